#include "context/thread.h"

#include <shmemx.h>

#include "base/caller.h"
#include "base/env.h"
#include "base/log.h"
#include "context/context.h"
#include "context/pcntr.h"
#include "context/domain.h"
#include "context/mark.h"
#include "lane/pool.h"
#include "memory/region.h"

_Thread_local struct context *thread_shard;
uint32_t thread_rule;

/* One for each thread that is registered, and those that were: taken again, and freed by shmem_finalize only, so that a
 * quiet can visit them without a lock. */
struct shard {
    struct context context;
    struct shard *next;
    struct context **slot; /* its thread's thread_shard; NULL: of nobody. With those below, under world.lock */
    uint64_t number;       /* of a thread that the hook identifies */
    uint32_t nested;       /* registrations; 0: free. Read without the lock */
};

static struct {
    struct shard *shards;
    pthread_key_t key; /* whose destructor sees threads end */
    bool has_key;
} threads;

static struct shard *shard_of_number(uint64_t number)
{
    for (struct shard *s = load_acquire(&threads.shards); s; s = s->next)
        if (load_acquire(&s->nested) && load_relaxed(&s->number) == number) return s;
    return NULL;
}

/* The calling thread's, or NULL. */
static struct shard *shard_mine(void)
{
    if (caller_gettid) return shard_of_number(caller_gettid());
    return (struct shard *)load_relaxed(&thread_shard); /* its first member */
}

struct context *thread_shard_by_hook(void)
{
    struct shard *s = shard_of_number(caller_gettid());
    return s ? &s->context : NULL;
}

/* One that is free, or a new one. */
static struct shard *shard_take(void)
{
    pthread_mutex_lock(&world.lock);
    struct shard *s = threads.shards;
    while (s && s->nested) s = s->next;
    if (!s && (s = aligned_alloc(cache_line, sizeof *s))) {
        *s = (struct shard){.next = threads.shards};
        s->context = (struct context){
            .team = team_world, .lane = &no_lane, .request_ctx = context_no_request_ctx, .is_thread_s = true};
        context_look(&s->context);
        store_release(&threads.shards, s); /* pairs with the acquires of those who go through them, below and above */
    }
    if (s) {
        s->context.thread = caller();
        s->context.options = SHMEM_CTX_PRIVATE;
        s->context.domain = domain_default;
        s->context.priority = 0;
        store_relaxed(&s->number, caller_gettid ? caller_gettid() : 0);
        store_release(&s->nested, 1);
    }
    pthread_mutex_unlock(&world.lock);
    return s;
}

static void shard_give(struct shard *s)
{
    mark_quiet(&s->context);
    if (s->context.request_ctx != context_no_request_ctx)
        mark_wait_visiting(s->context.request_ctx); /* a visitor moves nothing to another lane */
    pool_unbind(&s->context);
    if (!caller_gettid) store_relaxed(&thread_shard, NULL);
    pthread_mutex_lock(&world.lock);
    s->slot = NULL;
    store_release(&s->nested, 0);
    pthread_mutex_unlock(&world.lock);
}

/* A thread ends that has not unregistered. Nothing, if shmem_finalize has come before. */
static void thread_ends(void *unused)
{
    (void)unused;
    struct shard *s = (struct shard *)load_acquire(&thread_shard);
    if (s) shard_give(s);
}

/* So that this thread's end is seen, and shmem_finalize finds it. */
static void shard_attach(struct shard *s)
{
    if (caller_gettid) return;
    pthread_mutex_lock(&world.lock);
    if (!threads.has_key) threads.has_key = !pthread_key_create(&threads.key, thread_ends);
    s->slot = &thread_shard;
    pthread_mutex_unlock(&world.lock);
    pthread_setspecific(threads.key, s);
    store_release(&thread_shard, &s->context);
}

int thread_register(long options, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (world.thread_level < SHMEM_THREAD_MULTIPLE) return 0; /* one at a time: the default lane is its own */
    struct shard *s = shard_mine();
    if (s) {
        store_release(&s->nested, s->nested + 1);
        return 0;
    }
    s = shard_take();
    if (!s) return -1;
    if (context_lease(&s->context, options)) {
        shard_give(s);
        return -1;
    }
    shard_attach(s);
    fence_puts_complete(); /* pairs with that in thread_has_lanes: a fence sees this thread, or it what is fenced */
    mark_wait_visiting(context_default); /* what it has issued there comes before all that it issues from now on */
    if (roster.n_nodes > 1 && env.tls == TLS_ON)
        store_relaxed(&thread_rule, caller_gettid ? THREADS_BY_HOOK : THREADS_BY_TLS);
    return 0;
}

void thread_unregister(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (world.thread_level < SHMEM_THREAD_MULTIPLE) mark_quiet(context_default); /* on which it has issued all */
    struct shard *s = shard_mine();
    if (!s) return;
    if (s->nested > 1) store_release(&s->nested, s->nested - 1);
    else shard_give(s);
}

void thread_quiet(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    struct shard *s = shard_mine();
    struct context *c = context_issuing(context_default);
    fence_puts_complete();
    mark_wait(c);
    if (s && c != &s->context) mark_wait(&s->context); /* what was issued on it by its handle */
}

/* A thread's records are on one lane, and in order there, but for long transfers. */
void thread_fence(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    fence_puts_in_order();
    lane_order(context_issuing(context_default)->lane, WAITER_USER);
    lane_order(shard_mine() ? shard_mine()->context.lane : &no_lane, WAITER_USER);
}

context_handle thread_context(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    struct shard *s = shard_mine();
    return s ? (context_handle)&s->context : (context_handle)CONTEXT_DEFAULT;
}

void thread_register_gettid(uint64_t (*gettid)(void), const char *where)
{
    if (world.n_pes) die(where, "called between shmem_init and the last shmem_finalize");
    caller_gettid = gettid;
}

static enum waiter waiter_for(const struct shard *s) { return s == shard_mine() ? WAITER_USER : WAITER_VISITOR; }

static bool shard_test(const struct shard *s)
{
    uint64_t mark = load_acquire(&s->context.mark); /* then the bit: as in mark_wait_visiting */
    return !mark || lane_test(mark, load_relaxed(&s->context.bit), waiter_for(s));
}

bool thread_test_shards(void)
{
    bool is_over = true;
    for (struct shard *s = load_acquire(&threads.shards); s; s = s->next) is_over &= shard_test(s);
    return is_over;
}

void thread_wait_shards(void)
{
    thread_test_shards(); /* all are on their way */
    for (struct shard *s = load_acquire(&threads.shards); s; s = s->next) {
        if (s == shard_mine()) mark_wait(&s->context);
        else mark_wait_visiting(&s->context);
    }
}

/* Or will have: with the first thing that they post, or after a quiet, when they go on to another. */
bool thread_has_lanes(void)
{
    if (pool.n_lanes <= 1) return false;
    fence_puts_complete(); /* pairs with that in thread_register */
    for (struct shard *s = load_acquire(&threads.shards); s; s = s->next)
        if (load_relaxed(&s->nested)) return true;
    return false;
}

void thread_count_shards(struct counters *sum)
{
    for (struct shard *s = load_acquire(&threads.shards); s; s = s->next) pcntr_add(sum, &s->context);
}

void thread_down(void)
{
    store_relaxed(&thread_rule, THREADS_ALIKE);
    for (struct shard *s; (s = threads.shards); free(s)) {
        threads.shards = s->next;
        pool_unbind(&s->context);
        context_free_request_ctx(&s->context);
        if (s->slot) store_release(s->slot, NULL);
    }
}
