/* Registered threads: what they issue is theirs to complete, and still a part of the default context. */
#include "coverage.h"

#include <pthread.h>

int thread_level = SHMEM_THREAD_MULTIPLE;

static uint64_t target[4];

static int next(void) { return (my_pe + 1) % n_pes; }
static uint64_t of_previous(uint64_t number) { return number + (uint64_t)((my_pe + n_pes - 1) % n_pes); }

/* Runs it in a thread of its own, and sees on all PEs that the left neighbour's puts have arrived. */
static void run_thread(const struct function *f, void *(*run)(void *), uint64_t wanted)
{
    pthread_t thread;
    target[0] = 0;
    shmem_barrier_all();
    pthread_create(&thread, NULL, run, (void *)f);
    pthread_join(thread, NULL);
    shmem_sync_all();
    if (target[0] != of_previous(wanted)) failed(f->name, "%#jx has arrived", (uintmax_t)target[0]);
    shmem_sync_all();
}

void test_query_thread(const struct function *f)
{
    (void)f;
    expect(shmemx_query_thread, shmemx_query_thread() == SHMEM_THREAD_MULTIPLE);
}

/* Nested; and unregistering completes. */
static void *register_twice(void *unused)
{
    (void)unused;
    shmemx_thread_unregister(); /* no effect */
    shmemx_thread_register();
    shmemx_thread_register();
    expect(shmemx_thread_register, shmemx_thread_ctx() != SHMEM_CTX_DEFAULT);
    shmem_uint64_p(&target[0], 0x100 + (uint64_t)my_pe, next());
    shmemx_thread_unregister();
    expect(shmemx_thread_unregister, shmemx_thread_ctx() != SHMEM_CTX_DEFAULT);
    shmemx_thread_unregister();
    expect(shmemx_thread_unregister, shmemx_thread_ctx() == SHMEM_CTX_DEFAULT);
    return NULL;
}

void test_thread_register(const struct function *f) { run_thread(f, register_twice, 0x100); }

static void *register_with_options(void *unused)
{
    (void)unused;
    const long options[] = {0, SHMEMX_CTX_EXCLUSIVE, SHMEMX_CTX_PRIORITY_HIGH, SHMEMX_CTX_PRIORITY_LOW};
    for (int i = 0; i < 4; i++) {
        expect(shmemx_thread_register_ex, shmemx_thread_register_ex(options[i]) == 0);
        shmem_uint64_p(&target[0], 0x200 + (uint64_t)my_pe, next());
        shmemx_thread_unregister();
    }
    return NULL;
}

void test_thread_register_ex(const struct function *f) { run_thread(f, register_with_options, 0x200); }

static void *quiet(void *unused)
{
    (void)unused;
    shmemx_thread_quiet();
    shmemx_thread_register();
    shmem_uint64_p(&target[0], 0x300 + (uint64_t)my_pe, next());
    shmemx_thread_quiet();
    return NULL;
}

void test_thread_quiet(const struct function *f) { run_thread(f, quiet, 0x300); }

/* What is put after the fence is waited for. */
static void *fence(void *unused)
{
    (void)unused;
    for (uint64_t round = 1; round <= 50; round++) {
        shmemx_thread_register();
        shmem_uint64_p(&target[1], round, next());
        shmemx_thread_fence();
        shmem_uint64_p(&target[2], round, next());
        shmem_uint64_wait_until(&target[2], SHMEM_CMP_GE, round);
        expect(shmemx_thread_fence, __atomic_load_n(&target[1], __ATOMIC_RELAXED) >= round);
        if (round % 2) shmemx_thread_unregister();
    }
    shmem_uint64_p(&target[0], 0x400 + (uint64_t)my_pe, next());
    return NULL; /* which unregisters, and completes */
}

void test_thread_fence(const struct function *f)
{
    target[2] = 0;
    shmem_barrier_all();
    run_thread(f, fence, 0x400);
}

static void *by_handle(void *unused)
{
    (void)unused;
    shmem_team_t team;
    expect(shmemx_thread_ctx, shmemx_thread_ctx() == SHMEM_CTX_DEFAULT);
    shmemx_thread_register();
    shmem_ctx_t ctx = shmemx_thread_ctx();
    expect(shmemx_thread_ctx, !shmem_ctx_get_team(ctx, &team) && team == SHMEM_TEAM_WORLD);
    shmem_ctx_uint64_p(ctx, &target[0], 0x500 + (uint64_t)my_pe, next());
    shmemx_thread_quiet();
    shmemx_thread_unregister();
    return NULL;
}

void test_thread_ctx(const struct function *f) { run_thread(f, by_handle, 0x500); }
