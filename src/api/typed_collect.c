/* Made by gen.py from shmem.api: do not edit. */
/* Collective data movement. */
#include "api/public.h"

PUBLIC(int, shmem_float_alltoall, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(float),
        "shmem_float_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_double_alltoall, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(double),
        "shmem_double_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longdouble_alltoall, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(long double),
        "shmem_longdouble_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_char_alltoall, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(char),
        "shmem_char_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_schar_alltoall, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(signed char),
        "shmem_schar_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_short_alltoall, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(short),
        "shmem_short_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int_alltoall, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(int),
        "shmem_int_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_long_alltoall, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(long),
        "shmem_long_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longlong_alltoall, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(long long),
        "shmem_longlong_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uchar_alltoall, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned char),
        "shmem_uchar_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ushort_alltoall, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned short),
        "shmem_ushort_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint_alltoall, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned int),
        "shmem_uint_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulong_alltoall, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned long),
        "shmem_ulong_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulonglong_alltoall, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(unsigned long long),
        "shmem_ulonglong_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int8_alltoall, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(int8_t),
        "shmem_int8_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int16_alltoall, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(int16_t),
        "shmem_int16_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int32_alltoall, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(int32_t),
        "shmem_int32_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int64_alltoall, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(int64_t),
        "shmem_int64_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint8_alltoall, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(uint8_t),
        "shmem_uint8_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint16_alltoall, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(uint16_t),
        "shmem_uint16_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint32_alltoall, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(uint32_t),
        "shmem_uint32_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint64_alltoall, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(uint64_t),
        "shmem_uint64_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_size_alltoall, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(size_t),
        "shmem_size_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ptrdiff_alltoall, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems * sizeof(ptrdiff_t),
        "shmem_ptrdiff_alltoall(team, dest, source, nelems)");
}

PUBLIC(int, shmem_alltoallmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    return collective_alltoall(team_of(team), dest, source, nelems,
        "shmem_alltoallmem(team, dest, source, nelems)");
}

PUBLIC(int, shmem_float_alltoalls, shmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(float),
        "shmem_float_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_double_alltoalls, shmem_team_t team, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(double),
        "shmem_double_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_longdouble_alltoalls, shmem_team_t team, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(long double),
        "shmem_longdouble_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_char_alltoalls, shmem_team_t team, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(char),
        "shmem_char_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_schar_alltoalls, shmem_team_t team, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(signed char),
        "shmem_schar_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_short_alltoalls, shmem_team_t team, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(short),
        "shmem_short_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_int_alltoalls, shmem_team_t team, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(int),
        "shmem_int_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_long_alltoalls, shmem_team_t team, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(long),
        "shmem_long_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_longlong_alltoalls, shmem_team_t team, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(long long),
        "shmem_longlong_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_uchar_alltoalls, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(unsigned char),
        "shmem_uchar_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_ushort_alltoalls, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(unsigned short),
        "shmem_ushort_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_uint_alltoalls, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(unsigned int),
        "shmem_uint_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_ulong_alltoalls, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(unsigned long),
        "shmem_ulong_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_ulonglong_alltoalls, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(unsigned long long),
        "shmem_ulonglong_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_int8_alltoalls, shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(int8_t),
        "shmem_int8_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_int16_alltoalls, shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(int16_t),
        "shmem_int16_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_int32_alltoalls, shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(int32_t),
        "shmem_int32_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_int64_alltoalls, shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(int64_t),
        "shmem_int64_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_uint8_alltoalls, shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(uint8_t),
        "shmem_uint8_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_uint16_alltoalls, shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(uint16_t),
        "shmem_uint16_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_uint32_alltoalls, shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(uint32_t),
        "shmem_uint32_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_uint64_alltoalls, shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(uint64_t),
        "shmem_uint64_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_size_alltoalls, shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(size_t),
        "shmem_size_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_ptrdiff_alltoalls, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, sizeof(ptrdiff_t),
        "shmem_ptrdiff_alltoalls(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_alltoallsmem, shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, 1,
        "shmem_alltoallsmem(team, dest, source, dst, sst, nelems)");
}

PUBLIC(int, shmem_float_broadcast, shmem_team_t team, float *dest, const float *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(float), PE_root, true,
        "shmem_float_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_double_broadcast, shmem_team_t team, double *dest, const double *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(double), PE_root, true,
        "shmem_double_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_longdouble_broadcast, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(long double), PE_root, true,
        "shmem_longdouble_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_char_broadcast, shmem_team_t team, char *dest, const char *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(char), PE_root, true,
        "shmem_char_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_schar_broadcast, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(signed char), PE_root, true,
        "shmem_schar_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_short_broadcast, shmem_team_t team, short *dest, const short *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(short), PE_root, true,
        "shmem_short_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_int_broadcast, shmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(int), PE_root, true,
        "shmem_int_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_long_broadcast, shmem_team_t team, long *dest, const long *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(long), PE_root, true,
        "shmem_long_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_longlong_broadcast, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(long long), PE_root, true,
        "shmem_longlong_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_uchar_broadcast, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned char), PE_root, true,
        "shmem_uchar_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_ushort_broadcast, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned short), PE_root, true,
        "shmem_ushort_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_uint_broadcast, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned int), PE_root, true,
        "shmem_uint_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_ulong_broadcast, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned long), PE_root, true,
        "shmem_ulong_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_ulonglong_broadcast, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(unsigned long long), PE_root,
        true, "shmem_ulonglong_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_int8_broadcast, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(int8_t), PE_root, true,
        "shmem_int8_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_int16_broadcast, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(int16_t), PE_root, true,
        "shmem_int16_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_int32_broadcast, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(int32_t), PE_root, true,
        "shmem_int32_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_int64_broadcast, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(int64_t), PE_root, true,
        "shmem_int64_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_uint8_broadcast, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(uint8_t), PE_root, true,
        "shmem_uint8_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_uint16_broadcast, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(uint16_t), PE_root, true,
        "shmem_uint16_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_uint32_broadcast, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(uint32_t), PE_root, true,
        "shmem_uint32_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_uint64_broadcast, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(uint64_t), PE_root, true,
        "shmem_uint64_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_size_broadcast, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(size_t), PE_root, true,
        "shmem_size_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_ptrdiff_broadcast, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems * sizeof(ptrdiff_t), PE_root, true,
        "shmem_ptrdiff_broadcast(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_broadcastmem, shmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nelems, PE_root, true,
        "shmem_broadcastmem(team, dest, source, nelems, PE_root)");
}

PUBLIC(int, shmem_float_collect, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(float),
        "shmem_float_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_double_collect, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(double),
        "shmem_double_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longdouble_collect, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(long double),
        "shmem_longdouble_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_char_collect, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(char),
        "shmem_char_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_schar_collect, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(signed char),
        "shmem_schar_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_short_collect, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(short),
        "shmem_short_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int_collect, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(int),
        "shmem_int_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_long_collect, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(long),
        "shmem_long_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longlong_collect, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(long long),
        "shmem_longlong_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uchar_collect, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(unsigned char),
        "shmem_uchar_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ushort_collect, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(unsigned short),
        "shmem_ushort_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint_collect, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(unsigned int),
        "shmem_uint_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulong_collect, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(unsigned long),
        "shmem_ulong_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulonglong_collect, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(unsigned long long),
        "shmem_ulonglong_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int8_collect, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(int8_t),
        "shmem_int8_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int16_collect, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(int16_t),
        "shmem_int16_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int32_collect, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(int32_t),
        "shmem_int32_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int64_collect, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(int64_t),
        "shmem_int64_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint8_collect, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(uint8_t),
        "shmem_uint8_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint16_collect, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(uint16_t),
        "shmem_uint16_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint32_collect, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(uint32_t),
        "shmem_uint32_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint64_collect, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(uint64_t),
        "shmem_uint64_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_size_collect, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(size_t),
        "shmem_size_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ptrdiff_collect, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems * sizeof(ptrdiff_t),
        "shmem_ptrdiff_collect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_collectmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    return collective_collect(team_of(team), dest, source, nelems,
        "shmem_collectmem(team, dest, source, nelems)");
}

PUBLIC(int, shmem_float_fcollect, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(float),
        "shmem_float_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_double_fcollect, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(double),
        "shmem_double_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longdouble_fcollect, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(long double),
        "shmem_longdouble_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_char_fcollect, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(char),
        "shmem_char_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_schar_fcollect, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(signed char),
        "shmem_schar_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_short_fcollect, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(short),
        "shmem_short_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int_fcollect, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(int),
        "shmem_int_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_long_fcollect, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(long),
        "shmem_long_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_longlong_fcollect, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(long long),
        "shmem_longlong_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uchar_fcollect, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(unsigned char),
        "shmem_uchar_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ushort_fcollect, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(unsigned short),
        "shmem_ushort_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint_fcollect, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(unsigned int),
        "shmem_uint_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulong_fcollect, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(unsigned long),
        "shmem_ulong_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ulonglong_fcollect, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(unsigned long long),
        "shmem_ulonglong_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int8_fcollect, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(int8_t),
        "shmem_int8_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int16_fcollect, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(int16_t),
        "shmem_int16_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int32_fcollect, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(int32_t),
        "shmem_int32_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_int64_fcollect, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(int64_t),
        "shmem_int64_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint8_fcollect, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(uint8_t),
        "shmem_uint8_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint16_fcollect, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(uint16_t),
        "shmem_uint16_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint32_fcollect, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(uint32_t),
        "shmem_uint32_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_uint64_fcollect, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(uint64_t),
        "shmem_uint64_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_size_fcollect, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(size_t),
        "shmem_size_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_ptrdiff_fcollect, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems * sizeof(ptrdiff_t),
        "shmem_ptrdiff_fcollect(team, dest, source, nelems)");
}

PUBLIC(int, shmem_fcollectmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    return collective_fcollect(team_of(team), dest, source, nelems,
        "shmem_fcollectmem(team, dest, source, nelems)");
}
