/* A thread requests a short time slice for itself, and changes nothing else. */
#include "base/short_slice.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "test.h"

struct scheduling {
    uint32_t size, policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t slice, deadline, period;
};

static struct scheduling mine(void)
{
    struct scheduling now = {0};
    check(!syscall(SYS_sched_getattr, 0, &now, sizeof now, 0));
    return now;
}

static void *request(void *unused)
{
    struct scheduling before = mine();
    short_slice_request();
    struct scheduling after = mine();
    check_equal(after.policy, before.policy);
    check_equal(after.nice, before.nice);
    check_equal(after.flags, before.flags);
    if (before.slice) check_equal(after.slice, 100000); /* kernels without slices report 0 */
    return unused;
}

int main(void)
{
    pthread_t thread;
    struct scheduling before = mine();
    check(!setpriority(PRIO_PROCESS, 0, 5));
    check(!pthread_create(&thread, NULL, request, NULL));
    pthread_join(thread, NULL);
    check_equal(mine().slice, before.slice);
    return test_result();
}
