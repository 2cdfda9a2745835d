/* Files that could not be written: the program runs to its end, and its status is 1. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "profile.h"

static pid_t failed; /* the process whose file it is; 0: none */

static void at_exit(int status, void *unused)
{
    (void)unused;
    if (status || failed != getpid()) return;
    failed = 0;
    exit(EXIT_FAILURE); /* continues with the functions that are left */
}

void profile_fail_at_exit(void) { on_exit(at_exit, NULL); }

void profile_fail(const char *what, const char *file)
{
    print_warning("cannot write the %s %s: %s", what, file, strerror(errno));
    failed = getpid();
}
