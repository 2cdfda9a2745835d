/* What the benchmarks share: options, a clock, pinning, loud failure, and one JSON object per line on PE 0's
 * stdout.
 *
 * The same sources are compiled with every library that is compared, so nothing here or in the programs goes
 * beyond OpenSHMEM 1.4 and POSIX. bench/run.py runs the programs and reads the lines:
 *
 *   {"setup": …}    who ran where, once per program
 *   {"name": …}     one measurement, with the value of every repetition
 *   {"skip": …}     something this library cannot do, and why */
#ifndef BENCH_H
#define BENCH_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <sched.h>
#include <shmem.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "bare.h"

#define BENCH_INLINE static inline __attribute__((always_inline, unused))
#define BENCH_CODE   static __attribute__((unused))

/* ---- The program: who it is, how it was started ---- */

struct bench {
    const char *program;
    int argc;
    char **argv;
    int pe, npes, target; /* target: the PE that PE 0 measures against, the next one */
    bool quick;
    int cores; /* that this process may use */
    int core_of[CPU_SETSIZE];
    bool pinned;
};
static struct bench bench;

_Noreturn BENCH_CODE void bench_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "bench: %s: PE %d: ", bench.program, bench.pe);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    shmem_global_exit(3);
    _exit(3);
}

/* Is `word` among the program's arguments? With no word at all, every part runs. */
BENCH_CODE bool bench_wants(const char *word)
{
    bool any = false;
    for (int i = 1; i < bench.argc; i++) {
        if (!strcmp(bench.argv[i], word)) return true;
        any |= bench.argv[i][0] != '-';
    }
    return !any;
}

/* The number after `--name=`, or `otherwise`. */
BENCH_CODE long bench_option(const char *name, long otherwise)
{
    size_t n = strlen(name);
    for (int i = 1; i < bench.argc; i++)
        if (!strncmp(bench.argv[i], name, n) && bench.argv[i][n] == '=') return strtol(bench.argv[i] + n + 1, NULL, 10);
    return otherwise;
}

/* The cores that this process could use, whatever its launcher bound it to. */
BENCH_CODE void bench_find_cores(void)
{
    cpu_set_t all, inherited;
    memset(&all, 0xff, sizeof all);
    if (sched_getaffinity(0, sizeof inherited, &inherited)) return;
    sched_setaffinity(0, sizeof all, &all);
    if (sched_getaffinity(0, sizeof all, &all)) return;
    for (int core = 0; core < CPU_SETSIZE; core++)
        if (CPU_ISSET(core, &all)) bench.core_of[bench.cores++] = core;
}

/* Binds the calling thread to the k-th core, modulo their number. */
BENCH_CODE bool bench_pin(int k)
{
    if (!bench.cores) return false;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(bench.core_of[k % bench.cores], &one);
    return !sched_setaffinity(0, sizeof one, &one);
}

/* Call after shmem_init. PEs are pinned to cores of their own, if there are enough. */
BENCH_CODE void bench_begin(const char *program, int argc, char **argv)
{
    bench.program = program;
    bench.argc = argc;
    bench.argv = argv;
    bench.pe = shmem_my_pe();
    bench.npes = shmem_n_pes();
    bench.target = 1 % bench.npes;
    for (int i = 1; i < argc; i++) bench.quick |= !strcmp(argv[i], "--quick");
    bench_find_cores();
    bench.pinned = bench.cores >= bench.npes && bench_pin(bench.pe);
    if (bench.pe) return;
    char name[SHMEM_MAX_NAME_LEN + 1] = "";
    int major = 0, minor = 0;
    shmem_info_get_name(name);
    shmem_info_get_version(&major, &minor);
    printf("{\"setup\": \"%s\", \"library\": \"%.128s\", \"api\": \"%d.%d\", \"pes\": %d, \"cores\": %d, "
           "\"pinned\": %s}\n",
           program, name, major, minor, bench.npes, bench.cores, bench.pinned ? "true" : "false");
}

/* ---- Time ---- */

BENCH_INLINE double bench_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- Results ---- */

/* One measurement. `versus` names the operation of the same name, variant and size that a ratio is taken to.
 */
struct bench_series {
    const char *name, *op, *variant, *versus, *unit;
    size_t size;
    int n;
    double values[256];
};

BENCH_CODE void bench_add(struct bench_series *s, double value)
{
    if (s->n < (int)(sizeof s->values / sizeof *s->values)) s->values[s->n++] = value;
}

BENCH_CODE int bench_compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

BENCH_CODE double bench_median(const double *values, int n)
{
    double sorted[256];
    if (n <= 0 || n > 256) return 0;
    memcpy(sorted, values, (size_t)n * sizeof *sorted);
    qsort(sorted, (size_t)n, sizeof *sorted, bench_compare);
    return n % 2 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
}

BENCH_CODE void bench_print(const struct bench_series *s)
{
    if (bench.pe || !s->n) return;
    printf("{\"name\": \"%s\", \"op\": \"%s\", \"size\": %zu, \"variant\": \"%s\", \"versus\": \"%s\", "
           "\"unit\": \"%s\", \"pes\": %d, \"value\": %.6g, \"repetitions\": [",
           s->name, s->op, s->size, s->variant, s->versus ? s->versus : "", s->unit, bench.npes,
           bench_median(s->values, s->n));
    for (int i = 0; i < s->n; i++) printf("%s%.6g", i ? ", " : "", s->values[i]);
    printf("]}\n");
    fflush(stdout);
}

BENCH_CODE void bench_skip(const char *name, const char *op, const char *why)
{
    if (bench.pe) return;
    printf("{\"skip\": \"%s\", \"name\": \"%s\", \"op\": \"%s\"}\n", why, name, op);
    fflush(stdout);
}

/* ---- Memory ---- */

/* Private memory on a page boundary, all of it touched. */
BENCH_CODE void *bench_memory(size_t nbytes)
{
    void *p = NULL;
    if (posix_memalign(&p, 4096, nbytes)) bench_fail("no memory for %zu bytes", nbytes);
    memset(p, 0, nbytes);
    return p;
}

/* Work that needs no memory and no call. Each turn depends on the one before, and no compiler can leave it out. */
BENCH_CODE void bench_work(long turns)
{
    unsigned long x = 1;
    for (long i = 0; i < turns; i++) {
        x = x * 3 + 1;
        __asm__ volatile("" : "+r"(x));
    }
}

/* Symmetric memory on a page boundary, all of this PE's part touched. */
BENCH_CODE void *bench_symmetric(size_t nbytes)
{
    void *p = shmem_align(4096, nbytes);
    if (!p) bench_fail("no symmetric memory for %zu bytes", nbytes);
    memset(p, 0, nbytes);
    shmem_barrier_all();
    return p;
}

/* A word of one PE, told to all: nobody may decide alone what all must do. */
BENCH_CODE long bench_agree(long value, int from)
{
    static long *word;
    if (!word) word = bench_symmetric(sizeof *word);
    if (bench.pe == from)
        for (int pe = 0; pe < bench.npes; pe++) shmem_long_p(word, value, pe);
    shmem_barrier_all();
    long agreed = *(volatile long *)word;
    shmem_barrier_all();
    return agreed;
}

/* The largest of all PEs' values, told to all. */
BENCH_CODE double bench_worst(double mine)
{
    static double *values; /* one word per PE, and the answer */
    if (!values) values = bench_symmetric(((size_t)bench.npes + 1) * sizeof *values);
    double worst = mine;
    shmem_double_p(&values[bench.pe], mine, 0);
    shmem_barrier_all();
    for (int pe = 0; !bench.pe && pe < bench.npes; pe++)
        if (((volatile double *)values)[pe] > worst) worst = values[pe];
    for (int pe = 0; !bench.pe && pe < bench.npes; pe++) shmem_double_p(&values[bench.npes], worst, pe);
    shmem_barrier_all();
    return ((volatile double *)values)[bench.npes];
}

/* Where the target's copy of `address` is mapped in PE 0, or NULL. All PEs learn in `mapped` whether it is.
 */
BENCH_CODE void *bench_mapped(void *address, bool *mapped)
{
    void *at = bench.pe ? NULL : shmem_ptr(address, bench.target);
    *mapped = bench_agree(at != NULL, 0);
    return at;
}

#endif
