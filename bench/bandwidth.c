/* bandwidth [put-hot] [put-cold] [get-hot] [get-cold]: bytes per second between a private buffer of PE 0 and
 * a symmetric one of PE 1, beside memcpy between the same two addresses and, for large copies, a copy with
 * non-temporal stores.
 *
 * Hot: the same two buffers again and again, after one copy of the same kind that is not timed, so that no
 * way of copying pays for what another left in the caches. Cold: the copies walk through --cold-mib of both
 * buffers.
 *
 * Verified: the target is cleared, one copy is made and every byte of it is compared, for each size and way,
 * and so are the bytes on both sides, which must stay clear; and all that was copied once more after the
 * timed copies. */
#include "bench.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif

enum { margin = 4096, max_ways = 3, large = 24 << 20 };

struct copy {
    char *private, *symmetric, *mapped; /* mapped: `symmetric` of the target, seen from PE 0 */
    size_t range;                       /* bytes usable in each */
    size_t size, count, at;             /* one repetition is `count` copies of `size`, walking from `at` if cold */
    bool put, cold;
};

typedef void copy_function(const struct copy *c, size_t at);

static void copy_shmem(const struct copy *c, size_t at)
{
    if (c->put) shmem_putmem(c->symmetric + at, c->private + at, c->size, bench.target);
    else shmem_getmem(c->private + at, c->symmetric + at, c->size, bench.target);
}

static void copy_memcpy(const struct copy *c, size_t at)
{
    if (c->put) memcpy(c->mapped + at, c->private + at, c->size);
    else memcpy(c->private + at, c->mapped + at, c->size);
}

#ifdef __x86_64__
static void copy_non_temporal(const struct copy *c, size_t at)
{
    __m128i *to = (__m128i *)((c->put ? c->mapped : c->private) + at);
    const __m128i *from = (const __m128i *)((c->put ? c->private : c->mapped) + at);
    for (size_t k = 0; k < c->size / sizeof *to; k += 4) {
        __m128i a = _mm_load_si128(from + k), b = _mm_load_si128(from + k + 1);
        __m128i d = _mm_load_si128(from + k + 2), e = _mm_load_si128(from + k + 3);
        _mm_stream_si128(to + k, a);
        _mm_stream_si128(to + k + 1, b);
        _mm_stream_si128(to + k + 2, d);
        _mm_stream_si128(to + k + 3, e);
    }
    _mm_sfence();
}
#else
#define copy_non_temporal NULL
#endif

struct way {
    const char *put_name, *get_name;
    copy_function *run;
    size_t from; /* sizes below are not measured */
    bool mapped; /* needs the target's memory mapped */
};
static const struct way ways[max_ways] = {
    {"memcpy", "memcpy", copy_memcpy, 0, true},
    {"putmem", "getmem", copy_shmem, 0, false},
    {"non-temporal copy", "non-temporal copy", copy_non_temporal, large, true},
};

static bool way_applies(const struct way *way, const struct copy *c)
{
    return way->run && c->size >= way->from && (c->mapped || !way->mapped);
}

/* ---- Verification ---- */

static char byte_at(size_t i, unsigned seed) { return (char)((i * 2654435761u + seed * 40503u) >> 13); }

static void fill(char *buffer, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++) buffer[i] = byte_at(i, seed);
}

static void compare(const struct copy *c, const char *buffer, size_t n, unsigned seed, const char *way)
{
    for (size_t i = 0; i < n; i++)
        if (buffer[i] != byte_at(i, seed))
            bench_fail("%s of %zu bytes: byte %zu is %d, not %d", way, c->size, i, buffer[i], byte_at(i, seed));
}

static void compare_margins(const struct copy *c, const char *buffer, const char *way)
{
    for (ptrdiff_t i = 0; i < margin; i++)
        if (buffer[(ptrdiff_t)c->size + i] || buffer[-1 - i])
            bench_fail("%s of %zu bytes: wrote beside them", way, c->size);
}

/* Does this PE hold the bytes that are read, or those that are written? */
static bool is_source(const struct copy *c) { return (bench.pe == 0) == c->put; }
static char *own_buffer(const struct copy *c) { return bench.pe ? c->symmetric : c->private; }

/* Both ends prepare, PE 0 copies, the end that received compares. */
static void verify(struct copy *c, const struct way *way, unsigned seed)
{
    const char *name = c->put ? way->put_name : way->get_name;
    char *mine = own_buffer(c);
    if (!bench_agree(way_applies(way, c), 0)) return;
    if (is_source(c)) fill(mine, c->size, seed);
    else memset(mine - margin, 0, c->size + 2 * margin);
    shmem_barrier_all();
    if (!bench.pe) way->run(c, 0);
    shmem_barrier_all();
    if (!is_source(c)) {
        compare(c, mine, c->size, seed, name);
        compare_margins(c, mine, name);
    }
    shmem_barrier_all();
}

/* ---- Measurement ---- */

static void copies(struct copy *c, copy_function *run)
{
    for (size_t k = 0; k < c->count; k++) {
        run(c, c->at);
        if (!c->cold) continue;
        c->at += c->size;
        if (c->at + c->size > c->range) c->at = 0;
    }
}

/* Returns how many bytes from the start of the buffers have been copied. */
static size_t measure(struct copy *c, struct bench_series *series, int rounds)
{
    size_t copied = 0, once_around = c->cold ? c->range / c->size * c->size : c->size;
    c->at = 0;
    for (int round = 0; round < rounds; round++)
        for (int k = 0; k < max_ways; k++) {
            if (!way_applies(&ways[k], c)) continue;
            if (!c->cold) ways[k].run(c, 0);
            double begin = bench_now();
            copies(c, ways[k].run);
            if (ways[k].run == copy_shmem) shmem_quiet();
            bench_add(&series[k], (double)c->size * (double)c->count / (bench_now() - begin) * 1e-9);
            copied += c->size * c->count;
        }
    return copied < once_around ? copied : once_around;
}

static void measure_size(struct copy *c, int rounds)
{
    static struct bench_series series[max_ways];
    memset(series, 0, sizeof series);
    for (int k = 0; k < max_ways; k++)
        series[k] = (struct bench_series){.name = c->put ? "put bandwidth" : "get bandwidth",
                                          .variant = c->cold ? "cold" : "hot",
                                          .unit = "GB/s",
                                          .op = c->put ? ways[k].put_name : ways[k].get_name,
                                          .size = c->size,
                                          .versus = c->mapped ? "memcpy" : NULL};
    for (int k = 0; k < max_ways; k++) verify(c, &ways[k], (unsigned)k + 1);
    if (is_source(c)) fill(own_buffer(c), c->size, 0);
    else memset(own_buffer(c), 0, c->size);
    shmem_barrier_all();
    size_t copied = bench.pe ? 0 : measure(c, series, rounds);
    shmem_barrier_all();
    copied = (size_t)bench_agree((long)copied, 0);
    if (!is_source(c)) compare(c, own_buffer(c), copied, 0, c->put ? "putmem, at the end," : "getmem, at the end,");
    shmem_barrier_all();
    for (int k = 0; k < max_ways; k++) bench_print(&series[k]);
}

/* Gives the source its bytes, and touches every page from both ends before anything is timed. */
static void prepare(struct copy *c)
{
    enum { block = 1 << 20 };
    if (is_source(c)) fill(own_buffer(c), c->range, 0);
    shmem_barrier_all();
    c->size = block;
    for (size_t at = 0; !bench.pe && at < c->range; at += block) copy_shmem(c, at);
    shmem_barrier_all();
}

static void sweep(struct copy *c, size_t factor, int rounds)
{
    enum { smallest = 64, largest = 64 << 20, repetition = 4 << 20, most = 20000 };
    prepare(c);
    for (c->size = smallest; c->size <= largest; c->size *= factor) {
        if (c->cold && c->size > c->range / 4) break;
        c->count = repetition / c->size;
        if (c->count < 1) c->count = 1;
        if (c->count > most) c->count = most;
        measure_size(c, rounds);
    }
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("bandwidth", argc, argv);
    if (bench.npes != 2) bench_fail("needs 2 PEs, not %d", bench.npes);
    int rounds = (int)bench_option("--rounds", bench.quick ? 10 : 20);
    size_t cold = (size_t)bench_option("--cold-mib", 64) << 20, most = cold > 64 << 20 ? cold : 64 << 20;
    struct copy c = {.private = (char *)bench_memory(most + 2 * margin) + margin,
                     .symmetric = (char *)bench_symmetric(most + 2 * margin) + margin};
    bool mapped;
    c.mapped = bench_mapped(c.symmetric, &mapped);
    if (!mapped) bench_skip("put bandwidth", "memcpy", "shmem_ptr gives NULL");
    static const char *const words[2][2] = {{"get-hot", "get-cold"}, {"put-hot", "put-cold"}};
    for (int put = 1; put >= 0; put--)
        for (int is_cold = 0; is_cold < 2; is_cold++) {
            c.put = put;
            c.cold = is_cold;
            c.range = is_cold ? cold : most;
            if (bench_wants(words[put][is_cold])) sweep(&c, bench.quick ? 4 : 2, rounds);
        }
    shmem_finalize();
    return 0;
}
