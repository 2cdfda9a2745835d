/* Queue of the nonblocking collectives that a team has started and not yet completed, in the order in which all members
 * start them. No thread is dedicated to it. A thread that tests a request, waits for one, starts the next collective,
 * or waits for anything else in the library progresses the first one.
 *
 * A collective begins when it is started, or, if several threads take part, when all have called and their slices have
 * arrived. It then sends this member's data and notifications, behind those of earlier collectives (nbc.c). Broadcast,
 * alltoall, sync and a short reduction need no later call of this member. A barrier, a long reduction, a collect and an
 * alltoall of different sizes do, and those behind them begin after their last notification. */
#ifndef HEDDLE_NBC_QUEUE_H
#define HEDDLE_NBC_QUEUE_H

#include "coll/reduce.h"
#include "coll/span.h"
#include "context/request.h"

#ifndef NBC_CARRIED
#define NBC_CARRIED 4096 /* bytes that travel with a notification at most; test/model/broadcast.c has fewer */
#endif
force_inline bool nbc_is_carried(size_t nbytes) { return nbytes <= NBC_CARRIED; }

struct nbc_queue;

/* A thread's part in a collective, on which its request waits. */
struct nbc_share {
    struct pending pending;
    struct nbc_op *of;
    bool has_joined; /* the thread has called */
};

/* A collective that this PE has started. Access requires the lock of its queue. */
struct nbc_op {
    struct nbc_queue *nbc;
    struct nbc_op *next;
    /* Moves the data of one thread when it calls, charged to a request; NULL: there is none. Called without the
     * lock. */
    void (*move)(const struct nbc_op *s, int tid, request_handle *moved);
    /* Both progress without waiting for other members. `begin` returns true when all has been sent; NULL: nothing is
     * sent in the order of the queue. `step` returns true when the local part is done. A call of `begin` that returns
     * false and has changed more than `round` changes steps_of (nbc_queue.c). A `step` that returns false has changed
     * no more than `round`. */
    bool (*begin)(struct nbc_op *s);
    bool (*step)(struct nbc_op *s);
    uint64_t number;  /* its number in the queue, from 1 on: the same on all members. With several, the current one */
    uint64_t numbers; /* how many it has besides the first: one for each further exchange of notifications */
    /* Members leave data in the meetings, in so many places: from number `place` on, which grows with each but the last
     * one. */
    uint64_t contributes, place;
    bool has_begun;       /* before it was in the queue */
    bool is_over;         /* read without the lock */
    uint32_t users;       /* requests that wait for it, plus the queue; accessed without the lock */
    int threads, joined;  /* threads of this PE that take part, and those that have called */
    request_handle moved; /* puts of these threads, operations before a barrier, and gets of tables, while incomplete */
    uint64_t sent;        /* the mark of the last long transfer; 0: none */
    const char *where;
    struct span dest, source;
    size_t nbytes; /* bytes of a block */
    size_t offset; /* bytes in dest before the block of this member */
    size_t stride; /* bytes in source between the blocks for consecutive members; 0: all get the same block */
    size_t to_step,
        from_step; /* bytes between the elements of a block, in dest and source; of an alltoall with strides */
    int root;
    int phase, round; /* completed parts; members that have notified this one */

    size_t element; /* bytes of an element */

    /* Reductions: elements from `at` to `end` belong to this PE, and no thread has taken them yet. */
    reduce_kernel *kernel;
    enum { SCANS_NOT, SCANS_INCLUSIVE, SCANS_EXCLUSIVE } scans;
    size_t at, end;
    int at_work;         /* threads that combine elements now */
    struct pairs *pairs; /* between two nodes */

    struct places_part *parts; /* by member, in an alltoall of different sizes; else NULL */
    uint64_t table;            /* offset of the member's table in its WORK region, see places.h */

    /* In the packed form of that: bytes of dest; results, see nbc.h; the places in dest are known. */
    size_t room, *total, *fitting;
    bool is_placed;

    int *pes; /* of a broadcast to a list */
    size_t n_pes;

    struct nbc_share shares[]; /* by thread */
};

/* Returns the queue in a variable, which is created at the first call. It is that of a team; or team is NULL, and the
 * queue has no words in a meeting. */
struct nbc_queue *nbc_at(struct nbc_queue **place, struct team *team, const char *where);
static inline struct nbc_queue *nbc_of(struct team *team, const char *where) { return nbc_at(&team->nbc, team, where); }

/* Starts a collective like `like`, or joins the first one in the queue that thread `tid` has not joined. The request
 * waits for it, unless it is complete at once. `like` is used up. */
void nbc_start(struct nbc_queue *a, struct nbc_op *like, int tid, request_handle *request, const char *where);

/* For steps: returns true if all threads have called; and if also everything in `moved` is complete, and the sources of
 * all long transfers may be written again. */
bool nbc_has_joined(const struct nbc_op *s);
bool nbc_has_moved(struct nbc_op *s);

/* Returns true if the members have read the contributions of the last collective in the same place: this one may begin.
 */
bool nbc_has_place(const struct nbc_op *s);

/* Memory of the queue, which other members can read until the collective, which has a place, is complete on this one.
 * `nbytes` is the same in all calls for a queue. The first function allocates it, before a collective that uses it
 * starts. */
void nbc_make_tables(struct nbc_queue *a, size_t nbytes, const char *where);
void *nbc_table(const struct nbc_op *s, size_t nbytes);

/* Releases and takes the lock, so that other threads can run while a step computes. Inside, a step waits at most for
 * room on a lane. */
void nbc_leave(struct nbc_queue *a);
void nbc_enter(struct nbc_queue *a);

struct team *nbc_team(const struct nbc_queue *a);

/* Increments a word, ordered behind the data. */
void nbc_deliver(const struct target *word, const struct target *t, const void *data, size_t nbytes);

/* Waits until all collectives that this PE has started on a team, or on all, are complete. */
void nbc_complete(struct nbc_queue *a);
void nbc_complete_all(void);

/* Progresses all of them. Returns true if none made a step, and no thread is in one: then each that is not complete
 * waits for another PE, for a call of this PE, or for operations of this PE. Stores the number of steps that have
 * ended. Their messages may still be on their way. */
bool nbc_is_still(uint64_t *steps);

/* Destroys the queue of a team. It is empty, although another thread may not have noticed yet. `a` may be NULL. */
void nbc_end(struct nbc_queue *a);

#endif
