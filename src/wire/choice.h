/* The default driver of a job: the one with the best network for all of its PEs. Each driver of wire_preferred
 * describes its offer on this PE. PEs combine their offers (lane/network.c), because a better card on one PE is of
 * no use if another PE lacks it. */
#ifndef HEDDLE_CHOICE_H
#define HEDDLE_CHOICE_H

#include "wire/wire.h"

struct choice {
    struct wire_offer offers[WIRE_PREFERRED]; /* by place in wire_preferred */
};

/* What there is on this machine, and why not more. Without a card all drivers go over sockets, and the first that can
 * be loaded is as good as any: no other is loaded then. */
struct choice choice_here(char *why, size_t why_size);

/* Makes of `into` what both can do. */
void choice_combine(void *into, const void *other);

/* The place in wire_preferred of the best, of equals the first; -1 if there is none. */
int choice_best(const struct choice *choice);

/* "RDMA", for people. */
const char *choice_reach_name(enum wire_reach reach);

#endif
