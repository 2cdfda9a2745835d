/* Section 3: the main thread calls pthread_exit() while other threads communicate, before their first contact with
 * other nodes. Its end empties /proc/self and /proc/PID, which network drivers read. */
#include "semantics.h"

enum { SIZE = 1 << 20, PATIENCE = 200 };

static long counter, seen;
static char from[SIZE], to[SIZE], back[SIZE];
static pthread_key_t key;
static int is_ending;

static void note_end(void *unused_value)
{
    (void)unused_value;
    store(&is_ending, 1);
}

/* The destructors of the program have run. The library may delay the rest of the main thread's end, so this waits for
 * it at most PATIENCE milliseconds. */
static void wait_for_end_of_main(void)
{
    char target[8];
    while (!load(&is_ending)) nap(1);
    for (int i = 0; i < PATIENCE && readlink("/proc/self/exe", target, sizeof target) >= 0; i++) nap(1);
}

static void check_each_route(void)
{
    memset(from, me + 1, SIZE);
    shmem_barrier_all();
    shmem_long_p(&counter, me + 1, after(1));
    shmem_long_atomic_inc(&seen, after(2));
    shmem_putmem(to, from, SIZE, after(1));
    shmem_getmem_nbi(back, from, SIZE, after(1));
    shmem_barrier_all();
    check_equal(counter, before(1) + 1);
    check_equal(seen, 1);
    check(to[0] == before(1) + 1 && !memcmp(to, to + 1, SIZE - 1));
    check(back[0] == after(1) + 1 && !memcmp(back, back + 1, SIZE - 1));
}

static void *communicate(void *is_first)
{
    wait_for_end_of_main();
    if (is_first) begin(SHMEM_THREAD_MULTIPLE);
    check_each_route();
    exit(end());
}

/* main_thread [first]: whether the main thread's end comes before shmem_init. */
int main(int argc, char **argv)
{
    (void)argv;
    if (argc == 1) begin(SHMEM_THREAD_MULTIPLE);
    pthread_key_create(&key, note_end);
    pthread_setspecific(key, &key);
    thread_start(communicate, argc > 1 ? &key : NULL);
    pthread_exit(NULL);
}
