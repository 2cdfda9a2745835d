/* What a context is on that has posted nothing to other nodes: a lane that nobody can own, on which nothing is gathered
 * and everything has been applied. Before shmem_init and after shmem_finalize, all are. */
#include "lane/lane.h"

struct batch no_batch = {.node = UINT32_MAX};
struct stream no_stream = {.node = UINT32_MAX};
struct lane no_lane = {.gathering = &no_batch};

struct context context_builtin[CONTEXT_BUILTIN] = {
    [0 ... CONTEXT_BUILTIN - 1] = {.lane = &no_lane, .request_ctx = context_no_request_ctx}};
