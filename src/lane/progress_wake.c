#include "lane/progress_wake.h"

#include <unistd.h>

#include "base/atomic.h"
#include "base/log.h"

struct progress_sleeper progress_sleeper;

static void wake_if(uint32_t asleep)
{
    uint64_t one = 1;
    fence_before_waking(); /* pairs with the ordered store in progress_sleep, and the ordered loads behind it */
    if (load_ordered(&progress_sleeper.asleep) < asleep || !exchange(&progress_sleeper.asleep, AWAKE)) return;
    if (write(progress_sleeper.wake_fd, &one, sizeof one) < 0) die(NULL, "cannot wake the progress thread");
}

void progress_wake(void) { wake_if(ASLEEP); }
void progress_wake_now(void) { wake_if(NAPPING); }
