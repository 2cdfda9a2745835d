/* Long reductions between two nodes with equal numbers of members, whose dest is not the source. Each member has a
 * partner on the other node, and no member requests data. A member puts its node's contributions to the part that its
 * partner combines into the partner's dest. To the contributions that arrive in its own dest it adds those of its node,
 * and puts the result into the dests of its partner and of the members of its node. These also get the results that
 * arrive from its partner.
 *
 * A member combines its node's contributions in its own dest, where the partner's results replace them: the partner has
 * received them before. */
#ifndef HEDDLE_PAIRS_H
#define HEDDLE_PAIRS_H

#include "coll/reduction.h"

/* Elements that one member combines for all members, and those of a piece, which travels with a notification. */
struct pairs_part {
    size_t at, end, step;
};

struct pairs {
    struct reduction r;
    bool has_contributed;
    int node, rank;                  /* the other node, and the partner there */
    enum channel channel;            /* which of the words of members notifies */
    uint64_t contributions, results; /* numbers of the last piece of each that has arrived */
    uint64_t sent;                   /* number of the last piece of results that was sent */
    struct pairs_part mine, others;  /* elements that have not been combined here; whose results have not arrived */
};

bool pairs_suit(const struct team *team, const void *dest, const void *source);

/* Returns how many numbers a reduction needs. `begun` is the last number before them, the same on all members, and
 * grows from each reduction on the channel to the next. */
uint64_t pairs_numbers(size_t nbytes);
struct pairs pairs_of(const struct reduction *r, enum channel channel, uint64_t begun);

/* Grows whenever pairs_step has sent, combined or received something. */
force_inline uint64_t pairs_steps(const struct pairs *p)
{
    return p->has_contributed + p->contributions + p->sent + p->results + p->mine.at + p->others.at;
}

/* Goes on without waiting for other members. Called when all members have arrived, until it returns true: dest is
 * complete when all members on the node have come so far. */
bool pairs_step(struct pairs *p);

#endif
