#include "context/thread.h"

#include <shmemx.h>

#include "base/thread_id.h"
#include "base/env.h"
#include "base/log.h"
#include "context/context.h"
#include "context/quiet.h"
#include "context/shard.h"
#include "lane/lane_pool.h"

static struct {
    pthread_key_t key; /* whose destructor sees threads end */
    bool has_key;
} threads;

/* One that is free, or a new one. */
static struct shard *shard_take(void)
{
    pthread_mutex_lock(&world.lock);
    struct shard *s = shard_list;
    while (s && load_relaxed(&s->nested)) s = s->next; /* whose threads count without the lock */
    if (!s && (s = aligned_alloc(cache_line, sizeof *s))) {
        *s = (struct shard){.next = shard_list};
        context_begin(&s->context, team_world, SHMEM_CTX_PRIVATE);
        s->context.is_thread_s = true;
        store_release(&shard_list, s); /* pairs with shard_first */
    }
    if (s) {
        s->context.thread = thread_id();
        s->context.priority = 0;
        store_relaxed(&s->number, thread_id_gettid ? thread_id_gettid() : 0);
        store_release(&s->nested, 1);
    }
    pthread_mutex_unlock(&world.lock);
    return s;
}

static void shard_give(struct shard *s)
{
    quiet_complete(&s->context);
    if (s->context.request_ctx != context_no_request_ctx)
        quiet_wait_visiting(s->context.request_ctx); /* a visitor moves nothing to another lane */
    lane_pool_unbind(&s->context);
    if (!thread_id_gettid) store_relaxed(&thread_shard, NULL);
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
    if (thread_id_gettid) return;
    pthread_mutex_lock(&world.lock);
    if (!threads.has_key) threads.has_key = !pthread_key_create(&threads.key, thread_ends);
    s->slot = &thread_shard;
    pthread_mutex_unlock(&world.lock);
    pthread_setspecific(threads.key, s);
    store_release(&thread_shard, &s->context);
}

/* From now on each thread issues on its own context. With user-level threads post_record appends nothing for the
 * default context any more: it cannot see which of them calls. */
static void distinguish_threads(void)
{
    if (thread_id_gettid && !load_relaxed(&context_default->needs_lookup)) {
        store_relaxed(&context_default->needs_lookup, true); /* inside the lane, threads see it behind lane_forget */
        lane_forget(context_lane(context_default));
    }
    store_relaxed(&thread_rule, thread_id_gettid ? THREADS_BY_HOOK : THREADS_BY_TLS);
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
    fence_puts_complete(); /* pairs with that in shard_has_lanes: a fence sees this thread, or it what is fenced */
    quiet_wait_visiting(context_default); /* what it has issued there comes before all that it issues from now on */
    if (roster.n_nodes > 1 && env.tls == TLS_ON) distinguish_threads();
    return 0;
}

void thread_unregister(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (world.thread_level < SHMEM_THREAD_MULTIPLE) quiet_complete(context_default); /* on which it has issued all */
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
    quiet_wait(c);
    if (s && c != &s->context) quiet_wait(&s->context); /* what was issued on it by its handle */
}

/* Operations of a thread are in order on its lane, except long transfers. */
void thread_fence(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    fence_puts_in_order();
    lane_order(context_lane(context_issuing(context_default)), WAITER_USER);
    if (shard_mine()) lane_order(context_lane(&shard_mine()->context), WAITER_USER);
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
    thread_id_gettid = gettid;
}

void thread_down(void)
{
    store_relaxed(&thread_rule, THREADS_ALIKE);
    for (struct shard *s; (s = shard_list); free(s)) {
        shard_list = s->next;
        lane_pool_unbind(&s->context);
        context_free_request_ctx(&s->context);
        if (s->slot) store_release(s->slot, NULL);
    }
}
