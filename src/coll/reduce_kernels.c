#include "coll/reduce_kernels.h"

/* One loop per operation and type. Integer sums and products wrap. */
#define COMBINE_and(a, b)  ((a) & (b))
#define COMBINE_or(a, b)   ((a) | (b))
#define COMBINE_xor(a, b)  ((a) ^ (b))
#define COMBINE_min(a, b)  ((b) < (a) ? (b) : (a))
#define COMBINE_max(a, b)  ((a) < (b) ? (b) : (a))
#define COMBINE_sum(a, b)  ((a) + (b))
#define COMBINE_prod(a, b) ((a) * (b))
#define REDUCE_DECLARE(op, name, type)                                                                                 \
    void reduce_##op##_##name(void *acc, const void *x, size_t n)                                                      \
    {                                                                                                                  \
        type *restrict a = acc;                                                                                        \
        const type *restrict b = x;                                                                                    \
        for (size_t i = 0; i < n; i++) a[i] = (type)COMBINE_##op(a[i], b[i]);                                          \
    }
#include "coll/reduce_kernels.def"
