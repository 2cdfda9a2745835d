/* Domains: groups of contexts with a common thread level, which share lanes. */
#ifndef HEDDLE_DOMAIN_H
#define HEDDLE_DOMAIN_H

#include "context/context.h"

typedef struct heddle_domain *domain_handle;
int domain_create(int thread_level, int count, domain_handle *handles, const char *where);
void domain_destroy(int count, domain_handle *handles, const char *where);
int domain_config(const void *config);

/* Makes a context of the domain; `options` are added to those of its level. */
int domain_create_context(domain_handle handle, team_handle team, long options, context_handle *ctx, const char *where);

void domain_quiet(domain_handle handle, const char *where);
void domain_fence(domain_handle handle, const char *where);

#endif
