/* Made by gen.py from shmem.api: do not edit. */
/* The profiling interface: every function of shmemx.h under a second name, which nothing replaces. */
#ifndef HEDDLE_PSHMEMX_H
#define HEDDLE_PSHMEMX_H

#include "shmemx.h"
#include "pshmem.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Counters and resources */
void pshmemx_pcntr_get_issued_write(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_issued_read(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_completed_write(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_completed_read(shmem_ctx_t ctx, uint64_t *cntr_value);
void pshmemx_pcntr_get_completed_target(uint64_t *cntr_value);
void pshmemx_pcntr_get_all(shmem_ctx_t ctx, shmemx_pcntr_t *pcntr);
void pshmemx_resource_query(shmemx_resource_info_t *info);

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

#ifdef __cplusplus
}
#endif

#endif
