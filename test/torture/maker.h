/* Making a plan: everything that happens at one PE. */
#ifndef TORTURE_MAKER_H
#define TORTURE_MAKER_H

#include "mood.h"
#include "plan.h"
#include "ways.h"

enum { STRANDS_MAX = 160, GIVEN_MAX = 64 };

struct maker {
    struct plan *plan;
    struct mood mood;
    struct random random;
    int pe;
    uint32_t phase;
    uint32_t begun, ended;              /* collectives */
    uint32_t first_place, first_strand; /* of this PE; its default context is the first place */
    uint32_t open[STRANDS_MAX];         /* by strand, from the first one: the lot that gathers, or NONE */
    uint32_t frozen[STRANDS_MAX];       /* nobody posts before this phase: somebody else is to complete what was */
    bool is_mixed[STRANDS_MAX];         /* its lot has taken in what was posted elsewhere */
    struct {
        uint32_t lots[GIVEN_MAX], n; /* which it is to complete in the next phase, or in this one */
        uint32_t registrations;      /* so far; odd: it is registered */
        uint32_t born;               /* `registrations` when its default lot was opened */
    } threads[MAX_PROGRAMS];
};

void maker_make(struct plan *plan, int pe);

/* Appends a step to a program of the PE. */
void maker_step(struct maker *m, uint32_t thread, struct step step);

/* An operation of this strand by this thread; NONE if there is no room for it. `flag_to`: a PE to which it is a flag,
 * or -1. */
uint32_t maker_op(struct maker *m, uint32_t thread, uint32_t strand, int flag_to);

/* One of n, by their weights; n if all are 0. */
uint32_t maker_pick(struct random *r, const uint32_t *weights, uint32_t n);

/* The next element of an array; it is zeroed. */
void *maker_more(void **array, uint32_t *n, uint32_t *room, size_t size);

#endif
