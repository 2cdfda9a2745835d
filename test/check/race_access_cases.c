/* As race_cases.c, with loads and stores of the program: compiled by oshcc --check. A race is between the lines that
 * are marked with its name and 1 and 2. accesses.py runs them. */
#include "race_run.h"

#include <heddle_races.h>
#include <pthread.h>
#include <stdatomic.h>

static struct record {
    long number[5];
    char text[40];
} symmetric_record, *record = &symmetric_record;

static volatile long sum;

/* Races */

static void race_load_during_put(void)
{
    if (me == 0) shmem_long_put(data, private, 8, 1);      /* load_during_put 1 */
    for (int i = 0; me == 1 && i < 8; i++) sum += data[i]; /* load_during_put 2 */
}

static void race_load_after_sync(void)
{
    if (me == 0) shmem_long_put(data, private, 8, 1); /* load_after_sync 1 */
    shmem_sync_all();
    if (me == 1) sum = data[3]; /* load_after_sync 2 */
}

static void race_store_during_put(void)
{
    if (me == 0) shmem_long_put(data, private, 8, 1); /* store_during_put 1 */
    if (me == 1) data[7] = 0;                         /* store_during_put 2 */
}

static void race_store_during_get(void)
{
    if (me == 0) shmem_long_get(private, data, 8, 1); /* store_during_get 1 */
    if (me == 1) data[2]++;                           /* store_during_get 2 */
}

static void race_source(void)
{
    if (me) return;
    shmem_long_put_nbi(data, private, 8, 1); /* source 1 */
    private[3] = 1;                          /* source 2 */
}

static void race_source_after_fence(void)
{
    if (me) return;
    shmem_long_put_nbi(data, private, 8, 1); /* source_after_fence 1 */
    shmem_fence();
    private[0] = 1; /* source_after_fence 2 */
}

static void race_source_of_other_context(void)
{
    if (me) return;
    shmem_ctx_long_put_nbi(ctx, data, private, 8, 1); /* source_of_other_context 1 */
    shmem_quiet();
    private[0] = 1; /* source_of_other_context 2 */
}

static void race_source_on_stack(void)
{
    long words[4] = {1, 2, 3, 4};
    if (me) return;
    shmem_long_put_nbi(data, words, 4, 1); /* source_on_stack 1 */
    words[2] = private[0];                 /* source_on_stack 2 */
    shmem_quiet();
    sum = words[2];
}

static void race_result(void)
{
    if (me) return;
    shmem_long_get_nbi(private, data, 8, 1); /* result 1 */
    sum = private[7];                        /* result 2 */
}

static void race_result_written(void)
{
    if (me) return;
    shmem_long_get_nbi(private, data, 8, 1); /* result_written 1 */
    private[1] = 0;                          /* result_written 2 */
}

static void race_fetched_result(void)
{
    if (me) return;
    shmem_long_atomic_fetch_add_nbi(private, data, 1, 1); /* fetched_result 1 */
    sum = private[0];                                     /* fetched_result 2 */
}

static void race_polled_flag(void)
{
    if (me == 0) shmem_long_p(flags, 1, 1);     /* polled_flag 1 */
    while (me == 1 && !*(volatile long *)flags) /* polled_flag 2 */
        usleep(1000);
}

static void race_polled_by_atomic(void)
{
    if (me == 0) shmem_long_p(flags, 1, 1);                /* polled_by_atomic 1 */
    while (me == 1 && !atomic_load((_Atomic long *)flags)) /* polled_by_atomic 2 */
        usleep(1000);
}

static void race_struct(void)
{
    struct record copy = {{0}, ""};
    if (me == 0) shmem_putmem(record->text, private, 8, 1); /* struct 1 */
    if (me == 1) copy = *record;                            /* struct 2 */
    sum = copy.number[me];
}

static void race_memcpy(void)
{
    if (me == 0) shmem_long_put(data, private, 8, 1);      /* memcpy 1 */
    if (me == 1) memcpy(private, data + 7, (size_t)n * 8); /* memcpy 2 */
}

static void race_memset(void)
{
    if (me == 0) (void)shmem_long_g(data + 5, 1); /* memset 1 */
    if (me == 1) memset(data, 0, (size_t)n * 16); /* memset 2 */
}

static void race_atomic_and_store(void)
{
    if (me == 0) shmem_long_atomic_inc(data, 1); /* atomic_and_store 1 */
    if (me == 1) data[0]++;                      /* atomic_and_store 2 */
}

static void race_atomic_and_load(void)
{
    if (me == 0) shmem_long_atomic_inc(data, 1); /* atomic_and_load 1 */
    if (me == 1) sum = data[0];                  /* atomic_and_load 2 */
}

static void race_global(void)
{
    if (me == 0) shmem_long_p(global + 4, 1, 1); /* global 1 */
    if (me == 1) sum = global[4];                /* global 2 */
}

static void race_byte(void)
{
    if (me == 0) shmem_putmem(bytes + 3, private, 3, 1); /* byte 1 */
    if (me == 1) bytes[5] = 1;                           /* byte 2 */
}

static void race_broadcast_from_other(void)
{
    if (me == 1) data[0] = 1; /* broadcast_from_other 1 */
    shmem_long_broadcast(SHMEM_TEAM_WORLD, data + 20, data + 30, 1, 0);
    if (me == 2) (void)shmem_long_g(data, 1); /* broadcast_from_other 2 */
}

static void race_other_signal(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 1); /* other_signal 1 */
        shmem_long_put_signal(data + 20, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
    } else if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1);
        sum = data[0]; /* other_signal 2 */
    }
}

static void race_unfenced_flag(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 1); /* unfenced_flag 1 */
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        sum = data[0]; /* unfenced_flag 2 */
    }
}

static void race_no_lock(void)
{
    if (me == 1) {
        shmem_set_lock(&lock);
        data[0]++; /* no_lock 1 */
        shmem_clear_lock(&lock);
    } else if (me == 2) {
        (void)shmem_long_g(data, 1); /* no_lock 2 */
    }
}

static void race_put_to_itself(void)
{
    if (me) return;
    shmem_long_p(data, 1, 0); /* put_to_itself 1 */
    sum = data[0];            /* put_to_itself 2 */
}

static void race_symmetric_source(void)
{
    if (me == 0) shmem_long_put_nbi(data + 20, data, 8, 1); /* symmetric_source 1 */
    shmem_sync_all();
    if (me == 0) data[0] = 1; /* symmetric_source 2 */
}

/* No race */

static void clean_barrier(void)
{
    for (int i = 0; i < 5; i++) {
        data[me] = i;
        shmem_long_put(data + N / 2, private, 8, (me + 1) % n);
        shmem_barrier_all();
        sum = data[N / 2 + i];
        shmem_long_get(private, data, (size_t)n, (me + 1) % n);
        shmem_barrier_all();
    }
}

static void clean_source(void)
{
    long words[8] = {0};
    if (me) return;
    for (int i = 0; i < 5; i++) {
        words[i] = i;
        shmem_long_put(data, words, 8, 1); /* the source is free when it returns */
        words[i] = private[i];
        shmem_long_put_nbi(data + 8, words, 8, 1);
        shmem_quiet();
    }
    shmem_ctx_long_get_nbi(ctx, private, data, 8, 1);
    shmem_ctx_quiet(ctx);
    sum = private[0] + words[1];
}

static void clean_flag(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 1);
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        sum = data[0] + flags[0];
        flags[0] = 0;
        data[0] = 1;
    }
}

static void clean_signal(void)
{
    if (me == 0) shmem_long_put_signal_nbi(data, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
    if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1);
        for (int i = 0; i < 8; i++) data[i] += i;
    }
}

/* The signals of both say that the source was read. */
static void clean_source_after_answer(void)
{
    if (me == 0) {
        shmem_long_put_signal_nbi(data, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1);
        private[0] = 1;
        shmem_long_put_nbi(data, private + 8, 8, 1);
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        private[8] = 1;
    } else if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1);
        shmem_long_put_signal(data, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 0);
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_atomic_set(flags, 1, 0);
    }
}

static void clean_ping_pong(void)
{
    for (int i = 1; i <= 20 && me < 2; i++) {
        if (me == i % 2) {
            for (int k = 0; k < 8; k++) private[k] = data[k] + i;
            shmem_long_put_signal(data, private, 8, signal_word, (uint64_t)i, SHMEM_SIGNAL_SET, !me);
        } else {
            shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, (uint64_t)i);
            for (int k = 0; k < 8; k++) sum += data[k];
        }
    }
}

static void clean_lock(void)
{
    for (int i = 0; i < 5; i++) {
        shmem_set_lock(&lock);
        if (me == 0) data[0]++;
        else shmem_long_p(data, shmem_long_g(data, 0) + 1, 0);
        shmem_clear_lock(&lock);
    }
}

static void clean_neighbours(void)
{
    if (me == 1) bytes[2] = 1;
    else shmem_putmem(bytes + 3 + me, private, 1, 1);
    if (me == 2) sum = bytes[3];
    if (me == 0) shmem_putmem(bytes + 2, private, 1, 2);
    ((unsigned short *)record)[me] = 1;
    if (me == 3) shmem_putmem((short *)record + 3, private, 2, 2);
}

static void clean_reduction(void)
{
    for (int i = 0; i < 5; i++) {
        for (int k = 0; k < 8; k++) data[k] = i + me;
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, data + 8, data, 8);
        for (int k = 0; k < 8; k++) sum += data[8 + k];
        shmem_long_fcollect(SHMEM_TEAM_WORLD, data + 20, data + 8, 2);
        sum += data[20 + me];
    }
}

static void *thread_run(void *number)
{
    for (int i = 0; i < 100; i++) {
        data[(size_t)number]++;
        private[(size_t)number]++;
    }
    return NULL;
}

static void clean_threads(void)
{
    pthread_t thread[3];
    for (size_t i = 0; i < 3; i++) pthread_create(&thread[i], NULL, thread_run, (void *)i);
    for (size_t i = 0; i < 3; i++) pthread_join(thread[i], NULL);
    shmem_long_put(data + 20, data, 8, (me + 1) % n);
    shmem_barrier_all();
    for (size_t i = 0; i < 3; i++) pthread_create(&thread[i], NULL, thread_run, (void *)i);
    for (size_t i = 0; i < 3; i++) pthread_join(thread[i], NULL);
}

static void clean_memory_again(void)
{
    for (int i = 0; i < 5; i++) {
        long *block = shmem_malloc(1000 * sizeof *block);
        for (int k = 0; k < 1000; k++) block[k] = k;
        shmem_barrier_all();
        shmem_long_put(block, private, N, (me + 1) % n);
        shmem_free(block);
    }
}

static void clean_test(void)
{
    if (me == 0) {
        shmem_long_p(data, 1, 1);
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        while (!shmem_long_test(flags, SHMEM_CMP_EQ, 1)) continue;
        memcpy(private, data, (size_t)n * 8);
    }
}

static void clean_atomic_flag(void)
{
    if (me == 0) {
        shmem_long_p(data, 1, 1);
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        while (!atomic_load((_Atomic long *)flags)) usleep(1000);
        sum = data[0];
        atomic_fetch_add((_Atomic long *)flags, 1);
    }
}

static void clean_ignored(void)
{
    if (me == 0) shmem_long_p(flags, 1, 1);
    HEDDLE_RACES_IGNORE_BEGIN();
    while (me == 1 && !*(volatile long *)flags) usleep(1000);
    if (me == 2) shmem_long_p(flags, 2, 1);
    HEDDLE_RACES_IGNORE_END();
}

static void need(int is_right, const char *what)
{
    if (is_right) return;
    fprintf(stderr, "wrong: %s\n", what);
    shmem_global_exit(3);
}

#define ATOMIC_VALUES(type)                                                                                            \
    do {                                                                                                               \
        _Atomic type *at = (_Atomic type *)bytes;                                                                      \
        type old = 9;                                                                                                  \
        atomic_store(at, 5);                                                                                           \
        need(atomic_fetch_add(at, 3) == 5 && atomic_fetch_sub(at, 1) == 8, #type " add");                              \
        need(atomic_fetch_or(at, 8) == 7 && atomic_fetch_and(at, 9) == 15, #type " or");                               \
        need(atomic_fetch_xor(at, 3) == 9 && atomic_exchange(at, 77) == 10, #type " xor");                             \
        need(!atomic_compare_exchange_strong(at, &old, 1) && old == 77, #type " not exchanged");                       \
        need(atomic_compare_exchange_strong(at, &old, 1) && atomic_load(at) == 1, #type " exchanged");                 \
        atomic_store(at, 0);                                                                                           \
        need((type)~atomic_fetch_sub(at, 1) == (type)-1 && (type)(atomic_load(at) + 1) == 0, #type " wraps");          \
        atomic_store(at, 0);                                                                                           \
    } while (0)

static void clean_atomic_values(void)
{
    ATOMIC_VALUES(unsigned char);
    ATOMIC_VALUES(unsigned short);
    ATOMIC_VALUES(unsigned);
    ATOMIC_VALUES(unsigned long);
    atomic_thread_fence(memory_order_seq_cst);
    for (int i = 0; i < 100; i++) bytes[i % N] = (char)i;
    memmove(bytes + 1, bytes, (size_t)n);
    need(bytes[n] == bytes[n + 1] - 2 && bytes[1] == 64 && bytes[0] == 64, "moved");
}

static const struct program programs[] = {
    RACE(load_during_put),
    RACE(load_after_sync),
    RACE(store_during_put),
    RACE(store_during_get),
    RACE(source),
    RACE(source_after_fence),
    RACE(source_of_other_context),
    RACE(source_on_stack),
    RACE(result),
    RACE(result_written),
    RACE(fetched_result),
    RACE(polled_flag),
    RACE(polled_by_atomic),
    RACE(struct),
    RACE(memcpy),
    RACE(memset),
    RACE(atomic_and_store),
    RACE(atomic_and_load),
    RACE(global),
    RACE(byte),
    RACE(broadcast_from_other),
    RACE(other_signal),
    RACE(unfenced_flag),
    RACE(no_lock),
    RACE(put_to_itself),
    RACE(symmetric_source),
    CLEAN(barrier),
    CLEAN(source),
    CLEAN(flag),
    CLEAN(signal),
    CLEAN(source_after_answer),
    CLEAN(ping_pong),
    CLEAN(lock),
    CLEAN(neighbours),
    CLEAN(reduction),
    CLEAN(threads),
    CLEAN(memory_again),
    CLEAN(test),
    CLEAN(atomic_flag),
    CLEAN(ignored),
    CLEAN(atomic_values),
};
enum { N_PROGRAMS = sizeof programs / sizeof programs[0] };

int main(int argc, char **argv) { return run_named(programs, N_PROGRAMS, argc < 2 ? NULL : argv[1]); }
