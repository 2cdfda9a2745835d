/* Made by gen_check.py from shmem.api: do not edit. */
/* All-to-all with different sizes. */
#include "check.h"

CHECKED(int, shmemx_alltoallv, shmem_team_t team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
    const void *source, const size_t *s_offsets, const size_t *s_sizes)
{
    struct call call;
    call_begin(&call, F_shmemx_alltoallv);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, pieces(call.n_pes, t_sizes, t_offsets), 1);
    struct span t_offsets_span = span_here(&call, "t_offsets", t_offsets, elements(times(call.n_pes, 1),
        sizeof(size_t)), _Alignof(size_t));
    struct span t_sizes_span = span_here(&call, "t_sizes", t_sizes, elements(times(call.n_pes, 1),
        sizeof(size_t)), _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, pieces(call.n_pes, s_sizes, s_offsets), 1);
    struct span s_offsets_span = span_here(&call, "s_offsets", s_offsets, elements(times(call.n_pes, 1),
        sizeof(size_t)), _Alignof(size_t));
    struct span s_sizes_span = span_here(&call, "s_sizes", s_sizes, elements(times(call.n_pes, 1),
        sizeof(size_t)), _Alignof(size_t));
    check_apart(&call, &dest_span, &t_offsets_span);
    check_apart(&call, &dest_span, &t_sizes_span);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &s_offsets_span);
    check_apart(&call, &dest_span, &s_sizes_span);
    call_meet(&call);
    int result = pshmemx_alltoallv(team, dest, t_offsets, t_sizes, source, s_offsets, s_sizes);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_alltoallv_packed, shmem_team_t team, void *dest, size_t dest_len, size_t *t_size,
    const void *source, const size_t *s_offsets, const size_t *s_sizes)
{
    struct call call;
    call_begin(&call, F_shmemx_alltoallv_packed);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(dest_len, 1), 1);
    struct span t_size_span = span_here(&call, "t_size", t_size, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, pieces(call.n_pes, s_sizes, s_offsets), 1);
    struct span s_offsets_span = span_here(&call, "s_offsets", s_offsets, elements(times(call.n_pes, 1),
        sizeof(size_t)), _Alignof(size_t));
    struct span s_sizes_span = span_here(&call, "s_sizes", s_sizes, elements(times(call.n_pes, 1),
        sizeof(size_t)), _Alignof(size_t));
    check_apart(&call, &dest_span, &t_size_span);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &s_offsets_span);
    check_apart(&call, &dest_span, &s_sizes_span);
    check_apart(&call, &t_size_span, &source_span);
    check_apart(&call, &t_size_span, &s_offsets_span);
    check_apart(&call, &t_size_span, &s_sizes_span);
    call_meet(&call);
    int result = pshmemx_alltoallv_packed(team, dest, dest_len, t_size, source, s_offsets, s_sizes);
    call_end(&call);
    return result;
}
