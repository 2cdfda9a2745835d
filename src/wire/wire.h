/* The wire contract: what a network driver does, and all that the rest of Heddle knows of a network.
 *
 * A process has one receive endpoint, where messages of others arrive, and lanes, through which it sends. A message
 * goes from a lane to a receive endpoint; the receive endpoint answers on the way it came, and the answer arrives at
 * the lane. Messages of one port (a lane and a receive endpoint) arrive in the order in which they were sent, each
 * exactly once; so do answers. Messages of different ports are unordered. A driver whose network completes
 * messages in another order restores it (ofi_order.h).
 *
 * One lane may share the connections of the receive endpoint, so that two processes need only one for both ways, and
 * one look finds messages and answers: rx_progress also hands on its answers, and moves what it sends.
 *
 * The caller serialises: at most one thread at a time is in any operation of one lane (its ports included), and one
 * in the operations of the receive endpoint. Different lanes, and a lane and the receive endpoint, may be used at the
 * same time. Handlers run inside lane_progress and rx_progress, in the thread that called it; a receive endpoint
 * handler may call rx_answer, and one of answers may send on their lane, if its caller is in it.
 *
 * Operations that can fail return a sentence that says why, valid until the thread's next operation, and NULL if all is
 * well. A connection that breaks later is told to events->lost. */
#ifndef HEDDLE_WIRE_H
#define HEDDLE_WIRE_H

#include <string.h>

#include "base/base.h"
#include "base/build.h"
#include "base/secret.h"
#include "wire/nics.h"

struct wire_lane; /* of the driver */
struct wire_port;

enum {
    WIRE_NAME_SIZE = 16,                  /* bytes of a driver's name, its 0 among them */
    WIRE_ADDRESS_SIZE = 1000,             /* bytes that a receive endpoint's address may take */
    WIRE_MESSAGE_SIZE = (120 << 10) + 64, /* bytes of a message, or of an answer, at most */
};

/* Where the answer to a message goes; valid inside the handler. */
struct wire_way {
    void *driver;
    uint64_t cookie;
};

/* What does not begin with the job's secret is foreign, of another job or of a process that is not trusted. */
enum wire_foreign {
    WIRE_FOREIGN_MESSAGE,
    WIRE_FOREIGN_ACK,
    WIRE_FOREIGN_GREETING, /* that begins a connection */
    WIRE_FOREIGN_KINDS,
};

/* What the driver calls when something has come, from whatever process: the handlers drop what is foreign. A driver
 * that has state which a message changes drops it before. `bytes` are valid inside the handler only, with any
 * alignment. */
struct wire_events {
    void (*arrived)(const struct wire_way *way, const void *bytes, size_t nbytes);
    void (*answered)(void *stream, const void *bytes, size_t nbytes);
    void (*answered_at_rx)(void *stream, const void *bytes,
                           size_t nbytes);   /* to the lane that shares, in rx_progress */
    void (*lost)(const char *why);           /* a connection broke: the job will end */
    void (*foreign)(enum wire_foreign what); /* the driver has dropped something that has not the job's secret */
};

/* How far a driver gets from this machine, each better than those before it. */
enum wire_reach {
    WIRE_NOTHING,
    WIRE_SOCKETS, /* through the kernel, or this machine's memory: a processor moves each message */
    WIRE_CARD,    /* a card that the process talks to, whose messages the target's processor takes out */
    WIRE_RDMA,    /* a card that reads and writes the target's memory by itself */
};

struct wire_offer {
    uint32_t reach; /* enum wire_reach */
    uint32_t mbits; /* a second, of one port; 0: unknown. Not asked of sockets */
    char by[44];    /* whose it is: a device, a provider */
};

static inline bool wire_offer_is_better(const struct wire_offer *a, const struct wire_offer *b)
{
    return a->reach != b->reach ? a->reach > b->reach : a->mbits > b->mbits;
}

/* A card reads and writes memory of other processes by itself, whether or not they poll the network.
 *
 * A process exposes spans of its memory. A process that opens the key to a span, for one port, moves bytes between it
 * and any memory of its own. The card may use any order: transfers are unordered with respect to each other and to
 * messages. `*done` becomes 1, stored with release by any thread, when
 *     of a put    its source may be written again: which does not say that the bytes are there
 *     of a get    the bytes are here
 *     of a flush  all that was put before through this port is there, for everybody to see; so are those `done`s set
 *
 * expose and hide may run beside all other operations, one of them at a time; the others are the lane's, as send is. */
struct wire_span;
struct wire_key;

/* Which memory a driver should read and write so: the words of HEDDLE_RDMA. */
enum wire_rma_wish {
    WIRE_RMA_NONE,
    WIRE_RMA_REAL, /* where a card does it, without the processor there */
    WIRE_RMA_ANY,  /* also where the driver does it by messages of its own: for tests */
    WIRE_RMA_OWN,  /* where it does so with memory that the driver has allocated: for tests */
};

enum { WIRE_KEY_SIZE = 240 }; /* bytes that a key may take on its way */

enum wire_rma_answer {
    WIRE_RMA_TAKEN,
    WIRE_RMA_FULL,   /* no room now: progress and try again */
    WIRE_RMA_CANNOT, /* not from, or to, this memory of ours: nothing has happened */
};

struct wire_rma {
    const char *(*expose)(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span);
    void (*hide)(struct wire_span *span); /* no process uses a key to it any more */

    /* As expose, and the driver makes the memory: in place of unused pages that only this process maps.
     * NULL where it exposes any. */
    const char *(*allocate)(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span);

    const char *(*key_open)(struct wire_port *port, const void *key, size_t size, struct wire_key **opened);
    void (*key_close)(struct wire_port *port, struct wire_key *key); /* nothing is under way with it */

    /* `offset` is from where the span begins. */
    enum wire_rma_answer (*put)(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                size_t nbytes, uint32_t *done);
    enum wire_rma_answer (*get)(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                size_t nbytes, uint32_t *done);
    bool (*flush)(struct wire_port *port, uint32_t *done); /* false: no room now */

    /* Puts and messages of a port arrive after earlier puts: a thread that sees them sees the earlier data. Messages
     * before puts, and gets, are unordered nevertheless. */
    bool keeps_order;

    /* True without a card: a put or get copies the bytes before it returns. */
    bool copies;

    /* An aligned word of at most 8 bytes is read, and written, whole, as the processors of its machine do it. */
    bool keeps_words;
};

/* Capabilities of the connections of a driver that is up. The sizes of messages and the thresholds of transfers follow
 * from them (lane/network.c), and oshinfo --wire-test prints them. */
struct wire_capabilities {
    enum wire_reach reach; /* the part that moves messages; WIRE_NOTHING: each lane is like a network card of its own */
    uint32_t lanes;        /* number of lanes with resources of their own */

    /* Bytes of a port that leave without progress of a thread, whatever the target does, counted since its last
     * answer. 0: unknown, but a few do (UNSIGNALED_BYTES). */
    size_t unattended;
    bool parts_leave; /* a message of two parts has left like that when it is sent */

    /* rx_arm does not check for messages that arrived after the last poll: rx_fd signals later ones only. The receive
     * endpoint is polled once more after it. */
    bool arms_unchecked;

    const struct wire_rma *rma; /* NULL if it does not read and write memory as was wished */
};

/* How a driver is to start. */
struct wire_start {
    const char *options; /* what followed the name in HEDDLE_WIRE, or "" */
    const struct wire_events *events;
    const struct secret *secret; /* of the job: messages and answers begin with it */
    enum wire_rma_wish wish;
    bool is_one_machine; /* loopback leads to all PEs */
    bool nics_are_named; /* by the user: a driver then uses one of those, and asks which where it would not otherwise */

    /* Which of equal network devices this process uses. */
    const char *(*nic)(const struct nics *devices, int *chosen);
};

/* One or two parts, one behind the other. */
struct wire_message {
    struct wire_part {
        const void *bytes;
        size_t nbytes;
    } parts[2];
};

static inline size_t wire_message_length(const struct wire_message *m)
{
    return m->parts[0].nbytes + m->parts[1].nbytes;
}

static inline void wire_message_copy(void *to, const struct wire_message *m)
{
    memcpy(to, m->parts[0].bytes, m->parts[0].nbytes);
    if (m->parts[1].nbytes) memcpy((char *)to + m->parts[0].nbytes, m->parts[1].bytes, m->parts[1].nbytes);
}

/* Returns a table of `n` pointers with room for one more, or NULL without memory. Its room is a power of two. */
static inline void *wire_table_grow(void *table, uint32_t n)
{
    bool is_full = !(n & (n - 1));
    return is_full ? realloc(table, (n ? 2 * (size_t)n : 1) * sizeof(void *)) : table;
}

struct wire {
    const char *name;
    const char *build; /* build_name: a module is of the same as the library that it is loaded by */

    /* Says what there is on this machine, for people: versions, and what `options` may name. Starts nothing. */
    void (*describe)(char *text, size_t size);

    /* The best that this driver has here, or WIRE_NOTHING. Starts nothing. NULL if the driver is never chosen by it. */
    void (*offer)(struct wire_offer *offer);

    const char *(*up)(const struct wire_start *start); /* starts the driver in this process */
    void (*down)(void);
    void (*capabilities)(struct wire_capabilities *can); /* once it is up; `can` is zero before */

    /* The receive endpoint. */
    const char *(*rx_address)(void *address, size_t *size); /* for connect(), in any process of the job */
    bool (*rx_progress)(void); /* hands on what has come; false if nothing had, or if another
                                  thread uses the driver */
    void (*rx_answer)(const struct wire_way *way, const void *bytes, size_t nbytes); /* bytes are copied */
    int (*rx_fd)(void);   /* becomes readable when something comes after a rx_arm that was true */
    bool (*rx_arm)(void); /* false: something has come, or another thread uses the driver: poll again
                              (arms_unchecked) */

    /* Lanes. */
    const char *(*lane_open)(struct wire_lane **lane);
    bool (*lane_shares_rx)(const struct wire_lane *lane); /* NULL: none does */
    void (*lane_close)(struct wire_lane *lane);           /* and its ports; nothing is on the way */
    const char *(*connect)(struct wire_lane *lane, const void *address, size_t size, void *stream,
                           struct wire_port **port); /* answers come with `stream` */

    /* Sends a message, whose parts and their bytes stay untouched until *sent is true: when this returns, or after a
     * later lane_progress. The driver may then have them in a buffer of its own: progress until they are answered.
     * False: no room now; progress and try again. */
    bool (*send)(struct wire_port *port, const struct wire_message *message, bool *sent);
    bool (*lane_progress)(struct wire_lane *lane); /* hands on answers, moves what is being sent; false if idle. Not of
                                                      a lane that shares */
};

/* The drivers that a job chooses from by default (choice.h); of equals it takes the first. */
enum { WIRE_PREFERRED = 2 };
extern const char *const wire_preferred[WIRE_PREFERRED] hidden_symbol;

/* The driver of that name, loaded if it is a module; NULL and `why` if there is none. */
const struct wire *wire_find(const char *name, char *why, size_t why_size);

extern const struct wire wire_sim hidden_symbol;

#endif
