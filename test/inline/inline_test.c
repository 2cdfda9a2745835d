/* HEDDLE_INLINE: every scalar put and get and those of 8 bytes do what the library's functions do, without a
 * call where the memory is mapped, and by the call where it is not. */
#define HEDDLE_INLINE
#include <shmem.h>

#include <string.h>

#include "test.h"

extern long calls; /* of the library's functions, counted in calls.c */

#define TYPES(X)                                                                                                       \
    X(float, float)                                                                                                    \
    X(double, double)                                                                                                  \
    X(longdouble, long double)                                                                                         \
    X(char, char)                                                                                                      \
    X(schar, signed char)                                                                                              \
    X(short, short)                                                                                                    \
    X(int, int)                                                                                                        \
    X(long, long)                                                                                                      \
    X(longlong, long long)                                                                                             \
    X(uchar, unsigned char)                                                                                            \
    X(ushort, unsigned short)                                                                                          \
    X(uint, unsigned)                                                                                                  \
    X(ulong, unsigned long)                                                                                            \
    X(ulonglong, unsigned long long)                                                                                   \
    X(int8, int8_t)                                                                                                    \
    X(int16, int16_t)                                                                                                  \
    X(int32, int32_t)                                                                                                  \
    X(int64, int64_t)                                                                                                  \
    X(uint8, uint8_t) X(uint16, uint16_t) X(uint32, uint32_t) X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
#define TYPES_OF_8(X)                                                                                                  \
    X(double, double)                                                                                                  \
    X(long, long)                                                                                                      \
    X(longlong, long long)                                                                                             \
    X(ulong, unsigned long)                                                                                            \
    X(ulonglong, unsigned long long) X(int64, int64_t) X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)

static int me, next, previous;
static char *heap;
static _Alignas(16) char data[64]; /* symmetric, but not in the heap */
static int is_mapped;              /* whether the next PE's heap is */

/* As many calls as there are when nothing is inlined, or none. */
static void check_calls(long expected)
{
    check_equal(calls, expected);
    calls = 0;
}

#define TEST_SCALAR(name, T)                                                                                           \
    static void scalar_##name(char *where, long expected)                                                              \
    {                                                                                                                  \
        T *one = (T *)where, *two = (T *)(where + 16);                                                                 \
        calls = 0;                                                                                                     \
        shmem_##name##_p(one, (T)(me + 1), next);                                                                      \
        shmem_p(two, (T)(me + 2), next);                                                                               \
        check_calls(2 * expected);                                                                                     \
        shmem_barrier_all();                                                                                           \
        check(*one == (T)(previous + 1) && *two == (T)(previous + 2));                                                 \
        calls = 0;                                                                                                     \
        check(shmem_##name##_g(one, next) == (T)(me + 1));                                                             \
        check(shmem_g(two, next) == (T)(me + 2));                                                                      \
        check_calls(2 * expected);                                                                                     \
        shmem_barrier_all();                                                                                           \
    }
TYPES(TEST_SCALAR)

static void test_scalars(char *where, long expected)
{
#define CALL(name, T) scalar_##name(where, expected);
    TYPES(CALL)
#undef CALL
}

#define TEST_WORD(name, T)                                                                                             \
    static void word_##name(char *where, long expected)                                                                \
    {                                                                                                                  \
        T *there = (T *)where, mine[2] = {(T)(me + 1), (T)(me + 2)}, got[2] = {0, 0};                                  \
        calls = 0;                                                                                                     \
        shmem_##name##_put(there, mine, 1, next);                                                                      \
        shmem_put(there + 1, mine + 1, 1, next);                                                                       \
        check_calls(2 * expected);                                                                                     \
        shmem_barrier_all();                                                                                           \
        check(there[0] == (T)(previous + 1) && there[1] == (T)(previous + 2));                                         \
        calls = 0;                                                                                                     \
        shmem_##name##_get(got, there, 1, next);                                                                       \
        shmem_get(got + 1, there + 1, 1, next);                                                                        \
        check_calls(2 * expected);                                                                                     \
        check(!memcmp(got, mine, sizeof mine));                                                                        \
        memset(got, 0, sizeof got);                                                                                    \
        shmem_##name##_get(got, there, 2, next);                                                                       \
        shmem_##name##_put(there, mine, 0, next);                                                                      \
        check_calls(2);                                                                                                \
        check(!memcmp(got, mine, sizeof mine));                                                                        \
        shmem_barrier_all();                                                                                           \
    }
TYPES_OF_8(TEST_WORD)

static void test_words(char *where, long expected)
{
#define CALL(name, T) word_##name(where, expected);
    TYPES_OF_8(CALL)
#undef CALL
}

/* Bytes from an address that is aligned for nothing. */
#define TEST_BYTES(name, count)                                                                                        \
    static void bytes_##name(char *where, long expected)                                                               \
    {                                                                                                                  \
        char mine[9] = "heddle??", got[9] = "";                                                                        \
        mine[7] = (char)('0' + me);                                                                                    \
        calls = 0;                                                                                                     \
        shmem_put##name(where + 3, mine, count, next);                                                                 \
        check_calls(expected);                                                                                         \
        shmem_barrier_all();                                                                                           \
        check(!memcmp(where + 3, "heddle?", 7) && where[10] == '0' + previous);                                        \
        calls = 0;                                                                                                     \
        shmem_get##name(got, where + 3, count, next);                                                                  \
        check_calls(expected);                                                                                         \
        check(!memcmp(got, mine, 8));                                                                                  \
        shmem_get##name(got, where + 3, 0, next);                                                                      \
        check_calls(1);                                                                                                \
        shmem_barrier_all();                                                                                           \
        memset(where, 0, 16);                                                                                          \
        shmem_barrier_all();                                                                                           \
    }
TEST_BYTES(mem, 8)
TEST_BYTES(8, 8)
TEST_BYTES(16, 4)
TEST_BYTES(32, 2)
TEST_BYTES(64, 1)

static void test_bytes(char *where, long expected)
{
    bytes_mem(where, expected);
    bytes_8(where, expected);
    bytes_16(where, expected);
    bytes_32(where, expected);
    bytes_64(where, expected);
}

/* The functions can be pointed to, and the library may be started again. */
static void test_life(void)
{
    void (*store)(long *, long, int) = shmem_long_p;
    shmem_finalize();
    shmem_init();
    long *word = shmem_malloc(sizeof *word);
    store(word, me + 5, next);
    shmem_barrier_all();
    check_equal(*word, previous + 5);
    shmem_free(word);
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe();
    next = (me + 1) % shmem_n_pes();
    previous = (me + shmem_n_pes() - 1) % shmem_n_pes();
    heap = shmem_align(64, 64);
    is_mapped = shmem_ptr(heap, next) != NULL;
    test_scalars(heap, !is_mapped);
    test_words(heap, !is_mapped);
    test_bytes(heap, !is_mapped);
    test_scalars(data, 1);
    test_words(data, 1);
    test_bytes(data, 1);
    shmem_free(heap);
    test_life();
    shmem_finalize();
    return test_result();
}
