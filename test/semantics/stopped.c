/* Where the network's card reads and writes memory by itself, long transfers, single puts, their quiet, and gets need
 * nothing of the target: PE 1 is stopped while PE 0 puts to it, gets from it, and waits. PE 2, if there is one, looks
 * at what a quiet of PE 0 says is there.
 *
 * With an argument over libfabric's shm provider. That has a lock in shared memory for each process, which PE 1 may
 * have when it is stopped: it goes on for a moment then (rescue). And a process that was killed leaves its endpoints,
 * named by its pid, which may be ours: they are not taken for ours, nor do we go without reads and writes for them
 * (leave). */
#include "semantics/semantics.h"

#include <shmemx.h>

#include <signal.h>
#include <unistd.h>

enum { BYTES = 640 << 10, TIMES = 5, READY = -1, RESCUES = 2 };

static char *there; /* in the heap: not all cards reach anything else */
static _Alignas(long) char back[BYTES], ours[BYTES];
static long pids[64], asked, answered, added;

static void fill(int seed)
{
    for (size_t i = 0; i < BYTES; i++) ours[i] = (char)(seed + i * 7 + i / 251);
}

static int is_as_ours(const char *bytes) { return !memcmp(bytes, ours, BYTES); }

static pthread_mutex_t stopping = PTHREAD_MUTEX_INITIALIZER;
static int is_stopped;
static _Atomic unsigned steps; /* of who has stopped PE 1 */

/* Returns when the process is stopped: it goes on for a while. */
static void stop_it(void)
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

static void stop(void)
{
    pthread_mutex_lock(&stopping);
    stop_it();
    is_stopped = 1;
    pthread_mutex_unlock(&stopping);
}

static void go_on(void)
{
    pthread_mutex_lock(&stopping);
    is_stopped = 0;
    kill((pid_t)pids[1], SIGCONT);
    pthread_mutex_unlock(&stopping);
}

/* PE 1 goes on until something has happened here: on a busy machine it may not have a processor at once. */
static void go_on_until_a_step(unsigned seen)
{
    enum { LOOKS = 2000 };
    kill((pid_t)pids[1], SIGCONT);
    for (int looks = 0; looks < LOOKS && steps == seen; looks++) usleep(1000);
    stop_it();
}

/* A thread beside one that may wait for PE 1's lock. That is seldom: one that needed PE 1 would do so each time. */
static void *rescue(void *nothing)
{
    (void)nothing;
    for (unsigned seen = 0, rescues = 0; rescues <= RESCUES; seen = steps) {
        usleep(1000000);
        pthread_mutex_lock(&stopping);
        if (is_stopped && steps == seen) {
            rescues++;
            go_on_until_a_step(seen);
        }
        pthread_mutex_unlock(&stopping);
    }
    check(!"PE 1 is needed");
    go_on();
    return NULL;
}

/* Does a get end while PE 1 is stopped? One that does not goes on with it. */
static int ends_while_stopped(void)
{
    int is_over = 0;
    stop();
    shmem_getmem_nbi(back, there, BYTES, 1);
    for (int looks = 0; looks < 100 && !is_over; looks++) {
        usleep(1000);
        steps++;
        is_over = shmemx_ctx_quiet_test(SHMEM_CTX_DEFAULT);
    }
    go_on();
    shmem_quiet();
    return is_over;
}

/* A key is asked for with the first transfer, and comes some time later. At the end no message of ours is on its way to
 * PE 1, which could not answer it. */
static void make_known(void)
{
    while (!ends_while_stopped()) usleep(1000);
}

/* Blocking puts, each with its quiet, from which the library expects that the next ones are so, too. Short ones are
 * copied, longer ones read where they are. */
static const size_t single[] = {1, 2, 8, 24, 1000, 9000, 16 << 10, 20000, 100 << 10, BYTES / 2};
enum { SINGLE = sizeof single / sizeof *single };

static void put_single(size_t nbytes, int seed)
{
    fill(seed);
    memcpy(back, ours, nbytes);
    shmem_putmem(there, back, nbytes, 1);
    memset(back, ~ours[0], nbytes);
    shmem_quiet();
    steps++;
}

static void put_words(long value)
{
    shmem_long_p((long *)there, value, 1);
    shmem_quiet();
    check_equal(shmem_long_g((long *)there, 1), value);
    shmem_short_p((short *)there + 5, (short)value, 1);
    shmem_quiet();
    check_equal(shmem_short_g((short *)there + 5, 1), (short)value);
    steps++;
}

static void make_expected(void)
{
    for (int i = 0; i < 4; i++) put_single(8, i);
}

static void put_alone_while_stopped(int seed)
{
    for (int i = 0; i < SINGLE; i++) {
        put_single(single[i], seed + i);
        shmem_getmem(back, there, single[i], 1);
        check(!memcmp(back, ours, single[i]));
    }
    put_words(seed);
}

/* Has PE 2 look whether PE 1 has fill(seed). */
static void ask_another(int seed)
{
    if (n < 3) return;
    shmem_long_p(&asked, seed + 1, 2);
    shmem_long_wait_until(&answered, SHMEM_CMP_EQ, seed + 1);
}

static void look_when_asked(void)
{
    make_known();
    shmem_long_p(&answered, READY, 0);
    for (int i = 0; i < TIMES; i++) {
        shmem_long_wait_until(&asked, SHMEM_CMP_EQ, i + 1);
        fill(i);
        shmem_getmem(back, there, BYTES, 1);
        check(is_as_ours(back));
        shmem_long_p(&answered, i + 1, 0);
    }
}

/* A transfer that no fence puts behind a message does not wait for its acknowledgement. */
static void put_beside_a_message(void)
{
    enum { LOOKS = 20000 };
    int is_there = 0;
    shmem_long_atomic_add(&added, 1, 1);
    fill(TIMES);
    shmem_putmem_nbi(there, ours, BYTES, 1);
    for (int looks = 0; looks < LOOKS && !is_there; looks++) {
        is_there = shmemx_ctx_fence_test(SHMEM_CTX_DEFAULT);
        usleep(1000);
        steps++;
    }
    check(is_there);
}

static void use_while_stopped(void)
{
    if (n > 2) shmem_long_wait_until(&answered, SHMEM_CMP_EQ, READY);
    make_known();
    make_expected();
    stop();
    for (int i = 0; i < TIMES; i++) {
        put_alone_while_stopped(i);
        fill(i);
        shmem_putmem_nbi(there, ours, BYTES, 1);
        shmem_quiet();
        steps++;
        ask_another(i);
        steps++;
        memset(back, 0, BYTES);
        shmem_getmem_nbi(back, there, BYTES, 1);
        shmem_quiet();
        steps++;
        check(is_as_ours(back));
        check_equal(shmem_long_g((long *)there + i, 1), ((long *)ours)[i]);
        check_equal(shmem_schar_g((signed char *)there + 1 + i, 1), (signed char)ours[1 + i]);
        shmem_getmem(back, there + BYTES - 8, 8, 1);
        check(!memcmp(back, ours + BYTES - 8, 8));
        memset(back, 0, BYTES);
        shmem_putmem(there, back, BYTES / 2, 1);
        shmem_quiet();
    }
    put_beside_a_message();
    go_on();
}

/* Leaves what another process of this pid may have left, or a process of another container: by libfabric's names, an
 * empty file. */
static void leave(char *path, size_t room)
{
    snprintf(path, room, "/dev/shm/%d:%u:0", getpid(), getuid());
    int fd = open(path, O_CREAT | O_RDWR, 0600);
    check(fd >= 0);
    close(fd);
}

int main(int argc, char **argv)
{
    char left[64];
    (void)argv;
    if (argc > 1) leave(left, sizeof left);
    begin(SHMEM_THREAD_SINGLE);
    if (argc > 1) unlink(left);
    check((there = shmem_malloc(BYTES)));
    long pid = getpid();
    if (me != 1 && argc > 1) pthread_detach(thread_start(rescue, NULL));
    for (int pe = 0; pe < n; pe++) shmem_long_p(&pids[me], pid, pe);
    shmem_barrier_all();
    if (me == 2) look_when_asked();
    if (me == 0) use_while_stopped();
    shmem_barrier_all();
    fill(TIMES);
    if (me == 1) check(is_as_ours(there) && added == 1);
    shmem_free(there);
    return end();
}
