/* Several threads count, take and push at one PE without a pause: nothing is lost, and nothing comes twice. */
#include "semantics.h"

#include <shmemx.h>

enum { THREADS = 2, COUNTS = 20000000, TAKEN = 100, PUSHES = 500000, RING = 1024, RING_PUSHES = 300000 };

static shmemx_ct_t counter;

static void *add_all(void *unused_argument)
{
    (void)unused_argument;
    for (int i = 0; i < COUNTS; i++) shmemx_ct_add(counter, 1);
    return NULL;
}

static void what_is_added_can_be_taken(void)
{
    pthread_t threads[THREADS];
    shmemx_ct_create(&counter);
    for (int t = 0; t < THREADS; t++) threads[t] = thread_start(add_all, NULL);
    for (int i = 0; i < THREADS * COUNTS / TAKEN; i++) shmemx_ct_wait_dec(counter, TAKEN);
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    check_equal(shmemx_ct_get(counter), 0);
    shmemx_ct_free(&counter);
}

static struct {
    shmemx_oct_t to;
    long each;
} pushes;

static void *push_all(void *number)
{
    for (long i = 0; i < pushes.each; i++) {
        long value = (long)(intptr_t)number * pushes.each + i;
        shmemx_push(pushes.to, &value, sizeof value, me);
    }
    return NULL;
}

/* Those of each thread come in its order. */
static void check_next(long value, long *next)
{
    long thread = value / pushes.each;
    check(thread >= 0 && thread < THREADS && value % pushes.each == next[thread]++);
}

static void pushes_come_once(size_t room, long each, long options)
{
    long *buffer = shmem_malloc(room), next[THREADS] = {0}, value;
    pthread_t threads[THREADS];
    pushes.each = each;
    check_equal(
        shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &pushes.to, buffer, room, sizeof *buffer, options), 0);
    for (int t = 0; t < THREADS; t++) threads[t] = thread_start(push_all, (void *)(intptr_t)t);
    for (int i = 0; i < THREADS * each && options; i++) {
        while (!shmemx_oct_consume(pushes.to, &value, sizeof value)) continue;
        check_next(value, next);
    }
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    for (int i = 0; i < THREADS * each && !options; i++) check_next(buffer[i], next);
    check_equal(shmemx_oct_get_complete(pushes.to), sizeof value * THREADS * (size_t)each);
    shmem_barrier_all();
    shmemx_oct_destroy(&pushes.to);
    shmem_free(buffer);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    what_is_added_can_be_taken();
    pushes_come_once(sizeof(long) * THREADS * PUSHES, PUSHES, 0);
    pushes_come_once(sizeof(long) * RING, RING_PUSHES, SHMEMX_OCT_WRAP);
    return end();
}
