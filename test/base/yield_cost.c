/* A yield that gives the processor to a program that computes is not repeated soon. The clock and the kernel are this
 * file's, so that no other program changes the result. */
#include <sched.h>
#include <time.h>

#include "base/yield.h"
#include "test.h"

static long now_us, yield_us; /* the time, and how much of it a yield takes */
static int yields;

int clock_gettime(clockid_t clock, struct timespec *at)
{
    (void)clock;
    *at = (struct timespec){.tv_sec = now_us / 1000000, .tv_nsec = now_us % 1000000 * 1000};
    return 0;
}

int sched_yield(void)
{
    yields++;
    now_us += yield_us;
    return 0;
}

static void yields_again_and_again_while_it_is_cheap(void)
{
    yields = 0, yield_us = 2;
    for (int i = 0; i < 1000; i++) check(yield_if_cheap());
    check_equal(yields, 1000);
}

static void sleeps_for_a_while_after_a_yield_that_took_long(void)
{
    yields = 0, yield_us = 3000;
    check(yield_if_cheap());
    yield_us = 2;
    for (int i = 0; i < 10; i++) {
        check(!yield_if_cheap());
        yield_once();
        now_us += 1000;
    }
    check_equal(yields, 1);
    now_us += 1000000;
    check(yield_if_cheap());
    check(yield_if_cheap());
    yield_once();
    check_equal(yields, 4);
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
    for (int i = 0; i < 10; i++) check(yield_if_cheap());
    yield_expect(1);
    check(yield_if_cheap());
    check(!yield_if_cheap());
    check_equal(yields, 11);
    now_us += 1000000;
}

int main(void)
{
    now_us = 1000000;
    yields_again_and_again_while_it_is_cheap();
    sleeps_for_a_while_after_a_yield_that_took_long();
    steps_sleep_where_a_yield_is_not_cheap();
    yields_to_many_processes_of_the_job_are_cheap();
    yields_again_and_again_while_it_is_cheap();
    return test_result();
}
