/* Made by gen.py from shmem.api: do not edit. */
/* The profiling interface: every function of shmemx.h under a second name, which nothing replaces. */
#ifndef HEDDLE_PSHMEMX_H
#define HEDDLE_PSHMEMX_H

#include "shmemx.h"
#include "pshmem.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Non-blocking put and get with a request */
void pshmemx_float_put_nbe(float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_double_put_nbe(double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_longdouble_put_nbe(long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_char_put_nbe(char *dest, const char *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_schar_put_nbe(signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_short_put_nbe(short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int_put_nbe(int *dest, const int *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_long_put_nbe(long *dest, const long *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_longlong_put_nbe(long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uchar_put_nbe(unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ushort_put_nbe(unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint_put_nbe(unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_put_nbe(unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_put_nbe(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int8_put_nbe(int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int16_put_nbe(int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int32_put_nbe(int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int64_put_nbe(int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint8_put_nbe(uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint16_put_nbe(uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_put_nbe(uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_put_nbe(uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_size_put_nbe(size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ptrdiff_put_nbe(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_put8_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_put16_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_put32_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_put64_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_put128_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_putmem_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_float_put_nbe(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_double_put_nbe(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longdouble_put_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_char_put_nbe(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_schar_put_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_short_put_nbe(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_put_nbe(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_put_nbe(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_put_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uchar_put_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ushort_put_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_put_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_put_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_put_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int8_put_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int16_put_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int32_put_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_put_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint8_put_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint16_put_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_put_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_put_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_size_put_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_put_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_put8_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_put16_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_put32_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_put64_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_put128_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_putmem_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_float_p_nbe(float *dest, float value, int pe, shmemx_request_h *request);
void pshmemx_double_p_nbe(double *dest, double value, int pe, shmemx_request_h *request);
void pshmemx_longdouble_p_nbe(long double *dest, long double value, int pe, shmemx_request_h *request);
void pshmemx_char_p_nbe(char *dest, char value, int pe, shmemx_request_h *request);
void pshmemx_schar_p_nbe(signed char *dest, signed char value, int pe, shmemx_request_h *request);
void pshmemx_short_p_nbe(short *dest, short value, int pe, shmemx_request_h *request);
void pshmemx_int_p_nbe(int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_long_p_nbe(long *dest, long value, int pe, shmemx_request_h *request);
void pshmemx_longlong_p_nbe(long long *dest, long long value, int pe, shmemx_request_h *request);
void pshmemx_uchar_p_nbe(unsigned char *dest, unsigned char value, int pe, shmemx_request_h *request);
void pshmemx_ushort_p_nbe(unsigned short *dest, unsigned short value, int pe, shmemx_request_h *request);
void pshmemx_uint_p_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ulong_p_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_p_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_int8_p_nbe(int8_t *dest, int8_t value, int pe, shmemx_request_h *request);
void pshmemx_int16_p_nbe(int16_t *dest, int16_t value, int pe, shmemx_request_h *request);
void pshmemx_int32_p_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_p_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint8_p_nbe(uint8_t *dest, uint8_t value, int pe, shmemx_request_h *request);
void pshmemx_uint16_p_nbe(uint16_t *dest, uint16_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_p_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_uint64_p_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_size_p_nbe(size_t *dest, size_t value, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_p_nbe(ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_float_p_nbe(shmem_ctx_t ctx, float *dest, float value, int pe, shmemx_request_h *request);
void pshmemx_ctx_double_p_nbe(shmem_ctx_t ctx, double *dest, double value, int pe, shmemx_request_h *request);
void pshmemx_ctx_longdouble_p_nbe(shmem_ctx_t ctx, long double *dest, long double value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_char_p_nbe(shmem_ctx_t ctx, char *dest, char value, int pe, shmemx_request_h *request);
void pshmemx_ctx_schar_p_nbe(shmem_ctx_t ctx, signed char *dest, signed char value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_short_p_nbe(shmem_ctx_t ctx, short *dest, short value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int_p_nbe(shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_long_p_nbe(shmem_ctx_t ctx, long *dest, long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_longlong_p_nbe(shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uchar_p_nbe(shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ushort_p_nbe(shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_p_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulong_p_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulonglong_p_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int8_p_nbe(shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int16_p_nbe(shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int32_p_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_p_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint8_p_nbe(shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint16_p_nbe(shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_p_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_p_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_size_p_nbe(shmem_ctx_t ctx, size_t *dest, size_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_p_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_float_get_nbe(float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_double_get_nbe(double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_longdouble_get_nbe(long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_char_get_nbe(char *dest, const char *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_schar_get_nbe(signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_short_get_nbe(short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int_get_nbe(int *dest, const int *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_long_get_nbe(long *dest, const long *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_longlong_get_nbe(long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uchar_get_nbe(unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ushort_get_nbe(unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint_get_nbe(unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_get_nbe(unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_get_nbe(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int8_get_nbe(int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int16_get_nbe(int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int32_get_nbe(int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_int64_get_nbe(int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint8_get_nbe(uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint16_get_nbe(uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_get_nbe(uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_get_nbe(uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_size_get_nbe(size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ptrdiff_get_nbe(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_get8_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_get16_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_get32_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_get64_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_get128_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_getmem_nbe(void *dest, const void *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_float_get_nbe(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_double_get_nbe(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longdouble_get_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_char_get_nbe(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_schar_get_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_short_get_nbe(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_get_nbe(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_get_nbe(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_get_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uchar_get_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ushort_get_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_get_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_get_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_get_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int8_get_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int16_get_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int32_get_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_get_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint8_get_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint16_get_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_get_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_get_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_size_get_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_get_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_get8_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_get16_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_get32_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_get64_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_get128_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_getmem_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request);

/* Non-blocking strided put and get with a request */
void pshmemx_float_iput_nbe(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_double_iput_nbe(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_longdouble_iput_nbe(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_char_iput_nbe(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_schar_iput_nbe(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_short_iput_nbe(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int_iput_nbe(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_long_iput_nbe(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_longlong_iput_nbe(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uchar_iput_nbe(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ushort_iput_nbe(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uint_iput_nbe(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ulong_iput_nbe(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_iput_nbe(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_int8_iput_nbe(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int16_iput_nbe(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int32_iput_nbe(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int64_iput_nbe(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_uint8_iput_nbe(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_uint16_iput_nbe(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uint32_iput_nbe(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uint64_iput_nbe(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_size_iput_nbe(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_iput_nbe(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_iput8_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iput16_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iput32_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iput64_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iput128_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_float_iput_nbe(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_double_iput_nbe(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_longdouble_iput_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_char_iput_nbe(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_schar_iput_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_short_iput_nbe(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int_iput_nbe(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_long_iput_nbe(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_longlong_iput_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uchar_iput_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ushort_iput_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_iput_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_iput_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_iput_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int8_iput_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int16_iput_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_iput_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_iput_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint8_iput_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint16_iput_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_iput_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_iput_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_size_iput_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_iput_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iput8_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iput16_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iput32_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iput64_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iput128_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_float_iget_nbe(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_double_iget_nbe(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_longdouble_iget_nbe(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_char_iget_nbe(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_schar_iget_nbe(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_short_iget_nbe(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int_iget_nbe(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_long_iget_nbe(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_longlong_iget_nbe(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uchar_iget_nbe(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ushort_iget_nbe(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uint_iget_nbe(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ulong_iget_nbe(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_iget_nbe(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_int8_iget_nbe(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int16_iget_nbe(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int32_iget_nbe(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_int64_iget_nbe(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_uint8_iget_nbe(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_uint16_iget_nbe(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uint32_iget_nbe(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_uint64_iget_nbe(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_size_iget_nbe(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_iget_nbe(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_iget8_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iget16_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iget32_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iget64_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_iget128_nbe(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_float_iget_nbe(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_double_iget_nbe(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_longdouble_iget_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_char_iget_nbe(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_schar_iget_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_short_iget_nbe(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int_iget_nbe(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_long_iget_nbe(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_longlong_iget_nbe(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uchar_iget_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ushort_iget_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_iget_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_iget_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_iget_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int8_iget_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int16_iget_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_iget_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_iget_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint8_iget_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint16_iget_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_iget_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_iget_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_size_iget_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_iget_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iget8_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iget16_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iget32_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iget64_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);
void pshmemx_ctx_iget128_nbe(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request);

/* Non-blocking put with signal and a request */
void pshmemx_float_put_signal_nbe(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_double_put_signal_nbe(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_longdouble_put_signal_nbe(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_char_put_signal_nbe(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_schar_put_signal_nbe(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_short_put_signal_nbe(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_int_put_signal_nbe(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_long_put_signal_nbe(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_longlong_put_signal_nbe(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_uchar_put_signal_nbe(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ushort_put_signal_nbe(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_uint_put_signal_nbe(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ulong_put_signal_nbe(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_put_signal_nbe(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_int8_put_signal_nbe(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_int16_put_signal_nbe(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_int32_put_signal_nbe(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_int64_put_signal_nbe(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_uint8_put_signal_nbe(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_uint16_put_signal_nbe(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_uint32_put_signal_nbe(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_uint64_put_signal_nbe(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_size_put_signal_nbe(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_put_signal_nbe(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_put8_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_put16_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_put32_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_put64_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_put128_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_putmem_signal_nbe(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_float_put_signal_nbe(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_double_put_signal_nbe(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_longdouble_put_signal_nbe(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_char_put_signal_nbe(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_schar_put_signal_nbe(shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_short_put_signal_nbe(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_int_put_signal_nbe(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_long_put_signal_nbe(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_longlong_put_signal_nbe(shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_uchar_put_signal_nbe(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_ushort_put_signal_nbe(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_put_signal_nbe(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_put_signal_nbe(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_put_signal_nbe(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int8_put_signal_nbe(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_int16_put_signal_nbe(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_put_signal_nbe(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_put_signal_nbe(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint8_put_signal_nbe(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint16_put_signal_nbe(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_put_signal_nbe(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_put_signal_nbe(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_size_put_signal_nbe(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_put_signal_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_put8_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_put16_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_put32_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_put64_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_put128_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);
void pshmemx_ctx_putmem_signal_nbe(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request);

/* Non-blocking atomic operations with a request */
void pshmemx_float_atomic_fetch_nbe(float *fetch, const float *source, int pe, shmemx_request_h *request);
void pshmemx_double_atomic_fetch_nbe(double *fetch, const double *source, int pe, shmemx_request_h *request);
void pshmemx_int_atomic_fetch_nbe(int *fetch, const int *source, int pe, shmemx_request_h *request);
void pshmemx_long_atomic_fetch_nbe(long *fetch, const long *source, int pe, shmemx_request_h *request);
void pshmemx_longlong_atomic_fetch_nbe(long long *fetch, const long long *source, int pe,
    shmemx_request_h *request);
void pshmemx_uint_atomic_fetch_nbe(unsigned int *fetch, const unsigned int *source, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_atomic_fetch_nbe(unsigned long *fetch, const unsigned long *source, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_fetch_nbe(unsigned long long *fetch, const unsigned long long *source, int pe,
    shmemx_request_h *request);
void pshmemx_int32_atomic_fetch_nbe(int32_t *fetch, const int32_t *source, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_fetch_nbe(int64_t *fetch, const int64_t *source, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_fetch_nbe(uint32_t *fetch, const uint32_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_atomic_fetch_nbe(uint64_t *fetch, const uint64_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_size_atomic_fetch_nbe(size_t *fetch, const size_t *source, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_fetch_nbe(ptrdiff_t *fetch, const ptrdiff_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_float_atomic_fetch_nbe(shmem_ctx_t ctx, float *fetch, const float *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_double_atomic_fetch_nbe(shmem_ctx_t ctx, double *fetch, const double *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_atomic_fetch_nbe(shmem_ctx_t ctx, int *fetch, const int *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_atomic_fetch_nbe(shmem_ctx_t ctx, long *fetch, const long *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_fetch_nbe(shmem_ctx_t ctx, long long *fetch, const long long *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_fetch_nbe(shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_fetch_nbe(shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_fetch_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_fetch_nbe(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_fetch_nbe(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_fetch_nbe(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_fetch_nbe(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_size_atomic_fetch_nbe(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_fetch_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source, int pe,
    shmemx_request_h *request);
void pshmemx_float_atomic_set_nbe(float *dest, float value, int pe, shmemx_request_h *request);
void pshmemx_double_atomic_set_nbe(double *dest, double value, int pe, shmemx_request_h *request);
void pshmemx_int_atomic_set_nbe(int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_long_atomic_set_nbe(long *dest, long value, int pe, shmemx_request_h *request);
void pshmemx_longlong_atomic_set_nbe(long long *dest, long long value, int pe, shmemx_request_h *request);
void pshmemx_uint_atomic_set_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ulong_atomic_set_nbe(unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_set_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_int32_atomic_set_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_set_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_set_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_set_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_size_atomic_set_nbe(size_t *dest, size_t value, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_set_nbe(ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_float_atomic_set_nbe(shmem_ctx_t ctx, float *dest, float value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_double_atomic_set_nbe(shmem_ctx_t ctx, double *dest, double value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_atomic_set_nbe(shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_long_atomic_set_nbe(shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_set_nbe(shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_set_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_set_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_set_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_set_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_set_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_set_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_set_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_size_atomic_set_nbe(shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_set_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_float_atomic_swap_nbe(float *fetch, float *dest, float value, int pe, shmemx_request_h *request);
void pshmemx_double_atomic_swap_nbe(double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request);
void pshmemx_int_atomic_swap_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_long_atomic_swap_nbe(long *fetch, long *dest, long value, int pe, shmemx_request_h *request);
void pshmemx_longlong_atomic_swap_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_atomic_swap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_atomic_swap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_swap_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_int32_atomic_swap_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int64_atomic_swap_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_atomic_swap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_atomic_swap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_size_atomic_swap_nbe(size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_swap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_float_atomic_swap_nbe(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_double_atomic_swap_nbe(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_atomic_swap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_atomic_swap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_swap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_swap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_swap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_swap_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_swap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_swap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_swap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_swap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_size_atomic_swap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_swap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe, shmemx_request_h *request);
void pshmemx_int_atomic_compare_swap_nbe(int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request);
void pshmemx_long_atomic_compare_swap_nbe(long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request);
void pshmemx_longlong_atomic_compare_swap_nbe(long long *fetch, long long *dest, long long cond,
    long long value, int pe, shmemx_request_h *request);
void pshmemx_uint_atomic_compare_swap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ulong_atomic_compare_swap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_atomic_compare_swap_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_int32_atomic_compare_swap_nbe(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int64_atomic_compare_swap_nbe(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_atomic_compare_swap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_compare_swap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_size_atomic_compare_swap_nbe(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_compare_swap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int_atomic_compare_swap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_long_atomic_compare_swap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_compare_swap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_compare_swap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_compare_swap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_compare_swap_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_compare_swap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_compare_swap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_compare_swap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_compare_swap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_size_atomic_compare_swap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_compare_swap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_request_h *request);
void pshmemx_int_atomic_fetch_inc_nbe(int *fetch, int *dest, int pe, shmemx_request_h *request);
void pshmemx_long_atomic_fetch_inc_nbe(long *fetch, long *dest, int pe, shmemx_request_h *request);
void pshmemx_longlong_atomic_fetch_inc_nbe(long long *fetch, long long *dest, int pe,
    shmemx_request_h *request);
void pshmemx_uint_atomic_fetch_inc_nbe(unsigned int *fetch, unsigned int *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_atomic_fetch_inc_nbe(unsigned long *fetch, unsigned long *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_fetch_inc_nbe(unsigned long long *fetch, unsigned long long *dest, int pe,
    shmemx_request_h *request);
void pshmemx_int32_atomic_fetch_inc_nbe(int32_t *fetch, int32_t *dest, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_fetch_inc_nbe(int64_t *fetch, int64_t *dest, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_fetch_inc_nbe(uint32_t *fetch, uint32_t *dest, int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_fetch_inc_nbe(uint64_t *fetch, uint64_t *dest, int pe, shmemx_request_h *request);
void pshmemx_size_atomic_fetch_inc_nbe(size_t *fetch, size_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_fetch_inc_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_atomic_fetch_inc_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_atomic_fetch_inc_nbe(shmem_ctx_t ctx, long *fetch, long *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_fetch_inc_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_fetch_inc_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_fetch_inc_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_fetch_inc_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_fetch_inc_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_fetch_inc_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_fetch_inc_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_fetch_inc_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_size_atomic_fetch_inc_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_fetch_inc_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe,
    shmemx_request_h *request);
void pshmemx_int_atomic_inc_nbe(int *dest, int pe, shmemx_request_h *request);
void pshmemx_long_atomic_inc_nbe(long *dest, int pe, shmemx_request_h *request);
void pshmemx_longlong_atomic_inc_nbe(long long *dest, int pe, shmemx_request_h *request);
void pshmemx_uint_atomic_inc_nbe(unsigned int *dest, int pe, shmemx_request_h *request);
void pshmemx_ulong_atomic_inc_nbe(unsigned long *dest, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_atomic_inc_nbe(unsigned long long *dest, int pe, shmemx_request_h *request);
void pshmemx_int32_atomic_inc_nbe(int32_t *dest, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_inc_nbe(int64_t *dest, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_inc_nbe(uint32_t *dest, int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_inc_nbe(uint64_t *dest, int pe, shmemx_request_h *request);
void pshmemx_size_atomic_inc_nbe(size_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_inc_nbe(ptrdiff_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_int_atomic_inc_nbe(shmem_ctx_t ctx, int *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_long_atomic_inc_nbe(shmem_ctx_t ctx, long *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_inc_nbe(shmem_ctx_t ctx, long long *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_inc_nbe(shmem_ctx_t ctx, unsigned int *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_inc_nbe(shmem_ctx_t ctx, unsigned long *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_inc_nbe(shmem_ctx_t ctx, unsigned long long *dest, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_inc_nbe(shmem_ctx_t ctx, int32_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_inc_nbe(shmem_ctx_t ctx, int64_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_inc_nbe(shmem_ctx_t ctx, uint32_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_inc_nbe(shmem_ctx_t ctx, uint64_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_size_atomic_inc_nbe(shmem_ctx_t ctx, size_t *dest, int pe, shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_inc_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, int pe, shmemx_request_h *request);
void pshmemx_int_atomic_fetch_add_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_long_atomic_fetch_add_nbe(long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void pshmemx_longlong_atomic_fetch_add_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_atomic_fetch_add_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_atomic_fetch_add_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request);
void pshmemx_ulonglong_atomic_fetch_add_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_int32_atomic_fetch_add_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int64_atomic_fetch_add_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_atomic_fetch_add_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_atomic_fetch_add_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_size_atomic_fetch_add_nbe(size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_fetch_add_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_atomic_fetch_add_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_atomic_fetch_add_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_fetch_add_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_fetch_add_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_fetch_add_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_fetch_add_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_fetch_add_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_fetch_add_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_fetch_add_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_fetch_add_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_size_atomic_fetch_add_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_fetch_add_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request);
void pshmemx_int_atomic_add_nbe(int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_long_atomic_add_nbe(long *dest, long value, int pe, shmemx_request_h *request);
void pshmemx_longlong_atomic_add_nbe(long long *dest, long long value, int pe, shmemx_request_h *request);
void pshmemx_uint_atomic_add_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ulong_atomic_add_nbe(unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_add_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_int32_atomic_add_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_add_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_add_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_add_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_size_atomic_add_nbe(size_t *dest, size_t value, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_atomic_add_nbe(ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int_atomic_add_nbe(shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_long_atomic_add_nbe(shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_atomic_add_nbe(shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_add_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_add_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_add_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_add_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_add_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_add_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_add_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_size_atomic_add_nbe(shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_atomic_add_nbe(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_atomic_fetch_and_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_atomic_fetch_and_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request);
void pshmemx_ulonglong_atomic_fetch_and_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_int32_atomic_fetch_and_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int64_atomic_fetch_and_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_atomic_fetch_and_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_atomic_fetch_and_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_fetch_and_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_fetch_and_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_fetch_and_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_fetch_and_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_fetch_and_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_fetch_and_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_fetch_and_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_uint_atomic_and_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ulong_atomic_and_nbe(unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_and_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_int32_atomic_and_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_and_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_and_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_and_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_and_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_and_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_and_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_and_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_and_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_and_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_and_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_atomic_fetch_or_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_atomic_fetch_or_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_fetch_or_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_int32_atomic_fetch_or_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int64_atomic_fetch_or_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_atomic_fetch_or_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_atomic_fetch_or_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_fetch_or_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_fetch_or_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_fetch_or_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_fetch_or_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_fetch_or_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_fetch_or_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_fetch_or_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_uint_atomic_or_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ulong_atomic_or_nbe(unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_atomic_or_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_int32_atomic_or_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_or_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_or_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_or_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_or_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_or_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_or_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_or_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_or_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_or_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_or_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_atomic_fetch_xor_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_atomic_fetch_xor_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request);
void pshmemx_ulonglong_atomic_fetch_xor_nbe(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_int32_atomic_fetch_xor_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int64_atomic_fetch_xor_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_atomic_fetch_xor_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_atomic_fetch_xor_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_fetch_xor_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_fetch_xor_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_fetch_xor_nbe(shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_fetch_xor_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_fetch_xor_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_fetch_xor_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_fetch_xor_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_uint_atomic_xor_nbe(unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ulong_atomic_xor_nbe(unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_atomic_xor_nbe(unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request);
void pshmemx_int32_atomic_xor_nbe(int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_atomic_xor_nbe(int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_atomic_xor_nbe(uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_uint64_atomic_xor_nbe(uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_atomic_xor_nbe(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulong_atomic_xor_nbe(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ulonglong_atomic_xor_nbe(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_atomic_xor_nbe(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_atomic_xor_nbe(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_atomic_xor_nbe(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_atomic_xor_nbe(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_float_swap_nbe(float *fetch, float *dest, float value, int pe, shmemx_request_h *request);
void pshmemx_double_swap_nbe(double *fetch, double *dest, double value, int pe, shmemx_request_h *request);
void pshmemx_int_swap_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_long_swap_nbe(long *fetch, long *dest, long value, int pe, shmemx_request_h *request);
void pshmemx_longlong_swap_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_swap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_swap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_swap_nbe(unsigned long long *fetch, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void pshmemx_int32_swap_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_swap_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_swap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_swap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_size_swap_nbe(size_t *fetch, size_t *dest, size_t value, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_swap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_float_swap_nbe(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_double_swap_nbe(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_swap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_swap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_swap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_swap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_swap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_swap_nbe(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_swap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_swap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_swap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_swap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_size_swap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_swap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int_cswap_nbe(int *fetch, int *dest, int cond, int value, int pe, shmemx_request_h *request);
void pshmemx_long_cswap_nbe(long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request);
void pshmemx_longlong_cswap_nbe(long long *fetch, long long *dest, long long cond, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_cswap_nbe(unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value,
    int pe, shmemx_request_h *request);
void pshmemx_ulong_cswap_nbe(unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ulonglong_cswap_nbe(unsigned long long *fetch, unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_int32_cswap_nbe(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_int64_cswap_nbe(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint32_cswap_nbe(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_cswap_nbe(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_size_cswap_nbe(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ptrdiff_cswap_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_cswap_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_cswap_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_cswap_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long cond,
    long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_cswap_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_cswap_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_cswap_nbe(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_cswap_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_int64_cswap_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint32_cswap_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_uint64_cswap_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe, shmemx_request_h *request);
void pshmemx_ctx_size_cswap_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond, size_t value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_cswap_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, shmemx_request_h *request);
void pshmemx_int_fadd_nbe(int *fetch, int *dest, int value, int pe, shmemx_request_h *request);
void pshmemx_long_fadd_nbe(long *fetch, long *dest, long value, int pe, shmemx_request_h *request);
void pshmemx_longlong_fadd_nbe(long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request);
void pshmemx_uint_fadd_nbe(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request);
void pshmemx_ulong_fadd_nbe(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request);
void pshmemx_ulonglong_fadd_nbe(unsigned long long *fetch, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request);
void pshmemx_int32_fadd_nbe(int32_t *fetch, int32_t *dest, int32_t value, int pe, shmemx_request_h *request);
void pshmemx_int64_fadd_nbe(int64_t *fetch, int64_t *dest, int64_t value, int pe, shmemx_request_h *request);
void pshmemx_uint32_fadd_nbe(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_uint64_fadd_nbe(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_size_fadd_nbe(size_t *fetch, size_t *dest, size_t value, int pe, shmemx_request_h *request);
void pshmemx_ptrdiff_fadd_nbe(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int_fadd_nbe(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_long_fadd_nbe(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_longlong_fadd_nbe(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_uint_fadd_nbe(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request);
void pshmemx_ctx_ulong_fadd_nbe(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_ulonglong_fadd_nbe(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request);
void pshmemx_ctx_int32_fadd_nbe(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_int64_fadd_nbe(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint32_fadd_nbe(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_uint64_fadd_nbe(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_size_fadd_nbe(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request);
void pshmemx_ctx_ptrdiff_fadd_nbe(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request);

/* Raw entry points */
size_t pshmemx_raw_type_size(int type);
void pshmemx_raw_put(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_put_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_get(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_get_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_iput(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);
void pshmemx_raw_iget(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);
void pshmemx_raw_put_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void pshmemx_raw_put_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void pshmemx_raw_signal(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void pshmemx_raw_atomic(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe);
uint64_t pshmemx_raw_atomic_fetch(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe);
void pshmemx_raw_atomic_fetch_nbi(shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe);
uint64_t pshmemx_raw_wait_until(int type, const void *ivar, int cmp, uint64_t cmp_value);
void pshmemx_raw_wait_until_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_wait_until_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_wait_until_some(int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues);
int pshmemx_raw_test(int type, const void *ivar, int cmp, uint64_t cmp_value);
int pshmemx_raw_test_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_test_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_test_some(int type, const void *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const void *cmp_values, size_t nvalues);

/* Raw entry points of collectives */
int pshmemx_raw_alltoall(shmem_team_t team, void *dest, const void *source, size_t nbytes);
int pshmemx_raw_alltoalls(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, size_t element);
int pshmemx_raw_broadcast(shmem_team_t team, void *dest, const void *source, size_t nbytes, int PE_root);
int pshmemx_raw_collect(shmem_team_t team, void *dest, const void *source, size_t nbytes);
int pshmemx_raw_fcollect(shmem_team_t team, void *dest, const void *source, size_t nbytes);
int pshmemx_raw_reduce(shmem_team_t team, int type, int op, void *dest, const void *source, size_t nreduce);
int pshmemx_raw_sum_inscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);
int pshmemx_raw_sum_exscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);

/* Requests */
int pshmemx_request_alloc(shmemx_request_params_t params, shmemx_request_h *request);
int pshmemx_request_free(shmemx_request_h *request);
int pshmemx_request_wait(shmemx_request_h *request);
int pshmemx_request_wait_local(shmemx_request_h *request);
int pshmemx_request_test(shmemx_request_h *request, int *flag);
void pshmemx_request_fence(shmemx_request_h request);
int pshmemx_request_wait_all(size_t count, shmemx_request_h *requests);
int pshmemx_request_wait_any(size_t count, shmemx_request_h *requests, size_t *index);
int pshmemx_request_wait_some(size_t count, shmemx_request_h *requests, size_t *completed, size_t *indices);
int pshmemx_merge_request(size_t count, shmemx_request_h **requests, shmemx_request_h *request);
int pshmemx_request_merge(shmemx_request_h *request, int count, shmemx_request_h *requests);
int pshmemx_wait_nbe(shmemx_request_h *request);
int pshmemx_test_nbe(shmemx_request_h *request, int *flag);
int pshmemx_req_wait(shmemx_request_h *request);
int pshmemx_req_test(shmemx_request_h *request, int *flag);
int pshmemx_request_allocate(shmemx_request_h *request);

#ifdef __cplusplus
}
#endif

#endif
