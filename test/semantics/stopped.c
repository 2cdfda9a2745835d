/* Where the network's card reads and writes memory by itself, long transfers and their quiet need nobody at the other
 * side: PE 1 is stopped while PE 0 puts to it, gets from it, and waits; a third PE looks on where it can. */
#include "semantics/semantics.h"

#include <signal.h>
#include <unistd.h>

enum { BYTES = 640 << 10, ROUNDS = 60 };

static char there[BYTES], back[BYTES], ours[BYTES];
static long pids[64];

static void fill(int seed)
{
    for (size_t i = 0; i < BYTES; i++) ours[i] = (char)(seed + i * 7 + i / 251);
}

static int is_as_ours(const char *bytes) { return !memcmp(bytes, ours, BYTES); }

/* A key is asked for with the first transfer, and comes some time later. */
static void make_known(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        shmem_putmem_nbi(there, ours, BYTES, 1);
        shmem_getmem(back, there, 1000, 1);
        shmem_quiet();
        usleep(1000);
    }
}

static void use_while_stopped(void)
{
    make_known();
    kill((pid_t)pids[1], SIGSTOP);
    for (int i = 0; i < 5; i++) {
        fill(i);
        shmem_putmem_nbi(there, ours, BYTES, 1);
        shmem_quiet();
        memset(back, 0, BYTES);
        shmem_getmem_nbi(back, there, BYTES, 1);
        shmem_quiet();
        check(is_as_ours(back));
        memset(back, 0, BYTES);
        shmem_putmem(there, back, BYTES / 2, 1);
        shmem_getmem(back, there, BYTES, 1);
        check(!back[BYTES / 2 - 1] && !memcmp(back + BYTES / 2, ours + BYTES / 2, BYTES / 2));
    }
    kill((pid_t)pids[1], SIGCONT);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    long pid = getpid();
    for (int pe = 0; pe < n; pe++) shmem_long_p(&pids[me], pid, pe);
    shmem_barrier_all();
    if (me == 0) use_while_stopped();
    shmem_barrier_all();
    fill(4);
    if (me == 1) check(!there[0] && !memcmp(there + BYTES / 2, ours + BYTES / 2, BYTES / 2));
    return end();
}
