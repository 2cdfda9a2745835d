/* The lock of a lane. At assert level 2 each thread counts those that it has, which is law 2: nobody has two, nor one
 * while he waits or wants world.lock. Who changes the rule of a lane's lock has world.lock and waits for whoever is
 * inside, and nobody inside wants world.lock: so that nobody can wait in a circle. Not counted is post_record, whose
 * instructions are, and which waits for nothing while it is inside. */
#ifndef HEDDLE_LANE_LOCK_H
#define HEDDLE_LANE_LOCK_H

#include "lane/lane.h"

/* How many lanes' locks the calling thread has. */
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
