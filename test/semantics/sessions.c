/* Section 6: sessions are hints, and never change what is ordered or complete. */
#include <shmemx.h>

#include "semantics.h"

static long words[8];

/* A destructor of a static object may free a block after shmem_finalize: a note, not the end of the job. */
static long *freed_late;
__attribute__((destructor)) static void free_late(void)
{
    shmem_free(freed_late);
    shmem_free(freed_late);
}

static void put_in_session(shmem_ctx_t ctx, int round)
{
    shmem_ctx_long_p(ctx, &words[0], round, after(1));
    shmem_ctx_fence(ctx);
    shmem_ctx_long_atomic_set(ctx, &words[1], round, after(1));
    shmem_long_wait_until(&words[1], SHMEM_CMP_GE, round);
    check_equal(words[0], round);
    shmem_ctx_quiet(ctx);
    shmem_sync_all();
}

/* §6: any options and configuration; start within a session; stop when stopped */
static void any_use_of_hints_is_harmless(shmem_ctx_t ctx)
{
    shmem_ctx_session_config_t config = {.total_ops = 2};
    static int round;
    shmem_ctx_session_stop(ctx);
    shmem_ctx_session_start(ctx, 0, NULL, 0);
    put_in_session(ctx, ++round);
    shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    for (int i = 0; i < 10; i++) put_in_session(ctx, ++round); /* more operations than announced */
    shmem_ctx_session_start(ctx, -1L, NULL, 0);
    put_in_session(ctx, ++round);
    shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_SAME_AMO, NULL, 0);
    put_in_session(ctx, ++round);
    shmem_ctx_session_stop(ctx);
    shmem_ctx_session_stop(ctx);
    put_in_session(ctx, ++round);
    config.total_ops = SIZE_MAX;
    shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, &config, -1L);
    put_in_session(ctx, ++round);
    shmem_ctx_session_stop(ctx);
}

/* §6: a session is not collective */
static void sessions_are_not_collective(void)
{
    if (me == 0) shmem_ctx_session_start(SHMEM_CTX_DEFAULT, SHMEM_CTX_SESSION_BATCH, NULL, 0);
    shmem_barrier_all();
    if (me == 0) shmem_ctx_session_stop(SHMEM_CTX_DEFAULT);
    shmem_barrier_all();
}

/* §6, §15: what was gathered is delivered though its PE makes no further call */
static void gathered_puts_are_delivered(shmem_ctx_t ctx)
{
    volatile long *reply = &words[3];
    words[2] = words[3] = 0;
    shmem_barrier_all();
    if (me == 0) {
        shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, NULL, 0);
        shmem_ctx_long_p(ctx, &words[2], 1, n - 1);
        while (n > 1 && !*reply) nap(1);
        shmem_ctx_session_stop(ctx);
    } else if (me == n - 1) {
        shmem_long_wait_until(&words[2], SHMEM_CMP_EQ, 1);
        shmem_long_p(&words[3], 1, 0);
        shmem_quiet();
    }
    shmem_barrier_all();
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    shmem_ctx_t ctx;
    shmem_ctx_create(0, &ctx);
    freed_late = shmem_malloc(sizeof *freed_late);
    any_use_of_hints_is_harmless(SHMEM_CTX_DEFAULT);
    any_use_of_hints_is_harmless(ctx);
    sessions_are_not_collective();
    gathered_puts_are_delivered(SHMEM_CTX_DEFAULT);
    gathered_puts_are_delivered(ctx);
    shmem_ctx_destroy(ctx);
    return end();
}
