/* Made by gen_check.py from shmem.api: do not edit. */
/* Counting puts and gets. */
#include "check.h"

CHECKED(void, shmemx_ct_create, shmemx_ct_t *ct)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_create);
    span_here(&call, "ct", ct, elements(1, sizeof(shmemx_ct_t)), _Alignof(shmemx_ct_t));
    call_meet(&call);
    pshmemx_ct_create(ct);
    word_add(&call, *ct);
    call_end(&call);
}

CHECKED(int, shmemx_team_ct_create, shmem_team_t team, shmemx_ct_t *ct)
{
    struct call call;
    call_begin(&call, F_shmemx_team_ct_create);
    call_team(&call, "team", team, true);
    span_here(&call, "ct", ct, elements(1, sizeof(shmemx_ct_t)), _Alignof(shmemx_ct_t));
    call_meet(&call);
    int result = pshmemx_team_ct_create(team, ct);
    word_add(&call, *ct);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ct_free, shmemx_ct_t *ct)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_free);
    span_here(&call, "ct", ct, elements(1, sizeof(shmemx_ct_t)), _Alignof(shmemx_ct_t));
    word_remove(&call, "ct", *ct, "a counter");
    pshmemx_ct_free(ct);
    call_end(&call);
}

CHECKED(long, shmemx_ct_get, shmemx_ct_t ct)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_get);
    check_word(&call, "ct", ct, "a counter");
    long result = pshmemx_ct_get(ct);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ct_set, shmemx_ct_t ct, long value)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_set);
    check_word(&call, "ct", ct, "a counter");
    pshmemx_ct_set(ct, value);
    call_end(&call);
}

CHECKED(void, shmemx_ct_add, shmemx_ct_t ct, long value)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_add);
    check_word(&call, "ct", ct, "a counter");
    pshmemx_ct_add(ct, value);
    call_end(&call);
}

CHECKED(void, shmemx_ct_wait, shmemx_ct_t ct, long value)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_wait);
    check_word(&call, "ct", ct, "a counter");
    call_blocks(&call);
    pshmemx_ct_wait(ct, value);
    call_end(&call);
}

CHECKED(void, shmemx_ct_wait_dec, shmemx_ct_t ct, long value)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_wait_dec);
    check_word(&call, "ct", ct, "a counter");
    call_blocks(&call);
    pshmemx_ct_wait_dec(ct, value);
    call_end(&call);
}

CHECKED(int, shmemx_ct_test, shmemx_ct_t ct, long value)
{
    struct call call;
    call_begin(&call, F_shmemx_ct_test);
    check_word(&call, "ct", ct, "a counter");
    int result = pshmemx_ct_test(ct, value);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_float_put_ct, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_float_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_put_ct, shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_double_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_put_ct, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longdouble_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_put_ct, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_char_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_put_ct, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_schar_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_put_ct, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_short_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_put_ct, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_put_ct, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_long_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_put_ct, shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longlong_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_put_ct, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uchar_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_put_ct, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ushort_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_put_ct, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_put_ct, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulong_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_put_ct, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulonglong_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_put_ct, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int8_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_put_ct, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int16_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_put_ct, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int32_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_put_ct, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int64_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_put_ct, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint8_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_put_ct, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint16_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_put_ct, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint32_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_put_ct, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint64_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_put_ct, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_size_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_put_ct, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_put_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ptrdiff_put_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put8_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put8_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put8_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put16_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put16_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put16_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put32_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put32_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put32_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put64_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put64_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put64_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put128_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put128_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put128_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_putmem_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_putmem_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_putmem_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_schar_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uchar_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ushort_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulong_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulonglong_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int8_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int16_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int32_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int64_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint8_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint16_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint32_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint64_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_size_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_put_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ptrdiff_put_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put8_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put8_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put16_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put16_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put32_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put32_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put64_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put64_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put128_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put128_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_putmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_putmem_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_putmem_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_float_put_ct_nbi, shmemx_ct_t ct, float *dest, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_float_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_put_ct_nbi, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_double_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_put_ct_nbi, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longdouble_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_put_ct_nbi, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_char_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_put_ct_nbi, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_schar_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_put_ct_nbi, shmemx_ct_t ct, short *dest, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_short_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_put_ct_nbi, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_put_ct_nbi, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_long_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_put_ct_nbi, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longlong_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_put_ct_nbi, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uchar_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_put_ct_nbi, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ushort_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_put_ct_nbi, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_put_ct_nbi, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulong_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_put_ct_nbi, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulonglong_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_put_ct_nbi, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int8_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_put_ct_nbi, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int16_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_put_ct_nbi, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int32_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_put_ct_nbi, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int64_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_put_ct_nbi, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint8_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_put_ct_nbi, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint16_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_put_ct_nbi, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint32_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_put_ct_nbi, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint64_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_put_ct_nbi, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_size_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_put_ct_nbi, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_put_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ptrdiff_put_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put8_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put8_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put8_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put16_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put16_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put16_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put32_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put32_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put32_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put64_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put64_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put64_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_put128_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_put128_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_put128_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_putmem_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_putmem_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_putmem_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest,
    const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_schar_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uchar_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ushort_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulong_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulonglong_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int8_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest,
    const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int16_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest,
    const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int32_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest,
    const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int64_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint8_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint16_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint32_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint64_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_size_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_put_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ptrdiff_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put8_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put8_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put16_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put16_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put32_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put32_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put64_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put64_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put128_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put128_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_putmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_putmem_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_putmem_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_float_get_ct, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_float_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_get_ct, shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_double_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_get_ct, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longdouble_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_get_ct, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_char_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_get_ct, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_schar_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_get_ct, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_short_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_get_ct, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_get_ct, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_long_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_get_ct, shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longlong_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_get_ct, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uchar_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_get_ct, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ushort_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_get_ct, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_get_ct, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulong_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_get_ct, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulonglong_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_get_ct, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int8_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_get_ct, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int16_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_get_ct, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int32_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_get_ct, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int64_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_get_ct, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint8_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_get_ct, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint16_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_get_ct, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint32_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_get_ct, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint64_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_get_ct, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_size_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_get_ct, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_get_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ptrdiff_get_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get8_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get8_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get8_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get16_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get16_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get16_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get32_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get32_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get32_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get64_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get64_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get64_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get128_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get128_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get128_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_getmem_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_getmem_ct);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_getmem_ct(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_schar_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uchar_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ushort_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulong_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulonglong_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int8_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int16_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int32_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int64_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint8_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint16_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint32_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint64_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_size_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_get_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ptrdiff_get_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get8_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get8_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get16_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get16_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get32_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get32_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get64_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get64_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get128_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get128_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_getmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_getmem_ct);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_getmem_ct(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_float_get_ct_nbi, shmemx_ct_t ct, float *dest, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_float_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_float_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_double_get_ct_nbi, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_double_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_double_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_get_ct_nbi, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longdouble_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_char_get_ct_nbi, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_char_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_char_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_schar_get_ct_nbi, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_schar_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_short_get_ct_nbi, shmemx_ct_t ct, short *dest, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_short_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_short_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int_get_ct_nbi, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_long_get_ct_nbi, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_long_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_long_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_get_ct_nbi, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_longlong_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_get_ct_nbi, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uchar_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_get_ct_nbi, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ushort_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint_get_ct_nbi, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_get_ct_nbi, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulong_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_get_ct_nbi, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ulonglong_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int8_get_ct_nbi, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int8_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int16_get_ct_nbi, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int16_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int32_get_ct_nbi, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int32_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_int64_get_ct_nbi, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_int64_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_get_ct_nbi, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint8_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_get_ct_nbi, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint16_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_get_ct_nbi, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint32_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_get_ct_nbi, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_uint64_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_size_get_ct_nbi, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_size_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_size_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_get_ct_nbi, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_get_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ptrdiff_get_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get8_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get8_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get8_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get16_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get16_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get16_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get32_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get32_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get32_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get64_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get64_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get64_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_get128_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_get128_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_get128_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_getmem_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_getmem_ct_nbi);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_getmem_ct_nbi(ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest,
    const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_schar_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uchar_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ushort_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulong_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ulonglong_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int8_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest,
    const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int16_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest,
    const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int32_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest,
    const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int64_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint8_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint16_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint32_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_uint64_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_size_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_get_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_ptrdiff_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get8_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get8_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get16_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get16_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get32_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get32_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get64_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get64_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get128_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get128_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_getmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_getmem_ct_nbi);
    call_context(&call, "ctx", ctx, true);
    check_word(&call, "ct", ct, "a counter");
    check_pe(&call, "pe", pe);
    check_word_pe(&call, "ct", ct);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_getmem_ct_nbi(ctx, ct, dest, source, nelems, pe);
    call_end(&call);
}
