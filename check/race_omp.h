/* Declarations of the functions in race_omp.c, and of those of GCC's library with the names that the linker gives to
 * them. */
#ifndef HEDDLE_RACE_OMP_H
#define HEDDLE_RACE_OMP_H

#include <pthread.h>

#include "race_next.h"

#define HOOKED(result, name, ...)                                                                                      \
    result name(__VA_ARGS__);                                                                                          \
    RACE_HOOK result hook_##name(__VA_ARGS__)

HOOKED(void, GOMP_parallel, void (*run)(void *), void *data, unsigned threads, unsigned flags);
HOOKED(unsigned, GOMP_parallel_reductions, void (*run)(void *), void *data, unsigned threads, unsigned flags);
HOOKED(void, GOMP_parallel_sections, void (*run)(void *), void *data, unsigned threads, unsigned count, unsigned flags);
HOOKED(void, GOMP_parallel_loop_static, void (*run)(void *), void *data, unsigned threads, long from, long to,
       long step, long chunk, unsigned flags);
HOOKED(void, GOMP_parallel_loop_dynamic, void (*run)(void *), void *data, unsigned threads, long from, long to,
       long step, long chunk, unsigned flags);
HOOKED(void, GOMP_parallel_loop_guided, void (*run)(void *), void *data, unsigned threads, long from, long to,
       long step, long chunk, unsigned flags);
HOOKED(void, GOMP_parallel_loop_nonmonotonic_dynamic, void (*run)(void *), void *data, unsigned threads, long from,
       long to, long step, long chunk, unsigned flags);
HOOKED(void, GOMP_parallel_loop_nonmonotonic_guided, void (*run)(void *), void *data, unsigned threads, long from,
       long to, long step, long chunk, unsigned flags);
HOOKED(void, GOMP_parallel_loop_runtime, void (*run)(void *), void *data, unsigned threads, long from, long to,
       long step, unsigned flags);
HOOKED(void, GOMP_parallel_loop_nonmonotonic_runtime, void (*run)(void *), void *data, unsigned threads, long from,
       long to, long step, unsigned flags);
HOOKED(void, GOMP_parallel_loop_maybe_nonmonotonic_runtime, void (*run)(void *), void *data, unsigned threads,
       long from, long to, long step, unsigned flags);
HOOKED(void, GOMP_barrier, void);
HOOKED(void, GOMP_loop_end, void);
HOOKED(void, GOMP_sections_end, void);
int omp_get_max_threads(void);
int omp_get_num_threads(void);
HOOKED(unsigned, GOMP_sections_start, unsigned count);
HOOKED(unsigned, GOMP_sections_next, void);
HOOKED(void, GOMP_critical_start, void);
HOOKED(void, GOMP_critical_end, void);
HOOKED(void, GOMP_atomic_start, void);
HOOKED(void, GOMP_atomic_end, void);
HOOKED(void, GOMP_ordered_start, void);
HOOKED(void, GOMP_ordered_end, void);
HOOKED(void, GOMP_taskwait, void);
HOOKED(void, GOMP_taskgroup_end, void);
HOOKED(bool, GOMP_barrier_cancel, void);
HOOKED(bool, GOMP_loop_end_cancel, void);
HOOKED(bool, GOMP_sections_end_cancel, void);
HOOKED(void, GOMP_workshare_task_reduction_unregister, bool is_cancelled);
HOOKED(void *, GOMP_single_copy_start, void);
HOOKED(void, GOMP_single_copy_end, void *data);
HOOKED(void, GOMP_critical_name_start, void **lock);
HOOKED(void, GOMP_critical_name_end, void **lock);
HOOKED(void, omp_set_lock, void *lock);
HOOKED(void, omp_set_lock_, void *lock);
HOOKED(void, omp_unset_lock, void *lock);
HOOKED(void, omp_unset_lock_, void *lock);
HOOKED(void, omp_set_nest_lock, void *lock);
HOOKED(void, omp_set_nest_lock_, void *lock);
HOOKED(void, omp_unset_nest_lock, void *lock);
HOOKED(void, omp_unset_nest_lock_, void *lock);
HOOKED(int, omp_test_lock, void *lock);
HOOKED(int32_t, omp_test_lock_, void *lock);
HOOKED(int, omp_test_nest_lock, void *lock);
HOOKED(int32_t, omp_test_nest_lock_, void *lock);
HOOKED(void, GOMP_task, void (*run)(void *), void *data, void (*copy)(void *, void *), long nbytes, long alignment,
       bool is_deferred, unsigned flags, void **depend, int priority, void *detach);
HOOKED(void, GOMP_taskloop, void (*run)(void *), void *data, void (*copy)(void *, void *), long nbytes, long alignment,
       unsigned flags, unsigned long n, int priority, long from, long to, long step);
HOOKED(void, GOMP_taskloop_ull, void (*run)(void *), void *data, void (*copy)(void *, void *), long nbytes,
       long alignment, unsigned flags, unsigned long n, int priority, unsigned long long from, unsigned long long to,
       unsigned long long step);
HOOKED(void, GOMP_taskwait_depend, void **depend);

#endif
