/* As race_thread_cases.c, with OpenMP. */
#define THREADS
#include "race_run.h"

#include <omp.h>
#include <pthread.h>
#include <stdatomic.h>

static volatile long sum[4];

/* Keeps a load. */
static void use(long value) { sum[omp_get_thread_num()] = value; }

/* Regions and barriers */

static void race_region(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    data[0] = 1; /* region 1 */
}

static void clean_region(void)
{
    if (me) return;
    for (int i = 0; i < 5; i++) {
        data[0] = data[1]++;
#pragma omp parallel num_threads(2)
        data[omp_get_thread_num()]++;
        data[0] = data[1]++;
    }
}

static void clean_barrier(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    for (int i = 0; i < 5; i++) {
        data[omp_get_thread_num()]++;
#pragma omp barrier
        use(data[1 - omp_get_thread_num()]);
#pragma omp barrier
    }
}

static void race_after_barrier(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    {
#pragma omp barrier
        if (omp_get_thread_num()) data[0] = 1; /* after_barrier 1 */
        else use(data[0]);                     /* after_barrier 2 */
    }
}

static void clean_loop(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    {
#pragma omp for
        for (int i = 0; i < 10; i++) data[i] = i;
#pragma omp for schedule(dynamic)
        for (int i = 0; i < 10; i++) data[9 - i]++;
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 10; i++) data[9 - i]++;
    }
#pragma omp parallel for num_threads(2) schedule(dynamic)
    for (int i = 0; i < 10; i++) data[i] = i;
#pragma omp parallel for num_threads(2) schedule(guided)
    for (int i = 0; i < 10; i++) data[9 - i] = i;
#pragma omp parallel for num_threads(2) schedule(runtime)
    for (int i = 0; i < 10; i++) data[i] = i;
}

static void race_loop_nowait(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    {
#pragma omp for schedule(static, 1) nowait
        for (int i = 0; i < 2; i++) data[i] = i; /* loop_nowait 1 */
        if (omp_get_thread_num()) use(data[0]);  /* loop_nowait 2 */
    }
}

static void clean_single(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    for (int i = 0; i < 5; i++) {
        long copied = 0;
#pragma omp single
        data[0]++;
        use(data[0]);
#pragma omp barrier
#pragma omp single copyprivate(copied)
        copied = ++data[0];
        use(data[0] + copied);
#pragma omp barrier
    }
}

static void race_single_nowait(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    {
#pragma omp single nowait
        data[0] = 1;  /* single_nowait 1 */
        use(data[0]); /* single_nowait 2 */
    }
}

static void clean_sections(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    {
#pragma omp sections
        {data[0]++;
#pragma omp section
    data[1]++;
}
#pragma omp sections
{
    data[1]++;
#pragma omp section
    data[0]++;
}
}
#pragma omp parallel sections num_threads(2)
{
    data[1]++;
#pragma omp section
    data[0]++;
}
}

static void race_sections(void)
{
    if (me) return;
#pragma omp parallel sections num_threads(2)
    {
        data[0] = 1; /* sections 1 */
#pragma omp section
        data[0] = 2; /* sections 2 */
    }
}

/* Mutual exclusion */

static void clean_critical(void)
{
    omp_lock_t omp_lock;
    omp_nest_lock_t nest_lock;
    if (me) return;
    omp_init_lock(&omp_lock);
    omp_init_nest_lock(&nest_lock);
#pragma omp parallel num_threads(2)
    for (int i = 0; i < 5; i++) {
#pragma omp critical
        data[0]++;
#pragma omp critical(named)
        data[1]++;
        omp_set_lock(&omp_lock);
        data[2]++;
        omp_unset_lock(&omp_lock);
        while (!omp_test_lock(&omp_lock)) usleep(100);
        data[2]++;
        omp_unset_lock(&omp_lock);
        omp_set_nest_lock(&nest_lock);
        data[3]++;
        omp_unset_nest_lock(&nest_lock);
    }
    omp_destroy_lock(&omp_lock);
    omp_destroy_nest_lock(&nest_lock);
}

static void race_critical(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    if (omp_get_thread_num()) {
#pragma omp critical(first)
        data[0] = 1; /* critical 1 */
    } else {
#pragma omp critical(second)
        data[0] = 2; /* critical 2 */
    }
}

static void clean_ordered(void)
{
    if (me) return;
#pragma omp parallel for ordered num_threads(2) schedule(static, 1)
    for (int i = 0; i < 10; i++) {
#pragma omp ordered
        data[0]++;
    }
#pragma omp parallel for ordered num_threads(2) schedule(dynamic)
    for (int i = 0; i < 10; i++) {
#pragma omp ordered
        data[0]++;
    }
}

static void clean_reduction(void)
{
    long total = 0;
    double product = 1;
    if (me) return;
#pragma omp parallel for num_threads(2) reduction(+ : total) reduction(* : product)
    for (int i = 0; i < 10; i++) total += data[i], product *= 1;
    data[0] = total;
}

/* A flag in private memory. */
static void clean_atomic(void)
{
    int flag = 0;
    if (me) return;
#pragma omp parallel num_threads(2)
    if (omp_get_thread_num()) {
        data[0] = 1;
#pragma omp atomic write
        flag = 1;
    } else {
        for (int is_set = 0; !is_set; usleep(100)) {
#pragma omp atomic read
            is_set = flag;
        }
        use(data[0]);
    }
}

/* Tasks */

/* Waits until another thread has begun the task. */
static void begun(atomic_int *flag) { atomic_store(flag, 1); }
static void wait_until_begun(atomic_int *flag)
{
    while (!atomic_load(flag)) usleep(100);
}

static void race_task(void)
{
    atomic_int flag = 0;
    if (me) return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task shared(flag)
        {
            begun(&flag);
            data[0] = 1; /* task 1 */
        }
        wait_until_begun(&flag);
        use(data[0]); /* task 2 */
    }
}

static void clean_task(void)
{
    atomic_int flag = 0;
    long words[20] = {1, 2, 3};
    if (me) return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        data[0]++;
#pragma omp task shared(flag) firstprivate(words)
        {
            begun(&flag);
            data[0] += words[2];
        }
        wait_until_begun(&flag);
#pragma omp taskwait
        use(data[0]);
        data[0]++;
#pragma omp taskgroup
        {
#pragma omp task
            data[0]++;
        }
        data[0]++;
#pragma omp task if (0)
        data[0]++;
        data[0]++;
#pragma omp task
        data[0]++;
    }
    data[0]++;
    if (data[0] != 11) fprintf(stderr, "wrong: %ld\n", data[0]);
}

static void clean_task_and_barrier(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
    {
#pragma omp task
        data[2 + omp_get_thread_num()]++;
#pragma omp barrier
        use(data[2] + data[3]);
    }
}

static void clean_depend(void)
{
    if (me) return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int i = 0; i < 10; i++) {
#pragma omp task depend(inout : data[0])
            data[0]++;
        }
#pragma omp task depend(in : data[0])
        use(data[0]);
    }
}

static void clean_taskloop(void)
{
    long total = 0;
    if (me) return;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskloop
        for (int i = 0; i < 20; i++) data[i] = i;
        use(data[5]);
#pragma omp taskloop reduction(+ : total)
        for (unsigned long i = 0; i < 20; i++) total += data[i];
    }
    if (total != 190) fprintf(stderr, "wrong: %ld\n", total);
}

/* Operations */

static void clean_put_in_region(void)
{
    if (me == 0) {
#pragma omp parallel num_threads(2)
        shmem_long_put(data + 8 * omp_get_thread_num(), private, 8, 1);
    }
    shmem_barrier_all();
    if (me == 1) sum[0] = data[9];
}

static void race_put_in_region(void)
{
    if (me == 0) {
#pragma omp parallel num_threads(2)
        {
            if (omp_get_thread_num() == 1) shmem_long_put(data, private, 8, 1); /* put_in_region 1 */
#pragma omp master
            shmem_quiet();
        }
    }
    shmem_sync_all();
    if (me == 1) sum[0] = data[0]; /* put_in_region 2 */
}

static void race_result(void)
{
    long result = 0;
    if (me) return;
#pragma omp parallel num_threads(2)
    if (omp_get_thread_num()) {
        shmem_long_get_nbi(&result, data, 1, 1); /* result 1 */
        shmem_quiet();
    } else {
        use(result); /* result 2 */
    }
}

/* The result comes after the load. */
static void race_result_of_later_get(void)
{
    long result = 0;
    if (me) return;
#pragma omp parallel num_threads(2)
    if (omp_get_thread_num()) {
        usleep(100000);
        shmem_long_get(&result, data, 1, 1); /* result_of_later_get 1 */
    } else {
        use(result); /* result_of_later_get 2 */
    }
}

static void clean_result(void)
{
    long result = 0;
    if (me) return;
#pragma omp parallel num_threads(2)
    for (int i = 0; i < 5; i++) {
#pragma omp single
        {
            shmem_long_get_nbi(&result, data, 1, 1);
            shmem_quiet();
        }
        use(result);
#pragma omp barrier
    }
}

/* Memory that one thread frees and another one gets. */
static void clean_memory_again(void)
{
#pragma omp parallel num_threads(2)
    for (int i = 0; i < 200; i++) {
        size_t size = i % 50 ? 64 : 400000;
        char *block = malloc(size), *grown;
        memset(block, i, size);
        shmem_getmem(block, bytes, N, (me + 1) % n);
        shmem_getmem_nbi(block, bytes, N, (me + 1) % n);
        shmem_quiet();
        grown = realloc(block, size + 64);
        grown[size] = block != grown;
        shmem_putmem(bytes + N, grown, 0, 0);
        free(grown);
    }
}

static void *get_to_stack(void *unused)
{
    char words[1000];
    shmem_getmem(words, bytes, N, (me + 1) % n);
    words[5]++;
    return unused;
}

static void clean_stack_again(void)
{
    pthread_attr_t detached;
    pthread_attr_init(&detached);
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    for (int i = 0; i < 40; i++) {
        pthread_t thread;
        pthread_create(&thread, &detached, get_to_stack, NULL);
        usleep(i % 2 ? 3000 : 0);
    }
    usleep(100000);
}

static const struct program programs[] = {
    RACE(region),
    RACE(after_barrier),
    RACE(loop_nowait),
    RACE(single_nowait),
    RACE(sections),
    RACE(critical),
    RACE(task),
    RACE(put_in_region),
    RACE(result),
    RACE(result_of_later_get),
    CLEAN(region),
    CLEAN(barrier),
    CLEAN(loop),
    CLEAN(single),
    CLEAN(sections),
    CLEAN(critical),
    CLEAN(ordered),
    CLEAN(reduction),
    CLEAN(atomic),
    CLEAN(task),
    CLEAN(task_and_barrier),
    CLEAN(depend),
    CLEAN(taskloop),
    CLEAN(put_in_region),
    CLEAN(result),
    CLEAN(memory_again),
    CLEAN(stack_again),
};
enum { N_PROGRAMS = sizeof programs / sizeof programs[0] };

int main(int argc, char **argv) { return run_named(programs, N_PROGRAMS, argc < 2 ? NULL : argv[1]); }
