/* Made by gen_check.py from shmem.api: do not edit. */
/* All-to-all with different sizes. */
#include "profile.h"

PROFILED(int, shmemx_alltoallv, shmem_team_t team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
    const void *source, const size_t *s_offsets, const size_t *s_sizes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_alltoallv(team, dest, t_offsets, t_sizes, source, s_offsets, s_sizes);
    profile_end(F_shmemx_alltoallv, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_alltoallv_packed, shmem_team_t team, void *dest, size_t dest_len, size_t *t_size,
    const void *source, const size_t *s_offsets, const size_t *s_sizes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_alltoallv_packed(team, dest, dest_len, t_size, source, s_offsets, s_sizes);
    profile_end(F_shmemx_alltoallv_packed, begin, 0, NO_PE);
    return result;
}
