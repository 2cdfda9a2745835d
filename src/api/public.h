/* What the entry points are made of. */
#ifndef HEDDLE_API_PUBLIC_H
#define HEDDLE_API_PUBLIC_H

#include "pshmemx.h"

#include "api/init.h"
#include "api/raw.h"
#include "api/sandia.h"
#include "base/bits.h"
#include "coll/active_set.h"
#include "ext/alltoallv.h"
#include "coll/barrier.h"
#include "coll/collective.h"
#include "ext/counting_create.h"
#include "ext/external_heap.h"
#include "ext/federation.h"
#include "ext/list_broadcast.h"
#include "op/global_lock.h"
#include "coll/symmetric_malloc.h"
#include "coll/partition.h"
#include "coll/reduce.h"
#include "ext/space.h"
#include "ext/nbc.h"
#include "coll/team.h"
#include "op/wait.h"
#include "op/amo.h"
#include "ext/append.h"
#include "ext/request_op.h"
#include "context/context.h"
#include "core/core.h"
#include "ext/counting.h"
#include "context/pcntr.h"
#include "context/domain.h"
#include "context/quiet.h"
#include "memory/region_reach.h"
#include "op/rma.h"
#include "context/thread.h"
#include "op/signal.h"

#define exported __attribute__((visibility("default")))

/* Defines pshmem_x and makes shmem_x its weak alias, which a profiling tool may replace. The parentheses keep
 * the C11 macro of the same name, if there is one, from being expanded. */
#define PUBLIC(ret, name, ...)                                                                                         \
    exported ret(name)(__VA_ARGS__) __attribute__((weak, alias("p" #name)));                                           \
    exported ret p##name(__VA_ARGS__)

#endif
