/* PEs started by a launcher that is not ours find those they can share memory with: not by what anybody is called, but
 * by what can be reached. PE 0 makes secrets and publishes them through the launcher. Every PE tries to make an
 * abstract socket with a name from them; on each machine one PE succeeds, and the others connect to it. (Abstract
 * sockets belong to a network namespace: a container with a network of its own is a machine of its own.) Any user can
 * see the name and connect, or hold it: both ends check the other's user, and the secrets. When all have
 * tried, the one that holds the socket, the center, makes a board for those who have come, and sends it to them: who
 * gets it shares memory with the others, who cannot map it ends the job. Then they are sorted by their numbers. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "base/env.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "base/thread_start.h"
#include "job/boot.h"
#include "job/end.h"
#include "job/seat.h"

/* The name can be read in /proc/net/unix; the visitor's and the center's prove that the process that connects, or
 * accepts, is of this job. The job's own is what its messages over a network carry. */
struct secrets {
    struct secret name, visitor, center, job;
};

/* What a visitor sends with its first message, the same in every build; and what the center answers, together with the
 * board's descriptor. */
struct hello {
    struct secret secret;
    uint32_t pe;
    char build[BUILD_SIZE];
};
struct welcome {
    struct secret secret;
    uint32_t slot, count, center;
};

struct visitor {
    int socket;
    uint32_t pe;
};

enum {
    CENTER_S = 2,
    BACKLOG = 4096, /* connections that the kernel keeps until they are accepted */
    NAMES = 8,      /* one after the other, as far as other users hold those before */
};

static struct {
    struct secrets secrets;
    int socket; /* of the center: listening; of a visitor: connected */
    int stop;   /* signals the thread that no further PE will connect */
    pthread_t thread;
    struct visitor *visitors; /* and the center itself, with socket -1 */
    uint32_t count, room;
} meet;

static void agree_on_secrets(void)
{
    struct secrets *secrets = &meet.secrets;
    if (boot.pe == 0) {
        if (!secret_make(&secrets->name) || !secret_make(&secrets->visitor) || !secret_make(&secrets->center) ||
            !secret_make(&secrets->job))
            die(NULL, "the system has no random numbers");
        boot.driver->publish(secrets, sizeof *secrets);
    }
    boot.driver->fence(0);
    if (boot.driver->look_up(0, secrets, sizeof *secrets) != sizeof *secrets)
        die(NULL, "PE 0 published no address: launcher %s", boot.driver->name);
}

/* An abstract name begins with a zero byte. */
static socklen_t name_of(struct sockaddr_un *address, int number)
{
    *address = (struct sockaddr_un){.sun_family = AF_UNIX};
    char *name = address->sun_path + 1;
    snprintf(name, sizeof address->sun_path - 1, "heddle-%016llx%016llx-%d",
             (unsigned long long)meet.secrets.name.words[0], (unsigned long long)meet.secrets.name.words[1], number);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name));
}

/* Returns true if the process at the other end, or at a listening socket the one that made it, is this user's. */
static bool is_of_our_user(int socket)
{
    struct ucred peer;
    socklen_t size = sizeof peer;
    return !getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) && peer.uid == geteuid();
}

/* The center */

static void visitor_add(int socket, uint32_t pe)
{
    if (meet.count == meet.room) {
        meet.room = meet.room ? 2 * meet.room : 64;
        meet.visitors = realloc(meet.visitors, meet.room * sizeof *meet.visitors);
        if (!meet.visitors) die(NULL, "out of memory for %u PEs", meet.room);
    }
    meet.visitors[meet.count++] = (struct visitor){.socket = socket, .pe = pe};
}

/* Accepts all connections that are there. Their number is limited, so that a stranger who makes new ones all the time
 * does not keep this thread. */
static void let_in(void)
{
    int socket = -1;
    for (int n = 0; n <= BACKLOG && (socket = accept4(meet.socket, NULL, NULL, SOCK_CLOEXEC)) >= 0; n++) {
        if (is_of_our_user(socket)) visitor_add(socket, UINT32_MAX);
        else close(socket);
    }
    if (socket >= 0) return;
    if (errno != EAGAIN && errno != EINTR && errno != ECONNABORTED)
        die(NULL, "cannot accept the other PEs of this machine: %s%s", strerror(errno), limit_text(errno).text);
}

/* A thread, because the kernel lets only so many wait at a receive endpoint, and this PE itself waits in a fence. */
static void *let_in_until_stopped(void *unused)
{
    struct pollfd polls[2] = {{.fd = meet.socket, .events = POLLIN}, {.fd = meet.stop, .events = POLLIN}};
    while (!(polls[1].revents & POLLIN)) {
        poll(polls, 2, -1);
        let_in();
    }
    return unused;
}

static void center_begin(void)
{
    visitor_add(-1, (uint32_t)boot.pe);
    meet.stop = eventfd(0, EFD_CLOEXEC);
    int failed = meet.stop < 0 ? errno : thread_start(&meet.thread, NULL, let_in_until_stopped, NULL);
    if (failed) die(NULL, "cannot start a thread: %s%s", strerror(failed), limit_text(failed).text);
}

/* Reads a visitor's hello. Returns false if it is a stranger: a PE has sent its hello before the fence, so that the
 * center waits for none. PEs of this machine are in no fence now: the end of a job that is in one has made launchers
 * hang. */
static bool visitor_introduced(struct visitor *v)
{
    struct hello hello;
    if (v->socket < 0) return true;
    bool ours = recv(v->socket, &hello, sizeof hello, MSG_DONTWAIT) == sizeof hello &&
                secret_is(&meet.secrets.visitor, &hello.secret) && hello.pe < (uint32_t)boot.n_pes;
    v->pe = hello.pe;
    if (!ours) close(v->socket);
    else if (memcmp(hello.build, build_name, sizeof hello.build)) end_for_builds(v->pe, hello.build);
    return ours;
}

static int by_pe(const void *a, const void *b)
{
    uint32_t x = ((const struct visitor *)a)->pe, y = ((const struct visitor *)b)->pe;
    return (x > y) - (x < y);
}

static int board_create(struct board **board)
{
    size_t size = board_size(meet.count);
    int fd = memfd_create("heddle-board", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)size)) die(NULL, "cannot create the job table: %s", strerror(errno));
    *board = board_map(fd, size, "the board");
    (*board)->magic = BOARD_MAGIC;
    (*board)->n_pes = meet.count;
    (*board)->secret = meet.secrets.job;
    for (uint32_t k = 0; k < meet.count; k++) (*board)->slots[k].pe = meet.visitors[k].pe;
    return fd;
}

static void center_end(void)
{
    uint64_t one = 1;
    if (write(meet.stop, &one, sizeof one) != sizeof one) die(NULL, "cannot stop a thread: %s", strerror(errno));
    pthread_join(meet.thread, NULL);
    close(meet.stop);
    uint32_t n = 0;
    for (uint32_t k = 0; k < meet.count; k++) {
        struct visitor v = meet.visitors[k];
        if (visitor_introduced(&v)) meet.visitors[n++] = v;
    }
    meet.count = n;
    qsort(meet.visitors, n, sizeof *meet.visitors, by_pe);
    struct board *board;
    int fd = board_create(&board), *star = malloc(n * sizeof *star);
    struct welcome welcome = {.secret = meet.secrets.center, .count = n};
    if (!star) die(NULL, "out of memory for the sockets of %u PEs", n);
    for (uint32_t k = 0; k < n; k++)
        if ((star[k] = meet.visitors[k].socket) < 0) welcome.center = k;
    board_sit(board, (int)welcome.center, (int)n, (int)welcome.center, star);
    for (welcome.slot = 0; welcome.slot < n; welcome.slot++) {
        if (star[welcome.slot] < 0) continue;
        if (send(star[welcome.slot], &welcome, sizeof welcome, MSG_NOSIGNAL) != sizeof welcome)
            die(NULL, "PE %u has ended in shmem_init", meet.visitors[welcome.slot].pe);
        board_send(star[welcome.slot], fd);
    }
    close(fd);
    close(meet.socket);
    free(meet.visitors);
}

/* A visitor */

/* Connects. Between its bind and its listen the center refuses; a backlog may be full. Returns false if that stays so,
 * or if another user holds the name. */
static bool visitor_connect(const struct sockaddr_un *address, socklen_t length)
{
    enum { TRIES = 10000, MS = 1000000 };
    int tries = 0;
    while (connect(meet.socket, (const struct sockaddr *)address, length)) {
        if (errno != ECONNREFUSED && errno != EAGAIN && errno != EINTR)
            die(NULL, "cannot meet the other PEs of this machine: %s", strerror(errno));
        if (++tries == TRIES) return false;
        nanosleep(&(struct timespec){.tv_nsec = MS}, NULL);
    }
    fcntl(meet.socket, F_SETFL, 0);
    return is_of_our_user(meet.socket);
}

static void visitor_begin(void)
{
    struct hello hello = {.secret = meet.secrets.visitor, .pe = (uint32_t)boot.pe};
    memcpy(hello.build, build_name, sizeof hello.build);
    if (send(meet.socket, &hello, sizeof hello, MSG_NOSIGNAL) != sizeof hello)
        die(NULL, "cannot meet the other PEs of this machine: %s", strerror(errno));
}

static void visitor_end(void)
{
    struct welcome welcome = {0};
    ssize_t n;
    do n = recv(meet.socket, &welcome, sizeof welcome, 0);
    while (n < 0 && errno == EINTR);
    if (n <= 0) sleep(CENTER_S); /* it has said why it has ended, and asked for our end */
    if (n != sizeof welcome || !secret_is(&meet.secrets.center, &welcome.secret) || !welcome.count ||
        welcome.slot >= welcome.count || welcome.center >= welcome.count)
        die(NULL, "the PE that connects the PEs of this machine has ended in shmem_init");
    int *star = malloc(welcome.count * sizeof *star);
    if (!star) die(NULL, "out of memory for the sockets of %u PEs", welcome.count);
    for (uint32_t k = 0; k < welcome.count; k++) star[k] = -1;
    star[welcome.center] = meet.socket;
    int fd = board_receive(meet.socket);
    struct board *board = board_map(fd, board_size(welcome.count), "the memory that another PE of this machine offers");
    close(fd);
    board_sit(board, (int)welcome.slot, (int)welcome.count, (int)welcome.center, star);
}

/* Takes part under one name, as the center or as a visitor. Returns false if another user holds the name. */
static bool meet_at(int number, bool *is_center)
{
    struct sockaddr_un address;
    socklen_t length = name_of(&address, number);
    meet.socket = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (meet.socket < 0) die(NULL, "cannot make a socket: %s", strerror(errno));
    *is_center = !bind(meet.socket, (const struct sockaddr *)&address, length);
    if (*is_center) {
        if (listen(meet.socket, BACKLOG)) die(NULL, "cannot listen at a socket: %s", strerror(errno));
        center_begin();
        return true;
    }
    if (errno != EADDRINUSE) die(NULL, "cannot name a socket: %s", strerror(errno));
    bool is_ours = visitor_connect(&address, length);
    if (is_ours) visitor_begin();
    else close(meet.socket);
    return is_ours;
}

void boot_meet(void)
{
    bool is_center = false;
    int number = 0;
    agree_on_secrets();
    while (number < NAMES && !meet_at(number, &is_center)) number++;
    if (number == NAMES) die(NULL, "another user holds the names of the sockets at which the PEs of this machine meet");
    boot.driver->fence(env.timeout); /* all have tried */
    if (is_center) center_end();
    else visitor_end();
}
