#include "context/domain.h"

#include <stdlib.h>

#include <shmemx.h>

#include "base/log.h"
#include "context/context.h"
#include "context/quiet.h"
#include "lane/lane_pool.h"

struct domain domain_builtin[DOMAIN_BUILTIN];

static struct {
    int priority;     /* hint for contexts that are made from now on */
    uint32_t created; /* so far */
} domains;            /* under world.lock */

static struct domain *domain_of(domain_handle handle)
{
    return (uintptr_t)handle < DOMAIN_BUILTIN ? &domain_builtin[(uintptr_t)handle] : (struct domain *)handle;
}

/* Odd numbers from 5 on: neither threads nor the constants of pool.c. Domains of a sharing group have one in common. */
static uintptr_t owner_of_next(void)
{
    return (uintptr_t)(domains.created++ / (uint32_t)lane_pool_hints.domains_a_group) * 4 + 5;
}

int domain_create(int thread_level, int count, domain_handle *handles, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    int made = 0;
    for (int i = 0; i < count; i++) handles[i] = (domain_handle)DOMAIN_INVALID;
    if (thread_level < SHMEM_THREAD_SINGLE || thread_level > world.thread_level || count < 0) return -1;
    for (struct domain *d; made < count && (d = malloc(sizeof *d)); made++) {
        pthread_mutex_lock(&world.lock);
        *d = (struct domain){.thread_level = thread_level, .owner = owner_of_next(), .references = 1};
        pthread_mutex_unlock(&world.lock);
        handles[made] = (domain_handle)d;
    }
    if (made == count) return 0;
    domain_destroy(made, handles, where);
    return -1;
}

void domain_destroy(int count, domain_handle *handles, const char *where)
{
    for (int i = 0; i < count; i++) {
        if (handles[i] == (domain_handle)DOMAIN_DEFAULT)
            die_argument(where, "domains", "SHMEMX_DOMAIN_DEFAULT (element %d), which cannot be destroyed", i);
        pthread_mutex_lock(&world.lock);
        domain_release(domain_of(handles[i]));
        pthread_mutex_unlock(&world.lock);
        handles[i] = (domain_handle)DOMAIN_INVALID;
    }
}

int domain_config(const void *config)
{
    const shmemx_domain_config_t *new = config;
    if (new->num_domains < 0 || new->ctxs_per_domain < 0 || new->threads < 0 || new->domains_per_group < 0) return -1;
    pthread_mutex_lock(&world.lock);
    domains.priority = new->priority;
    lane_pool_hints = (struct lane_pool_hints){.domains = new->num_domains,
                                               .contexts_a_domain = new->ctxs_per_domain,
                                               .domains_a_group = new->domains_per_group ? new->domains_per_group : 1,
                                               .threads = new->threads};
    pthread_mutex_unlock(&world.lock);
    return 0;
}

/* One thread at a time uses this context. Other threads may use other contexts of the domain at the same time. */
static long options_of_level(int thread_level)
{
    return thread_level < SHMEM_THREAD_MULTIPLE ? SHMEM_CTX_SERIALIZED : 0;
}

static long options_of_hints(void)
{
    pthread_mutex_lock(&world.lock);
    int priority = domains.priority;
    pthread_mutex_unlock(&world.lock);
    return priority > 0 ? SHMEMX_CTX_PRIORITY_HIGH : priority < 0 ? SHMEMX_CTX_PRIORITY_LOW : 0;
}

int domain_create_context(domain_handle handle, team_handle team, long options, context_handle *ctx, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    struct domain *domain = domain_of(handle);
    *ctx = (context_handle)CONTEXT_INVALID;
    if (domain == &domain_builtin[DOMAIN_INVALID]) return -1;
    int level = domain == domain_default ? world.thread_level : domain->thread_level;
    return context_create_in(domain, team_of(team), options | options_of_level(level) | options_of_hints(), ctx);
}

/* What the domain's contexts have posted on one lane: the latest mark there, and whose. Values, which stay true
 * whatever becomes of the contexts. */
static uint64_t marks_on(const struct domain *domain, uint32_t lane, uint64_t *contexts)
{
    uint64_t latest = 0;
    *contexts = 0;
    pthread_mutex_lock(&world.lock);
    for (const struct context *c = domain->contexts; c; c = c->next_in) {
        uint64_t mark = load_acquire(&c->mark);
        if (!mark || mark_lane(mark) != lane) continue;
        *contexts |= load_relaxed(&c->bit);
        if (mark > latest) latest = mark;
    }
    pthread_mutex_unlock(&world.lock);
    return latest;
}

void domain_quiet(domain_handle handle, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    struct domain *domain = domain_of(handle);
    fence_puts_complete();
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        uint64_t contexts, mark = marks_on(domain, i, &contexts);
        if (mark) lane_wait(mark, contexts, WAITER_VISITOR);
    }
    if (domain == domain_default) quiet_complete(context_default);
}

/* Fences each context of the domain. Operations of a context are in order on its lane, except long transfers. Two
 * contexts are not ordered with each other. */
void domain_fence(domain_handle handle, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    struct domain *domain = domain_of(handle);
    fence_puts_in_order();
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        uint64_t contexts;
        if (marks_on(domain, i, &contexts)) lane_order(&lane_pool.lanes[i], WAITER_VISITOR);
    }
    if (domain == domain_default) quiet_fence(context_default);
}
