/* Programs of the model: what each thread does, step by step, and what must hold at each of its returns. */
#ifndef MODEL_PROGRAM_H
#define MODEL_PROGRAM_H

#include "base/base.h"

enum { THREADS = 3, STEPS = 14, DAEMONS = 3 };

enum what {
    NOTHING,
    /* Operations: an = where it is issued; to = PE. */
    PUT_WORD,
    PUT,             /* some bytes, which are copied */
    PUT_IN_PLACE,    /* with a signal behind it; the source is read where it is, before the call returns */
    TELL,            /* some bytes and a signal, by the library itself, which does not wait for them */
    PUT_LONG,        /* non-blocking, left on the lane: the source is read until it is complete */
    PUT_LONG_SIGNAL, /* the same, with a signal behind it; on a request, without */
    PUT_COUNTED,     /* some bytes and a counter; on a request, without */
    PUT_LONG_COUNTED,
    PUT_AWAITED_COUNTED, /* long, and blocking */
    ADD,                 /* to a word, which is not fetched */
    GET_NBI,
    GET_LONG,
    GET_COUNTED, /* some bytes, that they are read is counted where they are; on a request, without */
    GET_LONG_COUNTED,
    FETCH_ADD_NBI,
    GET,       /* blocking */
    FETCH_ADD, /* blocking */
    OPERATIONS_END,
    /* Order and completion of what is issued there */
    FENCE = OPERATIONS_END,
    QUIET,
    QUIET_TEST,
    THREAD_QUIET,
    THREAD_FENCE,
    DOMAIN_QUIET, /* of all contexts */
    DOMAIN_FENCE,
    WAIT_LOCAL,
    COUNT, /* what has been issued and completed */
    /* Threads, contexts and requests come and go */
    REGISTER,
    UNREGISTER,
    CONTEXT, /* to = options */
    DESTROY,
    REQUEST, /* to = options */
    LOOK,    /* for something that is not there */
    FENCE_TEST,
    FORGET,  /* a request, for which nobody waits then: shmem_finalize completes it */
    MERGE,   /* a request into a new one, which takes its place */
    PENDING, /* a request waits for something else, too, which is over */
    STALE,   /* the handle of a request that has ended: it is found out */
    /* Where the others are: to = how many operations have been posted and applied by then; how many turns they have */
    AWAIT,
    PASS,
};

/* Bytes of operations. */
enum { SMALL = 40, ODD = 37, IN_PLACE = 192, LARGE = 1200 };

/* By enum what. */
extern const struct program_kind {
    const char *name;
    size_t nbytes; /* of an operation */
    bool gets;
    bool signals; /* or counts at its target */
} program_kinds[];

/* Where a step is issued, and what it is charged to. */
enum an {
    DEFAULT,        /* the default context */
    MINE,           /* a context of this thread */
    COMMON,         /* one that all threads use */
    MY_REQUEST,     /* a request of this thread, alone */
    MY_REQUEST_CTX, /* the same, and its context as well */
    ALL_S_REQUEST,  /* one that all threads post to */
    THREAD_CTX,     /* this thread's part of the default context, by its handle: operations only */
    PLACES
};

extern const char *const program_places[]; /* names, by enum an */

struct program {
    unsigned lanes;
    bool is_locked, is_tls_off; /* HEDDLE_LOCK=force, HEDDLE_TLS=off */
    bool is_driver_slow;        /* network_keeps */
    bool has_card;              /* network_has_card */
    bool is_card_ordered;       /* network_card_keeps_order */
    bool has_slow_node;         /* network_is_slow, until something for another node has arrived */
    bool beats;                 /* one thread, and the heartbeat; else there is none */
    bool is_crowded;            /* what asks for no lane of its own shares one, whatever their number */
    struct step {
        uint8_t what, an;
        long to;
    } steps[THREADS][STEPS];
};

/* The program that is run next; and what an exploration calls. */
extern struct program program;
void program_prepare(void);
void program_run(int thread);
void program_finish(void);
void program_print(void);

/* The steps of a thread from words as program_print writes them: what@where:number, or an option's name. */
void program_read(int thread, const char *text);

/* For the report: how many operations, and how often it was looked whether something is where it belongs. */
extern uint64_t program_operations, program_looks;

#endif
