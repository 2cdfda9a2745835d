/* Kernels of reductions and scans, which combine elements of one type. */
#ifndef HEDDLE_REDUCE_KERNELS_H
#define HEDDLE_REDUCE_KERNELS_H

#include "core/core.h"

/* acc[i] = acc[i] (op) x[i] for n elements of one type. */
typedef void reduce_kernel(void *acc, const void *x, size_t n);

/* Kernels: reduce_<op>_<type>, for the types that each operation has, named like those of the API. */
#define REDUCE_DECLARE(op, name, type) reduce_kernel reduce_##op##_##name;
#include "coll/reduce_kernels.def"
#undef REDUCE_DECLARE

#endif
