/* A fuzzer of all that arrives over libfabric: greetings, messages and their answers, with labels and secrets. Objects
 * of libfabric are replaced, so that an input is a series of messages: a byte of flags, two numbers of the label, a
 * length, and bytes that mostly stand behind the right secret. */
#include "fuzz.h"

#include "wire/ofi/ofi.c"

enum { AT_LANE = 1, IS_FOREIGN = 2, IS_NUMBERED = 4, PORTS = 2 };

const char build_name[] = "a build";
static const struct secret secret = {{0x0123456789abcdef, 0xfedcba9876543210}};
static struct wire_lane lane;
static struct wire_port ports[PORTS];
static struct fi_tx_attr transmit = {.inject_size = 64};
static struct fi_info provider = {.tx_attr = &transmit};

static int address_insert(struct fid_av *av, const void *address, size_t count, fi_addr_t *index, uint64_t flags,
                          void *context)
{
    (void)av, (void)flags, (void)context;
    fuzz_touch(address, WIRE_ADDRESS_SIZE);
    *index = 1;
    return ((const uint8_t *)address)[0] == 255 ? -FI_EINVAL : (int)count;
}

static ssize_t inject(struct fid_ep *ep, const void *bytes, size_t nbytes, uint64_t data, fi_addr_t to)
{
    (void)ep, (void)data, (void)to;
    fuzz_touch(bytes, nbytes);
    return fuzz_byte() == 255 ? -FI_EAGAIN : 0;
}

static ssize_t send_message(struct fid_ep *ep, const struct fi_msg *message, uint64_t flags)
{
    (void)ep, (void)flags;
    fuzz_touch(message->msg_iov[0].iov_base, message->msg_iov[0].iov_len);
    return -FI_EAGAIN;
}

static struct fi_ops_av address_functions = {.insert = address_insert};
static struct fi_ops_msg message_functions = {.sendmsg = send_message, .injectdata = inject};
static struct fid_av addresses = {.ops = &address_functions};
static struct fid_ep endpoint = {.msg = &message_functions};

static void arrived(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    fuzz_touch(bytes, nbytes);
    if (nbytes) ofi_rx_answer(way, bytes, min_size(nbytes, 100));
}

static void answered(void *stream, const void *bytes, size_t nbytes)
{
    if (stream != &lane) abort();
    fuzz_touch(bytes, nbytes);
}

static void lost(const char *why) { fuzz_touch(why, strlen(why)); }

static void foreign(enum wire_foreign what)
{
    if (what >= WIRE_FOREIGN_KINDS) abort();
}

static void connect_all(void)
{
    static struct wire_port *table[PORTS];
    memset(&ofi, 0, sizeof ofi);
    ofi.events = (struct wire_events){.arrived = arrived, .answered = answered, .lost = lost, .foreign = foreign};
    ofi.secret = secret;
    ofi.info = &provider;
    ofi.peers = &addresses;
    ofi.rx.ep = lane.endpoint.ep = &endpoint;
    lane.ports = table;
    lane.n_ports = PORTS;
    for (uint32_t i = 0; i < PORTS; i++) {
        ports[i] = (struct wire_port){.lane = &lane, .stream = &lane, .number = i, .sender = NO_SENDER};
        table[i] = &ports[i];
    }
}

void fuzz_one(void)
{
    connect_all();
    while (fuzz_input.left) {
        uint8_t flags = fuzz_byte(), receiver = fuzz_byte(), length = fuzz_byte();
        uint32_t number = flags & IS_NUMBERED ? fuzz_byte() : ORDER_UNNUMBERED;
        size_t rest = min_size(length, fuzz_input.left), nbytes = sizeof secret + rest;
        char *bytes = malloc(nbytes);
        memcpy(bytes, &secret, sizeof secret);
        fuzz_bytes(bytes + sizeof secret, rest);
        if (flags & IS_FOREIGN) bytes[flags >> 4] ^= 1, nbytes = min_size(nbytes, flags >> 3);
        if (flags & AT_LANE) lane_received(&lane.endpoint, label_of(receiver, number), bytes, nbytes);
        else rx_received(&ofi.rx, label_of(receiver, number), bytes, nbytes);
        free(bytes);
    }
}

static void backlog_clear(struct endpoint *e)
{
    for (struct sending *s; (s = e->backlog); free(s)) e->backlog = s->next;
}

void fuzz_clear(void)
{
    senders_free();
    for (int i = 0; i < PORTS; i++) order_clear(&ports[i].answers);
    backlog_clear(&ofi.rx);
    backlog_clear(&lane.endpoint);
}
