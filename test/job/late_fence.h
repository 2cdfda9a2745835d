/* For tests of fences (late_fence.c, late_fence_pmi.c): what a driver of the launcher uses of the library, with a clock
 * that each look moves on by a second, and a fence that is over after a time. Include this behind the driver. */
#include <setjmp.h>
#include <stdarg.h>

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

static long now_ms, done_ms;
static void fence_is_over(void);

void end_leave_if_near(void)
{
    now_ms += 1000;
    if (now_ms > done_ms) fence_is_over();
}

int clock_gettime(clockid_t clock, struct timespec *at)
{
    (void)clock;
    *at = (struct timespec){.tv_sec = now_ms / 1000, .tv_nsec = now_ms % 1000 * 1000000};
    return 0;
}

/* Does the job end during a fence that is over after that time? */
static bool ends(void (*fence)(uint64_t patience), uint64_t patience, long after_ms)
{
    now_ms = 1000;
    done_ms = now_ms + after_ms;
    if (setjmp(ended)) return true;
    fence(patience);
    return false;
}

static int check_fences(void (*fence)(uint64_t patience))
{
    static struct board board;
    seat.board = &board;
    check(!ends(fence, 10, 5000));
    check(!ends(fence, 0, 30000));
    check(!ends(fence, UINT64_MAX / 2, 5000)); /* nanoseconds would overflow */
    check(ends(fence, 10, 60000));
    check(strstr(said, "has not answered for 10 s (HEDDLE_TIMEOUT)") != NULL);
    return test_result();
}
