/* Made by gen.py from shmem.api: do not edit. */
/* What Heddle adds to OpenSHMEM 1.6. Every name starts with shmemx_ or SHMEMX_. */
#ifndef HEDDLE_SHMEMX_H
#define HEDDLE_SHMEMX_H

#include "shmem.h"

/* Types of elements, for the raw entry points. Two names of one type, as int64_t and long, share a number. */

#define SHMEMX_TYPE_FLOAT      0
#define SHMEMX_TYPE_DOUBLE     1
#define SHMEMX_TYPE_LONGDOUBLE 2
#define SHMEMX_TYPE_CHAR       3
#define SHMEMX_TYPE_SCHAR      4
#define SHMEMX_TYPE_SHORT      5
#define SHMEMX_TYPE_INT        6
#define SHMEMX_TYPE_LONG       7
#define SHMEMX_TYPE_LONGLONG   8
#define SHMEMX_TYPE_UCHAR      9
#define SHMEMX_TYPE_USHORT     10
#define SHMEMX_TYPE_UINT       11
#define SHMEMX_TYPE_ULONG      12
#define SHMEMX_TYPE_ULONGLONG  13
#define SHMEMX_TYPE_INT8       SHMEMX_TYPE_SCHAR
#define SHMEMX_TYPE_INT16      SHMEMX_TYPE_SHORT
#define SHMEMX_TYPE_INT32      SHMEMX_TYPE_INT
#define SHMEMX_TYPE_INT64      SHMEMX_TYPE_LONG
#define SHMEMX_TYPE_UINT8      SHMEMX_TYPE_UCHAR
#define SHMEMX_TYPE_UINT16     SHMEMX_TYPE_USHORT
#define SHMEMX_TYPE_UINT32     SHMEMX_TYPE_UINT
#define SHMEMX_TYPE_UINT64     SHMEMX_TYPE_ULONG
#define SHMEMX_TYPE_SIZE       SHMEMX_TYPE_ULONG
#define SHMEMX_TYPE_PTRDIFF    SHMEMX_TYPE_LONG
#define SHMEMX_TYPE_COMPLEXD   14
#define SHMEMX_TYPE_COMPLEXF   15

/* Atomic operations */

#define SHMEMX_ATOMIC_FETCH        0
#define SHMEMX_ATOMIC_SET          1
#define SHMEMX_ATOMIC_SWAP         2
#define SHMEMX_ATOMIC_COMPARE_SWAP 3
#define SHMEMX_ATOMIC_ADD          4
#define SHMEMX_ATOMIC_AND          5
#define SHMEMX_ATOMIC_OR           6
#define SHMEMX_ATOMIC_XOR          7

/* Reductions */

#define SHMEMX_REDUCE_AND  0
#define SHMEMX_REDUCE_OR   1
#define SHMEMX_REDUCE_XOR  2
#define SHMEMX_REDUCE_MAX  3
#define SHMEMX_REDUCE_MIN  4
#define SHMEMX_REDUCE_SUM  5
#define SHMEMX_REDUCE_PROD 6

/* Requests: handles of operations to wait for. A variable is SHMEMX_REQUEST_NULL to begin with. */

typedef struct shmemx_request *shmemx_request_h;
typedef shmemx_request_h shmemx_request_t, shmemx_req_h;
typedef long shmemx_request_params_t;

#define SHMEMX_REQUEST_NULL          ((shmemx_request_h)0)
#define SHMEMX_REQUEST_UNINITIALIZED SHMEMX_REQUEST_NULL
#define SHMEMX_REQUEST_INVALID       SHMEMX_REQUEST_NULL
#define SHMEMX_REQ_INVALID           SHMEMX_REQUEST_NULL

#define SHMEMX_REQUEST_PRIVATE       (1L << 0) /* used by one thread */
#define SHMEMX_REQUEST_SHARED        (1L << 1) /* several threads post to it at once */
#define SHMEMX_REQUEST_SERIALIZED    (1L << 2) /* several threads, one at a time: so it is without options */
#define SHMEMX_REQUEST_EXCLUSIVE     (1L << 3) /* on resources of its own, or it is not made */
#define SHMEMX_REQUEST_EXCLUSIVE_TRY (1L << 4) /* on resources of its own, if there are any */
#define SHMEMX_REQUEST_LOCAL         (1L << 5) /* wait and test are for local completion */
#define SHMEMX_REQUEST_PERSISTENT    (1L << 6) /* lives on after wait and test, until it is freed */
#define SHMEMX_REQUEST_PRIORITY_HIGH (1L << 7) /* not behind others' operations, if there are resources */
#define SHMEMX_REQUEST_PRIORITY_LOW  (1L << 8)
#define SHMEMX_REQUEST_ALL           ((1L << 9) - 1) /* every option */

#ifdef __cplusplus
extern "C" {
#endif

/* Non-blocking put and get with a request. These return at once. source and dest belong to the operation
 * until shmemx_request_wait has completed it. *request is the request that the operation is added to; if
 * it is SHMEMX_REQUEST_NULL one is made. A form with a context is issued on it, pe counts in its team, and
 * shmem_ctx_quiet completes the operation as well as the request does; the others are not completed by
 * shmem_quiet. Otherwise each does what its form without request does. Merged Requests for Better
 * Performance and Productivity in Multithreaded Threads: As for shmem_put. Several threads at once post
 * only to a request that was made with SHMEMX_REQUEST_SHARED. OpenSHMEM, "Merged Requests". */

/* shmemx_put_nbe: Starts to copy nelems elements from source to dest on PE pe. */
void shmemx_float_put_nbe(float *dest, const float *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_double_put_nbe(double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_longdouble_put_nbe(long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_char_put_nbe(char *dest, const char *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_schar_put_nbe(signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_short_put_nbe(short *dest, const short *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_int_put_nbe(int *dest, const int *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_long_put_nbe(long *dest, const long *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_longlong_put_nbe(long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uchar_put_nbe(unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ushort_put_nbe(unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint_put_nbe(unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ulong_put_nbe(unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_put_nbe(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int8_put_nbe(int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_int16_put_nbe(int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_int32_put_nbe(int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_int64_put_nbe(int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint8_put_nbe(uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint16_put_nbe(uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint32_put_nbe(uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint64_put_nbe(uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_size_put_nbe(size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ptrdiff_put_nbe(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_put8_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_put16_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_put32_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_put64_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_put128_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_putmem_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_float_put_nbe(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_double_put_nbe(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longdouble_put_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_char_put_nbe(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_schar_put_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_short_put_nbe(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_put_nbe(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_put_nbe(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_put_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uchar_put_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ushort_put_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_put_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_put_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_put_nbe(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int8_put_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int16_put_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int32_put_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_put_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint8_put_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint16_put_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_put_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_put_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_put_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_put_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_put8_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_put16_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_put32_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_put64_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_put128_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_putmem_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);

/* shmemx_p_nbe: Starts to write value to dest on PE pe. */
void shmemx_float_p_nbe(float *dest, float value, int pe, shmemx_request_h *request);
void shmemx_double_p_nbe(double *dest, double value, int pe, shmemx_request_h *request);
void shmemx_longdouble_p_nbe(long double *dest, long double value, int pe, shmemx_request_h *request);
void shmemx_char_p_nbe(char *dest, char value, int pe, shmemx_request_h *request);
void shmemx_schar_p_nbe(signed char *dest, signed char value, int pe, shmemx_request_h *request);
void shmemx_short_p_nbe(short *dest, short value, int pe, shmemx_request_h *request);
void shmemx_int_p_nbe(int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_long_p_nbe(long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_p_nbe(long long *dest, long long value, int pe, shmemx_request_h *request);
void shmemx_uchar_p_nbe(unsigned char *dest, unsigned char value, int pe, shmemx_request_h *request);
void shmemx_ushort_p_nbe(unsigned short *dest, unsigned short value, int pe, shmemx_request_h *request);
void shmemx_uint_p_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ulong_p_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_p_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_int8_p_nbe(int8_t *dest, int8_t value, int pe, shmemx_request_h *request);
void shmemx_int16_p_nbe(int16_t *dest, int16_t value, int pe, shmemx_request_h *request);
void shmemx_int32_p_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_p_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint8_p_nbe(uint8_t *dest, uint8_t value, int pe, shmemx_request_h *request);
void shmemx_uint16_p_nbe(uint16_t *dest, uint16_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_p_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void shmemx_uint64_p_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void shmemx_size_p_nbe(size_t *dest, size_t value, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_p_nbe(ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_float_p_nbe(shmem_ctx_t ctx, float *dest, float value, int pe, shmemx_request_h *request);
void shmemx_ctx_double_p_nbe(shmem_ctx_t ctx, double *dest, double value, int pe, shmemx_request_h *request);
void shmemx_ctx_longdouble_p_nbe(shmem_ctx_t ctx, long double *dest, long double value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_char_p_nbe(shmem_ctx_t ctx, char *dest, char value, int pe, shmemx_request_h *request);
void shmemx_ctx_schar_p_nbe(shmem_ctx_t ctx, signed char *dest, signed char value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_short_p_nbe(shmem_ctx_t ctx, short *dest, short value, int pe, shmemx_request_h *request);
void shmemx_ctx_int_p_nbe(shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_ctx_long_p_nbe(shmem_ctx_t ctx, long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_ctx_longlong_p_nbe(shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uchar_p_nbe(shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ushort_p_nbe(shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_p_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulong_p_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulonglong_p_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int8_p_nbe(shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_int16_p_nbe(shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_p_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_int64_p_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint8_p_nbe(shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint16_p_nbe(shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_p_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_p_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_p_nbe(shmem_ctx_t ctx, size_t *dest, size_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_ptrdiff_p_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);

/* shmemx_get_nbe: Starts to copy nelems elements from source on PE pe to dest. */
void shmemx_float_get_nbe(float *dest, const float *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_double_get_nbe(double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_longdouble_get_nbe(long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_char_get_nbe(char *dest, const char *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_schar_get_nbe(signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_short_get_nbe(short *dest, const short *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_int_get_nbe(int *dest, const int *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_long_get_nbe(long *dest, const long *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_longlong_get_nbe(long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uchar_get_nbe(unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ushort_get_nbe(unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint_get_nbe(unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ulong_get_nbe(unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_get_nbe(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int8_get_nbe(int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_int16_get_nbe(int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_int32_get_nbe(int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_int64_get_nbe(int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint8_get_nbe(uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint16_get_nbe(uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint32_get_nbe(uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_uint64_get_nbe(uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_size_get_nbe(size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ptrdiff_get_nbe(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_get8_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_get16_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_get32_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_get64_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_get128_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_getmem_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_float_get_nbe(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_double_get_nbe(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longdouble_get_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_char_get_nbe(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_schar_get_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_short_get_nbe(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_get_nbe(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_get_nbe(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_get_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uchar_get_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ushort_get_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_get_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_get_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_get_nbe(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int8_get_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int16_get_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int32_get_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_get_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint8_get_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint16_get_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_get_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_get_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_get_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_get_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ctx_get8_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_get16_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_get32_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_get64_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_get128_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_getmem_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);


/* Non-blocking strided put and get with a request. As shmemx_put_nbe and shmemx_get_nbe, at least 1.
 * Merged Requests for Better Performance and Productivity in Multithreaded Threads: As for shmemx_put_nbe.
 * OpenSHMEM, "Merged Requests". */

/* shmemx_iput_nbe: Starts to copy nelems elements, every sst-th one of source, to every dst-th one of dest
 * on PE pe. */
void shmemx_float_iput_nbe(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_double_iput_nbe(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_longdouble_iput_nbe(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_char_iput_nbe(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_schar_iput_nbe(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_short_iput_nbe(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int_iput_nbe(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_long_iput_nbe(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_longlong_iput_nbe(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uchar_iput_nbe(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ushort_iput_nbe(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uint_iput_nbe(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ulong_iput_nbe(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ulonglong_iput_nbe(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_int8_iput_nbe(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int16_iput_nbe(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int32_iput_nbe(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int64_iput_nbe(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_uint8_iput_nbe(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_uint16_iput_nbe(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uint32_iput_nbe(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uint64_iput_nbe(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_size_iput_nbe(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ptrdiff_iput_nbe(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_iput8_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iput16_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iput32_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iput64_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iput128_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_float_iput_nbe(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_double_iput_nbe(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_longdouble_iput_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_char_iput_nbe(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_schar_iput_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_short_iput_nbe(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int_iput_nbe(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_long_iput_nbe(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_longlong_iput_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uchar_iput_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ushort_iput_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_iput_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_iput_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_iput_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int8_iput_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int16_iput_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_iput_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int64_iput_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint8_iput_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint16_iput_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_iput_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_iput_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_size_iput_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ptrdiff_iput_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iput8_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iput16_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iput32_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iput64_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iput128_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);

/* shmemx_iget_nbe: Starts to copy nelems elements, every sst-th one of source on PE pe, to every dst-th
 * one of dest. */
void shmemx_float_iget_nbe(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_double_iget_nbe(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_longdouble_iget_nbe(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_char_iget_nbe(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_schar_iget_nbe(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_short_iget_nbe(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int_iget_nbe(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_long_iget_nbe(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_longlong_iget_nbe(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uchar_iget_nbe(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ushort_iget_nbe(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uint_iget_nbe(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ulong_iget_nbe(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ulonglong_iget_nbe(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_int8_iget_nbe(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int16_iget_nbe(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int32_iget_nbe(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_int64_iget_nbe(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_uint8_iget_nbe(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_uint16_iget_nbe(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uint32_iget_nbe(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_uint64_iget_nbe(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_size_iget_nbe(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void shmemx_ptrdiff_iget_nbe(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_iget8_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iget16_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iget32_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iget64_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_iget128_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_float_iget_nbe(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_double_iget_nbe(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_longdouble_iget_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_char_iget_nbe(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_schar_iget_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_short_iget_nbe(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int_iget_nbe(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_long_iget_nbe(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_longlong_iget_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uchar_iget_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ushort_iget_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_iget_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_iget_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_iget_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int8_iget_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int16_iget_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_iget_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_int64_iget_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint8_iget_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint16_iget_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_iget_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_iget_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_size_iget_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_ptrdiff_iget_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iget8_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iget16_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iget32_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iget64_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void shmemx_ctx_iget128_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);


/* Non-blocking put with signal and a request. As shmemx_put_nbe; and a symmetric uint64_t is updated once
 * the data is there, as by shmem_put_signal. Merged Requests for Better Performance and Productivity in
 * Multithreaded Threads: As for shmemx_put_nbe. OpenSHMEM, "Merged Requests". */

/* shmemx_put_signal_nbe: Starts to copy nelems elements from source to dest on PE pe, then to set
 * *sig_addr there to signal (SHMEM_SIGNAL_SET) or to add signal to it (SHMEM_SIGNAL_ADD), even if nelems
 * is 0. */
void shmemx_float_put_signal_nbe(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_double_put_signal_nbe(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_longdouble_put_signal_nbe(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_char_put_signal_nbe(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_schar_put_signal_nbe(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_short_put_signal_nbe(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_int_put_signal_nbe(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_long_put_signal_nbe(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_longlong_put_signal_nbe(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_uchar_put_signal_nbe(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ushort_put_signal_nbe(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_uint_put_signal_nbe(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ulong_put_signal_nbe(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ulonglong_put_signal_nbe(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_int8_put_signal_nbe(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_int16_put_signal_nbe(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_int32_put_signal_nbe(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_int64_put_signal_nbe(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_uint8_put_signal_nbe(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_uint16_put_signal_nbe(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_uint32_put_signal_nbe(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_uint64_put_signal_nbe(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_size_put_signal_nbe(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_put_signal_nbe(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_put8_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_put16_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_put32_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_put64_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_put128_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_putmem_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_float_put_signal_nbe(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_double_put_signal_nbe(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_longdouble_put_signal_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_char_put_signal_nbe(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_schar_put_signal_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_short_put_signal_nbe(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_int_put_signal_nbe(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_long_put_signal_nbe(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_longlong_put_signal_nbe(shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_uchar_put_signal_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_ushort_put_signal_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_put_signal_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_put_signal_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_put_signal_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int8_put_signal_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_int16_put_signal_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_put_signal_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_int64_put_signal_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_uint8_put_signal_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_uint16_put_signal_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_put_signal_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_put_signal_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_size_put_signal_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_ptrdiff_put_signal_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_put8_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_put16_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_put32_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_put64_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_put128_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void shmemx_ctx_putmem_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);


/* Non-blocking atomic operations with a request. As shmemx_put_nbe: these return at once, is valid then;
 * fetch may be NULL, and the value is dropped. value and cond are taken at the call. Merged Requests for
 * Better Performance and Productivity in Multithreaded Threads: As for shmemx_put_nbe. OpenSHMEM, "Merged
 * Requests". */

/* shmemx_atomic_fetch_nbe: Fetches the value of source. */
void shmemx_float_atomic_fetch_nbe(float *fetch, const float *source, int pe, shmemx_request_h *request);
void shmemx_double_atomic_fetch_nbe(double *fetch, const double *source, int pe, shmemx_request_h *request);
void shmemx_int_atomic_fetch_nbe(int *fetch, const int *source, int pe, shmemx_request_h *request);
void shmemx_long_atomic_fetch_nbe(long *fetch, const long *source, int pe, shmemx_request_h *request);
void shmemx_longlong_atomic_fetch_nbe(long long *fetch, const long long *source, int pe,
    shmemx_request_h *request);
void shmemx_uint_atomic_fetch_nbe(unsigned int *fetch, const unsigned int *source, int pe,
    shmemx_request_h *request);
void shmemx_ulong_atomic_fetch_nbe(unsigned long *fetch, const unsigned long *source, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_atomic_fetch_nbe(unsigned long long *fetch, const unsigned long long *source, int pe,
    shmemx_request_h *request);
void shmemx_int32_atomic_fetch_nbe(int32_t *fetch, const int32_t *source, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_fetch_nbe(int64_t *fetch, const int64_t *source, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_fetch_nbe(uint32_t *fetch, const uint32_t *source, int pe,
    shmemx_request_h *request);
void shmemx_uint64_atomic_fetch_nbe(uint64_t *fetch, const uint64_t *source, int pe,
    shmemx_request_h *request);
void shmemx_size_atomic_fetch_nbe(size_t *fetch, const size_t *source, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_atomic_fetch_nbe(ptrdiff_t *fetch, const ptrdiff_t *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_float_atomic_fetch_nbe(shmem_ctx_t ctx, float *fetch, const float *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_double_atomic_fetch_nbe(shmem_ctx_t ctx, double *fetch, const double *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_atomic_fetch_nbe(shmem_ctx_t ctx, int *fetch, const int *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_atomic_fetch_nbe(shmem_ctx_t ctx, long *fetch, const long *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_fetch_nbe(shmem_ctx_t ctx, long long *fetch, const long long *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_atomic_fetch_nbe(shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source,
    int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_fetch_nbe(shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source,
    int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_fetch_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_fetch_nbe(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_fetch_nbe(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_fetch_nbe(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_fetch_nbe(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_atomic_fetch_nbe(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_fetch_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source, int pe,
    shmemx_request_h *request);

/* shmemx_atomic_set_nbe: Sets dest to value. */
void shmemx_float_atomic_set_nbe(float *dest, float value, int pe, shmemx_request_h *request);
void shmemx_double_atomic_set_nbe(double *dest, double value, int pe, shmemx_request_h *request);
void shmemx_int_atomic_set_nbe(int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_long_atomic_set_nbe(long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_atomic_set_nbe(long long *dest, long long value, int pe, shmemx_request_h *request);
void shmemx_uint_atomic_set_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ulong_atomic_set_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_atomic_set_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_int32_atomic_set_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_set_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_set_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_set_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void shmemx_size_atomic_set_nbe(size_t *dest, size_t value, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_atomic_set_nbe(ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_float_atomic_set_nbe(shmem_ctx_t ctx, float *dest, float value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_double_atomic_set_nbe(shmem_ctx_t ctx, double *dest, double value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_atomic_set_nbe(shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_ctx_long_atomic_set_nbe(shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_set_nbe(shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_atomic_set_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_set_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_set_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_set_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_set_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_set_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_set_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_atomic_set_nbe(shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_set_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);

/* shmemx_atomic_swap_nbe: Sets dest to value. */
void shmemx_float_atomic_swap_nbe(float *fetch, float *dest, float value, int pe, shmemx_request_h *request);
void shmemx_double_atomic_swap_nbe(double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request);
void shmemx_int_atomic_swap_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_long_atomic_swap_nbe(long *fetch, long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_atomic_swap_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_uint_atomic_swap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ulong_atomic_swap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_atomic_swap_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_int32_atomic_swap_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_int64_atomic_swap_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint32_atomic_swap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_atomic_swap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_size_atomic_swap_nbe(size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ptrdiff_atomic_swap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_float_atomic_swap_nbe(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_double_atomic_swap_nbe(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_atomic_swap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_atomic_swap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_swap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint_atomic_swap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_swap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_swap_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_swap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_swap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_swap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_swap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_size_atomic_swap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_swap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe, shmemx_request_h *request);

/* shmemx_atomic_compare_swap_nbe: Sets dest to value if it equals cond. */
void shmemx_int_atomic_compare_swap_nbe(int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request);
void shmemx_long_atomic_compare_swap_nbe(long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request);
void shmemx_longlong_atomic_compare_swap_nbe(long long *fetch, long long *dest, long long cond,
    long long value, int pe, shmemx_request_h *request);
void shmemx_uint_atomic_compare_swap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ulong_atomic_compare_swap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_atomic_compare_swap_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_int32_atomic_compare_swap_nbe(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_int64_atomic_compare_swap_nbe(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint32_atomic_compare_swap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value,
    int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_compare_swap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value,
    int pe, shmemx_request_h *request);
void shmemx_size_atomic_compare_swap_nbe(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ptrdiff_atomic_compare_swap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_int_atomic_compare_swap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_long_atomic_compare_swap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_compare_swap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_atomic_compare_swap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_compare_swap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_compare_swap_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int32_atomic_compare_swap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_int64_atomic_compare_swap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_compare_swap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_compare_swap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_size_atomic_compare_swap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_compare_swap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_request_h *request);

/* shmemx_atomic_fetch_inc_nbe: Adds 1 to dest. */
void shmemx_int_atomic_fetch_inc_nbe(int *fetch, int *dest, int pe, shmemx_request_h *request);
void shmemx_long_atomic_fetch_inc_nbe(long *fetch, long *dest, int pe, shmemx_request_h *request);
void shmemx_longlong_atomic_fetch_inc_nbe(long long *fetch, long long *dest, int pe,
    shmemx_request_h *request);
void shmemx_uint_atomic_fetch_inc_nbe(unsigned int *fetch, unsigned int *dest, int pe,
    shmemx_request_h *request);
void shmemx_ulong_atomic_fetch_inc_nbe(unsigned long *fetch, unsigned long *dest, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_atomic_fetch_inc_nbe(unsigned long long *fetch, unsigned long long *dest, int pe,
    shmemx_request_h *request);
void shmemx_int32_atomic_fetch_inc_nbe(int32_t *fetch, int32_t *dest, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_fetch_inc_nbe(int64_t *fetch, int64_t *dest, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_fetch_inc_nbe(uint32_t *fetch, uint32_t *dest, int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_fetch_inc_nbe(uint64_t *fetch, uint64_t *dest, int pe, shmemx_request_h *request);
void shmemx_size_atomic_fetch_inc_nbe(size_t *fetch, size_t *dest, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_atomic_fetch_inc_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_atomic_fetch_inc_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_atomic_fetch_inc_nbe(shmem_ctx_t ctx, long *fetch, long *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_fetch_inc_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_atomic_fetch_inc_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_fetch_inc_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_fetch_inc_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_fetch_inc_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_fetch_inc_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_fetch_inc_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_fetch_inc_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_atomic_fetch_inc_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_fetch_inc_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe,
    shmemx_request_h *request);

/* shmemx_atomic_inc_nbe: Adds 1 to dest. */
void shmemx_int_atomic_inc_nbe(int *dest, int pe, shmemx_request_h *request);
void shmemx_long_atomic_inc_nbe(long *dest, int pe, shmemx_request_h *request);
void shmemx_longlong_atomic_inc_nbe(long long *dest, int pe, shmemx_request_h *request);
void shmemx_uint_atomic_inc_nbe(unsigned int *dest, int pe, shmemx_request_h *request);
void shmemx_ulong_atomic_inc_nbe(unsigned long *dest, int pe, shmemx_request_h *request);
void shmemx_ulonglong_atomic_inc_nbe(unsigned long long *dest, int pe, shmemx_request_h *request);
void shmemx_int32_atomic_inc_nbe(int32_t *dest, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_inc_nbe(int64_t *dest, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_inc_nbe(uint32_t *dest, int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_inc_nbe(uint64_t *dest, int pe, shmemx_request_h *request);
void shmemx_size_atomic_inc_nbe(size_t *dest, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_atomic_inc_nbe(ptrdiff_t *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_int_atomic_inc_nbe(shmem_ctx_t ctx, int *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_long_atomic_inc_nbe(shmem_ctx_t ctx, long *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_inc_nbe(shmem_ctx_t ctx, long long *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_atomic_inc_nbe(shmem_ctx_t ctx, unsigned int *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_inc_nbe(shmem_ctx_t ctx, unsigned long *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_inc_nbe(shmem_ctx_t ctx, unsigned long long *dest, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int32_atomic_inc_nbe(shmem_ctx_t ctx, int32_t *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_int64_atomic_inc_nbe(shmem_ctx_t ctx, int64_t *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_inc_nbe(shmem_ctx_t ctx, uint32_t *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_inc_nbe(shmem_ctx_t ctx, uint64_t *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_size_atomic_inc_nbe(shmem_ctx_t ctx, size_t *dest, int pe, shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_inc_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, int pe, shmemx_request_h *request);

/* shmemx_atomic_fetch_add_nbe: Adds value to dest. */
void shmemx_int_atomic_fetch_add_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_long_atomic_fetch_add_nbe(long *fetch, long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_atomic_fetch_add_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_uint_atomic_fetch_add_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ulong_atomic_fetch_add_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_atomic_fetch_add_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_int32_atomic_fetch_add_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_int64_atomic_fetch_add_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint32_atomic_fetch_add_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_atomic_fetch_add_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_size_atomic_fetch_add_nbe(size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ptrdiff_atomic_fetch_add_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_atomic_fetch_add_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_atomic_fetch_add_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_fetch_add_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_atomic_fetch_add_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_fetch_add_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_fetch_add_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_fetch_add_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int64_atomic_fetch_add_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_fetch_add_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_fetch_add_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_size_atomic_fetch_add_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_fetch_add_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request);

/* shmemx_atomic_add_nbe: Adds value to dest. */
void shmemx_int_atomic_add_nbe(int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_long_atomic_add_nbe(long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_atomic_add_nbe(long long *dest, long long value, int pe, shmemx_request_h *request);
void shmemx_uint_atomic_add_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ulong_atomic_add_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_atomic_add_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_int32_atomic_add_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_add_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_add_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_add_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void shmemx_size_atomic_add_nbe(size_t *dest, size_t value, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_atomic_add_nbe(ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_int_atomic_add_nbe(shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_ctx_long_atomic_add_nbe(shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_atomic_add_nbe(shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_atomic_add_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_add_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_add_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_add_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_add_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_add_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_add_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_atomic_add_nbe(shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_atomic_add_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);

/* shmemx_atomic_fetch_and_nbe: Sets dest to dest AND value. */
void shmemx_uint_atomic_fetch_and_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ulong_atomic_fetch_and_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_atomic_fetch_and_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_int32_atomic_fetch_and_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_int64_atomic_fetch_and_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint32_atomic_fetch_and_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_atomic_fetch_and_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_atomic_fetch_and_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_fetch_and_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_fetch_and_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_fetch_and_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int64_atomic_fetch_and_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_fetch_and_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_fetch_and_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);

/* shmemx_atomic_and_nbe: Sets dest to dest AND value. */
void shmemx_uint_atomic_and_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ulong_atomic_and_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_atomic_and_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_int32_atomic_and_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_and_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_and_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_and_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_atomic_and_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_and_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_and_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_and_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_and_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_and_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_and_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);

/* shmemx_atomic_fetch_or_nbe: Sets dest to dest OR value. */
void shmemx_uint_atomic_fetch_or_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ulong_atomic_fetch_or_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_atomic_fetch_or_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_int32_atomic_fetch_or_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_int64_atomic_fetch_or_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint32_atomic_fetch_or_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_atomic_fetch_or_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_atomic_fetch_or_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_fetch_or_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_fetch_or_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_fetch_or_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int64_atomic_fetch_or_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_fetch_or_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_fetch_or_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);

/* shmemx_atomic_or_nbe: Sets dest to dest OR value. */
void shmemx_uint_atomic_or_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ulong_atomic_or_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_atomic_or_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_int32_atomic_or_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_or_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_or_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_or_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_atomic_or_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_or_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_or_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_or_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_or_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_or_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_or_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);

/* shmemx_atomic_fetch_xor_nbe: Sets dest to dest XOR value. */
void shmemx_uint_atomic_fetch_xor_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ulong_atomic_fetch_xor_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_atomic_fetch_xor_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_int32_atomic_fetch_xor_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_int64_atomic_fetch_xor_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint32_atomic_fetch_xor_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_atomic_fetch_xor_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_atomic_fetch_xor_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_fetch_xor_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_fetch_xor_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_fetch_xor_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int64_atomic_fetch_xor_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_fetch_xor_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_fetch_xor_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);

/* shmemx_atomic_xor_nbe: Sets dest to dest XOR value. */
void shmemx_uint_atomic_xor_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ulong_atomic_xor_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_atomic_xor_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void shmemx_int32_atomic_xor_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_atomic_xor_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_atomic_xor_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void shmemx_uint64_atomic_xor_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_atomic_xor_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulong_atomic_xor_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ulonglong_atomic_xor_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int32_atomic_xor_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_atomic_xor_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_atomic_xor_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_atomic_xor_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);

/* shmemx_swap_nbe: The same as shmemx_atomic_swap_nbe. */
void shmemx_float_swap_nbe(float *fetch, float *dest, float value, int pe, shmemx_request_h *request);
void shmemx_double_swap_nbe(double *fetch, double *dest, double value, int pe, shmemx_request_h *request);
void shmemx_int_swap_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_long_swap_nbe(long *fetch, long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_swap_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_uint_swap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ulong_swap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_swap_nbe(unsigned long long *fetch, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void shmemx_int32_swap_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_swap_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_swap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_swap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_size_swap_nbe(size_t *fetch, size_t *dest, size_t value, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_swap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_float_swap_nbe(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_double_swap_nbe(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_swap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_swap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_swap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_swap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_swap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_swap_nbe(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_swap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_swap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_swap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_swap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_swap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_swap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);

/* shmemx_cswap_nbe: The same as shmemx_atomic_compare_swap_nbe. */
void shmemx_int_cswap_nbe(int *fetch, int *dest, int cond, int value, int pe, shmemx_request_h *request);
void shmemx_long_cswap_nbe(long *fetch, long *dest, long cond, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_cswap_nbe(long long *fetch, long long *dest, long long cond, long long value, int pe,
    shmemx_request_h *request);
void shmemx_uint_cswap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value,
    int pe, shmemx_request_h *request);
void shmemx_ulong_cswap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ulonglong_cswap_nbe(unsigned long long *fetch, unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_int32_cswap_nbe(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_int64_cswap_nbe(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint32_cswap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_cswap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_size_cswap_nbe(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ptrdiff_cswap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_cswap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_cswap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_cswap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long cond,
    long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint_cswap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_cswap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_cswap_nbe(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_cswap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_int64_cswap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_uint32_cswap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_uint64_cswap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe, shmemx_request_h *request);
void shmemx_ctx_size_cswap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond, size_t value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_ptrdiff_cswap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, shmemx_request_h *request);

/* shmemx_fadd_nbe: The same as shmemx_atomic_fetch_add_nbe. */
void shmemx_int_fadd_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void shmemx_long_fadd_nbe(long *fetch, long *dest, long value, int pe, shmemx_request_h *request);
void shmemx_longlong_fadd_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_uint_fadd_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void shmemx_ulong_fadd_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void shmemx_ulonglong_fadd_nbe(unsigned long long *fetch, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void shmemx_int32_fadd_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void shmemx_int64_fadd_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void shmemx_uint32_fadd_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_uint64_fadd_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_size_fadd_nbe(size_t *fetch, size_t *dest, size_t value, int pe, shmemx_request_h *request);
void shmemx_ptrdiff_fadd_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int_fadd_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_long_fadd_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_longlong_fadd_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint_fadd_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request);
void shmemx_ctx_ulong_fadd_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void shmemx_ctx_ulonglong_fadd_nbe(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void shmemx_ctx_int32_fadd_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_int64_fadd_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint32_fadd_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_uint64_fadd_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_size_fadd_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void shmemx_ctx_ptrdiff_fadd_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);


/* Raw entry points. For bindings of other languages: every operation of OpenSHMEM 1.6 that has typed
 * names, without a name for each type. What has no type (shmem_init, shmem_malloc, shmem_team_…,
 * shmem_ctx_…, shmem_barrier_all, locks and so on) is called as it is. Sizes are bytes. Where the kind of
 * an element matters, type says it, SHMEMX_TYPE_INT and the like. A value is passed and returned in the
 * low bits of a uint64_t. Otherwise each does what its typed functions do, with the same rules. ctx may be
 * SHMEM_CTX_DEFAULT. Threads: As for the typed functions. Heddle, "Raw entry points". */

/* shmemx_raw_type_size: The bytes of an element of this type, 0 if there is no such type. May be called at
 * any time by any thread. */
size_t shmemx_raw_type_size(int type);

/* shmemx_raw_put: shmem_put and shmem_p: copies nbytes bytes from source to dest on PE pe. An aligned 4 or
 * 8 bytes are one store. */
void shmemx_raw_put(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_put_nbi: shmem_put_nbi: starts to copy nbytes bytes from source to dest on PE pe. */
void shmemx_raw_put_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_get: shmem_get and shmem_g: copies nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_get_nbi: shmem_get_nbi: starts to copy nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_iput: shmem_iput and shmem_ibput: copies nblocks blocks of bsize elements of element bytes to
 * PE pe. Blocks start sst elements apart in source and dst elements apart in dest. A bsize of 1 is
 * shmem_iput. */
void shmemx_raw_iput(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);

/* shmemx_raw_iget: shmem_iget and shmem_ibget: copies nblocks blocks of bsize elements of element bytes
 * from PE pe. Blocks start sst elements apart in source and dst elements apart in dest. A bsize of 1 is
 * shmem_iget. */
void shmemx_raw_iget(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);

/* shmemx_raw_put_signal: shmem_put_signal: copies nbytes bytes from source to dest on PE pe, then updates
 * *sig_addr there. */
void shmemx_raw_put_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);

/* shmemx_raw_put_signal_nbi: shmem_put_signal_nbi: shmemx_raw_put_signal, but source may be reused only
 * after a quiet. */
void shmemx_raw_put_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* shmemx_raw_signal: shmem_signal_set and shmem_signal_add: updates *sig_addr on PE pe. */
void shmemx_raw_signal(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* shmemx_raw_atomic: shmem_atomic_set, add, inc, and, or and xor: updates the word of width bytes, 4 or 8,
 * at dest on PE pe by op, SHMEMX_ATOMIC_SET, ADD, AND, OR or XOR. */
void shmemx_raw_atomic(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe);

/* shmemx_raw_atomic_fetch: shmem_atomic_fetch, swap, compare_swap and fetch_…: as shmemx_raw_atomic, and
 * returns what the word was before. op may also be SHMEMX_ATOMIC_FETCH, which ignores value, SWAP, and
 * COMPARE_SWAP, which alone reads cond. */
uint64_t shmemx_raw_atomic_fetch(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe);

/* shmemx_raw_atomic_fetch_nbi: shmem_atomic_fetch_nbi and the like: shmemx_raw_atomic_fetch, but returns
 * at once; the width bytes at fetch are valid after a quiet on the context. */
void shmemx_raw_atomic_fetch_nbi(shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe);

/* shmemx_raw_wait_until: shmem_wait_until and shmem_signal_wait_until: waits until *ivar cmp cmp_value is
 * true and returns the value that made it so. */
uint64_t shmemx_raw_wait_until(int type, const void *ivar, int cmp, uint64_t cmp_value);

/* shmemx_raw_wait_until_all: shmem_wait_until_all and shmem_wait_until_all_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
void shmemx_raw_wait_until_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_wait_until_any: shmem_wait_until_any and shmem_wait_until_any_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
size_t shmemx_raw_wait_until_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_wait_until_some: shmem_wait_until_some and shmem_wait_until_some_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
size_t shmemx_raw_wait_until_some(int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues);

/* shmemx_raw_test: shmem_test: 1 if *ivar cmp cmp_value is true, else 0. */
int shmemx_raw_test(int type, const void *ivar, int cmp, uint64_t cmp_value);

/* shmemx_raw_test_all: shmem_test_all and shmem_test_all_vector: nvalues is 1 for one value, or nelems for
 * a value each. */
int shmemx_raw_test_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_test_any: shmem_test_any and shmem_test_any_vector: nvalues is 1 for one value, or nelems for
 * a value each. */
size_t shmemx_raw_test_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_test_some: shmem_test_some and shmem_test_some_vector: nvalues is 1 for one value, or nelems
 * for a value each. */
size_t shmemx_raw_test_some(int type, const void *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const void *cmp_values, size_t nvalues);


/* Raw entry points of collectives. For bindings, like shmemx_raw_put: the collectives over a team, by
 * bytes or by type. They return 0 on success. Threads: As for the typed functions. Heddle, "Raw entry
 * points". */

/* shmemx_raw_alltoall: shmem_alltoall: gives the j-th block of nbytes bytes of each PE i's source to PE j,
 * as the i-th block of its dest. */
int shmemx_raw_alltoall(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_alltoalls: shmem_alltoalls: the same with nelems elements of element bytes, which lie sst
 * elements apart in source and dst apart in dest. */
int shmemx_raw_alltoalls(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, size_t element);

/* shmemx_raw_broadcast: shmem_broadcast: copies nbytes bytes from source on PE PE_root of the team to dest
 * on all its PEs. */
int shmemx_raw_broadcast(shmem_team_t team, void *dest, const void *source, size_t nbytes, int PE_root);

/* shmemx_raw_collect: shmem_collect: puts the sources of all PEs one after the other into dest on every
 * PE; nbytes may differ. */
int shmemx_raw_collect(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_fcollect: shmem_fcollect: shmemx_raw_collect with the same nbytes on all PEs. */
int shmemx_raw_fcollect(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_reduce: shmem_and_reduce and the like: combines nreduce elements of all PEs by op,
 * SHMEMX_REDUCE_AND, OR, XOR, MAX, MIN, SUM or PROD; type must be one that OpenSHMEM has this reduction
 * for. */
int shmemx_raw_reduce(shmem_team_t team, int type, int op, void *dest, const void *source, size_t nreduce);

/* shmemx_raw_sum_inscan: shmem_sum_inscan: dest becomes the sum of the sources of this PE and all with
 * lower numbers in team. */
int shmemx_raw_sum_inscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);

/* shmemx_raw_sum_exscan: shmem_sum_exscan: dest becomes the sum of the sources of all PEs with lower
 * numbers in team: 0 on the first. */
int shmemx_raw_sum_exscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);


/* Requests. A request stands for operations that were posted to it, and completes for them alone:
 * shmem_quiet does not wait for them, nor a request for what was posted without it. Posting to a variable
 * that holds SHMEMX_REQUEST_NULL makes a request, posting to a live one adds to it. Operations of a
 * request are in no order without shmemx_request_fence. Making one is local. A handle is a value: a copy
 * of it is the same request, and of no more use once that has ended. shmem_finalize completes all
 * operations and ends all requests. Merged Requests for Better Performance and Productivity in
 * Multithreaded Threads: Any thread may call, also one that has posted nothing. One thread at a time posts
 * to a request, waits for it or tests it; to one that was made with SHMEMX_REQUEST_SHARED several may post
 * at once. The program sees to it that nothing is posted while another thread waits or tests. OpenSHMEM,
 * "Merged Requests". */

/* shmemx_request_alloc: Makes a request that waits for nothing yet, whatever the variable held. Options,
 * combined by OR: SHMEMX_REQUEST_PRIVATE (one thread alone), SHARED (several post at once), SERIALIZED
 * (one at a time, the default), LOCAL (wait and test are for local completion), PERSISTENT (wait and test
 * leave it alive), EXCLUSIVE (on a lane that no other has at the time of this call; if there is none,
 * fails), EXCLUSIVE_TRY (if there is none, on a shared one), PRIORITY_HIGH (as EXCLUSIVE_TRY) and
 * PRIORITY_LOW (no promise). Returns 0, or nonzero and SHMEMX_REQUEST_NULL. */
int shmemx_request_alloc(shmemx_request_params_t params, shmemx_request_h *request);

/* shmemx_request_free: Waits for what is outstanding, ends the request and sets *request to
 * SHMEMX_REQUEST_NULL. Does nothing if it is that. Returns 0. */
int shmemx_request_free(shmemx_request_h *request);

/* shmemx_request_wait: Waits until every operation that was posted to the request is complete and visible
 * to all PEs; blocks this thread only. Then the request ends and *request becomes SHMEMX_REQUEST_NULL,
 * unless it is persistent. Returns 0, at once if there is no request. For a request that was made with
 * SHMEMX_REQUEST_LOCAL it waits as shmemx_request_wait_local does; nothing but shmem_finalize tells then
 * when the operations are complete at their targets, if it is not persistent. */
int shmemx_request_wait(shmemx_request_h *request);

/* shmemx_request_wait_local: Waits until sources may be reused and what gets and atomic operations fetch
 * has arrived. Says nothing of the targets, and the request lives on. Returns 0. */
int shmemx_request_wait_local(shmemx_request_h *request);

/* shmemx_request_test: Stores 1 in *flag if shmemx_request_wait would not have to wait, and does then what
 * it does; else 0. Moves outstanding operations on. Returns 0. */
int shmemx_request_test(shmemx_request_h *request, int *flag);

/* shmemx_request_fence: At each PE, operations that are posted to the request later are delivered after
 * the puts, atomic operations and signals that were posted to it before. */
void shmemx_request_fence(shmemx_request_h request);

/* shmemx_request_wait_all: shmemx_request_wait for each of count requests. Returns 0. */
int shmemx_request_wait_all(size_t count, shmemx_request_h *requests);

/* shmemx_request_wait_any: Waits until one of count requests is complete, ends it as shmemx_request_wait
 * does and stores its place in *index. Those that are SHMEMX_REQUEST_NULL are left out; if all are, *index
 * becomes SIZE_MAX at once. Returns 0. */
int shmemx_request_wait_any(size_t count, shmemx_request_h *requests, size_t *index);

/* shmemx_request_wait_some: Waits until at least one of count requests is complete, ends all that are, and
 * stores how many in *completed and their places in indices. Those that are SHMEMX_REQUEST_NULL are left
 * out; if all are, *completed becomes 0 at once. Returns 0. */
int shmemx_request_wait_some(size_t count, shmemx_request_h *requests, size_t *completed, size_t *indices);

/* shmemx_merge_request: *request takes over everything that the count requests stand for, to which
 * requests points; it is made if it is SHMEMX_REQUEST_NULL, and keeps what it has. The requests end, and
 * their variables become SHMEMX_REQUEST_NULL. Null pointers, requests that are SHMEMX_REQUEST_NULL or
 * there twice, and *request itself do no harm. Returns 0. */
int shmemx_merge_request(size_t count, shmemx_request_h **requests, shmemx_request_h *request);

/* shmemx_request_merge: shmemx_merge_request, with the requests in an array. */
int shmemx_request_merge(shmemx_request_h *request, int count, shmemx_request_h *requests);

/* shmemx_wait_nbe: The same as shmemx_request_wait. */
int shmemx_wait_nbe(shmemx_request_h *request);

/* shmemx_test_nbe: The same as shmemx_request_test. */
int shmemx_test_nbe(shmemx_request_h *request, int *flag);

/* shmemx_req_wait: The same as shmemx_request_wait. */
int shmemx_req_wait(shmemx_request_h *request);

/* shmemx_req_test: The same as shmemx_request_test. */
int shmemx_req_test(shmemx_request_h *request, int *flag);

/* shmemx_request_allocate: The same as shmemx_request_alloc without options. */
int shmemx_request_allocate(shmemx_request_h *request);

#ifdef __cplusplus
}
#endif

/* C11: one name for all types, as in shmem.h. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

#define shmemx_put_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_put_nbe, \
    double *: shmemx_double_put_nbe, \
    long double *: shmemx_longdouble_put_nbe, \
    char *: shmemx_char_put_nbe, \
    signed char *: shmemx_schar_put_nbe, \
    short *: shmemx_short_put_nbe, \
    int *: shmemx_int_put_nbe, \
    long *: shmemx_long_put_nbe, \
    long long *: shmemx_longlong_put_nbe, \
    unsigned char *: shmemx_uchar_put_nbe, \
    unsigned short *: shmemx_ushort_put_nbe, \
    unsigned int *: shmemx_uint_put_nbe, \
    unsigned long *: shmemx_ulong_put_nbe, \
    unsigned long long *: shmemx_ulonglong_put_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_put_nbe, \
        double *: shmemx_ctx_double_put_nbe, \
        long double *: shmemx_ctx_longdouble_put_nbe, \
        char *: shmemx_ctx_char_put_nbe, \
        signed char *: shmemx_ctx_schar_put_nbe, \
        short *: shmemx_ctx_short_put_nbe, \
        int *: shmemx_ctx_int_put_nbe, \
        long *: shmemx_ctx_long_put_nbe, \
        long long *: shmemx_ctx_longlong_put_nbe, \
        unsigned char *: shmemx_ctx_uchar_put_nbe, \
        unsigned short *: shmemx_ctx_ushort_put_nbe, \
        unsigned int *: shmemx_ctx_uint_put_nbe, \
        unsigned long *: shmemx_ctx_ulong_put_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_put_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_p_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_p_nbe, \
    double *: shmemx_double_p_nbe, \
    long double *: shmemx_longdouble_p_nbe, \
    char *: shmemx_char_p_nbe, \
    signed char *: shmemx_schar_p_nbe, \
    short *: shmemx_short_p_nbe, \
    int *: shmemx_int_p_nbe, \
    long *: shmemx_long_p_nbe, \
    long long *: shmemx_longlong_p_nbe, \
    unsigned char *: shmemx_uchar_p_nbe, \
    unsigned short *: shmemx_ushort_p_nbe, \
    unsigned int *: shmemx_uint_p_nbe, \
    unsigned long *: shmemx_ulong_p_nbe, \
    unsigned long long *: shmemx_ulonglong_p_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_p_nbe, \
        double *: shmemx_ctx_double_p_nbe, \
        long double *: shmemx_ctx_longdouble_p_nbe, \
        char *: shmemx_ctx_char_p_nbe, \
        signed char *: shmemx_ctx_schar_p_nbe, \
        short *: shmemx_ctx_short_p_nbe, \
        int *: shmemx_ctx_int_p_nbe, \
        long *: shmemx_ctx_long_p_nbe, \
        long long *: shmemx_ctx_longlong_p_nbe, \
        unsigned char *: shmemx_ctx_uchar_p_nbe, \
        unsigned short *: shmemx_ctx_ushort_p_nbe, \
        unsigned int *: shmemx_ctx_uint_p_nbe, \
        unsigned long *: shmemx_ctx_ulong_p_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_p_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_get_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_get_nbe, \
    double *: shmemx_double_get_nbe, \
    long double *: shmemx_longdouble_get_nbe, \
    char *: shmemx_char_get_nbe, \
    signed char *: shmemx_schar_get_nbe, \
    short *: shmemx_short_get_nbe, \
    int *: shmemx_int_get_nbe, \
    long *: shmemx_long_get_nbe, \
    long long *: shmemx_longlong_get_nbe, \
    unsigned char *: shmemx_uchar_get_nbe, \
    unsigned short *: shmemx_ushort_get_nbe, \
    unsigned int *: shmemx_uint_get_nbe, \
    unsigned long *: shmemx_ulong_get_nbe, \
    unsigned long long *: shmemx_ulonglong_get_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_get_nbe, \
        double *: shmemx_ctx_double_get_nbe, \
        long double *: shmemx_ctx_longdouble_get_nbe, \
        char *: shmemx_ctx_char_get_nbe, \
        signed char *: shmemx_ctx_schar_get_nbe, \
        short *: shmemx_ctx_short_get_nbe, \
        int *: shmemx_ctx_int_get_nbe, \
        long *: shmemx_ctx_long_get_nbe, \
        long long *: shmemx_ctx_longlong_get_nbe, \
        unsigned char *: shmemx_ctx_uchar_get_nbe, \
        unsigned short *: shmemx_ctx_ushort_get_nbe, \
        unsigned int *: shmemx_ctx_uint_get_nbe, \
        unsigned long *: shmemx_ctx_ulong_get_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_get_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_iput_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_iput_nbe, \
    double *: shmemx_double_iput_nbe, \
    long double *: shmemx_longdouble_iput_nbe, \
    char *: shmemx_char_iput_nbe, \
    signed char *: shmemx_schar_iput_nbe, \
    short *: shmemx_short_iput_nbe, \
    int *: shmemx_int_iput_nbe, \
    long *: shmemx_long_iput_nbe, \
    long long *: shmemx_longlong_iput_nbe, \
    unsigned char *: shmemx_uchar_iput_nbe, \
    unsigned short *: shmemx_ushort_iput_nbe, \
    unsigned int *: shmemx_uint_iput_nbe, \
    unsigned long *: shmemx_ulong_iput_nbe, \
    unsigned long long *: shmemx_ulonglong_iput_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_iput_nbe, \
        double *: shmemx_ctx_double_iput_nbe, \
        long double *: shmemx_ctx_longdouble_iput_nbe, \
        char *: shmemx_ctx_char_iput_nbe, \
        signed char *: shmemx_ctx_schar_iput_nbe, \
        short *: shmemx_ctx_short_iput_nbe, \
        int *: shmemx_ctx_int_iput_nbe, \
        long *: shmemx_ctx_long_iput_nbe, \
        long long *: shmemx_ctx_longlong_iput_nbe, \
        unsigned char *: shmemx_ctx_uchar_iput_nbe, \
        unsigned short *: shmemx_ctx_ushort_iput_nbe, \
        unsigned int *: shmemx_ctx_uint_iput_nbe, \
        unsigned long *: shmemx_ctx_ulong_iput_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_iput_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_iget_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_iget_nbe, \
    double *: shmemx_double_iget_nbe, \
    long double *: shmemx_longdouble_iget_nbe, \
    char *: shmemx_char_iget_nbe, \
    signed char *: shmemx_schar_iget_nbe, \
    short *: shmemx_short_iget_nbe, \
    int *: shmemx_int_iget_nbe, \
    long *: shmemx_long_iget_nbe, \
    long long *: shmemx_longlong_iget_nbe, \
    unsigned char *: shmemx_uchar_iget_nbe, \
    unsigned short *: shmemx_ushort_iget_nbe, \
    unsigned int *: shmemx_uint_iget_nbe, \
    unsigned long *: shmemx_ulong_iget_nbe, \
    unsigned long long *: shmemx_ulonglong_iget_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_iget_nbe, \
        double *: shmemx_ctx_double_iget_nbe, \
        long double *: shmemx_ctx_longdouble_iget_nbe, \
        char *: shmemx_ctx_char_iget_nbe, \
        signed char *: shmemx_ctx_schar_iget_nbe, \
        short *: shmemx_ctx_short_iget_nbe, \
        int *: shmemx_ctx_int_iget_nbe, \
        long *: shmemx_ctx_long_iget_nbe, \
        long long *: shmemx_ctx_longlong_iget_nbe, \
        unsigned char *: shmemx_ctx_uchar_iget_nbe, \
        unsigned short *: shmemx_ctx_ushort_iget_nbe, \
        unsigned int *: shmemx_ctx_uint_iget_nbe, \
        unsigned long *: shmemx_ctx_ulong_iget_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_iget_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_put_signal_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_put_signal_nbe, \
    double *: shmemx_double_put_signal_nbe, \
    long double *: shmemx_longdouble_put_signal_nbe, \
    char *: shmemx_char_put_signal_nbe, \
    signed char *: shmemx_schar_put_signal_nbe, \
    short *: shmemx_short_put_signal_nbe, \
    int *: shmemx_int_put_signal_nbe, \
    long *: shmemx_long_put_signal_nbe, \
    long long *: shmemx_longlong_put_signal_nbe, \
    unsigned char *: shmemx_uchar_put_signal_nbe, \
    unsigned short *: shmemx_ushort_put_signal_nbe, \
    unsigned int *: shmemx_uint_put_signal_nbe, \
    unsigned long *: shmemx_ulong_put_signal_nbe, \
    unsigned long long *: shmemx_ulonglong_put_signal_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_put_signal_nbe, \
        double *: shmemx_ctx_double_put_signal_nbe, \
        long double *: shmemx_ctx_longdouble_put_signal_nbe, \
        char *: shmemx_ctx_char_put_signal_nbe, \
        signed char *: shmemx_ctx_schar_put_signal_nbe, \
        short *: shmemx_ctx_short_put_signal_nbe, \
        int *: shmemx_ctx_int_put_signal_nbe, \
        long *: shmemx_ctx_long_put_signal_nbe, \
        long long *: shmemx_ctx_longlong_put_signal_nbe, \
        unsigned char *: shmemx_ctx_uchar_put_signal_nbe, \
        unsigned short *: shmemx_ctx_ushort_put_signal_nbe, \
        unsigned int *: shmemx_ctx_uint_put_signal_nbe, \
        unsigned long *: shmemx_ctx_ulong_put_signal_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_put_signal_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_atomic_fetch_nbe, \
    double *: shmemx_double_atomic_fetch_nbe, \
    int *: shmemx_int_atomic_fetch_nbe, \
    long *: shmemx_long_atomic_fetch_nbe, \
    long long *: shmemx_longlong_atomic_fetch_nbe, \
    unsigned int *: shmemx_uint_atomic_fetch_nbe, \
    unsigned long *: shmemx_ulong_atomic_fetch_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_fetch_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_atomic_fetch_nbe, \
        double *: shmemx_ctx_double_atomic_fetch_nbe, \
        int *: shmemx_ctx_int_atomic_fetch_nbe, \
        long *: shmemx_ctx_long_atomic_fetch_nbe, \
        long long *: shmemx_ctx_longlong_atomic_fetch_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_fetch_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_fetch_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_fetch_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_set_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_atomic_set_nbe, \
    double *: shmemx_double_atomic_set_nbe, \
    int *: shmemx_int_atomic_set_nbe, \
    long *: shmemx_long_atomic_set_nbe, \
    long long *: shmemx_longlong_atomic_set_nbe, \
    unsigned int *: shmemx_uint_atomic_set_nbe, \
    unsigned long *: shmemx_ulong_atomic_set_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_set_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_atomic_set_nbe, \
        double *: shmemx_ctx_double_atomic_set_nbe, \
        int *: shmemx_ctx_int_atomic_set_nbe, \
        long *: shmemx_ctx_long_atomic_set_nbe, \
        long long *: shmemx_ctx_longlong_atomic_set_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_set_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_set_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_set_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_swap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_atomic_swap_nbe, \
    double *: shmemx_double_atomic_swap_nbe, \
    int *: shmemx_int_atomic_swap_nbe, \
    long *: shmemx_long_atomic_swap_nbe, \
    long long *: shmemx_longlong_atomic_swap_nbe, \
    unsigned int *: shmemx_uint_atomic_swap_nbe, \
    unsigned long *: shmemx_ulong_atomic_swap_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_swap_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_atomic_swap_nbe, \
        double *: shmemx_ctx_double_atomic_swap_nbe, \
        int *: shmemx_ctx_int_atomic_swap_nbe, \
        long *: shmemx_ctx_long_atomic_swap_nbe, \
        long long *: shmemx_ctx_longlong_atomic_swap_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_swap_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_swap_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_swap_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_compare_swap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    int *: shmemx_int_atomic_compare_swap_nbe, \
    long *: shmemx_long_atomic_compare_swap_nbe, \
    long long *: shmemx_longlong_atomic_compare_swap_nbe, \
    unsigned int *: shmemx_uint_atomic_compare_swap_nbe, \
    unsigned long *: shmemx_ulong_atomic_compare_swap_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_compare_swap_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        int *: shmemx_ctx_int_atomic_compare_swap_nbe, \
        long *: shmemx_ctx_long_atomic_compare_swap_nbe, \
        long long *: shmemx_ctx_longlong_atomic_compare_swap_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_compare_swap_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_compare_swap_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_compare_swap_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_inc_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    int *: shmemx_int_atomic_fetch_inc_nbe, \
    long *: shmemx_long_atomic_fetch_inc_nbe, \
    long long *: shmemx_longlong_atomic_fetch_inc_nbe, \
    unsigned int *: shmemx_uint_atomic_fetch_inc_nbe, \
    unsigned long *: shmemx_ulong_atomic_fetch_inc_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_fetch_inc_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        int *: shmemx_ctx_int_atomic_fetch_inc_nbe, \
        long *: shmemx_ctx_long_atomic_fetch_inc_nbe, \
        long long *: shmemx_ctx_longlong_atomic_fetch_inc_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_fetch_inc_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_fetch_inc_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_fetch_inc_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_inc_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    int *: shmemx_int_atomic_inc_nbe, \
    long *: shmemx_long_atomic_inc_nbe, \
    long long *: shmemx_longlong_atomic_inc_nbe, \
    unsigned int *: shmemx_uint_atomic_inc_nbe, \
    unsigned long *: shmemx_ulong_atomic_inc_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_inc_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        int *: shmemx_ctx_int_atomic_inc_nbe, \
        long *: shmemx_ctx_long_atomic_inc_nbe, \
        long long *: shmemx_ctx_longlong_atomic_inc_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_inc_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_inc_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_inc_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_add_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    int *: shmemx_int_atomic_fetch_add_nbe, \
    long *: shmemx_long_atomic_fetch_add_nbe, \
    long long *: shmemx_longlong_atomic_fetch_add_nbe, \
    unsigned int *: shmemx_uint_atomic_fetch_add_nbe, \
    unsigned long *: shmemx_ulong_atomic_fetch_add_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_fetch_add_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        int *: shmemx_ctx_int_atomic_fetch_add_nbe, \
        long *: shmemx_ctx_long_atomic_fetch_add_nbe, \
        long long *: shmemx_ctx_longlong_atomic_fetch_add_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_fetch_add_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_fetch_add_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_fetch_add_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_add_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    int *: shmemx_int_atomic_add_nbe, \
    long *: shmemx_long_atomic_add_nbe, \
    long long *: shmemx_longlong_atomic_add_nbe, \
    unsigned int *: shmemx_uint_atomic_add_nbe, \
    unsigned long *: shmemx_ulong_atomic_add_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_add_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        int *: shmemx_ctx_int_atomic_add_nbe, \
        long *: shmemx_ctx_long_atomic_add_nbe, \
        long long *: shmemx_ctx_longlong_atomic_add_nbe, \
        unsigned int *: shmemx_ctx_uint_atomic_add_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_add_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_add_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_and_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    unsigned int *: shmemx_uint_atomic_fetch_and_nbe, \
    unsigned long *: shmemx_ulong_atomic_fetch_and_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_fetch_and_nbe, \
    int32_t *: shmemx_int32_atomic_fetch_and_nbe, \
    int64_t *: shmemx_int64_atomic_fetch_and_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        unsigned int *: shmemx_ctx_uint_atomic_fetch_and_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_fetch_and_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_fetch_and_nbe, \
        int32_t *: shmemx_ctx_int32_atomic_fetch_and_nbe, \
        int64_t *: shmemx_ctx_int64_atomic_fetch_and_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_and_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    unsigned int *: shmemx_uint_atomic_and_nbe, \
    unsigned long *: shmemx_ulong_atomic_and_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_and_nbe, \
    int32_t *: shmemx_int32_atomic_and_nbe, \
    int64_t *: shmemx_int64_atomic_and_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        unsigned int *: shmemx_ctx_uint_atomic_and_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_and_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_and_nbe, \
        int32_t *: shmemx_ctx_int32_atomic_and_nbe, \
        int64_t *: shmemx_ctx_int64_atomic_and_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_or_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    unsigned int *: shmemx_uint_atomic_fetch_or_nbe, \
    unsigned long *: shmemx_ulong_atomic_fetch_or_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_fetch_or_nbe, \
    int32_t *: shmemx_int32_atomic_fetch_or_nbe, \
    int64_t *: shmemx_int64_atomic_fetch_or_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        unsigned int *: shmemx_ctx_uint_atomic_fetch_or_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_fetch_or_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_fetch_or_nbe, \
        int32_t *: shmemx_ctx_int32_atomic_fetch_or_nbe, \
        int64_t *: shmemx_ctx_int64_atomic_fetch_or_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_or_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    unsigned int *: shmemx_uint_atomic_or_nbe, \
    unsigned long *: shmemx_ulong_atomic_or_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_or_nbe, \
    int32_t *: shmemx_int32_atomic_or_nbe, \
    int64_t *: shmemx_int64_atomic_or_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        unsigned int *: shmemx_ctx_uint_atomic_or_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_or_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_or_nbe, \
        int32_t *: shmemx_ctx_int32_atomic_or_nbe, \
        int64_t *: shmemx_ctx_int64_atomic_or_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_xor_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    unsigned int *: shmemx_uint_atomic_fetch_xor_nbe, \
    unsigned long *: shmemx_ulong_atomic_fetch_xor_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_fetch_xor_nbe, \
    int32_t *: shmemx_int32_atomic_fetch_xor_nbe, \
    int64_t *: shmemx_int64_atomic_fetch_xor_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        unsigned int *: shmemx_ctx_uint_atomic_fetch_xor_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_fetch_xor_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_fetch_xor_nbe, \
        int32_t *: shmemx_ctx_int32_atomic_fetch_xor_nbe, \
        int64_t *: shmemx_ctx_int64_atomic_fetch_xor_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_atomic_xor_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    unsigned int *: shmemx_uint_atomic_xor_nbe, \
    unsigned long *: shmemx_ulong_atomic_xor_nbe, \
    unsigned long long *: shmemx_ulonglong_atomic_xor_nbe, \
    int32_t *: shmemx_int32_atomic_xor_nbe, \
    int64_t *: shmemx_int64_atomic_xor_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        unsigned int *: shmemx_ctx_uint_atomic_xor_nbe, \
        unsigned long *: shmemx_ctx_ulong_atomic_xor_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_atomic_xor_nbe, \
        int32_t *: shmemx_ctx_int32_atomic_xor_nbe, \
        int64_t *: shmemx_ctx_int64_atomic_xor_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_swap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    float *: shmemx_float_swap_nbe, \
    double *: shmemx_double_swap_nbe, \
    int *: shmemx_int_swap_nbe, \
    long *: shmemx_long_swap_nbe, \
    long long *: shmemx_longlong_swap_nbe, \
    unsigned int *: shmemx_uint_swap_nbe, \
    unsigned long *: shmemx_ulong_swap_nbe, \
    unsigned long long *: shmemx_ulonglong_swap_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        float *: shmemx_ctx_float_swap_nbe, \
        double *: shmemx_ctx_double_swap_nbe, \
        int *: shmemx_ctx_int_swap_nbe, \
        long *: shmemx_ctx_long_swap_nbe, \
        long long *: shmemx_ctx_longlong_swap_nbe, \
        unsigned int *: shmemx_ctx_uint_swap_nbe, \
        unsigned long *: shmemx_ctx_ulong_swap_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_swap_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_cswap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    int *: shmemx_int_cswap_nbe, \
    long *: shmemx_long_cswap_nbe, \
    long long *: shmemx_longlong_cswap_nbe, \
    unsigned int *: shmemx_uint_cswap_nbe, \
    unsigned long *: shmemx_ulong_cswap_nbe, \
    unsigned long long *: shmemx_ulonglong_cswap_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        int *: shmemx_ctx_int_cswap_nbe, \
        long *: shmemx_ctx_long_cswap_nbe, \
        long long *: shmemx_ctx_longlong_cswap_nbe, \
        unsigned int *: shmemx_ctx_uint_cswap_nbe, \
        unsigned long *: shmemx_ctx_ulong_cswap_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_cswap_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#define shmemx_fadd_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    int *: shmemx_int_fadd_nbe, \
    long *: shmemx_long_fadd_nbe, \
    long long *: shmemx_longlong_fadd_nbe, \
    unsigned int *: shmemx_uint_fadd_nbe, \
    unsigned long *: shmemx_ulong_fadd_nbe, \
    unsigned long long *: shmemx_ulonglong_fadd_nbe, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        int *: shmemx_ctx_int_fadd_nbe, \
        long *: shmemx_ctx_long_fadd_nbe, \
        long long *: shmemx_ctx_longlong_fadd_nbe, \
        unsigned int *: shmemx_ctx_uint_fadd_nbe, \
        unsigned long *: shmemx_ctx_ulong_fadd_nbe, \
        unsigned long long *: shmemx_ctx_ulonglong_fadd_nbe, \
        default: heddle_no_such_type))(__VA_ARGS__)

#endif

#endif
