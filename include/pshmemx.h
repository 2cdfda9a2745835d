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
int pshmemx_alltoallvmem(shmem_team_t __team, void *__dest, const size_t *__t_offsets,
    const size_t *__t_sizes, const void *__source, const size_t *__s_offsets, const size_t *__s_sizes);
int pshmemx_alltoallvmem_packed(shmem_team_t __team, void *__dest, size_t __dest_len, size_t *__t_size,
    const void *__source, const size_t *__s_offsets, const size_t *__s_sizes);

/* All-to-all with different sizes, as Cray has it */
void pshmemx_alltoallv(void *__dest, size_t *__t_offsets, size_t *__t_sizes, const void *__source,
    size_t *__s_offsets, size_t *__s_sizes, int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);
void pshmemx_team_alltoallv(void *__dest, size_t *__t_offsets, size_t *__t_sizes, const void *__source,
    size_t *__s_offsets, size_t *__s_sizes, shmem_team_t __team, long *__pSync);
void pshmemx_alltoallv_packed(void *__dest, size_t __dest_len, size_t *__t_size, const void *__source,
    size_t *__s_offsets, size_t *__s_sizes, int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);
void pshmemx_team_alltoallv_packed(void *__dest, size_t __dest_len, size_t *__t_size, const void *__source,
    size_t *__s_offsets, size_t *__s_sizes, shmem_team_t __team, long *__pSync);

/* Signals with older names */
void pshmemx_float_put_signal(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_double_put_signal(double *__dest, const double *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_longdouble_put_signal(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_char_put_signal(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_schar_put_signal(signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_short_put_signal(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_int_put_signal(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_long_put_signal(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_longlong_put_signal(long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uchar_put_signal(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ushort_put_signal(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint_put_signal(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ulong_put_signal(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ulonglong_put_signal(unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_int8_put_signal(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_int16_put_signal(int16_t *__dest, const int16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_int32_put_signal(int32_t *__dest, const int32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_int64_put_signal(int64_t *__dest, const int64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_uint8_put_signal(uint8_t *__dest, const uint8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_uint16_put_signal(uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint32_put_signal(uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint64_put_signal(uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_size_put_signal(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_ptrdiff_put_signal(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_put8_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put16_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put32_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put64_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put128_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_putmem_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_ctx_float_put_signal(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_double_put_signal(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_longdouble_put_signal(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_char_put_signal(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_schar_put_signal(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_short_put_signal(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int_put_signal(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_long_put_signal(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_longlong_put_signal(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uchar_put_signal(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ushort_put_signal(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint_put_signal(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ulong_put_signal(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ulonglong_put_signal(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int8_put_signal(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int16_put_signal(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int32_put_signal(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int64_put_signal(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint8_put_signal(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint16_put_signal(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint32_put_signal(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint64_put_signal(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_size_put_signal(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ptrdiff_put_signal(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put8_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put16_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put32_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put64_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put128_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_putmem_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_float_put_signal_nbi(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_double_put_signal_nbi(double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_longdouble_put_signal_nbi(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_char_put_signal_nbi(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_schar_put_signal_nbi(signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_short_put_signal_nbi(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_int_put_signal_nbi(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_long_put_signal_nbi(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_longlong_put_signal_nbi(long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uchar_put_signal_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ushort_put_signal_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint_put_signal_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ulong_put_signal_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ulonglong_put_signal_nbi(unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_int8_put_signal_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_int16_put_signal_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_int32_put_signal_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_int64_put_signal_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint8_put_signal_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint16_put_signal_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint32_put_signal_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_uint64_put_signal_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_size_put_signal_nbi(size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ptrdiff_put_signal_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_put8_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put16_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put32_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put64_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_put128_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_putmem_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void pshmemx_ctx_float_put_signal_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_double_put_signal_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_longdouble_put_signal_nbi(shmem_ctx_t __ctx, long double *__dest,
    const long double *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_char_put_signal_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_schar_put_signal_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_short_put_signal_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int_put_signal_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_long_put_signal_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_longlong_put_signal_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uchar_put_signal_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ushort_put_signal_nbi(shmem_ctx_t __ctx, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint_put_signal_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ulong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ulonglong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int8_put_signal_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int16_put_signal_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int32_put_signal_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_int64_put_signal_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint8_put_signal_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint16_put_signal_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint32_put_signal_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_uint64_put_signal_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_size_put_signal_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_ptrdiff_put_signal_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put8_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put16_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put32_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put64_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_put128_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_putmem_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_signal_set(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_signal_set(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_signal_add(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmemx_ctx_signal_add(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);

/* What Sandia's library has */
double pshmemx_wtime(void);
char *pshmemx_nodename(void);

/* Strided blocks with older names */
void pshmemx_float_ibput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_double_ibput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_longdouble_ibput(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_char_ibput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_schar_ibput(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_short_ibput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int_ibput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_long_ibput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_longlong_ibput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uchar_ibput(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ushort_ibput(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint_ibput(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ulong_ibput(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ulonglong_ibput(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int8_ibput(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int16_ibput(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int32_ibput(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int64_ibput(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint8_ibput(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint16_ibput(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint32_ibput(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint64_ibput(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_size_ibput(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ptrdiff_ibput(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ibput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ctx_float_ibput(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_double_ibput(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_longdouble_ibput(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_char_ibput(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_schar_ibput(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_short_ibput(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int_ibput(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_long_ibput(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_longlong_ibput(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uchar_ibput(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ushort_ibput(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint_ibput(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ulong_ibput(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ulonglong_ibput(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks,
    int __pe);
void pshmemx_ctx_int8_ibput(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int16_ibput(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int32_ibput(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int64_ibput(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint8_ibput(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint16_ibput(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint32_ibput(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint64_ibput(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_size_ibput(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ptrdiff_ibput(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibput8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibput16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibput32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibput64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibput128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_float_ibget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_double_ibget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_longdouble_ibget(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_char_ibget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_schar_ibget(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_short_ibget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int_ibget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_long_ibget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_longlong_ibget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uchar_ibget(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ushort_ibget(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint_ibget(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ulong_ibget(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ulonglong_ibget(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int8_ibget(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int16_ibget(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int32_ibget(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_int64_ibget(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint8_ibget(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint16_ibget(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint32_ibget(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_uint64_ibget(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_size_ibget(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ptrdiff_ibget(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ibget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ibget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmemx_ctx_float_ibget(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_double_ibget(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_longdouble_ibget(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_char_ibget(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_schar_ibget(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_short_ibget(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int_ibget(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_long_ibget(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_longlong_ibget(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uchar_ibget(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ushort_ibget(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint_ibget(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ulong_ibget(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ulonglong_ibget(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks,
    int __pe);
void pshmemx_ctx_int8_ibget(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int16_ibget(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int32_ibget(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_int64_ibget(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint8_ibget(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint16_ibget(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint32_ibget(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_uint64_ibget(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_size_ibget(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ptrdiff_ibget(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibget8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibget16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibget32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibget64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmemx_ctx_ibget128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);

/* One-sided append */
void pshmemx_oct_create(shmemx_oct_t *__oct, void *__buffer, size_t __len);
void pshmemx_float_oct_create(shmemx_oct_t *__oct, float *__buffer, size_t __nelems);
void pshmemx_double_oct_create(shmemx_oct_t *__oct, double *__buffer, size_t __nelems);
void pshmemx_longdouble_oct_create(shmemx_oct_t *__oct, long double *__buffer, size_t __nelems);
void pshmemx_char_oct_create(shmemx_oct_t *__oct, char *__buffer, size_t __nelems);
void pshmemx_schar_oct_create(shmemx_oct_t *__oct, signed char *__buffer, size_t __nelems);
void pshmemx_short_oct_create(shmemx_oct_t *__oct, short *__buffer, size_t __nelems);
void pshmemx_int_oct_create(shmemx_oct_t *__oct, int *__buffer, size_t __nelems);
void pshmemx_long_oct_create(shmemx_oct_t *__oct, long *__buffer, size_t __nelems);
void pshmemx_longlong_oct_create(shmemx_oct_t *__oct, long long *__buffer, size_t __nelems);
void pshmemx_uchar_oct_create(shmemx_oct_t *__oct, unsigned char *__buffer, size_t __nelems);
void pshmemx_ushort_oct_create(shmemx_oct_t *__oct, unsigned short *__buffer, size_t __nelems);
void pshmemx_uint_oct_create(shmemx_oct_t *__oct, unsigned int *__buffer, size_t __nelems);
void pshmemx_ulong_oct_create(shmemx_oct_t *__oct, unsigned long *__buffer, size_t __nelems);
void pshmemx_ulonglong_oct_create(shmemx_oct_t *__oct, unsigned long long *__buffer, size_t __nelems);
void pshmemx_int8_oct_create(shmemx_oct_t *__oct, int8_t *__buffer, size_t __nelems);
void pshmemx_int16_oct_create(shmemx_oct_t *__oct, int16_t *__buffer, size_t __nelems);
void pshmemx_int32_oct_create(shmemx_oct_t *__oct, int32_t *__buffer, size_t __nelems);
void pshmemx_int64_oct_create(shmemx_oct_t *__oct, int64_t *__buffer, size_t __nelems);
void pshmemx_uint8_oct_create(shmemx_oct_t *__oct, uint8_t *__buffer, size_t __nelems);
void pshmemx_uint16_oct_create(shmemx_oct_t *__oct, uint16_t *__buffer, size_t __nelems);
void pshmemx_uint32_oct_create(shmemx_oct_t *__oct, uint32_t *__buffer, size_t __nelems);
void pshmemx_uint64_oct_create(shmemx_oct_t *__oct, uint64_t *__buffer, size_t __nelems);
void pshmemx_size_oct_create(shmemx_oct_t *__oct, size_t *__buffer, size_t __nelems);
void pshmemx_ptrdiff_oct_create(shmemx_oct_t *__oct, ptrdiff_t *__buffer, size_t __nelems);
int pshmemx_team_oct_create(shmem_team_t __team, shmemx_oct_t *__oct, void *__buffer, size_t __len);
int pshmemx_team_oct_create_with_options(shmem_team_t __team, shmemx_oct_t *__oct, void *__buffer,
    size_t __len, size_t __element, long __options);
void pshmemx_oct_destroy(shmemx_oct_t *__oct);
void pshmemx_oct_free(shmemx_oct_t *__oct);
void pshmemx_oct_reset(shmemx_oct_t __oct);
size_t pshmemx_oct_get(shmemx_oct_t __oct);
size_t pshmemx_oct_get_complete(shmemx_oct_t __oct);
size_t pshmemx_oct_overflow(shmemx_oct_t __oct);
void pshmemx_oct_wait(shmemx_oct_t __oct, size_t __nbytes);
size_t pshmemx_oct_consume(shmemx_oct_t __oct, void *__dest, size_t __nbytes);
void pshmemx_push(shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void pshmemx_ctx_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void pshmemx_float_push(shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void pshmemx_double_push(shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
void pshmemx_longdouble_push(shmemx_oct_t __oct, const long double *__source, size_t __nelems, int __pe);
void pshmemx_char_push(shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void pshmemx_schar_push(shmemx_oct_t __oct, const signed char *__source, size_t __nelems, int __pe);
void pshmemx_short_push(shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void pshmemx_int_push(shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void pshmemx_long_push(shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void pshmemx_longlong_push(shmemx_oct_t __oct, const long long *__source, size_t __nelems, int __pe);
void pshmemx_uchar_push(shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ushort_push(shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_uint_push(shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ulong_push(shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ulonglong_push(shmemx_oct_t __oct, const unsigned long long *__source, size_t __nelems,
    int __pe);
void pshmemx_int8_push(shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void pshmemx_int16_push(shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
void pshmemx_int32_push(shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
void pshmemx_int64_push(shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
void pshmemx_uint8_push(shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
void pshmemx_uint16_push(shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_uint32_push(shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_uint64_push(shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_size_push(shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void pshmemx_ptrdiff_push(shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_push8(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push16(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push32(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push64(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push128(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_pushmem(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_ctx_float_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const float *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_double_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const double *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_longdouble_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_char_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const char *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_schar_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const signed char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_short_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const short *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_int_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_long_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_longlong_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uchar_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ushort_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ulong_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int8_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_int16_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_int32_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_int64_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_uint8_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_uint16_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_uint32_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_uint64_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_size_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const size_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_ptrdiff_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push8(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push16(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push32(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push64(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push128(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_pushmem(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_push_nbi(shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void pshmemx_ctx_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nbytes,
    int __pe);
void pshmemx_float_push_nbi(shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void pshmemx_double_push_nbi(shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
void pshmemx_longdouble_push_nbi(shmemx_oct_t __oct, const long double *__source, size_t __nelems, int __pe);
void pshmemx_char_push_nbi(shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void pshmemx_schar_push_nbi(shmemx_oct_t __oct, const signed char *__source, size_t __nelems, int __pe);
void pshmemx_short_push_nbi(shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void pshmemx_int_push_nbi(shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void pshmemx_long_push_nbi(shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void pshmemx_longlong_push_nbi(shmemx_oct_t __oct, const long long *__source, size_t __nelems, int __pe);
void pshmemx_uchar_push_nbi(shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ushort_push_nbi(shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_uint_push_nbi(shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ulong_push_nbi(shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ulonglong_push_nbi(shmemx_oct_t __oct, const unsigned long long *__source, size_t __nelems,
    int __pe);
void pshmemx_int8_push_nbi(shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void pshmemx_int16_push_nbi(shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
void pshmemx_int32_push_nbi(shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
void pshmemx_int64_push_nbi(shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
void pshmemx_uint8_push_nbi(shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
void pshmemx_uint16_push_nbi(shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_uint32_push_nbi(shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_uint64_push_nbi(shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_size_push_nbi(shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void pshmemx_ptrdiff_push_nbi(shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_push8_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push16_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push32_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push64_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push128_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_pushmem_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_ctx_float_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const float *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_double_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const double *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longdouble_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_char_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const char *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_schar_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const signed char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_short_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const short *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_int_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_long_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_longlong_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uchar_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ushort_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ulong_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int8_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_int16_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int16_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int32_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int32_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int64_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int64_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint8_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint16_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint16_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint32_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint32_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint64_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint64_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_size_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const size_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_ptrdiff_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push8_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push16_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push32_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push64_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_push128_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_pushmem_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void pshmemx_ctx_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nbytes, int __pe);
void pshmemx_float_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const float *__source, size_t __nelems,
    int __pe);
void pshmemx_double_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const double *__source, size_t __nelems,
    int __pe);
void pshmemx_longdouble_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_char_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const char *__source, size_t __nelems,
    int __pe);
void pshmemx_schar_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const signed char *__source, size_t __nelems,
    int __pe);
void pshmemx_short_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const short *__source, size_t __nelems,
    int __pe);
void pshmemx_int_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source, size_t __nelems,
    int __pe);
void pshmemx_long_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const long *__source, size_t __nelems,
    int __pe);
void pshmemx_longlong_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const long long *__source,
    size_t __nelems, int __pe);
void pshmemx_uchar_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ushort_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_uint_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems,
    int __pe);
void pshmemx_ulong_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ulonglong_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
void pshmemx_int8_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int16_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int32_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int64_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint8_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint16_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint32_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint64_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_size_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const size_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ptrdiff_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void pshmemx_push8_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push16_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push32_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push64_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void pshmemx_push128_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_pushmem_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_float_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const float *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_double_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_longdouble_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const long double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_char_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_schar_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const signed char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_short_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const short *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_long_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longlong_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uchar_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ushort_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulong_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int8_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int16_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const int16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int32_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const int32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int64_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const int64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint8_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint8_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint16_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint32_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint64_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_size_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const size_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ptrdiff_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_push8_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push16_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push32_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push64_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push128_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_pushmem_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nbytes,
    int __pe);
void pshmemx_ctx_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nbytes, int __pe);
void pshmemx_float_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const float *__source, size_t __nelems,
    int __pe);
void pshmemx_double_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const double *__source, size_t __nelems,
    int __pe);
void pshmemx_longdouble_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_char_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const char *__source, size_t __nelems,
    int __pe);
void pshmemx_schar_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const signed char *__source,
    size_t __nelems, int __pe);
void pshmemx_short_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const short *__source, size_t __nelems,
    int __pe);
void pshmemx_int_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source, size_t __nelems,
    int __pe);
void pshmemx_long_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const long *__source, size_t __nelems,
    int __pe);
void pshmemx_longlong_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const long long *__source,
    size_t __nelems, int __pe);
void pshmemx_uchar_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ushort_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_uint_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmemx_ulong_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ulonglong_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
void pshmemx_int8_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int16_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int32_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int64_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint8_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint16_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint16_t *__source,
    size_t __nelems, int __pe);
void pshmemx_uint32_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint32_t *__source,
    size_t __nelems, int __pe);
void pshmemx_uint64_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint64_t *__source,
    size_t __nelems, int __pe);
void pshmemx_size_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const size_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ptrdiff_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void pshmemx_push8_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_push16_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_push32_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_push64_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_push128_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_pushmem_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void pshmemx_ctx_float_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const float *__source, size_t __nelems, int __pe);
void pshmemx_ctx_double_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_longdouble_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const long double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_char_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_schar_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const signed char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_short_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const short *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_long_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_longlong_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uchar_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ushort_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulong_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int8_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const int8_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int16_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const int16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int32_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const int32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int64_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const int64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint8_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint8_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint16_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint32_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint64_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_size_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const size_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ptrdiff_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_push8_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push16_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push32_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push64_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_push128_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_pushmem_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
int pshmemx_push_try(shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
int pshmemx_ctx_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nbytes,
    int __pe);
int pshmemx_float_push_try(shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
int pshmemx_double_push_try(shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
int pshmemx_longdouble_push_try(shmemx_oct_t __oct, const long double *__source, size_t __nelems, int __pe);
int pshmemx_char_push_try(shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
int pshmemx_schar_push_try(shmemx_oct_t __oct, const signed char *__source, size_t __nelems, int __pe);
int pshmemx_short_push_try(shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
int pshmemx_int_push_try(shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
int pshmemx_long_push_try(shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
int pshmemx_longlong_push_try(shmemx_oct_t __oct, const long long *__source, size_t __nelems, int __pe);
int pshmemx_uchar_push_try(shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems, int __pe);
int pshmemx_ushort_push_try(shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems, int __pe);
int pshmemx_uint_push_try(shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems, int __pe);
int pshmemx_ulong_push_try(shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems, int __pe);
int pshmemx_ulonglong_push_try(shmemx_oct_t __oct, const unsigned long long *__source, size_t __nelems,
    int __pe);
int pshmemx_int8_push_try(shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
int pshmemx_int16_push_try(shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
int pshmemx_int32_push_try(shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
int pshmemx_int64_push_try(shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
int pshmemx_uint8_push_try(shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
int pshmemx_uint16_push_try(shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
int pshmemx_uint32_push_try(shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
int pshmemx_uint64_push_try(shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
int pshmemx_size_push_try(shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
int pshmemx_ptrdiff_push_try(shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems, int __pe);
int pshmemx_push8_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int pshmemx_push16_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int pshmemx_push32_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int pshmemx_push64_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int pshmemx_push128_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int pshmemx_pushmem_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int pshmemx_ctx_float_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const float *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_double_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const double *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_longdouble_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long double *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_char_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const char *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_schar_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const signed char *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_short_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const short *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_int_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_long_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_longlong_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long long *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_uchar_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned char *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_ushort_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned short *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_uint_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned int *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_ulong_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_ulonglong_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_int8_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_int16_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int16_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_int32_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int32_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_int64_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int64_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_uint8_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint8_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_uint16_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint16_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_uint32_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint32_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_uint64_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint64_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_size_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const size_t *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_ptrdiff_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
int pshmemx_ctx_push8_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_push16_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_push32_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_push64_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_push128_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
int pshmemx_ctx_pushmem_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);

/* Counting puts and gets */
void pshmemx_ct_create(shmemx_ct_t *__ct);
int pshmemx_team_ct_create(shmem_team_t __team, shmemx_ct_t *__ct);
void pshmemx_ct_free(shmemx_ct_t *__ct);
long pshmemx_ct_get(shmemx_ct_t __ct);
void pshmemx_ct_set(shmemx_ct_t __ct, long __value);
void pshmemx_ct_add(shmemx_ct_t __ct, long __value);
void pshmemx_ct_wait(shmemx_ct_t __ct, long __value);
void pshmemx_ct_wait_dec(shmemx_ct_t __ct, long __value);
int pshmemx_ct_test(shmemx_ct_t __ct, long __value);
void pshmemx_float_put_ct(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmemx_double_put_ct(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmemx_longdouble_put_ct(shmemx_ct_t __ct, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_char_put_ct(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmemx_schar_put_ct(shmemx_ct_t __ct, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void pshmemx_short_put_ct(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmemx_int_put_ct(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmemx_long_put_ct(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmemx_longlong_put_ct(shmemx_ct_t __ct, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void pshmemx_uchar_put_ct(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ushort_put_ct(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_uint_put_ct(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmemx_ulong_put_ct(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ulonglong_put_ct(shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_int8_put_ct(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void pshmemx_int16_put_ct(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int32_put_ct(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int64_put_ct(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint8_put_ct(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint16_put_ct(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint32_put_ct(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint64_put_ct(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_size_put_ct(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void pshmemx_ptrdiff_put_ct(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void pshmemx_put8_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put16_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put32_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put64_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put128_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_putmem_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_ctx_float_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_double_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest, const double *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longdouble_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest,
    const long double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_char_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_schar_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest,
    const signed char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_short_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_long_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longlong_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest,
    const long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uchar_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest,
    const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ushort_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest,
    const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulong_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest,
    const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int8_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int16_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int32_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int64_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint8_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint16_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest,
    const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint32_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest,
    const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint64_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest,
    const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_size_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ptrdiff_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest,
    const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_put8_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put16_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put32_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put64_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put128_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_putmem_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_float_put_ct_nbi(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems,
    int __pe);
void pshmemx_double_put_ct_nbi(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmemx_longdouble_put_ct_nbi(shmemx_ct_t __ct, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_char_put_ct_nbi(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmemx_schar_put_ct_nbi(shmemx_ct_t __ct, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void pshmemx_short_put_ct_nbi(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems,
    int __pe);
void pshmemx_int_put_ct_nbi(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmemx_long_put_ct_nbi(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmemx_longlong_put_ct_nbi(shmemx_ct_t __ct, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void pshmemx_uchar_put_ct_nbi(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ushort_put_ct_nbi(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_uint_put_ct_nbi(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmemx_ulong_put_ct_nbi(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ulonglong_put_ct_nbi(shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_int8_put_ct_nbi(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int16_put_ct_nbi(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int32_put_ct_nbi(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int64_put_ct_nbi(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint8_put_ct_nbi(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint16_put_ct_nbi(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint32_put_ct_nbi(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint64_put_ct_nbi(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_size_put_ct_nbi(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ptrdiff_put_ct_nbi(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void pshmemx_put8_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put16_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put32_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put64_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_put128_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_putmem_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_ctx_float_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_double_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest,
    const double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_longdouble_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest,
    const long double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_char_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_schar_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest,
    const signed char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_short_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_long_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longlong_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest,
    const long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uchar_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest,
    const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ushort_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest,
    const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulong_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest,
    const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int8_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int16_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest,
    const int16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int32_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest,
    const int32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int64_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest,
    const int64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint8_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest,
    const uint8_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint16_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest,
    const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint32_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest,
    const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint64_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest,
    const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_size_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ptrdiff_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest,
    const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_put8_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put16_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put32_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put64_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_put128_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_putmem_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_float_get_ct(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmemx_double_get_ct(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmemx_longdouble_get_ct(shmemx_ct_t __ct, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_char_get_ct(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmemx_schar_get_ct(shmemx_ct_t __ct, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void pshmemx_short_get_ct(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmemx_int_get_ct(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmemx_long_get_ct(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmemx_longlong_get_ct(shmemx_ct_t __ct, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void pshmemx_uchar_get_ct(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ushort_get_ct(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_uint_get_ct(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmemx_ulong_get_ct(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ulonglong_get_ct(shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_int8_get_ct(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void pshmemx_int16_get_ct(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int32_get_ct(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int64_get_ct(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint8_get_ct(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint16_get_ct(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint32_get_ct(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint64_get_ct(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_size_get_ct(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void pshmemx_ptrdiff_get_ct(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void pshmemx_get8_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get16_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get32_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get64_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get128_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_getmem_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_ctx_float_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_double_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest, const double *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longdouble_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest,
    const long double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_char_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_schar_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest,
    const signed char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_short_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_long_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longlong_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest,
    const long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uchar_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest,
    const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ushort_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest,
    const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulong_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest,
    const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int8_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int16_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int32_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int64_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint8_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_uint16_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest,
    const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint32_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest,
    const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint64_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest,
    const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_size_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ptrdiff_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest,
    const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_get8_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get16_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get32_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get64_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get128_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_getmem_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_float_get_ct_nbi(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems,
    int __pe);
void pshmemx_double_get_ct_nbi(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmemx_longdouble_get_ct_nbi(shmemx_ct_t __ct, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmemx_char_get_ct_nbi(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmemx_schar_get_ct_nbi(shmemx_ct_t __ct, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void pshmemx_short_get_ct_nbi(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems,
    int __pe);
void pshmemx_int_get_ct_nbi(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmemx_long_get_ct_nbi(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmemx_longlong_get_ct_nbi(shmemx_ct_t __ct, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void pshmemx_uchar_get_ct_nbi(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmemx_ushort_get_ct_nbi(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmemx_uint_get_ct_nbi(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmemx_ulong_get_ct_nbi(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmemx_ulonglong_get_ct_nbi(shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_int8_get_ct_nbi(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int16_get_ct_nbi(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int32_get_ct_nbi(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_int64_get_ct_nbi(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint8_get_ct_nbi(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint16_get_ct_nbi(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint32_get_ct_nbi(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmemx_uint64_get_ct_nbi(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmemx_size_get_ct_nbi(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe);
void pshmemx_ptrdiff_get_ct_nbi(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void pshmemx_get8_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get16_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get32_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get64_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_get128_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_getmem_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmemx_ctx_float_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_double_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest,
    const double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_longdouble_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest,
    const long double *__source, size_t __nelems, int __pe);
void pshmemx_ctx_char_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_schar_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest,
    const signed char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_short_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_long_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_longlong_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest,
    const long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uchar_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest,
    const unsigned char *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ushort_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest,
    const unsigned int *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulong_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest,
    const unsigned long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_ulonglong_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int8_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_int16_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest,
    const int16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int32_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest,
    const int32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_int64_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest,
    const int64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint8_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest,
    const uint8_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint16_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest,
    const uint16_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint32_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest,
    const uint32_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_uint64_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest,
    const uint64_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_size_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_ptrdiff_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest,
    const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmemx_ctx_get8_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get16_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get32_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get64_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_get128_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);
void pshmemx_ctx_getmem_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source,
    size_t __nelems, int __pe);

/* Domains and contexts */
int pshmemx_domain_create(int __thread_level, int __num_domains, shmemx_domain_t *__domains);
void pshmemx_domain_destroy(int __num_domains, shmemx_domain_t *__domains);
int pshmemx_domain_config(const shmemx_domain_config_t *__config);
int pshmemx_domain_ctx_create(shmemx_domain_t __domain, shmem_team_t __team, long __options,
    shmem_ctx_t *__ctx);
int pshmemx_ctx_create(shmemx_domain_t __domain, shmem_ctx_t *__ctx);
void pshmemx_ctx_destroy(shmem_ctx_t __ctx);
void pshmemx_ctx_fence(shmem_ctx_t __ctx);
void pshmemx_ctx_quiet(shmem_ctx_t __ctx);
int pshmemx_ctx_quiet_test(shmem_ctx_t __ctx);
int pshmemx_ctx_fence_test(shmem_ctx_t __ctx);
void pshmemx_quiet_all(const shmem_ctx_t *__ctxs, size_t __nctxs);
int pshmemx_team_barrier(shmem_team_t __team, const shmem_ctx_t *__ctxs, size_t __nctxs);
void pshmemx_domain_quiet(shmemx_domain_t __domain);
void pshmemx_domain_fence(shmemx_domain_t __domain);
int pshmemx_ctx_set_priority(shmem_ctx_t __ctx, int __priority);
int pshmemx_ctx_get_info(shmem_ctx_t __ctx, shmemx_ctx_info_t *__info);

/* Contexts as the last argument: put and get */
void pshmemx_ctx_short_put(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_int_put(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_put(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_put(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_float_put(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_double_put(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_put(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_char_put(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put8(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put16(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put32(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put64(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put128(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_putmem(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_get(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_int_get(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_get(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_get(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_float_get(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_double_get(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_get(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_char_get(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get8(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get16(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get32(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get64(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get128(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_getmem(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_put_nb(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_int_put_nb(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_put_nb(long *__dest, const long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_put_nb(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_float_put_nb(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_double_put_nb(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_put_nb(long double *__dest, const long double *__source, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_char_put_nb(char *__dest, const char *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_put8_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put16_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put32_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put64_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put128_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_putmem_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_get_nb(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_int_get_nb(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_get_nb(long *__dest, const long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_get_nb(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_float_get_nb(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_double_get_nb(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_get_nb(long double *__dest, const long double *__source, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_char_get_nb(char *__dest, const char *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_get8_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get16_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get32_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get64_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get128_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_getmem_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_put_nbi(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_int_put_nbi(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_put_nbi(long *__dest, const long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_put_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_float_put_nbi(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_double_put_nbi(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_put_nbi(long double *__dest, const long double *__source, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_char_put_nbi(char *__dest, const char *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_put8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_put128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_putmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_get_nbi(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_int_get_nbi(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_get_nbi(long *__dest, const long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_get_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_float_get_nbi(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_double_get_nbi(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_get_nbi(long double *__dest, const long double *__source, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_char_get_nbi(char *__dest, const char *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void pshmemx_ctx_get8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_get128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_getmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_p(short *__dest, short __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_int_p(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_p(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_p(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_float_p(float *__dest, float __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_double_p(double *__dest, double __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_p(long double *__dest, long double __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_char_p(char *__dest, char __value, int __pe, shmem_ctx_t __ctx);
short pshmemx_ctx_short_g(const short *__source, int __pe, shmem_ctx_t __ctx);
int pshmemx_ctx_int_g(const int *__source, int __pe, shmem_ctx_t __ctx);
long pshmemx_ctx_long_g(const long *__source, int __pe, shmem_ctx_t __ctx);
long long pshmemx_ctx_longlong_g(const long long *__source, int __pe, shmem_ctx_t __ctx);
float pshmemx_ctx_float_g(const float *__source, int __pe, shmem_ctx_t __ctx);
double pshmemx_ctx_double_g(const double *__source, int __pe, shmem_ctx_t __ctx);
long double pshmemx_ctx_longdouble_g(const long double *__source, int __pe, shmem_ctx_t __ctx);
char pshmemx_ctx_char_g(const char *__source, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_iput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_int_iput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_iput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_iput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_float_iput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_double_iput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_iput(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_char_iput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_short_iget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_int_iget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_iget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_iget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_float_iget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_double_iget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longdouble_iget(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_char_iget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_iget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);

/* Contexts as the last argument: atomic operations */
float pshmemx_ctx_float_fetch(const float *__source, int __pe, shmem_ctx_t __ctx);
double pshmemx_ctx_double_fetch(const double *__source, int __pe, shmem_ctx_t __ctx);
int pshmemx_ctx_int_fetch(const int *__source, int __pe, shmem_ctx_t __ctx);
long pshmemx_ctx_long_fetch(const long *__source, int __pe, shmem_ctx_t __ctx);
long long pshmemx_ctx_longlong_fetch(const long long *__source, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_float_set(float *__dest, float __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_double_set(double *__dest, double __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_int_set(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_set(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_set(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);
float pshmemx_ctx_float_swap(float *__dest, float __value, int __pe, shmem_ctx_t __ctx);
double pshmemx_ctx_double_swap(double *__dest, double __value, int __pe, shmem_ctx_t __ctx);
int pshmemx_ctx_int_swap(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
long pshmemx_ctx_long_swap(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
long long pshmemx_ctx_longlong_swap(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);
int pshmemx_ctx_int_cswap(int *__dest, int __cond, int __value, int __pe, shmem_ctx_t __ctx);
long pshmemx_ctx_long_cswap(long *__dest, long __cond, long __value, int __pe, shmem_ctx_t __ctx);
long long pshmemx_ctx_longlong_cswap(long long *__dest, long long __cond, long long __value, int __pe,
    shmem_ctx_t __ctx);
int pshmemx_ctx_int_finc(int *__dest, int __pe, shmem_ctx_t __ctx);
long pshmemx_ctx_long_finc(long *__dest, int __pe, shmem_ctx_t __ctx);
long long pshmemx_ctx_longlong_finc(long long *__dest, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_int_inc(int *__dest, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_inc(long *__dest, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_inc(long long *__dest, int __pe, shmem_ctx_t __ctx);
int pshmemx_ctx_int_fadd(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
long pshmemx_ctx_long_fadd(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
long long pshmemx_ctx_longlong_fadd(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_int_add(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_long_add(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
void pshmemx_ctx_longlong_add(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);

/* Federations */
int pshmemx_federation_split_type(shmem_team_t __parent, int __type, int __key,
    const shmemx_federation_config_t *__config, shmemx_federation_t *__federation);
int pshmemx_federation_split_color(shmem_team_t __parent, int __color, int __key,
    shmemx_federation_t *__federation);
int pshmemx_federation_from_teams(shmem_team_t __parent, shmem_team_t __team,
    shmemx_federation_t *__federation);
void pshmemx_federation_destroy(shmemx_federation_t *__federation);
int pshmemx_federation_num_teams(shmemx_federation_t __federation);
int pshmemx_federation_my_team_index(shmemx_federation_t __federation);
int pshmemx_federation_team_of_pe(shmemx_federation_t __federation, int __pe);
int pshmemx_federation_team_size(shmemx_federation_t __federation, int __team);
int pshmemx_federation_team_members(shmemx_federation_t __federation, int __team, int *__pes);
shmem_team_t pshmemx_federation_my_team(shmemx_federation_t __federation);
int pshmemx_federation_leader(shmemx_federation_t __federation, int __team);
int pshmemx_federation_translate(shmemx_federation_t __federation, int __team, int __rank);
int pshmemx_federation_distance(shmemx_federation_t __federation, int __team, int __other_team);
const char *pshmemx_federation_name(shmemx_federation_t __federation);
int pshmemx_federation_type(shmemx_federation_t __federation);

/* Between the teams of a federation */
int pshmemx_federation_sync(shmemx_federation_t __federation);
int pshmemx_federation_barrier(shmemx_federation_t __federation);
int pshmemx_federation_alltoall_leaders(shmemx_federation_t __federation, void *__dest, const void *__source,
    size_t __nbytes);
int pshmemx_federation_allgather_leaders(shmemx_federation_t __federation, void *__dest, const void *__source,
    size_t __nbytes);
int pshmemx_federation_reduce_leaders(shmemx_federation_t __federation, int __type, int __op, void *__dest,
    const void *__source, size_t __nreduce);
int pshmemx_federation_bcast_leaders(shmemx_federation_t __federation, void *__dest, const void *__source,
    size_t __nbytes, int __root_team);
int pshmemx_federation_neighbor_exchange(shmemx_federation_t __federation, int __n_neighbors,
    const int *__neighbors, void *__dest, const void *__source, size_t __nbytes);

/* Non-blocking collectives */
int pshmemx_float_alltoall_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_double_alltoall_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_longdouble_alltoall_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_char_alltoall_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_schar_alltoall_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_short_alltoall_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int_alltoall_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_long_alltoall_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_longlong_alltoall_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uchar_alltoall_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ushort_alltoall_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint_alltoall_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulong_alltoall_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulonglong_alltoall_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, shmemx_request_h *__request);
int pshmemx_int8_alltoall_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int16_alltoall_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int32_alltoall_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int64_alltoall_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_uint8_alltoall_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_uint16_alltoall_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint32_alltoall_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint64_alltoall_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_size_alltoall_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_alltoall_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_alltoallmem_nb(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_float_broadcast_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_double_broadcast_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_longdouble_broadcast_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_char_broadcast_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_schar_broadcast_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_short_broadcast_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_int_broadcast_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_long_broadcast_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_longlong_broadcast_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_uchar_broadcast_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_ushort_broadcast_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_uint_broadcast_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_ulong_broadcast_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_ulonglong_broadcast_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_int8_broadcast_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_int16_broadcast_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_int32_broadcast_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_int64_broadcast_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_uint8_broadcast_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_uint16_broadcast_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_uint32_broadcast_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_uint64_broadcast_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_size_broadcast_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_ptrdiff_broadcast_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int pshmemx_broadcastmem_nb(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int pshmemx_team_sync_nb(shmem_team_t __team, shmemx_request_h *__request);

/* More non-blocking collectives */
int pshmemx_float_fcollect_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_double_fcollect_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_longdouble_fcollect_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_char_fcollect_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_schar_fcollect_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_short_fcollect_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int_fcollect_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_long_fcollect_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_longlong_fcollect_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uchar_fcollect_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ushort_fcollect_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint_fcollect_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulong_fcollect_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulonglong_fcollect_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, shmemx_request_h *__request);
int pshmemx_int8_fcollect_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int16_fcollect_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int32_fcollect_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int64_fcollect_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_uint8_fcollect_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_uint16_fcollect_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint32_fcollect_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint64_fcollect_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_size_fcollect_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_fcollect_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_fcollectmem_nb(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_float_alltoalls_nb(shmem_team_t __team, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_double_alltoalls_nb(shmem_team_t __team, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_longdouble_alltoalls_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_char_alltoalls_nb(shmem_team_t __team, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_schar_alltoalls_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_short_alltoalls_nb(shmem_team_t __team, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_int_alltoalls_nb(shmem_team_t __team, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_long_alltoalls_nb(shmem_team_t __team, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_longlong_alltoalls_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_uchar_alltoalls_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_ushort_alltoalls_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint_alltoalls_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulong_alltoalls_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulonglong_alltoalls_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int8_alltoalls_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_int16_alltoalls_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_int32_alltoalls_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_int64_alltoalls_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint8_alltoalls_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint16_alltoalls_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint32_alltoalls_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint64_alltoalls_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_size_alltoalls_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_ptrdiff_alltoalls_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int pshmemx_alltoallsmem_nb(shmem_team_t __team, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);

/* Non-blocking reductions */
int pshmemx_uchar_and_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_and_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_and_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_and_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_and_reduce_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_and_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_and_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_and_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_and_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_and_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_and_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_and_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_and_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_and_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_uchar_or_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_or_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_or_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_or_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_or_reduce_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_or_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_or_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_or_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_or_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_or_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_or_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_or_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_or_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_or_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_uchar_xor_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_xor_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_xor_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_xor_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_xor_reduce_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_xor_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_xor_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_xor_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_xor_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_xor_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_xor_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_xor_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_xor_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_xor_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_float_max_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_max_reduce_nb(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_max_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_max_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_max_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_max_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_max_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_max_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_max_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_max_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_max_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_max_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_max_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_max_reduce_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_max_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_max_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_max_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_max_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_max_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_max_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_max_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_max_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_max_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_max_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_float_min_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_min_reduce_nb(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_min_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_min_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_min_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_min_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_min_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_min_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_min_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_min_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_min_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_min_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_min_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_min_reduce_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_min_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_min_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_min_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_min_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_min_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_min_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_min_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_min_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_min_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_min_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_float_sum_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_sum_reduce_nb(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_sum_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_sum_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_sum_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_sum_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_sum_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_sum_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_sum_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_sum_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_sum_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_sum_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_sum_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_sum_reduce_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_sum_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_sum_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_sum_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_sum_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_sum_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_sum_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_sum_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_sum_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_sum_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_sum_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexd_sum_reduce_nb(shmem_team_t __team, heddle_complexd *__dest,
    const heddle_complexd *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexf_sum_reduce_nb(shmem_team_t __team, heddle_complexf *__dest,
    const heddle_complexf *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_float_prod_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_prod_reduce_nb(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_prod_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_prod_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_prod_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_prod_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_prod_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_prod_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_prod_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_prod_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_prod_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_prod_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_prod_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_prod_reduce_nb(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_prod_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_prod_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_prod_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_prod_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_prod_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_prod_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_prod_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_prod_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_prod_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_prod_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexd_prod_reduce_nb(shmem_team_t __team, heddle_complexd *__dest,
    const heddle_complexd *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexf_prod_reduce_nb(shmem_team_t __team, heddle_complexf *__dest,
    const heddle_complexf *__source, size_t __nreduce, shmemx_request_h *__request);

/* Completion of non-blocking collectives */
int pshmemx_req_wait(shmemx_request_h *__request);
int pshmemx_req_test(shmemx_request_h *__request);

/* Non-blocking put and get with a request */
void pshmemx_float_put_nbe(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_double_put_nbe(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_longdouble_put_nbe(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_char_put_nbe(char *__dest, const char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_schar_put_nbe(signed char *__dest, const signed char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_short_put_nbe(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int_put_nbe(int *__dest, const int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_long_put_nbe(long *__dest, const long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_longlong_put_nbe(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uchar_put_nbe(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ushort_put_nbe(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_put_nbe(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_put_nbe(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_put_nbe(unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int8_put_nbe(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int16_put_nbe(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_put_nbe(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_put_nbe(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint8_put_nbe(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint16_put_nbe(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_put_nbe(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_put_nbe(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_put_nbe(size_t *__dest, const size_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_put_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_put8_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_put16_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_put32_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_put64_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_put128_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_putmem_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_float_put_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_double_put_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longdouble_put_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_char_put_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_schar_put_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_short_put_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_put_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_put_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_put_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uchar_put_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ushort_put_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_put_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_put_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_put_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int8_put_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int16_put_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_put_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_put_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint8_put_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint16_put_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_put_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_put_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_put_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_put_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_put8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_put16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_put32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_put64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_put128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_putmem_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_float_p_nbe(float *__dest, float __value, int __pe, shmemx_request_h *__request);
void pshmemx_double_p_nbe(double *__dest, double __value, int __pe, shmemx_request_h *__request);
void pshmemx_longdouble_p_nbe(long double *__dest, long double __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_char_p_nbe(char *__dest, char __value, int __pe, shmemx_request_h *__request);
void pshmemx_schar_p_nbe(signed char *__dest, signed char __value, int __pe, shmemx_request_h *__request);
void pshmemx_short_p_nbe(short *__dest, short __value, int __pe, shmemx_request_h *__request);
void pshmemx_int_p_nbe(int *__dest, int __value, int __pe, shmemx_request_h *__request);
void pshmemx_long_p_nbe(long *__dest, long __value, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_p_nbe(long long *__dest, long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_uchar_p_nbe(unsigned char *__dest, unsigned char __value, int __pe, shmemx_request_h *__request);
void pshmemx_ushort_p_nbe(unsigned short *__dest, unsigned short __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_p_nbe(unsigned int *__dest, unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ulong_p_nbe(unsigned long *__dest, unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_p_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int8_p_nbe(int8_t *__dest, int8_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int16_p_nbe(int16_t *__dest, int16_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_p_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int64_p_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint8_p_nbe(uint8_t *__dest, uint8_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint16_p_nbe(uint16_t *__dest, uint16_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_p_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_p_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_size_p_nbe(size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_p_nbe(ptrdiff_t *__dest, ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_float_p_nbe(shmem_ctx_t __ctx, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_double_p_nbe(shmem_ctx_t __ctx, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longdouble_p_nbe(shmem_ctx_t __ctx, long double *__dest, long double __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_char_p_nbe(shmem_ctx_t __ctx, char *__dest, char __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_schar_p_nbe(shmem_ctx_t __ctx, signed char *__dest, signed char __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_short_p_nbe(shmem_ctx_t __ctx, short *__dest, short __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_p_nbe(shmem_ctx_t __ctx, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_p_nbe(shmem_ctx_t __ctx, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_p_nbe(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uchar_p_nbe(shmem_ctx_t __ctx, unsigned char *__dest, unsigned char __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ushort_p_nbe(shmem_ctx_t __ctx, unsigned short *__dest, unsigned short __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint_p_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_p_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_p_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int8_p_nbe(shmem_ctx_t __ctx, int8_t *__dest, int8_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int16_p_nbe(shmem_ctx_t __ctx, int16_t *__dest, int16_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int32_p_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_p_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint8_p_nbe(shmem_ctx_t __ctx, uint8_t *__dest, uint8_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint16_p_nbe(shmem_ctx_t __ctx, uint16_t *__dest, uint16_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_p_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_p_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_size_p_nbe(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_p_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_float_get_nbe(float *__dest, const float *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_double_get_nbe(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_longdouble_get_nbe(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_char_get_nbe(char *__dest, const char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_schar_get_nbe(signed char *__dest, const signed char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_short_get_nbe(short *__dest, const short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int_get_nbe(int *__dest, const int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_long_get_nbe(long *__dest, const long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_longlong_get_nbe(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uchar_get_nbe(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ushort_get_nbe(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_get_nbe(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_get_nbe(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_get_nbe(unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int8_get_nbe(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int16_get_nbe(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_get_nbe(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_get_nbe(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint8_get_nbe(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint16_get_nbe(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_get_nbe(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_get_nbe(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_get_nbe(size_t *__dest, const size_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_get_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_get8_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_get16_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_get32_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_get64_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_get128_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_getmem_nbe(void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_float_get_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_double_get_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longdouble_get_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_char_get_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_schar_get_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_short_get_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_get_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_get_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_get_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uchar_get_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ushort_get_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_get_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_get_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_get_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int8_get_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int16_get_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_get_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_get_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint8_get_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint16_get_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_get_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_get_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_get_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_get_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_get8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_get16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_get32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_get64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_get128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_getmem_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);

/* Non-blocking strided put and get with a request */
void pshmemx_float_iput_nbe(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_double_iput_nbe(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_longdouble_iput_nbe(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_char_iput_nbe(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_schar_iput_nbe(signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_short_iput_nbe(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int_iput_nbe(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_long_iput_nbe(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_iput_nbe(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uchar_iput_nbe(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ushort_iput_nbe(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint_iput_nbe(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ulong_iput_nbe(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_iput_nbe(unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int8_iput_nbe(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int16_iput_nbe(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int32_iput_nbe(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int64_iput_nbe(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint8_iput_nbe(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint16_iput_nbe(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_iput_nbe(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_iput_nbe(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_size_iput_nbe(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_iput_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_iput8_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iput16_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iput32_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iput64_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iput128_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_float_iput_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_double_iput_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longdouble_iput_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_char_iput_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_schar_iput_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_short_iput_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_iput_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_long_iput_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_iput_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uchar_iput_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ushort_iput_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_iput_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_iput_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_iput_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int8_iput_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int16_iput_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_iput_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_iput_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint8_iput_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint16_iput_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_iput_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_iput_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_iput_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_iput_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iput8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iput16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iput32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iput64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iput128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_float_iget_nbe(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_double_iget_nbe(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_longdouble_iget_nbe(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_char_iget_nbe(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_schar_iget_nbe(signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_short_iget_nbe(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int_iget_nbe(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_long_iget_nbe(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_iget_nbe(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uchar_iget_nbe(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ushort_iget_nbe(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint_iget_nbe(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ulong_iget_nbe(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_iget_nbe(unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int8_iget_nbe(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int16_iget_nbe(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int32_iget_nbe(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_int64_iget_nbe(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint8_iget_nbe(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint16_iget_nbe(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_iget_nbe(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_iget_nbe(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_size_iget_nbe(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_iget_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_iget8_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iget16_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iget32_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iget64_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void pshmemx_iget128_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_float_iget_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_double_iget_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longdouble_iget_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_char_iget_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_schar_iget_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_short_iget_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_iget_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_long_iget_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_iget_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uchar_iget_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ushort_iget_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_iget_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_iget_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_iget_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int8_iget_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int16_iget_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_iget_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_iget_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint8_iget_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint16_iget_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_iget_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_iget_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_iget_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_iget_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iget8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iget16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iget32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iget64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_iget128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);

/* Non-blocking put with signal and a request */
void pshmemx_float_put_signal_nbe(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_double_put_signal_nbe(double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_longdouble_put_signal_nbe(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_char_put_signal_nbe(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_schar_put_signal_nbe(signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_short_put_signal_nbe(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_int_put_signal_nbe(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_long_put_signal_nbe(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_put_signal_nbe(long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_uchar_put_signal_nbe(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ushort_put_signal_nbe(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_uint_put_signal_nbe(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ulong_put_signal_nbe(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_put_signal_nbe(unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_int8_put_signal_nbe(int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_int16_put_signal_nbe(int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_int32_put_signal_nbe(int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_int64_put_signal_nbe(int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_uint8_put_signal_nbe(uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_uint16_put_signal_nbe(uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_put_signal_nbe(uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_put_signal_nbe(uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_size_put_signal_nbe(size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_put_signal_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_put8_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_put16_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_put32_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_put64_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_put128_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_putmem_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_float_put_signal_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_double_put_signal_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longdouble_put_signal_nbe(shmem_ctx_t __ctx, long double *__dest,
    const long double *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_char_put_signal_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_schar_put_signal_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_short_put_signal_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_put_signal_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_long_put_signal_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_put_signal_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uchar_put_signal_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ushort_put_signal_nbe(shmem_ctx_t __ctx, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_put_signal_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_put_signal_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_put_signal_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int8_put_signal_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int16_put_signal_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int32_put_signal_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_put_signal_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint8_put_signal_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint16_put_signal_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_put_signal_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_put_signal_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_size_put_signal_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_put_signal_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_put8_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_put16_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_put32_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_put64_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_put128_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_putmem_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);

/* Non-blocking atomic operations with a request */
void pshmemx_float_atomic_fetch_nbe(float *__fetch, const float *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_double_atomic_fetch_nbe(double *__fetch, const double *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_int_atomic_fetch_nbe(int *__fetch, const int *__source, int __pe, shmemx_request_h *__request);
void pshmemx_long_atomic_fetch_nbe(long *__fetch, const long *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_longlong_atomic_fetch_nbe(long long *__fetch, const long long *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_fetch_nbe(unsigned int *__fetch, const unsigned int *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_fetch_nbe(unsigned long *__fetch, const unsigned long *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_fetch_nbe(unsigned long long *__fetch, const unsigned long long *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_fetch_nbe(int32_t *__fetch, const int32_t *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_atomic_fetch_nbe(int64_t *__fetch, const int64_t *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_atomic_fetch_nbe(uint32_t *__fetch, const uint32_t *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_atomic_fetch_nbe(uint64_t *__fetch, const uint64_t *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_atomic_fetch_nbe(size_t *__fetch, const size_t *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_fetch_nbe(ptrdiff_t *__fetch, const ptrdiff_t *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_float_atomic_fetch_nbe(shmem_ctx_t __ctx, float *__fetch, const float *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_double_atomic_fetch_nbe(shmem_ctx_t __ctx, double *__fetch, const double *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_fetch_nbe(shmem_ctx_t __ctx, int *__fetch, const int *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_fetch_nbe(shmem_ctx_t __ctx, long *__fetch, const long *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_fetch_nbe(shmem_ctx_t __ctx, long long *__fetch, const long long *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_fetch_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, const unsigned int *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_fetch_nbe(shmem_ctx_t __ctx, unsigned long *__fetch,
    const unsigned long *__source, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_fetch_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    const unsigned long long *__source, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_fetch_nbe(shmem_ctx_t __ctx, int32_t *__fetch, const int32_t *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_fetch_nbe(shmem_ctx_t __ctx, int64_t *__fetch, const int64_t *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_fetch_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, const uint32_t *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_fetch_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, const uint64_t *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_fetch_nbe(shmem_ctx_t __ctx, size_t *__fetch, const size_t *__source, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_fetch_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, const ptrdiff_t *__source,
    int __pe, shmemx_request_h *__request);
void pshmemx_float_atomic_set_nbe(float *__dest, float __value, int __pe, shmemx_request_h *__request);
void pshmemx_double_atomic_set_nbe(double *__dest, double __value, int __pe, shmemx_request_h *__request);
void pshmemx_int_atomic_set_nbe(int *__dest, int __value, int __pe, shmemx_request_h *__request);
void pshmemx_long_atomic_set_nbe(long *__dest, long __value, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_atomic_set_nbe(long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_set_nbe(unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_set_nbe(unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_set_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_atomic_set_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int64_atomic_set_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_atomic_set_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_atomic_set_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_size_atomic_set_nbe(size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_set_nbe(ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_float_atomic_set_nbe(shmem_ctx_t __ctx, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_double_atomic_set_nbe(shmem_ctx_t __ctx, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_set_nbe(shmem_ctx_t __ctx, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_set_nbe(shmem_ctx_t __ctx, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_set_nbe(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_set_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_set_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_set_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_set_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_set_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_set_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_set_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_set_nbe(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_set_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_float_atomic_swap_nbe(float *__fetch, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_double_atomic_swap_nbe(double *__fetch, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int_atomic_swap_nbe(int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_long_atomic_swap_nbe(long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_longlong_atomic_swap_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_swap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_swap_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_swap_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_swap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_atomic_swap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_atomic_swap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_atomic_swap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_atomic_swap_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_swap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_float_atomic_swap_nbe(shmem_ctx_t __ctx, float *__fetch, float *__dest, float __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_double_atomic_swap_nbe(shmem_ctx_t __ctx, double *__fetch, double *__dest, double __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_swap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_swap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_swap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_swap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_swap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_swap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_swap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_swap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_swap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_swap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_swap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_swap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int_atomic_compare_swap_nbe(int *__fetch, int *__dest, int __cond, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_long_atomic_compare_swap_nbe(long *__fetch, long *__dest, long __cond, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_longlong_atomic_compare_swap_nbe(long long *__fetch, long long *__dest, long long __cond,
    long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint_atomic_compare_swap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ulong_atomic_compare_swap_nbe(unsigned long *__fetch, unsigned long *__dest,
    unsigned long __cond, unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_compare_swap_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_compare_swap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __cond, int32_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_int64_atomic_compare_swap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __cond, int64_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_uint32_atomic_compare_swap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __cond,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_atomic_compare_swap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __cond,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_size_atomic_compare_swap_nbe(size_t *__fetch, size_t *__dest, size_t __cond, size_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_compare_swap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond,
    ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_compare_swap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __cond,
    int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_compare_swap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __cond,
    long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_compare_swap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __cond, long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_compare_swap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __cond, unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_compare_swap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch,
    unsigned long *__dest, unsigned long __cond, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_compare_swap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __cond, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_compare_swap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __cond, int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_compare_swap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __cond, int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_compare_swap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __cond, uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_compare_swap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __cond, uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_compare_swap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest,
    size_t __cond, size_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_compare_swap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __cond, ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int_atomic_fetch_inc_nbe(int *__fetch, int *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_long_atomic_fetch_inc_nbe(long *__fetch, long *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_atomic_fetch_inc_nbe(long long *__fetch, long long *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_fetch_inc_nbe(unsigned int *__fetch, unsigned int *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_fetch_inc_nbe(unsigned long *__fetch, unsigned long *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_fetch_inc_nbe(unsigned long long *__fetch, unsigned long long *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_atomic_fetch_inc_nbe(int32_t *__fetch, int32_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_atomic_fetch_inc_nbe(int64_t *__fetch, int64_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_atomic_fetch_inc_nbe(uint32_t *__fetch, uint32_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_atomic_fetch_inc_nbe(uint64_t *__fetch, uint64_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_atomic_fetch_inc_nbe(size_t *__fetch, size_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_fetch_inc_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    int __pe, shmemx_request_h *__request);
void pshmemx_int_atomic_inc_nbe(int *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_long_atomic_inc_nbe(long *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_atomic_inc_nbe(long long *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_uint_atomic_inc_nbe(unsigned int *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_ulong_atomic_inc_nbe(unsigned long *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_inc_nbe(unsigned long long *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_inc_nbe(int32_t *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_int64_atomic_inc_nbe(int64_t *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_atomic_inc_nbe(uint32_t *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_atomic_inc_nbe(uint64_t *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_size_atomic_inc_nbe(size_t *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_inc_nbe(ptrdiff_t *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_inc_nbe(shmem_ctx_t __ctx, int *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_inc_nbe(shmem_ctx_t __ctx, long *__dest, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_inc_nbe(shmem_ctx_t __ctx, long long *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_inc_nbe(shmem_ctx_t __ctx, unsigned int *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_inc_nbe(shmem_ctx_t __ctx, unsigned long *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_inc_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_inc_nbe(shmem_ctx_t __ctx, int32_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_inc_nbe(shmem_ctx_t __ctx, int64_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_inc_nbe(shmem_ctx_t __ctx, uint32_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_inc_nbe(shmem_ctx_t __ctx, uint64_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_inc_nbe(shmem_ctx_t __ctx, size_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_inc_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, int __pe,
    shmemx_request_h *__request);
void pshmemx_int_atomic_fetch_add_nbe(int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_long_atomic_fetch_add_nbe(long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_longlong_atomic_fetch_add_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_fetch_add_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulong_atomic_fetch_add_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_fetch_add_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_fetch_add_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_atomic_fetch_add_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_atomic_fetch_add_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_atomic_fetch_add_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_atomic_fetch_add_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_fetch_add_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_fetch_add_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_fetch_add_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_fetch_add_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_fetch_add_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_fetch_add_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_fetch_add_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_fetch_add_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_fetch_add_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_fetch_add_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_fetch_add_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_fetch_add_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_fetch_add_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int_atomic_add_nbe(int *__dest, int __value, int __pe, shmemx_request_h *__request);
void pshmemx_long_atomic_add_nbe(long *__dest, long __value, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_atomic_add_nbe(long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_add_nbe(unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_add_nbe(unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_add_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_atomic_add_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int64_atomic_add_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_atomic_add_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_atomic_add_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_size_atomic_add_nbe(size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ptrdiff_atomic_add_nbe(ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_atomic_add_nbe(shmem_ctx_t __ctx, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_atomic_add_nbe(shmem_ctx_t __ctx, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_atomic_add_nbe(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_add_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_add_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_add_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_add_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_add_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_add_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_add_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_size_atomic_add_nbe(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_atomic_add_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_fetch_and_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulong_atomic_fetch_and_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_fetch_and_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_fetch_and_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_atomic_fetch_and_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_atomic_fetch_and_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_atomic_fetch_and_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_fetch_and_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_fetch_and_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_fetch_and_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_fetch_and_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_fetch_and_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_fetch_and_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_fetch_and_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint_atomic_and_nbe(unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_and_nbe(unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_and_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_atomic_and_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int64_atomic_and_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_atomic_and_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_atomic_and_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_and_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_and_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_and_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_and_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_and_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_and_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_and_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_fetch_or_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulong_atomic_fetch_or_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_fetch_or_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_fetch_or_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_atomic_fetch_or_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_atomic_fetch_or_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_atomic_fetch_or_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_fetch_or_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_fetch_or_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_fetch_or_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_fetch_or_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_fetch_or_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_fetch_or_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_fetch_or_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint_atomic_or_nbe(unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_or_nbe(unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_or_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_atomic_or_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int64_atomic_or_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_atomic_or_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_atomic_or_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_or_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_or_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_or_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_or_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_or_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_or_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_or_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_atomic_fetch_xor_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulong_atomic_fetch_xor_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_fetch_xor_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_atomic_fetch_xor_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_atomic_fetch_xor_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_atomic_fetch_xor_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_atomic_fetch_xor_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint_atomic_xor_nbe(unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_atomic_xor_nbe(unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_atomic_xor_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int32_atomic_xor_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int64_atomic_xor_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint32_atomic_xor_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_uint64_atomic_xor_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_atomic_xor_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ulong_atomic_xor_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_atomic_xor_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_atomic_xor_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int64_atomic_xor_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint32_atomic_xor_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_uint64_atomic_xor_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_float_swap_nbe(float *__fetch, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_double_swap_nbe(double *__fetch, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int_swap_nbe(int *__fetch, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void pshmemx_long_swap_nbe(long *__fetch, long *__dest, long __value, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_swap_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_swap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_swap_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_swap_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_swap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_swap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_swap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_swap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_swap_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_swap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_float_swap_nbe(shmem_ctx_t __ctx, float *__fetch, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_double_swap_nbe(shmem_ctx_t __ctx, double *__fetch, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_swap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_swap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_swap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_swap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_swap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_swap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_swap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_swap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_swap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_swap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_swap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_swap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_int_cswap_nbe(int *__fetch, int *__dest, int __cond, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_long_cswap_nbe(long *__fetch, long *__dest, long __cond, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_longlong_cswap_nbe(long long *__fetch, long long *__dest, long long __cond, long long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_uint_cswap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ulong_cswap_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __cond,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ulonglong_cswap_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_cswap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __cond, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_cswap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __cond, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_cswap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __cond, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_uint64_cswap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __cond, uint64_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_size_cswap_nbe(size_t *__fetch, size_t *__dest, size_t __cond, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_cswap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond, ptrdiff_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int_cswap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __cond, int __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_long_cswap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __cond, long __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_longlong_cswap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __cond, long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_cswap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __cond, unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_cswap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __cond, unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_cswap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __cond, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int32_cswap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __cond,
    int32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_cswap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __cond,
    int64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_cswap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __cond,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_cswap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __cond,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_cswap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __cond,
    size_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_cswap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond,
    ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void pshmemx_int_fadd_nbe(int *__fetch, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void pshmemx_long_fadd_nbe(long *__fetch, long *__dest, long __value, int __pe, shmemx_request_h *__request);
void pshmemx_longlong_fadd_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint_fadd_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulong_fadd_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ulonglong_fadd_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_int32_fadd_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_int64_fadd_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint32_fadd_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_uint64_fadd_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_size_fadd_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ptrdiff_fadd_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_int_fadd_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_long_fadd_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_longlong_fadd_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint_fadd_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulong_fadd_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_ulonglong_fadd_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int32_fadd_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_int64_fadd_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint32_fadd_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_uint64_fadd_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe, shmemx_request_h *__request);
void pshmemx_ctx_size_fadd_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void pshmemx_ctx_ptrdiff_fadd_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value,
    int __pe, shmemx_request_h *__request);

/* Order of puts to chosen PEs, and completion of their sources */
void pshmemx_pe_fence(const int *__target_pes, size_t __npes);
void pshmemx_ctx_pe_fence(shmem_ctx_t __ctx, const int *__target_pes, size_t __npes);
void pshmemx_local_complete(void);
void pshmemx_ctx_local_complete(shmem_ctx_t __ctx);

/* Partitions of the symmetric memory */
void *pshmemx_partition_malloc(size_t __size, int __partition_id);
void *pshmemx_partition_align(size_t __alignment, size_t __size, int __partition_id);
void *pshmemx_partition_calloc(size_t __count, size_t __size, int __partition_id);
int pshmemx_partition_create(int __partition_id, const char *__traits);
int pshmemx_partition_of(const void *__ptr);
int pshmemx_partition_info(int __partition_id, shmemx_partition_info_t *__info);

/* Counters and resources */
void pshmemx_pcntr_get_issued_write(shmem_ctx_t __ctx, uint64_t *__cntr_value);
void pshmemx_pcntr_get_issued_read(shmem_ctx_t __ctx, uint64_t *__cntr_value);
void pshmemx_pcntr_get_completed_write(shmem_ctx_t __ctx, uint64_t *__cntr_value);
void pshmemx_pcntr_get_completed_read(shmem_ctx_t __ctx, uint64_t *__cntr_value);
void pshmemx_pcntr_get_completed_target(uint64_t *__cntr_value);
void pshmemx_pcntr_get_all(shmem_ctx_t __ctx, shmemx_pcntr_t *__pcntr);
void pshmemx_resource_query(shmemx_resource_info_t *__info);

/* Raw entry points */
size_t pshmemx_raw_type_size(int __type);
void pshmemx_raw_put(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);
void pshmemx_raw_put_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);
void pshmemx_raw_get(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);
void pshmemx_raw_get_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);
void pshmemx_raw_iput(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, size_t __element, int __pe);
void pshmemx_raw_iget(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, size_t __element, int __pe);
void pshmemx_raw_put_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmemx_raw_put_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmemx_raw_signal(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmemx_raw_atomic(shmem_ctx_t __ctx, int __op, size_t __width, void *__dest, uint64_t __value,
    int __pe);
uint64_t pshmemx_raw_atomic_fetch(shmem_ctx_t __ctx, int __op, size_t __width, void *__dest, uint64_t __cond,
    uint64_t __value, int __pe);
void pshmemx_raw_atomic_fetch_nbi(shmem_ctx_t __ctx, int __op, size_t __width, void *__fetch, void *__dest,
    uint64_t __cond, uint64_t __value, int __pe);
uint64_t pshmemx_raw_wait_until(int __type, const void *__ivar, int __cmp, uint64_t __cmp_value);
void pshmemx_raw_wait_until_all(int __type, const void *__ivars, size_t __nelems, const int *__status,
    int __cmp, const void *__cmp_values, size_t __nvalues);
size_t pshmemx_raw_wait_until_any(int __type, const void *__ivars, size_t __nelems, const int *__status,
    int __cmp, const void *__cmp_values, size_t __nvalues);
size_t pshmemx_raw_wait_until_some(int __type, const void *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const void *__cmp_values, size_t __nvalues);
int pshmemx_raw_test(int __type, const void *__ivar, int __cmp, uint64_t __cmp_value);
int pshmemx_raw_test_all(int __type, const void *__ivars, size_t __nelems, const int *__status, int __cmp,
    const void *__cmp_values, size_t __nvalues);
size_t pshmemx_raw_test_any(int __type, const void *__ivars, size_t __nelems, const int *__status, int __cmp,
    const void *__cmp_values, size_t __nvalues);
size_t pshmemx_raw_test_some(int __type, const void *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const void *__cmp_values, size_t __nvalues);

/* Raw entry points of collectives */
int pshmemx_raw_alltoall(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes);
int pshmemx_raw_alltoalls(shmem_team_t __team, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, size_t __element);
int pshmemx_raw_broadcast(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes,
    int __PE_root);
int pshmemx_raw_collect(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes);
int pshmemx_raw_fcollect(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes);
int pshmemx_raw_reduce(shmem_team_t __team, int __type, int __op, void *__dest, const void *__source,
    size_t __nreduce);
int pshmemx_raw_sum_inscan(shmem_team_t __team, int __type, void *__dest, const void *__source,
    size_t __nelems);
int pshmemx_raw_sum_exscan(shmem_team_t __team, int __type, void *__dest, const void *__source,
    size_t __nelems);

/* Requests */
int pshmemx_request_alloc(shmemx_request_params_t __params, shmemx_request_h *__request);
int pshmemx_request_free(shmemx_request_h *__request);
int pshmemx_request_wait(shmemx_request_h *__request);
int pshmemx_request_wait_local(shmemx_request_h *__request);
int pshmemx_request_test(shmemx_request_h *__request, int *__flag);
void pshmemx_request_fence(shmemx_request_h __request);
int pshmemx_request_wait_all(size_t __count, shmemx_request_h *__requests);
int pshmemx_request_wait_any(size_t __count, shmemx_request_h *__requests, size_t *__index);
int pshmemx_request_wait_some(size_t __count, shmemx_request_h *__requests, size_t *__completed,
    size_t *__indices);
int pshmemx_merge_request(size_t __count, shmemx_request_h **__requests, shmemx_request_h *__request);
int pshmemx_request_merge(shmemx_request_h *__request, int __count, shmemx_request_h *__requests);
int pshmemx_wait_nbe(shmemx_request_h *__request);
int pshmemx_test_nbe(shmemx_request_h *__request, int *__flag);
int pshmemx_request_allocate(shmemx_request_h *__request);

/* Memory spaces */
int pshmemx_space_create(shmem_team_t __team, long __config_options, shmem_space_config_t __config,
    shmem_space_t *__space);
int pshmemx_space_create_with_team(const shmemx_space_device_config_t *__config, shmem_space_t *__space,
    shmem_team_t *__team);
int pshmemx_space_destroy(shmem_space_t __space);
void *pshmemx_space_malloc(shmem_space_t __space, size_t __size);
void *pshmemx_space_malloc_with_hints(shmem_space_t __space, size_t __size, long __hints);
void *pshmemx_space_calloc(shmem_space_t __space, size_t __count, size_t __size);
void *pshmemx_space_align(shmem_space_t __space, size_t __alignment, size_t __size);
void pshmemx_space_free(shmem_space_t __space, void *__ptr);
int pshmemx_space_get_team(shmem_space_t __space, shmem_team_t *__team);
int pshmemx_space_get_device_type(shmem_space_t __space, int *__device_type);
int pshmemx_space_get_caps(shmem_space_t __space, uint64_t *__caps);
int pshmemx_get_space(void *__ptr, shmem_space_t *__space);
int pshmemx_get_space_config(void *__ptr, shmem_space_config_t *__config);
int pshmemx_query_gpu_awareness(shmem_team_t __team);

/* Splitting teams by colour and in three dimensions */
int pshmemx_team_split_color(shmem_team_t __parent_team, int __color, int __key,
    const shmem_team_config_t *__config, long __config_mask, shmem_team_t *__new_team);
int pshmemx_team_split_3d(shmem_team_t __parent_team, int __xrange, int __yrange,
    const shmem_team_config_t *__xaxis_config, long __xaxis_mask, shmem_team_t *__xaxis_team,
    const shmem_team_config_t *__yaxis_config, long __yaxis_mask, shmem_team_t *__yaxis_team,
    const shmem_team_config_t *__zaxis_config, long __zaxis_mask, shmem_team_t *__zaxis_team);

/* Registered threads */
int pshmemx_init_thread(int __required);
int pshmemx_query_thread(void);
void pshmemx_thread_register(void);
int pshmemx_thread_register_ex(long __options);
void pshmemx_thread_unregister(void);
void pshmemx_thread_quiet(void);
void pshmemx_thread_fence(void);
shmem_ctx_t pshmemx_thread_ctx(void);
void pshmemx_register_gettid(shmemx_gettid_t __gettid);

/* Non-blocking collectives with a request */
int pshmemx_sync_nbe(shmem_team_t __team, shmemx_request_h *__request);
int pshmemx_float_broadcast_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_double_broadcast_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_longdouble_broadcast_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_char_broadcast_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_schar_broadcast_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_short_broadcast_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_int_broadcast_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_long_broadcast_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_longlong_broadcast_nbe(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_uchar_broadcast_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_ushort_broadcast_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_uint_broadcast_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_ulong_broadcast_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_ulonglong_broadcast_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_int8_broadcast_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_int16_broadcast_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_int32_broadcast_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_int64_broadcast_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_uint8_broadcast_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_uint16_broadcast_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_uint32_broadcast_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_uint64_broadcast_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_size_broadcast_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_ptrdiff_broadcast_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int pshmemx_broadcastmem_nbe(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int pshmemx_float_alltoall_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_double_alltoall_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_longdouble_alltoall_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_char_alltoall_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_schar_alltoall_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_short_alltoall_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int_alltoall_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_long_alltoall_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_longlong_alltoall_nbe(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uchar_alltoall_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ushort_alltoall_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint_alltoall_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulong_alltoall_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_ulonglong_alltoall_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, shmemx_request_h *__request);
int pshmemx_int8_alltoall_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int16_alltoall_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int32_alltoall_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_int64_alltoall_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_uint8_alltoall_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_uint16_alltoall_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint32_alltoall_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_uint64_alltoall_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_size_alltoall_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_alltoall_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, shmemx_request_h *__request);
int pshmemx_alltoallmem_nbe(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    shmemx_request_h *__request);
int pshmemx_broadcast_list(const int *__pes, size_t __n, void *__dest, const void *__source, size_t __nbytes,
    int __root, shmemx_request_h *__request);

/* Non-blocking reductions with a request */
int pshmemx_uchar_and_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_and_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_and_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_and_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_and_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_and_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_and_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_and_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_and_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_and_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_and_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_and_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_and_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_and_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_uchar_or_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_or_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_or_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_or_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_or_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_or_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_or_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_or_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_or_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_or_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_or_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_or_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_or_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_or_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_uchar_xor_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_xor_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_xor_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_xor_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_xor_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_xor_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_xor_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_xor_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_xor_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_xor_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_xor_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_xor_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_xor_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_xor_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_float_max_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_max_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_max_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_max_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_max_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_max_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_max_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_max_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_max_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_max_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_max_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_max_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_max_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_max_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_max_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_max_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_max_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_max_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_max_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_max_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_max_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_max_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_max_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_max_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_float_min_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_min_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_min_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_min_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_min_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_min_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_min_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_min_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_min_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_min_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_min_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_min_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_min_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_min_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_min_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_min_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_min_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_min_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_min_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_min_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_min_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_min_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_min_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_min_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_float_sum_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_sum_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_sum_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_sum_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_sum_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_sum_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_sum_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_sum_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_sum_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_sum_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_sum_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_sum_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_sum_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_sum_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_sum_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int16_sum_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_sum_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_sum_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_sum_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_sum_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_sum_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_sum_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_sum_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_ptrdiff_sum_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexd_sum_reduce_nbe(shmem_team_t __team, heddle_complexd *__dest,
    const heddle_complexd *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexf_sum_reduce_nbe(shmem_team_t __team, heddle_complexf *__dest,
    const heddle_complexf *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_float_prod_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_double_prod_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_longdouble_prod_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_char_prod_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_schar_prod_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_short_prod_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_int_prod_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_long_prod_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int pshmemx_longlong_prod_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uchar_prod_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ushort_prod_reduce_nbe(shmem_team_t __team, unsigned short *__dest,
    const unsigned short *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint_prod_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulong_prod_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ulonglong_prod_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int8_prod_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int16_prod_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int32_prod_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_int64_prod_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint8_prod_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint16_prod_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint32_prod_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_uint64_prod_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_size_prod_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_ptrdiff_prod_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexd_prod_reduce_nbe(shmem_team_t __team, heddle_complexd *__dest,
    const heddle_complexd *__source, size_t __nreduce, shmemx_request_h *__request);
int pshmemx_complexf_prod_reduce_nbe(shmem_team_t __team, heddle_complexf *__dest,
    const heddle_complexf *__source, size_t __nreduce, shmemx_request_h *__request);

/* Collectives of several threads */
int pshmemx_team_broadcast_mt(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes,
    int __root, int __tid, int __nthreads, shmemx_request_h *__request);
int pshmemx_team_alltoall_mt(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes,
    int __tid, int __nthreads, shmemx_request_h *__request);
int pshmemx_team_reduce_mt(shmem_team_t __team, int __type, int __op, void *__dest, const void *__source,
    size_t __nreduce, int __tid, int __nthreads, shmemx_request_h *__request);

#ifdef __cplusplus
}
#endif

#endif
