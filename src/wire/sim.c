/* A network for tests, in the shared memory of one machine. A seed determines which messages are delayed, which streams
 * overtake each other, and which sends are refused. With a rate, each lane is a queue that drains at this rate, like a
 * queue of a network card: when it has QUEUE bytes, sends are refused until some have left. Only the sender waits for
 * the rate; accepted messages arrive at once, but with rma=2 when their last byte has left. Acknowledgements arrive at
 * a lane at its rate. With share=1, those for the first lane arrive at the receive endpoint, without a rate. With rma=1
 * or 2 a simulated card reads and writes memory (sim_card.h). With gap=1 arming the event descriptor checks nothing
 * (arms_unchecked).
 *
 * Every process owns one memfd with a mailbox for its receive endpoint and one for each of its lanes. Other processes
 * open the memfd, and the pipe that wakes its owner, through /proc/PID/fd. A mailbox is a ring of messages with a lock.
 * Its reader moves the messages to its own list and computes when each is due, never before the previous message of the
 * same port. It delivers a message when it is due. */
#include "wire/wire.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/lock.h"
#include "wire/sim_card.h"
#include "wire/sim_random.h"

enum { LANES = 64, RING = 256 << 10, NAME = 64, QUEUE = 64 << 10, MEASURED = 2 }; /* MEASURED: of rma */

struct mailbox {
    struct lock lock;
    uint32_t armed;      /* its owner sleeps: a sender writes to the pipe */
    uint64_t head, tail; /* bytes ever taken out and put in */
    char ring[RING];
};

struct house { /* the memfd of a process */
    struct mailbox rx, lanes[LANES];
    struct card_table exposed;
};

/* The place of a house, which is the address of a receive endpoint. */
struct address {
    int32_t pid, memory_fd, pipe_fd;
};

struct letter { /* in a ring, and what follows it */
    uint32_t nbytes;
    uint16_t lane, is_answer; /* lane: where answers go; for answers, unused. is_answer: comes to a receive endpoint */
    struct address from;
    uint32_t behind; /* it arrives after this put of the sender's card; 0: after none. Numbers may wrap */
    uint64_t cookie; /* the port at the sender: echoed by answers */
    int64_t sent;    /* ns: a delay begins then, whenever the receiver looks */
};

struct neighbour { /* a house of another process, mapped here */
    struct neighbour *next;
    struct address address;
    struct house *house;
    int pipe;
    uint64_t full; /* while the receive endpoint sends answers: a bit for each lane that has no room for its next one */
};

struct answer { /* one that waits for room */
    struct answer *next;
    struct neighbour *to;
    uint32_t lane;
    struct letter letter;
    char bytes[];
};

struct waiting { /* a message that has been taken out of a ring and is not due yet */
    struct waiting *next;
    int64_t due; /* ns */
    struct letter letter;
    char bytes[];
};

struct reader {
    struct mailbox *mailbox;
    struct waiting *waiting; /* by time */
    int64_t last[64];        /* when the last message of some ports is due, by hash: nothing overtakes within one */
    int64_t drained;         /* of a lane: when all answers that were sent have come, ns */
    bool is_lane;
    uint64_t random;
};

struct wire_lane {
    uint32_t number;
    struct reader reader;
    struct wire_port *ports;
    uint64_t random;
    int64_t drained; /* when all that was handed over has left, ns */
};

struct wire_port {
    struct wire_port *next;
    struct wire_lane *lane;
    struct neighbour *to;
    void *stream;
    uint64_t number;
};

static struct {
    struct wire_events events;
    struct address address;
    struct house *house;
    int pipe[2], timer, event; /* event: the descriptor of both, the pipe and the timer */
    struct neighbour *neighbours;
    uint32_t neighbours_lock;
    struct reader rx;
    struct wire_lane *shared_lane; /* shares the receive endpoint's mailbox; NULL: none does */
    struct answer *answers;        /* in the order in which they were given; the receive endpoint's */
    bool used[LANES];
    bool is_in_gap; /* since rx_arm, until the next poll */
    bool timer_is_armed;
    uint64_t ports;
    struct card_options card;
    long refuse, lanes, messages, share, rma, gap; /* other options */
} sim;

static _Thread_local char why_text[256]; /* lanes may fail at the same time */

static uint64_t seeded(uint64_t salt) { return sim_seeded((uint64_t)sim.card.seed, salt); }

static const char *failed(const char *what)
{
    snprintf(why_text, sizeof why_text, "sim: %s: %s", what, strerror(errno));
    return why_text;
}

/* Rings. An empty message may have a null address. */

static void ring_copy_in(struct mailbox *box, uint64_t at, const void *bytes, size_t nbytes)
{
    if (!nbytes) return;
    size_t place = at % RING, first = min_size(nbytes, RING - place);
    memcpy(box->ring + place, bytes, first);
    memcpy(box->ring, (const char *)bytes + first, nbytes - first);
}

static void ring_copy_out(const struct mailbox *box, uint64_t at, void *bytes, size_t nbytes)
{
    size_t place = at % RING, first = min_size(nbytes, RING - place);
    memcpy(bytes, box->ring + place, first);
    memcpy((char *)bytes + first, box->ring, nbytes - first);
}

/* False: the ring is full. */
static bool mailbox_put(struct neighbour *to, struct mailbox *box, const struct letter *letter,
                        const struct wire_message *message)
{
    size_t need = sizeof *letter + letter->nbytes;
    if (!lock_try(&box->lock)) return false; /* the process that holds it may be stopped: as if there were no room */
    bool room = need <= RING - (box->tail - box->head);
    if (room) {
        ring_copy_in(box, box->tail, letter, sizeof *letter);
        size_t at = box->tail + sizeof *letter;
        for (int k = 0; k < 2; at += message->parts[k++].nbytes)
            ring_copy_in(box, at, message->parts[k].bytes, message->parts[k].nbytes);
        box->tail += need;
    }
    bool wake = room && box->armed;
    if (wake) box->armed = 0;
    lock_leave(&box->lock);
    if (wake && write(to->pipe, "", 1) < 0 && errno != EAGAIN) sim.events.lost(failed("cannot wake a neighbour"));
    return room;
}

/* Readers */

static void reader_open(struct reader *reader, struct mailbox *box, uint64_t salt)
{
    *reader = (struct reader){.mailbox = box, .random = seeded(salt)};
}

/* Time that bytes keep a lane busy. */
static int64_t bytes_cost_ns(size_t nbytes) { return sim.card.rate ? (int64_t)nbytes * 1000000 / sim.card.rate : 0; }

/* When a message of this port is due: after some time, and after the one before it. */
static int64_t due_time(struct reader *reader, const struct letter *letter)
{
    uint64_t port = ((uint64_t)(uint32_t)letter->from.pid << 32 | letter->cookie) + 1;
    int64_t due = letter->sent + sim.card.latency_us * 1000;
    if (sim.card.delay_us) due += (int64_t)(sim_draw(&reader->random) % (uint64_t)(sim.card.delay_us * 1000));
    if (reader->is_lane && sim.card.rate) {
        if (reader->drained < due) reader->drained = due;
        due = reader->drained += bytes_cost_ns(letter->nbytes);
    }
    unsigned slot = port * 0x9e3779b97f4a7c15 >> 58;
    if (reader->last[slot] > due) due = reader->last[slot]; /* other ports of the same slot wait, too */
    return reader->last[slot] = due;
}

static void reader_keep(struct reader *reader, struct waiting *w)
{
    struct waiting **link = &reader->waiting;
    while (*link && (*link)->due <= w->due) link = &(*link)->next;
    w->next = *link;
    *link = w;
}

/* Moves everything out of the ring, so that senders find room. */
static void reader_collect(struct reader *reader)
{
    struct mailbox *box = reader->mailbox;
    if (load_acquire(&box->tail) == box->head) return;
    lock_enter(&box->lock);
    while (box->head != box->tail) {
        struct letter letter;
        ring_copy_out(box, box->head, &letter, sizeof letter);
        struct waiting *w = malloc(sizeof *w + letter.nbytes);
        if (!w) break;
        w->letter = letter;
        ring_copy_out(box, box->head + sizeof letter, w->bytes, letter.nbytes);
        box->head += sizeof letter + letter.nbytes;
        w->due = due_time(reader, &letter);
        reader_keep(reader, w);
    }
    lock_leave(&box->lock);
}

static void reader_close(struct reader *reader)
{
    for (struct waiting *w; (w = reader->waiting); free(w)) reader->waiting = w->next;
}

/* Neighbours */

static struct neighbour *neighbour_open(const struct address *address)
{
    char memory[NAME], pipe[NAME];
    snprintf(memory, sizeof memory, "/proc/%d/fd/%d", address->pid, address->memory_fd);
    snprintf(pipe, sizeof pipe, "/proc/%d/fd/%d", address->pid, address->pipe_fd);
    struct neighbour *n = calloc(1, sizeof *n);
    int fd = open(memory, O_RDWR | O_CLOEXEC);
    /* Also open for reading, so that a write after the end of its owner raises no SIGPIPE. */
    if (n) n->pipe = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (n && fd >= 0) n->house = mmap(NULL, sizeof *n->house, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (fd >= 0) close(fd);
    if (n && n->pipe >= 0 && n->house && n->house != MAP_FAILED) {
        n->address = *address;
        return n;
    }
    free(n);
    return NULL;
}

/* Lanes and the receive endpoint search here, so several threads do. */
static struct neighbour *neighbour_find(const struct address *address)
{
    while (exchange(&sim.neighbours_lock, 1)) cpu_pause();
    struct neighbour *n = sim.neighbours;
    while (n && memcmp(&n->address, address, sizeof *address)) n = n->next;
    if (!n && (n = neighbour_open(address))) {
        n->next = sim.neighbours;
        sim.neighbours = n;
    }
    store_release(&sim.neighbours_lock, 0);
    return n;
}

/* Pairs with the release in publish_placed. */
static bool is_behind_puts(const struct letter *letter)
{
    const struct neighbour *from = letter->behind ? neighbour_find(&letter->from) : NULL;
    if (letter->behind && !from) sim.events.lost("sim: a neighbour is gone");
    return from && (int32_t)((uint32_t)load_acquire(&from->house->exposed.placed) - letter->behind) < 0;
}

static bool is_of_port(const struct letter *letter, const struct letter *other)
{
    return letter->is_answer == other->is_answer && letter->cookie == other->cookie &&
           !memcmp(&letter->from, &other->from, sizeof letter->from);
}

/* The next message that has arrived, out of the list; NULL if there is none. The caller frees it. The puts before it
 * are there, and so are those before earlier messages of its port, although these may have seemed to wait a moment ago.
 */
static struct waiting *reader_next(struct reader *reader)
{
    reader_collect(reader);
    int64_t now = clock_ns();
    struct waiting **link, *w = reader->waiting;
    while (w && w->due <= now && is_behind_puts(&w->letter)) w = w->next;
    if (!w || w->due > now) return NULL;
    for (link = &reader->waiting; !is_of_port(&(*link)->letter, &w->letter);) link = &(*link)->next;
    w = *link;
    *link = w->next;
    return w;
}

/* Starting and stopping */

static void sim_describe(char *text, size_t size) { snprintf(text, size, "a network for tests, on one machine"); }

/* As "seed=1,delay=50,rma=1". */
static const char *read_options(const char *options)
{
    static const struct {
        const char *name;
        long *value, least, most;
    } table[] = {{"seed", &sim.card.seed, 0, 1L << 30},
                 {"latency", &sim.card.latency_us, 0, 1000000},
                 {"delay", &sim.card.delay_us, 0, 1000000},
                 {"refuse", &sim.refuse, 0, 90},
                 {"lanes", &sim.lanes, 1, LANES},
                 {"rate", &sim.card.rate, 0, 1000000000},
                 {"messages", &sim.messages, 0, 1000000000},
                 {"share", &sim.share, 0, 1},
                 {"rma", &sim.rma, 0, 2},
                 {"order", &sim.card.keeps_order, 0, 1},
                 {"early", &sim.card.flushes_early, 0, 1},
                 {"keys", &sim.card.spans, 0, CARD_SPANS},
                 {"regfail", &sim.card.refused, 0, 100},
                 {"gap", &sim.gap, 0, 1}};
    while (*options) {
        size_t i = 0, count = sizeof table / sizeof *table, length = strcspn(options, "=");
        while (i < count && (strlen(table[i].name) != length || strncmp(options, table[i].name, length))) i++;
        char *end = NULL;
        if (i < count && options[length] == '=') *table[i].value = strtol(options + length + 1, &end, 10);
        if (!end || (*end && *end != ',') || *table[i].value < table[i].least || *table[i].value > table[i].most)
            return "sim: options are seed=N, latency=MICROSECONDS (of each message), delay=MICROSECONDS (at most, "
                   "beside it), refuse=PERCENT (at most 90), lanes=N (1 to 64), of each lane rate=KILOBYTES (and of "
                   "the card) and messages=N a second (at most 1000000000; 0: as fast as can be), share=1 (answers to "
                   "the first lane come with messages), rma=1 (a card that reads and writes by itself; rma=2: in one "
                   "copy, for measurements), order=1 (what "
                   "is put or sent behind its puts arrives behind them), early=1 (flushes end before puts are there, "
                   "which only a read shows), keys=N (spans of memory that it knows of a process, at most 1024), "
                   "regfail=PERCENT (of them that it refuses) and gap=1 (what comes between the last poll and the "
                   "arming of the event descriptor does not make it readable)";
        options = *end ? end + 1 : end;
    }
    return NULL;
}

/* The event descriptor is readable when the pipe or the timer is. */
static bool event_open(void)
{
    struct epoll_event readable = {.events = EPOLLIN};
    if (pipe2(sim.pipe, O_CLOEXEC | O_NONBLOCK)) return false;
    sim.timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    sim.event = epoll_create1(EPOLL_CLOEXEC);
    return sim.timer >= 0 && sim.event >= 0 && !epoll_ctl(sim.event, EPOLL_CTL_ADD, sim.pipe[0], &readable) &&
           !epoll_ctl(sim.event, EPOLL_CTL_ADD, sim.timer, &readable);
}

static const char *sim_up(const struct wire_start *start)
{
    memset(&sim, 0, sizeof sim);
    sim.lanes = LANES;
    sim.card.spans = CARD_SPANS;
    sim.events = *start->events;
    const char *why = read_options(start->options);
    if (why) return why;
    if (start->wish == WIRE_RMA_NONE) sim.rma = 0;
    int fd = memfd_create("heddle-sim", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, sizeof *sim.house) || !event_open()) return failed("cannot start");
    sim.house = mmap(NULL, sizeof *sim.house, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (sim.house == MAP_FAILED) return failed("cannot start");
    sim.address = (struct address){.pid = getpid(), .memory_fd = fd, .pipe_fd = sim.pipe[1]};
    reader_open(&sim.rx, &sim.house->rx, (uint64_t)getpid());
    sim.card.moves_whole = sim.rma == MEASURED;
    return sim.rma ? card_up(&sim.card, &sim.house->exposed, sim.events.lost) : NULL;
}

static void sim_down(void)
{
    if (sim.rma) card_down();
    for (struct neighbour *n; (n = sim.neighbours); free(n)) {
        sim.neighbours = n->next;
        munmap(n->house, sizeof *n->house);
        close(n->pipe);
    }
    for (struct answer *a; (a = sim.answers); free(a)) sim.answers = a->next;
    reader_close(&sim.rx);
    munmap(sim.house, sizeof *sim.house);
    close(sim.address.memory_fd);
    close(sim.event);
    close(sim.timer);
    close(sim.pipe[0]);
    close(sim.pipe[1]);
}

/* The receive endpoint */

static const char *sim_rx_address(void *address, size_t *size)
{
    memcpy(address, &sim.address, *size = sizeof sim.address);
    return NULL;
}

static bool answer_put(struct neighbour *to, uint32_t lane, const struct letter *letter, const void *bytes)
{
    struct mailbox *box = letter->is_answer ? &to->house->rx : &to->house->lanes[lane];
    struct wire_message message = {{{bytes, letter->nbytes}}};
    bool room = !(to->full >> lane & 1) && mailbox_put(to, box, letter, &message);
    if (!room) to->full |= 1ull << lane;
    return room;
}

/* Sends the answers for which there is room. Answers to one lane keep their order, and no lane waits for another. */
static void answers_send(void)
{
    for (struct answer *a = sim.answers; a; a = a->next) a->to->full = 0;
    for (struct answer **link = &sim.answers, *a; (a = *link);) {
        if (answer_put(a->to, a->lane, &a->letter, a->bytes)) {
            *link = a->next;
            free(a);
        } else {
            link = &a->next;
        }
    }
}

static void answer_keep(struct neighbour *to, uint32_t lane, const struct letter *letter, const void *bytes)
{
    struct answer **link = &sim.answers, *a = malloc(sizeof *a + letter->nbytes);
    if (!a) {
        sim.events.lost("sim: out of memory for an acknowledgement");
        return;
    }
    *a = (struct answer){.to = to, .lane = lane, .letter = *letter};
    memcpy(a->bytes, bytes, letter->nbytes);
    while (*link) link = &(*link)->next;
    *link = a;
}

/* The stream of the port that an answer is for; a thread in the lane may connect another one meanwhile. */
static void *stream_of(const struct wire_lane *lane, const struct letter *letter)
{
    const struct wire_port *port = load_acquire(&lane->ports); /* pairs with the release in sim_connect */
    while (port->number != letter->cookie) port = port->next;
    return port->stream;
}

static void rx_hand_on(struct waiting *w)
{
    const struct letter *l = &w->letter;
    if (l->is_answer) sim.events.answered_at_rx(stream_of(load_acquire(&sim.shared_lane), l), w->bytes, l->nbytes);
    else sim.events.arrived(&(struct wire_way){.driver = w, .cookie = l->cookie}, w->bytes, l->nbytes);
}

static bool sim_rx_progress(void)
{
    bool any = false;
    answers_send();
    for (struct waiting *w; (w = reader_next(&sim.rx)); free(w), any = true) rx_hand_on(w);
    bool was_in_gap = sim.is_in_gap;
    sim.is_in_gap = false;
    return any || (was_in_gap && sim.rx.waiting); /* a message that is not due yet will not signal, either */
}

/* Never waits: the other process may wait for the receive endpoint of the caller. */
static void sim_rx_answer(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    const struct letter *asked = &((struct waiting *)way->driver)->letter;
    struct letter letter = {.nbytes = (uint32_t)nbytes,
                            .from = sim.address,
                            .is_answer = sim.share && !asked->lane,
                            .cookie = way->cookie,
                            .sent = clock_ns()};
    struct neighbour *to = neighbour_find(&asked->from);
    if (!to) sim.events.lost("sim: a neighbour is gone");
    else if (!answer_put(to, asked->lane, &letter, bytes)) answer_keep(to, asked->lane, &letter, bytes);
}

static int sim_rx_fd(void) { return sim.event; }

/* Makes the event descriptor readable when the next message is due. Returns false if it is due. */
static bool timer_arm(const struct waiting *next)
{
    int64_t now = clock_ns(), due = next ? next->due : 0;
    if (next && due <= now) return false;
    const struct itimerspec at = {.it_value = {.tv_sec = due / 1000000000, .tv_nsec = due % 1000000000}};
    if (next || sim.timer_is_armed) timerfd_settime(sim.timer, TFD_TIMER_ABSTIME, &at, NULL);
    sim.timer_is_armed = next;
    return true;
}

/* Lets messages come for a while, now and then. */
static void pause_in_gap(void)
{
    enum { RARELY = 4, LONGEST_NS = 50000 };
    uint64_t draw = sim_draw(&sim.rx.random);
    if (draw % RARELY) return;
    for (int64_t until = clock_ns() + (int64_t)(draw / RARELY % LONGEST_NS); clock_ns() < until;) cpu_pause();
}

static bool sim_rx_arm(void)
{
    char bytes[64];
    while (read(sim.pipe[0], bytes, sizeof bytes) > 0) continue;
    if (sim.answers || !timer_arm(sim.rx.waiting)) return false;
    if (sim.gap) pause_in_gap();
    lock_enter(&sim.house->rx.lock);
    bool empty = sim.gap || sim.house->rx.head == sim.house->rx.tail;
    sim.house->rx.armed = empty;
    sim.is_in_gap = sim.gap;
    lock_leave(&sim.house->rx.lock);
    return empty;
}

/* Lanes */

static const char *sim_lane_open(struct wire_lane **result)
{
    struct wire_lane *lane = calloc(1, sizeof *lane);
    if (!lane) return "sim: out of memory for a lane";
    while (sim.used[lane->number]) lane->number++;
    sim.used[lane->number] = true;
    lane->random = seeded(lane->number + 1);
    reader_open(&lane->reader, &sim.house->lanes[lane->number], lane->number + 1);
    lane->reader.is_lane = true;
    if (sim.share && !lane->number) store_release(&sim.shared_lane, lane); /* pairs with the acquire in rx_hand_on */
    *result = lane;
    return NULL;
}

static bool sim_lane_shares_rx(const struct wire_lane *lane) { return lane == sim.shared_lane; }

static void sim_lane_close(struct wire_lane *lane)
{
    for (struct wire_port *p; (p = lane->ports); free(p)) lane->ports = p->next;
    reader_close(&lane->reader);
    sim.used[lane->number] = false;
    free(lane);
}

static const char *sim_connect(struct wire_lane *lane, const void *address, size_t size, void *stream,
                               struct wire_port **result)
{
    struct address to;
    if (size != sizeof to) return "sim: the address has a wrong size";
    memcpy(&to, address, sizeof to);
    struct neighbour *neighbour = neighbour_find(&to);
    if (!neighbour) return failed("cannot open a neighbour's memory");
    struct wire_port *port = malloc(sizeof *port);
    if (!port) return "sim: out of memory for a connection";
    *port = (struct wire_port){.next = lane->ports, .lane = lane, .to = neighbour, .stream = stream};
    port->number = (uint64_t)lane->number << 32 | fetch_add(&sim.ports, 1);
    store_release(&lane->ports, port); /* pairs with the acquire in stream_of */
    *result = port;
    return NULL;
}

/* The same of a message. */
static int64_t cost_ns(size_t nbytes) { return bytes_cost_ns(nbytes) + (sim.messages ? 1000000000 / sim.messages : 0); }

static bool is_refused(struct wire_lane *lane)
{
    return sim.refuse && sim_draw(&lane->random) % 100 < (uint64_t)sim.refuse;
}

static bool lane_is_full(struct wire_lane *lane)
{
    if (!sim.card.rate && !sim.messages) return false;
    int64_t now = clock_ns();
    if (lane->drained < now) lane->drained = now;
    return lane->drained - now >= cost_ns(QUEUE);
}

static struct card_port card_port_of(const struct wire_port *port)
{
    return (struct card_port){.pid = port->to->address.pid, .table = &port->to->house->exposed};
}

/* With order, a message arrives behind the puts before it, as if it had been sent so late. */
static void note_puts_before(const struct wire_port *port, struct letter *letter)
{
    int64_t due = 0;
    struct card_port to = card_port_of(port);
    letter->behind = (uint32_t)card_last_put(&to, &due);
    if (letter->sent < due - sim.card.latency_us * 1000) letter->sent = due - sim.card.latency_us * 1000;
}

static bool sim_send(struct wire_port *port, const struct wire_message *message, bool *sent)
{
    size_t nbytes = wire_message_length(message);
    struct letter letter = {.nbytes = (uint32_t)nbytes,
                            .lane = (uint16_t)port->lane->number,
                            .from = sim.address,
                            .cookie = port->number,
                            .sent = clock_ns()};
    if (is_refused(port->lane) || lane_is_full(port->lane)) return false;
    int64_t leaves = port->lane->drained + cost_ns(nbytes);
    if (sim.rma == MEASURED && sim.card.rate) letter.sent = leaves;
    if (sim.rma && sim.card.keeps_order) note_puts_before(port, &letter);
    *sent = mailbox_put(port->to, &port->to->house->rx, &letter, message);
    if (*sent) port->lane->drained = leaves;
    return *sent;
}

static bool sim_lane_progress(struct wire_lane *lane)
{
    bool any = false;
    for (struct waiting *w; (w = reader_next(&lane->reader)); free(w), any = true)
        sim.events.answered(stream_of(lane, &w->letter), w->bytes, w->letter.nbytes);
    return any;
}

/* The card */

static const char *sim_key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    struct card_port to = card_port_of(port);
    return card_key_open(&to, key, size, opened);
}

/* Sometimes refuses, like a full queue, as for messages. */
static enum wire_rma_answer card_ask(struct wire_port *port, enum card_work what, const struct wire_key *key,
                                     size_t offset, void *local, size_t nbytes, uint32_t *done)
{
    struct card_port to = card_port_of(port);
    bool is_taken = !is_refused(port->lane) && card_do(what, &to, key, offset, local, nbytes, done);
    return is_taken ? WIRE_RMA_TAKEN : WIRE_RMA_FULL;
}

static enum wire_rma_answer sim_rma_put(struct wire_port *port, const struct wire_key *key, size_t offset,
                                        const void *from, size_t nbytes, uint32_t *done)
{
    return card_ask(port, CARD_PUT, key, offset, (void *)from, nbytes, done);
}

static enum wire_rma_answer sim_rma_get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                        size_t nbytes, uint32_t *done)
{
    return card_ask(port, CARD_GET, key, offset, to, nbytes, done);
}

static bool sim_rma_flush(struct wire_port *port, uint32_t *done)
{
    return card_ask(port, CARD_FLUSH, NULL, 0, NULL, 0, done) == WIRE_RMA_TAKEN;
}

static const struct wire_rma *sim_rma(void)
{
    static struct wire_rma rma = {.expose = card_expose,
                                  .hide = card_hide,
                                  .key_open = sim_key_open,
                                  .key_close = card_key_close,
                                  .put = sim_rma_put,
                                  .get = sim_rma_get,
                                  .flush = sim_rma_flush,
                                  .keeps_words = true}; /* a line at a time */
    rma.keeps_order = sim.card.keeps_order;
    return sim.rma ? &rma : NULL;
}

static void sim_capabilities(struct wire_capabilities *can)
{
    *can = (struct wire_capabilities){.reach = sim.rma ? WIRE_RDMA : WIRE_CARD,
                                      .lanes = (uint32_t)sim.lanes,
                                      .parts_leave = true, /* into the target's memory */
                                      .arms_unchecked = sim.gap,
                                      .rma = sim_rma()};
}

const struct wire wire_sim = {
    .name = "sim",
    .build = build_name,
    .describe = sim_describe,
    .up = sim_up,
    .down = sim_down,
    .capabilities = sim_capabilities,
    .rx_address = sim_rx_address,
    .rx_progress = sim_rx_progress,
    .rx_answer = sim_rx_answer,
    .rx_fd = sim_rx_fd,
    .rx_arm = sim_rx_arm,
    .lane_open = sim_lane_open,
    .lane_shares_rx = sim_lane_shares_rx,
    .lane_close = sim_lane_close,
    .connect = sim_connect,
    .send = sim_send,
    .lane_progress = sim_lane_progress,
};
