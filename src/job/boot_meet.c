/* PEs started by a launcher that is not ours find those they can share memory with: not by what anybody is called, but
 * by what can be reached. PE 0 makes up a secret and tells all others through the launcher. Every PE tries to make an
 * abstract socket with a name from it; on each machine one PE succeeds, and the others connect to it. (Abstract
 * sockets belong to a network namespace: a container with a network of its own is a machine of its own.) When all have
 * tried, the one that holds the socket, the center, makes a board for those who have come, and sends it to them: who
 * gets it shares memory with the others, who cannot map it ends the job. Then they are sorted by their numbers. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/log.h"
#include "job/boot.h"
#include "job/end.h"

/* The name can be read in /proc/net/unix; the rest proves that who knocks, or answers, is of this job. */
struct secret {
    uint64_t name[2], visitor[2], center[2];
};

/* What a visitor sends with its first message, the same in every build; and what the center answers, together with the
 * board's descriptor. */
struct hello {
    uint64_t secret[2];
    uint32_t pe;
    char build[BUILD_SIZE];
};
struct welcome {
    uint64_t secret[2];
    uint32_t slot, count, center;
};

struct visitor {
    int socket;
    uint32_t pe;
};

enum { CENTER_S = 2 };

static struct {
    struct secret secret;
    int socket; /* of the center: listening; of a visitor: connected */
    int stop;   /* tells the thread that nobody else will come */
    pthread_t thread;
    struct visitor *visitors; /* and the center itself, with socket -1 */
    uint32_t count, room;
} meet;

static void agree_on_secret(void)
{
    struct secret *secret = &meet.secret;
    if (boot.pe == 0) {
        if (getrandom(secret, sizeof *secret, 0) != sizeof *secret) die(NULL, "the system has no random numbers");
        boot.driver->publish(secret, sizeof *secret);
    }
    boot.driver->fence();
    if (boot.driver->look_up(0, secret, sizeof *secret) != sizeof *secret)
        die(NULL, "PE 0 has not said where to meet: launcher %s", boot.driver->name);
}

static socklen_t name_of(struct sockaddr_un *address)
{
    *address = (struct sockaddr_un){.sun_family = AF_UNIX}; /* and a zero: an abstract name */
    int n = snprintf(address->sun_path + 1, sizeof address->sun_path - 1, "heddle-%016llx%016llx",
                     (unsigned long long)meet.secret.name[0], (unsigned long long)meet.secret.name[1]);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)n);
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

/* Lets in all who are at the receive endpoint. */
static void let_in(void)
{
    int socket;
    while ((socket = accept4(meet.socket, NULL, NULL, SOCK_CLOEXEC)) >= 0) visitor_add(socket, UINT32_MAX);
    if (errno != EAGAIN && errno != EINTR && errno != ECONNABORTED)
        die(NULL, "cannot let in the other PEs of this machine: %s (see ulimit -n)", strerror(errno));
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
    int failed = meet.stop < 0 ? errno : pthread_create(&meet.thread, NULL, let_in_until_stopped, NULL);
    if (failed) die(NULL, "cannot start a thread: %s", strerror(failed));
}

/* What a visitor says first; false if it is a stranger. Nobody is in a fence now, but on other machines: the end of a
 * job that is in one has made launchers hang. */
static bool visitor_introduced(struct visitor *v)
{
    struct hello hello;
    if (v->socket < 0) return true;
    struct timeval patience = {.tv_sec = 10}; /* who belongs to us has spoken long ago */
    setsockopt(v->socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    bool ours = recv(v->socket, &hello, sizeof hello, 0) == sizeof hello &&
                !memcmp(hello.secret, meet.secret.visitor, sizeof hello.secret) && hello.pe < (uint32_t)boot.n_pes;
    patience.tv_sec = 0;
    setsockopt(v->socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
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
    if (fd < 0 || ftruncate(fd, (off_t)size)) die(NULL, "cannot make the board: %s", strerror(errno));
    *board = board_map(fd, size, "the board");
    (*board)->magic = BOARD_MAGIC;
    (*board)->n_pes = meet.count;
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
    struct welcome welcome = {.count = n};
    if (!star) die(NULL, "out of memory for the sockets of %u PEs", n);
    memcpy(welcome.secret, meet.secret.center, sizeof welcome.secret);
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

static void visitor_begin(const struct sockaddr_un *address, socklen_t length)
{
    struct hello hello = {.pe = (uint32_t)boot.pe};
    memcpy(hello.secret, meet.secret.visitor, sizeof hello.secret);
    memcpy(hello.build, build_name, sizeof hello.build);
    /* Between its bind and its listen the center refuses. */
    for (int tries = 0; connect(meet.socket, (const struct sockaddr *)address, length); tries++) {
        if ((errno != ECONNREFUSED && errno != EINTR) || tries == 10000)
            die(NULL, "cannot meet the other PEs of this machine: %s", strerror(errno));
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
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
    if (n != sizeof welcome || memcmp(welcome.secret, meet.secret.center, sizeof welcome.secret) || !welcome.count ||
        welcome.slot >= welcome.count || welcome.center >= welcome.count)
        die(NULL, "the PE that all PEs of this machine meet at has ended in shmem_init");
    int *star = malloc(welcome.count * sizeof *star);
    if (!star) die(NULL, "out of memory for the sockets of %u PEs", welcome.count);
    for (uint32_t k = 0; k < welcome.count; k++) star[k] = -1;
    star[welcome.center] = meet.socket;
    int fd = board_receive(meet.socket);
    struct board *board = board_map(fd, board_size(welcome.count), "the memory that another PE of this machine offers");
    close(fd);
    board_sit(board, (int)welcome.slot, (int)welcome.count, (int)welcome.center, star);
}

void boot_meet(void)
{
    struct sockaddr_un address;
    agree_on_secret();
    socklen_t length = name_of(&address);
    meet.socket = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (meet.socket < 0) die(NULL, "cannot make a socket: %s", strerror(errno));
    bool is_center = !bind(meet.socket, (const struct sockaddr *)&address, length);
    if (!is_center && errno != EADDRINUSE) die(NULL, "cannot name a socket: %s", strerror(errno));
    if (is_center) {
        if (listen(meet.socket, 4096)) die(NULL, "cannot listen at a socket: %s", strerror(errno));
        fcntl(meet.socket, F_SETFL, O_NONBLOCK);
        center_begin();
    } else {
        visitor_begin(&address, length);
    }
    boot.driver->fence(); /* all have tried */
    if (is_center) center_end();
    else visitor_end();
}
