#include "core/boot.h"

#include <unistd.h>

#include "base/atomic.h"
#include "base/log.h"

struct boot boot;

/* In order of preference; the last one is always present. */
static const struct boot_driver *const drivers[] = {&boot_oshrun, &boot_alone};

static const struct boot_driver *boot_choose(void)
{
    const struct boot_driver *const *d = drivers;
    while (!(*d)->present()) d++;
    return *d;
}

bool boot_started_as_pe(void) { return boot_choose() != &boot_alone; }

static void boot_join(void)
{
    const struct boot_driver *driver = boot_choose();
    driver->up();
    boot.driver = driver;
    log_identify(boot.n_pes > 1 ? boot.pe : -1);
}

/* Before shmem_init, too, a PE that ends with an error belongs to a job. */
static bool boot_at_death(int status)
{
    if (!boot.driver) boot_join();
    boot.driver->note(BOARD_SAID_WHY);
    return boot.driver->end_job(status);
}

__attribute__((constructor)) static void boot_prepare(void) { log_at_death(boot_at_death, NULL); }

void boot_up(void)
{
    if (!boot.driver) boot_join();
    boot.driver->note(BOARD_JOINING);
}

void boot_barrier(void) { boot.driver->gather(NULL, 0, NULL); }

void boot_leave_if_ending(void)
{
    int status;
    if (!boot.driver->is_ending(&status)) return;
    static int leaving; /* exit() is for one thread: the others wait for the end */
    if (exchange(&leaving, 1) == 0) exit(status);
    for (;;) pause();
}
