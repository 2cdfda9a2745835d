#include "race_seen.h"

#include "base/atomic.h"
#include "race_clock.h"

enum { SEEN = 1 << 12 /* for each thread */, SEEN_AT_ONCE = 256, MASK_BITS = 8, THREAD_BITS = 16 };

/* The owner writes it while others read: `granule` is 0 meanwhile. From low to high `what` has mask 8, thread 16 and
 * clock 25 bits. */
struct race_seen {
    uintptr_t granule;
    const void *from;
    uint64_t what;
};

static struct race_seen *place_of_granule(struct race_seen *seen, uintptr_t granule, bool is_read)
{
    return &seen[(granule * 2 + is_read) % SEEN];
}

static uint8_t mask_of_range(uintptr_t granule, uintptr_t begin, uintptr_t end)
{
    uintptr_t first = granule * RACE_GRANULE, from = begin > first ? begin - first : 0;
    uintptr_t to = end - first < RACE_GRANULE ? end - first : RACE_GRANULE;
    return (uint8_t)(((1u << to) - 1) & ~((1u << from) - 1));
}

static void seen_write(struct race_seen *seen, uintptr_t granule, uint64_t what, const void *from)
{
    store_relaxed(&seen->granule, 0);
    fence_puts_in_order(); /* pairs with fence_seen in seen_read */
    store_relaxed(&seen->what, what);
    store_relaxed(&seen->from, from);
    store_release(&seen->granule, granule); /* pairs with the first load in seen_read */
}

static bool seen_read(const struct race_seen *seen, uintptr_t granule, struct race_seen *copy)
{
    copy->granule = load_acquire(&seen->granule);
    if (copy->granule != granule) return false;
    copy->what = load_relaxed(&seen->what);
    copy->from = load_relaxed(&seen->from);
    fence_seen();
    return load_relaxed(&seen->granule) == granule;
}

void race_seen_add(struct race_thread *thread, uintptr_t at, size_t nbytes, enum race_kind kind, const void *from)
{
    if (load_relaxed(&thread->users) != 1) return; /* the clock is not of this thread alone */
    if (!thread->seen) store_release(&thread->seen, calloc(SEEN, sizeof *thread->seen)); /* pairs with the scan */
    if (!thread->seen) return;
    if (thread->has_released || thread->must_step) race_thread_step(thread);
    uint64_t what = (uint64_t)thread->clock[thread->id] << (MASK_BITS + THREAD_BITS) | (uint64_t)(thread_me() & 0xffff)
                                                                                           << MASK_BITS;
    size_t n = min_size(nbytes, (size_t)SEEN_AT_ONCE * RACE_GRANULE);
    for (uintptr_t granule = at / RACE_GRANULE; granule <= (at + n - 1) / RACE_GRANULE; granule++)
        seen_write(place_of_granule(thread->seen, granule, race_is_read(kind)), granule,
                   what | mask_of_range(granule, at, at + n), from);
}

struct range {
    uintptr_t begin, end;
};

static bool is_conflict(const struct race_thread *me, const struct race_thread *other, const struct race_seen *seen,
                        const struct range *range)
{
    uint32_t clock = (uint32_t)(seen->what >> (MASK_BITS + THREAD_BITS));
    return (uint8_t)seen->what & mask_of_range(seen->granule, range->begin, range->end) && me->clock[other->id] < clock;
}

static bool find_in(const struct race_thread *me, const struct race_thread *other, struct race_seen *list,
                    const struct range *range, bool is_read, struct race_seen *found)
{
    uintptr_t first = range->begin / RACE_GRANULE, last = (range->end - 1) / RACE_GRANULE;
    bool is_long = last - first >= SEEN;
    for (uintptr_t i = is_long ? 0 : first; i <= (is_long ? SEEN / 2 - 1 : last); i++) {
        struct race_seen *seen = place_of_granule(list, i, is_read);
        uintptr_t granule = is_long ? load_relaxed(&seen->granule) : i;
        if (!granule || granule < first || granule > last) continue;
        if (seen_read(seen, granule, found) && is_conflict(me, other, found, range)) return true;
    }
    return false;
}

bool race_seen_find(const struct race_thread *me, uintptr_t at, size_t nbytes, enum race_kind kind,
                    struct race_seen_access *found)
{
    struct range range = {at, at + nbytes};
    struct race_seen seen;
    for (unsigned i = 0; i < race_threads.n; i++) {
        const struct race_thread *other = race_threads.list[i];
        struct race_seen *list = load_acquire(&other->seen);
        if (other == me || !list) continue;
        bool is_write = find_in(me, other, list, &range, false, &seen);
        if (!is_write && (race_is_read(kind) || !find_in(me, other, list, &range, true, &seen))) continue;
        uint8_t mask = (uint8_t)seen.what & mask_of_range(seen.granule, range.begin, range.end);
        *found = (struct race_seen_access){.at = seen.granule * RACE_GRANULE + (unsigned)__builtin_ctz(mask),
                                           .nbytes = (size_t)__builtin_popcount(mask),
                                           .kind = is_write ? RACE_WRITE : RACE_READ,
                                           .from = seen.from,
                                           .thread = (unsigned)(seen.what >> MASK_BITS & 0xffff)};
        return true;
    }
    return false;
}

static void forget_in(struct race_seen *list, uintptr_t first, uintptr_t last)
{
    for (size_t i = 0; i < SEEN; i++) {
        uintptr_t granule = load_relaxed(&list[i].granule);
        if (granule >= first && granule <= last) store_relaxed(&list[i].granule, 0);
    }
}

void race_seen_forget(uintptr_t at, size_t nbytes)
{
    uintptr_t first = at / RACE_GRANULE, last = (at + nbytes - 1) / RACE_GRANULE;
    for (unsigned i = 0; i < race_threads.n; i++) {
        struct race_seen *list = load_acquire(&race_threads.list[i]->seen);
        if (!list) continue;
        if (last - first > SEEN / 4) forget_in(list, first, last);
        for (uintptr_t granule = first; last - first <= SEEN / 4 && granule <= last; granule++)
            for (int is_read = 0; is_read < 2; is_read++) {
                struct race_seen *seen = place_of_granule(list, granule, is_read);
                if (load_relaxed(&seen->granule) == granule) store_relaxed(&seen->granule, 0);
            }
    }
}
