/* Made by gen.py from shmem.api: do not edit. */
/* The profiling interface: every function of shmem.h under a second name, which nothing replaces. */
#ifndef HEDDLE_PSHMEM_H
#define HEDDLE_PSHMEM_H

#include "shmem.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Setup, exit and queries */
void pshmem_init(void);
int pshmem_init_thread(int __requested, int *__provided);
void pshmem_finalize(void);
void pshmem_query_thread(int *__provided);
void pshmem_query_initialized(int *__initialized);
HEDDLE_NORETURN void pshmem_global_exit(int __status);
int pshmem_my_pe(void);
int pshmem_n_pes(void);
void pshmem_info_get_version(int *__major, int *__minor);
void pshmem_info_get_name(char *__name);
int pshmem_pe_accessible(int __pe);
int pshmem_addr_accessible(const void *__addr, int __pe);
void *pshmem_ptr(const void *__dest, int __pe);
void *pshmem_team_ptr(shmem_team_t __team, const void *__dest, int __pe);
void pshmem_pcontrol(int __level, ...);
void pstart_pes(int __npes);
int p_my_pe(void);
int p_num_pes(void);

/* Symmetric heap */
void *pshmem_malloc(size_t __size);
void *pshmem_malloc_with_hints(size_t __size, long __hints);
void *pshmem_calloc(size_t __count, size_t __size);
void *pshmem_align(size_t __alignment, size_t __size);
void *pshmem_realloc(void *__ptr, size_t __size);
void pshmem_free(void *__ptr);
void *pshmalloc(size_t __size);
void *pshmemalign(size_t __alignment, size_t __size);
void *pshrealloc(void *__ptr, size_t __size);
void pshfree(void *__ptr);

/* Teams */
int pshmem_team_my_pe(shmem_team_t __team);
int pshmem_team_n_pes(shmem_team_t __team);
int pshmem_team_get_config(shmem_team_t __team, long __config_mask, shmem_team_config_t *__config);
int pshmem_team_translate_pe(shmem_team_t __src_team, int __src_pe, shmem_team_t __dest_team);
int pshmem_team_split_strided(shmem_team_t __parent_team, int __start, int __stride, int __size,
    const shmem_team_config_t *__config, long __config_mask, shmem_team_t *__new_team);
int pshmem_team_split_2d(shmem_team_t __parent_team, int __xrange, const shmem_team_config_t *__xaxis_config,
    long __xaxis_mask, shmem_team_t *__xaxis_team, const shmem_team_config_t *__yaxis_config,
    long __yaxis_mask, shmem_team_t *__yaxis_team);
void pshmem_team_destroy(shmem_team_t __team);

/* Contexts and sessions */
int pshmem_ctx_create(long __options, shmem_ctx_t *__ctx);
int pshmem_team_create_ctx(shmem_team_t __team, long __options, shmem_ctx_t *__ctx);
void pshmem_ctx_destroy(shmem_ctx_t __ctx);
int pshmem_ctx_get_team(shmem_ctx_t __ctx, shmem_team_t *__team);
void pshmem_ctx_session_start(shmem_ctx_t __ctx, long __options, const shmem_ctx_session_config_t *__config,
    long __config_mask);
void pshmem_ctx_session_stop(shmem_ctx_t __ctx);

/* Put */
void pshmem_float_put(float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmem_double_put(double *__dest, const double *__source, size_t __nelems, int __pe);
void pshmem_longdouble_put(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void pshmem_char_put(char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmem_schar_put(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void pshmem_short_put(short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmem_int_put(int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_long_put(long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmem_longlong_put(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void pshmem_uchar_put(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void pshmem_ushort_put(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void pshmem_uint_put(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void pshmem_ulong_put(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void pshmem_ulonglong_put(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    int __pe);
void pshmem_int8_put(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void pshmem_int16_put(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void pshmem_int32_put(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void pshmem_int64_put(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void pshmem_uint8_put(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void pshmem_uint16_put(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void pshmem_uint32_put(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void pshmem_uint64_put(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void pshmem_size_put(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void pshmem_ptrdiff_put(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmem_put8(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put16(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put32(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put64(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put128(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_putmem(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_float_put(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmem_ctx_double_put(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_longdouble_put(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_char_put(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmem_ctx_schar_put(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_short_put(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmem_ctx_int_put(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_ctx_long_put(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmem_ctx_longlong_put(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uchar_put(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ushort_put(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_uint_put(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulong_put(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulonglong_put(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmem_ctx_int8_put(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int16_put(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int32_put(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int64_put(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint8_put(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint16_put(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint32_put(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint64_put(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_size_put(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_ptrdiff_put(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_put8(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put16(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put32(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put64(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put128(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_putmem(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_float_p(float *__dest, float __value, int __pe);
void pshmem_double_p(double *__dest, double __value, int __pe);
void pshmem_longdouble_p(long double *__dest, long double __value, int __pe);
void pshmem_char_p(char *__dest, char __value, int __pe);
void pshmem_schar_p(signed char *__dest, signed char __value, int __pe);
void pshmem_short_p(short *__dest, short __value, int __pe);
void pshmem_int_p(int *__dest, int __value, int __pe);
void pshmem_long_p(long *__dest, long __value, int __pe);
void pshmem_longlong_p(long long *__dest, long long __value, int __pe);
void pshmem_uchar_p(unsigned char *__dest, unsigned char __value, int __pe);
void pshmem_ushort_p(unsigned short *__dest, unsigned short __value, int __pe);
void pshmem_uint_p(unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ulong_p(unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ulonglong_p(unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_int8_p(int8_t *__dest, int8_t __value, int __pe);
void pshmem_int16_p(int16_t *__dest, int16_t __value, int __pe);
void pshmem_int32_p(int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_p(int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint8_p(uint8_t *__dest, uint8_t __value, int __pe);
void pshmem_uint16_p(uint16_t *__dest, uint16_t __value, int __pe);
void pshmem_uint32_p(uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_p(uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_size_p(size_t *__dest, size_t __value, int __pe);
void pshmem_ptrdiff_p(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void pshmem_ctx_float_p(shmem_ctx_t __ctx, float *__dest, float __value, int __pe);
void pshmem_ctx_double_p(shmem_ctx_t __ctx, double *__dest, double __value, int __pe);
void pshmem_ctx_longdouble_p(shmem_ctx_t __ctx, long double *__dest, long double __value, int __pe);
void pshmem_ctx_char_p(shmem_ctx_t __ctx, char *__dest, char __value, int __pe);
void pshmem_ctx_schar_p(shmem_ctx_t __ctx, signed char *__dest, signed char __value, int __pe);
void pshmem_ctx_short_p(shmem_ctx_t __ctx, short *__dest, short __value, int __pe);
void pshmem_ctx_int_p(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void pshmem_ctx_long_p(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void pshmem_ctx_longlong_p(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
void pshmem_ctx_uchar_p(shmem_ctx_t __ctx, unsigned char *__dest, unsigned char __value, int __pe);
void pshmem_ctx_ushort_p(shmem_ctx_t __ctx, unsigned short *__dest, unsigned short __value, int __pe);
void pshmem_ctx_uint_p(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ctx_ulong_p(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_p(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe);
void pshmem_ctx_int8_p(shmem_ctx_t __ctx, int8_t *__dest, int8_t __value, int __pe);
void pshmem_ctx_int16_p(shmem_ctx_t __ctx, int16_t *__dest, int16_t __value, int __pe);
void pshmem_ctx_int32_p(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void pshmem_ctx_int64_p(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void pshmem_ctx_uint8_p(shmem_ctx_t __ctx, uint8_t *__dest, uint8_t __value, int __pe);
void pshmem_ctx_uint16_p(shmem_ctx_t __ctx, uint16_t *__dest, uint16_t __value, int __pe);
void pshmem_ctx_uint32_p(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_ctx_uint64_p(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_size_p(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
void pshmem_ctx_ptrdiff_p(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);

/* Get */
void pshmem_float_get(float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmem_double_get(double *__dest, const double *__source, size_t __nelems, int __pe);
void pshmem_longdouble_get(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void pshmem_char_get(char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmem_schar_get(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void pshmem_short_get(short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmem_int_get(int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_long_get(long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmem_longlong_get(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void pshmem_uchar_get(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void pshmem_ushort_get(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void pshmem_uint_get(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void pshmem_ulong_get(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void pshmem_ulonglong_get(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    int __pe);
void pshmem_int8_get(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void pshmem_int16_get(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void pshmem_int32_get(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void pshmem_int64_get(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void pshmem_uint8_get(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void pshmem_uint16_get(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void pshmem_uint32_get(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void pshmem_uint64_get(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void pshmem_size_get(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void pshmem_ptrdiff_get(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmem_get8(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get16(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get32(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get64(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get128(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_getmem(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_float_get(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmem_ctx_double_get(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_longdouble_get(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_char_get(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmem_ctx_schar_get(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_short_get(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmem_ctx_int_get(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_ctx_long_get(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmem_ctx_longlong_get(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uchar_get(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ushort_get(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_uint_get(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulong_get(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulonglong_get(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmem_ctx_int8_get(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int16_get(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int32_get(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int64_get(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint8_get(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint16_get(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint32_get(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint64_get(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_size_get(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_ptrdiff_get(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_get8(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get16(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get32(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get64(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get128(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_getmem(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
float pshmem_float_g(const float *__source, int __pe);
double pshmem_double_g(const double *__source, int __pe);
long double pshmem_longdouble_g(const long double *__source, int __pe);
char pshmem_char_g(const char *__source, int __pe);
signed char pshmem_schar_g(const signed char *__source, int __pe);
short pshmem_short_g(const short *__source, int __pe);
int pshmem_int_g(const int *__source, int __pe);
long pshmem_long_g(const long *__source, int __pe);
long long pshmem_longlong_g(const long long *__source, int __pe);
unsigned char pshmem_uchar_g(const unsigned char *__source, int __pe);
unsigned short pshmem_ushort_g(const unsigned short *__source, int __pe);
unsigned int pshmem_uint_g(const unsigned int *__source, int __pe);
unsigned long pshmem_ulong_g(const unsigned long *__source, int __pe);
unsigned long long pshmem_ulonglong_g(const unsigned long long *__source, int __pe);
int8_t pshmem_int8_g(const int8_t *__source, int __pe);
int16_t pshmem_int16_g(const int16_t *__source, int __pe);
int32_t pshmem_int32_g(const int32_t *__source, int __pe);
int64_t pshmem_int64_g(const int64_t *__source, int __pe);
uint8_t pshmem_uint8_g(const uint8_t *__source, int __pe);
uint16_t pshmem_uint16_g(const uint16_t *__source, int __pe);
uint32_t pshmem_uint32_g(const uint32_t *__source, int __pe);
uint64_t pshmem_uint64_g(const uint64_t *__source, int __pe);
size_t pshmem_size_g(const size_t *__source, int __pe);
ptrdiff_t pshmem_ptrdiff_g(const ptrdiff_t *__source, int __pe);
float pshmem_ctx_float_g(shmem_ctx_t __ctx, const float *__source, int __pe);
double pshmem_ctx_double_g(shmem_ctx_t __ctx, const double *__source, int __pe);
long double pshmem_ctx_longdouble_g(shmem_ctx_t __ctx, const long double *__source, int __pe);
char pshmem_ctx_char_g(shmem_ctx_t __ctx, const char *__source, int __pe);
signed char pshmem_ctx_schar_g(shmem_ctx_t __ctx, const signed char *__source, int __pe);
short pshmem_ctx_short_g(shmem_ctx_t __ctx, const short *__source, int __pe);
int pshmem_ctx_int_g(shmem_ctx_t __ctx, const int *__source, int __pe);
long pshmem_ctx_long_g(shmem_ctx_t __ctx, const long *__source, int __pe);
long long pshmem_ctx_longlong_g(shmem_ctx_t __ctx, const long long *__source, int __pe);
unsigned char pshmem_ctx_uchar_g(shmem_ctx_t __ctx, const unsigned char *__source, int __pe);
unsigned short pshmem_ctx_ushort_g(shmem_ctx_t __ctx, const unsigned short *__source, int __pe);
unsigned int pshmem_ctx_uint_g(shmem_ctx_t __ctx, const unsigned int *__source, int __pe);
unsigned long pshmem_ctx_ulong_g(shmem_ctx_t __ctx, const unsigned long *__source, int __pe);
unsigned long long pshmem_ctx_ulonglong_g(shmem_ctx_t __ctx, const unsigned long long *__source, int __pe);
int8_t pshmem_ctx_int8_g(shmem_ctx_t __ctx, const int8_t *__source, int __pe);
int16_t pshmem_ctx_int16_g(shmem_ctx_t __ctx, const int16_t *__source, int __pe);
int32_t pshmem_ctx_int32_g(shmem_ctx_t __ctx, const int32_t *__source, int __pe);
int64_t pshmem_ctx_int64_g(shmem_ctx_t __ctx, const int64_t *__source, int __pe);
uint8_t pshmem_ctx_uint8_g(shmem_ctx_t __ctx, const uint8_t *__source, int __pe);
uint16_t pshmem_ctx_uint16_g(shmem_ctx_t __ctx, const uint16_t *__source, int __pe);
uint32_t pshmem_ctx_uint32_g(shmem_ctx_t __ctx, const uint32_t *__source, int __pe);
uint64_t pshmem_ctx_uint64_g(shmem_ctx_t __ctx, const uint64_t *__source, int __pe);
size_t pshmem_ctx_size_g(shmem_ctx_t __ctx, const size_t *__source, int __pe);
ptrdiff_t pshmem_ctx_ptrdiff_g(shmem_ctx_t __ctx, const ptrdiff_t *__source, int __pe);

/* Strided put */
void pshmem_float_iput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_double_iput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_longdouble_iput(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_char_iput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_schar_iput(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_short_iput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int_iput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_long_iput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_longlong_iput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uchar_iput(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ushort_iput(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_uint_iput(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ulong_iput(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ulonglong_iput(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_int8_iput(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int16_iput(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int32_iput(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int64_iput(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint8_iput(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint16_iput(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint32_iput(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint64_iput(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_size_iput(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ptrdiff_iput(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_iput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_ctx_float_iput(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_double_iput(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_longdouble_iput(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_char_iput(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_schar_iput(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_short_iput(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int_iput(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_long_iput(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_longlong_iput(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uchar_iput(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ushort_iput(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint_iput(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ulong_iput(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ulonglong_iput(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int8_iput(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int16_iput(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int32_iput(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int64_iput(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint8_iput(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint16_iput(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint32_iput(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint64_iput(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_size_iput(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ptrdiff_iput(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iput8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ctx_iput16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iput32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iput64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iput128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_float_ibput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_double_ibput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_longdouble_ibput(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_char_ibput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_schar_ibput(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_short_ibput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int_ibput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_long_ibput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_longlong_ibput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uchar_ibput(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ushort_ibput(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint_ibput(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ulong_ibput(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ulonglong_ibput(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int8_ibput(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int16_ibput(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int32_ibput(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int64_ibput(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint8_ibput(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint16_ibput(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint32_ibput(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint64_ibput(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_size_ibput(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ptrdiff_ibput(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ibput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ctx_float_ibput(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_double_ibput(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_longdouble_ibput(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_char_ibput(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_schar_ibput(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_short_ibput(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int_ibput(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_long_ibput(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_longlong_ibput(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uchar_ibput(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ushort_ibput(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint_ibput(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ulong_ibput(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ulonglong_ibput(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks,
    int __pe);
void pshmem_ctx_int8_ibput(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int16_ibput(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int32_ibput(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int64_ibput(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint8_ibput(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint16_ibput(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint32_ibput(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint64_ibput(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_size_ibput(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ptrdiff_ibput(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibput8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibput16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibput32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibput64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibput128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);

/* Strided get */
void pshmem_float_iget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_double_iget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_longdouble_iget(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_char_iget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_schar_iget(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_short_iget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int_iget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_long_iget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_longlong_iget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uchar_iget(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ushort_iget(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_uint_iget(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ulong_iget(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ulonglong_iget(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_int8_iget(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int16_iget(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int32_iget(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_int64_iget(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint8_iget(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint16_iget(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint32_iget(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_uint64_iget(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_size_iget(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ptrdiff_iget(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_iget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_iget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void pshmem_ctx_float_iget(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_double_iget(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_longdouble_iget(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_char_iget(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_schar_iget(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_short_iget(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int_iget(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_long_iget(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_longlong_iget(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uchar_iget(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ushort_iget(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint_iget(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ulong_iget(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ulonglong_iget(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int8_iget(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int16_iget(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int32_iget(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_int64_iget(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint8_iget(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint16_iget(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint32_iget(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_uint64_iget(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_size_iget(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_ptrdiff_iget(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iget8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void pshmem_ctx_iget16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iget32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iget64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_ctx_iget128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void pshmem_float_ibget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_double_ibget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_longdouble_ibget(long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_char_ibget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_schar_ibget(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_short_ibget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int_ibget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_long_ibget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_longlong_ibget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uchar_ibget(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ushort_ibget(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint_ibget(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ulong_ibget(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ulonglong_ibget(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int8_ibget(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int16_ibget(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int32_ibget(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_int64_ibget(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint8_ibget(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint16_ibget(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint32_ibget(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_uint64_ibget(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_size_ibget(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ptrdiff_ibget(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ibget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ibget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void pshmem_ctx_float_ibget(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_double_ibget(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_longdouble_ibget(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_char_ibget(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_schar_ibget(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_short_ibget(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int_ibget(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_long_ibget(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_longlong_ibget(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uchar_ibget(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ushort_ibget(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint_ibget(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ulong_ibget(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ulonglong_ibget(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks,
    int __pe);
void pshmem_ctx_int8_ibget(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int16_ibget(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int32_ibget(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_int64_ibget(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint8_ibget(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint16_ibget(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint32_ibget(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_uint64_ibget(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_size_ibget(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ptrdiff_ibget(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibget8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibget16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibget32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibget64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void pshmem_ctx_ibget128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);

/* Non-blocking put and get */
void pshmem_float_put_nbi(float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmem_double_put_nbi(double *__dest, const double *__source, size_t __nelems, int __pe);
void pshmem_longdouble_put_nbi(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void pshmem_char_put_nbi(char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmem_schar_put_nbi(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void pshmem_short_put_nbi(short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmem_int_put_nbi(int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_long_put_nbi(long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmem_longlong_put_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void pshmem_uchar_put_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void pshmem_ushort_put_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void pshmem_uint_put_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void pshmem_ulong_put_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void pshmem_ulonglong_put_nbi(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    int __pe);
void pshmem_int8_put_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void pshmem_int16_put_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void pshmem_int32_put_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void pshmem_int64_put_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void pshmem_uint8_put_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void pshmem_uint16_put_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void pshmem_uint32_put_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void pshmem_uint64_put_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void pshmem_size_put_nbi(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void pshmem_ptrdiff_put_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmem_put8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_put128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_putmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_float_put_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_double_put_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_longdouble_put_nbi(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_char_put_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_schar_put_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_short_put_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int_put_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_ctx_long_put_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_longlong_put_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_uchar_put_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ushort_put_nbi(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_uint_put_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulong_put_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulonglong_put_nbi(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmem_ctx_int8_put_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int16_put_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int32_put_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int64_put_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint8_put_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint16_put_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint32_put_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint64_put_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_size_put_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_ptrdiff_put_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_put8_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put16_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put32_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put64_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_put128_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_putmem_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_float_get_nbi(float *__dest, const float *__source, size_t __nelems, int __pe);
void pshmem_double_get_nbi(double *__dest, const double *__source, size_t __nelems, int __pe);
void pshmem_longdouble_get_nbi(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void pshmem_char_get_nbi(char *__dest, const char *__source, size_t __nelems, int __pe);
void pshmem_schar_get_nbi(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void pshmem_short_get_nbi(short *__dest, const short *__source, size_t __nelems, int __pe);
void pshmem_int_get_nbi(int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_long_get_nbi(long *__dest, const long *__source, size_t __nelems, int __pe);
void pshmem_longlong_get_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void pshmem_uchar_get_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void pshmem_ushort_get_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void pshmem_uint_get_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void pshmem_ulong_get_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void pshmem_ulonglong_get_nbi(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    int __pe);
void pshmem_int8_get_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void pshmem_int16_get_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void pshmem_int32_get_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void pshmem_int64_get_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void pshmem_uint8_get_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void pshmem_uint16_get_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void pshmem_uint32_get_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void pshmem_uint64_get_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void pshmem_size_get_nbi(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void pshmem_ptrdiff_get_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void pshmem_get8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_get128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_getmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_float_get_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_double_get_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_longdouble_get_nbi(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_char_get_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_schar_get_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_short_get_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int_get_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void pshmem_ctx_long_get_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_longlong_get_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_uchar_get_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ushort_get_nbi(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_uint_get_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulong_get_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_ulonglong_get_nbi(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void pshmem_ctx_int8_get_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int16_get_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int32_get_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_int64_get_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint8_get_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint16_get_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint32_get_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_uint64_get_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_size_get_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    int __pe);
void pshmem_ctx_ptrdiff_get_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void pshmem_ctx_get8_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get16_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get32_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get64_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_get128_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void pshmem_ctx_getmem_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);

/* Atomic operations */
float pshmem_float_atomic_fetch(const float *__source, int __pe);
double pshmem_double_atomic_fetch(const double *__source, int __pe);
int pshmem_int_atomic_fetch(const int *__source, int __pe);
long pshmem_long_atomic_fetch(const long *__source, int __pe);
long long pshmem_longlong_atomic_fetch(const long long *__source, int __pe);
unsigned int pshmem_uint_atomic_fetch(const unsigned int *__source, int __pe);
unsigned long pshmem_ulong_atomic_fetch(const unsigned long *__source, int __pe);
unsigned long long pshmem_ulonglong_atomic_fetch(const unsigned long long *__source, int __pe);
int32_t pshmem_int32_atomic_fetch(const int32_t *__source, int __pe);
int64_t pshmem_int64_atomic_fetch(const int64_t *__source, int __pe);
uint32_t pshmem_uint32_atomic_fetch(const uint32_t *__source, int __pe);
uint64_t pshmem_uint64_atomic_fetch(const uint64_t *__source, int __pe);
size_t pshmem_size_atomic_fetch(const size_t *__source, int __pe);
ptrdiff_t pshmem_ptrdiff_atomic_fetch(const ptrdiff_t *__source, int __pe);
float pshmem_ctx_float_atomic_fetch(shmem_ctx_t __ctx, const float *__source, int __pe);
double pshmem_ctx_double_atomic_fetch(shmem_ctx_t __ctx, const double *__source, int __pe);
int pshmem_ctx_int_atomic_fetch(shmem_ctx_t __ctx, const int *__source, int __pe);
long pshmem_ctx_long_atomic_fetch(shmem_ctx_t __ctx, const long *__source, int __pe);
long long pshmem_ctx_longlong_atomic_fetch(shmem_ctx_t __ctx, const long long *__source, int __pe);
unsigned int pshmem_ctx_uint_atomic_fetch(shmem_ctx_t __ctx, const unsigned int *__source, int __pe);
unsigned long pshmem_ctx_ulong_atomic_fetch(shmem_ctx_t __ctx, const unsigned long *__source, int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_fetch(shmem_ctx_t __ctx, const unsigned long long *__source,
    int __pe);
int32_t pshmem_ctx_int32_atomic_fetch(shmem_ctx_t __ctx, const int32_t *__source, int __pe);
int64_t pshmem_ctx_int64_atomic_fetch(shmem_ctx_t __ctx, const int64_t *__source, int __pe);
uint32_t pshmem_ctx_uint32_atomic_fetch(shmem_ctx_t __ctx, const uint32_t *__source, int __pe);
uint64_t pshmem_ctx_uint64_atomic_fetch(shmem_ctx_t __ctx, const uint64_t *__source, int __pe);
size_t pshmem_ctx_size_atomic_fetch(shmem_ctx_t __ctx, const size_t *__source, int __pe);
ptrdiff_t pshmem_ctx_ptrdiff_atomic_fetch(shmem_ctx_t __ctx, const ptrdiff_t *__source, int __pe);
void pshmem_float_atomic_set(float *__dest, float __value, int __pe);
void pshmem_double_atomic_set(double *__dest, double __value, int __pe);
void pshmem_int_atomic_set(int *__dest, int __value, int __pe);
void pshmem_long_atomic_set(long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_set(long long *__dest, long long __value, int __pe);
void pshmem_uint_atomic_set(unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ulong_atomic_set(unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ulonglong_atomic_set(unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_int32_atomic_set(int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_set(int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_set(uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_set(uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_size_atomic_set(size_t *__dest, size_t __value, int __pe);
void pshmem_ptrdiff_atomic_set(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void pshmem_ctx_float_atomic_set(shmem_ctx_t __ctx, float *__dest, float __value, int __pe);
void pshmem_ctx_double_atomic_set(shmem_ctx_t __ctx, double *__dest, double __value, int __pe);
void pshmem_ctx_int_atomic_set(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_set(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void pshmem_ctx_longlong_atomic_set(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
void pshmem_ctx_uint_atomic_set(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_set(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_set(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_set(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_set(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_set(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_set(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_size_atomic_set(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
void pshmem_ctx_ptrdiff_atomic_set(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
float pshmem_float_atomic_swap(float *__dest, float __value, int __pe);
double pshmem_double_atomic_swap(double *__dest, double __value, int __pe);
int pshmem_int_atomic_swap(int *__dest, int __value, int __pe);
long pshmem_long_atomic_swap(long *__dest, long __value, int __pe);
long long pshmem_longlong_atomic_swap(long long *__dest, long long __value, int __pe);
unsigned int pshmem_uint_atomic_swap(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long pshmem_ulong_atomic_swap(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long pshmem_ulonglong_atomic_swap(unsigned long long *__dest, unsigned long long __value,
    int __pe);
int32_t pshmem_int32_atomic_swap(int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_int64_atomic_swap(int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_uint32_atomic_swap(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_uint64_atomic_swap(uint64_t *__dest, uint64_t __value, int __pe);
size_t pshmem_size_atomic_swap(size_t *__dest, size_t __value, int __pe);
ptrdiff_t pshmem_ptrdiff_atomic_swap(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
float pshmem_ctx_float_atomic_swap(shmem_ctx_t __ctx, float *__dest, float __value, int __pe);
double pshmem_ctx_double_atomic_swap(shmem_ctx_t __ctx, double *__dest, double __value, int __pe);
int pshmem_ctx_int_atomic_swap(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long pshmem_ctx_long_atomic_swap(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long pshmem_ctx_longlong_atomic_swap(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
unsigned int pshmem_ctx_uint_atomic_swap(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value,
    int __pe);
unsigned long pshmem_ctx_ulong_atomic_swap(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_swap(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t pshmem_ctx_int32_atomic_swap(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_ctx_int64_atomic_swap(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_ctx_uint32_atomic_swap(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_ctx_uint64_atomic_swap(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
size_t pshmem_ctx_size_atomic_swap(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
ptrdiff_t pshmem_ctx_ptrdiff_atomic_swap(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
int pshmem_int_atomic_compare_swap(int *__dest, int __cond, int __value, int __pe);
long pshmem_long_atomic_compare_swap(long *__dest, long __cond, long __value, int __pe);
long long pshmem_longlong_atomic_compare_swap(long long *__dest, long long __cond, long long __value,
    int __pe);
unsigned int pshmem_uint_atomic_compare_swap(unsigned int *__dest, unsigned int __cond, unsigned int __value,
    int __pe);
unsigned long pshmem_ulong_atomic_compare_swap(unsigned long *__dest, unsigned long __cond,
    unsigned long __value, int __pe);
unsigned long long pshmem_ulonglong_atomic_compare_swap(unsigned long long *__dest, unsigned long long __cond,
    unsigned long long __value, int __pe);
int32_t pshmem_int32_atomic_compare_swap(int32_t *__dest, int32_t __cond, int32_t __value, int __pe);
int64_t pshmem_int64_atomic_compare_swap(int64_t *__dest, int64_t __cond, int64_t __value, int __pe);
uint32_t pshmem_uint32_atomic_compare_swap(uint32_t *__dest, uint32_t __cond, uint32_t __value, int __pe);
uint64_t pshmem_uint64_atomic_compare_swap(uint64_t *__dest, uint64_t __cond, uint64_t __value, int __pe);
size_t pshmem_size_atomic_compare_swap(size_t *__dest, size_t __cond, size_t __value, int __pe);
ptrdiff_t pshmem_ptrdiff_atomic_compare_swap(ptrdiff_t *__dest, ptrdiff_t __cond, ptrdiff_t __value,
    int __pe);
int pshmem_ctx_int_atomic_compare_swap(shmem_ctx_t __ctx, int *__dest, int __cond, int __value, int __pe);
long pshmem_ctx_long_atomic_compare_swap(shmem_ctx_t __ctx, long *__dest, long __cond, long __value,
    int __pe);
long long pshmem_ctx_longlong_atomic_compare_swap(shmem_ctx_t __ctx, long long *__dest, long long __cond,
    long long __value, int __pe);
unsigned int pshmem_ctx_uint_atomic_compare_swap(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe);
unsigned long pshmem_ctx_ulong_atomic_compare_swap(shmem_ctx_t __ctx, unsigned long *__dest,
    unsigned long __cond, unsigned long __value, int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_compare_swap(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe);
int32_t pshmem_ctx_int32_atomic_compare_swap(shmem_ctx_t __ctx, int32_t *__dest, int32_t __cond,
    int32_t __value, int __pe);
int64_t pshmem_ctx_int64_atomic_compare_swap(shmem_ctx_t __ctx, int64_t *__dest, int64_t __cond,
    int64_t __value, int __pe);
uint32_t pshmem_ctx_uint32_atomic_compare_swap(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __cond,
    uint32_t __value, int __pe);
uint64_t pshmem_ctx_uint64_atomic_compare_swap(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __cond,
    uint64_t __value, int __pe);
size_t pshmem_ctx_size_atomic_compare_swap(shmem_ctx_t __ctx, size_t *__dest, size_t __cond, size_t __value,
    int __pe);
ptrdiff_t pshmem_ctx_ptrdiff_atomic_compare_swap(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __cond,
    ptrdiff_t __value, int __pe);
int pshmem_int_atomic_fetch_inc(int *__dest, int __pe);
long pshmem_long_atomic_fetch_inc(long *__dest, int __pe);
long long pshmem_longlong_atomic_fetch_inc(long long *__dest, int __pe);
unsigned int pshmem_uint_atomic_fetch_inc(unsigned int *__dest, int __pe);
unsigned long pshmem_ulong_atomic_fetch_inc(unsigned long *__dest, int __pe);
unsigned long long pshmem_ulonglong_atomic_fetch_inc(unsigned long long *__dest, int __pe);
int32_t pshmem_int32_atomic_fetch_inc(int32_t *__dest, int __pe);
int64_t pshmem_int64_atomic_fetch_inc(int64_t *__dest, int __pe);
uint32_t pshmem_uint32_atomic_fetch_inc(uint32_t *__dest, int __pe);
uint64_t pshmem_uint64_atomic_fetch_inc(uint64_t *__dest, int __pe);
size_t pshmem_size_atomic_fetch_inc(size_t *__dest, int __pe);
ptrdiff_t pshmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *__dest, int __pe);
int pshmem_ctx_int_atomic_fetch_inc(shmem_ctx_t __ctx, int *__dest, int __pe);
long pshmem_ctx_long_atomic_fetch_inc(shmem_ctx_t __ctx, long *__dest, int __pe);
long long pshmem_ctx_longlong_atomic_fetch_inc(shmem_ctx_t __ctx, long long *__dest, int __pe);
unsigned int pshmem_ctx_uint_atomic_fetch_inc(shmem_ctx_t __ctx, unsigned int *__dest, int __pe);
unsigned long pshmem_ctx_ulong_atomic_fetch_inc(shmem_ctx_t __ctx, unsigned long *__dest, int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_fetch_inc(shmem_ctx_t __ctx, unsigned long long *__dest,
    int __pe);
int32_t pshmem_ctx_int32_atomic_fetch_inc(shmem_ctx_t __ctx, int32_t *__dest, int __pe);
int64_t pshmem_ctx_int64_atomic_fetch_inc(shmem_ctx_t __ctx, int64_t *__dest, int __pe);
uint32_t pshmem_ctx_uint32_atomic_fetch_inc(shmem_ctx_t __ctx, uint32_t *__dest, int __pe);
uint64_t pshmem_ctx_uint64_atomic_fetch_inc(shmem_ctx_t __ctx, uint64_t *__dest, int __pe);
size_t pshmem_ctx_size_atomic_fetch_inc(shmem_ctx_t __ctx, size_t *__dest, int __pe);
ptrdiff_t pshmem_ctx_ptrdiff_atomic_fetch_inc(shmem_ctx_t __ctx, ptrdiff_t *__dest, int __pe);
void pshmem_int_atomic_inc(int *__dest, int __pe);
void pshmem_long_atomic_inc(long *__dest, int __pe);
void pshmem_longlong_atomic_inc(long long *__dest, int __pe);
void pshmem_uint_atomic_inc(unsigned int *__dest, int __pe);
void pshmem_ulong_atomic_inc(unsigned long *__dest, int __pe);
void pshmem_ulonglong_atomic_inc(unsigned long long *__dest, int __pe);
void pshmem_int32_atomic_inc(int32_t *__dest, int __pe);
void pshmem_int64_atomic_inc(int64_t *__dest, int __pe);
void pshmem_uint32_atomic_inc(uint32_t *__dest, int __pe);
void pshmem_uint64_atomic_inc(uint64_t *__dest, int __pe);
void pshmem_size_atomic_inc(size_t *__dest, int __pe);
void pshmem_ptrdiff_atomic_inc(ptrdiff_t *__dest, int __pe);
void pshmem_ctx_int_atomic_inc(shmem_ctx_t __ctx, int *__dest, int __pe);
void pshmem_ctx_long_atomic_inc(shmem_ctx_t __ctx, long *__dest, int __pe);
void pshmem_ctx_longlong_atomic_inc(shmem_ctx_t __ctx, long long *__dest, int __pe);
void pshmem_ctx_uint_atomic_inc(shmem_ctx_t __ctx, unsigned int *__dest, int __pe);
void pshmem_ctx_ulong_atomic_inc(shmem_ctx_t __ctx, unsigned long *__dest, int __pe);
void pshmem_ctx_ulonglong_atomic_inc(shmem_ctx_t __ctx, unsigned long long *__dest, int __pe);
void pshmem_ctx_int32_atomic_inc(shmem_ctx_t __ctx, int32_t *__dest, int __pe);
void pshmem_ctx_int64_atomic_inc(shmem_ctx_t __ctx, int64_t *__dest, int __pe);
void pshmem_ctx_uint32_atomic_inc(shmem_ctx_t __ctx, uint32_t *__dest, int __pe);
void pshmem_ctx_uint64_atomic_inc(shmem_ctx_t __ctx, uint64_t *__dest, int __pe);
void pshmem_ctx_size_atomic_inc(shmem_ctx_t __ctx, size_t *__dest, int __pe);
void pshmem_ctx_ptrdiff_atomic_inc(shmem_ctx_t __ctx, ptrdiff_t *__dest, int __pe);
int pshmem_int_atomic_fetch_add(int *__dest, int __value, int __pe);
long pshmem_long_atomic_fetch_add(long *__dest, long __value, int __pe);
long long pshmem_longlong_atomic_fetch_add(long long *__dest, long long __value, int __pe);
unsigned int pshmem_uint_atomic_fetch_add(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long pshmem_ulong_atomic_fetch_add(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long pshmem_ulonglong_atomic_fetch_add(unsigned long long *__dest, unsigned long long __value,
    int __pe);
int32_t pshmem_int32_atomic_fetch_add(int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_int64_atomic_fetch_add(int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_uint32_atomic_fetch_add(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_uint64_atomic_fetch_add(uint64_t *__dest, uint64_t __value, int __pe);
size_t pshmem_size_atomic_fetch_add(size_t *__dest, size_t __value, int __pe);
ptrdiff_t pshmem_ptrdiff_atomic_fetch_add(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
int pshmem_ctx_int_atomic_fetch_add(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long pshmem_ctx_long_atomic_fetch_add(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long pshmem_ctx_longlong_atomic_fetch_add(shmem_ctx_t __ctx, long long *__dest, long long __value,
    int __pe);
unsigned int pshmem_ctx_uint_atomic_fetch_add(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value,
    int __pe);
unsigned long pshmem_ctx_ulong_atomic_fetch_add(shmem_ctx_t __ctx, unsigned long *__dest,
    unsigned long __value, int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_fetch_add(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t pshmem_ctx_int32_atomic_fetch_add(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_ctx_int64_atomic_fetch_add(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_ctx_uint32_atomic_fetch_add(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_ctx_uint64_atomic_fetch_add(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
size_t pshmem_ctx_size_atomic_fetch_add(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
ptrdiff_t pshmem_ctx_ptrdiff_atomic_fetch_add(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value,
    int __pe);
void pshmem_int_atomic_add(int *__dest, int __value, int __pe);
void pshmem_long_atomic_add(long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_add(long long *__dest, long long __value, int __pe);
void pshmem_uint_atomic_add(unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ulong_atomic_add(unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ulonglong_atomic_add(unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_int32_atomic_add(int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_add(int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_add(uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_add(uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_size_atomic_add(size_t *__dest, size_t __value, int __pe);
void pshmem_ptrdiff_atomic_add(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void pshmem_ctx_int_atomic_add(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_add(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void pshmem_ctx_longlong_atomic_add(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
void pshmem_ctx_uint_atomic_add(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_add(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_add(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_add(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_add(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_add(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_add(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_size_atomic_add(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
void pshmem_ctx_ptrdiff_atomic_add(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);

/* Bitwise atomic operations */
unsigned int pshmem_uint_atomic_fetch_and(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long pshmem_ulong_atomic_fetch_and(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long pshmem_ulonglong_atomic_fetch_and(unsigned long long *__dest, unsigned long long __value,
    int __pe);
int32_t pshmem_int32_atomic_fetch_and(int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_int64_atomic_fetch_and(int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_uint32_atomic_fetch_and(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_uint64_atomic_fetch_and(uint64_t *__dest, uint64_t __value, int __pe);
unsigned int pshmem_ctx_uint_atomic_fetch_and(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value,
    int __pe);
unsigned long pshmem_ctx_ulong_atomic_fetch_and(shmem_ctx_t __ctx, unsigned long *__dest,
    unsigned long __value, int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_fetch_and(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t pshmem_ctx_int32_atomic_fetch_and(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_ctx_int64_atomic_fetch_and(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_ctx_uint32_atomic_fetch_and(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_ctx_uint64_atomic_fetch_and(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_uint_atomic_and(unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ulong_atomic_and(unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ulonglong_atomic_and(unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_int32_atomic_and(int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_and(int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_and(uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_and(uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_uint_atomic_and(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_and(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_and(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_and(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_and(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_and(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_and(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
unsigned int pshmem_uint_atomic_fetch_or(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long pshmem_ulong_atomic_fetch_or(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long pshmem_ulonglong_atomic_fetch_or(unsigned long long *__dest, unsigned long long __value,
    int __pe);
int32_t pshmem_int32_atomic_fetch_or(int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_int64_atomic_fetch_or(int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_uint32_atomic_fetch_or(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_uint64_atomic_fetch_or(uint64_t *__dest, uint64_t __value, int __pe);
unsigned int pshmem_ctx_uint_atomic_fetch_or(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value,
    int __pe);
unsigned long pshmem_ctx_ulong_atomic_fetch_or(shmem_ctx_t __ctx, unsigned long *__dest,
    unsigned long __value, int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_fetch_or(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t pshmem_ctx_int32_atomic_fetch_or(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_ctx_int64_atomic_fetch_or(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_ctx_uint32_atomic_fetch_or(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_ctx_uint64_atomic_fetch_or(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_uint_atomic_or(unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ulong_atomic_or(unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ulonglong_atomic_or(unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_int32_atomic_or(int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_or(int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_or(uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_or(uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_uint_atomic_or(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_or(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_or(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe);
void pshmem_ctx_int32_atomic_or(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_or(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_or(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_or(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
unsigned int pshmem_uint_atomic_fetch_xor(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long pshmem_ulong_atomic_fetch_xor(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long pshmem_ulonglong_atomic_fetch_xor(unsigned long long *__dest, unsigned long long __value,
    int __pe);
int32_t pshmem_int32_atomic_fetch_xor(int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_int64_atomic_fetch_xor(int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_uint32_atomic_fetch_xor(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_uint64_atomic_fetch_xor(uint64_t *__dest, uint64_t __value, int __pe);
unsigned int pshmem_ctx_uint_atomic_fetch_xor(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value,
    int __pe);
unsigned long pshmem_ctx_ulong_atomic_fetch_xor(shmem_ctx_t __ctx, unsigned long *__dest,
    unsigned long __value, int __pe);
unsigned long long pshmem_ctx_ulonglong_atomic_fetch_xor(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t pshmem_ctx_int32_atomic_fetch_xor(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t pshmem_ctx_int64_atomic_fetch_xor(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t pshmem_ctx_uint32_atomic_fetch_xor(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t pshmem_ctx_uint64_atomic_fetch_xor(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_uint_atomic_xor(unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ulong_atomic_xor(unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ulonglong_atomic_xor(unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_int32_atomic_xor(int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_xor(int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_xor(uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_xor(uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_uint_atomic_xor(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_xor(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_xor(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_xor(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_xor(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_xor(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_xor(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);

/* Non-blocking atomic operations */
void pshmem_float_atomic_fetch_nbi(float *__fetch, const float *__source, int __pe);
void pshmem_double_atomic_fetch_nbi(double *__fetch, const double *__source, int __pe);
void pshmem_int_atomic_fetch_nbi(int *__fetch, const int *__source, int __pe);
void pshmem_long_atomic_fetch_nbi(long *__fetch, const long *__source, int __pe);
void pshmem_longlong_atomic_fetch_nbi(long long *__fetch, const long long *__source, int __pe);
void pshmem_uint_atomic_fetch_nbi(unsigned int *__fetch, const unsigned int *__source, int __pe);
void pshmem_ulong_atomic_fetch_nbi(unsigned long *__fetch, const unsigned long *__source, int __pe);
void pshmem_ulonglong_atomic_fetch_nbi(unsigned long long *__fetch, const unsigned long long *__source,
    int __pe);
void pshmem_int32_atomic_fetch_nbi(int32_t *__fetch, const int32_t *__source, int __pe);
void pshmem_int64_atomic_fetch_nbi(int64_t *__fetch, const int64_t *__source, int __pe);
void pshmem_uint32_atomic_fetch_nbi(uint32_t *__fetch, const uint32_t *__source, int __pe);
void pshmem_uint64_atomic_fetch_nbi(uint64_t *__fetch, const uint64_t *__source, int __pe);
void pshmem_size_atomic_fetch_nbi(size_t *__fetch, const size_t *__source, int __pe);
void pshmem_ptrdiff_atomic_fetch_nbi(ptrdiff_t *__fetch, const ptrdiff_t *__source, int __pe);
void pshmem_ctx_float_atomic_fetch_nbi(shmem_ctx_t __ctx, float *__fetch, const float *__source, int __pe);
void pshmem_ctx_double_atomic_fetch_nbi(shmem_ctx_t __ctx, double *__fetch, const double *__source, int __pe);
void pshmem_ctx_int_atomic_fetch_nbi(shmem_ctx_t __ctx, int *__fetch, const int *__source, int __pe);
void pshmem_ctx_long_atomic_fetch_nbi(shmem_ctx_t __ctx, long *__fetch, const long *__source, int __pe);
void pshmem_ctx_longlong_atomic_fetch_nbi(shmem_ctx_t __ctx, long long *__fetch, const long long *__source,
    int __pe);
void pshmem_ctx_uint_atomic_fetch_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, const unsigned int *__source,
    int __pe);
void pshmem_ctx_ulong_atomic_fetch_nbi(shmem_ctx_t __ctx, unsigned long *__fetch,
    const unsigned long *__source, int __pe);
void pshmem_ctx_ulonglong_atomic_fetch_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    const unsigned long long *__source, int __pe);
void pshmem_ctx_int32_atomic_fetch_nbi(shmem_ctx_t __ctx, int32_t *__fetch, const int32_t *__source,
    int __pe);
void pshmem_ctx_int64_atomic_fetch_nbi(shmem_ctx_t __ctx, int64_t *__fetch, const int64_t *__source,
    int __pe);
void pshmem_ctx_uint32_atomic_fetch_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, const uint32_t *__source,
    int __pe);
void pshmem_ctx_uint64_atomic_fetch_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, const uint64_t *__source,
    int __pe);
void pshmem_ctx_size_atomic_fetch_nbi(shmem_ctx_t __ctx, size_t *__fetch, const size_t *__source, int __pe);
void pshmem_ctx_ptrdiff_atomic_fetch_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, const ptrdiff_t *__source,
    int __pe);
void pshmem_float_atomic_swap_nbi(float *__fetch, float *__dest, float __value, int __pe);
void pshmem_double_atomic_swap_nbi(double *__fetch, double *__dest, double __value, int __pe);
void pshmem_int_atomic_swap_nbi(int *__fetch, int *__dest, int __value, int __pe);
void pshmem_long_atomic_swap_nbi(long *__fetch, long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_swap_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void pshmem_uint_atomic_swap_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe);
void pshmem_ulong_atomic_swap_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe);
void pshmem_ulonglong_atomic_swap_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_int32_atomic_swap_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_swap_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_swap_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_swap_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_size_atomic_swap_nbi(size_t *__fetch, size_t *__dest, size_t __value, int __pe);
void pshmem_ptrdiff_atomic_swap_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void pshmem_ctx_float_atomic_swap_nbi(shmem_ctx_t __ctx, float *__fetch, float *__dest, float __value,
    int __pe);
void pshmem_ctx_double_atomic_swap_nbi(shmem_ctx_t __ctx, double *__fetch, double *__dest, double __value,
    int __pe);
void pshmem_ctx_int_atomic_swap_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_swap_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe);
void pshmem_ctx_longlong_atomic_swap_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);
void pshmem_ctx_uint_atomic_swap_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_swap_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_swap_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_swap_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe);
void pshmem_ctx_int64_atomic_swap_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe);
void pshmem_ctx_uint32_atomic_swap_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_swap_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe);
void pshmem_ctx_size_atomic_swap_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value,
    int __pe);
void pshmem_ctx_ptrdiff_atomic_swap_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __value, int __pe);
void pshmem_int_atomic_compare_swap_nbi(int *__fetch, int *__dest, int __cond, int __value, int __pe);
void pshmem_long_atomic_compare_swap_nbi(long *__fetch, long *__dest, long __cond, long __value, int __pe);
void pshmem_longlong_atomic_compare_swap_nbi(long long *__fetch, long long *__dest, long long __cond,
    long long __value, int __pe);
void pshmem_uint_atomic_compare_swap_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe);
void pshmem_ulong_atomic_compare_swap_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __cond,
    unsigned long __value, int __pe);
void pshmem_ulonglong_atomic_compare_swap_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe);
void pshmem_int32_atomic_compare_swap_nbi(int32_t *__fetch, int32_t *__dest, int32_t __cond, int32_t __value,
    int __pe);
void pshmem_int64_atomic_compare_swap_nbi(int64_t *__fetch, int64_t *__dest, int64_t __cond, int64_t __value,
    int __pe);
void pshmem_uint32_atomic_compare_swap_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __cond,
    uint32_t __value, int __pe);
void pshmem_uint64_atomic_compare_swap_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __cond,
    uint64_t __value, int __pe);
void pshmem_size_atomic_compare_swap_nbi(size_t *__fetch, size_t *__dest, size_t __cond, size_t __value,
    int __pe);
void pshmem_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond,
    ptrdiff_t __value, int __pe);
void pshmem_ctx_int_atomic_compare_swap_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __cond,
    int __value, int __pe);
void pshmem_ctx_long_atomic_compare_swap_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __cond,
    long __value, int __pe);
void pshmem_ctx_longlong_atomic_compare_swap_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __cond, long long __value, int __pe);
void pshmem_ctx_uint_atomic_compare_swap_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __cond, unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_compare_swap_nbi(shmem_ctx_t __ctx, unsigned long *__fetch,
    unsigned long *__dest, unsigned long __cond, unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_compare_swap_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __cond, unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_compare_swap_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __cond, int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_compare_swap_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __cond, int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_compare_swap_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __cond, uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_compare_swap_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __cond, uint64_t __value, int __pe);
void pshmem_ctx_size_atomic_compare_swap_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest,
    size_t __cond, size_t __value, int __pe);
void pshmem_ctx_ptrdiff_atomic_compare_swap_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __cond, ptrdiff_t __value, int __pe);
void pshmem_int_atomic_fetch_inc_nbi(int *__fetch, int *__dest, int __pe);
void pshmem_long_atomic_fetch_inc_nbi(long *__fetch, long *__dest, int __pe);
void pshmem_longlong_atomic_fetch_inc_nbi(long long *__fetch, long long *__dest, int __pe);
void pshmem_uint_atomic_fetch_inc_nbi(unsigned int *__fetch, unsigned int *__dest, int __pe);
void pshmem_ulong_atomic_fetch_inc_nbi(unsigned long *__fetch, unsigned long *__dest, int __pe);
void pshmem_ulonglong_atomic_fetch_inc_nbi(unsigned long long *__fetch, unsigned long long *__dest, int __pe);
void pshmem_int32_atomic_fetch_inc_nbi(int32_t *__fetch, int32_t *__dest, int __pe);
void pshmem_int64_atomic_fetch_inc_nbi(int64_t *__fetch, int64_t *__dest, int __pe);
void pshmem_uint32_atomic_fetch_inc_nbi(uint32_t *__fetch, uint32_t *__dest, int __pe);
void pshmem_uint64_atomic_fetch_inc_nbi(uint64_t *__fetch, uint64_t *__dest, int __pe);
void pshmem_size_atomic_fetch_inc_nbi(size_t *__fetch, size_t *__dest, int __pe);
void pshmem_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, int __pe);
void pshmem_ctx_int_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __pe);
void pshmem_ctx_long_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, int __pe);
void pshmem_ctx_longlong_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    int __pe);
void pshmem_ctx_uint_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    int __pe);
void pshmem_ctx_ulong_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    int __pe);
void pshmem_ctx_ulonglong_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, int __pe);
void pshmem_ctx_int32_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int __pe);
void pshmem_ctx_int64_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int __pe);
void pshmem_ctx_uint32_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, int __pe);
void pshmem_ctx_uint64_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, int __pe);
void pshmem_ctx_size_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, int __pe);
void pshmem_ctx_ptrdiff_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    int __pe);
void pshmem_int_atomic_fetch_add_nbi(int *__fetch, int *__dest, int __value, int __pe);
void pshmem_long_atomic_fetch_add_nbi(long *__fetch, long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_fetch_add_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void pshmem_uint_atomic_fetch_add_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe);
void pshmem_ulong_atomic_fetch_add_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe);
void pshmem_ulonglong_atomic_fetch_add_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_int32_atomic_fetch_add_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_fetch_add_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_fetch_add_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_fetch_add_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_size_atomic_fetch_add_nbi(size_t *__fetch, size_t *__dest, size_t __value, int __pe);
void pshmem_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void pshmem_ctx_int_atomic_fetch_add_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_fetch_add_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value,
    int __pe);
void pshmem_ctx_longlong_atomic_fetch_add_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);
void pshmem_ctx_uint_atomic_fetch_add_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_fetch_add_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_fetch_add_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_fetch_add_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_fetch_add_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_fetch_add_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_fetch_add_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe);
void pshmem_ctx_size_atomic_fetch_add_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value,
    int __pe);
void pshmem_ctx_ptrdiff_atomic_fetch_add_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __value, int __pe);
void pshmem_uint_atomic_fetch_and_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe);
void pshmem_ulong_atomic_fetch_and_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe);
void pshmem_ulonglong_atomic_fetch_and_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_int32_atomic_fetch_and_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_fetch_and_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_fetch_and_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_fetch_and_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_uint_atomic_fetch_and_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_fetch_and_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_fetch_and_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_fetch_and_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_fetch_and_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_fetch_and_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_fetch_and_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe);
void pshmem_uint_atomic_fetch_or_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe);
void pshmem_ulong_atomic_fetch_or_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe);
void pshmem_ulonglong_atomic_fetch_or_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_int32_atomic_fetch_or_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_fetch_or_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_fetch_or_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_fetch_or_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_uint_atomic_fetch_or_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_fetch_or_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_fetch_or_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_fetch_or_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_fetch_or_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_fetch_or_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_fetch_or_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe);
void pshmem_uint_atomic_fetch_xor_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe);
void pshmem_ulong_atomic_fetch_xor_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe);
void pshmem_ulonglong_atomic_fetch_xor_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void pshmem_int32_atomic_fetch_xor_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void pshmem_int64_atomic_fetch_xor_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void pshmem_uint32_atomic_fetch_xor_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void pshmem_uint64_atomic_fetch_xor_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void pshmem_ctx_uint_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void pshmem_ctx_ulong_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void pshmem_ctx_ulonglong_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void pshmem_ctx_int32_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest,
    int32_t __value, int __pe);
void pshmem_ctx_int64_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest,
    int64_t __value, int __pe);
void pshmem_ctx_uint32_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest,
    uint32_t __value, int __pe);
void pshmem_ctx_uint64_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest,
    uint64_t __value, int __pe);

/* Atomic operations under their old names */
float pshmem_float_fetch(const float *__source, int __pe);
double pshmem_double_fetch(const double *__source, int __pe);
int pshmem_int_fetch(const int *__source, int __pe);
long pshmem_long_fetch(const long *__source, int __pe);
long long pshmem_longlong_fetch(const long long *__source, int __pe);
void pshmem_float_set(float *__dest, float __value, int __pe);
void pshmem_double_set(double *__dest, double __value, int __pe);
void pshmem_int_set(int *__dest, int __value, int __pe);
void pshmem_long_set(long *__dest, long __value, int __pe);
void pshmem_longlong_set(long long *__dest, long long __value, int __pe);
float pshmem_float_swap(float *__dest, float __value, int __pe);
double pshmem_double_swap(double *__dest, double __value, int __pe);
int pshmem_int_swap(int *__dest, int __value, int __pe);
long pshmem_long_swap(long *__dest, long __value, int __pe);
long long pshmem_longlong_swap(long long *__dest, long long __value, int __pe);
int pshmem_int_cswap(int *__dest, int __cond, int __value, int __pe);
long pshmem_long_cswap(long *__dest, long __cond, long __value, int __pe);
long long pshmem_longlong_cswap(long long *__dest, long long __cond, long long __value, int __pe);
int pshmem_int_finc(int *__dest, int __pe);
long pshmem_long_finc(long *__dest, int __pe);
long long pshmem_longlong_finc(long long *__dest, int __pe);
void pshmem_int_inc(int *__dest, int __pe);
void pshmem_long_inc(long *__dest, int __pe);
void pshmem_longlong_inc(long long *__dest, int __pe);
int pshmem_int_fadd(int *__dest, int __value, int __pe);
long pshmem_long_fadd(long *__dest, long __value, int __pe);
long long pshmem_longlong_fadd(long long *__dest, long long __value, int __pe);
void pshmem_int_add(int *__dest, int __value, int __pe);
void pshmem_long_add(long *__dest, long __value, int __pe);
void pshmem_longlong_add(long long *__dest, long long __value, int __pe);

/* Signals */
void pshmem_float_put_signal(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_double_put_signal(double *__dest, const double *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_longdouble_put_signal(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_char_put_signal(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_schar_put_signal(signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_short_put_signal(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_int_put_signal(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_long_put_signal(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_longlong_put_signal(long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uchar_put_signal(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ushort_put_signal(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint_put_signal(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ulong_put_signal(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ulonglong_put_signal(unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_int8_put_signal(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_int16_put_signal(int16_t *__dest, const int16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_int32_put_signal(int32_t *__dest, const int32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_int64_put_signal(int64_t *__dest, const int64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint8_put_signal(uint8_t *__dest, const uint8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint16_put_signal(uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint32_put_signal(uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint64_put_signal(uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_size_put_signal(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_ptrdiff_put_signal(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_put8_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put16_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put32_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put64_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put128_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_putmem_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_float_put_signal(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_double_put_signal(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_longdouble_put_signal(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_char_put_signal(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_schar_put_signal(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_short_put_signal(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int_put_signal(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_long_put_signal(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_longlong_put_signal(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uchar_put_signal(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ushort_put_signal(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint_put_signal(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ulong_put_signal(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ulonglong_put_signal(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void pshmem_ctx_int8_put_signal(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int16_put_signal(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int32_put_signal(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int64_put_signal(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint8_put_signal(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint16_put_signal(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint32_put_signal(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint64_put_signal(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_size_put_signal(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ptrdiff_put_signal(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put8_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put16_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put32_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put64_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put128_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_putmem_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_float_put_signal_nbi(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_double_put_signal_nbi(double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_longdouble_put_signal_nbi(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_char_put_signal_nbi(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_schar_put_signal_nbi(signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_short_put_signal_nbi(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_int_put_signal_nbi(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_long_put_signal_nbi(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_longlong_put_signal_nbi(long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uchar_put_signal_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ushort_put_signal_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint_put_signal_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ulong_put_signal_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ulonglong_put_signal_nbi(unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_int8_put_signal_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_int16_put_signal_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_int32_put_signal_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_int64_put_signal_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint8_put_signal_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint16_put_signal_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint32_put_signal_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_uint64_put_signal_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_size_put_signal_nbi(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_ptrdiff_put_signal_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_put8_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put16_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put32_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put64_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_put128_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_putmem_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_float_put_signal_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_double_put_signal_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_longdouble_put_signal_nbi(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_char_put_signal_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_schar_put_signal_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_short_put_signal_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int_put_signal_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_long_put_signal_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_longlong_put_signal_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uchar_put_signal_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ushort_put_signal_nbi(shmem_ctx_t __ctx, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op,
    int __pe);
void pshmem_ctx_uint_put_signal_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ulong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ulonglong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void pshmem_ctx_int8_put_signal_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int16_put_signal_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int32_put_signal_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_int64_put_signal_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint8_put_signal_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint16_put_signal_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint32_put_signal_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_uint64_put_signal_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_size_put_signal_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_ptrdiff_put_signal_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put8_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put16_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put32_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put64_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_put128_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_ctx_putmem_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void pshmem_signal_add(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmem_ctx_signal_add(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmem_signal_set(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void pshmem_ctx_signal_set(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);
uint64_t pshmem_signal_fetch(const uint64_t *__sig_addr);

/* Ordering and completion */
void pshmem_fence(void);
void pshmem_ctx_fence(shmem_ctx_t __ctx);
void pshmem_quiet(void);
void pshmem_ctx_quiet(shmem_ctx_t __ctx);
void pshmem_pe_quiet(const int *__target_pes, size_t __npes);
void pshmem_ctx_pe_quiet(shmem_ctx_t __ctx, const int *__target_pes, size_t __npes);

/* Waiting and testing */
void pshmem_int_wait_until(int *__ivar, int __cmp, int __cmp_value);
void pshmem_long_wait_until(long *__ivar, int __cmp, long __cmp_value);
void pshmem_longlong_wait_until(long long *__ivar, int __cmp, long long __cmp_value);
void pshmem_uint_wait_until(unsigned int *__ivar, int __cmp, unsigned int __cmp_value);
void pshmem_ulong_wait_until(unsigned long *__ivar, int __cmp, unsigned long __cmp_value);
void pshmem_ulonglong_wait_until(unsigned long long *__ivar, int __cmp, unsigned long long __cmp_value);
void pshmem_int32_wait_until(int32_t *__ivar, int __cmp, int32_t __cmp_value);
void pshmem_int64_wait_until(int64_t *__ivar, int __cmp, int64_t __cmp_value);
void pshmem_uint32_wait_until(uint32_t *__ivar, int __cmp, uint32_t __cmp_value);
void pshmem_uint64_wait_until(uint64_t *__ivar, int __cmp, uint64_t __cmp_value);
void pshmem_size_wait_until(size_t *__ivar, int __cmp, size_t __cmp_value);
void pshmem_ptrdiff_wait_until(ptrdiff_t *__ivar, int __cmp, ptrdiff_t __cmp_value);
int pshmem_int_test(int *__ivar, int __cmp, int __cmp_value);
int pshmem_long_test(long *__ivar, int __cmp, long __cmp_value);
int pshmem_longlong_test(long long *__ivar, int __cmp, long long __cmp_value);
int pshmem_uint_test(unsigned int *__ivar, int __cmp, unsigned int __cmp_value);
int pshmem_ulong_test(unsigned long *__ivar, int __cmp, unsigned long __cmp_value);
int pshmem_ulonglong_test(unsigned long long *__ivar, int __cmp, unsigned long long __cmp_value);
int pshmem_int32_test(int32_t *__ivar, int __cmp, int32_t __cmp_value);
int pshmem_int64_test(int64_t *__ivar, int __cmp, int64_t __cmp_value);
int pshmem_uint32_test(uint32_t *__ivar, int __cmp, uint32_t __cmp_value);
int pshmem_uint64_test(uint64_t *__ivar, int __cmp, uint64_t __cmp_value);
int pshmem_size_test(size_t *__ivar, int __cmp, size_t __cmp_value);
int pshmem_ptrdiff_test(ptrdiff_t *__ivar, int __cmp, ptrdiff_t __cmp_value);
uint64_t pshmem_signal_wait_until(uint64_t *__sig_addr, int __cmp, uint64_t __cmp_value);
void pshmem_short_wait_until(short *__ivar, int __cmp, short __cmp_value);
void pshmem_ushort_wait_until(unsigned short *__ivar, int __cmp, unsigned short __cmp_value);
int pshmem_short_test(short *__ivar, int __cmp, short __cmp_value);
int pshmem_ushort_test(unsigned short *__ivar, int __cmp, unsigned short __cmp_value);
void pshmem_short_wait(short *__ivar, short __cmp_value);
void pshmem_int_wait(int *__ivar, int __cmp_value);
void pshmem_long_wait(long *__ivar, long __cmp_value);
void pshmem_longlong_wait(long long *__ivar, long long __cmp_value);
void pshmem_wait(long *__ivar, long __cmp_value);
void pshmem_wait_until(long *__ivar, int __cmp, long __cmp_value);

/* Waiting for one of many */
void pshmem_int_wait_until_all(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    int __cmp_value);
void pshmem_long_wait_until_all(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long __cmp_value);
void pshmem_longlong_wait_until_all(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long long __cmp_value);
void pshmem_uint_wait_until_all(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
void pshmem_ulong_wait_until_all(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
void pshmem_ulonglong_wait_until_all(unsigned long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, unsigned long long __cmp_value);
void pshmem_int32_wait_until_all(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int32_t __cmp_value);
void pshmem_int64_wait_until_all(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int64_t __cmp_value);
void pshmem_uint32_wait_until_all(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint32_t __cmp_value);
void pshmem_uint64_wait_until_all(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint64_t __cmp_value);
void pshmem_size_wait_until_all(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    size_t __cmp_value);
void pshmem_ptrdiff_wait_until_all(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);
size_t pshmem_int_wait_until_any(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    int __cmp_value);
size_t pshmem_long_wait_until_any(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long __cmp_value);
size_t pshmem_longlong_wait_until_any(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long long __cmp_value);
size_t pshmem_uint_wait_until_any(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
size_t pshmem_ulong_wait_until_any(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
size_t pshmem_ulonglong_wait_until_any(unsigned long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, unsigned long long __cmp_value);
size_t pshmem_int32_wait_until_any(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int32_t __cmp_value);
size_t pshmem_int64_wait_until_any(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int64_t __cmp_value);
size_t pshmem_uint32_wait_until_any(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint32_t __cmp_value);
size_t pshmem_uint64_wait_until_any(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint64_t __cmp_value);
size_t pshmem_size_wait_until_any(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    size_t __cmp_value);
size_t pshmem_ptrdiff_wait_until_any(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);
size_t pshmem_int_wait_until_some(int *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, int __cmp_value);
size_t pshmem_long_wait_until_some(long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, long __cmp_value);
size_t pshmem_longlong_wait_until_some(long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, long long __cmp_value);
size_t pshmem_uint_wait_until_some(unsigned int *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, unsigned int __cmp_value);
size_t pshmem_ulong_wait_until_some(unsigned long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, unsigned long __cmp_value);
size_t pshmem_ulonglong_wait_until_some(unsigned long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, unsigned long long __cmp_value);
size_t pshmem_int32_wait_until_some(int32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, int32_t __cmp_value);
size_t pshmem_int64_wait_until_some(int64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, int64_t __cmp_value);
size_t pshmem_uint32_wait_until_some(uint32_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, uint32_t __cmp_value);
size_t pshmem_uint64_wait_until_some(uint64_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, uint64_t __cmp_value);
size_t pshmem_size_wait_until_some(size_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, size_t __cmp_value);
size_t pshmem_ptrdiff_wait_until_some(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, ptrdiff_t __cmp_value);
int pshmem_int_test_all(int *__ivars, size_t __nelems, const int *__status, int __cmp, int __cmp_value);
int pshmem_long_test_all(long *__ivars, size_t __nelems, const int *__status, int __cmp, long __cmp_value);
int pshmem_longlong_test_all(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long long __cmp_value);
int pshmem_uint_test_all(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
int pshmem_ulong_test_all(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
int pshmem_ulonglong_test_all(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long long __cmp_value);
int pshmem_int32_test_all(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int32_t __cmp_value);
int pshmem_int64_test_all(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int64_t __cmp_value);
int pshmem_uint32_test_all(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint32_t __cmp_value);
int pshmem_uint64_test_all(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint64_t __cmp_value);
int pshmem_size_test_all(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    size_t __cmp_value);
int pshmem_ptrdiff_test_all(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);
size_t pshmem_int_test_any(int *__ivars, size_t __nelems, const int *__status, int __cmp, int __cmp_value);
size_t pshmem_long_test_any(long *__ivars, size_t __nelems, const int *__status, int __cmp, long __cmp_value);
size_t pshmem_longlong_test_any(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long long __cmp_value);
size_t pshmem_uint_test_any(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
size_t pshmem_ulong_test_any(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
size_t pshmem_ulonglong_test_any(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long long __cmp_value);
size_t pshmem_int32_test_any(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int32_t __cmp_value);
size_t pshmem_int64_test_any(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int64_t __cmp_value);
size_t pshmem_uint32_test_any(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint32_t __cmp_value);
size_t pshmem_uint64_test_any(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint64_t __cmp_value);
size_t pshmem_size_test_any(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    size_t __cmp_value);
size_t pshmem_ptrdiff_test_any(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);
size_t pshmem_int_test_some(int *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    int __cmp_value);
size_t pshmem_long_test_some(long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, long __cmp_value);
size_t pshmem_longlong_test_some(long long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, long long __cmp_value);
size_t pshmem_uint_test_some(unsigned int *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, unsigned int __cmp_value);
size_t pshmem_ulong_test_some(unsigned long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, unsigned long __cmp_value);
size_t pshmem_ulonglong_test_some(unsigned long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, unsigned long long __cmp_value);
size_t pshmem_int32_test_some(int32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, int32_t __cmp_value);
size_t pshmem_int64_test_some(int64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, int64_t __cmp_value);
size_t pshmem_uint32_test_some(uint32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, uint32_t __cmp_value);
size_t pshmem_uint64_test_some(uint64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, uint64_t __cmp_value);
size_t pshmem_size_test_some(size_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, size_t __cmp_value);
size_t pshmem_ptrdiff_test_some(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, ptrdiff_t __cmp_value);

/* Waiting with a value for each element */
void pshmem_int_wait_until_all_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int *__cmp_values);
void pshmem_long_wait_until_all_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
void pshmem_longlong_wait_until_all_vector(long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const long long *__cmp_values);
void pshmem_uint_wait_until_all_vector(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned int *__cmp_values);
void pshmem_ulong_wait_until_all_vector(unsigned long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const unsigned long *__cmp_values);
void pshmem_ulonglong_wait_until_all_vector(unsigned long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const unsigned long long *__cmp_values);
void pshmem_int32_wait_until_all_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
void pshmem_int64_wait_until_all_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
void pshmem_uint32_wait_until_all_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
void pshmem_uint64_wait_until_all_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
void pshmem_size_wait_until_all_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
void pshmem_ptrdiff_wait_until_all_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const ptrdiff_t *__cmp_values);
size_t pshmem_int_wait_until_any_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int *__cmp_values);
size_t pshmem_long_wait_until_any_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
size_t pshmem_longlong_wait_until_any_vector(long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const long long *__cmp_values);
size_t pshmem_uint_wait_until_any_vector(unsigned int *__ivars, size_t __nelems, const int *__status,
    int __cmp, const unsigned int *__cmp_values);
size_t pshmem_ulong_wait_until_any_vector(unsigned long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const unsigned long *__cmp_values);
size_t pshmem_ulonglong_wait_until_any_vector(unsigned long long *__ivars, size_t __nelems,
    const int *__status, int __cmp, const unsigned long long *__cmp_values);
size_t pshmem_int32_wait_until_any_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
size_t pshmem_int64_wait_until_any_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
size_t pshmem_uint32_wait_until_any_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
size_t pshmem_uint64_wait_until_any_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
size_t pshmem_size_wait_until_any_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
size_t pshmem_ptrdiff_wait_until_any_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status,
    int __cmp, const ptrdiff_t *__cmp_values);
size_t pshmem_int_wait_until_some_vector(int *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const int *__cmp_values);
size_t pshmem_long_wait_until_some_vector(long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const long *__cmp_values);
size_t pshmem_longlong_wait_until_some_vector(long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const long long *__cmp_values);
size_t pshmem_uint_wait_until_some_vector(unsigned int *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned int *__cmp_values);
size_t pshmem_ulong_wait_until_some_vector(unsigned long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned long *__cmp_values);
size_t pshmem_ulonglong_wait_until_some_vector(unsigned long long *__ivars, size_t __nelems,
    size_t *__indices, const int *__status, int __cmp, const unsigned long long *__cmp_values);
size_t pshmem_int32_wait_until_some_vector(int32_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const int32_t *__cmp_values);
size_t pshmem_int64_wait_until_some_vector(int64_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const int64_t *__cmp_values);
size_t pshmem_uint32_wait_until_some_vector(uint32_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const uint32_t *__cmp_values);
size_t pshmem_uint64_wait_until_some_vector(uint64_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const uint64_t *__cmp_values);
size_t pshmem_size_wait_until_some_vector(size_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const size_t *__cmp_values);
size_t pshmem_ptrdiff_wait_until_some_vector(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const ptrdiff_t *__cmp_values);
int pshmem_int_test_all_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int *__cmp_values);
int pshmem_long_test_all_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
int pshmem_longlong_test_all_vector(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long long *__cmp_values);
int pshmem_uint_test_all_vector(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned int *__cmp_values);
int pshmem_ulong_test_all_vector(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long *__cmp_values);
int pshmem_ulonglong_test_all_vector(unsigned long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const unsigned long long *__cmp_values);
int pshmem_int32_test_all_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
int pshmem_int64_test_all_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
int pshmem_uint32_test_all_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
int pshmem_uint64_test_all_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
int pshmem_size_test_all_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
int pshmem_ptrdiff_test_all_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const ptrdiff_t *__cmp_values);
size_t pshmem_int_test_any_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int *__cmp_values);
size_t pshmem_long_test_any_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
size_t pshmem_longlong_test_any_vector(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long long *__cmp_values);
size_t pshmem_uint_test_any_vector(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned int *__cmp_values);
size_t pshmem_ulong_test_any_vector(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long *__cmp_values);
size_t pshmem_ulonglong_test_any_vector(unsigned long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const unsigned long long *__cmp_values);
size_t pshmem_int32_test_any_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
size_t pshmem_int64_test_any_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
size_t pshmem_uint32_test_any_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
size_t pshmem_uint64_test_any_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
size_t pshmem_size_test_any_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
size_t pshmem_ptrdiff_test_any_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const ptrdiff_t *__cmp_values);
size_t pshmem_int_test_some_vector(int *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const int *__cmp_values);
size_t pshmem_long_test_some_vector(long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const long *__cmp_values);
size_t pshmem_longlong_test_some_vector(long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const long long *__cmp_values);
size_t pshmem_uint_test_some_vector(unsigned int *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned int *__cmp_values);
size_t pshmem_ulong_test_some_vector(unsigned long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned long *__cmp_values);
size_t pshmem_ulonglong_test_some_vector(unsigned long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned long long *__cmp_values);
size_t pshmem_int32_test_some_vector(int32_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const int32_t *__cmp_values);
size_t pshmem_int64_test_some_vector(int64_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const int64_t *__cmp_values);
size_t pshmem_uint32_test_some_vector(uint32_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const uint32_t *__cmp_values);
size_t pshmem_uint64_test_some_vector(uint64_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const uint64_t *__cmp_values);
size_t pshmem_size_test_some_vector(size_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const size_t *__cmp_values);
size_t pshmem_ptrdiff_test_some_vector(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const ptrdiff_t *__cmp_values);

/* Barriers */
void pshmem_barrier_all(void);
void pshmem_sync_all(void);
int pshmem_team_sync(shmem_team_t __team);

/* Collective data movement */
int pshmem_float_alltoall(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int pshmem_double_alltoall(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int pshmem_longdouble_alltoall(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems);
int pshmem_char_alltoall(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int pshmem_schar_alltoall(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems);
int pshmem_short_alltoall(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int pshmem_int_alltoall(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int pshmem_long_alltoall(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int pshmem_longlong_alltoall(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems);
int pshmem_uchar_alltoall(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems);
int pshmem_ushort_alltoall(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems);
int pshmem_uint_alltoall(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems);
int pshmem_ulong_alltoall(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems);
int pshmem_ulonglong_alltoall(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems);
int pshmem_int8_alltoall(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int pshmem_int16_alltoall(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int pshmem_int32_alltoall(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int pshmem_int64_alltoall(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int pshmem_uint8_alltoall(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int pshmem_uint16_alltoall(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int pshmem_uint32_alltoall(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int pshmem_uint64_alltoall(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int pshmem_size_alltoall(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int pshmem_ptrdiff_alltoall(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems);
int pshmem_alltoallmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems);
int pshmem_float_alltoalls(shmem_team_t __team, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_double_alltoalls(shmem_team_t __team, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_longdouble_alltoalls(shmem_team_t __team, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_char_alltoalls(shmem_team_t __team, char *__dest, const char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_schar_alltoalls(shmem_team_t __team, signed char *__dest, const signed char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_short_alltoalls(shmem_team_t __team, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_int_alltoalls(shmem_team_t __team, int *__dest, const int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_long_alltoalls(shmem_team_t __team, long *__dest, const long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_longlong_alltoalls(shmem_team_t __team, long long *__dest, const long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_uchar_alltoalls(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_ushort_alltoalls(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_uint_alltoalls(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_ulong_alltoalls(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_ulonglong_alltoalls(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_int8_alltoalls(shmem_team_t __team, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_int16_alltoalls(shmem_team_t __team, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_int32_alltoalls(shmem_team_t __team, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_int64_alltoalls(shmem_team_t __team, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_uint8_alltoalls(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_uint16_alltoalls(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_uint32_alltoalls(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_uint64_alltoalls(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_size_alltoalls(shmem_team_t __team, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_ptrdiff_alltoalls(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int pshmem_alltoallsmem(shmem_team_t __team, void *__dest, const void *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int pshmem_float_broadcast(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    int __PE_root);
int pshmem_double_broadcast(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    int __PE_root);
int pshmem_longdouble_broadcast(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, int __PE_root);
int pshmem_char_broadcast(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    int __PE_root);
int pshmem_schar_broadcast(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems, int __PE_root);
int pshmem_short_broadcast(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    int __PE_root);
int pshmem_int_broadcast(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    int __PE_root);
int pshmem_long_broadcast(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    int __PE_root);
int pshmem_longlong_broadcast(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems, int __PE_root);
int pshmem_uchar_broadcast(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __PE_root);
int pshmem_ushort_broadcast(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __PE_root);
int pshmem_uint_broadcast(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __PE_root);
int pshmem_ulong_broadcast(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __PE_root);
int pshmem_ulonglong_broadcast(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __PE_root);
int pshmem_int8_broadcast(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_int16_broadcast(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_int32_broadcast(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_int64_broadcast(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_uint8_broadcast(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_uint16_broadcast(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_uint32_broadcast(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_uint64_broadcast(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_size_broadcast(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    int __PE_root);
int pshmem_ptrdiff_broadcast(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __PE_root);
int pshmem_broadcastmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    int __PE_root);
int pshmem_float_collect(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int pshmem_double_collect(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int pshmem_longdouble_collect(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems);
int pshmem_char_collect(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int pshmem_schar_collect(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems);
int pshmem_short_collect(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int pshmem_int_collect(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int pshmem_long_collect(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int pshmem_longlong_collect(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems);
int pshmem_uchar_collect(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems);
int pshmem_ushort_collect(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems);
int pshmem_uint_collect(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems);
int pshmem_ulong_collect(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems);
int pshmem_ulonglong_collect(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems);
int pshmem_int8_collect(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int pshmem_int16_collect(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int pshmem_int32_collect(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int pshmem_int64_collect(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int pshmem_uint8_collect(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int pshmem_uint16_collect(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int pshmem_uint32_collect(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int pshmem_uint64_collect(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int pshmem_size_collect(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int pshmem_ptrdiff_collect(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems);
int pshmem_collectmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems);
int pshmem_float_fcollect(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int pshmem_double_fcollect(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int pshmem_longdouble_fcollect(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems);
int pshmem_char_fcollect(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int pshmem_schar_fcollect(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems);
int pshmem_short_fcollect(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int pshmem_int_fcollect(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int pshmem_long_fcollect(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int pshmem_longlong_fcollect(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems);
int pshmem_uchar_fcollect(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems);
int pshmem_ushort_fcollect(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems);
int pshmem_uint_fcollect(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems);
int pshmem_ulong_fcollect(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems);
int pshmem_ulonglong_fcollect(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems);
int pshmem_int8_fcollect(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int pshmem_int16_fcollect(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int pshmem_int32_fcollect(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int pshmem_int64_fcollect(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int pshmem_uint8_fcollect(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int pshmem_uint16_fcollect(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int pshmem_uint32_fcollect(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int pshmem_uint64_fcollect(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int pshmem_size_fcollect(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int pshmem_ptrdiff_fcollect(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems);
int pshmem_fcollectmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems);

/* Reductions and scans */
int pshmem_uchar_and_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int pshmem_ushort_and_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int pshmem_uint_and_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce);
int pshmem_ulong_and_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int pshmem_ulonglong_and_reduce(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce);
int pshmem_int8_and_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int pshmem_int16_and_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int pshmem_int32_and_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int pshmem_int64_and_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int pshmem_uint8_and_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int pshmem_uint16_and_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce);
int pshmem_uint32_and_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce);
int pshmem_uint64_and_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce);
int pshmem_size_and_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int pshmem_uchar_or_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int pshmem_ushort_or_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int pshmem_uint_or_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce);
int pshmem_ulong_or_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int pshmem_ulonglong_or_reduce(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce);
int pshmem_int8_or_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int pshmem_int16_or_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int pshmem_int32_or_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int pshmem_int64_or_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int pshmem_uint8_or_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int pshmem_uint16_or_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce);
int pshmem_uint32_or_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce);
int pshmem_uint64_or_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce);
int pshmem_size_or_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int pshmem_uchar_xor_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int pshmem_ushort_xor_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int pshmem_uint_xor_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce);
int pshmem_ulong_xor_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int pshmem_ulonglong_xor_reduce(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce);
int pshmem_int8_xor_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int pshmem_int16_xor_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int pshmem_int32_xor_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int pshmem_int64_xor_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int pshmem_uint8_xor_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int pshmem_uint16_xor_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce);
int pshmem_uint32_xor_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce);
int pshmem_uint64_xor_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce);
int pshmem_size_xor_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int pshmem_float_max_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int pshmem_double_max_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int pshmem_longdouble_max_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int pshmem_char_max_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int pshmem_schar_max_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce);
int pshmem_short_max_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int pshmem_int_max_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int pshmem_long_max_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int pshmem_longlong_max_reduce(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce);
int pshmem_uchar_max_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int pshmem_ushort_max_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int pshmem_uint_max_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce);
int pshmem_ulong_max_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int pshmem_ulonglong_max_reduce(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce);
int pshmem_int8_max_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int pshmem_int16_max_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int pshmem_int32_max_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int pshmem_int64_max_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int pshmem_uint8_max_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int pshmem_uint16_max_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce);
int pshmem_uint32_max_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce);
int pshmem_uint64_max_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce);
int pshmem_size_max_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int pshmem_ptrdiff_max_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce);
int pshmem_float_min_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int pshmem_double_min_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int pshmem_longdouble_min_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int pshmem_char_min_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int pshmem_schar_min_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce);
int pshmem_short_min_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int pshmem_int_min_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int pshmem_long_min_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int pshmem_longlong_min_reduce(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce);
int pshmem_uchar_min_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int pshmem_ushort_min_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int pshmem_uint_min_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce);
int pshmem_ulong_min_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int pshmem_ulonglong_min_reduce(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce);
int pshmem_int8_min_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int pshmem_int16_min_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int pshmem_int32_min_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int pshmem_int64_min_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int pshmem_uint8_min_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int pshmem_uint16_min_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce);
int pshmem_uint32_min_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce);
int pshmem_uint64_min_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce);
int pshmem_size_min_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int pshmem_ptrdiff_min_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce);
int pshmem_float_sum_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int pshmem_double_sum_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int pshmem_longdouble_sum_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int pshmem_char_sum_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int pshmem_schar_sum_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce);
int pshmem_short_sum_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int pshmem_int_sum_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int pshmem_long_sum_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int pshmem_longlong_sum_reduce(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce);
int pshmem_uchar_sum_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int pshmem_ushort_sum_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int pshmem_uint_sum_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce);
int pshmem_ulong_sum_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int pshmem_ulonglong_sum_reduce(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce);
int pshmem_int8_sum_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int pshmem_int16_sum_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int pshmem_int32_sum_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int pshmem_int64_sum_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int pshmem_uint8_sum_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int pshmem_uint16_sum_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce);
int pshmem_uint32_sum_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce);
int pshmem_uint64_sum_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce);
int pshmem_size_sum_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int pshmem_ptrdiff_sum_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce);
int pshmem_complexd_sum_reduce(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce);
int pshmem_complexf_sum_reduce(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce);
int pshmem_float_prod_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int pshmem_double_prod_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int pshmem_longdouble_prod_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int pshmem_char_prod_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int pshmem_schar_prod_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce);
int pshmem_short_prod_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int pshmem_int_prod_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int pshmem_long_prod_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int pshmem_longlong_prod_reduce(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nreduce);
int pshmem_uchar_prod_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int pshmem_ushort_prod_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int pshmem_uint_prod_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce);
int pshmem_ulong_prod_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int pshmem_ulonglong_prod_reduce(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce);
int pshmem_int8_prod_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int pshmem_int16_prod_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int pshmem_int32_prod_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int pshmem_int64_prod_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int pshmem_uint8_prod_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int pshmem_uint16_prod_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nreduce);
int pshmem_uint32_prod_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nreduce);
int pshmem_uint64_prod_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nreduce);
int pshmem_size_prod_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int pshmem_ptrdiff_prod_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nreduce);
int pshmem_complexd_prod_reduce(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce);
int pshmem_complexf_prod_reduce(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce);
int pshmem_float_sum_inscan(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int pshmem_double_sum_inscan(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int pshmem_longdouble_sum_inscan(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems);
int pshmem_char_sum_inscan(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int pshmem_schar_sum_inscan(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems);
int pshmem_short_sum_inscan(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int pshmem_int_sum_inscan(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int pshmem_long_sum_inscan(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int pshmem_longlong_sum_inscan(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems);
int pshmem_uchar_sum_inscan(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems);
int pshmem_ushort_sum_inscan(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems);
int pshmem_uint_sum_inscan(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems);
int pshmem_ulong_sum_inscan(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems);
int pshmem_ulonglong_sum_inscan(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems);
int pshmem_int8_sum_inscan(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int pshmem_int16_sum_inscan(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int pshmem_int32_sum_inscan(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int pshmem_int64_sum_inscan(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int pshmem_uint8_sum_inscan(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int pshmem_uint16_sum_inscan(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems);
int pshmem_uint32_sum_inscan(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems);
int pshmem_uint64_sum_inscan(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems);
int pshmem_size_sum_inscan(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int pshmem_ptrdiff_sum_inscan(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems);
int pshmem_complexd_sum_inscan(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nelems);
int pshmem_complexf_sum_inscan(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nelems);
int pshmem_float_sum_exscan(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int pshmem_double_sum_exscan(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int pshmem_longdouble_sum_exscan(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems);
int pshmem_char_sum_exscan(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int pshmem_schar_sum_exscan(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nelems);
int pshmem_short_sum_exscan(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int pshmem_int_sum_exscan(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int pshmem_long_sum_exscan(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int pshmem_longlong_sum_exscan(shmem_team_t __team, long long *__dest, const long long *__source,
    size_t __nelems);
int pshmem_uchar_sum_exscan(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems);
int pshmem_ushort_sum_exscan(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems);
int pshmem_uint_sum_exscan(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems);
int pshmem_ulong_sum_exscan(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems);
int pshmem_ulonglong_sum_exscan(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems);
int pshmem_int8_sum_exscan(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int pshmem_int16_sum_exscan(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int pshmem_int32_sum_exscan(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int pshmem_int64_sum_exscan(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int pshmem_uint8_sum_exscan(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int pshmem_uint16_sum_exscan(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems);
int pshmem_uint32_sum_exscan(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems);
int pshmem_uint64_sum_exscan(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems);
int pshmem_size_sum_exscan(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int pshmem_ptrdiff_sum_exscan(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems);
int pshmem_complexd_sum_exscan(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nelems);
int pshmem_complexf_sum_exscan(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nelems);

/* Collectives over active sets */
void pshmem_barrier(int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_sync(int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_alltoall32(void *__dest, const void *__source, size_t __nelems, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_alltoall64(void *__dest, const void *__source, size_t __nelems, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_alltoalls32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_alltoalls64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_broadcast32(void *__dest, const void *__source, size_t __nelems, int __PE_root, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_broadcast64(void *__dest, const void *__source, size_t __nelems, int __PE_root, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_collect32(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);
void pshmem_collect64(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);
void pshmem_fcollect32(void *__dest, const void *__source, size_t __nelems, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_fcollect64(void *__dest, const void *__source, size_t __nelems, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);
void pshmem_short_and_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, short *__pWrk, long *__pSync);
void pshmem_int_and_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, int *__pWrk, long *__pSync);
void pshmem_long_and_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pWrk, long *__pSync);
void pshmem_longlong_and_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void pshmem_short_or_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, short *__pWrk, long *__pSync);
void pshmem_int_or_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void pshmem_long_or_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pWrk, long *__pSync);
void pshmem_longlong_or_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void pshmem_short_xor_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, short *__pWrk, long *__pSync);
void pshmem_int_xor_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, int *__pWrk, long *__pSync);
void pshmem_long_xor_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pWrk, long *__pSync);
void pshmem_longlong_xor_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void pshmem_short_max_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, short *__pWrk, long *__pSync);
void pshmem_int_max_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, int *__pWrk, long *__pSync);
void pshmem_long_max_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pWrk, long *__pSync);
void pshmem_longlong_max_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void pshmem_float_max_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, float *__pWrk, long *__pSync);
void pshmem_double_max_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, double *__pWrk, long *__pSync);
void pshmem_longdouble_max_to_all(long double *__dest, const long double *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);
void pshmem_short_min_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, short *__pWrk, long *__pSync);
void pshmem_int_min_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, int *__pWrk, long *__pSync);
void pshmem_long_min_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pWrk, long *__pSync);
void pshmem_longlong_min_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void pshmem_float_min_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, float *__pWrk, long *__pSync);
void pshmem_double_min_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, double *__pWrk, long *__pSync);
void pshmem_longdouble_min_to_all(long double *__dest, const long double *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);
void pshmem_short_sum_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, short *__pWrk, long *__pSync);
void pshmem_int_sum_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, int *__pWrk, long *__pSync);
void pshmem_long_sum_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pWrk, long *__pSync);
void pshmem_longlong_sum_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void pshmem_float_sum_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, float *__pWrk, long *__pSync);
void pshmem_double_sum_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, double *__pWrk, long *__pSync);
void pshmem_longdouble_sum_to_all(long double *__dest, const long double *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);
void pshmem_complexd_sum_to_all(heddle_complexd *__dest, const heddle_complexd *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, heddle_complexd *__pWrk, long *__pSync);
void pshmem_complexf_sum_to_all(heddle_complexf *__dest, const heddle_complexf *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, heddle_complexf *__pWrk, long *__pSync);
void pshmem_short_prod_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, short *__pWrk, long *__pSync);
void pshmem_int_prod_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, int *__pWrk, long *__pSync);
void pshmem_long_prod_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pWrk, long *__pSync);
void pshmem_longlong_prod_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void pshmem_float_prod_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, float *__pWrk, long *__pSync);
void pshmem_double_prod_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, double *__pWrk, long *__pSync);
void pshmem_longdouble_prod_to_all(long double *__dest, const long double *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);
void pshmem_complexd_prod_to_all(heddle_complexd *__dest, const heddle_complexd *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, heddle_complexd *__pWrk, long *__pSync);
void pshmem_complexf_prod_to_all(heddle_complexf *__dest, const heddle_complexf *__source, int __nreduce,
    int __PE_start, int __logPE_stride, int __PE_size, heddle_complexf *__pWrk, long *__pSync);

/* Locks */
void pshmem_set_lock(long *__lock);
void pshmem_clear_lock(long *__lock);
int pshmem_test_lock(long *__lock);

/* Bitwise atomic operations on signed integers */
int pshmem_int_atomic_fetch_and(int *__dest, int __value, int __pe);
long pshmem_long_atomic_fetch_and(long *__dest, long __value, int __pe);
long long pshmem_longlong_atomic_fetch_and(long long *__dest, long long __value, int __pe);
int pshmem_ctx_int_atomic_fetch_and(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long pshmem_ctx_long_atomic_fetch_and(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long pshmem_ctx_longlong_atomic_fetch_and(shmem_ctx_t __ctx, long long *__dest, long long __value,
    int __pe);
void pshmem_int_atomic_and(int *__dest, int __value, int __pe);
void pshmem_long_atomic_and(long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_and(long long *__dest, long long __value, int __pe);
void pshmem_ctx_int_atomic_and(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_and(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void pshmem_ctx_longlong_atomic_and(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
int pshmem_int_atomic_fetch_or(int *__dest, int __value, int __pe);
long pshmem_long_atomic_fetch_or(long *__dest, long __value, int __pe);
long long pshmem_longlong_atomic_fetch_or(long long *__dest, long long __value, int __pe);
int pshmem_ctx_int_atomic_fetch_or(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long pshmem_ctx_long_atomic_fetch_or(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long pshmem_ctx_longlong_atomic_fetch_or(shmem_ctx_t __ctx, long long *__dest, long long __value,
    int __pe);
void pshmem_int_atomic_or(int *__dest, int __value, int __pe);
void pshmem_long_atomic_or(long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_or(long long *__dest, long long __value, int __pe);
void pshmem_ctx_int_atomic_or(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_or(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void pshmem_ctx_longlong_atomic_or(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
int pshmem_int_atomic_fetch_xor(int *__dest, int __value, int __pe);
long pshmem_long_atomic_fetch_xor(long *__dest, long __value, int __pe);
long long pshmem_longlong_atomic_fetch_xor(long long *__dest, long long __value, int __pe);
int pshmem_ctx_int_atomic_fetch_xor(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long pshmem_ctx_long_atomic_fetch_xor(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long pshmem_ctx_longlong_atomic_fetch_xor(shmem_ctx_t __ctx, long long *__dest, long long __value,
    int __pe);
void pshmem_int_atomic_xor(int *__dest, int __value, int __pe);
void pshmem_long_atomic_xor(long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_xor(long long *__dest, long long __value, int __pe);
void pshmem_ctx_int_atomic_xor(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_xor(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void pshmem_ctx_longlong_atomic_xor(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
void pshmem_int_atomic_fetch_and_nbi(int *__fetch, int *__dest, int __value, int __pe);
void pshmem_long_atomic_fetch_and_nbi(long *__fetch, long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_fetch_and_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void pshmem_ctx_int_atomic_fetch_and_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_fetch_and_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value,
    int __pe);
void pshmem_ctx_longlong_atomic_fetch_and_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);
void pshmem_int_atomic_fetch_or_nbi(int *__fetch, int *__dest, int __value, int __pe);
void pshmem_long_atomic_fetch_or_nbi(long *__fetch, long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_fetch_or_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void pshmem_ctx_int_atomic_fetch_or_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_fetch_or_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value,
    int __pe);
void pshmem_ctx_longlong_atomic_fetch_or_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);
void pshmem_int_atomic_fetch_xor_nbi(int *__fetch, int *__dest, int __value, int __pe);
void pshmem_long_atomic_fetch_xor_nbi(long *__fetch, long *__dest, long __value, int __pe);
void pshmem_longlong_atomic_fetch_xor_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void pshmem_ctx_int_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void pshmem_ctx_long_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value,
    int __pe);
void pshmem_ctx_longlong_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);

#ifdef __cplusplus
}
#endif

#endif
