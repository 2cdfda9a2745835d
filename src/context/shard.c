#include "context/shard.h"

#include "base/thread_id.h"
#include "lane/lane_pool.h"

_Thread_local struct context *thread_shard;
uint32_t thread_rule;
struct shard *shard_list;

static struct shard *shard_of_number(uint64_t number)
{
    for (struct shard *s = shard_first(); s; s = s->next)
        if (load_acquire(&s->nested) && load_relaxed(&s->number) == number) return s;
    return NULL;
}

struct shard *shard_mine(void)
{
    if (thread_id_gettid) return shard_of_number(thread_id_gettid());
    return (struct shard *)load_relaxed(&thread_shard); /* its first member */
}

struct context *shard_by_hook(void)
{
    struct shard *s = shard_of_number(thread_id_gettid());
    return s ? &s->context : NULL;
}

static enum waiter waiter_for(const struct shard *s) { return s == shard_mine() ? WAITER_USER : WAITER_VISITOR; }

static bool shard_test(const struct shard *s)
{
    uint64_t mark = load_acquire(&s->context.mark); /* then the bit: as in quiet_wait_visiting */
    return !mark || lane_test(mark, load_relaxed(&s->context.bit), waiter_for(s));
}

bool shard_test_all(void)
{
    bool is_over = true;
    for (struct shard *s = shard_first(); s; s = s->next) is_over &= shard_test(s);
    return is_over;
}

/* Also true if they may get one: with their first operation, or after a quiet, when they move to another lane. */
bool shard_has_lanes(void)
{
    if (lane_pool.n_lanes <= 1) return false;
    fence_puts_complete(); /* pairs with that in thread_register */
    for (struct shard *s = shard_first(); s; s = s->next)
        if (load_relaxed(&s->nested)) return true;
    return false;
}
