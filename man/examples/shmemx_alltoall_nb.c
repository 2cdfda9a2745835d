/* Two pairs of buffers: while one exchange is in flight, this PE makes the data of the next. */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 6 };

int main(void)
{
    shmem_req_h requests[2] = {SHMEM_REQ_INVALID, SHMEM_REQ_INVALID};
    long sum = 0;
    shmem_init();
    int n = shmem_n_pes();
    long *source = shmem_calloc((size_t)n * 2, sizeof *source), *dest = shmem_calloc((size_t)n * 2, sizeof *dest);
    if (!source || !dest) shmem_global_exit(1);
    for (int step = 0; step < STEPS + 1; step++) {
        long *from = source + step % 2 * n, *last = dest + (step + 1) % 2 * n;
        for (int i = 0; i < n; i++) from[i] = step * 100 + shmem_my_pe();
        if (step < STEPS && shmemx_alltoall_nb(SHMEM_TEAM_WORLD, dest + step % 2 * n, from, 1, &requests[step % 2]))
            shmem_global_exit(1);
        if (step) shmemx_req_wait(&requests[(step + 1) % 2]); /* of the step before */
        for (int i = 0; i < n; i++) sum += last[i];
        shmem_sync_all(); /* dest of the next step may be overwritten on every PE */
    }
    printf("PE %d: the sum is %ld\n", shmem_my_pe(), sum);
    shmem_free(dest);
    shmem_free(source);
    shmem_finalize();
}
