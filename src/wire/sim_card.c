#include "wire/sim_card.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/short_slice.h"
#include "base/thread_start.h"
#include "wire/sim_random.h"

enum { DEPTH = 16, LINES = 256 }; /* works that it takes; lines that it moves at a time */

/* A put first takes its bytes, and then places them, unless it moves the whole. */
enum stage { NO_WORK, WHOLE, TAKEN };

struct work {
    enum stage stage;
    enum card_work what;
    struct card_port port;
    struct wire_key key;
    uint64_t number; /* in the order of asking */
    size_t offset, nbytes;
    char *local, *taken;
    uint32_t *done;
    int64_t due; /* ns: not before */
};

static struct {
    struct card_options options;
    struct card_table *own;
    void (*lost)(const char *why);
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t asked;
    bool stop;
    struct work works[DEPTH];
    uint64_t works_so_far, choices;
    int64_t busy_until;              /* ns */
    uint64_t lines;                  /* choices of the thread, without the lock */
    uint64_t spans_so_far, refusals; /* counted by the thread that exposes */
} card;

static _Thread_local char why_text[128];

static const char *failed(const char *what, int code)
{
    snprintf(why_text, sizeof why_text, "sim: %s: %s", what, strerror(code));
    return why_text;
}

/* Copies between processes */

static uint64_t gcd(uint64_t a, uint64_t b) { return b ? gcd(b, a % b) : a; }

static bool move_lines(int pid, struct iovec *here, struct iovec *there, unsigned n, bool puts)
{
    ssize_t moved = puts ? process_vm_writev(pid, here, n, there, n, 0) : process_vm_readv(pid, here, n, there, n, 0);
    for (; n; n--) moved -= (ssize_t)here[n - 1].iov_len;
    return !moved;
}

static bool move_whole(int pid, char *local, uint64_t remote, size_t nbytes, bool puts)
{
    struct iovec here = {local, nbytes}, there = {(void *)(uintptr_t)remote, nbytes};
    return move_lines(pid, &here, &there, 1, puts);
}

/* Copies line by line. The order comes from a step that has no common divisor with the number of lines. */
static bool move_bytes(int pid, char *local, uint64_t remote, size_t nbytes, bool puts)
{
    struct iovec here[LINES], there[LINES];
    size_t lines = (nbytes + cache_line - 1) / cache_line, step, at = sim_draw(&card.lines) % lines;
    do step = 1 + sim_draw(&card.lines) % lines;
    while (gcd(step, lines) != 1);
    for (size_t i = 0; i < lines;) {
        unsigned n = 0;
        for (; n < LINES && i < lines; n++, i++, at = (at + step) % lines) {
            size_t begin = at * cache_line, length = min_size(cache_line, nbytes - begin);
            here[n] = (struct iovec){local + begin, length};
            there[n] = (struct iovec){(void *)(uintptr_t)(remote + begin), length};
        }
        if (!move_lines(pid, here, there, n, puts)) return false;
    }
    return true;
}

/* Returns the address of the bytes in the other process; 0 if the key does not cover them. */
static uint64_t place_of(const struct work *w)
{
    const struct card_exposed *span = &w->port.table->spans[w->key.place];
    bool is_good = load_acquire(&span->number) == w->key.number && w->offset <= span->nbytes &&
                   w->nbytes <= span->nbytes - w->offset;
    return is_good ? span->at + w->offset : 0;
}

static bool move(const struct work *w, char *local)
{
    uint64_t remote = place_of(w);
    bool (*move_all)(int, char *, uint64_t, size_t, bool) = card.options.moves_whole ? move_whole : move_bytes;
    if (!remote) card.lost("sim: the card was given a key that is not good");
    else if (!move_all(w->port.pid, local, remote, w->nbytes, w->what == CARD_PUT))
        card.lost(failed("the card cannot reach a neighbour's memory", errno));
    else return true;
    return false;
}

/* Works. The card's lock is held but while bytes are moved. */

/* When so many bytes are through: they go one behind the other. */
static int64_t through_time(size_t nbytes)
{
    int64_t now = clock_ns();
    if (!card.options.rate) return now;
    if (card.busy_until < now) card.busy_until = now;
    return card.busy_until += (int64_t)nbytes * 1000000 / card.options.rate;
}

static int64_t due_time(size_t nbytes)
{
    uint64_t range_ns = (uint64_t)card.options.delay_us * 1000;
    return through_time(nbytes) + card.options.latency_us * 1000 +
           (range_ns ? (int64_t)(sim_draw(&card.choices) % range_ns) : 0);
}

/* Reports that the source may be reused. */
static void take(struct work *w)
{
    w->taken = malloc(w->nbytes);
    if (!w->taken) {
        card.lost("sim: out of memory for a transfer");
        return;
    }
    memcpy(w->taken, w->local, w->nbytes);
    w->stage = TAKEN;
    w->due = due_time(0);
    store_release(w->done, 1);
}

/* Pairs with the load in the receiver of a message (sim.c): the bytes of these puts are there. */
static void publish_placed(void)
{
    uint64_t first = card.works_so_far + 1;
    for (const struct work *w = card.works; w < card.works + DEPTH; w++)
        if (w->stage && w->what == CARD_PUT && w->number < first) first = w->number;
    store_release(&card.own->placed, first - 1);
}

static void do_work(struct work *w)
{
    if (w->what == CARD_PUT && w->stage == WHOLE && !card.options.moves_whole) {
        take(w);
        return;
    }
    struct work now = *w;
    bool is_done = true;
    if (now.what != CARD_FLUSH) {
        pthread_mutex_unlock(&card.lock);
        is_done = move(&now, now.stage == TAKEN ? now.taken : now.local);
        pthread_mutex_lock(&card.lock);
    }
    free(now.taken);
    w->stage = NO_WORK;
    publish_placed();
    if (is_done && now.stage == WHOLE) store_release(now.done, 1);
}

static bool is_of(const struct work *w, const struct card_port *port)
{
    return w->stage && w->port.pid == port->pid && w->port.table == port->table;
}

static bool is_behind_puts(const struct card_port *port, uint64_t number)
{
    for (const struct work *v = card.works; v < card.works + DEPTH; v++)
        if (is_of(v, port) && v->what == CARD_PUT && v->number < number) return true;
    return false;
}

/* What waits for all puts to that process before it: a flush, or a read if flushes end early; and with order, what a
 * put has taken. */
static bool is_in_order(const struct work *w)
{
    if (w->what == CARD_PUT) return (w->stage == TAKEN || card.options.moves_whole) && card.options.keeps_order;
    return (w->what == CARD_GET) == card.options.flushes_early;
}

static bool may_begin(const struct work *w)
{
    return w->stage && !(is_in_order(w) && is_behind_puts(&w->port, w->number));
}

/* Any that may be done now; else NULL, and when one may be, or 0. */
static struct work *choose(int64_t *soon)
{
    struct work *ready[DEPTH];
    unsigned n = 0;
    int64_t now = clock_ns();
    *soon = 0;
    for (struct work *w = card.works; w < card.works + DEPTH; w++) {
        if (!may_begin(w)) continue;
        if (w->due <= now) ready[n++] = w;
        else if (!*soon || w->due < *soon) *soon = w->due;
    }
    return n ? ready[sim_draw(&card.choices) % n] : NULL;
}

/* Unbinds the thread from the core of the PE, because a card has its own processor. */
static void go_anywhere(void)
{
    cpu_set_t all;
    memset(&all, 0xff, sizeof all);
    sched_setaffinity(0, sizeof all, &all); /* where that is refused, it is where the PE is */
}

static void *card_run(void *unused)
{
    int64_t soon;
    go_anywhere();
    prctl(PR_SET_TIMERSLACK, 1ul); /* ns: it is on time */
    short_slice_request();
    pthread_mutex_lock(&card.lock);
    while (!card.stop) {
        struct work *w = choose(&soon);
        if (w) {
            do_work(w);
        } else if (soon) {
            struct timespec until = {.tv_sec = soon / 1000000000, .tv_nsec = soon % 1000000000};
            pthread_cond_timedwait(&card.asked, &card.lock, &until);
        } else {
            pthread_cond_wait(&card.asked, &card.lock);
        }
    }
    pthread_mutex_unlock(&card.lock);
    return unused;
}

bool card_do(enum card_work what, const struct card_port *port, const struct wire_key *key, size_t offset, void *local,
             size_t nbytes, uint32_t *done)
{
    struct work *w = card.works;
    pthread_mutex_lock(&card.lock);
    while (w < card.works + DEPTH && w->stage) w++;
    bool has_room = w < card.works + DEPTH;
    if (has_room) {
        *w = (struct work){.stage = WHOLE,
                           .what = what,
                           .port = *port,
                           .key = key ? *key : (struct wire_key){0},
                           .number = ++card.works_so_far,
                           .offset = offset,
                           .nbytes = nbytes,
                           .local = local,
                           .done = done,
                           .due = due_time(nbytes)};
        pthread_cond_signal(&card.asked);
    }
    pthread_mutex_unlock(&card.lock);
    return has_room;
}

uint64_t card_last_put(const struct card_port *port, int64_t *due)
{
    uint64_t last = 0;
    pthread_mutex_lock(&card.lock);
    for (const struct work *w = card.works; w < card.works + DEPTH; w++)
        if (is_of(w, port) && w->what == CARD_PUT && w->number > last) last = w->number, *due = w->due;
    pthread_mutex_unlock(&card.lock);
    return last;
}

/* Keys */

const char *card_expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    uint32_t place = 0;
    while (place < (uint32_t)card.options.spans && card.own->spans[place].number) place++;
    if (place == (uint32_t)card.options.spans) return "sim: the card has no room for another key";
    if (sim_draw(&card.refusals) % 100 < (uint64_t)card.options.refused) return "sim: the card refuses this memory";
    struct card_exposed *s = &card.own->spans[place];
    s->at = (uintptr_t)at;
    s->nbytes = nbytes;
    store_release(&s->number, ++card.spans_so_far); /* pairs with place_of */
    struct wire_key made = {.place = place, .pid = getpid(), .number = s->number};
    memcpy(key, &made, *size = sizeof made);
    *span = (struct wire_span *)s;
    return NULL;
}

void card_hide(struct wire_span *span) { store_release(&((struct card_exposed *)span)->number, 0); }

const char *card_key_open(const struct card_port *port, const void *bytes, size_t size, struct wire_key **opened)
{
    struct work look = {.port = *port, .nbytes = 1};
    char byte;
    if (size != sizeof look.key) return "sim: the key has a wrong size";
    memcpy(&look.key, bytes, sizeof look.key);
    uint64_t remote = look.key.pid == port->pid && look.key.place < CARD_SPANS ? place_of(&look) : 0;
    struct iovec here = {&byte, 1}, there = {(void *)(uintptr_t)remote, 1};
    if (!remote) return "sim: that key is not good";
    if (process_vm_readv(port->pid, &here, 1, &there, 1, 0) != 1) return failed("cannot read from a neighbour", errno);
    if (!(*opened = malloc(sizeof **opened))) return "sim: out of memory for a key";
    **opened = look.key;
    return NULL;
}

void card_key_close(struct wire_port *unused, struct wire_key *key)
{
    (void)unused;
    free(key);
}

/* Starting and stopping */

const char *card_up(const struct card_options *options, struct card_table *own, void (*lost)(const char *why))
{
    pthread_condattr_t clock;
    memset(&card, 0, sizeof card);
    card.options = *options;
    card.own = own;
    card.lost = lost;
    card.choices = sim_seeded((uint64_t)options->seed, (uint64_t)getpid());
    card.lines = sim_seeded((uint64_t)options->seed, (uint64_t)getpid() + 1);
    card.refusals = sim_seeded((uint64_t)options->seed, (uint64_t)getpid() + 2);
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY); /* neighbours reach our memory, though we are no child of theirs */
    pthread_mutex_init(&card.lock, NULL);
    pthread_condattr_init(&clock);
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    pthread_cond_init(&card.asked, &clock);
    int status = thread_start(&card.thread, NULL, card_run, NULL);
    return status ? failed("cannot start the card", status) : NULL;
}

void card_down(void)
{
    pthread_mutex_lock(&card.lock);
    card.stop = true;
    pthread_cond_signal(&card.asked);
    pthread_mutex_unlock(&card.lock);
    pthread_join(card.thread, NULL);
    for (struct work *w = card.works; w < card.works + DEPTH; w++)
        if (w->stage == TAKEN) free(w->taken);
}
