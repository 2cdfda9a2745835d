#include "network.h"

#include <string.h>

#include "lane/lane_limits.h"
#include "lane/record.h"
#include "explorer.h"
#include "weak.h"

enum { LANES = 4, PORTS = LANES * NODES, ROOM = 64, MESSAGE = 2048, WORKS = 6 };

/* Messages in their order. The driver still has the last `here` of them, which nobody else sees. */
struct queue {
    unsigned first, n, here;
    struct message {
        size_t nbytes;
        uint64_t up_to;                  /* of a port's bytes; of an answer, those that it answers */
        const struct wire_message *from; /* where the driver reads the bytes when it sends them, and */
        bool *sent;                      /* what it says then; NULL: it has the bytes, and has said so */
        bool may_stay;                   /* when the driver progresses */
        uint64_t behind;                 /* with order: it arrives after the puts of its port before this work */
        char bytes[MESSAGE];
    } messages[ROOM];
};

struct wire_port {
    struct wire_lane *lane;
    uint32_t node;
    void *stream;
    uint64_t bytes, answered_bytes; /* sent; and up to the last message whose answer has been handed on */
    unsigned unasked;               /* messages in a row that are not to be answered */
    struct queue messages, answers;
};

struct wire_lane {
    bool is_open;
    bool refuses; /* whatever comes until it progresses */
    unsigned n_ports;
    struct wire_port *ports[NODES];
};

size_t network_used = HEAP_SIZE;
static struct wire_lane lanes[LANES];
static struct wire_port ports[PORTS];
static unsigned n_ports;
void (*network_applied)(void);
bool (*network_is_slow)(uint32_t node);
bool network_keeps, network_has_card, network_card_keeps_order;

/* What the card has to do. A put first takes its bytes, then places a part of them, and then the rest. */
static struct work {
    enum stage { NO_WORK, WHOLE, TAKEN, HALF } stage;
    enum { PUT, GET, FLUSH } what;
    const struct wire_port *port;
    char *local, *there;
    size_t nbytes;
    uint32_t *done;
    uint64_t number;
    char taken[RDMA_PIECE];
} works[WORKS];
static uint64_t works_so_far;

void network_reset(void)
{
    memset(network_home, 0, network_used);
    for (int pe = 1; pe < PES; pe++) memset(nodes_there[pe], 0, network_used);
    memset(lanes, 0, sizeof lanes);
    memset(works, 0, sizeof works);
    n_ports = 0;
    nodes_reset();
}

/* Queues */

static void queue_clear(struct queue *q) { q->first = q->n = q->here = 0; }

static struct message *queue_put(struct queue *q, const void *bytes, size_t nbytes)
{
    if (q->n == ROOM || nbytes > MESSAGE) explorer_fail("the model's network is too small");
    struct message *m = &q->messages[(q->first + q->n++) % ROOM];
    m->nbytes = nbytes;
    m->sent = NULL;
    m->behind = 0;
    memcpy(m->bytes, bytes, nbytes);
    return m;
}

static const struct message *queue_take(struct queue *q)
{
    unsigned at = q->first;
    q->first = (at + 1) % ROOM;
    q->n--;
    return &q->messages[at];
}

/* What is here goes, in its order, as far as it must and the explorer likes. */
static void queue_go(struct queue *q)
{
    for (; q->here; q->here--, explorer_event()) {
        struct message *m = &q->messages[(q->first + q->n - q->here) % ROOM];
        if (m->may_stay && explorer_choose(2)) return;
        if (!m->sent) continue;
        wire_message_copy(m->bytes, m->from);
        *m->sent = true;
    }
}

bool network_is_empty(void)
{
    for (unsigned i = 0; i < n_ports; i++)
        if (ports[i].messages.n || ports[i].answers.n) return false;
    for (unsigned i = 0; i < WORKS; i++)
        if (works[i].stage) return false;
    return true;
}

/* The other nodes */

/* As if this were a process of the node: the library's own code takes the message in, and answers. */
static void deliver(struct wire_port *port)
{
    const struct message *m = queue_take(&port->messages);
    weak_acquire(m);
    explorer_quiet++;
    weak_act_for(nodes_there, sizeof nodes_there);
    const struct region heap = nodes_enter(port->node);
    nodes_events.arrived(&(struct wire_way){.driver = port, .cookie = m->up_to}, m->bytes, m->nbytes);
    nodes_leave(&heap);
    weak_act_for(NULL, 0);
    network_applied();
    explorer_quiet--;
    explorer_event();
}

/* The card */

static bool is_behind_puts(const struct wire_port *port, uint64_t number)
{
    for (const struct work *v = works; v < works + WORKS; v++)
        if (v->stage && v->what == PUT && v->port == port && v->number < number) return true;
    return false;
}

static bool work_is_ready(const struct work *w)
{
    bool is_in_order = w->what == FLUSH || (w->what == PUT && w->stage != WHOLE && network_card_keeps_order);
    return w->stage && !(is_in_order && is_behind_puts(w->port, w->number));
}

static void work_end(struct work *w)
{
    w->stage = NO_WORK;
    if (w->what != PUT) store_release(w->done, 1);
}

static void put_step(struct work *w)
{
    size_t half = w->nbytes > sizeof(uint64_t) ? w->nbytes / 2 : 0; /* a word is written whole */
    if (w->stage == WHOLE) {
        weak_reads(w->local, w->nbytes);
        memcpy(w->taken, w->local, w->nbytes);
        w->stage = TAKEN;
        store_release(w->done, 1);
    } else if (w->stage == TAKEN) { /* the later bytes first */
        memcpy(w->there + half, w->taken + half, w->nbytes - half);
        w->stage = HALF;
    } else {
        memcpy(w->there, w->taken, half);
        work_end(w);
    }
}

static void work_step(struct work *w)
{
    explorer_quiet++;
    weak_acquire(w);
    if (w->what == PUT) {
        put_step(w);
    } else {
        if (w->what == GET) {
            weak_writes(w->local, w->nbytes);
            memcpy(w->local, w->there, w->nbytes);
        }
        work_end(w);
    }
    network_applied();
    explorer_quiet--;
    explorer_event();
}

static bool message_is_ready(const struct wire_port *port)
{
    const struct queue *q = &port->messages;
    if (q->n == q->here || (network_is_slow && network_is_slow(port->node))) return false;
    return !is_behind_puts(port, q->messages[q->first].behind);
}

void network_run(int thread)
{
    (void)thread;
    for (;; explorer_wait()) {
        struct wire_port *ready[PORTS];
        struct work *can[WORKS];
        unsigned n = 0, n_can = 0;
        for (unsigned i = 0; i < n_ports; i++)
            if (message_is_ready(&ports[i])) ready[n++] = &ports[i];
        for (struct work *w = works; w < works + WORKS; w++)
            if (work_is_ready(w)) can[n_can++] = w;
        unsigned chosen = explorer_choose(n + n_can + 1); /* the last way: nothing now */
        if (chosen < n) deliver(ready[chosen]);
        else if (chosen < n + n_can) work_step(can[chosen - n]);
    }
}

/* There may be no room, or the memory here may be of a kind that the card does not reach. */
static enum wire_rma_answer work_add(struct work what, bool may_refuse)
{
    static const enum wire_rma_answer answers[] = {WIRE_RMA_TAKEN, WIRE_RMA_FULL, WIRE_RMA_CANNOT};
    struct work *w = works;
    explorer_point();
    enum wire_rma_answer answer = answers[explorer_choose(may_refuse ? 3 : 2)];
    while (w < works + WORKS && w->stage) w++;
    if (answer != WIRE_RMA_TAKEN) return answer;
    if (w == works + WORKS) return WIRE_RMA_FULL;
    if (what.nbytes > RDMA_PIECE) explorer_fail("the card is given %zu bytes, %d fit", what.nbytes, RDMA_PIECE);
    *w = what;
    w->stage = WHOLE;
    w->number = ++works_so_far;
    weak_release(w);
    explorer_event();
    return WIRE_RMA_TAKEN;
}

enum wire_rma_answer driver_put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                size_t nbytes, uint32_t *done)
{
    return work_add((struct work){.what = PUT,
                                  .port = port,
                                  .local = (char *)from,
                                  .there = key->at + offset,
                                  .nbytes = nbytes,
                                  .done = done},
                    true);
}

enum wire_rma_answer driver_get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                size_t nbytes, uint32_t *done)
{
    return work_add(
        (struct work){
            .what = GET, .port = port, .local = to, .there = key->at + offset, .nbytes = nbytes, .done = done},
        true);
}

bool driver_flush(struct wire_port *port, uint32_t *done)
{
    return work_add((struct work){.what = FLUSH, .port = port, .done = done}, false) == WIRE_RMA_TAKEN;
}

/* The wire */

void driver_down(void)
{
    if (!network_is_empty()) explorer_fail("the library ends while messages are on their way");
}

void driver_rx_answer(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    struct message *m = queue_put(&((struct wire_port *)way->driver)->answers, bytes, nbytes);
    m->up_to = way->cookie;
    weak_release_message(m);
}

void driver_capabilities(struct wire_capabilities *can)
{
    *can = (struct wire_capabilities){.lanes = LANES,
                                      .parts_leave = true,
                                      .rma = network_has_card ? nodes_rma(true, network_card_keeps_order) : NULL};
}

const char *driver_lane_open(struct wire_lane **lane)
{
    for (int i = 0; i < LANES; i++) {
        if (lanes[i].is_open) continue;
        lanes[i] = (struct wire_lane){.is_open = true};
        *lane = &lanes[i];
        return NULL;
    }
    return "the model has no more lanes";
}

void driver_lane_close(struct wire_lane *lane) { lane->is_open = false; }

const char *driver_connect(struct wire_lane *lane, const void *address, size_t size, void *stream,
                           struct wire_port **port)
{
    (void)size;
    struct wire_port *p = &ports[n_ports++];
    p->lane = lane;
    memcpy(&p->node, address, sizeof p->node);
    p->stream = stream;
    p->bytes = p->answered_bytes = 0;
    queue_clear(&p->messages);
    queue_clear(&p->answers);
    lane->ports[lane->n_ports++] = p;
    *port = p;
    return NULL;
}

/* A driver takes no longer ones; and those that nobody asks about depend on nobody's progress: a connection takes them
 * at once, with all that was sent since the last answer; or who sends them waits until it has. */
static void check_message(struct wire_port *port, const void *bytes, size_t nbytes, bool waits)
{
    struct batch_header header;
    memcpy(&header, bytes, sizeof header);
    size_t on_its_way = (size_t)(port->bytes - port->answered_bytes) + nbytes;
    port->unasked = header.asks ? 0 : port->unasked + 1;
    if (nbytes > BATCH_SIZE) explorer_fail("a message has %zu bytes, %d fit", nbytes, BATCH_SIZE);
    if (port->unasked > UNSIGNALED_STREAK) explorer_fail("%u messages in a row ask for no answer", port->unasked);
    if (!header.asks && !waits && on_its_way > UNSIGNALED_BYTES)
        explorer_fail("%zu bytes leave, and ask for no answer", on_its_way);
}

/* A short message leaves at once where little has been sent since the last answer. Any other the driver may take, and
 * have in a buffer of its own: if that is because of its length alone, until the next progress. */
bool driver_send(struct wire_port *port, const struct wire_message *message, bool *sent)
{
    static char bytes[MESSAGE];
    size_t nbytes = wire_message_length(message);
    enum { AT_ONCE, LATER, REFUSED, REFUSES, LINGERS };
    explorer_point();
    if (port->lane->refuses) return false;
    bool is_much = port->bytes - port->answered_bytes + nbytes > UNSIGNALED_BYTES + SHORT_MESSAGE;
    unsigned how = explorer_choose(is_much || nbytes > SHORT_MESSAGE ? 5 : 4);
    if (network_keeps && how <= LATER) how = LATER - how;
    port->lane->refuses = how == REFUSES;
    if (how == REFUSED || how == REFUSES) return false;
    if (nbytes > MESSAGE) explorer_fail("the model's network is too small");
    wire_message_copy(bytes, message);
    check_message(port, bytes, nbytes, message->parts[1].nbytes);
    struct message *m = queue_put(&port->messages, bytes, nbytes);
    m->up_to = port->bytes += nbytes;
    weak_release(m);
    m->from = message;
    m->behind = network_card_keeps_order ? works_so_far + 1 : 0;
    m->may_stay = how == LATER || is_much;
    bool is_here = how != AT_ONCE || port->messages.here;
    *sent = how != LATER && !(is_here && message->parts[1].nbytes); /* of two parts: when they have left */
    if (!*sent) m->sent = sent;
    if (is_here) port->messages.here++;
    explorer_event();
    return true;
}

/* The first lane shares the receive endpoint's connections. (No message comes there: this process is the only one that
 * is explored.) */
bool driver_lane_shares_rx(const struct wire_lane *lane) { return lane == &lanes[0]; }

/* Hands on as many answers as the explorer likes, of any ports, each one's in their order. */
static bool progress(struct wire_lane *lane, void (*answered)(void *stream, const void *bytes, size_t nbytes))
{
    explorer_point();
    lane->refuses = false;
    for (unsigned i = 0; i < lane->n_ports; i++) queue_go(&lane->ports[i]->messages);
    for (;;) {
        struct wire_port *ready[NODES];
        unsigned n = 0;
        for (unsigned i = 0; i < lane->n_ports; i++)
            if (lane->ports[i]->answers.n) ready[n++] = lane->ports[i];
        unsigned chosen = n ? explorer_choose(n + 1) : 0;
        if (chosen == n) return false;
        const struct message *answer = queue_take(&ready[chosen]->answers);
        weak_acquire(answer);
        ready[chosen]->answered_bytes = answer->up_to;
        answered(ready[chosen]->stream, answer->bytes, answer->nbytes);
        explorer_event();
    }
}

bool driver_lane_progress(struct wire_lane *lane)
{
    if (driver_lane_shares_rx(lane)) explorer_fail("a lane that shares is progressed by itself");
    return progress(lane, nodes_events.answered);
}

bool driver_rx_progress(void) { return lanes[0].is_open && progress(&lanes[0], nodes_events.answered_at_rx); }
