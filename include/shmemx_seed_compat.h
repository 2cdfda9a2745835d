/* The literal spellings of the documents that Heddle's extensions come from, for programs that were written to them:
 * macros for names of shmemx.h. No other header includes this one. */
#ifndef HEDDLE_SHMEMX_SEED_COMPAT_H
#define HEDDLE_SHMEMX_SEED_COMPAT_H

#include "shmemx.h"

/* ---- Requests ---- */

typedef shmemx_request_h shmem_request_h, shmem_request_t, shmem_req_h;
typedef shmemx_request_params_t shmem_request_params_t;

#define SHMEM_REQUEST_UNINITIALIZED SHMEMX_REQUEST_UNINITIALIZED
#define SHMEM_REQUEST_INVALID       SHMEMX_REQUEST_INVALID
#define SHMEM_REQ_INVALID           SHMEMX_REQ_INVALID

#define shmem_request_alloc    shmemx_request_alloc
#define shmem_request_allocate shmemx_request_allocate
#define shmem_request_free     shmemx_request_free
#define shmem_request_test     shmemx_request_test
#define shmem_request_wait     shmemx_request_wait
#define shmem_request_merge    shmemx_request_merge
#define shmem_merge_request    shmemx_merge_request
#define shmem_wait_nbe         shmemx_wait_nbe
#define shmem_test_nbe         shmemx_test_nbe
#define shmem_req_wait         shmemx_req_wait
#define shmem_req_test         shmemx_req_test

#define shmem_putmem_nbe shmemx_putmem_nbe
#define shmem_getmem_nbe shmemx_getmem_nbe
#define shmem_float_put_nbe      shmemx_float_put_nbe
#define shmem_double_put_nbe     shmemx_double_put_nbe
#define shmem_longdouble_put_nbe shmemx_longdouble_put_nbe
#define shmem_char_put_nbe       shmemx_char_put_nbe
#define shmem_schar_put_nbe      shmemx_schar_put_nbe
#define shmem_short_put_nbe      shmemx_short_put_nbe
#define shmem_int_put_nbe        shmemx_int_put_nbe
#define shmem_long_put_nbe       shmemx_long_put_nbe
#define shmem_longlong_put_nbe   shmemx_longlong_put_nbe
#define shmem_uchar_put_nbe      shmemx_uchar_put_nbe
#define shmem_ushort_put_nbe     shmemx_ushort_put_nbe
#define shmem_uint_put_nbe       shmemx_uint_put_nbe
#define shmem_ulong_put_nbe      shmemx_ulong_put_nbe
#define shmem_ulonglong_put_nbe  shmemx_ulonglong_put_nbe
#define shmem_int8_put_nbe       shmemx_int8_put_nbe
#define shmem_int16_put_nbe      shmemx_int16_put_nbe
#define shmem_int32_put_nbe      shmemx_int32_put_nbe
#define shmem_int64_put_nbe      shmemx_int64_put_nbe
#define shmem_uint8_put_nbe      shmemx_uint8_put_nbe
#define shmem_uint16_put_nbe     shmemx_uint16_put_nbe
#define shmem_uint32_put_nbe     shmemx_uint32_put_nbe
#define shmem_uint64_put_nbe     shmemx_uint64_put_nbe
#define shmem_size_put_nbe       shmemx_size_put_nbe
#define shmem_ptrdiff_put_nbe    shmemx_ptrdiff_put_nbe
#define shmem_put8_nbe           shmemx_put8_nbe
#define shmem_put16_nbe          shmemx_put16_nbe
#define shmem_put32_nbe          shmemx_put32_nbe
#define shmem_put64_nbe          shmemx_put64_nbe
#define shmem_put128_nbe         shmemx_put128_nbe
#define shmem_float_get_nbe      shmemx_float_get_nbe
#define shmem_double_get_nbe     shmemx_double_get_nbe
#define shmem_longdouble_get_nbe shmemx_longdouble_get_nbe
#define shmem_char_get_nbe       shmemx_char_get_nbe
#define shmem_schar_get_nbe      shmemx_schar_get_nbe
#define shmem_short_get_nbe      shmemx_short_get_nbe
#define shmem_int_get_nbe        shmemx_int_get_nbe
#define shmem_long_get_nbe       shmemx_long_get_nbe
#define shmem_longlong_get_nbe   shmemx_longlong_get_nbe
#define shmem_uchar_get_nbe      shmemx_uchar_get_nbe
#define shmem_ushort_get_nbe     shmemx_ushort_get_nbe
#define shmem_uint_get_nbe       shmemx_uint_get_nbe
#define shmem_ulong_get_nbe      shmemx_ulong_get_nbe
#define shmem_ulonglong_get_nbe  shmemx_ulonglong_get_nbe
#define shmem_int8_get_nbe       shmemx_int8_get_nbe
#define shmem_int16_get_nbe      shmemx_int16_get_nbe
#define shmem_int32_get_nbe      shmemx_int32_get_nbe
#define shmem_int64_get_nbe      shmemx_int64_get_nbe
#define shmem_uint8_get_nbe      shmemx_uint8_get_nbe
#define shmem_uint16_get_nbe     shmemx_uint16_get_nbe
#define shmem_uint32_get_nbe     shmemx_uint32_get_nbe
#define shmem_uint64_get_nbe     shmemx_uint64_get_nbe
#define shmem_size_get_nbe       shmemx_size_get_nbe
#define shmem_ptrdiff_get_nbe    shmemx_ptrdiff_get_nbe
#define shmem_get8_nbe           shmemx_get8_nbe
#define shmem_get16_nbe          shmemx_get16_nbe
#define shmem_get32_nbe          shmemx_get32_nbe
#define shmem_get64_nbe          shmemx_get64_nbe
#define shmem_get128_nbe         shmemx_get128_nbe

/* Atomic operations have no place for the fetched value there: it is dropped. */
#define shmem_float_swap_nbe(target, value, pe, request) shmemx_float_swap_nbe(NULL, target, value, pe, request)
#define shmem_double_swap_nbe(target, value, pe, request) shmemx_double_swap_nbe(NULL, target, value, pe, request)
#define shmem_int_swap_nbe(target, value, pe, request) shmemx_int_swap_nbe(NULL, target, value, pe, request)
#define shmem_long_swap_nbe(target, value, pe, request) shmemx_long_swap_nbe(NULL, target, value, pe, request)
#define shmem_longlong_swap_nbe(target, value, pe, request) shmemx_longlong_swap_nbe(NULL, target, value, pe, request)
#define shmem_uint_swap_nbe(target, value, pe, request) shmemx_uint_swap_nbe(NULL, target, value, pe, request)
#define shmem_ulong_swap_nbe(target, value, pe, request) shmemx_ulong_swap_nbe(NULL, target, value, pe, request)
#define shmem_ulonglong_swap_nbe(target, value, pe, request) shmemx_ulonglong_swap_nbe(NULL, target, value, pe, request)
#define shmem_int32_swap_nbe(target, value, pe, request) shmemx_int32_swap_nbe(NULL, target, value, pe, request)
#define shmem_int64_swap_nbe(target, value, pe, request) shmemx_int64_swap_nbe(NULL, target, value, pe, request)
#define shmem_uint32_swap_nbe(target, value, pe, request) shmemx_uint32_swap_nbe(NULL, target, value, pe, request)
#define shmem_uint64_swap_nbe(target, value, pe, request) shmemx_uint64_swap_nbe(NULL, target, value, pe, request)
#define shmem_size_swap_nbe(target, value, pe, request) shmemx_size_swap_nbe(NULL, target, value, pe, request)
#define shmem_ptrdiff_swap_nbe(target, value, pe, request) shmemx_ptrdiff_swap_nbe(NULL, target, value, pe, request)
#define shmem_int_cswap_nbe(target, cond, value, pe, request) shmemx_int_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_long_cswap_nbe(target, cond, value, pe, request) shmemx_long_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_longlong_cswap_nbe(target, cond, value, pe, request) shmemx_longlong_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_uint_cswap_nbe(target, cond, value, pe, request) shmemx_uint_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_ulong_cswap_nbe(target, cond, value, pe, request) shmemx_ulong_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_ulonglong_cswap_nbe(target, cond, value, pe, request) shmemx_ulonglong_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_int32_cswap_nbe(target, cond, value, pe, request) shmemx_int32_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_int64_cswap_nbe(target, cond, value, pe, request) shmemx_int64_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_uint32_cswap_nbe(target, cond, value, pe, request) shmemx_uint32_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_uint64_cswap_nbe(target, cond, value, pe, request) shmemx_uint64_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_size_cswap_nbe(target, cond, value, pe, request) shmemx_size_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_ptrdiff_cswap_nbe(target, cond, value, pe, request) shmemx_ptrdiff_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_int_fadd_nbe(target, value, pe, request) shmemx_int_fadd_nbe(NULL, target, value, pe, request)
#define shmem_long_fadd_nbe(target, value, pe, request) shmemx_long_fadd_nbe(NULL, target, value, pe, request)
#define shmem_longlong_fadd_nbe(target, value, pe, request) shmemx_longlong_fadd_nbe(NULL, target, value, pe, request)
#define shmem_uint_fadd_nbe(target, value, pe, request) shmemx_uint_fadd_nbe(NULL, target, value, pe, request)
#define shmem_ulong_fadd_nbe(target, value, pe, request) shmemx_ulong_fadd_nbe(NULL, target, value, pe, request)
#define shmem_ulonglong_fadd_nbe(target, value, pe, request) shmemx_ulonglong_fadd_nbe(NULL, target, value, pe, request)
#define shmem_int32_fadd_nbe(target, value, pe, request) shmemx_int32_fadd_nbe(NULL, target, value, pe, request)
#define shmem_int64_fadd_nbe(target, value, pe, request) shmemx_int64_fadd_nbe(NULL, target, value, pe, request)
#define shmem_uint32_fadd_nbe(target, value, pe, request) shmemx_uint32_fadd_nbe(NULL, target, value, pe, request)
#define shmem_uint64_fadd_nbe(target, value, pe, request) shmemx_uint64_fadd_nbe(NULL, target, value, pe, request)
#define shmem_size_fadd_nbe(target, value, pe, request) shmemx_size_fadd_nbe(NULL, target, value, pe, request)
#define shmem_ptrdiff_fadd_nbe(target, value, pe, request) shmemx_ptrdiff_fadd_nbe(NULL, target, value, pe, request)

/* ---- End of requests ---- */

#endif
