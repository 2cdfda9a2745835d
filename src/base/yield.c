#include "base/yield.h"

#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"

enum { YIELDS = 100, SLEEP_NS = 20000 };

void yield_step(unsigned *times)
{
    const struct timespec a_moment = {.tv_nsec = SLEEP_NS};
    if (++*times <= YIELDS) sched_yield();
    else syscall(SYS_nanosleep, &a_moment, NULL); /* the C library's may be cancelled in */
}
