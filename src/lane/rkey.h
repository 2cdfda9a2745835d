/* Keys to the memory of other nodes: those that a connection has, and the requests for them. Each accessed chunk has
 * one. A separate message requests it, and it is kept until the lane closes. */
#ifndef HEDDLE_RKEY_H
#define HEDDLE_RKEY_H

#include "lane/mem_reg.h"

struct lane;
struct stream;

struct rkey {
    uint64_t chunk;           /* header of the chunk */
    bool is_asked;            /* requested, without an answer yet */
    struct key_answer answer; /* written inside the lane, when it arrives */
    struct wire_key *key;     /* opened; NULL before */
};

/* The keys of a connection. */
struct rkeys {
    struct rkey *recent;  /* the key that was used last, or NULL */
    struct rkey **places; /* hash table by chunk: a power of two of entries, at most half of them used */
    uint32_t n, bits;
};

/* Inside the lane: returns the key to the chunk that contains a target. Its `key` is NULL while it is unknown; then it
 * is requested, unless the answer was that there will be none. */
struct rkey *rkey_to(struct lane *lane, struct stream *stream, struct rkeys *k, const struct target *t);

void rkeys_close(struct stream *stream, struct rkeys *k);

#endif
