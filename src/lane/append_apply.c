/* What a push does where it lands, done by a neighbour or by whoever applies batches there: reserves its place, copies,
 * and says that it has landed. All that is read of an append is checked, as any record may have written it.
 *
 * Bytes are given out by compare-and-swap rather than by fetch-and-add, which could not be taken back: a push that does
 * not fit leaves everything as it was, and a shorter one behind it may still fit.
 *
 * What has landed is the sum of two words, so that a push which meets no other needs one locked instruction, not two.
 * Both only grow, with release, and are read with acquire, before a place is taken. If their sum is the place that was
 * then got, all pushes before have landed: only of those can the sum hold anything, and together they are as long. So
 * nobody else is under way; and whoever takes a place later finds too small a sum until this push has landed. in_turn
 * is its alone until then, and a plain store will do. Every other push adds to out_of_turn. (A push of nothing takes no
 * place, so it cannot be found to be in turn, and stores nothing.) */
#include "lane/append_apply.h"

#include "base/log.h"
#include "lane/record.h"
#include "memory/copy.h"

/* The first time says so. */
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

/* The length and kind of an append, read once: a record that is applied at the same time by another thread may change
 * them between a check and its use. */
struct shape {
    uint64_t len;
    bool wraps;
};

force_inline struct shape shape_of(const struct append *a)
{
    return (struct shape){.len = load_relaxed(&a->len), .wraps = load_relaxed(&a->wraps)};
}

/* In a ring, positions count on for ever. The owner's position is read first: it is never ahead of the other one then.
 * It may be too old for the other one, because another push may have found more room since. The acquire pairs with that
 * push: a second look at the owner's position finds at least what that push found. Returns the position, or a reason,
 * which is above all positions. */
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

/* Bytes to a place, of a ring also on from its begin. */
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
    char *buffer = record_is_on_device(header) ? NULL : record_place(header, len); /* never made there */
    if (unlikely(len - begin < nbytes) && buffer) copy_around(buffer, begin, len, source, nbytes);
    else if (likely(buffer)) copy_bytes(buffer + begin, source, nbytes);
    append_land(a, landed, at, size);
    return 0;
}
