/* Made by gen_check.py from shmem.api: do not edit. */
/* Get. */
#include "check.h"

CHECKED(void, shmem_float_get, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_get, double *dest, const double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_get, long double *dest, const long double *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_get, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_get, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_get, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_get, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_get, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_get, long long *dest, const long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_get, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_get, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_get, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_get, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_get, unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_get, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_get, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_get, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_get, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_get, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_get, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_get, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_get, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_get, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_get, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_get);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_get(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get8, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get8);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get8(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get16, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get16);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get16(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get32, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get32);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get32(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get64, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get64);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get64(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_get128, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_get128);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_get128(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_getmem, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_getmem);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_getmem(dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_get, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_get, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_get, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_get, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_get, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_get, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_get, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_get, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_get, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_get, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_get, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_get, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_get, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_get, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_get, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_get, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_get, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_get, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_get, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_get, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_get, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_get, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_get, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_get, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_get(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get8, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get8);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get8(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get16, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get16);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get16(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get32, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get32);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get32(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get64, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get64);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get64(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_get128, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get128);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_get128(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_getmem, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_getmem);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_getmem(ctx, dest, source, nelems, pe);
    call_end(&call);
}

CHECKED(float, shmem_float_g, const float *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_float_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_double_g, const double *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_double_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(long double, shmem_longdouble_g, const long double *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long double)), _Alignof(long double));
    long double result = pshmem_longdouble_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(char, shmem_char_g, const char *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(char)), _Alignof(char));
    char result = pshmem_char_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(signed char, shmem_schar_g, const signed char *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(signed char)), _Alignof(signed char));
    signed char result = pshmem_schar_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(short, shmem_short_g, const short *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(short)), _Alignof(short));
    short result = pshmem_short_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_g, const int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_g, const long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_g, const long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned char, shmem_uchar_g, const unsigned char *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned char)), _Alignof(unsigned char));
    unsigned char result = pshmem_uchar_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned short, shmem_ushort_g, const unsigned short *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned short)), _Alignof(unsigned short));
    unsigned short result = pshmem_ushort_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_uint_g, const unsigned int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_g, const unsigned long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_g, const unsigned long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int8_t, shmem_int8_g, const int8_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int8_t)), _Alignof(int8_t));
    int8_t result = pshmem_int8_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int16_t, shmem_int16_g, const int16_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int16_t)), _Alignof(int16_t));
    int16_t result = pshmem_int16_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_g, const int32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_g, const int64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint8_t, shmem_uint8_g, const uint8_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint8_t)), _Alignof(uint8_t));
    uint8_t result = pshmem_uint8_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint16_t, shmem_uint16_g, const uint16_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint16_t)), _Alignof(uint16_t));
    uint16_t result = pshmem_uint16_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_g, const uint32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_g, const uint64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_g, const size_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_size_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ptrdiff_g, const ptrdiff_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_g);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ptrdiff_g(source, pe);
    call_end(&call);
    return result;
}

CHECKED(float, shmem_ctx_float_g, shmem_ctx_t ctx, const float *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_ctx_float_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_ctx_double_g, shmem_ctx_t ctx, const double *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_ctx_double_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(long double, shmem_ctx_longdouble_g, shmem_ctx_t ctx, const long double *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long double)), _Alignof(long double));
    long double result = pshmem_ctx_longdouble_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(char, shmem_ctx_char_g, shmem_ctx_t ctx, const char *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(char)), _Alignof(char));
    char result = pshmem_ctx_char_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(signed char, shmem_ctx_schar_g, shmem_ctx_t ctx, const signed char *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(signed char)), _Alignof(signed char));
    signed char result = pshmem_ctx_schar_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(short, shmem_ctx_short_g, shmem_ctx_t ctx, const short *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(short)), _Alignof(short));
    short result = pshmem_ctx_short_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ctx_int_g, shmem_ctx_t ctx, const int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_ctx_int_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_ctx_long_g, shmem_ctx_t ctx, const long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_ctx_long_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_ctx_longlong_g, shmem_ctx_t ctx, const long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_ctx_longlong_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned char, shmem_ctx_uchar_g, shmem_ctx_t ctx, const unsigned char *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned char)), _Alignof(unsigned char));
    unsigned char result = pshmem_ctx_uchar_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned short, shmem_ctx_ushort_g, shmem_ctx_t ctx, const unsigned short *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned short)), _Alignof(unsigned short));
    unsigned short result = pshmem_ctx_ushort_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_g, shmem_ctx_t ctx, const unsigned int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_g, shmem_ctx_t ctx, const unsigned long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_g, shmem_ctx_t ctx, const unsigned long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int8_t, shmem_ctx_int8_g, shmem_ctx_t ctx, const int8_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int8_t)), _Alignof(int8_t));
    int8_t result = pshmem_ctx_int8_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int16_t, shmem_ctx_int16_g, shmem_ctx_t ctx, const int16_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int16_t)), _Alignof(int16_t));
    int16_t result = pshmem_ctx_int16_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_g, shmem_ctx_t ctx, const int32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_g, shmem_ctx_t ctx, const int64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint8_t, shmem_ctx_uint8_g, shmem_ctx_t ctx, const uint8_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint8_t)), _Alignof(uint8_t));
    uint8_t result = pshmem_ctx_uint8_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint16_t, shmem_ctx_uint16_g, shmem_ctx_t ctx, const uint16_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint16_t)), _Alignof(uint16_t));
    uint16_t result = pshmem_ctx_uint16_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_g, shmem_ctx_t ctx, const uint32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_g, shmem_ctx_t ctx, const uint64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ctx_size_g, shmem_ctx_t ctx, const size_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_ctx_size_g(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ctx_ptrdiff_g, shmem_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ctx_ptrdiff_g(ctx, source, pe);
    call_end(&call);
    return result;
}
