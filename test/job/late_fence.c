/* PEs that are in shmem_init wait for a fence of PMIx for a limited time, because the launcher may not notice that a
 * machine is cut off. Without a limit they wait for PEs that come late. PMIx and the end of a job are this file's. */
#include "job/boot_pmix.c"
#include "late_fence.h"

static void (*done)(int status, void *arg);
static void *done_arg;

static void fence_is_over(void) { done(PX_SUCCESS, done_arg); }

static int fence_nb(const struct px_proc *procs, size_t n_procs, const struct px_info *info, size_t n,
                    void (*tell)(int status, void *arg), void *arg)
{
    (void)procs, (void)n_procs, (void)info, (void)n;
    done = tell;
    done_arg = arg;
    return PX_SUCCESS;
}

int main(void)
{
    pmix = (typeof(pmix)){.is_up = true, .fence_nb = fence_nb};
    return check_fences(pmix_fence);
}
