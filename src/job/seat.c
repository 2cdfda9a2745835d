#include "job/seat.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/futex.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "job/boot_state.h"
#include "job/end.h"

struct board_seat seat;

/* The first PE on the board determines the build of Heddle that this job must have. */
static void compare_builds(void)
{
    struct board_slot *slots = seat.board->slots, *mine = &slots[seat.mine];
    uint32_t first = 0;
    memcpy(mine->build, build_name, sizeof mine->build);
    if (compare_exchange(&seat.board->first, &first, 1 + (uint32_t)seat.mine)) return;
    if (memcmp(slots[first - 1].build, build_name, sizeof mine->build))
        end_for_builds(slots[first - 1].pe, slots[first - 1].build);
}

void board_sit(struct board *board, int mine, int count, int center, int *star)
{
    /* A script may run several programs of a job one after the other. A PE that comes here before the round is complete
     * has not arrived itself, so that the rounded-down count is the start of the round. */
    uint32_t arrived = load_acquire(&board->arrived);
    seat = (struct board_seat){.board = board,
                               .mine = mine,
                               .count = count,
                               .center = center,
                               .star = star,
                               .arrivals = arrived - arrived % (uint32_t)count};
    store_release(&board->slots[mine].pid, (int32_t)getpid());
    compare_builds();
}

/* A PE whose process has ended cannot come any more. */
static void die_if_somebody_is_gone(void)
{
    for (int k = 0; k < seat.count; k++)
        if (load_acquire(&seat.board->slots[k].state) == BOARD_GONE)
            die(NULL, "PE %u has ended, but all PEs must reach shmem_init and shmem_finalize", seat.board->slots[k].pe);
}

/* All PEs have arrived when the count is a multiple of their number; the last one wakes the others. */
void board_barrier(void)
{
    uint32_t *arrived = &seat.board->arrived;
    seat.arrivals += (uint32_t)seat.count;
    uint32_t seen = fetch_add(arrived, 1) + 1;
    if (seen == seat.arrivals) futex_wake_all(arrived);
    while ((int32_t)((seen = load_acquire(arrived)) - seat.arrivals) < 0) {
        futex_wait(arrived, seen, FUTEX_LOOK_MS);
        end_leave_if_near();
        if (seen == load_acquire(arrived)) die_if_somebody_is_gone();
    }
}

void *board_map(int fd, size_t size, const char *what)
{
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (at == MAP_FAILED) die(NULL, "cannot map %s: %s%s", what, strerror(errno), limit_text(errno).text);
    return at;
}

static bool fds_send(int socket, int *fds, int count)
{
    union board_fd_message control = {0};
    char byte = 0;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {.msg_iov = &data,
                             .msg_iovlen = 1,
                             .msg_control = &control,
                             .msg_controllen = CMSG_SPACE((size_t)count * sizeof(int))};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN((size_t)count * sizeof(int));
    memcpy(CMSG_DATA(header), fds, (size_t)count * sizeof(int));
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == 1;
}

static bool fds_receive(int socket, int *fds, int count)
{
    union board_fd_message control;
    char byte;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t got;
    do got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    if (got == 1 && message.msg_flags & MSG_CTRUNC) errno = EMFILE; /* the kernel had no numbers for them */
    struct cmsghdr *header = got == 1 ? CMSG_FIRSTHDR(&message) : NULL;
    if (!header || header->cmsg_len != CMSG_LEN((size_t)count * sizeof(int))) return false;
    memcpy(fds, CMSG_DATA(header), (size_t)count * sizeof(int));
    return true;
}

bool board_receive_all(int socket, int *fds, int count)
{
    for (int done = 0; done < count; done += BOARD_MESSAGE_FDS)
        if (!fds_receive(socket, fds + done, count - done < BOARD_MESSAGE_FDS ? count - done : BOARD_MESSAGE_FDS))
            return false;
    return true;
}

/* If the other end is closed, the launcher or another PE prints the reason and ends this process, which waits for that.
 * oshrun does not end a job because a PE exits with status 0 in shmem_init; then this process names the PE. */
static void leave_to_others(int error)
{
    if (error && error != EPIPE && error != ECONNRESET) return;
    for (int i = 0; i < 20; i++) {
        end_leave_if_near();
        usleep(100000);
        die_if_somebody_is_gone();
    }
}

/* Several messages, for any number of descriptors. */
static void fds_move(bool (*move)(int, int *, int), int socket, int *fds, int count, const char *what)
{
    for (int done = 0; done < count; done += BOARD_MESSAGE_FDS) {
        int n = count - done < BOARD_MESSAGE_FDS ? count - done : BOARD_MESSAGE_FDS;
        errno = 0;
        if (move(socket, fds + done, n)) continue;
        int error = errno; /* which waiting for others may change */
        leave_to_others(error);
        die(NULL, "cannot %s descriptors of shared memory: %s%s", what, error ? strerror(error) : "a PE is gone",
            limit_text(error).text);
    }
}

static void send_to(int k, int *fds, int count) { fds_move(fds_send, seat.star[k], fds, count, "send"); }
static void receive_from(int k, int *fds, int count) { fds_move(fds_receive, seat.star[k], fds, count, "receive"); }

void board_send(int socket, int fd) { fds_move(fds_send, socket, &fd, 1, "send"); }

int board_receive(int socket)
{
    int fd = -1;
    fds_move(fds_receive, socket, &fd, 1, "receive");
    return fd;
}

int board_duplicate(int fd)
{
    int copy = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    if (copy < 0)
        die(NULL, "cannot duplicate a descriptor of shared memory: %s%s", strerror(errno), limit_text(errno).text);
    return copy;
}

static void raise_file_limit(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) || files.rlim_cur >= files.rlim_max) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

void board_share(const int *mine, int count, int *all)
{
    raise_file_limit();
    if (seat.mine != seat.center) {
        send_to(seat.center, (int *)mine, count);
        receive_from(seat.center, all, seat.count * count);
        return;
    }
    for (int k = 0; k < seat.count; k++) {
        int *of_k = all + (size_t)k * (size_t)count;
        if (k != seat.mine) receive_from(k, of_k, count);
        else
            for (int i = 0; i < count; i++) of_k[i] = board_duplicate(mine[i]);
    }
    for (int k = 0; k < seat.count; k++)
        if (k != seat.mine) send_to(k, all, seat.count * count);
}

/* From slot 0 to the center, which may be another, and on to the rest. */
int board_spread(int fd)
{
    if (seat.mine == 0 && seat.center != 0) send_to(seat.center, &fd, 1);
    if (seat.mine == seat.center && seat.center != 0) receive_from(0, &fd, 1);
    for (int k = 1; seat.mine == seat.center && k < seat.count; k++)
        if (k != seat.mine) send_to(k, &fd, 1);
    if (seat.mine != 0 && seat.mine != seat.center) receive_from(seat.center, &fd, 1);
    return fd;
}
