/* Made by gen_check.py from shmem.api: do not edit. */
/* Requests. */
#include "profile.h"

PROFILED(int, shmemx_request_alloc, shmemx_request_params_t params, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_alloc(params, request);
    profile_end(F_shmemx_request_alloc, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_free, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_free(request);
    profile_end(F_shmemx_request_free, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_wait, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_wait(request);
    profile_end(F_shmemx_request_wait, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_wait_local, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_wait_local(request);
    profile_end(F_shmemx_request_wait_local, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_test, shmemx_request_h *request, int *flag)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_test(request, flag);
    profile_end(F_shmemx_request_test, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_request_fence, shmemx_request_h request)
{
    uint64_t begin = profile_begin();
    pshmemx_request_fence(request);
    profile_end(F_shmemx_request_fence, begin, 0, NO_PE);
}

PROFILED(int, shmemx_request_wait_all, size_t count, shmemx_request_h *requests)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_wait_all(count, requests);
    profile_end(F_shmemx_request_wait_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_wait_any, size_t count, shmemx_request_h *requests, size_t *index)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_wait_any(count, requests, index);
    profile_end(F_shmemx_request_wait_any, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_wait_some, size_t count, shmemx_request_h *requests, size_t *completed,
    size_t *indices)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_wait_some(count, requests, completed, indices);
    profile_end(F_shmemx_request_wait_some, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_merge_request, size_t count, shmemx_request_h **requests, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_merge_request(count, requests, request);
    profile_end(F_shmemx_merge_request, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_merge, shmemx_request_h *request, int count, shmemx_request_h *requests)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_merge(request, count, requests);
    profile_end(F_shmemx_request_merge, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_wait_nbe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_wait_nbe(request);
    profile_end(F_shmemx_wait_nbe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_test_nbe, shmemx_request_h *request, int *flag)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_test_nbe(request, flag);
    profile_end(F_shmemx_test_nbe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_req_wait, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_req_wait(request);
    profile_end(F_shmemx_req_wait, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_req_test, shmemx_request_h *request, int *flag)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_req_test(request, flag);
    profile_end(F_shmemx_req_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_request_allocate, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_request_allocate(request);
    profile_end(F_shmemx_request_allocate, begin, 0, NO_PE);
    return result;
}
