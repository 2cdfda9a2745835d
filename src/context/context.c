#include "context/context.h"

#include "base/thread_id.h"
#include "memory/lines.h"
#include "context/quiet.h"
#include "lane/lane_pool.h"
#include "lane/unsignaled.h"
#include "memory/region_reach.h"

/* SHMEM_CTX_* are option bits of shmem.h, SHMEMX_CTX_* of shmemx.h. */
#include <shmemx.h>

void context_begin(struct context *c, struct team *team, long options)
{
    *c = (struct context){.view = region_view(team),
                          .team = team,
                          .lane = &no_lane,
                          .options = options,
                          .thread = thread_id(),
                          .domain = domain_default,
                          .request_ctx = context_no_request_ctx};
    c->lines = lines_view(&c->view);
}

/* The default context and the internal one are one user of the first lane. */
void context_up(void)
{
    static const long promise[] = {[SHMEM_THREAD_SINGLE] = SHMEM_CTX_PRIVATE,
                                   [SHMEM_THREAD_FUNNELED] = SHMEM_CTX_PRIVATE,
                                   [SHMEM_THREAD_SERIALIZED] = SHMEM_CTX_SERIALIZED,
                                   [SHMEM_THREAD_MULTIPLE] = 0};
    context_begin(context_default, team_world, promise[world.thread_level]);
    lane_pool_bind_first(context_default);
    context_begin(context_internal, team_world, 0);
    context_internal->lane = context_default->lane;
    context_internal->bit = INTERNAL_CTX_BIT; /* the last that others get */
    context_internal->notifies = true;
    if (world.thread_level == SHMEM_THREAD_MULTIPLE && roster.n_nodes > 1)
        context_default->mark = context_default->idle = IDLE_MARK; /* threads may register: see quiet_complete_slow */
}

void context_down(void)
{
    lane_pool_unbind(context_default);
    context_free_request_ctx(context_default);
    for (int i = 0; i < CONTEXT_BUILTIN; i++)
        context_builtin[i] = (struct context){.lane = &no_lane, .request_ctx = context_no_request_ctx};
}

void context_push_slow(void)
{
    struct lane *lane = context_issuing(context_default)->lane;
    if (load_relaxed(&lane->published.gathered) || bulk_is_unordered(&lane->bulk)) lane_push(lane);
    else if (lane != &no_lane) unsignaled_end_series(&lane->unsignaled);
}

/* Adds a context to the lists of its team and its domain. */
static void context_link(struct context *c)
{
    pthread_mutex_lock(&world.lock);
    c->next = c->team->contexts;
    c->link = &c->team->contexts;
    if (c->next) c->next->link = &c->next;
    c->team->contexts = c;
    c->next_in = c->domain->contexts;
    c->link_in = &c->domain->contexts;
    if (c->next_in) c->next_in->link_in = &c->next_in;
    c->domain->contexts = c;
    c->domain->references++;
    pthread_mutex_unlock(&world.lock);
}

static void context_unlink(struct context *c)
{
    pthread_mutex_lock(&world.lock);
    *c->link = c->next;
    if (c->next) c->next->link = c->link;
    *c->link_in = c->next_in;
    if (c->next_in) c->next_in->link_in = c->link_in;
    domain_release(c->domain);
    pthread_mutex_unlock(&world.lock);
}

int context_lease(struct context *c, long options)
{
    bool insists = options & SHMEMX_CTX_REQUIRE;
    bool alone =
        (options & SHMEMX_CTX_EXCLUSIVE) || (insists && (options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED)));
    if (options & SHMEMX_CTX_PRIORITY_HIGH) c->priority = 1;
    if (options & SHMEMX_CTX_PRIORITY_LOW) c->priority = -1;
    return alone && !lane_pool_bind_alone(c) && insists ? -1 : 0;
}

int context_create_in(struct domain *domain, struct team *team, long options, context_handle *handle)
{
    *handle = (context_handle)CONTEXT_INVALID;
    if (!team->n_pes || team->my_pe < 0) return -1;
    struct context *c = aligned_alloc(cache_line, sizeof *c);
    if (!c) return -1;
    if (options & SHMEMX_CTX_EXCLUSIVE) options |= SHMEM_CTX_PRIVATE;
    context_begin(c, team, options);
    c->domain = domain;
    if (context_lease(c, options)) {
        free(c);
        return -1;
    }
    context_link(c);
    *handle = (context_handle)c;
    return 0;
}

int context_create_on(struct team *team, long options, context_handle *handle)
{
    return context_create_in(domain_default, team, options, handle);
}

int context_create(long options, context_handle *handle, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    return context_create_on(team_world, options, handle);
}

struct context *context_make_request_ctx(struct context *c)
{
    pthread_mutex_lock(&world.lock);
    struct context *request_ctx = c->request_ctx;
    if (request_ctx == context_no_request_ctx) {
        if (!(request_ctx = aligned_alloc(cache_line, sizeof *request_ctx))) die(NULL, "out of memory for a context");
        *request_ctx = (struct context){.view = c->view,
                                        .lines = c->lines,
                                        .team = c->team,
                                        .lane = c->lane,
                                        .options = c->options,
                                        .domain = c->domain,
                                        .thread = c->thread,
                                        .request_ctx = c,
                                        .is_request_ctx = true,
                                        .is_waited_by_requests = true};
        request_ctx->bit = REQUEST_CTX_BIT;          /* as the internal context's, no other's */
        store_release(&c->request_ctx, request_ctx); /* pairs with context_for_requests */
    }
    pthread_mutex_unlock(&world.lock);
    return request_ctx;
}

void context_free_request_ctx(struct context *c)
{
    if (c->request_ctx != context_no_request_ctx) free(c->request_ctx);
    c->request_ctx = context_no_request_ctx;
}

static void context_free(struct context *c)
{
    context_unlink(c);
    lane_pool_unbind(c);
    context_free_request_ctx(c);
    free(c);
}

void context_destroy(context_handle handle, const char *where)
{
    struct context *c = context_of(handle);
    if (!c->team) return; /* SHMEM_CTX_INVALID */
    if (c < context_builtin + CONTEXT_BUILTIN && c >= context_builtin)
        die_argument(where, "ctx", "SHMEM_CTX_DEFAULT, which lives until shmem_finalize");
    if (c->is_thread_s)
        die_argument(where, "ctx", "%p, which belongs to a registered thread until shmemx_thread_unregister",
                     (void *)handle);
    quiet_complete(c);
    context_free(c);
}

/* They may be other threads'. */
void context_destroy_all(struct team *team)
{
    while (team->contexts) {
        struct context *c = team->contexts;
        fence_puts_complete();
        quiet_wait_visiting(c);
        context_free(c);
    }
}

int context_get_team(context_handle handle, team_handle *team)
{
    struct context *c = context_of(handle);
    *team = c->team ? team_handle_of(c->team) : (team_handle)TEAM_INVALID;
    return c->team ? 0 : -1;
}

int context_set_priority(context_handle handle, int priority)
{
    struct context *c = context_of(handle);
    if (!c->team) return -1;
    lane_pool_prioritize(c, priority);
    return 0;
}

int context_get_info(context_handle handle, void *out, const char *where)
{
    shmemx_ctx_info_t *info = out;
    struct context *c = context_of(handle);
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    *info = (shmemx_ctx_info_t){.lane = -1};
    if (!c->team) return -1;
    pthread_mutex_lock(&world.lock);
    const struct lane *lane = c->lane;
    info->options = c->options;
    info->priority = c->priority;
    info->moves = (int)c->moves;
    if (lane != &no_lane) {
        info->lane = (int)lane->fixed.number;
        info->sharers = (int)lane->binding.users;
        info->is_bound = 1;
        info->is_locked = load_relaxed(&lane->lock.gate) == GATE_LOCKED;
        info->is_exclusive = lane->binding.is_exclusive;
    }
    pthread_mutex_unlock(&world.lock);
    return 0;
}
