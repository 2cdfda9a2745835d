/* Ways to complete a lot of operations. */
#ifndef TORTURE_WAYS_H
#define TORTURE_WAYS_H

#include "places.h"

enum at {
    AT_DEFAULT = 1 << 0,    /* what was issued on the default context, by any thread */
    AT_OWN = 1 << 1,        /* that, by this thread */
    AT_CTX = 1 << 2,        /* on another context */
    AT_ALONE = 1 << 3,      /* on one that this thread has alone: it ends */
    AT_REQUEST = 1 << 4,    /* what was charged to a request */
    AT_CHARGED = 1 << 5,    /* to a request, and to a context as well */
    AT_REGISTERED = 1 << 6, /* on the default context, since this thread has registered: it is no more */
    AT_BARRIER = 1 << 7,    /* on the default context, by the thread that has just come out of a barrier of all */
    AT_MANY = 1 << 8,       /* several lots at once, each of its own request, or its own context */
};

struct way {
    const char *name, *group; /* what --ways names */
    unsigned at, weight;
    void (*complete)(int thread, const struct lot *lot); /* and those that are joined to it */
};

const struct way *way_number(uint32_t i); /* NULL behind the last one */
extern const struct way way_barrier;      /* that one */
extern const struct way way_left;         /* together with another lot, or not at all */

#endif
