/* Messages for whose completion nobody waits, for a long time: data and flags go to and fro. Whoever waits after all
 * must be told the truth; and what is never waited for holds nothing up. Argument `slow`: over a network that is slower
 * than any of us, so that a lie is found out. */
#include "semantics.h"

#include <shmemx.h>

static long *data, *flag, *seen; /* of each PE, symmetric */
static long round_number;

/* A value for PE `to`, and behind it a flag; one from PE `from` has come. */
static void exchange_with(int to, int from)
{
    round_number++;
    shmem_long_p(&data[me], round_number, to);
    shmem_fence();
    shmem_long_atomic_set(&flag[me], round_number, to);
    shmem_long_wait_until(&flag[from], SHMEM_CMP_GE, round_number);
    check(data[from] >= round_number);
}

static void all_to_all(void)
{
    round_number++;
    for (int k = 1; k < n; k++) shmem_long_p(&flag[me], round_number, after(k));
    for (int k = 1; k < n; k++) shmem_long_wait_until(&flag[before(k)], SHMEM_CMP_GE, round_number);
}

static int rounds(void) { return is_delayed() || is_checked() || SANITIZED ? 300 : 2000; }

static void data_comes_before_its_flag(void)
{
    for (int i = 0; i < rounds(); i++) exchange_with(after(1), before(1));
    shmem_barrier_all();
}

/* Whatever is answered has been, and the next message does not gather. */
static void look_in_vain(int milliseconds)
{
    static long never;
    if (milliseconds) nap(milliseconds);
    for (int i = 0; i < 4; i++) check(!shmem_long_test(&never, SHMEM_CMP_NE, 0));
}

/* A quiet says that all is there: a third PE, of whom we ask nothing but to look, sees it. */
static void a_quiet_speaks_for_what_was_never_waited_for(int few, int is_slow)
{
    for (int i = 0; i < few; i++) {
        for (int k = 0; k < 4; k++) exchange_with(after(1), before(1));
        long told = round_number;
        look_in_vain(is_slow ? 50 : 0);
        shmem_long_p(&seen[me], told, after(1));
        shmem_quiet();
        shmem_long_atomic_set(&data[before(1)], told, before(1)); /* who is there looks where we have written */
        shmem_long_wait_until(&data[me], SHMEM_CMP_GE, told);
        check(shmem_long_g(&seen[after(1)], after(2)) >= told);
        shmem_barrier_all();
    }
}

/* Also where registering changes nothing, as one thread at a time calls the library. */
static void unregistering_completes_what_the_thread_has_issued(int few)
{
    for (int i = 0; i < few; i++) {
        shmemx_thread_register();
        for (int k = 0; k < 3; k++) shmem_long_p(&seen[me], ++round_number, after(1));
        shmemx_thread_unregister();
        shmem_long_atomic_set(&data[before(1)], round_number, before(1));
        shmem_long_wait_until(&data[me], SHMEM_CMP_GE, round_number);
        check(shmem_long_g(&seen[after(1)], after(2)) >= round_number);
        shmem_barrier_all();
    }
}

/* More messages than a lane keeps track of at once, behind one that nobody ever asks about. */
static void an_old_message_holds_nothing_up(void)
{
    const int many = SANITIZED ? 1100 : 2500;
    for (int i = 0; i < 6; i++) exchange_with(after(n - 1), before(n - 1));
    for (int i = 0; i < many; i++) exchange_with(after(1), before(1));
    shmem_quiet();
    shmem_barrier_all();
}

static void all_with_all(void)
{
    for (int i = 0; i < rounds() / 4; i++) all_to_all();
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) check(pe == me || flag[pe] == round_number);
    shmem_barrier_all();
}

/* Now it is waited for, now not. */
static void waits_come_and_go(void)
{
    for (int i = 0; i < rounds(); i++) {
        exchange_with(after(1), before(1));
        if (i % 7 == 3) shmem_quiet();
        if (i % 11 == 5) check_equal(shmem_long_atomic_fetch(&flag[me], after(1)), round_number);
        if (i % 13 == 6) shmem_fence();
    }
    shmem_barrier_all();
}

/* Who only looks at the counters, again and again, is told in the end, too. */
static void counters_that_are_polled_get_there(void)
{
    for (int i = 0; i < rounds() / 4; i++) {
        uint64_t issued, completed = 0;
        exchange_with(after(1), before(1));
        shmemx_pcntr_get_issued_write(SHMEM_CTX_DEFAULT, &issued);
        while (completed < issued) shmemx_pcntr_get_completed_write(SHMEM_CTX_DEFAULT, &completed);
        check_equal(completed, issued);
    }
    shmem_barrier_all();
}

/* Requests and contexts beside them wait for their own only, and do wait for these. */
static void requests_and_contexts_beside_them(void)
{
    shmem_ctx_t ctx;
    static long word, got;
    check_equal(shmem_ctx_create(SHMEM_CTX_SERIALIZED, &ctx), 0);
    for (int i = 1; i <= rounds() / 4; i++) {
        shmemx_request_h request = NULL;
        exchange_with(after(1), before(1));
        shmem_ctx_long_p(ctx, &word, round_number, after(1));
        shmem_ctx_quiet(ctx);
        shmemx_long_get_nbe(&got, &word, 1, after(1), &request);
        shmemx_request_wait(&request);
        check_equal(got, round_number);
        check_equal(shmem_long_g(&data[me], after(1)), round_number);
    }
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
}

/* As many full messages as a connection may take without being asked about, and more: what was posted arrives although
 * nobody calls the library until it has. */
static void full_messages_arrive_while_nobody_calls(void)
{
    enum { BYTES = 120 << 10, MOST = 4 };
    unsigned char *there = shmem_calloc(MOST, BYTES), *here = malloc(BYTES);
    for (int i = 1; i <= 4 * MOST; i++) {
        memset(here, i, BYTES);
        for (int k = 0; k <= i % MOST; k++) shmem_putmem(there + k * BYTES, here, BYTES, after(1));
        const unsigned char *last = there + (i % MOST + 1) * BYTES - 1;
        while (__atomic_load_n(last, __ATOMIC_ACQUIRE) != i) nap(1);
        shmem_barrier_all();
        for (int at = 0; at < (i % MOST + 1) * BYTES; at++) check_equal(there[at], i);
        shmem_barrier_all();
    }
    free(here);
    shmem_free(there);
}

int main(int argc, char **argv)
{
    int is_slow = argc > 1 && !strcmp(argv[1], "slow");
    begin(SHMEM_THREAD_SINGLE);
    data = shmem_calloc((size_t)n, sizeof *data);
    flag = shmem_calloc((size_t)n, sizeof *flag);
    seen = shmem_calloc((size_t)n, sizeof *seen);
    if (n > 2) a_quiet_speaks_for_what_was_never_waited_for(is_slow ? 12 : rounds() / 4, is_slow);
    if (n > 2) unregistering_completes_what_the_thread_has_issued(is_slow ? 5 : rounds() / 4);
    if (n > 1 && !is_slow) {
        data_comes_before_its_flag();
        all_with_all();
        an_old_message_holds_nothing_up();
        waits_come_and_go();
        counters_that_are_polled_get_there();
        requests_and_contexts_beside_them();
        full_messages_arrive_while_nobody_calls();
        exchange_with(after(1), before(1)); /* and nobody waits for the last ones: the program ends */
    }
    return end();
}
