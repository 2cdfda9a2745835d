/* The frame of race_cases.c and race_access_cases.c: programs by name, and the memory that they use. The first argument
 * names a program; without one the names are printed. THREADS: with SHMEM_THREAD_MULTIPLE. */
#ifndef RACE_RUN_H
#define RACE_RUN_H

#include <shmem.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { N = 64 };

static long *data, *flags;
static uint64_t *signal_word;
static int *ints;
static char *bytes;
static int me, n;
static long global[N], lock;
static long private[N];
static shmem_ctx_t ctx;

struct program {
    const char *name;
    void (*run)(void);
};

#define RACE(name)                                                                                                     \
    {                                                                                                                  \
        "race " #name, race_##name                                                                                     \
    }
#define CLEAN(name)                                                                                                    \
    {                                                                                                                  \
        "clean " #name, clean_##name                                                                                   \
    }

static void run(const struct program *program)
{
#ifdef THREADS
    int provided;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
#else
    shmem_init();
#endif
    me = shmem_my_pe();
    n = shmem_n_pes();
    data = shmem_calloc(N, sizeof *data);
    flags = shmem_calloc(8, sizeof *flags);
    signal_word = shmem_calloc(1, sizeof *signal_word);
    ints = shmem_calloc(N, sizeof *ints);
    bytes = shmem_calloc(2 * N, 1);
    shmem_ctx_create(0, &ctx);
    program->run();
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    shmem_ctx_destroy(ctx);
    shmem_finalize();
}

static int run_named(const struct program *programs, int n_programs, const char *name)
{
    for (int i = 0; i < n_programs; i++) {
        if (!name) puts(programs[i].name);
        else if (!strcmp(programs[i].name, name)) return run(&programs[i]), 0;
    }
    return name ? 2 : 0;
}

#endif
