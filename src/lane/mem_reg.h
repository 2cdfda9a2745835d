/* Exposed memory: what cards of other nodes may read and write without us, and where they ask for keys. It is cut into
 * chunks, and nothing is exposed that nobody has asked for, as that takes memory of the machine for good. To expose a
 * chunk may take milliseconds: the progress thread does it, and who asked is told to ask again. */
#ifndef HEDDLE_MEM_REG_H
#define HEDDLE_MEM_REG_H

#include "lane/lane_limits.h"
#include "lane/record.h"
#include "wire/wire.h"

enum key_state {
    KEY_UNKNOWN, /* nobody has answered yet */
    KEY_NOT_YET,
    KEY_NEVER,
    KEY_HERE,
};

/* The answer to RECORD_KEY. */
struct key_answer {
    uint32_t state, size; /* size: of the key, in bytes */
    uint64_t nbytes;      /* of the chunk */
    char key[WIRE_KEY_SIZE];
};

/* The header of the chunk in which a target lies. */
force_inline uint64_t chunk_header(const struct target *t)
{
    struct target chunk = *t;
    chunk.offset -= t->offset % RDMA_CHUNK;
    return record_header(RECORD_KEY, &chunk);
}

/* `rma` is NULL where there is no such card: then all answers are KEY_NEVER. */
void mem_reg_up(const struct wire_rma *rma);

/* Where the driver reaches only memory that it has made: it makes the region's, which nobody has used. */
void mem_reg_allocate(const struct region *region);

/* Hides all. Nobody uses a key any more. */
void mem_reg_down(void);

/* The state of the chunk that begins at `at`, in this node's memory, and its key if it is exposed; else it is wished
 * for. At the receive endpoint. */
void mem_reg_ask(void *at, size_t nbytes, struct key_answer *answer);

/* For the progress thread: exposes what is wished for. False if that is nothing. */
bool mem_reg_wishes(void);

/* How many chunks are exposed, and how many cannot be, as where a limit of the system or of the card is reached; and
 * why, the last time. For reports. */
struct exposed_count {
    uint32_t exposed, refused;
    char why[128];
};
struct exposed_count mem_reg_count(void);

#endif
