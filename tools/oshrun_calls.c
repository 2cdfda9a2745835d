/* Where PEs are, and what they have done, as one sees it who looks from outside. Their calls are shown by
 * libheddle-profile in each PE: check/calls.h. */
#include "oshrun.h"

#include <unistd.h>

#include "base/atomic.h"
#include "check/calls.h"
#include "function_name.h"
#include "memfd.h"

static struct {
    const struct job_start *start;
    const struct shown_call **of; /* by PE; NULL: none are shown yet */
} calls;

void calls_begin(const struct job_start *start, const struct options *options)
{
    calls.start = start;
    calls.of = calloc((size_t)options->n_pes, sizeof *calls.of);
    if (!calls.of) give_up(1, "out of memory");
}

static bool pe_has_ended(int pe) { return calls.start->pids[pe] <= 0; }

/* What this PE shows, when it has come so far. */
static const struct shown_call *calls_of(int pe)
{
    size_t size, least = CALLS_THREADS * sizeof **calls.of;
    int pid = load_acquire(&calls.start->board->slots[pe].pid);
    if (calls.of[pe] || !pid || pe_has_ended(pe)) return calls.of[pe];
    int fd = memfd_open(pid, CALLS_NAME);
    if (fd < 0) return NULL;
    calls.of[pe] = memfd_map(fd, least, &size);
    close(fd);
    return calls.of[pe];
}

struct place place_look(int pe)
{
    const struct shown_call *shown = calls_of(pe);
    struct place place = {.is_shown = shown, .has_ended = pe_has_ended(pe), .pe = -1};
    for (int i = 0; shown && i < CALLS_THREADS; i++) {
        uint64_t began_ns = load_acquire(&shown[i].began_ns);
        place.ended += load_relaxed(&shown[i].ended);
        place.bytes += load_relaxed(&shown[i].bytes);
        if (place.has_ended || !began_ns || (place.began_ns && place.began_ns <= began_ns)) continue;
        place.began_ns = began_ns;
        place.function = load_relaxed(&shown[i].function);
        place.pe = load_relaxed(&shown[i].pe);
    }
    return place;
}

bool place_is_same(const struct place *a, const struct place *b)
{
    if (a->has_ended || b->has_ended) return a->has_ended == b->has_ended;
    if (!a->began_ns || !b->began_ns) return a->is_shown == b->is_shown && a->began_ns == b->began_ns;
    return a->function == b->function && a->pe == b->pe;
}

const char *place_text(const struct place *place, char text[PLACE_ROOM])
{
    char name[64], about[32] = "";
    if (place->has_ended) return "no longer there";
    if (!place->is_shown) return "not yet behind shmem_init, or makes no calls that could be seen";
    if (!place->began_ns) return "in no call";
    if (place->pe >= 0) snprintf(about, sizeof about, ", for PE %d", place->pe);
    double seconds = (double)now_ms() * 1e-3 - (double)place->began_ns * 1e-9;
    snprintf(text, PLACE_ROOM, "%s%s, since %.1f s", name_of((enum function)place->function, name, sizeof name), about,
             seconds > 0 ? seconds : 0);
    return text;
}
