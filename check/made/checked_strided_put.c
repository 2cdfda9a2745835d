/* Made by gen_check.py from shmem.api: do not edit. */
/* Strided put. */
#include "check.h"

CHECKED(void, shmem_float_iput, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_iput, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_iput, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_iput, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_iput, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_iput, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_iput, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_iput, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_iput, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_iput, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_iput, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_iput, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_iput, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_iput, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_iput, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_iput, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_iput, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_iput, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_iput, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_iput, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_iput, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_iput, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_iput, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_iput, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_iput);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_iput(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iput8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iput8);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iput8(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iput16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iput16);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iput16(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iput32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iput32);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iput32(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iput64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iput64);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iput64(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_iput128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_iput128);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_iput128(dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_iput, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_iput, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_iput, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_iput, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_iput, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_iput, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_iput, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_iput, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_iput, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_iput, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_iput, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_iput, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_iput, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_iput, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_iput, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_iput, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_iput, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_iput, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_iput, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_iput, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_iput, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_iput, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_iput, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_iput, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_iput(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iput8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iput8);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iput8(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iput16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iput16);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iput16(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iput32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iput32);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iput32(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iput64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iput64);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iput64(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_iput128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_iput128);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_iput128(ctx, dest, source, dst, sst, nelems, pe);
    call_end(&call);
}

CHECKED(void, shmem_float_ibput, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_float_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_ibput, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_double_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_ibput, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long double)), _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longdouble_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_char_ibput, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_char_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_char_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_schar_ibput, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_schar_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(signed char)), _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_short_ibput, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_short_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_short_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_ibput, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_ibput, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_long_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_ibput, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uchar_ibput, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uchar_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ushort_ibput, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_ibput, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_ibput, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_ibput, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int8_ibput, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int8_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int8_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int16_ibput, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int16_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int16_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_ibput, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int32_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_ibput, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_int64_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint8_ibput, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint8_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint8_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint16_ibput, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint16_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint16_t)), _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint16_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_ibput, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint32_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_ibput, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_uint64_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_ibput, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_size_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_ibput, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_ibput);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ptrdiff_ibput(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibput8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibput8);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 1), 1);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibput8(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibput16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibput16);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 2), 2);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibput16(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibput32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibput32);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 4), 4);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibput32(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibput64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibput64);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 8), 8);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibput64(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ibput128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ibput128);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 16), 16);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ibput128(dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_ibput, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_float_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_ibput, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_double_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longdouble_ibput, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longdouble_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long double)), _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longdouble_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_char_ibput, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_char_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_char_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_schar_ibput, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_schar_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(signed char)), _Alignof(signed char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_schar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_short_ibput, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_short_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_short_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_ibput, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_ibput, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_long_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_ibput, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_longlong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uchar_ibput, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uchar_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned char)), _Alignof(unsigned char));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uchar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ushort_ibput, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ushort_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ushort_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_ibput, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_ibput, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_ibput, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ulonglong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int8_ibput, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int8_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int8_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int16_ibput, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int16_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int16_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_ibput, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int32_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_ibput, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_int64_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint8_ibput, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint8_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint8_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint16_ibput, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint16_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint16_t)), _Alignof(uint16_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint16_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_ibput, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint32_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_ibput, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_uint64_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_ibput, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_size_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_ibput, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_ibput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ptrdiff_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibput8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibput8);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 1), 1);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibput8(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibput16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibput16);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 2), 2);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibput16(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibput32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibput32);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 4), 4);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibput32(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibput64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibput64);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 8), 8);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibput64(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ibput128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ibput128);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, 16), 16);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmem_ctx_ibput128(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    call_end(&call);
}
