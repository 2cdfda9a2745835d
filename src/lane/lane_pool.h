/* The pool of lanes: which lane a context gets, by which rule it is locked, and when the context goes on to another. */
#ifndef HEDDLE_LANE_POOL_H
#define HEDDLE_LANE_POOL_H

#include "lane/lane_lock.h"
#include "lane/lane_valid.h"

struct lane_pool {
    const struct wire *wire;    /* NULL with one node */
    const struct wire_rma *rma; /* NULL where no card reads and writes by itself, or none shall */
    bool rma_is_stopped;        /* rdma_stop */
    struct lane *lanes;         /* opened when they are first taken */
    size_t unsignaled_bytes;    /* of a stream, since the last answer */
    bool parts_leave;           /* wire.h */
    bool nobody_helps;          /* what moves messages is the processor that this PE's threads share */
    uint32_t n_lanes;
    uint32_t n_spread; /* over so many contexts spread that ask for none of their own */
    uint32_t changes;  /* how often a lane has become free; read without the lock */
    bool can_bias;
    size_t rdma_awaited; /* bytes from which on a put that its thread waits for goes by the card */
};
extern struct lane_pool lane_pool hidden_symbol;

/* Does its sender wait until it has left (lane_posted_in_place)? */
force_inline bool batch_is_seen_off(const struct batch *b)
{
    return lane_pool.parts_leave && b->message.parts[1].nbytes;
}

/* Inside the lane of a context, which it gets with the first thing that it posts. */
cold_path struct lane *lane_pool_bind(struct context *c);

force_inline struct lane *lane_pool_enter(struct context *c)
{
    struct lane *lane = context_lane(c);
    if (unlikely(lane == &no_lane)) lane = lane_pool_bind(c);
    lane_lock(lane);
    expect(2, lane_is_valid(lane));
    if (load_relaxed(&lane->lock.gate) == GATE_LOCKED) lane->locked++;
    else lane->biased++;
    return lane;
}

/* What a program has said of its domains before it makes them; 0: nothing, but for groups, in which there is one at
 * least. Under world.lock. */
struct lane_pool_hints {
    int domains, contexts_a_domain, domains_a_group, threads;
};
extern struct lane_pool_hints lane_pool_hints hidden_symbol;

/* Binds a context to a lane that it has alone and keeps alone; false, and it stays without one, if none is free. */
bool lane_pool_bind_alone(struct context *c);

/* Binds a context that is on none to a free lane beside those that others spread over, if there is one. */
void lane_pool_bind_aside(struct context *c);

/* Binds a context that is on none to the first lane: the default one. */
void lane_pool_bind_first(struct context *c);

/* Gives its place on a lane back. Nothing of the context is on its way. */
void lane_pool_unbind(struct context *c);

/* Moves a context to a free lane after a quiet, if it shares a lane, the policy lets it have one of its own, and none
 * of its requests is in flight. For contexts that one thread at a time uses, called by that thread. */
cold_path void lane_pool_move(struct context *c);

force_inline void lane_pool_rest(struct context *c)
{
    if (likely(load_relaxed(&context_lane(c)->users) <= 1)) return;
    if (load_relaxed(&lane_pool.changes) != load_relaxed(&c->tried)) lane_pool_move(c);
}

/* The context's priority has changed: says so to the lane that it is on. */
void lane_pool_prioritize(struct context *c, int priority);

/* How many lanes there are, for contexts that ask for none of their own, open, with users, and with one user that keeps
 * them. */
struct lane_pool_count {
    uint32_t lanes, spread, open, leased, exclusive, contexts;
};
struct lane_pool_count lane_pool_count(void);

/* The invariant, asserted at level 2 where contexts come and go. Under world.lock. */
bool lane_pool_is_valid(void);

/* HEDDLE_STATS: a table of what went over each lane. */
void lane_pool_report(void);

/* A thread that waits for what is on a lane, whatever context that was posted on, is its guest meanwhile: as its user,
 * if it certainly is. The context may be destroyed, and the lane another's, before the guest goes, which may be about
 * to enter: so that the lock gets no owner then. */
enum waiter lane_pool_guest(struct lane *lane);
void lane_pool_guest_end(struct lane *lane, enum waiter waiter);

#endif
