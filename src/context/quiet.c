#include "context/quiet.h"

#include <shmem.h>

#include "context/pcntr.h"
#include "lane/lane_pool.h"
#include "memory/argument_check.h"
#include "context/shard.h"

/* Returns true if the context may move to another lane: one thread at a time uses it, now the calling one. A request
 * context has the lane of its context, which moves both. */
static bool may_move(const struct context *c)
{
    return (c->options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED)) && c != context_default && !c->is_request_ctx;
}

/* Returns true if the mark may be cleared. It must stay if another thread may append an operation to a batch that the
 * mark includes, which is possible if another context shares the batch and it is open. With one thread at a time this
 * cannot happen. */
static bool may_forget(const struct context *c, uint64_t mark)
{
    return (c->options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED)) || lane_has_passed(mark);
}

void quiet_wait(struct context *c)
{
    if (!quiet_is_pending(c)) return;
    lane_settle(context_lane(c), WAITER_USER);
    /* In this order: as in pcntr_add. */
    uint64_t writes = load_acquire(&c->writes), reads = load_acquire(&c->reads), mark = load_acquire(&c->mark);
    lane_wait(mark, load_relaxed(&c->bit), WAITER_USER);
    pcntr_raise(c, writes, reads);
    if (!may_forget(c, mark)) return;
    pcntr_raise_up_to(c, mark);                                    /* a thread that finds no mark does not count */
    if (compare_exchange(&c->mark, &mark, c->idle) && may_move(c)) /* unless another thread has posted meanwhile */
        lane_pool_rest(c);
}

/* Reads the mark before the bit: either the bit is of the same lane, or all operations up to the mark are complete. The
 * acquire pairs with the release in lane_note. */
void quiet_wait_visiting(struct context *c)
{
    uint64_t mark = load_acquire(&c->mark);
    if (mark) lane_wait(mark, load_relaxed(&c->bit), WAITER_VISITOR);
}

/* Waits for the operations of registered threads. */
static void wait_shards(void)
{
    shard_test_all(); /* all are on their way */
    for (struct shard *s = shard_first(); s; s = s->next) {
        if (s == shard_mine()) quiet_wait(&s->context);
        else quiet_wait_visiting(&s->context);
    }
}

void quiet_complete_slow(struct context *c)
{
    quiet_wait(c);
    if (c == context_default) wait_shards();
}

/* Operations of a context are in order on its lane, except long transfers. Those of the default context are also on the
 * lanes of registered threads. */
void quiet_fence_slow(struct context *c)
{
    if (c == context_default && shard_has_lanes()) quiet_complete_slow(c);
    else lane_order(context_lane(c), WAITER_USER);
}

/* Returns false if there are none, or for SHMEM_CTX_INVALID. */
static bool has_pes(struct context *c, const int *target_pes, size_t npes, const char *where)
{
    if (!c->team && world.n_pes) return false;
    for (size_t i = 0; i < npes; i++) argument_check_pe(c, target_pes[i], where, "target_pes");
    return npes;
}

void quiet_pes(struct context *c, const int *target_pes, size_t npes, const char *where)
{
    if (has_pes(c, target_pes, npes, where)) quiet_complete(c);
}

void quiet_fence_pes(struct context *c, const int *target_pes, size_t npes, const char *where)
{
    if (has_pes(c, target_pes, npes, where)) quiet_fence(c);
}

int quiet_test(struct context *c)
{
    uint64_t mark = load_acquire(&c->mark);
    fence_puts_complete();
    bool is_over = !mark || lane_test(mark, load_relaxed(&c->bit), WAITER_USER);
    if (c == context_default) is_over &= shard_test_all();
    return is_over;
}

int quiet_fence_test(struct context *c)
{
    fence_puts_in_order();
    if (c == context_default && shard_has_lanes()) return quiet_test(c);
    struct lane *lane = context_lane(c);
    if (bulk_is_unordered(&lane->bulk)) lane_push(lane);
    if (bulk_is_unordered(&lane->bulk)) return false;
    lane_note_fence(lane);
    return true;
}

/* Puts copy what they send, near and far, or, if they are long, when the driver gets it. */
void quiet_local(struct context *c)
{
    lane_push(context_lane(c));
    quiet_fence(c);
}

void quiet_contexts(const context_handle *contexts, size_t n, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    for (size_t i = 0; i < n; i++) quiet_test(context_of(contexts[i]));
    for (size_t i = 0; i < n; i++) quiet_complete(context_of(contexts[i]));
}
