/* Made by gen_check.py from shmem.api: do not edit. */
/* Strided get. */
#include "check.h"

CHECKED(void, shmem_float_iget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_iget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_iget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_iget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_iget, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_iget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_iget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_iget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_iget, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_iget, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_iget, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_iget, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_iget, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_iget, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_iget, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_iget, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_iget, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_iget, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_iget, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_iget, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_iget, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_iget, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_iget, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_iget, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_iget);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_iget(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iget8);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iget8(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iget16);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iget16(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iget32);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iget32(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iget64);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iget64(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iget128);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iget128(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_iget, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_iget, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_iget, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_iget, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_iget, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_iget, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_iget, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_iget, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_iget, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_iget, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_iget, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_iget, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_iget, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_iget, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_iget, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_iget, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_iget, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_iget, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_iget, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_iget, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_iget, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_iget, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_iget, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_iget, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_iget(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iget8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iget8);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iget8(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iget16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iget16);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iget16(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iget32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iget32);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iget32(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iget64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iget64);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iget64(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iget128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iget128);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iget128(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_float_ibget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_ibget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_ibget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long double)), _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_ibget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_ibget, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(signed char)), _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_ibget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_ibget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_ibget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_ibget, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_ibget, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_ibget, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_ibget, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_ibget, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_ibget, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_ibget, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_ibget, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(int16_t)), _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_ibget, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(int32_t)), _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_ibget, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(int64_t)), _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_ibget, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint8_t)), _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_ibget, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint16_t)), _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_ibget, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_ibget, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_ibget, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_ibget, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_ibget);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibget8);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 1), 1);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibget8(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibget16);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 2), 2);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibget16(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibget32);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 4), 4);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibget32(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibget64);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 8), 8);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibget64(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibget128);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 16), 16);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibget128(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_ibget, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_ibget, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_ibget, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long double)), _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_ibget, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_ibget, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(signed char)), _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_ibget, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_ibget, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_ibget, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_ibget, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_ibget, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_ibget, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_ibget, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_ibget, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_ibget, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_ibget, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_ibget, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(int16_t)), _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_ibget, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(int32_t)), _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_ibget, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(int64_t)), _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_ibget, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint8_t)), _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_ibget, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint16_t)), _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_ibget, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_ibget, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_ibget, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_ibget, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_ibget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibget8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibget8);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 1), 1);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibget8(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibget16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibget16);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 2), 2);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibget16(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibget32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibget32);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 4), 4);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibget32(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibget64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibget64);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 8), 8);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibget64(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibget128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibget128);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, 16), 16);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibget128(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}
