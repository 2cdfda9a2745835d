/* Made by gen_check.py from shmem.api: do not edit. */
/* One-sided append. */
#include "profile.h"

PROFILED(void, shmemx_oct_create, shmemx_oct_t *oct, void *buffer, size_t len)
{
    uint64_t begin = profile_begin();
    pshmemx_oct_create(oct, buffer, len);
    profile_end(F_shmemx_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_float_oct_create, shmemx_oct_t *oct, float *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_float_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_float_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_double_oct_create, shmemx_oct_t *oct, double *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_double_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_double_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_longdouble_oct_create, shmemx_oct_t *oct, long double *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_longdouble_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_char_oct_create, shmemx_oct_t *oct, char *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_char_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_char_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_schar_oct_create, shmemx_oct_t *oct, signed char *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_schar_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_short_oct_create, shmemx_oct_t *oct, short *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_short_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_short_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_int_oct_create, shmemx_oct_t *oct, int *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_int_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_int_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_long_oct_create, shmemx_oct_t *oct, long *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_long_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_long_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_longlong_oct_create, shmemx_oct_t *oct, long long *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_longlong_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_uchar_oct_create, shmemx_oct_t *oct, unsigned char *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_uchar_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ushort_oct_create, shmemx_oct_t *oct, unsigned short *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_ushort_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_uint_oct_create, shmemx_oct_t *oct, unsigned int *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_uint_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ulong_oct_create, shmemx_oct_t *oct, unsigned long *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_ulong_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ulonglong_oct_create, shmemx_oct_t *oct, unsigned long long *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_ulonglong_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_int8_oct_create, shmemx_oct_t *oct, int8_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_int8_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_int16_oct_create, shmemx_oct_t *oct, int16_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_int16_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_int32_oct_create, shmemx_oct_t *oct, int32_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_int32_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_int64_oct_create, shmemx_oct_t *oct, int64_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_int64_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_uint8_oct_create, shmemx_oct_t *oct, uint8_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_uint8_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_uint16_oct_create, shmemx_oct_t *oct, uint16_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_uint16_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_uint32_oct_create, shmemx_oct_t *oct, uint32_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_uint32_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_uint64_oct_create, shmemx_oct_t *oct, uint64_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_uint64_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_size_oct_create, shmemx_oct_t *oct, size_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_size_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_size_oct_create, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ptrdiff_oct_create, shmemx_oct_t *oct, ptrdiff_t *buffer, size_t nelems)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_oct_create(oct, buffer, nelems);
    profile_end(F_shmemx_ptrdiff_oct_create, begin, 0, NO_PE);
}

PROFILED(int, shmemx_team_oct_create, shmem_team_t team, shmemx_oct_t *oct, void *buffer, size_t len)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_oct_create(team, oct, buffer, len);
    profile_end(F_shmemx_team_oct_create, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_team_oct_create_with_options, shmem_team_t team, shmemx_oct_t *oct, void *buffer,
    size_t len, size_t element, long options)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_oct_create_with_options(team, oct, buffer, len, element, options);
    profile_end(F_shmemx_team_oct_create_with_options, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_oct_destroy, shmemx_oct_t *oct)
{
    uint64_t begin = profile_begin();
    pshmemx_oct_destroy(oct);
    profile_end(F_shmemx_oct_destroy, begin, 0, NO_PE);
}

PROFILED(void, shmemx_oct_free, shmemx_oct_t *oct)
{
    uint64_t begin = profile_begin();
    pshmemx_oct_free(oct);
    profile_end(F_shmemx_oct_free, begin, 0, NO_PE);
}

PROFILED(void, shmemx_oct_reset, shmemx_oct_t oct)
{
    uint64_t begin = profile_begin();
    pshmemx_oct_reset(oct);
    profile_end(F_shmemx_oct_reset, begin, 0, NO_PE);
}

PROFILED(size_t, shmemx_oct_get, shmemx_oct_t oct)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_oct_get(oct);
    profile_end(F_shmemx_oct_get, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmemx_oct_get_complete, shmemx_oct_t oct)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_oct_get_complete(oct);
    profile_end(F_shmemx_oct_get_complete, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmemx_oct_overflow, shmemx_oct_t oct)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_oct_overflow(oct);
    profile_end(F_shmemx_oct_overflow, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_oct_wait, shmemx_oct_t oct, size_t nbytes)
{
    uint64_t begin = profile_begin();
    pshmemx_oct_wait(oct, nbytes);
    profile_end(F_shmemx_oct_wait, begin, nbytes, NO_PE);
}

PROFILED(size_t, shmemx_oct_consume, shmemx_oct_t oct, void *dest, size_t nbytes)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_oct_consume(oct, dest, nbytes);
    profile_end(F_shmemx_oct_consume, begin, nbytes, NO_PE);
    return result;
}

PROFILED(void, shmemx_push, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push(oct, source, nbytes, pe);
    profile_end(F_shmemx_push, begin, nbytes, pe);
}

PROFILED(void, shmemx_ctx_push, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push(ctx, oct, source, nbytes, pe);
    profile_end(F_shmemx_ctx_push, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_push, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_push(oct, source, nelems, pe);
    profile_end(F_shmemx_float_push, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_push, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_push(oct, source, nelems, pe);
    profile_end(F_shmemx_double_push, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_push, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_push(oct, source, nelems, pe);
    profile_end(F_shmemx_longdouble_push, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_push, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_push(oct, source, nelems, pe);
    profile_end(F_shmemx_char_push, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_push, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_push(oct, source, nelems, pe);
    profile_end(F_shmemx_schar_push, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_push, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_push(oct, source, nelems, pe);
    profile_end(F_shmemx_short_push, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_push, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_push(oct, source, nelems, pe);
    profile_end(F_shmemx_int_push, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_push, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_push(oct, source, nelems, pe);
    profile_end(F_shmemx_long_push, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_push, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_push(oct, source, nelems, pe);
    profile_end(F_shmemx_longlong_push, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_push, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_push(oct, source, nelems, pe);
    profile_end(F_shmemx_uchar_push, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_push, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_push(oct, source, nelems, pe);
    profile_end(F_shmemx_ushort_push, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_push, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_push(oct, source, nelems, pe);
    profile_end(F_shmemx_uint_push, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_push, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_push(oct, source, nelems, pe);
    profile_end(F_shmemx_ulong_push, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_push, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_push(oct, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_push, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_push, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_push(oct, source, nelems, pe);
    profile_end(F_shmemx_int8_push, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_push, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_push(oct, source, nelems, pe);
    profile_end(F_shmemx_int16_push, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_push, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_push(oct, source, nelems, pe);
    profile_end(F_shmemx_int32_push, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_push, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_push(oct, source, nelems, pe);
    profile_end(F_shmemx_int64_push, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_push, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_push(oct, source, nelems, pe);
    profile_end(F_shmemx_uint8_push, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_push, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_push(oct, source, nelems, pe);
    profile_end(F_shmemx_uint16_push, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_push, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_push(oct, source, nelems, pe);
    profile_end(F_shmemx_uint32_push, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_push, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_push(oct, source, nelems, pe);
    profile_end(F_shmemx_uint64_push, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_push, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_push(oct, source, nelems, pe);
    profile_end(F_shmemx_size_push, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_push, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_push(oct, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_push, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_push8, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push8(oct, source, nelems, pe);
    profile_end(F_shmemx_push8, begin, nelems, pe);
}

PROFILED(void, shmemx_push16, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push16(oct, source, nelems, pe);
    profile_end(F_shmemx_push16, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_push32, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push32(oct, source, nelems, pe);
    profile_end(F_shmemx_push32, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_push64, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push64(oct, source, nelems, pe);
    profile_end(F_shmemx_push64, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_push128, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push128(oct, source, nelems, pe);
    profile_end(F_shmemx_push128, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_pushmem, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_pushmem(oct, source, nelems, pe);
    profile_end(F_shmemx_pushmem, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_push, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_push, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_push, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_push, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_push, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_push, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_push, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_push, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_push, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_push, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_push, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_push, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_push, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_push, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_push, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_push, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_push, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_push, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_push, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int8_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_push, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_push, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_push, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_push, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_push, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_push, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_push, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_push, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_push, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_push, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_push, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_push(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_push, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push8, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push8(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push16, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push16(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push32, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push32(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push64, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push64(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push128, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push128(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push128, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_pushmem, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_pushmem(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_pushmem, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_push_nbi, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push_nbi(oct, source, nbytes, pe);
    profile_end(F_shmemx_push_nbi, begin, nbytes, pe);
}

PROFILED(void, shmemx_ctx_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push_nbi(ctx, oct, source, nbytes, pe);
    profile_end(F_shmemx_ctx_push_nbi, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_push_nbi, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_float_push_nbi, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_push_nbi, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_double_push_nbi, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_push_nbi, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_longdouble_push_nbi, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_push_nbi, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_char_push_nbi, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_push_nbi, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_schar_push_nbi, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_push_nbi, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_short_push_nbi, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_push_nbi, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_int_push_nbi, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_push_nbi, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_long_push_nbi, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_push_nbi, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_longlong_push_nbi, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_push_nbi, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_uchar_push_nbi, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_push_nbi, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_ushort_push_nbi, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_push_nbi, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_uint_push_nbi, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_push_nbi, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_ulong_push_nbi, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_push_nbi, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_push_nbi, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_push_nbi, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_int8_push_nbi, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_push_nbi, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_int16_push_nbi, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_push_nbi, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_int32_push_nbi, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_push_nbi, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_int64_push_nbi, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_push_nbi, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_uint8_push_nbi, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_push_nbi, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_uint16_push_nbi, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_push_nbi, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_uint32_push_nbi, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_push_nbi, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_uint64_push_nbi, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_push_nbi, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_size_push_nbi, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_push_nbi, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_push_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_push_nbi, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_push8_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push8_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_push8_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_push16_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push16_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_push16_nbi, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_push32_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push32_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_push32_nbi, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_push64_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push64_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_push64_nbi, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_push128_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push128_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_push128_nbi, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_pushmem_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_pushmem_nbi(oct, source, nelems, pe);
    profile_end(F_shmemx_pushmem_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_push_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_push_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_push_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_push_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_push_nbi, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_push_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_push_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_push_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_push_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_push_nbi, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_push_nbi, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_push_nbi, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_push_nbi, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_push_nbi, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_push_nbi, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_push_nbi, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_push_nbi, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_push_nbi, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_push_nbi, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_push_nbi, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_push_nbi, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_push_nbi, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_push_nbi, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_push_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_push_nbi, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push8_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push8_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push8_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push16_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push16_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push16_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push32_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push32_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push32_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push64_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push64_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push64_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push128_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push128_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push128_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_pushmem_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_pushmem_nbi(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_pushmem_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push_ct(ct, oct, source, nbytes, pe);
    profile_end(F_shmemx_push_ct, begin, nbytes, pe);
}

PROFILED(void, shmemx_ctx_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push_ct(ctx, ct, oct, source, nbytes, pe);
    profile_end(F_shmemx_ctx_push_ct, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_float_push_ct, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_double_push_ct, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_longdouble_push_ct, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_char_push_ct, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_schar_push_ct, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_short_push_ct, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int_push_ct, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_long_push_ct, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_longlong_push_ct, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uchar_push_ct, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ushort_push_ct, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint_push_ct, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ulong_push_ct, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_push_ct, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int8_push_ct, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int16_push_ct, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int32_push_ct, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int64_push_ct, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint8_push_ct, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint16_push_ct, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint32_push_ct, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint64_push_ct, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_size_push_ct, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_push_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_push_ct, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_push8_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push8_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push8_ct, begin, nelems, pe);
}

PROFILED(void, shmemx_push16_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push16_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push16_ct, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_push32_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push32_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push32_ct, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_push64_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push64_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push64_ct, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_push128_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push128_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push128_ct, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_pushmem_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_pushmem_ct(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_pushmem_ct, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_push_ct, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_push_ct, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_push_ct, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_push_ct, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_push_ct, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_push_ct, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_push_ct, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_push_ct, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_push_ct, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_push_ct, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_push_ct, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_push_ct, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_push_ct, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_push_ct, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_push_ct, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_push_ct, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_push_ct, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_push_ct, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_push_ct, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_push_ct, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_push_ct, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_push_ct, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_push_ct, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_push_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_push_ct, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push8_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push8_ct, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push16_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push16_ct, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push32_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push32_ct, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push64_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push64_ct, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push128_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push128_ct, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_pushmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_pushmem_ct(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_pushmem_ct, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push_ct_nbi(ct, oct, source, nbytes, pe);
    profile_end(F_shmemx_push_ct_nbi, begin, nbytes, pe);
}

PROFILED(void, shmemx_ctx_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push_ct_nbi(ctx, ct, oct, source, nbytes, pe);
    profile_end(F_shmemx_ctx_push_ct_nbi, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_float_push_ct_nbi, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_double_push_ct_nbi, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_longdouble_push_ct_nbi, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_char_push_ct_nbi, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_schar_push_ct_nbi, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_short_push_ct_nbi, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int_push_ct_nbi, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_long_push_ct_nbi, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_longlong_push_ct_nbi, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uchar_push_ct_nbi, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ushort_push_ct_nbi, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint_push_ct_nbi, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ulong_push_ct_nbi, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_push_ct_nbi, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int8_push_ct_nbi, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int16_push_ct_nbi, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int32_push_ct_nbi, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_int64_push_ct_nbi, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint8_push_ct_nbi, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint16_push_ct_nbi, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint32_push_ct_nbi, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_uint64_push_ct_nbi, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_size_push_ct_nbi, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_push_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_push_ct_nbi, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_push8_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push8_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push8_ct_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_push16_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push16_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push16_ct_nbi, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_push32_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push32_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push32_ct_nbi, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_push64_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push64_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push64_ct_nbi, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_push128_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_push128_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_push128_ct_nbi, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_pushmem_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_pushmem_ct_nbi(ct, oct, source, nelems, pe);
    profile_end(F_shmemx_pushmem_ct_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_push_ct_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_push_ct_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_push_ct_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_push_ct_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_push_ct_nbi, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_push_ct_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_push_ct_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_push_ct_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_push_ct_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_push_ct_nbi, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_push_ct_nbi, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_push_ct_nbi, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_push_ct_nbi, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_push_ct_nbi, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_push_ct_nbi, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_push_ct_nbi, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_push_ct_nbi, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_push_ct_nbi, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_push_ct_nbi, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_push_ct_nbi, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_push_ct_nbi, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_push_ct_nbi, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_push_ct_nbi, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_push_ct_nbi, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push8_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push8_ct_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push16_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push16_ct_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push32_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push32_ct_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push64_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push64_ct_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_push128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_push128_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push128_ct_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_pushmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_pushmem_ct_nbi(ctx, ct, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_pushmem_ct_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(int, shmemx_push_try, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_push_try(oct, source, nbytes, pe);
    profile_end(F_shmemx_push_try, begin, nbytes, pe);
    return result;
}

PROFILED(int, shmemx_ctx_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_push_try(ctx, oct, source, nbytes, pe);
    profile_end(F_shmemx_ctx_push_try, begin, nbytes, world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_float_push_try, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_float_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_float_push_try, begin, nelems * sizeof(float), pe);
    return result;
}

PROFILED(int, shmemx_double_push_try, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_double_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_double_push_try, begin, nelems * sizeof(double), pe);
    return result;
}

PROFILED(int, shmemx_longdouble_push_try, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longdouble_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_longdouble_push_try, begin, nelems * sizeof(long double), pe);
    return result;
}

PROFILED(int, shmemx_char_push_try, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_char_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_char_push_try, begin, nelems * sizeof(char), pe);
    return result;
}

PROFILED(int, shmemx_schar_push_try, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_schar_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_schar_push_try, begin, nelems * sizeof(signed char), pe);
    return result;
}

PROFILED(int, shmemx_short_push_try, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_short_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_short_push_try, begin, nelems * sizeof(short), pe);
    return result;
}

PROFILED(int, shmemx_int_push_try, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_int_push_try, begin, nelems * sizeof(int), pe);
    return result;
}

PROFILED(int, shmemx_long_push_try, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_long_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_long_push_try, begin, nelems * sizeof(long), pe);
    return result;
}

PROFILED(int, shmemx_longlong_push_try, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_longlong_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_longlong_push_try, begin, nelems * sizeof(long long), pe);
    return result;
}

PROFILED(int, shmemx_uchar_push_try, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uchar_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_uchar_push_try, begin, nelems * sizeof(unsigned char), pe);
    return result;
}

PROFILED(int, shmemx_ushort_push_try, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ushort_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_ushort_push_try, begin, nelems * sizeof(unsigned short), pe);
    return result;
}

PROFILED(int, shmemx_uint_push_try, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_uint_push_try, begin, nelems * sizeof(unsigned int), pe);
    return result;
}

PROFILED(int, shmemx_ulong_push_try, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulong_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_ulong_push_try, begin, nelems * sizeof(unsigned long), pe);
    return result;
}

PROFILED(int, shmemx_ulonglong_push_try, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ulonglong_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_push_try, begin, nelems * sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int, shmemx_int8_push_try, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int8_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_int8_push_try, begin, nelems * sizeof(int8_t), pe);
    return result;
}

PROFILED(int, shmemx_int16_push_try, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int16_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_int16_push_try, begin, nelems * sizeof(int16_t), pe);
    return result;
}

PROFILED(int, shmemx_int32_push_try, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int32_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_int32_push_try, begin, nelems * sizeof(int32_t), pe);
    return result;
}

PROFILED(int, shmemx_int64_push_try, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_int64_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_int64_push_try, begin, nelems * sizeof(int64_t), pe);
    return result;
}

PROFILED(int, shmemx_uint8_push_try, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint8_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_uint8_push_try, begin, nelems * sizeof(uint8_t), pe);
    return result;
}

PROFILED(int, shmemx_uint16_push_try, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint16_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_uint16_push_try, begin, nelems * sizeof(uint16_t), pe);
    return result;
}

PROFILED(int, shmemx_uint32_push_try, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint32_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_uint32_push_try, begin, nelems * sizeof(uint32_t), pe);
    return result;
}

PROFILED(int, shmemx_uint64_push_try, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_uint64_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_uint64_push_try, begin, nelems * sizeof(uint64_t), pe);
    return result;
}

PROFILED(int, shmemx_size_push_try, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_size_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_size_push_try, begin, nelems * sizeof(size_t), pe);
    return result;
}

PROFILED(int, shmemx_ptrdiff_push_try, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ptrdiff_push_try(oct, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_push_try, begin, nelems * sizeof(ptrdiff_t), pe);
    return result;
}

PROFILED(int, shmemx_push8_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_push8_try(oct, source, nelems, pe);
    profile_end(F_shmemx_push8_try, begin, nelems, pe);
    return result;
}

PROFILED(int, shmemx_push16_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_push16_try(oct, source, nelems, pe);
    profile_end(F_shmemx_push16_try, begin, nelems * 2, pe);
    return result;
}

PROFILED(int, shmemx_push32_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_push32_try(oct, source, nelems, pe);
    profile_end(F_shmemx_push32_try, begin, nelems * 4, pe);
    return result;
}

PROFILED(int, shmemx_push64_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_push64_try(oct, source, nelems, pe);
    profile_end(F_shmemx_push64_try, begin, nelems * 8, pe);
    return result;
}

PROFILED(int, shmemx_push128_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_push128_try(oct, source, nelems, pe);
    profile_end(F_shmemx_push128_try, begin, nelems * 16, pe);
    return result;
}

PROFILED(int, shmemx_pushmem_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_pushmem_try(oct, source, nelems, pe);
    profile_end(F_shmemx_pushmem_try, begin, nelems, pe);
    return result;
}

PROFILED(int, shmemx_ctx_float_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_float_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_push_try, begin, nelems * sizeof(float), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_double_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_double_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_push_try, begin, nelems * sizeof(double), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_longdouble_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_longdouble_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_push_try, begin, nelems * sizeof(long double), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_char_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_char_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_push_try, begin, nelems * sizeof(char), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_schar_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_schar_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_push_try, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_short_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_short_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_push_try, begin, nelems * sizeof(short), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_push_try, begin, nelems * sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_long_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_long_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_push_try, begin, nelems * sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_longlong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_longlong_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_push_try, begin, nelems * sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_uchar_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_uchar_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_push_try, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_ushort_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_ushort_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_push_try, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_uint_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_uint_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_push_try, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_ulong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_ulong_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_push_try, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_ulonglong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_ulonglong_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_push_try, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
    return result;
}

PROFILED(int, shmemx_ctx_int8_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int8_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_push_try, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int16_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int16_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_push_try, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int32_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int32_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_push_try, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int64_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int64_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_push_try, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_uint8_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_uint8_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_push_try, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_uint16_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_uint16_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_push_try, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_uint32_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_uint32_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_push_try, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_uint64_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_uint64_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_push_try, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_size_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_size_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_push_try, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_ptrdiff_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_ptrdiff_push_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_push_try, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_push8_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_push8_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push8_try, begin, nelems, world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_push16_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_push16_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push16_try, begin, nelems * 2, world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_push32_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_push32_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push32_try, begin, nelems * 4, world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_push64_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_push64_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push64_try, begin, nelems * 8, world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_push128_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_push128_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_push128_try, begin, nelems * 16, world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_pushmem_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_pushmem_try(ctx, oct, source, nelems, pe);
    profile_end(F_shmemx_ctx_pushmem_try, begin, nelems, world_pe(ctx, pe));
    return result;
}
