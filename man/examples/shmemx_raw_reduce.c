/* A call as a binding makes it: type and operation are numbers. */
#include <shmemx.h>
#include <stdio.h>

static double mine[2], largest[2];

int main(void)
{
    shmem_init();
    mine[0] = shmem_my_pe(), mine[1] = -shmem_my_pe();
    shmemx_raw_reduce(SHMEM_TEAM_WORLD, SHMEMX_TYPE_DOUBLE, SHMEMX_REDUCE_MAX, largest, mine, 2);
    if (shmem_my_pe() == 0) printf("%g %g\n", largest[0], largest[1]);
    shmem_finalize();
}
