/* What the raw entry points need beyond the kernels: constants of shmemx.h as what kernels take. An argument that is
 * none of them ends the job; `where` names the function. */
#ifndef HEDDLE_API_RAW_H
#define HEDDLE_API_RAW_H

#include "coll/reduce.h"
#include "op/wait.h"
#include "core/core.h"

size_t raw_type_size(int type); /* 0 for an unknown type */
enum word_kind raw_word(int type, const char *where);
reduce_kernel *raw_reduction(int type, int op, const char *where);

/* How far apart the values of `nelems` elements are: 0 if there is one for all. */
size_t raw_step(size_t nelems, size_t nvalues, const char *where);

uint64_t raw_wait_until(int type, const void *ivar, int cmp, uint64_t value, const char *where);
int raw_test(int type, const void *ivar, int cmp, uint64_t value, const char *where);

/* `op` is SHMEMX_ATOMIC_FETCH and so on, `width` 4 or 8 bytes. */
void raw_atomic(struct context *c, int op, size_t width, void *dest, uint64_t value, int pe, const char *where);
uint64_t raw_atomic_fetch(struct context *c, int op, size_t width, void *dest, uint64_t cond, uint64_t value, int pe,
                          const char *where);
void raw_atomic_fetch_nbi(struct context *c, int op, size_t width, void *fetch, void *dest, uint64_t cond,
                          uint64_t value, int pe, const char *where);

#endif
