/* A transfer and its count are one operation on every route, without a fence or a second message.
 *
 * Direct: the copy, then one fetch-add with release on the word of the target, which has a cache line of its own. A
 * release orders all earlier reads and writes of this thread: on x86-64 by the instruction itself, elsewhere by its
 * release half; the stores of a copy that bypasses the cache have their own fence in copy_streaming. Waits and tests
 * load with acquire. Counts of several senders are read-modify-writes of one word, a release sequence: a thread that
 * reads the last count sees the data of all.
 *
 * Over a wire: the record carries the counter, and the thread that applies it performs the same two steps. */
#include "op/counting.h"

#include "context/context.h"
#include "context/quiet.h"
#include "lane/bulk.h"
#include "lane/backoff.h"
#include "lane/post.h"
#include "op/rma.h"
#include "op/signal.h"

void counting_die(counting_handle ct, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    die_argument(where, "ct", "%p, not a counter (or freed before)", (void *)ct);
}

typedef void post_function(struct context *c, const struct target *t, const void *source, size_t nbytes,
                           const struct target *word);

/* A long one is a put whose signal adds 1. */
static void bulk_put_counted(struct context *c, const struct target *t, const void *source, size_t nbytes,
                             const struct target *word)
{
    bulk_put_signal(c, t, source, nbytes, word, 1, true);
}

static void put_counted_awaited(struct context *c, const struct target *t, const void *source, size_t nbytes,
                                const struct target *word)
{
    if (!signal_put_by_card(c, t, source, nbytes, word, 1, true)) post_put_counted(c, t, source, nbytes, word);
}

/* With a GPU's memory, which the local side may be then, too, the count is a second record: what is posted for a node
 * arrives in order. */
static void post_put_then_count(struct context *c, const struct target *t, const void *source, size_t nbytes,
                                const struct target *word)
{
    rma_post_put(c, t, source, nbytes);
    post_amo(c, word, AMO_ADD, 64, 0, 1, NULL);
}

static void post_get_and_count(struct context *c, const struct target *t, void *dest, size_t nbytes,
                               const struct target *word)
{
    if (likely(t->region != REGION_DEVICE)) {
        post_get_counted(c, t, dest, nbytes, word);
        return;
    }
    rma_post_get(c, t, dest, nbytes);
    post_amo(c, word, AMO_ADD, 64, 0, 1, NULL);
}

/* To another node's PE, no neighbour in a row with us, a global variable, nothing, or something wrong */
static void put_and_count(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                          const char *where, post_function *post)
{
    argument_check_pe(c, pe, where, "pe");
    struct target word = line_target(c, ct, pe);
    struct target t = nbytes ? peer_target(c, dest, nbytes, pe, where, "dest") : word;
    if (!t.mapped) {
        if (unlikely(t.region == REGION_DEVICE)) post = post_put_then_count;
        post(context_issuing(c), &t, source, nbytes, &word);
        return;
    }
    if (nbytes) copy_to(&t, source, nbytes);
    line_count(word.mapped);
}

void counting_put_slow(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                       const char *where)
{
    put_and_count(c, ct, dest, source, nbytes, pe, where, put_counted_awaited);
}

void counting_put_nbi_slow(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                           const char *where)
{
    bool is_long = nbytes && bulk_is_long(nbytes);
    put_and_count(c, ct, dest, source, nbytes, pe, where, is_long ? bulk_put_counted : post_put_counted);
}

void counting_get_nbi(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                      const char *where)
{
    counting_word(ct, where);
    argument_check_pe(c, pe, where, "pe");
    struct target word = line_target(c, ct, pe);
    struct target t = nbytes ? peer_target(c, source, nbytes, pe, where, "source") : word;
    if (!t.mapped) {
        post_get_and_count(context_issuing(c), &t, dest, nbytes, &word);
        return;
    }
    if (nbytes) copy_from(&t, dest, nbytes);
    line_count(word.mapped);
}

void counting_get(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                  const char *where)
{
    c = context_issuing(c);
    counting_get_nbi(c, ct, dest, source, nbytes, pe, where);
    if (quiet_is_pending(c)) quiet_wait(c);
    fence_after_get();
}

void counting_set(counting_handle ct, long value, const char *where)
{
    store_release(counting_word(ct, where), (uint64_t)value);
}

void counting_add(counting_handle ct, long value, const char *where)
{
    fetch_add(counting_word(ct, where), (uint64_t)value);
}

/* Each look takes the word's line away from a neighbour who is going to count there: where several counts are missing,
 * the next look is worth a pause for each of them but the last. With other nodes, this thread has to serve meanwhile.
 */
static void look_away(long missing)
{
    enum { MOST = 16 };
    if (roster.n_nodes > 1) context_push();
    else
        for (long i = missing < MOST ? missing : MOST; i > 1; i--) cpu_pause();
}

static uint64_t reach(const uint64_t *word, long value)
{
    uint64_t seen;
    for (struct backoff backoff = {0}; (long)(seen = load_acquire(word)) < value; backoff_step(&backoff))
        look_away(value - (long)seen);
    return seen;
}

void counting_wait(counting_handle ct, long value, const char *where) { reach(counting_word(ct, where), value); }

/* Several threads may wait to take some: each takes what it has seen, or looks again. */
void counting_wait_dec(counting_handle ct, long value, const char *where)
{
    uint64_t *word = counting_word(ct, where), seen;
    do seen = reach(word, value);
    while (!compare_exchange(word, &seen, seen - (uint64_t)value));
}
