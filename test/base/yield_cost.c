/* A yield that gives the processor to a program that computes is not repeated soon. The clock and the kernel are this
 * file's, so that no other program changes the result. */
#include <sched.h>
#include <time.h>

#include <shmem.h>

#include "base/yield.h"
#include "core/core.h"
#include "core/wait_policy.h"
#include "test.h"

static long now_us, yield_us; /* the time, and how much of it a yield takes */
static int yields, readings;

int clock_gettime(clockid_t clock, struct timespec *at)
{
    (void)clock;
    readings++;
    *at = (struct timespec){.tv_sec = now_us / 1000000, .tv_nsec = now_us % 1000000 * 1000};
    return 0;
}

int sched_yield(void)
{
    yields++;
    now_us += yield_us;
    return 0;
}

static int64_t clock_now; /* as a wait passes it on */

static bool is_cheap(void)
{
    clock_now = 0;
    return yield_if_cheap(&clock_now);
}

static void yields_again_and_again_while_it_is_cheap(void)
{
    yields = 0, yield_us = 2;
    for (int i = 0; i < 1000; i++) check(is_cheap());
    check_equal(yields, 1000);
}

static void long_yield(void)
{
    yield_us = 3000;
    check(is_cheap());
    yield_us = 2;
}

/* For how long no thread yields after a yield that took long. */
static long avoided_us(void)
{
    long begin = now_us;
    while (!is_cheap()) {
        yield_once();
        now_us += 100;
    }
    return now_us - begin - yield_us;
}

static void sleeps_for_a_while_after_a_yield_that_took_long(void)
{
    yields = 0;
    long_yield();
    for (int i = 0; i < 10; i++) {
        check(!is_cheap());
        yield_once();
        now_us += 90;
    }
    check_equal(yields, 1);
    now_us += 1000000;
    check(is_cheap());
    check(is_cheap());
    yield_once();
    check_equal(yields, 4);
    now_us += 1000000;
}

static void sleeps_longer_each_time_that_the_next_yield_took_long_too(void)
{
    long before = 0;
    for (int i = 0; i < 6; i++) {
        long_yield();
        long us = avoided_us();
        check(us >= 2 * before - 200);
        if (i) check(us <= 2 * before + 200);
        before = us;
    }
    long_yield();
    check(avoided_us() <= before + 200);
    now_us += before * 7; /* of cheap yields, which is not long enough */
    long_yield();
    check(avoided_us() >= before - 200);
    now_us += before * 9;
    long_yield();
    check(avoided_us() <= 1200);
    now_us += 1000000;
}

static void steps_sleep_where_a_yield_is_not_cheap(void)
{
    unsigned times = 0;
    yields = 0, yield_us = 3000;
    for (int i = 0; i < 5; i++) yield_step(&times);
    check_equal(yields, 1);
    now_us += 1000000;
}

static void yields_to_many_processes_of_the_job_are_cheap(void)
{
    yields = 0, yield_us = 3000;
    yield_expect(32);
    for (int i = 0; i < 10; i++) check(is_cheap());
    yield_expect(1);
    check(is_cheap());
    check(!is_cheap());
    check_equal(yields, 11);
    now_us += 1000000;
}

/* A thread of the PE copies a long message, and has the processor for so long. */
static void yields_to_threads_of_the_own_pe_are_cheap(void)
{
    world.thread_level = SHMEM_THREAD_MULTIPLE;
    wait_policy_up(2, 2);
    yield_us = 1200;
    for (int i = 0; i < 10; i++) check(is_cheap());
    long_yield();
    check(!is_cheap());
    now_us += 1000000;
    world.thread_level = SHMEM_THREAD_SERIALIZED;
    wait_policy_up(2, 2);
    yield_us = 1200;
    check(is_cheap());
    check(!is_cheap());
    now_us += 1000000;
}

/* A wait reads the clock once for each yield. */
static void a_yield_begins_where_the_last_one_ended(void)
{
    int64_t now = 0;
    yields = readings = 0, yield_us = 2;
    for (int i = 0; i < 1000; i++) check(yield_if_cheap(&now));
    check_equal(yields, 1000);
    check_equal(now, now_us * 1000);
    check_equal(readings, 1 + 1000);
}

int main(void)
{
    now_us = 1000000;
    yields_again_and_again_while_it_is_cheap();
    sleeps_for_a_while_after_a_yield_that_took_long();
    steps_sleep_where_a_yield_is_not_cheap();
    yields_to_many_processes_of_the_job_are_cheap();
    yields_to_threads_of_the_own_pe_are_cheap();
    sleeps_longer_each_time_that_the_next_yield_took_long_too();
    a_yield_begins_where_the_last_one_ended();
    yields_again_and_again_while_it_is_cheap();
    return test_result();
}
