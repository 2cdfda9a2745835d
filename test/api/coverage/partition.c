/* Partitions of the symmetric memory: those of the environment that CMakeLists.txt gives, and those made by a call. */
#include "semantics/semantics.h"

#include <linux/mempolicy.h>
#include <shmemx.h>
#include <sys/syscall.h>

enum { MIB = 1 << 20, LATE = 20, LATER = 30 };

/* What the environment asks for, and what there is then. */
static const struct {
    int id;
    size_t size;
    int kind, policy;
} wanted[] = {
    {1, 64, SHMEMX_KIND_SYSDEFAULT, 0},
    {3, 6, SHMEMX_KIND_SYSDEFAULT, 0}, /* of 5M: in whole large pages */
    {7, 4, SHMEMX_KIND_SYSDEFAULT, 0},
    {9, 4, SHMEMX_KIND_SYSDEFAULT, SHMEMX_POLICY_INTERLEAVED},
    {11, 2, SHMEMX_KIND_NORMALMEM, SHMEMX_POLICY_PREFERRED},
    {12, 2, SHMEMX_KIND_NODE, SHMEMX_POLICY_MANDATORY},
    {13, 2, SHMEMX_KIND_SYSDEFAULT, 0},
    {127, 8, SHMEMX_KIND_SYSDEFAULT, 0},
};
enum { WANTED = sizeof wanted / sizeof *wanted };

static void there_is_what_is_asked_for(void)
{
    shmemx_partition_info_t info;
    for (int i = 0; i < WANTED; i++) {
        check_equal(shmemx_partition_info(wanted[i].id, &info), 0);
        check_equal(info.size, wanted[i].size * MIB);
        check(info.free <= info.size &&
              info.free > info.size - (i ? 1 : MIB)); /* a checking library takes from partition 1 */
        check(info.largest <= info.free);
        check_equal(info.kind, wanted[i].kind);
        check_equal(info.policy, wanted[i].policy);
        check_equal(info.device, -1);
        check(info.page_size >= 4096);
    }
    memset(&info, 77, sizeof info);
    size_t before_call = info.size;
    for (int id = -1; id <= 200; id++) {
        int known = 0;
        for (int i = 0; i < WANTED; i++) known |= wanted[i].id == id;
        if (!known) check(shmemx_partition_info(id, &info) != 0);
    }
    check_equal(info.size, before_call); /* nothing is stored */
}

/* The whole of each partition can be had, each by itself, and is no part of another. */
static void each_is_used_up_alone(void)
{
    shmemx_partition_info_t info;
    char *blocks[WANTED];
    for (int i = 1; i < WANTED; i++) {
        size_t size = wanted[i].size * MIB;
        check_equal(shmemx_partition_malloc(size + 1, wanted[i].id), NULL);
        blocks[i] = shmemx_partition_malloc(size, wanted[i].id);
        check(blocks[i] != NULL);
        check_equal(shmemx_partition_malloc(1, wanted[i].id), NULL);
        check_equal(shmemx_partition_of(blocks[i]), wanted[i].id);
        check_equal(shmemx_partition_of(blocks[i] + size - 1), wanted[i].id);
        check(shmemx_partition_of(blocks[i] + size) != wanted[i].id);
        memset(blocks[i], i, size);
        shmemx_partition_info(wanted[i].id, &info);
        check_equal(info.free, 0);
        check_equal(info.largest, 0);
    }
    for (int i = 1; i < WANTED; i++)
        for (size_t k = 0; k < wanted[i].size * MIB; k += 4095) check_equal(blocks[i][k], i);
    char *ordinary = shmem_malloc(30 * MIB); /* partition 1 has its own room still */
    check(ordinary != NULL);
    check_equal(shmemx_partition_of(ordinary), 1);
    shmem_free(ordinary);
    for (int i = 1; i < WANTED; i++) shmem_free(blocks[i]);
}

/* A block of any partition is symmetric memory as any other. */
static void blocks_are_symmetric(void)
{
    for (int i = 0; i < WANTED; i++) {
        int id = wanted[i].id;
        long *block = shmemx_partition_calloc(1000, sizeof *block, id), host[1000];
        uint64_t *word = shmemx_partition_align(4096, sizeof *word, id);
        check_equal((uintptr_t)word % 4096, 0);
        check_equal(shmemx_partition_of(word), id);
        for (int k = 0; k < 1000; k++) check_equal(block[k], 0);
        for (int k = 0; k < 1000; k++) host[k] = me * 1000000L + id * 1000 + k;
        *word = 0;
        shmem_barrier_all();
        shmem_putmem_signal(block, host, sizeof host, word, 1, SHMEM_SIGNAL_ADD, after(1));
        shmem_signal_wait_until(word, SHMEM_CMP_EQ, 1);
        for (int k = 0; k < 1000; k++) check_equal(block[k], before(1) * 1000000L + id * 1000 + k);
        check_equal(shmem_addr_accessible(block, after(1)), 1);
        check(shmem_ptr(block, me) == block);
        shmem_barrier_all();
        shmem_uint64_atomic_add(word, 5, 0);
        shmem_barrier_all();
        check_equal(shmem_uint64_g(word, 0), 1 + 5 * (uint64_t)n);
        check_equal(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, block + 1, block, 1), 0);
        check_equal(block[1], n * (n - 1) / 2 * 1000000L + id * 1000L * n);
        block = shmem_realloc(block, MIB);
        check_equal(shmemx_partition_of(block), id);
        check_equal(block[2], before(1) * 1000000L + id * 1000 + 2);
        shmem_free(word), shmem_free(block);
    }
}

static void nothing_is_nothing(void)
{
    static long global;
    char on_stack;
    check_equal(shmemx_partition_of(&on_stack), 0);
    check_equal(shmemx_partition_of(&global), 0);
    check_equal(shmemx_partition_of(NULL), 0);
    check_equal(shmemx_partition_malloc(0, 3), NULL);
    check_equal(shmemx_partition_calloc(0, 8, 3), NULL);
    check_equal(shmemx_partition_calloc(SIZE_MAX / 2, 4, 3), NULL);
    check_equal(shmemx_partition_align(64, 0, 3), NULL);
    shmem_free(NULL);
}

/* Partition 12 is bound to NUMA node 0, for every page; others are not. */
static void nodes_are_bound(void)
{
    int mode = -1;
    unsigned long nodes[16] = {0};
    char *bound = shmemx_partition_malloc(100, 12), *free_block = shmemx_partition_malloc(100, 13);
    if (syscall(SYS_get_mempolicy, &mode, nodes, 1025ul, bound, MPOL_F_ADDR)) {
        if (!me) printf("skipped: NUMA policies cannot be asked for here\n");
    } else {
        check_equal(mode, MPOL_BIND);
        check_equal(nodes[0], 1);
        check_equal(syscall(SYS_get_mempolicy, &mode, nodes, 1025ul, free_block, MPOL_F_ADDR), 0);
        check_equal(mode, MPOL_DEFAULT);
    }
    shmem_free(free_block), shmem_free(bound);
}

/* By a call: out of partition 1's room, or not at all, and then on no PE. */
static void made_by_a_call(void)
{
    shmemx_partition_info_t info, heap, left;
    shmemx_partition_info(1, &heap);
    check(shmemx_partition_create(LATE, "SIZE=1T") != 0);
    check(shmemx_partition_create(LATE, "SIZE=2M:KIND=NODE900:POLICY=MANDATORY") != 0);
    check(shmemx_partition_info(LATE, &info) != 0);
    shmemx_partition_info(1, &left);
    check_equal(left.free, heap.free);
    check_equal(shmemx_partition_create(LATE, "SIZE=10M"), 0);
    check_equal(shmemx_partition_create(LATER, "pgsize=4k:size=2M"), 0);
    check_equal(shmemx_partition_info(LATE, &info), 0);
    check_equal(info.size, 10 * MIB);
    shmemx_partition_info(1, &left);
    check_equal(left.size, heap.size - 12 * MIB);
    check_equal(left.free, heap.free - 12 * MIB);
    for (int id = LATE; id <= LATER; id += LATER - LATE) {
        int *block = shmemx_partition_malloc(2 * MIB, id);
        check_equal(shmemx_partition_of(block), id);
        shmem_int_p(block + me, me + id, after(1)); /* in the other PE's copy, whatever its pages */
        shmem_barrier_all();
        check_equal(block[before(1)], before(1) + id);
        check_equal(block[100000], 0); /* new memory */
        shmem_barrier_all();
        shmem_free(block);
    }
}

static void all_tests(void)
{
    there_is_what_is_asked_for();
    each_is_used_up_alone();
    blocks_are_symmetric();
    nothing_is_nothing();
    nodes_are_bound();
    made_by_a_call();
}

int main(void)
{
    for (int round = 0; round < 2; round++) { /* what was made by a call is gone with the first shmem_finalize */
        begin(SHMEM_THREAD_MULTIPLE);
        all_tests();
        shmem_finalize();
    }
    return test_result();
}
