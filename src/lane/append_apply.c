/* The effect of a push at its target, carried out by a PE of the node or by the thread that applies batches: it
 * reserves a place, copies the bytes, and marks them as landed. All fields of an append are checked, because any record
 * may have overwritten them.
 *
 * Places are reserved by compare-and-swap, because a fetch-and-add cannot be undone: a push that does not fit changes
 * nothing, and a later shorter one may still fit.
 *
 * The number of landed bytes is the sum of two words, so that a push without concurrent pushes needs one locked
 * instruction in place of two. Both words only grow, with release, and are read with acquire before a place is
 * reserved. If their sum equals the place that is then reserved, all earlier pushes have landed: the sum counts only
 * earlier pushes, and together they are exactly as long. So no other push is in flight, and a push that reserves a
 * place later sees too small a sum until this one has landed. Until then in_turn belongs to this push alone, and a
 * plain store suffices. Every other push adds to out_of_turn. (A push of no bytes reserves nothing, so that it cannot
 * be in turn, and stores nothing.) */
#include "lane/append_apply.h"

#include "base/log.h"
#include "lane/record.h"
#include "memory/copy.h"

/* Counts a dropped push; the first one prints a warning. */
static void count_dropped(struct append *a, uint64_t nbytes)
{
    if (fetch_add(&a->overflow, 1) || !world.n_pes) return;
    uint64_t taken = load_relaxed(&a->reserved) - load_relaxed(&a->consumed);
    print_warning(
        "a push of %llu bytes to PE %d was dropped: of its buffer of %llu, %llu are free (see shmemx_oct_overflow)",
        (unsigned long long)nbytes, a->owner, (unsigned long long)a->len, (unsigned long long)(a->len - taken));
}

cold_path static uint64_t refuse(struct append *a, uint64_t nbytes, bool tries, bool for_good)
{
    if (tries || (a->wraps && !for_good)) return APPEND_FULL;
    count_dropped(a, nbytes);
    return APPEND_DROPPED;
}

/* The length and kind of an append, read once: another thread may apply a record that changes them between a check and
 * its use. */
struct shape {
    uint64_t len;
    bool wraps;
};

force_inline struct shape shape_of(const struct append *a)
{
    return (struct shape){.len = load_relaxed(&a->len), .wraps = load_relaxed(&a->wraps)};
}

/* In a ring, positions grow without bound. The owner's position is read first, so that it is never ahead of the
 * reserved one. It may be too old, because another push may have found more room since then. The acquire pairs with
 * that push: a second read of the owner's position returns at least the value that the other push used. Returns the
 * position, or a result without room, which is larger than all positions. */
force_inline uint64_t reserve(struct append *a, struct shape shape, uint64_t nbytes, uint64_t size, bool tries)
{
    uint64_t len = shape.len, at;
    bool wraps = shape.wraps;
    if (unlikely(!nbytes || size < nbytes || size > len)) return refuse(a, nbytes, tries, true);
    for (;;) {
        uint64_t consumed = wraps ? load_acquire(&a->consumed) : 0;
        at = load_acquire(&a->reserved);
        if (likely(at - consumed <= len - size)) {
            if (likely(compare_exchange(&a->reserved, &at, at + size))) return at;
        } else if (!wraps || load_acquire(&a->consumed) == consumed) {
            return refuse(a, nbytes, tries, false);
        }
    }
}

uint64_t append_reserve(struct append *a, uint64_t nbytes, bool tries, struct append_room *room)
{
    struct shape shape = shape_of(a);
    uint64_t at = reserve(a, shape, nbytes, append_rounded(a, nbytes), tries);
    *room = (struct append_room){.buffer = a->buffer, .len = shape.len};
    if (at >= APPEND_DROPPED) return at;
    room->at = shape.wraps ? at % shape.len : at;
    return 0;
}

/* Copies bytes to a place; in a ring they may continue at the start of the buffer. */
cold_path static void copy_around(char *buffer, uint64_t at, uint64_t len, const char *source, uint64_t nbytes)
{
    uint64_t head = min_size(len - at, nbytes);
    copy_bytes(buffer + at, source, head);
    copy_bytes(buffer, source + head, nbytes - head);
}

uint64_t append_apply(struct append *a, const void *source, uint64_t nbytes, bool tries)
{
    struct append_landed landed = append_landed(a);
    struct shape shape = shape_of(a);
    uint64_t size = append_rounded(a, nbytes), at = reserve(a, shape, nbytes, size, tries), len = shape.len;
    if (unlikely(at >= APPEND_DROPPED)) return at;
    uint64_t begin = shape.wraps ? at % len : at, header = load_relaxed(&a->buffer);
    char *buffer = record_is_on_device(header) ? NULL : record_place(header, len); /* appends are never created there */
    if (unlikely(len - begin < nbytes) && buffer) copy_around(buffer, begin, len, source, nbytes);
    else if (likely(buffer)) copy_bytes(buffer + begin, source, nbytes);
    append_land(a, landed, at, size);
    return 0;
}
