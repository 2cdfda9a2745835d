/* Collectives: before the library is called, all PEs of the collective meet here and compare the calls that they are
 * about to make. A collective that not all PEs call alike would hang; here it ends the job with a message.
 *
 * Every PE has a desk in symmetric memory. A thread that enters a collective posts its call there, under a tag made
 * from the team and the number of collectives on it so far, which is the same on all members. The first member reads
 * the desks of the others until it finds the tag on each, and compares. Then it writes its answer beside their posts,
 * for which they wait. So each PE needs only the numbers of the other PEs. */
#include "check.h"
#include "base/text_line.h"
#include "option.h"

#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Threads of a PE that are posted at a time. Those that meet have the first posts, which other PEs search. */
enum { POSTS_FOR_MEETINGS = 64, POSTS_FOR_WAITS = 256, POSTS = POSTS_FOR_MEETINGS + POSTS_FOR_WAITS, WORD = 64 };
enum { POST_MEETS, POST_WAITS, POST_RUNS };
enum { LOCKS = 5 }; /* locks that other PEs can see if this PE holds them */
#define TAG_WAITS 2 /* of calls that are no collective; tags of meetings are odd */

struct post {
    uint32_t function, state;
    uint32_t n_pes, awaits; /* 1 + the function that began a nonblocking collective which the thread waits for */
    uint64_t count;
    uint64_t values[AGREED_MAX]; /* of a wait: the place of the word or the lock */
};

struct answer { /* of the first member */
    uint64_t released, sum;
};

struct desk {
    uint64_t speaker;      /* see fail_share */
    uint64_t epoch;        /* odd while all threads wait */
    uint64_t looks;        /* of the waiting threads: see is_stuck */
    uint64_t steps;        /* of nonblocking collectives of the PE, until its last look */
    uint64_t locks[LOCKS]; /* the places of some that the PE holds; 0: none */
    uint64_t tags[POSTS];
    struct post posts[POSTS];
    struct answer answers[POSTS];
    uint64_t seen[]; /* looks of each PE, when a round of is_stuck began */
};

/* A thread of this PE that waits, by its post. */
struct waiter {
    pid_t thread;    /* 0: none */
    uint64_t looked; /* the last round in which it has looked; under meet.looks */
};

static struct {
    struct desk *desk;            /* NULL for a single PE, or if there was no room */
    shmem_ctx_t ctx;              /* of our own, so that nothing of the program's is completed or ordered */
    uint64_t taken[POSTS / WORD]; /* bits: which posts */
    double patience;
    bool patience_is_asked_for;
    struct waiter waiters[POSTS];
    pthread_mutex_t looks; /* held for a few instructions */
    uint64_t round;        /* of looks of this PE's threads: see is_stuck; under `looks` */
    uint32_t is_watched;   /* 1 while a thread is in is_stuck; the fields below are its own */
    unsigned rounds;
    uint64_t sum; /* of the epochs and steps of all PEs at the last look; 0: not all were waiting */
} meet = {.looks = PTHREAD_MUTEX_INITIALIZER};

/* What all must pass alike */

static void agree(struct call *call, const char *name, uint64_t value, bool is_place)
{
    expect(0, call->agreed_count < AGREED_MAX);
    call->agreed[call->agreed_count++] = (struct agreed){name, value, is_place};
}

void agree_value(struct call *call, const char *name, uint64_t value) { agree(call, name, value, false); }

void agree_span(struct call *call, const struct span *span)
{
    agree(call, span->name, span->nbytes ? place_of(span->at) : 0, true);
}

void agree_address(struct call *call, const char *name, const void *at) { agree(call, name, place_of(at), true); }

/* Posts */

static int post_take_of(int word)
{
    uint64_t taken = load_relaxed(&meet.taken[word]);
    for (uint64_t open; (open = ~taken);)
        if (compare_exchange(&meet.taken[word], &taken, taken | (open & -open)))
            return word * WORD + __builtin_ctzll(open);
    return NO_POST;
}

/* Returns one of the posts from `first` to `end`, which are multiples of WORD. */
static int post_take(int first, int end)
{
    int post = NO_POST;
    for (int word = first / WORD; word < end / WORD && post == NO_POST; word++) post = post_take_of(word);
    return post;
}

/* Makes the epoch the next even number, even if it is even: another thread may be about to make it odd. */
static void epoch_grow(void)
{
    uint64_t epoch = load_relaxed(&meet.desk->epoch);
    /* Pairs with the load in all_threads_wait. */
    while (!compare_exchange(&meet.desk->epoch, &epoch, (epoch | 1) + 1)) continue;
}

/* Below SHMEM_THREAD_MULTIPLE there is one post at a time, and all of a PE waits when its thread does. With several
 * threads, all_threads_wait makes the epoch odd. All that follows a change is seen after it. */
static void wait_begin(const struct call *call)
{
    struct waiter *me = &meet.waiters[call->post];
    bool has_threads = check.level == SHMEM_THREAD_MULTIPLE;
    if (has_threads) epoch_grow(); /* before the next lines: this thread may have created another one */
    store_relaxed(&me->looked, 0);
    store_release(&me->thread, gettid()); /* pairs with the load in is_waiting */
    if (!has_threads) fetch_add(&meet.desk->epoch, 1);
    fence_puts_complete(); /* pairs with the fences in word_of */
}

static void wait_end(const struct call *call)
{
    struct waiter *me = &meet.waiters[call->post];
    if (!load_relaxed(&me->thread)) return;
    store_relaxed(&me->thread, 0); /* before the next line: see all_threads_wait */
    epoch_grow();
    fence_puts_complete(); /* pairs with the fences in word_of */
}

static void post_publish(struct call *call, uint64_t tag, uint32_t state)
{
    struct post *post = &meet.desk->posts[call->post];
    meet.desk->answers[call->post] = (struct answer){0};
    post->function = (uint32_t)call->function;
    post->state = state;
    post->n_pes = (uint32_t)call->n_pes;
    post->awaits = 0;
    for (int i = 0; i < call->agreed_count; i++) post->values[i] = call->agreed[i].value;
    if (state == POST_WAITS) post->values[0] = place_of(call->at);
    post->count = call->sum;
    pshmem_ctx_quiet(meet.ctx); /* the post is readable before its tag is */
    store_release(&meet.desk->tags[call->post], tag);
    wait_begin(call);
}

/* A tag's post on another PE's desk; NO_POST if it is not there. */
static int post_find(int pe, uint64_t tag, struct post *post)
{
    uint64_t tags[POSTS_FOR_MEETINGS];
    pshmem_ctx_getmem(meet.ctx, tags, meet.desk->tags, sizeof tags, pe);
    fence_seen(); /* pairs with the quiet in post_publish */
    for (int i = 0; i < POSTS_FOR_MEETINGS; i++) {
        if (tags[i] != tag) continue;
        pshmem_ctx_getmem(meet.ctx, post, &meet.desk->posts[i], sizeof *post, pe);
        return i;
    }
    return NO_POST;
}

/* Places of PEs */

struct view {     /* of one PE, as others see it */
    uint64_t tag; /* of its first post, 0 if there is none */
    enum function function;
    unsigned n_pes;
    unsigned awaits; /* see struct post */
    uint64_t place;  /* of the word or the lock that it waits for; 0: none */
    uint64_t locks[LOCKS];
    unsigned more;   /* other posts */
    bool is_with_us; /* a thread of it has come to our collective */
    bool told;
};

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* A word of the desk of a PE, read before all that is read later. */
static uint64_t word_of(int pe, const uint64_t *word)
{
    uint64_t value = pshmem_ctx_uint64_g(meet.ctx, word, pe);
    fence_seen(); /* pairs with the fences in wait_begin, wait_end and look_add */
    return value;
}

/* `desk` is for a copy of that of the PE. */
static void view_pe(int pe, uint64_t our_tag, struct desk *desk, struct view *view)
{
    pshmem_ctx_getmem(meet.ctx, desk, meet.desk, sizeof *desk, pe);
    *view = (struct view){.tag = 0};
    memcpy(view->locks, desk->locks, sizeof view->locks);
    for (int i = POSTS - 1; i >= 0; i--) {
        const struct post *post = &desk->posts[i];
        if (!desk->tags[i]) continue;
        view->more += view->tag != 0;
        view->tag = desk->tags[i];
        view->function = (enum function)post->function;
        view->n_pes = post->n_pes;
        view->awaits = post->awaits;
        view->place = view->tag == TAG_WAITS ? post->values[0] : 0;
        if (view->tag == our_tag) view->is_with_us = true;
    }
}

static bool same_call(const struct view *a, const struct view *b)
{
    if (!a->tag || !b->tag) return a->tag == b->tag;
    return a->function == b->function && a->tag == b->tag && a->place == b->place && a->awaits == b->awaits &&
           a->more == b->more;
}

/* " for `lock`, which PE 1 holds" */
static void text_add_place(struct text_line *text, const struct view *views, uint64_t place)
{
    char name[100];
    place_print_name(place, name, sizeof name);
    text_line_add(text, " for %s", name);
    for (int i = 0; i < check.n_pes * LOCKS; i++)
        if (views[i / LOCKS].locks[i % LOCKS] == place) text_line_add(text, ", which PE %d holds", i / LOCKS);
}

/* "PEs 0-2, 5 are in shmem_barrier_all, PE 3 is in shmem_team_sync (of 2 PEs), PE 4 is in no call that waits" */
static void text_add_views(struct text_line *text, struct view *views)
{
    char name[64];
    for (int pe = 0; pe < check.n_pes; pe++) {
        if (views[pe].told) continue;
        int count = 0;
        struct text_line pes = {.length = 0};
        for (int other = pe, last; other < check.n_pes; other = last + 1) {
            last = other;
            if (views[other].told || !same_call(&views[other], &views[pe])) continue;
            while (last + 1 < check.n_pes && same_call(&views[last + 1], &views[pe])) last++;
            for (int i = other; i <= last; i++) views[i].told = true;
            text_line_add(&pes, last > other ? "%s%d-%d" : "%s%d", count ? ", " : "", other, last);
            count += 1 + last - other;
        }
        text_line_add(text, "%s%s %s %s in ", pe ? ", " : "", count > 1 ? "PEs" : "PE", pes.text,
                      count > 1 ? "are" : "is");
        if (!views[pe].tag) text_line_add(text, "no call that waits");
        else text_line_add(text, "%s", name_of(views[pe].function, name, sizeof name));
        if (views[pe].tag > TAG_WAITS && (int)views[pe].n_pes != check.n_pes)
            text_line_add(text, " (of %u PEs)", views[pe].n_pes);
        if (views[pe].place) text_add_place(text, views, views[pe].place);
        if (views[pe].awaits)
            text_line_add(text, " for %s", name_of((enum function)(views[pe].awaits - 1), name, sizeof name));
        if (views[pe].more) text_line_add(text, " (%u threads wait)", 1 + views[pe].more);
    }
}

/* Can no PE continue?
 *
 * An epoch is odd while a PE waits, and grows before the PE does anything else. If it is the same at two looks, the PE
 * waited all the time between them. A PE counts a look after its condition was false, all that it had started was
 * complete, and nothing outside of these calls could end the wait. Of two more looks of a PE, the second one began
 * after the count was read. So after the first round below, which began when all epochs had been read, all PEs waited,
 * all that they had started was complete, and there was no thread or handler. In the second round, which began later,
 * the condition of each PE was false. Only a PE that continues can change a condition, hence all conditions remain
 * false. No time is part of this: a PE that is stopped makes no looks.
 *
 * A PE starts more (see heddle_is_quiet) than the operations of its contexts. An operation that is charged to
 * a request alone is not one of them: a quiet does not wait for it. The messages of a collective are not either. So the
 * library counts what is left on its lanes, whichever context or request posted it. If that is zero while the PE waits,
 * it remains zero: only a call of the program, or a nonblocking collective, starts something new. A request that is not
 * waited for does not matter then, because a wait for a complete operation changes no memory. Counting puts, counting
 * gets and pushes to appends are operations on lanes. A wait for a request of such operations ends.
 *
 * A nonblocking collective that is not complete makes steps while its PE waits for anything: in a step it reads and
 * changes memory, and sends messages. Whether it can make one depends on memory, and on operations of its PE, which are
 * complete. So it acts like a thread that waits. Each look progresses all collectives of the PE, and counts only if
 * none makes a step and no thread is in one. It publishes how many steps have ended. is_stuck adds this number, which
 * never becomes smaller, to the epoch. If the sum is the same, no step has ended between the looks of a PE in the two
 * rounds. None was under way at either look, hence none was made between them. So the messages of all steps were
 * complete after the first round, and in the second round no collective could make a step.
 *
 * With SHMEM_THREAD_MULTIPLE, the above holds for a PE with many threads, because of three facts.
 *
 * A PE waits if each of its threads does. A thread reads the epoch, lists the threads of the process, finds each of
 * them among those that wait, and makes the epoch odd if it is still the same. A thread that enters a wait increases
 * the epoch before it is among them, and one that leaves increases it when it no longer is. So the same threads have
 * waited since the epoch was read. A thread that did not wait then, and might create others, is in the list: if it has
 * ended meanwhile, it or a thread that it has created is. While all threads wait, there are no new ones. A thread that
 * waits without a post, or that this library does not know, is not among those that wait.
 *
 * A PE counts a look when each of its threads has made one. The looks of threads belong to rounds of the PE. The test
 * of a thread's condition counts for the round that the thread has read before it, if that is not over afterwards. So
 * all tests of a round begin after the look of the PE that ended the round before. A thread in a wait that has no test
 * looks at nothing, and the PE counts no look.
 *
 * No thread of the PE starts anything between the time at which the epoch becomes odd and the time at which it grows.
 * heddle_is_quiet is about all threads, and a thread calls it between two reads of the same odd epoch. */
static bool is_stuck(bool *all_wait)
{
    enum { LOOKS = 2, ROUNDS = 2 };
    bool all_looked = true;
    uint64_t sum = 0;
    *all_wait = true;
    for (int pe = 0; pe < check.n_pes; pe++) {
        uint64_t looks = word_of(pe, &meet.desk->looks), epoch = word_of(pe, &meet.desk->epoch);
        *all_wait = *all_wait && epoch % 2;
        all_looked = all_looked && looks - meet.desk->seen[pe] >= LOOKS;
        sum += epoch + word_of(pe, &meet.desk->steps); /* none becomes smaller: an equal sum has equal parts */
    }
    bool is_same = *all_wait && sum == meet.sum;
    meet.sum = *all_wait ? sum : 0;
    if (is_same && !all_looked) return false;
    meet.rounds = is_same ? meet.rounds + 1 : 0;
    if (meet.rounds == ROUNDS) return true;
    fence_puts_complete(); /* pairs with the one in look_add: a look that is not counted yet reads what this PE has
                              read */
    for (int pe = 0; pe < check.n_pes; pe++) meet.desk->seen[pe] = word_of(pe, &meet.desk->looks);
    return false;
}

/* One thread of a PE at a time runs is_stuck. The next thread continues with what this one has seen. */
static bool is_stuck_if_free(bool *all_wait)
{
    *all_wait = false;
    if (exchange(&meet.is_watched, 1)) return false; /* pairs with the store below */
    bool stuck = is_stuck(all_wait);
    store_release(&meet.is_watched, 0);
    return stuck;
}

static bool is_waiting(pid_t thread)
{
    for (int i = 0; i < POSTS; i++)
        if (load_acquire(&meet.waiters[i].thread) == thread) return true; /* pairs with the store in wait_begin */
    return false;
}

/* With SHMEM_THREAD_MULTIPLE. Makes the epoch odd, and returns it. */
static bool all_threads_wait(uint64_t *epoch)
{
    *epoch = load_acquire(&meet.desk->epoch); /* pairs with the exchange in epoch_grow: the list is made later */
    if (outside_may_act(is_waiting)) return false;
    if (*epoch % 2) return true;
    if (!compare_exchange(&meet.desk->epoch, epoch, *epoch + 1)) return false;
    *epoch += 1;
    return true;
}

/* `steps` is a number from heddle_is_quiet, called in this look. */
static void look_add(uint64_t steps)
{
    store_relaxed(&meet.desk->steps, steps); /* before the count: see is_stuck */
    fetch_add(&meet.desk->looks, 1);
    fence_puts_complete(); /* pairs with the one in is_stuck: the next test of the condition comes after the count */
}

/* Under meet.looks. */
static bool all_threads_looked(void)
{
    for (int i = 0; i < POSTS; i++)
        if (load_relaxed(&meet.waiters[i].thread) && load_relaxed(&meet.waiters[i].looked) != meet.round) return false;
    return true;
}

/* Counts a look of a thread, and one of the PE if it is the last thread of the round. This thread has called
 * heddle_is_quiet in the round then. */
static void look_of_thread(struct waiting *w, uint64_t epoch, uint64_t steps)
{
    pthread_mutex_lock(&meet.looks);
    if (load_acquire(&meet.desk->epoch) == epoch) { /* pairs with the exchange in epoch_grow */
        if (w->round == meet.round) store_relaxed(&meet.waiters[w->call->post].looked, meet.round);
        if (all_threads_looked()) {
            meet.round++;
            look_add(steps);
        }
    }
    w->round = meet.round;
    pthread_mutex_unlock(&meet.looks);
}

/* Counts a look, if the wait depends on the calls of PEs alone and nothing that this PE has started moves. Threads and
 * handlers come first: a thread could start something. */
static void look_count(struct waiting *w)
{
    uint64_t epoch = 0, steps;
    bool has_threads = check.level == SHMEM_THREAD_MULTIPLE;
    if (has_threads ? !all_threads_wait(&epoch) : outside_may_act(is_waiting)) return;
    if (!heddle_is_quiet(&steps)) return;
    if (has_threads) look_of_thread(w, epoch, steps);
    else look_add(steps);
}

/* "PEs 0-2 are in shmem_barrier_all, PE 3 is in no call that waits". Returns true if this PE is the first one that has
 * come to its call. */
static bool places_print(const struct waiting *w, struct text_line *text)
{
    struct view *views = calloc((size_t)check.n_pes, sizeof *views);
    struct desk *desk = malloc(sizeof *desk);
    bool is_first = true;
    if (!views || !desk) fail(w->call, "out of memory for a list of %d PEs", check.n_pes);
    for (int pe = 0; pe < check.n_pes; pe++) {
        view_pe(pe, meet.desk->tags[w->call->post], desk, &views[pe]);
        is_first = is_first && (pe >= check.pe || !views[pe].is_with_us);
    }
    text_add_views(text, views);
    free(views);
    free(desk);
    return is_first;
}

/* Ends the job if no PE can continue. Otherwise one PE prints after a while where all PEs are, and waits on, unless the
 * user has set how long to wait for a collective. */
static void look_around(struct waiting *w, double waited)
{
    struct text_line text = {.length = 0};
    bool all_wait;
    look_count(w);
    bool stuck = is_stuck_if_free(&all_wait);
    if (!stuck && waited < meet.patience) return;
    bool is_first = places_print(w, &text);
    if (stuck) fail(w->call, "no PE can continue: %s", text.text);
    if (!w->is_meeting && !all_wait) return; /* it may have to wait for a PE that computes */
    if (w->is_meeting && meet.patience_is_asked_for) fail(w->call, "after %g s: %s", meet.patience, text.text);
    if (waited < w->next_note || !is_first) return;
    w->next_note = 2 * waited;
    print_warning("%.*s: has waited for %.0f s: %s", (int)strcspn(w->call->where, "("), w->call->where, waited,
                  text.text);
}

/* Seconds until the next look, which reads words of all PEs. */
static double look_interval(void)
{
    static const double most = 0.15;
    enum { PES_FOR_MANY_LOOKS = 64 };
    double interval = meet.patience / 4;
    return check.n_pes <= PES_FOR_MANY_LOOKS && interval > most ? most : interval;
}

void waiting_step(struct waiting *w)
{
    enum { YIELDS = 200, FIRST_SLEEP_US = 20, LONGEST_SLEEP_US = 1000 };
    if (w->steps++ < YIELDS) {
        sched_yield();
        return;
    }
    double now = seconds();
    if (!w->sleep_us) {
        w->sleep_us = FIRST_SLEEP_US;
        w->begin = now;
        w->next_look = now + look_interval();
    } else if (w->sleep_us < LONGEST_SLEEP_US) {
        w->sleep_us += w->sleep_us / 4;
    }
    nanosleep(&(struct timespec){.tv_nsec = w->sleep_us * 1000}, NULL);
    if (now < w->next_look) return;
    w->next_look = now + look_interval();
    look_around(w, now - w->begin + 0.001);
}

/* Meeting */

static void print_agreed(const struct agreed *a, uint64_t value, char *text, size_t room)
{
    if (a->is_place) place_print(value, text, room);
    else snprintf(text, room, "%lld", (long long)value);
}

void call_compare(struct call *call, int pe, bool has_started, enum function function, const uint64_t *values)
{
    char name[64], ours[80], other[80];
    name_of(function, name, sizeof name);
    if (function != call->function && has_started)
        fail(call, "PE %d has started %s: all PEs of a team must make the same collective calls in the same order", pe,
             name);
    if (function != call->function)
        fail(call, "PE %d is in %s: all PEs of a team must make the same collective calls in the same order", pe, name);
    for (int i = 0; i < call->agreed_count; i++) {
        const struct agreed *a = &call->agreed[i];
        if (values[i] == a->value) continue;
        if (a->is_place && (!a->value || !values[i])) continue; /* of no elements */
        print_agreed(a, a->value, ours, sizeof ours);
        print_agreed(a, values[i], other, sizeof other);
        fail_argument(call, a->name, "%s, but %s on PE %d", ours, other, pe);
    }
}

/* The first member: finds all others, then releases them. */
static void lead(struct call *call, uint64_t tag)
{
    struct known_team *team = call->meeting;
    struct waiting w = {.call = call, .is_meeting = true};
    for (int i = 1; i < team->n_pes; i++) {
        struct post theirs;
        int at, pe = team_member(team, i);
        while ((at = post_find(pe, tag, &theirs)) == NO_POST) waiting_step(&w);
        call_compare(call, pe, false, (enum function)theirs.function, theirs.values);
        team->seats[i] = (uint8_t)at;
        call->sum += theirs.count;
    }
    for (int i = 1; i < team->n_pes && call->sum; i++)
        pshmem_ctx_uint64_p(meet.ctx, &meet.desk->answers[team->seats[i]].sum, call->sum, team_member(team, i));
    pshmem_ctx_fence(meet.ctx);
    for (int i = 1; i < team->n_pes; i++)
        pshmem_ctx_uint64_atomic_set(meet.ctx, &meet.desk->answers[team->seats[i]].released, 1, team_member(team, i));
    pshmem_ctx_quiet(meet.ctx); /* they do not lie here until something else is sent */
}

static void follow(struct call *call)
{
    struct answer *mine = &meet.desk->answers[call->post];
    struct waiting w = {.call = call, .is_meeting = true};
    while (!pshmem_uint64_test(&mine->released, SHMEM_CMP_NE, 0)) waiting_step(&w);
    call->sum = mine->sum;
}

void call_meet_sum(struct call *call, size_t n)
{
    struct known_team *team = call->team;
    char name[64];
    uint32_t other = 0;
    call->sum = n;
    if (!team) return;
    if (!compare_exchange(&team->inside, &other, (uint32_t)call->function + 1))
        fail(call, "called while another thread is in %s on the same team",
             name_of((enum function)(other - 1), name, sizeof name));
    call->meeting = team;
    team->round++;
    if (!meet.desk || team->n_pes == 1) return;
    uint64_t tag = team_tag(team, team->round);
    while ((call->post = post_take(0, POSTS_FOR_MEETINGS)) == NO_POST) sched_yield();
    post_publish(call, tag, POST_MEETS);
    if (team->my_pe) follow(call);
    else lead(call, tag);
    store_relaxed(&meet.desk->posts[call->post].state, POST_RUNS);
    wait_end(call);
}

void call_meet(struct call *call) { call_meet_sum(call, 0); }

void call_blocks(struct call *call, const void *at)
{
    call->at = at;
    if (!meet.desk) return;
    call->post = post_take(POSTS_FOR_MEETINGS, POSTS);
    call->sum = 0;
    if (call->post != NO_POST) post_publish(call, TAG_WAITS, POST_WAITS);
}

bool call_requests_are_over(struct call *call, size_t n, const shmemx_request_h *requests, enum how_many how_many)
{
    size_t n_left = 0, n_over = 0;
    shmemx_request_h left = NULL;
    for (size_t i = 0; i < n; i++) {
        if (!requests[i]) continue;
        bool is_over = heddle_request_is_over(requests[i], how_many == ALL_LOCAL, call->where);
        n_over += is_over;
        if (!is_over && !n_left++) left = requests[i];
    }
    if (!n_left || (how_many == ANY && n_over)) return true;
    meet.desk->posts[call->post].awaits = pending_maker(left);
    return false;
}

/* Replaces one of the places of locks on this PE's desk. If all are in use, the lock is not seen. */
static void desk_lock_change(uint64_t from, uint64_t to)
{
    for (int i = 0; meet.desk && i < LOCKS; i++) {
        if (meet.desk->locks[i] != from) continue;
        store_relaxed(&meet.desk->locks[i], to);
        return;
    }
}

void meet_lock_taken(const long *lock) { desk_lock_change(0, place_of(lock)); }
void meet_lock_cleared(const long *lock) { desk_lock_change(place_of(lock), 0); }

void call_leave(struct call *call)
{
    if (call->post != NO_POST && meet.desk) {
        store_release(&meet.desk->tags[call->post], 0);
        wait_end(call);
        fetch_and(&meet.taken[call->post / WORD], ~((uint64_t)1 << call->post % WORD));
    }
    call->post = NO_POST;
    if (call->meeting) store_release(&call->meeting->inside, 0);
    call->meeting = NULL;
}

shmem_ctx_t meet_ctx(void) { return meet.ctx; }

/* Life */

static void patience_read(void)
{
    meet.patience = option_number(OPTION_check_patience, 0, 1e9);
    meet.patience_is_asked_for = option_text(OPTION_check_patience);
}

/* Collective, when the library has just come up. */
void meet_up(void)
{
    patience_read();
    memset(meet.taken, 0, sizeof meet.taken);
    meet.round = 1; /* 0: a thread that has not looked */
    meet.rounds = 0;
    meet.sum = 0;
    memset(meet.waiters, 0, sizeof meet.waiters);
    meet.ctx = SHMEM_CTX_DEFAULT;
    if (check.n_pes == 1) return;
    meet.desk = pshmem_calloc(1, sizeof *meet.desk + (size_t)check.n_pes * sizeof *meet.desk->seen);
    if (!meet.desk && !check.pe)
        print_warning("no room in the symmetric heap to check collectives: see SHMEM_SYMMETRIC_SIZE");
    if (!meet.desk || pshmem_ctx_create(0, &meet.ctx)) meet.ctx = SHMEM_CTX_DEFAULT;
    if (!meet.desk) return;
    fail_share(&meet.desk->speaker, meet.ctx);
}

/* Collective, when the library is about to go down. */
void meet_down(void)
{
    struct desk *desk = meet.desk;
    if (!desk) return;
    fail_share(NULL, SHMEM_CTX_DEFAULT);
    if (meet.ctx != SHMEM_CTX_DEFAULT) pshmem_ctx_destroy(meet.ctx);
    meet.ctx = SHMEM_CTX_DEFAULT;
    meet.desk = NULL;
    pshmem_free(desk);
}
