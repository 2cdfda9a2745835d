/* Frozen facts: over a connection whose network card reads and writes memory by itself, a put and its quiet send no
 * message if the connection is idle. Puts that follow each other share messages, and a fence behind a put has nothing
 * to wait for. Linked with the library's insides, to count; run with HEDDLE_DIRECT=0 and 2 PEs, of which PE 0 puts. */
#include "semantics/semantics.h"

#include <unistd.h>

#include "context/context.h"
#include "lane/lane.h"

enum { ROUNDS = 100, STREAM = 1000, LONGEST = 16 << 10 };

struct counts {
    uint64_t messages, bytes; /* bytes: by the card */
};

static char here[LONGEST], *there;
static long *words;

/* The next ones of a program expect what the last ones were: these are not counted. */
enum { LEARN = 4 };

static struct counts counts_now(void)
{
    const struct lane *lane = context_lane(context_default);
    return (struct counts){lane->counts.batches, load_relaxed(&lane->counts.card_bytes)};
}

static void word_and_quiet(int round)
{
    shmem_long_p(words, round, 1);
    shmem_quiet();
}

static void small_word_and_quiet(int round)
{
    shmem_short_p((short *)words, (short)round, 1);
    shmem_quiet();
}

/* Of any size, and from a source that is used again at once. */
static void put_and_quiet(int round)
{
    size_t nbytes = 1 + (size_t)round * 331 % (LONGEST - 1);
    memset(here, round, nbytes);
    shmem_putmem(there, here, nbytes, 1);
    memset(here, ~round, nbytes);
    shmem_quiet();
    shmem_getmem(here, there, nbytes, 1);
    check(here[0] == (char)round && !memcmp(here, here + 1, nbytes - 1));
}

static void many_and_quiet(int round)
{
    for (int i = 0; i < STREAM; i++) shmem_long_p(&words[i], round + i, 1);
    shmem_quiet();
}

static void word_and_fence(int round)
{
    shmem_long_p(words, round, 1);
    shmem_fence();
    shmem_long_p(words + 1, round, 1);
    shmem_quiet();
}

static struct counts count(const char *what, void (*run)(int round), int rounds)
{
    for (int i = 0; i < LEARN; i++) run(i);
    struct counts before = counts_now();
    for (int i = 0; i < rounds; i++) run(i);
    struct counts after = counts_now();
    struct counts is = {after.messages - before.messages, after.bytes - before.bytes};
    printf("%s, %d times: %ju messages, %ju bytes by the card\n", what, rounds, (uintmax_t)is.messages,
           (uintmax_t)is.bytes);
    return is;
}

/* PE 1 registers the memory, and tells of it, when it has time to. */
static void get_key(void)
{
    for (uint64_t bytes = counts_now().bytes; counts_now().bytes == bytes; usleep(1000)) word_and_quiet(0);
}

static void put_all(void)
{
    get_key();
    struct counts is = count("p and quiet", word_and_quiet, ROUNDS);
    check(!is.messages && is.bytes == ROUNDS * sizeof(long));
    is = count("p of 2 bytes and quiet", small_word_and_quiet, ROUNDS);
    check(!is.messages && is.bytes == ROUNDS * sizeof(short));
    is = count("put and quiet", put_and_quiet, ROUNDS);
    check(!is.messages && is.bytes > ROUNDS * 1000);
    is = count("1000 times p, and quiet", many_and_quiet, ROUNDS / 10);
    check(is.messages <= STREAM / 20 * (ROUNDS / 10) && is.bytes <= ROUNDS / 10 * sizeof(long));
    is = count("p, fence, p and quiet", word_and_fence, ROUNDS);
    check(is.bytes <= ROUNDS / 10 * sizeof(long));
    count("p and quiet", word_and_quiet, ROUNDS);
    shmem_long_p(words + STREAM, 1, 1); /* arrives although this PE calls nothing until PE 1 has seen it */
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    there = shmem_malloc(LONGEST);
    words = shmem_calloc(STREAM + 1, sizeof *words);
    check(there && words);
    if (me == 0) put_all();
    if (me == 1) shmem_long_wait_until(words + STREAM, SHMEM_CMP_EQ, 1);
    return end();
}
