/* Section 15: one-sided operations need nothing of their target. */
#include "semantics.h"

static long words[8];
static volatile long answer;

/* What PE 0 does to the last PE; complete when it returns. */
static void touch_last_pe(long value)
{
    int last = n - 1;
    long old, got = -1;
    shmem_long_p(&words[0], value, last);
    shmem_long_atomic_add(&words[1], value, last);
    old = shmem_long_atomic_fetch_add(&words[2], 1, last);
    (void)old;
    shmem_long_put_nbi(&words[3], &value, 1, last);
    shmem_quiet();
    shmem_long_get(&got, &words[0], 1, last);
    check_equal(got, value);
    check_equal(shmem_long_atomic_fetch(&words[2], last), old + 1);
    shmem_long_p((long *)&answer, value, last);
    shmem_quiet();
}

static void spin(void)
{
    while (!answer) continue;
}
static void sleep_until_answered(void)
{
    while (!answer) nap(1);
}
static void read_a_pipe(void)
{
    int ends[2];
    char byte;
    if (pipe(ends) || write(ends[1], "x", 1) != 1 || read(ends[0], &byte, 1) != 1) check(!"a pipe");
    close(ends[0]), close(ends[1]);
    sleep_until_answered();
}

/* §15: the target computes, sleeps, or waits elsewhere: the operations complete all the same, and it sees
 * them */
static void check_target(void (*pass_time)(void), long value)
{
    memset(words, 0, sizeof words);
    answer = 0;
    shmem_barrier_all();
    if (me == n - 1 && n > 1) pass_time();
    if (me == 0) touch_last_pe(value);
    if (me == n - 1) check_equal(answer, value);
    shmem_barrier_all();
}

static void *wait_for_last_word(void *unused_argument)
{
    (void)unused_argument;
    shmem_long_wait_until(&words[7], SHMEM_CMP_NE, 0);
    return NULL;
}

/* §15: all threads of the target are blocked in calls of their own */
static void blocked_threads(void)
{
    pthread_t thread = thread_start(wait_for_last_word, NULL);
    shmem_long_wait_until((long *)&answer, SHMEM_CMP_NE, 0);
    shmem_long_atomic_set(&words[7], 1, me);
    pthread_join(thread, NULL);
}

/* §15: the target is in shmem_finalize already */
static void target_may_be_in_finalize(void)
{
    memset(words, 0, sizeof words);
    shmem_barrier_all();
    if (me == 0 && n > 1) {
        nap(30);
        touch_last_pe(9);
    }
    shmem_finalize();
    if (me == n - 1 && n > 1) check(words[0] == 9 && words[1] == 9 && words[2] == 1 && words[3] == 9 && answer == 9);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    check_target(spin, 3);
    check_target(sleep_until_answered, 4);
    check_target(read_a_pipe, 5);
    check_target(blocked_threads, 6);
    target_may_be_in_finalize();
    return test_result();
}
