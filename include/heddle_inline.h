/* Made by gen.py from shmem.api: do not edit. */
/* Scalar puts and gets, and those of 8 bytes, compiled into the program (-DHEDDLE_INLINE). They do what
 * the functions of the library do. They are not the default, because a profiler or checker cannot see
 * them. Every access other than a plain one to the heap of a PE on the same node is a call of the library,
 * which also reports errors. */
#ifndef HEDDLE_INLINE_H
#define HEDDLE_INLINE_H

#include <stddef.h>
#include <stdint.h>

/* View: how the PE numbers of a context or team reach heaps that are mapped here. An address within this
 * PE's own heap, `size` bytes at `base`, is mapped at address + shift + k * step for PE first + k, if k < n.
 * Any other number is unmapped or wrong. Outside shmem_init ... shmem_finalize n is 0, and all numbers are
 * wrong: one comparison finds both. The struct has a cache line of its own, and its size never changes: the
 * program may hold the only copy of the one of the default context (a copy relocation). The prefix of the
 * fields keeps macros of the program away from them. */
struct heddle_view {
    size_t heddle_first, heddle_n;
    uintptr_t heddle_base;
    size_t heddle_size, heddle_step;
    uintptr_t heddle_shift;
}
#ifdef __GNUC__
__attribute__((__aligned__(64)))
#endif
;

#ifdef __cplusplus
extern "C" {
#endif
extern struct heddle_view heddle_view
#ifdef __GNUC__
    __attribute__((__visibility__("default")))
#endif
    ;
#ifdef __cplusplus
}
#endif

#if defined(HEDDLE_INLINE) && defined(__GNUC__)

/* No debug information: debuggers and backtraces then show the place of the call. With that of Clang,
 * addr2line does not find the caller if the code consists of several pieces. */
#ifdef __clang__
#define HEDDLE_INLINE_PLACE __attribute__((__nodebug__))
#else
#define HEDDLE_INLINE_PLACE
#endif

/* In C++ all files share one copy of each function, so that templates may name them. */
#ifdef __cplusplus
#define HEDDLE_INLINE_FUNCTION HEDDLE_INLINE_PLACE inline
#else
#define HEDDLE_INLINE_FUNCTION HEDDLE_INLINE_PLACE static inline
#endif

/* Sets *at to the mapping of the 1 + more bytes at address for PE `pe`; returns 0 if it has none here.
 * `more` is 0 for an aligned element, which cannot cross the end of the heap, and at most 15, far below
 * the size of any heap. */
HEDDLE_INLINE_FUNCTION int heddle_inline_reach(const void *__address, size_t __more, int __pe, void **__at)
{
    const struct heddle_view *__view = &heddle_view;
    __asm__("" : "+r"(__view)); /* keeps the address in a register: faster than loads relative to the code */
    size_t __k = (unsigned)__pe - __view->heddle_first, __offset = (uintptr_t)__address - __view->heddle_base;
    if (__builtin_expect(__k >= __view->heddle_n, 0)) return 0;
    if (__builtin_expect(__offset >= __view->heddle_size - __more, 0)) return 0;
    __k = __view->heddle_shift + __k * __view->heddle_step;
    __asm__("" : "+r"(__k)); /* compute this sum first: the other one belongs to the store */
    *__at = (void *)((uintptr_t)__address + __k);
    return 1;
}

/* A blocking get comes before all later loads and stores. x86-64 orders its loads; the compiler must, too. */
HEDDLE_INLINE_FUNCTION void heddle_inline_get_end(void)
{
#ifdef __x86_64__
    __asm__ volatile("" : : : "memory");
#else
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
#endif
}

HEDDLE_INLINE_FUNCTION int heddle_inline_put_word(void *__dest, const void *__source, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 7, __pe, &__at)) return 0;
    __builtin_memcpy(__at, __source, 8);
    return 1;
}

HEDDLE_INLINE_FUNCTION int heddle_inline_get_word(void *__dest, const void *__source, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__source, 7, __pe, &__at)) return 0;
    __builtin_memcpy(__dest, __at, 8);
    heddle_inline_get_end();
    return 1;
}

HEDDLE_INLINE_FUNCTION void heddle_inline_double_put(double *__dest, const double *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_double_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_long_put(long *__dest, const long *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_long_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longlong_put(long long *__dest, const long long *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_longlong_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulong_put(unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_ulong_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulonglong_put(unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_ulonglong_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int64_put(int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_int64_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint64_put(uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_uint64_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_size_put(size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_size_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ptrdiff_put(ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_ptrdiff_put(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put8(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 8 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_put8(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put16(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 4 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_put16(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put32(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 2 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_put32(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put64(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_put64(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_putmem(void *__dest, const void *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 8 || !heddle_inline_put_word(__dest, __source, __pe))
        shmem_putmem(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_float_p(float *__dest, float __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_float_p(__dest, __value, __pe);
    else __atomic_store((float *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_double_p(double *__dest, double __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_double_p(__dest, __value, __pe);
    else __atomic_store((double *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longdouble_p(long double *__dest, long double __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, sizeof __value - 1, __pe, &__at))
        shmem_longdouble_p(__dest, __value, __pe);
    else __builtin_memcpy(__at, &__value, sizeof __value);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_char_p(char *__dest, char __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_char_p(__dest, __value, __pe);
    else __atomic_store((char *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_schar_p(signed char *__dest, signed char __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_schar_p(__dest, __value, __pe);
    else __atomic_store((signed char *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_short_p(short *__dest, short __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_short_p(__dest, __value, __pe);
    else __atomic_store((short *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int_p(int *__dest, int __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_int_p(__dest, __value, __pe);
    else __atomic_store((int *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_long_p(long *__dest, long __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_long_p(__dest, __value, __pe);
    else __atomic_store((long *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longlong_p(long long *__dest, long long __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_longlong_p(__dest, __value, __pe);
    else __atomic_store((long long *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uchar_p(unsigned char *__dest, unsigned char __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_uchar_p(__dest, __value, __pe);
    else __atomic_store((unsigned char *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ushort_p(unsigned short *__dest, unsigned short __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_ushort_p(__dest, __value, __pe);
    else __atomic_store((unsigned short *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint_p(unsigned int *__dest, unsigned int __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_uint_p(__dest, __value, __pe);
    else __atomic_store((unsigned int *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulong_p(unsigned long *__dest, unsigned long __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_ulong_p(__dest, __value, __pe);
    else __atomic_store((unsigned long *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulonglong_p(unsigned long long *__dest, unsigned long long __value,
    int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_ulonglong_p(__dest, __value, __pe);
    else __atomic_store((unsigned long long *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int8_p(int8_t *__dest, int8_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_int8_p(__dest, __value, __pe);
    else __atomic_store((int8_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int16_p(int16_t *__dest, int16_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_int16_p(__dest, __value, __pe);
    else __atomic_store((int16_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int32_p(int32_t *__dest, int32_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_int32_p(__dest, __value, __pe);
    else __atomic_store((int32_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int64_p(int64_t *__dest, int64_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_int64_p(__dest, __value, __pe);
    else __atomic_store((int64_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint8_p(uint8_t *__dest, uint8_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_uint8_p(__dest, __value, __pe);
    else __atomic_store((uint8_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint16_p(uint16_t *__dest, uint16_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_uint16_p(__dest, __value, __pe);
    else __atomic_store((uint16_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint32_p(uint32_t *__dest, uint32_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_uint32_p(__dest, __value, __pe);
    else __atomic_store((uint32_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint64_p(uint64_t *__dest, uint64_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_uint64_p(__dest, __value, __pe);
    else __atomic_store((uint64_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_size_p(size_t *__dest, size_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_size_p(__dest, __value, __pe);
    else __atomic_store((size_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ptrdiff_p(ptrdiff_t *__dest, ptrdiff_t __value, int __pe)
{
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) shmem_ptrdiff_p(__dest, __value, __pe);
    else __atomic_store((ptrdiff_t *)__at, &__value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_double_get(double *__dest, const double *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_double_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_long_get(long *__dest, const long *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_long_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longlong_get(long long *__dest, const long long *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_longlong_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulong_get(unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_ulong_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulonglong_get(unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_ulonglong_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int64_get(int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_int64_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint64_get(uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_uint64_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_size_get(size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_size_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ptrdiff_get(ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_ptrdiff_get(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get8(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 8 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_get8(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get16(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 4 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_get16(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get32(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 2 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_get32(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get64(void *__dest, const void *__source, size_t __nelems, int __pe)
{
    if (__nelems != 1 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_get64(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_getmem(void *__dest, const void *__source, size_t __nelems,
    int __pe)
{
    if (__nelems != 8 || !heddle_inline_get_word(__dest, __source, __pe))
        shmem_getmem(__dest, __source, __nelems, __pe);
}

HEDDLE_INLINE_FUNCTION float heddle_inline_float_g(const float *__source, int __pe)
{
    void *__at;
    float __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_float_g(__source, __pe);
    __atomic_load((float *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION double heddle_inline_double_g(const double *__source, int __pe)
{
    void *__at;
    double __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_double_g(__source, __pe);
    __atomic_load((double *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION long double heddle_inline_longdouble_g(const long double *__source, int __pe)
{
    void *__at;
    long double __value;
    if (!heddle_inline_reach(__source, sizeof __value - 1, __pe, &__at))
        return shmem_longdouble_g(__source, __pe);
    __builtin_memcpy(&__value, __at, sizeof __value);
    heddle_inline_get_end();
    return __value;
}

HEDDLE_INLINE_FUNCTION char heddle_inline_char_g(const char *__source, int __pe)
{
    void *__at;
    char __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_char_g(__source, __pe);
    __atomic_load((char *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION signed char heddle_inline_schar_g(const signed char *__source, int __pe)
{
    void *__at;
    signed char __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_schar_g(__source, __pe);
    __atomic_load((signed char *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION short heddle_inline_short_g(const short *__source, int __pe)
{
    void *__at;
    short __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_short_g(__source, __pe);
    __atomic_load((short *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION int heddle_inline_int_g(const int *__source, int __pe)
{
    void *__at;
    int __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_int_g(__source, __pe);
    __atomic_load((int *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION long heddle_inline_long_g(const long *__source, int __pe)
{
    void *__at;
    long __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_long_g(__source, __pe);
    __atomic_load((long *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION long long heddle_inline_longlong_g(const long long *__source, int __pe)
{
    void *__at;
    long long __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_longlong_g(__source, __pe);
    __atomic_load((long long *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION unsigned char heddle_inline_uchar_g(const unsigned char *__source, int __pe)
{
    void *__at;
    unsigned char __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_uchar_g(__source, __pe);
    __atomic_load((unsigned char *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION unsigned short heddle_inline_ushort_g(const unsigned short *__source, int __pe)
{
    void *__at;
    unsigned short __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_ushort_g(__source, __pe);
    __atomic_load((unsigned short *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION unsigned int heddle_inline_uint_g(const unsigned int *__source, int __pe)
{
    void *__at;
    unsigned int __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_uint_g(__source, __pe);
    __atomic_load((unsigned int *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION unsigned long heddle_inline_ulong_g(const unsigned long *__source, int __pe)
{
    void *__at;
    unsigned long __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_ulong_g(__source, __pe);
    __atomic_load((unsigned long *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION unsigned long long heddle_inline_ulonglong_g(const unsigned long long *__source,
    int __pe)
{
    void *__at;
    unsigned long long __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_ulonglong_g(__source, __pe);
    __atomic_load((unsigned long long *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION int8_t heddle_inline_int8_g(const int8_t *__source, int __pe)
{
    void *__at;
    int8_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_int8_g(__source, __pe);
    __atomic_load((int8_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION int16_t heddle_inline_int16_g(const int16_t *__source, int __pe)
{
    void *__at;
    int16_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_int16_g(__source, __pe);
    __atomic_load((int16_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION int32_t heddle_inline_int32_g(const int32_t *__source, int __pe)
{
    void *__at;
    int32_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_int32_g(__source, __pe);
    __atomic_load((int32_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION int64_t heddle_inline_int64_g(const int64_t *__source, int __pe)
{
    void *__at;
    int64_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_int64_g(__source, __pe);
    __atomic_load((int64_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION uint8_t heddle_inline_uint8_g(const uint8_t *__source, int __pe)
{
    void *__at;
    uint8_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_uint8_g(__source, __pe);
    __atomic_load((uint8_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION uint16_t heddle_inline_uint16_g(const uint16_t *__source, int __pe)
{
    void *__at;
    uint16_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_uint16_g(__source, __pe);
    __atomic_load((uint16_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION uint32_t heddle_inline_uint32_g(const uint32_t *__source, int __pe)
{
    void *__at;
    uint32_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_uint32_g(__source, __pe);
    __atomic_load((uint32_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION uint64_t heddle_inline_uint64_g(const uint64_t *__source, int __pe)
{
    void *__at;
    uint64_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_uint64_g(__source, __pe);
    __atomic_load((uint64_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION size_t heddle_inline_size_g(const size_t *__source, int __pe)
{
    void *__at;
    size_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_size_g(__source, __pe);
    __atomic_load((size_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

HEDDLE_INLINE_FUNCTION ptrdiff_t heddle_inline_ptrdiff_g(const ptrdiff_t *__source, int __pe)
{
    void *__at;
    ptrdiff_t __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return shmem_ptrdiff_g(__source, __pe);
    __atomic_load((ptrdiff_t *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
}

/* From here on these names, and the C11 macros, mean the functions above. */

#define shmem_double_put heddle_inline_double_put
#define shmem_long_put heddle_inline_long_put
#define shmem_longlong_put heddle_inline_longlong_put
#define shmem_ulong_put heddle_inline_ulong_put
#define shmem_ulonglong_put heddle_inline_ulonglong_put
#define shmem_int64_put heddle_inline_int64_put
#define shmem_uint64_put heddle_inline_uint64_put
#define shmem_size_put heddle_inline_size_put
#define shmem_ptrdiff_put heddle_inline_ptrdiff_put
#define shmem_put8 heddle_inline_put8
#define shmem_put16 heddle_inline_put16
#define shmem_put32 heddle_inline_put32
#define shmem_put64 heddle_inline_put64
#define shmem_putmem heddle_inline_putmem
#define shmem_float_p heddle_inline_float_p
#define shmem_double_p heddle_inline_double_p
#define shmem_longdouble_p heddle_inline_longdouble_p
#define shmem_char_p heddle_inline_char_p
#define shmem_schar_p heddle_inline_schar_p
#define shmem_short_p heddle_inline_short_p
#define shmem_int_p heddle_inline_int_p
#define shmem_long_p heddle_inline_long_p
#define shmem_longlong_p heddle_inline_longlong_p
#define shmem_uchar_p heddle_inline_uchar_p
#define shmem_ushort_p heddle_inline_ushort_p
#define shmem_uint_p heddle_inline_uint_p
#define shmem_ulong_p heddle_inline_ulong_p
#define shmem_ulonglong_p heddle_inline_ulonglong_p
#define shmem_int8_p heddle_inline_int8_p
#define shmem_int16_p heddle_inline_int16_p
#define shmem_int32_p heddle_inline_int32_p
#define shmem_int64_p heddle_inline_int64_p
#define shmem_uint8_p heddle_inline_uint8_p
#define shmem_uint16_p heddle_inline_uint16_p
#define shmem_uint32_p heddle_inline_uint32_p
#define shmem_uint64_p heddle_inline_uint64_p
#define shmem_size_p heddle_inline_size_p
#define shmem_ptrdiff_p heddle_inline_ptrdiff_p
#define shmem_double_get heddle_inline_double_get
#define shmem_long_get heddle_inline_long_get
#define shmem_longlong_get heddle_inline_longlong_get
#define shmem_ulong_get heddle_inline_ulong_get
#define shmem_ulonglong_get heddle_inline_ulonglong_get
#define shmem_int64_get heddle_inline_int64_get
#define shmem_uint64_get heddle_inline_uint64_get
#define shmem_size_get heddle_inline_size_get
#define shmem_ptrdiff_get heddle_inline_ptrdiff_get
#define shmem_get8 heddle_inline_get8
#define shmem_get16 heddle_inline_get16
#define shmem_get32 heddle_inline_get32
#define shmem_get64 heddle_inline_get64
#define shmem_getmem heddle_inline_getmem
#define shmem_float_g heddle_inline_float_g
#define shmem_double_g heddle_inline_double_g
#define shmem_longdouble_g heddle_inline_longdouble_g
#define shmem_char_g heddle_inline_char_g
#define shmem_schar_g heddle_inline_schar_g
#define shmem_short_g heddle_inline_short_g
#define shmem_int_g heddle_inline_int_g
#define shmem_long_g heddle_inline_long_g
#define shmem_longlong_g heddle_inline_longlong_g
#define shmem_uchar_g heddle_inline_uchar_g
#define shmem_ushort_g heddle_inline_ushort_g
#define shmem_uint_g heddle_inline_uint_g
#define shmem_ulong_g heddle_inline_ulong_g
#define shmem_ulonglong_g heddle_inline_ulonglong_g
#define shmem_int8_g heddle_inline_int8_g
#define shmem_int16_g heddle_inline_int16_g
#define shmem_int32_g heddle_inline_int32_g
#define shmem_int64_g heddle_inline_int64_g
#define shmem_uint8_g heddle_inline_uint8_g
#define shmem_uint16_g heddle_inline_uint16_g
#define shmem_uint32_g heddle_inline_uint32_g
#define shmem_uint64_g heddle_inline_uint64_g
#define shmem_size_g heddle_inline_size_g
#define shmem_ptrdiff_g heddle_inline_ptrdiff_g
#endif

#endif
