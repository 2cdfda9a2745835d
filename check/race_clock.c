#include "race_clock.h"

#include <string.h>

#include "race_shared.h"

enum { BUCKETS = 4096, SEQUENCE_BITS = 26, CLOCK_LIMIT = (1 << RACE_CLOCK_BITS) - 2 };
#define SEQUENCE_MASK (((uint32_t)1 << SEQUENCE_BITS) - 1)

static struct {
    int pe;
    uint32_t *clock, *highest;
    bool is_full;
    bool has_released; /* since this PE's own word changed */
    uint32_t version;  /* grows with each change of the clock */
    size_t n_own;
    struct own_stream own[RACE_STREAMS];
    struct own_stream *by_id[RACE_STREAMS], *bucket[BUCKETS];
    uint32_t acquired[RACE_PES]; /* the last snapshot of each PE */
} me;

/* The last snapshot, and the state that it was taken of. */
static struct {
    uint32_t snapshot, version, fenced, signalled;
    const struct own_stream *stream;
} last;

/* The last two that were joined. */
static struct {
    uint32_t one, other, both;
} joined;

static size_t words(void) { return load_acquire(&race_map.shared->streams_used); }

void race_clock_up(int pe)
{
    memset(&me, 0, sizeof me);
    memset(&last, 0, sizeof last);
    memset(&joined, 0, sizeof joined);
    me.pe = pe;
    me.clock = race_clock_of(pe);
    me.highest = race_highest_of(pe);
    me.version = 1;
    store_relaxed(&me.clock[pe], 1);
}

void race_clock_down(void) { me.clock = NULL; }

bool race_clock_is_full(void) { return me.is_full; }

static void clock_set(size_t i, uint32_t value)
{
    store_relaxed(&me.clock[i], value);
    me.version++;
    if (value >= CLOCK_LIMIT) me.is_full = true;
}

/* Streams */

static struct own_stream **bucket_of(uintptr_t ctx, int target, bool is_signalled)
{
    uint64_t key = (ctx ^ (uint64_t)(unsigned)target << 1 ^ is_signalled) * 0x9e3779b97f4a7c15; /* the golden ratio */
    return &me.bucket[key >> 52];
}
_Static_assert(BUCKETS == 1 << 12, "the shift above");

static void stream_link(struct own_stream *stream, uintptr_t ctx)
{
    struct own_stream **bucket = bucket_of(ctx, stream->target, stream->is_signalled);
    stream->ctx = ctx;
    stream->next = *bucket;
    *bucket = stream;
}

/* One that has no pending operations may serve another context. */
static struct own_stream *stream_reuse(uintptr_t ctx, int target, bool is_signalled)
{
    struct own_stream *stream = me.own, *end = me.own + me.n_own;
    while (stream < end && (stream->is_used || stream->target != target || stream->is_signalled != is_signalled))
        stream++;
    if (stream == end) return NULL;
    struct own_stream **link = bucket_of(stream->ctx, target, is_signalled);
    while (*link != stream) link = &(*link)->next;
    *link = stream->next;
    stream_link(stream, ctx);
    return stream;
}

/* Returns 0 if all numbers are taken. */
static uint32_t stream_number(int target)
{
    struct race_shared *shared = race_map.shared;
    race_take(&shared->lock);
    uint32_t id = shared->streams_used < shared->clock_room ? shared->streams_used : 0;
    if (id) {
        shared->stream[id] = (struct race_stream){.owner = (uint16_t)me.pe, .target = (uint16_t)target, .now = 1};
        store_release(&shared->streams_used, id + 1); /* pairs with the load in words() */
    }
    race_give(&shared->lock);
    return id;
}

static struct own_stream *stream_new(uintptr_t ctx, int target, bool is_signalled)
{
    uint32_t id = stream_number(target);
    struct own_stream *stream = id ? &me.own[me.n_own++] : stream_reuse(ctx, target, is_signalled);
    if (!stream) race_map.shared->is_incomplete = 1;
    if (!id) return stream;
    *stream = (struct own_stream){
        .target = target, .is_signalled = is_signalled, .is_fenced = true, .id = (uint16_t)id, .now = 1};
    me.by_id[id] = stream;
    stream_link(stream, ctx);
    return stream;
}

static struct own_stream *stream_find(uintptr_t ctx, int target, bool is_signalled)
{
    struct own_stream *stream = *bucket_of(ctx, target, is_signalled);
    while (stream && (stream->ctx != ctx || stream->target != target || stream->is_signalled != is_signalled))
        stream = stream->next;
    return stream;
}

struct own_stream *race_stream(uintptr_t ctx, int target, bool is_signalled)
{
    struct own_stream *stream = stream_find(ctx, target, is_signalled);
    return stream ? stream : stream_new(ctx, target, is_signalled);
}

static void stream_advance(struct own_stream *stream)
{
    stream->now++;
    store_relaxed(&race_map.shared->stream[stream->id].now, stream->now);
    if (stream->now >= CLOCK_LIMIT) me.is_full = true;
}

uint32_t race_stream_step(struct own_stream *stream)
{
    stream->is_used = true;
    stream->is_fenced = false;
    if (stream->is_signalled) stream_advance(stream); /* each put has its own */
    return stream->now;
}

static void stream_fence(struct own_stream *stream)
{
    if (stream->is_fenced) return;
    stream->fenced = stream->now;
    stream->is_fenced = true;
    stream_advance(stream);
}

void race_stream_fence(uintptr_t ctx)
{
    for (size_t i = 0; i < me.n_own; i++)
        if (ctx == RACE_ANY_CTX || me.own[i].ctx == ctx) stream_fence(&me.own[i]);
}

void race_stream_complete(uintptr_t ctx, int target)
{
    for (size_t i = 0; i < me.n_own; i++) {
        struct own_stream *stream = &me.own[i];
        if (!stream->is_used || (ctx != RACE_ANY_CTX && stream->ctx != ctx)) continue;
        if (target != RACE_ANY_TARGET && stream->target != target) continue;
        stream_fence(stream);
        stream->is_used = false;
        clock_set(stream->id, stream->fenced);
    }
}

bool race_stream_any(void)
{
    size_t i = 0;
    while (i < me.n_own && !me.own[i].is_used) i++;
    return i < me.n_own;
}

/* Orders */

uint32_t race_clock_step(void)
{
    if (me.has_released) clock_set((size_t)me.pe, me.clock[me.pe] + 1);
    me.has_released = false;
    return me.clock[me.pe];
}

bool race_clock_has(unsigned stream, uint32_t clock) { return me.clock[stream] >= clock; }

bool race_clock_fenced(unsigned stream, uint32_t clock, uintptr_t ctx)
{
    const struct own_stream *own = me.by_id[stream];
    return own && own->ctx == ctx && clock <= own->fenced;
}

bool race_stream_is_of(unsigned stream, uintptr_t ctx) { return me.by_id[stream] && me.by_id[stream]->ctx == ctx; }

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
    uint32_t *count = &race_map.shared->pe[me.pe].snapshots, sequence = (*count + 1) & SEQUENCE_MASK;
    if (!sequence) sequence = 1;
    store_relaxed(count, sequence);
    fence_puts_in_order(); /* the number before the contents: pairs with fence_seen in snapshot_is_whole */
    *snapshot = (uint32_t)me.pe << SEQUENCE_BITS | sequence;
    return ring_row(me.pe, sequence);
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
        if (row[i] > me.highest[i]) store_relaxed(&me.highest[i], row[i]);
}

uint32_t race_release(const struct own_stream *stream, const struct own_stream *signalled)
{
    uint32_t fenced = stream ? stream->fenced : 0, data = signalled ? signalled->now : 0;
    me.has_released = true;
    if (last.version == me.version && last.stream == stream && last.fenced == fenced && last.signalled == data)
        return last.snapshot;
    size_t n = words();
    uint32_t snapshot, *row = snapshot_new(&snapshot);
    memcpy(row, me.clock, n * sizeof *row);
    if (stream && row[stream->id] < fenced) row[stream->id] = fenced;
    if (stream) {
        const struct own_stream *twin = stream_find(stream->ctx, stream->target, true);
        if (twin && row[twin->id] < twin->fenced) row[twin->id] = twin->fenced;
    }
    if (signalled) row[signalled->id] = data;
    raise_highest(row, n);
    last.snapshot = snapshot, last.version = me.version, last.stream = stream, last.fenced = fenced,
    last.signalled = data;
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

static void acquire_row(const uint32_t *row)
{
    for (size_t i = 0, n = words(); i < n; i++) {
        uint32_t value = load_relaxed(&row[i]);
        if (value > me.clock[i]) clock_set(i, value);
    }
}

void race_acquire(uint32_t snapshot)
{
    int pe = (int)(snapshot >> SEQUENCE_BITS);
    if (!snapshot || me.acquired[pe] == snapshot) return;
    acquire_row(snapshot_read(snapshot));
    if (!snapshot_is_whole(snapshot)) acquire_row(race_highest_of(pe)); /* overwritten meanwhile */
    me.acquired[pe] = snapshot;
}

void race_acquire_pe(int pe)
{
    acquire_row(race_clock_of(pe));
    acquire_row(race_highest_of(pe));
}

void race_acquire_issued(void)
{
    const struct race_shared *shared = race_map.shared;
    for (int pe = 0; pe < (int)shared->n_pes; pe++)
        if (pe != me.pe) race_acquire_pe(pe);
    for (size_t i = RACE_PES, n = words(); i < n; i++) {
        uint32_t now = load_relaxed(&shared->stream[i].now);
        if (shared->stream[i].owner != me.pe && now > me.clock[i]) clock_set(i, now);
    }
    race_stream_complete(RACE_ANY_CTX, RACE_ANY_TARGET);
}
