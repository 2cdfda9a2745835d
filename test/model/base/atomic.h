/* The library's vocabulary of base/atomic.h for the model: whatever orders is a point where another thread may go on,
 * and so is what follows a store that says that something is there. */
#ifndef HEDDLE_ATOMIC_H
#define HEDDLE_ATOMIC_H

#include "base/base.h"

#ifdef MODEL_WEAK

/* The library's own vocabulary, on the machine of weak.h. */
#include "weak.h"

#define model_loaded(p, bits)                                                                                          \
    ({                                                                                                                 \
        union {                                                                                                        \
            uint64_t bits_;                                                                                            \
            __typeof__(*(p)) value_;                                                                                   \
        } loaded_ = {.bits_ = (bits)};                                                                                 \
        loaded_.value_;                                                                                                \
    })
#define model_stored(p, v) (uint64_t)(__typeof__(*(p)))(v)
#define model_fetched(what, p, v, order)                                                                               \
    model_loaded(p, weak_fetch(what, (void *)(p), sizeof *(p), model_stored(p, v), order))

#define __atomic_load_n(p, order)        model_loaded(p, weak_load((p), sizeof *(p), order))
#define __atomic_store_n(p, v, order)    weak_store((void *)(p), sizeof *(p), model_stored(p, v), order)
#define __atomic_exchange_n(p, v, order) model_fetched(WEAK_SET, p, v, order)
#define __atomic_fetch_add(p, v, order)  model_fetched(WEAK_ADD, p, v, order)
#define __atomic_fetch_sub(p, v, order)  model_fetched(WEAK_SUB, p, v, order)
#define __atomic_fetch_and(p, v, order)  model_fetched(WEAK_AND, p, v, order)
#define __atomic_fetch_or(p, v, order)   model_fetched(WEAK_OR, p, v, order)
#define __atomic_fetch_xor(p, v, order)  model_fetched(WEAK_XOR, p, v, order)
#define __atomic_thread_fence(order)     weak_fence(order)
#define __atomic_compare_exchange_n(p, expected, v, is_weak, order, order_else)                                        \
    weak_compare_exchange((void *)(p), (expected), sizeof *(p), model_stored(p, v), order, order_else)

/* Nothing in it is left out because a processor does it anyway. */
#pragma push_macro("__x86_64__")
#pragma push_macro("__SANITIZE_THREAD__")
#pragma push_macro("__has_feature")
#undef __x86_64__
#if defined __clang__ || defined __SANITIZE_THREAD__ /* else it says no, and GCC 14 warns here */
#undef __has_feature
#endif
#undef __SANITIZE_THREAD__
#undef HEDDLE_ATOMIC_H
#include "../../../src/base/atomic.h"
#pragma pop_macro("__has_feature")
#pragma pop_macro("__SANITIZE_THREAD__")
#pragma pop_macro("__x86_64__")

#else

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
force_inline void fence_compiler(void) {}

#endif
#endif
