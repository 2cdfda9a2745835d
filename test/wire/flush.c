/* A flush of the libfabric driver, over an endpoint that keeps writes and reads until the test completes them. */
#include "wire/ofi/ofi_rma.c"

#include "test.h"

struct ofi ofi;
static struct {
    void *write, *read; /* contexts of the operations under way */
    ssize_t refusal;    /* of a read; 0: it is taken */
    int lost;
} wire;

static void note_loss(const char *why)
{
    (void)why;
    wire.lost++;
}

const char *ofi_failed(const char *what, int64_t code) { return code ? what : NULL; }

const char *ofi_register(const void *at, size_t nbytes, uint64_t access, struct fid_mr **region)
{
    (void)at, (void)nbytes, (void)access, (void)region;
    return "no memory is registered here";
}

static ssize_t take_write(struct fid_ep *ep, const void *buf, size_t len, void *desc, fi_addr_t to, uint64_t addr,
                          uint64_t key, void *context)
{
    (void)ep, (void)buf, (void)len, (void)desc, (void)to, (void)addr, (void)key;
    wire.write = context;
    return 0;
}

static ssize_t take_read(struct fid_ep *ep, void *buf, size_t len, void *desc, fi_addr_t from, uint64_t addr,
                         uint64_t key, void *context)
{
    (void)ep, (void)buf, (void)len, (void)desc, (void)from, (void)addr, (void)key;
    if (!wire.refusal) wire.read = context;
    return wire.refusal;
}

static struct fi_ops_rma operations = {.write = take_write, .read = take_read};
static struct fid_ep endpoint = {.rma = &operations};
static struct wire_key key;
static char source[64];

static struct wire_lane lane;
static struct wire_port port;

/* One write and a flush behind it; `behind`: a read does not overtake so long a write. */
static void write_and_flush(size_t behind, uint32_t *written, uint32_t *flushed)
{
    lane = (struct wire_lane){.endpoint.ep = &endpoint};
    port = (struct wire_port){.lane = &lane};
    ofi = (struct ofi){.events.lost = note_loss, .behind_size = behind, .lands_from = SIZE_MAX};
    wire.write = wire.read = NULL;
    *written = *flushed = 0;
    check(rma_put(&port, &key, 0, source, sizeof source, written) == WIRE_RMA_TAKEN);
    check(rma_flush(&port, flushed) && !*flushed);
}

/* Completes an operation, and lets the flush continue. */
static void complete(void **context)
{
    check(*context != NULL);
    ofi_rma_completed(*context, false);
    *context = NULL;
    if (port.writes.flushed) flush_look(&port);
}

static void read_follows_a_write_that_it_does_not_overtake(void)
{
    for (int is_write_first = 0; is_write_first < 2; is_write_first++) {
        uint32_t written, flushed;
        write_and_flush(sizeof source, &written, &flushed);
        check(wire.read != NULL); /* at once */
        complete(is_write_first ? &wire.write : &wire.read);
        check(!flushed);
        complete(is_write_first ? &wire.read : &wire.write);
        check(flushed && written && !lane.flushes);
    }
}

static void read_waits_for_a_write_that_it_may_overtake(void)
{
    uint32_t written, flushed;
    write_and_flush(sizeof source - 1, &written, &flushed);
    check(!wire.read);
    complete(&wire.write);
    check(wire.read && !flushed);
    complete(&wire.read);
    check(flushed && !lane.flushes);
}

static void flush_does_not_wait_for_later_writes(void)
{
    uint32_t written, flushed, later = 0, again = 0;
    write_and_flush(sizeof source, &written, &flushed);
    void *first = wire.write;
    check(rma_put(&port, &key, 0, source, sizeof source, &later) == WIRE_RMA_TAKEN);
    check(!rma_flush(&port, &again)); /* one at a time */
    complete(&first);
    complete(&wire.read);
    check(flushed && !later);
    check(rma_flush(&port, &again) && !again);
    complete(&wire.write);
    complete(&wire.read);
    check(again && later);
}

static void read_that_is_refused_for_good_ends_the_job(void)
{
    uint32_t written, flushed;
    wire.refusal = -FI_EAGAIN;
    write_and_flush(sizeof source, &written, &flushed);
    check_equal(wire.lost, 0);
    wire.refusal = -FI_EINVAL;
    flush_look(&port);
    check_equal(wire.lost, 1);
    wire.refusal = 0;
    complete(&wire.write);
    complete(&wire.read);
    check(flushed);
}

int main(void)
{
    read_that_is_refused_for_good_ends_the_job();
    read_follows_a_write_that_it_does_not_overtake();
    read_waits_for_a_write_that_it_may_overtake();
    flush_does_not_wait_for_later_writes();
    return test_result();
}
