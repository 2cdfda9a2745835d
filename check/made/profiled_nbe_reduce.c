/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking reductions with a request. */
#include "profile.h"

PROFILED(int, shmemx_uchar_and_reduce_nbe, shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uchar_and_reduce_nbe, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_and_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ushort_and_reduce_nbe, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_and_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint_and_reduce_nbe, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_and_reduce_nbe, shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulong_and_reduce_nbe, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_and_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulonglong_and_reduce_nbe, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_and_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int8_and_reduce_nbe, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_and_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int16_and_reduce_nbe, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_and_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int32_and_reduce_nbe, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_and_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int64_and_reduce_nbe, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_and_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint8_and_reduce_nbe, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_and_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint16_and_reduce_nbe, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_and_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint32_and_reduce_nbe, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_and_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint64_and_reduce_nbe, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_and_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_and_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_size_and_reduce_nbe, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_or_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uchar_or_reduce_nbe, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_or_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ushort_or_reduce_nbe, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_or_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint_or_reduce_nbe, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_or_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulong_or_reduce_nbe, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_or_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulonglong_or_reduce_nbe, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_or_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int8_or_reduce_nbe, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_or_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int16_or_reduce_nbe, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_or_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int32_or_reduce_nbe, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_or_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int64_or_reduce_nbe, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_or_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint8_or_reduce_nbe, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_or_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint16_or_reduce_nbe, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_or_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint32_or_reduce_nbe, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_or_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint64_or_reduce_nbe, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_or_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_or_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_size_or_reduce_nbe, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_xor_reduce_nbe, shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uchar_xor_reduce_nbe, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_xor_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ushort_xor_reduce_nbe, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_xor_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint_xor_reduce_nbe, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_xor_reduce_nbe, shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulong_xor_reduce_nbe, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_xor_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulonglong_xor_reduce_nbe, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_xor_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int8_xor_reduce_nbe, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_xor_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int16_xor_reduce_nbe, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_xor_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int32_xor_reduce_nbe, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_xor_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int64_xor_reduce_nbe, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_xor_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint8_xor_reduce_nbe, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_xor_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint16_xor_reduce_nbe, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_xor_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint32_xor_reduce_nbe, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_xor_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint64_xor_reduce_nbe, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_xor_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_xor_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_size_xor_reduce_nbe, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_float_max_reduce_nbe, shmem_team_t team, float *dest, const float *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_float_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_float_max_reduce_nbe, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmemx_double_max_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_double_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_double_max_reduce_nbe, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmemx_longdouble_max_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longdouble_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longdouble_max_reduce_nbe, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmemx_char_max_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_char_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_char_max_reduce_nbe, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmemx_schar_max_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_schar_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_schar_max_reduce_nbe, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmemx_short_max_reduce_nbe, shmem_team_t team, short *dest, const short *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_short_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_short_max_reduce_nbe, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmemx_int_max_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int_max_reduce_nbe, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmemx_long_max_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_long_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_long_max_reduce_nbe, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmemx_longlong_max_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longlong_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longlong_max_reduce_nbe, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_max_reduce_nbe, shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uchar_max_reduce_nbe, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_max_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ushort_max_reduce_nbe, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_max_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint_max_reduce_nbe, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_max_reduce_nbe, shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulong_max_reduce_nbe, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_max_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulonglong_max_reduce_nbe, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_max_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int8_max_reduce_nbe, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_max_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int16_max_reduce_nbe, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_max_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int32_max_reduce_nbe, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_max_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int64_max_reduce_nbe, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_max_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint8_max_reduce_nbe, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_max_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint16_max_reduce_nbe, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_max_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint32_max_reduce_nbe, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_max_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint64_max_reduce_nbe, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_max_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_size_max_reduce_nbe, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_ptrdiff_max_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ptrdiff_max_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ptrdiff_max_reduce_nbe, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_float_min_reduce_nbe, shmem_team_t team, float *dest, const float *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_float_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_float_min_reduce_nbe, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmemx_double_min_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_double_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_double_min_reduce_nbe, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmemx_longdouble_min_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longdouble_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longdouble_min_reduce_nbe, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmemx_char_min_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_char_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_char_min_reduce_nbe, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmemx_schar_min_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_schar_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_schar_min_reduce_nbe, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmemx_short_min_reduce_nbe, shmem_team_t team, short *dest, const short *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_short_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_short_min_reduce_nbe, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmemx_int_min_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int_min_reduce_nbe, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmemx_long_min_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_long_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_long_min_reduce_nbe, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmemx_longlong_min_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longlong_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longlong_min_reduce_nbe, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_min_reduce_nbe, shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uchar_min_reduce_nbe, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_min_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ushort_min_reduce_nbe, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_min_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint_min_reduce_nbe, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_min_reduce_nbe, shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulong_min_reduce_nbe, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_min_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulonglong_min_reduce_nbe, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_min_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int8_min_reduce_nbe, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_min_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int16_min_reduce_nbe, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_min_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int32_min_reduce_nbe, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_min_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int64_min_reduce_nbe, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_min_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint8_min_reduce_nbe, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_min_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint16_min_reduce_nbe, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_min_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint32_min_reduce_nbe, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_min_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint64_min_reduce_nbe, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_min_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_size_min_reduce_nbe, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_ptrdiff_min_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ptrdiff_min_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ptrdiff_min_reduce_nbe, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_float_sum_reduce_nbe, shmem_team_t team, float *dest, const float *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_float_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_float_sum_reduce_nbe, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmemx_double_sum_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_double_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_double_sum_reduce_nbe, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmemx_longdouble_sum_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longdouble_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longdouble_sum_reduce_nbe, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmemx_char_sum_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_char_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_char_sum_reduce_nbe, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmemx_schar_sum_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_schar_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_schar_sum_reduce_nbe, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmemx_short_sum_reduce_nbe, shmem_team_t team, short *dest, const short *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_short_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_short_sum_reduce_nbe, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmemx_int_sum_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int_sum_reduce_nbe, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmemx_long_sum_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_long_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_long_sum_reduce_nbe, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmemx_longlong_sum_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longlong_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longlong_sum_reduce_nbe, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_sum_reduce_nbe, shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uchar_sum_reduce_nbe, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_sum_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ushort_sum_reduce_nbe, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_sum_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint_sum_reduce_nbe, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_sum_reduce_nbe, shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulong_sum_reduce_nbe, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_sum_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulonglong_sum_reduce_nbe, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_sum_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int8_sum_reduce_nbe, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_sum_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int16_sum_reduce_nbe, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_sum_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int32_sum_reduce_nbe, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_sum_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int64_sum_reduce_nbe, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_sum_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint8_sum_reduce_nbe, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_sum_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint16_sum_reduce_nbe, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_sum_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint32_sum_reduce_nbe, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_sum_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint64_sum_reduce_nbe, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_sum_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_size_sum_reduce_nbe, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_ptrdiff_sum_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ptrdiff_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ptrdiff_sum_reduce_nbe, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_complexd_sum_reduce_nbe, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_complexd_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_complexd_sum_reduce_nbe, begin, nreduce * sizeof(heddle_complexd), NO_PE);
    return result;
}

PROFILED(int, shmemx_complexf_sum_reduce_nbe, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_complexf_sum_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_complexf_sum_reduce_nbe, begin, nreduce * sizeof(heddle_complexf), NO_PE);
    return result;
}

PROFILED(int, shmemx_float_prod_reduce_nbe, shmem_team_t team, float *dest, const float *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_float_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_float_prod_reduce_nbe, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmemx_double_prod_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_double_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_double_prod_reduce_nbe, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmemx_longdouble_prod_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longdouble_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longdouble_prod_reduce_nbe, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmemx_char_prod_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_char_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_char_prod_reduce_nbe, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmemx_schar_prod_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_schar_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_schar_prod_reduce_nbe, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmemx_short_prod_reduce_nbe, shmem_team_t team, short *dest, const short *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_short_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_short_prod_reduce_nbe, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmemx_int_prod_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int_prod_reduce_nbe, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmemx_long_prod_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_long_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_long_prod_reduce_nbe, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmemx_longlong_prod_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longlong_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_longlong_prod_reduce_nbe, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_uchar_prod_reduce_nbe, shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uchar_prod_reduce_nbe, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmemx_ushort_prod_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ushort_prod_reduce_nbe, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint_prod_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint_prod_reduce_nbe, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulong_prod_reduce_nbe, shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulong_prod_reduce_nbe, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmemx_ulonglong_prod_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ulonglong_prod_reduce_nbe, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmemx_int8_prod_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int8_prod_reduce_nbe, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int16_prod_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int16_prod_reduce_nbe, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int32_prod_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int32_prod_reduce_nbe, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_int64_prod_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_int64_prod_reduce_nbe, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint8_prod_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint8_prod_reduce_nbe, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint16_prod_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint16_prod_reduce_nbe, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint32_prod_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint32_prod_reduce_nbe, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_uint64_prod_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_uint64_prod_reduce_nbe, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_size_prod_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_size_prod_reduce_nbe, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_ptrdiff_prod_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ptrdiff_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_ptrdiff_prod_reduce_nbe, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmemx_complexd_prod_reduce_nbe, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_complexd_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_complexd_prod_reduce_nbe, begin, nreduce * sizeof(heddle_complexd), NO_PE);
    return result;
}

PROFILED(int, shmemx_complexf_prod_reduce_nbe, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_complexf_prod_reduce_nbe(team, dest, source, nreduce, request);
    profile_end(F_shmemx_complexf_prod_reduce_nbe, begin, nreduce * sizeof(heddle_complexf), NO_PE);
    return result;
}
