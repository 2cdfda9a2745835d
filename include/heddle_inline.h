/* Made by gen.py from shmem.api: do not edit. */
/* Opt-in: scalar puts and gets, and those of 8 bytes, compiled into the program (-DHEDDLE_INLINE). They do
 * what the library's functions do; a profiler or checker cannot see them, and so this is not the default.
 * Anything but a plain access to a neighbour's heap is still a call, which says what is wrong with it. */
#ifndef HEDDLE_INLINE_H
#define HEDDLE_INLINE_H

#include <stddef.h>
#include <stdint.h>

/* View: how the PE numbers of a context or team reach heaps that are mapped here. An address within this
 * PE's own heap, `size` bytes at `base`, is mapped at address + shift + k * step for PE first + k, if k < n.
 * Any other number is unmapped or wrong, and so is every number while n is 0, as it is outside shmem_init ...
 * shmem_finalize: one compare catches both. It has a cache line to itself, and its size is for ever: the
 * program may hold the only copy of the default context's (a copy relocation). */
struct heddle_view {
    size_t first, n;
    uintptr_t base;
    size_t size, step;
    uintptr_t shift;
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

/* What has no debug information of its own is where it is called, for debuggers and backtraces: of Clang's,
 * addr2line does not find the caller when the code is in several pieces. */
#ifdef __clang__
#define HEDDLE_INLINE_PLACE __attribute__((__nodebug__))
#else
#define HEDDLE_INLINE_PLACE
#endif

/* In C++ there is one of each for all files, so that templates may name them. */
#ifdef __cplusplus
#define HEDDLE_INLINE_FUNCTION HEDDLE_INLINE_PLACE inline
#else
#define HEDDLE_INLINE_FUNCTION HEDDLE_INLINE_PLACE static inline
#endif

/* Sets *at to where [address, address + 1 + more) is mapped for PE `pe`; 0 if this cannot say. `more` is 0
 * for an aligned element, which cannot stick out of the heap, and at most 15, far below any heap's size. */
HEDDLE_INLINE_FUNCTION int heddle_inline_reach(const void *address, size_t more, int pe, void **at)
{
    const struct heddle_view *view = &heddle_view;
    __asm__("" : "+r"(view)); /* its address stays in a register: faster than loads relative to the code */
    size_t k = (unsigned)pe - view->first, offset = (uintptr_t)address - view->base;
    if (__builtin_expect(k >= view->n, 0) || __builtin_expect(offset >= view->size - more, 0)) return 0;
    k = view->shift + k * view->step;
    __asm__("" : "+r"(k)); /* that sum first: the other one is the store's */
    *at = (void *)((uintptr_t)address + k);
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

HEDDLE_INLINE_FUNCTION int heddle_inline_put_word(void *dest, const void *source, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 7, pe, &at)) return 0;
    __builtin_memcpy(at, source, 8);
    return 1;
}

HEDDLE_INLINE_FUNCTION int heddle_inline_get_word(void *dest, const void *source, int pe)
{
    void *at;
    if (!heddle_inline_reach(source, 7, pe, &at)) return 0;
    __builtin_memcpy(dest, at, 8);
    heddle_inline_get_end();
    return 1;
}

HEDDLE_INLINE_FUNCTION void heddle_inline_double_put(double *dest, const double *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_double_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_long_put(long *dest, const long *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_long_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longlong_put(long long *dest, const long long *source,
    size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_longlong_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulong_put(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_ulong_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulonglong_put(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_ulonglong_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int64_put(int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_int64_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_uint64_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_size_put(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_size_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_ptrdiff_put(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put8(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 8 || !heddle_inline_put_word(dest, source, pe))
        shmem_put8(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put16(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 4 || !heddle_inline_put_word(dest, source, pe))
        shmem_put16(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put32(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 2 || !heddle_inline_put_word(dest, source, pe))
        shmem_put32(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_put64(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_put_word(dest, source, pe))
        shmem_put64(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_putmem(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 8 || !heddle_inline_put_word(dest, source, pe))
        shmem_putmem(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_float_p(float *dest, float value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_float_p(dest, value, pe);
    else __atomic_store((float *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_double_p(double *dest, double value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_double_p(dest, value, pe);
    else __atomic_store((double *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longdouble_p(long double *dest, long double value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, sizeof value - 1, pe, &at)) shmem_longdouble_p(dest, value, pe);
    else __builtin_memcpy(at, &value, sizeof value);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_char_p(char *dest, char value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_char_p(dest, value, pe);
    else __atomic_store((char *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_schar_p(signed char *dest, signed char value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_schar_p(dest, value, pe);
    else __atomic_store((signed char *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_short_p(short *dest, short value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_short_p(dest, value, pe);
    else __atomic_store((short *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int_p(int *dest, int value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_int_p(dest, value, pe);
    else __atomic_store((int *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_long_p(long *dest, long value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_long_p(dest, value, pe);
    else __atomic_store((long *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longlong_p(long long *dest, long long value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_longlong_p(dest, value, pe);
    else __atomic_store((long long *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uchar_p(unsigned char *dest, unsigned char value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_uchar_p(dest, value, pe);
    else __atomic_store((unsigned char *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ushort_p(unsigned short *dest, unsigned short value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_ushort_p(dest, value, pe);
    else __atomic_store((unsigned short *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint_p(unsigned int *dest, unsigned int value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_uint_p(dest, value, pe);
    else __atomic_store((unsigned int *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulong_p(unsigned long *dest, unsigned long value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_ulong_p(dest, value, pe);
    else __atomic_store((unsigned long *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulonglong_p(unsigned long long *dest, unsigned long long value,
    int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_ulonglong_p(dest, value, pe);
    else __atomic_store((unsigned long long *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int8_p(int8_t *dest, int8_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_int8_p(dest, value, pe);
    else __atomic_store((int8_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int16_p(int16_t *dest, int16_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_int16_p(dest, value, pe);
    else __atomic_store((int16_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int32_p(int32_t *dest, int32_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_int32_p(dest, value, pe);
    else __atomic_store((int32_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int64_p(int64_t *dest, int64_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_int64_p(dest, value, pe);
    else __atomic_store((int64_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint8_p(uint8_t *dest, uint8_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_uint8_p(dest, value, pe);
    else __atomic_store((uint8_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint16_p(uint16_t *dest, uint16_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_uint16_p(dest, value, pe);
    else __atomic_store((uint16_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint32_p(uint32_t *dest, uint32_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_uint32_p(dest, value, pe);
    else __atomic_store((uint32_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint64_p(uint64_t *dest, uint64_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_uint64_p(dest, value, pe);
    else __atomic_store((uint64_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_size_p(size_t *dest, size_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_size_p(dest, value, pe);
    else __atomic_store((size_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ptrdiff_p(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    void *at;
    if (!heddle_inline_reach(dest, 0, pe, &at)) shmem_ptrdiff_p(dest, value, pe);
    else __atomic_store((ptrdiff_t *)at, &value, __ATOMIC_RELAXED);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_double_get(double *dest, const double *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_double_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_long_get(long *dest, const long *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_long_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_longlong_get(long long *dest, const long long *source,
    size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_longlong_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulong_get(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_ulong_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ulonglong_get(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_ulonglong_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_int64_get(int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_int64_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_uint64_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_size_get(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_size_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_ptrdiff_get(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get8(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 8 || !heddle_inline_get_word(dest, source, pe))
        shmem_get8(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get16(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 4 || !heddle_inline_get_word(dest, source, pe))
        shmem_get16(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get32(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 2 || !heddle_inline_get_word(dest, source, pe))
        shmem_get32(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_get64(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 1 || !heddle_inline_get_word(dest, source, pe))
        shmem_get64(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION void heddle_inline_getmem(void *dest, const void *source, size_t nelems, int pe)
{
    if (nelems != 8 || !heddle_inline_get_word(dest, source, pe))
        shmem_getmem(dest, source, nelems, pe);
}

HEDDLE_INLINE_FUNCTION float heddle_inline_float_g(const float *source, int pe)
{
    void *at;
    float value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_float_g(source, pe);
    __atomic_load((float *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION double heddle_inline_double_g(const double *source, int pe)
{
    void *at;
    double value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_double_g(source, pe);
    __atomic_load((double *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION long double heddle_inline_longdouble_g(const long double *source, int pe)
{
    void *at;
    long double value;
    if (!heddle_inline_reach(source, sizeof value - 1, pe, &at)) return shmem_longdouble_g(source, pe);
    __builtin_memcpy(&value, at, sizeof value);
    heddle_inline_get_end();
    return value;
}

HEDDLE_INLINE_FUNCTION char heddle_inline_char_g(const char *source, int pe)
{
    void *at;
    char value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_char_g(source, pe);
    __atomic_load((char *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION signed char heddle_inline_schar_g(const signed char *source, int pe)
{
    void *at;
    signed char value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_schar_g(source, pe);
    __atomic_load((signed char *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION short heddle_inline_short_g(const short *source, int pe)
{
    void *at;
    short value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_short_g(source, pe);
    __atomic_load((short *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION int heddle_inline_int_g(const int *source, int pe)
{
    void *at;
    int value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_int_g(source, pe);
    __atomic_load((int *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION long heddle_inline_long_g(const long *source, int pe)
{
    void *at;
    long value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_long_g(source, pe);
    __atomic_load((long *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION long long heddle_inline_longlong_g(const long long *source, int pe)
{
    void *at;
    long long value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_longlong_g(source, pe);
    __atomic_load((long long *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION unsigned char heddle_inline_uchar_g(const unsigned char *source, int pe)
{
    void *at;
    unsigned char value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_uchar_g(source, pe);
    __atomic_load((unsigned char *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION unsigned short heddle_inline_ushort_g(const unsigned short *source, int pe)
{
    void *at;
    unsigned short value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_ushort_g(source, pe);
    __atomic_load((unsigned short *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION unsigned int heddle_inline_uint_g(const unsigned int *source, int pe)
{
    void *at;
    unsigned int value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_uint_g(source, pe);
    __atomic_load((unsigned int *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION unsigned long heddle_inline_ulong_g(const unsigned long *source, int pe)
{
    void *at;
    unsigned long value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_ulong_g(source, pe);
    __atomic_load((unsigned long *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION unsigned long long heddle_inline_ulonglong_g(const unsigned long long *source, int pe)
{
    void *at;
    unsigned long long value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_ulonglong_g(source, pe);
    __atomic_load((unsigned long long *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION int8_t heddle_inline_int8_g(const int8_t *source, int pe)
{
    void *at;
    int8_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_int8_g(source, pe);
    __atomic_load((int8_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION int16_t heddle_inline_int16_g(const int16_t *source, int pe)
{
    void *at;
    int16_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_int16_g(source, pe);
    __atomic_load((int16_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION int32_t heddle_inline_int32_g(const int32_t *source, int pe)
{
    void *at;
    int32_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_int32_g(source, pe);
    __atomic_load((int32_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION int64_t heddle_inline_int64_g(const int64_t *source, int pe)
{
    void *at;
    int64_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_int64_g(source, pe);
    __atomic_load((int64_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION uint8_t heddle_inline_uint8_g(const uint8_t *source, int pe)
{
    void *at;
    uint8_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_uint8_g(source, pe);
    __atomic_load((uint8_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION uint16_t heddle_inline_uint16_g(const uint16_t *source, int pe)
{
    void *at;
    uint16_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_uint16_g(source, pe);
    __atomic_load((uint16_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION uint32_t heddle_inline_uint32_g(const uint32_t *source, int pe)
{
    void *at;
    uint32_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_uint32_g(source, pe);
    __atomic_load((uint32_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION uint64_t heddle_inline_uint64_g(const uint64_t *source, int pe)
{
    void *at;
    uint64_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_uint64_g(source, pe);
    __atomic_load((uint64_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION size_t heddle_inline_size_g(const size_t *source, int pe)
{
    void *at;
    size_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_size_g(source, pe);
    __atomic_load((size_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
}

HEDDLE_INLINE_FUNCTION ptrdiff_t heddle_inline_ptrdiff_g(const ptrdiff_t *source, int pe)
{
    void *at;
    ptrdiff_t value;
    if (!heddle_inline_reach(source, 0, pe, &at)) return shmem_ptrdiff_g(source, pe);
    __atomic_load((ptrdiff_t *)at, &value, __ATOMIC_ACQUIRE);
    return value;
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
