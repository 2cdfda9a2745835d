/* The wire over libfabric, as messages between endpoints of reliable datagrams: the receive endpoint is one, each lane
 * is one, with a completion queue and posted buffers of its own. All belong to one domain and share one address vector,
 * in which a peer is an index; lanes share the transmit contexts of a provider that has such.
 *
 * A message is the caller's bytes and nothing more. A label of 64 bits accompanies it as remote completion data:
 *
 *     bits 32-63    of a message, its sender's number at the receive endpoint
 *                   of a hello, a welcome or an answer, the number of the port in its lane
 *     bits 0-31     the number of the message, or of the answer, in its channel; 0 in a hello and in a welcome
 *
 * The receive endpoint can answer only to a lane whose address it knows. Therefore each port first sends a hello, which
 * contains the address. The receive endpoint puts it into its address vector and into its table of senders, and returns
 * the number of the sender in a welcome. The port's messages carry that number: the receive endpoint searches nothing.
 *
 * Any process can connect. Bytes that do not begin with the job's secret are dropped before they are parsed, and before
 * they count as a message of their channel. The caller puts the secret into messages and answers; this file puts it
 * into a hello and a welcome.
 *
 * Providers order the matching of messages but not their completion. Messages and answers are numbered and delivered by
 * number, and the early ones are copied (ofi_order.h). A hello and a welcome need no number, because nothing else is
 * under way on their channel. The copies take bounded memory: a port has at most SENDING_BYTES of messages that are not
 * complete at its side. One that is complete there is complete at the receiver, or will be within one more such window.
 * A lane has at most BATCHES unanswered messages, which bounds the copies of answers.
 *
 * Bytes that a provider injects are copied in the call and leave no completion. For larger messages the caller needs to
 * know when its own buffer is free. A counter cannot report that: operations complete in any order, and most providers
 * have no counters. Therefore the completion queue reports it, which must be read for received messages anyway. Over
 * ofi_rxm a counter reports injected messages that were lost with their connection. */
#include <malloc.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include <rdma/fi_cm.h>

#include "ofi_endpoint.h"
#include "ofi_sending.h"
#include "wire/memlock.h"

enum {
    MULTI_BUFFERS = 3,
    MULTI_SIZE = 2 * WIRE_MESSAGE_SIZE, /* where a buffer takes message after message */
    SINGLE_BUFFERS = 8,                 /* where it takes one */
    SENDING_BYTES = 4 * WIRE_MESSAGE_SIZE,
    LOOK_NS = 1000000,           /* polling interval with a provider that cannot wake a thread */
    LOOK_LONG_NS = 16 * LOOK_NS, /* its maximum, after a while without messages */
};
static const uint32_t NO_SENDER = UINT32_MAX;

struct ofi ofi;

static _Thread_local char why_text[512]; /* lanes may fail at the same time */

const char *ofi_failed(const char *what, int64_t code)
{
    snprintf(why_text, sizeof why_text, "libfabric: %s: %s", what, fi_strerror((int)-code));
    return why_text;
}

/* A port of another process, at our receive endpoint. */
struct sender {
    fi_addr_t lane;
    uint32_t port;     /* its number in that lane */
    uint32_t answered; /* the number of our last answer */
    struct order messages;
};

static uint64_t label_of(uint32_t receiver, uint32_t number) { return (uint64_t)receiver << 32 | number; }

/* Only the provider knows the length of an address. */
struct hello {
    struct secret secret;
    char address[WIRE_ADDRESS_SIZE];
};

struct welcome {
    struct secret secret;
    uint64_t sender; /* the port's number at the receive endpoint */
};

/* Returns true if a PE of this job has sent the bytes. Otherwise they are counted. */
static bool is_of_job(const void *bytes, size_t nbytes, enum wire_foreign what)
{
    bool is = nbytes >= sizeof ofi.secret && secret_is(&ofi.secret, bytes);
    if (unlikely(!is)) ofi.events.foreign(what);
    return is;
}

/* Starting and stopping */

/* Opens the descriptor that wakes the receive endpoint: that of its queue, or a timer. */
static const char *rx_fd_open(void)
{
    struct epoll_event event = {.events = EPOLLIN};
    int queue = -1;
    ofi.rx_fd = epoll_create1(EPOLL_CLOEXEC);
    ofi.timer_fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    bool good = ofi.rx_fd >= 0 && ofi.timer_fd >= 0 && !epoll_ctl(ofi.rx_fd, EPOLL_CTL_ADD, ofi.timer_fd, &event);
    ofi.has_queue_fd = ofi.has_queue_fd && !fi_control(&ofi.rx.queue->fid, FI_GETWAIT, &queue);
    if (good && ofi.has_queue_fd) good = !epoll_ctl(ofi.rx_fd, EPOLL_CTL_ADD, queue, &event);
    return good ? NULL : "libfabric: no event descriptor for the rx";
}

static struct sender *sender_make(const void *address, size_t size, uint32_t port)
{
    struct sender **senders = wire_table_grow(ofi.senders, ofi.n_senders);
    if (!senders) return NULL;
    ofi.senders = senders;
    struct sender *sender = malloc(sizeof *sender);
    if (sender) *sender = (struct sender){.port = port};
    if (sender && !peer_add(address, size, &sender->lane)) return sender;
    free(sender);
    return NULL;
}

static void senders_free(void)
{
    for (uint32_t i = 0; i < ofi.n_senders; free(ofi.senders[i++])) order_clear(&ofi.senders[i]->messages);
    free(ofi.senders);
    ofi.senders = NULL;
    ofi.n_senders = 0;
}

static void hello_received(struct endpoint *rx, uint32_t port, const void *bytes, size_t nbytes)
{
    const struct hello *hello = bytes;
    if (!is_of_job(bytes, nbytes, WIRE_FOREIGN_GREETING)) return;
    struct sender *sender = sender_make(hello->address, nbytes - offsetof(struct hello, address), port);
    if (!sender) {
        ofi.events.lost("libfabric: cannot take in the address of a lane");
        return;
    }
    const struct welcome welcome = {.secret = ofi.secret, .sender = ofi.n_senders};
    endpoint_tell(rx, sender->lane, label_of(port, ORDER_UNNUMBERED), &welcome, sizeof welcome);
    ofi.senders[ofi.n_senders++] = sender;
}

static void message_delivered(void *sender, const void *bytes, size_t nbytes)
{
    ofi.events.arrived(&(struct wire_way){.driver = sender}, bytes, nbytes);
}

static void rx_received(struct endpoint *rx, uint64_t label, const void *bytes, size_t nbytes)
{
    uint32_t receiver = label >> 32, number = (uint32_t)label;
    if (number == ORDER_UNNUMBERED) {
        hello_received(rx, receiver, bytes, nbytes);
        return;
    }
    if (!is_of_job(bytes, nbytes, WIRE_FOREIGN_MESSAGE)) return;
    struct sender *sender = receiver < ofi.n_senders ? ofi.senders[receiver] : NULL;
    const char *why = sender ? order_take(&sender->messages, number, bytes, nbytes, message_delivered, sender)
                             : "libfabric: a message from an unknown sender";
    if (why) ofi.events.lost(why);
}

static const char *rx_open(void)
{
    ofi.rx.received = rx_received;
    ofi.has_queue_fd = !endpoint_queue_open(&ofi.rx, FI_WAIT_FD);
    const char *why = ofi.has_queue_fd ? NULL : endpoint_queue_open(&ofi.rx, FI_WAIT_NONE);
    if (!why) why = rx_fd_open();
    return why ? why : endpoint_open(&ofi.rx);
}

/* Returns true if the provider puts several messages into one buffer correctly. ofi_rxm matches them out of order
 * (1.17). shm copies into a buffer that has no room left (2.1). ofi_rxd releases a buffer with the last message for it,
 * although an earlier long one is still arriving there (1.17 to 2.6). */
static bool fills_buffers(const char *provider)
{
    return !strstr(provider, "ofi_rxm") && !strstr(provider, "shm") && !strstr(provider, "ofi_rxd");
}

/* ofi_rxm of libfabric 2.0 to 2.4 crashes in fi_av_insert if an endpoint has unexpected messages, because only
 * endpoints that report sources note the connection of each message. */
static void report_sources(struct fi_info *info)
{
    bool crashes = fi_version() >= FI_VERSION(2, 0) && fi_version() < FI_VERSION(2, 5);
    if (crashes && strstr(info->fabric_attr->prov_name, "ofi_rxm")) info->caps |= FI_SOURCE;
}

static const char *start_with(const struct fi_info *info, const struct wire_start *start, enum wire_rma_wish wish)
{
    memset(&ofi, 0, sizeof ofi);
    ofi.events = *start->events;
    ofi.secret = *start->secret;
    ofi.rx_fd = ofi.timer_fd = -1;
    ofi.look_ns = LOOK_NS;
    ofi.info = ofi_rma_info(info, wish);
    ofi.has_rma = ofi.info;
    if (!ofi.info) ofi.info = fi_dupinfo(info);
    if (!ofi.info) return "out of memory for a provider";
    report_sources(ofi.info);
    ofi.registers_local = ofi.info->domain_attr->mr_mode & FI_MR_LOCAL;
    ofi.polls_add_peers = strstr(ofi.info->fabric_attr->prov_name, "ofi_rxd");
    ofi.is_multi = (ofi.info->caps & FI_MULTI_RECV) && fills_buffers(ofi.info->fabric_attr->prov_name);
    ofi.n_buffers = ofi.is_multi ? MULTI_BUFFERS : SINGLE_BUFFERS;
    ofi.buffer_size = ofi.is_multi ? MULTI_SIZE : WIRE_MESSAGE_SIZE;
    int status = fi_fabric(ofi.info->fabric_attr, &ofi.fabric, NULL);
    if (!status) status = fi_domain(ofi.fabric, ofi.info, &ofi.domain, NULL);
    if (!status) status = fi_av_open(ofi.domain, &(struct fi_av_attr){.type = FI_AV_TABLE}, &ofi.peers, NULL);
    return status ? ofi_failed("cannot start", status) : rx_open();
}

static void ofi_down(void)
{
    endpoint_close(&ofi.rx);
    senders_free();
    for (size_t i = 0; i < OFI_LANES; i++)
        if (ofi.transmit[i]) fi_close(&ofi.transmit[i]->fid);
    if (ofi.peers) fi_close(&ofi.peers->fid);
    if (ofi.domain) fi_close(&ofi.domain->fid);
    if (ofi.fabric) fi_close(&ofi.fabric->fid);
    if (ofi.info) fi_freeinfo(ofi.info);
    if (ofi.timer_fd >= 0) close(ofi.timer_fd);
    if (ofi.rx_fd >= 0) close(ofi.rx_fd);
    malloc_trim(0); /* returns megabytes of small freed blocks to the system */
}

/* Tries again without memory for RMA, in case that is the reason. */
static const char *start_with_or_without(const struct fi_info *info, const struct wire_start *start)
{
    const char *why = start_with(info, start, start->wish);
    if (!why || !ofi.has_rma) return why;
    ofi_down();
    return start_with(info, start, WIRE_RMA_NONE);
}

/* The providers and devices that were tried, and why they failed. */
struct attempts {
    size_t length;
    char text[2 * sizeof why_text];
};

/* A device may be listed several times. Equal failures are printed once. */
static void attempts_add(struct attempts *tried, const struct fi_info *info, const char *why)
{
    char one[sizeof why_text + 128];
    const char *place = info->domain_attr->name ? info->domain_attr->name : "?";
    snprintf(one, sizeof one, "%s on %s: %s", info->fabric_attr->prov_name, place, why);
    if (strstr(tried->text, one)) return;
    size_t room = sizeof tried->text - tried->length;
    int n = snprintf(tried->text + tried->length, room, "%s%s", tried->length ? "; " : "", one);
    tried->length += min_size((size_t)n, room - 1);
}

/* Starts with the first provider that works, on the device if there is one: an interface may have gone since they were
 * listed. */
static bool start_with_any(const struct fi_info *list, bool are_of_one_link, const char *nic,
                           const struct wire_start *start, struct attempts *tried)
{
    for (const struct fi_info *i = list; i; i = i->next) {
        if (!ofi_is_wanted(i, start->options) || ofi_is_of_one_link(i) != are_of_one_link) continue;
        if (nic && (!i->domain_attr->name || strcmp(i->domain_attr->name, nic) != 0)) continue;
        const char *why = start_with_or_without(i, start);
        if (!why) return true;
        attempts_add(tried, i, why);
        ofi_down();
    }
    return false;
}

static const char *ofi_up(const struct wire_start *start)
{
    enum { ATTEMPTS = 2 }; /* all interfaces may have been replaced meanwhile */
    static struct attempts tried;
    const char *why = NULL;
    bool is_up = false;
    for (int i = 0; i < ATTEMPTS && !is_up && !why; i++) {
        const char *nic;
        struct fi_info *list = ofi_providers(start->options);
        tried = (struct attempts){0};
        why = ofi_nic(list, start, &nic);
        if (!why && ofi_takes_card(list, start->options)) why = memlock_check();
        is_up =
            !why && (start_with_any(list, false, nic, start, &tried) || start_with_any(list, true, nic, start, &tried));
        fi_freeinfo(list);
    }
    if (is_up || why) return why;
    return tried.length ? tried.text : ofi_no_provider(start->options);
}

/* fi_trywait checks for messages that came before it. */
static void ofi_capabilities(struct wire_capabilities *can)
{
    size_t endpoints = ofi.info->domain_attr->ep_cnt; /* the receive endpoint is one of them */
    *can = (struct wire_capabilities){.reach = ofi_reach_of(ofi.info->fabric_attr->prov_name),
                                      .lanes = endpoints > 1 ? (uint32_t)min_size(endpoints - 1, OFI_LANES) : 1,
                                      .rma = ofi_rma()};
}

/* The receive endpoint */

/* The name of the provider, its terminating 0, and an address of the provider. */
static const char *ofi_rx_address(void *address, size_t *size)
{
    const char *provider = ofi.info->fabric_attr->prov_name;
    size_t before = strlen(provider) + 1, after = WIRE_ADDRESS_SIZE - before;
    memcpy(address, provider, before);
    int status = fi_getname(&ofi.rx.ep->fid, (char *)address + before, &after);
    *size = before + after;
    return status ? ofi_failed("cannot tell its address", status) : NULL;
}

static bool ofi_rx_progress(void)
{
    bool any = endpoint_progress(&ofi.rx);
    if (any) ofi.look_ns = LOOK_NS;
    return any;
}

static void ofi_rx_answer(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    struct sender *sender = way->driver;
    sender->answered = order_next(sender->answered);
    endpoint_tell(&ofi.rx, sender->lane, label_of(sender->port, sender->answered), bytes, nbytes);
}

static int ofi_rx_fd(void) { return ofi.rx_fd; }

/* Sets the time of the next poll, or none: a timer that has expired is readable until it is set. The interval doubles
 * after each poll without a message, up to 16 ms. */
static void timer_set(bool is_needed)
{
    struct itimerspec once = {.it_value.tv_nsec = is_needed ? ofi.look_ns : 0};
    if (is_needed || ofi.timer_is_set) timerfd_settime(ofi.timer_fd, 0, &once, NULL);
    if (is_needed) ofi.look_ns = ofi.look_ns < LOOK_LONG_NS ? 2 * ofi.look_ns : LOOK_LONG_NS;
    ofi.timer_is_set = is_needed;
}

static bool ofi_rx_arm(void)
{
    struct fid *queue = &ofi.rx.queue->fid;
    sends_look(&ofi.rx);
    if (ofi.has_queue_fd && fi_trywait(ofi.fabric, &queue, 1)) return false;
    timer_set(!ofi.has_queue_fd || ofi.rx.backlog);
    return true;
}

/* Lanes */

static void answer_delivered(void *arg, const void *bytes, size_t nbytes)
{
    const struct wire_port *port = arg;
    ofi.events.answered(port->stream, bytes, nbytes);
}

static void welcome_received(struct wire_port *port, const void *bytes, size_t nbytes)
{
    struct welcome welcome;
    if (nbytes != sizeof welcome) return;
    memcpy(&welcome, bytes, sizeof welcome);
    port->sender = (uint32_t)welcome.sender;
}

static void lane_received(struct endpoint *endpoint, uint64_t label, const void *bytes, size_t nbytes)
{
    struct wire_lane *lane = (struct wire_lane *)endpoint;
    uint32_t receiver = label >> 32, number = (uint32_t)label;
    if (receiver >= lane->n_ports) return;
    struct wire_port *port = lane->ports[receiver];
    bool is_welcome = number == ORDER_UNNUMBERED;
    if (!is_of_job(bytes, nbytes, is_welcome ? WIRE_FOREIGN_GREETING : WIRE_FOREIGN_ACK)) return;
    if (is_welcome) {
        welcome_received(port, bytes, nbytes);
        return;
    }
    const char *why = order_take(&port->answers, number, bytes, nbytes, answer_delivered, port);
    if (why) ofi.events.lost(why);
}

static const char *ofi_lane_open(struct wire_lane **result)
{
    struct wire_lane *lane = calloc(1, sizeof *lane);
    if (!lane) return "out of memory for a lane";
    lane->endpoint.received = lane_received;
    const char *why = endpoint_queue_open(&lane->endpoint, FI_WAIT_NONE);
    if (!why) why = endpoint_open(&lane->endpoint);
    if (!why) *result = lane;
    else free(lane);
    return why;
}

static void ofi_lane_close(struct wire_lane *lane)
{
    endpoint_close(&lane->endpoint);
    for (uint32_t i = 0; i < lane->n_ports; free(lane->ports[i++])) order_clear(&lane->ports[i]->answers);
    free(lane->ports);
    free(lane);
}

static const char *say_hello(struct wire_port *port)
{
    struct hello hello = {.secret = ofi.secret};
    size_t size = sizeof hello.address;
    int status = fi_getname(&port->lane->endpoint.ep->fid, hello.address, &size);
    if (status) return ofi_failed("cannot tell its address", status);
    endpoint_tell(&port->lane->endpoint, port->rx, label_of(port->number, ORDER_UNNUMBERED), &hello,
                  offsetof(struct hello, address) + size);
    return NULL;
}

/* Makes room for a port, and makes the port. It is not in lane->ports yet. */
static struct wire_port *port_make(struct wire_lane *lane, void *stream)
{
    struct wire_port **ports = wire_table_grow(lane->ports, lane->n_ports);
    if (!ports) return NULL;
    lane->ports = ports;
    struct wire_port *port = malloc(sizeof *port);
    if (port) *port = (struct wire_port){.lane = lane, .stream = stream, .number = lane->n_ports, .sender = NO_SENDER};
    return port;
}

static const char *ofi_connect(struct wire_lane *lane, const void *address, size_t size, void *stream,
                               struct wire_port **result)
{
    const char *provider = ofi.info->fabric_attr->prov_name, *theirs = address;
    size_t before = strnlen(theirs, size) + 1;
    if (before >= size || strcmp(provider, theirs)) {
        snprintf(why_text, sizeof why_text, "libfabric: another node uses the provider %.*s, this one %s", (int)size,
                 theirs, provider);
        return why_text;
    }
    struct wire_port *port = port_make(lane, stream);
    if (!port) return "out of memory for a connection";
    int status = peer_add(theirs + before, size - before, &port->rx);
    const char *why = status ? ofi_failed("cannot connect", status) : say_hello(port);
    if (why) {
        free(port);
        return why;
    }
    lane->ports[lane->n_ports++] = port;
    *result = port;
    return NULL;
}

static bool send_queued(struct wire_port *port, uint64_t label, const struct wire_message *message, bool *sent)
{
    struct sending *s = sending_make(port, label, message, sent);
    if (!s) return false;
    *sent = false;
    if (sending_start(&port->lane->endpoint, s)) {
        sending_free(s);
        return false;
    }
    port->sending_bytes += s->nbytes;
    return true;
}

static bool ofi_send(struct wire_port *port, const struct wire_message *message, bool *sent)
{
    const struct wire_part *only = message->parts[1].nbytes ? NULL : &message->parts[0];
    uint32_t number = order_next(port->sent);
    uint64_t label = label_of(port->sender, number);
    if (port->sender == NO_SENDER || port->sending_bytes + wire_message_length(message) > SENDING_BYTES) return false;
    if (only && only->nbytes <= ofi.info->tx_attr->inject_size &&
        !fi_injectdata(port->lane->endpoint.ep, only->bytes, only->nbytes, label, port->rx))
        *sent = true;
    else if (!send_queued(port, label, message, sent)) return false;
    port->sent = number;
    return true;
}

static bool ofi_lane_progress(struct wire_lane *lane)
{
    bool any = endpoint_progress(&lane->endpoint);
    if (lane->flushes) ofi_rma_progress(lane);
    return any;
}

__attribute__((visibility("default"))) const struct wire wire_ofi = {
    .name = "ofi",
    .build = build_name,
    .describe = ofi_describe,
    .offer = ofi_offer,
    .up = ofi_up,
    .down = ofi_down,
    .capabilities = ofi_capabilities,
    .rx_address = ofi_rx_address,
    .rx_progress = ofi_rx_progress,
    .rx_answer = ofi_rx_answer,
    .rx_fd = ofi_rx_fd,
    .rx_arm = ofi_rx_arm,
    .lane_open = ofi_lane_open,
    .lane_close = ofi_lane_close,
    .connect = ofi_connect,
    .send = ofi_send,
    .lane_progress = ofi_lane_progress,
};
