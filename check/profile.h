/* The profile library: every shmem_x here takes the time around pshmem_x. It counts for each thread on its
 * own and adds up at the last shmem_finalize, when PE 0 prints a table (oshrun --profile) or writes a
 * page (oshrun --profile=html), or all PEs write a trace of every call (oshrun --trace FILE), or oshrun reads the
 * current calls meanwhile (oshrun --report-hang, --top).
 *
 *     gen_check.py       makes made/profiled_*.c from shmem.api
 *     profile.c          the counters of each thread
 *     profile_sums.c     adding up over threads and PEs
 *     profile_table.c    the table
 *     profile_page.c     times of calls, for a page
 *     profile_html.c     that page
 *     profile_team.c     PEs and teams, in numbers
 *     units.c            numbers for people
 *     profile_trace.c    events, as a file for chrome://tracing and ui.perfetto.dev
 *     profile_note.c     which calls post operations, and which complete them
 *     profile_request.c  posting and completion of requests
 *     profile_flow.c     which call has completed which, in that file
 *     profile_calls.c    in which call each thread is, for oshrun
 *     profile_life.c     start and end, written by hand
 *     function_name.c    what a function is called
 *     option.c           variables, from env.def
 */
#ifndef HEDDLE_PROFILE_H
#define HEDDLE_PROFILE_H

#include <pshmemx.h>
#include <time.h>

#include "base/atomic.h"
#include "base/base.h"
#include "base/log.h"
#include "function_name.h"
#include "made/functions.h"

/* Defines what the program calls; the parentheses keep a C11 macro of the same name from being expanded. */
#define PROFILED(ret, name, ...) __attribute__((visibility("default"))) ret(name)(__VA_ARGS__)

enum { NO_PE = -1 };

/* What one thread has done. Only the thread itself writes; others read when it is quiet. */
struct counter {
    uint64_t calls, bytes, ticks;
};
struct event {
    uint64_t begin, ticks, bytes;
    enum function function;
    int pe;
};
struct chunk { /* of events */
    struct chunk *next;
    uint32_t count, room;
    struct event events[];
};
/* What a call says of completion. */
enum note_kind {
    NOTE_POSTED,       /* an operation is on its way, over `lane`, on the context `subject` */
    NOTE_QUIET,        /* of `subject`, a context, everything is complete, or what went to `pe` */
    NOTE_THREAD_QUIET, /* all operations of exactly that context are complete: one thread's part of the default one */
    NOTE_LEFT,         /* as NOTE_THREAD_QUIET, when the thread unregisters: includes operations charged to requests */
    NOTE_DOMAIN_QUIET, /* `subject` is a domain */
    NOTE_CREATED,      /* `subject` is a new context, in `domain` */

    /* `subject` is the address of a request's handle. */
    NOTE_REQUEST_USED,   /* something was added to it */
    NOTE_REQUEST_DONE,   /* everything is complete */
    NOTE_REQUEST_KEPT,   /* it has not ended: it may be complete if it is persistent */
    NOTE_REQUEST_MERGED, /* into another */
    NOTE_REQUEST_MADE,   /* with options */
};

/* Which notes of completion are for what is posted: those of its context, of its request, of the default context as its
 * context is a part of that. And what is known of a request. */
enum { CHARGED_TO_CONTEXT = 1, CHARGED_TO_REQUEST = 2, ON_DEFAULT = 4 };
enum { REQUEST_IS_OPAQUE = 1, REQUEST_IS_PERSISTENT = 2 };

/* A handle tells two requests at one address apart; this much of it is enough. */
struct handle_change {
    uint32_t before, after;
};
struct note {
    const struct event *event;
    uint64_t subject;
    union {
        uint64_t domain;
        uint64_t request; /* of what is posted, if it is charged to one */
        struct handle_change handle;
    };
    int pe;
    uint16_t lane;
    uint8_t kind, flags; /* the latter of what is posted, and of a request that is made */
};
struct notes { /* of one thread, in the order of its calls */
    struct note *at;
    size_t count, room;
};
struct tally {
    struct tally *next;
    unsigned number;
    bool idle; /* its thread has ended: the next one may continue with it */
    struct chunk *first, *last;
    struct notes notes;
    struct page_part *page; /* NULL: none is wanted */
    uint64_t *traffic;      /* bytes moved to or from each PE */
    struct counter counters[FUNCTION_COUNT];
};

struct profile {
    bool on; /* between init and finalize, unless switched off by shmem_pcontrol(0) */
    bool makes_table, makes_trace, makes_page;
    bool keeps_events; /* for one of the latter */
    bool makes_flows;  /* in the trace: there are PEs that memory does not reach */
    bool shows_calls;  /* from the first init to the end of the process */
    int pe, n_pes;
    struct tally *tallies;
    uint64_t ticks_at_start, ns_at_start;
    double ns_per_tick, cost_ns; /* of measuring one call */
    double start_ns;             /* that start, in the trace */
    size_t events_left, dropped;
};
extern struct profile profile;

/* The clock */

static inline uint64_t clock_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static inline uint64_t clock_ticks(void)
{
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#else
    return clock_ns();
#endif
}

static inline double ticks_to_ns(uint64_t ticks) { return (double)ticks * profile.ns_per_tick; }

/* In the trace, whose clock PEs of a machine have in common. */
static inline double ticks_to_us(uint64_t ticks)
{
    double since_start = (double)(int64_t)(ticks - profile.ticks_at_start) * profile.ns_per_tick;
    return (profile.start_ns + since_start) / 1e3;
}

/* profile.c */
uint64_t profile_begin(enum function function, shmem_ctx_t ctx, int pe); /* pe: of the context's team */

/* Returns the event that notes may be about, if there is one. */
const struct event *profile_end(enum function function, uint64_t begin, size_t bytes, int pe);
bool profile_is_inside(void); /* is this thread between the two? */
void profile_up(void);
void profile_rest(void); /* everything is counted: stops the clock */
void profile_down(void); /* forgets all counts */

/* Prints that this file could not be written, because of errno. The process then ends with status 1 in place of 0. */
void profile_fail(const char *what, const char *file);

/* Before shmem_init, so that the status is changed after the library has finalized. */
void profile_fail_at_exit(void);

/* profile_team.c */
int world_pe(shmem_ctx_t ctx, int pe); /* the number in the world of a PE of the context's team */
size_t team_size(shmem_team_t team);
size_t federation_size(shmemx_federation_t federation);

/* profile_table.c */
struct summary;
void table_print(const struct summary *summary);

/* profile_page.c */
void page_up(void);
struct page_part *page_part_new(void);
void page_part_clear(struct page_part *part);
void page_add(struct page_part *part, const struct event *event);
void page_write(const struct summary *summary); /* collective */

/* profile_calls.c */
void calls_up(void);
void calls_enter(const struct tally *tally, enum function function, int pe);
void calls_leave(const struct tally *tally, size_t bytes);

/* profile_trace.c */
void trace_up(void);
void name_keep(char path[], const char *name,
               const char *variable); /* of a file, in PATH_MAX characters: the program may go elsewhere */
struct event *trace_add(struct tally *tally, const struct event *event); /* NULL: it has no room left */
void trace_write(void);                                                  /* collective */
void trace_forget(struct tally *tally);

/* profile_note.c: nothing is noted of a call whose event is NULL. */
static inline const struct event *note_if(bool holds, const struct event *event) { return holds ? event : NULL; }
void note_up(void);
void note_down(void);
void note_into(struct notes *notes); /* what this thread notes */
void note_forget(struct notes *notes);
void note_posted(const struct event *event, shmem_ctx_t ctx, bool even_if_empty); /* empty ones go nowhere */
void note_quiet(const struct event *event, shmem_ctx_t ctx);
void note_quiet_pes(const struct event *event, shmem_ctx_t ctx, const int *pes, size_t n);
void note_quiet_ctxs(const struct event *event, const shmem_ctx_t *ctxs, size_t n);
void note_quiet_domain(const struct event *event, shmemx_domain_t domain);
void note_quiet_thread(const struct event *event, shmem_ctx_t own);
void note_quiet_leaver(const struct event *event, shmem_ctx_t own);
void note_created(const struct event *event, shmem_ctx_t ctx, shmemx_domain_t domain);

void note_add(struct note note);
bool note_is_near(int pe); /* does memory reach it, so that a call that returns has delivered? */
void note_on_lane(const struct event *event, shmem_ctx_t ctx, int charged_to, uint64_t request);

/* Calls may have gone unseen: from then on all of them, or now; and between two times? */
void note_missed_from(uint64_t begin);
void note_missed_now(void);
bool note_missed_in(uint64_t begin, uint64_t end);

/* profile_request.c: notes about requests. Words are the values of handles before a call. */
uint32_t note_word(const shmemx_request_h *request);
uint32_t *note_words(const shmemx_request_h *requests, size_t n); /* NULL: there are none, or nothing is noted */
void note_charged(const struct event *event, shmem_ctx_t ctx, bool even_if_empty, int charged_to,
                  const shmemx_request_h *request, uint32_t before);
void note_request(const struct event *event, enum note_kind kind, const shmemx_request_h *request, uint32_t before);
void note_request_made(const struct event *event, const shmemx_request_h *request, long options);
void note_requests_ended(const struct event *event, const shmemx_request_h *requests, size_t n, uint32_t *words,
                         bool all);
void note_requests_merged(const struct event *event, const shmemx_request_h *requests, size_t n);
void note_request_list_merged(const struct event *event, shmemx_request_h *const *requests, size_t n);

/* profile_flow.c */
void flow_write(FILE *out);

#endif
