/* Who waits for another thread's few instructions leaves it the processor, if they take long. */
#include <pthread.h>
#include <time.h>

#include "base/clock.h"
#include "base/lock.h"
#include "test.h"

static struct lock lock;
static uint32_t is_asked;

static int64_t own_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

/* The owner of a biased lock, which a visitor has. */
static void *enter(void *unused)
{
    (void)unused;
    store_release(&is_asked, 1);
    lock_enter(&lock);
    lock_leave(&lock);
    return NULL;
}

static void *enter_measured(void *share)
{
    int64_t own = own_ns(), passed = clock_ns();
    enter(NULL);
    own = own_ns() - own, passed = clock_ns() - passed;
    *(double *)share = (double)own / (double)passed;
    return NULL;
}

int main(void)
{
    const struct timespec long_visit = {.tv_nsec = 300000000};
    pthread_t owner;
    double share = 1;
    if (!lock_bias_available()) return skip("locks cannot be biased", "a kernel with membarrier");
    lock_set_rule(&lock, GATE_OPEN);
    check(lock_visit(&lock));
    pthread_create(&owner, NULL, enter_measured, &share);
    while (!load_acquire(&is_asked)) nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    nanosleep(&long_visit, NULL);
    lock_visit_end(&lock);
    pthread_join(owner, NULL);
    printf("who waited for a visit took %.2f of a processor\n", share);
    check(share < 0.5);
    return test_result();
}
