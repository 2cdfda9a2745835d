/* Two PEs on two processors, in each of which a thread gets one word after the other on a context of its own, whose
 * answers come to a lane of its own. Who waits serves: the progress thread, which shares the processor, stays away.
 * Counted is what part of the processor time goes to other threads than these: less than a hundredth, or a third where
 * each message wakes the progress thread. That holds while the processors are these PEs': where others have them, who
 * waits does not come to serve, and to be woken is right. */
#include "semantics/semantics.h"

enum { WINDOWS = 10, GETS = 2000 };

static long *number; /* symmetric: the PE's own */

static double seconds_of(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Of each window: what part went to other threads, and what part of the time the PE had a processor. */
static struct windows {
    double others[WINDOWS], had[WINDOWS];
} * windows;

static void *get_windows(void *nothing)
{
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(0, &ctx), 0);
    for (int w = 0; w < WINDOWS; w++) {
        double all = seconds_of(CLOCK_PROCESS_CPUTIME_ID), mine = seconds_of(CLOCK_THREAD_CPUTIME_ID);
        double took = seconds_of(CLOCK_MONOTONIC);
        for (int i = 0; i < GETS; i++) check_equal(shmem_ctx_long_g(ctx, number, after(1)), after(1));
        all = seconds_of(CLOCK_PROCESS_CPUTIME_ID) - all, mine = seconds_of(CLOCK_THREAD_CPUTIME_ID) - mine;
        windows->others[w] = 1 - mine / all;
        windows->had[w] = all / (seconds_of(CLOCK_MONOTONIC) - took);
    }
    shmem_ctx_destroy(ctx);
    return nothing;
}

/* Of the windows in which all PEs had their processors: how many, and what part went to other threads. */
static int judge(double *part)
{
    double sum = 0;
    int judged = 0;
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, windows->others, windows->others, WINDOWS);
    shmem_double_min_reduce(SHMEM_TEAM_WORLD, windows->had, windows->had, WINDOWS);
    for (int w = 0; w < WINDOWS; w++) {
        if (me == 0)
            printf("%.3f went to other threads, with %.2f of a processor\n", windows->others[w] / n, windows->had[w]);
        if (windows->had[w] < 0.95) continue;
        sum += windows->others[w] / n;
        judged++;
    }
    *part = sum / judged;
    return judged;
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    number = shmem_malloc(sizeof *number);
    *number = me;
    windows = shmem_calloc(1, sizeof *windows);
    pthread_join(thread_start(get_windows, NULL), NULL);
    double part;
    int judged = judge(&part);
    if (judged) check(part < 0.1);
    shmem_finalize();
    if (!judged) return skip("other programs have the processors", "run it on a quiet machine");
    return test_result();
}
