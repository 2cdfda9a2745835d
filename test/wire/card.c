/* The card of the network for tests does what wire.h allows, and no more: it reads and writes a process that is
 * stopped; that a put's source is free does not say that the bytes are there, a flush does; what is not exposed, or not
 * any more, is out of reach. With order, what is behind a put arrives behind it. With the gap, arming checks nothing.
 * The other process is a child, whose memory is looked at directly. */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/atomic.h"
#include "test.h"
#include "wire/sim_card.h"

enum { BYTES = 300 * 1000, KEYS = 2, PUTS = 100, MESSAGES = 20 };

struct offer {
    char address[WIRE_ADDRESS_SIZE], key[WIRE_KEY_SIZE];
    size_t address_size, key_size;
};

static char *theirs;
static char ours[BYTES + 1];
static unsigned lost, arrivals, unordered; /* messages; those that arrived before an earlier one */

static void arrived(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    (void)way, (void)nbytes;
    unordered += *(const unsigned char *)bytes != arrivals++;
}
static void answered(void *stream, const void *bytes, size_t nbytes) { (void)stream, (void)bytes, (void)nbytes; }
static void note_lost(const char *why) { (void)why, fetch_add(&lost, 1); }

static const struct wire_rma *start(const char *options)
{
    static const struct wire_events events = {arrived, answered, answered, note_lost, NULL};
    static const struct secret secret;
    check(!wire_sim.up(
        &(struct wire_start){.options = options, .events = &events, .secret = &secret, .wish = WIRE_RMA_REAL}));
    struct wire_capabilities can = {0};
    wire_sim.capabilities(&can);
    return can.rma;
}

/* The child: exposes its memory, stops, hides it when it goes on, and stops again. */
static void offer_memory(int to)
{
    struct offer offer;
    struct wire_span *span, *other;
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* nobody else ends who is stopped */
    const struct wire_rma *rma = start("rma=1,keys=2");
    check(!wire_sim.rx_address(offer.address, &offer.address_size));
    check(!rma->expose(theirs, BYTES, offer.key, &offer.key_size, &span));
    check(!rma->expose(ours, BYTES, (char[WIRE_KEY_SIZE]){0}, &(size_t){0}, &other));
    check(rma->expose(ours, 1, (char[WIRE_KEY_SIZE]){0}, &(size_t){0}, &other) != NULL);
    check_equal(write(to, &offer, sizeof offer), (long)sizeof offer);
    raise(SIGSTOP);
    rma->hide(span);
    raise(SIGSTOP);
    _exit(0);
}

static void wait_for(const uint32_t *done)
{
    while (!load_acquire(done)) usleep(10);
}

static void fill(unsigned seed)
{
    for (size_t i = 0; i < BYTES; i++) ours[i] = (char)(seed + i * 7 + i / 251);
}

/* The card may have as much to do as it takes. */
static void put_from(const struct wire_rma *rma, struct wire_port *port, struct wire_key *key, size_t offset,
                     const char *from, size_t nbytes, uint32_t *done)
{
    *done = 0;
    while (rma->put(port, key, offset, from, nbytes, done) == WIRE_RMA_FULL) usleep(10);
}

static void put(const struct wire_rma *rma, struct wire_port *port, struct wire_key *key, size_t offset, size_t nbytes,
                uint32_t *done)
{
    put_from(rma, port, key, offset, ours + offset, nbytes, done);
}

static void flush(const struct wire_rma *rma, struct wire_port *port)
{
    uint32_t done = 0;
    while (!rma->flush(port, &done)) usleep(10);
    wait_for(&done);
}

/* Returns how often the bytes were not there when the source was free. */
static unsigned put_and_look(const struct wire_rma *rma, struct wire_port *port, struct wire_key *key)
{
    unsigned later = 0;
    for (unsigned i = 0; i < PUTS; i++) {
        uint32_t done[3];
        size_t parts[] = {0, 1 + i * 13, BYTES / 2 + i, BYTES};
        fill(i);
        for (int k = 0; k < 3; k++) put(rma, port, key, parts[k], parts[k + 1] - parts[k], &done[k]);
        for (int k = 0; k < 3; k++) wait_for(&done[k]);
        later += memcmp(theirs, ours, BYTES) != 0;
        flush(rma, port);
        check(!memcmp(theirs, ours, BYTES));
    }
    return later;
}

static void get_all(const struct wire_rma *rma, struct wire_port *port, struct wire_key *key)
{
    uint32_t done = 0;
    memset(ours, 0, BYTES);
    check_equal(rma->get(port, key, 0, ours, BYTES, &done), WIRE_RMA_TAKEN);
    wait_for(&done);
    check(!memcmp(theirs, ours, BYTES));
}

/* Two puts to the same place, one at once behind the other: how often the first one arrived last. */
static unsigned put_twice(const struct wire_rma *rma, struct wire_port *port, struct wire_key *key)
{
    static char newer[BYTES];
    unsigned others = 0;
    for (unsigned i = 0; i < PUTS; i++) {
        uint32_t done[2];
        fill(i);
        memset(newer, (int)i, sizeof newer);
        put(rma, port, key, 0, BYTES, &done[0]);
        put_from(rma, port, key, 0, newer, BYTES / 2, &done[1]);
        wait_for(&done[0]);
        wait_for(&done[1]);
        flush(rma, port);
        others += memcmp(theirs, newer, BYTES / 2) != 0;
    }
    return others;
}

static void open_all(const struct offer *offer, const struct wire_rma *rma, struct wire_lane **lane,
                     struct wire_port **port, struct wire_key **key)
{
    check(!wire_sim.lane_open(lane));
    check(!wire_sim.connect(*lane, offer->address, offer->address_size, NULL, port));
    check(!rma->key_open(*port, offer->key, offer->key_size, key));
}

static void close_all(const struct wire_rma *rma, struct wire_lane *lane, struct wire_port *port, struct wire_key *key)
{
    rma->key_close(port, key);
    wire_sim.lane_close(lane);
    wire_sim.down();
}

/* Puts to this process itself, messages behind each: how often the first one arrived before the bytes. */
static unsigned put_and_send(const char *options)
{
    unsigned early = 0;
    struct offer offer;
    struct wire_lane *lane;
    struct wire_port *port;
    struct wire_key *key;
    struct wire_span *span;
    const struct wire_rma *rma = start(options);
    check(!wire_sim.rx_address(offer.address, &offer.address_size));
    check(!rma->expose(theirs, BYTES, offer.key, &offer.key_size, &span));
    open_all(&offer, rma, &lane, &port, &key);
    for (unsigned i = 0; i < PUTS; i++) {
        uint32_t done;
        bool sent;
        fill(i);
        put(rma, port, key, 0, BYTES, &done);
        for (unsigned char k = 0; k < MESSAGES; k++)
            check(wire_sim.send(port, &(struct wire_message){{{&k, 1}}}, &sent) && sent);
        for (arrivals = 0; !arrivals;) wire_sim.rx_progress();
        early += memcmp(theirs, ours, BYTES) != 0;
        while (arrivals < MESSAGES) wire_sim.rx_progress();
        flush(rma, port);
    }
    close_all(rma, lane, port, key);
    check_equal(unordered, 0);
    return early;
}

/* A message that comes before the arming makes rx_arm false; or, with the gap, only the next poll finds it. */
static void message_before_arming(bool has_gap)
{
    char address[WIRE_ADDRESS_SIZE];
    size_t size;
    struct wire_lane *lane;
    struct wire_port *port;
    bool sent;
    start(has_gap ? "gap=1" : "");
    check(!wire_sim.rx_address(address, &size));
    check(!wire_sim.lane_open(&lane));
    check(!wire_sim.connect(lane, address, size, NULL, &port));
    check(wire_sim.send(port, &(struct wire_message){{{"", 1}}}, &sent) && sent);
    check_equal(wire_sim.rx_arm(), has_gap);
    check(!poll(&(struct pollfd){.fd = wire_sim.rx_fd(), .events = POLLIN}, 1, 0));
    check(wire_sim.rx_progress());
    check(wire_sim.rx_arm());
    check(!wire_sim.rx_progress());
    check(wire_sim.send(port, &(struct wire_message){{{"", 1}}}, &sent) && sent);
    check_equal(poll(&(struct pollfd){.fd = wire_sim.rx_fd(), .events = POLLIN}, 1, 0), 1);
    wire_sim.lane_close(lane);
    wire_sim.down();
}

int main(void)
{
    struct offer offer;
    struct wire_lane *lane;
    struct wire_port *port;
    struct wire_key *key, *other;
    int pipes[2], status;
    check(!pipe(pipes));
    theirs = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t child = fork();
    if (!child) offer_memory(pipes[1]);
    const struct wire_rma *rma = start("rma=1,delay=1000,seed=3");
    check_equal(read(pipes[0], &offer, sizeof offer), (long)sizeof offer);
    check_equal(waitpid(child, &status, WUNTRACED), child);
    check(WIFSTOPPED(status));

    open_all(&offer, rma, &lane, &port, &key);
    check(!rma->keeps_order);
    check(put_and_look(rma, port, key) > 0);
    check(put_twice(rma, port, key) > 0);
    get_all(rma, port, key);
    close_all(rma, lane, port, key);

    rma = start("rma=1,order=1,delay=1000,seed=3");
    open_all(&offer, rma, &lane, &port, &key);
    check(rma->keeps_order);
    check_equal(put_twice(rma, port, key), 0);
    check_equal(lost, 0);

    uint32_t done;
    put(rma, port, key, 1, BYTES, &done); /* a byte too much */
    while (!load_acquire(&lost)) usleep(10);
    kill(child, SIGCONT);
    check_equal(waitpid(child, &status, WUNTRACED), child);
    check(rma->key_open(port, offer.key, offer.key_size, &other) != NULL);
    put(rma, port, key, 0, 8, &done);
    while (load_acquire(&lost) < 2) usleep(10);
    kill(child, SIGKILL);
    close_all(rma, lane, port, key);

    check(put_and_send("rma=1,delay=100,seed=3") > 0);
    check_equal(put_and_send("rma=1,order=1,delay=100,seed=3"), 0);
    check_equal(put_and_send("rma=2,order=1,delay=100,seed=3"), 0);

    struct wire_span *span;
    rma = start("rma=1,regfail=100");
    check(rma->expose(ours, BYTES, (char[WIRE_KEY_SIZE]){0}, &(size_t){0}, &span) != NULL);
    wire_sim.down();
    check(start("rma=0") == NULL);
    wire_sim.down();
    message_before_arming(false);
    message_before_arming(true);
    return test_result();
}
