/* Global variables of a program that is linked in some way: each PE writes its right neighbour's, in every
 * way. */
#include "semantics.h"

static long small_data = 41, small_bss;
static char large_data[100000] = {1};
static _Alignas(4096) char aligned_bss[10 * 4096];
long exported = 7;
static const long constant = 99;

static int *local_static(void)
{
    static int counter = 3;
    return &counter;
}

int main(void)
{
    check(small_data == 41 && !small_bss && large_data[0] == 1 && exported == 7 && *local_static() == 3 &&
          constant == 99);
    begin(SHMEM_THREAD_SINGLE);
    static uint64_t signal;
    shmem_long_p(&small_data, 100 + me, after(1));
    shmem_long_atomic_add(&small_bss, 5, after(1));
    shmem_long_atomic_fetch_add(&exported, me, after(1));
    shmem_int_p(local_static(), me, after(1));
    shmem_putmem_signal(aligned_bss + 4000, large_data, 5000, &signal, 1, SHMEM_SIGNAL_SET, after(1));
    check_equal(shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 1), 1);
    check_equal(aligned_bss[4000], 1);
    shmem_barrier_all();
    check_equal(small_data, 100 + before(1));
    check_equal(small_bss, 5);
    check_equal(exported, 7 + before(1));
    check_equal(*local_static(), before(1));
    check_equal(shmem_long_g(&small_data, after(1)), 100 + me);
    check_equal(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &small_bss, &small_bss, 1), 0);
    check_equal(small_bss, 5 * n);
    shmem_barrier_all();
    printf("%p\n", (void *)&small_data);
    return end();
}
