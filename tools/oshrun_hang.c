/* --report-hang: when no PE has ended a call for so long, a line for each place where PEs are. The calls are shown by
 * libheddle-profile in each PE; see check/calls.h. */
#include "oshrun.h"

#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/atomic.h"
#include "check/calls.h"
#include "function_name.h"
#include "memfd.h"

enum { LOOK_MS = 500 }; /* the longest time between two looks */

struct place { /* where a PE is, as one sees it who looks */
    bool is_shown, has_ended;
    uint64_t began_ns; /* 0: in no call */
    uint32_t function;
    int32_t pe;
};

static struct {
    const struct job_start *start;
    int n_pes;
    int64_t patience_ms, look_at, changed_at;
    uint64_t ended;                  /* calls, of all PEs, at the last look */
    bool is_told;                    /* of this hang */
    const struct shown_call **calls; /* by PE; NULL: none are shown yet */
    struct place *places;
} hang = {.look_at = INT64_MAX};

void hang_begin(const struct job_start *start, const struct options *options)
{
    if (!(options->report_hang > 0)) return;
    hang.start = start;
    hang.n_pes = options->n_pes;
    hang.patience_ms = (int64_t)(options->report_hang * 1000);
    hang.changed_at = hang.look_at = now_ms();
    hang.calls = calloc((size_t)hang.n_pes, sizeof *hang.calls);
    hang.places = calloc((size_t)hang.n_pes, sizeof *hang.places);
    if (!hang.calls || !hang.places) give_up(1, "out of memory");
}

int64_t hang_deadline(void) { return hang.look_at; }

static bool pe_has_ended(int pe) { return hang.start->pids[pe] <= 0; }

/* What this PE shows, when it has come so far. */
static const struct shown_call *calls_of(int pe)
{
    size_t size, least = CALLS_THREADS * sizeof **hang.calls;
    int pid = load_acquire(&hang.start->board->slots[pe].pid);
    if (hang.calls[pe] || !pid || pe_has_ended(pe)) return hang.calls[pe];
    int fd = memfd_open(pid, CALLS_NAME);
    if (fd < 0) return NULL;
    hang.calls[pe] = memfd_map(fd, least, &size);
    close(fd);
    return hang.calls[pe];
}

/* Of several threads in calls the one that has been there for longest. Returns how many calls all have ended. */
static uint64_t pe_look(int pe, struct place *place)
{
    const struct shown_call *calls = calls_of(pe);
    uint64_t ended = 0;
    *place = (struct place){.is_shown = calls, .has_ended = pe_has_ended(pe), .pe = -1};
    for (int i = 0; calls && i < CALLS_THREADS; i++) {
        uint64_t began_ns = load_acquire(&calls[i].began_ns);
        ended += load_relaxed(&calls[i].ended);
        if (!began_ns || (place->began_ns && place->began_ns <= began_ns)) continue;
        place->began_ns = began_ns;
        place->function = load_relaxed(&calls[i].function);
        place->pe = load_relaxed(&calls[i].pe);
    }
    return ended;
}

/* Telling */

static bool is_same(const struct place *a, const struct place *b)
{
    if (a->has_ended || b->has_ended) return a->has_ended == b->has_ended;
    if (!a->began_ns || !b->began_ns) return a->is_shown == b->is_shown && a->began_ns == b->began_ns;
    return a->function == b->function && a->pe == b->pe;
}

struct text {
    char line[512];
    size_t length;
};

__attribute__((format(printf, 2, 3))) static void text_add(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int n = vsnprintf(text->line + text->length, sizeof text->line - text->length, format, arguments);
    va_end(arguments);
    if (n > 0) text->length = min_size(text->length + (size_t)n, sizeof text->line - 1);
}

/* "PEs 0-2, 5 are " those that are where `first` is; " ..." where the line ends before they do. */
static void text_add_pes(struct text *text, int first)
{
    enum { ROOM = 300 };
    const struct place *place = &hang.places[first];
    int count = 0;
    struct text pes = {.length = 0};
    for (int pe = first, last; pe < hang.n_pes; pe = last + 1) {
        last = pe;
        if (!is_same(place, &hang.places[pe])) continue;
        while (last + 1 < hang.n_pes && is_same(place, &hang.places[last + 1])) last++;
        if (pes.length < ROOM) text_add(&pes, last > pe ? "%s%d-%d" : "%s%d", count ? ", " : "", pe, last);
        count += 1 + last - pe;
    }
    text_add(text, "%s %s%s %s ", count > 1 ? "PEs" : "PE", pes.line, pes.length < ROOM ? "" : " ...",
             count > 1 ? "are" : "is");
}

static void tell_place(int pe)
{
    const struct place *place = &hang.places[pe];
    struct text text = {.length = 0};
    char name[64];
    text_add_pes(&text, pe);
    if (place->has_ended) text_add(&text, "no longer there");
    else if (!place->is_shown) text_add(&text, "not yet behind shmem_init, or makes no calls that could be seen");
    else if (!place->began_ns) text_add(&text, "in no call");
    else text_add(&text, "in %s", name_of((enum function)place->function, name, sizeof name));
    if (place->began_ns && place->pe >= 0) text_add(&text, ", for PE %d", place->pe);
    if (place->began_ns) text_add(&text, ", since %.1f s", (double)now_ms() * 1e-3 - (double)place->began_ns * 1e-9);
    say("%s", text.line);
}

static bool is_first_there(int pe)
{
    for (int before = 0; before < pe; before++)
        if (is_same(&hang.places[before], &hang.places[pe])) return false;
    return true;
}

static void tell(void)
{
    say("no PE has ended a call for %g s:", (double)hang.patience_ms * 1e-3);
    for (int pe = 0; pe < hang.n_pes; pe++)
        if (is_first_there(pe)) tell_place(pe);
}

void hang_look(void)
{
    int64_t now = now_ms();
    uint64_t ended = 0;
    bool somebody_waits = false;
    for (int pe = 0; pe < hang.n_pes; pe++) {
        ended += pe_look(pe, &hang.places[pe]);
        somebody_waits |= hang.places[pe].began_ns && !hang.places[pe].has_ended;
    }
    if (ended != hang.ended || !somebody_waits) {
        hang.ended = ended;
        hang.changed_at = now;
        hang.is_told = false;
    }
    if (now - hang.changed_at >= hang.patience_ms && !hang.is_told) {
        hang.is_told = true;
        tell();
    }
    hang.look_at = now + (hang.patience_ms / 4 < LOOK_MS ? 1 + hang.patience_ms / 4 : LOOK_MS);
}
