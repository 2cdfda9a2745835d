/* Operations on any PE, near or far, that are charged to a lane and a mark which the caller chooses. Only what goes to
 * another node is noted there; all else is done when these return. */
#ifndef HEDDLE_ISSUED_H
#define HEDDLE_ISSUED_H

#include "core/amo.h"
#include "core/post.h"

always_inline void rma_put_issued(struct context *c, struct issue to, void *dest, const void *source, size_t nbytes,
                                  int pe, const char *where)
{
    if (!nbytes) {
        region_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, dest, nbytes, pe, where, "dest");
    if (t.mapped)
        rma_copy(t.mapped, source, nbytes);
    else
        post_put(to, &t, source, nbytes);
}

always_inline void rma_get_issued(struct context *c, struct issue to, void *dest, const void *source, size_t nbytes,
                                  int pe, const char *where)
{
    if (!nbytes) {
        region_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, source, nbytes, pe, where, "source");
    if (t.mapped)
        rma_copy(dest, t.mapped, nbytes);
    else
        post_get(to, &t, dest, nbytes);
}

void rma_iput_issued(struct context *c, struct issue to, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t bsize, size_t nblocks, size_t element, int pe, const char *where);
/* True if something was posted. */
bool rma_iget_issued(struct context *c, struct issue to, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t bsize, size_t nblocks, size_t element, int pe, const char *where);

void word_put_signal_issued(struct context *c, struct issue to, void *dest, const void *source, size_t nbytes,
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const char *where);

#define BITS 8
#include "core/issued_width.h"
#define BITS 16
#include "core/issued_width.h"
#define BITS 32
#include "core/issued_width.h"
#define BITS 64
#include "core/issued_width.h"

#endif
