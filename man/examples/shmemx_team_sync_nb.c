/* Each PE adds the interior of its row while the PEs to its left announce that they have sent their last element. */
#include <shmemx.h>
#include <stdio.h>

enum { LENGTH = 1000 };
static double row[LENGTH + 1]; /* row[0] is the last element of the PE to the left */

int main(void)
{
    shmem_req_h request;
    double sum = 0;
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    for (int i = 1; i <= LENGTH; i++) row[i] = me;
    shmem_p(&row[0], row[LENGTH], right);
    shmem_quiet(); /* a sync completes no puts */
    if (shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &request)) shmem_global_exit(1);
    for (int i = 1; i <= LENGTH; i++) {
        sum += row[i];
        if (i % 100 == 0 && request != SHMEM_REQ_INVALID) shmemx_req_test(&request);
    }
    if (request != SHMEM_REQ_INVALID) shmemx_req_wait(&request);
    printf("PE %d: the sum is %.0f\n", me, sum + row[0]);
    shmem_finalize();
}
