/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking collectives with a request. */
#include "api/public.h"

PUBLIC(int, shmemx_sync_nbe, shmem_team_t team, shmemx_request_h *request)
{
    return request_sync(team_of(team), (request_handle *)request, "shmemx_sync_nbe(team, request)");
}

PUBLIC(int, shmemx_float_broadcast_nbe, shmem_team_t team, float *dest, const float *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(float), root, 0, 1,
        (request_handle *)request, "shmemx_float_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_double_broadcast_nbe, shmem_team_t team, double *dest, const double *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(double), root, 0, 1,
        (request_handle *)request, "shmemx_double_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_longdouble_broadcast_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(long double), root, 0, 1,
        (request_handle *)request,
        "shmemx_longdouble_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_char_broadcast_nbe, shmem_team_t team, char *dest, const char *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(char), root, 0, 1,
        (request_handle *)request, "shmemx_char_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_schar_broadcast_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(signed char), root, 0, 1,
        (request_handle *)request, "shmemx_schar_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_short_broadcast_nbe, shmem_team_t team, short *dest, const short *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(short), root, 0, 1,
        (request_handle *)request, "shmemx_short_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_int_broadcast_nbe, shmem_team_t team, int *dest, const int *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(int), root, 0, 1,
        (request_handle *)request, "shmemx_int_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_long_broadcast_nbe, shmem_team_t team, long *dest, const long *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(long), root, 0, 1,
        (request_handle *)request, "shmemx_long_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_longlong_broadcast_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(long long), root, 0, 1,
        (request_handle *)request,
        "shmemx_longlong_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_uchar_broadcast_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned char), root, 0, 1,
        (request_handle *)request, "shmemx_uchar_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_ushort_broadcast_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned short), root, 0, 1,
        (request_handle *)request, "shmemx_ushort_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_uint_broadcast_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned int), root, 0, 1,
        (request_handle *)request, "shmemx_uint_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_ulong_broadcast_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned long), root, 0, 1,
        (request_handle *)request, "shmemx_ulong_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_ulonglong_broadcast_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned long long), root, 0, 1,
        (request_handle *)request,
        "shmemx_ulonglong_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_int8_broadcast_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(int8_t), root, 0, 1,
        (request_handle *)request, "shmemx_int8_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_int16_broadcast_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(int16_t), root, 0, 1,
        (request_handle *)request, "shmemx_int16_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_int32_broadcast_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(int32_t), root, 0, 1,
        (request_handle *)request, "shmemx_int32_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_int64_broadcast_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(int64_t), root, 0, 1,
        (request_handle *)request, "shmemx_int64_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_uint8_broadcast_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(uint8_t), root, 0, 1,
        (request_handle *)request, "shmemx_uint8_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_uint16_broadcast_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(uint16_t), root, 0, 1,
        (request_handle *)request, "shmemx_uint16_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_uint32_broadcast_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(uint32_t), root, 0, 1,
        (request_handle *)request, "shmemx_uint32_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_uint64_broadcast_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(uint64_t), root, 0, 1,
        (request_handle *)request, "shmemx_uint64_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_size_broadcast_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(size_t), root, 0, 1,
        (request_handle *)request, "shmemx_size_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_ptrdiff_broadcast_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems * sizeof(ptrdiff_t), root, 0, 1,
        (request_handle *)request, "shmemx_ptrdiff_broadcast_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_broadcastmem_nbe, shmem_team_t team, void *dest, const void *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nelems, root, 0, 1, (request_handle *)request,
        "shmemx_broadcastmem_nbe(team, dest, source, nelems, root, request)");
}

PUBLIC(int, shmemx_float_alltoall_nbe, shmem_team_t team, float *dest, const float *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(float), 0, 1,
        (request_handle *)request, "shmemx_float_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_double_alltoall_nbe, shmem_team_t team, double *dest, const double *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(double), 0, 1,
        (request_handle *)request, "shmemx_double_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_longdouble_alltoall_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(long double), 0, 1,
        (request_handle *)request, "shmemx_longdouble_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_char_alltoall_nbe, shmem_team_t team, char *dest, const char *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(char), 0, 1,
        (request_handle *)request, "shmemx_char_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_schar_alltoall_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(signed char), 0, 1,
        (request_handle *)request, "shmemx_schar_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_short_alltoall_nbe, shmem_team_t team, short *dest, const short *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(short), 0, 1,
        (request_handle *)request, "shmemx_short_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_int_alltoall_nbe, shmem_team_t team, int *dest, const int *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(int), 0, 1,
        (request_handle *)request, "shmemx_int_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_long_alltoall_nbe, shmem_team_t team, long *dest, const long *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(long), 0, 1,
        (request_handle *)request, "shmemx_long_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_longlong_alltoall_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(long long), 0, 1,
        (request_handle *)request, "shmemx_longlong_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_uchar_alltoall_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned char), 0, 1,
        (request_handle *)request, "shmemx_uchar_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_ushort_alltoall_nbe, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned short), 0, 1,
        (request_handle *)request, "shmemx_ushort_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_uint_alltoall_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned int), 0, 1,
        (request_handle *)request, "shmemx_uint_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_ulong_alltoall_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned long), 0, 1,
        (request_handle *)request, "shmemx_ulong_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_ulonglong_alltoall_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned long long), 0, 1,
        (request_handle *)request, "shmemx_ulonglong_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_int8_alltoall_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(int8_t), 0, 1,
        (request_handle *)request, "shmemx_int8_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_int16_alltoall_nbe, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(int16_t), 0, 1,
        (request_handle *)request, "shmemx_int16_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_int32_alltoall_nbe, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(int32_t), 0, 1,
        (request_handle *)request, "shmemx_int32_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_int64_alltoall_nbe, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(int64_t), 0, 1,
        (request_handle *)request, "shmemx_int64_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_uint8_alltoall_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(uint8_t), 0, 1,
        (request_handle *)request, "shmemx_uint8_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_uint16_alltoall_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(uint16_t), 0, 1,
        (request_handle *)request, "shmemx_uint16_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_uint32_alltoall_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(uint32_t), 0, 1,
        (request_handle *)request, "shmemx_uint32_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_uint64_alltoall_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(uint64_t), 0, 1,
        (request_handle *)request, "shmemx_uint64_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_size_alltoall_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(size_t), 0, 1,
        (request_handle *)request, "shmemx_size_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_ptrdiff_alltoall_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems * sizeof(ptrdiff_t), 0, 1,
        (request_handle *)request, "shmemx_ptrdiff_alltoall_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_alltoallmem_nbe, shmem_team_t team, void *dest, const void *source, size_t nelems,
    shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nelems, 0, 1, (request_handle *)request,
        "shmemx_alltoallmem_nbe(team, dest, source, nelems, request)");
}

PUBLIC(int, shmemx_broadcast_list, const int *pes, size_t n, void *dest, const void *source, size_t nbytes,
    int root, shmemx_request_h *request)
{
    return list_broadcast(pes, n, dest, source, nbytes, root, (request_handle *)request,
        "shmemx_broadcast_list(pes, n, dest, source, nbytes, root, request)");
}
