#include "race_clock.h"

#include <string.h>

#include "race_shared.h"

enum { BUCKETS = 4096, SEQUENCE_BITS = 26, CLOCK_LIMIT = (1 << RACE_CLOCK_BITS) - 2 };
#define SEQUENCE_MASK (((uint32_t)1 << SEQUENCE_BITS) - 1)

static struct {
    int pe;
    uint32_t *highest;
    bool is_full;
    size_t n_own;
    struct own_stream own[RACE_STREAMS];
    struct own_stream *by_id[RACE_STREAMS], *bucket[BUCKETS];
} here;

struct race_thread *race_clock_owner;
#define me race_clock_owner

/* The last two that were joined. */
static struct {
    uint32_t one, other, both;
} joined;

static size_t words(void) { return load_acquire(&race_map.shared->streams_used); }

void race_clock_up(int pe)
{
    memset(&here, 0, sizeof here);
    memset(&joined, 0, sizeof joined);
    here.pe = pe;
    here.highest = race_highest_of(pe);
    race_threads_up(race_clock_of(pe), pe);
    me = race_threads.list[0];
}

void race_clock_down(void)
{
    me = NULL;
    race_threads_down();
}

bool race_clock_is_full(void) { return here.is_full; }

void race_clock_lost(void) { store_relaxed(&here.is_full, true); }

static void clock_set(size_t i, uint32_t value)
{
    store_relaxed(&me->clock[i], value);
    me->version++;
}

/* Streams */

static struct own_stream **bucket_of(uintptr_t ctx, int target)
{
    uint64_t key = (ctx ^ (uint64_t)(unsigned)target << 1) * 0x9e3779b97f4a7c15; /* the golden ratio */
    return &here.bucket[key >> 52];
}
_Static_assert(BUCKETS == 1 << 12, "the shift above");

static void stream_link(struct own_stream *stream, uintptr_t ctx)
{
    struct own_stream **bucket = bucket_of(ctx, stream->target);
    stream->ctx = ctx;
    stream->next = *bucket;
    *bucket = stream;
}

static bool is_pending(const struct own_stream *stream) { return stream->last > stream->done; }

/* One of this thread that has no pending operations may serve another context. */
static struct own_stream *stream_reuse(uintptr_t ctx, int target, bool is_signalled)
{
    struct own_stream *stream = here.own, *end = here.own + here.n_own;
    while (stream < end && (is_pending(stream) || stream->target != target || stream->is_signalled != is_signalled ||
                            stream->thread != me))
        stream++;
    if (stream == end) return NULL;
    struct own_stream **link = bucket_of(stream->ctx, target);
    while (*link != stream) link = &(*link)->next;
    *link = stream->next;
    stream_link(stream, ctx);
    return stream;
}

static struct own_stream *stream_new(uintptr_t ctx, int target, bool is_signalled)
{
    unsigned id = race_stream_number(here.pe, target);
    struct own_stream *stream = id ? &here.own[here.n_own++] : stream_reuse(ctx, target, is_signalled);
    if (!stream) race_map.shared->is_incomplete = 1;
    if (!id) return stream;
    *stream = (struct own_stream){.target = target, .is_signalled = is_signalled, .id = (uint16_t)id, .thread = me};
    here.by_id[id] = stream;
    stream_link(stream, ctx);
    return stream;
}

static bool is_to(const struct own_stream *stream, uintptr_t ctx, int target)
{
    return stream->ctx == ctx && stream->target == target;
}

struct own_stream *race_stream(uintptr_t ctx, int target, bool is_signalled)
{
    struct own_stream *stream = *bucket_of(ctx, target);
    while (stream && (stream->thread != me || stream->is_signalled != is_signalled || !is_to(stream, ctx, target)))
        stream = stream->next;
    return stream ? stream : stream_new(ctx, target, is_signalled);
}

uint32_t race_stream_step(struct own_stream *stream)
{
    if (me->must_step) race_thread_step(me);
    if (stream->last != me->clock[me->id]) {
        stream->last = me->clock[me->id];
        store_relaxed(&race_map.shared->stream[stream->id].now, stream->last);
    }
    if (stream->is_signalled) me->must_step = true; /* each put has its own */
    return stream->last;
}

/* The clock of the last operation that is ordered before the present of this thread. */
static uint32_t stream_known(const struct own_stream *stream)
{
    uint32_t known = me->clock[stream->thread->id];
    return known < stream->last ? known : stream->last;
}

static void stream_fence(const struct own_stream *stream)
{
    uint32_t known = stream_known(stream);
    if (known <= me->fenced[stream->id]) return;
    me->fenced[stream->id] = known;
    me->version++;
    me->must_step = me->has_fenced = true;
}

void race_stream_fence(uintptr_t ctx)
{
    for (size_t i = 0; i < here.n_own; i++)
        if (ctx == RACE_ANY_CTX || here.own[i].ctx == ctx) stream_fence(&here.own[i]);
}

static void stream_complete(struct own_stream *stream)
{
    uint32_t known = stream_known(stream);
    stream_fence(stream);
    if (known > me->clock[stream->id]) clock_set(stream->id, known);
    if (known > stream->done) stream->done = known;
}

void race_stream_complete(uintptr_t ctx, int target)
{
    for (size_t i = 0; i < here.n_own; i++) {
        struct own_stream *stream = &here.own[i];
        if (stream->last <= me->clock[stream->id] || (ctx != RACE_ANY_CTX && stream->ctx != ctx)) continue;
        if (target == RACE_ANY_TARGET || stream->target == target) stream_complete(stream);
    }
}

bool race_stream_any(void)
{
    size_t i = 0;
    while (i < here.n_own && !is_pending(&here.own[i])) i++;
    return i < here.n_own;
}

/* Orders */

/* Also without the lock: nothing else changes these words. Not in shared memory, which may be unmapped then. */
uint32_t race_thread_step(struct race_thread *thread)
{
    uint32_t value = thread->clock[thread->id] + 1;
    store_relaxed(&thread->clock[thread->id], value);
    thread->version++;
    thread->has_released = thread->must_step = thread->has_fenced = false;
    if (value >= CLOCK_LIMIT) here.is_full = true;
    return value;
}

uint32_t race_clock_step(void)
{
    if (me->has_released || me->must_step) race_thread_step(me);
    if (me->id >= RACE_PES) store_relaxed(&race_map.shared->stream[me->id].now, me->clock[me->id]);
    return me->clock[me->id];
}

bool race_clock_has(unsigned stream, uint32_t clock) { return me->clock[stream] >= clock; }

bool race_clock_fenced(unsigned stream, uint32_t clock, uintptr_t ctx)
{
    const struct own_stream *own = here.by_id[stream];
    return own && own->ctx == ctx && clock <= me->fenced[stream];
}

bool race_stream_is_of(unsigned stream, uintptr_t ctx) { return here.by_id[stream] && here.by_id[stream]->ctx == ctx; }

/* Snapshots */

static uint32_t *ring_row(int pe, uint32_t sequence)
{
    const struct race_shared *shared = race_map.shared;
    size_t row = (size_t)pe * shared->snapshot_room + sequence % shared->snapshot_room;
    return race_map.snapshots + row * shared->clock_room;
}

/* A row to fill. It becomes readable with the next release of a lock or a tag. */
static uint32_t *snapshot_new(uint32_t *snapshot)
{
    uint32_t *count = &race_map.shared->pe[here.pe].snapshots, sequence = (*count + 1) & SEQUENCE_MASK;
    if (!sequence) sequence = 1;
    store_relaxed(count, sequence);
    fence_puts_in_order(); /* the number before the contents: pairs with fence_seen in snapshot_is_whole */
    *snapshot = (uint32_t)here.pe << SEQUENCE_BITS | sequence;
    return ring_row(here.pe, sequence);
}

/* Have its contents not been overwritten? */
static bool snapshot_is_whole(uint32_t snapshot)
{
    fence_seen();
    uint32_t newest = load_relaxed(&race_map.shared->pe[snapshot >> SEQUENCE_BITS].snapshots);
    return ((newest - snapshot) & SEQUENCE_MASK) + 1 < race_map.shared->snapshot_room;
}

static const uint32_t *snapshot_read(uint32_t snapshot)
{
    int pe = (int)(snapshot >> SEQUENCE_BITS);
    return snapshot_is_whole(snapshot) ? ring_row(pe, snapshot & SEQUENCE_MASK) : race_highest_of(pe);
}

static void raise_highest(const uint32_t *row, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (row[i] > here.highest[i]) store_relaxed(&here.highest[i], row[i]);
}

/* Adds what fences order before an operation to the same target. */
static void raise_to_fences(uint32_t *row, const struct own_stream *stream)
{
    for (const struct own_stream *other = *bucket_of(stream->ctx, stream->target); other; other = other->next)
        if (is_to(other, stream->ctx, stream->target) && row[other->id] < me->fenced[other->id])
            row[other->id] = me->fenced[other->id];
}

uint32_t race_release(const struct own_stream *stream, const struct own_stream *signalled)
{
    uint32_t data = signalled ? signalled->last : 0;
    if (me->has_fenced) race_thread_step(me);
    me->has_released = true;
    if (me->last.version == me->version && me->last.stream == stream && me->last.signalled == data)
        return me->last.snapshot;
    size_t n = words();
    uint32_t snapshot, *row = snapshot_new(&snapshot);
    memcpy(row, me->clock, n * sizeof *row);
    if (stream) raise_to_fences(row, stream);
    if (signalled && row[signalled->id] < data) row[signalled->id] = data;
    raise_highest(row, n);
    me->last.snapshot = snapshot, me->last.version = me->version, me->last.stream = stream, me->last.signalled = data;
    return snapshot;
}

uint32_t race_snapshot_join(uint32_t one, uint32_t other)
{
    if (!one || one == other) return other;
    if (joined.one == one && joined.other == other) return joined.both;
    const uint32_t *a = snapshot_read(one), *b = snapshot_read(other);
    size_t n = words(), more = 0;
    for (size_t i = 0; i < n; i++) more += load_relaxed(&a[i]) > b[i];
    uint32_t both = other, *row = more ? snapshot_new(&both) : NULL;
    for (size_t i = 0; more && i < n; i++) {
        uint32_t value = load_relaxed(&a[i]);
        row[i] = value > b[i] ? value : b[i];
    }
    if (more) raise_highest(row, n);
    joined.one = one, joined.other = other, joined.both = both;
    return both;
}

static void fences_add(const uint32_t *fenced, size_t n)
{
    for (size_t i = 0; i < here.n_own; i++) {
        unsigned id = here.own[i].id;
        if (id >= n || fenced[id] <= me->fenced[id]) continue;
        me->fenced[id] = fenced[id];
        me->version++;
        me->must_step = me->has_fenced = true;
    }
}

/* Adds the fences of the threads whose clocks this thread has acquired through another PE: at most their present ones.
 */
static void fences_join(void)
{
    for (unsigned i = 0; i < race_threads.n; i++) {
        const struct race_thread *other = race_threads.list[i];
        if (other == me || me->clock[other->id] <= me->fences_seen[i]) continue;
        me->fences_seen[i] = me->clock[other->id];
        fences_add(other->fenced, words());
    }
}

static void clock_join(const uint32_t *row, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t value = load_relaxed(&row[i]);
        if (value > me->clock[i]) clock_set(i, value);
    }
}

static void acquire_row(const uint32_t *row, size_t n)
{
    uint32_t version = me->version;
    clock_join(row, n);
    if (race_threads.n > 1 && me->version != version) fences_join();
}

void race_acquire(uint32_t snapshot)
{
    int pe = (int)(snapshot >> SEQUENCE_BITS);
    if (!snapshot || me->acquired[pe] == snapshot) return;
    acquire_row(snapshot_read(snapshot), words());
    if (!snapshot_is_whole(snapshot)) acquire_row(race_highest_of(pe), words()); /* overwritten meanwhile */
    me->acquired[pe] = snapshot;
}

void race_acquire_pe(int pe)
{
    acquire_row(race_clock_of(pe), words());
    acquire_row(race_highest_of(pe), words());
}

void race_acquire_issued(void)
{
    const struct race_shared *shared = race_map.shared;
    for (int pe = 0; pe < (int)shared->n_pes; pe++)
        if (pe != here.pe || race_threads.n > 1) race_acquire_pe(pe);
    for (size_t i = RACE_PES, n = words(); i < n; i++) {
        uint32_t now = load_relaxed(&shared->stream[i].now);
        if (shared->stream[i].owner != here.pe && now > me->clock[i]) clock_set(i, now);
    }
    if (race_threads.n > 1) race_acquire_threads();
    race_stream_complete(RACE_ANY_CTX, RACE_ANY_TARGET);
}

/* Threads of this PE */

void race_acquire_thread(const struct race_thread *other)
{
    acquire_row(other->clock, words());
    me->fences_seen[other->index] = 0; /* it may have fenced without a step */
    fences_join();
}

void race_acquire_threads(void)
{
    for (unsigned i = 0; i < race_threads.n; i++)
        if (race_threads.list[i] != me) race_acquire_thread(race_threads.list[i]);
}

static bool row_grow(uint32_t **row, size_t from, size_t n)
{
    uint32_t *grown = realloc(*row, n * sizeof *grown);
    if (!grown) return false;
    memset(grown + from, 0, (n - from) * sizeof *grown);
    *row = grown;
    return true;
}

static void row_add(uint32_t *row, const uint32_t *other, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (row[i] < other[i]) row[i] = other[i];
}

void race_order_release(struct race_order *order)
{
    size_t n = words();
    if (me->has_fenced) race_thread_step(me);
    me->has_released = me->must_step = true;
    if (order->n < n && (!row_grow(&order->clock, order->n, n) || !row_grow(&order->fenced, order->n, n))) {
        race_clock_lost();
        return;
    }
    if (order->n < n) order->n = n;
    row_add(order->clock, me->clock, n);
    row_add(order->fenced, me->fenced, n);
}

void race_clock_released(void) { me->has_released = me->must_step = true; }

void race_order_acquire(const struct race_order *order)
{
    uint32_t version = me->version;
    clock_join(order->clock, order->n);
    if (me->version == version) return;
    fences_add(order->fenced, order->n);
    for (unsigned i = 0; i < race_threads.n; i++) me->fences_seen[i] = me->clock[race_threads.list[i]->id];
}
