/* Ending the job with one line, from whichever thread of whichever PE is the first that sees something wrong. */
#ifndef HEDDLE_FAIL_H
#define HEDDLE_FAIL_H

#include <pshmemx.h>

#include "base/base.h"

struct call;

_Noreturn cold_path void fail(const struct call *call, const char *format, ...) __attribute__((format(printf, 2, 3)));
_Noreturn cold_path void fail_argument(const struct call *call, const char *argument, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same where this thread must not call the library, because another may be in it. */
_Noreturn cold_path void fail_alone(const struct call *call, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Where PEs agree which of them speaks: a symmetric word of zero, asked for over ctx. NULL: each speaks for itself. */
void fail_share(uint64_t *speaker, shmem_ctx_t ctx);

#endif
