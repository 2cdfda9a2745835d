/* A driver whose operations no cancellation interrupts. They call the system, and so are cancellation points, while
 * their caller has a lane or the receiving side to itself: a thread that was cancelled there would keep it for ever. */
#include "base/cancel.h"
#include "wire/wire.h"

static const struct wire *driver;
static const struct wire_rma *driver_rma;

static bool rx_progress(void)
{
    int before = cancel_off();
    bool any = driver->rx_progress();
    cancel_as(before);
    return any;
}

static bool rx_arm(void)
{
    int before = cancel_off();
    bool is_armed = driver->rx_arm();
    cancel_as(before);
    return is_armed;
}

static const char *lane_open(struct wire_lane **lane)
{
    int before = cancel_off();
    const char *why = driver->lane_open(lane);
    cancel_as(before);
    return why;
}

static const char *port_connect(struct wire_lane *lane, const void *address, size_t size, void *stream,
                                struct wire_port **port)
{
    int before = cancel_off();
    const char *why = driver->connect(lane, address, size, stream, port);
    cancel_as(before);
    return why;
}

static bool port_send(struct wire_port *port, const struct wire_message *message, bool *sent)
{
    int before = cancel_off();
    bool has_room = driver->send(port, message, sent);
    cancel_as(before);
    return has_room;
}

static bool lane_progress(struct wire_lane *lane)
{
    int before = cancel_off();
    bool any = driver->lane_progress(lane);
    cancel_as(before);
    return any;
}

static const char *key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    int before = cancel_off();
    const char *why = driver_rma->key_open(port, key, size, opened);
    cancel_as(before);
    return why;
}

static enum wire_rma_answer rma_put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                    size_t nbytes, uint32_t *done)
{
    int before = cancel_off();
    enum wire_rma_answer answer = driver_rma->put(port, key, offset, from, nbytes, done);
    cancel_as(before);
    return answer;
}

static enum wire_rma_answer rma_get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                    size_t nbytes, uint32_t *done)
{
    int before = cancel_off();
    enum wire_rma_answer answer = driver_rma->get(port, key, offset, to, nbytes, done);
    cancel_as(before);
    return answer;
}

static bool rma_flush(struct wire_port *port, uint32_t *done)
{
    int before = cancel_off();
    bool has_room = driver_rma->flush(port, done);
    cancel_as(before);
    return has_room;
}

static const struct wire_rma *rma_uncancelled(void)
{
    static struct wire_rma rma;
    driver_rma = driver->rma();
    if (!driver_rma) return NULL;
    rma = *driver_rma; /* expose and hide are called by threads that nobody cancels */
    rma.key_open = key_open;
    rma.put = rma_put;
    rma.get = rma_get;
    rma.flush = rma_flush;
    return &rma;
}

const struct wire *wire_cancel_guard(const struct wire *of)
{
    static struct wire wire;
    wire = *of; /* rx_answer is called inside rx_progress; the others by init and finalize alone */
    if (of->rma) wire.rma = rma_uncancelled;
    wire.rx_progress = rx_progress;
    wire.rx_arm = rx_arm;
    wire.lane_open = lane_open;
    wire.connect = port_connect;
    wire.send = port_send;
    wire.lane_progress = lane_progress;
    driver = of;
    return &wire;
}
