/* Made by gen_check.py from shmem.api: do not edit. */
/* One-sided append. */
#include "check.h"

CHECKED(void, shmemx_oct_create, shmemx_oct_t *oct, void *buffer, size_t len)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(len, 1), 1);
    check_apart(&call, &oct_span, &buffer_span);
    call_meet(&call);
    pshmemx_oct_create(oct, buffer, len);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_float_oct_create, shmemx_oct_t *oct, float *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_float_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_float_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_double_oct_create, shmemx_oct_t *oct, double *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_double_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_double_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_oct_create, shmemx_oct_t *oct, long double *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_longdouble_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_char_oct_create, shmemx_oct_t *oct, char *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_char_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_char_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_schar_oct_create, shmemx_oct_t *oct, signed char *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_schar_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_short_oct_create, shmemx_oct_t *oct, short *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_short_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_short_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_int_oct_create, shmemx_oct_t *oct, int *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_int_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(int)), _Alignof(int));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_int_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_long_oct_create, shmemx_oct_t *oct, long *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_long_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_long_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_oct_create, shmemx_oct_t *oct, long long *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_longlong_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_oct_create, shmemx_oct_t *oct, unsigned char *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_uchar_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_oct_create, shmemx_oct_t *oct, unsigned short *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_ushort_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_uint_oct_create, shmemx_oct_t *oct, unsigned int *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_uint_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_oct_create, shmemx_oct_t *oct, unsigned long *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_ulong_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_oct_create, shmemx_oct_t *oct, unsigned long long *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_ulonglong_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_int8_oct_create, shmemx_oct_t *oct, int8_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_int8_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_int16_oct_create, shmemx_oct_t *oct, int16_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_int16_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_int32_oct_create, shmemx_oct_t *oct, int32_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_int32_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_int64_oct_create, shmemx_oct_t *oct, int64_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_int64_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_oct_create, shmemx_oct_t *oct, uint8_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_uint8_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_oct_create, shmemx_oct_t *oct, uint16_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_uint16_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_oct_create, shmemx_oct_t *oct, uint32_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_uint32_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_oct_create, shmemx_oct_t *oct, uint64_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_uint64_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_size_oct_create, shmemx_oct_t *oct, size_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_size_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_size_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_oct_create, shmemx_oct_t *oct, ptrdiff_t *buffer, size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_oct_create);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &oct_span, &buffer_span);
    pshmemx_ptrdiff_oct_create(oct, buffer, nelems);
    word_add(&call, *oct);
    call_end(&call);
}

CHECKED(int, shmemx_team_oct_create, shmem_team_t team, shmemx_oct_t *oct, void *buffer, size_t len)
{
    struct call call;
    call_begin(&call, F_shmemx_team_oct_create);
    call_team(&call, "team", team, true);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(len, 1), 1);
    check_apart(&call, &oct_span, &buffer_span);
    call_meet(&call);
    int result = pshmemx_team_oct_create(team, oct, buffer, len);
    word_add(&call, *oct);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_team_oct_create_with_options, shmem_team_t team, shmemx_oct_t *oct, void *buffer,
    size_t len, size_t element, long options)
{
    struct call call;
    call_begin(&call, F_shmemx_team_oct_create_with_options);
    call_team(&call, "team", team, true);
    check_element(&call, "element", element);
    struct span oct_span = span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)),
        _Alignof(shmemx_oct_t));
    struct span buffer_span = span_own(&call, "buffer", buffer, elements(len, 1), 1);
    check_apart(&call, &oct_span, &buffer_span);
    agree_value(&call, "element", (uint64_t)element);
    call_meet(&call);
    int result = pshmemx_team_oct_create_with_options(team, oct, buffer, len, element, options);
    word_add(&call, *oct);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_oct_destroy, shmemx_oct_t *oct)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_destroy);
    span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)), _Alignof(shmemx_oct_t));
    overflow_check(&call, "oct", *oct); word_remove(&call, "oct", *oct, "an append");
    pshmemx_oct_destroy(oct);
    call_end(&call);
}

CHECKED(void, shmemx_oct_free, shmemx_oct_t *oct)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_free);
    span_here(&call, "oct", oct, elements(1, sizeof(shmemx_oct_t)), _Alignof(shmemx_oct_t));
    overflow_check(&call, "oct", *oct); word_remove(&call, "oct", *oct, "an append");
    pshmemx_oct_free(oct);
    call_end(&call);
}

CHECKED(void, shmemx_oct_reset, shmemx_oct_t oct)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_reset);
    check_word(&call, "oct", oct, "an append");
    overflow_check(&call, "oct", oct);
    pshmemx_oct_reset(oct);
    call_end(&call);
}

CHECKED(size_t, shmemx_oct_get, shmemx_oct_t oct)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_get);
    check_word(&call, "oct", oct, "an append");
    size_t result = pshmemx_oct_get(oct);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmemx_oct_get_complete, shmemx_oct_t oct)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_get_complete);
    check_word(&call, "oct", oct, "an append");
    size_t result = pshmemx_oct_get_complete(oct);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmemx_oct_overflow, shmemx_oct_t oct)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_overflow);
    check_word(&call, "oct", oct, "an append");
    size_t result = pshmemx_oct_overflow(oct);
    overflow_asked(oct, result);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_oct_wait, shmemx_oct_t oct, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_wait);
    check_word(&call, "oct", oct, "an append");
    call_blocks(&call);
    pshmemx_oct_wait(oct, nbytes);
    call_end(&call);
}

CHECKED(size_t, shmemx_oct_consume, shmemx_oct_t oct, void *dest, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_oct_consume);
    check_word(&call, "oct", oct, "an append");
    span_here(&call, "dest", dest, elements(nbytes, 1), 1);
    size_t result = pshmemx_oct_consume(oct, dest, nbytes);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_push, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_push(oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_ctx_push(ctx, oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_float_push, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_float_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_push, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_double_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_push, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_longdouble_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_push, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_char_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_push, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_schar_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_push, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_short_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_push, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_int_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_push, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_long_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_push, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_longlong_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_push, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_uchar_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_push, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ushort_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_push, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_uint_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_push, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ulong_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_push, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ulonglong_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_push, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_int8_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_push, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_int16_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_push, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_int32_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_push, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_int64_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_push, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_uint8_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_push, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_uint16_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_push, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_uint32_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_push, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_uint64_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_push, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_size_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_push, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_push);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ptrdiff_push(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push8, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push8);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_push8(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push16, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push16);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_push16(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push32, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push32);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_push32(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push64, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push64);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_push64(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push128, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push128);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_push128(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_pushmem, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_pushmem);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_pushmem(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_push, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_ctx_float_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_push, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_ctx_double_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_ctx_longdouble_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_push, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_ctx_char_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_push, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_ctx_schar_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_push, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_ctx_short_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_ctx_uchar_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ctx_ushort_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_ctx_uint_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ctx_ulong_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_push, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ctx_ulonglong_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_ctx_int8_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_ctx_int16_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_ctx_int32_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_push, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_ctx_int64_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_ctx_uint8_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_ctx_uint16_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_ctx_uint32_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_push, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_ctx_uint64_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_push, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_ctx_size_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_push, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_push);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ctx_ptrdiff_push(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push8, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push8);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_push8(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push16, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push16);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_ctx_push16(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push32, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push32);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_ctx_push32(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push64, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push64);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_ctx_push64(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push128, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push128);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_ctx_push128(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_pushmem, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_pushmem);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_pushmem(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push_nbi, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_push_nbi(oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_ctx_push_nbi(ctx, oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_float_push_nbi, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_float_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_push_nbi, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_double_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_push_nbi, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_longdouble_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_push_nbi, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_char_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_push_nbi, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_schar_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_push_nbi, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_short_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_push_nbi, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_int_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_push_nbi, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_long_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_push_nbi, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_longlong_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_push_nbi, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_uchar_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_push_nbi, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ushort_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_push_nbi, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_uint_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_push_nbi, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ulong_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_push_nbi, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ulonglong_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_push_nbi, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_int8_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_push_nbi, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_int16_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_push_nbi, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_int32_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_push_nbi, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_int64_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_push_nbi, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_uint8_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_push_nbi, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_uint16_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_push_nbi, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_uint32_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_push_nbi, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_uint64_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_push_nbi, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_size_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_push_nbi, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_push_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ptrdiff_push_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push8_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push8_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_push8_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push16_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push16_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_push16_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push32_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push32_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_push32_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push64_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push64_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_push64_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push128_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push128_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_push128_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_pushmem_nbi, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_pushmem_nbi);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_pushmem_nbi(oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_ctx_float_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_ctx_double_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_ctx_longdouble_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_ctx_char_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_ctx_schar_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_ctx_short_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_ctx_uchar_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ctx_ushort_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_ctx_uint_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ctx_ulong_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ctx_ulonglong_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_ctx_int8_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_ctx_int16_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_ctx_int32_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_ctx_int64_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_ctx_uint8_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_ctx_uint16_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_ctx_uint32_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_ctx_uint64_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_ctx_size_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_push_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_push_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ctx_ptrdiff_push_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push8_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push8_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_push8_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push16_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push16_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_ctx_push16_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push32_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push32_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_ctx_push32_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push64_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push64_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_ctx_push64_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push128_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push128_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_ctx_push128_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_pushmem_nbi, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_pushmem_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_pushmem_nbi(ctx, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_push_ct(ct, oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_ctx_push_ct(ctx, ct, oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_float_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_float_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_double_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_longdouble_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_char_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_schar_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_short_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_int_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_long_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_longlong_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_uchar_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ushort_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_uint_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ulong_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ulonglong_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_int8_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_int16_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_int32_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_int64_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_uint8_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_uint16_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_uint32_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_uint64_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_size_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_push_ct, shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_push_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ptrdiff_push_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push8_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push8_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_push8_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push16_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push16_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_push16_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push32_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push32_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_push32_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push64_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push64_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_push64_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push128_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push128_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_push128_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_pushmem_ct, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_pushmem_ct);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_pushmem_ct(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_ctx_float_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_ctx_double_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_ctx_longdouble_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_ctx_char_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_ctx_schar_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_ctx_short_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_ctx_uchar_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ctx_ushort_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_ctx_uint_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ctx_ulong_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ctx_ulonglong_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_ctx_int8_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_ctx_int16_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_ctx_int32_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_ctx_int64_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_ctx_uint8_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_ctx_uint16_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_ctx_uint32_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_ctx_uint64_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_ctx_size_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_push_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_push_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ctx_ptrdiff_push_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push8_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_push8_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push16_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_ctx_push16_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push32_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_ctx_push32_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push64_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_ctx_push64_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push128_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_ctx_push128_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_pushmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_pushmem_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_pushmem_ct(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_push_ct_nbi(ct, oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    pshmemx_ctx_push_ct_nbi(ctx, ct, oct, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_float_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_float_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_double_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_longdouble_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_char_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_schar_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_short_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_int_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_long_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_longlong_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_uchar_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ushort_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_uint_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ulong_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ulonglong_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_int8_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_int16_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_int32_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_int64_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_uint8_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_uint16_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_uint32_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_uint64_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_size_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_push_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_push_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ptrdiff_push_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push8_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push8_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_push8_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push16_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push16_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_push16_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push32_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push32_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_push32_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push64_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push64_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_push64_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_push128_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push128_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_push128_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_pushmem_ct_nbi, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_pushmem_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_pushmem_ct_nbi(ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    pshmemx_ctx_float_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    pshmemx_ctx_double_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    pshmemx_ctx_longdouble_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    pshmemx_ctx_char_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    pshmemx_ctx_schar_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    pshmemx_ctx_short_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmemx_ctx_uchar_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmemx_ctx_ushort_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmemx_ctx_uint_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmemx_ctx_ulong_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    pshmemx_ctx_ulonglong_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    pshmemx_ctx_int8_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    pshmemx_ctx_int16_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    pshmemx_ctx_int32_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    pshmemx_ctx_int64_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmemx_ctx_uint8_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmemx_ctx_uint16_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmemx_ctx_uint32_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_ctx_uint64_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    pshmemx_ctx_size_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_push_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_push_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmemx_ctx_ptrdiff_push_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push8_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_push8_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push16_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    pshmemx_ctx_push16_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push32_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    pshmemx_ctx_push32_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push64_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    pshmemx_ctx_push64_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_push128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push128_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    pshmemx_ctx_push128_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_pushmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_pushmem_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    pshmemx_ctx_pushmem_ct_nbi(ctx, ct, oct, source, nelems, pe);
    call_end(&call);
}

CHECKED(int, shmemx_push_try, shmemx_oct_t oct, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    int result = pshmemx_push_try(oct, source, nbytes, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nbytes, 1), 1);
    int result = pshmemx_ctx_push_try(ctx, oct, source, nbytes, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_float_push_try, shmemx_oct_t oct, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    int result = pshmemx_float_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_double_push_try, shmemx_oct_t oct, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    int result = pshmemx_double_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longdouble_push_try, shmemx_oct_t oct, const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    int result = pshmemx_longdouble_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_char_push_try, shmemx_oct_t oct, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    int result = pshmemx_char_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_schar_push_try, shmemx_oct_t oct, const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    int result = pshmemx_schar_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_short_push_try, shmemx_oct_t oct, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    int result = pshmemx_short_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int_push_try, shmemx_oct_t oct, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmemx_int_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_long_push_try, shmemx_oct_t oct, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    int result = pshmemx_long_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longlong_push_try, shmemx_oct_t oct, const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    int result = pshmemx_longlong_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_push_try, shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    int result = pshmemx_uchar_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_push_try, shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    int result = pshmemx_ushort_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_push_try, shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    int result = pshmemx_uint_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_push_try, shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    int result = pshmemx_ulong_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_push_try, shmemx_oct_t oct, const unsigned long long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    int result = pshmemx_ulonglong_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_push_try, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    int result = pshmemx_int8_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_push_try, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    int result = pshmemx_int16_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_push_try, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    int result = pshmemx_int32_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_push_try, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    int result = pshmemx_int64_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_push_try, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    int result = pshmemx_uint8_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_push_try, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    int result = pshmemx_uint16_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_push_try, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    int result = pshmemx_uint32_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_push_try, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    int result = pshmemx_uint64_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_push_try, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    int result = pshmemx_size_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ptrdiff_push_try, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_push_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    int result = pshmemx_ptrdiff_push_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_push8_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push8_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    int result = pshmemx_push8_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_push16_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push16_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    int result = pshmemx_push16_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_push32_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push32_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    int result = pshmemx_push32_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_push64_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push64_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    int result = pshmemx_push64_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_push128_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_push128_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    int result = pshmemx_push128_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_pushmem_try, shmemx_oct_t oct, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_pushmem_try);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    int result = pshmemx_pushmem_try(oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_float_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(float)), _Alignof(float));
    int result = pshmemx_ctx_float_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_double_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(double)), _Alignof(double));
    int result = pshmemx_ctx_double_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_longdouble_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long double)), _Alignof(long double));
    int result = pshmemx_ctx_longdouble_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_char_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(char)), _Alignof(char));
    int result = pshmemx_ctx_char_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_schar_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(signed char)), _Alignof(signed char));
    int result = pshmemx_ctx_schar_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_short_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(short)), _Alignof(short));
    int result = pshmemx_ctx_short_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmemx_ctx_int_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_long_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long)), _Alignof(long));
    int result = pshmemx_ctx_long_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_longlong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(long long)), _Alignof(long long));
    int result = pshmemx_ctx_longlong_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_uchar_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)), _Alignof(unsigned char));
    int result = pshmemx_ctx_uchar_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_ushort_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)), _Alignof(unsigned short));
    int result = pshmemx_ctx_ushort_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_uint_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    int result = pshmemx_ctx_uint_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_ulong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    int result = pshmemx_ctx_ulong_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_ulonglong_push_try, shmem_ctx_t ctx, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    int result = pshmemx_ctx_ulonglong_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int8_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    int result = pshmemx_ctx_int8_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int16_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int16_t)), _Alignof(int16_t));
    int result = pshmemx_ctx_int16_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int32_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    int result = pshmemx_ctx_int32_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int64_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    int result = pshmemx_ctx_int64_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_uint8_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)), _Alignof(uint8_t));
    int result = pshmemx_ctx_uint8_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_uint16_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)), _Alignof(uint16_t));
    int result = pshmemx_ctx_uint16_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_uint32_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    int result = pshmemx_ctx_uint32_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_uint64_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    int result = pshmemx_ctx_uint64_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_size_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    int result = pshmemx_ctx_size_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_ptrdiff_push_try, shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_push_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    int result = pshmemx_ctx_ptrdiff_push_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_push8_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push8_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    int result = pshmemx_ctx_push8_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_push16_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push16_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 2), 2);
    int result = pshmemx_ctx_push16_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_push32_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push32_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 4), 4);
    int result = pshmemx_ctx_push32_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_push64_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push64_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 8), 8);
    int result = pshmemx_ctx_push64_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_push128_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_push128_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 16), 16);
    int result = pshmemx_ctx_push128_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_pushmem_try, shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_pushmem_try);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "oct", oct, "an append");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "oct", oct);
    span_here(&call, "source", source, elements(nelems, 1), 1);
    int result = pshmemx_ctx_pushmem_try(ctx, oct, source, nelems, pe);
    call_end(&call);
    return result;
}
