/* The lane of contexts that have posted nothing to other nodes: it never has an owner, nothing is gathered on it, and
 * every mark is complete. Before shmem_init and after shmem_finalize, it is the lane of all contexts. */
#include "lane/lane.h"

struct batch no_batch = {.node = UINT32_MAX};
struct stream no_stream = {.node = UINT32_MAX};
struct lane no_lane = {.gathering = &no_batch};

struct context context_builtin[CONTEXT_BUILTIN] = {
    [0 ... CONTEXT_BUILTIN - 1] = {.lane = &no_lane, .request_ctx = context_no_request_ctx}};
