/* A thread that is cancelled while it is in the library takes nothing with it: neither the receiving side, nor a lane,
 * nor what it has registered. Long waits are points where threads are cancelled; short ones need not be. */
#include "semantics.h"

#include <shmemx.h>

/* A thread that is cancelled leaves its stack as AddressSanitizer knew it, which then finds itself there. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "use_sigaltstack=0"; }

enum { WORDS = 64 };

static long words[WORDS], mine[64], never, counts[1];
static char *area; /* symmetric, LONG bytes */
enum { LONG = 200 << 10 };

static void wait_for_ever(void) { shmem_long_wait_until(&never, SHMEM_CMP_NE, 0); }

static void put_and_quiet(void)
{
    for (long i = 0;; i++, pthread_testcancel()) {
        shmem_long_p(&words[i % WORDS], i, after(1));
        shmem_quiet();
    }
}

static void fetch(void)
{
    for (;; pthread_testcancel()) shmem_long_atomic_fetch(&words[0], after(1));
}

static void put_without_end(void)
{
    for (long i = 0;; i++) {
        shmem_long_p(&words[i % WORDS], i, after(1 + (int)(i % 5)));
        if (i % 1000 == 0) pthread_testcancel();
    }
}

static void long_transfers(void)
{
    static char local[LONG];
    for (;; pthread_testcancel()) {
        shmem_putmem_nbi(area, local, LONG, after(1));
        shmem_quiet();
    }
}

static void requests(void)
{
    static long got;
    for (;; pthread_testcancel()) {
        shmemx_request_h request = NULL;
        shmemx_long_get_nbe(&got, &words[1], 1, after(1), &request);
        shmemx_request_wait(&request);
    }
}

static void (*const works[])(void) = {wait_for_ever, put_and_quiet, fetch, put_without_end, long_transfers, requests};
enum { WORKS = sizeof works / sizeof *works };

static void *work(void *number)
{
    intptr_t i = (intptr_t)number;
    if (i % 2) shmemx_thread_register();
    shmem_long_atomic_add(&counts[0], 1, after(1));
    works[i / 2 % WORKS]();
    return NULL;
}

/* Everybody has to be served meanwhile, and afterwards. */
static void the_others_go_on(int round)
{
    for (int k = 1; k < n; k++) {
        shmem_long_p(&mine[me], round, after(k));
        shmem_quiet();
        check_equal(shmem_long_atomic_fetch(&mine[me], after(k)), round);
    }
    shmem_barrier_all();
}

/* The answer takes longer than the cancellation: it must not be written to the stack of a thread that has gone on. */
static long fetched;

static void *fetch_once(void *registers)
{
    if (registers) shmemx_thread_register();
    fetched = shmem_long_atomic_fetch(&mine[0], after(1));
    for (;;) pthread_testcancel();
    return NULL;
}

static int slow(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    mine[0] = 77;
    shmem_barrier_all();
    for (int registers = 0; me == 0 && registers < 2; registers++) {
        fetched = 0;
        pthread_t thread = thread_start(fetch_once, registers ? &fetched : NULL);
        nap(30);
        check_equal(pthread_cancel(thread), 0);
        pthread_join(thread, NULL);
        check_equal(fetched, 77);
    }
    shmem_barrier_all();
    return end();
}

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "slow")) return slow();
    begin(SHMEM_THREAD_MULTIPLE);
    area = shmem_malloc(LONG);
    shmemx_resource_info_t before, behind;
    shmemx_resource_query(&before);
    const int rounds = (SANITIZED ? 2 : is_delayed() ? 5 : 15) * 2 * WORKS;
    for (int i = 0; i < rounds; i++) {
        pthread_t thread = thread_start(work, (void *)(intptr_t)i);
        for (int k = 0; k < i % 7; k++) nap(1);
        check_equal(pthread_cancel(thread), 0);
        pthread_join(thread, NULL);
        the_others_go_on(i + 1);
    }
    shmemx_resource_query(&behind);
    check_equal(behind.leased, before.leased);
    check_equal(behind.contexts, before.contexts);
    shmem_quiet();
    shmem_barrier_all();
    check(counts[0] <= rounds); /* some end before they have begun */
    return end();
}
