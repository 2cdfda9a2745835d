/* Memory spaces by the names of the draft, in a program that includes shmemx_space_draft.h. */
#include "semantics.h"

#include <shmemx_space_draft.h>

int main(void)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 1 << 20, .flags = SHMEM_SPACE_FLAG_DEFAULT};
    shmem_device_type_t type = SHMEM_DEVICE_CUDA;
    shmem_space_cap_t caps = 0;
    shmem_space_t space = NULL, found;
    shmem_team_t team, same;
    begin(SHMEM_THREAD_SINGLE);
    check_equal(shmem_space_create(&config, &space, &team), 0);
    check(space != SHMEM_SPACE_INVALID && team != SHMEM_TEAM_INVALID);
    check_equal(shmem_team_n_pes(team), n);
    check_equal(shmem_space_get_team(space, &same), 0);
    check(same == team);
    check_equal(shmem_space_get_device_type(space, &type), 0);
    check_equal(type, SHMEM_DEVICE_CPU);
    check_equal(shmem_space_get_caps(space, &caps), 0);
    check(caps & SHMEM_SPACE_CAP_ATOMICS);

    long *block = shmem_space_malloc(space, 8 * sizeof *block), *zeros = shmem_space_calloc(space, 8, sizeof *zeros);
    check(block && zeros);
    check_equal(shmem_get_space(zeros, &found), 0);
    check(found == space);
    shmem_long_p(zeros + 1, me + 1, after(1));
    shmem_barrier_all();
    check_equal(zeros[1], before(1) + 1);
    check_equal(zeros[2], 0);
    shmem_space_free(space, zeros), shmem_space_free(space, block);
    shmem_space_free(space, NULL);
    shmem_team_destroy(team);
    check_equal(shmem_space_destroy(space), 0);
    check_equal(shmem_space_destroy(SHMEM_SPACE_INVALID), 0);
    check_equal(shmem_space_malloc(SHMEM_SPACE_INVALID, 8), NULL);
    return end();
}
