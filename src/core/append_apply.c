/* What a push does where it lands, done by a neighbour or by whoever applies batches there: reserves its place, copies,
 * and says that it has landed. All that is read of an append is checked, as any record may have written it.
 *
 * Bytes are given out by compare-and-swap rather than by fetch-and-add, which could not be taken back: a push that does
 * not fit leaves everything as it was, and a shorter one behind it may still fit. */
#include "core/append.h"
#include "core/record.h"
#include "core/rma.h"

uint64_t append_rounded(const struct append *a, uint64_t nbytes)
{
    uint64_t granule = a->granule;
    return (nbytes + granule - 1) & -granule;
}

static uint64_t refuse(struct append *a, uint64_t nbytes, bool tries, bool for_good)
{
    if (tries || (a->wraps && !for_good)) return APPEND_FULL;
    append_dropped(a, nbytes);
    return APPEND_DROPPED;
}

/* In a ring, positions count on for ever. The owner's position is read first: it is never ahead of the other one then.
 */
uint64_t append_reserve(struct append *a, uint64_t nbytes, bool tries, struct append_room *room)
{
    uint64_t size = append_rounded(a, nbytes), at;
    bool wraps = a->wraps;
    *room = (struct append_room){.buffer = a->buffer, .len = a->len};
    if (!nbytes || size < nbytes || size > room->len) return refuse(a, nbytes, tries, true);
    do {
        uint64_t consumed = wraps ? load_acquire(&a->consumed) : 0;
        at = load_relaxed(&a->reserved);
        if (at - consumed > room->len - size) return refuse(a, nbytes, tries, false);
    } while (!compare_exchange(&a->reserved, &at, at + size));
    room->at = wraps ? at % room->len : at;
    return 0;
}

uint64_t append_apply(struct append *a, const void *source, uint64_t nbytes, bool tries)
{
    struct append_room room;
    uint64_t why = append_reserve(a, nbytes, tries, &room);
    if (why) return why;
    uint64_t head = room.len - room.at; /* of a ring: what is left before its end */
    if (head > nbytes) head = nbytes;
    char *buffer = record_is_on_device(room.buffer) ? NULL : record_place(room.buffer, room.len); /* never made there */
    if (buffer) rma_copy(buffer + room.at, source, head);
    if (buffer && head < nbytes) rma_copy(buffer, (const char *)source + head, nbytes - head);
    add_release(&a->landed, append_rounded(a, nbytes)); /* pairs with the acquire of the owner */
    return 0;
}
