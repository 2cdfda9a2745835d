#include "api/all_quiet.h"

#include "base/atomic.h"
#include "coll/nbc_queue.h"
#include "context/context.h"
#include "ext/append.h"
#include "lane/lane_pool.h"

/* The queues come first: a step of a collective is counted when its messages are posted. */
bool heddle_is_quiet(uint64_t *steps)
{
    fence_puts_complete();
    return nbc_is_still(steps) && lane_pool_is_quiet();
}

bool heddle_request_is_over(const void *request, bool is_local, const char *where)
{
    return request_is_over((request_handle)(uintptr_t)request, is_local, where);
}

bool heddle_append_has(const void *oct, size_t nbytes, const char *where)
{
    return append_has((append_handle)(uintptr_t)oct, nbytes, where);
}
