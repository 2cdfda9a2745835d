/* Deprecated collectives over an active set: every second PE, from PE 0. New programs split a team and use it. */
#include <shmem.h>
#include <stdio.h>

static long barrier_sync[SHMEM_BARRIER_SYNC_SIZE], reduce_sync[2][SHMEM_REDUCE_SYNC_SIZE];
static int mine, any, all, odd, least, most, sum, product, work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), size = (shmem_n_pes() + 1) / 2;
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++) barrier_sync[i] = SHMEM_SYNC_VALUE;
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++) reduce_sync[0][i] = reduce_sync[1][i] = SHMEM_SYNC_VALUE;
    mine = me + 1;
    shmem_barrier_all();
    if (me % 2 == 0) {
        shmem_int_or_to_all(&any, &mine, 1, 0, 1, size, work, reduce_sync[0]);
        shmem_int_and_to_all(&all, &mine, 1, 0, 1, size, work,
                             reduce_sync[1]); /* in turn: a PE may be one call ahead */
        shmem_int_xor_to_all(&odd, &mine, 1, 0, 1, size, work, reduce_sync[0]);
        shmem_int_min_to_all(&least, &mine, 1, 0, 1, size, work, reduce_sync[1]);
        shmem_int_max_to_all(&most, &mine, 1, 0, 1, size, work, reduce_sync[0]);
        shmem_int_sum_to_all(&sum, &mine, 1, 0, 1, size, work, reduce_sync[1]);
        shmem_int_prod_to_all(&product, &mine, 1, 0, 1, size, work, reduce_sync[0]);
        shmem_barrier(0, 1, size, barrier_sync);
        shmem_sync(0, 1, size, barrier_sync);
        printf("PE %d: %#x %#x %#x, %d to %d, sum %d, product %d\n", me, any, all, odd, least, most, sum, product);
    }
    shmem_finalize();
}
