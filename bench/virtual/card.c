#include "card.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

#include "base/atomic.h"
#include "machine.h"

enum { WORKS = 1024 };

static struct work {
    uint32_t *done; /* NULL: free */
    double at;
} works[WORKS];
static double placed; /* when all that was put so far is there */

struct wire_span {
    char *at;
};

struct wire_key {
    char *at;
};

static const char *expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    static struct wire_span unused;
    (void)nbytes;
    memcpy(key, &(struct wire_key){at}, *size = sizeof(struct wire_key));
    *span = &unused;
    return NULL;
}

static void hide(struct wire_span *span) { (void)span; }

static const char *key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    (void)port;
    if (!(*opened = malloc(sizeof **opened)) || size != sizeof **opened) abort();
    memcpy(*opened, key, size);
    return NULL;
}

static void key_close(struct wire_port *port, struct wire_key *key)
{
    (void)port;
    free(key);
}

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
static enum wire_rma_answer put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                size_t nbytes, uint32_t *done)
{
    struct work *w = work_begin(done);
    if (!w) return WIRE_RMA_FULL;
    memcpy(key->at + offset, from, nbytes);
    w->at = port_through(port, nbytes);
    if (w->at + machine.wire > placed) placed = w->at + machine.wire;
    return WIRE_RMA_TAKEN;
}

static enum wire_rma_answer get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                size_t nbytes, uint32_t *done)
{
    struct work *w = work_begin(done);
    if (!w) return WIRE_RMA_FULL;
    memcpy(to, key->at + offset, nbytes);
    w->at = port_back(port, port_through(port, 0) + machine.wire, nbytes);
    return WIRE_RMA_TAKEN;
}

static bool flush(struct wire_port *port, uint32_t *done)
{
    struct work *w = work_begin(done);
    if (!w) return false;
    double there = port_through(port, 0) + machine.wire;
    w->at = (there > placed ? there : placed) + machine.wire;
    return true;
}

const struct wire_rma *card_rma(void)
{
    static const struct wire_rma table = {.expose = expose,
                                          .hide = hide,
                                          .key_open = key_open,
                                          .key_close = key_close,
                                          .put = put,
                                          .get = get,
                                          .flush = flush};
    return machine.rma ? &table : NULL;
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
