/* Made by gen_check.py from shmem.api: do not edit. */
/* Splitting teams by colour and in three dimensions. */
#include "check.h"

CHECKED(int, shmemx_team_split_color, shmem_team_t parent_team, int color, int key,
    const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team)
{
    struct call call;
    call_begin(&call, F_shmemx_team_split_color);
    call_team(&call, "parent_team", parent_team, true);
    check_config(&call, "config", config, config_mask);
    struct span config_span = span_or_null(&call, "config", config, elements(1, sizeof(shmem_team_config_t)),
        _Alignof(shmem_team_config_t));
    struct span new_team_span = span_here(&call, "new_team", new_team, elements(1, sizeof(shmem_team_t)),
        _Alignof(shmem_team_t));
    check_apart(&call, &config_span, &new_team_span);
    call_meet(&call);
    int result = pshmemx_team_split_color(parent_team, color, key, config, config_mask, new_team);
    team_add(call.team, 0, color, result, new_team);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_team_split_3d, shmem_team_t parent_team, int xrange, int yrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team,
    const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team,
    const shmem_team_config_t *zaxis_config, long zaxis_mask, shmem_team_t *zaxis_team)
{
    struct call call;
    call_begin(&call, F_shmemx_team_split_3d);
    call_team(&call, "parent_team", parent_team, true);
    check_range(&call, "xrange", xrange);
    check_range(&call, "yrange", yrange);
    check_config(&call, "xaxis_config", xaxis_config, xaxis_mask);
    check_config(&call, "yaxis_config", yaxis_config, yaxis_mask);
    check_config(&call, "zaxis_config", zaxis_config, zaxis_mask);
    struct span xaxis_config_span = span_or_null(&call, "xaxis_config", xaxis_config, elements(1,
        sizeof(shmem_team_config_t)), _Alignof(shmem_team_config_t));
    struct span xaxis_team_span = span_here(&call, "xaxis_team", xaxis_team, elements(1,
        sizeof(shmem_team_t)), _Alignof(shmem_team_t));
    struct span yaxis_config_span = span_or_null(&call, "yaxis_config", yaxis_config, elements(1,
        sizeof(shmem_team_config_t)), _Alignof(shmem_team_config_t));
    struct span yaxis_team_span = span_here(&call, "yaxis_team", yaxis_team, elements(1,
        sizeof(shmem_team_t)), _Alignof(shmem_team_t));
    struct span zaxis_config_span = span_or_null(&call, "zaxis_config", zaxis_config, elements(1,
        sizeof(shmem_team_config_t)), _Alignof(shmem_team_config_t));
    struct span zaxis_team_span = span_here(&call, "zaxis_team", zaxis_team, elements(1,
        sizeof(shmem_team_t)), _Alignof(shmem_team_t));
    check_apart(&call, &xaxis_config_span, &xaxis_team_span);
    check_apart(&call, &xaxis_config_span, &yaxis_team_span);
    check_apart(&call, &xaxis_config_span, &zaxis_team_span);
    check_apart(&call, &xaxis_team_span, &yaxis_config_span);
    check_apart(&call, &xaxis_team_span, &yaxis_team_span);
    check_apart(&call, &xaxis_team_span, &zaxis_config_span);
    check_apart(&call, &xaxis_team_span, &zaxis_team_span);
    check_apart(&call, &yaxis_config_span, &yaxis_team_span);
    check_apart(&call, &yaxis_config_span, &zaxis_team_span);
    check_apart(&call, &yaxis_team_span, &zaxis_config_span);
    check_apart(&call, &yaxis_team_span, &zaxis_team_span);
    check_apart(&call, &zaxis_config_span, &zaxis_team_span);
    agree_value(&call, "xrange", (uint64_t)xrange);
    agree_value(&call, "yrange", (uint64_t)yrange);
    call_meet(&call);
    int result = pshmemx_team_split_3d(parent_team, xrange, yrange, xaxis_config, xaxis_mask, xaxis_team,
        yaxis_config, yaxis_mask, yaxis_team, zaxis_config, zaxis_mask, zaxis_team);
    team_add_grid(call.team, 3, (const int[]){xrange, yrange}, result,
        (const shmem_team_t *const[]){xaxis_team, yaxis_team, zaxis_team});
    call_end(&call);
    return result;
}
