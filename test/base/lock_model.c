/* base/lock.[ch] in all interleavings, on a machine whose stores wait in a buffer (as those of x86 do).
 *
 * The lock's own code runs here, compiled against a machine in place of base/atomic.h: every load, store and
 * exchange is a step, each thread is a coroutine, and the state of everything (memory, store buffers, the
 * stacks) is copied before a step, so that all the others can be tried from the same state. What has been
 * seen before is known by its hash. In every state at most one thread is inside, and from every state the end
 * can be reached: no hand-over and no wake-up is lost. With one of its fences or wake-ups taken away the lock
 * must fail. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sched.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include <linux/futex.h>

#include "base/base.h"

/* The machine's vocabulary, instead of that of base/atomic.h */
#define HEDDLE_ATOMIC_H
static uint64_t model_load(const void *at, size_t size);
static void model_store(void *at, size_t size, uint64_t value);
static uint32_t model_exchange(uint32_t *at, uint32_t value);
static bool model_compare_exchange(uint32_t *at, uint32_t *expected, uint32_t value);
static void model_step(void);
static long model_syscall(long number, ...);

#define load_relaxed(p)                          ((__typeof__(*(p)))model_load(p, sizeof *(p)))
#define load_acquire(p)                          load_relaxed(p)
#define store_relaxed(p, v)                      model_store(p, sizeof *(p), v)
#define store_release(p, v)                      store_relaxed(p, v)
#define exchange(p, v)                           model_exchange(p, v)
#define compare_exchange(p, expected, v)         model_compare_exchange(p, expected, v)
#define exchange_release(p, v)                   model_exchange(p, v)
#define compare_exchange_acquire(p, expected, v) model_compare_exchange(p, expected, v)
#define fence_compiler()                         ((void)0)
#define __builtin_thread_pointer()               ((void *)gate_of(running))
#define cpu_pause()                              model_step()
#define HEDDLE_YIELD_H
#define yield_step(times) ((void)(times), model_step())
#define syscall           model_syscall
#define LOCK_LOOKS        1
#define VISIT_LOOKS       1

static int running; /* a thread */
static uintptr_t gate_of(int thread) { return 64u * (1u + (unsigned)thread); }

#include "base/lock.c"

enum { THREADS = 3, BUFFER = 8, STACK = 4096, STATES = 1 << 20, EDGES = 1 << 23 };

/* Everything that a step can change, and nothing else */
static struct machine {
    struct lock lock;
    struct thread {
        ucontext_t context;
        bool lives, flushes; /* flushes: its next step waits until its store buffer is empty */
        uint32_t *asleep;    /* on this word; NULL if it runs */
        unsigned n_stores;
        struct store {
            void *at;
            size_t size;
            uint64_t value;
        } stores[BUFFER];
    } threads[THREADS];
    int inside;
    char stacks[THREADS][STACK] aligned_to(16);
} machine;

/* Constant during an exploration */
static bool without_membarrier, without_wake;
static const char *broken;
static ucontext_t explorer;

static struct thread *self(void) { return &machine.threads[running]; }

/* Where a thread stops until it is chosen for its next step */
static void wait_for_turn(bool flushes)
{
    self()->flushes = flushes;
    swapcontext(&self()->context, &explorer);
}

static void model_step(void) { wait_for_turn(false); }

/* The oldest store of a thread reaches memory. */
static void flush(struct thread *t)
{
    memcpy(t->stores[0].at, &t->stores[0].value, t->stores[0].size);
    memmove(t->stores, t->stores + 1, --t->n_stores * sizeof *t->stores);
    memset(t->stores + t->n_stores, 0, sizeof *t->stores); /* equal states are equal bytes */
}

static uint64_t model_load(const void *at, size_t size)
{
    uint64_t value = 0;
    wait_for_turn(false);
    for (unsigned i = self()->n_stores; i--;)
        if (self()->stores[i].at == at) return self()->stores[i].value;
    memcpy(&value, at, size);
    return value;
}

static void model_store(void *at, size_t size, uint64_t value)
{
    wait_for_turn(false);
    if (self()->n_stores == BUFFER) flush(self());
    struct store *store = &self()->stores[self()->n_stores++];
    store->at = at, store->size = size, store->value = value;
}

static uint32_t model_exchange(uint32_t *at, uint32_t value)
{
    wait_for_turn(true);
    uint32_t old = *at;
    *at = value;
    return old;
}

static bool model_compare_exchange(uint32_t *at, uint32_t *expected, uint32_t value)
{
    wait_for_turn(true);
    uint32_t old = *at;
    if (old == *expected) *at = value;
    bool equal = old == *expected;
    *expected = old;
    return equal;
}

/* The kernel makes every thread pass a fence, one after the other. */
static void model_membarrier(void)
{
    wait_for_turn(true);
    for (int i = 0; i < THREADS && !without_membarrier; i++) {
        wait_for_turn(true);
        while (machine.threads[i].n_stores) flush(&machine.threads[i]);
    }
}

/* A sleep ends by a wake-up only, though the library's sleepers also look from time to time. */
static void model_futex(uint32_t *word, int operation, uint32_t value)
{
    wait_for_turn(true);
    if (operation == FUTEX_WAIT) {
        if (*word == value) self()->asleep = word;
        wait_for_turn(false);
        return;
    }
    for (int i = 0; i < THREADS && !without_wake; i++)
        if (machine.threads[i].asleep == word) {
            machine.threads[i].asleep = NULL;
            return;
        }
}

static long model_syscall(long number, ...)
{
    va_list arguments;
    va_start(arguments, number);
    if (number == SYS_membarrier) {
        model_membarrier();
    } else {
        uint32_t *word = va_arg(arguments, uint32_t *);
        int operation = va_arg(arguments, int);
        model_futex(word, operation, va_arg(arguments, uint32_t));
    }
    va_end(arguments);
    return 0;
}

/* What the threads do */

static void be_inside(void)
{
    if (machine.inside++) broken = "two threads are inside";
    model_step();
    machine.inside--;
}

static void enter_and_leave(void)
{
    lock_enter(&machine.lock);
    be_inside();
    lock_leave(&machine.lock);
}

static void enter_twice(void)
{
    enter_and_leave();
    enter_and_leave();
}

/* As post_scalar_fast does it: by the bias, or not at all; and then the long way */
static void own_or_enter(void)
{
    if (lock_own(&machine.lock)) {
        be_inside();
        lock_disown(&machine.lock);
    } else {
        enter_and_leave();
    }
    enter_and_leave();
}

static void visit(void)
{
    if (!lock_visit(&machine.lock)) return;
    be_inside();
    lock_visit_end(&machine.lock);
}

static void visit_and_share(void)
{
    if (!lock_visit(&machine.lock)) return;
    be_inside();
    lock_visit_end_shared(&machine.lock);
}

static void share_and_enter(void)
{
    visit_and_share();
    enter_and_leave();
}

static void visit_twice(void)
{
    visit();
    visit();
}

static void lock_and_enter(void)
{
    lock_set_rule(&machine.lock, GATE_LOCKED);
    enter_and_leave();
}

static void bias(void) { lock_set_rule(&machine.lock, GATE_OPEN); }

static void bias_and_enter(void)
{
    bias();
    enter_and_leave();
}

static void take_and_enter(void)
{
    lock_set_rule(&machine.lock, gate_of(running));
    enter_and_leave();
}

static void bias_lock_and_enter(void)
{
    bias();
    lock_and_enter();
}

static void lock_bias_and_lock(void)
{
    lock_set_rule(&machine.lock, GATE_LOCKED);
    bias();
    lock_set_rule(&machine.lock, GATE_LOCKED);
}

static void (*programs[THREADS])(void);

static void thread_main(void)
{
    programs[running]();
    wait_for_turn(true); /* a thread that ends has no store in its buffer */
    self()->lives = false;
    setcontext(&explorer);
}

/* Exploring */

static struct {
    uint64_t key, check;
    uint32_t number;
} * seen;
static struct {
    uint32_t from, to;
} * edges;
static uint32_t n_states, n_edges;
static bool *ends;

static uint64_t mix(uint64_t h, uint64_t x)
{
    h = (h ^ x) * 0x9e3779b97f4a7c15;
    return h ^ h >> 29;
}

/* The number of the machine's state; true in *is_new if it has not been seen. */
static uint32_t number_of_state(bool *is_new)
{
    const char *bytes = (const char *)&machine;
    uint64_t key = 1, check = 2, word;
    for (size_t i = 0; i + 8 <= sizeof machine; i += 8) {
        memcpy(&word, bytes + i, 8);
        key = mix(key, word), check = mix(check, word * 3 + 1);
    }
    size_t at = key % (2 * STATES);
    while (seen[at].number && (seen[at].key != key || seen[at].check != check)) at = (at + 1) % (2 * STATES);
    *is_new = !seen[at].number;
    if (*is_new) {
        seen[at].key = key, seen[at].check = check, seen[at].number = ++n_states;
        if (n_states == STATES) broken = "more states than there is room for";
    }
    return seen[at].number;
}

/* The step of a thread; what lies below its stack afterwards is nobody's, and equal in equal states. */
static void thread_step(int i)
{
    running = i;
    swapcontext(&explorer, &machine.threads[i].context);
#if defined(__x86_64__)
    char *low = (char *)machine.threads[i].context.uc_mcontext.gregs[REG_RSP] - 128;
#else
    char *low = machine.stacks[i];
#endif
    if (low > machine.stacks[i] && low < machine.stacks[i] + STACK)
        memset(machine.stacks[i], 0, (size_t)(low - machine.stacks[i]));
}

/* Steps are numbered: those of threads, then those of store buffers. False if that one cannot be made. */
static bool make_step(int step)
{
    struct thread *t = &machine.threads[step % THREADS];
    if (step >= THREADS) {
        if (!t->n_stores) return false;
        flush(t);
        return true;
    }
    if (!t->lives || t->asleep || (t->flushes && t->n_stores)) return false;
    thread_step(step);
    return true;
}

static void explore(uint32_t from)
{
    struct machine *before = malloc(sizeof *before);
    if (!before) abort();
    *before = machine;
    bool lives = false;
    for (int i = 0; i < THREADS; i++) lives |= machine.threads[i].lives;
    ends[from] = !lives;
    for (int step = 0; step < 2 * THREADS && !broken; step++) {
        bool is_new;
        if (!make_step(step)) continue;
        uint32_t to = number_of_state(&is_new);
        if (n_edges == EDGES) broken = "more steps than there is room for";
        else edges[n_edges].from = from, edges[n_edges++].to = to;
        if (is_new) explore(to);
        machine = *before;
    }
    free(before);
}

/* Marks what can reach a state that is marked, until nothing changes. Late edges lead to late states:
 * backwards. */
static bool end_is_reached_from_everywhere(void)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = n_edges; i--;)
            if (ends[edges[i].to] && !ends[edges[i].from]) changed = ends[edges[i].from] = true;
    }
    for (uint32_t i = 1; i <= n_states; i++)
        if (!ends[i]) return false;
    return true;
}

/* NULL, or what is wrong */
static const char *check_all(uintptr_t gate, void (*first)(void), void (*second)(void), void (*third)(void))
{
    bool is_new;
    memset(&machine, 0, sizeof machine);
    memset(seen, 0, 2 * STATES * sizeof *seen);
    memset(ends, 0, STATES * sizeof *ends);
    n_states = n_edges = 0;
    broken = NULL;
    machine.lock.gate = gate;
    programs[0] = first, programs[1] = second, programs[2] = third;
    for (int i = 0; i < THREADS; i++) {
        struct thread *t = &machine.threads[i];
        t->lives = programs[i];
        getcontext(&t->context);
        t->context.uc_stack.ss_sp = machine.stacks[i];
        t->context.uc_stack.ss_size = STACK;
        if (t->lives) makecontext(&t->context, thread_main, 0);
    }
    explore(number_of_state(&is_new));
    if (!broken && !end_is_reached_from_everywhere()) broken = "a thread waits for ever";
    return broken;
}

static int failures;

static void expect_sound(const char *what, uintptr_t gate, void (*first)(void), void (*second)(void),
                         void (*third)(void))
{
    const char *wrong = check_all(gate, first, second, third);
    printf("%-58s %8u states: %s\n", what, n_states, wrong ? wrong : "sound");
    failures += wrong != NULL;
}

static void expect_broken(const char *what, const char *how, uintptr_t gate, void (*first)(void), void (*second)(void),
                          void (*third)(void))
{
    const char *wrong = check_all(gate, first, second, third);
    printf("%-58s %8u states: %s\n", what, n_states, wrong ? wrong : "nothing was found");
    failures += !wrong || strcmp(wrong, how) != 0;
}

int main(void)
{
    seen = calloc(2 * STATES, sizeof *seen);
    edges = calloc(EDGES, sizeof *edges);
    ends = calloc(STATES + 1, sizeof *ends);
    if (!seen || !edges || !ends) return 1;
    expect_sound("an owner and a visitor", GATE_OPEN, own_or_enter, visit_twice, NULL);
    expect_sound("an owner, and two who would visit", GATE_OPEN, enter_and_leave, visit, visit);
    expect_sound("two threads by the locked rule", GATE_LOCKED, enter_twice, enter_twice, NULL);
    expect_sound("two threads by the locked rule, and a visitor", GATE_LOCKED, enter_and_leave, enter_and_leave, visit);
    expect_sound("the rule changes under an owner", GATE_OPEN, own_or_enter, lock_and_enter, NULL);
    expect_sound("the rule changes under an owner, and there is a visitor", GATE_OPEN, enter_and_leave, lock_and_enter,
                 visit);
    expect_sound("the rule becomes biased, beside a visitor", GATE_LOCKED, bias_and_enter, visit_twice, NULL);
    expect_sound("the rule becomes biased for who is about to enter", GATE_LOCKED, enter_twice, bias, NULL);
    expect_sound("the same, and a visitor", GATE_LOCKED, enter_and_leave, bias, visit);
    expect_sound("it becomes biased and locked again, beside the owner", GATE_LOCKED, enter_and_leave,
                 bias_lock_and_enter, NULL);
    expect_sound("locked, biased and locked again, beside the owner", GATE_OPEN, enter_and_leave, lock_bias_and_lock,
                 NULL);

    expect_sound("the first thread's, and another that enters", gate_of(0), own_or_enter, own_or_enter, NULL);
    expect_sound("the first thread's, and a visitor", gate_of(0), own_or_enter, visit_twice, NULL);
    expect_sound("the first thread's, and a visitor that shares it", gate_of(0), own_or_enter, visit_and_share, NULL);
    expect_sound("the same, which enters then", gate_of(0), enter_and_leave, share_and_enter, NULL);
    expect_sound("a lock of several, and a visitor that shares it", GATE_LOCKED, enter_twice, visit_and_share, NULL);
    expect_sound("the first thread's, and two others that enter", gate_of(0), NULL, enter_and_leave, enter_and_leave);
    expect_sound("the first thread's, another that enters, and a visitor", gate_of(0), NULL, enter_twice, visit);
    expect_sound("a thread takes it, beside another", GATE_LOCKED, take_and_enter, enter_twice, NULL);
    expect_broken("it is taken from its owner for another", "two threads are inside", gate_of(0), enter_and_leave,
                  take_and_enter, NULL);

    without_membarrier = true;
    expect_broken("an owner and a visitor, without the barrier", "two threads are inside", GATE_OPEN, own_or_enter,
                  visit, NULL);
    expect_broken("the first thread's, and another, without the barrier", "two threads are inside", gate_of(0),
                  own_or_enter, enter_and_leave, NULL);
    without_membarrier = false;
    without_wake = true;
    expect_broken("two threads by the locked rule, without wake-ups", "a thread waits for ever", GATE_LOCKED,
                  enter_twice, enter_twice, NULL);
    return failures != 0;
}
