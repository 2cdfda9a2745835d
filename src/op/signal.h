/* Words: symmetric 64-bit words that are updated together with a delivery, or alone as signals. */
#ifndef HEDDLE_SIGNAL_H
#define HEDDLE_SIGNAL_H

#include "lane/backoff.h"
#include "op/amo.h"

/* Delivers the data, and then updates the word at sig_addr: a thread that sees the update sees the data. */
void signal_put(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,
                int sig_op, int pe, const char *where);
void signal_put_nbi(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                    uint64_t signal, int sig_op, int pe, const char *where);

/* Delivers to another node by the card, if there is one and the size is worth it, as one awaited transfer: the source
 * may be reused then, as with rma_put. Returns false without any effect in all other cases. */
bool signal_put_by_card(struct context *c, const struct target *t, const void *source, size_t nbytes,
                        const struct target *word, uint64_t signal, bool add);

/* Updates the word alone. */
void signal_update(struct context *c, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const char *where);

force_inline uint64_t signal_fetch(const uint64_t *sig_addr)
{
    backoff_read();
    return load_acquire(sig_addr);
}

#endif
