/* A connection that takes no more: the messages that wait for it, and then the answers, arrive all the same, whole and
 * in their order, though the answers' bytes were the caller's again at once. One process sends while the other does not
 * look, and then it is the other way round. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/atomic.h"
#include "test.h"
#include "wire/wire.h"

enum {
    SECRET = sizeof(struct secret),
    LEAST = SECRET + 8,
    SHORT = 3000,
    MOST = 20000,
    MESSAGES = 20000,
    WAITING = 64,
    ANSWERS = 4000
};
enum { PAUSE = 'p', GO_ON = 'g', END = 'e', DONE = 'd' };

struct address {
    char bytes[WIRE_ADDRESS_SIZE];
    size_t size;
};

struct sending {
    struct wire_message message;
    bool sent;
    char bytes[MOST];
};

static const struct wire *wire;
static struct wire_lane *lane;
static struct wire_port *port;
static int from, to; /* the other process */
static unsigned n_arrived, n_answered, n_sent;
static struct sending *sendings[MESSAGES];

/* The i-th message, and the i-th answer, have these bytes behind a secret of zeros: most are short. Fewer than LEAST
 * are a message that asks for so many answers. */
static size_t fill(char *bytes, unsigned i)
{
    size_t nbytes = LEAST + i * 37 % ((i % 4 ? SHORT : MOST) - LEAST);
    memset(bytes, 0, SECRET);
    for (size_t k = SECRET; k < nbytes; k++) bytes[k] = (char)(i * 31 + k * 7 + k / 251);
    return nbytes;
}

static void check_is(unsigned i, const void *bytes, size_t nbytes)
{
    char wanted[MOST];
    check_equal(nbytes, fill(wanted, i));
    check(!memcmp(bytes, wanted, nbytes));
}

/* At once: the last line of a test that hangs says where. */
static void say(const char *what) { fprintf(stderr, "%s: %s\n", wire->name, what); }

static void tell(char what) { check_equal(write(to, &what, 1), 1); }

static char hear(void)
{
    char what = END;
    while (read(from, &what, 1) < 0 && errno == EINTR) continue;
    return what;
}

static void lost(const char *why)
{
    fprintf(stderr, "%s: %s\n", wire->name, why);
    _exit(EXIT_FAILURE);
}

/* The one that receives */

static void answer(const struct wire_way *way, unsigned times)
{
    char bytes[MOST];
    for (unsigned i = 0; i < times; i++) wire->rx_answer(way, bytes, fill(bytes, i));
    tell(DONE);
}

static void arrived(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    unsigned times;
    if (nbytes != SECRET + sizeof times) {
        check_is(n_arrived++, bytes, nbytes);
        return;
    }
    memcpy(&times, (const char *)bytes + SECRET, sizeof times);
    answer(way, times);
}

static bool is_told(void) { return poll(&(struct pollfd){.fd = from, .events = POLLIN}, 1, 0) > 0; }

static void receive(void)
{
    struct address mine;
    check(!wire->rx_address(mine.bytes, &mine.size));
    check_equal(write(to, &mine, sizeof mine), (long)sizeof mine);
    for (char what = GO_ON; what != END; what = hear())
        if (what == PAUSE) tell(DONE);
        else
            while (!is_told()) wire->rx_progress();
    check_equal(read(from, &n_sent, sizeof n_sent), (long)sizeof n_sent);
    check_equal(n_arrived, n_sent);
}

/* The one that sends */

static void answered(void *stream, const void *bytes, size_t nbytes)
{
    (void)stream;
    check_is(n_answered++, bytes, nbytes);
}

static void progress(void)
{
    if (wire->lane_shares_rx && wire->lane_shares_rx(lane)) wire->rx_progress();
    else wire->lane_progress(lane);
}

static void ask_for_answers(unsigned times)
{
    char bytes[SECRET + sizeof times] = {0};
    memcpy(bytes + SECRET, &times, sizeof times);
    const struct wire_message message = {{{bytes, sizeof bytes}}};
    bool sent = false;
    while (!wire->send(port, &message, &sent)) progress();
    while (!load_acquire(&sent)) progress();
}

static void wait_for_answers(unsigned times)
{
    n_answered = 0;
    ask_for_answers(times);
    while (n_answered < times) progress();
    check_equal(hear(), DONE);
}

/* False: there was no room. */
static bool send_one(void)
{
    struct sending *s = malloc(sizeof *s);
    size_t nbytes = fill(s->bytes, n_sent), first = n_sent % 3 ? nbytes : nbytes / 3;
    s->message = (struct wire_message){{{s->bytes, first}, {s->bytes + first, nbytes - first}}};
    if (!wire->send(port, &s->message, &s->sent)) {
        free(s);
        return false;
    }
    sendings[n_sent++] = s;
    return true;
}

/* Those that are in no buffer of the connection's. */
static unsigned n_waiting(void)
{
    unsigned waiting = 0;
    for (unsigned i = 0; i < n_sent; i++) waiting += !load_acquire(&sendings[i]->sent);
    return waiting;
}

static void messages_wait(void)
{
    tell(PAUSE);
    check_equal(hear(), DONE);
    while (n_sent < MESSAGES && n_waiting() < WAITING && send_one()) continue;
    check(n_sent < MESSAGES);
    tell(GO_ON);
    while (n_waiting()) progress();
    for (unsigned i = 0; i < n_sent; i++) free(sendings[i]);
    wait_for_answers(1); /* they have arrived */
}

static void answers_wait(void)
{
    n_answered = 0;
    ask_for_answers(ANSWERS);
    check_equal(hear(), DONE);
    check(n_answered < ANSWERS);
    while (n_answered < ANSWERS) progress();
}

static void send_all(void)
{
    struct address theirs;
    check_equal(read(from, &theirs, sizeof theirs), (long)sizeof theirs);
    check(!wire->lane_open(&lane));
    check(!wire->connect(lane, theirs.bytes, theirs.size, NULL, &port));
    say("connecting");
    wait_for_answers(1);
    say("messages wait");
    messages_wait();
    say("answers wait");
    answers_wait();
    say("closing");
    wire->lane_close(lane);
    tell(END);
    check_equal(write(to, &n_sent, sizeof n_sent), (long)sizeof n_sent);
}

/* Both */

/* Not before the fork: UCX has a thread from then on, which may hold a lock that the child inherits and never gets. */
static void load(const char *driver, bool says)
{
    char why[1100];
    wire = wire_find(driver, why, sizeof why);
    if (wire) return;
    if (says) printf("not over %s: %s\n", driver, why);
    fflush(NULL);
    _exit(EXIT_SUCCESS);
}

static void run(const char *driver, const char *options, void (*work)(void))
{
    static const struct wire_events events = {arrived, answered, answered, lost, NULL};
    static const struct secret secret;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    load(driver, work == receive);
    check(!wire->up(
        &(struct wire_start){.options = options, .events = &events, .secret = &secret, .wish = WIRE_RMA_NONE}));
    work();
    wire->down();
    fflush(NULL);
    _exit(test_result());
}

static void start(const char *driver, const char *options, void (*work)(void), int read_from, int write_to)
{
    if (fork()) return;
    from = read_from;
    to = write_to;
    run(driver, options, work);
}

static void two_processes_over(const char *driver, const char *options)
{
    int there[2], back[2], status;
    check(!pipe(there) && !pipe(back));
    start(driver, options, receive, there[0], back[1]);
    start(driver, options, send_all, back[0], there[1]);
    for (int i = 0; i < 2; i++) check(wait(&status) > 0 && status == 0);
}

int main(void)
{
    two_processes_over("ucx", "tcp,self");
    two_processes_over("ucx", "posix,self");
    two_processes_over("ofi", "tcp");
    return test_result();
}
