/* Section 17: a tool in the program replaces some functions and calls the others by their second names. */
#include "semantics.h"

#include <pshmem.h>

static int puts_seen, barriers_seen, quiets_seen, mallocs_seen, reductions_seen, inits_seen, finalizes_seen;

void shmem_init(void)
{
    inits_seen++;
    pshmem_init();
}
void shmem_finalize(void)
{
    finalizes_seen++;
    pshmem_finalize();
}
void shmem_long_put(long *dest, const long *source, size_t nelems, int pe)
{
    puts_seen++;
    pshmem_long_put(dest, source, nelems, pe);
}
void shmem_barrier_all(void)
{
    barriers_seen++;
    pshmem_barrier_all();
}
void shmem_quiet(void)
{
    quiets_seen++;
    pshmem_quiet();
}
void *shmem_malloc(size_t size)
{
    mallocs_seen++;
    return pshmem_malloc(size);
}
int shmem_long_sum_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    reductions_seen++;
    return pshmem_long_sum_reduce(team, dest, source, nreduce);
}

/* §17: replaced functions are called by the program, and never by the library itself */
static void library_does_not_call_the_tool(void)
{
    static long word, total, psync[SHMEM_REDUCE_SYNC_SIZE];
    static long pwork[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
    shmem_long_put(&word, &(long){me + 1}, 1, after(1));
    shmem_barrier_all();
    check_equal(word, before(1) + 1);
    long *block = shmem_malloc(8);
    long *zeroed = shmem_calloc(1, 8);
    block = shmem_realloc(block, 80);
    shmem_free(zeroed);
    shmem_free(block);
    shmem_sync_all();
    shmem_long_sum_to_all(&total, &word, 1, 0, 0, n, pwork, psync);
    check_equal(total, n * (n + 1L) / 2);
    check_equal(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &total, &word, 1), 0);
    check(puts_seen == 1 && barriers_seen == 1 && quiets_seen == 0 && mallocs_seen == 1 && reductions_seen == 1);
}

/* §17: shmem_pcontrol returns at once, whatever the level and whatever follows */
static void pcontrol_takes_any_level(void)
{
    for (int level = -2; level < 5; level++) shmem_pcontrol(level);
    shmem_pcontrol(77, "more", 1, 2.0);
    pshmem_pcontrol(1);
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe(), n = shmem_n_pes();
    library_does_not_call_the_tool();
    pcontrol_takes_any_level();
    shmem_finalize();
    check(inits_seen == 1 && finalizes_seen == 1 && barriers_seen == 1);
    return test_result();
}
