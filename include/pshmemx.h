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
int pshmemx_alltoallvmem(shmem_team_t team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
    const void *source, const size_t *s_offsets, const size_t *s_sizes);
int pshmemx_alltoallvmem_packed(shmem_team_t team, void *dest, size_t dest_len, size_t *t_size,
    const void *source, const size_t *s_offsets, const size_t *s_sizes);

/* All-to-all with different sizes, as Cray has it */
void pshmemx_alltoallv(void *dest, size_t *t_offsets, size_t *t_sizes, const void *source, size_t *s_offsets,
    size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync);
void pshmemx_team_alltoallv(void *dest, size_t *t_offsets, size_t *t_sizes, const void *source,
    size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync);
void pshmemx_alltoallv_packed(void *dest, size_t dest_len, size_t *t_size, const void *source,
    size_t *s_offsets, size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync);
void pshmemx_team_alltoallv_packed(void *dest, size_t dest_len, size_t *t_size, const void *source,
    size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync);

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
void pshmemx_signal_add(uint64_t *sig_addr, uint64_t signal, int pe);
void pshmemx_ctx_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);

/* What Sandia's library has */
double pshmemx_wtime(void);
char *pshmemx_nodename(void);

/* Strided blocks with older names */
void pshmemx_float_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_double_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_longdouble_ibput(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_char_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_schar_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_short_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_long_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_longlong_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_uchar_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ushort_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_uint_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ulong_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ulonglong_ibput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_int8_ibput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int16_ibput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int32_ibput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int64_ibput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint8_ibput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint16_ibput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint32_ibput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint64_ibput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_size_ibput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ptrdiff_ibput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ibput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ctx_float_ibput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_double_ibput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_longdouble_ibput(shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_char_ibput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_schar_ibput(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_short_ibput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int_ibput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_long_ibput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_longlong_ibput(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uchar_ibput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ushort_ibput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint_ibput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ulong_ibput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ulonglong_ibput(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int8_ibput(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int16_ibput(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int32_ibput(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int64_ibput(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint8_ibput(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint16_ibput(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint32_ibput(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint64_ibput(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_size_ibput(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ptrdiff_ibput(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibput8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibput16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibput32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibput64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibput128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_float_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_double_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_longdouble_ibget(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_char_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_schar_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_short_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_long_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_longlong_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_uchar_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ushort_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_uint_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ulong_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ulonglong_ibget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_int8_ibget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int16_ibget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int32_ibget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_int64_ibget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint8_ibget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint16_ibget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint32_ibget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_uint64_ibget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_size_ibget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ptrdiff_ibget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ibget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ibget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void pshmemx_ctx_float_ibget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_double_ibget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_longdouble_ibget(shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_char_ibget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_schar_ibget(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_short_ibget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int_ibget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_long_ibget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_longlong_ibget(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uchar_ibget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ushort_ibget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint_ibget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ulong_ibget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ulonglong_ibget(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int8_ibget(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int16_ibget(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int32_ibget(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_int64_ibget(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint8_ibget(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint16_ibget(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint32_ibget(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_uint64_ibget(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_size_ibget(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ptrdiff_ibget(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibget8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibget16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibget32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibget64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void pshmemx_ctx_ibget128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);

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

/* Domains and contexts */
int pshmemx_domain_create(int thread_level, int num_domains, shmemx_domain_t *domains);
void pshmemx_domain_destroy(int num_domains, shmemx_domain_t *domains);
int pshmemx_domain_config(const shmemx_domain_config_t *config);
int pshmemx_domain_ctx_create(shmemx_domain_t domain, shmem_team_t team, long options, shmem_ctx_t *ctx);
int pshmemx_ctx_create(shmemx_domain_t domain, shmem_ctx_t *ctx);
void pshmemx_ctx_destroy(shmem_ctx_t ctx);
void pshmemx_ctx_fence(shmem_ctx_t ctx);
void pshmemx_ctx_quiet(shmem_ctx_t ctx);
int pshmemx_ctx_quiet_test(shmem_ctx_t ctx);
int pshmemx_ctx_fence_test(shmem_ctx_t ctx);
void pshmemx_ctx_local_complete(shmem_ctx_t ctx);
void pshmemx_quiet_all(const shmem_ctx_t *ctxs, size_t nctxs);
int pshmemx_team_barrier(shmem_team_t team, const shmem_ctx_t *ctxs, size_t nctxs);
void pshmemx_domain_quiet(shmemx_domain_t domain);
void pshmemx_domain_fence(shmemx_domain_t domain);
int pshmemx_ctx_set_priority(shmem_ctx_t ctx, int priority);
int pshmemx_ctx_get_info(shmem_ctx_t ctx, shmemx_ctx_info_t *info);

/* Contexts as the last argument: put and get */
void pshmemx_ctx_short_put(short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_put(int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_put(long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_put(long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_float_put(float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_put(double *dest, const double *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_put(long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_char_put(char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put8(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put16(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put32(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put64(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put128(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_putmem(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_short_get(short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_get(int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_get(long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_get(long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_float_get(float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_get(double *dest, const double *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_get(long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_char_get(char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get8(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get16(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get32(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get64(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get128(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_getmem(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_short_put_nb(short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_put_nb(int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_put_nb(long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_put_nb(long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_float_put_nb(float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_put_nb(double *dest, const double *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_put_nb(long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_char_put_nb(char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put8_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put16_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put32_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put64_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put128_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_putmem_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_short_get_nb(short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_get_nb(int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_get_nb(long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_get_nb(long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_float_get_nb(float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_get_nb(double *dest, const double *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_get_nb(long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_char_get_nb(char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get8_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get16_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get32_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get64_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get128_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_getmem_nb(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_short_put_nbi(short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_put_nbi(int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_put_nbi(long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_put_nbi(long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_float_put_nbi(float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_put_nbi(double *dest, const double *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_put_nbi(long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_char_put_nbi(char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put8_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put16_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put32_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put64_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_put128_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_putmem_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_short_get_nbi(short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_get_nbi(int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_get_nbi(long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_get_nbi(long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_float_get_nbi(float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_get_nbi(double *dest, const double *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_get_nbi(long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_char_get_nbi(char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get8_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get16_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get32_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get64_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_get128_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_getmem_nbi(void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_short_p(short *dest, short value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_p(int *dest, int value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_p(long *dest, long value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_p(long long *dest, long long value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_float_p(float *dest, float value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_p(double *dest, double value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_p(long double *dest, long double value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_char_p(char *dest, char value, int pe, shmem_ctx_t ctx);
short pshmemx_ctx_short_g(const short *source, int pe, shmem_ctx_t ctx);
int pshmemx_ctx_int_g(const int *source, int pe, shmem_ctx_t ctx);
long pshmemx_ctx_long_g(const long *source, int pe, shmem_ctx_t ctx);
long long pshmemx_ctx_longlong_g(const long long *source, int pe, shmem_ctx_t ctx);
float pshmemx_ctx_float_g(const float *source, int pe, shmem_ctx_t ctx);
double pshmemx_ctx_double_g(const double *source, int pe, shmem_ctx_t ctx);
long double pshmemx_ctx_longdouble_g(const long double *source, int pe, shmem_ctx_t ctx);
char pshmemx_ctx_char_g(const char *source, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_short_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_long_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_float_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_iput(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_char_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_short_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_long_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_float_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longdouble_iget(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_char_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx);
void pshmemx_ctx_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);
void pshmemx_ctx_iget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmem_ctx_t ctx);

/* Contexts as the last argument: atomic operations */
float pshmemx_ctx_float_fetch(const float *source, int pe, shmem_ctx_t ctx);
double pshmemx_ctx_double_fetch(const double *source, int pe, shmem_ctx_t ctx);
int pshmemx_ctx_int_fetch(const int *source, int pe, shmem_ctx_t ctx);
long pshmemx_ctx_long_fetch(const long *source, int pe, shmem_ctx_t ctx);
long long pshmemx_ctx_longlong_fetch(const long long *source, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_float_set(float *dest, float value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_double_set(double *dest, double value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_set(int *dest, int value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_set(long *dest, long value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_set(long long *dest, long long value, int pe, shmem_ctx_t ctx);
float pshmemx_ctx_float_swap(float *dest, float value, int pe, shmem_ctx_t ctx);
double pshmemx_ctx_double_swap(double *dest, double value, int pe, shmem_ctx_t ctx);
int pshmemx_ctx_int_swap(int *dest, int value, int pe, shmem_ctx_t ctx);
long pshmemx_ctx_long_swap(long *dest, long value, int pe, shmem_ctx_t ctx);
long long pshmemx_ctx_longlong_swap(long long *dest, long long value, int pe, shmem_ctx_t ctx);
int pshmemx_ctx_int_cswap(int *dest, int cond, int value, int pe, shmem_ctx_t ctx);
long pshmemx_ctx_long_cswap(long *dest, long cond, long value, int pe, shmem_ctx_t ctx);
long long pshmemx_ctx_longlong_cswap(long long *dest, long long cond, long long value, int pe,
    shmem_ctx_t ctx);
int pshmemx_ctx_int_finc(int *dest, int pe, shmem_ctx_t ctx);
long pshmemx_ctx_long_finc(long *dest, int pe, shmem_ctx_t ctx);
long long pshmemx_ctx_longlong_finc(long long *dest, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_inc(int *dest, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_inc(long *dest, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_inc(long long *dest, int pe, shmem_ctx_t ctx);
int pshmemx_ctx_int_fadd(int *dest, int value, int pe, shmem_ctx_t ctx);
long pshmemx_ctx_long_fadd(long *dest, long value, int pe, shmem_ctx_t ctx);
long long pshmemx_ctx_longlong_fadd(long long *dest, long long value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_int_add(int *dest, int value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_long_add(long *dest, long value, int pe, shmem_ctx_t ctx);
void pshmemx_ctx_longlong_add(long long *dest, long long value, int pe, shmem_ctx_t ctx);

/* Federations */
int pshmemx_federation_split_type(shmem_team_t parent, int type, int key,
    const shmemx_federation_config_t *config, shmemx_federation_t *federation);
int pshmemx_federation_split_color(shmem_team_t parent, int color, int key, shmemx_federation_t *federation);
int pshmemx_federation_from_teams(shmem_team_t parent, shmem_team_t team, shmemx_federation_t *federation);
void pshmemx_federation_destroy(shmemx_federation_t *federation);
int pshmemx_federation_num_teams(shmemx_federation_t federation);
int pshmemx_federation_my_team_index(shmemx_federation_t federation);
int pshmemx_federation_team_of_pe(shmemx_federation_t federation, int pe);
int pshmemx_federation_team_size(shmemx_federation_t federation, int team);
int pshmemx_federation_team_members(shmemx_federation_t federation, int team, int *pes);
shmem_team_t pshmemx_federation_my_team(shmemx_federation_t federation);
int pshmemx_federation_leader(shmemx_federation_t federation, int team);
int pshmemx_federation_translate(shmemx_federation_t federation, int team, int rank);
int pshmemx_federation_distance(shmemx_federation_t federation, int team, int other_team);
const char *pshmemx_federation_name(shmemx_federation_t federation);
int pshmemx_federation_type(shmemx_federation_t federation);

/* Between the teams of a federation */
int pshmemx_federation_sync(shmemx_federation_t federation);
int pshmemx_federation_barrier(shmemx_federation_t federation);
int pshmemx_federation_alltoall_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes);
int pshmemx_federation_allgather_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes);
int pshmemx_federation_reduce_leaders(shmemx_federation_t federation, int type, int op, void *dest,
    const void *source, size_t nreduce);
int pshmemx_federation_bcast_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes, int root_team);
int pshmemx_federation_neighbor_exchange(shmemx_federation_t federation, int n_neighbors,
    const int *neighbors, void *dest, const void *source, size_t nbytes);

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

/* Partitions of the symmetric memory */
void *pshmemx_partition_malloc(size_t size, int partition_id);
void *pshmemx_partition_align(size_t alignment, size_t size, int partition_id);
void *pshmemx_partition_calloc(size_t count, size_t size, int partition_id);
int pshmemx_partition_create(int partition_id, const char *traits);
int pshmemx_partition_of(const void *ptr);
int pshmemx_partition_info(int partition_id, shmemx_partition_info_t *info);

/* Counters and resources */
void pshmemx_pcntr_get_issued_write(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_issued_read(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_completed_write(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_completed_read(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_completed_target(uint64_t *cntr_value);
void pshmemx_pcntr_get_all(shmem_ctx_t ctx, shmemx_pcntr_t *pcntr);
void pshmemx_resource_query(shmemx_resource_info_t *info);

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

/* Splitting teams by colour and in three dimensions */
int pshmemx_team_split_color(shmem_team_t parent_team, int color, int key, const shmem_team_config_t *config,
    long config_mask, shmem_team_t *new_team);
int pshmemx_team_split_3d(shmem_team_t parent_team, int xrange, int yrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team,
    const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team,
    const shmem_team_config_t *zaxis_config, long zaxis_mask, shmem_team_t *zaxis_team);

/* Registered threads */
int pshmemx_init_thread(int required);
int pshmemx_query_thread(void);
void pshmemx_thread_register(void);
int pshmemx_thread_register_ex(long options);
void pshmemx_thread_unregister(void);
void pshmemx_thread_quiet(void);
void pshmemx_thread_fence(void);
shmem_ctx_t pshmemx_thread_ctx(void);
void pshmemx_register_gettid(shmemx_gettid_t gettid);

/* Non-blocking collectives with a request */
int pshmemx_sync_nbe(shmem_team_t team, shmemx_request_h *request);
int pshmemx_float_broadcast_nbe(shmem_team_t team, float *dest, const float *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_double_broadcast_nbe(shmem_team_t team, double *dest, const double *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_longdouble_broadcast_nbe(shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, int root, shmemx_request_h *request);
int pshmemx_char_broadcast_nbe(shmem_team_t team, char *dest, const char *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_schar_broadcast_nbe(shmem_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root, shmemx_request_h *request);
int pshmemx_short_broadcast_nbe(shmem_team_t team, short *dest, const short *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_int_broadcast_nbe(shmem_team_t team, int *dest, const int *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_long_broadcast_nbe(shmem_team_t team, long *dest, const long *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_longlong_broadcast_nbe(shmem_team_t team, long long *dest, const long long *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_uchar_broadcast_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root, shmemx_request_h *request);
int pshmemx_ushort_broadcast_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int root, shmemx_request_h *request);
int pshmemx_uint_broadcast_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root, shmemx_request_h *request);
int pshmemx_ulong_broadcast_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root, shmemx_request_h *request);
int pshmemx_ulonglong_broadcast_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root, shmemx_request_h *request);
int pshmemx_int8_broadcast_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_int16_broadcast_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_int32_broadcast_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_int64_broadcast_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_uint8_broadcast_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_uint16_broadcast_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_uint32_broadcast_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_uint64_broadcast_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_size_broadcast_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_ptrdiff_broadcast_nbe(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int root, shmemx_request_h *request);
int pshmemx_broadcastmem_nbe(shmem_team_t team, void *dest, const void *source, size_t nelems, int root,
    shmemx_request_h *request);
int pshmemx_float_alltoall_nbe(shmem_team_t team, float *dest, const float *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_double_alltoall_nbe(shmem_team_t team, double *dest, const double *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_longdouble_alltoall_nbe(shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, shmemx_request_h *request);
int pshmemx_char_alltoall_nbe(shmem_team_t team, char *dest, const char *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_schar_alltoall_nbe(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_short_alltoall_nbe(shmem_team_t team, short *dest, const short *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_int_alltoall_nbe(shmem_team_t team, int *dest, const int *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_long_alltoall_nbe(shmem_team_t team, long *dest, const long *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_longlong_alltoall_nbe(shmem_team_t team, long long *dest, const long long *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_uchar_alltoall_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, shmemx_request_h *request);
int pshmemx_ushort_alltoall_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, shmemx_request_h *request);
int pshmemx_uint_alltoall_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, shmemx_request_h *request);
int pshmemx_ulong_alltoall_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, shmemx_request_h *request);
int pshmemx_ulonglong_alltoall_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, shmemx_request_h *request);
int pshmemx_int8_alltoall_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_int16_alltoall_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_int32_alltoall_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_int64_alltoall_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_uint8_alltoall_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_uint16_alltoall_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_uint32_alltoall_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_uint64_alltoall_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_size_alltoall_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_ptrdiff_alltoall_nbe(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_alltoallmem_nbe(shmem_team_t team, void *dest, const void *source, size_t nelems,
    shmemx_request_h *request);
int pshmemx_broadcast_list(const int *pes, size_t n, void *dest, const void *source, size_t nbytes, int root,
    shmemx_request_h *request);

/* Non-blocking reductions with a request */
int pshmemx_uchar_and_reduce_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ushort_and_reduce_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uint_and_reduce_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulong_and_reduce_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulonglong_and_reduce_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request);
int pshmemx_int8_and_reduce_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int16_and_reduce_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int32_and_reduce_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int64_and_reduce_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint8_and_reduce_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint16_and_reduce_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint32_and_reduce_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint64_and_reduce_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_size_and_reduce_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uchar_or_reduce_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ushort_or_reduce_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uint_or_reduce_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulong_or_reduce_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulonglong_or_reduce_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request);
int pshmemx_int8_or_reduce_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int16_or_reduce_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int32_or_reduce_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int64_or_reduce_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint8_or_reduce_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint16_or_reduce_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint32_or_reduce_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint64_or_reduce_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_size_or_reduce_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uchar_xor_reduce_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ushort_xor_reduce_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uint_xor_reduce_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulong_xor_reduce_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulonglong_xor_reduce_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request);
int pshmemx_int8_xor_reduce_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int16_xor_reduce_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int32_xor_reduce_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int64_xor_reduce_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint8_xor_reduce_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint16_xor_reduce_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint32_xor_reduce_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint64_xor_reduce_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_size_xor_reduce_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_float_max_reduce_nbe(shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_double_max_reduce_nbe(shmem_team_t team, double *dest, const double *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longdouble_max_reduce_nbe(shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_char_max_reduce_nbe(shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_schar_max_reduce_nbe(shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_short_max_reduce_nbe(shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int_max_reduce_nbe(shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_long_max_reduce_nbe(shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longlong_max_reduce_nbe(shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uchar_max_reduce_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ushort_max_reduce_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uint_max_reduce_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulong_max_reduce_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulonglong_max_reduce_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request);
int pshmemx_int8_max_reduce_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int16_max_reduce_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int32_max_reduce_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int64_max_reduce_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint8_max_reduce_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint16_max_reduce_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint32_max_reduce_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint64_max_reduce_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_size_max_reduce_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_ptrdiff_max_reduce_nbe(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_float_min_reduce_nbe(shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_double_min_reduce_nbe(shmem_team_t team, double *dest, const double *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longdouble_min_reduce_nbe(shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_char_min_reduce_nbe(shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_schar_min_reduce_nbe(shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_short_min_reduce_nbe(shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int_min_reduce_nbe(shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_long_min_reduce_nbe(shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longlong_min_reduce_nbe(shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uchar_min_reduce_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ushort_min_reduce_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uint_min_reduce_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulong_min_reduce_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulonglong_min_reduce_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request);
int pshmemx_int8_min_reduce_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int16_min_reduce_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int32_min_reduce_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int64_min_reduce_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint8_min_reduce_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint16_min_reduce_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint32_min_reduce_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint64_min_reduce_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_size_min_reduce_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_ptrdiff_min_reduce_nbe(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_float_sum_reduce_nbe(shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_double_sum_reduce_nbe(shmem_team_t team, double *dest, const double *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longdouble_sum_reduce_nbe(shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_char_sum_reduce_nbe(shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_schar_sum_reduce_nbe(shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_short_sum_reduce_nbe(shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int_sum_reduce_nbe(shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_long_sum_reduce_nbe(shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longlong_sum_reduce_nbe(shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uchar_sum_reduce_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ushort_sum_reduce_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uint_sum_reduce_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulong_sum_reduce_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulonglong_sum_reduce_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request);
int pshmemx_int8_sum_reduce_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int16_sum_reduce_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int32_sum_reduce_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int64_sum_reduce_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint8_sum_reduce_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint16_sum_reduce_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint32_sum_reduce_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint64_sum_reduce_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_size_sum_reduce_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_ptrdiff_sum_reduce_nbe(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_complexd_sum_reduce_nbe(shmem_team_t team, heddle_complexd *dest, const heddle_complexd *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_complexf_sum_reduce_nbe(shmem_team_t team, heddle_complexf *dest, const heddle_complexf *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_float_prod_reduce_nbe(shmem_team_t team, float *dest, const float *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_double_prod_reduce_nbe(shmem_team_t team, double *dest, const double *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longdouble_prod_reduce_nbe(shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_char_prod_reduce_nbe(shmem_team_t team, char *dest, const char *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_schar_prod_reduce_nbe(shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_short_prod_reduce_nbe(shmem_team_t team, short *dest, const short *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int_prod_reduce_nbe(shmem_team_t team, int *dest, const int *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_long_prod_reduce_nbe(shmem_team_t team, long *dest, const long *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_longlong_prod_reduce_nbe(shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uchar_prod_reduce_nbe(shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ushort_prod_reduce_nbe(shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_uint_prod_reduce_nbe(shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulong_prod_reduce_nbe(shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_ulonglong_prod_reduce_nbe(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, shmemx_request_h *request);
int pshmemx_int8_prod_reduce_nbe(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int16_prod_reduce_nbe(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int32_prod_reduce_nbe(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_int64_prod_reduce_nbe(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint8_prod_reduce_nbe(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint16_prod_reduce_nbe(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint32_prod_reduce_nbe(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_uint64_prod_reduce_nbe(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_size_prod_reduce_nbe(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    shmemx_request_h *request);
int pshmemx_ptrdiff_prod_reduce_nbe(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_complexd_prod_reduce_nbe(shmem_team_t team, heddle_complexd *dest, const heddle_complexd *source,
    size_t nreduce, shmemx_request_h *request);
int pshmemx_complexf_prod_reduce_nbe(shmem_team_t team, heddle_complexf *dest, const heddle_complexf *source,
    size_t nreduce, shmemx_request_h *request);

/* Collectives of several threads */
int pshmemx_team_broadcast_mt(shmem_team_t team, void *dest, const void *source, size_t nbytes, int root,
    int tid, int nthreads, shmemx_request_h *request);
int pshmemx_team_alltoall_mt(shmem_team_t team, void *dest, const void *source, size_t nbytes, int tid,
    int nthreads, shmemx_request_h *request);
int pshmemx_team_reduce_mt(shmem_team_t team, int type, int op, void *dest, const void *source,
    size_t nreduce, int tid, int nthreads, shmemx_request_h *request);

#ifdef __cplusplus
}
#endif

#endif
