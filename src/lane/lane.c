#include "lane/lane.h"

/* The lane of contexts that have posted nothing to other nodes: it never has an owner, nothing is gathered on it, and
 * every mark is complete. Before shmem_init and after shmem_finalize, it is the lane of all contexts. */
struct batch no_batch = {.node = UINT32_MAX};
struct stream no_stream = {.node = UINT32_MAX};
struct lane no_lane = {.post.gathering = &no_batch};

struct context context_builtin[CONTEXT_BUILTIN] = {
    [0 ... CONTEXT_BUILTIN - 1] = {.lane = &no_lane, .request_ctx = context_no_request_ctx}};

struct lane_pool lane_pool;

bool lane_history_is_full(const struct lane *lane)
{
    return lane->published.opened - lane->published.done >= HISTORY - 1;
}

void lane_applied(struct lane *lane, uint64_t sequence)
{
    uint64_t done = lane->published.done;
    lane->inside.applied[sequence % HISTORY] = true;
    while (lane->inside.applied[(done + 1) % HISTORY]) lane->inside.applied[++done % HISTORY] = false;
    store_release(&lane->published.done, done); /* pairs with the acquires in lane_has_passed and is_passed */
}

/* Pairs with the release in lane_applied: the effects, including results in the caller's memory, are visible. */
bool lane_has_passed(uint64_t mark) { return !mark || load_acquire(&lane_of_mark(mark)->published.done) >= mark; }
