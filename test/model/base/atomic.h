/* The library's vocabulary of base/atomic.h for the model: whatever orders is a point where another thread may go on,
 * and so is what follows a store that says that something is there. */
#ifndef HEDDLE_ATOMIC_H
#define HEDDLE_ATOMIC_H

#include "base/base.h"

void explorer_point(void);

/* The value comes from before, which may be long ago. */
#define explorer_store(p, v, order)                                                                                    \
    ({                                                                                                                 \
        __auto_type value_ = (v);                                                                                      \
        explorer_point();                                                                                              \
        __atomic_store_n((p), value_, order);                                                                          \
        explorer_point();                                                                                              \
    })
#define explorer_between(access)                                                                                       \
    ({                                                                                                                 \
        explorer_point();                                                                                              \
        __auto_type seen_ = (access);                                                                                  \
        explorer_point();                                                                                              \
        seen_;                                                                                                         \
    })

#define load_relaxed(p)     __atomic_load_n((p), __ATOMIC_RELAXED)
#define load_acquire(p)     (explorer_point(), __atomic_load_n((p), __ATOMIC_ACQUIRE))
#define load_ordered(p)     (explorer_point(), __atomic_load_n((p), __ATOMIC_SEQ_CST))
#define store_relaxed(p, v) __atomic_store_n((p), (v), __ATOMIC_RELAXED)
#define store_release(p, v) explorer_store(p, v, __ATOMIC_RELEASE)
#define store_ordered(p, v) explorer_store(p, v, __ATOMIC_SEQ_CST)
#define add_relaxed(p, v)   ((void)__atomic_fetch_add((p), (v), __ATOMIC_RELAXED))
#define add_release(p, v)   (explorer_point(), (void)__atomic_fetch_add((p), (v), __ATOMIC_RELEASE), explorer_point())
#define fetch_add(p, v)     explorer_between(__atomic_fetch_add((p), (v), __ATOMIC_SEQ_CST))
#define fetch_sub(p, v)     explorer_between(__atomic_fetch_sub((p), (v), __ATOMIC_SEQ_CST))
#define fetch_and(p, v)     explorer_between(__atomic_fetch_and((p), (v), __ATOMIC_SEQ_CST))
#define fetch_or(p, v)      explorer_between(__atomic_fetch_or((p), (v), __ATOMIC_SEQ_CST))
#define fetch_xor(p, v)     explorer_between(__atomic_fetch_xor((p), (v), __ATOMIC_SEQ_CST))
#define exchange(p, v)      explorer_between(__atomic_exchange_n((p), (v), __ATOMIC_SEQ_CST))
#define compare_exchange(p, expected, v)                                                                               \
    explorer_between(__atomic_compare_exchange_n((p), (expected), (v), false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))

force_inline void remote_access_begin(void) {}
force_inline void remote_access_end(void) {}
force_inline void fence_puts_in_order(void) {}
force_inline void fence_puts_complete(void) {}
force_inline void fence_before_waking(void) {}
force_inline void fence_seen(void) {}
force_inline void fence_after_get(void) {}
force_inline void fence_streamed_stores(void) {}
force_inline void cpu_pause(void) {}

#endif
