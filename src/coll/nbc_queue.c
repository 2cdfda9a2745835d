/* Locks. nbc_queues.lock protects the list of queues. A thread that traverses the list holds it, so that no queue is
 * destroyed meanwhile. The lock of a queue protects its collectives and all their fields: steps run with it held.
 *
 * Blocking acquires: a thread that creates or destroys a queue waits for nbc_queues.lock, and holds no other lock of
 * these. Two kinds of threads wait for the lock of a queue: a thread that starts a collective and holds none, and one
 * that returns into a step that it left for some work. All other threads try a lock, and skip the queue if it is taken:
 * a thread that waits for anything else never waits here.
 *
 * A collective that begins may wait, with the lock held, for room on a lane. One that combines waits for its gets and
 * puts without the queue's lock, but perhaps with nbc_queues.lock. For
 * neither, another PE has to do more than poll its receive endpoint. Its progress thread does that whatever its program
 * waits for, and the waiting thread progresses the local lane. The pause in such a wait calls nbc_go_on again. It finds
 * nbc_queues.lock taken, and returns; or it takes the lock, and progresses the queues whose locks are free. So only one
 * thread at a time can be in a step within a step, the one that holds nbc_queues.lock, and none is in a step within
 * that.
 *
 * Therefore waiting threads form no cycle. A thread with the lock of a queue and without nbc_queues.lock waits
 * for none of these locks. A thread with nbc_queues.lock waits only for locks of queues, and each other holder of one
 * of those is of the first kind.
 *
 * A queue lives until its team is destroyed, and as long as requests refer to a collective that was on it. A thread
 * that tests a request may be inside, or about to try the lock, when the last collective completes and another thread
 * destroys the team. */
#include "coll/nbc_queue.h"

#include <string.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/pairs.h"
#include "core/wait_policy.h"
#include "lane/backoff.h"
#include "lane/lane_wait.h"
#include "memory/heap.h"

struct nbc_queue {
    pthread_mutex_t lock;
    uint32_t users;               /* its collectives that are referred to, plus its team: without the lock */
    struct team *team;            /* or NULL */
    struct nbc_op *first, **last; /* `first` is read without the lock; `last` is undefined while that is NULL */
    struct nbc_op *unbegun;       /* the first one that has not begun */
    uint64_t numbers;             /* number of the last collective that it has started */
    uint64_t places, read;        /* contributions of this member; those of complete collectives */
    size_t tables;                /* offset in REGION_WORK; 0 before there are any */
    struct nbc_queue *next, **link;
};

static struct {
    pthread_mutex_t lock;
    struct nbc_queue *all;
    uint32_t started; /* in all queues: read without the lock */
    uint64_t steps;   /* of collectives in all queues that have ended: counted under the lock of the queue */
} nbc_queues = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct team *nbc_team(const struct nbc_queue *a) { return a->team; }
void nbc_leave(struct nbc_queue *a) { pthread_mutex_unlock(&a->lock); }
void nbc_enter(struct nbc_queue *a) { pthread_mutex_lock(&a->lock); }

/* Notifications */

void nbc_deliver(const struct target *word, const struct target *t, const void *data, size_t nbytes)
{
    if (word->mapped) {
        if (nbytes) copy_bytes(t->mapped, data, nbytes);
        fetch_add((uint64_t *)word->mapped,
                  1); /* pairs with hearing_advance; also orders data of other threads before it */
    } else if (nbytes) {
        post_put_signal(context_internal, t, data, nbytes, word, 1, true);
    } else {
        post_amo(context_internal, word, AMO_ADD, 64, 0, 1, NULL);
    }
}

/* A member that contributes has read the contributions to all collectives but the last CONTRIBUTE_AHEAD. Hence, when a
 * collective is complete, all members have read those CONTRIBUTE_AHEAD before it. */
enum { CONTRIBUTE_AHEAD = MEETING_PLACES / 2 };
bool nbc_has_place(const struct nbc_op *s) { return s->place - s->nbc->read < CONTRIBUTE_AHEAD; }

/* Tables. Only one thread at a time starts collectives of a team. */
void nbc_make_tables(struct nbc_queue *a, size_t nbytes, const char *where)
{
    if (a->tables) return;
    pthread_mutex_lock(&world.lock);
    a->tables = heap_allocate(&heap_work, CONTRIBUTE_AHEAD * nbytes, cache_line);
    pthread_mutex_unlock(&world.lock);
    if (a->tables == HEAP_NONE) die(where, "out of memory for a collective");
}

void *nbc_table(const struct nbc_op *s, size_t nbytes)
{
    return (char *)region_table[REGION_WORK].base + s->nbc->tables + s->place % CONTRIBUTE_AHEAD * nbytes;
}

static void tables_release(struct nbc_queue *a)
{
    if (!a->tables) return;
    pthread_mutex_lock(&world.lock);
    heap_release(&heap_work, a->tables);
    pthread_mutex_unlock(&world.lock);
}

bool nbc_has_joined(const struct nbc_op *s) { return s->joined == s->threads; }

bool nbc_has_moved(struct nbc_op *s)
{
    int flag = 0;
    if (nbc_has_joined(s)) request_test(&s->moved, &flag, s->where);
    return flag && (!s->sent || lane_test_sources(s->sent));
}

/* Progress */

static void nbc_release(struct nbc_queue *a)
{
    if (fetch_sub(&a->users, 1) > 1) return;
    pthread_mutex_destroy(&a->lock);
    free(a);
}

static void started_release(struct nbc_op *s)
{
    if (fetch_sub(&s->users, 1) > 1) return;
    nbc_release(s->nbc);
    free(s->pes);
    free(s->pairs);
    free(s->parts);
    free(s);
}

/* Pairs with the loads in nbc_is_still. */
static void step_count(void) { add_release(&nbc_queues.steps, 1); }

/* Removes the first collective, which is complete. Called with the lock held. */
static void nbc_pop(struct nbc_queue *a)
{
    struct nbc_op *s = a->first;
    step_count();
    store_release(&a->first, s->next);
    a->read += s->contributes;
    fetch_sub(&nbc_queues.started, 1); /* pairs with the load in nbc_is_still: its messages are posted */
    store_release(&s->is_over, true);  /* pairs with the acquires in share_advance */
    started_release(s);
}

/* Grows with each step of a collective that has not begun completely. */
static uint64_t steps_of(const struct nbc_op *s)
{
    return s->number + (uint64_t)s->phase + s->at + (s->pairs ? pairs_steps(s->pairs) : 0);
}

/* Collectives begin in order. Called with the lock held. */
static void nbc_begin(struct nbc_queue *a)
{
    for (struct nbc_op *s; (s = a->unbegun); a->unbegun = s->next) {
        uint64_t before = steps_of(s);
        bool is_over = !s->begin || s->begin(s);
        if (is_over || steps_of(s) != before) step_count();
        if (!is_over) return;
    }
}

/* Releases the lock. */
static void nbc_progress(struct nbc_queue *a)
{
    nbc_begin(a);
    while (a->first && a->first != a->unbegun && a->first->step(a->first)) nbc_pop(a);
    nbc_leave(a);
    lane_push(context_internal->lane); /* sends what the driver had no room for */
}

/* Progresses a queue without waiting; does nothing if another thread holds its lock. */
static void nbc_advance(struct nbc_queue *a)
{
    if (!pthread_mutex_trylock(&a->lock)) nbc_progress(a);
}

/* Called in the loop of every wait in the library. */
static bool nbc_go_on(void)
{
    if (!load_acquire(&nbc_queues.started)) return false;
    if (pthread_mutex_trylock(&nbc_queues.lock)) return true;
    for (struct nbc_queue *a = nbc_queues.all; a; a = a->next)
        if (load_acquire(&a->first)) nbc_advance(a);
    pthread_mutex_unlock(&nbc_queues.lock);
    return true;
}

void nbc_complete(struct nbc_queue *a)
{
    for (struct backoff backoff = {0}; a && load_acquire(&a->first); backoff_step(&backoff)) nbc_advance(a);
}

void nbc_complete_all(void)
{
    for (struct backoff backoff = {0}; load_acquire(&nbc_queues.started); backoff_step(&backoff)) nbc_go_on();
}

/* Progresses a queue. Returns false if another thread is in a step. */
static bool nbc_advance_alone(struct nbc_queue *a)
{
    if (pthread_mutex_trylock(&a->lock)) return false;
    bool is_alone = !a->unbegun || !a->unbegun->at_work;
    nbc_progress(a);
    return is_alone;
}

/* The loads pair with step_count: the messages of these steps are posted. */
bool nbc_is_still(uint64_t *steps)
{
    bool is_alone = true;
    *steps = load_acquire(&nbc_queues.steps);
    if (!load_acquire(&nbc_queues.started)) return true;
    if (pthread_mutex_trylock(&nbc_queues.lock)) return false;
    for (struct nbc_queue *a = nbc_queues.all; a; a = a->next)
        if (load_acquire(&a->first)) is_alone &= nbc_advance_alone(a);
    pthread_mutex_unlock(&nbc_queues.lock);
    return is_alone && load_acquire(&nbc_queues.steps) == *steps;
}

/* Starting */

static bool share_advance(struct pending *p)
{
    struct nbc_op *s = ((struct nbc_share *)p)->of;
    if (!load_acquire(&s->is_over)) nbc_advance(s->nbc);
    return load_acquire(&s->is_over); /* pairs with the release in nbc_pop: the data is visible */
}

static void share_release(struct pending *p) { started_release(((struct nbc_share *)p)->of); }

/* Returns a collective of several threads that this thread has not joined. Called with the lock held. */
static struct nbc_op *find_without(const struct nbc_queue *a, int tid)
{
    struct nbc_op *s = a->first;
    while (s && (s->threads == 1 || tid >= s->threads || s->shares[tid].has_joined)) s = s->next;
    return s;
}

/* Checks that threads of one PE passed the same arguments. */
static void check_alike(const struct nbc_op *s, const struct nbc_op *like, const char *where)
{
    if (s->threads != like->threads)
        die_argument(where, "nthreads", "%d, but another thread of this PE passed %d", like->threads, s->threads);
    if (s->dest.address != like->dest.address)
        die_argument(where, "dest", "%p, but another thread of this PE passed %p", (void *)like->dest.address,
                     (void *)s->dest.address);
    if (s->source.address != like->source.address)
        die_argument(where, "source", "%p, but another thread of this PE passed %p", (void *)like->source.address,
                     (void *)s->source.address);
    if (s->step != like->step || s->root != like->root || s->nbytes != like->nbytes)
        die(where, "threads of one PE passed different arguments to the same collective");
}

static void number(struct nbc_queue *a, struct nbc_op *s)
{
    s->nbc = a;
    s->number = a->numbers + 1;
    a->numbers += 1 + s->numbers;
    s->place = a->places;
    a->places += s->contributes;
}

/* Looks for about as long as it takes to enter the queue and leave it. Where there are other nodes, or PEs share
 * processors, members notify later than that. */
static bool completes_soon(struct nbc_op *s)
{
    enum { LOOKS = 40 };
    int looks = roster.n_nodes > 1 || wait_policy.pes_share_cpu ? 1 : LOOKS;
    bool is_complete = false;
    while (looks-- && !is_complete) is_complete = s->step(s);
    return is_complete;
}

/* Begins a collective of one thread if it is the first one, and returns true if it is complete: all members have
 * notified this one already, or do so at once. It then never enters the queue. One with several exchanges of
 * notifications does, because its begin may leave the lock. Called with the lock held. */
static bool is_complete_at_once(struct nbc_queue *a, struct nbc_op *s)
{
    if (a->first || s->threads > 1 || s->numbers || !s->begin) return false;
    s->joined = 1;
    s->has_begun = s->begin(s);
    if (!s->has_begun || !completes_soon(s)) return false;
    a->read += s->contributes;
    return true;
}

static struct nbc_op *append(struct nbc_queue *a, const struct nbc_op *like, const char *where)
{
    size_t shares = (size_t)like->threads * sizeof *like->shares;
    struct nbc_op *s = malloc(sizeof *s + shares);
    if (!s) die(where, "out of memory for a collective");
    *s = *like;
    memset(s->shares, 0, shares);
    s->users = 1;
    s->joined = 0;
    fetch_add(&a->users, 1);
    fetch_add(&nbc_queues.started, 1);
    if (a->first) *a->last = s;
    else store_release(&a->first, s);
    a->last = &s->next;
    if (!a->unbegun && !s->has_begun) a->unbegun = s;
    return s;
}

/* Joins a collective that has been started already, or starts a new one. Returns NULL if that is complete. Called with
 * the lock held. */
static struct nbc_op *join(struct nbc_queue *a, struct nbc_op *like, int tid, const char *where)
{
    struct nbc_op *s = like->threads > 1 ? find_without(a, tid) : NULL;
    if (s) {
        check_alike(s, like, where);
    } else {
        number(a, like);
        if (is_complete_at_once(a, like)) return NULL;
        s = append(a, like, where);
    }
    s->shares[tid] = (struct nbc_share){{NULL, share_advance, share_release}, s, true};
    if (!s->move) s->joined++;
    fetch_add(&s->users, 1);
    return s;
}

/* The thread has joined, but its data has not moved. The collective cannot complete before that is charged to it. */
static void move(struct nbc_queue *a, struct nbc_op *s, int tid)
{
    request_handle moved = 0;
    nbc_leave(a);
    s->move(s, tid, &moved);
    nbc_enter(a);
    request_merge(1, &(request_handle *){&moved}, &s->moved, s->where);
    s->joined++;
}

void nbc_start(struct nbc_queue *a, struct nbc_op *like, int tid, request_handle *request, const char *where)
{
    like->where = where;
    nbc_enter(a);
    struct nbc_op *s = join(a, like, tid, where);
    if (s && s->move) move(a, s, tid);
    nbc_progress(a); /* this member may not call again before other members need its notifications */
    if (s) request_add_pending(request, &s->shares[tid].pending, where);
    else request_exists(request);
}

/* Creation */

static struct nbc_queue *nbc_new(struct team *team, const char *where)
{
    struct nbc_queue *a = calloc(1, sizeof *a);
    if (!a) die(where, "out of memory for a collective");
    pthread_mutex_init(&a->lock, NULL);
    a->users = 1;
    a->team = team;
    pthread_mutex_lock(&nbc_queues.lock);
    a->next = nbc_queues.all;
    a->link = &nbc_queues.all;
    if (a->next) a->next->link = &a->next;
    nbc_queues.all = a;
    pthread_mutex_unlock(&nbc_queues.lock);
    store_release(&backoff_meanwhile, nbc_go_on);
    return a;
}

void nbc_end(struct nbc_queue *a)
{
    if (!a) return;
    pthread_mutex_lock(&nbc_queues.lock);
    *a->link = a->next;
    if (a->next) a->next->link = a->link;
    pthread_mutex_unlock(&nbc_queues.lock);
    tables_release(a);
    nbc_release(a);
}

struct nbc_queue *nbc_at(struct nbc_queue **place, struct team *team, const char *where)
{
    struct nbc_queue *a = load_acquire(place);
    if (a) return a;
    struct nbc_queue *made = nbc_new(team, where);
    if (compare_exchange(place, &a, made)) return made;
    nbc_end(made);
    return a;
}
