#include "profile.h"
#include "base/fork_lock.h"
#include "option.h"

#include <pthread.h>
#include <string.h>

struct profile profile;

static pthread_mutex_t tallies_lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&tallies_lock); }
static pthread_key_t tally_key;
static pthread_once_t tally_once = PTHREAD_ONCE_INIT;

static _Thread_local struct {
    struct tally *tally;
    bool inside;
} me;

/* Tallies */

static void tally_leave(void *tally)
{
    pthread_mutex_lock(&tallies_lock);
    ((struct tally *)tally)->idle = true;
    pthread_mutex_unlock(&tallies_lock);
}

static void tally_key_make(void) { pthread_key_create(&tally_key, tally_leave); }

/* A new thread takes the tally of an ended one; not for a trace, in which each thread has its own row. */
static struct tally *tally_take(void)
{
    struct tally *tally = profile.makes_trace ? NULL : profile.tallies;
    while (tally && !tally->idle) tally = tally->next;
    if (tally) return tally;
    tally = calloc(1, sizeof *tally); /* its pages take memory when a function is called */
    if (tally) tally->traffic = calloc((size_t)profile.n_pes, sizeof *tally->traffic);
    if (tally && profile.makes_page) tally->page = page_part_new();
    if (!tally || !tally->traffic) die(NULL, "out of memory for the counters of a thread");
    tally->number = profile.tallies ? profile.tallies->number + 1 : 0;
    tally->next = profile.tallies;
    profile.tallies = tally;
    return tally;
}

static cold_path void tally_begin(void)
{
    pthread_once(&tally_once, tally_key_make);
    pthread_mutex_lock(&tallies_lock);
    me.tally = tally_take();
    me.tally->idle = false;
    note_into(&me.tally->notes);
    pthread_mutex_unlock(&tallies_lock);
    pthread_setspecific(tally_key, me.tally);
}

/* Counting */

static cold_path void show_begin(enum function function, shmem_ctx_t ctx, int pe)
{
    if (!me.tally) tally_begin();
    calls_enter(me.tally, function, pe < 0 ? NO_PE : world_pe(ctx, pe));
}

uint64_t profile_begin(enum function function, shmem_ctx_t ctx, int pe)
{
    me.inside = true;
    if (unlikely(profile.shows_calls)) show_begin(function, ctx, pe);
    return clock_ticks();
}

static void increase(uint64_t *word, uint64_t by) { store_relaxed(word, load_relaxed(word) + by); }

static cold_path const struct event *keep_event(const struct event *event)
{
    const struct event *kept = profile.makes_trace ? trace_add(me.tally, event) : NULL;
    if (profile.makes_page) page_add(me.tally->page, event);
    return profile.makes_flows ? kept : NULL;
}

const struct event *profile_end(enum function function, uint64_t begin, size_t bytes, int pe)
{
    uint64_t ticks = clock_ticks() - begin;
    me.inside = false;
    if (unlikely(profile.shows_calls) && me.tally) calls_leave(me.tally, bytes);
    if (!load_relaxed(&profile.on)) return NULL;
    if (unlikely(!me.tally)) tally_begin();
    struct counter *counter = &me.tally->counters[function];
    increase(&counter->calls, 1);
    increase(&counter->bytes, bytes);
    increase(&counter->ticks, ticks);
    if ((unsigned)pe < (unsigned)profile.n_pes) increase(&me.tally->traffic[pe], bytes);
    if (likely(!profile.keeps_events)) return NULL;
    return keep_event(&(struct event){begin, ticks, bytes, function, pe});
}

bool profile_is_inside(void) { return me.inside; }

/* Life */

static void profile_nothing(void)
{
    profile_end(F_shmem_my_pe, profile_begin(F_shmem_my_pe, SHMEM_CTX_DEFAULT, NO_PE), 0, NO_PE);
}

/* What it costs to measure nothing, found on a tally that is then cleared. */
static void measure_cost(void)
{
    enum { TIMES = 2000 };
    bool keeps_events = profile.keeps_events;
    profile.keeps_events = false;
    profile_nothing(); /* makes the tally */
    uint64_t begin = clock_ns();
    for (int i = 0; i < TIMES; i++) profile_nothing();
    profile.cost_ns = (double)(clock_ns() - begin) / TIMES;
    me.tally->counters[F_shmem_my_pe] = (struct counter){0};
    profile.keeps_events = keeps_events;
}

void profile_up(void)
{
    profile.makes_trace = option_text(OPTION_trace);
    bool shows_calls = option_text(OPTION_calls);
    profile.makes_page = option_text(OPTION_profile_page);
    profile.makes_table = option_text(OPTION_profile) || !(profile.makes_trace || profile.makes_page || shows_calls);
    profile.keeps_events = profile.makes_trace || profile.makes_page;
    profile.pe = pshmem_my_pe();
    profile.n_pes = pshmem_n_pes();
    log_identify(profile.n_pes > 1 ? profile.pe : -1);
    if (profile.makes_trace) {
        trace_up();
        note_up();
    }
    if (profile.makes_page) page_up();
    store_release(&profile.on, true);
    measure_cost();
    if (shows_calls) calls_up();
    profile.shows_calls = shows_calls;
    pshmem_sync_all(); /* so that all PEs begin to count at about the same time */
    profile.ns_at_start = clock_ns();
    profile.ticks_at_start = clock_ticks();
}

void profile_rest(void)
{
    store_release(&profile.on, false);
    uint64_t ticks = clock_ticks() - profile.ticks_at_start;
    profile.ns_per_tick = ticks ? (double)(clock_ns() - profile.ns_at_start) / (double)ticks : 1;
}

void profile_down(void)
{
    for (struct tally *tally = profile.tallies; tally; tally = tally->next) {
        memset(tally->counters, 0, sizeof tally->counters);
        memset(tally->traffic, 0, (size_t)profile.n_pes * sizeof *tally->traffic);
        if (tally->page) page_part_clear(tally->page);
        trace_forget(tally);
        note_forget(&tally->notes);
    }
    note_down();
}
