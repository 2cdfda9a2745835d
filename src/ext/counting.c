/* A transfer and its count are one operation on every route, without a fence or a second message.
 *
 * Direct: the copy, then one fetch-add with release on the word of the target, which has a cache line of its own. A
 * release orders all earlier reads and writes of this thread: on x86-64 by the instruction itself, elsewhere by its
 * release half; the stores of a copy that bypasses the cache have their own fence in copy_streaming. Waits and tests
 * load with acquire. Counts of several senders are read-modify-writes of one word, a release sequence: a thread that
 * reads the last count sees the data of all.
 *
 * Over a wire: the record carries the counter, and the thread that applies it performs the same two steps. */
#include "ext/counting.h"

#include "context/quiet.h"
#include "lane/backoff.h"
#include "op/route.h"

void counting_die(counting_handle ct, const char *where)
{
    argument_check_started(where);
    die_argument(where, "ct", "%p, not a counter (or freed before)", (void *)ct);
}

static struct route_word counter_of(const struct context *c, counting_handle ct, int pe)
{
    return (struct route_word){.at = line_target(c, ct, pe), .value = 1, .adds = true, .counts = true};
}

/* The parts of a transfer and its count that the direct path leaves: another node, a global variable, no bytes, or a
 * wrong argument. */
static void put_and_count(enum route_kind kind, struct context *c, counting_handle ct, void *dest, const void *source,
                          size_t nbytes, int pe, const char *where)
{
    argument_check_pe(c, pe, where, "pe");
    struct route_word word = counter_of(c, ct, pe);
    struct target t = nbytes ? peer_target(c, dest, nbytes, pe, where, "dest") : word.at;
    route(kind, c, &t, source, nbytes, &word);
}

void counting_put_slow(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                       const char *where)
{
    put_and_count(ROUTE_PUT_WITH, c, ct, dest, source, nbytes, pe, where);
}

void counting_put_nbi_slow(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                           const char *where)
{
    put_and_count(ROUTE_PUT_WITH_NBI, c, ct, dest, source, nbytes, pe, where);
}

void counting_get_nbi(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                      const char *where)
{
    counting_word(ct, where);
    argument_check_pe(c, pe, where, "pe");
    struct route_word word = counter_of(c, ct, pe);
    struct target t = nbytes ? peer_target(c, source, nbytes, pe, where, "source") : word.at;
    route(ROUTE_GET_COUNTED, c, &t, dest, nbytes, &word);
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
