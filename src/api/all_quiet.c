#include "api/all_quiet.h"

#include "base/atomic.h"
#include "coll/nbc_queue.h"
#include "lane/lane_pool.h"

/* The queues come first: a collective leaves its queue after it has posted its last message. */
bool heddle_is_quiet(void)
{
    fence_puts_complete();
    return nbc_is_idle() && lane_pool_is_quiet();
}
