#include "card.h"

#include <float.h>
#include <string.h>

#include "base/atomic.h"
#include "machine.h"
#include "network.h"

enum { WORKS = 1024 };

static struct work {
    uint32_t *done; /* NULL: free */
    double at;
} works[WORKS];
static double placed; /* when all that was put so far is there */

/* The core asks the card, if that can note it; NULL otherwise. */
static struct work *work_begin(uint32_t *done)
{
    clock_spend(machine.message);
    struct work *w = works;
    while (w < works + WORKS && w->done) w++;
    if (w == works + WORKS) return NULL;
    *w = (struct work){.done = done, .at = DBL_MAX};
    return w;
}

/* Bytes move at once, and are said to have done so when they would have: nobody looks at them before. */
enum wire_rma_answer driver_put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                size_t nbytes, uint32_t *done)
{
    struct work *w = work_begin(done);
    if (!w) return WIRE_RMA_FULL;
    memcpy(key->at + offset, from, nbytes);
    w->at = port_through(port, nbytes);
    if (w->at + machine.wire > placed) placed = w->at + machine.wire;
    return WIRE_RMA_TAKEN;
}

enum wire_rma_answer driver_get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                size_t nbytes, uint32_t *done)
{
    struct work *w = work_begin(done);
    if (!w) return WIRE_RMA_FULL;
    memcpy(to, key->at + offset, nbytes);
    w->at = port_back(port, port_through(port, 0) + machine.wire, nbytes);
    return WIRE_RMA_TAKEN;
}

bool driver_flush(struct wire_port *port, uint32_t *done)
{
    struct work *w = work_begin(done);
    if (!w) return false;
    double there = port_through(port, 0) + machine.wire;
    w->at = (there > placed ? there : placed) + machine.wire;
    return true;
}

void card_advance(double now)
{
    for (struct work *w = works; machine.rma && w < works + WORKS; w++) {
        if (!w->done || w->at > now) continue;
        store_release(w->done, 1);
        w->done = NULL;
    }
}

double card_next(double after)
{
    double next = DBL_MAX;
    for (const struct work *w = works; machine.rma && w < works + WORKS; w++)
        if (w->done && w->at > after && w->at < next) next = w->at;
    return next;
}
