/* Element i of each PE goes to PE i: the rows of a matrix become its columns. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    int *row = shmem_malloc((size_t)n * sizeof *row), *column = shmem_malloc((size_t)n * sizeof *column);
    for (int i = 0; i < n; i++) row[i] = 100 * me + i;
    if (shmem_alltoall(SHMEM_TEAM_WORLD, column, row, 1)) shmem_global_exit(1);
    printf("PE %d: %d to %d\n", me, column[0], column[n - 1]);
    shmem_free(column);
    shmem_free(row);
    shmem_finalize();
}
