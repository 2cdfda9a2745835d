/* Contexts: what shmem_ctx_create and its family do. */
#ifndef HEDDLE_CONTEXT_H
#define HEDDLE_CONTEXT_H

#include "core/core.h"

/* Stages of shmem_init. */
void context_up(void);
void context_down(void);

/* A context on a team; 0, or nonzero and *handle invalid. */
int context_create_on(struct team *team, long options, context_handle *handle);

int context_create(long options, context_handle *handle, const char *where);
void context_destroy(context_handle handle, const char *where);
int context_get_team(context_handle handle, team_handle *team);

/* Where the calling thread issues what it posts on a context: the context with that lane and that mark. */
always_inline struct context *context_issuing(struct context *c) { return c; }

/* Quiets and frees all contexts that are left on a team. */
void context_destroy_all(struct team *team);

struct heddle_ctx_session_config;
void context_session_start(context_handle handle, long options, const void *config, long config_mask);
void context_session_stop(context_handle handle);

#endif
