/* Made by gen.py from shmem.api: do not edit. */
/* The profiling interface: every function of shmemx.h under a second name, which nothing replaces. */
#ifndef HEDDLE_PSHMEMX_H
#define HEDDLE_PSHMEMX_H

#include "shmemx.h"
#include "pshmem.h"

#ifdef __cplusplus
extern "C" {
#endif

/* All-to-all with different sizes */
int pshmemx_alltoallv(shmem_team_t team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
    const void *source, const size_t *s_offsets, const size_t *s_sizes);
int pshmemx_alltoallv_packed(shmem_team_t team, void *dest, size_t dest_len, size_t *t_size,
    const void *source, const size_t *s_offsets, const size_t *s_sizes);

/* Signals with older names */
void pshmemx_float_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_double_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_longdouble_put_signal(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_char_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_schar_put_signal(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_short_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int pe);
void pshmemx_long_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_longlong_put_signal(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uchar_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ushort_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_uint_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ulong_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ulonglong_put_signal(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int16_put_signal(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int32_put_signal(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int64_put_signal(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint8_put_signal(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint16_put_signal(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint32_put_signal(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint64_put_signal(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_size_put_signal(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_put8_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int pe);
void pshmemx_put16_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int pe);
void pshmemx_put32_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int pe);
void pshmemx_put64_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int pe);
void pshmemx_put128_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int pe);
void pshmemx_putmem_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int pe);
void pshmemx_ctx_float_put_signal(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_double_put_signal(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_longdouble_put_signal(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_char_put_signal(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_schar_put_signal(shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_short_put_signal(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int_put_signal(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_long_put_signal(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_longlong_put_signal(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uchar_put_signal(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ushort_put_signal(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint_put_signal(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ulong_put_signal(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ulonglong_put_signal(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int8_put_signal(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int16_put_signal(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int32_put_signal(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int64_put_signal(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint8_put_signal(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint16_put_signal(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint32_put_signal(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint64_put_signal(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_size_put_signal(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ptrdiff_put_signal(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put8_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put16_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put32_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put64_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put128_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_putmem_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_float_put_signal_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_double_put_signal_nbi(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_longdouble_put_signal_nbi(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_char_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_schar_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_short_put_signal_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_long_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_longlong_put_signal_nbi(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_uchar_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ushort_put_signal_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_uint_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ulong_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ulonglong_put_signal_nbi(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_int8_put_signal_nbi(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int16_put_signal_nbi(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int32_put_signal_nbi(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_int64_put_signal_nbi(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint8_put_signal_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint16_put_signal_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint32_put_signal_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_uint64_put_signal_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_size_put_signal_nbi(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_ptrdiff_put_signal_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_put8_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_put16_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_put32_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_put64_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_put128_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_putmem_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void pshmemx_ctx_float_put_signal_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_double_put_signal_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_longdouble_put_signal_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_char_put_signal_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_schar_put_signal_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_short_put_signal_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int_put_signal_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_long_put_signal_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_longlong_put_signal_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uchar_put_signal_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ushort_put_signal_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint_put_signal_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ulong_put_signal_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ulonglong_put_signal_nbi(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int8_put_signal_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int16_put_signal_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int32_put_signal_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_int64_put_signal_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint8_put_signal_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint16_put_signal_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint32_put_signal_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_uint64_put_signal_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_size_put_signal_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_ptrdiff_put_signal_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put8_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put16_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put32_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put64_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_put128_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_putmem_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_signal_set(uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);

/* One-sided append */
void pshmemx_oct_create(shmemx_oct_t *oct, void *buffer, size_t len);
void pshmemx_float_oct_create(shmemx_oct_t *oct, float *buffer, size_t nelems);
void pshmemx_double_oct_create(shmemx_oct_t *oct, double *buffer, size_t nelems);
void pshmemx_longdouble_oct_create(shmemx_oct_t *oct, long double *buffer, size_t nelems);
void pshmemx_char_oct_create(shmemx_oct_t *oct, char *buffer, size_t nelems);
void pshmemx_schar_oct_create(shmemx_oct_t *oct, signed char *buffer, size_t nelems);
void pshmemx_short_oct_create(shmemx_oct_t *oct, short *buffer, size_t nelems);
void pshmemx_int_oct_create(shmemx_oct_t *oct, int *buffer, size_t nelems);
void pshmemx_long_oct_create(shmemx_oct_t *oct, long *buffer, size_t nelems);
void pshmemx_longlong_oct_create(shmemx_oct_t *oct, long long *buffer, size_t nelems);
void pshmemx_uchar_oct_create(shmemx_oct_t *oct, unsigned char *buffer, size_t nelems);
void pshmemx_ushort_oct_create(shmemx_oct_t *oct, unsigned short *buffer, size_t nelems);
void pshmemx_uint_oct_create(shmemx_oct_t *oct, unsigned int *buffer, size_t nelems);
void pshmemx_ulong_oct_create(shmemx_oct_t *oct, unsigned long *buffer, size_t nelems);
void pshmemx_ulonglong_oct_create(shmemx_oct_t *oct, unsigned long long *buffer, size_t nelems);
void pshmemx_int8_oct_create(shmemx_oct_t *oct, int8_t *buffer, size_t nelems);
void pshmemx_int16_oct_create(shmemx_oct_t *oct, int16_t *buffer, size_t nelems);
void pshmemx_int32_oct_create(shmemx_oct_t *oct, int32_t *buffer, size_t nelems);
void pshmemx_int64_oct_create(shmemx_oct_t *oct, int64_t *buffer, size_t nelems);
void pshmemx_uint8_oct_create(shmemx_oct_t *oct, uint8_t *buffer, size_t nelems);
void pshmemx_uint16_oct_create(shmemx_oct_t *oct, uint16_t *buffer, size_t nelems);
void pshmemx_uint32_oct_create(shmemx_oct_t *oct, uint32_t *buffer, size_t nelems);
void pshmemx_uint64_oct_create(shmemx_oct_t *oct, uint64_t *buffer, size_t nelems);
void pshmemx_size_oct_create(shmemx_oct_t *oct, size_t *buffer, size_t nelems);
void pshmemx_ptrdiff_oct_create(shmemx_oct_t *oct, ptrdiff_t *buffer, size_t nelems);
int pshmemx_team_oct_create(shmem_team_t team, shmemx_oct_t *oct, void *buffer, size_t len);
int pshmemx_team_oct_create_with_options(shmem_team_t team, shmemx_oct_t *oct, void *buffer, size_t len,
    size_t element, long options);
void pshmemx_oct_destroy(shmemx_oct_t *oct);
void pshmemx_oct_free(shmemx_oct_t *oct);
void pshmemx_oct_reset(shmemx_oct_t oct);
size_t pshmemx_oct_get(shmemx_oct_t oct);
size_t pshmemx_oct_get_complete(shmemx_oct_t oct);
size_t pshmemx_oct_overflow(shmemx_oct_t oct);
void pshmemx_oct_wait(shmemx_oct_t oct, size_t nbytes);
size_t pshmemx_oct_consume(shmemx_oct_t oct, void *dest, size_t nbytes);
void pshmemx_push(shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
void pshmemx_ctx_push(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
void pshmemx_float_push(shmemx_oct_t oct, const float *source, size_t nelems, int pe);
void pshmemx_double_push(shmemx_oct_t oct, const double *source, size_t nelems, int pe);
void pshmemx_longdouble_push(shmemx_oct_t oct, const long double *source, size_t nelems, int pe);
void pshmemx_char_push(shmemx_oct_t oct, const char *source, size_t nelems, int pe);
void pshmemx_schar_push(shmemx_oct_t oct, const signed char *source, size_t nelems, int pe);
void pshmemx_short_push(shmemx_oct_t oct, const short *source, size_t nelems, int pe);
void pshmemx_int_push(shmemx_oct_t oct, const int *source, size_t nelems, int pe);
void pshmemx_long_push(shmemx_oct_t oct, const long *source, size_t nelems, int pe);
void pshmemx_longlong_push(shmemx_oct_t oct, const long long *source, size_t nelems, int pe);
void pshmemx_uchar_push(shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe);
void pshmemx_ushort_push(shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe);
void pshmemx_uint_push(shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe);
void pshmemx_ulong_push(shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe);
void pshmemx_ulonglong_push(shmemx_oct_t oct, const unsigned long long *source, size_t nelems, int pe);
void pshmemx_int8_push(shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_push(shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe);
void pshmemx_int32_push(shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe);
void pshmemx_int64_push(shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe);
void pshmemx_uint8_push(shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe);
void pshmemx_uint16_push(shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe);
void pshmemx_uint32_push(shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe);
void pshmemx_uint64_push(shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe);
void pshmemx_size_push(shmemx_oct_t oct, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_push(shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe);
void pshmemx_push8(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push16(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push32(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push64(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push128(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_pushmem(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_push(shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems, int pe);
void pshmemx_ctx_double_push(shmem_ctx_t ctx, shmemx_oct_t oct, const double *source, size_t nelems, int pe);
void pshmemx_ctx_longdouble_push(shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source, size_t nelems,
    int pe);
void pshmemx_ctx_char_push(shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems, int pe);
void pshmemx_ctx_schar_push(shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source, size_t nelems,
    int pe);
void pshmemx_ctx_short_push(shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems, int pe);
void pshmemx_ctx_int_push(shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems, int pe);
void pshmemx_ctx_long_push(shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems, int pe);
void pshmemx_ctx_longlong_push(shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source, size_t nelems,
    int pe);
void pshmemx_ctx_uchar_push(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ctx_ushort_push(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source, size_t nelems,
    int pe);
void pshmemx_ctx_uint_push(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ctx_ulong_push(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ctx_ulonglong_push(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_ctx_int8_push(shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe);
void pshmemx_ctx_int16_push(shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe);
void pshmemx_ctx_int32_push(shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe);
void pshmemx_ctx_int64_push(shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe);
void pshmemx_ctx_uint8_push(shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe);
void pshmemx_ctx_uint16_push(shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_uint32_push(shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_uint64_push(shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_size_push(shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe);
void pshmemx_ctx_ptrdiff_push(shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_push8(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push16(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push32(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push64(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push128(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_pushmem(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push_nbi(shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
void pshmemx_ctx_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
void pshmemx_float_push_nbi(shmemx_oct_t oct, const float *source, size_t nelems, int pe);
void pshmemx_double_push_nbi(shmemx_oct_t oct, const double *source, size_t nelems, int pe);
void pshmemx_longdouble_push_nbi(shmemx_oct_t oct, const long double *source, size_t nelems, int pe);
void pshmemx_char_push_nbi(shmemx_oct_t oct, const char *source, size_t nelems, int pe);
void pshmemx_schar_push_nbi(shmemx_oct_t oct, const signed char *source, size_t nelems, int pe);
void pshmemx_short_push_nbi(shmemx_oct_t oct, const short *source, size_t nelems, int pe);
void pshmemx_int_push_nbi(shmemx_oct_t oct, const int *source, size_t nelems, int pe);
void pshmemx_long_push_nbi(shmemx_oct_t oct, const long *source, size_t nelems, int pe);
void pshmemx_longlong_push_nbi(shmemx_oct_t oct, const long long *source, size_t nelems, int pe);
void pshmemx_uchar_push_nbi(shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe);
void pshmemx_ushort_push_nbi(shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe);
void pshmemx_uint_push_nbi(shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe);
void pshmemx_ulong_push_nbi(shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe);
void pshmemx_ulonglong_push_nbi(shmemx_oct_t oct, const unsigned long long *source, size_t nelems, int pe);
void pshmemx_int8_push_nbi(shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_push_nbi(shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe);
void pshmemx_int32_push_nbi(shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe);
void pshmemx_int64_push_nbi(shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe);
void pshmemx_uint8_push_nbi(shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe);
void pshmemx_uint16_push_nbi(shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe);
void pshmemx_uint32_push_nbi(shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe);
void pshmemx_uint64_push_nbi(shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe);
void pshmemx_size_push_nbi(shmemx_oct_t oct, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_push_nbi(shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe);
void pshmemx_push8_nbi(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push16_nbi(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push32_nbi(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push64_nbi(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push128_nbi(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_pushmem_nbi(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems,
    int pe);
void pshmemx_ctx_double_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe);
void pshmemx_ctx_longdouble_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe);
void pshmemx_ctx_char_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems, int pe);
void pshmemx_ctx_schar_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source, size_t nelems,
    int pe);
void pshmemx_ctx_short_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems,
    int pe);
void pshmemx_ctx_int_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems, int pe);
void pshmemx_ctx_long_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems, int pe);
void pshmemx_ctx_longlong_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source, size_t nelems,
    int pe);
void pshmemx_ctx_uchar_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ctx_ushort_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ctx_ulong_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ctx_ulonglong_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_ctx_int8_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_int16_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_int32_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_int64_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_uint8_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_uint16_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_uint32_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_uint64_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_size_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_ptrdiff_push_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems,
    int pe);
void pshmemx_ctx_push8_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push16_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push32_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push64_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_push128_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_pushmem_nbi(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
void pshmemx_ctx_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes,
    int pe);
void pshmemx_float_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems, int pe);
void pshmemx_double_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const double *source, size_t nelems, int pe);
void pshmemx_longdouble_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const long double *source, size_t nelems,
    int pe);
void pshmemx_char_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems, int pe);
void pshmemx_schar_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source, size_t nelems,
    int pe);
void pshmemx_short_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems, int pe);
void pshmemx_int_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems, int pe);
void pshmemx_long_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems, int pe);
void pshmemx_longlong_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const long long *source, size_t nelems,
    int pe);
void pshmemx_uchar_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ushort_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source, size_t nelems,
    int pe);
void pshmemx_uint_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ulong_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ulonglong_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_int8_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe);
void pshmemx_int32_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe);
void pshmemx_int64_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe);
void pshmemx_uint8_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe);
void pshmemx_uint16_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe);
void pshmemx_uint32_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe);
void pshmemx_uint64_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe);
void pshmemx_size_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_push_ct(shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems,
    int pe);
void pshmemx_push8_ct(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push16_ct(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push32_ct(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push64_ct(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push128_ct(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_pushmem_ct(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const float *source,
    size_t nelems, int pe);
void pshmemx_ctx_double_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe);
void pshmemx_ctx_longdouble_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe);
void pshmemx_ctx_char_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const char *source,
    size_t nelems, int pe);
void pshmemx_ctx_schar_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source,
    size_t nelems, int pe);
void pshmemx_ctx_short_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const short *source,
    size_t nelems, int pe);
void pshmemx_ctx_int_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int *source,
    size_t nelems, int pe);
void pshmemx_ctx_long_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const long *source,
    size_t nelems, int pe);
void pshmemx_ctx_longlong_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const long long *source,
    size_t nelems, int pe);
void pshmemx_ctx_uchar_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source,
    size_t nelems, int pe);
void pshmemx_ctx_ushort_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe);
void pshmemx_ctx_uint_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source,
    size_t nelems, int pe);
void pshmemx_ctx_ulong_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source,
    size_t nelems, int pe);
void pshmemx_ctx_ulonglong_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe);
void pshmemx_ctx_int8_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int16_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int32_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int64_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint8_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint16_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint32_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint64_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_size_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_ptrdiff_push_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_push8_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push16_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push32_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push64_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push128_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_pushmem_ct(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
void pshmemx_ctx_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nbytes, int pe);
void pshmemx_float_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const float *source, size_t nelems, int pe);
void pshmemx_double_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe);
void pshmemx_longdouble_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe);
void pshmemx_char_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const char *source, size_t nelems, int pe);
void pshmemx_schar_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const signed char *source, size_t nelems,
    int pe);
void pshmemx_short_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const short *source, size_t nelems, int pe);
void pshmemx_int_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const int *source, size_t nelems, int pe);
void pshmemx_long_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const long *source, size_t nelems, int pe);
void pshmemx_longlong_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const long long *source, size_t nelems,
    int pe);
void pshmemx_uchar_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ushort_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned short *source, size_t nelems,
    int pe);
void pshmemx_uint_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ulong_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ulonglong_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_int8_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe);
void pshmemx_int32_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe);
void pshmemx_int64_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe);
void pshmemx_uint8_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe);
void pshmemx_uint16_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe);
void pshmemx_uint32_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe);
void pshmemx_uint64_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe);
void pshmemx_size_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_push_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems,
    int pe);
void pshmemx_push8_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push16_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push32_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push64_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_push128_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_pushmem_ct_nbi(shmemx_ct_t ct, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const float *source,
    size_t nelems, int pe);
void pshmemx_ctx_double_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const double *source,
    size_t nelems, int pe);
void pshmemx_ctx_longdouble_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long double *source, size_t nelems, int pe);
void pshmemx_ctx_char_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const char *source,
    size_t nelems, int pe);
void pshmemx_ctx_schar_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const signed char *source, size_t nelems, int pe);
void pshmemx_ctx_short_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const short *source,
    size_t nelems, int pe);
void pshmemx_ctx_int_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int *source,
    size_t nelems, int pe);
void pshmemx_ctx_long_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const long *source,
    size_t nelems, int pe);
void pshmemx_ctx_longlong_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const long long *source, size_t nelems, int pe);
void pshmemx_ctx_uchar_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned char *source, size_t nelems, int pe);
void pshmemx_ctx_ushort_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned short *source, size_t nelems, int pe);
void pshmemx_ctx_uint_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned int *source, size_t nelems, int pe);
void pshmemx_ctx_ulong_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long *source, size_t nelems, int pe);
void pshmemx_ctx_ulonglong_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const unsigned long long *source, size_t nelems, int pe);
void pshmemx_ctx_int8_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int16_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int32_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int64_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const int64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint8_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint16_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint32_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint64_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const uint64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_size_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const size_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_ptrdiff_push_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct,
    const ptrdiff_t *source, size_t nelems, int pe);
void pshmemx_ctx_push8_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push16_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push32_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push64_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_push128_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
void pshmemx_ctx_pushmem_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, shmemx_oct_t oct, const void *source,
    size_t nelems, int pe);
int pshmemx_push_try(shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
int pshmemx_ctx_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nbytes, int pe);
int pshmemx_float_push_try(shmemx_oct_t oct, const float *source, size_t nelems, int pe);
int pshmemx_double_push_try(shmemx_oct_t oct, const double *source, size_t nelems, int pe);
int pshmemx_longdouble_push_try(shmemx_oct_t oct, const long double *source, size_t nelems, int pe);
int pshmemx_char_push_try(shmemx_oct_t oct, const char *source, size_t nelems, int pe);
int pshmemx_schar_push_try(shmemx_oct_t oct, const signed char *source, size_t nelems, int pe);
int pshmemx_short_push_try(shmemx_oct_t oct, const short *source, size_t nelems, int pe);
int pshmemx_int_push_try(shmemx_oct_t oct, const int *source, size_t nelems, int pe);
int pshmemx_long_push_try(shmemx_oct_t oct, const long *source, size_t nelems, int pe);
int pshmemx_longlong_push_try(shmemx_oct_t oct, const long long *source, size_t nelems, int pe);
int pshmemx_uchar_push_try(shmemx_oct_t oct, const unsigned char *source, size_t nelems, int pe);
int pshmemx_ushort_push_try(shmemx_oct_t oct, const unsigned short *source, size_t nelems, int pe);
int pshmemx_uint_push_try(shmemx_oct_t oct, const unsigned int *source, size_t nelems, int pe);
int pshmemx_ulong_push_try(shmemx_oct_t oct, const unsigned long *source, size_t nelems, int pe);
int pshmemx_ulonglong_push_try(shmemx_oct_t oct, const unsigned long long *source, size_t nelems, int pe);
int pshmemx_int8_push_try(shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe);
int pshmemx_int16_push_try(shmemx_oct_t oct, const int16_t *source, size_t nelems, int pe);
int pshmemx_int32_push_try(shmemx_oct_t oct, const int32_t *source, size_t nelems, int pe);
int pshmemx_int64_push_try(shmemx_oct_t oct, const int64_t *source, size_t nelems, int pe);
int pshmemx_uint8_push_try(shmemx_oct_t oct, const uint8_t *source, size_t nelems, int pe);
int pshmemx_uint16_push_try(shmemx_oct_t oct, const uint16_t *source, size_t nelems, int pe);
int pshmemx_uint32_push_try(shmemx_oct_t oct, const uint32_t *source, size_t nelems, int pe);
int pshmemx_uint64_push_try(shmemx_oct_t oct, const uint64_t *source, size_t nelems, int pe);
int pshmemx_size_push_try(shmemx_oct_t oct, const size_t *source, size_t nelems, int pe);
int pshmemx_ptrdiff_push_try(shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems, int pe);
int pshmemx_push8_try(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_push16_try(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_push32_try(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_push64_try(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_push128_try(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_pushmem_try(shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_ctx_float_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const float *source, size_t nelems, int pe);
int pshmemx_ctx_double_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const double *source, size_t nelems,
    int pe);
int pshmemx_ctx_longdouble_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const long double *source,
    size_t nelems, int pe);
int pshmemx_ctx_char_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const char *source, size_t nelems, int pe);
int pshmemx_ctx_schar_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const signed char *source, size_t nelems,
    int pe);
int pshmemx_ctx_short_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const short *source, size_t nelems, int pe);
int pshmemx_ctx_int_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const int *source, size_t nelems, int pe);
int pshmemx_ctx_long_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const long *source, size_t nelems, int pe);
int pshmemx_ctx_longlong_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const long long *source, size_t nelems,
    int pe);
int pshmemx_ctx_uchar_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned char *source, size_t nelems,
    int pe);
int pshmemx_ctx_ushort_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned short *source,
    size_t nelems, int pe);
int pshmemx_ctx_uint_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned int *source, size_t nelems,
    int pe);
int pshmemx_ctx_ulong_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long *source, size_t nelems,
    int pe);
int pshmemx_ctx_ulonglong_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const unsigned long long *source,
    size_t nelems, int pe);
int pshmemx_ctx_int8_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const int8_t *source, size_t nelems, int pe);
int pshmemx_ctx_int16_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const int16_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_int32_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const int32_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_int64_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const int64_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_uint8_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const uint8_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_uint16_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const uint16_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_uint32_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const uint32_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_uint64_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const uint64_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_size_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const size_t *source, size_t nelems, int pe);
int pshmemx_ctx_ptrdiff_push_try(shmem_ctx_t ctx, shmemx_oct_t oct, const ptrdiff_t *source, size_t nelems,
    int pe);
int pshmemx_ctx_push8_try(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_ctx_push16_try(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_ctx_push32_try(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_ctx_push64_try(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_ctx_push128_try(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);
int pshmemx_ctx_pushmem_try(shmem_ctx_t ctx, shmemx_oct_t oct, const void *source, size_t nelems, int pe);

/* Counting puts and gets */
void pshmemx_ct_create(shmemx_ct_t *ct);
int pshmemx_team_ct_create(shmem_team_t team, shmemx_ct_t *ct);
void pshmemx_ct_free(shmemx_ct_t *ct);
long pshmemx_ct_get(shmemx_ct_t ct);
void pshmemx_ct_set(shmemx_ct_t ct, long value);
void pshmemx_ct_add(shmemx_ct_t ct, long value);
void pshmemx_ct_wait(shmemx_ct_t ct, long value);
void pshmemx_ct_wait_dec(shmemx_ct_t ct, long value);
int pshmemx_ct_test(shmemx_ct_t ct, long value);
void pshmemx_float_put_ct(shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe);
void pshmemx_double_put_ct(shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe);
void pshmemx_longdouble_put_ct(shmemx_ct_t ct, long double *dest, const long double *source, size_t nelems,
    int pe);
void pshmemx_char_put_ct(shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe);
void pshmemx_schar_put_ct(shmemx_ct_t ct, signed char *dest, const signed char *source, size_t nelems,
    int pe);
void pshmemx_short_put_ct(shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe);
void pshmemx_int_put_ct(shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe);
void pshmemx_long_put_ct(shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe);
void pshmemx_longlong_put_ct(shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems, int pe);
void pshmemx_uchar_put_ct(shmemx_ct_t ct, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ushort_put_ct(shmemx_ct_t ct, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe);
void pshmemx_uint_put_ct(shmemx_ct_t ct, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ulong_put_ct(shmemx_ct_t ct, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ulonglong_put_ct(shmemx_ct_t ct, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_int8_put_ct(shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_put_ct(shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems, int pe);
void pshmemx_int32_put_ct(shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems, int pe);
void pshmemx_int64_put_ct(shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems, int pe);
void pshmemx_uint8_put_ct(shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void pshmemx_uint16_put_ct(shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void pshmemx_uint32_put_ct(shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void pshmemx_uint64_put_ct(shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void pshmemx_size_put_ct(shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_put_ct(shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
void pshmemx_put8_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put16_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put32_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put64_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put128_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_putmem_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe);
void pshmemx_ctx_double_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe);
void pshmemx_ctx_longdouble_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe);
void pshmemx_ctx_char_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source, size_t nelems,
    int pe);
void pshmemx_ctx_schar_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe);
void pshmemx_ctx_short_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe);
void pshmemx_ctx_int_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source, size_t nelems,
    int pe);
void pshmemx_ctx_long_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source, size_t nelems,
    int pe);
void pshmemx_ctx_longlong_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe);
void pshmemx_ctx_uchar_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe);
void pshmemx_ctx_ushort_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe);
void pshmemx_ctx_uint_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void pshmemx_ctx_ulong_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe);
void pshmemx_ctx_ulonglong_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void pshmemx_ctx_int8_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int16_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int32_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int64_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint8_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint16_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint32_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint64_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_size_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_ptrdiff_put_ct(shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_put8_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put16_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put32_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put64_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put128_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_putmem_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_float_put_ct_nbi(shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe);
void pshmemx_double_put_ct_nbi(shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe);
void pshmemx_longdouble_put_ct_nbi(shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe);
void pshmemx_char_put_ct_nbi(shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe);
void pshmemx_schar_put_ct_nbi(shmemx_ct_t ct, signed char *dest, const signed char *source, size_t nelems,
    int pe);
void pshmemx_short_put_ct_nbi(shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe);
void pshmemx_int_put_ct_nbi(shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe);
void pshmemx_long_put_ct_nbi(shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe);
void pshmemx_longlong_put_ct_nbi(shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems,
    int pe);
void pshmemx_uchar_put_ct_nbi(shmemx_ct_t ct, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ushort_put_ct_nbi(shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void pshmemx_uint_put_ct_nbi(shmemx_ct_t ct, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ulong_put_ct_nbi(shmemx_ct_t ct, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ulonglong_put_ct_nbi(shmemx_ct_t ct, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_int8_put_ct_nbi(shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_put_ct_nbi(shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems, int pe);
void pshmemx_int32_put_ct_nbi(shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems, int pe);
void pshmemx_int64_put_ct_nbi(shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems, int pe);
void pshmemx_uint8_put_ct_nbi(shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void pshmemx_uint16_put_ct_nbi(shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void pshmemx_uint32_put_ct_nbi(shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void pshmemx_uint64_put_ct_nbi(shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void pshmemx_size_put_ct_nbi(shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_put_ct_nbi(shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe);
void pshmemx_put8_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put16_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put32_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put64_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_put128_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_putmem_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe);
void pshmemx_ctx_double_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe);
void pshmemx_ctx_longdouble_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe);
void pshmemx_ctx_char_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe);
void pshmemx_ctx_schar_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe);
void pshmemx_ctx_short_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe);
void pshmemx_ctx_int_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source, size_t nelems,
    int pe);
void pshmemx_ctx_long_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe);
void pshmemx_ctx_longlong_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe);
void pshmemx_ctx_uchar_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe);
void pshmemx_ctx_ushort_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe);
void pshmemx_ctx_uint_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe);
void pshmemx_ctx_ulong_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe);
void pshmemx_ctx_ulonglong_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void pshmemx_ctx_int8_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int16_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int32_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int64_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint8_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint16_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint32_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint64_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_size_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_ptrdiff_put_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_put8_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put16_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put32_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put64_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_put128_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_putmem_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_float_get_ct(shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe);
void pshmemx_double_get_ct(shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe);
void pshmemx_longdouble_get_ct(shmemx_ct_t ct, long double *dest, const long double *source, size_t nelems,
    int pe);
void pshmemx_char_get_ct(shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe);
void pshmemx_schar_get_ct(shmemx_ct_t ct, signed char *dest, const signed char *source, size_t nelems,
    int pe);
void pshmemx_short_get_ct(shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe);
void pshmemx_int_get_ct(shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe);
void pshmemx_long_get_ct(shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe);
void pshmemx_longlong_get_ct(shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems, int pe);
void pshmemx_uchar_get_ct(shmemx_ct_t ct, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ushort_get_ct(shmemx_ct_t ct, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe);
void pshmemx_uint_get_ct(shmemx_ct_t ct, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ulong_get_ct(shmemx_ct_t ct, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ulonglong_get_ct(shmemx_ct_t ct, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_int8_get_ct(shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_get_ct(shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems, int pe);
void pshmemx_int32_get_ct(shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems, int pe);
void pshmemx_int64_get_ct(shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems, int pe);
void pshmemx_uint8_get_ct(shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void pshmemx_uint16_get_ct(shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void pshmemx_uint32_get_ct(shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void pshmemx_uint64_get_ct(shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void pshmemx_size_get_ct(shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_get_ct(shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
void pshmemx_get8_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get16_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get32_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get64_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get128_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_getmem_ct(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe);
void pshmemx_ctx_double_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe);
void pshmemx_ctx_longdouble_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe);
void pshmemx_ctx_char_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source, size_t nelems,
    int pe);
void pshmemx_ctx_schar_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe);
void pshmemx_ctx_short_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe);
void pshmemx_ctx_int_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source, size_t nelems,
    int pe);
void pshmemx_ctx_long_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source, size_t nelems,
    int pe);
void pshmemx_ctx_longlong_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe);
void pshmemx_ctx_uchar_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe);
void pshmemx_ctx_ushort_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe);
void pshmemx_ctx_uint_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void pshmemx_ctx_ulong_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe);
void pshmemx_ctx_ulonglong_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void pshmemx_ctx_int8_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int16_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int32_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int64_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint8_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint16_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint32_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint64_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_size_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_ptrdiff_get_ct(shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_get8_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get16_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get32_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get64_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get128_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_getmem_ct(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_float_get_ct_nbi(shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe);
void pshmemx_double_get_ct_nbi(shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe);
void pshmemx_longdouble_get_ct_nbi(shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe);
void pshmemx_char_get_ct_nbi(shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe);
void pshmemx_schar_get_ct_nbi(shmemx_ct_t ct, signed char *dest, const signed char *source, size_t nelems,
    int pe);
void pshmemx_short_get_ct_nbi(shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe);
void pshmemx_int_get_ct_nbi(shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe);
void pshmemx_long_get_ct_nbi(shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe);
void pshmemx_longlong_get_ct_nbi(shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems,
    int pe);
void pshmemx_uchar_get_ct_nbi(shmemx_ct_t ct, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe);
void pshmemx_ushort_get_ct_nbi(shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void pshmemx_uint_get_ct_nbi(shmemx_ct_t ct, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe);
void pshmemx_ulong_get_ct_nbi(shmemx_ct_t ct, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe);
void pshmemx_ulonglong_get_ct_nbi(shmemx_ct_t ct, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe);
void pshmemx_int8_get_ct_nbi(shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe);
void pshmemx_int16_get_ct_nbi(shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems, int pe);
void pshmemx_int32_get_ct_nbi(shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems, int pe);
void pshmemx_int64_get_ct_nbi(shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems, int pe);
void pshmemx_uint8_get_ct_nbi(shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void pshmemx_uint16_get_ct_nbi(shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void pshmemx_uint32_get_ct_nbi(shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void pshmemx_uint64_get_ct_nbi(shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void pshmemx_size_get_ct_nbi(shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe);
void pshmemx_ptrdiff_get_ct_nbi(shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe);
void pshmemx_get8_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get16_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get32_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get64_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_get128_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_getmem_ct_nbi(shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe);
void pshmemx_ctx_float_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe);
void pshmemx_ctx_double_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe);
void pshmemx_ctx_longdouble_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe);
void pshmemx_ctx_char_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe);
void pshmemx_ctx_schar_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe);
void pshmemx_ctx_short_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe);
void pshmemx_ctx_int_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source, size_t nelems,
    int pe);
void pshmemx_ctx_long_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe);
void pshmemx_ctx_longlong_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe);
void pshmemx_ctx_uchar_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe);
void pshmemx_ctx_ushort_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe);
void pshmemx_ctx_uint_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe);
void pshmemx_ctx_ulong_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe);
void pshmemx_ctx_ulonglong_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void pshmemx_ctx_int8_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int16_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int32_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_int64_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint8_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint16_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint32_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_uint64_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_size_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_ptrdiff_get_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void pshmemx_ctx_get8_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get16_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get32_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get64_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_get128_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);
void pshmemx_ctx_getmem_ct_nbi(shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source, size_t nelems,
    int pe);

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

#ifdef __cplusplus
}
#endif

#endif
