/* The only vocabulary of memory order in Heddle.
 *
 * Plain `atomic_*` calls are sequentially consistent unless their name says otherwise. Fences are named by what
 * they are for; every use says in a comment what it pairs with. */
#ifndef HEDDLE_ATOMIC_H
#define HEDDLE_ATOMIC_H

#include "base/base.h"

#define load_relaxed(p)        __atomic_load_n((p), __ATOMIC_RELAXED)
#define load_acquire(p)        __atomic_load_n((p), __ATOMIC_ACQUIRE)
#define load_ordered(p)        __atomic_load_n((p), __ATOMIC_SEQ_CST)
#define store_relaxed(p, v)    __atomic_store_n((p), (v), __ATOMIC_RELAXED)
#define store_release(p, v)    __atomic_store_n((p), (v), __ATOMIC_RELEASE)
#define store_ordered(p, v)    __atomic_store_n((p), (v), __ATOMIC_SEQ_CST)
#define fetch_add(p, v)        __atomic_fetch_add((p), (v), __ATOMIC_SEQ_CST)
#define add_release(p, v)      ((void)__atomic_fetch_add((p), (v), __ATOMIC_RELEASE))
#define fetch_sub(p, v)        __atomic_fetch_sub((p), (v), __ATOMIC_SEQ_CST)
#define fetch_and(p, v)        __atomic_fetch_and((p), (v), __ATOMIC_SEQ_CST)
#define fetch_or(p, v)         __atomic_fetch_or((p), (v), __ATOMIC_SEQ_CST)
#define fetch_xor(p, v)        __atomic_fetch_xor((p), (v), __ATOMIC_SEQ_CST)
#define exchange(p, v)         __atomic_exchange_n((p), (v), __ATOMIC_SEQ_CST)
#define add_relaxed(p, v)      ((void)__atomic_fetch_add((p), (v), __ATOMIC_RELAXED)) /* a count that orders nothing */
#define exchange_release(p, v) __atomic_exchange_n((p), (v), __ATOMIC_RELEASE)
/* True if *p was *expected and is now v; else *expected holds what was seen. */
#define compare_exchange(p, expected, v)                                                                               \
    __atomic_compare_exchange_n((p), (expected), (v), false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
#define compare_exchange_acquire(p, expected, v)                                                                       \
    __atomic_compare_exchange_n((p), (expected), (v), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)

/* ThreadSanitizer does not model fences: there, a read-modify-write of one word orders all fences. */
#ifdef __SANITIZE_THREAD__
#define HEDDLE_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HEDDLE_TSAN 1
#endif
#endif

#ifdef HEDDLE_TSAN
extern uint32_t fence_word_for_tsan;
#define fence_with(order) ((void)__atomic_fetch_add(&fence_word_for_tsan, 0, __ATOMIC_SEQ_CST))
#else
#define fence_with(order) __atomic_thread_fence(order)
#endif

/* Between these two, a thread reads and writes symmetric memory for a PE on another node: what the program's threads do
 * to it meanwhile is between the program and that PE, and no race of this process's threads. Atomics still order. */
#ifdef HEDDLE_TSAN
void AnnotateIgnoreReadsBegin(const char *file, int line);
void AnnotateIgnoreReadsEnd(const char *file, int line);
void AnnotateIgnoreWritesBegin(const char *file, int line);
void AnnotateIgnoreWritesEnd(const char *file, int line);
force_inline void remote_access_begin(void)
{
    AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
    AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
}
force_inline void remote_access_end(void)
{
    AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
    AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
}
#else
force_inline void remote_access_begin(void) {}
force_inline void remote_access_end(void) {}
#endif

/* shmem_fence: earlier stores to any PE are visible before later ones. Pairs with the acquire load of a thread that
 * waits for or tests a word. */
force_inline void fence_puts_in_order(void) { fence_with(__ATOMIC_RELEASE); }

/* shmem_quiet: earlier stores are visible to all PEs before anything later happens, later loads included. */
force_inline void fence_puts_complete(void) { fence_with(__ATOMIC_SEQ_CST); }

/* Orders a store that a thread must see before it sleeps before the load that checks whether it sleeps. Pairs with the
 * ordered store and loads of the sleeper. */
force_inline void fence_before_waking(void) { fence_with(__ATOMIC_SEQ_CST); }

/* After a word was seen to satisfy a wait: what was stored before it is readable now. */
force_inline void fence_seen(void) { fence_with(__ATOMIC_ACQUIRE); }

/* Orders the loads of a blocking get before all later loads and stores. Pairs with fence_puts_in_order and the release
 * stores of the PE that wrote what was read. x86-64 orders loads by itself; a fence there, which has no instruction,
 * would still keep the compiler from ending the get with a jump to memcpy. */
force_inline void fence_after_get(void)
{
#if !defined(__x86_64__)
    fence_with(__ATOMIC_ACQUIRE);
#endif
}

/* Only the compiler keeps the order: another thread's membarrier is the processor's fence. */
force_inline void fence_compiler(void) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }

/* Non-temporal stores are weakly ordered even on x86: a copy that used them ends with this. */
force_inline void fence_streamed_stores(void)
{
#if defined(__x86_64__)
    __builtin_ia32_sfence();
#endif
}

force_inline void cpu_pause(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("isb");
#endif
}

#endif
