/* A program whose threads all call the library: it requests that thread level and checks the provided one. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    int level;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level) || level < SHMEM_THREAD_MULTIPLE) shmem_global_exit(1);
    shmem_query_thread(&level); /* for a library that did not start OpenSHMEM */
    printf("PE %d: level %d\n", shmem_my_pe(), level);
    shmem_finalize();
}
