/* The lock of a lane. At assert level 2 each thread counts the locks that it holds, to check law 2: no thread holds
 * two, and none holds one while it waits or takes world.lock. A thread that changes the mode of a lane's lock holds
 * world.lock and waits for the thread inside, which never takes world.lock: so there cannot be a deadlock. post_record
 * is not counted, because its instructions are limited; it never waits inside. */
#ifndef HEDDLE_LANE_LOCK_H
#define HEDDLE_LANE_LOCK_H

#include "lane/lane.h"

/* Returns the number of lane locks that the calling thread holds. */
unsigned *lane_locks_held(void) hidden_symbol;

force_inline bool lane_is_outside(void) { return *lane_locks_held() == 0; }

force_inline void lane_count_locks(unsigned more)
{
    if (HEDDLE_ASSERT_LEVEL < 2) return;
    unsigned *held = lane_locks_held();
    *held += more;
    expect(2, *held <= 1);
}

force_inline void lane_lock(struct lane *lane)
{
    lock_enter(&lane->lock);
    lane_count_locks(1);
}

force_inline void lane_unlock(struct lane *lane)
{
    lane_count_locks(-1u);
    lock_leave(&lane->lock);
}

force_inline bool lane_visit(struct lane *lane)
{
    if (!lock_visit(&lane->lock)) return false;
    lane_count_locks(1);
    return true;
}

force_inline void lane_visit_end(struct lane *lane)
{
    lane_count_locks(-1u);
    lock_visit_end(&lane->lock);
}

force_inline void lane_visit_end_shared(struct lane *lane)
{
    lane_count_locks(-1u);
    lock_visit_end_shared(&lane->lock);
}

#endif
