/* Flows: which call has completed an operation of another. On the row of its lane an operation lasts from the begin of
 * the call that posted it to the end of the first call that is known to have completed it, and an arrow leads from the
 * one call to the other.
 *
 * A call completes what was issued before it began: one that runs in another thread while the operation is posted
 * promises nothing of it. Of several such calls the first to end counts. Operations may have been delivered earlier;
 * the program does not know it.
 *
 * Drawn is what is certain. There is nothing for
 *     - PEs that memory reaches, and calls that return with their result: they are complete when they return
 *     - collectives
 *     - requests that were merged, or whose handles the program has copied
 *     - requests with options that may give them a lane of their own, or let them wait for sources alone
 *     - what no call in the trace completes: that is left to shmem_finalize, shmem_team_destroy or the end of a thread
 *     - operations between which and their completion a call may have gone unseen: after shmem_pcontrol(0), or because
 *       there was no room for it
 *     - contexts that were made where no call was seen
 *
 * All that completes is sorted by what it is about and by when it began, and found again by binary search. */
#include "profile.h"

#include <string.h>

/* What a call that completes is about. */
enum key_kind {
    KEY_CONTEXT, /* one context, or one part of the default one */
    KEY_DEFAULT, /* all parts of the default context */
    KEY_DOMAIN,
    KEY_LEFT,    /* a thread's part of the default context, and of what is charged to requests */
    KEY_REQUEST, /* whose handle is at that address */
    KEY_CREATED, /* tells contexts apart that have been at one address */
};
struct key {
    enum key_kind kind;
    int pe; /* NO_PE: all */
    uint64_t subject;
};

enum verdict {
    COMPLETES,
    CONCEALS, /* the completion of earlier operations is unknown from here on */
    SAYS_NOTHING,
};

struct moment {
    struct key key;
    enum verdict verdict;
    unsigned thread;
    const struct event *event;
    const struct note *note;
    size_t first; /* which of those that begin no earlier, with this key, ends first; NONE: none says anything */
};
static const size_t NONE = SIZE_MAX;

static struct {
    struct moment *at;
    size_t count;
} moments;

static uint64_t end_of(const struct event *event) { return event->begin + event->ticks; }

/* Sorting */

static int compare(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

static int compare_keys(const struct key *a, const struct key *b)
{
    int by_subject = compare(a->subject, b->subject);
    if (a->kind != b->kind) return a->kind < b->kind ? -1 : 1;
    if (by_subject) return by_subject;
    return a->pe < b->pe ? -1 : a->pe > b->pe;
}

static int by_key_and_time(const void *a, const void *b)
{
    const struct moment *x = a, *y = b;
    int by_key = compare_keys(&x->key, &y->key);
    return by_key ? by_key : compare(x->event->begin, y->event->begin);
}

static struct key key_of(const struct note *note)
{
    static const enum key_kind kinds[] = {
        [NOTE_QUIET] = KEY_CONTEXT,        [NOTE_THREAD_QUIET] = KEY_CONTEXT, [NOTE_LEFT] = KEY_LEFT,
        [NOTE_DOMAIN_QUIET] = KEY_DOMAIN,  [NOTE_CREATED] = KEY_CREATED,      [NOTE_REQUEST_USED] = KEY_REQUEST,
        [NOTE_REQUEST_DONE] = KEY_REQUEST, [NOTE_REQUEST_KEPT] = KEY_REQUEST, [NOTE_REQUEST_MERGED] = KEY_REQUEST,
        [NOTE_REQUEST_MADE] = KEY_REQUEST};
    bool is_default = note->kind == NOTE_QUIET && note->subject == (uintptr_t)SHMEM_CTX_DEFAULT;
    return (struct key){is_default ? KEY_DEFAULT : kinds[note->kind], note->pe, note->subject};
}

static size_t notes_count(void)
{
    size_t count = 0;
    for (const struct tally *tally = profile.tallies; tally; tally = tally->next) count += tally->notes.count;
    return count;
}

static void collect(const struct tally *tally)
{
    for (const struct note *note = tally->notes.at; note < tally->notes.at + tally->notes.count; note++) {
        if (note->kind == NOTE_POSTED) continue;
        moments.at[moments.count++] = (struct moment){.key = key_of(note),
                                                      .verdict = note->kind == NOTE_CREATED ? CONCEALS : COMPLETES,
                                                      .thread = tally->number,
                                                      .event = note->event,
                                                      .note = note};
    }
}

/* Requests */

/* State of the handle at an address, updated by each call. */
struct request {
    uint32_t word; /* what the last call has left there */
    bool is_opaque, is_persistent;
};

static enum verdict verdict_of(const struct request *request, const struct note *note, bool is_another)
{
    if (note->kind == NOTE_REQUEST_MERGED || note->kind == NOTE_REQUEST_MADE || is_another) return CONCEALS;
    if (note->kind == NOTE_REQUEST_DONE) return request->is_opaque ? CONCEALS : COMPLETES;
    bool may_be_over = note->kind == NOTE_REQUEST_KEPT && (request->is_opaque || request->is_persistent);
    return may_be_over ? CONCEALS : SAYS_NOTHING;
}

static void follow(struct request *request, struct moment *moment)
{
    const struct note *note = moment->note;
    bool is_another = note->handle.before != request->word;
    if (is_another) *request = (struct request){.is_opaque = note->handle.before};
    moment->verdict = verdict_of(request, note, is_another);
    request->word = note->handle.after;
    if (note->kind == NOTE_REQUEST_MADE) {
        request->is_opaque = note->flags & REQUEST_IS_OPAQUE;
        request->is_persistent = note->flags & REQUEST_IS_PERSISTENT;
    }
    if (!request->word) *request = (struct request){0};
}

static void follow_requests(void)
{
    struct request request = {0};
    for (size_t i = 0; i < moments.count; i++) {
        if (moments.at[i].key.kind != KEY_REQUEST) continue;
        if (!i || compare_keys(&moments.at[i].key, &moments.at[i - 1].key)) request = (struct request){0};
        follow(&request, &moments.at[i]);
    }
}

static void find_first_ends(void)
{
    for (size_t i = moments.count; i-- > 0;) {
        struct moment *moment = &moments.at[i];
        bool is_last = i + 1 == moments.count || compare_keys(&moment->key, &moments.at[i + 1].key);
        size_t later = is_last ? NONE : moments.at[i + 1].first;
        bool is_first = later == NONE || end_of(moment->event) <= end_of(moments.at[later].event);
        moment->first = moment->verdict != SAYS_NOTHING && is_first ? i : later;
    }
}

static bool moments_make(void)
{
    moments.count = 0;
    moments.at = malloc((notes_count() + 1) * sizeof *moments.at);
    if (!moments.at) return false;
    for (const struct tally *tally = profile.tallies; tally; tally = tally->next) collect(tally);
    qsort(moments.at, moments.count, sizeof *moments.at, by_key_and_time);
    follow_requests();
    find_first_ends();
    return true;
}

/* Finding */

/* Where the first one is with this key, or a later one, that does not begin before. */
static size_t place_of(const struct key *key, uint64_t begin)
{
    size_t low = 0, high = moments.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int by_key = compare_keys(&moments.at[middle].key, key);
        if (by_key < 0 || (!by_key && moments.at[middle].event->begin < begin)) low = middle + 1;
        else high = middle;
    }
    return low;
}

static bool is_at(size_t place, const struct key *key)
{
    return place < moments.count && !compare_keys(&moments.at[place].key, key);
}

/* Returns the last creation of the context before this operation; NULL: unknown. */
static const struct moment *creation_of(const struct note *posted)
{
    struct key key = {KEY_CREATED, NO_PE, posted->subject};
    size_t place = place_of(&key, posted->event->begin);
    return place && is_at(place - 1, &key) ? &moments.at[place - 1] : NULL;
}

/* The one that ends first of `best` and those about this that begin after the operation. */
static const struct moment *earlier(const struct moment *best, struct key key, const struct note *posted)
{
    size_t place = place_of(&key, end_of(posted->event));
    if (!is_at(place, &key) || moments.at[place].first == NONE) return best;
    const struct moment *found = &moments.at[moments.at[place].first];
    return best && end_of(best->event) <= end_of(found->event) ? best : found;
}

/* Those of its context that come into question. */
static const struct moment *completion_on_context(const struct note *posted, const struct moment *created)
{
    const struct moment *best = NULL;
    uint64_t domain = created ? created->note->domain : (uintptr_t)SHMEMX_DOMAIN_DEFAULT;
    int pes[] = {NO_PE, posted->pe};
    for (int i = 0; i < 2; i++) {
        best = earlier(best, (struct key){KEY_CONTEXT, pes[i], posted->subject}, posted);
        if (posted->flags & ON_DEFAULT)
            best = earlier(best, (struct key){KEY_DEFAULT, pes[i], (uintptr_t)SHMEM_CTX_DEFAULT}, posted);
    }
    return earlier(best, (struct key){KEY_DOMAIN, NO_PE, domain}, posted);
}

/* Returns the call that has completed an operation; NULL: unknown. */
static const struct moment *completion_of(const struct note *posted)
{
    bool is_default = posted->flags & ON_DEFAULT;
    const struct moment *best = NULL, *created = is_default ? NULL : creation_of(posted);
    if (!is_default && !created) return NULL;
    if (posted->flags & CHARGED_TO_CONTEXT) best = completion_on_context(posted, created);
    if (posted->flags & CHARGED_TO_REQUEST)
        best = earlier(best, (struct key){KEY_REQUEST, NO_PE, posted->request}, posted);
    best = earlier(best, (struct key){KEY_LEFT, NO_PE, posted->subject}, posted);
    best = earlier(best, (struct key){KEY_CREATED, NO_PE, posted->subject}, posted);
    if (!best || best->verdict != COMPLETES) return NULL;
    return note_missed_in(posted->event->begin, end_of(best->event)) ? NULL : best;
}

/* Writing */

/* No two flows of the job have the same. */
static unsigned long long flow_id(size_t number)
{
    return (unsigned long long)number * (unsigned)profile.n_pes + (unsigned)profile.pe;
}

static void write_one(FILE *out, char phase, const char *name, unsigned long long id, unsigned thread, double us)
{
    fprintf(out, ",\n{\"name\":\"%s\",\"cat\":\"%s\",\"ph\":\"%c\",\"id\":%llu,\"pid\":%d,\"tid\":%u,\"ts\":%.3f", name,
            phase == 'b' || phase == 'e' ? "lane" : "delivery", phase, id, profile.pe, thread, us);
}

/* Arrows begin and end in the middle of calls, where no rounding takes them out of these. */
static double middle_of(const struct event *event) { return ticks_to_us(event->begin + event->ticks / 2); }

static void write_flow(FILE *out, const struct note *posted, unsigned thread, const struct moment *done, size_t number)
{
    char lane[16], call[64];
    const struct event *event = posted->event;
    unsigned long long id = flow_id(number);
    snprintf(lane, sizeof lane, "lane %u", posted->lane);
    write_one(out, 'b', lane, id, thread, ticks_to_us(event->begin));
    fprintf(out, ",\"args\":{\"call\":\"%s\",\"bytes\":%llu,\"pe\":%d}}", name_of(event->function, call, sizeof call),
            (unsigned long long)event->bytes, event->pe);
    write_one(out, 'e', lane, id, thread, ticks_to_us(end_of(done->event)));
    fprintf(out, "}");
    write_one(out, 's', "delivery", id, thread, middle_of(event));
    fprintf(out, "}");
    write_one(out, 'f', "delivery", id, done->thread, middle_of(done->event));
    fprintf(out, ",\"bp\":\"e\"}");
}

static size_t write_flows_of(FILE *out, const struct tally *tally, size_t number)
{
    for (const struct note *note = tally->notes.at; note < tally->notes.at + tally->notes.count; note++) {
        const struct moment *done = note->kind == NOTE_POSTED ? completion_of(note) : NULL;
        if (done) write_flow(out, note, tally->number, done, ++number);
    }
    return number;
}

void flow_write(FILE *out)
{
    size_t number = 0;
    if (!moments_make()) {
        print_warning("out of memory for the deliveries of the trace");
        return;
    }
    for (const struct tally *tally = profile.tallies; tally; tally = tally->next)
        number = write_flows_of(out, tally, number);
    free(moments.at);
}
