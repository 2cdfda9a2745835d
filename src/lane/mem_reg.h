/* Registered memory: chunks that NICs of other nodes may read and write, and the requests for their keys. A chunk is
 * registered only on request, because that pins memory of the machine permanently. It may take milliseconds: the
 * progress thread does it, and the remote node asks again. */
#ifndef HEDDLE_MEM_REG_H
#define HEDDLE_MEM_REG_H

#include "lane/lane_limits.h"
#include "lane/record.h"
#include "wire/wire.h"

enum key_state {
    KEY_UNKNOWN, /* no answer has arrived yet */
    KEY_NOT_YET,
    KEY_NEVER,
    KEY_HERE,
};

/* The answer to RECORD_KEY. */
struct key_answer {
    uint32_t state, size; /* size of the key, in bytes */
    uint64_t nbytes;      /* length of the chunk */
    char key[WIRE_KEY_SIZE];
};

/* Returns the header of the chunk that contains a target. */
force_inline uint64_t chunk_header(const struct target *t)
{
    struct target chunk = *t;
    chunk.offset -= t->offset % RDMA_CHUNK;
    return record_header(RECORD_KEY, &chunk);
}

/* `rma` is NULL without such a NIC: then all answers are KEY_NEVER. */
void mem_reg_up(const struct wire_rma *rma);

/* For drivers that reach only memory that they have allocated: the driver allocates the region's, which is still
 * unused. */
void mem_reg_allocate(const struct region *region);

/* Deregisters all chunks. No node uses a key any more. */
void mem_reg_down(void);

/* Returns the state of the chunk that begins at `at`, in this node's memory, and its key if it is registered; else
 * requests its registration. At the receive endpoint. */
void mem_reg_ask(void *at, size_t nbytes, struct key_answer *answer);

/* For the progress thread: registers the requested chunks. Returns false if there are none. */
bool mem_reg_wishes(void);

/* For reports: registered chunks, those that cannot be registered (because of a limit of the system or the NIC, for
 * example), and the last reason. */
struct exposed_count {
    uint32_t exposed, refused;
    char why[128];
};
struct exposed_count mem_reg_count(void);

#endif
