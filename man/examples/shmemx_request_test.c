/* A get is in flight while this PE works. test shows when it is complete. */
#include <shmemx.h>
#include <stdio.h>

static long word;

int main(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    long theirs, other_work = 0;
    int there = 0;
    shmem_init();
    word = 10L * shmem_my_pe();
    shmem_barrier_all();
    shmemx_get_nbe(&theirs, &word, 1, shmem_n_pes() - 1, &request);
    for (; !there; shmemx_request_test(&request, &there)) other_work++;
    printf("PE %d has read %ld\n", shmem_my_pe(), theirs);
    shmem_finalize();
    return other_work < 0;
}
