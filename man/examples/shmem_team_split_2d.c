/* PEs in rows of two: a sum in each row, and the PE above in each column. */
#include <shmem.h>
#include <stdio.h>

static int mine, sum;

int main(void)
{
    shmem_team_t row, column;
    shmem_init();
    if (shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, NULL, 0, &row, NULL, 0, &column)) shmem_global_exit(1);
    mine = shmem_my_pe();
    if (shmem_sum_reduce(row, &sum, &mine, 1)) shmem_global_exit(1);
    int top = shmem_team_translate_pe(column, 0, SHMEM_TEAM_WORLD);
    printf("PE %d: the sum of its row is %d, the top of its column PE %d\n", mine, sum, top);
    shmem_team_destroy(row);
    shmem_team_destroy(column);
    shmem_finalize();
}
