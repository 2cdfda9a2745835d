/* Made by gen.py from shmem.api: do not edit. */
/* All-to-all with different sizes. */
#include "api/public.h"

PUBLIC(int, shmemx_alltoallv, shmem_team_t team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
    const void *source, const size_t *s_offsets, const size_t *s_sizes)
{
    return alltoallv_exchange(team_of(team), dest, t_offsets, t_sizes, source, s_offsets, s_sizes,
        "shmemx_alltoallv(team, dest, t_offsets, t_sizes, source, s_offsets, s_sizes)");
}

PUBLIC(int, shmemx_alltoallv_packed, shmem_team_t team, void *dest, size_t dest_len, size_t *t_size,
    const void *source, const size_t *s_offsets, const size_t *s_sizes)
{
    return alltoallv_packed(team_of(team), dest, dest_len, t_size, source, s_offsets, s_sizes,
        "shmemx_alltoallv_packed(team, dest, dest_len, t_size, source, s_offsets, s_sizes)");
}
