#include "core/lane.h"

#include <string.h>
#include <time.h>

#include <shmem.h>

#include "base/env.h"
#include "base/log.h"
#include "core/boot.h"
#include "core/pause.h"

static struct {
    const struct wire *wire; /* NULL with one node */
    struct lane *lanes;      /* opened when they are first taken */
    uint32_t n_lanes, turn;  /* turn: whose it is by the policy roundrobin */
    bool can_bias;
    uint32_t baton; /* 1 while a thread is at the door */
    uint64_t answer_bytes; /* sent, under the baton */
    uint32_t is_lost; /* 1 while somebody writes why, 2 when it is there to be read */
    char lost_why[256];
} pool;

static struct batch no_batch = {.node = UINT32_MAX};
struct lane no_lane = {.first = 1ull << MARK_LANE_SHIFT}; /* lane_first(0): of requests that wait for nothing */
static struct stream no_stream = {.node = UINT32_MAX}; /* lane->recent of a lane that has talked to nobody */

_Noreturn static void pool_broken(const char *why) { die(NULL, "the network failed: %s", why); }

static const struct wire *the_wire(void) { return pool.wire; }

/* fork(): the connections, the driver's threads and the progress thread are the parent's. The child has neither a wire
 * nor open batches, so that all that it posts comes to lane_room_slow, and ends there. */
static void in_child(void)
{
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        struct lane *lane = &pool.lanes[i];
        lane->lock = (struct lock){0}; /* whoever was inside is not here */
        lane->recent = &no_stream;
        lane->gathering = &no_batch;
        lane->wire = NULL;
    }
    pool.wire = NULL;
}

/* A process that exits in the middle: what it does last is to unload the driver's library, and no other thread may be in
 * there then. Takes the door and all lanes for good; not for ever, as whoever has one may be waiting for the end. */
static void at_exit(void)
{
    enum { PATIENCE_MS = 200 };
    const struct timespec a_while = {.tv_nsec = 1000000};
    if (!pool.wire) return;
    int waits = 0;
    for (; !door_take() && waits < PATIENCE_MS; waits++) nanosleep(&a_while, NULL);
    for (uint32_t i = 0; i < pool.n_lanes; i++)
        for (; pool.lanes[i].wire && !lock_visit(&pool.lanes[i].lock) && waits < PATIENCE_MS; waits++) nanosleep(&a_while, NULL);
}

static uintptr_t this_thread(void)
{
    static _Thread_local char here;
    return (uintptr_t)&here;
}

_Noreturn static void die_in_child(void) { die(NULL, "a forked process is no PE: it cannot reach other nodes"); }

/* A process at the other end is gone. Whoever started it knows more than we do, and ends this one, too; threads that
 * wait see that. */
static void connection_lost(const char *why)
{
    uint32_t no = 0;
    if (!compare_exchange(&pool.is_lost, &no, 1)) return;
    snprintf(pool.lost_why, sizeof pool.lost_why, "%s", why);
    store_release(&pool.is_lost, 2);
    progress_wake();
}

bool pool_is_lost(void) { return load_acquire(&pool.is_lost) == 2; }
void pool_lost(void) { pool_broken(pool.lost_why); }

/* Batches */

static struct batch *buffer_take(struct lane *lane)
{
    for (struct batch **link = &lane->limbo, *b; (b = *link);) {
        if (!load_relaxed(&b->sent)) {
            link = &b->next;
            continue;
        }
        *link = b->next;
        b->next = lane->free;
        lane->free = b;
    }
    struct batch *b = lane->free;
    if (b) lane->free = b->next;
    else if (lane->n_batches < BATCHES && (b = aligned_alloc(cache_line, sizeof *b))) {
        lane->buffers[lane->n_batches++] = b;
        b->results = NULL;
        b->result_room = 0;
    }
    return b;
}

static void buffer_give(struct lane *lane, struct batch *b)
{
    struct batch **list = b->sent ? &lane->free : &lane->limbo;
    b->next = *list;
    *list = b;
}

static bool batch_open(struct lane *lane, struct stream *stream)
{
    struct batch *b = lane->opened - lane->done < HISTORY - 1 ? buffer_take(lane) : NULL;
    if (!b) return false;
    b->stream = stream;
    b->next = NULL;
    b->sequence = ++lane->opened;
    b->sent = true;
    b->n_results = 0;
    b->answer_size = 0;
    b->node = stream->node;
    b->at = b->bytes + sizeof(struct batch_header);
    b->end = b->bytes + BATCH_SIZE - 2 * sizeof(uint64_t);
    memcpy(b->bytes, &(struct batch_header){.magic = BATCH_MAGIC, .source = (uint32_t)world.pe, .sequence = b->sequence},
           sizeof(struct batch_header));
    stream->open = b;
    store_relaxed(&lane->gathered, lane->gathered + 1);
    if (stream->first) progress_wake(); /* it will gather: should this thread not come back, somebody has to send it */
    return true;
}

/* Hands closed batches to the driver, in their order, as far as it has room. Until then they count as gathered. */
static void send_unsent(struct lane *lane)
{
    for (struct batch *b; (b = lane->unsent); lane->unsent = b->next_unsent) {
        if (!the_wire()->send(b->stream->port, b->bytes, (size_t)(b->at - b->bytes), &b->sent)) return;
        if (!load_relaxed(&b->sent)) store_relaxed(&lane->sending, true);
        store_relaxed(&lane->gathered, lane->gathered - 1);
    }
}

void lane_send(struct stream *stream)
{
    struct lane *lane = stream->lane;
    struct batch *b = stream->open;
    stream->open = NULL;
    lane->gathering = &no_batch;
    store_relaxed(&lane->sent_bytes, lane->sent_bytes + (uint64_t)(b->at - b->bytes));
    if (!stream->first) stream->last = &stream->first;
    *stream->last = b;
    stream->last = &b->next;
    if (!lane->unsent) lane->unsent_last = &lane->unsent;
    *lane->unsent_last = b;
    lane->unsent_last = &b->next_unsent;
    b->next_unsent = NULL;
    send_unsent(lane);
    if (lane->unsent || lane->sending) progress_wake(); /* should this thread not come back, somebody has to go on */
}

/* Sends what is gathered for nodes; all of it, or what has waited for an answer that has come. */
static void send_gathered(struct lane *lane, bool all)
{
    for (uint32_t i = 0; i < lane->n_batches && lane->gathered; i++) {
        struct stream *s = lane->buffers[i]->stream;
        if (s->open == lane->buffers[i] && (all || !s->first)) lane_send(s);
    }
}

static bool is_sending(const struct lane *lane)
{
    for (uint32_t i = 0; i < lane->n_batches; i++)
        if (!load_relaxed(&lane->buffers[i]->sent)) return true;
    return false;
}

static void deliver(const struct batch *b, const char *bytes, size_t nbytes)
{
    for (uint32_t i = 0; i < b->n_results; i++) {
        const struct result *r = &b->results[i];
        if (nbytes < r->nbytes) pool_broken("an answer is too short");
        memcpy(r->to, bytes, r->nbytes);
        size_t step = min_size(record_padded(r->nbytes), nbytes);
        bytes += step;
        nbytes -= step;
    }
}

static void batch_applied(struct lane *lane, struct stream *stream, struct batch *b)
{
    stream->first = b->next;
    lane->applied[b->sequence % HISTORY] = true;
    buffer_give(lane, b);
    uint64_t done = lane->done;
    while (lane->applied[(done + 1) % HISTORY]) lane->applied[++done % HISTORY] = false;
    store_release(&lane->done, done); /* pairs with the acquire of whoever waits for a mark */
}

/* An answer has come; called inside the lane, from its progress. */
static void stream_answered(void *arg, const void *bytes, size_t nbytes)
{
    struct stream *stream = arg;
    struct batch *b = stream->first;
    struct batch_header header;
    if (nbytes < sizeof header) pool_broken("an answer is too short");
    memcpy(&header, bytes, sizeof header);
    if (!b || header.magic != BATCH_MAGIC || header.sequence != b->sequence) pool_broken("an answer is out of order");
    deliver(b, (const char *)bytes + sizeof header, nbytes - sizeof header);
    batch_applied(stream->lane, stream, b);
    if (!stream->first && stream->open) lane_send(stream);
}

static void lane_progress(struct lane *lane)
{
    if (lane->unsent) send_unsent(lane);
    the_wire()->lane_progress(lane->wire);
}

/* Streams */

static uint32_t stream_places(const struct lane *lane) { return lane->streams ? 1u << lane->stream_bits : 0; }

/* The place of the stream to a node, or the empty one where it belongs. */
static struct stream **stream_place(const struct lane *lane, uint32_t node)
{
    uint32_t at = node * 0x9e3779b1u >> (32 - lane->stream_bits);
    while (lane->streams[at] && lane->streams[at]->node != node) at = (at + 1) & (stream_places(lane) - 1);
    return &lane->streams[at];
}

/* Twice as many places: a lane's memory grows with the nodes that it talks to, not with the job. */
static void streams_grow(struct lane *lane)
{
    uint32_t before = stream_places(lane);
    struct stream **old = lane->streams;
    lane->stream_bits = old ? lane->stream_bits + 1 : 3;
    lane->streams = calloc((size_t)1 << lane->stream_bits, sizeof *lane->streams);
    if (!lane->streams) die(NULL, "out of memory for connections");
    for (uint32_t i = 0; i < before; i++)
        if (old[i]) *stream_place(lane, old[i]->node) = old[i];
    free(old);
}

static struct stream *stream_open(struct lane *lane, uint32_t node)
{
    char card[BOARD_CARD_SIZE];
    size_t size = boot_door(node, (uint32_t)world.node_pe + lane->number, card);
    struct stream *s = calloc(1, sizeof *s);
    if (!s) die(NULL, "out of memory for a connection");
    *s = (struct stream){.lane = lane, .node = node};
    const char *why = the_wire()->connect(lane->wire, card, size, s, &s->port);
    if (!why) return s;
    connection_lost(why);
    for (struct pause pause = {0};;) pause_step(&pause); /* until the job ends */
}

static struct stream *stream_to(struct lane *lane, uint32_t node)
{
    if (lane->recent->node == node) return lane->recent;
    if (2 * lane->n_streams >= stream_places(lane)) streams_grow(lane);
    struct stream **place = stream_place(lane, node);
    if (!*place) {
        *place = stream_open(lane, node);
        lane->n_streams++;
    }
    return lane->recent = *place;
}

static bool fits(const struct batch *b, size_t nbytes, size_t result)
{
    return nbytes <= (size_t)(b->bytes + BATCH_SIZE - b->at) && b->answer_size + result <= BATCH_SIZE;
}

void *lane_room_slow(struct lane *lane, uint32_t node, size_t nbytes, size_t result, struct stream **stream)
{
    if (!pool.wire) die_in_child();
    for (struct pause pause = {0};;) {
        struct stream *s = stream_to(lane, node);
        if (s->open && !fits(s->open, nbytes, result)) lane_send(s);
        if (s->open || batch_open(lane, s)) {
            void *at = s->open->at;
            s->open->at += nbytes;
            *stream = s;
            return at;
        }
        send_gathered(lane, true);
        lane_progress(lane);
        lock_leave(&lane->lock); /* no lock is held while time passes */
        pause_step(&pause);
        lock_enter(&lane->lock);
    }
}

void lane_expect(struct stream *stream, void *to, size_t nbytes)
{
    struct batch *b = stream->open;
    if (b->n_results == b->result_room) {
        uint32_t room = b->result_room ? 2 * b->result_room : 16;
        struct result *results = realloc(b->results, room * sizeof *results);
        if (!results) die(NULL, "out of memory for results");
        b->results = results;
        b->result_room = room;
    }
    b->results[b->n_results++] = (struct result){.to = to, .nbytes = nbytes};
    b->answer_size += record_padded(nbytes);
    store_relaxed(&stream->lane->answering, b->sequence);
}

/* Is there anything that progress could move on? If not, to ask the driver would be a system call for nothing. */
static bool is_busy(const struct lane *lane) { return lane->done < lane->opened || lane->limbo; }

static void push(struct lane *lane)
{
    if (lane->gathered) send_gathered(lane, true);
    if (is_busy(lane)) lane_progress(lane);
}

void lane_push(struct lane *lane)
{
    if (lane == &no_lane) return;
    if (!pool.wire) die_in_child();
    lock_enter(&lane->lock);
    push(lane);
    lock_leave(&lane->lock);
}

void lane_wait(struct lane *lane, uint64_t mark)
{
    for (struct pause pause = {0}; load_acquire(&lane->done) < mark; pause_step(&pause)) lane_push(lane);
}

/* Who does not own a lane comes as a visitor: by the biased rule at most one other may enter as the owner does. With
 * fewer than MULTIPLE threads it is one at a time anyway. */
static bool may_enter(const struct lane *lane)
{
    return world.thread_level != SHMEM_THREAD_MULTIPLE || load_relaxed(&lane->lock.gate) == GATE_LOCKED ||
           (load_relaxed(&lane->is_private) && load_relaxed(&lane->owner) == this_thread());
}

void lane_push_by_anybody(struct lane *lane)
{
    if (may_enter(lane)) {
        lane_push(lane);
    } else if (lock_visit(&lane->lock)) {
        push(lane);
        lock_visit_end(&lane->lock);
    }
}

void lane_wait_by_anybody(struct lane *lane, uint64_t mark)
{
    for (struct pause pause = {0}; load_acquire(&lane->done) < mark; pause_step(&pause)) lane_push_by_anybody(lane);
}

uint32_t lane_count(void) { return pool.n_lanes; }

struct lane *lane_numbered(uint32_t number) { return number < pool.n_lanes ? &pool.lanes[number] : NULL; }

bool lane_help(void)
{
    bool left = false;
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        struct lane *lane = &pool.lanes[i];
        if (!load_ordered(&lane->gathered) && !load_ordered(&lane->sending)) continue;
        left = true;
        if (!lock_visit(&lane->lock)) continue;
        lane_progress(lane);
        send_gathered(lane, false);
        store_relaxed(&lane->sending, is_sending(lane));
        lock_visit_end(&lane->lock);
    }
    return left;
}

uint64_t pool_sent_bytes(void)
{
    uint64_t sum = load_relaxed(&pool.answer_bytes);
    for (uint32_t i = 0; i < pool.n_lanes; i++) sum += load_relaxed(&pool.lanes[i].sent_bytes);
    return sum;
}

/* The door */

static char answer[BATCH_SIZE + sizeof(struct batch_header)] aligned(cache_line); /* under the baton */

static void door_arrived(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    const char *why;
    remote_access_begin();
    size_t length = record_apply_batch(bytes, nbytes, answer, BATCH_SIZE, &why);
    remote_access_end();
    if (!length) pool_broken(why);
    the_wire()->door_answer(way, answer, length);
    store_relaxed(&pool.answer_bytes, pool.answer_bytes + length);
}

bool door_take(void) { return !load_relaxed(&pool.baton) && !exchange(&pool.baton, 1); }
void door_give(void) { store_release(&pool.baton, 0); }

bool door_is_quiet(void)
{
    while (the_wire()->door_progress()) continue;
    return the_wire()->door_arm();
}

int door_fd(void) { return the_wire()->door_fd(); }

bool door_poll(void)
{
    if (!pool.wire || !door_take()) return false;
    bool any = the_wire()->door_progress();
    door_give();
    return any;
}

/* Lanes */

static void lane_open(struct lane *lane)
{
    const char *why = the_wire()->lane_open(&lane->wire);
    if (why) die(NULL, "cannot open lane %u: %s", lane->number, why);
    lane->recent = &no_stream;
    lane->gathering = &no_batch;
}

/* Whose lane is it, once a context has taken it? A PRIVATE context's is its thread's; what the others' threads will be is
 * not known. (A later thread may have the name of one that has ended: it inherits.) */
enum { ANYBODY, SEVERAL }; /* no thread */

static uintptr_t owner_of(long options)
{
    bool is_known = (options & SHMEM_CTX_PRIVATE) || env.lane_policy == LANE_POLICY_THREAD;
    return is_known ? this_thread() : SEVERAL;
}

static uint32_t lanes_of(uintptr_t owner)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < pool.n_lanes; i++) n += pool.lanes[i].users && pool.lanes[i].owner == owner;
    return n;
}

/* The lane with the fewest users, of ANYBODY's or of those with this owner; NULL if there is none. The first lane is the
 * default context's: it comes last. */
static struct lane *least_used(uintptr_t owner)
{
    struct lane *best = NULL;
    for (uint32_t k = 1; k <= pool.n_lanes; k++) {
        struct lane *lane = &pool.lanes[k % pool.n_lanes];
        if (owner != ANYBODY && (!lane->users || lane->owner != owner)) continue;
        if (!best || lane->users < best->users) best = lane;
    }
    return best;
}

/* Fair: who has as many lanes as are free already shares its own from then on, so that whoever comes later, and has
 * fewer, still finds some. Contexts of several threads share when they have three times as many. */
static struct lane *choose_fairly(uintptr_t owner)
{
    uint32_t taken = lanes_of(owner), free = 0;
    for (uint32_t i = 0; i < pool.n_lanes; i++) free += !pool.lanes[i].users;
    bool shares = taken && taken >= free * (owner == SEVERAL ? 3 : 1);
    return least_used(shares ? owner : ANYBODY);
}

static struct lane *choose(uintptr_t owner)
{
    struct lane *own = NULL;
    switch (env.lane_policy) {
    case LANE_POLICY_FAIR: return choose_fairly(owner);
    case LANE_POLICY_ROUNDROBIN: return &pool.lanes[pool.turn++ % pool.n_lanes];
    case LANE_POLICY_THREAD: own = least_used(owner); break;
    }
    return own ? own : least_used(ANYBODY);
}

/* Who has a lane alone and promises to be one thread at a time needs no real lock: one context, or several PRIVATE ones
 * of one thread. */
static bool may_be_biased(struct lane *lane, uintptr_t owner, long options)
{
    bool is_private = options & SHMEM_CTX_PRIVATE, alone = !lane->users;
    store_relaxed(&lane->is_private, is_private && (alone || (lane->is_private && lane->owner == owner)));
    return pool.can_bias && (lane->is_private || (alone && (options & SHMEM_CTX_SERIALIZED)));
}

struct lane *lane_take(long options)
{
    if (!pool.wire) return &no_lane;
    pthread_mutex_lock(&world.lock);
    uintptr_t owner = owner_of(options);
    struct lane *lane = choose(owner);
    if (!lane->wire) lane_open(lane);
    lock_set_rule(&lane->lock, may_be_biased(lane, owner, options));
    if (!lane->users++) store_relaxed(&lane->owner, owner);
    pthread_mutex_unlock(&world.lock);
    return lane;
}

void lane_give(struct lane *lane)
{
    if (lane == &no_lane) return;
    pthread_mutex_lock(&world.lock);
    lane->users--;
    pthread_mutex_unlock(&world.lock);
}

bool lane_is_alone(const struct lane *lane)
{
    pthread_mutex_lock(&world.lock);
    bool is_alone = lane == &no_lane || lane->users == 1;
    pthread_mutex_unlock(&world.lock);
    return is_alone;
}

void lane_up(void)
{
    char name[16], why[512];
    struct wire_events events = {.arrived = door_arrived, .answered = stream_answered, .lost = connection_lost};
    if (roster.n_nodes == 1) return;
    size_t length = strcspn(env.wire, ":");
    snprintf(name, sizeof name, "%.*s", (int)length, env.wire);
    pool.wire = wire_find(name, why, sizeof why);
    if (!pool.wire) die(NULL, "HEDDLE_WIRE is %s, but there is no such driver: %s", env.wire, why);
    const char *failed = the_wire()->up(env.wire + length + (env.wire[length] == ':'), &events);
    if (failed) die(NULL, "the wire %s cannot be started: %s", env.wire, failed);
    char card[WIRE_ADDRESS_SIZE];
    size_t size = 0;
    if ((failed = the_wire()->door_address(card, &size))) die(NULL, "the wire %s: %s", env.wire, failed);
    boot_publish_door(card, size);
    pool.n_lanes = (uint32_t)min_size(env.lanes ? env.lanes : 1, (size_t)the_wire()->lane_limit());
    pool.lanes = aligned_alloc(cache_line, pool.n_lanes * sizeof *pool.lanes);
    if (!pool.lanes) die(NULL, "out of memory for %u lanes", pool.n_lanes);
    memset(pool.lanes, 0, pool.n_lanes * sizeof *pool.lanes);
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        pool.lanes[i].number = i;
        pool.lanes[i].first = pool.lanes[i].done = pool.lanes[i].opened = lane_first(i);
    }
    pool.can_bias = lock_bias_available();
    static bool is_hooked;
    if (!is_hooked) pthread_atfork(NULL, NULL, in_child), atexit(at_exit);
    is_hooked = true;
    progress_up();
}

static void lane_close(struct lane *lane)
{
    if (lane->wire) the_wire()->lane_close(lane->wire);
    for (uint32_t i = 0; i < stream_places(lane); i++) free(lane->streams[i]);
    free(lane->streams);
    for (uint32_t i = 0; i < lane->n_batches; i++) {
        free(lane->buffers[i]->results);
        free(lane->buffers[i]);
    }
}

void lane_down(void)
{
    if (!pool.wire) return;
    for (uint32_t i = 0; i < pool.n_lanes; i++)
        if (pool.lanes[i].wire) lane_wait(&pool.lanes[i], pool.lanes[i].opened);
    boot_barrier(); /* no message and no answer is on its way to anybody: doors may close */
    progress_down();
    for (uint32_t i = 0; i < pool.n_lanes; i++) lane_close(&pool.lanes[i]);
    the_wire()->down();
    free(pool.lanes);
    memset(&pool, 0, sizeof pool);
}
