/* The card of the simulated network: a thread of the process that puts and gets. It reads and writes the memory of
 * other processes with process_vm_readv, even while they are stopped. Its seed chooses among all behaviours that wire.h
 * allows: transfers overtake each other and messages, apart from the time that their bytes need at its rate. The source
 * of a put is free long before the bytes are at the target, where they arrive line by line in any order. For
 * measurements, `moves_whole` copies the bytes once, when they are through, which takes little of a processor. With
 * order, the bytes of a put arrive after those of earlier puts to that process, and a message is received when all
 * earlier puts of the card, to any process, have arrived. A wrong key, or one whose span was hidden meanwhile, breaks
 * the connection. */
#ifndef HEDDLE_SIM_CARD_H
#define HEDDLE_SIM_CARD_H

#include "wire/wire.h"

enum { CARD_SPANS = 1024 };

struct card_options {
    long seed;
    long latency_us; /* minimum time of a step */
    long delay_us;   /* maximum random addition to it */
    long rate;       /* kilobytes per second; 0: unlimited */
    bool moves_whole;
    long keeps_order;   /* of puts to a process */
    long flushes_early; /* a flush ends when sources have been read; a read waits until earlier puts have arrived */
    long spans;         /* that a process may expose at a time */
    long refused;       /* percent of the spans that are refused in spite of room */
};

/* Memory of a process that other processes map: the spans that it exposes, and the progress of its card. */
struct card_table {
    struct card_exposed {
        uint64_t number; /* 0: nothing */
        uint64_t at, nbytes;
    } spans[CARD_SPANS];
    uint64_t placed; /* all puts of the card up to this number have arrived */
};

/* As it travels, and open. */
struct wire_key {
    uint32_t place; /* in the table */
    int32_t pid;
    uint64_t number;
};

/* The card's data of a port. */
struct card_port {
    int32_t pid;                    /* of the other process, */
    const struct card_table *table; /* and what it exposes */
};

/* `own` is this process's table; `lost` is called if a transfer fails. */
const char *card_up(const struct card_options *options, struct card_table *own, void (*lost)(const char *why));
void card_down(void);

const char *card_expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span);
void card_hide(struct wire_span *span);

/* Tests the key by a read, because the machine may forbid access to memory of another process. */
const char *card_key_open(const struct card_port *port, const void *bytes, size_t size, struct wire_key **opened);
void card_key_close(struct wire_port *unused, struct wire_key *key);

enum card_work { CARD_PUT, CARD_GET, CARD_FLUSH };

/* Returns false if its queue is full. A flush has neither a key nor bytes. */
bool card_do(enum card_work what, const struct card_port *port, const struct wire_key *key, size_t offset, void *local,
             size_t nbytes, uint32_t *done);

/* Returns the number of the last put to that process that has not arrived, and the time (ns) before which it does not;
 * 0 if there is none. */
uint64_t card_last_put(const struct card_port *port, int64_t *due);

#endif
