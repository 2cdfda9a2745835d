/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking strided put and get with a request. */
#include "check.h"

CHECKED(void, shmemx_float_iput_nbe, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_float_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_iput_nbe, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_double_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_iput_nbe, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longdouble_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_char_iput_nbe, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_char_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_schar_iput_nbe, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_schar_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_short_iput_nbe, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_short_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_iput_nbe, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_iput_nbe, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_long_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_iput_nbe, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longlong_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_iput_nbe, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uchar_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_iput_nbe, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ushort_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_iput_nbe, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_iput_nbe, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulong_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_iput_nbe, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulonglong_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int8_iput_nbe, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int8_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int16_iput_nbe, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int16_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_iput_nbe, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int32_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_iput_nbe, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int64_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_iput_nbe, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint8_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_iput_nbe, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint16_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_iput_nbe, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint32_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_iput_nbe, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint64_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_iput_nbe, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_size_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_iput_nbe, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_iput_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ptrdiff_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iput8_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iput8_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iput8_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iput16_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iput16_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iput16_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iput32_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iput32_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iput32_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iput64_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iput64_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iput64_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iput128_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iput128_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iput128_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_iput_nbe, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_float_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_iput_nbe, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_double_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_iput_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longdouble_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_iput_nbe, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_char_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_iput_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_schar_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_iput_nbe, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_short_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_iput_nbe, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_iput_nbe, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_long_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_iput_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longlong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_iput_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uchar_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_iput_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ushort_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_iput_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_iput_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_iput_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulonglong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_iput_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int8_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_iput_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int16_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_iput_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int32_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_iput_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int64_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_iput_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint8_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_iput_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint16_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_iput_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint32_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_iput_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint64_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_iput_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_size_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_iput_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_iput_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ptrdiff_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput8_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput8_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iput8_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput16_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput16_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iput16_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput32_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput32_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iput32_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput64_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput64_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iput64_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput128_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput128_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iput128_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_float_iget_nbe, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_float_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_iget_nbe, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_double_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_iget_nbe, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longdouble_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_char_iget_nbe, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_char_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_schar_iget_nbe, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_schar_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_short_iget_nbe, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_short_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_iget_nbe, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_iget_nbe, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_long_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_iget_nbe, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longlong_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_iget_nbe, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uchar_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_iget_nbe, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ushort_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_iget_nbe, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_iget_nbe, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulong_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_iget_nbe, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulonglong_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int8_iget_nbe, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int8_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int16_iget_nbe, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int16_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_iget_nbe, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int32_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_iget_nbe, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int64_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_iget_nbe, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint8_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_iget_nbe, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint16_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_iget_nbe, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint32_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_iget_nbe, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint64_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_iget_nbe, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_size_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_iget_nbe, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_iget_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ptrdiff_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iget8_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iget8_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iget8_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iget16_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iget16_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iget16_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iget32_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iget32_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iget32_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iget64_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iget64_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iget64_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_iget128_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_iget128_nbe);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_iget128_nbe(dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_iget_nbe, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_float_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_iget_nbe, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_double_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_iget_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longdouble_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_iget_nbe, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_char_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_iget_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_schar_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_iget_nbe, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_short_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_iget_nbe, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_iget_nbe, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_long_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_iget_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longlong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_iget_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uchar_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_iget_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ushort_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_iget_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_iget_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_iget_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulonglong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_iget_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int8_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_iget_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int16_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_iget_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int32_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_iget_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int64_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_iget_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint8_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_iget_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint16_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_iget_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint32_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_iget_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint64_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_iget_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_size_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_iget_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_iget_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ptrdiff_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget8_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget8_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iget8_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget16_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget16_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iget16_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget32_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget32_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iget32_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget64_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget64_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iget64_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget128_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget128_nbe);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_iget128_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    call_end(&call);
}
