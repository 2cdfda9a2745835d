/* The same as late_fence.c with PMI. The launcher is the other end of a socket, in this process. */
#include "job/boot_pmi.c"
#include "late_fence.h"

static int launcher;

static void fence_is_over(void)
{
    static const char answer[] = "cmd=barrier_out rc=0\n";
    check_equal(write(launcher, answer, strlen(answer)), strlen(answer));
    done_ms = LONG_MAX;
}

int main(void)
{
    int ends_of_it[2];
    check_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends_of_it), 0);
    launcher = ends_of_it[1];
    pmi.given = pmi.fd = ends_of_it[0];
    pmi.version = 1;
    check_equal(fstat(pmi.fd, &pmi.socket), 0);
    return check_fences(pmi_fence);
}
