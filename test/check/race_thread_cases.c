/* As race_access_cases.c, with threads: compiled by oshcc --check. A race is between the lines that are marked with its
 * name and 1 and 2. threads.py runs them. */
#define THREADS
#include "race_run.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <threads.h>

static volatile long sum;
static pthread_t other;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, second_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_spinlock_t spinlock;
static sem_t semaphore;
static atomic_int flag;
static int is_set;

/* Runs `run` in a second thread of PE 0. The caller is that PE if it returns 1. */
static int start(void *(*run)(void *))
{
    if (me == 0) pthread_create(&other, NULL, run, NULL);
    return me == 0;
}

static void end(void) { pthread_join(other, NULL); }

/* Start and end */

static void *store_no_join(void *unused)
{
    data[0] = 1; /* no_join 1 */
    return unused;
}

static void race_no_join(void)
{
    if (!start(store_no_join)) return;
    sum = data[0]; /* no_join 2 */
    end();
}

static void *store(void *unused)
{
    data[0]++;
    return unused;
}

static void clean_join(void)
{
    if (me) return;
    for (int i = 0; i < 5; i++) {
        data[0]++;
        start(store);
        end();
        sum = data[0];
    }
}

/* A thread that is not joined keeps its number. */
static void clean_many_threads(void)
{
    pthread_t thread[10];
    if (me) return;
    for (int i = 0; i < 5; i++) {
        for (int k = 0; k < 10; k++)
            pthread_create(&thread[k], NULL, store_no_join, NULL), pthread_join(thread[k], NULL);
        sum = data[0];
    }
}

static int store_c11(void *unused)
{
    (void)unused;
    data[0]++;
    return 0;
}

static void clean_c11_join(void)
{
    thrd_t thread;
    for (int i = 0; i < 5 && me == 0; i++) {
        data[0]++;
        thrd_create(&thread, store_c11, NULL);
        thrd_join(thread, NULL);
    }
}

/* Two threads of one kind, neither of which waits for the other one. */
static void *store_twice(void *at)
{
    data[at != NULL]++; /* two_threads 1 */
    return NULL;
}

static void race_two_threads(void)
{
    pthread_t thread[2];
    if (me) return;
    for (int i = 0; i < 2; i++) pthread_create(&thread[i], NULL, store_twice, NULL);
    for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
}

static void clean_two_words(void)
{
    pthread_t thread[2];
    if (me) return;
    for (int i = 0; i < 2; i++) pthread_create(&thread[i], NULL, store_twice, i ? thread : NULL);
    for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
}

static void *store_and_post(void *unused)
{
    pthread_detach(pthread_self());
    data[0]++;
    sem_post(&semaphore);
    return unused;
}

static void clean_detached(void)
{
    pthread_t thread;
    for (int i = 0; i < 5 && me == 0; i++) {
        data[0]++;
        pthread_create(&thread, NULL, store_and_post, NULL);
        sem_wait(&semaphore);
    }
}

/* The destructors of a thread's variables run before it is joined. */
static pthread_key_t key;

static void store_at_end(void *unused)
{
    (void)unused;
    data[0]++;
}

static void *store_by_key(void *unused)
{
    pthread_setspecific(key, data);
    pthread_exit(unused);
}

static void clean_destructor(void)
{
    pthread_key_create(&key, store_at_end);
    for (int i = 0; i < 5 && me == 0; i++) {
        start(store_by_key);
        end();
        data[0]++;
    }
}

/* A thread that is older than the library's start. */
static pthread_t older;

static void *store_of_older(void *unused)
{
    sem_wait(&semaphore);
    data[0]++;
    shmem_long_put(data + 8, private, 8, 1);
    return unused;
}

static void clean_older_thread(void)
{
    if (me == 0) {
        data[0]++;
        sem_post(&semaphore);
        pthread_join(older, NULL);
        data[0]++;
    }
    shmem_barrier_all();
    if (me == 1) sum = data[8];
}

/* Mutexes and the like */

static void *store_with_mutex(void *unused)
{
    for (int i = 0; i < 5; i++) {
        pthread_mutex_lock(&mutex);
        data[0]++;
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

static void clean_mutex(void)
{
    if (!start(store_with_mutex)) return;
    store_with_mutex(NULL);
    while (pthread_mutex_trylock(&mutex)) usleep(1000);
    data[0] = 1;
    pthread_mutex_unlock(&mutex);
    end();
}

static void *store_with_second_mutex(void *unused)
{
    pthread_mutex_lock(&second_mutex);
    data[0] = 1; /* other_mutex 1 */
    pthread_mutex_unlock(&second_mutex);
    return unused;
}

static void race_other_mutex(void)
{
    if (!start(store_with_second_mutex)) return;
    pthread_mutex_lock(&mutex);
    data[0] = 2; /* other_mutex 2 */
    pthread_mutex_unlock(&mutex);
    end();
}

static void *store_with_rwlock(void *unused)
{
    for (int i = 0; i < 5; i++) {
        pthread_rwlock_wrlock(&rwlock);
        data[0]++;
        pthread_rwlock_unlock(&rwlock);
        pthread_rwlock_rdlock(&rwlock);
        sum = data[0];
        pthread_rwlock_unlock(&rwlock);
    }
    return unused;
}

static void clean_rwlock(void)
{
    if (!start(store_with_rwlock)) return;
    store_with_rwlock(NULL);
    end();
}

static void *store_with_spinlock(void *unused)
{
    pthread_spin_lock(&spinlock);
    data[0]++;
    pthread_spin_unlock(&spinlock);
    return unused;
}

static void clean_spinlock(void)
{
    if (!start(store_with_spinlock)) return;
    store_with_spinlock(NULL);
    end();
}

static mtx_t c11_mutex;
static cnd_t c11_condition;

static int store_with_c11(void *unused)
{
    (void)unused;
    mtx_lock(&c11_mutex);
    data[0]++;
    is_set = 1;
    cnd_signal(&c11_condition);
    mtx_unlock(&c11_mutex);
    return 0;
}

static void clean_c11_mutex(void)
{
    thrd_t thread;
    if (me) return;
    mtx_init(&c11_mutex, mtx_plain);
    cnd_init(&c11_condition);
    thrd_create(&thread, store_with_c11, NULL);
    mtx_lock(&c11_mutex);
    while (!is_set) cnd_wait(&c11_condition, &c11_mutex);
    data[0]++;
    mtx_unlock(&c11_mutex);
    thrd_join(thread, NULL);
}

static void set(void)
{
    pthread_mutex_lock(&mutex);
    is_set = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
}

static void wait_until_set(void)
{
    pthread_mutex_lock(&mutex);
    while (!is_set) pthread_cond_wait(&condition, &mutex);
    pthread_mutex_unlock(&mutex);
}

static void *store_and_set(void *unused)
{
    data[0] = 1;
    set();
    return unused;
}

static void clean_condition(void)
{
    if (!start(store_and_set)) return;
    wait_until_set();
    sum = data[0];
    end();
}

static void *set_and_store(void *unused)
{
    set();
    data[0] = 1; /* condition 1 */
    return unused;
}

static void race_condition(void)
{
    if (!start(set_and_store)) return;
    wait_until_set();
    sum = data[0]; /* condition 2 */
    end();
}

static void *store_before_barrier(void *unused)
{
    for (int i = 0; i < 5; i++) {
        data[i] = i;
        pthread_barrier_wait(&barrier);
        sum = data[5 - i];
        pthread_barrier_wait(&barrier);
    }
    return unused;
}

static void clean_barrier(void)
{
    if (!start(store_before_barrier)) return;
    for (int i = 0; i < 5; i++) {
        data[10 + i] = i;
        pthread_barrier_wait(&barrier);
        sum = data[i];
        data[i]++;
        pthread_barrier_wait(&barrier);
    }
    end();
}

static void *store_after_barrier(void *unused)
{
    pthread_barrier_wait(&barrier);
    data[0] = 1; /* barrier 1 */
    return unused;
}

static void race_barrier(void)
{
    if (!start(store_after_barrier)) return;
    pthread_barrier_wait(&barrier);
    sum = data[0]; /* barrier 2 */
    end();
}

static void *store_then_post(void *unused)
{
    data[0] = 1;
    sem_post(&semaphore);
    return unused;
}

static void clean_semaphore(void)
{
    if (!start(store_then_post)) return;
    sem_wait(&semaphore);
    sum = data[0];
    end();
}

static void *post_then_store(void *unused)
{
    sem_post(&semaphore);
    data[0] = 1; /* semaphore 1 */
    return unused;
}

static void race_semaphore(void)
{
    if (!start(post_then_store)) return;
    sem_wait(&semaphore);
    sum = data[0]; /* semaphore 2 */
    end();
}

static void fill(void) { data[0] = 1; }

static void *fill_once(void *unused)
{
    pthread_once(&once, fill);
    return data[0] ? unused : NULL;
}

static void clean_once(void)
{
    if (!start(fill_once)) return;
    fill_once(NULL);
    end();
}

/* Operations of OpenSHMEM */

static void *put_and_quiet(void *unused)
{
    shmem_long_put(data, private, 8, 1);
    shmem_quiet();
    return unused;
}

static void clean_put_of_other_thread(void)
{
    if (start(put_and_quiet)) end();
    shmem_sync_all();
    if (me == 1) sum = data[0];
}

static void *put_and_quiet_alone(void *unused)
{
    shmem_long_put(data, private, 8, 1); /* put_of_other_thread 1 */
    shmem_quiet();
    return unused;
}

static void race_put_of_other_thread(void)
{
    int has_other = start(put_and_quiet_alone);
    shmem_sync_all();
    if (me == 1) sum = data[0]; /* put_of_other_thread 2 */
    if (has_other) end();
}

static void *put_alike(void *unused)
{
    shmem_long_put(data, private, 8, 1); /* two_puts 1 */
    shmem_quiet();
    return unused;
}

static void race_two_puts(void)
{
    if (!start(put_alike)) return;
    shmem_long_put(data, private, 8, 1); /* two_puts 2 */
    shmem_quiet();
    end();
}

/* Both are complete when they return: on one thread they would be ordered. */
static void *fetch_and_add(void *unused)
{
    (void)shmem_long_atomic_fetch_add(data, 1, 1); /* add_and_get 1 */
    return unused;
}

static void race_add_and_get(void)
{
    if (!start(fetch_and_add)) return;
    (void)shmem_long_g(data, 1); /* add_and_get 2 */
    end();
}

static void *put(void *unused)
{
    shmem_long_put(data, private, 8, 1);
    return unused;
}

/* One thread's quiet is for the operations of all. */
static void clean_quiet_of_other_thread(void)
{
    if (start(put)) end();
    if (me == 0) shmem_quiet();
    shmem_sync_all();
    if (me == 1) sum = data[0];
}

static void *put_alone(void *unused)
{
    shmem_long_put(data, private, 8, 1); /* quiet_of_other_thread 1 */
    return unused;
}

static void race_quiet_of_other_thread(void)
{
    int has_other = start(put_alone);
    if (has_other) shmem_quiet();
    shmem_sync_all();
    if (me == 1) sum = data[0]; /* quiet_of_other_thread 2 */
    if (has_other) end();
}

static void *put_and_fence(void *unused)
{
    shmem_long_put(data, private, 8, 1);
    shmem_fence();
    return unused;
}

static void clean_fence_of_other_thread(void)
{
    if (start(put_and_fence)) {
        end();
        shmem_long_atomic_set(flags, 1, 1);
    }
    if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        sum = data[0];
    }
}

static void *put_and_fence_alone(void *unused)
{
    shmem_long_put(data, private, 8, 1); /* fence_of_other_thread 1 */
    shmem_fence();
    return unused;
}

static void race_fence_of_other_thread(void)
{
    if (start(put_and_fence_alone)) {
        shmem_long_atomic_set(flags, 1, 1);
        end();
    }
    if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        sum = data[0]; /* fence_of_other_thread 2 */
    }
}

static void *load_of_waiter(void *unused)
{
    sum = data[0]; /* wait_of_other_thread 2 */
    return unused;
}

static void race_wait_of_other_thread(void)
{
    if (me == 1)
        shmem_long_put_signal(data, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 0); /* wait_of_other_thread 1 */
    if (!start(load_of_waiter)) return;
    shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1);
    end();
}

static void *load(void *unused)
{
    sum = data[0];
    return unused;
}

static void clean_wait_before_start(void)
{
    if (me == 1) shmem_long_put_signal(data, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 0);
    if (me) return;
    shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1);
    start(load);
    end();
}

static void *put_to_own_place(void *at)
{
    size_t i = (size_t)((long *)at - private);
    for (int k = 0; k < 20; k++) {
        shmem_long_put(data + 8 * i, at, 8, (me + 1) % n);
        shmem_quiet();
        shmem_long_atomic_inc(flags, 0);
    }
    return NULL;
}

static void clean_contexts_of_threads(void)
{
    pthread_t thread[3];
    for (size_t i = 0; i < 3; i++) pthread_create(&thread[i], NULL, put_to_own_place, private + i);
    for (size_t i = 0; i < 3; i++) pthread_join(thread[i], NULL);
    shmem_barrier_all();
    sum = data[9];
    shmem_barrier_all();
    for (size_t i = 0; i < 3; i++) pthread_create(&thread[i], NULL, put_to_own_place, private + i);
    for (size_t i = 0; i < 3; i++) pthread_join(thread[i], NULL);
}

/* A flag that another thread sets by an operation on the memory of its own PE. */
static void *signal_to_own_pe(void *unused)
{
    data[0] = 1;
    shmem_long_atomic_set(flags, 1, 0);
    return unused;
}

static void clean_signal_to_own_pe(void)
{
    if (!start(signal_to_own_pe)) return;
    shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
    sum = data[0];
    end();
}

/* A chain of edges from one thread to another by way of another PE. */
static void *answer_by_other_pe(void *unused)
{
    shmem_long_wait_until(flags + 1, SHMEM_CMP_EQ, 1);
    data[0]++;
    shmem_quiet();
    shmem_long_atomic_set(flags + 2, 1, 1);
    return unused;
}

static void clean_chain_by_other_pe(void)
{
    if (start(answer_by_other_pe)) {
        data[0]++;
        shmem_long_put(data + 8, private, 8, 1);
        shmem_long_atomic_set(flags, 1, 1);
        end();
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_atomic_set(flags + 1, 1, 0);
        shmem_long_wait_until(flags + 2, SHMEM_CMP_EQ, 1);
        sum = data[8];
    }
}

/* Atomic operations of C on private words */

static void *store_and_release(void *unused)
{
    data[0] = 1;
    atomic_store_explicit(&flag, 1, memory_order_release);
    return unused;
}

static void clean_atomic(void)
{
    if (!start(store_and_release)) return;
    while (!atomic_load_explicit(&flag, memory_order_acquire)) usleep(1000);
    sum = data[0];
    end();
}

static void *release_and_store(void *unused)
{
    atomic_store(&flag, 1);
    data[0] = 1; /* atomic 1 */
    return unused;
}

static void race_atomic(void)
{
    if (!start(release_and_store)) return;
    while (!atomic_load(&flag)) usleep(1000);
    sum = data[0]; /* atomic 2 */
    end();
}

static void *store_with_own_lock(void *unused)
{
    for (int i = 0; i < 20; i++) {
        while (atomic_exchange(&flag, 1)) usleep(100);
        data[0]++;
        atomic_store(&flag, 0);
    }
    return unused;
}

static void clean_own_lock(void)
{
    if (!start(store_with_own_lock)) return;
    store_with_own_lock(NULL);
    end();
}

static const struct program programs[] = {
    RACE(no_join),
    RACE(two_threads),
    RACE(other_mutex),
    RACE(condition),
    RACE(barrier),
    RACE(semaphore),
    RACE(put_of_other_thread),
    RACE(two_puts),
    RACE(add_and_get),
    RACE(quiet_of_other_thread),
    RACE(fence_of_other_thread),
    RACE(wait_of_other_thread),
    RACE(atomic),
    CLEAN(join),
    CLEAN(many_threads),
    CLEAN(c11_join),
    CLEAN(two_words),
    CLEAN(detached),
    CLEAN(destructor),
    CLEAN(older_thread),
    CLEAN(mutex),
    CLEAN(rwlock),
    CLEAN(spinlock),
    CLEAN(c11_mutex),
    CLEAN(condition),
    CLEAN(barrier),
    CLEAN(semaphore),
    CLEAN(once),
    CLEAN(put_of_other_thread),
    CLEAN(quiet_of_other_thread),
    CLEAN(fence_of_other_thread),
    CLEAN(wait_before_start),
    CLEAN(contexts_of_threads),
    CLEAN(signal_to_own_pe),
    CLEAN(chain_by_other_pe),
    CLEAN(atomic),
    CLEAN(own_lock),
};
enum { N_PROGRAMS = sizeof programs / sizeof programs[0] };

int main(int argc, char **argv)
{
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_spin_init(&spinlock, 0);
    sem_init(&semaphore, 0, 0);
    if (argc > 1 && !strcmp(argv[1], "clean older_thread")) pthread_create(&older, NULL, store_of_older, NULL);
    return run_named(programs, N_PROGRAMS, argc < 2 ? NULL : argv[1]);
}
