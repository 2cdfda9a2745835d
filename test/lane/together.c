/* Frozen facts: threads of one core that wait on one lane for what they fetch share messages. The program is linked
 * with the library's insides, to count; it is run with HEDDLE_DIRECT=0 on one lane. */
#include "semantics/semantics.h"

#include <sched.h>

#include "lane/rx.h"

enum { THREADS = 8, GETS = 1000, WORDS = 64 };

static long *words; /* word i is i, and then the sum of what was added */
static long added;

static void *fetch(void *thread)
{
    for (int i = 0; i < GETS; i++) {
        int at = (i + 7 * (int)(intptr_t)thread) % WORDS;
        if (i % 4 == 3) shmem_long_atomic_fetch_add(&words[WORDS], 1, after(1));
        else check_equal(shmem_long_g(&words[at], after(1)), at);
    }
    return NULL;
}

/* Answers to each get and fetch-add of all PEs, by so many threads of each. */
static double answers(int n_threads)
{
    static long mine, all;
    pthread_t threads[THREADS];
    mine = (long)rx_answers(); /* nobody gets anything before all have looked */
    shmem_barrier_all();
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

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    stay_on_one_core();
    words = shmem_calloc(WORDS + 1, sizeof *words);
    for (int i = 0; i < WORDS; i++) words[i] = i;
    check(answers(1) >= 0.95);
    check(answers(THREADS) < 0.8);
    return end();
}
