/* Agenda: the collectives that a team has started on requests and not yet ended, one after the other in the order in
 * which all its members start them. No thread is there for them: whoever tests a request, waits for one, starts the
 * next one or waits for anything else in the library goes on with the first.
 *
 * Members tell each other by words, one for each power of two 2^j below their number, that the member 2^j places
 * further on has in the meeting: a word has one writer, and its collectives' tidings go in one stream, so that words
 * only count, and nothing is reset. Both a dissemination and a binomial tree from any root tell only along such steps.
 *
 * Data goes apart from that, before it: threads put what they have into everybody's dest when they call, each on its
 * own lane and charged to a request of the collective, `moved`; when that is complete, the words tell of it. Little
 * data goes with the words instead, and that of a long broadcast may go before its word in one stream (nbc.c). */
#ifndef HEDDLE_NBC_QUEUE_H
#define HEDDLE_NBC_QUEUE_H

#include "coll/reduce.h"
#include "coll/span.h"
#include "context/request.h"

#ifndef NBC_CARRIED
#define NBC_CARRIED 4096 /* bytes that go with a word at most; the model in test/model/broadcast.c has fewer */
#endif
force_inline bool nbc_is_carried(size_t nbytes) { return nbytes <= NBC_CARRIED; }

struct nbc_queue;

/* A collective that this PE has started. Under its queue's lock. */
struct nbc_op {
    struct nbc_queue *nbc;
    struct nbc_op *next;
    /* What a thread of this PE does with its data when it calls, charged to a request; NULL: nothing. Without the lock.
     */
    void (*move)(const struct nbc_op *s, int tid, request_handle *moved);
    bool (*step)(struct nbc_op *s); /* goes on, without waiting; true when this PE's part is over */
    uint64_t number;                /* which of its queue's it is, from 1 on: the same on all members */
    bool is_first;                  /* all before it was over when it was started */
    bool is_over;                   /* read without the lock */
    uint32_t users;                 /* requests that wait for it, and the queue: without the lock, too */
    int threads, joined;            /* of this PE that take part, and have called */
    uint8_t *has_joined;            /* by thread, if they are several */
    request_handle moved;           /* what they have put, while that is not complete */
    const char *where;
    struct span dest, source;
    size_t nbytes; /* of a block */
    int root;
    int phase, round; /* what has been done; round: of a sync */
    bool has_told;    /* in this round */

    /* Of reductions: elements from `at` to `end` are this PE's, and nobody has taken them yet. */
    reduce_kernel *kernel;
    size_t element, at, end;
    int at_work; /* threads that combine some of them now */

    int *pes; /* of a list */
    size_t n_pes;
};

/* The team's queue, made when it is first asked for. */
struct nbc_queue *nbc_of(struct team *team, const char *where);

/* One that is no team's, in which nobody tells and hears by steps. */
struct nbc_queue *nbc_new(const char *where);

/* Starts a collective like this one, or joins the first one of the queue in which thread `tid` is missing. The request
 * waits for it. */
void nbc_start(struct nbc_queue *a, const struct nbc_op *like, int tid, request_handle *request, const char *where);

/* For steps. Have all threads called, and is complete what they have put? */
bool nbc_has_joined(const struct nbc_op *s);
bool nbc_has_moved(struct nbc_op *s);

/* Tells the member 2^j places further on, with `nbytes` of data for its dest; true, once, when the one as far before
 * has told us. */
void nbc_tell(const struct nbc_op *s, int j, const void *data, size_t nbytes);
bool nbc_hears(const struct nbc_op *s, int j);

/* All members have come to this place. To be called until it is true. */
bool nbc_meet(struct nbc_op *s);

/* A step lets others in while it works, and comes back. What it waits for inside is room on a lane at most. */
void nbc_leave(struct nbc_queue *a);
void nbc_enter(struct nbc_queue *a);

struct team *nbc_team(const struct nbc_queue *a);

/* One more in a word, behind the data. */
void nbc_deliver(const struct target *word, const struct target *t, const void *data, size_t nbytes);

/* Until all that this PE has started is over, of a team or of all. */
void nbc_complete(struct nbc_queue *a);
void nbc_complete_all(void);

/* The team goes; nothing is left on it, though other threads may not have seen that. NULL is well. */
void nbc_end(struct nbc_queue *a);

#endif
