/* traffic SEED [FILE]: random puts, gets, atomics, locks, barriers and reductions of OpenSHMEM 1.4, and nothing else,
 * so that each library compiles it. Every byte is verified. It plays until a fault ends it, or for some rounds after
 * FILE has appeared; then PE 0 prints a line. */
#include <dlfcn.h>
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_PES = 8, BYTES = 65536, WORDS = 16, PUTS = 6, MORE = 3, WRONG = 99 };

static unsigned char inbox[MOST_PES][BYTES], outbox[BYTES], got[BYTES];
static long counters[WORDS], lock, guarded, added, total, ended, all_ended;
static long sync_sum[SHMEM_REDUCE_SYNC_SIZE], sync_max[SHMEM_REDUCE_SYNC_SIZE];
static long work_sum[SHMEM_REDUCE_MIN_WRKDATA_SIZE], work_max[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static uint64_t state;
static int me, n_pes;

static unsigned below(unsigned limit)
{
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (unsigned)(state >> 20) % limit;
}

static unsigned char byte_at(int pe, long round, size_t at)
{
    return (unsigned char)(at * 7 + (size_t)round * 31 + (size_t)pe * 101 + (at >> 8));
}

static void fail(const char *what, long round)
{
    printf("traffic: PE %d: wrong %s in round %ld\n", me, what, round);
    fflush(stdout);
    shmem_global_exit(WRONG);
}

static void verify(const unsigned char *seen, int pe, long round, size_t from, size_t length, const char *what)
{
    for (size_t i = 0; i < length; i++)
        if (seen[i] != byte_at(pe, round, from + i)) fail(what, round);
}

/* Each PE fills its block in each inbox, in pieces, and reads pieces of other outboxes. */
static void transfer(long round)
{
    size_t to[PUTS + 1] = {0};
    for (int i = 1; i < PUTS; i++) to[i] = to[i - 1] + below((unsigned)(BYTES - to[i - 1]));
    to[PUTS] = BYTES;
    for (int i = 0; i < n_pes; i++) {
        int pe = (me + i) % n_pes;
        for (int piece = 0; piece < PUTS; piece++) {
            size_t at = to[piece], length = to[piece + 1] - at;
            if (below(2)) shmem_putmem(&inbox[me][at], &outbox[at], length, pe);
            else shmem_putmem_nbi(&inbox[me][at], &outbox[at], length, pe);
        }
        size_t at = below(BYTES), length = below((unsigned)(BYTES - at)) + 1;
        if (below(2)) shmem_getmem(got, &outbox[at], length, pe);
        else shmem_getmem_nbi(got, &outbox[at], length, pe), shmem_quiet();
        verify(got, pe, round, at, length, "get");
    }
}

static void count(void)
{
    added = 0;
    for (int i = 0; i < 8; i++) {
        long value = (long)below(1000);
        int word = (int)below(WORDS), pe = (int)below((unsigned)n_pes);
        if (below(2)) shmem_long_atomic_add(&counters[word], value, pe);
        else shmem_long_atomic_fetch_add(&counters[word], value, pe);
        added += value;
    }
    shmem_set_lock(&lock);
    shmem_long_p(&guarded, shmem_long_g(&guarded, 0) + 1, 0);
    shmem_quiet();
    shmem_clear_lock(&lock);
}

static void play(long round, const char *file)
{
    for (size_t i = 0; i < BYTES; i++) outbox[i] = byte_at(me, round, i);
    shmem_barrier_all();
    transfer(round);
    count();
    shmem_barrier_all();
    for (int pe = 0; pe < n_pes; pe++) verify(inbox[pe], pe, round, 0, BYTES, "put");
    for (int i = 0; i < WORDS; i++) added -= counters[i], counters[i] = 0;
    ended = file && !access(file, F_OK);
    shmem_long_sum_to_all(&total, &added, 1, 0, 0, n_pes, work_sum, sync_sum);
    if (total) fail("sum of atomics", round);
    shmem_barrier_all();
    shmem_long_max_to_all(&all_ended, &ended, 1, 0, 0, n_pes, work_max, sync_max);
    if (me == 0 && guarded != (round + 1) * n_pes) fail("count under the lock", round);
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++) sync_sum[i] = sync_max[i] = SHMEM_SYNC_VALUE;
    shmem_init();
    me = shmem_my_pe(), n_pes = shmem_n_pes();
    state = (strtoull(argv[1], NULL, 10) * 64 + (uint64_t)me + 1) * 0x9e3779b97f4a7c15ULL;
    shmem_barrier_all();
    void (*begin)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "fault_begin"); /* inject.c */
    if (begin) begin();
    long round = 0, left = MORE;
    for (; left; round++) {
        play(round, argc > 2 ? argv[2] : NULL);
        if (all_ended) left--;
    }
    if (me == 0) printf("traffic: right\n");
    shmem_finalize();
    return 0;
}
