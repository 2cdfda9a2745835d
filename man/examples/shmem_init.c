/* The smallest program: each PE, a process, prints its number. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    char name[SHMEM_MAX_NAME_LEN];
    shmem_init();
    shmem_info_get_name(name);
    printf("PE %d of %d, %s\n", shmem_my_pe(), shmem_n_pes(), name);
    shmem_finalize();
}
