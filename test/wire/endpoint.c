/* Endpoints of the libfabric driver, with a provider that keeps things to itself. */
#include "wire/ofi/ofi_endpoint.c"

#include <poll.h>

#include "test.h"

enum { CREDITS = 100 }; /* of a provider that returns credits for many messages */

static struct {
    int unread, unread_at_close, closed, lost;
    uint64_t failed;
} provider;

/* A poll reads one message, which is not the driver's. */
static ssize_t poll_one(struct fid_cq *queue, void *entries, size_t n)
{
    (void)queue, (void)entries, (void)n;
    if (provider.unread) provider.unread--;
    return -FI_EAGAIN;
}

static int close_endpoint(struct fid *fid)
{
    (void)fid;
    provider.unread_at_close = provider.unread;
    provider.closed++;
    return 0;
}

static int close_queue(struct fid *fid)
{
    (void)fid;
    provider.closed++;
    return 0;
}

static struct fi_ops endpoint_operations = {.close = close_endpoint}, queue_operations = {.close = close_queue};
static struct fi_ops_cq polls = {.read = poll_one};
static struct fid_ep fake_endpoint = {.fid.ops = &endpoint_operations};
static struct fid_cq fake_queue = {.fid.ops = &queue_operations, .ops = &polls};

static uint64_t failed_sends(struct fid_cntr *sends) { return (void)sends, provider.failed; }

static struct fi_ops_cntr counts = {.readerr = failed_sends};
static struct fid_cntr fake_sends = {.ops = &counts};

static void lost(const char *why)
{
    check(strstr(why, "a message could not be sent"));
    provider.lost++;
}

static void lost_message_without_a_completion_is_reported_once(void)
{
    struct endpoint e = {.ep = &fake_endpoint, .queue = &fake_queue, .sends = &fake_sends};
    ofi.events.lost = lost;
    for (int i = 0; i < 1000; i++) endpoint_progress(&e);
    check_equal(provider.lost, 0);
    provider.failed = 3;
    for (int i = 0; i < 1000; i++) endpoint_progress(&e);
    check_equal(provider.lost, 1);
}

static void closed_endpoint_has_no_unread_messages(void)
{
    struct endpoint e = {.ep = &fake_endpoint, .queue = &fake_queue, .buffers = malloc(sizeof(struct buffer))};
    provider.unread = CREDITS;
    endpoint_close(&e);
    check_equal(provider.unread_at_close, 0);
    check_equal(provider.closed, 2);
    check(!e.ep && !e.queue);
}

/* The interface of a device may go before its endpoint is started. */
static void endpoint_that_was_not_started_is_not_polled(void)
{
    struct endpoint half = {.queue = &fake_queue}, none = {0};
    provider.unread = CREDITS;
    endpoint_close(&half);
    endpoint_close(&none);
    check_equal(provider.unread, CREDITS);
}

extern const struct wire wire_ofi;

/* Polls the receive endpoint until its descriptor can be waited for. */
static void arm_with(struct sending *backlog)
{
    do {
        ofi.rx.backlog = NULL;
        wire_ofi.rx_progress();
        ofi.rx.backlog = backlog;
    } while (!wire_ofi.rx_arm());
    ofi.rx.backlog = NULL;
}

static void descriptor_is_quiet_when_no_message_waits_for_room_any_more(void)
{
    struct secret secret = {{0}};
    struct sending waiting;
    check(!wire_ofi.up(&(struct wire_start){
        .options = "tcp;ofi_rxm", .events = &ofi.events, .secret = &secret, .is_one_machine = true}));
    check(ofi.has_queue_fd);
    struct pollfd descriptor = {.fd = wire_ofi.rx_fd(), .events = POLLIN};
    arm_with(&waiting);
    check_equal(poll(&descriptor, 1, 60000), 1); /* to try again */
    arm_with(NULL);
    check_equal(poll(&descriptor, 1, 100), 0);
    wire_ofi.down();
}

int main(void)
{
    descriptor_is_quiet_when_no_message_waits_for_room_any_more();
    closed_endpoint_has_no_unread_messages();
    endpoint_that_was_not_started_is_not_polled();
    lost_message_without_a_completion_is_reported_once();
    return test_result();
}
