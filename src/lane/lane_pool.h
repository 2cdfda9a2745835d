/* The pool of lanes: selects the lane of a context, the mode of its lock, and the time when the context moves to
 * another lane. */
#ifndef HEDDLE_LANE_POOL_H
#define HEDDLE_LANE_POOL_H

#include "lane/lane_lock.h"
#include "lane/lane_valid.h"
#include "lane/lane_wait.h"

/* Returns the lane of a context, held. The context gets its lane when it posts for the first time. */
cold_path struct lane *lane_pool_bind(struct context *c);

force_inline struct lane *lane_pool_enter(struct context *c)
{
    struct lane *lane = context_lane(c);
    if (unlikely(lane == &no_lane)) lane = lane_pool_bind(c);
    lane_lock(lane);
    expect(2, lane_is_valid(lane));
    if (load_relaxed(&lane->lock.gate) == GATE_LOCKED) lane->counts.locked++;
    else lane->counts.biased++;
    return lane;
}

/* Hints about domains that the program gave before it creates them; 0: none, except for groups, of which there is at
 * least one. Under world.lock. */
struct lane_pool_hints {
    int domains, contexts_a_domain, domains_a_group, threads;
};
extern struct lane_pool_hints lane_pool_hints hidden_symbol;

/* Binds a context to a lane that it keeps for itself; returns false without an effect if none is free. */
bool lane_pool_bind_alone(struct context *c);

/* Binds an unbound context to a free lane outside the shared ones, if there is one. */
void lane_pool_bind_aside(struct context *c);

/* Binds an unbound context, the default one, to the first lane. */
void lane_pool_bind_first(struct context *c);

/* Unbinds a context that has nothing in flight. */
void lane_pool_unbind(struct context *c);

/* Moves a context to a free lane after a quiet, if it shares a lane, the policy lets it have one of its own, and none
 * of its requests is in flight. For contexts that one thread at a time uses, called by that thread. */
cold_path void lane_pool_move(struct context *c);

force_inline void lane_pool_rest(struct context *c)
{
    if (likely(load_relaxed(&context_lane(c)->binding.users) <= 1)) return;
    if (load_relaxed(&lane_pool.changes) != load_relaxed(&c->tried)) lane_pool_move(c);
}

/* Notifies the lane of a context that the context's priority has changed. */
void lane_pool_prioritize(struct context *c, int priority);

/* Numbers of lanes: for contexts that request none of their own, open, with users, and with one user that keeps
 * them. */
struct lane_pool_count {
    uint32_t lanes, spread, open, leased, exclusive, contexts;
};
struct lane_pool_count lane_pool_count(void);

/* Returns true if everything that was posted on any lane is applied. Sends what is gathered, and polls busy lanes once.
 * Any thread may call, outside all lanes. */
bool lane_pool_is_quiet(void);

/* HEDDLE_STATS: prints a table of the traffic of each lane. */
void lane_pool_report(void);

/* A thread that waits for batches on a lane, of any context, is its guest in the meantime. Returns WAITER_USER if it is
 * certainly the user. The context may be destroyed, and the lane become that of another thread, before the guest
 * leaves. The guest may be about to enter, so that the lock gets no owner while the lane has guests. As a visitor, it
 * would interrupt the other threads of the process at each poll (membarrier): beside gets by requests over TCP, a
 * thread that computes on another processor would lose a tenth to almost a half of its speed. */
enum waiter lane_pool_guest(struct lane *lane);
void lane_pool_guest_end(struct lane *lane, enum waiter waiter);

#endif
