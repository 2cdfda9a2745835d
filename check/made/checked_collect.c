/* Made by gen_check.py from shmem.api: do not edit. */
/* Collective data movement. */
#include "check.h"

CHECKED(int, shmem_float_alltoall, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_float_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(float)),
        _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(float)), _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_float_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_double_alltoall, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_double_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(double)), _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_double_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longdouble_alltoall, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(long double)), _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(long double)), _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_longdouble_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_char_alltoall, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_char_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(char)),
        _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(char)), _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_char_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_schar_alltoall, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_schar_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(signed char)), _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(signed char)), _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_schar_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_short_alltoall, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_short_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(short)), _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_short_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_alltoall, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int)), _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_alltoall, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_long_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(long)), _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_long_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_alltoall, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(long long)), _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_longlong_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uchar_alltoall, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned char)), _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned char)), _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uchar_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ushort_alltoall, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ushort_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_alltoall, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned int)), _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_alltoall, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned long)), _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ulong_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_alltoall, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ulonglong_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int8_alltoall, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int8_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int8_t)), _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int8_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int16_alltoall, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int16_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int16_t)), _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int16_t)), _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int16_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_alltoall, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int32_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int32_t)), _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int32_t)), _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int32_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_alltoall, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int64_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int64_t)), _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int64_t)), _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int64_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint8_alltoall, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint8_t)), _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint8_t)), _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint8_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint16_alltoall, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint16_t)), _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint16_t)), _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint16_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_alltoall, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint32_t)), _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint32_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_alltoall, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint64_t)), _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint64_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_alltoall, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_size_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(size_t)), _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_size_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_alltoall, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ptrdiff_alltoall(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_alltoallmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_alltoallmem);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems), 1), 1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_alltoallmem(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_float_alltoalls, shmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_float_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(float)), _Alignof(float));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(float)), _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_float_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_double_alltoalls, shmem_team_t team, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_double_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(double)), _Alignof(double));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(double)), _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_double_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longdouble_alltoalls, shmem_team_t team, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(long double)), _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(long double)), _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_longdouble_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_char_alltoalls, shmem_team_t team, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_char_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(char)), _Alignof(char));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(char)), _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_char_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_schar_alltoalls, shmem_team_t team, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_schar_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(signed char)), _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(signed char)), _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_schar_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_short_alltoalls, shmem_team_t team, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_short_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(short)), _Alignof(short));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(short)), _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_short_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_alltoalls, shmem_team_t team, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(int)), _Alignof(int));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(int)), _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_alltoalls, shmem_team_t team, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_long_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(long)), _Alignof(long));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(long)), _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_long_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_alltoalls, shmem_team_t team, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(long long)), _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_longlong_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uchar_alltoalls, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uchar_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ushort_alltoalls, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ushort_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_alltoalls, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(unsigned int)), _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_alltoalls, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ulong_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_alltoalls, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ulonglong_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int8_alltoalls, shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int8_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(int8_t)), _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(int8_t)), _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int8_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int16_alltoalls, shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int16_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(int16_t)), _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(int16_t)), _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int16_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_alltoalls, shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int32_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(int32_t)), _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(int32_t)), _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int32_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_alltoalls, shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int64_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(int64_t)), _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(int64_t)), _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int64_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint8_alltoalls, shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(uint8_t)), _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(uint8_t)), _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint8_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint16_alltoalls, shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(uint16_t)), _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(uint16_t)), _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint16_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_alltoalls, shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(uint32_t)), _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint32_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_alltoalls, shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(uint64_t)), _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint64_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_alltoalls, shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_size_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(size_t)), _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(size_t)), _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_size_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_alltoalls, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ptrdiff_alltoalls(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_alltoallsmem, shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_alltoallsmem);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst, 1), 1);
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst, 1),
        1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_alltoallsmem(team, dest, source, dst, sst, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_float_broadcast, shmem_team_t team, float *dest, const float *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_float_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_float_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_double_broadcast, shmem_team_t team, double *dest, const double *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_double_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(double)), _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_double_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longdouble_broadcast, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_longdouble_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_char_broadcast, shmem_team_t team, char *dest, const char *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_char_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_char_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_schar_broadcast, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_schar_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_schar_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_short_broadcast, shmem_team_t team, short *dest, const short *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_short_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_short_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_broadcast, shmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_int_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_int_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_broadcast, shmem_team_t team, long *dest, const long *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_long_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_long_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_broadcast, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_longlong_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uchar_broadcast, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_uchar_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ushort_broadcast, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_ushort_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_broadcast, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_uint_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_uint_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_broadcast, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_ulong_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_broadcast, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_ulonglong_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int8_broadcast, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_int8_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_int8_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int16_broadcast, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_int16_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_int16_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_broadcast, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_int32_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_int32_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_broadcast, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_int64_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_int64_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint8_broadcast, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_uint8_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint16_broadcast, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_uint16_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_broadcast, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_uint32_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_broadcast, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_uint64_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_broadcast, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_size_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_size_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_broadcast, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_ptrdiff_broadcast(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_broadcastmem, shmem_team_t team, void *dest, const void *source, size_t nelems,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmem_broadcastmem);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmem_broadcastmem(team, dest, source, nelems, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_float_collect, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_float_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(float)), _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_float_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_double_collect, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_double_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_double_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longdouble_collect, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_longdouble_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_char_collect, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_char_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(char)), _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_char_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_schar_collect, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_schar_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_schar_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_short_collect, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_short_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(short)), _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_short_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_collect, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(int)), _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_int_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_collect, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_long_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(long)), _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_long_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_collect, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_longlong_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uchar_collect, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_uchar_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ushort_collect, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_ushort_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_collect, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_uint_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_collect, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_ulong_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_collect, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_ulonglong_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int8_collect, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int8_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_int8_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int16_collect, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int16_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_int16_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_collect, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int32_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_int32_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_collect, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int64_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_int64_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint8_collect, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_uint8_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint16_collect, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_uint16_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_collect, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_uint32_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_collect, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_uint64_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_collect, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_size_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_size_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_collect, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_ptrdiff_collect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_collectmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_collectmem);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 1), 1);
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    int result = pshmem_collectmem(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_float_fcollect, shmem_team_t team, float *dest, const float *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_float_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(float)),
        _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_float_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_double_fcollect, shmem_team_t team, double *dest, const double *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_double_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_double_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longdouble_fcollect, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(long double)), _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_longdouble_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_char_fcollect, shmem_team_t team, char *dest, const char *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_char_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(char)),
        _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_char_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_schar_fcollect, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_schar_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(signed char)), _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_schar_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_short_fcollect, shmem_team_t team, short *dest, const short *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_short_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_short_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_fcollect, shmem_team_t team, int *dest, const int *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_fcollect, shmem_team_t team, long *dest, const long *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_long_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_long_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_fcollect, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(long long)), _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_longlong_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uchar_fcollect, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned char)), _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uchar_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ushort_fcollect, shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ushort_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_fcollect, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned int)), _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_fcollect, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned long)), _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ulong_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_fcollect, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ulonglong_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int8_fcollect, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int8_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int8_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int16_fcollect, shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int16_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int16_t)), _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int16_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_fcollect, shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int32_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int32_t)), _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int32_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_fcollect, shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_int64_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int64_t)), _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_int64_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint8_fcollect, shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint8_t)), _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint8_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint16_fcollect, shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint16_t)), _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint16_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_fcollect, shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint32_t)), _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint32_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_fcollect, shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint64_t)), _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_uint64_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_fcollect, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_size_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_size_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_fcollect, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_ptrdiff_fcollect(team, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_fcollectmem, shmem_team_t team, void *dest, const void *source, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmem_fcollectmem);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmem_fcollectmem(team, dest, source, nelems);
    call_end(&call);
    return result;
}
