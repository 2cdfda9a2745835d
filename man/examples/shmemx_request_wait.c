/* Two operations with one request, whose wait completes only these. */
#include <shmemx.h>
#include <stdio.h>

static long counter, inbox[4];

int main(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    long mine[4] = {1, 2, 3, 4}, number;
    shmem_init();
    int right = (shmem_my_pe() + 1) % shmem_n_pes();
    shmemx_put_nbe(inbox, mine, 4, right, &request);
    shmemx_atomic_fetch_add_nbe(&number, &counter, 1L, 0, &request);
    /* there is time for other work here */
    shmemx_request_wait(&request);
    printf("PE %d has number %ld\n", shmem_my_pe(), number);
    shmem_finalize();
}
