#include "context/mark.h"

#include <shmem.h>

#include "context/pcntr.h"
#include "lane/pool.h"
#include "memory/region.h"
#include "context/shard.h"

/* May it go on to another lane: one thread at a time uses it, and this one does? */
static bool may_move(const struct context *c)
{
    return (c->options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED)) && c != context_default;
}

/* Something that another thread posts now may come into a batch that the mark includes already, if the batch is another
 * context's, too, and still open: then the mark stays. With one thread at a time there is no such. */
static bool may_forget(const struct context *c, uint64_t mark)
{
    return (c->options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED)) || lane_has_passed(mark);
}

void mark_wait(struct context *c)
{
    if (!mark_is_set(c)) return;
    lane_settle(context_lane(c), WAITER_USER);
    /* In this order: as in pcntr_add. */
    uint64_t writes = load_acquire(&c->writes), reads = load_acquire(&c->reads), mark = load_acquire(&c->mark);
    lane_wait(mark, load_relaxed(&c->bit), WAITER_USER);
    pcntr_raise(c, writes, reads);
    if (may_forget(c, mark) && compare_exchange(&c->mark, &mark, c->idle) && may_move(c))
        pool_rest(c); /* unless another thread has posted meanwhile */
}

/* First the mark, then the bit: that of the same lane, or nothing of the mark's is on its way any more. The acquire
 * pairs with the release in lane_note; so it does in mark_quiet_test. */
void mark_wait_visiting(struct context *c)
{
    uint64_t mark = load_acquire(&c->mark);
    if (mark) lane_wait(mark, load_relaxed(&c->bit), WAITER_VISITOR);
}

/* What registered threads have posted. */
static void wait_shards(void)
{
    shard_test_all(); /* all are on their way */
    for (struct shard *s = shard_first(); s; s = s->next) {
        if (s == shard_mine()) mark_wait(&s->context);
        else mark_wait_visiting(&s->context);
    }
}

void mark_quiet_slow(struct context *c)
{
    mark_wait(c);
    if (c == context_default) wait_shards();
}

/* A context's records are on one lane and in order there, but for long transfers, which wait beside them; the default
 * one's are on those of the registered threads, too. */
void mark_fence_slow(struct context *c)
{
    if (c == context_default && shard_has_lanes()) mark_quiet_slow(c);
    else lane_order(context_lane(c), WAITER_USER);
}

void mark_pe_quiet(struct context *c, const int *target_pes, size_t npes, const char *where)
{
    if (!c->team && world.n_pes) return; /* SHMEM_CTX_INVALID */
    for (size_t i = 0; i < npes; i++) region_check_pe(c, target_pes[i], where, "target_pes");
    if (npes) mark_quiet(c);
}

int mark_quiet_test(struct context *c)
{
    uint64_t mark = load_acquire(&c->mark);
    fence_puts_complete();
    bool is_over = !mark || lane_test(mark, load_relaxed(&c->bit), WAITER_USER);
    if (c == context_default) is_over &= shard_test_all();
    return is_over;
}

int mark_fence_test(struct context *c)
{
    fence_puts_in_order();
    if (c == context_default && shard_has_lanes()) return mark_quiet_test(c);
    return !bulk_is_unordered(&context_lane(c)->bulk);
}

/* Puts copy what they send, near and far, or, if they are long, when the driver gets it. */
void mark_local_complete(struct context *c)
{
    lane_push(context_lane(c));
    mark_fence(c);
}

void mark_quiet_all(const context_handle *contexts, size_t n, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    for (size_t i = 0; i < n; i++) mark_quiet_test(context_of(contexts[i]));
    for (size_t i = 0; i < n; i++) mark_quiet(context_of(contexts[i]));
}
