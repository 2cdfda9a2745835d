/* Made by gen_check.py from shmem.api: do not edit. */
/* Teams. */
#include "check.h"

CHECKED(int, shmem_team_my_pe, shmem_team_t team)
{
    struct call call;
    call_begin(&call, F_shmem_team_my_pe);
    call_team(&call, "team", team, true);
    int result = pshmem_team_my_pe(team);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_team_n_pes, shmem_team_t team)
{
    struct call call;
    call_begin(&call, F_shmem_team_n_pes);
    call_team(&call, "team", team, true);
    int result = pshmem_team_n_pes(team);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_team_get_config, shmem_team_t team, long config_mask, shmem_team_config_t *config)
{
    struct call call;
    call_begin(&call, F_shmem_team_get_config);
    call_team(&call, "team", team, true);
    check_config(&call, "config", config, config_mask);
    span_or_null(&call, "config", config, elements(1, sizeof(shmem_team_config_t)),
        _Alignof(shmem_team_config_t));
    int result = pshmem_team_get_config(team, config_mask, config);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_team_translate_pe, shmem_team_t src_team, int src_pe, shmem_team_t dest_team)
{
    struct call call;
    call_begin(&call, F_shmem_team_translate_pe);
    call_team(&call, "src_team", src_team, true);
    call_team(&call, "dest_team", dest_team, true);
    int result = pshmem_team_translate_pe(src_team, src_pe, dest_team);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_team_split_strided, shmem_team_t parent_team, int start, int stride, int size,
    const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team)
{
    struct call call;
    call_begin(&call, F_shmem_team_split_strided);
    call_team(&call, "parent_team", parent_team, true);
    check_config(&call, "config", config, config_mask);
    struct span config_span = span_or_null(&call, "config", config, elements(1, sizeof(shmem_team_config_t)),
        _Alignof(shmem_team_config_t));
    struct span new_team_span = span_here(&call, "new_team", new_team, elements(1, sizeof(shmem_team_t)),
        _Alignof(shmem_team_t));
    check_apart(&call, &config_span, &new_team_span);
    agree_value(&call, "start", (uint64_t)start);
    agree_value(&call, "stride", (uint64_t)stride);
    agree_value(&call, "size", (uint64_t)size);
    call_meet(&call);
    int result = pshmem_team_split_strided(parent_team, start, stride, size, config, config_mask, new_team);
    team_add(call.team, 0, 0, result, new_team);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_team_split_2d, shmem_team_t parent_team, int xrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team,
    const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team)
{
    struct call call;
    call_begin(&call, F_shmem_team_split_2d);
    call_team(&call, "parent_team", parent_team, true);
    check_config(&call, "xaxis_config", xaxis_config, xaxis_mask);
    check_config(&call, "yaxis_config", yaxis_config, yaxis_mask);
    struct span xaxis_config_span = span_or_null(&call, "xaxis_config", xaxis_config, elements(1,
        sizeof(shmem_team_config_t)), _Alignof(shmem_team_config_t));
    struct span xaxis_team_span = span_here(&call, "xaxis_team", xaxis_team, elements(1,
        sizeof(shmem_team_t)), _Alignof(shmem_team_t));
    struct span yaxis_config_span = span_or_null(&call, "yaxis_config", yaxis_config, elements(1,
        sizeof(shmem_team_config_t)), _Alignof(shmem_team_config_t));
    struct span yaxis_team_span = span_here(&call, "yaxis_team", yaxis_team, elements(1,
        sizeof(shmem_team_t)), _Alignof(shmem_team_t));
    check_apart(&call, &xaxis_config_span, &xaxis_team_span);
    check_apart(&call, &xaxis_config_span, &yaxis_team_span);
    check_apart(&call, &xaxis_team_span, &yaxis_config_span);
    check_apart(&call, &xaxis_team_span, &yaxis_team_span);
    check_apart(&call, &yaxis_config_span, &yaxis_team_span);
    agree_value(&call, "xrange", (uint64_t)xrange);
    call_meet(&call);
    int result = pshmem_team_split_2d(parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team, yaxis_config,
        yaxis_mask, yaxis_team);
    team_add_grid(call.team, 2, (const int[]){xrange}, result, (const shmem_team_t *const[]){xaxis_team,
        yaxis_team});
    call_end(&call);
    return result;
}

CHECKED(void, shmem_team_destroy, shmem_team_t team)
{
    struct call call;
    call_begin(&call, F_shmem_team_destroy);
    call_team(&call, "team", team, true);
    call_meet(&call);
    team_remove(&call, "team");
    pshmem_team_destroy(team);
    call_end(&call);
}
