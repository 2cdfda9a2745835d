/* Copies two columns of a matrix, blocks of two elements of each row, to the right neighbour and back. */
#include <shmem.h>
#include <stdio.h>

static int matrix[3][4];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    int mine[6] = {me, me, me + 10, me + 10, me + 20, me + 20}, back[6];
    shmem_ibput(&matrix[0][1], mine, 4, 2, 2, 3, right); /* 3 blocks of 2: 4 apart in dest, 2 in source */
    shmem_barrier_all();
    shmem_ibget(back, &matrix[0][1], 2, 4, 2, 3, right);
    printf("PE %d: %d %d %d\n", me, back[0], back[2], back[5]);
    shmem_finalize();
}
