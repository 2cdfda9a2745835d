/* Made by gen_check.py from shmem.api: do not edit. */
/* Collective data movement. */
#include "profile.h"

PROFILED(int, shmem_float_alltoall, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_float_alltoall, begin, team_size(team) * nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_alltoall, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_double_alltoall, begin, team_size(team) * nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_alltoall, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_longdouble_alltoall, begin, team_size(team) * nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_alltoall, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_char_alltoall, begin, team_size(team) * nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_alltoall, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_schar_alltoall, begin, team_size(team) * nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_alltoall, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_short_alltoall, begin, team_size(team) * nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_alltoall, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_int_alltoall, begin, team_size(team) * nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_alltoall, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_long_alltoall, begin, team_size(team) * nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_alltoall, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_longlong_alltoall, begin, team_size(team) * nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_alltoall, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_uchar_alltoall, begin, team_size(team) * nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_alltoall, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_ushort_alltoall, begin, team_size(team) * nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_alltoall, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_uint_alltoall, begin, team_size(team) * nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_alltoall, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_ulong_alltoall, begin, team_size(team) * nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_alltoall, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_ulonglong_alltoall, begin, team_size(team) * nelems * sizeof(unsigned long long),
        NO_PE);
    return result;
}

PROFILED(int, shmem_int8_alltoall, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_int8_alltoall, begin, team_size(team) * nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_alltoall, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_int16_alltoall, begin, team_size(team) * nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_alltoall, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_int32_alltoall, begin, team_size(team) * nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_alltoall, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_int64_alltoall, begin, team_size(team) * nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_alltoall, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_uint8_alltoall, begin, team_size(team) * nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_alltoall, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_uint16_alltoall, begin, team_size(team) * nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_alltoall, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_uint32_alltoall, begin, team_size(team) * nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_alltoall, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_uint64_alltoall, begin, team_size(team) * nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_alltoall, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_size_alltoall, begin, team_size(team) * nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_alltoall, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_alltoall(team, dest, source, nelems);
    profile_end(F_shmem_ptrdiff_alltoall, begin, team_size(team) * nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_alltoallmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_alltoallmem(team, dest, source, nelems);
    profile_end(F_shmem_alltoallmem, begin, team_size(team) * nelems, NO_PE);
    return result;
}

PROFILED(int, shmem_float_alltoalls, shmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_float_alltoalls, begin, team_size(team) * nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_alltoalls, shmem_team_t team, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_double_alltoalls, begin, team_size(team) * nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_alltoalls, shmem_team_t team, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_longdouble_alltoalls, begin, team_size(team) * nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_alltoalls, shmem_team_t team, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_char_alltoalls, begin, team_size(team) * nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_alltoalls, shmem_team_t team, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_schar_alltoalls, begin, team_size(team) * nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_alltoalls, shmem_team_t team, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_short_alltoalls, begin, team_size(team) * nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_alltoalls, shmem_team_t team, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_int_alltoalls, begin, team_size(team) * nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_alltoalls, shmem_team_t team, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_long_alltoalls, begin, team_size(team) * nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_alltoalls, shmem_team_t team, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_longlong_alltoalls, begin, team_size(team) * nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_alltoalls, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_uchar_alltoalls, begin, team_size(team) * nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_alltoalls, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_ushort_alltoalls, begin, team_size(team) * nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_alltoalls, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_uint_alltoalls, begin, team_size(team) * nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_alltoalls, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_ulong_alltoalls, begin, team_size(team) * nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_alltoalls, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_ulonglong_alltoalls, begin, team_size(team) * nelems * sizeof(unsigned long long),
        NO_PE);
    return result;
}

PROFILED(int, shmem_int8_alltoalls, shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_int8_alltoalls, begin, team_size(team) * nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_alltoalls, shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_int16_alltoalls, begin, team_size(team) * nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_alltoalls, shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_int32_alltoalls, begin, team_size(team) * nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_alltoalls, shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_int64_alltoalls, begin, team_size(team) * nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_alltoalls, shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_uint8_alltoalls, begin, team_size(team) * nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_alltoalls, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_uint16_alltoalls, begin, team_size(team) * nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_alltoalls, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_uint32_alltoalls, begin, team_size(team) * nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_alltoalls, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_uint64_alltoalls, begin, team_size(team) * nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_alltoalls, shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_size_alltoalls, begin, team_size(team) * nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_alltoalls, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_alltoalls(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_ptrdiff_alltoalls, begin, team_size(team) * nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_alltoallsmem, shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_alltoallsmem(team, dest, source, dst, sst, nelems);
    profile_end(F_shmem_alltoallsmem, begin, team_size(team) * nelems, NO_PE);
    return result;
}

PROFILED(int, shmem_float_broadcast, shmem_team_t team, float *dest, const float *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_float_broadcast, begin, nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_broadcast, shmem_team_t team, double *dest, const double *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_double_broadcast, begin, nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_broadcast, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_longdouble_broadcast, begin, nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_broadcast, shmem_team_t team, char *dest, const char *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_char_broadcast, begin, nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_broadcast, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_schar_broadcast, begin, nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_broadcast, shmem_team_t team, short *dest, const short *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_short_broadcast, begin, nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_broadcast, shmem_team_t team, int *dest, const int *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_int_broadcast, begin, nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_broadcast, shmem_team_t team, long *dest, const long *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_long_broadcast, begin, nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_broadcast, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_longlong_broadcast, begin, nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_broadcast, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_uchar_broadcast, begin, nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_broadcast, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_ushort_broadcast, begin, nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_broadcast, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_uint_broadcast, begin, nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_broadcast, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_ulong_broadcast, begin, nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_broadcast, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_ulonglong_broadcast, begin, nelems * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_broadcast, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_int8_broadcast, begin, nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_broadcast, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_int16_broadcast, begin, nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_broadcast, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_int32_broadcast, begin, nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_broadcast, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_int64_broadcast, begin, nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_broadcast, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_uint8_broadcast, begin, nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_broadcast, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_uint16_broadcast, begin, nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_broadcast, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_uint32_broadcast, begin, nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_broadcast, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_uint64_broadcast, begin, nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_broadcast, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_size_broadcast, begin, nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_broadcast, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_broadcast(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_ptrdiff_broadcast, begin, nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_broadcastmem, shmem_team_t team, void *dest, const void *source, size_t nelems,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmem_broadcastmem(team, dest, source, nelems, PE_root);
    profile_end(F_shmem_broadcastmem, begin, nelems, NO_PE);
    return result;
}

PROFILED(int, shmem_float_collect, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_collect(team, dest, source, nelems);
    profile_end(F_shmem_float_collect, begin, nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_collect, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_collect(team, dest, source, nelems);
    profile_end(F_shmem_double_collect, begin, nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_collect, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_collect(team, dest, source, nelems);
    profile_end(F_shmem_longdouble_collect, begin, nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_collect, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_collect(team, dest, source, nelems);
    profile_end(F_shmem_char_collect, begin, nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_collect, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_collect(team, dest, source, nelems);
    profile_end(F_shmem_schar_collect, begin, nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_collect, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_collect(team, dest, source, nelems);
    profile_end(F_shmem_short_collect, begin, nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_collect, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_collect(team, dest, source, nelems);
    profile_end(F_shmem_int_collect, begin, nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_collect, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_collect(team, dest, source, nelems);
    profile_end(F_shmem_long_collect, begin, nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_collect, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_collect(team, dest, source, nelems);
    profile_end(F_shmem_longlong_collect, begin, nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_collect, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_collect(team, dest, source, nelems);
    profile_end(F_shmem_uchar_collect, begin, nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_collect, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_collect(team, dest, source, nelems);
    profile_end(F_shmem_ushort_collect, begin, nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_collect, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_collect(team, dest, source, nelems);
    profile_end(F_shmem_uint_collect, begin, nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_collect, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_collect(team, dest, source, nelems);
    profile_end(F_shmem_ulong_collect, begin, nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_collect, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_collect(team, dest, source, nelems);
    profile_end(F_shmem_ulonglong_collect, begin, nelems * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_collect, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_collect(team, dest, source, nelems);
    profile_end(F_shmem_int8_collect, begin, nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_collect, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_collect(team, dest, source, nelems);
    profile_end(F_shmem_int16_collect, begin, nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_collect, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_collect(team, dest, source, nelems);
    profile_end(F_shmem_int32_collect, begin, nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_collect, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_collect(team, dest, source, nelems);
    profile_end(F_shmem_int64_collect, begin, nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_collect, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_collect(team, dest, source, nelems);
    profile_end(F_shmem_uint8_collect, begin, nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_collect, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_collect(team, dest, source, nelems);
    profile_end(F_shmem_uint16_collect, begin, nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_collect, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_collect(team, dest, source, nelems);
    profile_end(F_shmem_uint32_collect, begin, nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_collect, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_collect(team, dest, source, nelems);
    profile_end(F_shmem_uint64_collect, begin, nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_collect, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_collect(team, dest, source, nelems);
    profile_end(F_shmem_size_collect, begin, nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_collect, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_collect(team, dest, source, nelems);
    profile_end(F_shmem_ptrdiff_collect, begin, nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_collectmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_collectmem(team, dest, source, nelems);
    profile_end(F_shmem_collectmem, begin, nelems, NO_PE);
    return result;
}

PROFILED(int, shmem_float_fcollect, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_float_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_float_fcollect, begin, nelems * sizeof(float), NO_PE);
    return result;
}

PROFILED(int, shmem_double_fcollect, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_double_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_double_fcollect, begin, nelems * sizeof(double), NO_PE);
    return result;
}

PROFILED(int, shmem_longdouble_fcollect, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longdouble_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_longdouble_fcollect, begin, nelems * sizeof(long double), NO_PE);
    return result;
}

PROFILED(int, shmem_char_fcollect, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_char_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_char_fcollect, begin, nelems * sizeof(char), NO_PE);
    return result;
}

PROFILED(int, shmem_schar_fcollect, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_schar_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_schar_fcollect, begin, nelems * sizeof(signed char), NO_PE);
    return result;
}

PROFILED(int, shmem_short_fcollect, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_short_fcollect, begin, nelems * sizeof(short), NO_PE);
    return result;
}

PROFILED(int, shmem_int_fcollect, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_int_fcollect, begin, nelems * sizeof(int), NO_PE);
    return result;
}

PROFILED(int, shmem_long_fcollect, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_long_fcollect, begin, nelems * sizeof(long), NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_fcollect, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_longlong_fcollect, begin, nelems * sizeof(long long), NO_PE);
    return result;
}

PROFILED(int, shmem_uchar_fcollect, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uchar_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_uchar_fcollect, begin, nelems * sizeof(unsigned char), NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_fcollect, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_ushort_fcollect, begin, nelems * sizeof(unsigned short), NO_PE);
    return result;
}

PROFILED(int, shmem_uint_fcollect, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_uint_fcollect, begin, nelems * sizeof(unsigned int), NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_fcollect, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_ulong_fcollect, begin, nelems * sizeof(unsigned long), NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_fcollect, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_ulonglong_fcollect, begin, nelems * sizeof(unsigned long long), NO_PE);
    return result;
}

PROFILED(int, shmem_int8_fcollect, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int8_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_int8_fcollect, begin, nelems * sizeof(int8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int16_fcollect, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int16_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_int16_fcollect, begin, nelems * sizeof(int16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int32_fcollect, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_int32_fcollect, begin, nelems * sizeof(int32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_int64_fcollect, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_int64_fcollect, begin, nelems * sizeof(int64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint8_fcollect, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint8_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_uint8_fcollect, begin, nelems * sizeof(uint8_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint16_fcollect, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint16_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_uint16_fcollect, begin, nelems * sizeof(uint16_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_fcollect, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_uint32_fcollect, begin, nelems * sizeof(uint32_t), NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_fcollect, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_uint64_fcollect, begin, nelems * sizeof(uint64_t), NO_PE);
    return result;
}

PROFILED(int, shmem_size_fcollect, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_size_fcollect, begin, nelems * sizeof(size_t), NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_fcollect, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_fcollect(team, dest, source, nelems);
    profile_end(F_shmem_ptrdiff_fcollect, begin, nelems * sizeof(ptrdiff_t), NO_PE);
    return result;
}

PROFILED(int, shmem_fcollectmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmem_fcollectmem(team, dest, source, nelems);
    profile_end(F_shmem_fcollectmem, begin, nelems, NO_PE);
    return result;
}
