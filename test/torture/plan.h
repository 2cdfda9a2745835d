/* What happens in a round, at every PE and in every thread: a pure function of the knobs, the round and the number of
 * PEs, which everybody makes for themselves.
 *
 *     program     what one thread does in a round: a list of steps. The last program of a PE is the epilogue, which its
 *                 main thread runs when the others have ended
 *     operation   one call that moves data. It has a slot of its own in the target's memory, so that nothing races
 *     place       where operations are issued: the default context, or one of a certain kind
 *     strand      what one thread issues at one place, by itself or charged to one request
 *     lot         operations of a strand that are completed together; then other PEs look whether they are
 *
 * Filters of the knobs drop operations from a plan, and leave the rest as it was. */
#ifndef TORTURE_PLAN_H
#define TORTURE_PLAN_H

#include "kinds.h"
#include "knobs.h"
#include "pattern.h"

enum { PHASES_MAX = 8, MAX_PES = 16, MAX_THREADS = 8, MAX_PROGRAMS = MAX_THREADS + 1, NO_THREAD = 255 };
#define NONE UINT32_MAX

/* Where slots are: in the heap and in the executable's globals. Both begin with bytes that nobody writes in a round,
 * for gets; what no slot covers, and what surrounds an operation in its slot, stays as it was, too. Then there are
 * words that several update, in ways whose order does not matter; and the buffers of appends, one of which is small. */
enum region { IN_HEAP, IN_DATA, IN_SHARED, SLOT_REGIONS, IN_APPEND = SLOT_REGIONS, IN_TIGHT, REGIONS };
enum { HEAP_SIZE = 6 << 20, HEAP_STILL = 768 << 10, DATA_SIZE = 512 << 10, DATA_STILL = 64 << 10, GUARD = 16 };

/* Of each word for adding and for tickets, which are what fetch_add of 1 returns: nobody gets the same one twice. */
enum { SHARED_WORDS = 4, SHARED_SIZE = 3 * SHARED_WORDS * 8, TICKETS_MAX = 4096 };
enum { APPEND_SIZE = 192 << 10, TIGHT_SIZE = 4096, RING_SIZE = 16 << 10 };

enum sharing { ALONE, SHARES_SUM, SHARES_TICKET };

enum { LOCAL_HEAP = 1 << 20 }; /* bytes of the heap for a thread's own buffers */

struct place_kind;
struct request_kind;
struct way;

struct op {
    const struct kind *kind;
    uint32_t number;
    uint8_t pe, thread, target, form;
    uint8_t witness;    /* the PE that looks, if not the target */
    uint8_t region;     /* at the target */
    uint8_t sharing;    /* enum sharing */
    bool is_local_heap; /* its buffer here is in the symmetric heap, too */
    bool on_thread_ctx; /* of the default place: named by shmemx_thread_ctx */
    bool is_flag;       /* issued behind a fence: those of its lot that come before it are there when it is */
    bool is_dropped;
    uint32_t strand;
    uint32_t lot, next_in_lot, place_in_lot; /* where it ends up, if requests are merged */
    struct shape shape;                      /* of the data */
    uint32_t from, to;                       /* the slot */
    uint32_t at, word;                       /* in it: the data, and the signal's word */
    uint32_t local;                          /* the data in the thread's own memory */
    uint64_t key;                            /* of the data that it puts */
    uint64_t operand;                        /* of an atomic operation, or the signal */
    uint64_t cond;
};

struct place {
    const struct place_kind *kind;
    uint8_t pe, thread; /* NO_THREAD: of several */
    uint8_t team;
    bool has_session;
};

struct strand {
    uint8_t pe, thread; /* NO_THREAD: several post to its request */
    uint32_t place;
    const struct request_kind *request; /* NULL: none */
};

/* Who looks at a lot that is complete. */
enum look { LOOK_THIRD, LOOK_TARGET, LOOK_SOURCE, LOOKS };

struct lot {
    uint32_t number, strand;
    const struct way *way;
    uint8_t pe, thread; /* who completes it */
    uint8_t look;
    bool waits;                  /* for the verdict, before it goes on */
    uint32_t first, last, count; /* operations */
    uint32_t joined;             /* the next lot that is completed by the same call, or NONE */
    uint32_t seed;
};

enum doing {
    DO_ISSUE,
    DO_COMPLETE,
    DO_PART,
    DO_LOCAL,
    DO_FENCE,
    DO_MERGE,
    DO_REGISTER,
    DO_UNREGISTER,
    DO_PAUSE,
    DO_TEST,    /* a word that has not changed */
    DO_SEND,    /* a word to the next PE's thread of the same number, */
    DO_RECEIVE, /* which waits for it */
    DO_LOCK,    /* take a lock, and give it back */
    DO_BEGIN,   /* a collective, */
    DO_END,     /* and wait for it, if it is on a request */
    DO_MEET,
    DOINGS
};

struct step {
    enum doing what;
    uint32_t which; /* operation, or lot */
    uint32_t more;  /* how many operations of the lot there are by now; or PEs by bits; or another lot; or anything */
    uint32_t pes;   /* bits; or how many words to and fro */
};

struct program {
    struct step *steps;
    uint32_t n, room;
};

enum { COLLECTIVES_MAX = 32 };

struct collective {
    uint32_t number, kind, n, at; /* elements; the place of its buffers */
    uint8_t team, root;
    uint8_t phase;
};

struct plan {
    struct knobs knobs;
    uint32_t round;
    int n_pes;
    struct program programs[MAX_PES][MAX_PROGRAMS];
    struct op *ops;
    struct place *places;
    struct strand *strands;
    struct lot *lots;
    struct collective collectives[COLLECTIVES_MAX];
    uint32_t n_collectives;
    uint32_t n_ops, n_places, n_strands, n_lots;
    uint32_t ops_room, places_room, strands_room, lots_room;
    uint32_t used[MAX_PES][REGIONS];          /* bytes */
    uint32_t local[MAX_PES][MAX_PROGRAMS][2]; /* bytes of own memory that a thread needs, and of the heap's */
};

struct plan *plan_make(const struct knobs *knobs, uint32_t round, int n_pes);
void plan_free(struct plan *plan);

/* What memory holds where no operation has been. */
uint64_t plan_background(const struct plan *plan, int pe, enum region region);

/* Is the result of this operation, or its source, in use until it is complete? */
bool op_is_open(const struct op *op);

/* What of the lot counts: not dropped. */
uint32_t lot_count(const struct plan *plan, const struct lot *lot);

/* In words, for people. */
void plan_describe_op(const struct plan *plan, const struct op *op, char *text, size_t size);
void plan_describe_lot(const struct plan *plan, const struct lot *lot, char *text, size_t size);
void plan_describe_step(const struct plan *plan, int pe, int thread, uint32_t number, char *text, size_t size);

#endif
