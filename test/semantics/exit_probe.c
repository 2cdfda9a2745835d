/* exit_probe WHERE STATUS [thread]: PE 0 calls shmem_global_exit(STATUS), from main or another thread, while
 * the others are in WHERE. What was printed is not flushed by anybody but the end of the process. */
#include "semantics.h"

static long word, lock, dest, source, spoken;
static volatile int never;

static void be_in(const char *where)
{
    if (!strcmp(where, "barrier")) shmem_barrier_all();
    if (!strcmp(where, "sync")) shmem_team_sync(SHMEM_TEAM_WORLD);
    if (!strcmp(where, "wait")) shmem_long_wait_until(&word, SHMEM_CMP_EQ, 1);
    if (!strcmp(where, "any")) shmem_long_wait_until_any(&word, 1, NULL, SHMEM_CMP_EQ, 1);
    if (!strcmp(where, "lock")) shmem_set_lock(&lock);
    if (!strcmp(where, "reduce")) shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1);
    if (!strcmp(where, "broadcast")) shmem_long_broadcast(SHMEM_TEAM_WORLD, &dest, &source, 1, 0);
    if (!strcmp(where, "finalize")) shmem_finalize();
    if (!strcmp(where, "malloc")) shmem_malloc(1);
    while (!strcmp(where, "compute") && !never) continue;
    while (!strcmp(where, "sleep")) nap(1000);
}

static int status;
static void *leave(void *unused_argument)
{
    (void)unused_argument;
    nap(20);
    moment();
    shmem_global_exit(status);
}

int main(int argc, char **argv)
{
    if (argc > 3 && !strcmp(argv[3], "start_pes")) start_pes(0);
    else begin(SHMEM_THREAD_MULTIPLE);
    me = shmem_my_pe();
    setvbuf(stdout, NULL, _IOFBF, 1 << 16); /* so that nothing but the end of the process flushes it */
    status = atoi(argv[2]);
    if (me == 0) shmem_set_lock(&lock);
    shmem_barrier_all();
    printf("last words of PE %d\n", me);
    shmem_long_atomic_inc(&spoken, 0);
    if (me == 0) shmem_long_wait_until(&spoken, SHMEM_CMP_EQ, shmem_n_pes()); /* they may leave the barrier later */
    if (me == 0 && argc > 3 && !strcmp(argv[3], "thread")) {
        thread_start(leave, NULL);
        shmem_long_wait_until(&word, SHMEM_CMP_EQ, 1);
    }
    if (me == 0) leave(NULL);
    be_in(argv[1]);
    nap(60000);
    return 99;
}
