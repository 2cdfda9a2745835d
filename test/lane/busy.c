/* PEs 0 and 1 exchange a word while two other processes for each processor compute. A wait must not cost their time
 * slices: it would be milliseconds. Prints the times with and without them. */
#include <sched.h>
#include <shmem.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "test.h"

enum { ROUNDS = 200, LOOPS = 64, PAUSE_NS = 2000000 };

static long word;
static pid_t loops[LOOPS];

static double now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e6 * (double)now.tv_sec + 1e-3 * (double)now.tv_nsec;
}

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The median time of there and back, with a pause before each, so that the loops have their turns. */
static double exchange(long *round)
{
    static double took[ROUNDS];
    const int me = shmem_my_pe();
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS && me < 2; i++) {
        if (!me) nanosleep(&(struct timespec){.tv_nsec = PAUSE_NS}, NULL);
        const double begun = now_us();
        ++*round;
        if (me) shmem_long_wait_until(&word, SHMEM_CMP_EQ, *round);
        shmem_long_p(&word, *round, !me);
        shmem_quiet();
        if (!me) shmem_long_wait_until(&word, SHMEM_CMP_EQ, *round);
        took[i] = now_us() - begun;
    }
    shmem_barrier_all();
    qsort(took, ROUNDS, sizeof *took, compare);
    return took[ROUNDS / 2];
}

static int loops_begin(void)
{
    cpu_set_t mine;
    int n = 0;
    check(!sched_getaffinity(0, sizeof mine, &mine));
    for (int most = 2 * CPU_COUNT(&mine); n < most && n < LOOPS; n++) {
        if ((loops[n] = fork())) continue;
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (;;) continue;
    }
    return n;
}

static void loops_end(int n)
{
    for (int i = 0; i < n; i++) kill(loops[i], SIGKILL), waitpid(loops[i], NULL, 0);
}

int main(void)
{
    long round = 0;
    shmem_init();
    const int me = shmem_my_pe();
    const double quiet = exchange(&round);
    const int n = me ? 0 : loops_begin();
    const double busy = exchange(&round);
    loops_end(n);
    if (me < 2) check_equal(word, 2 * ROUNDS);
    if (!me) {
        printf("%d PEs: there and back in %.1f us, beside %d busy loops in %.1f us (medians of %d)\n", shmem_n_pes(),
               quiet, n, busy, ROUNDS);
        check(busy < 1000);
    }
    shmem_finalize();
    return test_result();
}
