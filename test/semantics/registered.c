/* Registered threads: each has resources of its own while there are some, and is a part of the default context all the
 * same. Argument `few`: there are fewer lanes than threads. */
#include "semantics.h"

#include <shmemx.h>
#include <ucontext.h>

enum { THREADS = 6, ROUNDS = 50 };

static long counts[THREADS + 1], data[64], flag;
static char *area; /* symmetric */
enum { AREA = 1 << 20 };

static pthread_barrier_t together;

static shmemx_pcntr_t counters_of(shmem_ctx_t ctx)
{
    shmemx_pcntr_t counters;
    shmemx_pcntr_get_all(ctx, &counters);
    return counters;
}

/* With HEDDLE_TLS=off, what is issued without a context is not on the thread's own. */
static int is_looked_up(void)
{
    const char *tls = getenv("HEDDLE_TLS");
    return !tls || strcmp(tls, "off");
}

static void register_and_unregister(int rounds)
{
    for (int i = 0; i < rounds; i++) {
        shmemx_thread_register();
        if (i % 100 == 0) shmem_long_p(&data[0], i, after(1));
        shmemx_thread_unregister();
    }
    shmem_barrier_all();
}

/* Churn costs nothing that stays. */
static void register_and_unregister_without_growth(void)
{
    const int rounds = SANITIZED ? 2000 : 100000;
    register_and_unregister(rounds / 10); /* its barrier makes the connections that the other PEs need for the next */
    const size_t before = resident_alone();
    register_and_unregister(rounds);
    check(SANITIZED || resident_alone() < before + (256 << 10) + late_pools());
    check(shmemx_thread_ctx() == SHMEM_CTX_DEFAULT);
}

static void *exits_registered(void *unused_argument)
{
    (void)unused_argument;
    shmemx_thread_register();
    shmemx_thread_register();
    shmem_long_atomic_add(&counts[0], 1, after(1));
    return NULL;
}

/* What it has issued is complete then, and what it had is given back: the next one has the same. */
static void thread_that_exits_without_unregister_is_unregistered(void)
{
    shmemx_resource_info_t resources[2];
    counts[0] = 0;
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++) {
        pthread_join(thread_start(exits_registered, NULL), NULL);
        shmemx_resource_query(&resources[i > 0]);
    }
    check_equal(resources[1].leased, resources[0].leased);
    check_equal(resources[1].contexts, resources[0].contexts);
    shmem_sync_all();
    check_equal(shmem_long_g(&counts[0], me), ROUNDS);
    shmem_barrier_all();
}

static void *registers_and_is_cancelled(void *unused_argument)
{
    int before;
    (void)unused_argument;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
    exits_registered(NULL);
    pthread_setcancelstate(before, &before);
    for (;;) pause();
    return NULL;
}

/* ThreadSanitizer does not follow what a cancelled thread does in its destructors. */
#ifdef __has_feature
#define HAS_THREAD_SANITIZER __has_feature(thread_sanitizer)
#elif defined(__SANITIZE_THREAD__)
#define HAS_THREAD_SANITIZER 1
#else
#define HAS_THREAD_SANITIZER 0
#endif

static void thread_cancelled_outside_a_call_is_unregistered(void)
{
    shmemx_resource_info_t resources[2];
    if (HAS_THREAD_SANITIZER) return;
    shmemx_resource_query(&resources[0]);
    for (int i = 0; i < ROUNDS; i++) {
        pthread_t thread = thread_start(registers_and_is_cancelled, NULL);
        check_equal(pthread_cancel(thread), 0);
        pthread_join(thread, NULL);
    }
    shmemx_resource_query(&resources[1]);
    check_equal(resources[1].leased, resources[0].leased);
    check_equal(resources[1].contexts, resources[0].contexts);
    shmem_barrier_all();
}

static void a_thread_that_unregisters_gives_its_lane_back(void)
{
    shmemx_resource_info_t registered, without;
    shmemx_ctx_info_t its;
    shmemx_thread_register();
    shmem_ctx_long_p(shmemx_thread_ctx(), &data[0], 1, after(1));
    shmemx_ctx_get_info(shmemx_thread_ctx(), &its);
    shmemx_resource_query(&registered);
    shmemx_thread_unregister();
    shmemx_resource_query(&without);
    check_equal(without.contexts, registered.contexts - its.is_bound);
    shmem_barrier_all();
}

static void registering_twice_counts(void)
{
    shmemx_thread_unregister(); /* without effect */
    shmemx_thread_register();
    shmem_ctx_t first = shmemx_thread_ctx();
    shmemx_thread_register();
    check(first != SHMEM_CTX_DEFAULT && shmemx_thread_ctx() == first);
    shmemx_thread_unregister();
    check(shmemx_thread_ctx() == first);
    shmemx_thread_unregister();
    check(shmemx_thread_ctx() == SHMEM_CTX_DEFAULT);
}

/* More threads than lanes or fewer: all is counted, and gets return what was put. */
static void *put_and_get(void *number)
{
    const intptr_t i = (intptr_t)number;
    if (i % 3) shmemx_thread_register(); /* others are not, and may do the same */
    for (long round = 1; round <= ROUNDS; round++) {
        shmem_long_atomic_add(&counts[i], 1, after(1));
        shmem_long_p(&data[i], round, after(1));
        shmemx_thread_fence();
        check_equal(shmem_long_g(&data[i], after(1)), round);
        if (round % 7 == 0) shmemx_thread_quiet();
        if (round % 13 == 0) shmem_quiet();
    }
    if (i % 3 == 1) shmemx_thread_unregister();
    return NULL;
}

static void threads_registered_or_not_lose_nothing(void)
{
    memset(counts, 0, sizeof counts);
    shmem_barrier_all();
    in_threads(THREADS, put_and_get);
    shmem_barrier_all();
    for (int i = 0; i < THREADS; i++) check_equal(counts[i], ROUNDS);
    shmem_barrier_all();
}

/* Registered threads post, wait until main has called `complete`, and only then go on. */
static void (*complete)(void);
static void *post_and_leave(void *number)
{
    const intptr_t i = (intptr_t)number;
    shmemx_thread_register();
    for (int round = 0; round < ROUNDS; round++) {
        for (int k = 0; k < 20; k++) shmem_long_atomic_add(&counts[i], 1, after(1));
        pthread_barrier_wait(&together);
        pthread_barrier_wait(&together);
    }
    return NULL;
}

static void completes_for_all_threads(void (*what)(void))
{
    pthread_t threads[THREADS];
    complete = what;
    memset(counts, 0, sizeof counts);
    flag = 0;
    shmem_barrier_all();
    pthread_barrier_init(&together, NULL, THREADS + 1);
    for (int i = 0; i < THREADS; i++) threads[i] = thread_start(post_and_leave, (void *)(intptr_t)i);
    for (long round = 1; round <= ROUNDS; round++) {
        pthread_barrier_wait(&together);
        complete();
        for (int i = 0; i < THREADS; i++) check_equal(shmem_long_g(&counts[i], after(1)), 20 * round);
        pthread_barrier_wait(&together);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&together);
    shmem_barrier_all();
}

static void quiet_completes_what_all_threads_have_issued(void) { completes_for_all_threads(shmem_quiet); }
static void barrier_completes_what_all_threads_have_issued(void) { completes_for_all_threads(shmem_barrier_all); }

/* What a thread has put comes before what another puts after its fence. */
static void fence_orders_what_all_threads_have_issued(void)
{
    pthread_t threads[THREADS];
    memset(counts, 0, sizeof counts);
    flag = 0;
    shmem_barrier_all();
    pthread_barrier_init(&together, NULL, THREADS + 1);
    for (int i = 0; i < THREADS; i++) threads[i] = thread_start(post_and_leave, (void *)(intptr_t)i);
    for (long round = 1; round <= ROUNDS; round++) {
        pthread_barrier_wait(&together);
        shmem_fence();
        shmem_long_p(&flag, round, after(1));
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
        for (int i = 0; i < THREADS; i++) check(__atomic_load_n(&counts[i], __ATOMIC_RELAXED) >= 20 * round);
        pthread_barrier_wait(&together);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&together);
    shmem_barrier_all();
}

/* One thread keeps long puts on their way; the other's quiet returns all the same. */
static shmem_ctx_t busy_ctx;
static int busy, over;
static void *keep_busy(void *unused_argument)
{
    (void)unused_argument;
    shmemx_thread_register();
    busy_ctx = shmemx_thread_ctx();
    for (int i = 0; !load(&over); i++) {
        shmem_putmem_nbi(area, area, AREA, after(1));
        if (i == 2) store(&busy, 1);
        if (i % 8 == 7) shmemx_thread_quiet(); /* what is posted must be moved before the end */
    }
    return NULL;
}

static void quiet_of_a_thread_does_not_wait_for_another(void)
{
    struct timespec time = {0};
    int seen = 0;
    busy = over = 0;
    shmem_barrier_all();
    pthread_t thread = thread_start(keep_busy, NULL);
    while (!load(&busy)) nap(1);
    shmemx_thread_register();
    while (!seen && goes_on(&time, 10000)) {
        shmem_long_p(&data[0], 1, after(1));
        shmemx_thread_quiet();
        shmemx_pcntr_t own = counters_of(shmemx_thread_ctx()), other = counters_of(busy_ctx);
        check_equal(own.completed_put, own.pending_put);
        seen = other.completed_put < other.pending_put;
    }
    check(seen);
    store(&over, 1);
    pthread_join(thread, NULL);
    shmemx_thread_unregister();
    shmem_barrier_all();
}

/* A lane of its own for each, as long as there are some, and no lock; info says so. */
static shmemx_ctx_info_t infos[3];
static void *tell_info(void *number)
{
    const intptr_t i = (intptr_t)number;
    shmemx_thread_register();
    shmem_long_p(&data[i], 1, after(1));
    pthread_barrier_wait(&together);
    shmemx_ctx_get_info(shmemx_thread_ctx(), &infos[i]);
    pthread_barrier_wait(&together);
    return NULL;
}

static void threads_have_lanes_of_their_own_without_locks(void)
{
    const char *lock = getenv("HEDDLE_LOCK");
    shmemx_resource_info_t resources;
    shmemx_resource_query(&resources);
    pthread_barrier_init(&together, NULL, 3);
    in_threads(3, tell_info);
    pthread_barrier_destroy(&together);
    for (int i = 0; i < 3 && resources.spread >= 16; i++) {
        check_equal(infos[i].sharers, 1);
        check_equal(infos[i].is_locked, lock && !strcmp(lock, "force"));
        for (int k = 0; k < i; k++) check(infos[k].lane != infos[i].lane);
    }
}

/* Registered threads may use contexts, too. */
static void *use_both(void *number)
{
    const intptr_t i = (intptr_t)number;
    shmem_ctx_t ctx;
    shmemx_thread_register();
    check_equal(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
    for (long round = 1; round <= ROUNDS; round++) {
        shmem_ctx_long_atomic_add(ctx, &counts[i], 1, after(1));
        shmem_long_atomic_add(&counts[i], 1, after(1));
        shmem_ctx_quiet(ctx);
        shmemx_thread_quiet();
        check_equal(shmem_long_atomic_fetch(&counts[i], after(1)), 2 * round);
    }
    shmem_ctx_destroy(ctx);
    shmemx_thread_unregister();
    return NULL;
}

static void registered_threads_use_contexts(void)
{
    memset(counts, 0, sizeof counts);
    shmem_barrier_all();
    in_threads(THREADS, use_both);
    shmem_barrier_all();
}

static void exclusive_needs_a_lane(void)
{
    shmemx_resource_info_t resources;
    shmemx_ctx_info_t info;
    shmemx_resource_query(&resources);
    int failed = shmemx_thread_register_ex(SHMEMX_CTX_EXCLUSIVE | SHMEMX_CTX_REQUIRE);
    check_equal(failed != 0, resources.lanes && resources.leased == resources.lanes);
    if (!failed && resources.lanes) {
        shmemx_ctx_get_info(shmemx_thread_ctx(), &info);
        check(info.is_exclusive && info.sharers == 1);
    }
    if (!failed) shmemx_thread_unregister();
    check_equal(shmemx_thread_register_ex(SHMEMX_CTX_EXCLUSIVE), 0); /* shares, if it must */
    shmem_long_p(&data[0], 1, after(1));
    shmemx_thread_unregister();
}

/* The end of the library finds threads registered, and completes what they have issued. */
static int phase;
static void *stay_registered(void *unused_argument)
{
    (void)unused_argument;
    shmemx_thread_register();
    shmem_long_p(&data[5], 77, after(1));
    store(&phase, 1);
    while (load(&phase) != 2) nap(1);
    check(shmemx_thread_ctx() == SHMEM_CTX_DEFAULT); /* of the library that was started again */
    shmem_long_p(&data[6], 78, after(1));
    return NULL;
}

static void finalize_ends_registrations(void)
{
    shmem_barrier_all();
    data[5] = data[6] = 0;
    shmem_barrier_all();
    pthread_t thread = thread_start(stay_registered, NULL);
    while (load(&phase) != 1) nap(1);
    shmem_finalize();
    check_equal(data[5], 77);
    begin(SHMEM_THREAD_MULTIPLE);
    store(&phase, 2);
    pthread_join(thread, NULL);
    shmem_barrier_all();
    check_equal(data[6], 78);
    shmem_barrier_all();
}

/* User-level threads: two in one of the system's, told apart by a number. */
static uint64_t running;
static uint64_t number_of_task(void) { return running; }
static ucontext_t tasks[3];
static shmem_ctx_t task_ctx[3];

static void yield(void)
{
    uint64_t from = running;
    running = 3 - from;
    swapcontext(&tasks[from], &tasks[running]);
}

static void task(void)
{
    const uint64_t own = running;
    shmemx_thread_register();
    task_ctx[own] = shmemx_thread_ctx();
    for (int round = 0; round < ROUNDS; round++) {
        if (is_looked_up()) check_equal(counters_of(task_ctx[own]).pending_put, all_share_memory() ? 0 : round);
        shmem_long_atomic_add(&counts[own], 1, after(1));
        yield();
        check(shmemx_thread_ctx() == task_ctx[own]);
        shmemx_thread_quiet();
        check_equal(shmem_long_atomic_fetch(&counts[own], after(1)), round + 1);
        yield();
    }
    shmemx_thread_unregister();
    yield();
    abort();
}

static void start_task(uint64_t i, char *stack, size_t size)
{
    getcontext(&tasks[i]);
    tasks[i].uc_stack.ss_sp = stack;
    tasks[i].uc_stack.ss_size = size;
    makecontext(&tasks[i], task, 0);
}

/* An unregistered user-level thread leaves a batch open, then a registered one on the same system thread puts. */
static void registered_user_level_thread_counts_its_puts(void)
{
    enum { UNREGISTERED = 3, WORDS = 8 };
    long *words = shmem_calloc(WORDS + 1, sizeof *words); /* in the heap, where the fast path puts */
    const uint64_t registered = running;
    const uint64_t before = counters_of(shmemx_thread_ctx()).pending_put;
    running = UNREGISTERED;
    for (int i = 0; i < WORDS; i++) shmem_long_p(&words[i], i, after(1));
    running = registered;
    for (int i = 0; i < WORDS; i++) shmem_long_atomic_add(&words[WORDS], 1, after(1));
    if (is_looked_up() && !all_share_memory())
        check_equal(counters_of(shmemx_thread_ctx()).pending_put, before + WORDS);
    shmemx_thread_quiet();
    shmem_barrier_all();
    shmem_free(words);
}

/* The first one, on the thread's own stack, does what `task` does. */
static void user_level_threads_have_numbers(void)
{
    enum { STACK = 1 << 20 };
    char *stack = malloc(STACK);
    shmem_finalize();
    shmemx_register_gettid(number_of_task);
    running = 1;
    begin(SHMEM_THREAD_MULTIPLE);
    memset(counts, 0, sizeof counts);
    shmem_barrier_all();
    start_task(2, stack, STACK);
    shmemx_thread_register();
    shmem_ctx_t ctx = shmemx_thread_ctx();
    for (int round = 0; round < ROUNDS; round++) {
        shmem_long_atomic_add(&counts[1], 1, after(1));
        yield();
        check(shmemx_thread_ctx() == ctx && task_ctx[2] != ctx);
        shmemx_thread_quiet();
        check_equal(shmem_long_atomic_fetch(&counts[1], after(1)), round + 1);
        yield();
    }
    yield(); /* to its end */
    registered_user_level_thread_counts_its_puts();
    shmemx_thread_unregister();
    shmem_finalize();
    shmemx_register_gettid(NULL);
    free(stack);
    begin(SHMEM_THREAD_MULTIPLE);
}

int main(int argc, char **argv)
{
    const int few = argc > 1 && !strcmp(argv[1], "few");
    begin(SHMEM_THREAD_MULTIPLE);
    area = shmem_malloc(AREA);
    register_and_unregister_without_growth();
    thread_that_exits_without_unregister_is_unregistered();
    thread_cancelled_outside_a_call_is_unregistered();
    a_thread_that_unregisters_gives_its_lane_back();
    registering_twice_counts();
    threads_registered_or_not_lose_nothing();
    quiet_completes_what_all_threads_have_issued();
    barrier_completes_what_all_threads_have_issued();
    fence_orders_what_all_threads_have_issued();
    if (!all_share_memory()) {
        if (!few) quiet_of_a_thread_does_not_wait_for_another();
        if (!few) threads_have_lanes_of_their_own_without_locks();
    }
    registered_threads_use_contexts();
    exclusive_needs_a_lane();
    finalize_ends_registrations();
    user_level_threads_have_numbers();
    return end();
}
