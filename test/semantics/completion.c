/* What is said to be complete, is: a third PE looks, as soon as the first one knows. Patterns across several nodes,
 * with several threads and contexts, and with what nobody has waited for. Run with HEDDLE_DIRECT=0, or on several
 * nodes. */
#include "semantics.h"

#include <shmemx.h>

enum { THREADS = 4, LONG = 300 << 10, MEDIUM = 20 << 10 };

static long *told;   /* of each PE: what it says to this one */
static long *slots;  /* what is put and looked at: one for each PE and thread */
static long *number; /* slots like those, to be read */
static char *area;   /* LONG bytes for each PE */

static int rounds(int many) { return SANITIZED || is_checked() ? many / 10 : is_delayed() ? many / 2 : many; }

static long *slot_of(int pe, int thread) { return &slots[pe * THREADS + thread]; }

/* On a context of its own, which cannot move what is looked at. */
static void tell(shmem_ctx_t ctx, int pe, long value)
{
    shmem_ctx_long_atomic_set(ctx, &told[me], value, pe);
    shmem_ctx_quiet(ctx);
}

/* What PE `from` has told us is there, on the PE before us. */
static void look_for(int from, long value)
{
    shmem_long_wait_until(&told[from], SHMEM_CMP_GE, value);
    check_equal(shmem_long_g(slot_of(from, 0), before(1)), value);
}

/* The PE at -2 puts to the one at -1, waits, and says so to us; meanwhile a team that we are in meets. */
static void a_quiet_beside_a_team_that_meets(void)
{
    shmem_team_t ends;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, 2, NULL, 0, &ends);
    for (long i = 1; i <= rounds(400); i++) {
        if (me == 0) {
            shmem_long_p(slot_of(0, 0), i, 1);
            shmem_quiet();
        }
        if (me != 1) shmem_team_sync(ends);
        if (me == 2) check_equal(shmem_long_g(slot_of(0, 0), 1), i);
        if (me != 1) shmem_team_sync(ends);
    }
    shmem_team_destroy(ends);
    shmem_barrier_all();
}

/* Two contexts by turns: what the one has posted is behind what the other one sent to another node later. */
static void a_quiet_beside_another_context(void)
{
    shmem_ctx_t mine, other;
    shmem_ctx_create(0, &mine);
    shmem_ctx_create(0, &other);
    for (long i = 1; i <= rounds(400); i++) {
        shmem_ctx_long_p(other, slot_of(me, 1), i, after(1));
        shmem_ctx_long_p(other, slot_of(me, 2), i, after(2));
        shmem_ctx_long_p(mine, slot_of(me, 0), i, after(1));
        shmem_ctx_long_p(other, slot_of(me, 3), i, after(2));
        shmem_ctx_quiet(mine);
        tell(other, after(2), i);
        look_for(before(2), i);
        shmem_sync_all();
    }
    shmem_ctx_destroy(mine);
    shmem_ctx_destroy(other);
    shmem_barrier_all();
}

/* Flags and counters that several threads exchange with other nodes, for which nobody waits. */
static shmemx_ct_t counters[THREADS];
static long *flags; /* of each PE and thread */

static void *exchange(void *argument)
{
    int thread = (int)(intptr_t)argument;
    shmemx_thread_register();
    for (long i = 1; i <= rounds(200); i++) {
        for (int k = 1; k < n; k++) {
            shmem_long_p(slot_of(me, thread), i, after(k));
            shmemx_long_put_ct(counters[thread], slot_of(me, thread), &i, 1, after(k));
        }
        shmemx_ct_wait_dec(counters[thread], n - 1);
        shmem_long_atomic_set(&flags[me * THREADS + thread], i, after(1));
        shmem_long_wait_until(&flags[before(1) * THREADS + thread], SHMEM_CMP_GE, i);
        if (i % 50 == 0) shmem_quiet();
    }
    shmemx_thread_unregister();
    return NULL;
}

static void threads_exchange_what_nobody_waits_for(void)
{
    flags = shmem_calloc((size_t)n * THREADS, sizeof *flags);
    for (int t = 0; t < THREADS; t++) shmemx_ct_create(&counters[t]);
    in_threads(THREADS, exchange);
    shmem_barrier_all();
    for (int t = 0; t < THREADS; t++) shmemx_ct_free(&counters[t]);
    shmem_free(flags);
}

/* What has been put with a request may be overwritten after wait_local, and what was to come is here. */
static void buffers_after_wait_local(void)
{
    char *source = malloc(LONG), *got = malloc(MEDIUM);
    long one;
    for (int i = 1; i <= rounds(100); i++) {
        shmemx_request_h request = NULL;
        memset(source, i, LONG);
        memset(got, 0, MEDIUM);
        /* To the first PE something is on its way and something gathers, when the long one to the second is posted. */
        for (int k = 0; k < 3; k++) shmemx_long_put_nbe(slot_of(me, k), &(long){i}, 1, after(1), &request);
        shmemx_char_put_nbe(area + (size_t)me * LONG, source, LONG, after(2), &request);
        shmemx_char_get_nbe(got, area + (size_t)n * LONG, MEDIUM, after(2), &request);
        shmemx_long_get_nbe(&one, number, 1, after(1), &request);
        shmemx_request_wait_local(&request);
        memset(source, 0xff, LONG);
        check_equal(one, 4711);
        check_equal(got[0], 7);
        check_equal(got[MEDIUM - 1], 7);
        shmemx_request_wait(&request);
        tell(SHMEM_CTX_DEFAULT, after(2), i);
        shmem_long_wait_until(&told[before(2)], SHMEM_CMP_GE, i);
        const char *from = area + (size_t)before(2) * LONG;
        int wrong = 0;
        for (int k = 0; k < LONG; k++) wrong += from[k] != (char)i;
        check_equal(wrong, 0);
        shmem_barrier_all();
    }
    free(source), free(got);
}

/* Requests with options are waited for like others. */
static void requests_with_options(long options)
{
    for (long i = 1; i <= rounds(200); i++) {
        shmemx_request_h request;
        check_equal(shmemx_request_alloc(options, &request), 0);
        shmemx_long_put_nbe(slot_of(me, 1), &i, 1, after(1), &request);
        shmemx_long_put_nbe(slot_of(me, 0), &i, 1, after(1), &request);
        shmemx_request_wait(&request);
        if (request) shmemx_request_free(&request);
        tell(SHMEM_CTX_DEFAULT, after(2), i);
        look_for(before(2), i);
        shmem_sync_all();
        for (int k = 0; k < 3; k++) shmem_long_test(&told[me], SHMEM_CMP_EQ, -1);
    }
    shmem_barrier_all();
}

/* A thread that registers is answerable for what it has done before, too. */
static void *registers_late(void *argument)
{
    long i = (long)(intptr_t)argument;
    for (int k = 0; k < 3; k++) shmem_long_p(slot_of(me, 1 + k), i, after(1));
    shmem_long_p(slot_of(me, 0), i, after(1));
    shmemx_thread_register();
    if (i % 2) {
        shmemx_thread_quiet();
        tell(shmemx_thread_ctx(), after(2), i);
    } else { /* what comes behind the fence, and comes there */
        shmemx_thread_fence();
        shmem_long_p(slot_of(me, 1), -i, after(1));
        while (shmem_long_g(slot_of(me, 1), after(1)) != -i) continue;
        tell(shmemx_thread_ctx(), after(2), i);
    }
    shmemx_thread_unregister();
    return NULL;
}

static void thread_quiet_includes_what_came_before_it_registered(void)
{
    for (long i = 1; i <= rounds(200); i++) {
        pthread_t thread = thread_start(registers_late, (void *)(intptr_t)i);
        look_for(before(2), i);
        pthread_join(thread, NULL);
        shmem_sync_all();
    }
    shmem_barrier_all();
}

static void from_zero(void)
{
    memset(told, 0, (size_t)n * sizeof *told);
    shmem_barrier_all();
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    if (n < 3) return end();
    told = shmem_calloc((size_t)n, sizeof *told);
    slots = shmem_calloc((size_t)n * THREADS, sizeof *slots);
    number = shmem_malloc(sizeof *number);
    area = shmem_malloc((size_t)(n + 1) * LONG);
    *number = 4711;
    memset(area + (size_t)n * LONG, 7, LONG);
    from_zero();
    if (n == 3) a_quiet_beside_a_team_that_meets();
    from_zero();
    a_quiet_beside_another_context();
    from_zero();
    buffers_after_wait_local();
    static const long options[] = {0, SHMEMX_REQUEST_SHARED, SHMEMX_REQUEST_EXCLUSIVE_TRY,
                                   SHMEMX_REQUEST_PRIORITY_HIGH};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) from_zero(), requests_with_options(options[i]);
    from_zero();
    thread_quiet_includes_what_came_before_it_registered();
    threads_exchange_what_nobody_waits_for();
    return end();
}
