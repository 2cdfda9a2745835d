/* Where the network's card reads and writes memory by itself, long transfers, their quiet, and gets need nobody at the
 * other side: PE 1 is stopped while PE 0 puts to it, gets from it, and waits; a third PE looks on where it can. */
#include "semantics/semantics.h"

#include <shmemx.h>

#include <signal.h>
#include <unistd.h>

enum { BYTES = 640 << 10 };

static _Alignas(long) char there[BYTES], back[BYTES], ours[BYTES];
static long pids[64];

static void fill(int seed)
{
    for (size_t i = 0; i < BYTES; i++) ours[i] = (char)(seed + i * 7 + i / 251);
}

static int is_as_ours(const char *bytes) { return !memcmp(bytes, ours, BYTES); }

/* Returns when the process is stopped: it goes on for a while. */
static void stop(void)
{
    char path[64], state = 0;
    snprintf(path, sizeof path, "/proc/%ld/stat", pids[1]);
    kill((pid_t)pids[1], SIGSTOP);
    while (state != 'T') {
        FILE *file = fopen(path, "r");
        check(file && fscanf(file, "%*d (%*[^)]) %c", &state) == 1);
        fclose(file);
    }
}

static void go_on(void) { kill((pid_t)pids[1], SIGCONT); }

/* Does a get end while PE 1 is stopped? One that does not goes on with it. */
static int ends_while_stopped(void)
{
    int is_over = 0;
    stop();
    shmem_getmem_nbi(back, there, BYTES, 1);
    for (int looks = 0; looks < 100 && !is_over; looks++) {
        usleep(1000);
        is_over = shmemx_ctx_quiet_test(SHMEM_CTX_DEFAULT);
    }
    go_on();
    shmem_quiet();
    return is_over;
}

/* A key is asked for with the first transfer, and comes some time later. */
static void make_known(void)
{
    while (!ends_while_stopped()) usleep(1000);
}

static void use_while_stopped(void)
{
    make_known();
    stop();
    for (int i = 0; i < 5; i++) {
        fill(i);
        shmem_putmem_nbi(there, ours, BYTES, 1);
        shmem_quiet();
        memset(back, 0, BYTES);
        shmem_getmem_nbi(back, there, BYTES, 1);
        shmem_quiet();
        check(is_as_ours(back));
        check_equal(shmem_long_g((long *)there + i, 1), ((long *)ours)[i]);
        check_equal(shmem_schar_g((signed char *)there + 1 + i, 1), (signed char)ours[1 + i]);
        shmem_getmem(back, there + BYTES - 8, 8, 1);
        check(!memcmp(back, ours + BYTES - 8, 8));
        memset(back, 0, BYTES);
        shmem_putmem(there, back, BYTES / 2, 1);
        shmem_getmem(back, there, BYTES, 1);
        check(!back[BYTES / 2 - 1] && !memcmp(back + BYTES / 2, ours + BYTES / 2, BYTES / 2));
    }
    go_on();
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
