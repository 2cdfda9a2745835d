/* Section 9: atomic memory operations. */
#include "semantics.h"

#include <limits.h>

/* §9: compare_swap returns the old value in both outcomes, and touches nothing beside it */
static void compare_swap_returns_the_old_value(void)
{
    static int words[3] = {1, 2, 3};
    struct {
        int before, result, after;
    } local = {-1, 0, -1};
    shmem_barrier_all();
    local.result = shmem_int_atomic_compare_swap(&words[1], 99, 5, me);
    check_equal(local.result, 2);
    check_equal(words[1], 2);
    local.result = shmem_int_atomic_compare_swap(&words[1], 2, INT_MIN, me);
    check_equal(local.result, 2);
    check_equal(words[1], INT_MIN);
    check_equal(shmem_int_atomic_compare_swap(&words[1], INT_MIN, -1, me), INT_MIN);
    check(words[0] == 1 && words[2] == 3 && local.before == -1 && local.after == -1);
    shmem_int_atomic_compare_swap_nbi(&local.result, &words[1], -1, 8, me);
    shmem_quiet();
    check_equal(local.result, -1);
    check_equal(words[1], 8);
    check(words[0] == 1 && words[2] == 3 && local.before == -1 && local.after == -1);
}

/* §9: float and double are moved bit by bit: NaN payloads and the sign of zero survive */
static void floating_point_is_bit_exact(void)
{
    static double d;
    static float f;
    static const uint64_t patterns[] = {0x7ff0dead0000beef, 0xfff8000000000001, 0x8000000000000000, 1,
                                        0x7ff0000000000000};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        uint64_t bits;
        uint32_t narrow = (uint32_t)(patterns[i] >> 32) | (uint32_t)(i == 3), narrow_seen;
        double wide, old;
        float small, small_old;
        memcpy(&wide, &patterns[i], 8);
        memcpy(&small, &narrow, 4);
        shmem_double_atomic_set(&d, wide, me);
        old = shmem_double_atomic_fetch(&d, me);
        memcpy(&bits, &old, 8);
        check_equal(bits, patterns[i]);
        old = shmem_double_atomic_swap(&d, 1.5, me);
        memcpy(&bits, &old, 8);
        check_equal(bits, patterns[i]);
        shmem_float_atomic_swap(&f, small, me);
        small_old = shmem_float_atomic_fetch(&f, me);
        memcpy(&narrow_seen, &small_old, 4);
        if (narrow != 0x7ff0dead) check_equal(narrow_seen, narrow); /* a signalling float may be quieted by the ABI */
    }
}

/* §9: integers wrap */
static void sums_wrap(void)
{
    static int word;
    static unsigned long wide;
    word = INT_MAX, wide = ULONG_MAX;
    check_equal(shmem_int_atomic_fetch_inc(&word, me), INT_MAX);
    check_equal(word, INT_MIN);
    check_equal(shmem_ulong_atomic_fetch_add(&wide, 2, me), ULONG_MAX);
    check_equal(wide, 1);
    shmem_barrier_all();
}

enum { BATCH = 100, TIME_MS = 15 };

/* The sum of what all PEs have counted. */
static long total(long mine)
{
    static long source, sum;
    source = mine;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum, &source, 1);
    long result = sum;
    shmem_barrier_all();
    return result;
}

/* §9: each value of a fetched counter goes to exactly one PE */
static void tickets_are_unique(long *counter)
{
    long last = -1, count = 0, sum = 0;
    struct timespec end = {0};
    *counter = 0;
    shmem_barrier_all();
    for (; goes_on(&end, TIME_MS); count += BATCH)
        for (int i = 0; i < BATCH; i++) {
            long ticket = shmem_long_atomic_fetch_inc(counter, 0);
            check(ticket > last);
            sum += last = ticket;
        }
    long all = total(count);
    check_equal(shmem_long_g(counter, 0), all);
    check_equal(total(sum), all * (all - 1) / 2);
}

/* §9: additions without result are all counted */
static void additions_are_counted(long *counter)
{
    long count = 0;
    struct timespec end = {0};
    *counter = 0;
    shmem_barrier_all();
    for (; goes_on(&end, TIME_MS); count += BATCH)
        for (int i = 0; i < BATCH; i++)
            i % 2 ? shmem_long_atomic_inc(counter, 0) : shmem_long_atomic_add(counter, 1, 0);
    long all = total(count);
    check_equal(shmem_long_g(counter, 0), all);
    shmem_barrier_all();
}

/* §9: compare_swap and bitwise operations are atomic among each other */
static void updates_are_atomic(long *by_cas, uint64_t *bits)
{
    long count = 0;
    uint64_t mine = 1ull << (me % 64);
    struct timespec end = {0};
    *by_cas = 0, *bits = 0;
    shmem_barrier_all();
    for (; goes_on(&end, TIME_MS); count += BATCH)
        for (int i = 0; i < BATCH; i++) {
            long old = shmem_long_atomic_fetch(by_cas, 0), seen;
            while ((seen = shmem_long_atomic_compare_swap(by_cas, old, old + 1, 0)) != old) old = seen;
            check_equal(shmem_uint64_atomic_fetch_or(bits, mine, 0) & mine, 0);
            check_equal(shmem_uint64_atomic_fetch_xor(bits, mine, 0) & mine, mine);
            shmem_uint64_atomic_xor(bits, mine, 0);
            check_equal(shmem_uint64_atomic_fetch_and(bits, ~mine, 0) & mine, mine);
            shmem_uint64_atomic_or(bits, mine, 0);
            shmem_uint64_atomic_and(bits, ~mine, 0);
        }
    long all = total(count);
    check_equal(shmem_long_g(by_cas, 0), all);
    check_equal(shmem_uint64_g(bits, 0), 0);
    shmem_barrier_all();
}

/* §9: 32-bit operations leave the neighbouring word alone, whoever works on that */
static void narrow_atomics_leave_their_neighbours_alone(uint32_t *pair)
{
    uint32_t *mine = &pair[me % 2];
    long count = 0;
    struct timespec end = {0};
    pair[0] = pair[1] = 0;
    shmem_barrier_all();
    for (; goes_on(&end, TIME_MS); count += BATCH)
        for (int i = 0; i < BATCH; i++) {
            shmem_uint32_atomic_inc(mine, 0);
            shmem_uint32_atomic_fetch_add(mine, UINT32_MAX, 0);
            shmem_uint32_atomic_add(mine, 2, 0);
        }
    for (int odd = 0; odd < 2; odd++) {
        uint32_t all = (uint32_t)total(me % 2 == odd ? count : 0);
        check_equal(shmem_uint32_g(&pair[odd], 0), 2 * all);
    }
    shmem_barrier_all();
}

/* §9: operations without result are complete after quiet or a barrier */
static void updates_are_complete_after_quiet(void)
{
    static long sum, set;
    for (int i = 1; i <= 100; i++) {
        shmem_long_atomic_add(&sum, 2, after(1));
        shmem_long_atomic_set(&set, i, after(1));
        if (i % 2) {
            shmem_quiet();
            check_equal(shmem_long_g(&set, after(1)), i);
        } else {
            shmem_barrier_all();
            check_equal(set, i);
            check_equal(sum, 2 * i);
            shmem_barrier_all();
        }
    }
}

/* §9: the result of a non-blocking fetch is there after quiet; the source may be const */
static void fetched_value_is_there_after_quiet(void)
{
    static long word;
    static int results[64];
    static int counter;
    word = 30 + me;
    long seen = -1;
    shmem_barrier_all();
    shmem_long_atomic_fetch_nbi(&seen, (const long *)&word, after(1));
    for (int i = 0; i < 64; i++) shmem_int_atomic_fetch_inc_nbi(&results[i], &counter, after(1));
    shmem_quiet();
    check_equal(seen, 30 + after(1));
    for (int i = 0; i < 64; i++) check_equal(results[i], i);
    shmem_barrier_all();
}

/* §9: static variables and heap are the same kind of target */
static void heap_and_static_agree(void)
{
    static long in_data;
    long *in_heap = shmem_calloc(1, sizeof *in_heap);
    for (int i = 0; i < 500; i++) {
        shmem_long_atomic_add(i % 2 ? in_heap : &in_data, i, i % n);
        *(volatile long *)(i % 2 ? &in_data : in_heap); /* loads beside it do no harm */
    }
    shmem_barrier_all();
    long sum = 0;
    for (int pe = 0; pe < n; pe++) sum += shmem_long_g(in_heap, pe) + shmem_long_g(&in_data, pe);
    check_equal(sum, n * (500L * 499 / 2));
    shmem_free(in_heap);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    compare_swap_returns_the_old_value();
    floating_point_is_bit_exact();
    sums_wrap();
    static long in_data[2];
    static uint64_t bits_in_data;
    long *in_heap = shmem_calloc(3, sizeof *in_heap);
    tickets_are_unique(&in_data[0]);
    tickets_are_unique(&in_heap[0]);
    additions_are_counted(&in_data[0]);
    additions_are_counted(&in_heap[0]);
    narrow_atomics_leave_their_neighbours_alone((uint32_t *)&in_data[0]);
    narrow_atomics_leave_their_neighbours_alone((uint32_t *)&in_heap[0]);
    updates_are_atomic(&in_data[1], &bits_in_data);
    updates_are_atomic(&in_heap[1], (uint64_t *)&in_heap[2]);
    shmem_free(in_heap);
    updates_are_complete_after_quiet();
    fetched_value_is_there_after_quiet();
    heap_and_static_agree();
    return end();
}
