#include "core/lane.h"

#include <sched.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/env.h"
#include "base/log.h"
#include "core/boot.h"
#include "core/debt.h"
#include "core/door.h"
#include "core/live.h"
#include "core/pause.h"
#include "core/pool.h"

struct pool pool;

static struct {
    uint32_t is_lost; /* 1 while somebody writes why, 2 when it is there to be read */
    char why[256];
} lost;

static struct batch no_batch = {.node = UINT32_MAX};
struct lane no_lane = {.gathering = &no_batch};
static struct stream no_stream = {.node = UINT32_MAX}; /* lane->recent of a lane that has talked to nobody */

_Noreturn void pool_broken(const char *why) { die(NULL, "the network failed: %s", why); }

static void lane_gather_nothing(struct lane *lane) { lane_gather(lane, NULL, &no_batch); }

static const struct wire *the_wire(void) { return pool.wire; }

/* fork(): the connections, the driver's threads and the progress thread are the parent's. The child has neither a wire
 * nor open batches, so that all that it posts comes to lane_room_slow, and ends there. */
static void in_child(void)
{
    live_in_child();
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        struct lane *lane = &pool.lanes[i];
        lane->lock = (struct lock){0}; /* whoever was inside is not here */
        lane->recent = &no_stream;
        lane_gather_nothing(lane);
        lane->bulk = (struct bulk_queue){0};
        lane->gathered = 0;
        lane->wire = NULL;
    }
    pool.wire = NULL;
}

/* A process that exits in the middle: what it does last is to unload the driver's library, and no other thread may be
 * in there then. Takes the door and all lanes for good; not for ever, as whoever has one may be waiting for the end. */
static void at_exit(void)
{
    enum { PATIENCE_MS = 200 };
    const struct timespec a_while = {.tv_nsec = 1000000};
    if (!pool.wire) return;
    int64_t until = clock_ms() + PATIENCE_MS; /* by the clock: naps are long where the machine is busy */
    while (!door_take() && clock_ms() < until) nanosleep(&a_while, NULL);
    for (uint32_t i = 0; i < pool.n_lanes; i++)
        while (pool.lanes[i].wire && !lock_visit(&pool.lanes[i].lock) && clock_ms() < until) nanosleep(&a_while, NULL);
}

_Noreturn void die_in_child(void) { die(NULL, "a forked process is no PE: it cannot reach other nodes"); }

/* A process at the other end is gone. Whoever started it knows more than we do, and ends this one, too; threads that
 * wait see that. */
static void connection_lost(const char *why)
{
    uint32_t no = 0;
    if (!compare_exchange(&lost.is_lost, &no, 1)) return;
    snprintf(lost.why, sizeof lost.why, "%s", why);
    store_release(&lost.is_lost, 2); /* pairs with pool_is_lost */
    progress_wake();
}

/* Pairs with the release in connection_lost: then there is a reason for pool_lost. */
bool pool_is_lost(void) { return load_acquire(&lost.is_lost) == 2; }
void pool_lost(void) { pool_broken(lost.why); }

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

struct batch *lane_buffer(struct lane *lane, struct stream *stream, uint64_t sequence)
{
    struct batch *b = buffer_take(lane);
    if (!b) return NULL;
    b->stream = stream;
    b->bulk = NULL;
    b->next = NULL;
    b->sequence = sequence;
    b->sent = true;
    b->is_late = false;
    b->contexts = 0;
    b->n_results = 0;
    b->answer_size = 0;
    b->node = stream->node;
    b->at = b->bytes + sizeof(struct batch_header);
    b->end = b->bytes + BATCH_SIZE - 2 * sizeof(uint64_t);
    memcpy(b->bytes,
           &(struct batch_header){.magic = BATCH_MAGIC, .source = (uint32_t)world.pe, .sequence = b->sequence},
           sizeof(struct batch_header));
    store_relaxed(&lane->gathered, lane->gathered + 1);
    return b;
}

static bool history_is_full(const struct lane *lane) { return lane->opened - lane->done >= HISTORY - 1; }

/* The next one of the lane's history; NULL if there is no room for it now. */
static struct batch *batch_new(struct lane *lane, struct stream *stream)
{
    struct batch *b = history_is_full(lane) ? NULL : lane_buffer(lane, stream, lane->opened + 1);
    if (b) store_relaxed(&lane->opened, b->sequence);
    return b;
}

static bool batch_open(struct lane *lane, struct stream *stream)
{
    struct batch *b = batch_new(lane, stream);
    if (!b) return false;
    stream->open = b;
    if (stream->first) progress_wake(); /* it will gather: should this thread not come back, somebody has to send it */
    return true;
}

/* Might a batch that was handed over be still here? A driver may be done with the bytes and have them in a buffer of
 * its own, if the way was not free. A short message finds it free if nothing is on its way, or a few short ones. */
static bool may_linger(const struct batch *b, size_t nbytes)
{
    bool is_alone = !b->stream->first || b->stream->first == b;
    return nbytes > SHORT_MESSAGE || !is_alone || !load_relaxed(&b->sent);
}

/* Behind the others that wait for the driver; but what a context of high priority has in it leaves before what none
 * has, except on its own stream, which stays in order. */
static void unsent_insert(struct lane *lane, struct batch *b)
{
    struct batch **link = &lane->unsent;
    if (!lane->unsent || !(b->contexts & lane->urgent)) {
        link = lane->unsent ? lane->unsent_last : link;
    } else {
        for (struct batch **at = link; *at; at = &(*at)->next_unsent)
            if (((*at)->contexts & lane->urgent) || (*at)->stream == b->stream) link = &(*at)->next_unsent;
    }
    b->next_unsent = *link;
    *link = b;
    if (!b->next_unsent) lane->unsent_last = &b->next_unsent;
}

/* Hands closed batches to the driver, in their order, as far as it has room. Until then they count as gathered. Nobody
 * waits for a late one's answer with its buffer. */
static void send_unsent(struct lane *lane)
{
    for (struct batch *b; (b = lane->unsent); lane->unsent = b->next_unsent) {
        size_t nbytes = (size_t)(b->at - b->bytes);
        if (!the_wire()->send(b->stream->port, b->bytes, nbytes, &b->sent)) return;
        if (may_linger(b, nbytes)) store_relaxed(&lane->sending, true);
        store_relaxed(&lane->gathered, lane->gathered - 1);
        if (b->is_late) buffer_give(lane, b);
    }
}

/* In flight until it is answered. */
static void stream_append(struct stream *stream, struct batch *b)
{
    if (!stream->first) stream->last = &stream->first;
    *stream->last = b;
    stream->last = &b->next;
    stream->lane->expected++;
}

void lane_hand_over(struct lane *lane, struct batch *b)
{
    uint64_t more = debt_take(b->stream->door) | (b->is_late ? BATCH_LATE : 0);
    memcpy(b->bytes + offsetof(struct batch_header, more), &more, sizeof more);
    store_relaxed(&lane->sent_bytes, lane->sent_bytes + (uint64_t)(b->at - b->bytes));
    if (!b->is_late) stream_append(b->stream, b);
    lane->batches++;
    unsent_insert(lane, b);
    send_unsent(lane);
    if (lane->unsent || lane->sending) progress_wake(); /* should this thread not come back, somebody has to go on */
}

/* What has this number is applied, or is late and in the book: the low water rises over it. */
static void number_applied(struct lane *lane, uint64_t sequence)
{
    uint64_t done = lane->done;
    lane->applied[sequence % HISTORY] = true;
    while (lane->applied[(done + 1) % HISTORY]) lane->applied[++done % HISTORY] = false;
    store_release(&lane->done, done); /* pairs with lane_has_passed, and is_passed of request.c */
}

void lane_send(struct stream *stream)
{
    struct batch *b = stream->open;
    lane_count_words(stream->lane);
    stream->open = NULL;
    lane_gather_nothing(stream->lane);
    late_listen(stream->lane);
    b->is_late = late_goes(stream->lane, b);
    if (b->is_late) number_applied(stream->lane, b->sequence);
    lane_hand_over(stream->lane, b);
}

void lane_send_empty(struct lane *lane, struct stream *stream)
{
    struct batch *b = batch_new(lane, stream);
    if (b) lane_hand_over(lane, b);
}

/* Is there anything that progress could move on? If not, to ask the driver would be a system call for nothing. */
static bool is_busy(const struct lane *lane) { return lane->expected || lane->unsent || lane->limbo || lane->bulk.n; }

/* Sends what is gathered of these contexts for nodes; all of it, or what has waited for an answer that has come. */
static void send_gathered_of(struct lane *lane, uint64_t contexts, bool all)
{
    for (uint32_t i = 0; i < lane->n_batches && lane->gathered; i++) {
        struct batch *b = lane->buffers[i];
        struct stream *s = b->stream;
        if (s->open == b && (b->contexts & contexts) && (all || !s->first)) lane_send(s);
    }
}

static void send_gathered(struct lane *lane, uint64_t contexts, bool all)
{
    if (unlikely(lane->urgent & contexts)) send_gathered_of(lane, lane->urgent & contexts, all);
    send_gathered_of(lane, contexts, all);
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
    lane->expected--;
    bool is_last = !b->bulk || bulk_applied(lane, b->bulk);
    buffer_give(lane, b);
    if (is_last) number_applied(lane, b->sequence);
}

/* An answer has come; called inside the lane, from its progress. */
static void stream_answered(void *arg, const void *bytes, size_t nbytes)
{
    struct stream *stream = arg;
    struct batch *b = stream->first;
    struct batch_header header;
    if (nbytes < sizeof header) pool_broken("an answer is too short");
    memcpy(&header, bytes, sizeof header);
    if (header.magic != BATCH_MAGIC) pool_broken("an answer has a wrong header");
    stream->door = header.source;
    bool was_late = late_answered(stream->lane, stream, header.sequence);
    if (b && header.sequence == b->sequence) {
        deliver(b, (const char *)bytes + sizeof header, nbytes - sizeof header);
        batch_applied(stream->lane, stream, b);
    } else if (!was_late) {
        pool_broken("an answer is out of order");
    }
    if (!stream->first && stream->open) lane_send(stream);
}

static void lane_progress(struct lane *lane)
{
    if (lane->unsent) send_unsent(lane);
    if (lane->bulk.first) bulk_move(lane, BULK_AT_ONCE);
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

/* Cards: what a node tells others of each of its doors, the wire's name and behind its 0 the address. */

static void card_publish(void)
{
    char card[BOARD_CARD_SIZE];
    size_t before = strlen(the_wire()->name) + 1, size = 0;
    _Static_assert(WIRE_NAME_SIZE + WIRE_ADDRESS_SIZE <= BOARD_CARD_SIZE, "a card has room for a name and an address");
    memcpy(card, the_wire()->name, before);
    const char *why = the_wire()->door_address(card + before, &size);
    if (why) die(NULL, "the wire %s: %s", the_wire()->name, why);
    boot_publish_door(card, before + size);
}

static const char *card_connect(struct lane *lane, const char *card, size_t size, struct stream *s)
{
    static char why[128];
    size_t before = strnlen(card, size) + 1;
    if (before < size && !strcmp(card, the_wire()->name))
        return the_wire()->connect(lane->wire, card + before, size - before, s, &s->port);
    snprintf(why, sizeof why, "another node uses the wire %.*s, this one %s: HEDDLE_WIRE can say which", WIRE_NAME_SIZE,
             card, the_wire()->name);
    return why;
}

static struct stream *stream_open(struct lane *lane, uint32_t node)
{
    char card[BOARD_CARD_SIZE];
    size_t size = boot_door(node, (uint32_t)world.node_pe + lane->number, card);
    struct stream *s = calloc(1, sizeof *s);
    if (!s) die(NULL, "out of memory for a connection");
    *s = (struct stream){.lane = lane, .node = node, .door = NOBODY};
    const char *why = card_connect(lane, card, size, s);
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

/* Inside the lane, and there is no room: leaves it, because no lock is held while time passes, and comes back. */
static void wait_for_room(struct lane *lane, struct pause *pause)
{
    send_gathered(lane, ALL_CONTEXTS, true);
    lane_progress(lane);
    lock_leave(&lane->lock);
    pause_step(pause);
    lock_enter(&lane->lock);
}

void *lane_room_slow(struct lane *lane, uint32_t node, size_t nbytes, size_t result, struct stream **stream)
{
    if (!pool.wire) die_in_child();
    lane_count_words(lane);
    for (struct pause pause = {0};;) {
        struct stream *s = stream_to(lane, node);
        if (s->open && !fits(s->open, nbytes, result)) lane_send(s);
        if (s->open || batch_open(lane, s)) {
            void *at = s->open->at;
            s->open->at += nbytes;
            *stream = s;
            return at;
        }
        wait_for_room(lane, &pause);
    }
}

uint64_t lane_reserve(struct lane *lane, uint32_t node, struct stream **stream)
{
    if (!pool.wire) die_in_child();
    for (struct pause pause = {0}; history_is_full(lane);) wait_for_room(lane, &pause);
    *stream = stream_to(lane, node);
    store_relaxed(&lane->opened, lane->opened + 1);
    return lane->opened;
}

void batch_expect(struct batch *b, void *to, size_t nbytes)
{
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

/* Is something of these contexts not applied up to the mark? */
static bool is_awaited(const struct lane *lane, uint64_t mark, uint64_t contexts)
{
    for (uint32_t i = 0; i < lane->n_batches && lane->done < mark; i++) {
        const struct batch *b = lane->buffers[i];
        bool is_applied = b->sequence <= lane->done || lane->applied[b->sequence % HISTORY];
        if (!is_applied && b->sequence <= mark && (b->contexts & contexts)) return true;
    }
    return lane->done < mark && bulk_is_queued(&lane->bulk, mark, contexts);
}

static bool enter_as(struct lane *lane, enum waiter waiter)
{
    if (!pool.wire) die_in_child();
    if (waiter == WAITER_VISITOR) return lock_visit(&lane->lock);
    lock_enter(&lane->lock);
    return true;
}

static void leave_as(struct lane *lane, enum waiter waiter)
{
    if (waiter == WAITER_VISITOR) lock_visit_end(&lane->lock);
    else lock_leave(&lane->lock);
}

/* Of what contexts have posted and, in the book, of what has gone late. */
static bool lane_step(struct lane *lane, uint64_t mark, uint64_t contexts, uint64_t late, enum waiter waiter)
{
    if (!enter_as(lane, waiter)) return false;
    late_listen(lane);
    if (lane->gathered) send_gathered(lane, contexts, true);
    if (is_busy(lane)) lane_progress(lane);
    bool is_over = late_ask(lane, mark, late) && !is_awaited(lane, mark, contexts);
    leave_as(lane, waiter);
    return is_over;
}

void lane_settle(struct lane *lane, enum waiter waiter)
{
    if (lane == &no_lane) return;
    while (!enter_as(lane, waiter)) sched_yield();
    lane_count_words(lane);
    leave_as(lane, waiter);
}

void lane_forget(struct lane *lane, const struct context *c)
{
    while (!enter_as(lane, WAITER_VISITOR)) sched_yield();
    lane_count_words(lane);
    if (lane->poster == c) lane_gather_nothing(lane);
    leave_as(lane, WAITER_VISITOR);
}

void lane_push(struct lane *lane)
{
    if (lane == &no_lane) return;
    late_note_turn(&lane->late); /* since what was sent before, and before what is sent next */
    lane_step(lane, 0, ALL_CONTEXTS, NO_CONTEXTS, WAITER_USER);
    late_note_turn(&lane->late);
}

static struct lane *lane_of_mark(uint64_t mark)
{
    if (!pool.lanes) die_in_child();
    return &pool.lanes[mark_lane(mark)];
}

/* Pairs with the release in batch_applied: what was to be done, results in the caller's memory among it, is. And with
 * that in look_whose: what is late is in the book before the low water passes it. */
bool lane_has_passed(uint64_t mark, uint64_t contexts)
{
    if (!mark) return true;
    const struct lane *lane = lane_of_mark(mark);
    return load_acquire(&lane->done) >= mark && !(load_acquire(&lane->late.contexts) & contexts);
}

static bool step_to(uint64_t mark, uint64_t contexts, uint64_t late, enum waiter waiter)
{
    return lane_has_passed(mark, late) || lane_step(lane_of_mark(mark), mark, contexts, late, waiter);
}

/* It is the answer that the thread waits for: it looks for that several times for each look at the door, which is a
 * system call as well. */
enum { LOOKS = 4 };

static bool is_at(uint64_t mark, uint64_t contexts, uint64_t late, enum waiter waiter)
{
    for (int looks = 0; looks < LOOKS; looks++)
        if (step_to(mark, contexts, late, waiter)) return true;
    return lane_has_passed(mark, late);
}

static void wait_until_at(uint64_t mark, uint64_t contexts, uint64_t late, enum waiter waiter)
{
    uint64_t moved = 0;
    if (lane_has_passed(mark, late)) return;
    struct lane *lane = lane_of_mark(mark);
    __atomic_fetch_add(&lane->waits, 1, __ATOMIC_RELAXED);
    for (struct pause pause = {0}; !is_at(mark, contexts, late, waiter); pause_step(&pause))
        if (bulk_has_moved(lane, &moved)) pause = (struct pause){0};
    door_was_claimed(); /* no more */
}

static void note_wait(uint64_t mark)
{
    if (mark) late_note_wait(&lane_of_mark(mark)->late, mark);
}

bool lane_test(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    note_wait(mark);
    return step_to(mark, contexts, contexts, waiter);
}

void lane_wait(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    note_wait(mark);
    wait_until_at(mark, contexts, contexts, waiter);
}

void lane_test_low(uint64_t mark, enum waiter waiter) { step_to(mark, ALL_CONTEXTS, NO_CONTEXTS, waiter); }

void lane_wait_low(uint64_t mark, enum waiter waiter) { wait_until_at(mark, ALL_CONTEXTS, NO_CONTEXTS, waiter); }

void lane_order(struct lane *lane, enum waiter waiter)
{
    uint64_t moved = 0;
    for (struct pause pause = {0}; load_relaxed(&lane->bulk.first); pause_step(&pause)) {
        lane_step(lane, 0, ALL_CONTEXTS, NO_CONTEXTS, waiter);
        if (bulk_has_moved(lane, &moved)) pause = (struct pause){0};
    }
}

bool lane_help(void)
{
    bool left = false;
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        struct lane *lane = &pool.lanes[i];
        if (!load_ordered(&lane->gathered) && !load_ordered(&lane->sending)) continue;
        left = true;
        if (!lock_visit(&lane->lock)) continue;
        lane_progress(lane);
        send_gathered(lane, ALL_CONTEXTS, false);
        store_relaxed(&lane->sending, is_busy(lane));
        lock_visit_end(&lane->lock);
    }
    return left;
}

bool lane_help_bulk(void)
{
    bool left = false;
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        struct lane *lane = &pool.lanes[i];
        if (!load_ordered(&lane->bulk.n)) continue;
        left = true;
        if (bulk_has_moved(lane, &lane->bulk.seen)) continue; /* since the last look: somebody is at it */
        if (!lock_visit(&lane->lock)) continue;
        lane_progress(lane);
        lock_visit_end(&lane->lock);
        bulk_has_moved(lane, &lane->bulk.seen);
    }
    return left;
}

uint64_t pool_sent_bytes(void)
{
    uint64_t sum = door_sent_bytes();
    for (uint32_t i = 0; i < pool.n_lanes; i++) sum += load_relaxed(&pool.lanes[i].sent_bytes);
    return sum;
}

/* Lanes */

void lane_open(struct lane *lane)
{
    const char *why = the_wire()->lane_open(&lane->wire);
    if (why) die(NULL, "cannot open lane %u: %s", lane->number, why);
    lane->recent = &no_stream;
    lane_gather_nothing(lane);
}

void lane_up(void)
{
    char name[WIRE_NAME_SIZE], why[512];
    struct wire_events events = {.arrived = door_arrived, .answered = stream_answered, .lost = connection_lost};
    if (roster.n_nodes == 1) {
        live_up(0, "");
        return;
    }
    size_t length = strcspn(env.wire, ":");
    snprintf(name, sizeof name, "%.*s", (int)length, env.wire);
    pool.wire = wire_find(name, why, sizeof why);
    if (!pool.wire) die(NULL, "HEDDLE_WIRE is %s, but there is no such driver: %s", env.wire, why);
    debug("the wire %s", the_wire()->name);
    const char *failed = the_wire()->up(env.wire + length + (env.wire[length] == ':'), &events);
    if (failed) die(NULL, "the wire %s cannot be started: %s", env.wire, failed);
    card_publish();
    pool.n_lanes = (uint32_t)min_size(env.lanes ? env.lanes : 1, (size_t)the_wire()->lane_limit());
    pool.lanes = live_up(pool.n_lanes, the_wire()->name);
    for (uint32_t i = 0; i < pool.n_lanes; i++) {
        pool.lanes[i].number = i;
        pool.lanes[i].done = pool.lanes[i].opened = (uint64_t)(i + 1) << MARK_LANE;
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
    bulk_close(&lane->bulk);
    for (uint32_t i = 0; i < lane->n_batches; i++) {
        free(lane->buffers[i]->results);
        free(lane->buffers[i]);
    }
}

static void pool_down(void)
{
    for (uint32_t i = 0; i < pool.n_lanes; i++)
        if (pool.lanes[i].wire) lane_wait(pool.lanes[i].opened, ALL_CONTEXTS, WAITER_USER);
    boot_barrier(); /* no message and no answer is on its way to anybody: doors may close */
    progress_down();
    if (env.stats) pool_report();
    for (uint32_t i = 0; i < pool.n_lanes; i++) lane_close(&pool.lanes[i]);
    the_wire()->down();
    memset(&pool, 0, sizeof pool);
    memset(&lost, 0, sizeof lost);
    door_down();
}

void lane_down(void)
{
    if (pool.wire) pool_down();
    live_down();
}
