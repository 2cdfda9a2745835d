/* Transfers that the inline direct path does not perform: one table (route.c) lists the routes of each kind. */
#ifndef HEDDLE_ROUTE_H
#define HEDDLE_ROUTE_H

#include "context/context.h"
#include "memory/peer.h"

/* NBI: the transfer may be incomplete when the call returns. WORD: the put of an aligned element of at most 8 bytes.
 * WITH: the put of data, and then a change of a word at the same PE. */
enum route_kind {
    ROUTE_PUT,
    ROUTE_PUT_NBI,
    ROUTE_PUT_WORD,
    ROUTE_PUT_WITH,
    ROUTE_PUT_WITH_NBI,
    ROUTE_GET,
    ROUTE_GET_NBI,
    ROUTE_GET_COUNTED,
};

/* A change of a word behind the data: the value is added to it, or else set. A counter is incremented by 1. */
struct route_word {
    struct target at;
    uint64_t value;
    bool adds, counts;
};

/* Performs or posts a transfer from or to `local`. `word` is NULL for kinds without one; kinds with one may have no
 * bytes, and then any target. */
void route(enum route_kind kind, struct context *c, const struct target *t, const void *local, size_t nbytes,
           const struct route_word *word);

/* Changes a word at a PE of another node. */
void route_change(struct context *c, const struct route_word *word);

/* Returns true if a transfer between this memory of a GPU and another node goes through host memory; allocates some. */
bool route_is_staged(const struct target *t, const void *local);
void *route_stage(size_t nbytes);

/* Returns true if the progress thread or the NIC should move a block of a nonblocking collective. */
bool route_block_is_transfer(struct context *c, const struct target *t, size_t nbytes);

#endif
