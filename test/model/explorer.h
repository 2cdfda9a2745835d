/* An explorer of schedules: threads are coroutines, and wherever something may go one way or another the explorer is
 * asked. What it answers is either the next of all sequences of answers with few deviations from the usual one, or
 * random. */
#ifndef MODEL_EXPLORER_H
#define MODEL_EXPLORER_H

#include "base/base.h"

/* At most. What is built of this for other ends has more: bench/virtual. */
#ifndef MODEL_THREADS
#define MODEL_THREADS 8
#endif
enum { EXPLORER_THREADS = MODEL_THREADS };

/* One of n ways, of which 0 is the usual one. Not inside a step of the network. */
unsigned explorer_choose(unsigned n);

/* Another thread may go on here; or must, as this one can do nothing but look again. */
void explorer_point(void);
void explorer_wait(void);

/* What must not be interrupted: counted. */
extern int explorer_quiet;

/* Something has happened that may be what somebody waits for. */
void explorer_event(void);

/* Which thread runs; and whether another one has come to its end. */
int explorer_self(void);
bool explorer_has_ended(int thread);

/* A daemon may wait for ever: it is `idle`, nonzero, while it has nothing to do. */
struct explorer_thread {
    void (*run)(int thread);
    bool is_daemon;
};

/* Runs the threads once, from the beginning to the end of all but daemons. `prepare` comes first, and `finish` last,
 * outside all threads. */
struct exploration {
    const char *name;
    int n_threads;
    struct explorer_thread threads[EXPLORER_THREADS];
    void (*prepare)(void);
    void (*finish)(void);
};

/* All schedules with at most so many deviations, if `random` is 0; or so many random ones, from a seed. Returns how
 * many there were. */
uint64_t explore_all(const struct exploration *what, unsigned deviations, uint64_t most);
void explore_random(const struct exploration *what, uint64_t seed);

/* Repeats a schedule that was printed. */
void explore_trail(const struct exploration *what, const char *trail);

/* Something is wrong: prints it with the way to repeat it, and ends the program. */
_Noreturn void explorer_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A random number below the limit, of the current run alone: for programs that are made up. */
uint64_t explorer_draw(uint64_t limit);
void explorer_seed(uint64_t seed);

#endif
