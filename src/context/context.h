/* Contexts: the implementation of shmem_ctx_create and its family. */
#ifndef HEDDLE_CONTEXT_H
#define HEDDLE_CONTEXT_H

#include "base/atomic.h"
#include "context/shard.h"
#include "core/core.h"

/* Handles below DOMAIN_BUILTIN are constants of shmemx.h; any other is a pointer. */
enum { DOMAIN_INVALID, DOMAIN_DEFAULT, DOMAIN_BUILTIN };
extern struct domain domain_builtin[DOMAIN_BUILTIN] hidden_symbol;
#define domain_default (&domain_builtin[DOMAIN_DEFAULT])

/* Releases a reference: the handle of the domain, or a context of it. Under world.lock. */
static inline void domain_release(struct domain *domain)
{
    if (domain >= domain_builtin + DOMAIN_BUILTIN || domain < domain_builtin) {
        if (!--domain->references) free(domain);
    }
}

/* Stages of shmem_init. Down runs when the world has neither contexts nor registered threads. */
void context_up(void);
void context_down(void);

/* A context on a team, with the options of shmem.h and shmemx.h; 0, or nonzero and *handle invalid. */
int context_create_in(struct domain *domain, struct team *team, long options, context_handle *handle);
int context_create_on(struct team *team, long options, context_handle *handle);

int context_create(long options, context_handle *handle, const char *where);
void context_destroy(context_handle handle, const char *where);
int context_get_team(context_handle handle, team_handle *team);

/* Completes and frees all remaining contexts of a team. */
void context_destroy_all(struct team *team);

/* What a context's options and its priority ask of the lane that it will get; nonzero if they insist on what is not
 * there. */
int context_lease(struct context *c, long options);

int context_set_priority(context_handle handle, int priority);
int context_get_info(context_handle handle, void *info, const char *where);

/* Initialises a context on a team, in the default domain, that has posted nothing. */
void context_begin(struct context *c, struct team *team, long options);

/* Flushes this thread's gathered operations and moves its long transfers while it polls a variable, because the remote
 * PE may need them to make progress. Not inside a lane. */
void context_push_slow(void);

force_inline void context_push(void)
{
    if (unlikely(roster.n_nodes > 1)) context_push_slow();
}

/* Call after a test without success, outside lanes: the program may repeat the test at once. Flushes gathered
 * operations, progresses nonblocking collectives, and yields the processor if PEs share it: without that, a PE that
 * tests keeps the processor from the PE that it waits for until the kernel takes it away, milliseconds later. */
cold_path void context_not_yet(void);

/* Operations that are charged to a request alone are issued on the request context of a context. It posts to the same
 * lane with its own mark, so that a quiet of the context does not wait for them. */
cold_path struct context *context_make_request_ctx(struct context *c);
void context_free_request_ctx(struct context *c);

force_inline struct context *context_for_requests(struct context *c)
{
    struct context *request_ctx =
        load_acquire(&c->request_ctx); /* pairs with the release in context_make_request_ctx */
    return likely(request_ctx != context_no_request_ctx) ? request_ctx : context_make_request_ctx(c);
}

#endif
