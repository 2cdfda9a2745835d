/* Threads with clocks: coroutines, of which the one whose clock is behind runs until it is no longer. It takes the
 * place of the explorer of test/model, so that the points where the library's code may be interrupted are the same. */
#include <float.h>
#include <stdarg.h>
#include <ucontext.h>

#include "explorer.h"
#include "machine.h"

#include "base/lock.h"

enum { STACK = 256 << 10, CORES = 256, LOCKS = 256 };
static const uint64_t patience = 1000000;

static struct {
    struct thread {
        ucontext_t context;
        char *stack;
        double clock, owes;
        bool is_waiting, has_ended;
    } threads[EXPLORER_THREADS];
    ucontext_t home;
    int n, running; /* running: -1 at home */
    double horizon; /* the clock of the one that is behind, but for the one that runs */
    struct {
        double free; /* when it is */
        int thread;  /* that has it until it waits, as if nobody were interrupted */
    } cores[CORES];
    uint64_t idle; /* waits since a thread went on */
    void (*run)(int thread);
} time_of = {.running = -1};

int explorer_quiet;

static struct thread *self(void) { return &time_of.threads[time_of.running]; }

int explorer_self(void) { return time_of.running < 0 ? 0 : time_of.running; }
bool explorer_has_ended(int thread) { return time_of.threads[thread].has_ended; }
void explorer_event(void) { time_of.idle = 0; }
unsigned explorer_choose(unsigned n) { return (void)n, 0; }

double clock_now(void) { return time_of.running < 0 ? 0 : self()->clock; }

static int core_of(int thread) { return (int)(thread % machine.cores); }

/* Another thread has its core, and does not wait. */
static bool is_kept_out(int thread)
{
    int has = time_of.cores[core_of(thread)].thread;
    return has != thread && !time_of.threads[has].is_waiting && !time_of.threads[has].has_ended;
}

/* The one that is behind, of those that need not wait for anybody if `busy`; -1: none. */
static int behind(bool busy)
{
    int found = -1;
    for (int i = 0; i < time_of.n; i++) {
        const struct thread *t = &time_of.threads[i];
        if (t->has_ended || i == time_of.running || (busy && t->is_waiting) || is_kept_out(i)) continue;
        if (found < 0 || t->clock < time_of.threads[found].clock) found = i;
    }
    return found;
}

static double clock_behind(bool busy)
{
    int i = behind(busy);
    return i < 0 ? DBL_MAX : time_of.threads[i].clock;
}

static void go_home(void) { swapcontext(&self()->context, &time_of.home); }

void explorer_point(void)
{
    if (time_of.running < 0 || explorer_quiet || self()->clock <= time_of.horizon) return;
    go_home();
}

/* Until something comes, or somebody who does something has done it. */
void explorer_wait(void)
{
    if (time_of.running < 0 || explorer_quiet) explorer_fail("somebody waits who must not");
    if (time_of.idle++ > patience) explorer_fail("a thread waits for ever");
    struct thread *t = self();
    double next = network_next(t->clock), other = clock_behind(true), until = next < other ? next : other;
    t->clock += machine.look;
    if (until != DBL_MAX && until > t->clock) t->clock = until;
    t->is_waiting = true;
    go_home();
    t->is_waiting = false;
}

void clock_spend(double ns)
{
    if (time_of.running < 0 || ns <= 0) return;
    int core = core_of(time_of.running);
    struct thread *t = self();
    if (time_of.cores[core].free > t->clock) t->clock = time_of.cores[core].free;
    time_of.cores[core].free = t->clock += ns;
    time_of.idle = 0;
    explorer_point();
}

void clock_rest(double ns)
{
    struct thread *t = self();
    t->clock += ns;
    t->is_waiting = true; /* so that others have its core */
    go_home();
    t->is_waiting = false;
}

void clock_owe(double ns) { self()->owes += ns; }

void clock_settle(void)
{
    if (time_of.running < 0) return;
    double ns = self()->owes;
    self()->owes = 0;
    clock_spend(ns);
}

/* Locks: what a thread owes for what it has done inside it pays before it lets others in, and a lock that another core
 * had comes with its cache line. */

void __real_lock_enter(struct lock *lock);
void __real_lock_leave(struct lock *lock);
void __wrap_lock_enter(struct lock *lock);
void __wrap_lock_leave(struct lock *lock);

/* Who had it last; -1 if nobody has. */
static int *last_owner(const struct lock *lock)
{
    static struct {
        const struct lock *lock;
        int owner;
    } known[LOCKS];
    for (int i = 0; i < LOCKS; i++) {
        if (!known[i].lock) known[i].lock = lock, known[i].owner = -1;
        if (known[i].lock == lock) return &known[i].owner;
    }
    explorer_fail("more than %d locks", LOCKS);
}

void __wrap_lock_enter(struct lock *lock)
{
    __real_lock_enter(lock);
    int *last = last_owner(lock), me = time_of.running;
    if (*last >= 0 && *last != me) clock_spend(machine.line);
    *last = me;
}

void __wrap_lock_leave(struct lock *lock)
{
    clock_settle();
    __real_lock_leave(lock);
}

/* Running */

/* From the thread that had it, which waits. */
static void take_core(void)
{
    int core = core_of(time_of.running);
    struct thread *t = self();
    if (time_of.cores[core].thread == time_of.running) return;
    if (time_of.cores[core].free > t->clock) t->clock = time_of.cores[core].free;
    time_of.cores[core].thread = time_of.running;
    time_of.cores[core].free = t->clock += machine.turn;
}

static void thread_main(void)
{
    time_of.run(time_of.running);
    self()->has_ended = true;
    setcontext(&time_of.home);
}

void clock_run(int n_threads, void (*run)(int thread))
{
    if (machine.cores < 1 || machine.cores > CORES)
        explorer_fail("there are %ld cores, not 1 to %d", machine.cores, CORES);
    time_of.n = n_threads, time_of.run = run;
    for (int core = 0; core < machine.cores; core++) time_of.cores[core].thread = core % n_threads;
    for (int i = 0; i < n_threads; i++) {
        struct thread *t = &time_of.threads[i];
        if (!(t->stack = malloc(STACK))) abort();
        getcontext(&t->context);
        t->context.uc_stack.ss_sp = t->stack;
        t->context.uc_stack.ss_size = STACK;
        makecontext(&t->context, thread_main, 0);
    }
    for (int next; (next = behind(false)) >= 0; time_of.running = -1) {
        time_of.running = next;
        take_core();
        time_of.horizon = clock_behind(false);
        swapcontext(&time_of.home, &time_of.threads[next].context);
    }
    for (int i = 0; i < n_threads; i++) free(time_of.threads[i].stack);
}

void explorer_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "virtual: ");
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\n");
    exit(1);
}
