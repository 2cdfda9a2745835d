/* PEs that are in shmem_init wait for a fence of PMIx for a limited time, because the launcher may not notice that a
 * machine is cut off. Without a limit they wait for PEs that come late. PMIx and the end of a job are this file's. */
#include <setjmp.h>
#include <stdarg.h>

#include "job/boot_pmix.c"
#include "test.h"

struct boot boot;
struct board_seat seat;

bool mpi_is_initialized(void) { return false; }
bool mpi_is_open_mpi(int version) { return version == 0; }

static jmp_buf ended;
static char said[400];

void die(const char *where, const char *format, ...)
{
    va_list arguments;
    (void)where;
    va_start(arguments, format);
    vsnprintf(said, sizeof said, format, arguments);
    va_end(arguments);
    longjmp(ended, 1);
}

static long now_ms; /* the clock, which each look moves on */
static long done_ms;
static void (*fence_is_done)(int status, void *arg);
static void *fence_of;

void end_leave_if_near(void)
{
    now_ms += 1000;
    if (now_ms > done_ms) fence_is_done(PX_SUCCESS, fence_of);
}

int clock_gettime(clockid_t clock, struct timespec *at)
{
    (void)clock;
    *at = (struct timespec){.tv_sec = now_ms / 1000, .tv_nsec = now_ms % 1000 * 1000000};
    return 0;
}

static int fence_nb(const struct px_proc *procs, size_t n_procs, const struct px_info *info, size_t n,
                    void (*done)(int status, void *arg), void *arg)
{
    (void)procs, (void)n_procs, (void)info, (void)n;
    fence_is_done = done;
    fence_of = arg;
    return PX_SUCCESS;
}

static bool ends(uint64_t patience, long after_ms)
{
    now_ms = 1000;
    done_ms = now_ms + after_ms;
    if (setjmp(ended)) return true;
    pmix_fence(patience);
    return false;
}

int main(void)
{
    static struct board board;
    seat.board = &board;
    pmix = (typeof(pmix)){.is_up = true, .fence_nb = fence_nb};
    check(!ends(10, 5000));
    check(ends(10, 60000));
    check(strstr(said, "has not answered for 10 s (HEDDLE_TIMEOUT)") != NULL);
    check(!ends(0, 5000));
    check(!ends(UINT64_MAX / 2, 5000)); /* nanoseconds would overflow */
    return test_result();
}
