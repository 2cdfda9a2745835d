/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking put and get. */
#include "check.h"

CHECKED(void, shmem_float_put_nbi, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_put_nbi, double *dest, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_put_nbi, long double *dest, const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_put_nbi, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_put_nbi, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_put_nbi, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_put_nbi, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_put_nbi, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_put_nbi, long long *dest, const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_put_nbi, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_put_nbi, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_put_nbi, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_put_nbi, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_put_nbi, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_put_nbi, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_put_nbi, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_put_nbi, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_put_nbi, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_put_nbi, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_put_nbi, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_put_nbi, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_put_nbi, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_put_nbi, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_put_nbi, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_put_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_put_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put8_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put8_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put8_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put16_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put16_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put16_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put32_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put32_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put32_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put64_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put64_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put64_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put128_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put128_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put128_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_putmem_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_putmem_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_putmem_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_put_nbi, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_put_nbi, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_put_nbi, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_put_nbi, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_put_nbi, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_put_nbi, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_put_nbi, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_put_nbi, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_put_nbi, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_put_nbi, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_put_nbi, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_put_nbi, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_put_nbi, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_put_nbi, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_put_nbi, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_put_nbi, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_put_nbi, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_put_nbi, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_put_nbi, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_put_nbi, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_put_nbi, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_put_nbi, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_put_nbi, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_put_nbi, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_put_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put8_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put8_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put8_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put16_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put16_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put16_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put32_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put32_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put32_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put64_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put64_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put64_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put128_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put128_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put128_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_putmem_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_putmem_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_putmem_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_float_get_nbi, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_get_nbi, double *dest, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_get_nbi, long double *dest, const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_get_nbi, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_get_nbi, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_get_nbi, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_get_nbi, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_get_nbi, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_get_nbi, long long *dest, const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_get_nbi, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_get_nbi, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_get_nbi, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_get_nbi, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_get_nbi, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_get_nbi, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_get_nbi, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_get_nbi, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_get_nbi, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_get_nbi, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_get_nbi, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_get_nbi, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_get_nbi, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_get_nbi, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_get_nbi, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_get_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_get_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get8_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get8_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get8_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get16_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get16_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get16_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get32_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get32_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get32_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get64_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get64_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get64_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get128_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get128_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get128_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_getmem_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_getmem_nbi);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_getmem_nbi(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_get_nbi, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_get_nbi, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_get_nbi, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_get_nbi, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_get_nbi, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_get_nbi, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_get_nbi, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_get_nbi, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_get_nbi, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_get_nbi, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_get_nbi, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_get_nbi, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_get_nbi, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_get_nbi, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_get_nbi, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_get_nbi, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_get_nbi, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_get_nbi, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_get_nbi, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_get_nbi, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_get_nbi, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_get_nbi, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_get_nbi, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_get_nbi, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_get_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get8_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get8_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get8_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get16_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get16_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get16_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get32_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get32_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get32_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get64_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get64_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get64_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get128_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get128_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get128_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_getmem_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_getmem_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_getmem_nbi(ctx, dest, source, nelems, pe);
    call_end(&call);
}
