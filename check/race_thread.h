/* The threads of this PE: each has a vector clock of its own. All of it is under the lock of race.c. */
#ifndef HEDDLE_RACE_THREAD_H
#define HEDDLE_RACE_THREAD_H

#include <pthread.h>

#include "race_shared.h"

enum { RACE_THREADS = 128 /* of a PE; later ones share a clock with the thread that creates them */ };

struct own_stream;

/* Threads that share one count as one thread. */
struct race_thread {
    uint32_t *clock; /* by stream: see race_clock.h */
    uint32_t
        *fenced; /* by stream of this PE: its last operation that a fence orders before the next one of this thread */
    unsigned id; /* the stream of its own accesses; of the first thread the number of the PE */
    unsigned index;                     /* in the list of threads */
    struct race_seen *seen;             /* NULL: none; see race_seen.h */
    unsigned users;                     /* threads that share it, and have not ended or can still be joined */
    uint32_t version;                   /* grows with each change of the clock, or of `fenced` */
    bool has_released;                  /* since its own word changed */
    bool must_step;                     /* the next operation has to have a higher clock than the last one */
    bool has_fenced;                    /* the next release, too */
    uint32_t acquired[RACE_PES];        /* the last snapshot of each PE */
    uint32_t fences_seen[RACE_THREADS]; /* by index: the clock of that thread when its `fenced` was added */
    struct {
        uint32_t snapshot, version, signalled;
        const struct own_stream *stream;
    } last; /* the last snapshot, and the state that it was taken of */
};

extern struct race_threads {
    unsigned n;
    struct race_thread *list[RACE_THREADS]; /* the first one is that of shmem_init */
    struct race_start *starts;
    bool has_said_full;
} race_threads;

/* The first thread has this clock, and the number of the PE. */
void race_threads_up(uint32_t *clock, int pe);
void race_threads_down(void);

/* One for a new thread, with the clock of its creator. It is that of a thread that has ended, if the creator knows all
 * that it did; the creator's own one, if there are too many. */
struct race_thread *race_thread_new(struct race_thread *creator);

/* A thread from its creation until it is joined. */
struct race_start {
    void *(*run)(void *);
    int (*run_c11)(void *); /* instead */
    void *argument;
    struct race_thread *thread; /* NULL: it is not watched */
    pthread_t handle;           /* once it has started */
    unsigned generation, rounds_of_end;
    bool is_unwatched, has_started, has_ended, is_detached;
    struct race_start *next;
};

void race_start_add(struct race_start *start);
void race_start_remove(struct race_start *start);

/* The oldest one with this handle; has_ended: that has ended. NULL: none. */
struct race_start *race_start_find(pthread_t handle, bool has_ended);

#endif
