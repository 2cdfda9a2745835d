/* PEs that share processors, and wait for each other's messages: who waits serves, and its progress thread sleeps on.
 * To be woken by each message would cost the processor twice for each. Counted is how often those threads slept: about
 * a tenth of the messages, or two thirds where each wakes. That holds while the processors are these PEs': where others
 * have them, those who wait do not come to serve, and to be woken is right. */
#include <dirent.h>
#include <sched.h>
#include <shmem.h>
#include <shmemx.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "test.h"

enum { WINDOWS = 10, ROUNDS = 40, CPUS = 2 };

/* Before Heddle looks: a processor or two for all PEs, whatever the machine has. */
static void crowd(void)
{
    cpu_set_t mine, few;
    int n = 0;
    CPU_ZERO(&few);
    check(!sched_getaffinity(0, sizeof mine, &mine));
    for (size_t cpu = 0; cpu < CPU_SETSIZE && n < CPUS; cpu++)
        if (CPU_ISSET(cpu, &mine)) CPU_SET(cpu, &few), n++;
    check(!sched_setaffinity(0, sizeof few, &few));
}

static long switches_of(const char *thread)
{
    char path[64], line[128];
    long found = 0;
    snprintf(path, sizeof path, "/proc/self/task/%.16s/status", thread);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file)) sscanf(line, "voluntary_ctxt_switches: %ld", &found);
    if (file) fclose(file);
    return found;
}

/* How often all threads but this one have gone to sleep. */
static long sleeps_of_others(void)
{
    long sum = 0;
    DIR *tasks = opendir("/proc/self/task");
    for (struct dirent *task; tasks && (task = readdir(tasks));)
        if (*task->d_name != '.' && atoi(task->d_name) != getpid()) sum += switches_of(task->d_name);
    if (tasks) closedir(tasks);
    return sum;
}

static double seconds_of(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Of a window of rounds: how often threads slept, what processor time the PE had, how long it took. */
struct window {
    double sleeps, had, took;
};
enum { FIELDS = sizeof(struct window) / sizeof(double) };

static struct window now(void)
{
    return (struct window){(double)sleeps_of_others(), seconds_of(CLOCK_PROCESS_CPUTIME_ID),
                           seconds_of(CLOCK_MONOTONIC)};
}

static struct window since(struct window before)
{
    struct window after = now();
    return (struct window){after.sleeps - before.sleeps, after.had - before.had, after.took - before.took};
}

/* Of the windows in which these PEs had the processors: how many, and how many messages came for a sleep. */
static double messages_for_a_sleep(const struct window *sums, int n, int *judged)
{
    double sleeps = 0;
    *judged = 0;
    for (int w = 0; w < WINDOWS; w++) {
        double share = sums[w].had / (sums[w].took / n * CPUS);
        printf("%.0f sleeps, with %.0f %% of %d processors\n", sums[w].sleeps, 100 * share, CPUS);
        if (share < 0.95) continue;
        sleeps += sums[w].sleeps;
        ++*judged;
    }
    return (double)*judged * ROUNDS * n * (n - 1) / (sleeps ? sleeps : 1);
}

int main(void)
{
    crowd();
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *from = shmem_calloc((size_t)n, sizeof *from);
    struct window *windows = shmem_calloc(WINDOWS, sizeof *windows);
    shmemx_ct_t come;
    shmemx_ct_create(&come);
    shmem_barrier_all();
    for (int w = 0; w < WINDOWS; w++) {
        struct window before = now();
        for (long round = w * ROUNDS + 1; round <= (w + 1) * ROUNDS; round++) {
            for (int k = 1; k < n; k++) shmemx_putmem_ct(come, &from[me], &round, sizeof round, (me + k) % n);
            shmemx_ct_wait_dec(come, n - 1);
        }
        windows[w] = since(before);
    }
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) check_equal(pe == me ? WINDOWS * ROUNDS : from[pe], WINDOWS * ROUNDS);
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, (double *)windows, (double *)windows, WINDOWS * FIELDS);
    int judged = 1;
    if (!me) { /* one PE is enough to say so */
        double many = messages_for_a_sleep(windows, n, &judged);
        if (judged) check(many > 4);
    }
    shmem_finalize();
    if (!judged) return skip("other programs have the processors", "run it on a quiet machine");
    return test_result();
}
