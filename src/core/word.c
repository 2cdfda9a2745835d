#include "core/word.h"

#include "core/region.h"

static uint64_t *word_reach(struct context *c, uint64_t *sig_addr, int pe, const char *where)
{
    struct place at = rma_place(c, sig_addr, pe);
    return rma_is_near(c, at) ? rma_near(c, at) : region_reach(c, sig_addr, sizeof *sig_addr, pe, where, "sig_addr");
}

/* Ordered behind all earlier stores of this thread: pairs with the acquire load of shmem_signal_fetch and waits. */
static void word_update(uint64_t *at, uint64_t signal, int sig_op, const char *where)
{
    switch (sig_op) {
    case WORD_SET: store_release(at, signal); break;
    case WORD_ADD: fetch_add(at, signal); break;
    default: die_argument(where, "sig_op", "%d, not SHMEM_SIGNAL_SET (%d) or SHMEM_SIGNAL_ADD (%d)", sig_op, WORD_SET, WORD_ADD);
    }
}

void word_put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                     uint64_t signal, int sig_op, int pe, const char *where)
{
    uint64_t *at = word_reach(c, sig_addr, pe, where);
    if (nbytes) rma_put(c, dest, source, nbytes, pe, where);
    word_update(at, signal, sig_op, where);
}

void word_signal(struct context *c, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const char *where)
{
    word_update(word_reach(c, sig_addr, pe, where), signal, sig_op, where);
}
