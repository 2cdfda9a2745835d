/* Made by gen.py from shmem.api: do not edit. */
/* Requests. */
#include "api/public.h"

PUBLIC(int, shmemx_request_alloc, shmemx_request_params_t params, shmemx_request_h *request)
{
    return request_alloc(params, (request_handle *)request, "shmemx_request_alloc(params, request)");
}

PUBLIC(int, shmemx_request_free, shmemx_request_h *request)
{
    return request_free((request_handle *)request, "shmemx_request_free(request)");
}

PUBLIC(int, shmemx_request_wait, shmemx_request_h *request)
{
    return request_wait((request_handle *)request, "shmemx_request_wait(request)");
}

PUBLIC(int, shmemx_request_wait_local, shmemx_request_h *request)
{
    return request_wait_local((request_handle *)request, "shmemx_request_wait_local(request)");
}

PUBLIC(int, shmemx_request_test, shmemx_request_h *request, int *flag)
{
    return request_test((request_handle *)request, flag, "shmemx_request_test(request, flag)");
}

PUBLIC(void, shmemx_request_fence, shmemx_request_h request)
{
    request_fence((request_handle)(uintptr_t)request, "shmemx_request_fence(request)");
}

PUBLIC(int, shmemx_request_wait_all, size_t count, shmemx_request_h *requests)
{
    return request_wait_all(count, (request_handle *)requests, "shmemx_request_wait_all(count, requests)");
}

PUBLIC(int, shmemx_request_wait_any, size_t count, shmemx_request_h *requests, size_t *index)
{
    return request_wait_any(count, (request_handle *)requests, index,
        "shmemx_request_wait_any(count, requests, index)");
}

PUBLIC(int, shmemx_request_wait_some, size_t count, shmemx_request_h *requests, size_t *completed,
    size_t *indices)
{
    return request_wait_some(count, (request_handle *)requests, completed, indices,
        "shmemx_request_wait_some(count, requests, completed, indices)");
}

PUBLIC(int, shmemx_merge_request, size_t count, shmemx_request_h **requests, shmemx_request_h *request)
{
    return request_merge(count, (request_handle **)requests, (request_handle *)request,
        "shmemx_merge_request(count, requests, request)");
}

PUBLIC(int, shmemx_request_merge, shmemx_request_h *request, int count, shmemx_request_h *requests)
{
    return request_merge_array((request_handle *)request, count, (request_handle *)requests,
        "shmemx_request_merge(request, count, requests)");
}

PUBLIC(int, shmemx_wait_nbe, shmemx_request_h *request)
{
    return request_wait((request_handle *)request, "shmemx_wait_nbe(request)");
}

PUBLIC(int, shmemx_test_nbe, shmemx_request_h *request, int *flag)
{
    return request_test((request_handle *)request, flag, "shmemx_test_nbe(request, flag)");
}

PUBLIC(int, shmemx_req_wait, shmemx_request_h *request)
{
    return request_wait((request_handle *)request, "shmemx_req_wait(request)");
}

PUBLIC(int, shmemx_req_test, shmemx_request_h *request, int *flag)
{
    return request_test((request_handle *)request, flag, "shmemx_req_test(request, flag)");
}

PUBLIC(int, shmemx_request_allocate, shmemx_request_h *request)
{
    return request_alloc(0, (request_handle *)request, "shmemx_request_allocate(request)");
}
