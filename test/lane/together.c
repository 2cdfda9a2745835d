/* Threads of one core that wait on one lane for what they fetch. Frozen facts: they share messages. With the argument
 * "beside": what another thread has added arrives, though they go on and that thread does not call again. The program
 * is linked with the library's insides, to count; it is run with HEDDLE_DIRECT=0 on one lane. */
#include "semantics/semantics.h"

#include <dlfcn.h>
#include <sched.h>
#include <semaphore.h>

#include "base/yield.h"
#include "core/core.h"
#include "core/wait_policy.h"
#include "lane/lane_limits.h"
#include "lane/rx.h"

enum { THREADS = 8, GETS = 1000, WORDS = 64, ROUNDS = 200, WINDOWS = 5, MANY = 1000000 };

static long *words; /* word i is i, and then the sum of what was added */
static long added;

/* One of the threads that fetch runs at a time, and who yields lets the next run: the kernel's scheduler and other
 * programs change nothing. */
static sem_t turns[THREADS];
static bool fetches[THREADS];
static _Thread_local int self = -1;

static int next_to_run(void)
{
    int next = self;
    do next = (next + 1) % THREADS;
    while (next != self && !fetches[next]);
    return next;
}

static void wait_for_turn(void)
{
    while (sem_wait(&turns[self])) continue;
}

int sched_yield(void)
{
    static int (*kernel_yield)(void);
    if (self < 0) {
        if (!kernel_yield) kernel_yield = (int (*)(void))(intptr_t)dlsym(RTLD_NEXT, "sched_yield");
        return kernel_yield();
    }
    sem_post(&turns[next_to_run()]);
    wait_for_turn();
    return 0;
}

static void *fetch(void *thread)
{
    self = (int)(intptr_t)thread;
    wait_for_turn();
    for (int i = 0; i < GETS; i++) {
        int at = (i + 7 * self) % WORDS;
        if (i % 4 == 3) shmem_long_atomic_fetch_add(&words[WORDS], 1, after(1));
        else check_equal(shmem_long_g(&words[at], after(1)), at);
    }
    fetches[self] = false;
    sem_post(&turns[next_to_run()]);
    return NULL;
}

/* Answers to each get and fetch-add of all PEs, by so many threads of each. */
static double answers(int n_threads)
{
    static long mine, all;
    pthread_t threads[THREADS];
    mine = (long)rx_answers(); /* nobody gets anything before all have looked */
    shmem_barrier_all();
    for (int t = 0; t < n_threads; t++) {
        sem_init(&turns[t], 0, t == 0);
        fetches[t] = true;
    }
    for (int t = 0; t < n_threads; t++) threads[t] = thread_start(fetch, (void *)(intptr_t)t);
    for (int t = 0; t < n_threads; t++) pthread_join(threads[t], NULL);
    shmem_barrier_all();
    mine = (long)rx_answers() - mine;
    added += n_threads * GETS / 4;
    check_equal(words[WORDS], added);
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
    double each = (double)all / (n * n_threads * GETS);
    if (me == 0) printf("%d threads: %.2f answers to a get\n", n_threads, each);
    return each;
}

/* The first or the second that we may use. */
static void stay_on_one_core(void)
{
    cpu_set_t all, one;
    CPU_ZERO(&one);
    check_equal(sched_getaffinity(0, sizeof all, &all), 0);
    for (int core = 0, k = 0; core < CPU_SETSIZE; core++)
        if (CPU_ISSET(core, &all) && k++ == me % CPU_COUNT(&all)) CPU_SET(core, &one);
    check_equal(sched_setaffinity(0, sizeof one, &one), 0);
}

static void threads_share_messages(void)
{
    for (int i = 0; i < WORDS; i++) words[i] = i;
    yield_expect(MANY); /* other programs make yields long: then too, waits yield here, so that threads gather */
    check(answers(1) >= 0.95);
    double least = 1;
    for (int i = 0; i < WINDOWS; i++) { /* an answer that comes before the others ask is for one: the best counts */
        double each = answers(THREADS);
        if (each < least) least = each;
    }
    check(least < (wait_policy.threads_share_cpu ? 0.5 : 0.8));
}

static bool is_over;
static long fetched;

static void *fetch_on(void *nothing)
{
    long mine = 0;
    for (; !__atomic_load_n(&is_over, __ATOMIC_RELAXED); mine++) shmem_long_g(&words[0], after(1));
    __atomic_fetch_add(&fetched, mine, __ATOMIC_RELAXED);
    return nothing;
}

/* While threads wait for answers of another PE. */
static void add_rounds(shmem_ctx_t ctx)
{
    for (long round = 1; round <= ROUNDS; round++) {
        long before;
        shmem_ctx_long_atomic_fetch_add_nbi(ctx, &before, &words[2], 1, after(2));
        while (__atomic_load_n(&words[3], __ATOMIC_ACQUIRE) != round) sched_yield();
        shmem_ctx_quiet(ctx);
        check_equal(before, round - 1);
    }
}

static void an_addition_arrives_beside_them(void)
{
    pthread_t threads[THREADS];
    shmem_ctx_t ctx;
    if (me == 0) {
        check_equal(shmem_ctx_create(0, &ctx), 0);
        for (int t = 0; t < THREADS; t++) threads[t] = thread_start(fetch_on, NULL);
        add_rounds(ctx);
        __atomic_store_n(&is_over, true, __ATOMIC_RELAXED);
        for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
        shmem_ctx_destroy(ctx);
        printf("%ld gets to an addition\n", fetched / ROUNDS);
        check(fetched < (long)ROUNDS * HISTORY / 2); /* the lane's history is full then, and all has to leave */
    } else if (me == 2) {
        for (long round = 1; round <= ROUNDS; round++) {
            shmem_long_wait_until(&words[2], SHMEM_CMP_EQ, round);
            shmem_long_p(&words[3], round, 0);
        }
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    begin(SHMEM_THREAD_MULTIPLE);
    stay_on_one_core();
    words = shmem_calloc(WORDS + 1, sizeof *words);
    if (argc > 1 && !strcmp(argv[1], "beside")) an_addition_arrives_beside_them();
    else threads_share_messages();
    return end();
}
