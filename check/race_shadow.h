/* Shadow: for each 8 bytes of memory a cell of 32 bytes, which has the accesses that a later one may conflict with. An
 * access leaves its cell when another one takes its place: whatever races with the old one races with the new one.
 *
 * A cell has three accesses and a word of two snapshots, the release clocks of the last writers of its halves. The
 * third access gives way to the number of a list, if there are more. */
#ifndef HEDDLE_RACE_SHADOW_H
#define HEDDLE_RACE_SHADOW_H

#include "extent.h"
#include "race.h"

/* An access, packed into a word of a cell. 0 is none, because its mask is empty. */
struct shadowed {
    uint8_t mask; /* of bytes */
    uint8_t kind; /* enum race_kind */
    uint16_t stream, site;
    uint32_t clock;
};

/* An access to check, and to record. */
struct shadow_access {
    uint64_t *cells; /* of the memory that it is in */
    int owner;       /* the PE whose memory that is; negative: memory of this process alone */
    enum race_kind kind;
    unsigned stream, site;
    uint32_t clock, snapshot; /* snapshot: its release clock, or 0 */
    uintptr_t ctx;
    bool is_recorded;
    bool is_ignored; /* it only adds its release clock */
};

/* The first conflict that was found, over as many bytes as follow one another. */
struct shadow_conflict {
    bool is_found;
    struct shadowed with;
    size_t begin, end; /* offsets of the bytes in the memory */
};

/* Checks an access to bytes at the offset, and records it. */
void shadow_access(const struct shadow_access *access, size_t offset, size_t nbytes, struct shadow_conflict *conflict);

/* The release clocks of the writers of a word of at most 8 bytes. is_seen: a wait for its value was satisfied, and
 * these writes are not compared with later accesses. */
struct shadow_released {
    uint32_t low, high; /* snapshots */
} shadow_released(uint64_t *cells, size_t offset, size_t nbytes, bool is_seen);

/* Adds a snapshot to the release clocks of a word. */
void shadow_release(uint64_t *cells, size_t offset, uint32_t snapshot);

/* Forgets all accesses to the bytes. */
void shadow_clear(uint64_t *cells, size_t offset, size_t nbytes);

#endif
