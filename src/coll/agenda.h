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
 * data goes with the words instead. */
#ifndef HEDDLE_AGENDA_H
#define HEDDLE_AGENDA_H

#include "coll/reduce.h"
#include "coll/span.h"
#include "core/request.h"

enum { AGENDA_CARRIED = 4096 }; /* bytes that go with a word at most */

struct agenda;

/* A collective that this PE has started. Under its agenda's lock. */
struct started {
    struct agenda *agenda;
    struct started *next;
    bool (*step)(struct started *s); /* goes on, without waiting; true when this PE's part is over */
    bool is_over;                    /* read without the lock */
    uint32_t users;                  /* requests that wait for it, and the agenda: without the lock, too */
    int threads, joined;             /* of this PE that take part, and have called */
    uint8_t *has_joined;             /* by thread, if they are several */
    request_handle moved;            /* what they have put, while that is not complete */
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

/* The team's agenda, made when it is first asked for. */
struct agenda *agenda_of(struct team *team, const char *where);

/* One that is no team's, in which nobody tells and hears by steps. */
struct agenda *agenda_new(const char *where);

/* Starts a collective like this one, or joins the first one of the agenda in which thread `tid` is missing. The request
 * waits for it, and it takes over what was moved. */
void agenda_start(struct agenda *a, const struct started *like, int tid, request_handle *moved, request_handle *request,
                  const char *where);

/* For steps. Have all threads called, and is complete what they have put? */
bool agenda_has_joined(const struct started *s);
bool agenda_has_moved(struct started *s);

/* Tells the member 2^j places further on, with `nbytes` of data for its dest; true, once, when the one as far before
 * has told us. */
void agenda_tell(const struct started *s, int j, const void *data, size_t nbytes);
bool agenda_hears(const struct started *s, int j);

/* All members have come to this place. To be called until it is true. */
bool agenda_sync(struct started *s);

/* A step lets others in while it works, and comes back. What it waits for inside is room on a lane at most. */
void agenda_leave(struct agenda *a);
void agenda_enter(struct agenda *a);

struct team *agenda_team(const struct agenda *a);

/* One more in a word, behind the data. */
void agenda_deliver(const struct target *word, const struct target *t, const void *data, size_t nbytes);

/* Until all that this PE has started is over, of a team or of all. */
void agenda_complete(struct agenda *a);
void agenda_complete_all(void);

/* The team goes; nothing is left on it, though other threads may not have seen that. NULL is well. */
void agenda_end(struct agenda *a);

#endif
