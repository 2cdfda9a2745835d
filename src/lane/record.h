/* Records: what operations on PEs of other nodes are in a batch. A header word, and what follows it.
 *
 *     bits 58-63 operation   56-57 region   44-55 the target's PE on its node   0-43 offset in the region
 *
 *     PUT1 ... PUT8   a word with the value
 *     PUT             a word with the length, then the bytes, filled up to a multiple of 8
 *     PUT_SIGNAL      lengths of the bytes, a header for the signal's word (operation SET or ADD), its operand, the
 *                     bytes: they are there when the word changes
 *     PUT_COUNTED     a word with the length and the counter (below), the bytes: they are there when it counts
 *     PUSH            the header is of a struct append; a word with the length and the counter, if there is one,
 *                     the bytes
 *     PUSH_ASKED      the same, and the answer has a word with the result of the push
 *     RESERVE         of a struct append: a word with twice the length, and 1 more for a push that may fail; the
 *                     answer is a struct append_answer
 *     KEY             the header is of a chunk of memory; the answer is a struct key_answer (mem_reg.h)
 *     AND_WAKE        of a word of 32 bits; the operand of an atomic AND in the lower half, and in the upper half bits
 *                     that mark sleeping threads: those are woken if one of the bits was set
 *     GET             a word with the length; the answer has the bytes, filled up to a multiple of 8
 *     GET_COUNTED     a word with the length and the counter, which counts when the bytes have been read; the answer
 *                     has the bytes, as with GET
 *     AMO             a word with the operand, for COMPARE_SWAP the condition before it; if it fetches, the answer has
 *                     a word with the old value
 *
 * The counter is in WORK memory of the same PE, so that its offset and the length make one word:
 *
 *     bits 45-63 length   44 for a push that may fail: it is not lost if it does not fit
 *     0-43 offset, 0 for no counter */
#ifndef HEDDLE_RECORD_H
#define HEDDLE_RECORD_H

#include "base/secret.h"
#include "memory/amo_apply.h"
#include "memory/peer.h"

enum record_op {
    RECORD_PUT1,
    RECORD_PUT2,
    RECORD_PUT4,
    RECORD_PUT8,
    RECORD_PUT,
    RECORD_PUT_SIGNAL,
    RECORD_GET,
    RECORD_PUT_COUNTED,
    RECORD_GET_COUNTED,
    RECORD_PUSH,
    RECORD_PUSH_ASKED,
    RECORD_RESERVE,
    RECORD_KEY,
    RECORD_AND_WAKE,
    RECORD_AMO = 32, /* and above: 4 * enum amo + 2 if 64 bits wide + 1 if the old value is wanted */
};

enum { RECORD_LOCAL_MAX = 1 << 12 };
#define RECORD_OFFSET_MAX (1ull << 44)

force_inline uint64_t record_header(unsigned op, const struct target *t)
{
    return (uint64_t)op << 58 | (uint64_t)t->region << 56 | (uint64_t)t->peer.local << 44 | t->offset;
}

/* Packs the length and the counter; `tries` is for the records of appends. */
force_inline uint64_t record_counted(size_t nbytes, uint64_t counter, bool tries)
{
    return (uint64_t)nbytes << 45 | (uint64_t)tries << 44 | counter;
}

_Static_assert(REGION_COUNT == 4, "a header has two bits for the region");

force_inline uint32_t record_region(uint64_t header) { return header >> 56 & 3; }
force_inline uint32_t record_local(uint64_t header) { return header >> 44 & (RECORD_LOCAL_MAX - 1); }
force_inline uint64_t record_offset(uint64_t header) { return header & (RECORD_OFFSET_MAX - 1); }

/* Returns true for memory of a GPU, which the CPU cannot access: device_copy. */
force_inline bool record_is_on_device(uint64_t header) { return record_region(header) == REGION_DEVICE; }

/* Returns the local memory of a header, all `nbytes` of it; NULL if it is invalid. */
force_inline void *record_place(uint64_t header, size_t nbytes)
{
    uint32_t local = record_local(header);
    uint64_t offset = record_offset(header);
    const struct region *region = &region_table[record_region(header)];
    if (likely(local < (uint32_t)world.node_pes && nbytes <= region->size && offset <= region->size - nbytes))
        return (void *)(region->window + local * region->stride + offset);
    return NULL;
}

/* Returns the operation that puts 1, 2, 4 or 8 bytes. */
force_inline unsigned record_put(size_t nbytes) { return RECORD_PUT1 + (unsigned)__builtin_ctzl(nbytes); }

force_inline unsigned record_amo(enum amo op, unsigned bits, bool fetching)
{
    return RECORD_AMO + 4 * op + (bits == 64 ? 2 : 0) + fetching;
}

force_inline size_t record_padded(size_t nbytes) { return (nbytes + 7) & ~(size_t)7; }

/* Begins each batch, and the answer to it. */
struct batch_header {
    struct secret secret; /* that of the job */
    uint64_t asks : 1;    /* 1 if it requests an acknowledgement: unsignaled.h */
    uint64_t number : 63; /* number of the batch in its connection */
};
_Static_assert(sizeof(struct batch_header) == 24, "a header has three words");

/* The job's secret, the same in all of its PEs. Written before the network is up, then read by all threads. */
extern struct secret job_secret hidden_symbol;

/* Returns true if a PE of this job has sent the message. Whatever else arrives is neither applied nor answered. */
force_inline bool batch_is_of_job(const void *bytes, size_t nbytes)
{
    return nbytes >= sizeof(struct batch_header) && secret_is(&job_secret, bytes);
}

#endif
