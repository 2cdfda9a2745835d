/* Made by gen.py from shmem.api: do not edit. */
/* Reductions and scans. */
#include "api/public.h"

PUBLIC(int, shmem_uchar_and_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_and_uchar,
        "shmem_uchar_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ushort_and_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_and_ushort,
        "shmem_ushort_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint_and_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_and_uint,
        "shmem_uint_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulong_and_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_and_ulong,
        "shmem_ulong_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulonglong_and_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_and_ulonglong, "shmem_ulonglong_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int8_and_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_and_schar,
        "shmem_int8_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int16_and_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_and_short,
        "shmem_int16_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int32_and_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_and_int,
        "shmem_int32_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int64_and_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_and_long,
        "shmem_int64_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint8_and_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_and_uchar,
        "shmem_uint8_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint16_and_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_and_ushort,
        "shmem_uint16_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint32_and_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_and_uint,
        "shmem_uint32_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint64_and_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_and_ulong,
        "shmem_uint64_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_size_and_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_and_ulong,
        "shmem_size_and_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uchar_or_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_or_uchar,
        "shmem_uchar_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ushort_or_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_or_ushort,
        "shmem_ushort_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint_or_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_or_uint,
        "shmem_uint_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulong_or_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_or_ulong,
        "shmem_ulong_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulonglong_or_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_or_ulonglong, "shmem_ulonglong_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int8_or_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_or_schar,
        "shmem_int8_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int16_or_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_or_short,
        "shmem_int16_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int32_or_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_or_int,
        "shmem_int32_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int64_or_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_or_long,
        "shmem_int64_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint8_or_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_or_uchar,
        "shmem_uint8_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint16_or_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_or_ushort,
        "shmem_uint16_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint32_or_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_or_uint,
        "shmem_uint32_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint64_or_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_or_ulong,
        "shmem_uint64_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_size_or_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_or_ulong,
        "shmem_size_or_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uchar_xor_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_xor_uchar,
        "shmem_uchar_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ushort_xor_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_xor_ushort,
        "shmem_ushort_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint_xor_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_xor_uint,
        "shmem_uint_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulong_xor_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_xor_ulong,
        "shmem_ulong_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulonglong_xor_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_xor_ulonglong, "shmem_ulonglong_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int8_xor_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_xor_schar,
        "shmem_int8_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int16_xor_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_xor_short,
        "shmem_int16_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int32_xor_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_xor_int,
        "shmem_int32_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int64_xor_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_xor_long,
        "shmem_int64_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint8_xor_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_xor_uchar,
        "shmem_uint8_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint16_xor_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_xor_ushort,
        "shmem_uint16_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint32_xor_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_xor_uint,
        "shmem_uint32_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint64_xor_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_xor_ulong,
        "shmem_uint64_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_size_xor_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_xor_ulong,
        "shmem_size_xor_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_float_max_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_max_float,
        "shmem_float_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_double_max_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_max_double,
        "shmem_double_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longdouble_max_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long double), reduce_max_longdouble,
        "shmem_longdouble_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_char_max_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_max_char,
        "shmem_char_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_schar_max_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_max_schar,
        "shmem_schar_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_short_max_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_max_short,
        "shmem_short_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int_max_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_max_int,
        "shmem_int_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_long_max_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_max_long,
        "shmem_long_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longlong_max_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_max_longlong,
        "shmem_longlong_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uchar_max_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_max_uchar,
        "shmem_uchar_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ushort_max_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_max_ushort,
        "shmem_ushort_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint_max_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_max_uint,
        "shmem_uint_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulong_max_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_max_ulong,
        "shmem_ulong_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulonglong_max_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_max_ulonglong, "shmem_ulonglong_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int8_max_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_max_schar,
        "shmem_int8_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int16_max_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_max_short,
        "shmem_int16_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int32_max_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_max_int,
        "shmem_int32_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int64_max_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_max_long,
        "shmem_int64_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint8_max_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_max_uchar,
        "shmem_uint8_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint16_max_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_max_ushort,
        "shmem_uint16_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint32_max_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_max_uint,
        "shmem_uint32_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint64_max_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_max_ulong,
        "shmem_uint64_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_size_max_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_max_ulong,
        "shmem_size_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ptrdiff_max_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_max_long,
        "shmem_ptrdiff_max_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_float_min_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_min_float,
        "shmem_float_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_double_min_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_min_double,
        "shmem_double_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longdouble_min_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long double), reduce_min_longdouble,
        "shmem_longdouble_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_char_min_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_min_char,
        "shmem_char_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_schar_min_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_min_schar,
        "shmem_schar_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_short_min_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_min_short,
        "shmem_short_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int_min_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_min_int,
        "shmem_int_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_long_min_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_min_long,
        "shmem_long_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longlong_min_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_min_longlong,
        "shmem_longlong_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uchar_min_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_min_uchar,
        "shmem_uchar_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ushort_min_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_min_ushort,
        "shmem_ushort_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint_min_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_min_uint,
        "shmem_uint_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulong_min_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_min_ulong,
        "shmem_ulong_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulonglong_min_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_min_ulonglong, "shmem_ulonglong_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int8_min_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_min_schar,
        "shmem_int8_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int16_min_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_min_short,
        "shmem_int16_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int32_min_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_min_int,
        "shmem_int32_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int64_min_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_min_long,
        "shmem_int64_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint8_min_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_min_uchar,
        "shmem_uint8_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint16_min_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_min_ushort,
        "shmem_uint16_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint32_min_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_min_uint,
        "shmem_uint32_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint64_min_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_min_ulong,
        "shmem_uint64_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_size_min_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_min_ulong,
        "shmem_size_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ptrdiff_min_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_min_long,
        "shmem_ptrdiff_min_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_float_sum_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_sum_float,
        "shmem_float_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_double_sum_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_sum_double,
        "shmem_double_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longdouble_sum_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long double), reduce_sum_longdouble,
        "shmem_longdouble_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_char_sum_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_sum_char,
        "shmem_char_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_schar_sum_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_sum_schar,
        "shmem_schar_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_short_sum_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_sum_short,
        "shmem_short_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int_sum_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_sum_int,
        "shmem_int_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_long_sum_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_sum_long,
        "shmem_long_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longlong_sum_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_sum_longlong,
        "shmem_longlong_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uchar_sum_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_sum_uchar,
        "shmem_uchar_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ushort_sum_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_sum_ushort,
        "shmem_ushort_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint_sum_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_sum_uint,
        "shmem_uint_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulong_sum_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_sum_ulong,
        "shmem_ulong_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulonglong_sum_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_sum_ulonglong, "shmem_ulonglong_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int8_sum_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_sum_schar,
        "shmem_int8_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int16_sum_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_sum_short,
        "shmem_int16_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int32_sum_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_sum_int,
        "shmem_int32_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int64_sum_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_sum_long,
        "shmem_int64_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint8_sum_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_sum_uchar,
        "shmem_uint8_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint16_sum_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_sum_ushort,
        "shmem_uint16_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint32_sum_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_sum_uint,
        "shmem_uint32_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint64_sum_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_sum_ulong,
        "shmem_uint64_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_size_sum_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_sum_ulong,
        "shmem_size_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ptrdiff_sum_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_sum_long,
        "shmem_ptrdiff_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_complexd_sum_reduce, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexd),
        reduce_sum_complexd, "shmem_complexd_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_complexf_sum_reduce, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexf),
        reduce_sum_complexf, "shmem_complexf_sum_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_float_prod_reduce, shmem_team_t team, float *dest, const float *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(float), reduce_prod_float,
        "shmem_float_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_double_prod_reduce, shmem_team_t team, double *dest, const double *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(double), reduce_prod_double,
        "shmem_double_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longdouble_prod_reduce, shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long double),
        reduce_prod_longdouble, "shmem_longdouble_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_char_prod_reduce, shmem_team_t team, char *dest, const char *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(char), reduce_prod_char,
        "shmem_char_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_schar_prod_reduce, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(signed char), reduce_prod_schar,
        "shmem_schar_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_short_prod_reduce, shmem_team_t team, short *dest, const short *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(short), reduce_prod_short,
        "shmem_short_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int_prod_reduce, shmem_team_t team, int *dest, const int *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int), reduce_prod_int,
        "shmem_int_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_long_prod_reduce, shmem_team_t team, long *dest, const long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long), reduce_prod_long,
        "shmem_long_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_longlong_prod_reduce, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(long long), reduce_prod_longlong,
        "shmem_longlong_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uchar_prod_reduce, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned char), reduce_prod_uchar,
        "shmem_uchar_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ushort_prod_reduce, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned short), reduce_prod_ushort,
        "shmem_ushort_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint_prod_reduce, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned int), reduce_prod_uint,
        "shmem_uint_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulong_prod_reduce, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long), reduce_prod_ulong,
        "shmem_ulong_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ulonglong_prod_reduce, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(unsigned long long),
        reduce_prod_ulonglong, "shmem_ulonglong_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int8_prod_reduce, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int8_t), reduce_prod_schar,
        "shmem_int8_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int16_prod_reduce, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int16_t), reduce_prod_short,
        "shmem_int16_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int32_prod_reduce, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int32_t), reduce_prod_int,
        "shmem_int32_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_int64_prod_reduce, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(int64_t), reduce_prod_long,
        "shmem_int64_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint8_prod_reduce, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint8_t), reduce_prod_uchar,
        "shmem_uint8_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint16_prod_reduce, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint16_t), reduce_prod_ushort,
        "shmem_uint16_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint32_prod_reduce, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint32_t), reduce_prod_uint,
        "shmem_uint32_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_uint64_prod_reduce, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(uint64_t), reduce_prod_ulong,
        "shmem_uint64_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_size_prod_reduce, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(size_t), reduce_prod_ulong,
        "shmem_size_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_ptrdiff_prod_reduce, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(ptrdiff_t), reduce_prod_long,
        "shmem_ptrdiff_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_complexd_prod_reduce, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexd),
        reduce_prod_complexd, "shmem_complexd_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_complexf_prod_reduce, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, sizeof(heddle_complexf),
        reduce_prod_complexf, "shmem_complexf_prod_reduce(team, dest, source, nreduce)");
}

PUBLIC(int, shmem_float_sum_inscan, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(float), reduce_sum_float, true,
        "shmem_float_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_double_sum_inscan, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(double), reduce_sum_double, true,
        "shmem_double_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longdouble_sum_inscan, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(long double), reduce_sum_longdouble,
        true, "shmem_longdouble_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_char_sum_inscan, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(char), reduce_sum_char, true,
        "shmem_char_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_schar_sum_inscan, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(signed char), reduce_sum_schar, true,
        "shmem_schar_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_short_sum_inscan, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(short), reduce_sum_short, true,
        "shmem_short_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int_sum_inscan, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int), reduce_sum_int, true,
        "shmem_int_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_long_sum_inscan, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(long), reduce_sum_long, true,
        "shmem_long_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longlong_sum_inscan, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(long long), reduce_sum_longlong, true,
        "shmem_longlong_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uchar_sum_inscan, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned char), reduce_sum_uchar, true,
        "shmem_uchar_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ushort_sum_inscan, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned short), reduce_sum_ushort,
        true, "shmem_ushort_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint_sum_inscan, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned int), reduce_sum_uint, true,
        "shmem_uint_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulong_sum_inscan, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned long), reduce_sum_ulong, true,
        "shmem_ulong_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulonglong_sum_inscan, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned long long),
        reduce_sum_ulonglong, true, "shmem_ulonglong_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int8_sum_inscan, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int8_t), reduce_sum_schar, true,
        "shmem_int8_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int16_sum_inscan, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int16_t), reduce_sum_short, true,
        "shmem_int16_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int32_sum_inscan, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int32_t), reduce_sum_int, true,
        "shmem_int32_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int64_sum_inscan, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int64_t), reduce_sum_long, true,
        "shmem_int64_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint8_sum_inscan, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint8_t), reduce_sum_uchar, true,
        "shmem_uint8_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint16_sum_inscan, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint16_t), reduce_sum_ushort, true,
        "shmem_uint16_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint32_sum_inscan, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint32_t), reduce_sum_uint, true,
        "shmem_uint32_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint64_sum_inscan, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint64_t), reduce_sum_ulong, true,
        "shmem_uint64_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_size_sum_inscan, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(size_t), reduce_sum_ulong, true,
        "shmem_size_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ptrdiff_sum_inscan, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(ptrdiff_t), reduce_sum_long, true,
        "shmem_ptrdiff_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_complexd_sum_inscan, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(heddle_complexd), reduce_sum_complexd,
        true, "shmem_complexd_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_complexf_sum_inscan, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(heddle_complexf), reduce_sum_complexf,
        true, "shmem_complexf_sum_inscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_float_sum_exscan, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(float), reduce_sum_float, false,
        "shmem_float_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_double_sum_exscan, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(double), reduce_sum_double, false,
        "shmem_double_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longdouble_sum_exscan, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(long double), reduce_sum_longdouble,
        false, "shmem_longdouble_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_char_sum_exscan, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(char), reduce_sum_char, false,
        "shmem_char_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_schar_sum_exscan, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(signed char), reduce_sum_schar, false,
        "shmem_schar_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_short_sum_exscan, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(short), reduce_sum_short, false,
        "shmem_short_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int_sum_exscan, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int), reduce_sum_int, false,
        "shmem_int_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_long_sum_exscan, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(long), reduce_sum_long, false,
        "shmem_long_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longlong_sum_exscan, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(long long), reduce_sum_longlong, false,
        "shmem_longlong_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uchar_sum_exscan, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned char), reduce_sum_uchar,
        false, "shmem_uchar_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ushort_sum_exscan, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned short), reduce_sum_ushort,
        false, "shmem_ushort_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint_sum_exscan, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned int), reduce_sum_uint, false,
        "shmem_uint_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulong_sum_exscan, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned long), reduce_sum_ulong,
        false, "shmem_ulong_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulonglong_sum_exscan, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(unsigned long long),
        reduce_sum_ulonglong, false, "shmem_ulonglong_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int8_sum_exscan, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int8_t), reduce_sum_schar, false,
        "shmem_int8_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int16_sum_exscan, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int16_t), reduce_sum_short, false,
        "shmem_int16_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int32_sum_exscan, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int32_t), reduce_sum_int, false,
        "shmem_int32_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int64_sum_exscan, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(int64_t), reduce_sum_long, false,
        "shmem_int64_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint8_sum_exscan, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint8_t), reduce_sum_uchar, false,
        "shmem_uint8_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint16_sum_exscan, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint16_t), reduce_sum_ushort, false,
        "shmem_uint16_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint32_sum_exscan, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint32_t), reduce_sum_uint, false,
        "shmem_uint32_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint64_sum_exscan, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(uint64_t), reduce_sum_ulong, false,
        "shmem_uint64_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_size_sum_exscan, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(size_t), reduce_sum_ulong, false,
        "shmem_size_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ptrdiff_sum_exscan, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(ptrdiff_t), reduce_sum_long, false,
        "shmem_ptrdiff_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_complexd_sum_exscan, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(heddle_complexd), reduce_sum_complexd,
        false, "shmem_complexd_sum_exscan(team, dest, source, nelems)");
}

PUBLIC(int, shmem_complexf_sum_exscan, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, sizeof(heddle_complexf), reduce_sum_complexf,
        false, "shmem_complexf_sum_exscan(team, dest, source, nelems)");
}
