/* Keys to other nodes' memory: what a stream has of them, and asks for. There is one to each chunk that was reached; it
 * is asked for by a message of its own, and kept until the lane closes. */
#ifndef HEDDLE_RKEY_H
#define HEDDLE_RKEY_H

#include "lane/mem_reg.h"

struct lane;
struct stream;

struct rkey {
    uint64_t chunk;           /* its header */
    bool is_asked;            /* and the answer has not come */
    struct key_answer answer; /* written inside the lane, when it comes */
    struct wire_key *key;     /* open; NULL before */
};

/* Those of a stream. */
struct rkeys {
    struct rkey *recent;  /* the one that was used last, or NULL */
    struct rkey **places; /* by chunk, hashed: as many places as a power of two, half of them empty */
    uint32_t n, bits;
};

/* Inside the lane: that to the chunk where a target lies. Its `key` is NULL while there is none; then it is asked for,
 * but where the answer is that there will be none. */
struct rkey *rkey_to(struct lane *lane, struct stream *stream, struct rkeys *k, const struct target *t);

void rkeys_close(struct stream *stream, struct rkeys *k);

#endif
