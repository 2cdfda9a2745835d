/* Locks. nbc_queues.lock keeps the list of queues: whoever goes through it has it, so that none of them ends meanwhile.
 * A queue's lock keeps its collectives and all that is in them: steps run inside.
 *
 * Waiting for locks: for nbc_queues.lock, who makes or ends a queue, and has no other lock of these; for a queue's,
 * who starts a collective, and has none, or comes back into a step that it left for some work. All others try, and pass
 * it over if it is taken: whoever waits for anything else never waits here.
 *
 * A step that tells others may have to wait for room on a lane, inside, and a broadcast that streams (nbc.c) sends all
 * that it has there; one that combines waits for its gets and puts
 * outside, but perhaps with nbc_queues.lock. For neither must another PE do more than serve its receive endpoint, which
 * its progress thread does whatever its program waits for; and our lane is driven by who waits. The pause in such a
 * wait comes back to nbc_go_on. It finds nbc_queues.lock taken, and returns; or takes it, and goes on with those queues
 * whose locks are free. So only one thread at a time can be in a step within a step, the one that has nbc_queues.lock,
 * and none is in a step within that.
 *
 * So nobody waits in a circle. Whoever has a queue's lock and not nbc_queues.lock waits for no lock of these. Whoever
 * has nbc_queues.lock waits for queues' locks alone, of which each other holder is one of the former.
 *
 * A queue lives until its team goes, and as long as requests know of something that was on it: whoever tests one may
 * be inside, or about to try, when the last of it is over and another thread ends the team. */
#include "coll/nbc_queue.h"

#include <string.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/members.h"
#include "lane/backoff.h"

enum { ROUNDS_MOST = 31 }; /* meeting_rounds of an int's members */

struct nbc_queue {
    pthread_mutex_t lock;
    uint32_t users;               /* what it has started and somebody knows of, and its team: without the lock */
    struct team *team;            /* or NULL */
    struct nbc_op *first, **last; /* `first` is looked at without the lock; `last` is nothing where that is NULL */
    uint64_t numbers;             /* of those that it has started */
    int rounds;                   /* powers of two below the number of members */
    int nodes[ROUNDS_MOST];       /* of the members so far on; of a team on several */
    uint64_t heard[ROUNDS_MOST];  /* of our words: what has been told to collectives that had their turn */
    struct nbc_queue *next, **link;
};

static struct {
    pthread_mutex_t lock;
    struct nbc_queue *all;
    uint32_t started; /* in all of them: looked at without the lock */
} nbc_queues = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct team *nbc_team(const struct nbc_queue *a) { return a->team; }
void nbc_leave(struct nbc_queue *a) { pthread_mutex_unlock(&a->lock); }
void nbc_enter(struct nbc_queue *a) { pthread_mutex_lock(&a->lock); }

/* Telling and hearing */

static int steps_on(const struct team *team, int j) { return (int)((team->my_pe + (1ll << j)) % team->n_pes); }

void nbc_deliver(const struct target *word, const struct target *t, const void *data, size_t nbytes)
{
    if (word->mapped) {
        if (nbytes) copy_bytes(t->mapped, data, nbytes);
        fetch_add((uint64_t *)word->mapped, 1); /* pairs with the load in nbc_hears, also behind what others have put */
    } else if (nbytes) {
        post_put_signal(context_internal, t, data, nbytes, word, 1, true);
    } else {
        post_amo(context_internal, word, AMO_ADD, 64, 0, 1, NULL);
    }
}

void nbc_tell(const struct nbc_op *s, int j, const void *data, size_t nbytes)
{
    const struct nbc_queue *a = s->nbc;
    int to = steps_on(a->team, j);
    uint64_t *ours = &meeting_words(a->team, to)[j];
    struct target word = {.mapped = ours}, t = {0};
    if (a->team->leaders) word = barrier_meeting_of(a->team, a->nodes[j], ours);
    if (nbytes) t = span_target(&s->dest, a->team, to, 0);
    nbc_deliver(&word, &t, data, nbytes);
}

bool nbc_hears(const struct nbc_op *s, int j)
{
    struct nbc_queue *a = s->nbc;
    if (load_acquire(&meeting_words(a->team, a->team->my_pe)[j]) == a->heard[j]) return false;
    a->heard[j]++;
    return true;
}

bool nbc_meet(struct nbc_op *s)
{
    for (; s->round < s->nbc->rounds; s->round++, s->has_told = false) {
        if (!s->has_told) nbc_tell(s, s->round, NULL, 0);
        s->has_told = true;
        if (!nbc_hears(s, s->round)) return false;
    }
    s->round = 0;
    return true;
}

bool nbc_has_joined(const struct nbc_op *s) { return s->joined == s->threads; }

bool nbc_has_moved(struct nbc_op *s)
{
    int flag = 0;
    if (nbc_has_joined(s)) request_test(&s->moved, &flag, s->where);
    return flag;
}

/* Going on */

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
    free(s->has_joined);
    free(s->pes);
    free(s);
}

/* The first is over: it goes. Inside. */
static void nbc_pop(struct nbc_queue *a)
{
    struct nbc_op *s = a->first;
    store_release(&a->first, s->next);
    fetch_sub(&nbc_queues.started, 1);
    store_release(&s->is_over, true); /* pairs with the acquires in share_advance */
    started_release(s);
}

/* As far as that goes without waiting; nothing if somebody else is about it. */
static void nbc_advance(struct nbc_queue *a)
{
    if (pthread_mutex_trylock(&a->lock)) return;
    while (a->first && a->first->step(a->first)) nbc_pop(a);
    pthread_mutex_unlock(&a->lock);
    lane_push(context_internal->lane); /* what has been told does not wait for others */
}

/* Whoever waits for anything does this between looks. */
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

/* Starting */

/* A thread's part in a collective: what its request waits for. */
struct share {
    struct pending pending;
    struct nbc_op *of;
};

static bool share_advance(struct pending *p)
{
    struct nbc_op *s = ((struct share *)p)->of;
    if (!load_acquire(&s->is_over)) nbc_advance(s->nbc);
    return load_acquire(&s->is_over); /* pairs with the release in nbc_pop: what it has brought is there */
}

static void share_release(struct pending *p)
{
    struct share *share = (struct share *)p;
    started_release(share->of);
    free(share);
}

static void *allocate(size_t nbytes, const char *where)
{
    void *made = calloc(1, nbytes);
    if (!made) die(where, "out of memory for a collective");
    return made;
}

/* One of threads, of which this one has not called. Inside. */
static struct nbc_op *find_without(const struct nbc_queue *a, int tid)
{
    struct nbc_op *s = a->first;
    while (s && (!s->has_joined || tid >= s->threads || s->has_joined[tid])) s = s->next;
    return s;
}

/* Threads of a PE call for the same thing. */
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

static struct nbc_op *append(struct nbc_queue *a, const struct nbc_op *like, const char *where)
{
    struct nbc_op *s = allocate(sizeof *s, where);
    *s = *like;
    s->nbc = a;
    s->number = ++a->numbers;
    s->is_first = !a->first;
    s->users = 1;
    fetch_add(&a->users, 1);
    s->where = where;
    if (s->threads > 1) s->has_joined = allocate((size_t)s->threads, where);
    fetch_add(&nbc_queues.started, 1);
    if (a->first) *a->last = s;
    else store_release(&a->first, s);
    a->last = &s->next;
    return s;
}

/* This thread's part of one that has been started already, or of a new one. */
static struct nbc_op *join(struct nbc_queue *a, const struct nbc_op *like, int tid, const char *where)
{
    nbc_enter(a);
    struct nbc_op *s = like->threads > 1 ? find_without(a, tid) : NULL;
    if (s) check_alike(s, like, where);
    else s = append(a, like, where);
    if (s->has_joined) s->has_joined[tid] = true;
    if (!s->move) s->joined++;
    fetch_add(&s->users, 1);
    nbc_leave(a);
    return s;
}

/* It has called, but for what it moves: the collective is not over before that is charged to it. */
static void move(struct nbc_queue *a, struct nbc_op *s, int tid)
{
    request_handle moved = 0;
    s->move(s, tid, &moved);
    nbc_enter(a);
    request_merge(1, &(request_handle *){&moved}, &s->moved, s->where);
    s->joined++;
    nbc_leave(a);
}

void nbc_start(struct nbc_queue *a, const struct nbc_op *like, int tid, request_handle *request, const char *where)
{
    struct share *share = allocate(sizeof *share, where);
    struct nbc_op *s = join(a, like, tid, where);
    *share = (struct share){.pending = {.advance = share_advance, .release = share_release}, .of = s};
    if (like->move) move(a, s, tid);
    request_add_pending(request, &share->pending, where);
    nbc_advance(a);
}

/* Making */

struct nbc_queue *nbc_new(const char *where)
{
    struct nbc_queue *a = allocate(sizeof *a, where);
    pthread_mutex_init(&a->lock, NULL);
    a->users = 1;
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
    nbc_release(a);
}

struct nbc_queue *nbc_of(struct team *team, const char *where)
{
    struct nbc_queue *a = load_acquire(&team->nbc);
    if (a) return a;
    struct nbc_queue *made = nbc_new(where);
    made->team = team;
    made->rounds = meeting_rounds(team->n_pes);
    for (int j = 0; team->leaders && j < made->rounds; j++) made->nodes[j] = members_node_of(team, steps_on(team, j));
    if (compare_exchange(&team->nbc, &a, made)) return made;
    nbc_end(made);
    return a;
}
