/* Notes: what a call says of completion beside its event. A note is as short as an event, and made only where there are
 * PEs that memory does not reach, of the calls that post to those, and of those that complete. What follows from them
 * is found out when the trace is written (profile_flow.c). */
#include "profile.h"
#include "base/fork_lock.h"

#include <pthread.h>
#include <string.h>

static bool *is_near; /* by PE: does memory reach it, so that a call that returns has delivered? */
static bool
    has_shards; /* does what a registered thread issues without a context go over a lane of its own? (base/env.def) */

static _Thread_local struct notes *mine;

/* Calls that were not seen. */
static uint64_t missed_from = UINT64_MAX;
static struct {
    uint64_t *at; /* ascending */
    size_t count, room;
} missed;
static pthread_mutex_t missed_lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&missed_lock); }

void note_up(void)
{
    int n_near = pshmem_team_n_pes(SHMEMX_TEAM_NODE);
    const char *tls = getenv("HEDDLE_TLS");
    has_shards = !tls || strcmp(tls, "off") != 0;
    profile.makes_flows = n_near < profile.n_pes;
    if (!profile.makes_flows) return;
    is_near = calloc((size_t)profile.n_pes, sizeof *is_near);
    if (!is_near) die(NULL, "out of memory for the trace");
    for (int i = 0; i < n_near; i++) is_near[pshmem_team_translate_pe(SHMEMX_TEAM_NODE, i, SHMEM_TEAM_WORLD)] = true;
}

void note_down(void)
{
    profile.makes_flows = false;
    free(is_near);
    free(missed.at);
    is_near = NULL;
    missed.at = NULL;
    missed.count = missed.room = 0;
    missed_from = UINT64_MAX;
}

void note_into(struct notes *notes) { mine = notes; }

/* Doubles the room of an array. Returns false, without a change, if memory is exhausted. */
static bool grow(void **at, size_t *room, size_t size)
{
    size_t more = *room ? 2 * *room : 64;
    void *moved = realloc(*at, more * size);
    if (!moved) return false;
    *at = moved;
    *room = more;
    return true;
}

void note_add(struct note note)
{
    void *at = mine->at;
    if (unlikely(mine->count == mine->room) && !grow(&at, &mine->room, sizeof note)) {
        note_missed_from(note.event->begin);
        return;
    }
    mine->at = at;
    mine->at[mine->count++] = note;
}

void note_forget(struct notes *notes)
{
    free(notes->at);
    *notes = (struct notes){0};
}

static uint64_t subject_of(shmem_ctx_t ctx) { return (uint64_t)(uintptr_t)ctx; }

/* Operations */

bool note_is_near(int pe) { return (unsigned)pe >= (unsigned)profile.n_pes || is_near[pe]; }

/* The calling thread posts nothing else meanwhile: where its context is now, it was when this was posted. */
void note_on_lane(const struct event *event, shmem_ctx_t ctx, int charged_to, uint64_t request)
{
    shmem_ctx_t own = pshmemx_thread_ctx();
    if (ctx == SHMEM_CTX_DEFAULT || ctx == own) charged_to |= ON_DEFAULT;
    if (ctx == SHMEM_CTX_DEFAULT && has_shards) ctx = own;
    shmemx_ctx_info_t info;
    if (pshmemx_ctx_get_info(ctx, &info) || info.lane < 0) return;
    note_add((struct note){.event = event,
                           .kind = NOTE_POSTED,
                           .subject = subject_of(ctx),
                           .request = request,
                           .flags = (uint8_t)charged_to,
                           .pe = event->pe,
                           .lane = (uint16_t)info.lane});
}

void note_posted(const struct event *event, shmem_ctx_t ctx, bool even_if_empty)
{
    if (!event || note_is_near(event->pe) || !(event->bytes || even_if_empty)) return;
    note_on_lane(event, ctx, CHARGED_TO_CONTEXT, 0);
}

void note_created(const struct event *event, shmem_ctx_t ctx, shmemx_domain_t domain)
{
    if (!event || ctx == SHMEM_CTX_INVALID) return;
    note_add((struct note){.event = event,
                           .kind = NOTE_CREATED,
                           .subject = subject_of(ctx),
                           .domain = (uint64_t)(uintptr_t)domain,
                           .pe = NO_PE});
}

/* Completion */

static void add_quiet(const struct event *event, enum note_kind kind, uint64_t subject, int pe)
{
    if (event) note_add((struct note){.event = event, .kind = (uint8_t)kind, .subject = subject, .pe = pe});
}

void note_quiet(const struct event *event, shmem_ctx_t ctx) { add_quiet(event, NOTE_QUIET, subject_of(ctx), NO_PE); }

void note_quiet_pes(const struct event *event, shmem_ctx_t ctx, const int *pes, size_t n)
{
    if (!event || ctx == SHMEM_CTX_INVALID) return;
    for (size_t i = 0; i < n; i++) add_quiet(event, NOTE_QUIET, subject_of(ctx), world_pe(ctx, pes[i]));
}

void note_quiet_ctxs(const struct event *event, const shmem_ctx_t *ctxs, size_t n)
{
    for (size_t i = 0; event && i < n; i++) note_quiet(event, ctxs[i]);
}

void note_quiet_domain(const struct event *event, shmemx_domain_t domain)
{
    add_quiet(event, NOTE_DOMAIN_QUIET, (uint64_t)(uintptr_t)domain, NO_PE);
}

void note_quiet_thread(const struct event *event, shmem_ctx_t own)
{
    add_quiet(event, NOTE_THREAD_QUIET, subject_of(own), NO_PE);
    if (!has_shards && own != SHMEM_CTX_DEFAULT)
        add_quiet(event, NOTE_THREAD_QUIET, subject_of(SHMEM_CTX_DEFAULT), NO_PE);
}

void note_quiet_leaver(const struct event *event, shmem_ctx_t own)
{
    bool has_left = own != SHMEM_CTX_DEFAULT && pshmemx_thread_ctx() == SHMEM_CTX_DEFAULT;
    if (has_left) add_quiet(event, NOTE_LEFT, subject_of(own), NO_PE);
}

/* Calls that were not seen */

void note_missed_from(uint64_t begin)
{
    uint64_t before = load_relaxed(&missed_from);
    while (begin < before && !compare_exchange(&missed_from, &before, begin)) continue;
}

void note_missed_now(void)
{
    if (!profile.makes_flows) return;
    pthread_mutex_lock(&missed_lock);
    void *at = missed.at;
    uint64_t ticks = clock_ticks();
    if (missed.count < missed.room || grow(&at, &missed.room, sizeof *missed.at)) {
        missed.at = at;
        missed.at[missed.count++] = ticks;
    } else {
        note_missed_from(ticks);
    }
    pthread_mutex_unlock(&missed_lock);
}

bool note_missed_in(uint64_t begin, uint64_t end)
{
    size_t low = 0, high = missed.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (missed.at[middle] < begin) low = middle + 1;
        else high = middle;
    }
    return end >= missed_from || (low < missed.count && missed.at[low] <= end);
}
