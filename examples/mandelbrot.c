/* mandelbrot: a picture whose points are distributed dynamically over all threads of all PEs.
 *
 * The points are divided into jobs, which the threads take from a counter on PE 0. Job j belongs to PE j % pes, and its
 * points are put there.
 *
 *     blocking       take a job, draw it, put it, and wait after each of these
 *     one context    request the next job before drawing this one, and put the points behind that request. Waiting for
 *                    the job then also waits for the put.
 *     two contexts   one context for jobs and one for points: a thread waits for nothing that it does not need
 *
 *     oshcc -O2 -pthread mandelbrot.c -o mandelbrot && oshrun -n 2 ./mandelbrot
 *
 * Read draw_pipelined() first, whose two contexts may be the same one. verify() draws everything again, serially.
 */
#include <shmem.h>
#include <stdio.h>
#include <string.h>

#include "spread.h"

enum { MOST_STEPS = 500 };

static uint16_t *points; /* symmetric: of this PE's jobs, one behind the other */
static long next_job;    /* symmetric: PE 0's */
static long n_jobs, wide;

/* How many steps the point takes to get away. */
static uint16_t steps_of(long point)
{
    double x = -2.25 + 3.0 * (double)(point % wide) / (double)wide;
    double y = -1.5 + 3.0 * (double)(point / wide) / (double)wide;
    double re = 0, im = 0;
    for (uint16_t step = 0; step < MOST_STEPS; step++) {
        double next = re * re - im * im + x;
        im = 2 * re * im + y, re = next;
        if (re * re + im * im > 4) return step;
    }
    return MOST_STEPS;
}

static void draw(long job, uint16_t *to)
{
    for (long i = 0; i < spread.buffer; i++) to[i] = steps_of(job * spread.buffer + i);
}

/* Where the points of a job belong, on PE job % pes. */
static uint16_t *place_of(long job) { return points + job / spread.pes * spread.buffer; }

static uint16_t *buffers(int n)
{
    uint16_t *memory = malloc((size_t)(n * spread.buffer) * sizeof *memory);
    if (!memory) spread_give_up("no memory for a job: see --buffer");
    return memory;
}

/* ---- three ways to draw ------------------------------------------------------------------------------ */

static void draw_blocking(shmem_ctx_t ctx, long begin, long end)
{
    (void)begin, (void)end; /* who draws what is found out on the way */
    uint16_t *buffer = buffers(1);
    for (long job; (job = shmem_ctx_long_atomic_fetch_inc(ctx, &next_job, 0)) < n_jobs;) {
        draw(job, buffer);
        shmem_ctx_uint16_put(ctx, place_of(job), buffer, (size_t)spread.buffer, (int)(job % spread.pes));
        shmem_ctx_quiet(ctx);
    }
    free(buffer);
}

/* While a job is drawn, the next one is on its way here and the last one's points are on their way there: from two
 * buffers, which take turns. */
static void draw_pipelined(shmem_ctx_t jobs, shmem_ctx_t ctx)
{
    uint16_t *buffer = buffers(2);
    long job = shmem_ctx_long_atomic_fetch_inc(jobs, &next_job, 0), coming;
    for (int turn = 0; job < n_jobs; turn = !turn, job = coming) {
        uint16_t *mine = buffer + turn * spread.buffer;
        shmem_ctx_long_atomic_fetch_add_nbi(jobs, &coming, &next_job, 1, 0);
        draw(job, mine);
        shmem_ctx_quiet(ctx); /* the last one's points are there, and its buffer is free */
        shmem_ctx_uint16_put_nbi(ctx, place_of(job), mine, (size_t)spread.buffer, (int)(job % spread.pes));
        shmem_ctx_quiet(jobs);
    }
    shmem_ctx_quiet(ctx);
    free(buffer);
}

static void draw_with_one(shmem_ctx_t ctx, long begin, long end)
{
    (void)begin, (void)end;
    draw_pipelined(ctx, ctx);
}

static void draw_with_two(shmem_ctx_t ctx, long begin, long end)
{
    (void)begin, (void)end;
    shmem_ctx_t jobs;
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &jobs)) jobs = ctx; /* there is none left: one has to do */
    draw_pipelined(jobs, ctx);
    if (jobs != ctx) shmem_ctx_destroy(jobs);
}

static void blocking(void) { spread_by_threads(spread.threads, draw_blocking); }
static void one_context(void) { spread_by_threads(spread.threads, draw_with_one); }
static void two_contexts(void) { spread_by_threads(spread.threads, draw_with_two); }

/* ---- the program ------------------------------------------------------------------------------------- */

static bool verify(void)
{
    long wrong = 0;
    for (long job = spread.me; job < n_jobs; job += spread.pes)
        for (long i = 0; i < spread.buffer; i++) wrong += place_of(job)[i] != steps_of(job * spread.buffer + i);
    return !spread_sum(wrong);
}

static void clear(void)
{
    next_job = 0;
    memset(points, 0xff, (size_t)spread.items * sizeof *points);
}

int main(int argc, char **argv)
{
    static const struct spread_way ways[] = {
        {"blocking", blocking}, {"one ctx", one_context}, {"two ctx", two_contexts}};
    spread.items = 1 << 16, spread.items_are = "points that belong to each PE";
    spread.elements_are = NULL;
    spread.buffer = 128, spread.buffer_has = "points of a job";
    spread_begin("mandelbrot", "Draws a picture, job by job, in three ways; verified.", argc, argv);
    spread.items = (spread.items + spread.buffer - 1) / spread.buffer * spread.buffer; /* whole jobs */
    n_jobs = spread.items / spread.buffer * spread.pes;
    while (wide * wide < spread.items * spread.pes) wide++;
    points = shmem_malloc((size_t)spread.items * sizeof *points);
    if (!points) spread_give_up("no memory for the points: see --items");
    int status = spread_measure("Mpoints/s", ways, sizeof ways / sizeof *ways, clear, verify);
    shmem_free(points);
    shmem_finalize();
    return status;
}
