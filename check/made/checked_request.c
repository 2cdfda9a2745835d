/* Made by gen_check.py from shmem.api: do not edit. */
/* Requests. */
#include "check.h"

CHECKED(int, shmemx_request_alloc, shmemx_request_params_t params, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_request_alloc);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    int result = pshmemx_request_alloc(params, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_free, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_request_free);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    int result = pshmemx_request_free(request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_wait, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_request_wait);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    call_blocks(&call);
    int result = pshmemx_request_wait(request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_wait_local, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_request_wait_local);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    call_blocks(&call);
    int result = pshmemx_request_wait_local(request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_test, shmemx_request_h *request, int *flag)
{
    struct call call;
    call_begin(&call, F_shmemx_request_test);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    struct span flag_span = span_here(&call, "flag", flag, elements(1, sizeof(int)), _Alignof(int));
    check_apart(&call, &request_span, &flag_span);
    int result = pshmemx_request_test(request, flag);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_request_fence, shmemx_request_h request)
{
    struct call call;
    call_begin(&call, F_shmemx_request_fence);
    pshmemx_request_fence(request);
    call_end(&call);
}

CHECKED(int, shmemx_request_wait_all, size_t count, shmemx_request_h *requests)
{
    struct call call;
    call_begin(&call, F_shmemx_request_wait_all);
    span_here(&call, "requests", requests, elements(count, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    call_blocks(&call);
    int result = pshmemx_request_wait_all(count, requests);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_wait_any, size_t count, shmemx_request_h *requests, size_t *index)
{
    struct call call;
    call_begin(&call, F_shmemx_request_wait_any);
    struct span requests_span = span_here(&call, "requests", requests, elements(count,
        sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    struct span index_span = span_here(&call, "index", index, elements(1, sizeof(size_t)), _Alignof(size_t));
    check_apart(&call, &requests_span, &index_span);
    call_blocks(&call);
    int result = pshmemx_request_wait_any(count, requests, index);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_wait_some, size_t count, shmemx_request_h *requests, size_t *completed,
    size_t *indices)
{
    struct call call;
    call_begin(&call, F_shmemx_request_wait_some);
    struct span requests_span = span_here(&call, "requests", requests, elements(count,
        sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    struct span completed_span = span_here(&call, "completed", completed, elements(1, sizeof(size_t)),
        _Alignof(size_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(count, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &requests_span, &completed_span);
    check_apart(&call, &requests_span, &indices_span);
    check_apart(&call, &completed_span, &indices_span);
    call_blocks(&call);
    int result = pshmemx_request_wait_some(count, requests, completed, indices);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_merge_request, size_t count, shmemx_request_h **requests, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_merge_request);
    struct span requests_span = span_here(&call, "requests", requests, elements(count,
        sizeof(shmemx_request_h *)), _Alignof(shmemx_request_h *));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &requests_span, &request_span);
    int result = pshmemx_merge_request(count, requests, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_merge, shmemx_request_h *request, int count, shmemx_request_h *requests)
{
    struct call call;
    call_begin(&call, F_shmemx_request_merge);
    check_count(&call, "count", count);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    struct span requests_span = span_here(&call, "requests", requests, elements((size_t)count,
        sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    check_apart(&call, &request_span, &requests_span);
    int result = pshmemx_request_merge(request, count, requests);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_wait_nbe, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_wait_nbe);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    call_blocks(&call);
    int result = pshmemx_wait_nbe(request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_test_nbe, shmemx_request_h *request, int *flag)
{
    struct call call;
    call_begin(&call, F_shmemx_test_nbe);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    struct span flag_span = span_here(&call, "flag", flag, elements(1, sizeof(int)), _Alignof(int));
    check_apart(&call, &request_span, &flag_span);
    int result = pshmemx_test_nbe(request, flag);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_req_wait, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_req_wait);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    call_blocks(&call);
    int result = pshmemx_req_wait(request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_req_test, shmemx_request_h *request, int *flag)
{
    struct call call;
    call_begin(&call, F_shmemx_req_test);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    struct span flag_span = span_here(&call, "flag", flag, elements(1, sizeof(int)), _Alignof(int));
    check_apart(&call, &request_span, &flag_span);
    int result = pshmemx_req_test(request, flag);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_request_allocate, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_request_allocate);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    int result = pshmemx_request_allocate(request);
    call_end(&call);
    return result;
}
