/* Words: symmetric 64-bit words that are updated together with a delivery, or alone as signals. */
#ifndef HEDDLE_WORD_H
#define HEDDLE_WORD_H

#include "core/amo.h"

enum { WORD_SET, WORD_ADD }; /* SHMEM_SIGNAL_SET and SHMEM_SIGNAL_ADD */

/* Delivers, and then updates the word at sig_addr: whoever sees the update sees the data. */
void word_put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                     uint64_t signal, int sig_op, int pe, const char *where);
void word_put_signal_nbi(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                         uint64_t signal, int sig_op, int pe, const char *where);

/* Updates the word alone. */
void word_signal(struct context *c, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const char *where);

always_inline uint64_t word_fetch(const uint64_t *sig_addr) { return load_acquire(sig_addr); }

#endif
