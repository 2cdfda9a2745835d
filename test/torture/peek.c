#include "peek.h"

#include <sys/prctl.h>
#include <sys/uio.h>
#include <unistd.h>

#include "board.h"

void peek_up(int pe, unsigned char *const *bases)
{
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY); /* or else some systems let nobody but a parent look */
    for (int r = 0; r < REGIONS; r++) board->bases[pe][r] = (uintptr_t)bases[r];
    __atomic_store_n(&board->pids[pe], getpid(), __ATOMIC_RELEASE);
}

bool peek(int pe, enum region region, size_t at, void *to, size_t nbytes)
{
    const struct iovec near = {.iov_base = to, .iov_len = nbytes};
    const struct iovec far = {.iov_base = (void *)(uintptr_t)(board->bases[pe][region] + at), .iov_len = nbytes};
    const pid_t pid = __atomic_load_n(&board->pids[pe], __ATOMIC_ACQUIRE);
    return process_vm_readv(pid, &near, 1, &far, 1, 0) == (ssize_t)nbytes;
}
