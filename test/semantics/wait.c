/* Section 12: waiting for and testing words. */
#include "semantics.h"

#include <limits.h>

/* Whether low < high holds for all operators, in one type. */
#define WAIT_BOUNDARY(name, type)                                                                                      \
    static void boundary_##name(type low, type high)                                                                   \
    {                                                                                                                  \
        static type word;                                                                                              \
        word = low;                                                                                                    \
        check(shmem_##name##_test(&word, SHMEM_CMP_LT, high) && shmem_##name##_test(&word, SHMEM_CMP_LE, high));       \
        check(!shmem_##name##_test(&word, SHMEM_CMP_GT, high) && !shmem_##name##_test(&word, SHMEM_CMP_GE, high));     \
        check(shmem_##name##_test(&word, SHMEM_CMP_NE, high) && !shmem_##name##_test(&word, SHMEM_CMP_EQ, high));      \
        shmem_##name##_wait_until(&word, SHMEM_CMP_LT, high);                                                          \
        word = high;                                                                                                   \
        check(shmem_##name##_test(&word, SHMEM_CMP_GT, low) && shmem_##name##_test(&word, SHMEM_CMP_GE, low));         \
        check(!shmem_##name##_test(&word, SHMEM_CMP_LT, low) && !shmem_##name##_test(&word, SHMEM_CMP_LE, low));       \
        check(shmem_##name##_test(&word, SHMEM_CMP_EQ, high) && shmem_##name##_test(&word, SHMEM_CMP_GE, high));       \
        check(shmem_##name##_test(&word, SHMEM_CMP_LE, high) && !shmem_##name##_test(&word, SHMEM_CMP_NE, high));      \
        shmem_##name##_wait_until(&word, SHMEM_CMP_GT, low);                                                           \
    }

#define WAIT_BOUNDARY_MANY(name, type)                                                                                 \
    static void boundary_many_##name(type low, type high)                                                              \
    {                                                                                                                  \
        static type words[2];                                                                                          \
        type values[2] = {high, low};                                                                                  \
        size_t indices[2] = {9, 9};                                                                                    \
        words[0] = low, words[1] = high;                                                                               \
        check_equal(shmem_##name##_test_all(words, 2, NULL, SHMEM_CMP_LE, high), 1);                                   \
        check_equal(shmem_##name##_test_all(words, 2, NULL, SHMEM_CMP_LT, high), 0);                                   \
        check_equal(shmem_##name##_test_any(words, 2, NULL, SHMEM_CMP_LT, high), 0);                                   \
        check_equal(shmem_##name##_wait_until_any(words, 2, NULL, SHMEM_CMP_GT, low), 1);                              \
        check_equal(shmem_##name##_test_some(words, 2, indices, NULL, SHMEM_CMP_GT, low), 1);                          \
        check_equal(indices[0], 1);                                                                                    \
        check_equal(shmem_##name##_wait_until_some(words, 2, indices, NULL, SHMEM_CMP_LT, high), 1);                   \
        check_equal(indices[0], 0);                                                                                    \
        check_equal(shmem_##name##_test_all_vector(words, 2, NULL, SHMEM_CMP_NE, values), 1);                          \
        check_equal(shmem_##name##_test_any_vector(words, 2, NULL, SHMEM_CMP_GT, values), 1);                          \
        check_equal(shmem_##name##_wait_until_any_vector(words, 2, NULL, SHMEM_CMP_LT, values), 0);                    \
        shmem_##name##_wait_until_all(words, 2, NULL, SHMEM_CMP_GE, low);                                              \
        shmem_##name##_wait_until_all_vector(words, 2, NULL, SHMEM_CMP_NE, values);                                    \
    }

/* clang-format off */
#define WAIT_TYPES(X) \
    X(int, int) X(long, long) X(longlong, long long) X(uint, unsigned) \
    X(ulong, unsigned long) X(ulonglong, unsigned long long) X(int32, int32_t) X(int64, int64_t) \
    X(uint32, uint32_t) X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
/* clang-format on */
WAIT_TYPES(WAIT_BOUNDARY)
WAIT_TYPES(WAIT_BOUNDARY_MANY)
WAIT_BOUNDARY(short, short)
WAIT_BOUNDARY(ushort, unsigned short)

/* §12: signed or unsigned comparison follows the type, over all of its range */
static void comparison_follows_the_type(void)
{
#define SIGNED(name, type)                                                                                             \
    boundary_##name((type)(1ull << (8 * sizeof(type) - 1)), 0), boundary_##name(-1, 1),                                \
        boundary_##name((type)(1ull << (8 * sizeof(type) - 1)), (type) ~(1ull << (8 * sizeof(type) - 1)))
#define UNSIGNED(name, type)                                                                                           \
    boundary_##name(0, (type)(1ull << (8 * sizeof(type) - 1))), boundary_##name(1, (type)-1),                          \
        boundary_##name((type) ~(1ull << (8 * sizeof(type) - 1)), (type)-1)
    SIGNED(short, short), SIGNED(int, int), SIGNED(long, long), SIGNED(longlong, long long), SIGNED(int32, int32_t);
    SIGNED(int64, int64_t), SIGNED(ptrdiff, ptrdiff_t);
    UNSIGNED(ushort, unsigned short), UNSIGNED(uint, unsigned), UNSIGNED(ulong, unsigned long), UNSIGNED(size, size_t);
    UNSIGNED(ulonglong, unsigned long long), UNSIGNED(uint32, uint32_t), UNSIGNED(uint64, uint64_t);
    boundary_many_int(INT_MIN, INT_MAX), boundary_many_long(-1, 1), boundary_many_longlong(LLONG_MIN, 0);
    boundary_many_int32(-1, 0), boundary_many_int64(INT64_MIN, INT64_MAX), boundary_many_ptrdiff(-1, 1);
    boundary_many_uint(1, UINT_MAX), boundary_many_ulong(1, ULONG_MAX), boundary_many_ulonglong(0, ULLONG_MAX);
    boundary_many_uint32(INT_MAX, UINT_MAX), boundary_many_uint64(INT64_MAX, UINT64_MAX),
        boundary_many_size(1, SIZE_MAX);
}

/* §12: only the word's own bytes are looked at */
static void only_the_own_bytes_are_compared(void)
{
    static struct {
        short before, word, after;
    } shorts = {-1, 3, -1};
    static int ints[3] = {-1, 3, -1};
    check(shmem_short_test(&shorts.word, SHMEM_CMP_EQ, 3) && shmem_int_test(&ints[1], SHMEM_CMP_EQ, 3));
    check(!shmem_int_test(&ints[1], SHMEM_CMP_LT, 3));
}

/* The start of a search rotates over the included elements: both are found, however many excluded ones there are. */
static void any_is_fair_in_sparse_vectors(void)
{
    enum { LONG = 1 << 16, FIRST = 7, CALLS = 32 };
    static int flags[LONG], status[LONG];
    int found[2][2] = {{0}};
    for (int i = 0; i < LONG; i++) status[i] = i != FIRST && i != FIRST + 1;
    flags[FIRST] = flags[FIRST + 1] = 1;
    for (int i = 0; i < CALLS; i++) {
        size_t tested = shmem_int_test_any(flags, LONG, status, SHMEM_CMP_EQ, 1) - FIRST,
               waited = shmem_int_wait_until_any(flags, LONG, status, SHMEM_CMP_EQ, 1) - FIRST;
        check(tested < 2 && waited < 2);
        if (tested < 2) found[0][tested]++;
        if (waited < 2) found[1][waited]++;
    }
    for (int k = 0; k < 4; k++) check(found[k / 2][k % 2] >= CALLS / 8);
    for (int i = 0; i < LONG; i++) status[i] = 1;
    check_equal(shmem_int_test_any(flags, LONG, status, SHMEM_CMP_EQ, 1), SIZE_MAX);
    check_equal(shmem_int_wait_until_any(flags, LONG, status, SHMEM_CMP_EQ, 1), SIZE_MAX);
}

enum { MANY = 5 };
static long words[MANY];
static const long sevens[MANY] = {7, 7, 7, 7, 7};

static size_t any_by_wait(void) { return shmem_long_wait_until_any(words, MANY, NULL, SHMEM_CMP_EQ, 7); }
static size_t any_by_test(void) { return shmem_long_test_any(words, MANY, NULL, SHMEM_CMP_EQ, 7); }
static size_t any_by_wait_vector(void)
{
    return shmem_long_wait_until_any_vector(words, MANY, NULL, SHMEM_CMP_EQ, sevens);
}
static size_t any_by_test_vector(void) { return shmem_long_test_any_vector(words, MANY, NULL, SHMEM_CMP_EQ, sevens); }

/* §12: an element that stays satisfied does not hide the others for ever, in whatever rhythm the calls come
 */
static void check_fairness(size_t (*any)(void), int between)
{
    int times[MANY] = {0};
    for (int i = 0; i < MANY; i++) words[i] = i == 2 ? 0 : 7;
    for (int i = 0; i < 400; i++) {
        size_t index = any();
        check(index < MANY && index != 2);
        if (index < MANY) times[index]++;
        for (int k = 0; k < between; k++) any_by_test();
    }
    for (int i = 0; i < MANY; i++) check_equal(times[i] > 0, i != 2);
}

static void every_satisfied_element_gets_its_turn(void)
{
    for (int between = 0; between < 10; between++) {
        check_fairness(any_by_wait, between);
        check_fairness(any_by_test, between);
        check_fairness(any_by_wait_vector, between);
        check_fairness(any_by_test_vector, between);
    }
}

/* §12: status: 0 includes, anything else leaves out; it is only read */
static void status_leaves_elements_out(void)
{
    static const int mask[MANY] = {1, 0, -1, 0, 65536}; /* a write would end the program */
    size_t indices[MANY];
    long values[MANY] = {7, 7, 7, 8, 7};
    for (int i = 0; i < MANY; i++) words[i] = 7;
    for (int i = 0; i < 50; i++) {
        size_t any = shmem_long_test_any(words, MANY, mask, SHMEM_CMP_EQ, 7);
        check(any == 1 || any == 3);
        any = shmem_long_wait_until_any(words, MANY, mask, SHMEM_CMP_EQ, 7);
        check(any == 1 || any == 3);
    }
    check_equal(shmem_long_test_some(words, MANY, indices, mask, SHMEM_CMP_EQ, 7), 2);
    check_equal(indices[0] + indices[1], 4);
    check_equal(shmem_long_wait_until_some(words, MANY, indices, mask, SHMEM_CMP_EQ, 7), 2);
    check_equal(indices[0] + indices[1], 4);
    words[0] = words[2] = words[4] = 0;
    check_equal(shmem_long_test_all(words, MANY, mask, SHMEM_CMP_EQ, 7), 1);
    check_equal(shmem_long_test_all(words, MANY, NULL, SHMEM_CMP_EQ, 7), 0);
    shmem_long_wait_until_all(words, MANY, mask, SHMEM_CMP_EQ, 7);
    /* values go by the element's own index, holes or not */
    words[3] = 8;
    check_equal(shmem_long_test_all_vector(words, MANY, mask, SHMEM_CMP_EQ, values), 1);
    shmem_long_wait_until_all_vector(words, MANY, mask, SHMEM_CMP_EQ, values);
    check_equal(shmem_long_test_some_vector(words, MANY, indices, mask, SHMEM_CMP_EQ, values), 2);
    words[3] = 7;
    check_equal(shmem_long_test_any_vector(words, MANY, mask, SHMEM_CMP_EQ, values), 1);
    check_equal(shmem_long_wait_until_some_vector(words, MANY, indices, mask, SHMEM_CMP_EQ, values), 1);
    check_equal(indices[0], 1);
}

/* §12: the table for nothing to wait for: no elements, or none included */
static void check_empty(size_t nelems, const int *status)
{
    size_t indices[MANY] = {77};
    shmem_long_wait_until_all(words, nelems, status, SHMEM_CMP_EQ, -5);
    shmem_long_wait_until_all_vector(words, nelems, status, SHMEM_CMP_EQ, sevens);
    check_equal(shmem_long_wait_until_any(words, nelems, status, SHMEM_CMP_EQ, -5), SIZE_MAX);
    check_equal(shmem_long_wait_until_any_vector(words, nelems, status, SHMEM_CMP_EQ, sevens), SIZE_MAX);
    check_equal(shmem_long_wait_until_some(words, nelems, indices, status, SHMEM_CMP_EQ, -5), 0);
    check_equal(shmem_long_wait_until_some_vector(words, nelems, indices, status, SHMEM_CMP_EQ, sevens), 0);
    check_equal(shmem_long_test_all(words, nelems, status, SHMEM_CMP_EQ, -5), 1);
    check_equal(shmem_long_test_all_vector(words, nelems, status, SHMEM_CMP_EQ, sevens), 1);
    check_equal(shmem_long_test_any(words, nelems, status, SHMEM_CMP_EQ, -5), SIZE_MAX);
    check_equal(shmem_long_test_any_vector(words, nelems, status, SHMEM_CMP_EQ, sevens), SIZE_MAX);
    check_equal(shmem_long_test_some(words, nelems, indices, status, SHMEM_CMP_EQ, -5), 0);
    check_equal(shmem_long_test_some_vector(words, nelems, indices, status, SHMEM_CMP_EQ, sevens), 0);
    check_equal(indices[0], 77);
}

static void empty_sets_return_at_once(void)
{
    static const int all_out[MANY] = {1, 2, -1, 1, 1};
    check_empty(0, NULL);
    check_empty(0, all_out);
    check_empty(MANY, all_out);
    check_equal(shmem_long_test_all(NULL, 0, NULL, SHMEM_CMP_EQ, 1), 1);
    check_equal(shmem_long_wait_until_any(NULL, 0, NULL, SHMEM_CMP_EQ, 1), SIZE_MAX);
}

/* §12: tests with none satisfied */
static void tests_of_the_unsatisfied(void)
{
    size_t indices[MANY] = {77};
    for (int i = 0; i < MANY; i++) words[i] = 1;
    check_equal(shmem_long_test(&words[0], SHMEM_CMP_EQ, 2), 0);
    check_equal(shmem_long_test_all(words, MANY, NULL, SHMEM_CMP_EQ, 2), 0);
    check_equal(shmem_long_test_any(words, MANY, NULL, SHMEM_CMP_EQ, 2), SIZE_MAX);
    check_equal(shmem_long_test_some(words, MANY, indices, NULL, SHMEM_CMP_EQ, 2), 0);
    check_equal(shmem_long_test_all_vector(words, MANY, NULL, SHMEM_CMP_EQ, sevens), 0);
    check_equal(shmem_long_test_any_vector(words, MANY, NULL, SHMEM_CMP_EQ, sevens), SIZE_MAX);
    check_equal(shmem_long_test_some_vector(words, MANY, indices, NULL, SHMEM_CMP_EQ, sevens), 0);
}

/* §12: "some" looks at every element in each call and names each satisfied one once */
static void some_names_every_satisfied_element_once(void)
{
    for (unsigned set = 1; set < 1u << MANY; set++) {
        size_t indices[MANY], found;
        for (int i = 0; i < MANY; i++) words[i] = set >> i & 1 ? 7 : 6;
        for (int form = 0; form < 2; form++) {
            unsigned seen = 0;
            found = form ? shmem_long_wait_until_some(words, MANY, indices, NULL, SHMEM_CMP_EQ, 7)
                         : shmem_long_test_some(words, MANY, indices, NULL, SHMEM_CMP_EQ, 7);
            for (size_t i = 0; i < found; i++) seen |= 1u << indices[i];
            check_equal(seen, set);
            check_equal(found, __builtin_popcount(set));
        }
    }
}

static int phase;
static void *wait_for_all(void *unused_argument)
{
    (void)unused_argument;
    shmem_long_wait_until_all(words, MANY, NULL, SHMEM_CMP_EQ, 7);
    store(&phase, 1);
    return NULL;
}

/* §12: wait_until_all waits for each element, not for one of them many times */
static void all_means_each(void)
{
    for (int late = 0; late < MANY; late++) {
        for (int i = 0; i < MANY; i++) words[i] = i == late ? 0 : 7;
        store(&phase, 0);
        pthread_t thread = thread_start(wait_for_all, NULL);
        nap(4);
        check_equal(load(&phase), 0);
        check_equal(shmem_long_test_all(words, MANY, NULL, SHMEM_CMP_EQ, 7), 0);
        shmem_long_atomic_set(&words[late], 7, me);
        pthread_join(thread, NULL);
    }
}

/* §12: updates of every kind, by a neighbour, end a wait */
static void update_word(long *word, long value, int how)
{
    switch (how) {
    case 0:
        shmem_long_atomic_set(word, value, after(1));
        break;
    case 1:
        shmem_long_atomic_add(word, 1, after(1));
        break;
    case 2:
        shmem_long_p(word, value, after(1));
        break;
    case 3:
        shmem_long_put(word, &value, 1, after(1));
        break;
    case 4:
        shmem_signal_set((uint64_t *)word, (uint64_t)value, after(1));
        break;
    case 5:
        if (shmem_ptr(word, after(1))) __atomic_store_n((long *)shmem_ptr(word, after(1)), value, __ATOMIC_RELEASE);
        else shmem_long_p(word, value, after(1));
        break;
    case 6:
        shmem_long_atomic_compare_swap(word, value - 1, value, after(1));
        break;
    default:
        shmem_long_iput(word, &value, 1, 1, 1, after(1));
        break;
    }
}

static void updates_of_every_kind_end_a_wait(long *word)
{
    *word = 0;
    shmem_barrier_all();
    for (long value = 1; value <= 80; value++) {
        if (me == value % n) nap(value % 20 == 0);
        update_word(word, value, (int)(value % 8));
        shmem_long_wait_until(word, SHMEM_CMP_GE, value);
        check_equal(*(volatile long *)word, value);
        shmem_sync_all();
    }
}

/* §12: a wait does not return before the update is complete: what came with it is there */
static void data_put_before_is_visible(void)
{
    static long payload[16], flags[2];
    payload[0] = flags[0] = flags[1] = 0;
    shmem_barrier_all();
    for (long value = 1; value <= 100; value++) {
        for (int i = 0; i < 16; i++) shmem_long_p(&payload[i], value, after(1));
        shmem_fence();
        shmem_long_atomic_set(&flags[value % 2], value, after(1));
        if (value % 4 == 0) shmem_long_wait_until_any(flags, 2, NULL, SHMEM_CMP_EQ, value);
        else if (value % 4 == 1)
            while (!shmem_long_test(&flags[1], SHMEM_CMP_EQ, value)) continue;
        else if (value % 4 == 2)
            while (shmem_long_test_any(flags, 2, NULL, SHMEM_CMP_EQ, value) == SIZE_MAX) continue;
        else shmem_long_wait_until_all(&flags[1], 1, NULL, SHMEM_CMP_EQ, value);
        for (int i = 0; i < 16; i++) check_equal(((volatile long *)payload)[i], value);
        shmem_sync_all();
    }
}

/* §12: the deprecated waits return when the word differs */
static void deprecated_waits_wait_for_a_difference(void)
{
    static long a, b;
    static long long c;
    static int d;
    static short e;
    shmem_barrier_all();
    shmem_long_p(&a, 1, after(1));
    shmem_long_p(&b, 1, after(1));
    shmem_longlong_p(&c, 1, after(1));
    shmem_int_p(&d, 1, after(1));
    shmem_short_p(&e, 1, after(1));
    (shmem_wait)(&a, 0);
    shmem_long_wait(&b, 0);
    shmem_longlong_wait(&c, 0);
    shmem_int_wait(&d, 0);
    shmem_short_wait(&e, 0);
    (shmem_wait_until)(&a, SHMEM_CMP_EQ, 1);
    check(a == 1 && b == 1 && c == 1 && d == 1 && e == 1);
    shmem_barrier_all();
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    comparison_follows_the_type();
    any_is_fair_in_sparse_vectors();
    only_the_own_bytes_are_compared();
    every_satisfied_element_gets_its_turn();
    status_leaves_elements_out();
    empty_sets_return_at_once();
    tests_of_the_unsatisfied();
    some_names_every_satisfied_element_once();
    all_means_each();
    updates_of_every_kind_end_a_wait(&words[0]);
    updates_of_every_kind_end_a_wait(shmem_calloc(1, sizeof(long)));
    data_put_before_is_visible();
    deprecated_waits_wait_for_a_difference();
    return end();
}
