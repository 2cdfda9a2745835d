/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking put and get with a request. */
#include "check.h"

CHECKED(void, shmemx_float_put_nbe, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_float_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_put_nbe, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_double_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_put_nbe, long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longdouble_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_char_put_nbe, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_char_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_schar_put_nbe, signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_schar_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_short_put_nbe, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_short_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_put_nbe, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_put_nbe, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_long_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_put_nbe, long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longlong_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_put_nbe, unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uchar_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_put_nbe, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ushort_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_put_nbe, unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_put_nbe, unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulong_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_put_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulonglong_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int8_put_nbe, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int8_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int16_put_nbe, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int16_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_put_nbe, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int32_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_put_nbe, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int64_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_put_nbe, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint8_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_put_nbe, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint16_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_put_nbe, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint32_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_put_nbe, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint64_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_put_nbe, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_size_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_put_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_put_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ptrdiff_put_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put8_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put8_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_put8_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put16_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put16_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_put16_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put32_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put32_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_put32_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put64_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put64_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_put64_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put128_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put128_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_put128_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_putmem_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_putmem_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_putmem_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_put_nbe, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_float_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_put_nbe, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_double_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_put_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longdouble_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_put_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_char_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_put_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_schar_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_put_nbe, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_short_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_put_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_put_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_long_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_put_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longlong_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_put_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uchar_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_put_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ushort_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_put_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_put_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulong_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_put_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulonglong_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_put_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int8_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_put_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int16_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_put_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int32_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_put_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int64_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_put_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint8_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_put_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint16_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_put_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint32_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_put_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint64_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_put_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_size_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_put_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_put_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ptrdiff_put_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put8_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put8_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_put8_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put16_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put16_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_put16_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put32_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put32_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_put32_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put64_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put64_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_put64_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put128_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put128_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_put128_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_putmem_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_putmem_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_putmem_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_float_p_nbe, float *dest, float value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_float_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_p_nbe, double *dest, double value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_double_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_p_nbe, long double *dest, long double value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longdouble_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_char_p_nbe, char *dest, char value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(char)), _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_char_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_schar_p_nbe, signed char *dest, signed char value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_schar_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_short_p_nbe, short *dest, short value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(short)), _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_short_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_p_nbe, int *dest, int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_p_nbe, long *dest, long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_p_nbe, long long *dest, long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_p_nbe, unsigned char *dest, unsigned char value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uchar_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_p_nbe, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ushort_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_p_nbe, unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_p_nbe, unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_p_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int8_p_nbe, int8_t *dest, int8_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int8_t)), _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int8_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int16_p_nbe, int16_t *dest, int16_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int16_t)), _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int16_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_p_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_p_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_p_nbe, uint8_t *dest, uint8_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint8_t)), _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint8_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_p_nbe, uint16_t *dest, uint16_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint16_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_p_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_p_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_p_nbe, size_t *dest, size_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_p_nbe, ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_p_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_p_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_p_nbe, shmem_ctx_t ctx, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_float_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_p_nbe, shmem_ctx_t ctx, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_double_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_p_nbe, shmem_ctx_t ctx, long double *dest, long double value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longdouble_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_p_nbe, shmem_ctx_t ctx, char *dest, char value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(char)), _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_char_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_p_nbe, shmem_ctx_t ctx, signed char *dest, signed char value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_schar_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_p_nbe, shmem_ctx_t ctx, short *dest, short value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(short)), _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_short_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_p_nbe, shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_p_nbe, shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_p_nbe, shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_p_nbe, shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uchar_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_p_nbe, shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ushort_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_p_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_p_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_p_nbe, shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_p_nbe, shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int8_t)), _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int8_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_p_nbe, shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int16_t)), _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int16_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_p_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_p_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_p_nbe, shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint8_t)), _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint8_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_p_nbe, shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint16_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_p_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_p_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_p_nbe, shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_p_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_p_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_p_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_float_get_nbe, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_float_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_get_nbe, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_double_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_get_nbe, long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longdouble_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_char_get_nbe, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_char_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_schar_get_nbe, signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_schar_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_short_get_nbe, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_short_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_get_nbe, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_get_nbe, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_long_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_get_nbe, long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longlong_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_get_nbe, unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uchar_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_get_nbe, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ushort_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_get_nbe, unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_get_nbe, unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulong_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_get_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulonglong_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int8_get_nbe, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int8_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int16_get_nbe, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int16_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_get_nbe, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int32_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_get_nbe, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int64_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_get_nbe, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint8_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_get_nbe, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint16_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_get_nbe, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint32_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_get_nbe, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint64_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_get_nbe, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_size_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_get_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_get_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ptrdiff_get_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_get8_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_get8_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_get8_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_get16_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_get16_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_get16_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_get32_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_get32_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_get32_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_get64_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_get64_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_get64_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_get128_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_get128_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_get128_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_getmem_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_getmem_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_getmem_nbe(dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_get_nbe, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_float_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_get_nbe, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_double_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_get_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longdouble_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_get_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_char_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_get_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_schar_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_get_nbe, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_short_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_get_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_get_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_long_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_get_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longlong_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_get_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uchar_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_get_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ushort_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_get_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_get_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulong_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_get_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulonglong_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_get_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int8_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_get_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int16_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_get_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int32_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_get_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int64_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_get_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint8_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_get_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint16_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_get_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint32_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_get_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint64_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_get_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_size_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_get_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_get_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ptrdiff_get_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get8_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get8_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_get8_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get16_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get16_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_get16_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get32_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get32_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_get32_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get64_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get64_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_get64_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get128_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get128_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_get128_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_getmem_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_getmem_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_getmem_nbe(ctx, dest, source, nelems, pe, request);
    call_end(&call);
}
