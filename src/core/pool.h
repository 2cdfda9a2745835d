/* The pool of lanes: which lane a context gets, by which rule it is locked, and when the context goes on to another. */
#ifndef HEDDLE_POOL_H
#define HEDDLE_POOL_H

#include "core/lane.h"

struct pool {
    const struct wire *wire; /* NULL with one node */
    struct lane *lanes;      /* opened when they are first taken */
    uint32_t n_lanes, turn;  /* turn: whose it is by the policy roundrobin */
    uint32_t changes;        /* how often a lane has become free; read without the lock */
    int64_t looked_ns;       /* when somebody last looked for a lane that rests; under world.lock */
    bool can_bias;
};
extern struct pool pool hidden;

void lane_open(struct lane *lane);
_Noreturn void die_in_child(void);

/* Binds a context to a lane that it has alone and keeps alone; false, and it stays without one, if none is free. */
bool pool_bind_alone(struct context *c);

/* Binds a context that is on none to the first lane: the default one. */
void pool_bind_first(struct context *c);

/* Gives its place on a lane back. Nothing of the context is on its way. */
void pool_unbind(struct context *c);

/* After a quiet: on to a free lane, or to one whose users have rested for a while, if it shares one now and by the
 * policy need not, and no request is under way on it. For contexts that one thread at a time uses, and by that
 * thread. Looks when a lane has become free, and at every sixteenth quiet. */
cold void pool_move(struct context *c);

always_inline void pool_rest(struct context *c)
{
    enum { QUIETS = 16 };
    if (likely(load_relaxed(&c->lane->users) <= 1)) return;
    if (load_relaxed(&pool.changes) != load_relaxed(&c->tried) || ++c->rests % QUIETS == 0) pool_move(c);
}

/* The context's priority has changed: says so to the lane that it is on. */
void pool_prioritize(struct context *c, int priority);

/* Who calls, for whatever belongs to one thread; by shmemx_register_gettid's function, if there is one. */
uintptr_t thread_me(void);

/* How many lanes there are, open, with users, and with one user that keeps them. */
struct pool_count {
    uint32_t lanes, open, leased, exclusive, contexts;
};
struct pool_count pool_count(void);

/* HEDDLE_STATS: a table of what went over each lane. */
void pool_report(void);

/* How any thread may wait on a lane: as its user, if it certainly is. */
enum waiter pool_waiter(const struct lane *lane);

#endif
