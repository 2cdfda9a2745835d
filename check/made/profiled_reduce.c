/* Made by gen_check.py from shmem.api: do not edit. */
/* Reductions and scans. */
#include "profile.h"

PROFILED(int, shmem_uchar_and_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uchar_and_reduce, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_and_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ushort_and_reduce, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_and_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint_and_reduce, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_and_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulong_and_reduce, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_and_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulonglong_and_reduce, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_and_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int8_and_reduce, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_and_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int16_and_reduce, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_and_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int32_and_reduce, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_and_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int64_and_reduce, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_and_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint8_and_reduce, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_and_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint16_and_reduce, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_and_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint32_and_reduce, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_and_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint64_and_reduce, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_and_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_and_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_size_and_reduce, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_or_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uchar_or_reduce, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_or_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ushort_or_reduce, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_or_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint_or_reduce, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_or_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulong_or_reduce, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_or_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulonglong_or_reduce, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_or_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int8_or_reduce, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_or_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int16_or_reduce, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_or_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int32_or_reduce, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_or_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int64_or_reduce, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_or_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint8_or_reduce, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_or_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint16_or_reduce, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_or_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint32_or_reduce, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_or_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint64_or_reduce, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_or_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_or_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_size_or_reduce, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_xor_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uchar_xor_reduce, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_xor_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ushort_xor_reduce, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_xor_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint_xor_reduce, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_xor_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulong_xor_reduce, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_xor_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulonglong_xor_reduce, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_xor_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int8_xor_reduce, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_xor_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int16_xor_reduce, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_xor_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int32_xor_reduce, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_xor_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int64_xor_reduce, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_xor_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint8_xor_reduce, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_xor_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint16_xor_reduce, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_xor_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint32_xor_reduce, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_xor_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint64_xor_reduce, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_xor_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_xor_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_size_xor_reduce, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_float_max_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_float_max_reduce, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_max_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_double_max_reduce, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_max_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longdouble_max_reduce, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_max_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_char_max_reduce, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_max_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_schar_max_reduce, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_max_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_short_max_reduce, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_max_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int_max_reduce, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_max_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_long_max_reduce, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_max_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longlong_max_reduce, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_max_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uchar_max_reduce, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_max_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ushort_max_reduce, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_max_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint_max_reduce, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_max_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulong_max_reduce, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_max_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulonglong_max_reduce, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_max_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int8_max_reduce, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_max_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int16_max_reduce, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_max_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int32_max_reduce, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_max_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int64_max_reduce, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_max_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint8_max_reduce, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_max_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint16_max_reduce, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_max_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint32_max_reduce, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_max_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint64_max_reduce, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_max_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_size_max_reduce, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_max_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_max_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ptrdiff_max_reduce, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_float_min_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_float_min_reduce, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_min_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_double_min_reduce, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_min_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longdouble_min_reduce, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_min_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_char_min_reduce, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_min_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_schar_min_reduce, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_min_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_short_min_reduce, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_min_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int_min_reduce, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_min_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_long_min_reduce, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_min_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longlong_min_reduce, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_min_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uchar_min_reduce, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_min_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ushort_min_reduce, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_min_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint_min_reduce, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_min_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulong_min_reduce, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_min_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulonglong_min_reduce, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_min_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int8_min_reduce, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_min_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int16_min_reduce, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_min_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int32_min_reduce, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_min_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int64_min_reduce, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_min_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint8_min_reduce, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_min_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint16_min_reduce, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_min_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint32_min_reduce, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_min_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint64_min_reduce, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_min_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_size_min_reduce, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_min_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_min_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ptrdiff_min_reduce, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_float_sum_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_float_sum_reduce, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_sum_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_double_sum_reduce, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_sum_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longdouble_sum_reduce, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_sum_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_char_sum_reduce, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_sum_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_schar_sum_reduce, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_sum_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_short_sum_reduce, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_sum_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int_sum_reduce, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_sum_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_long_sum_reduce, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_sum_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longlong_sum_reduce, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_sum_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uchar_sum_reduce, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_sum_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ushort_sum_reduce, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_sum_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint_sum_reduce, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_sum_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulong_sum_reduce, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_sum_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulonglong_sum_reduce, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_sum_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int8_sum_reduce, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_sum_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int16_sum_reduce, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_sum_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int32_sum_reduce, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_sum_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int64_sum_reduce, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_sum_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint8_sum_reduce, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_sum_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint16_sum_reduce, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_sum_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint32_sum_reduce, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_sum_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint64_sum_reduce, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_sum_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_size_sum_reduce, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_sum_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ptrdiff_sum_reduce, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_complexd_sum_reduce, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexd_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_complexd_sum_reduce, begin, nreduce * sizeof(heddle_complexd), NO_PE);
    return result;
}

PROFILED(int, shmem_complexf_sum_reduce, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexf_sum_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_complexf_sum_reduce, begin, nreduce * sizeof(heddle_complexf), NO_PE);
    return result;
}

PROFILED(int, shmem_float_prod_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_float_prod_reduce, begin, nreduce * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_prod_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_double_prod_reduce, begin, nreduce * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_prod_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longdouble_prod_reduce, begin, nreduce * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_prod_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_char_prod_reduce, begin, nreduce * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_prod_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_schar_prod_reduce, begin, nreduce * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_prod_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_short_prod_reduce, begin, nreduce * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_prod_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int_prod_reduce, begin, nreduce * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_prod_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_long_prod_reduce, begin, nreduce * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_prod_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_longlong_prod_reduce, begin, nreduce * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_prod_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uchar_prod_reduce, begin, nreduce * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_prod_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ushort_prod_reduce, begin, nreduce * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_prod_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint_prod_reduce, begin, nreduce * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_prod_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulong_prod_reduce, begin, nreduce * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_prod_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ulonglong_prod_reduce, begin, nreduce * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_prod_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int8_prod_reduce, begin, nreduce * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_prod_reduce, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int16_prod_reduce, begin, nreduce * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_prod_reduce, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int32_prod_reduce, begin, nreduce * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_prod_reduce, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_int64_prod_reduce, begin, nreduce * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_prod_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint8_prod_reduce, begin, nreduce * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_prod_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint16_prod_reduce, begin, nreduce * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_prod_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint32_prod_reduce, begin, nreduce * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_prod_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_uint64_prod_reduce, begin, nreduce * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_prod_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_size_prod_reduce, begin, nreduce * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_prod_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_ptrdiff_prod_reduce, begin, nreduce * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_complexd_prod_reduce, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexd_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_complexd_prod_reduce, begin, nreduce * sizeof(heddle_complexd), NO_PE);
    return result;
}

PROFILED(int, shmem_complexf_prod_reduce, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexf_prod_reduce(team, dest, source, nreduce);
    profile_end(F_shmem_complexf_prod_reduce, begin, nreduce * sizeof(heddle_complexf), NO_PE);
    return result;
}

PROFILED(int, shmem_float_sum_inscan, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_float_sum_inscan, begin, nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_sum_inscan, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_double_sum_inscan, begin, nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_sum_inscan, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_longdouble_sum_inscan, begin, nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_sum_inscan, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_char_sum_inscan, begin, nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_sum_inscan, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_schar_sum_inscan, begin, nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_sum_inscan, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_short_sum_inscan, begin, nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_sum_inscan, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_int_sum_inscan, begin, nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_sum_inscan, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_long_sum_inscan, begin, nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_sum_inscan, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_longlong_sum_inscan, begin, nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_sum_inscan, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_uchar_sum_inscan, begin, nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_sum_inscan, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_ushort_sum_inscan, begin, nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_sum_inscan, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_uint_sum_inscan, begin, nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_sum_inscan, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_ulong_sum_inscan, begin, nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_sum_inscan, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_ulonglong_sum_inscan, begin, nelems * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_sum_inscan, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_int8_sum_inscan, begin, nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_sum_inscan, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_int16_sum_inscan, begin, nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_sum_inscan, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_int32_sum_inscan, begin, nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_sum_inscan, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_int64_sum_inscan, begin, nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_sum_inscan, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_uint8_sum_inscan, begin, nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_sum_inscan, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_uint16_sum_inscan, begin, nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_sum_inscan, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_uint32_sum_inscan, begin, nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_sum_inscan, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_uint64_sum_inscan, begin, nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_sum_inscan, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_size_sum_inscan, begin, nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_sum_inscan, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_ptrdiff_sum_inscan, begin, nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_complexd_sum_inscan, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexd_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_complexd_sum_inscan, begin, nelems * sizeof(heddle_complexd), NO_PE);
    return result;
}

PROFILED(int, shmem_complexf_sum_inscan, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexf_sum_inscan(team, dest, source, nelems);
    profile_end(F_shmem_complexf_sum_inscan, begin, nelems * sizeof(heddle_complexf), NO_PE);
    return result;
}

PROFILED(int, shmem_float_sum_exscan, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_float_sum_exscan, begin, nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_sum_exscan, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_double_sum_exscan, begin, nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_sum_exscan, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_longdouble_sum_exscan, begin, nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_sum_exscan, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_char_sum_exscan, begin, nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_sum_exscan, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_schar_sum_exscan, begin, nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_sum_exscan, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_short_sum_exscan, begin, nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_sum_exscan, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_int_sum_exscan, begin, nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_sum_exscan, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_long_sum_exscan, begin, nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_sum_exscan, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_longlong_sum_exscan, begin, nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_sum_exscan, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_uchar_sum_exscan, begin, nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_sum_exscan, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_ushort_sum_exscan, begin, nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_sum_exscan, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_uint_sum_exscan, begin, nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_sum_exscan, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_ulong_sum_exscan, begin, nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_sum_exscan, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_ulonglong_sum_exscan, begin, nelems * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_sum_exscan, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_int8_sum_exscan, begin, nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_sum_exscan, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_int16_sum_exscan, begin, nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_sum_exscan, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_int32_sum_exscan, begin, nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_sum_exscan, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_int64_sum_exscan, begin, nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_sum_exscan, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_uint8_sum_exscan, begin, nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_sum_exscan, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_uint16_sum_exscan, begin, nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_sum_exscan, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_uint32_sum_exscan, begin, nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_sum_exscan, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_uint64_sum_exscan, begin, nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_sum_exscan, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_size_sum_exscan, begin, nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_sum_exscan, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_ptrdiff_sum_exscan, begin, nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_complexd_sum_exscan, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexd_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_complexd_sum_exscan, begin, nelems * sizeof(heddle_complexd), NO_PE);
    return result;
}

PROFILED(int, shmem_complexf_sum_exscan, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_complexf_sum_exscan(team, dest, source, nelems);
    profile_end(F_shmem_complexf_sum_exscan, begin, nelems * sizeof(heddle_complexf), NO_PE);
    return result;
}
