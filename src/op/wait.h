/* Waits for words of this PE that other PEs change, and tests of them. */
#ifndef HEDDLE_WAIT_H
#define HEDDLE_WAIT_H

#include "core/core.h"

/* Width and signedness of a word that is waited for or tested. */
enum word_kind { WORD_I16, WORD_U16, WORD_I32, WORD_U32, WORD_I64, WORD_U64 };

/* `cmp` is SHMEM_CMP_EQ and so on. In the forms over several words, element i is compared with values[i * step]
 * (step 0: all with values[0]), and excluded if status[i] is nonzero. `where` names the function. */
int64_t wait_until(enum word_kind kind, const void *ivar, int cmp, int64_t value, const char *where);
void wait_until_all(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                    const void *values, size_t step, const char *where);
size_t wait_until_any(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                      const void *values, size_t step, const char *where);
size_t wait_until_some(enum word_kind kind, const void *ivars, size_t nelems, size_t *indices, const int *status,
                       int cmp, const void *values, size_t step, const char *where);

int wait_test(enum word_kind kind, const void *ivar, int cmp, int64_t value, const char *where);
int wait_test_all(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp, const void *values,
                  size_t step, const char *where);
size_t wait_test_any(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                     const void *values, size_t step, const char *where);
size_t wait_test_some(enum word_kind kind, const void *ivars, size_t nelems, size_t *indices, const int *status,
                      int cmp, const void *values, size_t step, const char *where);

#endif
