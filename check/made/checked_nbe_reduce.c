/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking reductions with a request. */
#include "check.h"

CHECKED(int, shmemx_uchar_and_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_and_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_and_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_and_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_and_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_and_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_and_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_and_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_and_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_and_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_and_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_and_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_and_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_and_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_and_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_and_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_or_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_or_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_or_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_or_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_or_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_or_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_or_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_or_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_or_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_or_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_or_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_or_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_or_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_or_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_or_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_or_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_xor_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_xor_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_xor_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_xor_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_xor_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_xor_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_xor_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_xor_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_xor_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_xor_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_xor_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_xor_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_xor_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_xor_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_xor_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_xor_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_float_max_reduce_nbe, shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(float)), _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_float_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_double_max_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_double_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longdouble_max_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longdouble_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_char_max_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(char)), _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_char_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_schar_max_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_schar_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_short_max_reduce_nbe, shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(short)), _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_short_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int_max_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int)), _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_long_max_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long)), _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_long_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longlong_max_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longlong_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_max_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_max_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_max_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_max_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_max_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_max_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_max_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_max_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_max_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_max_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_max_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_max_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_max_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_max_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ptrdiff_max_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_max_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ptrdiff_max_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_float_min_reduce_nbe, shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(float)), _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_float_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_double_min_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_double_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longdouble_min_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longdouble_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_char_min_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(char)), _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_char_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_schar_min_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_schar_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_short_min_reduce_nbe, shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(short)), _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_short_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int_min_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int)), _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_long_min_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long)), _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_long_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longlong_min_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longlong_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_min_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_min_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_min_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_min_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_min_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_min_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_min_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_min_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_min_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_min_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_min_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_min_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_min_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_min_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ptrdiff_min_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_min_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ptrdiff_min_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_float_sum_reduce_nbe, shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(float)), _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_float_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_double_sum_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_double_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longdouble_sum_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longdouble_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_char_sum_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(char)), _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_char_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_schar_sum_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_schar_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_short_sum_reduce_nbe, shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(short)), _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_short_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int_sum_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int)), _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_long_sum_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long)), _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_long_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longlong_sum_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longlong_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_sum_reduce_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_sum_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_sum_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_sum_reduce_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_sum_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_sum_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_sum_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_sum_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_sum_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_sum_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_sum_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_sum_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_sum_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_sum_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ptrdiff_sum_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ptrdiff_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_complexd_sum_reduce_nbe, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_complexd_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(heddle_complexd)),
        _Alignof(heddle_complexd));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(heddle_complexd)),
        _Alignof(heddle_complexd));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_complexd_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_complexf_sum_reduce_nbe, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_complexf_sum_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(heddle_complexf)),
        _Alignof(heddle_complexf));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(heddle_complexf)),
        _Alignof(heddle_complexf));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_complexf_sum_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_float_prod_reduce_nbe, shmem_team_t team, float *dest, const float *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(float)), _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_float_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_double_prod_reduce_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_double_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longdouble_prod_reduce_nbe, shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longdouble_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_char_prod_reduce_nbe, shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(char)), _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_char_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_schar_prod_reduce_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_schar_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_short_prod_reduce_nbe, shmem_team_t team, short *dest, const short *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(short)), _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_short_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int_prod_reduce_nbe, shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int)), _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int)),
        _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_long_prod_reduce_nbe, shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long)), _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_long_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longlong_prod_reduce_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longlong_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_prod_reduce_nbe, shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_prod_reduce_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_prod_reduce_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_prod_reduce_nbe, shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_prod_reduce_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_prod_reduce_nbe, shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_prod_reduce_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_prod_reduce_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_prod_reduce_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_prod_reduce_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_prod_reduce_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_prod_reduce_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_prod_reduce_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_prod_reduce_nbe, shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ptrdiff_prod_reduce_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ptrdiff_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_complexd_prod_reduce_nbe, shmem_team_t team, heddle_complexd *dest,
    const heddle_complexd *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_complexd_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(heddle_complexd)),
        _Alignof(heddle_complexd));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(heddle_complexd)),
        _Alignof(heddle_complexd));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_complexd_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_complexf_prod_reduce_nbe, shmem_team_t team, heddle_complexf *dest,
    const heddle_complexf *source, size_t nreduce, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_complexf_prod_reduce_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, sizeof(heddle_complexf)),
        _Alignof(heddle_complexf));
    struct span source_span = span_own(&call, "source", source, elements(nreduce, sizeof(heddle_complexf)),
        _Alignof(heddle_complexf));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_complexf_prod_reduce_nbe(team, dest, source, nreduce, request);
    call_end(&call);
    return result;
}
