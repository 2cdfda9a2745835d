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

/* Updates the word alone. */
void signal_update(struct context *c, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const char *where);

force_inline uint64_t signal_fetch(const uint64_t *sig_addr)
{
    backoff_read();
    return load_acquire(sig_addr);
}

#endif
