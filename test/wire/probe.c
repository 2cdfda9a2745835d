/* probe [idle]: a message from each PE to each, and then the libraries of networks that are in this process. idle: then
 * sleeps, and all of the process with it. The environment is afterwards as it was, for MPI above all, except for what
 * oshrun left there for Heddle. */
#include "semantics/semantics.h"

#include <stdbool.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static long from[64];

enum { VARIABLES = 4096 };

/* Copies of the variables, without Heddle's own. */
static int copy_environment(char **copies)
{
    int count = 0;
    for (char **variable = environ; *variable && count < VARIABLES; variable++)
        if (strncmp(*variable, "HEDDLE_", strlen("HEDDLE_")) != 0) copies[count++] = strdup(*variable);
    return count;
}

static void check_environment_is(char **before, int n_before)
{
    static char *after[VARIABLES];
    int n_after = copy_environment(after);
    check_equal(n_after, n_before);
    for (int i = 0; i < n_after; i++) {
        bool is_same = i < n_before && !strcmp(after[i], before[i]);
        check(is_same);
        if (!is_same) fprintf(stderr, "changed: %s\n", after[i]);
        free(after[i]);
    }
    for (int i = 0; i < n_before; i++) free(before[i]);
}

static void print_engines(void)
{
    char line[4096];
    bool has_ucx = false, has_ofi = false;
    FILE *maps = fopen("/proc/self/maps", "r");
    check(maps != NULL);
    while (fgets(line, sizeof line, maps)) {
        has_ucx |= strstr(line, "/libucp.") != NULL;
        has_ofi |= strstr(line, "/libfabric.") != NULL;
    }
    fclose(maps);
    printf("engines:%s%s\n", has_ucx ? " ucx" : "", has_ofi ? " ofi" : "");
}

static void let_pass(time_t seconds)
{
    struct timespec left = {.tv_sec = seconds};
    while (nanosleep(&left, &left)) continue;
}

static double cpu_seconds(const struct rusage *u)
{
    struct timeval user = u->ru_utime, system = u->ru_stime;
    return (double)(user.tv_sec + system.tv_sec) + (double)(user.tv_usec + system.tv_usec) * 1e-6;
}

/* A tenth of the time is far more than looks from time to time take, and far less than a thread that never sleeps. */
static void check_idle(void)
{
    struct rusage before, after;
    let_pass(1);
    getrusage(RUSAGE_SELF, &before);
    let_pass(2);
    getrusage(RUSAGE_SELF, &after);
    check(cpu_seconds(&after) - cpu_seconds(&before) < 0.2);
    check(after.ru_nvcsw - before.ru_nvcsw < 400);
}

int main(int argc, char **argv)
{
    static char *before[VARIABLES];
    int n_before = copy_environment(before);
    begin(SHMEM_THREAD_SINGLE);
    for (int pe = 0; pe < n; pe++) shmem_long_p(&from[me], me + 1, pe);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) check_equal(from[pe], pe + 1);
    check_environment_is(before, n_before);
    if (me == 0) print_engines();
    if (argc > 1 && !strcmp(argv[1], "idle")) check_idle();
    return end();
}
