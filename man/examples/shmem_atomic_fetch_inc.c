/* Tickets: each PE takes the next number. After a barrier all PEs print how many were taken. */
#include <shmem.h>
#include <stdio.h>

static int tickets;

int main(void)
{
    shmem_init();
    int mine = shmem_atomic_fetch_inc(&tickets, 0);
    shmem_barrier_all();
    printf("PE %d had ticket %d of %d\n", shmem_my_pe(), mine, shmem_atomic_fetch(&tickets, 0));
    shmem_finalize();
}
