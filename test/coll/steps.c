/* Small teams meet in one step: the message of a PE reaches all others although none of them has called yet. So no PE
 * waits for the message of another one before it sends its own. A broadcast reaches all PEs in the same way. Each PE is
 * a node of its own. An algorithm with more steps never lets the other PEs call, and the job ends by its time limit. */
#include "semantics/semantics.h"

#include <shmemx.h>

static long *is_counting, reached, told, heard;

static uint64_t arrived(void)
{
    uint64_t operations;
    shmemx_pcntr_get_completed_target(&operations);
    return operations;
}

/* Lets PE `first` start when all others have counted what arrived before, and these when something has arrived at each
 * of them. PE `first` counts them in `reached`; round - 1 of these calls had the same `first`, this one included. */
static void let_start(int first, long round)
{
    if (me == first) {
        for (int pe = 0; pe < n; pe++)
            if (pe != me) shmem_long_wait_until(&is_counting[pe], SHMEM_CMP_EQ, round);
        return;
    }
    const uint64_t before = arrived();
    shmem_long_p(&is_counting[me], round, first);
    shmem_quiet();
    while (arrived() == before) shmem_long_test(&is_counting[first], SHMEM_CMP_NE, 0); /* which receives messages */
    shmem_long_atomic_inc(&reached, first);
    while (shmem_long_g(&reached, first) < (n - 1) * (round - 1)) continue;
}

static void team_meets_in_one_step(long round)
{
    for (int first = 0; first < n; first++) {
        let_start(first, round);
        shmem_team_sync(SHMEM_TEAM_WORLD);
        shmem_barrier_all();
    }
}

static void broadcast_reaches_all_in_one_step(long round)
{
    told = round;
    for (int root = 0; root < n; root++) {
        let_start(root, round);
        check_equal(shmem_long_broadcast(SHMEM_TEAM_WORLD, &heard, &told, 1, root), 0);
        if (me == root)
            shmem_long_wait_until(&reached, SHMEM_CMP_EQ, (n - 1) * (round - 1)); /* by the broadcast alone */
        shmem_team_sync(SHMEM_TEAM_WORLD);
        check_equal(heard, round);
        heard = 0;
        shmem_barrier_all();
    }
}

int main(void)
{
    enum { ROUNDS = 20 };
    begin(SHMEM_THREAD_SINGLE);
    is_counting = shmem_calloc((size_t)n, sizeof *is_counting);
    for (long round = 1; round <= ROUNDS; round++) {
        team_meets_in_one_step(2 * round);
        broadcast_reaches_all_in_one_step(2 * round + 1);
    }
    return end();
}
