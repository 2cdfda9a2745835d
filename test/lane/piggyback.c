/* What a broadcast tells another node may wait for what its root posts next: it leaves in one message with that, and at
 * the latest when the root waits for anything, or the progress thread looks. The program is linked with the library's
 * insides, to see what is put off, and is run by two or three PEs that are nodes of their own on one lane. */
#include "semantics/semantics.h"

#include <sys/wait.h>

#include "base/env.h"
#include "lane/backoff.h"
#include "lane/lane_pool.h"

enum { ROUNDS = 300, ENOUGH = 20000, FIRST = 16 };

static long dests[2], source, reply; /* one dest after the other: a root may be one ahead */

static const struct timespec a_while = {.tv_nsec = 2000000};

static bool is_put_off(void) { return load_acquire(&backoff_put_off) != NULL; }

/* The first PE tells the others; was it put off? A root that has lost its processor may find that it is gone. */
static bool tell(void)
{
    long *dest = &dests[++source % 2];
    check_equal(shmem_long_broadcast(SHMEM_TEAM_WORLD, dest, &source, 1, 0), 0);
    check_equal(*dest, source);
    return is_put_off();
}

static bool tell_and_meet(void)
{
    bool was = tell();
    shmem_sync_all();
    check(!is_put_off());
    return was;
}

/* Messages of this PE to each other one for a broadcast and a sync. */
static double messages_each(void)
{
    uint64_t before = lane_pool.lanes[0].batches;
    for (int i = 0; i < ROUNDS; i++) tell_and_meet();
    return (double)(lane_pool.lanes[0].batches - before) / (ROUNDS * (n - 1));
}

static void leaves_with_the_sync_behind_it(void)
{
    double each = messages_each();
    if (me != 0) return;
    printf("a broadcast and a sync: %.2f messages of the root to each\n", each);
    check(env.piggyback == PIGGYBACK_ALWAYS ? each < 1.5 : each >= 2);
}

/* Nobody but the progress thread sends it. */
static void arrives_while_the_root_computes(void)
{
    for (int i = 0; i < ROUNDS / 10; i++) {
        tell();
        if (me == 1) shmem_long_p(&reply, source, 0);
        while (me == 0 && __atomic_load_n(&reply, __ATOMIC_RELAXED) != source) continue;
        shmem_sync_all();
    }
}

static void leaves_before_its_thread_waits(void)
{
    struct backoff backoff = {0};
    for (int i = 0; i < ROUNDS; i++) {
        tell();
        backoff_slow(&backoff);
        check(!is_put_off());
        shmem_sync_all();
    }
}

/* To that node; what others are told stays. */
static void leaves_with_a_put_behind_it(void)
{
    int stayed = 0;
    for (int i = 0; i < ROUNDS; i++) {
        tell();
        if (me == 0) shmem_long_p(&reply, source, 1);
        stayed += is_put_off();
        if (me == 1) shmem_long_wait_until(&reply, SHMEM_CMP_EQ, source);
        shmem_sync_all();
    }
    if (me == 0) check(n > 2 && env.piggyback == PIGGYBACK_ALWAYS ? stayed > ROUNDS / 2 : !stayed);
}

/* Both do, unless the first one has left already, and the second one is put off like any other. */
static void leaves_when_another_is_told_behind_it(void)
{
    int stayed = 0;
    for (int i = 0; i < ROUNDS; i++) {
        tell();
        stayed += tell();
        shmem_sync_all();
    }
    check(stayed < ROUNDS / 2);
}

/* Another thread's child has no batches, whatever its parent has put off. */
static void is_not_a_childs(void)
{
    tell();
    pid_t child = fork();
    if (!child) {
        struct backoff backoff = {0};
        backoff_slow_awake(&backoff);
        _exit(is_put_off());
    }
    int status = -1;
    check_equal(waitpid(child, &status, 0), child);
    check_equal(status, 0);
    shmem_sync_all();
}

static void stays_where_nothing_follows_soon(void)
{
    for (int i = 0; i < 4 * FIRST; i++) {
        check(!tell());
        nanosleep(&a_while, NULL);
        shmem_sync_all();
    }
}

/* Until one has been: all know that by the next one. */
static void is_learnt(void)
{
    static long is_known, was;
    for (int i = 0; i < ENOUGH && !is_known; i += FIRST) {
        for (int k = 0; k < FIRST; k++) was |= tell_and_meet();
        check_equal(shmem_long_max_reduce(SHMEM_TEAM_WORLD, &is_known, &was, 1), 0);
    }
    check(is_known || SANITIZED); /* whose code may take longer than what is soon */
    if (!is_known) return;
    for (long k = is_known = 0; k < ENOUGH && !is_known; k++) {
        was = tell();
        if (was) nanosleep(&a_while, NULL); /* for nothing */
        shmem_sync_all();
        check_equal(shmem_long_max_reduce(SHMEM_TEAM_WORLD, &is_known, &was, 1), 0);
    }
    for (int i = 0; i < FIRST + FIRST / 2; i++) check(!tell_and_meet()); /* twice as many must have had company now */
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    check(n == 2 || n == 3);
    if (env.piggyback == PIGGYBACK_GUESS) {
        stays_where_nothing_follows_soon();
        is_learnt();
        return end();
    }
    leaves_with_the_sync_behind_it();
    arrives_while_the_root_computes();
    leaves_before_its_thread_waits();
    leaves_with_a_put_behind_it();
    leaves_when_another_is_told_behind_it();
    is_not_a_childs();
    return end();
}
