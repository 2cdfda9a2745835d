/* Progress without the target's help (§15). With the argument "idle" or "shared", a benchmark of what it costs to wait,
 * and of two PEs that share a core: these judge who has the processors, and run while no other program does. */
#include "semantics.h"

#include <dirent.h>
#include <sched.h>
#include <sys/resource.h>

enum { ROUNDS = 50, WATCHED_MS = 3000, PLAYED_MS = 1000 };
enum { STARVED = 500 }; /* so many times slower: who only spins is 10,000 times slower */

static long words[4], row[64], awake, turn;
static char busy_file[64]; /* exists while PE 0 uses the target; not a message, because the target must not call */

static int is_in_use(void) { return access(busy_file, F_OK) == 0; }

static void compute(void)
{
    while (is_in_use()) continue;
}
static void sleep_well(void)
{
    while (is_in_use()) nap(10);
}

/* PE 0 makes the file, and the target gets its name. */
static void make_busy_file(int target)
{
    snprintf(busy_file, sizeof busy_file, "/tmp/heddle-absence-XXXXXX");
    int file = mkstemp(busy_file);
    check(file >= 0);
    close(file);
    shmem_putmem(busy_file, busy_file, sizeof busy_file, target);
}

/* What PE 0 asks of a target that is away; every operation has come back when this returns. */
static void use_target(int target)
{
    long got[64], sent[64];
    for (int i = 0; i < 64; i++) sent[i] = i;
    for (long round = 0; round < ROUNDS; round++) {
        shmem_long_p(&words[0], round, target);
        shmem_long_put(row, sent, 64, target);
        shmem_quiet();
        check_equal(shmem_long_g(&words[0], target), round);
        check_equal(shmem_long_atomic_fetch_add(&words[1], 1, target), round);
        shmem_long_get(got, row, 64, target);
        check(!memcmp(got, sent, sizeof got));
    }
}

/* §15: the target calls nothing until all operations have come back. */
static void target_is_away(void (*pass_time)(void))
{
    memset(words, 0, sizeof words);
    memset(row, 0, sizeof row);
    awake = 0;
    shmem_barrier_all();
    if (me == 0 && n > 1) make_busy_file(n - 1);
    shmem_barrier_all();
    if (me == n - 1 && n > 1) {
        pass_time();
        __atomic_store_n(&awake, 1, __ATOMIC_RELEASE);
    }
    if (me == 0 && n > 1) {
        use_target(n - 1);
        check_equal(shmem_long_g(&awake, n - 1), 0);
        check(!unlink(busy_file));
    }
    shmem_barrier_all();
}

static double now_of(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* How often it has rested: its threads together. */
static long rests_so_far(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_nvcsw;
}

/* What a rest costs here and now, whoever else uses the machine: the CPU time of one that does nothing else. */
static double bare_rest(void)
{
    enum { RESTS = 200 };
    double cpu = now_of(CLOCK_THREAD_CPUTIME_ID);
    for (int i = 0; i < RESTS; i++) nap(1);
    return (now_of(CLOCK_THREAD_CPUTIME_ID) - cpu) / RESTS;
}

/* What part of a core this process takes, all its threads together, while it passes time, and how often it looks. On a
 * machine that others use, looks take longer: as bare rests do. */
static void check_cost(void (*pass_time)(void), const char *what, double most, double most_rests)
{
    enum { BARE = 5 }; /* a look is as much as so many bare rests */
    double bare = bare_rest(), cpu = now_of(CLOCK_PROCESS_CPUTIME_ID), wall = now_of(CLOCK_MONOTONIC);
    double rests = (double)rests_so_far();
    pass_time();
    cpu = now_of(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    wall = now_of(CLOCK_MONOTONIC) - wall;
    rests = (double)rests_so_far() - rests;
    if (SANITIZED) most *= 10;
    int is_cheap = (cpu <= wall * most || cpu <= rests * bare * BARE) && rests <= wall * most_rests;
    if (!is_cheap)
        fprintf(stderr, "PE %d, %s for %.3f s: %.4f s of CPU time, %.0f rests, a bare one %.1f us\n", me, what, wall,
                cpu, rests, bare * 1e6);
    check(is_cheap);
}

static void watch_nothing(void) { nap(WATCHED_MS); }

static void wait_for_word(void)
{
    if (me) {
        shmem_long_wait_until(&awake, SHMEM_CMP_NE, 0);
        return;
    }
    nap(WATCHED_MS);
    for (int pe = 1; pe < n; pe++) shmem_long_p(&awake, 1, pe);
    shmem_quiet();
}

static void wait_in_barrier(void)
{
    if (!me) nap(WATCHED_MS);
    shmem_barrier_all();
}

/* A second, where the network cannot wake who sleeps: libfabric's shm has no descriptor, and is looked at every 16 ms.
 */
static double looks_at_network(void)
{
    const char *wire = getenv("HEDDLE_WIRE");
    return wire && !strcmp(wire, "ofi:shm") ? 1000.0 / 16 : 0;
}

/* Chapter 4 of the design: a job that has nothing to do does nothing; who waits for long looks now and then. */
static void idle_costs_nothing(void)
{
    awake = 0;
    shmem_barrier_all();
    nap(200); /* what was on its way has arrived; the progress thread looks a few times more */
    check_cost(watch_nothing, "idle", 0.01, 20 + looks_at_network());
    check_cost(wait_for_word, "waiting for a word", 0.02, 2000);
    check_cost(wait_in_barrier, "waiting in a barrier", 0.02, 2000);
}

/* All threads of this process. */
static void bind_to(const cpu_set_t *cpus)
{
    DIR *tasks = opendir("/proc/self/task");
    for (struct dirent *one; tasks && (one = readdir(tasks));)
        if (one->d_name[0] != '.') sched_setaffinity((pid_t)atol(one->d_name), sizeof *cpus, cpus);
    if (tasks) closedir(tasks);
}

/* Rounds that PEs 0 and 1 play in a time. */
static long play(void)
{
    struct timespec end = {0};
    long round = 0, over = -1;
    turn = 0;
    shmem_barrier_all();
    while (me < 2) {
        if (me) {
            shmem_long_wait_until(&turn, SHMEM_CMP_NE, round);
            if (turn == over) break;
            shmem_long_p(&turn, ++round, 0);
        } else if (goes_on(&end, PLAYED_MS)) {
            shmem_long_p(&turn, ++round, 1);
            shmem_quiet();
            shmem_long_wait_until(&turn, SHMEM_CMP_EQ, round);
        } else {
            shmem_long_p(&turn, over, 1);
            break;
        }
        shmem_quiet();
    }
    shmem_barrier_all();
    return round;
}

/* Two PEs that wait for each other share a core, though each had one when the job began: they do not starve */
static void share_a_core(void)
{
    cpu_set_t all, one;
    int cpu = 0;
    sched_getaffinity(0, sizeof all, &all);
    while (!CPU_ISSET(cpu, &all)) cpu++;
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    long apart = play();
    if (me < 2) bind_to(&one);
    long together = play();
    bind_to(&all);
    if (me == 0 && together * STARVED <= apart) fprintf(stderr, "%ld rounds apart, %ld together\n", apart, together);
    check(me > 1 || together * STARVED > apart);
}

int main(int argc, char **argv)
{
    begin(SHMEM_THREAD_MULTIPLE);
    if (argc > 1) {
        if (strcmp(argv[1], "idle")) share_a_core();
        else idle_costs_nothing();
        return end();
    }
    target_is_away(compute);
    target_is_away(sleep_well);
    return end();
}
