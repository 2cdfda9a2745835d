#include "core/lane.h"

#include <string.h>

#include <shmem.h>

#include "base/env.h"
#include "base/log.h"
#include "core/boot.h"
#include "core/pause.h"

static struct {
    const struct wire *wire; /* NULL with one node */
    struct lane *lanes;      /* opened when they are first taken */
    uint32_t n_lanes;
    bool can_bias;
    uint32_t baton; /* 1 while a thread is at the door */
} pool;

static struct batch no_batch = {.node = UINT32_MAX};
struct lane no_lane;
static struct stream no_stream = {.node = UINT32_MAX}; /* lane->recent of a lane that has talked to nobody */

_Noreturn void pool_lost(const char *why) { die(NULL, "the network failed: %s", why); }

static const struct wire *the_wire(void) { return pool.wire; }

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
        lane->n_batches++;
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
    b->sent = b->applied = false;
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
        store_relaxed(&lane->gathered, lane->gathered - 1);
    }
}

void lane_send(struct stream *stream)
{
    struct lane *lane = stream->lane;
    struct batch *b = stream->open;
    stream->open = NULL;
    lane->gathering = &no_batch;
    if (!stream->first) stream->last = &stream->first;
    *stream->last = b;
    stream->last = &b->next;
    if (!lane->unsent) lane->unsent_last = &lane->unsent;
    *lane->unsent_last = b;
    lane->unsent_last = &b->next_unsent;
    b->next_unsent = NULL;
    send_unsent(lane);
    if (lane->unsent) progress_wake(); /* should this thread not come back, somebody has to try again */
}

/* Sends what is gathered for nodes; all of it, or what has waited for an answer that has come. */
static void send_gathered(struct lane *lane, bool all)
{
    for (struct stream *s = lane->streams; s && lane->gathered; s = s->next)
        if (s->open && (all || !s->first)) lane_send(s);
}

static void deliver(const struct batch *b, const char *bytes, size_t nbytes)
{
    for (uint32_t i = 0; i < b->n_results; i++) {
        const struct result *r = &b->results[i];
        if (nbytes < r->nbytes) pool_lost("an answer is too short");
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
    if (nbytes < sizeof header) pool_lost("an answer is too short");
    memcpy(&header, bytes, sizeof header);
    if (!b || header.magic != BATCH_MAGIC || header.sequence != b->sequence) pool_lost("an answer is out of order");
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

static struct stream *stream_to(struct lane *lane, uint32_t node)
{
    for (struct stream *s = lane->streams; s; s = s->next)
        if (s->node == node) return lane->recent = s;
    char card[BOARD_CARD_SIZE];
    size_t size = boot_door(node, (uint32_t)world.node_pe + lane->number, card);
    struct stream *s = calloc(1, sizeof *s);
    if (!s) die(NULL, "out of memory for a connection");
    *s = (struct stream){.lane = lane, .node = node, .next = lane->streams};
    const char *why = the_wire()->connect(lane->wire, card, size, s, &s->port);
    if (why) die(NULL, "cannot reach node %u: %s", node, why);
    lane->streams = s;
    return lane->recent = s;
}

static bool fits(const struct batch *b, size_t nbytes, size_t result)
{
    return nbytes <= (size_t)(b->bytes + BATCH_SIZE - b->at) && b->answer_size + result <= BATCH_SIZE;
}

void *lane_room_slow(struct lane *lane, uint32_t node, size_t nbytes, size_t result, struct stream **stream)
{
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
}

void lane_push(struct lane *lane)
{
    if (!lane->wire) return;
    lock_enter(&lane->lock);
    if (lane->gathered) send_gathered(lane, true);
    lane_progress(lane);
    lock_leave(&lane->lock);
}

void lane_wait(struct lane *lane, uint64_t mark)
{
    for (struct pause pause = {0}; load_acquire(&lane->done) < mark; pause_step(&pause)) lane_push(lane);
}

bool lane_help(void)
{
    bool left = false;
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        struct lane *lane = &pool.lanes[i];
        if (!load_relaxed(&lane->gathered)) continue;
        left = true;
        if (!lock_visit(&lane->lock)) continue;
        lane_progress(lane);
        send_gathered(lane, false);
        lock_visit_end(&lane->lock);
    }
    return left;
}

/* The door */

static char answer[BATCH_SIZE + sizeof(struct batch_header)] aligned(cache_line); /* under the baton */

static void door_arrived(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    const char *why;
    size_t length = record_apply_batch(bytes, nbytes, answer, BATCH_SIZE, &why);
    if (!length) pool_lost(why);
    the_wire()->door_answer(way, answer, length);
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

/* Alone on its lane, and promising to be one thread at a time: its lock need not be a real one. */
static bool may_be_biased(long options) { return options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED); }

struct lane *lane_take(long options)
{
    if (!pool.wire) return &no_lane;
    pthread_mutex_lock(&world.lock);
    struct lane *best = &pool.lanes[0];
    for (uint32_t i = 1; i < pool.n_lanes && best->users; i++)
        if (pool.lanes[i].users < best->users || !best->users) best = &pool.lanes[i];
    if (!best->wire) lane_open(best);
    lock_set_rule(&best->lock, !best->users++ && pool.can_bias && may_be_biased(options));
    pthread_mutex_unlock(&world.lock);
    return best;
}

void lane_give(struct lane *lane)
{
    if (lane == &no_lane) return;
    pthread_mutex_lock(&world.lock);
    lane->users--;
    pthread_mutex_unlock(&world.lock);
}

void lane_up(void)
{
    char name[16], why[512];
    struct wire_events events = {.arrived = door_arrived, .answered = stream_answered, .lost = pool_lost};
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
    for (uint32_t i = 0; i < pool.n_lanes; i++) pool.lanes[i].number = i;
    pool.can_bias = lock_bias_available();
    progress_up();
}

static void lane_close(struct lane *lane)
{
    if (lane->wire) the_wire()->lane_close(lane->wire);
    for (struct stream *s; (s = lane->streams); free(s)) lane->streams = s->next;
    buffer_take(lane); /* collects limbo */
    for (struct batch *b; (b = lane->free); free(b)) {
        lane->free = b->next;
        free(b->results);
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
