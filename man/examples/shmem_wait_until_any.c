/* PE 0 handles the requests of its peers in the order in which they arrive. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    int *done = calloc((size_t)n, sizeof *done);
    long *requests = shmem_calloc((size_t)n, sizeof *requests);
    if (me) shmem_atomic_set(&requests[me], 100L + me, 0);
    done[0] = 1; /* PE 0 makes no request */
    for (int i = 1; i < n && me == 0; i++) {
        size_t pe = shmem_wait_until_any(requests, (size_t)n, done, SHMEM_CMP_NE, 0L);
        printf("request %ld of PE %zu\n", requests[pe], pe);
        done[pe] = 1;
    }
    shmem_free(requests);
    free(done);
    shmem_finalize();
}
