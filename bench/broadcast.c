/* broadcast: PE 0 sends the same bytes to all others, by one thread or by several that each move a slice.
 *
 *   --threads=N     at most so many (4)
 *   --rounds=N      repetitions
 *   --slice-ms=N    time of one repetition
 *
 * shmem_broadcastmem, and shmemx_team_broadcast_mt of 1, 2, 4 … registered threads of PE 0, by size; the other PEs have
 * one thread each, which only receives. Each broadcast ends with a sync of all PEs: the time is until the bytes are
 * there, and no broadcast overlaps the next one. The forms take turns, repetition by repetition; before each one it
 * broadcasts without a clock until what was idle is as full as it stays. Verified: every byte on every PE after each
 * repetition, whose bytes no other has. */
#include "bench.h"

#include <pthread.h>
#include <shmemx.h>

enum { most_threads = 16, room = 4 << 20, fill = 1 << 20 };

static const size_t size_of[] = {16 << 10, 128 << 10, 1 << 20, room};
enum { sizes = sizeof size_of / sizeof *size_of, counts = 5 }; /* 1, 2, 4, 8, 16 threads */

static struct {
    int threads, rounds;
    double slice;
    unsigned char *source, *dest; /* symmetric: room bytes */
} job;

/* ---- The threads of PE 0 ---- */

static struct {
    int threads;
    size_t size;
    bool is_over;
    pthread_barrier_t together;
    pthread_t others[most_threads];
} crew;

/* One slice, and all of the broadcast waited for. */
static void move_slice(int tid, int threads, size_t size)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    if (shmemx_team_broadcast_mt(SHMEM_TEAM_WORLD, job.dest, job.source, size, 0, tid, threads, &request))
        bench_fail("thread %d cannot broadcast", tid);
    shmemx_request_wait(&request);
}

static void *other_run(void *tid)
{
    int number = (int)(intptr_t)tid;
    if (bench.cores > crew.threads) bench_pin(number);
    shmemx_thread_register();
    for (;;) {
        pthread_barrier_wait(&crew.together);
        if (crew.is_over) break;
        move_slice(number, crew.threads, crew.size);
    }
    shmemx_thread_unregister();
    return NULL;
}

static void crew_begin(int threads)
{
    crew.threads = bench.pe ? 1 : threads;
    crew.is_over = false;
    pthread_barrier_init(&crew.together, NULL, (unsigned)crew.threads);
    shmemx_thread_register();
    for (int t = 1; t < crew.threads; t++)
        if (pthread_create(&crew.others[t], NULL, other_run, (void *)(intptr_t)t)) bench_fail("no thread %d", t);
}

static void crew_end(void)
{
    crew.is_over = true;
    pthread_barrier_wait(&crew.together);
    for (int t = 1; t < crew.threads; t++) pthread_join(crew.others[t], NULL);
    shmemx_thread_unregister();
    pthread_barrier_destroy(&crew.together);
}

/* ---- Broadcasts ---- */

/* By so many threads; 0: shmem_broadcastmem. */
static void broadcast(int threads, size_t size)
{
    crew.size = size;
    if (threads) {
        pthread_barrier_wait(&crew.together);
        move_slice(0, crew.threads, size);
    } else if (shmem_broadcastmem(SHMEM_TEAM_WORLD, job.dest, job.source, size, 0)) {
        bench_fail("cannot broadcast");
    }
    shmem_sync_all();
}

static void broadcast_often(int threads, size_t size, long calls)
{
    for (long k = 0; k < calls; k++) broadcast(threads, size);
}

static unsigned char byte_at(size_t i, long repetition)
{
    return (unsigned char)(i * 7 + (i >> 12) + (unsigned long)repetition * 41);
}

static void check(size_t size, int threads, long repetition)
{
    for (size_t i = 0; i < size; i++)
        if (job.dest[i] != byte_at(i, repetition))
            bench_fail("%d threads: byte %zu of %zu is %d, not %d", threads, i, size, job.dest[i],
                       byte_at(i, repetition));
}

/* Milliseconds of one broadcast: as often as PE 0 finds time for. */
static double measure(int threads, size_t size)
{
    static long repetition;
    repetition++;
    for (size_t i = 0; !bench.pe && i < size; i++) job.source[i] = byte_at(i, repetition);
    if (threads) crew_begin(threads);
    shmem_barrier_all();
    broadcast_often(threads, size, 1 + fill / (long)size);
    double begin = bench_now();
    broadcast(threads, size);
    double once = bench_now() - begin;
    long calls = bench_agree(once < job.slice ? (long)(job.slice / once) + 1 : 1, 0);
    begin = bench_now();
    broadcast_often(threads, size, calls);
    double each = 1e3 * (bench_now() - begin) / (double)calls;
    if (threads) crew_end();
    check(size, threads, repetition);
    shmem_barrier_all();
    return each;
}

static void broadcasts(void)
{
    static struct bench_series plain[sizes], sliced[sizes][counts];
    static char names[counts][16];
    for (int round = 0; round < job.rounds; round++)
        for (int s = 0; s < sizes; s++) {
            bench_add(&plain[s], measure(0, size_of[s]));
            for (int i = 0; i < counts && 1 << i <= job.threads; i++)
                bench_add(&sliced[s][i], measure(1 << i, size_of[s]));
        }
    for (int s = 0; s < sizes; s++) {
        plain[s].name = "threaded broadcast", plain[s].op = "broadcastmem", plain[s].variant = "1 thread";
        plain[s].unit = "ms", plain[s].size = size_of[s];
        bench_print(&plain[s]);
        for (int i = 0; i < counts && 1 << i <= job.threads; i++) {
            struct bench_series *b = &sliced[s][i];
            snprintf(names[i], sizeof *names, "%d thread%s", 1 << i, i ? "s" : "");
            b->name = "threaded broadcast", b->op = "team_broadcast_mt", b->variant = names[i], b->unit = "ms";
            b->size = size_of[s];
            bench_print(b);
        }
    }
}

int main(int argc, char **argv)
{
    int provided;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    bench_begin("broadcast", argc, argv);
    if (provided < SHMEM_THREAD_MULTIPLE) bench_fail("no threads");
    long threads = bench_option("--threads", 4);
    job.threads = threads < 1 ? 1 : threads > most_threads ? most_threads : (int)threads;
    job.rounds = (int)bench_option("--rounds", bench.quick ? 3 : 7);
    job.slice = 1e-3 * (double)bench_option("--slice-ms", bench.quick ? 50 : 200);
    job.source = bench_symmetric(room);
    job.dest = bench_symmetric(room);
    broadcasts();
    shmem_finalize();
    return 0;
}
