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

enum { ROUNDS = 200, CPUS = 2 };

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

int main(void)
{
    crowd();
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *from = shmem_calloc((size_t)n, sizeof *from), *sleeps = shmem_calloc(1, sizeof *sleeps);
    double *had = shmem_calloc(1, sizeof *had);
    shmemx_ct_t come;
    shmemx_ct_create(&come);
    shmem_barrier_all();
    long before = sleeps_of_others();
    double had_before = seconds_of(CLOCK_PROCESS_CPUTIME_ID), since = seconds_of(CLOCK_MONOTONIC);
    for (long round = 1; round <= ROUNDS; round++) {
        for (int k = 1; k < n; k++) shmemx_putmem_ct(come, &from[me], &round, sizeof round, (me + k) % n);
        shmemx_ct_wait_dec(come, n - 1);
    }
    double took = seconds_of(CLOCK_MONOTONIC) - since;
    *had = seconds_of(CLOCK_PROCESS_CPUTIME_ID) - had_before;
    *sleeps = sleeps_of_others() - before;
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) check_equal(pe == me ? ROUNDS : from[pe], ROUNDS);
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, sleeps, sleeps, 1);
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, had, had, 1);
    long messages = (long)ROUNDS * n * (n - 1);
    double share = *had / (took * CPUS);
    if (!me) printf("%ld messages, %ld sleeps, with %.0f %% of %d processors\n", messages, *sleeps, 100 * share, CPUS);
    int is_ours = share > 0.8;
    if (is_ours && !me) check(*sleeps < messages / 4); /* one PE is enough to say so */
    shmem_finalize();
    if (!is_ours && !me) return skip("other programs have the processors", "run it on a quiet machine");
    return test_result();
}
