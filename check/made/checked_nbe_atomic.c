/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking atomic operations with a request. */
#include "check.h"

CHECKED(void, shmemx_float_atomic_fetch_nbe, float *fetch, const float *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_float_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_atomic_fetch_nbe, double *fetch, const double *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_double_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_fetch_nbe, int *fetch, const int *source, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_fetch_nbe, long *fetch, const long *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_long_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_fetch_nbe, long long *fetch, const long long *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_longlong_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_fetch_nbe, unsigned int *fetch, const unsigned int *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_fetch_nbe, unsigned long *fetch, const unsigned long *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulong_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_fetch_nbe, unsigned long long *fetch, const unsigned long long *source,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ulonglong_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_fetch_nbe, int32_t *fetch, const int32_t *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int32_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_fetch_nbe, int64_t *fetch, const int64_t *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_int64_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_fetch_nbe, uint32_t *fetch, const uint32_t *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint32_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_fetch_nbe, uint64_t *fetch, const uint64_t *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_uint64_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_fetch_nbe, size_t *fetch, const size_t *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_size_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_fetch_nbe, ptrdiff_t *fetch, const ptrdiff_t *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_fetch_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ptrdiff_atomic_fetch_nbe(fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_atomic_fetch_nbe, shmem_ctx_t ctx, float *fetch, const float *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_float_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_atomic_fetch_nbe, shmem_ctx_t ctx, double *fetch, const double *source,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_double_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_fetch_nbe, shmem_ctx_t ctx, int *fetch, const int *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_fetch_nbe, shmem_ctx_t ctx, long *fetch, const long *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_long_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_fetch_nbe, shmem_ctx_t ctx, long long *fetch,
    const long long *source, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_longlong_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_fetch_nbe, shmem_ctx_t ctx, unsigned int *fetch,
    const unsigned int *source, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_fetch_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    const unsigned long *source, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulong_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_fetch_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_fetch_nbe, shmem_ctx_t ctx, int32_t *fetch, const int32_t *source,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int32_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_fetch_nbe, shmem_ctx_t ctx, int64_t *fetch, const int64_t *source,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_int64_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_fetch_nbe, shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint32_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_fetch_nbe, shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_uint64_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_fetch_nbe, shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_size_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_fetch_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_fetch_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_there(&call, "source", source, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &source_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_fetch_nbe(ctx, fetch, source, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_float_atomic_set_nbe, float *dest, float value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_float_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_atomic_set_nbe, double *dest, double value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_double_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_set_nbe, int *dest, int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_set_nbe, long *dest, long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_set_nbe, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_set_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_set_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_set_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_set_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_set_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_set_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_set_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_set_nbe, size_t *dest, size_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_set_nbe, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_set_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_atomic_set_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_atomic_set_nbe, shmem_ctx_t ctx, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_float_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_atomic_set_nbe, shmem_ctx_t ctx, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_double_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_set_nbe, shmem_ctx_t ctx, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_set_nbe, shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_set_nbe, shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_set_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_set_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_set_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_set_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_set_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_set_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_set_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_set_nbe, shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_set_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_set_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_set_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_float_atomic_swap_nbe, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(float)), _Alignof(float));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_float_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_atomic_swap_nbe, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(double)),
        _Alignof(double));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_double_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_swap_nbe, int *fetch, int *dest, int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_swap_nbe, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_swap_nbe, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_swap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_swap_nbe, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_swap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_swap_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_swap_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_swap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_swap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_swap_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_swap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_atomic_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_atomic_swap_nbe, shmem_ctx_t ctx, float *fetch, float *dest, float value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(float)), _Alignof(float));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_float_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_atomic_swap_nbe, shmem_ctx_t ctx, double *fetch, double *dest, double value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(double)),
        _Alignof(double));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_double_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_swap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_swap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_swap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_swap_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_swap_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_swap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_swap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_swap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_swap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_swap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_swap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_swap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_compare_swap_nbe, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_compare_swap_nbe, long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_compare_swap_nbe, long long *fetch, long long *dest, long long cond,
    long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_compare_swap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_compare_swap_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_compare_swap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_compare_swap_nbe, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_compare_swap_nbe, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_compare_swap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_compare_swap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_compare_swap_nbe, size_t *fetch, size_t *dest, size_t cond, size_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_compare_swap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_compare_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_compare_swap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int cond,
    int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_compare_swap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long cond,
    long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_compare_swap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_compare_swap_nbe, shmem_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int cond, unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_compare_swap_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long cond, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_compare_swap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_compare_swap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t cond, int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_compare_swap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t cond, int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_compare_swap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_compare_swap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_compare_swap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t cond, size_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_compare_swap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_compare_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_fetch_inc_nbe, int *fetch, int *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_fetch_inc_nbe, long *fetch, long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_fetch_inc_nbe, long long *fetch, long long *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_fetch_inc_nbe, unsigned int *fetch, unsigned int *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_fetch_inc_nbe, unsigned long *fetch, unsigned long *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_fetch_inc_nbe, unsigned long long *fetch, unsigned long long *dest,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_fetch_inc_nbe, int32_t *fetch, int32_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_fetch_inc_nbe, int64_t *fetch, int64_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_fetch_inc_nbe, uint32_t *fetch, uint32_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_fetch_inc_nbe, uint64_t *fetch, uint64_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_fetch_inc_nbe, size_t *fetch, size_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_fetch_inc_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_fetch_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_atomic_fetch_inc_nbe(fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_fetch_inc_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_fetch_inc_nbe, shmem_ctx_t ctx, long *fetch, long *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_fetch_inc_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_fetch_inc_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_fetch_inc_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_fetch_inc_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_fetch_inc_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_fetch_inc_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_fetch_inc_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_fetch_inc_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_fetch_inc_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_fetch_inc_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_fetch_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_inc_nbe, int *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_inc_nbe, long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_inc_nbe, long long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_inc_nbe, unsigned int *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_inc_nbe, unsigned long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_inc_nbe, unsigned long long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_inc_nbe, int32_t *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_inc_nbe, int64_t *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_inc_nbe, uint32_t *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_inc_nbe, uint64_t *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_inc_nbe, size_t *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_inc_nbe, ptrdiff_t *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_inc_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_atomic_inc_nbe(dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_inc_nbe, shmem_ctx_t ctx, int *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_inc_nbe, shmem_ctx_t ctx, long *dest, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_inc_nbe, shmem_ctx_t ctx, long long *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_inc_nbe, shmem_ctx_t ctx, unsigned int *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_inc_nbe, shmem_ctx_t ctx, unsigned long *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_inc_nbe, shmem_ctx_t ctx, unsigned long long *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_inc_nbe, shmem_ctx_t ctx, int32_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_inc_nbe, shmem_ctx_t ctx, int64_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_inc_nbe, shmem_ctx_t ctx, uint32_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_inc_nbe, shmem_ctx_t ctx, uint64_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_inc_nbe, shmem_ctx_t ctx, size_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_inc_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_inc_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_inc_nbe(ctx, dest, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_fetch_add_nbe, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_fetch_add_nbe, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_fetch_add_nbe, long long *fetch, long long *dest, long long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_fetch_add_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_fetch_add_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_fetch_add_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_fetch_add_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_fetch_add_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_fetch_add_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_fetch_add_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_fetch_add_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_fetch_add_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_fetch_add_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_atomic_fetch_add_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_fetch_add_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_fetch_add_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_fetch_add_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_fetch_add_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_fetch_add_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_fetch_add_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_fetch_add_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_fetch_add_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_fetch_add_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_fetch_add_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_fetch_add_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_fetch_add_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_fetch_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_atomic_add_nbe, int *dest, int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_atomic_add_nbe, long *dest, long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_atomic_add_nbe, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_add_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_add_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_add_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_add_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_add_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_add_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_add_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_atomic_add_nbe, size_t *dest, size_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_atomic_add_nbe, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_atomic_add_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_atomic_add_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_atomic_add_nbe, shmem_ctx_t ctx, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_atomic_add_nbe, shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_atomic_add_nbe, shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_add_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_add_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_add_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_add_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_add_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_add_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_add_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_atomic_add_nbe, shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_atomic_add_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_atomic_add_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_atomic_add_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_fetch_and_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_fetch_and_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_fetch_and_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_fetch_and_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_fetch_and_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_fetch_and_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_fetch_and_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_fetch_and_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_fetch_and_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_fetch_and_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_fetch_and_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_fetch_and_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_fetch_and_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_fetch_and_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_fetch_and_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_fetch_and_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_fetch_and_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_fetch_and_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_fetch_and_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_fetch_and_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_fetch_and_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_fetch_and_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_fetch_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_fetch_and_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_fetch_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_fetch_and_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_fetch_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_fetch_and_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_fetch_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_fetch_and_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_fetch_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_fetch_and_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_fetch_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_fetch_and_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_fetch_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_and_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_and_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_and_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_and_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_and_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_and_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_and_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_and_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_and_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_and_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_and_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_and_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_and_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_and_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_and_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_and_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_and_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_and_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_and_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_and_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_and_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_and_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_and_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_and_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_and_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_and_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_and_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_and_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_and_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_and_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_and_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_and_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_and_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_and_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_and_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_and_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_fetch_or_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_fetch_or_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_fetch_or_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_fetch_or_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_fetch_or_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_fetch_or_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_fetch_or_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_fetch_or_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_fetch_or_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_fetch_or_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_fetch_or_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_fetch_or_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_fetch_or_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_fetch_or_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_fetch_or_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_fetch_or_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_fetch_or_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_fetch_or_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_fetch_or_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_fetch_or_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_fetch_or_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_fetch_or_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_fetch_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_fetch_or_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_fetch_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_fetch_or_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_fetch_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_fetch_or_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_fetch_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_fetch_or_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_fetch_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_fetch_or_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_fetch_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_fetch_or_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_fetch_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_or_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_or_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_or_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_or_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_or_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_or_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_or_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_or_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_or_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_or_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_or_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_or_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_or_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_or_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_or_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_or_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_or_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_or_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_or_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_or_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_or_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_or_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_or_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_or_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_or_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_or_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_or_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_or_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_or_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_or_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_or_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_or_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_or_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_or_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_or_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_or_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_fetch_xor_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_fetch_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_fetch_xor_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_fetch_xor_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_fetch_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_fetch_xor_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_fetch_xor_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_fetch_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_fetch_xor_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_fetch_xor_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_fetch_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_fetch_xor_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_fetch_xor_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_fetch_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_fetch_xor_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_fetch_xor_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_fetch_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_fetch_xor_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_fetch_xor_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_fetch_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_fetch_xor_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_fetch_xor_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_fetch_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_fetch_xor_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_fetch_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_fetch_xor_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_fetch_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_fetch_xor_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_fetch_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_fetch_xor_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_fetch_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_fetch_xor_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_fetch_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_fetch_xor_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_fetch_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_atomic_xor_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_atomic_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_atomic_xor_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_atomic_xor_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_atomic_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_atomic_xor_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_atomic_xor_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_atomic_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_atomic_xor_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_atomic_xor_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_atomic_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_atomic_xor_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_atomic_xor_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_atomic_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_atomic_xor_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_atomic_xor_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_atomic_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_atomic_xor_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_atomic_xor_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_atomic_xor_nbe);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_atomic_xor_nbe(dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_atomic_xor_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_atomic_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_atomic_xor_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_atomic_xor_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_atomic_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_atomic_xor_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_atomic_xor_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_atomic_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_atomic_xor_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_atomic_xor_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_atomic_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_atomic_xor_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_atomic_xor_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_atomic_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_atomic_xor_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_atomic_xor_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_atomic_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_atomic_xor_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_atomic_xor_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_atomic_xor_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_atomic_xor_nbe(ctx, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_float_swap_nbe, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(float)), _Alignof(float));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_float_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_double_swap_nbe, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(double)),
        _Alignof(double));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_double_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_swap_nbe, int *fetch, int *dest, int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_swap_nbe, long *fetch, long *dest, long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_swap_nbe, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_swap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_swap_nbe, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_swap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_swap_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_swap_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_swap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_swap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_swap_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_swap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_swap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_swap_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_swap_nbe, shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(float)), _Alignof(float));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_float_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_swap_nbe, shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(double)),
        _Alignof(double));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_double_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_swap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_swap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_swap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_swap_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_swap_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_swap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_swap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_swap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_swap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_swap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_swap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_swap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_swap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_swap_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_cswap_nbe, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_cswap_nbe, long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_cswap_nbe, long long *fetch, long long *dest, long long cond, long long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_cswap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_cswap_nbe, unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_cswap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_cswap_nbe, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_cswap_nbe, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_cswap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_cswap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_cswap_nbe, size_t *fetch, size_t *dest, size_t cond, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_cswap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_cswap_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_cswap_nbe(fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_cswap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_cswap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_cswap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_cswap_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_cswap_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_cswap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_cswap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_cswap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_cswap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_cswap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_cswap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_cswap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_cswap_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_cswap_nbe(ctx, fetch, dest, cond, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int_fadd_nbe, int *fetch, int *dest, int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_long_fadd_nbe, long *fetch, long *dest, long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_long_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_longlong_fadd_nbe, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_longlong_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint_fadd_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulong_fadd_nbe, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulong_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ulonglong_fadd_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ulonglong_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int32_fadd_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int32_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_int64_fadd_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_int64_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint32_fadd_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint32_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_uint64_fadd_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_uint64_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_size_fadd_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_size_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ptrdiff_fadd_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_fadd_nbe);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ptrdiff_fadd_nbe(fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_fadd_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int)), _Alignof(int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_fadd_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long)), _Alignof(long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_long_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_fadd_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_longlong_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint_fadd_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulong_fadd_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulong_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulong_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ulonglong_fadd_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ulonglong_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ulonglong_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int32_fadd_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int32_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int32_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int64_fadd_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int64_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_int64_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint32_fadd_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint32_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint32_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_uint64_fadd_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_uint64_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_uint64_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_size_fadd_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_size_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_size_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_ptrdiff_fadd_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_ptrdiff_fadd_nbe);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_or_null(&call, "fetch", fetch, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span dest_span = span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &fetch_span, &dest_span);
    check_apart(&call, &fetch_span, &request_span);
    check_apart(&call, &dest_span, &request_span);
    pshmemx_ctx_ptrdiff_fadd_nbe(ctx, fetch, dest, value, pe, request);
    call_end(&call);
}
