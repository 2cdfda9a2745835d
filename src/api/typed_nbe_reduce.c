/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking reductions with a request. */
#include "api/public.h"

PUBLIC(int, shmemx_uchar_and_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_and_uchar, 0, 1,
        (request_handle *)request, "shmemx_uchar_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ushort_and_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_and_ushort, 0,
        1, (request_handle *)request, "shmemx_ushort_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint_and_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_and_uint, 0, 1,
        (request_handle *)request, "shmemx_uint_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulong_and_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_and_ulong, 0, 1,
        (request_handle *)request, "shmemx_ulong_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulonglong_and_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_and_ulonglong, 0, 1, (request_handle *)request,
        "shmemx_ulonglong_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int8_and_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_and_schar, 0, 1,
        (request_handle *)request, "shmemx_int8_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int16_and_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_and_short, 0, 1,
        (request_handle *)request, "shmemx_int16_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int32_and_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_and_int, 0, 1,
        (request_handle *)request, "shmemx_int32_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int64_and_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_and_long, 0, 1,
        (request_handle *)request, "shmemx_int64_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint8_and_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_and_uchar, 0, 1,
        (request_handle *)request, "shmemx_uint8_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint16_and_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_and_ushort, 0, 1,
        (request_handle *)request, "shmemx_uint16_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint32_and_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_and_uint, 0, 1,
        (request_handle *)request, "shmemx_uint32_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint64_and_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_and_ulong, 0, 1,
        (request_handle *)request, "shmemx_uint64_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_size_and_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_and_ulong, 0, 1,
        (request_handle *)request, "shmemx_size_and_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uchar_or_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_or_uchar, 0, 1,
        (request_handle *)request, "shmemx_uchar_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ushort_or_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_or_ushort, 0,
        1, (request_handle *)request, "shmemx_ushort_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint_or_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_or_uint, 0, 1,
        (request_handle *)request, "shmemx_uint_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulong_or_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_or_ulong, 0, 1,
        (request_handle *)request, "shmemx_ulong_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulonglong_or_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_or_ulonglong, 0, 1, (request_handle *)request,
        "shmemx_ulonglong_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int8_or_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_or_schar, 0, 1,
        (request_handle *)request, "shmemx_int8_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int16_or_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_or_short, 0, 1,
        (request_handle *)request, "shmemx_int16_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int32_or_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_or_int, 0, 1,
        (request_handle *)request, "shmemx_int32_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int64_or_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_or_long, 0, 1,
        (request_handle *)request, "shmemx_int64_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint8_or_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_or_uchar, 0, 1,
        (request_handle *)request, "shmemx_uint8_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint16_or_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_or_ushort, 0, 1,
        (request_handle *)request, "shmemx_uint16_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint32_or_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_or_uint, 0, 1,
        (request_handle *)request, "shmemx_uint32_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint64_or_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_or_ulong, 0, 1,
        (request_handle *)request, "shmemx_uint64_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_size_or_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_or_ulong, 0, 1,
        (request_handle *)request, "shmemx_size_or_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uchar_xor_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_xor_uchar, 0, 1,
        (request_handle *)request, "shmemx_uchar_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ushort_xor_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_xor_ushort, 0,
        1, (request_handle *)request, "shmemx_ushort_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint_xor_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_xor_uint, 0, 1,
        (request_handle *)request, "shmemx_uint_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulong_xor_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_xor_ulong, 0, 1,
        (request_handle *)request, "shmemx_ulong_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulonglong_xor_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_xor_ulonglong, 0, 1, (request_handle *)request,
        "shmemx_ulonglong_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int8_xor_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_xor_schar, 0, 1,
        (request_handle *)request, "shmemx_int8_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int16_xor_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_xor_short, 0, 1,
        (request_handle *)request, "shmemx_int16_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int32_xor_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_xor_int, 0, 1,
        (request_handle *)request, "shmemx_int32_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int64_xor_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_xor_long, 0, 1,
        (request_handle *)request, "shmemx_int64_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint8_xor_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_xor_uchar, 0, 1,
        (request_handle *)request, "shmemx_uint8_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint16_xor_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_xor_ushort, 0, 1,
        (request_handle *)request, "shmemx_uint16_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint32_xor_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_xor_uint, 0, 1,
        (request_handle *)request, "shmemx_uint32_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint64_xor_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_xor_ulong, 0, 1,
        (request_handle *)request, "shmemx_uint64_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_size_xor_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_xor_ulong, 0, 1,
        (request_handle *)request, "shmemx_size_xor_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_float_max_reduce_nbe, shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_max_float, 0, 1,
        (request_handle *)request, "shmemx_float_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_double_max_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_max_double, 0, 1,
        (request_handle *)request, "shmemx_double_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longdouble_max_reduce_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long double), reduce_max_longdouble, 0,
        1, (request_handle *)request,
        "shmemx_longdouble_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_char_max_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_max_char, 0, 1,
        (request_handle *)request, "shmemx_char_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_schar_max_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_max_schar, 0, 1,
        (request_handle *)request, "shmemx_schar_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_short_max_reduce_nbe, shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_max_short, 0, 1,
        (request_handle *)request, "shmemx_short_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int_max_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_max_int, 0, 1,
        (request_handle *)request, "shmemx_int_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_long_max_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_max_long, 0, 1,
        (request_handle *)request, "shmemx_long_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longlong_max_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_max_longlong, 0, 1,
        (request_handle *)request, "shmemx_longlong_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uchar_max_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_max_uchar, 0, 1,
        (request_handle *)request, "shmemx_uchar_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ushort_max_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_max_ushort, 0,
        1, (request_handle *)request, "shmemx_ushort_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint_max_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_max_uint, 0, 1,
        (request_handle *)request, "shmemx_uint_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulong_max_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_max_ulong, 0, 1,
        (request_handle *)request, "shmemx_ulong_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulonglong_max_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_max_ulonglong, 0, 1, (request_handle *)request,
        "shmemx_ulonglong_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int8_max_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_max_schar, 0, 1,
        (request_handle *)request, "shmemx_int8_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int16_max_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_max_short, 0, 1,
        (request_handle *)request, "shmemx_int16_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int32_max_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_max_int, 0, 1,
        (request_handle *)request, "shmemx_int32_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int64_max_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_max_long, 0, 1,
        (request_handle *)request, "shmemx_int64_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint8_max_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_max_uchar, 0, 1,
        (request_handle *)request, "shmemx_uint8_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint16_max_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_max_ushort, 0, 1,
        (request_handle *)request, "shmemx_uint16_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint32_max_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_max_uint, 0, 1,
        (request_handle *)request, "shmemx_uint32_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint64_max_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_max_ulong, 0, 1,
        (request_handle *)request, "shmemx_uint64_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_size_max_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_max_ulong, 0, 1,
        (request_handle *)request, "shmemx_size_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ptrdiff_max_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_max_long, 0, 1,
        (request_handle *)request, "shmemx_ptrdiff_max_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_float_min_reduce_nbe, shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_min_float, 0, 1,
        (request_handle *)request, "shmemx_float_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_double_min_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_min_double, 0, 1,
        (request_handle *)request, "shmemx_double_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longdouble_min_reduce_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long double), reduce_min_longdouble, 0,
        1, (request_handle *)request,
        "shmemx_longdouble_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_char_min_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_min_char, 0, 1,
        (request_handle *)request, "shmemx_char_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_schar_min_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_min_schar, 0, 1,
        (request_handle *)request, "shmemx_schar_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_short_min_reduce_nbe, shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_min_short, 0, 1,
        (request_handle *)request, "shmemx_short_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int_min_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_min_int, 0, 1,
        (request_handle *)request, "shmemx_int_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_long_min_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_min_long, 0, 1,
        (request_handle *)request, "shmemx_long_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longlong_min_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_min_longlong, 0, 1,
        (request_handle *)request, "shmemx_longlong_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uchar_min_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_min_uchar, 0, 1,
        (request_handle *)request, "shmemx_uchar_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ushort_min_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_min_ushort, 0,
        1, (request_handle *)request, "shmemx_ushort_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint_min_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_min_uint, 0, 1,
        (request_handle *)request, "shmemx_uint_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulong_min_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_min_ulong, 0, 1,
        (request_handle *)request, "shmemx_ulong_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulonglong_min_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_min_ulonglong, 0, 1, (request_handle *)request,
        "shmemx_ulonglong_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int8_min_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_min_schar, 0, 1,
        (request_handle *)request, "shmemx_int8_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int16_min_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_min_short, 0, 1,
        (request_handle *)request, "shmemx_int16_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int32_min_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_min_int, 0, 1,
        (request_handle *)request, "shmemx_int32_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int64_min_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_min_long, 0, 1,
        (request_handle *)request, "shmemx_int64_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint8_min_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_min_uchar, 0, 1,
        (request_handle *)request, "shmemx_uint8_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint16_min_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_min_ushort, 0, 1,
        (request_handle *)request, "shmemx_uint16_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint32_min_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_min_uint, 0, 1,
        (request_handle *)request, "shmemx_uint32_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint64_min_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_min_ulong, 0, 1,
        (request_handle *)request, "shmemx_uint64_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_size_min_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_min_ulong, 0, 1,
        (request_handle *)request, "shmemx_size_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ptrdiff_min_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_min_long, 0, 1,
        (request_handle *)request, "shmemx_ptrdiff_min_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_float_sum_reduce_nbe, shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_sum_float, 0, 1,
        (request_handle *)request, "shmemx_float_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_double_sum_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_sum_double, 0, 1,
        (request_handle *)request, "shmemx_double_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longdouble_sum_reduce_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long double), reduce_sum_longdouble, 0,
        1, (request_handle *)request,
        "shmemx_longdouble_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_char_sum_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_sum_char, 0, 1,
        (request_handle *)request, "shmemx_char_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_schar_sum_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_sum_schar, 0, 1,
        (request_handle *)request, "shmemx_schar_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_short_sum_reduce_nbe, shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_sum_short, 0, 1,
        (request_handle *)request, "shmemx_short_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int_sum_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_sum_int, 0, 1,
        (request_handle *)request, "shmemx_int_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_long_sum_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_sum_long, 0, 1,
        (request_handle *)request, "shmemx_long_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longlong_sum_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_sum_longlong, 0, 1,
        (request_handle *)request, "shmemx_longlong_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uchar_sum_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_sum_uchar, 0, 1,
        (request_handle *)request, "shmemx_uchar_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ushort_sum_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_sum_ushort, 0,
        1, (request_handle *)request, "shmemx_ushort_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint_sum_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_sum_uint, 0, 1,
        (request_handle *)request, "shmemx_uint_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulong_sum_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_sum_ulong, 0, 1,
        (request_handle *)request, "shmemx_ulong_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulonglong_sum_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_sum_ulonglong, 0, 1, (request_handle *)request,
        "shmemx_ulonglong_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int8_sum_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_sum_schar, 0, 1,
        (request_handle *)request, "shmemx_int8_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int16_sum_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_sum_short, 0, 1,
        (request_handle *)request, "shmemx_int16_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int32_sum_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_sum_int, 0, 1,
        (request_handle *)request, "shmemx_int32_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int64_sum_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_sum_long, 0, 1,
        (request_handle *)request, "shmemx_int64_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint8_sum_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_sum_uchar, 0, 1,
        (request_handle *)request, "shmemx_uint8_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint16_sum_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_sum_ushort, 0, 1,
        (request_handle *)request, "shmemx_uint16_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint32_sum_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_sum_uint, 0, 1,
        (request_handle *)request, "shmemx_uint32_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint64_sum_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_sum_ulong, 0, 1,
        (request_handle *)request, "shmemx_uint64_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_size_sum_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_sum_ulong, 0, 1,
        (request_handle *)request, "shmemx_size_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ptrdiff_sum_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_sum_long, 0, 1,
        (request_handle *)request, "shmemx_ptrdiff_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_complexd_sum_reduce_nbe, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexd), reduce_sum_complexd,
        0, 1, (request_handle *)request,
        "shmemx_complexd_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_complexf_sum_reduce_nbe, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexf), reduce_sum_complexf,
        0, 1, (request_handle *)request,
        "shmemx_complexf_sum_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_float_prod_reduce_nbe, shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_prod_float, 0, 1,
        (request_handle *)request, "shmemx_float_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_double_prod_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_prod_double, 0, 1,
        (request_handle *)request, "shmemx_double_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longdouble_prod_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long double), reduce_prod_longdouble,
        0, 1, (request_handle *)request,
        "shmemx_longdouble_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_char_prod_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_prod_char, 0, 1,
        (request_handle *)request, "shmemx_char_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_schar_prod_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_prod_schar, 0, 1,
        (request_handle *)request, "shmemx_schar_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_short_prod_reduce_nbe, shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_prod_short, 0, 1,
        (request_handle *)request, "shmemx_short_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int_prod_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_prod_int, 0, 1,
        (request_handle *)request, "shmemx_int_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_long_prod_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_prod_long, 0, 1,
        (request_handle *)request, "shmemx_long_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_longlong_prod_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_prod_longlong, 0, 1,
        (request_handle *)request, "shmemx_longlong_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uchar_prod_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_prod_uchar, 0,
        1, (request_handle *)request, "shmemx_uchar_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ushort_prod_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_prod_ushort, 0,
        1, (request_handle *)request, "shmemx_ushort_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint_prod_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_prod_uint, 0, 1,
        (request_handle *)request, "shmemx_uint_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulong_prod_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_prod_ulong, 0,
        1, (request_handle *)request, "shmemx_ulong_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ulonglong_prod_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_prod_ulonglong, 0, 1, (request_handle *)request,
        "shmemx_ulonglong_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int8_prod_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_prod_schar, 0, 1,
        (request_handle *)request, "shmemx_int8_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int16_prod_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_prod_short, 0, 1,
        (request_handle *)request, "shmemx_int16_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int32_prod_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_prod_int, 0, 1,
        (request_handle *)request, "shmemx_int32_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_int64_prod_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_prod_long, 0, 1,
        (request_handle *)request, "shmemx_int64_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint8_prod_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_prod_uchar, 0, 1,
        (request_handle *)request, "shmemx_uint8_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint16_prod_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_prod_ushort, 0, 1,
        (request_handle *)request, "shmemx_uint16_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint32_prod_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_prod_uint, 0, 1,
        (request_handle *)request, "shmemx_uint32_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_uint64_prod_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_prod_ulong, 0, 1,
        (request_handle *)request, "shmemx_uint64_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_size_prod_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_prod_ulong, 0, 1,
        (request_handle *)request, "shmemx_size_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_ptrdiff_prod_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_prod_long, 0, 1,
        (request_handle *)request, "shmemx_ptrdiff_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_complexd_prod_reduce_nbe, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexd), reduce_prod_complexd,
        0, 1, (request_handle *)request,
        "shmemx_complexd_prod_reduce_nbe(team, dest, source, nreduce, request)");
}

PUBLIC(int, shmemx_complexf_prod_reduce_nbe, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexf), reduce_prod_complexf,
        0, 1, (request_handle *)request,
        "shmemx_complexf_prod_reduce_nbe(team, dest, source, nreduce, request)");
}
