/* PE 0 has the parameters of a run and sends them to all PEs. */
#include <shmem.h>
#include <stdio.h>

static double parameters[2], source[2];

int main(void)
{
    shmem_init();
    if (shmem_my_pe() == 0) source[0] = 0.5, source[1] = 1e-6;
    if (shmem_broadcast(SHMEM_TEAM_WORLD, parameters, source, 2, 0)) shmem_global_exit(1);
    printf("PE %d: %g %g\n", shmem_my_pe(), parameters[0], parameters[1]);
    shmem_finalize();
}
