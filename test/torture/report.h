/* What a failure looks like: one block, from one thread of the job, which ends then. */
#ifndef TORTURE_REPORT_H
#define TORTURE_REPORT_H

#include "plan.h"

struct difference {
    size_t at, nbytes; /* the first byte that differs, of how many */
    const unsigned char *expected, *seen;
};

/* `when`: by whom and after what it was seen. `again`: what a later look saw, or "". */
_Noreturn void report_wrong(const struct plan *plan, const struct op *op, const char *when, struct difference what,
                            const char *again);

/* Anything else; `text` says what was expected, and what was seen. `op` may be NULL. */
_Noreturn void report_text(const struct plan *plan, const struct op *op, const char *text);

_Noreturn void report_hang(const struct knobs *knobs, int n_pes);

#endif
