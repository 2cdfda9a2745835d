/* Made by gen.py from shmem.api: do not edit. */
/* One-sided append. */
#include "api/public.h"

PUBLIC(void, shmemx_oct_create, shmemx_oct_t *oct, void *buffer, size_t len)
{
    (void)append_create(team_world, oct, buffer, len, 1, 0, "shmemx_oct_create(oct, buffer, len)");
}

PUBLIC(void, shmemx_float_oct_create, shmemx_oct_t *oct, float *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(float), sizeof(float), 0,
        "shmemx_float_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_double_oct_create, shmemx_oct_t *oct, double *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(double), sizeof(double), 0,
        "shmemx_double_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_longdouble_oct_create, shmemx_oct_t *oct, long double *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(long double), sizeof(long double), 0,
        "shmemx_longdouble_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_char_oct_create, shmemx_oct_t *oct, char *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(char), sizeof(char), 0,
        "shmemx_char_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_schar_oct_create, shmemx_oct_t *oct, signed char *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(signed char), sizeof(signed char), 0,
        "shmemx_schar_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_short_oct_create, shmemx_oct_t *oct, short *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(short), sizeof(short), 0,
        "shmemx_short_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_int_oct_create, shmemx_oct_t *oct, int *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(int), sizeof(int), 0,
        "shmemx_int_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_long_oct_create, shmemx_oct_t *oct, long *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(long), sizeof(long), 0,
        "shmemx_long_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_longlong_oct_create, shmemx_oct_t *oct, long long *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(long long), sizeof(long long), 0,
        "shmemx_longlong_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_uchar_oct_create, shmemx_oct_t *oct, unsigned char *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(unsigned char), sizeof(unsigned char), 0,
        "shmemx_uchar_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_ushort_oct_create, shmemx_oct_t *oct, unsigned short *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(unsigned short), sizeof(unsigned short), 0,
        "shmemx_ushort_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_uint_oct_create, shmemx_oct_t *oct, unsigned int *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(unsigned int), sizeof(unsigned int), 0,
        "shmemx_uint_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_ulong_oct_create, shmemx_oct_t *oct, unsigned long *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(unsigned long), sizeof(unsigned long), 0,
        "shmemx_ulong_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_ulonglong_oct_create, shmemx_oct_t *oct, unsigned long long *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(unsigned long long),
        sizeof(unsigned long long), 0, "shmemx_ulonglong_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_int8_oct_create, shmemx_oct_t *oct, int8_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(int8_t), sizeof(int8_t), 0,
        "shmemx_int8_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_int16_oct_create, shmemx_oct_t *oct, int16_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(int16_t), sizeof(int16_t), 0,
        "shmemx_int16_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_int32_oct_create, shmemx_oct_t *oct, int32_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(int32_t), sizeof(int32_t), 0,
        "shmemx_int32_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_int64_oct_create, shmemx_oct_t *oct, int64_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(int64_t), sizeof(int64_t), 0,
        "shmemx_int64_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_uint8_oct_create, shmemx_oct_t *oct, uint8_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(uint8_t), sizeof(uint8_t), 0,
        "shmemx_uint8_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_uint16_oct_create, shmemx_oct_t *oct, uint16_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(uint16_t), sizeof(uint16_t), 0,
        "shmemx_uint16_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_uint32_oct_create, shmemx_oct_t *oct, uint32_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(uint32_t), sizeof(uint32_t), 0,
        "shmemx_uint32_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_uint64_oct_create, shmemx_oct_t *oct, uint64_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(uint64_t), sizeof(uint64_t), 0,
        "shmemx_uint64_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_size_oct_create, shmemx_oct_t *oct, size_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(size_t), sizeof(size_t), 0,
        "shmemx_size_oct_create(oct, buffer, nelems)");
}

PUBLIC(void, shmemx_ptrdiff_oct_create, shmemx_oct_t *oct, ptrdiff_t *buffer, size_t nelems)
{
    (void)append_create(team_world, oct, buffer, nelems * sizeof(ptrdiff_t), sizeof(ptrdiff_t), 0,
        "shmemx_ptrdiff_oct_create(oct, buffer, nelems)");
}

PUBLIC(int, shmemx_team_oct_create, shmem_team_t team, shmemx_oct_t *oct, void *buffer, size_t len)
{
    return append_create(team_of(team), oct, buffer, len, 1, 0,
        "shmemx_team_oct_create(team, oct, buffer, len)");
}

PUBLIC(int, shmemx_team_oct_create_with_options, shmem_team_t team, shmemx_oct_t *oct, void *buffer,
    size_t len, size_t element, long options)
{
    return append_create(team_of(team), oct, buffer, len, element, options,
        "shmemx_team_oct_create_with_options(team, oct, buffer, len, element, options)");
}

PUBLIC(void, shmemx_oct_destroy, shmemx_oct_t *oct)
{
    append_destroy(oct, "shmemx_oct_destroy(oct)");
}

PUBLIC(void, shmemx_oct_free, shmemx_oct_t *oct)
{
    append_destroy(oct, "shmemx_oct_free(oct)");
}

PUBLIC(void, shmemx_oct_reset, shmemx_oct_t oct)
{
    append_reset(oct, "shmemx_oct_reset(oct)");
}

PUBLIC(size_t, shmemx_oct_get, shmemx_oct_t oct)
{
    return append_reserved(oct, "shmemx_oct_get(oct)");
}

PUBLIC(size_t, shmemx_oct_get_complete, shmemx_oct_t oct)
{
    return append_complete(oct, "shmemx_oct_get_complete(oct)");
}

PUBLIC(size_t, shmemx_oct_overflow, shmemx_oct_t oct)
{
    return append_overflow(oct, "shmemx_oct_overflow(oct)");
}

PUBLIC(void, shmemx_oct_wait, shmemx_oct_t oct, size_t nbytes)
{
    append_wait(oct, nbytes, "shmemx_oct_wait(oct, nbytes)");
}

PUBLIC(size_t, shmemx_oct_consume, shmemx_oct_t oct, void *dest, size_t nbytes)
{
    return append_consume(oct, dest, nbytes, "shmemx_oct_consume(oct, dest, nbytes)");
}

PUBLIC(void, shmemx_push, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    append_push(context_implicit(), oct, source, nbytes, pe, "shmemx_push(oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_ctx_push, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    append_push(context_of(ctx), oct, source, nbytes, pe, "shmemx_ctx_push(ctx, oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_float_push, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(float), pe,
        "shmemx_float_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_push, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(double), pe,
        "shmemx_double_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_push, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_push, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(char), pe,
        "shmemx_char_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_push, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_push, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(short), pe,
        "shmemx_short_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_push, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(int), pe,
        "shmemx_int_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_push, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(long), pe,
        "shmemx_long_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_push, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_push, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_push, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_push, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_push, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_push, shmemx_oct_t oct, const unsigned long long *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_push, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_push, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_push, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_push, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_push, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_push, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_push, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_push, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_push, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(size_t), pe,
        "shmemx_size_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_push, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_push(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push8, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems, pe, "shmemx_push8(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push16, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * 2, pe, "shmemx_push16(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push32, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * 4, pe, "shmemx_push32(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push64, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * 8, pe, "shmemx_push64(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push128, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems * 16, pe, "shmemx_push128(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_pushmem, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_implicit(), oct, source, nelems, pe, "shmemx_pushmem(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_push, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_push, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_push, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_push, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_push, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_push, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_push, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_push(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push8, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems, pe, "shmemx_ctx_push8(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push16, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * 2, pe,
        "shmemx_ctx_push16(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push32, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * 4, pe,
        "shmemx_ctx_push32(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push64, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * 8, pe,
        "shmemx_ctx_push64(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push128, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems * 16, pe,
        "shmemx_ctx_push128(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_pushmem, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push(context_of(ctx), oct, source, nelems, pe, "shmemx_ctx_pushmem(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push_nbi, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nbytes, pe, "shmemx_push_nbi(oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_ctx_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nbytes, pe,
        "shmemx_ctx_push_nbi(ctx, oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_float_push_nbi, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(float), pe,
        "shmemx_float_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_push_nbi, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(double), pe,
        "shmemx_double_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_push_nbi, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_push_nbi, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(char), pe,
        "shmemx_char_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_push_nbi, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_push_nbi, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(short), pe,
        "shmemx_short_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_push_nbi, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(int), pe,
        "shmemx_int_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_push_nbi, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(long), pe,
        "shmemx_long_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_push_nbi, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_push_nbi, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_push_nbi, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_push_nbi, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_push_nbi, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_push_nbi, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_push_nbi, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_push_nbi, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_push_nbi, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_push_nbi, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_push_nbi, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_push_nbi, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_push_nbi, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_push_nbi, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_push_nbi, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(size_t), pe,
        "shmemx_size_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_push_nbi, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_push_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push8_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems, pe, "shmemx_push8_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push16_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * 2, pe,
        "shmemx_push16_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push32_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * 4, pe,
        "shmemx_push32_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push64_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * 8, pe,
        "shmemx_push64_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push128_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems * 16, pe,
        "shmemx_push128_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_pushmem_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_nbi(context_implicit(), oct, source, nelems, pe,
        "shmemx_pushmem_nbi(oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_push_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push8_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems, pe,
        "shmemx_ctx_push8_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push16_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * 2, pe,
        "shmemx_ctx_push16_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push32_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * 4, pe,
        "shmemx_ctx_push32_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push64_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * 8, pe,
        "shmemx_ctx_push64_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push128_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems * 16, pe,
        "shmemx_ctx_push128_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_pushmem_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_nbi(context_of(ctx), oct, source, nelems, pe,
        "shmemx_ctx_pushmem_nbi(ctx, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nbytes, pe,
        "shmemx_push_ct(ct, oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_ctx_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nbytes, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nbytes, pe,
        "shmemx_ctx_push_ct(ctx, ct, oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_float_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(float), pe,
        "shmemx_float_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(double), pe,
        "shmemx_double_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(char), pe,
        "shmemx_char_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(short), pe,
        "shmemx_short_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(int), pe,
        "shmemx_int_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(long), pe,
        "shmemx_long_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(size_t), pe,
        "shmemx_size_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_push_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push8_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems, pe,
        "shmemx_push8_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push16_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * 2, pe,
        "shmemx_push16_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push32_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * 4, pe,
        "shmemx_push32_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push64_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * 8, pe,
        "shmemx_push64_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push128_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems * 16, pe,
        "shmemx_push128_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_pushmem_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_counted(context_implicit(), ct, oct, source, nelems, pe,
        "shmemx_pushmem_ct(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const float *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const double *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const char *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const signed char *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const short *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const long *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long long *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned char *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned int *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int16_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int32_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int64_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint8_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint16_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint32_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint64_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_push_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems, pe,
        "shmemx_ctx_push8_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * 2, pe,
        "shmemx_ctx_push16_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * 4, pe,
        "shmemx_ctx_push32_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * 8, pe,
        "shmemx_ctx_push64_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems * 16, pe,
        "shmemx_ctx_push128_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_pushmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted(context_of(ctx), ct, oct, source, nelems, pe,
        "shmemx_ctx_pushmem_ct(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nbytes, pe,
        "shmemx_push_ct_nbi(ct, oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_ctx_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nbytes, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nbytes, pe,
        "shmemx_ctx_push_ct_nbi(ctx, ct, oct, source, nbytes, pe)");
}

PUBLIC(void, shmemx_float_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(float), pe,
        "shmemx_float_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(double), pe,
        "shmemx_double_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(char), pe,
        "shmemx_char_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(short), pe,
        "shmemx_short_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(int), pe,
        "shmemx_int_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(long), pe,
        "shmemx_long_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(size_t), pe,
        "shmemx_size_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_push_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push8_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems, pe,
        "shmemx_push8_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push16_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * 2, pe,
        "shmemx_push16_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push32_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * 4, pe,
        "shmemx_push32_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push64_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * 8, pe,
        "shmemx_push64_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_push128_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems * 16, pe,
        "shmemx_push128_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_pushmem_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    append_push_counted_nbi(context_implicit(), ct, oct, source, nelems, pe,
        "shmemx_pushmem_ct_nbi(ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const float *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const double *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const char *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const signed char *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const short *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long long *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned char *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned int *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int8_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int16_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int32_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int64_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint8_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint16_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint32_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint64_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const size_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_push_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems, pe,
        "shmemx_ctx_push8_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * 2, pe,
        "shmemx_ctx_push16_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * 4, pe,
        "shmemx_ctx_push32_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * 8, pe,
        "shmemx_ctx_push64_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_push128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems * 16, pe,
        "shmemx_ctx_push128_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_pushmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    append_push_counted_nbi(context_of(ctx), ct, oct, source, nelems, pe,
        "shmemx_ctx_pushmem_ct_nbi(ctx, ct, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_push_try, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    return append_push_try(context_implicit(), oct, source, nbytes, pe,
        "shmemx_push_try(oct, source, nbytes, pe)");
}

PUBLIC(int, shmemx_ctx_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nbytes, pe,
        "shmemx_ctx_push_try(ctx, oct, source, nbytes, pe)");
}

PUBLIC(int, shmemx_float_push_try, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(float), pe,
        "shmemx_float_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_double_push_try, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(double), pe,
        "shmemx_double_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_longdouble_push_try, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_char_push_try, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(char), pe,
        "shmemx_char_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_schar_push_try, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_short_push_try, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(short), pe,
        "shmemx_short_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_int_push_try, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(int), pe,
        "shmemx_int_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_long_push_try, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(long), pe,
        "shmemx_long_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_longlong_push_try, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_uchar_push_try, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ushort_push_try, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_uint_push_try, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ulong_push_try, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ulonglong_push_try, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_int8_push_try, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_int16_push_try, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_int32_push_try, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_int64_push_try, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_uint8_push_try, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_uint16_push_try, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_uint32_push_try, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_uint64_push_try, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_size_push_try, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(size_t), pe,
        "shmemx_size_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ptrdiff_push_try, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_push_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_push8_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems, pe,
        "shmemx_push8_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_push16_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * 2, pe,
        "shmemx_push16_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_push32_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * 4, pe,
        "shmemx_push32_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_push64_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * 8, pe,
        "shmemx_push64_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_push128_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems * 16, pe,
        "shmemx_push128_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_pushmem_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    return append_push_try(context_implicit(), oct, source, nelems, pe,
        "shmemx_pushmem_try(oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_float_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_double_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_longdouble_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_char_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_schar_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_short_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_int_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_long_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_longlong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_uchar_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_ushort_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_uint_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_ulong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_ulonglong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_int8_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_int16_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_int32_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_int64_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_uint8_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_uint16_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_uint32_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_uint64_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_size_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_ptrdiff_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_push_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_push8_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems, pe,
        "shmemx_ctx_push8_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_push16_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * 2, pe,
        "shmemx_ctx_push16_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_push32_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * 4, pe,
        "shmemx_ctx_push32_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_push64_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * 8, pe,
        "shmemx_ctx_push64_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_push128_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems * 16, pe,
        "shmemx_ctx_push128_try(ctx, oct, source, nelems, pe)");
}

PUBLIC(int, shmemx_ctx_pushmem_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    return append_push_try(context_of(ctx), oct, source, nelems, pe,
        "shmemx_ctx_pushmem_try(ctx, oct, source, nelems, pe)");
}
