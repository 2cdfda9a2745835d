/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking collectives with a request. */
#include "profile.h"

PROFILED(int, shmemx_sync_nbe, shmem_team_t team, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_sync_nbe(team, request);
    profile_end(F_shmemx_sync_nbe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_float_broadcast_nbe, shmem_team_t team, float *dest, const float *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_float_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_float_broadcast_nbe, begin, nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmemx_double_broadcast_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_double_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_double_broadcast_nbe, begin, nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmemx_longdouble_broadcast_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longdouble_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_longdouble_broadcast_nbe, begin, nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmemx_char_broadcast_nbe, shmem_team_t team, char *dest, const char *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_char_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_char_broadcast_nbe, begin, nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmemx_schar_broadcast_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_schar_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_schar_broadcast_nbe, begin, nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmemx_short_broadcast_nbe, shmem_team_t team, short *dest, const short *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_short_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_short_broadcast_nbe, begin, nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmemx_int_broadcast_nbe, shmem_team_t team, int *dest, const int *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_int_broadcast_nbe, begin, nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmemx_long_broadcast_nbe, shmem_team_t team, long *dest, const long *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_long_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_long_broadcast_nbe, begin, nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmemx_longlong_broadcast_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longlong_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_longlong_broadcast_nbe, begin, nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_broadcast_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_uchar_broadcast_nbe, begin, nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_broadcast_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_ushort_broadcast_nbe, begin, nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_broadcast_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_uint_broadcast_nbe, begin, nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_broadcast_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_ulong_broadcast_nbe, begin, nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_broadcast_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_ulonglong_broadcast_nbe, begin, nelems * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_broadcast_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_int8_broadcast_nbe, begin, nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_broadcast_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_int16_broadcast_nbe, begin, nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_broadcast_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_int32_broadcast_nbe, begin, nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_broadcast_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_int64_broadcast_nbe, begin, nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_broadcast_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_uint8_broadcast_nbe, begin, nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_broadcast_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_uint16_broadcast_nbe, begin, nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_broadcast_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_uint32_broadcast_nbe, begin, nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_broadcast_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_uint64_broadcast_nbe, begin, nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_broadcast_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_size_broadcast_nbe, begin, nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_ptrdiff_broadcast_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ptrdiff_broadcast_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_ptrdiff_broadcast_nbe, begin, nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_broadcastmem_nbe, shmem_team_t team, void *dest, const void *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_broadcastmem_nbe(team, dest, source, nelems, root, request);
    profile_end(F_shmemx_broadcastmem_nbe, begin, nelems, NO_PE);
    return result;
}

PROFILED(int, shmemx_float_alltoall_nbe, shmem_team_t team, float *dest, const float *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_float_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_float_alltoall_nbe, begin, team_size(team) * nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmemx_double_alltoall_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_double_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_double_alltoall_nbe, begin, team_size(team) * nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmemx_longdouble_alltoall_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longdouble_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_longdouble_alltoall_nbe, begin, team_size(team) * nelems * sizeof(long double),
        NO_PE);
    return result;
}

PROFILED(int, shmemx_char_alltoall_nbe, shmem_team_t team, char *dest, const char *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_char_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_char_alltoall_nbe, begin, team_size(team) * nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmemx_schar_alltoall_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_schar_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_schar_alltoall_nbe, begin, team_size(team) * nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmemx_short_alltoall_nbe, shmem_team_t team, short *dest, const short *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_short_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_short_alltoall_nbe, begin, team_size(team) * nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmemx_int_alltoall_nbe, shmem_team_t team, int *dest, const int *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_int_alltoall_nbe, begin, team_size(team) * nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmemx_long_alltoall_nbe, shmem_team_t team, long *dest, const long *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_long_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_long_alltoall_nbe, begin, team_size(team) * nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmemx_longlong_alltoall_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longlong_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_longlong_alltoall_nbe, begin, team_size(team) * nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_alltoall_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_uchar_alltoall_nbe, begin, team_size(team) * nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_alltoall_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_ushort_alltoall_nbe, begin, team_size(team) * nelems * sizeof(unsigned short),
        NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_alltoall_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_uint_alltoall_nbe, begin, team_size(team) * nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_alltoall_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_ulong_alltoall_nbe, begin, team_size(team) * nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_alltoall_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_ulonglong_alltoall_nbe, begin, team_size(team) * nelems * sizeof(unsigned long long),
        NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_alltoall_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_int8_alltoall_nbe, begin, team_size(team) * nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_alltoall_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_int16_alltoall_nbe, begin, team_size(team) * nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_alltoall_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_int32_alltoall_nbe, begin, team_size(team) * nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_alltoall_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_int64_alltoall_nbe, begin, team_size(team) * nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_alltoall_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_uint8_alltoall_nbe, begin, team_size(team) * nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_alltoall_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_uint16_alltoall_nbe, begin, team_size(team) * nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_alltoall_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_uint32_alltoall_nbe, begin, team_size(team) * nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_alltoall_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_uint64_alltoall_nbe, begin, team_size(team) * nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_alltoall_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_size_alltoall_nbe, begin, team_size(team) * nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_ptrdiff_alltoall_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ptrdiff_alltoall_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_ptrdiff_alltoall_nbe, begin, team_size(team) * nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_alltoallmem_nbe, shmem_team_t team, void *dest, const void *source, size_t nelems,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_alltoallmem_nbe(team, dest, source, nelems, request);
    profile_end(F_shmemx_alltoallmem_nbe, begin, team_size(team) * nelems, NO_PE);
    return result;
}

PROFILED(int, shmemx_broadcast_list, const int *pes, size_t n, void *dest, const void *source, size_t nbytes,
    int root, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_broadcast_list(pes, n, dest, source, nbytes, root, request);
    profile_end(F_shmemx_broadcast_list, begin, nbytes, root);
    return result;
}
