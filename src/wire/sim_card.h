/* The card of the network for tests: a thread of the process that puts and gets, which reads and writes the memory of
 * others by itself, even while they are stopped (process_vm_readv). It does whatever wire.h allows, as its seed says:
 * transfers overtake each other and messages, but for the time that their bytes take at its rate; a put's source is
 * free long before the bytes are there, and these arrive line by line in any order. With order, the bytes of a put
 * arrive behind those of the puts before it. A key that is wrong, or whose span is hidden meanwhile, breaks the
 * connection. */
#ifndef HEDDLE_SIM_CARD_H
#define HEDDLE_SIM_CARD_H

#include "wire/wire.h"

enum { CARD_SPANS = 1024 };

struct card_options {
    uint64_t seed;
    long latency_us;    /* so long until a step is done, */
    long delay_us;      /* and at most so long beside it */
    long rate;          /* kilobytes a second, or 0: any */
    bool keeps_order;   /* of puts to a process */
    bool flushes_early; /* a flush is done when sources have been read; a read waits until what was put is there */
    long spans;         /* that a process may expose at a time */
    long refused;       /* percent of the spans that cannot be exposed, though there is room */
};

/* What a process exposes, in memory that others see. */
struct card_table {
    struct card_exposed {
        uint64_t number; /* 0: nothing */
        uint64_t at, nbytes;
    } spans[CARD_SPANS];
};

/* As it travels. */
struct card_key {
    uint32_t place; /* in the table */
    int32_t pid;
    uint64_t number;
};

/* What a port is to the card. */
struct card_port {
    int32_t pid;                    /* of the other process, */
    const struct card_table *table; /* and what it exposes */
};

/* `own` is this process's table; `lost` is called if a transfer fails. */
const char *card_up(const struct card_options *options, struct card_table *own, void (*lost)(const char *why));
void card_down(void);

const char *card_expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span);
void card_hide(struct wire_span *span);

/* Tries the key, as the machine may not let one process look into another. */
const char *card_key_open(const struct card_port *port, const void *bytes, size_t size, struct wire_key **opened);
void card_key_close(struct wire_key *key);

enum card_work { CARD_PUT, CARD_GET, CARD_FLUSH };

/* False: there is no room. A flush has neither a key nor bytes. */
bool card_do(enum card_work what, const struct card_port *port, const struct wire_key *key, size_t offset, void *local,
             size_t nbytes, uint32_t *done);

/* Are there puts to that process that have not been placed? */
bool card_has_puts(const struct card_port *port);

#endif
