/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking put with signal and a request. */
#include "check.h"

CHECKED(void, shmemx_float_put_signal_nbe, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_float_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_put_signal_nbe, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_double_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longdouble_put_signal_nbe, long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_longdouble_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_char_put_signal_nbe, char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_char_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_schar_put_signal_nbe, signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_schar_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_short_put_signal_nbe, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_short_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_put_signal_nbe, int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_int_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_put_signal_nbe, long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_long_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_put_signal_nbe, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_longlong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uchar_put_signal_nbe, unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_uchar_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ushort_put_signal_nbe, unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ushort_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_put_signal_nbe, unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_uint_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_put_signal_nbe, unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ulong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_put_signal_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ulonglong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int8_put_signal_nbe, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_int8_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int16_put_signal_nbe, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_int16_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_put_signal_nbe, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_int32_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_put_signal_nbe, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_int64_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint8_put_signal_nbe, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_uint8_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint16_put_signal_nbe, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_uint16_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_put_signal_nbe, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_uint32_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_put_signal_nbe, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_uint64_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_put_signal_nbe, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_size_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_put_signal_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_put_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ptrdiff_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put8_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put8_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_put8_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put16_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put16_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_put16_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put32_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put32_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_put32_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put64_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put64_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_put64_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_put128_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_put128_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_put128_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_putmem_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_putmem_signal_nbe);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_putmem_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_put_signal_nbe, shmem_ctx_t ctx, float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_float_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_put_signal_nbe, shmem_ctx_t ctx, double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_double_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_put_signal_nbe, shmem_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_longdouble_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_put_signal_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_char_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_schar_put_signal_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_schar_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_schar_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_put_signal_nbe, shmem_ctx_t ctx, short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_short_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_put_signal_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_int_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_put_signal_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_long_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_put_signal_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_longlong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uchar_put_signal_nbe, shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uchar_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_uchar_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ushort_put_signal_nbe, shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ushort_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_ushort_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_put_signal_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_uint_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_put_signal_nbe, shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_ulong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_put_signal_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_ulonglong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int8_put_signal_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int8_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_int8_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int16_put_signal_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int16_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_int16_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_put_signal_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_int32_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_put_signal_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_int64_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint8_put_signal_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint8_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_uint8_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint16_put_signal_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint16_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_uint16_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_put_signal_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_uint32_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_put_signal_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_uint64_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_put_signal_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_size_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_put_signal_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_put_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_ptrdiff_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put8_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put8_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_put8_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put16_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put16_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_put16_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put32_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put32_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_put32_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put64_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put64_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_put64_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put128_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put128_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_put128_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_putmem_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_putmem_signal_nbe);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &sig_addr_span);
    check_apart(&call, &source_span, &request_span);
    check_apart(&call, &sig_addr_span, &request_span);
    pshmemx_ctx_putmem_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    call_end(&call);
}
