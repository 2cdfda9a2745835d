#include "op/signal.h"

#include <shmem.h>

#include "lane/bulk.h"
#include "context/context.h"
#include "context/quiet.h"
#include "lane/post.h"
#include "op/constants.h"

/* One of the two, whichever numbers the program has. */
force_inline int sig_op_checked(int sig_op, const char *where)
{
    bool is_ours = sig_op == SHMEM_SIGNAL_SET || sig_op == SHMEM_SIGNAL_ADD;
    return likely(is_ours) ? sig_op : constant_sig_op(sig_op, where);
}

/* Ordered behind all earlier stores of this thread: pairs with the acquire in signal_fetch, and those of waits. */
static void word_update(uint64_t *at, uint64_t signal, int sig_op)
{
    if (sig_op == SHMEM_SIGNAL_ADD) fetch_add(at, signal);
    else store_release(at, signal);
}

static struct target word_target(struct context *c, uint64_t *sig_addr, int pe, const char *where)
{
    struct place at = rma_place(c, sig_addr, pe);
    if (rma_is_near(c, at)) return (struct target){.mapped = rma_near(c, at)};
    return peer_host_target(c, sig_addr, sizeof *sig_addr, pe, where, "sig_addr");
}

void signal_update(struct context *c, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, const char *where)
{
    sig_op = sig_op_checked(sig_op, where);
    struct target word = word_target(c, sig_addr, pe, where);
    if (word.mapped) word_update(word.mapped, signal, sig_op);
    else post_amo(context_issuing(c), &word, sig_op == SHMEM_SIGNAL_ADD ? AMO_ADD : AMO_SET, 64, 0, signal, NULL);
}

bool signal_put_by_card(struct context *c, const struct target *t, const void *source, size_t nbytes,
                        const struct target *word, uint64_t signal, bool add)
{
    if (!bulk_suits_put(c, t, nbytes)) return false;
    bulk_put_signal(c, t, source, nbytes, word, signal, add);
    quiet_wait(c);
    return true;
}

static void put_signal_awaited(struct context *c, const struct target *t, const void *source, size_t nbytes,
                               const struct target *word, uint64_t signal, bool add)
{
    if (!signal_put_by_card(c, t, source, nbytes, word, signal, add))
        post_put_signal(c, t, source, nbytes, word, signal, add);
}

typedef void post_function(struct context *c, const struct target *t, const void *source, size_t nbytes,
                           const struct target *word, uint64_t signal, bool add);

/* To a GPU's memory. So may be the source; and what is posted for a node arrives in order. */
static void post_put_then_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                                 const struct target *word, uint64_t signal, bool add)
{
    rma_post_put(c, t, source, nbytes);
    post_amo(c, word, add ? AMO_ADD : AMO_SET, 64, 0, signal, NULL);
}

static void put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                       uint64_t signal, int sig_op, int pe, const char *where, post_function *post)
{
    sig_op = sig_op_checked(sig_op, where);
    struct target word = word_target(c, sig_addr, pe, where);
    if (word.mapped) {
        if (nbytes) rma_put(c, dest, source, nbytes, pe, where);
        word_update(word.mapped, signal, sig_op);
    } else if (nbytes) {
        struct target t = peer_target(c, dest, nbytes, pe, where, "dest");
        if (unlikely(t.region == REGION_DEVICE)) post = post_put_then_signal;
        post(context_issuing(c), &t, source, nbytes, &word, signal, sig_op == SHMEM_SIGNAL_ADD);
    } else {
        post_amo(context_issuing(c), &word, sig_op == SHMEM_SIGNAL_ADD ? AMO_ADD : AMO_SET, 64, 0, signal, NULL);
    }
}

void signal_put(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,
                int sig_op, int pe, const char *where)
{
    put_signal(c, dest, source, nbytes, sig_addr, signal, sig_op, pe, where, put_signal_awaited);
}

void signal_put_nbi(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                    uint64_t signal, int sig_op, int pe, const char *where)
{
    put_signal(c, dest, source, nbytes, sig_addr, signal, sig_op, pe, where,
               bulk_is_long(nbytes) ? bulk_put_signal : post_put_signal);
}
