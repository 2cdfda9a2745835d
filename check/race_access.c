#include "race_access.h"

#include <string.h>

/* Declares and defines a function. The names are those of the compilers' run-time library for threads. */
#define HOOK(result, name, ...)                                                                                        \
    __attribute__((visibility("default"))) result name(__VA_ARGS__);                                                   \
    result name(__VA_ARGS__)
#define FROM __builtin_return_address(0)

/* Loads and stores */

#define ACCESS(name, nbytes, kind)                                                                                     \
    HOOK(void, name, void *at) { access_plain(at, nbytes, kind, FROM); }

#define UPDATE(name, nbytes)                                                                                           \
    HOOK(void, name, void *at)                                                                                         \
    {                                                                                                                  \
        access_plain(at, nbytes, RACE_LOAD, FROM);                                                                     \
        access_plain(at, nbytes, RACE_STORE, FROM);                                                                    \
    }

#define ACCESSES(nbytes)                                                                                               \
    ACCESS(__tsan_read##nbytes, nbytes, RACE_LOAD)                                                                     \
    ACCESS(__tsan_write##nbytes, nbytes, RACE_STORE)                                                                   \
    ACCESS(__tsan_unaligned_read##nbytes, nbytes, RACE_LOAD)                                                           \
    ACCESS(__tsan_unaligned_write##nbytes, nbytes, RACE_STORE)                                                         \
    ACCESS(__tsan_volatile_read##nbytes, nbytes, RACE_LOAD)                                                            \
    ACCESS(__tsan_volatile_write##nbytes, nbytes, RACE_STORE)                                                          \
    ACCESS(__tsan_unaligned_volatile_read##nbytes, nbytes, RACE_LOAD)                                                  \
    ACCESS(__tsan_unaligned_volatile_write##nbytes, nbytes, RACE_STORE)                                                \
    UPDATE(__tsan_read_write##nbytes, nbytes)                                                                          \
    UPDATE(__tsan_unaligned_read_write##nbytes, nbytes)

ACCESSES(1)
ACCESSES(2)
ACCESSES(4)
ACCESSES(8)
ACCESSES(16)
ACCESS(__tsan_vptr_read, sizeof(void *), RACE_LOAD)

HOOK(void, __tsan_read_range, void *at, size_t nbytes) { access_plain(at, nbytes, RACE_LOAD, FROM); }

HOOK(void, __tsan_write_range, void *at, size_t nbytes) { access_plain(at, nbytes, RACE_STORE, FROM); }

/* A constructor that stores the value that is there already does not race. */
HOOK(void, __tsan_vptr_update, void **at, void *value)
{
    if (*at != value) access_plain(at, sizeof *at, RACE_STORE, FROM);
}

/* memcpy and the like: called by Clang's code by these names, by GCC's by those that the linker gives (--wrap). */

static inline void access_copy(const void *to, const void *from, size_t nbytes, const void *caller)
{
    access_plain(from, nbytes, RACE_LOAD, caller);
    access_plain(to, nbytes, RACE_STORE, caller);
}

HOOK(void *, __tsan_memcpy, void *to, const void *from, size_t nbytes)
{
    access_copy(to, from, nbytes, FROM);
    return memcpy(to, from, nbytes);
}

HOOK(void *, __tsan_memmove, void *to, const void *from, size_t nbytes)
{
    access_copy(to, from, nbytes, FROM);
    return memmove(to, from, nbytes);
}

HOOK(void *, __tsan_memset, void *to, int value, size_t nbytes)
{
    access_plain(to, nbytes, RACE_STORE, FROM);
    return memset(to, value, nbytes);
}

HOOK(void *, __wrap_memcpy, void *to, const void *from, size_t nbytes)
{
    access_copy(to, from, nbytes, FROM);
    return memcpy(to, from, nbytes);
}

HOOK(void *, __wrap_memmove, void *to, const void *from, size_t nbytes)
{
    access_copy(to, from, nbytes, FROM);
    return memmove(to, from, nbytes);
}

HOOK(void *, __wrap_memset, void *to, int value, size_t nbytes)
{
    access_plain(to, nbytes, RACE_STORE, FROM);
    return memset(to, value, nbytes);
}

/* Atomic operations of C and C++ */

#define BITS 8
#include "race_access.inl"
#define BITS 16
#include "race_access.inl"
#define BITS 32
#include "race_access.inl"
#define BITS 64
#include "race_access.inl"
#ifdef __GCC_HAVE_SYNC_COMPARE_AND_SWAP_16
__extension__ typedef unsigned __int128 uint128_t;
#define BITS 128
#include "race_access.inl"
#endif

HOOK(void, __tsan_atomic_thread_fence, int order)
{
    (void)order;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

HOOK(void, __tsan_atomic_signal_fence, int order)
{
    (void)order;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

/* Accesses that the program wants to be ignored: heddle_races.h uses these names of the compilers' library */

HOOK(void, AnnotateIgnoreReadsBegin, const char *file, int line)
{
    (void)file, (void)line;
    access_ignore(1);
}

HOOK(void, AnnotateIgnoreReadsEnd, const char *file, int line)
{
    (void)file, (void)line;
    access_ignore(-1);
}

HOOK(void, __tsan_ignore_thread_begin, void) { access_ignore(1); }

HOOK(void, __tsan_ignore_thread_end, void) { access_ignore(-1); }

/* These functions do nothing: those above ignore writes, too, and an order that the program declares by __tsan_acquire
 * and __tsan_release is not used. */

HOOK(void, AnnotateIgnoreWritesBegin, const char *file, int line) { (void)file, (void)line; }

HOOK(void, AnnotateIgnoreWritesEnd, const char *file, int line) { (void)file, (void)line; }

HOOK(void, __tsan_init, void) {}

HOOK(void, __tsan_func_entry, void *from) { (void)from; }

HOOK(void, __tsan_func_exit, void) {}

HOOK(void, __tsan_acquire, void *at) { (void)at; }

HOOK(void, __tsan_release, void *at) { (void)at; }
