/* For launchers.py: says where each PE is, and checks that all PEs reach each other, on whichever route; then behaves
 * as asked (HOW OTHERS [FOLDER for what is said], or hold FILE: until that exists). Every PE prints one line: "PE 1 of
 * 4 on h1 shares memory with 0 1"
 */
#include <signal.h>
#include <stdlib.h>

#include "semantics/semantics.h"

static long global;

static void reach_everybody(long *slots, long *sum)
{
    for (int pe = 0; pe < n; pe++) {
        shmem_long_p(&slots[me], me + 1, pe);
        shmem_long_atomic_add(sum, me + 1, pe);
    }
    shmem_long_put(&global, &(long){me}, 1, after(1));
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) {
        check_equal(slots[pe], pe + 1);
        check_equal(shmem_long_g(&slots[me], pe), me + 1);
    }
    check_equal(*sum, n * (n + 1L) / 2);
    check_equal(global, before(1));
    check_equal(shmem_long_g(&global, after(1)), me);
}

static void say_where(const long *slots)
{
    char host[64], line[512];
    gethostname(host, sizeof host);
    int length = snprintf(line, sizeof line, "PE %d of %d on %s shares memory with", me, n, host);
    for (int pe = 0; pe < n; pe++) {
        const long *theirs = shmem_ptr(slots, pe);
        check_equal(theirs != NULL, shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, SHMEM_TEAM_SHARED) >= 0);
        if (!theirs) continue;
        check_equal(theirs[me], me + 1);
        length += snprintf(line + length, sizeof line - (size_t)length, " %d", pe);
    }
    puts(line);
}

/* What PEs say of an end may be lost with a launcher that ends before it has handed on everything. */
static void keep_what_is_said(const char *folder)
{
    char file[4096];
    snprintf(file, sizeof file, "%s/said-by-%d", folder, me);
    check(freopen(file, "w", stderr) != NULL);
}

/* As the last PE is told; the others wait for it in a barrier, or compute. */
static void behave(const char *how, const char *others)
{
    while (!strcmp(how, "hold") && access(others, F_OK)) nap(10);
    if (!strcmp(how, "hold")) return;
    if (me == n - 1 && !strcmp(how, "abort")) abort();
    if (me == n - 1 && !strcmp(how, "kill")) raise(SIGKILL);
    if (me == n - 1 && !strcmp(how, "mistake")) shmem_long_p(&global, 1, n);
    if (me == n - 1 && !strcmp(how, "sleep")) nap(60000);
    if (me == n - 1 && !strncmp(how, "exit", 4)) shmem_global_exit(atoi(how + 4));
    if (!strcmp(others, "wait")) shmem_long_wait_until(&global, SHMEM_CMP_EQ, -1);
    if (!strcmp(others, "compute"))
        for (volatile int computing = 1; computing;) continue;
    for (;;) shmem_barrier_all();
}

int main(int argc, char **argv)
{
    begin(SHMEM_THREAD_SINGLE);
    long *slots = shmem_calloc((size_t)n, sizeof *slots), *sum = shmem_calloc(1, sizeof *sum);
    reach_everybody(slots, sum);
    say_where(slots);
    shmem_barrier_all();
    if (argc > 3) keep_what_is_said(argv[3]);
    if (argc > 2) behave(argv[1], argv[2]);
    shmem_finalize();
    begin(SHMEM_THREAD_SINGLE); /* and once more */
    check_equal(shmem_n_pes(), n);
    slots = shmem_calloc((size_t)n, sizeof *slots);
    sum = shmem_calloc(1, sizeof *sum);
    reach_everybody(slots, sum);
    return end();
}
