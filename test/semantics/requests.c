/* Requests: what creates, merges and ends them, what they wait for and what not, and from which threads. The name of
 * each function is the line that it checks. Where that takes an operation that is not complete, PE 0 stops the process
 * of a PE on another node meanwhile. */
#include "semantics.h"

#include <shmemx.h>
#include <sys/stat.h>
#include <signal.h>

enum { MANY = 1000, THREADS = 4, ROUNDS = 200 };

static long words[MANY], total;
static int pids[16];               /* of all PEs, on each */
static unsigned long machines[16]; /* likewise: where a pid means that process */

static int is_there(long value, int i, int pe) { return shmem_long_atomic_fetch(&words[i], pe) == value; }

static void clear(void)
{
    shmem_barrier_all();
    memset(words, 0, sizeof words);
    total = 0;
    shmem_barrier_all();
}

static void null_creates_and_a_live_handle_merges(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    clear();
    for (int round = 1; round < 4; round++) { /* reused at once */
        shmemx_long_p_nbe(&words[0], round, after(1), &request);
        check(request != SHMEMX_REQUEST_NULL);
        for (int i = 1; i < MANY; i++) shmemx_long_p_nbe(&words[i], round, after(1), &request);
        check_equal(shmemx_request_wait(&request), 0);
        check_equal(request, SHMEMX_REQUEST_NULL);
        for (int i = 0; i < MANY; i += 7) check(is_there(round, i, after(1)));
    }
}

static void wait_test_and_free_of_no_request_do_nothing(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL, none[3] = {0};
    int flag = 0;
    size_t index = 5, count = 5, indices[3];
    check_equal(shmemx_request_wait(&request), 0);
    check_equal(shmemx_request_free(&request), 0);
    check_equal(shmemx_request_test(&request, &flag), 0);
    check_equal(flag, 1);
    shmemx_request_fence(request);
    check_equal(shmemx_request_wait_all(3, none), 0);
    check_equal(shmemx_request_wait_any(3, none, &index), 0);
    check_equal(index, SIZE_MAX);
    check_equal(shmemx_request_wait_some(3, none, &count, indices), 0);
    check_equal(count, 0);
    check_equal(request, SHMEMX_REQUEST_NULL);
}

static void fetch_may_be_null(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    clear();
    for (int i = 0; i < 10; i++) shmemx_long_fadd_nbe(NULL, &words[0], 1, after(1), &request);
    shmemx_long_atomic_fetch_nbe(NULL, &words[0], after(1), &request);
    shmemx_request_wait(&request);
    shmemx_long_swap_nbe(NULL, &words[1], 3, after(1), &request);
    shmemx_request_wait(&request);
    shmemx_long_cswap_nbe(NULL, &words[1], 3, 4, after(1), &request);
    shmemx_request_wait(&request);
    check(is_there(10, 0, after(1)));
    check(is_there(4, 1, after(1)));
}

static void values_are_taken_at_the_call_and_results_come_with_the_wait(void)
{
    long value = 1, fetched[64];
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    clear();
    for (int i = 0; i < 64; i++, value++) shmemx_long_fadd_nbe(&fetched[i], &words[0], value, after(1), &request);
    value = 0;
    shmemx_request_wait_local(&request);
    for (long i = 0; i < 64; i++) check_equal(fetched[i], i * (i + 1) / 2);
    shmemx_request_wait(&request);
}

static void merging_takes_finished_null_duplicate_and_itself(void)
{
    shmemx_request_h some[4] = {0}, out = SHMEMX_REQUEST_NULL, copy;
    shmem_ctx_t ctx[3];
    clear();
    check_equal(shmemx_merge_request(0, NULL, &out), 0);
    check(out != SHMEMX_REQUEST_NULL);
    const shmemx_request_h fresh = out;
    check_equal(shmemx_merge_request(0, NULL, &out), 0);
    check_equal(out, fresh);
    for (int i = 0; i < 3; i++) {
        check_equal(shmem_ctx_create(0, &ctx[i]), 0);
        shmemx_ctx_long_p_nbe(ctx[i], &words[i], 1 + i, after(1), &some[i]);
    }
    shmemx_ctx_long_p_nbe(ctx[0], &words[10], 1, after(1), &some[3]); /* on several lanes */
    shmemx_ctx_long_p_nbe(ctx[1], &words[11], 1, after(1), &some[3]);
    shmemx_ctx_long_p_nbe(ctx[2], &words[12], 1, after(1), &some[3]);
    shmem_ctx_quiet(ctx[1]); /* some[1] is finished */
    copy = some[3];
    shmemx_request_h none = SHMEMX_REQUEST_NULL,
                     *in[] = {&some[0], &some[1], NULL, &none, &some[3], &some[2], &some[0], &copy, &out};
    check_equal(shmemx_merge_request(sizeof in / sizeof *in, in, &out), 0);
    for (int i = 0; i < 4; i++) check_equal(some[i], SHMEMX_REQUEST_NULL);
    check_equal(copy, SHMEMX_REQUEST_NULL);
    check(out != SHMEMX_REQUEST_NULL);
    check_equal(shmemx_request_wait(&out), 0);
    for (int i = 0; i < 3; i++) check(is_there(1 + i, i, after(1)) && is_there(1, 10 + i, after(1)));
    for (int i = 0; i < 3; i++) shmem_ctx_destroy(ctx[i]);
}

static void merge_into_a_live_request_accumulates(void)
{
    shmemx_request_h a = SHMEMX_REQUEST_NULL, out = SHMEMX_REQUEST_NULL, *in = &a;
    clear();
    shmemx_long_p_nbe(&words[0], 1, after(1), &out);
    shmemx_long_p_nbe(&words[1], 2, after(1), &a);
    check_equal(shmemx_merge_request(1, &in, &out), 0);
    check_equal(a, SHMEMX_REQUEST_NULL);
    shmemx_request_wait(&out);
    check(is_there(1, 0, after(1)) && is_there(2, 1, after(1)));
}

static void free_with_outstanding_operations_waits(void)
{
    shmemx_request_h request;
    clear();
    for (int options = 0; options < 2; options++) {
        check_equal(shmemx_request_alloc(options ? SHMEMX_REQUEST_SHARED : 0, &request), 0);
        for (int i = 0; i < 100; i++) shmemx_long_p_nbe(&words[i], 7 + options, after(1), &request);
        check_equal(shmemx_request_free(&request), 0);
        check_equal(request, SHMEMX_REQUEST_NULL);
        for (int i = 0; i < 100; i += 9) check(is_there(7 + options, i, after(1)));
    }
}

static void many_live_requests_complete_each_for_itself(void)
{
    shmemx_request_h requests[MANY] = {0};
    clear();
    for (int i = 0; i < MANY; i++) shmemx_long_p_nbe(&words[i], i, after(1), &requests[i]);
    for (int i = MANY; i--;) {
        check_equal(shmemx_request_wait(&requests[i]), 0);
        if (i % 50 == 0) check(is_there(i, i, after(1)));
    }
}

/* Requests that are complete in every call do not hide each other. */
static void wait_any_is_fair(void)
{
    enum { REQUESTS = 3, CALLS = 24 };
    shmemx_request_h requests[REQUESTS + 1] = {SHMEMX_REQUEST_NULL};
    int found[REQUESTS + 1] = {0};
    for (int i = 1; i <= REQUESTS; i++) check_equal(shmemx_request_alloc(SHMEMX_REQUEST_PERSISTENT, &requests[i]), 0);
    for (int call = 0; call < CALLS; call++) {
        size_t index = 0;
        check_equal(shmemx_request_wait_any(REQUESTS + 1, requests, &index), 0);
        check(index >= 1 && index <= REQUESTS);
        found[index % (REQUESTS + 1)]++;
    }
    for (int i = 1; i <= REQUESTS; i++) {
        check(found[i] >= CALLS / REQUESTS / 2);
        check_equal(shmemx_request_free(&requests[i]), 0);
    }
}

static void a_persistent_request_lives_until_it_is_freed(void)
{
    shmemx_request_h request, before;
    int flag;
    clear();
    check_equal(shmemx_request_alloc(SHMEMX_REQUEST_PERSISTENT, &request), 0);
    before = request;
    for (int i = 0; i < ROUNDS; i++) {
        shmemx_long_p_nbe(&words[i], 1, after(1), &request);
        if (i % 2) shmemx_request_wait(&request);
        else do
                shmemx_request_test(&request, &flag);
            while (!flag);
        check_equal(request, before);
        check(is_there(1, i, after(1)));
    }
    shmemx_request_free(&request);
}

/* The data arrives before the flag, without a wait between them: on one lane, and with the flag on another one. */
static void a_fence_orders_what_is_in_one_request(void)
{
    shmem_ctx_t ctx;
    clear();
    check_equal(shmem_ctx_create(0, &ctx), 0);
    for (int round = 1; round < ROUNDS; round++) {
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        for (int i = 1; i < 20; i++) shmemx_long_p_nbe(&words[i], round, after(1), &request);
        shmemx_request_fence(request);
        if (round % 2) shmemx_long_atomic_set_nbe(&words[0], round, after(1), &request);
        else shmemx_ctx_long_atomic_set_nbe(ctx, &words[0], round, after(1), &request);
        shmem_long_wait_until(&words[0], SHMEM_CMP_EQ, round);
        for (int i = 1; i < 20; i++) check_equal(words[i], round);
        shmemx_request_wait(&request);
        shmem_barrier_all();
    }
    shmem_ctx_destroy(ctx);
}

/* Threads */

static shmemx_request_h common;

static void *post_to_common(void *argument)
{
    const long number = (long)(intptr_t)argument;
    for (int i = 0; i < ROUNDS; i++) shmemx_long_atomic_add_nbe(&total, number, after(1), &common);
    return NULL;
}

static void several_threads_post_to_a_shared_request(void)
{
    pthread_t threads[THREADS];
    long wanted = 0;
    clear();
    check_equal(shmemx_request_alloc(SHMEMX_REQUEST_SHARED, &common), 0);
    for (long i = 0; i < THREADS; i++) {
        threads[i] = thread_start(post_to_common, (void *)(intptr_t)(i + 1));
        wanted += (i + 1) * ROUNDS;
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    shmemx_request_wait(&common);
    check_equal(shmem_long_atomic_fetch(&total, after(1)), wanted);
    shmem_barrier_all();
}

/* On a lane of its own, which nobody else locks. */
static void *post_on_ctx(void *argument)
{
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
    for (int i = 0; i < ROUNDS; i++) shmemx_ctx_long_atomic_add_nbe(ctx, &total, 1, after(1), &common);
    shmem_ctx_destroy(ctx);
    return argument;
}

static void threads_with_lanes_of_their_own_share_a_request(void)
{
    clear();
    check_equal(shmemx_request_alloc(SHMEMX_REQUEST_SHARED, &common), 0);
    in_threads(THREADS, post_on_ctx);
    shmemx_request_wait(&common);
    check_equal(shmem_long_atomic_fetch(&total, after(1)), THREADS * ROUNDS);
    shmem_barrier_all();
}

/* Its lane, while it is `ready` and not to go. */
struct tenant {
    int ready, go;
};

static void *hold_lane(void *argument)
{
    struct tenant *t = argument;
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    shmemx_thread_register();
    shmemx_long_p_nbe(&words[1], 1, after(1), &request);
    shmemx_request_wait(&request);
    store(&t->ready, 1);
    while (!load(&t->go)) sched_yield();
    shmemx_thread_unregister();
    return NULL;
}

static void *fetch_and_look(void *argument)
{
    shmemx_thread_register();
    for (int i = 0; i < ROUNDS; i++) {
        long seen = -1;
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        shmemx_long_get_nbe(&seen, &words[0], 1, after(1), &request);
        shmemx_request_wait(&request);
        check_equal(seen, 77);
    }
    shmemx_thread_unregister();
    return argument;
}

/* What requests know of the lane that the last one had is not true of its own. */
static void a_registered_thread_comes_after_others(void)
{
    struct tenant tenants[2] = {0};
    pthread_t threads[2];
    clear();
    words[0] = 77;
    shmem_barrier_all();
    for (int i = 0; i < 2; i++) {
        threads[i] = thread_start(hold_lane, &tenants[i]);
        while (!load(&tenants[i].ready)) sched_yield();
    }
    for (int i = 0; i < 2; i++) {
        store(&tenants[i].go, 1);
        pthread_join(threads[i], NULL);
    }
    pthread_join(thread_start(fetch_and_look, NULL), NULL);
    shmem_barrier_all();
}

struct handed {
    shmemx_request_h request;
    int ready, over;
};

static void *wait_for_other(void *argument)
{
    struct handed *handed = argument;
    while (!load(&handed->ready)) sched_yield();
    shmemx_request_wait(&handed->request);
    store(&handed->over, 1);
    return NULL;
}

/* The poster owns its lane alone, and goes on with it while another thread waits. */
static void a_thread_waits_that_has_not_posted(void)
{
    clear();
    for (int round = 1; round <= 5; round++) {
        struct handed handed = {0};
        shmem_ctx_t ctx;
        pthread_t thread = thread_start(wait_for_other, &handed);
        check_equal(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
        for (int i = 0; i < 100; i++) shmemx_ctx_long_p_nbe(ctx, &words[i], round, after(1), &handed.request);
        store(&handed.ready, 1);
        for (int i = 0; !load(&handed.over); i++) {
            shmem_ctx_long_p(ctx, &words[100 + i % 100], round, after(1));
            if (i % 16 == 0) sched_yield();
            if (i % 100 == 99) shmem_ctx_fence(ctx); /* the next put is to the first of these words again */
        }
        pthread_join(thread, NULL);
        check_equal(handed.request, SHMEMX_REQUEST_NULL);
        for (int i = 0; i < 100; i += 9) check(is_there(round, i, after(1)));
        shmem_ctx_destroy(ctx);
    }
    shmem_barrier_all();
}

/* With a PE that cannot answer: it is stopped. The others wait in a barrier. */

static void stop(int pe)
{
    kill(pids[pe], SIGSTOP);
    nap(20);
}

static void wake(int pe) { kill(pids[pe], SIGCONT); }

static void wait_is_remote_and_wait_local_does_not_claim_so(void)
{
    clear();
    if (me == 0) {
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        long source = 5;
        int flag = 1;
        stop(1);
        shmemx_long_put_nbe(&words[0], &source, 1, 1, &request);
        shmemx_request_wait_local(&request);
        source = 6; /* may be reused */
        check(request != SHMEMX_REQUEST_NULL);
        shmemx_request_test(&request, &flag);
        check_equal(flag, 0); /* not there */
        check(request != SHMEMX_REQUEST_NULL);
        wake(1);
        do shmemx_request_test(&request, &flag);
        while (!flag);
        check_equal(request, SHMEMX_REQUEST_NULL);
        check(is_there(5, 0, 1));
    }
    shmem_barrier_all();
}

static void wait_of_a_local_request_is_local(void)
{
    clear();
    if (me == 0) {
        shmemx_request_h request;
        long source = 5;
        check_equal(shmemx_request_alloc(SHMEMX_REQUEST_LOCAL, &request), 0);
        stop(1);
        shmemx_long_put_nbe(&words[0], &source, 1, 1, &request);
        shmemx_request_wait(&request);
        check_equal(request, SHMEMX_REQUEST_NULL);
        wake(1);
    }
    shmem_barrier_all();
}

static void quiet_does_not_wait_for_requests(void)
{
    clear();
    if (me == 0) {
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        int flag = 1;
        stop(1);
        for (int i = 0; i < 10; i++) shmemx_long_p_nbe(&words[i], 1, 1, &request);
        shmem_quiet(); /* comes back */
        shmemx_request_test(&request, &flag);
        check_equal(flag, 0);
        wake(1);
        shmemx_request_wait(&request);
    }
    shmem_barrier_all();
}

static void quiet_of_a_context_waits_for_what_was_posted_on_it(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    shmem_ctx_t ctx;
    clear();
    check_equal(shmem_ctx_create(0, &ctx), 0);
    for (int i = 0; i < 100; i++) shmemx_ctx_long_p_nbe(ctx, &words[i], 4, after(1), &request);
    shmem_ctx_quiet(ctx);
    for (int i = 0; i < 100; i += 9) check(is_there(4, i, after(1)));
    int flag = 0;
    shmemx_request_test(&request, &flag);
    check_equal(flag, 1);
    shmem_ctx_destroy(ctx);
}

static void requests_complete_independently_of_nbi_and_of_each_other(void)
{
    clear();
    if (me == 0) {
        shmemx_request_h before = SHMEMX_REQUEST_NULL, first = SHMEMX_REQUEST_NULL, later = SHMEMX_REQUEST_NULL;
        long source = 9;
        int flag = 1;
        shmemx_long_p_nbe(&words[2], 1, 1, &before);
        shmemx_request_wait(&before); /* of the barrier before, too, nothing is left that PE 1 would have to answer */
        shmemx_long_p_nbe(&words[0], 1, 2, &first);
        shmemx_long_p_nbe(&words[1], 1, 2, &first);
        stop(1);
        shmem_long_put_nbi(&words[0], &source, 1, 1);
        shmemx_long_atomic_add_nbe(&words[1], 1, 1, &later); /* a network card may complete a put to a stopped PE */
        shmemx_request_wait(&first);                         /* comes back */
        shmemx_request_test(&later, &flag);
        check_equal(flag, 0);
        wake(1);
        shmemx_request_wait(&later);
        shmem_quiet();
    }
    shmem_barrier_all();
}

static void finalize_with_live_requests(void)
{
    static shmemx_request_h left[10], object;
    clear();
    for (int i = 0; i < 10; i++) shmemx_long_p_nbe(&words[i], 3, after(1), &left[i]);
    check_equal(shmemx_request_alloc(SHMEMX_REQUEST_SHARED, &object), 0);
    shmemx_long_p_nbe(&words[10], 3, after(1), &object);
    shmem_finalize();
    if (n > 1) /* my own memory is still mine: what others put is there */
        for (int i = 0; i < 11; i++) check_equal(words[i], 3);
    begin(SHMEM_THREAD_MULTIPLE);
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    shmemx_long_p_nbe(&words[0], 4, after(1), &request);
    shmemx_request_wait(&request);
    check(is_there(4, 0, after(1)));
    shmem_barrier_all();
}

static void tell_who_we_are(void)
{
    struct stat space;
    check_equal(stat("/proc/self/ns/pid", &space), 0);
    for (int pe = 0; pe < n && pe < 16; pe++) {
        shmem_int_p(&pids[me], getpid(), pe);
        shmem_ulong_p(&machines[me], (unsigned long)space.st_ino, pe);
    }
    shmem_barrier_all();
}

/* Each PE is a node, so that no other takes its messages, and can be stopped from here. Not over libfabric's shm
 * provider: it has a lock in shared memory for each process, which the one that is stopped may have. */
static int may_be_stopped(void)
{
    const char *wire = getenv("HEDDLE_WIRE");
    if (n == 1 || n > 16 || all_share_memory() || getenv("HEDDLE_NODES")) return 0;
    if (wire && strstr(wire, "ofi:shm")) return 0;
    for (int pe = 0; pe < n; pe++)
        if (machines[pe] != machines[me]) return 0;
    return 1;
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    tell_who_we_are();
    null_creates_and_a_live_handle_merges();
    wait_test_and_free_of_no_request_do_nothing();
    fetch_may_be_null();
    values_are_taken_at_the_call_and_results_come_with_the_wait();
    merging_takes_finished_null_duplicate_and_itself();
    merge_into_a_live_request_accumulates();
    free_with_outstanding_operations_waits();
    many_live_requests_complete_each_for_itself();
    a_persistent_request_lives_until_it_is_freed();
    wait_any_is_fair();
    a_fence_orders_what_is_in_one_request();
    several_threads_post_to_a_shared_request();
    threads_with_lanes_of_their_own_share_a_request();
    a_registered_thread_comes_after_others();
    a_thread_waits_that_has_not_posted();
    quiet_of_a_context_waits_for_what_was_posted_on_it();
    if (may_be_stopped()) {
        wait_is_remote_and_wait_local_does_not_claim_so();
        wait_of_a_local_request_is_local();
        quiet_does_not_wait_for_requests();
        if (n > 2) requests_complete_independently_of_nbi_and_of_each_other();
    }
    finalize_with_live_requests();
    return end();
}
