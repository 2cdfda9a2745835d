/* External heaps: memory of the program becomes symmetric at its own addresses, with its contents, for all operations.
 * After shmem_finalize it is the program's again, and can become symmetric once more. */
#include "semantics.h"

#include <shmemx.h>
#include <sys/mman.h>

enum { MIB = 1 << 20, WORDS = 3 * MIB / (int)sizeof(long), LOCKED = 20 };

/* The parts of the memory, in words. */
enum { BLOCK = 0, ALL = WORDS / 2, SUM = ALL + 64, WORD = SUM + 8, LOCK = WORD + 4, KEPT = WORDS - 16 };

static void contents_are_kept(const long *memory, int round)
{
    for (int i = KEPT; i < WORDS; i++) check_equal(memory[i], me * 1000L + round + i);
}

static void puts_and_gets(long *memory)
{
    static long local[ALL];
    enum { FEW = 100 };
    uint64_t *signal = (uint64_t *)(void *)(memory + WORD);
    for (int i = 0; i < ALL; i++) local[i] = me * 1000000L + i;
    shmem_long_put_signal_nbi(memory, local, ALL, signal, 1, SHMEM_SIGNAL_ADD, after(1));
    shmem_signal_wait_until(signal, SHMEM_CMP_EQ, 1);
    for (int i = 0; i < ALL; i++) check_equal(memory[i], before(1) * 1000000L + i);
    shmem_barrier_all();
    memset(local, 0, sizeof local);
    shmem_long_get(local, memory, ALL, after(1));
    for (int i = 0; i < ALL; i++) check_equal(local[i], me * 1000000L + i);
    check_equal(shmem_long_g(memory + 7, after(1)), me * 1000000L + 7);
    shmem_barrier_all();
    shmem_long_iput(memory, local, 2, 1, FEW, after(1));
    shmem_long_p(memory + 1, -5, after(1));
    shmem_long_put(memory + 2 * FEW, memory + 3 * FEW, FEW, after(2)); /* the source is external memory, too */
    shmem_barrier_all();
    for (int i = 0; i < FEW; i++) check_equal(memory[2 * i], before(1) * 1000000L + i);
    check_equal(memory[1], -5);
    check_equal(memory[2 * FEW + 1], before(1 + 2) * 1000000L + 3 * FEW + 1);
}

static void atomics_and_locks(long *memory)
{
    long *counter = memory + WORD + 1, *lock = memory + LOCK;
    shmem_long_atomic_add(counter, me + 1, 0);
    shmem_barrier_all();
    if (!me) check_equal(*counter, n * (n + 1) / 2);
    shmem_barrier_all();
    for (int i = 0; i < LOCKED; i++) {
        shmem_set_lock(lock);
        shmem_long_p(counter, shmem_long_g(counter, 0) + 1, 0);
        shmem_quiet();
        shmem_clear_lock(lock);
    }
    shmem_barrier_all();
    if (!me) check_equal(*counter, n * (n + 1) / 2 + n * LOCKED);
    check_equal(shmem_long_atomic_fetch_add(counter, 0, 0), n * (n + 1) / 2 + n * LOCKED);
}

static void collectives(long *memory)
{
    long *all = memory + ALL, *sum = memory + SUM;
    sum[1] = me + 1;
    check_equal(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, sum, sum + 1, 1), 0);
    check_equal(*sum, n * (n + 1) / 2);
    check_equal(shmem_long_fcollect(SHMEM_TEAM_WORLD, all, sum + 1, 1), 0);
    for (int pe = 0; pe < n; pe++) check_equal(all[pe], pe + 1);
    shmem_barrier_all();
    check_equal(shmem_long_alltoall(SHMEM_TEAM_WORLD, memory, all, 1), 0);
    for (int pe = 0; pe < n; pe++) check_equal(memory[pe], me + 1);
    check_equal(shmem_long_collect(SHMEM_TEAM_WORLD, all, sum + 1, me == 0), 0);
    check_equal(all[0], 1);
    shmem_barrier_all();
    check_equal(shmem_long_broadcast(SHMEM_TEAM_WORLD, all, sum + 1, 1, n - 1), 0);
    check_equal(all[0], n);
    shmem_req_h request;
    shmem_barrier_all();
    check_equal(shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, memory, all, 0, &request), 0);
    check_equal(shmem_req_wait(&request), 0);
}

static void queries(long *memory)
{
    shmem_space_t space;
    for (int pe = 0; pe < n; pe++) {
        check_equal(shmem_addr_accessible(memory + WORDS - 1, pe), 1);
        long *there = shmem_ptr(memory + SUM + 1, pe);
        if (pe == me) check(there == memory + SUM + 1);
        if (all_share_memory()) check(there && *there == pe + 1);
    }
    check_equal(shmem_addr_accessible(memory + WORDS, me), 0);
    check(shmemx_get_space(memory, &space) != 0);
    check_equal(shmemx_partition_of(memory), 0);
    shmem_barrier_all();
}

/* Initialises the library, makes the memory symmetric, and finalizes. */
static void live(long *memory, int round)
{
    int provided;
    if (round) shmemx_heap_preinit();
    else check_equal(shmemx_heap_preinit_thread(SHMEM_THREAD_MULTIPLE, &provided), 0);
    me = shmem_my_pe();
    n = shmem_n_pes();
    memset(memory, 0, WORDS * sizeof *memory);
    for (int i = KEPT; i < WORDS; i++) memory[i] = me * 1000L + round + i;
    shmemx_heap_create(memory, WORDS * sizeof *memory, SHMEMX_EXTERNAL_HEAP_HOST, 0);
    shmemx_heap_postinit();
    contents_are_kept(memory, round);
    puts_and_gets(memory);
    atomics_and_locks(memory);
    collectives(memory);
    queries(memory);
    shmem_finalize();
    contents_are_kept(memory, round);
    check_equal(memory[SUM + 1], me + 1);
}

int main(void)
{
    long *mapped = mmap(NULL, 4 * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    long *allocated = aligned_alloc(65536, 3 * MIB);
    check(mapped != MAP_FAILED && allocated);
    for (int round = 0; round < 2; round++) {
        /* At another address on each PE. */
        live(mapped + (round ? getpid() % 256 * 4096 / (int)sizeof *mapped : 0), round);
        live(allocated, round + 1);
    }
    munmap(mapped, 4 * MIB);
    free(allocated);
    shmem_init();
    return end();
}
