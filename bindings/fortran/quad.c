/* Reductions of REAL*16, a type that the library's reductions do not have. Each PE reads what the others have, in the
 * same order, so that all have the same bits. */
#include "fortran.h"

#include <stdlib.h>
#include <string.h>

#ifdef __SIZEOF_FLOAT128__
typedef __float128 quad;
#else
typedef long double quad; /* has the same size on machines without __float128 */
#endif
_Static_assert(sizeof(quad) == 16, "a quad is REAL*16");

static quad quad_sum(quad a, quad b) { return a + b; }
static quad quad_prod(quad a, quad b) { return a * b; }
static quad quad_max(quad a, quad b) { return a < b ? b : a; }
static quad quad_min(quad a, quad b) { return b < a ? b : a; }

struct set {
    int start, log_stride, size;
    long *sync;
};

static void set_barrier(const struct set *set) { shmem_barrier(set->start, set->log_stride, set->size, set->sync); }

static void quad_reduce(quad *dest, const quad *source, size_t n, const struct set *set, quad join(quad, quad))
{
    quad *result = malloc(2 * n * sizeof *result);
    if (!result) fortran_die("SHMEM_REAL16_..._TO_ALL", "no memory for %zu elements", 2 * n);
    quad *theirs = result + n;
    set_barrier(set);
    shmem_getmem(result, source, n * sizeof *result, set->start);
    for (int i = 1; i < set->size; i++) {
        shmem_getmem(theirs, source, n * sizeof *theirs, set->start + (i << set->log_stride));
        for (size_t k = 0; k < n; k++) result[k] = join(result[k], theirs[k]);
    }
    set_barrier(set); /* dest may be source, which others read until here */
    memcpy(dest, result, n * sizeof *dest);
    free(result);
}

#define QUAD_REDUCTION(name, NAME)                                                                                     \
    void shmem_real16_##name##_to_all_(quad *dest, const quad *source, const int *nreduce, const int *PE_start,        \
                                       const int *logPE_stride, const int *PE_size, quad *pWrk, int *pSync);           \
    void shmem_real16_##name##_to_all_(quad *dest, const quad *source, const int *nreduce, const int *PE_start,        \
                                       const int *logPE_stride, const int *PE_size, quad *pWrk, int *pSync)            \
    {                                                                                                                  \
        struct set set = {*PE_start, *logPE_stride, *PE_size, fortran_sync(pSync)};                                    \
        (void)pWrk;                                                                                                    \
        quad_reduce(dest, source, fortran_count(nreduce, "SHMEM_REAL16_" #NAME "_TO_ALL"), &set, quad_##name);         \
    }

QUAD_REDUCTION(sum, SUM)
QUAD_REDUCTION(prod, PROD)
QUAD_REDUCTION(max, MAX)
QUAD_REDUCTION(min, MIN)
