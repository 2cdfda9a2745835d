/* bundled [alltoall] [neighbors] [exchange] [contexts]: communication whose parts the library does as one, beside what
 * one does without. Claims 24 to 28 of the founding documents. Over a wire, it is the caller that sees to it that the
 * library uses one (see run.py). Times are of PE 0, from one barrier to the next.
 *
 * alltoall   every PE sends every other a small block and goes on when all of its own have come: counting puts;
 *            put with signal; puts, a fence, and a flag for each; puts and a barrier
 * neighbors  the same with several blocks for each of the four PEs beside it, the nearest two on both sides
 * exchange   the key exchange of NAS IS and ISx: messages of one size in turn to all others, each behind what has
 *            come there before: pushes; a fetch-and-add that reserves the place, and a put
 * contexts   the same with a fetch-and-add and a non-blocking put, both on one context, or each on its own, where
 *            the fetch need not wait behind what is on its way
 *
 * Verified: every block of every round; the number, the places and the contents of all messages. */
#include "bench.h"

#include <shmemx.h>

static int repetitions(void) { return (int)bench_option("--rounds", bench.quick ? 7 : 21); }
static double share(void) { return bench.quick ? 0.02 : 0.08; } /* seconds of one repetition */

/* ---- Blocks for all, or for neighbours ---- */

enum way { COUNTED, SIGNALLED, FLAGGED, BARRIER, WAYS };
static const char *const way_names[] = {"counting puts", "put with signal", "fence and flags", "barrier"};
static const char *const against[][WAYS] = {
    {"", "all-to-all against signals", "all-to-all against flags", "all-to-all against barriers"},
    {"", "neighbors against signals", "neighbors against flags", "neighbors against barriers"}};

/* Neighbouring rounds have buffers, counters and signals of their own: who sends to us waits for us, too, so that
 * nobody is two rounds ahead. */
static struct {
    int partners, each;       /* PEs that we send to and get from, and blocks for each of them */
    unsigned char *blocks[2]; /* from each PE its own */
    unsigned char *mine;
    size_t size;
    shmemx_ct_t counters[2];
    uint64_t *signals, *flags; /* two; one for each PE */
    uint64_t signalled[2];
    uint64_t round, flagged;
} all;

/* The nearest PEs first, on both sides. */
static int partner(int i) { return (bench.pe + bench.npes + (i % 2 ? -(i + 1) / 2 : i / 2 + 1)) % bench.npes; }

static void put_all(unsigned char *to, enum way way, int parity)
{
    for (int i = 0; i < all.partners * all.each; i++) {
        int pe = partner(i / all.each);
        unsigned char *at = to + (size_t)(i % all.each) * all.size;
        if (way == COUNTED) shmemx_putmem_ct(all.counters[parity], at, all.mine, all.size, pe);
        else if (way == SIGNALLED)
            shmem_putmem_signal(at, all.mine, all.size, &all.signals[parity], 1, SHMEM_SIGNAL_ADD, pe);
        else shmem_putmem(at, all.mine, all.size, pe);
    }
}

static void flag_all(void)
{
    all.flagged++;
    shmem_fence();
    for (int i = 0; i < all.partners; i++) shmem_uint64_p(&all.flags[bench.pe], all.flagged, partner(i));
    for (int i = 0; i < all.partners; i++) shmem_uint64_wait_until(&all.flags[partner(i)], SHMEM_CMP_GE, all.flagged);
}

static void await_all(enum way way, int parity)
{
    long blocks = (long)all.partners * all.each;
    if (way == COUNTED) {
        shmemx_ct_wait_dec(all.counters[parity], blocks);
    } else if (way == SIGNALLED) {
        all.signalled[parity] += (uint64_t)blocks;
        shmem_signal_wait_until(&all.signals[parity], SHMEM_CMP_GE, all.signalled[parity]);
    } else if (way == FLAGGED) {
        flag_all();
    } else {
        shmem_barrier_all();
    }
}

static void all_to_all(enum way way)
{
    int parity = (int)(++all.round & 1);
    size_t from_each = (size_t)all.each * all.size;
    memset(all.mine, (int)(all.round * 7 + (uint64_t)bench.pe), all.size);
    put_all(all.blocks[parity] + (size_t)bench.pe * from_each, way, parity);
    await_all(way, parity);
    for (int i = 0; i < all.partners * all.each; i++) {
        int pe = partner(i / all.each);
        const unsigned char *block = all.blocks[parity] + (size_t)pe * from_each + (size_t)(i % all.each) * all.size,
                            wanted = (unsigned char)(all.round * 7 + (uint64_t)pe);
        if (block[0] != wanted || block[all.size - 1] != wanted)
            bench_fail("%s: round %lu: %d from PE %d, not %d", way_names[way], (unsigned long)all.round, block[0], pe,
                       wanted);
    }
}

static double all_to_all_rate(enum way way, long rounds)
{
    shmem_barrier_all();
    double begin = bench_now();
    for (long i = 0; i < rounds; i++) all_to_all(way);
    shmem_barrier_all();
    return (double)rounds / (bench_now() - begin);
}

static void alltoall_size(const char *const *names, size_t size)
{
    static struct bench_series series[WAYS];
    all.size = size;
    for (int way = 0; way < WAYS; way++)
        series[way] = (struct bench_series){.op = way_names[way], .variant = "", .unit = "1/s", .size = size};
    long rounds[WAYS];
    for (int way = 0; way < WAYS; way++) rounds[way] = bench_agree((long)(all_to_all_rate(way, 20) * share()) + 10, 0);
    for (int r = 0; r < repetitions(); r++)
        for (int way = 0; way < WAYS; way++) bench_add(&series[way], all_to_all_rate(way, rounds[way]));
    for (int way = SIGNALLED; way < WAYS; way++) { /* counting puts beside each of the others */
        series[COUNTED].name = series[way].name = names[way];
        series[COUNTED].versus = way_names[way];
        bench_print(&series[COUNTED]);
        bench_print(&series[way]);
    }
}

static void alltoall(const char *const *names, int partners, int each)
{
    enum { largest = 4096 };
    all.partners = partners, all.each = each;
    for (int i = 0; i < 2; i++) {
        all.blocks[i] = bench_symmetric((size_t)bench.npes * (size_t)each * largest);
        shmemx_ct_create(&all.counters[i]);
        all.signalled[i] = 0;
    }
    all.signals = bench_symmetric(2 * sizeof *all.signals);
    all.flags = bench_symmetric((size_t)bench.npes * sizeof *all.flags);
    all.flagged = 0;
    all.mine = bench_memory(largest);
    for (size_t size = 8; size <= largest; size *= bench.quick ? 512 : 8) alltoall_size(names, size);
    for (int i = 0; i < 2; i++) shmemx_ct_free(&all.counters[i]);
}

static int neighbors(void) { return bench.npes <= 4 ? bench.npes - 1 : 4; }

/* ---- Key exchange ---- */

enum sending { PUSH, FETCH, ONE_CONTEXT, TWO_CONTEXTS, SENDINGS };

static struct {
    unsigned char *buffer, *messages;
    size_t room, size;
    uint64_t *reserved;
    shmemx_oct_t append;
    shmem_ctx_t fetches, puts;
} keys;

/* A message says who sent it and which one it is, in its first word and in its last. */
static uint64_t *message_at(size_t i)
{
    uint64_t *message = (uint64_t *)(keys.messages + i * keys.size);
    message[0] = message[keys.size / 8 - 1] = (uint64_t)bench.pe << 32 | i;
    return message;
}

static void send_message(enum sending sending, const void *message, int pe)
{
    uint64_t at;
    switch (sending) {
    case PUSH:
        shmemx_push(keys.append, message, keys.size, pe);
        break;
    case FETCH:
        at = shmem_uint64_atomic_fetch_add(keys.reserved, keys.size, pe);
        shmem_putmem(keys.buffer + at, message, keys.size, pe);
        break;
    default: /* keys.fetches is keys.puts, or another */
        at = shmem_ctx_uint64_atomic_fetch_add(keys.fetches, keys.reserved, keys.size, pe);
        shmem_ctx_putmem_nbi(keys.puts, keys.buffer + at, message, keys.size, pe);
    }
}

/* All messages of all others are there, each once. */
static void verify_messages(enum sending sending, size_t each)
{
    size_t got = sending == PUSH ? shmemx_oct_get_complete(keys.append) : *keys.reserved, sum = 0, wanted = 0;
    if (got != each * keys.size * (size_t)(bench.npes - 1) || shmemx_oct_overflow(keys.append))
        bench_fail("%zu bytes came, not %zu", got, each * keys.size * (size_t)(bench.npes - 1));
    for (size_t at = 0; at < got; at += keys.size) {
        const uint64_t *message = (const uint64_t *)(keys.buffer + at);
        if (message[0] != message[keys.size / 8 - 1]) bench_fail("a message at %zu is torn", at);
        sum += message[0];
    }
    for (uint64_t pe = 0; pe < (uint64_t)bench.npes; pe++)
        for (size_t i = 0; i < each && pe != (uint64_t)bench.pe; i++) {
            /* Which of its messages were for us: those in our turn. */
            int turn = (bench.pe - (int)pe + bench.npes) % bench.npes - 1;
            wanted += pe << 32 | (i * (size_t)(bench.npes - 1) + (size_t)turn);
        }
    if (sum != wanted) bench_fail("messages of %zu bytes are not those that were sent", keys.size);
}

/* As in a program that was written so: the first that it uses is the first that gets a lane. */
static void contexts_create(enum sending sending)
{
    if (shmem_ctx_create(0, &keys.puts)) bench_fail("no context");
    keys.fetches = keys.puts;
    if (sending == TWO_CONTEXTS && shmem_ctx_create(0, &keys.fetches)) bench_fail("no second context");
}

static void contexts_destroy(void)
{
    if (keys.fetches != keys.puts) shmem_ctx_destroy(keys.fetches);
    shmem_ctx_destroy(keys.puts);
}

/* `each` messages to each other PE; messages per second of PE 0. */
static double exchange_rate(enum sending sending, size_t each)
{
    size_t n = each * (size_t)(bench.npes - 1);
    contexts_create(sending);
    *keys.reserved = 0;
    shmemx_oct_reset(keys.append);
    shmem_barrier_all();
    double begin = bench_now();
    for (size_t i = 0; i < n; i++) {
        int pe = (bench.pe + 1 + (int)(i % (size_t)(bench.npes - 1))) % bench.npes;
        send_message(sending, message_at(i), pe);
    }
    shmem_ctx_quiet(keys.puts);
    shmem_barrier_all();
    double seconds = bench_now() - begin;
    contexts_destroy();
    verify_messages(sending, each);
    return (double)n / seconds;
}

static void exchange_size(const char *name, enum sending ours, enum sending theirs, const char *const *ops, size_t size)
{
    struct bench_series a = {.name = name, .op = ops[0], .versus = ops[1], .variant = "", .unit = "1/s", .size = size};
    struct bench_series b = {.name = name, .op = ops[1], .variant = "", .unit = "1/s", .size = size};
    keys.size = size;
    size_t most = keys.room / size / (size_t)(bench.npes - 1), each = most < 50 ? most : 50;
    double rate = exchange_rate(theirs, each);
    size_t wanted = (size_t)bench_agree((long)(rate * share()) / (bench.npes - 1) + 4, 0);
    each = wanted < most ? wanted : most;
    exchange_rate(ours, each);
    for (int r = 0; r < repetitions(); r++) {
        bench_add(&a, exchange_rate(ours, each));
        bench_add(&b, exchange_rate(theirs, each));
    }
    bench_print(&a);
    bench_print(&b);
}

static void exchange_begin(void)
{
    if (keys.buffer) return;
    keys.room = (size_t)bench_option("--room-mib", 16) << 20;
    keys.buffer = bench_symmetric(keys.room);
    keys.reserved = bench_symmetric(sizeof *keys.reserved);
    keys.messages = bench_memory(keys.room);
    shmemx_oct_create(&keys.append, keys.buffer, keys.room);
}

static void exchange(void)
{
    static const char *const ops[] = {"push", "fetch-and-add, put"};
    exchange_begin();
    for (size_t size = 8; size <= 1 << 16; size *= bench.quick ? 8 : 2)
        exchange_size("key exchange", PUSH, FETCH, ops, size);
}

static void contexts(void)
{
    static const char *const ops[] = {"fetches on a context of their own", "one context"};
    exchange_begin();
    for (size_t size = 256; size <= 1 << 16; size *= bench.quick ? 16 : 4)
        exchange_size("key exchange with contexts", TWO_CONTEXTS, ONE_CONTEXT, ops, size);
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("bundled", argc, argv);
    if (bench.npes < 2) bench_fail("needs 2 PEs or more");
    if (bench_wants("alltoall")) alltoall(against[0], bench.npes - 1, 1);
    if (bench_wants("neighbors")) alltoall(against[1], neighbors(), (int)bench_option("--blocks", 8));
    if (bench_wants("exchange")) exchange();
    if (bench_wants("contexts")) contexts();
    shmem_finalize();
    return 0;
}
