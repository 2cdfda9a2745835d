/* Made by gen_check.py from shmem.api: do not edit. */
/* Put. */
#include "check.h"

CHECKED(void, shmem_float_put, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_put, double *dest, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_put, long double *dest, const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_put, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_put, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_put, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_put, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_put, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_put, long long *dest, const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_put, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_put, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_put, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_put, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_put, unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_put, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_put, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_put, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_put, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_put, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_put, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_put, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_put, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_put, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_put, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_put);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_put(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put8, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put8);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put8(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put16, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put16);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put16(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put32, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put32);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put32(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put64, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put64);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put64(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_put128, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_put128);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_put128(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_putmem, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_putmem);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_putmem(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_put, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_put, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_put, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_put, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_put, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_put, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_put, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_put, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_put, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_put, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_put, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_put, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_put, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_put, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_put, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_put, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_put, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_put, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_put, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_put, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_put, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_put, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_put, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_put, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_put(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put8, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put8);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put8(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put16, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put16);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put16(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put32, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put32);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put32(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put64, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put64);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put64(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_put128, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_put128);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_put128(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_putmem, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_putmem);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_putmem(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_float_p, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    pshmem_float_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_p, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    pshmem_double_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_p, long double *dest, long double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long double)), _Alignof(long double));
    pshmem_longdouble_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_p, char *dest, char value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(char)), _Alignof(char));
    pshmem_char_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_p, signed char *dest, signed char value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(signed char)), _Alignof(signed char));
    pshmem_schar_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_p, short *dest, short value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(short)), _Alignof(short));
    pshmem_short_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_p, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_int_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_p, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_long_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_p, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_longlong_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_p, unsigned char *dest, unsigned char value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmem_uchar_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_p, unsigned short *dest, unsigned short value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmem_ushort_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_p, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_uint_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_p, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ulong_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_p, unsigned long long *dest, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ulonglong_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_p, int8_t *dest, int8_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int8_t)), _Alignof(int8_t));
    pshmem_int8_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_p, int16_t *dest, int16_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int16_t)), _Alignof(int16_t));
    pshmem_int16_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_p, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_int32_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_p, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_int64_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_p, uint8_t *dest, uint8_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmem_uint8_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_p, uint16_t *dest, uint16_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmem_uint16_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_p, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_uint32_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_p, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_uint64_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_p, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_size_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_p, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_p);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ptrdiff_p(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_p, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    pshmem_ctx_float_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_p, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    pshmem_ctx_double_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_p, shmem_ctx_t ctx, long double *dest, long double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long double)), _Alignof(long double));
    pshmem_ctx_longdouble_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_p, shmem_ctx_t ctx, char *dest, char value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(char)), _Alignof(char));
    pshmem_ctx_char_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_p, shmem_ctx_t ctx, signed char *dest, signed char value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(signed char)), _Alignof(signed char));
    pshmem_ctx_schar_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_p, shmem_ctx_t ctx, short *dest, short value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(short)), _Alignof(short));
    pshmem_ctx_short_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_p, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_ctx_int_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_p, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_ctx_long_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_p, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_ctx_longlong_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_p, shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned char)), _Alignof(unsigned char));
    pshmem_ctx_uchar_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_p, shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned short)), _Alignof(unsigned short));
    pshmem_ctx_ushort_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_p, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_ctx_uint_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_p, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ctx_ulong_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_p, shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ctx_ulonglong_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_p, shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int8_t)), _Alignof(int8_t));
    pshmem_ctx_int8_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_p, shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int16_t)), _Alignof(int16_t));
    pshmem_ctx_int16_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_p, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_ctx_int32_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_p, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_ctx_int64_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_p, shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint8_t)), _Alignof(uint8_t));
    pshmem_ctx_uint8_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_p, shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint16_t)), _Alignof(uint16_t));
    pshmem_ctx_uint16_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_p, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_ctx_uint32_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_p, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_ctx_uint64_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_p, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_ctx_size_p(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_p, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ctx_ptrdiff_p(ctx, dest, value, pe);
    call_end(&call);
}
