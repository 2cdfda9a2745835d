/* The functions of GCC's library for OpenMP that a compiler calls. Its threads wait for each other by futexes, which
 * nothing else shows. The build reads the names of the functions here. */
#include <string.h>
#include <time.h>

#include "race.h"
#include "race_next.h"

int omp_get_max_threads(void);
int omp_get_num_threads(void);

/* A parallel region. The addresses of the members stand for what its threads do together. */
struct region {
    void (*run)(void *);
    void *data;
    int come; /* threads that have begun it */
    char begin, end, single, ordered;
    char barrier[2]; /* a thread comes to the next but one only after all have left this one */
};

static _Thread_local struct {
    struct region *region; /* that this thread is in; NULL: none */
    unsigned barriers;     /* that it has come to in the region */
    bool has_section;      /* it has taken one of these sections */
} me;

/* Stands for all tasks. A thread that waits for one task acquires the clocks of all tasks that have ended, so that some
 * races are missed. */
static char tasks;

static char critical, atomic;

/* Regions */

static void region_run(void *at)
{
    struct region *region = at;
    __typeof__(me) outer = me;
    me.region = region;
    me.barriers = 0;
    me.has_section = false;
    fetch_add(&region->come, 1);
    race_acquire_at(&region->begin);
    region->run(region->data);
    race_release_at(&region->end);
    me = outer;
}

static int most_threads(void)
{
    NEXT(omp_get_max_threads);
    return next();
}

/* Threads of the library that wait for work may be older than shmem_init. */
static void region_begin(struct region *region, unsigned threads)
{
    bool is_alone = (threads ? (int)threads : most_threads()) == 1;
    if (race_watch.is_each && race_is_watched() && !is_alone) race_threads_begin();
    race_release_at(&region->begin);
}

static void region_end(struct region *region)
{
    race_acquire_at(&region->end);
    race_acquire_at(&tasks);
}

RACE_HOOK(void, GOMP_parallel, void (*run)(void *), void *data, unsigned threads, unsigned flags)
{
    NEXT(GOMP_parallel);
    struct region region = {.run = run, .data = data};
    region_begin(&region, threads);
    next(region_run, &region, threads, flags);
    region_end(&region);
}

RACE_HOOK(unsigned, GOMP_parallel_reductions, void (*run)(void *), void *data, unsigned threads, unsigned flags)
{
    NEXT(GOMP_parallel_reductions);
    struct region region = {.run = run, .data = data};
    region_begin(&region, threads);
    unsigned result = next(region_run, &region, threads, flags);
    region_end(&region);
    return result;
}

RACE_HOOK(void, GOMP_parallel_sections, void (*run)(void *), void *data, unsigned threads, unsigned count,
          unsigned flags)
{
    NEXT(GOMP_parallel_sections);
    struct region region = {.run = run, .data = data};
    region_begin(&region, threads);
    next(region_run, &region, threads, count, flags);
    region_end(&region);
}

typedef void parallel_loop(void (*run)(void *), void *data, unsigned threads, long from, long to, long step, long chunk,
                           unsigned flags);
typedef void parallel_loop_runtime(void (*run)(void *), void *data, unsigned threads, long from, long to, long step,
                                   unsigned flags);

static void loop_run(parallel_loop *next, void (*run)(void *), void *data, unsigned threads, const long *range,
                     unsigned flags)
{
    struct region region = {.run = run, .data = data};
    region_begin(&region, threads);
    next(region_run, &region, threads, range[0], range[1], range[2], range[3], flags);
    region_end(&region);
}

static void loop_run_runtime(parallel_loop_runtime *next, void (*run)(void *), void *data, unsigned threads,
                             const long *range, unsigned flags)
{
    struct region region = {.run = run, .data = data};
    region_begin(&region, threads);
    next(region_run, &region, threads, range[0], range[1], range[2], flags);
    region_end(&region);
}

#define LOOP(name)                                                                                                     \
    RACE_HOOK(void, name, void (*run)(void *), void *data, unsigned threads, long from, long to, long step,            \
              long chunk, unsigned flags)                                                                              \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        loop_run(next, run, data, threads, (const long[]){from, to, step, chunk}, flags);                              \
    }

#define LOOP_RUNTIME(name)                                                                                             \
    RACE_HOOK(void, name, void (*run)(void *), void *data, unsigned threads, long from, long to, long step,            \
              unsigned flags)                                                                                          \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        loop_run_runtime(next, run, data, threads, (const long[]){from, to, step}, flags);                             \
    }

LOOP(GOMP_parallel_loop_static)
LOOP(GOMP_parallel_loop_dynamic)
LOOP(GOMP_parallel_loop_guided)
LOOP(GOMP_parallel_loop_nonmonotonic_dynamic)
LOOP(GOMP_parallel_loop_nonmonotonic_guided)
LOOP_RUNTIME(GOMP_parallel_loop_runtime)
LOOP_RUNTIME(GOMP_parallel_loop_nonmonotonic_runtime)
LOOP_RUNTIME(GOMP_parallel_loop_maybe_nonmonotonic_runtime)

/* Barriers. They also wait for tasks, which run inside. */

static char *barrier_enter(void)
{
    if (!me.region) return NULL;
    char *barrier = &me.region->barrier[me.barriers++ % 2];
    race_release_at(barrier);
    return barrier;
}

static void barrier_leave(const char *barrier)
{
    if (barrier) race_acquire_at(barrier);
    race_acquire_at(&tasks);
}

#define BARRIER(name)                                                                                                  \
    RACE_HOOK(void, name, void)                                                                                        \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        const char *barrier = barrier_enter();                                                                         \
        next();                                                                                                        \
        barrier_leave(barrier);                                                                                        \
    }

BARRIER(GOMP_barrier)
BARRIER(GOMP_loop_end)
BARRIER(GOMP_sections_end)

static bool barrier_cancel(bool (*next)(void))
{
    const char *barrier = barrier_enter();
    bool is_cancelled = next();
    barrier_leave(barrier);
    return is_cancelled;
}

RACE_HOOK(bool, GOMP_barrier_cancel, void)
{
    NEXT(GOMP_barrier_cancel);
    return barrier_cancel(next);
}

RACE_HOOK(bool, GOMP_loop_end_cancel, void)
{
    NEXT(GOMP_loop_end_cancel);
    return barrier_cancel(next);
}

RACE_HOOK(bool, GOMP_sections_end_cancel, void)
{
    NEXT(GOMP_sections_end_cancel);
    return barrier_cancel(next);
}

RACE_HOOK(void, GOMP_workshare_task_reduction_unregister, bool is_cancelled)
{
    NEXT(GOMP_workshare_task_reduction_unregister);
    const char *barrier = barrier_enter();
    next(is_cancelled);
    barrier_leave(barrier);
}

/* Sections. A thread that takes a second one orders both: a race between them is seen only if two threads run them. At
 * first a thread leaves the second one to those that have not come yet, for at most 2 s in all. */

static int threads_of_region(void)
{
    NEXT(omp_get_num_threads);
    return next();
}

static void leave_to_others(void)
{
    enum { PAUSES = 400 };
    static const struct timespec pause = {.tv_nsec = 5000000};
    static unsigned pauses;
    int n = race_watch.has_threads && me.region ? threads_of_region() : 1;
    for (int i = 0; n > 1 && i < 20 && load_relaxed(&pauses) < PAUSES; i++) {
        bool have_come = load_relaxed(&me.region->come) == n; /* a last pause, in which they may take sections */
        fetch_add(&pauses, 1);
        nanosleep(&pause, NULL);
        if (have_come) break;
    }
}

RACE_HOOK(unsigned, GOMP_sections_start, unsigned count)
{
    NEXT(GOMP_sections_start);
    me.has_section = true;
    return next(count);
}

RACE_HOOK(unsigned, GOMP_sections_next, void)
{
    NEXT(GOMP_sections_next);
    if (me.has_section) leave_to_others();
    me.has_section = true;
    return next();
}

/* Data that one thread copies to all: single copyprivate */

RACE_HOOK(void *, GOMP_single_copy_start, void)
{
    NEXT(GOMP_single_copy_start);
    void *data = next();
    if (data && me.region) race_acquire_at(&me.region->single);
    return data;
}

RACE_HOOK(void, GOMP_single_copy_end, void *data)
{
    NEXT(GOMP_single_copy_end);
    if (me.region) race_release_at(&me.region->single);
    next(data);
}

/* Mutual exclusion */

#define TAKES(name, object)                                                                                            \
    RACE_HOOK(void, name, void)                                                                                        \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        next();                                                                                                        \
        race_acquire_at(object);                                                                                       \
    }

#define GIVES(name, object)                                                                                            \
    RACE_HOOK(void, name, void)                                                                                        \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        race_release_at(object);                                                                                       \
        next();                                                                                                        \
    }

/* Outside of a region there is one thread. */
static const char *ordered(void) { return me.region ? &me.region->ordered : &critical; }

TAKES(GOMP_critical_start, &critical)
GIVES(GOMP_critical_end, &critical)
TAKES(GOMP_atomic_start, &atomic)
GIVES(GOMP_atomic_end, &atomic)
TAKES(GOMP_ordered_start, ordered())
GIVES(GOMP_ordered_end, ordered())

#define TAKES_LOCK(name, lock_t)                                                                                       \
    RACE_HOOK(void, name, lock_t *lock)                                                                                \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        next(lock);                                                                                                    \
        race_acquire_at(lock);                                                                                         \
    }

#define GIVES_LOCK(name, lock_t)                                                                                       \
    RACE_HOOK(void, name, lock_t *lock)                                                                                \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        race_release_at(lock);                                                                                         \
        next(lock);                                                                                                    \
    }

TAKES_LOCK(GOMP_critical_name_start, void *)
GIVES_LOCK(GOMP_critical_name_end, void *)
TAKES_LOCK(omp_set_lock, void)
GIVES_LOCK(omp_unset_lock, void)
TAKES_LOCK(omp_set_nest_lock, void)
GIVES_LOCK(omp_unset_nest_lock, void)
TAKES_LOCK(omp_set_lock_, void)
GIVES_LOCK(omp_unset_lock_, void)
TAKES_LOCK(omp_set_nest_lock_, void)
GIVES_LOCK(omp_unset_nest_lock_, void)

static int tested(int has_lock, const void *lock)
{
    if (has_lock) race_acquire_at(lock);
    return has_lock;
}

RACE_HOOK(int, omp_test_lock, void *lock)
{
    NEXT(omp_test_lock);
    return tested(next(lock), lock);
}

RACE_HOOK(int, omp_test_nest_lock, void *lock)
{
    NEXT(omp_test_nest_lock);
    return tested(next(lock), lock);
}

RACE_HOOK(int32_t, omp_test_lock_, void *lock)
{
    NEXT(omp_test_lock_);
    return tested(next(lock), lock);
}

RACE_HOOK(int32_t, omp_test_nest_lock_, void *lock)
{
    NEXT(omp_test_nest_lock_);
    return tested(next(lock), lock);
}

/* Tasks. The library copies the data of a task. It gets a struct task with the data behind it, which names the function
 * of the program. */

struct task {
    long range[2];    /* the library writes the range of a taskloop there, */
    void *reductions; /* and reads this there */
    void (*run)(void *);
    void (*copy)(void *, void *); /* NULL: bytes are copied */
    const void *data;             /* of the thread that creates it */
    size_t nbytes, offset;        /* of the data; in the copy, from this struct to them */
    const void *creator;          /* stands for what the creator did before */
    bool is_loop, waits;          /* waits: for other tasks, by its dependences */
};

static void task_copy(void *to, void *from)
{
    const struct task *task = from;
    char *data = (char *)to + task->offset;
    memcpy(to, task, sizeof *task);
    if (task->copy) task->copy(data, (void *)(uintptr_t)task->data);
    else memcpy(data, task->data, task->nbytes);
}

static void task_run(void *at)
{
    struct task *task = at;
    char *data = (char *)task + task->offset;
    if (task->is_loop) memcpy(data, task->range, sizeof task->range);
    race_acquire_at(task->creator);
    if (task->waits) race_acquire_at(&tasks);
    task->run(data);
    race_release_at(&tasks);
}

static long alignment_of(long alignment)
{
    return alignment > (long)_Alignof(struct task) ? alignment : (long)_Alignof(struct task);
}

static struct task task_of(void (*run)(void *), void *data, void (*copy)(void *, void *), long nbytes, long alignment)
{
    struct task task = {.run = run,
                        .copy = copy,
                        .data = data,
                        .nbytes = (size_t)nbytes,
                        .offset = round_up(sizeof(struct task), (size_t)alignment_of(alignment)),
                        .creator = &me};
    if (data && task.nbytes >= sizeof task.range + sizeof task.reductions)
        memcpy(&task.reductions, (char *)data + sizeof task.range, sizeof task.reductions);
    race_release_at(task.creator);
    return task;
}

RACE_HOOK(void, GOMP_task, void (*run)(void *), void *data, void (*copy)(void *, void *), long nbytes, long alignment,
          bool is_deferred, unsigned flags, void **depend, int priority, void *detach)
{
    NEXT(GOMP_task);
    struct task task = task_of(run, data, copy, nbytes, alignment);
    task.waits = depend != NULL;
    next(task_run, &task, task_copy, (long)task.offset + nbytes, alignment_of(alignment), is_deferred, flags, depend,
         priority, detach);
}

#define TASKLOOP(name, number)                                                                                         \
    RACE_HOOK(void, name, void (*run)(void *), void *data, void (*copy)(void *, void *), long nbytes, long alignment,  \
              unsigned flags, unsigned long n, int priority, number from, number to, number step)                      \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        struct task task = task_of(run, data, copy, nbytes, alignment);                                                \
        task.is_loop = true;                                                                                           \
        next(task_run, &task, task_copy, (long)task.offset + nbytes, alignment_of(alignment), flags, n, priority,      \
             from, to, step);                                                                                          \
        race_acquire_at(&tasks);                                                                                       \
    }

TASKLOOP(GOMP_taskloop, long)
TASKLOOP(GOMP_taskloop_ull, unsigned long long)
TAKES(GOMP_taskwait, &tasks)
TAKES(GOMP_taskgroup_end, &tasks)

RACE_HOOK(void, GOMP_taskwait_depend, void **depend)
{
    NEXT(GOMP_taskwait_depend);
    next(depend);
    race_acquire_at(&tasks);
}
