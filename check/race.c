#include "race.h"

#include <dlfcn.h>
#include <string.h>

#include "race_clock.h"
#include "race_edge.h"
#include "race_known.h"
#include "race_private.h"
#include "race_report.h"
#include "race_seen.h"
#include "race_shadow.h"
#include "race_shared.h"

enum { FETCHES_MAX = 1024, RECENT = 256 /* a power of two */ };

/* A word of symmetric memory: its cells, and the offset of the memory that these are for. */
struct word {
    uint64_t *cells;
    size_t offset, nbytes;
};

/* Results of this PE's operations that are valid after a quiet; under the lock. */
static struct {
    size_t n;
    struct fetch {
        const struct race_thread *thread;
        uintptr_t ctx;
        struct word word;
    } list[FETCHES_MAX];
} fetches;

/* A load or a store of this thread that has been checked. */
struct recent {
    uintptr_t granule;
    uint32_t calls; /* of the PE, and releases of this thread, at that time */
    uint8_t mask;   /* of bytes */
};

static _Thread_local struct recent recently_read[RECENT], recently_written[RECENT];

/* Memory */

/* Where the cells of a symmetric address are, for the memory of a PE. */
static bool word_find(const void *at, int owner, struct word *word)
{
    uintptr_t address = (uintptr_t)at;
    if (address - race_watch.heap < race_watch.heap_size) {
        word->cells = race_map.heap_cells + (size_t)owner * race_map.heap_stride;
        word->offset = address - race_watch.heap;
        return true;
    }
    if (address - race_watch.data >= race_watch.data_size) return false;
    word->cells = race_map.data_cells + (size_t)owner * race_map.data_stride;
    word->offset = address - race_watch.data;
    return true;
}

/* Accesses */

struct access {
    struct shadow_access shadow;
    const struct span *span;
};

static void report(const struct access *a, const struct shadow_conflict *conflict, const void *begin)
{
    struct shadowed with = conflict->with;
    struct race_pair pair = {
        .now = {check.pe, a->shadow.site, a->shadow.kind, !race_stream_is_thread(a->shadow.stream)},
        .before = {race_map.shared->stream[with.stream].owner, with.site, with.kind,
                   !race_stream_is_thread(with.stream)},
        .at = (const char *)begin + conflict->begin,
        .nbytes = conflict->end - conflict->begin,
        .is_private = a->shadow.owner < 0,
        .is_same_ctx = race_stream_is_of(with.stream, a->shadow.ctx),
        .owner = a->shadow.owner < 0 ? check.pe : a->shadow.owner,
    };
    race_report(&pair);
}

static void access_private(struct access *a, uintptr_t at, size_t nbytes)
{
    while (nbytes) {
        size_t offset = at % PRIVATE_PAGE, n = min_size(nbytes, PRIVATE_PAGE - offset);
        struct shadow_conflict conflict = {0};
        a->shadow.cells = private_cells(at, a->shadow.is_recorded);
        if (a->shadow.cells) shadow_access(&a->shadow, offset, n, &conflict);
        if (conflict.is_found) report(a, &conflict, (void *)(at - offset));
        at += n;
        nbytes -= n;
    }
}

static void access_span(struct access *a)
{
    const struct extent *e = &a->span->extent;
    struct word word;
    struct shadow_conflict conflict = {0};
    const char *at = a->span->at;
    bool has_word = word_find(at, a->shadow.owner < 0 ? check.pe : a->shadow.owner, &word);
    if (has_word && a->shadow.owner < 0) a->shadow.owner = check.pe;
    if (!has_word && a->shadow.owner >= 0 && a->span->there) return; /* memory that is not covered */
    if (!has_word) a->shadow.owner = -1;
    for (size_t i = 0; i < e->n; i++) {
        size_t step = i * e->stride * e->element, nbytes = e->block * e->element;
        if (!has_word) {
            access_private(a, (uintptr_t)at + step, nbytes);
            continue;
        }
        a->shadow.cells = word.cells;
        shadow_access(&a->shadow, word.offset + step, nbytes, &conflict);
    }
    if (conflict.is_found) report(a, &conflict, at - word.offset);
}

/* An operation that is pending is in a stream; the others are of the PE itself. */
force_inline struct access access_of(unsigned site, const struct span *span, enum race_kind kind,
                                     struct own_stream *stream)
{
    struct access a = {.span = span};
    a.shadow.kind = kind;
    a.shadow.site = site;
    a.shadow.stream = stream ? stream->id : race_self.clock->id;
    a.shadow.clock = stream ? race_stream_step(stream) : race_clock_step();
    a.shadow.is_recorded = true;
    a.shadow.is_ignored = race_self.ignoring;
    return a;
}

static unsigned site_of(const struct call *call) { return race_site(call->from, call->function, call->thread); }

static int target_of(const struct call *call) { return team_member(call->team, call->pe); }

void race_remote(struct call *call, shmem_ctx_t ctx, const struct span *span, enum race_kind kind, bool is_pending)
{
    if (!span->nbytes || !call->team || !race_begin()) return;
    int owner = target_of(call);
    struct own_stream *stream = race_stream((uintptr_t)ctx, owner, false);
    struct access a = access_of(site_of(call), span, kind, is_pending ? stream : NULL);
    a.shadow.owner = owner;
    a.shadow.ctx = (uintptr_t)ctx;
    if (!race_is_read(kind)) a.shadow.snapshot = race_release(stream, NULL);
    access_span(&a);
    race_end();
}

/* Loads and stores that other threads have made of memory of this process alone. */
static void check_seen(const struct access *a)
{
    const struct extent *e = &a->span->extent;
    struct race_seen_access seen;
    for (size_t i = 0; i < e->n; i++) {
        uintptr_t at = (uintptr_t)a->span->at + i * e->stride * e->element;
        if (!race_seen_find(race_self.clock, at, e->block * e->element, a->shadow.kind, &seen)) continue;
        struct race_pair pair = {
            .now = {check.pe, a->shadow.site, a->shadow.kind, !race_stream_is_thread(a->shadow.stream)},
            .before = {check.pe, race_site(seen.from, RACE_NO_FUNCTION, seen.thread), seen.kind, false},
            .at = (const void *)seen.at,
            .nbytes = seen.nbytes,
            .is_private = true,
            .owner = check.pe,
        };
        race_report(&pair);
        return;
    }
}

/* The stream is NULL if the access is complete when the call returns. */
static void access_local(struct call *call, shmem_ctx_t ctx, const struct span *span, enum race_kind kind,
                         struct own_stream *stream)
{
    struct access a = access_of(site_of(call), span, kind, stream);
    struct word word;
    a.shadow.owner = -1;
    a.shadow.ctx = (uintptr_t)ctx;
    /* In memory that no other PE accesses, only pending operations can conflict with later ones, and threads. */
    bool has_word = word_find(span->at, check.pe, &word);
    a.shadow.is_recorded = stream || has_word || race_watch.has_threads;
    if (stream && !has_word) store_relaxed(&race_watch.has_private, true);
    access_span(&a);
    if (!has_word && race_watch.has_threads) check_seen(&a);
}

void race_local(struct call *call, shmem_ctx_t ctx, const struct span *span, enum race_kind kind, bool is_pending)
{
    if (!span->nbytes || !call->team || !race_begin()) return;
    access_local(call, ctx, span, kind, is_pending ? race_stream((uintptr_t)ctx, target_of(call), false) : NULL);
    race_end();
}

void race_signalled_source(struct call *call, shmem_ctx_t ctx, const struct span *span)
{
    if (!span->nbytes || !call->team || !race_begin()) return;
    access_local(call, ctx, span, RACE_READ, race_stream((uintptr_t)ctx, target_of(call), true));
    race_end();
}

void race_signalled(struct call *call, shmem_ctx_t ctx, const struct span *dest, const struct span *signal)
{
    if (!call->team || !race_begin()) return;
    int owner = target_of(call);
    struct own_stream *stream = race_stream((uintptr_t)ctx, owner, false), *data = NULL;
    if (dest->nbytes) {
        data = race_stream((uintptr_t)ctx, owner, true);
        struct access a = access_of(site_of(call), dest, RACE_WRITE, data);
        a.shadow.owner = owner;
        a.shadow.ctx = (uintptr_t)ctx;
        a.shadow.snapshot = race_release(stream, NULL);
        access_span(&a);
    }
    struct access a = access_of(site_of(call), signal, RACE_ATOMIC, stream);
    a.shadow.owner = owner;
    a.shadow.ctx = (uintptr_t)ctx;
    a.shadow.snapshot = race_release(stream, data);
    access_span(&a);
    race_end();
}

/* Loads and stores of the program */

static uint8_t bytes_mask(uintptr_t at, size_t nbytes) { return (uint8_t)(((1u << nbytes) - 1) << at % RACE_GRANULE); }

/* Has this thread made the same access since the last call of its PE? If another PE had made a conflicting access
 * meanwhile, it would have found the first one, because no call has passed on that one. */
static bool is_recent(uintptr_t at, size_t nbytes, enum race_kind kind)
{
    if (at % RACE_GRANULE + nbytes > RACE_GRANULE) return false;
    uintptr_t granule = at / RACE_GRANULE;
    uint32_t calls = race_epoch();
    uint8_t mask = bytes_mask(at, nbytes);
    struct recent *recent = &(kind == RACE_READ ? recently_read : recently_written)[granule % RECENT];
    bool is_known = recent->granule == granule && recent->calls == calls;
    if (is_known && !(mask & ~recent->mask)) return true;
    *recent = (struct recent){granule, calls, (uint8_t)(is_known ? recent->mask | mask : mask)};
    return false;
}

static bool is_symmetric(uintptr_t at)
{
    return at - race_watch.heap < race_watch.heap_size || at - race_watch.data < race_watch.data_size;
}

/* Does it concern other PEs, threads, or pending operations? */
static bool is_plain_wanted(uintptr_t at, size_t nbytes, enum race_kind kind)
{
    if (race_self.is_inside || race_self.ignoring || !nbytes) return false;
    if (!is_symmetric(at) && !race_watch.has_threads && !private_is_used(at)) return false;
    return !is_recent(at, nbytes, kind);
}

force_inline struct access plain_access(const struct span *span, enum race_kind kind, const void *from)
{
    struct access a = access_of(race_site(from, RACE_NO_FUNCTION, thread_me()), span, kind, NULL);
    struct word word;
    a.shadow.owner = -1;
    a.shadow.is_recorded = word_find(span->at, check.pe, &word);
    return a;
}

void race_plain(const volatile void *at, size_t nbytes, enum race_kind kind, const void *from)
{
    struct span span = {.at = (const char *)(uintptr_t)at, .nbytes = nbytes, .extent = elements(nbytes, 1)};
    if (!is_plain_wanted((uintptr_t)at, nbytes, kind)) return;
    if (unlikely(race_watch.has_threads) && !is_symmetric((uintptr_t)at)) {
        if (race_is_begun()) race_seen_add(race_self.clock, (uintptr_t)at, nbytes, kind, from);
        if (race_is_begun() && !private_is_used((uintptr_t)at)) return;
    }
    if (!race_begin_access()) return;
    if (likely(race_map.shared)) {
        struct access a = plain_access(&span, kind, from);
        access_span(&a);
    }
    race_end();
}

void race_ignore(int change) { race_self.ignoring += change; }

/* Edges by words */

static void acquire_word(const struct word *word, bool is_seen)
{
    struct shadow_released released = shadow_released(word->cells, word->offset, word->nbytes, is_seen);
    race_acquire(released.low);
    race_acquire(released.high);
}

void race_fetched(struct call *call, const void *at, size_t nbytes)
{
    struct word word = {.nbytes = nbytes};
    if (!call->team || !race_begin()) return;
    if (word_find(at, target_of(call), &word)) acquire_word(&word, false);
    race_end();
}

void race_fetches(struct call *call, shmem_ctx_t ctx, const void *at, size_t nbytes)
{
    struct word word = {.nbytes = nbytes};
    if (!call->team || !race_begin()) return;
    if (word_find(at, target_of(call), &word) && fetches.n < FETCHES_MAX)
        fetches.list[fetches.n++] = (struct fetch){race_self.clock, (uintptr_t)ctx, word};
    else race_acquire_issued(); /* too many: races may be missed */
    race_end();
}

/* They count as atomic to the atomic operations of other PEs, and order as these do. In memory of this process alone
 * they order threads. */
void race_atomic(const volatile void *at, size_t nbytes, enum race_kind kind, const void *from)
{
    struct span span = {.at = (const char *)(uintptr_t)at, .nbytes = nbytes, .extent = elements(nbytes, 1)};
    struct word word = {.nbytes = nbytes};
    if (race_self.is_inside || race_self.ignoring || !race_begin()) return;
    bool has_word = race_map.shared && word_find(span.at, check.pe, &word);
    if (has_word && kind == RACE_ATOMIC_READ) acquire_word(&word, false);
    if (has_word) {
        struct access a = plain_access(&span, kind, from);
        if (kind == RACE_ATOMIC) a.shadow.snapshot = race_release(NULL, NULL);
        access_span(&a);
    }
    race_end();
    if (has_word) return;
    race_plain(at, nbytes, kind == RACE_ATOMIC ? RACE_WRITE : RACE_READ, from);
    const void *granule = (const void *)((uintptr_t)at & ~(uintptr_t)(RACE_GRANULE - 1));
    if (kind == RACE_ATOMIC) race_release_at(granule);
    else race_acquire_at(granule);
}

/* Acquires the release clocks of the words that operations have fetched, because a quiet has made the results valid.
 * Those of other threads remain, which may call a quiet, too. */
static void fetches_end(uintptr_t ctx)
{
    size_t left = 0;
    for (size_t i = 0; i < fetches.n; i++) {
        struct fetch *fetch = &fetches.list[i];
        bool is_valid = ctx == RACE_ANY_CTX || fetch->ctx == ctx;
        if (is_valid) acquire_word(&fetch->word, false);
        if (!is_valid || fetch->thread != race_self.clock) fetches.list[left++] = *fetch;
    }
    fetches.n = left;
}

/* May a plain store of another PE have written to this PE's memory? */
static bool has_visitor(void)
{
    for (int pe = 0; pe < check.n_pes; pe++)
        if (load_relaxed(&race_map.shared->pe[pe].has_pointer[check.pe])) return true;
    return false;
}

void race_seen(const void *words, size_t size, size_t n, const size_t *which)
{
    if (!race_begin()) return;
    for (size_t i = 0; i < n; i++) {
        struct word word = {.nbytes = size};
        const char *at = (const char *)words + (which ? which[i] : i) * size;
        if (word_find(at, check.pe, &word)) acquire_word(&word, true);
    }
    if (unlikely(has_visitor())) race_acquire_issued();
    race_end();
}

void race_pointer(struct call *call, const void *pointer)
{
    int pe = pointer && call->team ? target_of(call) : check.pe;
    if (pe == check.pe || !race_map.shared) return;
    store_relaxed(&race_map.shared->pe[check.pe].has_pointer[pe], 1);
}

/* Order and completion */

void race_fence(shmem_ctx_t ctx)
{
    if (!race_begin()) return;
    race_stream_fence((uintptr_t)ctx);
    race_end();
}

void race_fence_all(void)
{
    if (!race_begin()) return;
    race_stream_fence(RACE_ANY_CTX);
    race_end();
}

static void complete(uintptr_t ctx, int target)
{
    race_stream_complete(ctx, target);
    fetches_end(ctx);
    if (race_watch.has_private && !race_watch.has_threads && !race_stream_any())
        store_relaxed(&race_watch.has_private, false);
}

void race_complete(shmem_ctx_t ctx)
{
    if (!race_begin()) return;
    complete((uintptr_t)ctx, RACE_ANY_TARGET);
    race_end();
}

void race_complete_pes(struct call *call, shmem_ctx_t ctx, const int *pes, size_t n)
{
    if (!call->team || !race_begin()) return;
    for (size_t i = 0; i < n; i++) complete((uintptr_t)ctx, team_member(call->team, pes[i]));
    race_end();
}

void race_complete_list(const shmem_ctx_t *ctxs, size_t n)
{
    if (!race_begin()) return;
    for (size_t i = 0; i < n; i++) complete((uintptr_t)ctxs[i], RACE_ANY_TARGET);
    race_end();
}

void race_complete_all(void)
{
    if (!race_begin()) return;
    complete(RACE_ANY_CTX, RACE_ANY_TARGET);
    race_end();
}

void race_assume_all(void)
{
    if (!race_begin()) return;
    race_acquire_issued();
    fetches_end(RACE_ANY_CTX);
    race_end();
}

/* Collectives */

/* Where the clock of this PE is when it enters the collective, for the other members. */
void race_enter(struct call *call)
{
    const struct known_team *team = call->team;
    if (!team || team->n_pes == 1 || !race_begin()) return;
    struct race_pe *own = &race_map.shared->pe[check.pe];
    struct race_entry *entry = &own->entry[own->entries++ % RACE_ENTRIES];
    store_relaxed(&entry->tag, 0);
    fence_puts_in_order(); /* pairs with fence_seen in entry_find */
    store_relaxed(&entry->snapshot, race_release(NULL, NULL));
    store_release(&entry->tag, team_tag(team, team->round + 1));
    race_end();
}

/* The snapshot of a member; 0 if it has been overwritten. */
static uint32_t entry_find(int pe, uint64_t tag)
{
    const struct race_pe *other = &race_map.shared->pe[pe];
    for (int i = 0; i < RACE_ENTRIES; i++) {
        if (load_acquire(&other->entry[i].tag) != tag) continue; /* pairs with the last store in race_enter */
        uint32_t snapshot = load_relaxed(&other->entry[i].snapshot);
        fence_seen();
        return load_relaxed(&other->entry[i].tag) == tag ? snapshot : 0;
    }
    return 0;
}

void race_meet(struct call *call, enum race_edges edges, int root)
{
    const struct known_team *team = call->meeting;
    if (!team || team->n_pes == 1 || !race_begin()) return;
    for (int i = 0; i < team->n_pes; i++) {
        if (i == team->my_pe || (edges == RACE_FROM_ROOT && i != root)) continue;
        if (edges == RACE_FROM_LOWER && i > team->my_pe) break;
        int pe = team_member(team, i);
        uint32_t snapshot = entry_find(pe, team_tag(team, team->round));
        if (snapshot) race_acquire(snapshot);
        else race_acquire_pe(pe); /* races may be missed */
    }
    race_end();
}

/* Locks: the word of a lock on PE 0 has the release clock of its holders. */

void race_lock_taken(const long *lock)
{
    struct word word = {.nbytes = sizeof *lock};
    if (!race_begin()) return;
    if (word_find(lock, 0, &word)) acquire_word(&word, false);
    race_end();
}

void race_lock_released(const long *lock)
{
    struct word word;
    if (!race_begin()) return;
    if (word_find(lock, 0, &word)) shadow_release(word.cells, word.offset, race_release(NULL, NULL));
    race_end();
}

/* Life */

void race_freed(const void *at)
{
    struct block block;
    struct word word;
    if (!at || !block_find(at, &block) || !race_begin()) return;
    if (word_find(at, check.pe, &word)) shadow_clear(word.cells, word.offset, block.size);
    race_end();
}

/* Is the library of -fsanitize=thread in the program itself? Clang puts it there. */
static bool has_sanitizer(void)
{
    Dl_info info;
    void *init = dlsym(RTLD_DEFAULT, "__tsan_init");
    return init && dladdr(init, &info) && info.dli_fname && !strstr(info.dli_fname, "libheddle-");
}

void race_up(void)
{
    if (has_sanitizer())
        die(NULL,
            "oshrun --check=races: the program is compiled with -fsanitize=thread; compile and link it with oshcc "
            "--check instead");
    if (check.n_pes > RACE_PES)
        die(NULL, "oshrun --check=races: %d PEs, but it works for at most %d", check.n_pes, RACE_PES);
    struct race_watch watch = {.heap = check.heap_base, .heap_size = check.heap_size};
    program_data(&watch.data, &watch.data_size);
    race_report_up();
    const char *refusal = race_map_up(check.pe, check.n_pes, watch.heap_size, watch.data_size);
    if (refusal) die(NULL, "oshrun --check=races: %s", refusal);
    fetches.n = 0;
    race_clock_up(check.pe);
    race_edge_up();
    watch.is_each = race_threads_are_wanted();
    pshmem_barrier_all();
    race_watch = watch;
}

void race_down(void)
{
    race_report_down(check.pe);
    race_hold(); /* other threads still load and store */
    race_watch = (struct race_watch){0};
    race_clock_down();
    private_down();
    race_map_down();
    race_end();
}

bool race_was_found(void) { return race_report_any(); }
