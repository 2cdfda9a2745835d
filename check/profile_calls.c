/* Showing in which call each thread is: calls.h. */
#include "profile.h"
#include "calls.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct shown_call *shown; /* by the number of the thread's tally; NULL: calls are not shown */

void calls_up(void)
{
    size_t size = CALLS_THREADS * sizeof *shown;
    if (shown) return; /* of an earlier init */
    int fd = memfd_create(CALLS_NAME, MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)size)) die(NULL, "cannot make a file for the calls: %s", strerror(errno));
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0); /* fd stays open, for others to find */
    if (at == MAP_FAILED) die(NULL, "out of memory for %d calls", CALLS_THREADS);
    shown = at;
}

static struct shown_call *call_of(const struct tally *tally)
{
    return tally->number < CALLS_THREADS ? &shown[tally->number] : NULL;
}

void calls_enter(const struct tally *tally, enum function function, int pe)
{
    struct shown_call *call = call_of(tally);
    if (!call) return;
    store_relaxed(&call->function, (uint32_t)function);
    store_relaxed(&call->pe, pe);
    store_release(&call->began_ns, clock_ns());
}

void calls_leave(const struct tally *tally, size_t bytes)
{
    struct shown_call *call = call_of(tally);
    if (!call) return;
    store_relaxed(&call->ended, call->ended + 1);
    store_relaxed(&call->bytes, call->bytes + bytes);
    store_release(&call->began_ns, 0);
}
