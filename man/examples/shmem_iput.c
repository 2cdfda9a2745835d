/* A row of this PE becomes a column of its right neighbour, and is read back as one. */
#include <shmem.h>
#include <stdio.h>

static int matrix[3][4];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    int row[3] = {me, me + 10, me + 20}, back[3];
    shmem_iput(&matrix[0][1], row, 4, 1, 3, right); /* 4 apart in dest, 1 in source */
    shmem_barrier_all();
    shmem_iget(back, &matrix[0][1], 1, 4, 3, right);
    printf("PE %d: %d %d %d\n", me, back[0], back[1], back[2]);
    shmem_finalize();
}
