/* The wire of virtual time. A message goes through its lane, then through the card, then over the wire; one core of the
 * other node takes in what has come, one after the other, by the library's own code, and answers. It takes the place of
 * the network of test/model. */
#include "network.h"

#include <float.h>
#include <string.h>

#include "lane/mem_reg.h"
#include "card.h"
#include "explorer.h"
#include "machine.h"

enum { LANES = 64, CARDS = 16, QUEUE = 64 << 10 }; /* QUEUE: bytes that a lane of a rate of its own holds */

struct message {
    struct message *next;
    struct wire_port *port;
    double at; /* when it is there */
    size_t nbytes;
    char bytes[];
};

struct wire_port {
    struct wire_lane *lane;
    uint32_t node;
    void *stream;
};

struct wire_lane {
    bool is_open;
    long card;
    double free, answers_free; /* when it has sent everything, and has got all answers */
    struct message *answers, **answers_last;
};

static struct wire_lane lanes[LANES];
static double cards[CARDS], receivers[NODES]; /* when each is free */
static struct message *on_its_way;            /* by time */
uint64_t network_messages;

void network_reset(void) { nodes_reset(); }

static double later(double a, double b) { return a > b ? a : b; }

static struct message *message_make(struct wire_port *port, size_t nbytes, double at)
{
    struct message *m = malloc(sizeof *m + nbytes);
    if (!m) abort();
    *m = (struct message){.port = port, .at = at, .nbytes = nbytes};
    return m;
}

/* The other node takes a message in. */
static void deliver(const struct message *m)
{
    const uint32_t node = m->port->node;
    double records = (double)m->nbytes / (double)machine.record;
    double work = machine.message + records * machine.apply * machine.instruction + (double)m->nbytes * machine.take;
    receivers[node] = later(receivers[node], m->at) + work;
    explorer_quiet++;
    const struct region heap = nodes_enter(node);
    nodes_events.arrived(&(struct wire_way){.driver = m->port}, m->bytes, m->nbytes);
    mem_reg_wishes();
    nodes_leave(&heap);
    explorer_quiet--;
}

/* Everything that is there by now. */
static void advance(double now)
{
    for (struct message *m; (m = on_its_way) && m->at <= now; free(m)) {
        on_its_way = m->next;
        deliver(m);
    }
    card_advance(now);
}

double port_back(struct wire_port *port, double from, size_t nbytes)
{
    struct wire_lane *lane = port->lane;
    double at = from + machine.wire + (double)nbytes * machine.byte;
    return lane->answers_free = later(at, lane->answers_free) + (double)nbytes * machine.lane_byte;
}

void driver_rx_answer(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    struct wire_port *port = way->driver;
    struct wire_lane *lane = port->lane;
    struct message *m = message_make(port, nbytes, port_back(port, receivers[port->node], nbytes));
    memcpy(m->bytes, bytes, nbytes);
    *lane->answers_last = m;
    lane->answers_last = &m->next;
}

double network_next(double after)
{
    double next = on_its_way ? on_its_way->at : DBL_MAX, done = card_next(after);
    if (done < next) next = done;
    for (int i = 0; i < LANES && lanes[i].is_open; i++) {
        const struct message *m = lanes[i].answers;
        if (m && m->at > after && m->at < next) next = m->at;
    }
    return next;
}

/* The driver */

void driver_down(void) {}
void driver_capabilities(struct wire_capabilities *can)
{
    *can = (struct wire_capabilities){.reach = machine.kernel ? WIRE_SOCKETS : WIRE_CARD,
                                      .lanes = (uint32_t)machine.lanes,
                                      .rma = machine.rma ? nodes_rma(false, false) : NULL};
}

bool driver_rx_progress(void) { return false; }

const char *driver_lane_open(struct wire_lane **lane)
{
    for (int i = 0; i < LANES; i++) {
        if (lanes[i].is_open) continue;
        lanes[i] = (struct wire_lane){.is_open = true, .card = i % machine.cards};
        lanes[i].answers_last = &lanes[i].answers;
        *lane = &lanes[i];
        return NULL;
    }
    return "there are no more lanes";
}

bool driver_lane_shares_rx(const struct wire_lane *lane) { return (void)lane, false; }
void driver_lane_close(struct wire_lane *lane) { (void)lane; }

const char *driver_connect(struct wire_lane *lane, const void *address, size_t size, void *stream,
                           struct wire_port **port)
{
    (void)size;
    struct wire_port *p = malloc(sizeof *p);
    if (!p) abort();
    *p = (struct wire_port){.lane = lane, .stream = stream};
    memcpy(&p->node, address, sizeof p->node);
    *port = p;
    return NULL;
}

double port_through(struct wire_port *port, size_t nbytes)
{
    struct wire_lane *lane = port->lane;
    double *card = &cards[lane->card];
    lane->free = later(clock_now(), lane->free) + machine.gap + (double)nbytes * machine.lane_byte;
    return *card = later(lane->free, *card) + (double)nbytes * machine.byte;
}

bool driver_send(struct wire_port *port, const struct wire_message *message, bool *sent)
{
    size_t nbytes = wire_message_length(message);
    struct wire_lane *lane = port->lane;
    if (machine.lane_byte > 0 && lane->free - clock_now() > QUEUE * machine.lane_byte) return false;
    clock_spend(machine.message);
    struct message *m = message_make(port, nbytes, port_through(port, nbytes) + machine.wire), **at = &on_its_way;
    wire_message_copy(m->bytes, message);
    while (*at && (*at)->at <= m->at) at = &(*at)->next;
    m->next = *at;
    *at = m;
    network_messages++;
    return *sent = true;
}

bool driver_lane_progress(struct wire_lane *lane)
{
    double now = clock_now();
    struct message *m = NULL;
    bool any = false;
    for (advance(now); (m = lane->answers) && m->at <= now; any = true, free(m)) {
        if (!(lane->answers = m->next)) lane->answers_last = &lane->answers;
        clock_spend(machine.message);
        nodes_events.answered(m->port->stream, m->bytes, m->nbytes);
    }
    return any;
}
