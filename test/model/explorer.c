#include "explorer.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>
#include <ucontext.h>

#include "wire/sim_random.h"
#include "weak.h"

enum { STACK = 256 << 10, TRAIL = 1 << 16, PATIENCE = 400 };

enum state { READY, WAITING, ENDED };

static struct {
    const struct exploration *what;
    struct coroutine {
        jmp_buf entry; /* where each run of it begins */
        jmp_buf place; /* where it goes on, once it has begun */
        bool is_made, has_begun;
        enum state state;
    } threads[EXPLORER_THREADS];
    jmp_buf home;
    int running;   /* -1 at home */
    unsigned idle; /* waits since something happened */
    bool is_random;
    unsigned odds; /* of 256: that a random choice deviates */
    uint64_t seed, state;
} x = {.running = -1};

int explorer_quiet;

/* The choices of this run: from the front those that are given, then usual ones. */
static struct {
    unsigned n, given;
    struct {
        uint16_t chosen, ways;
    } choices[TRAIL];
} trail;

void explorer_seed(uint64_t seed) { x.state = seed * 0x9e3779b97f4a7c15 + 1; }

uint64_t explorer_draw(uint64_t limit) { return (sim_draw(&x.state) >> 20) % limit; }

/* Choosing */

unsigned explorer_choose(unsigned n)
{
    if (n < 2) return 0;
    if (x.is_random) return explorer_draw(256) < x.odds ? (unsigned)explorer_draw(n) : 0;
    if (trail.n == TRAIL) explorer_fail("a run is longer than %d choices", TRAIL);
    unsigned i = trail.n++;
    if (i >= trail.given) trail.choices[i].chosen = 0;
    trail.choices[i].ways = (uint16_t)n;
    if (trail.choices[i].chosen >= n) explorer_fail("a schedule does not repeat: the model is not deterministic");
    return trail.choices[i].chosen;
}

/* The next trail with at most so many deviations; false if there is none. */
static bool trail_advance(unsigned most)
{
    unsigned deviations = 0;
    for (unsigned i = 0; i < trail.n; i++) deviations += trail.choices[i].chosen != 0;
    for (unsigned i = trail.n; i--;) {
        unsigned here = trail.choices[i].chosen != 0, before = deviations - here;
        if (before < most && trail.choices[i].chosen + 1u < trail.choices[i].ways) {
            trail.choices[i].chosen++;
            trail.given = i + 1;
            return true;
        }
        deviations = before;
    }
    return false;
}

/* Threads */

int explorer_self(void) { return x.running; }

bool explorer_has_ended(int thread)
{
    if (x.threads[thread].state != ENDED) return false;
    weak_acquire(&x.threads[thread]); /* as pthread_join does */
    return true;
}

void explorer_event(void) { x.idle = 0; }

/* swapcontext() makes a system call each time, for the signal mask, which would be half of the time. So a context is
 * what a thread begins with, on a stack of its own, when it first runs, and no more. */
static void go_home(void)
{
    if (!_setjmp(x.threads[x.running].place)) _longjmp(x.home, 1);
}

static void go_to(struct coroutine *t)
{
    if (_setjmp(x.home)) return;
    if (t->has_begun) _longjmp(t->place, 1);
    t->has_begun = true;
    _longjmp(t->entry, 1);
}

void explorer_point(void)
{
    if (x.running < 0 || explorer_quiet) return;
    if (explorer_choose(2)) go_home();
}

void explorer_wait(void)
{
    if (x.running < 0) explorer_fail("somebody waits outside all threads");
    if (explorer_quiet) explorer_fail("a step that must not be interrupted waits");
    x.threads[x.running].state = WAITING;
    go_home();
    x.threads[x.running].state = READY;
}

static void thread_main(void)
{
    if (!_setjmp(x.threads[x.running].entry)) _longjmp(x.home, 1);
    x.what->threads[x.running].run(x.running);
    x.threads[x.running].state = ENDED;
    weak_release(&x.threads[x.running]);
    x.idle = 0;
    _longjmp(x.home, 1);
}

static bool all_have_ended(void)
{
    for (int i = 0; i < x.what->n_threads; i++)
        if (!x.what->threads[i].is_daemon && x.threads[i].state != ENDED) return false;
    return true;
}

/* Who goes on: usually the next one after the last. */
static int choose_thread(int last)
{
    int ready[EXPLORER_THREADS];
    unsigned n = 0;
    for (int k = 1; k <= x.what->n_threads; k++) {
        int i = (last + k) % x.what->n_threads;
        if (x.threads[i].state != ENDED) ready[n++] = i;
    }
    return ready[explorer_choose(n)];
}

/* Its stack, as far as thread_main() has it, stays as it is then. */
static void thread_make(int i)
{
    ucontext_t context;
    char *stack = malloc(STACK);
    if (!stack) abort();
    getcontext(&context);
    context.uc_stack.ss_sp = stack;
    context.uc_stack.ss_size = STACK;
    makecontext(&context, thread_main, 0);
    x.threads[i].is_made = true;
    x.running = i;
    if (!_setjmp(x.home)) setcontext(&context);
    x.running = -1;
}

static void thread_begin(int i)
{
    if (!x.threads[i].is_made) thread_make(i);
    x.threads[i].state = READY;
    x.threads[i].has_begun = false;
}

static void run_once(const struct exploration *what)
{
    x.what = what;
    x.idle = 0;
    weak_reset();
    what->prepare();
    for (int i = 0; i < what->n_threads; i++) thread_begin(i);
    for (int last = 0; !all_have_ended(); x.running = -1) {
        last = x.running = choose_thread(last);
        go_to(&x.threads[last]);
        if (x.idle++ > PATIENCE * (unsigned)what->n_threads) explorer_fail("a thread waits for ever");
    }
    what->finish();
}

/* Exploring */

uint64_t explore_all(const struct exploration *what, unsigned deviations, uint64_t most)
{
    uint64_t n = 0;
    x.is_random = false;
    trail.given = trail.n = 0;
    do {
        trail.n = 0;
        explorer_seed(1);
        run_once(what);
        n++;
    } while (n < most && trail_advance(deviations));
    return n;
}

void explore_random(const struct exploration *what, uint64_t seed)
{
    static const unsigned odds[] = {4, 16, 40, 100, 200};
    x.is_random = true;
    x.seed = seed;
    explorer_seed(seed);
    x.odds = odds[explorer_draw(sizeof odds / sizeof *odds)];
    run_once(what);
}

void explore_trail(const struct exploration *what, const char *text)
{
    x.is_random = false;
    memset(&trail, 0, sizeof trail);
    for (unsigned at = 0; *text;) { /* "17:1,4:2": after 17 usual ones the first way */
        char *end;
        at += (unsigned)strtoul(text, &end, 10);
        if (*end != ':' || at >= TRAIL) break;
        trail.choices[at].chosen = (uint16_t)strtoul(end + 1, &end, 10);
        trail.given = ++at;
        text = *end ? end + 1 : end;
    }
    explorer_seed(1);
    run_once(what);
}

void explorer_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("\nFAILED: %s: ", x.what ? x.what->name : "");
    vprintf(format, arguments);
    va_end(arguments);
    printf("\nthread %d; repeat with: ", x.running);
    if (x.is_random) {
        printf("--seed %" PRIu64, x.seed);
    } else {
        unsigned usual = 0, printed = 0;
        printf("--scenario '%s' --trail ", x.what ? x.what->name : "");
        for (unsigned i = 0; i < trail.n; i++) {
            if (trail.choices[i].chosen) printf("%s%u:%u", printed++ ? "," : "", usual, trail.choices[i].chosen);
            usual = trail.choices[i].chosen ? 0 : usual + 1;
        }
        if (!printed) printf("0:0");
    }
    printf("\n");
    fflush(stdout);
    _Exit(1);
}
