#include "core/pause.h"

#include <sched.h>
#include <time.h>

#include "base/atomic.h"
#include "core/boot.h"
#include "core/lane.h"

enum {
    LOOKS = 300,         /* without a pause, which on some processors takes longer than a neighbour's answer */
    YIELDS = 200,        /* before the first sleep; a yield costs about a microsecond */
    FIRST_SLEEP_US = 20, /* the kernel's timer slack adds 50 */
    LONGEST_SLEEP_US = 1000,
};

bool pause_step_awake(struct pause *pause)
{
    unsigned step = pause->steps++, looks = world.spins ? LOOKS : 0;
    if (step < looks) return true;
    door_poll(); /* whoever waits, serves */
    if (step < looks + world.spins) cpu_pause();
    else if (step < looks + world.spins + YIELDS) sched_yield();
    else return false;
    return true;
}

void pause_step(struct pause *pause)
{
    if (pause_step_awake(pause)) return;
    boot_leave_if_ending();
    pause->sleep_us = pause->sleep_us ? pause->sleep_us + pause->sleep_us / 4 : FIRST_SLEEP_US;
    if (pause->sleep_us > LONGEST_SLEEP_US) pause->sleep_us = LONGEST_SLEEP_US;
    nanosleep(&(struct timespec){.tv_nsec = pause->sleep_us * 1000L}, NULL);
}
