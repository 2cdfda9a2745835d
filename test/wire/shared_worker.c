/* While a thread is inside UCX, perhaps for as long as a copy takes, a poll by another thread returns at once. */
#include "wire/ucx/ucx.c"

#include "test.h"

static void *poll_and_arm(void *unused)
{
    check(!wire_ucx.rx_progress());
    check(!wire_ucx.rx_arm());
    return unused;
}

static void poll_returns_while_another_thread_is_in_the_worker(void)
{
    pthread_t other;
    ucx.rx = (ucp_worker_h)&ucx; /* only compared */
    worker_lock(ucx.rx);
    check(!pthread_create(&other, NULL, poll_and_arm, NULL));
    pthread_join(other, NULL);
    worker_unlock(ucx.rx);
}

int main(void)
{
    poll_returns_while_another_thread_is_in_the_worker();
    return test_result();
}
