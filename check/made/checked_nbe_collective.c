/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking collectives with a request. */
#include "check.h"

CHECKED(int, shmemx_sync_nbe, shmem_team_t team, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_sync_nbe);
    call_team(&call, "team", team, false);
    span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)), _Alignof(shmemx_request_h));
    int result = pshmemx_sync_nbe(team, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_float_broadcast_nbe, shmem_team_t team, float *dest, const float *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_float_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_double_broadcast_nbe, shmem_team_t team, double *dest, const double *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(double)), _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_double_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longdouble_broadcast_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longdouble_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_char_broadcast_nbe, shmem_team_t team, char *dest, const char *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_char_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_schar_broadcast_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(signed char)),
        _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_schar_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_short_broadcast_nbe, shmem_team_t team, short *dest, const short *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_short_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int_broadcast_nbe, shmem_team_t team, int *dest, const int *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_long_broadcast_nbe, shmem_team_t team, long *dest, const long *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_long_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longlong_broadcast_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longlong_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_broadcast_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned char)),
        _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_broadcast_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned short)),
        _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_broadcast_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_broadcast_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_broadcast_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_broadcast_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int8_t)), _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int8_t)),
        _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_broadcast_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int16_t)),
        _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_broadcast_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_broadcast_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_broadcast_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint8_t)),
        _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_broadcast_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint16_t)),
        _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_broadcast_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_broadcast_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_broadcast_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ptrdiff_broadcast_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_broadcast_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ptrdiff_broadcast_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_broadcastmem_nbe, shmem_team_t team, void *dest, const void *source, size_t nelems,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_broadcastmem_nbe);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_broadcastmem_nbe(team, dest, source, nelems, root, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_float_alltoall_nbe, shmem_team_t team, float *dest, const float *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_float_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(float)),
        _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(float)), _Alignof(float));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_float_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_double_alltoall_nbe, shmem_team_t team, double *dest, const double *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_double_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(double)), _Alignof(double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_double_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longdouble_alltoall_nbe, shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longdouble_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(long double)), _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(long double)), _Alignof(long double));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longdouble_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_char_alltoall_nbe, shmem_team_t team, char *dest, const char *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_char_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(char)),
        _Alignof(char));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(char)), _Alignof(char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_char_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_schar_alltoall_nbe, shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_schar_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(signed char)), _Alignof(signed char));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(signed char)), _Alignof(signed char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_schar_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_short_alltoall_nbe, shmem_team_t team, short *dest, const short *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_short_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(short)), _Alignof(short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_short_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int_alltoall_nbe, shmem_team_t team, int *dest, const int *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int)), _Alignof(int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_long_alltoall_nbe, shmem_team_t team, long *dest, const long *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_long_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(long)), _Alignof(long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_long_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_longlong_alltoall_nbe, shmem_team_t team, long long *dest, const long long *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_longlong_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(long long)), _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(long long)), _Alignof(long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_longlong_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uchar_alltoall_nbe, shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uchar_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned char)), _Alignof(unsigned char));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned char)), _Alignof(unsigned char));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uchar_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ushort_alltoall_nbe, shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ushort_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned short)), _Alignof(unsigned short));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ushort_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint_alltoall_nbe, shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned int)), _Alignof(unsigned int));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned int)), _Alignof(unsigned int));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulong_alltoall_nbe, shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulong_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned long)), _Alignof(unsigned long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned long)), _Alignof(unsigned long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulong_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ulonglong_alltoall_nbe, shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ulonglong_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ulonglong_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int8_alltoall_nbe, shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int8_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(int8_t)),
        _Alignof(int8_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int8_t)), _Alignof(int8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int8_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int16_alltoall_nbe, shmem_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int16_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int16_t)), _Alignof(int16_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int16_t)), _Alignof(int16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int16_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int32_alltoall_nbe, shmem_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int32_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int32_t)), _Alignof(int32_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int32_t)), _Alignof(int32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int32_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_int64_alltoall_nbe, shmem_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_int64_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(int64_t)), _Alignof(int64_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(int64_t)), _Alignof(int64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_int64_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint8_alltoall_nbe, shmem_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint8_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint8_t)), _Alignof(uint8_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint8_t)), _Alignof(uint8_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint8_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint16_alltoall_nbe, shmem_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint16_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint16_t)), _Alignof(uint16_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint16_t)), _Alignof(uint16_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint16_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint32_alltoall_nbe, shmem_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint32_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint32_t)), _Alignof(uint32_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint32_t)), _Alignof(uint32_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint32_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_uint64_alltoall_nbe, shmem_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_uint64_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(uint64_t)), _Alignof(uint64_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(uint64_t)), _Alignof(uint64_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_uint64_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_size_alltoall_nbe, shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_size_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), sizeof(size_t)),
        _Alignof(size_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(size_t)), _Alignof(size_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_size_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ptrdiff_alltoall_nbe, shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_ptrdiff_alltoall_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems),
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems),
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_ptrdiff_alltoall_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_alltoallmem_nbe, shmem_team_t team, void *dest, const void *source, size_t nelems,
    shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_alltoallmem_nbe);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems), 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_alltoallmem_nbe(team, dest, source, nelems, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_broadcast_list, const int *pes, size_t n, void *dest, const void *source, size_t nbytes,
    int root, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_broadcast_list);
    check_pe(&call, "root", root);
    struct span pes_span = span_here(&call, "pes", pes, elements(n, sizeof(int)), _Alignof(int));
    struct span dest_span = span_own(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nbytes, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &pes_span, &dest_span);
    check_apart(&call, &pes_span, &request_span);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_broadcast_list(pes, n, dest, source, nbytes, root, request);
    call_end(&call);
    return result;
}
