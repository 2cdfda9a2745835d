#include "op/signal.h"

#include <shmem.h>

#include "op/constants.h"
#include "op/route.h"

/* One of the two, whichever numbers the program has. */
force_inline int sig_op_checked(int sig_op, const char *where)
{
    bool is_ours = sig_op == SHMEM_SIGNAL_SET || sig_op == SHMEM_SIGNAL_ADD;
    return likely(is_ours) ? sig_op : constant_sig_op(sig_op, where);
}

/* Ordered behind all earlier stores of this thread: pairs with the acquire in signal_fetch, and those of waits. */
static void word_update(const struct route_word *word)
{
    if (word->adds) fetch_add((uint64_t *)word->at.mapped, word->value);
    else store_release((uint64_t *)word->at.mapped, word->value);
}

static struct route_word word_of(struct context *c, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                 const char *where)
{
    struct place at = rma_place(c, sig_addr, pe);
    struct route_word word = {.value = signal, .adds = sig_op_checked(sig_op, where) == SHMEM_SIGNAL_ADD};
    if (rma_is_near(c, at)) word.at.mapped = rma_near(c, at);
    else word.at = peer_host_target(c, sig_addr, sizeof *sig_addr, pe, where, "sig_addr");
    return word;
}

void signal_update(struct context *c, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const char *where)
{
    struct route_word word = word_of(c, sig_addr, signal, sig_op, pe, where);
    if (word.at.mapped) word_update(&word);
    else route_change(context_issuing(c), &word);
}

static void put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                       uint64_t signal, int sig_op, int pe, const char *where, enum route_kind kind)
{
    struct route_word word = word_of(c, sig_addr, signal, sig_op, pe, where);
    if (word.at.mapped) {
        if (nbytes) rma_put(c, dest, source, nbytes, pe, where);
        word_update(&word);
        return;
    }
    struct target t = nbytes ? peer_target(c, dest, nbytes, pe, where, "dest") : word.at;
    route(kind, c, &t, source, nbytes, &word);
}

void signal_put(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,
                int sig_op, int pe, const char *where)
{
    put_signal(c, dest, source, nbytes, sig_addr, signal, sig_op, pe, where, ROUTE_PUT_WITH);
}

void signal_put_nbi(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                    uint64_t signal, int sig_op, int pe, const char *where)
{
    put_signal(c, dest, source, nbytes, sig_addr, signal, sig_op, pe, where, ROUTE_PUT_WITH_NBI);
}
