/* Started by oshrun: a board in shared memory and sockets to PE 0, both inherited. See board.h. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/env.h"
#include "base/futex.h"
#include "base/log.h"
#include "core/boot.h"

static struct {
    struct board *board;
    int *star; /* sockets: PE 0 has those of PEs 1, 2, ...; any other PE has one, to PE 0 */
    int star_count;
    uint32_t arrivals; /* that the board will have counted when the next barrier is complete */
} board;

static bool oshrun_present(void) { return getenv("HEDDLE_BOARD") && getenv("HEDDLE_PE"); }

/* A variable that oshrun sets: a number in [0, limit]. */
static int number_from_launcher(const char *name, const char *text, long limit)
{
    char *end;
    errno = 0;
    long value = text ? strtol(text, &end, 10) : -1;
    if (!text || end == text || *end || errno || value < 0 || value > limit)
        die(NULL, "%s is \"%s\", not a number in [0, %ld]: start the program with oshrun", name, text ? text : "",
            limit);
    return (int)value;
}

static void board_map(void)
{
    int fd = number_from_launcher("HEDDLE_BOARD", getenv("HEDDLE_BOARD"), INT_MAX);
    struct stat status;
    if (fstat(fd, &status) || (size_t)status.st_size < board_size((unsigned)boot.n_pes))
        die(NULL, "HEDDLE_BOARD=%d is not the board of this job: was its descriptor closed before shmem_init?", fd);
    board.board = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (board.board == MAP_FAILED) die(NULL, "cannot map the board of this job: %s", strerror(errno));
    if (board.board->magic != BOARD_MAGIC || board.board->n_pes != (uint32_t)boot.n_pes)
        die(NULL, "oshrun and the library are of different versions: use the oshrun beside the library");
    close(fd);
    /* A script may run one program of a job after the other. Whoever comes here before the round is complete has
     * not arrived itself, so the count rounded down is where the round began. */
    uint32_t arrived = load_acquire(&board.board->arrived);
    board.arrivals = arrived - arrived % (uint32_t)boot.n_pes;
}

static void star_read(void)
{
    int expected = boot.pe ? 1 : boot.n_pes - 1;
    char *list = strdup(getenv("HEDDLE_STAR") ? getenv("HEDDLE_STAR") : ""), *rest = list, *word;
    board.star = calloc((size_t)expected + 1, sizeof *board.star);
    if (!list || !board.star) die(NULL, "out of memory for the sockets of %d PEs", boot.n_pes);
    while ((word = strsep(&rest, ",")) && *word && board.star_count < expected) {
        int fd = number_from_launcher("HEDDLE_STAR", word, INT_MAX);
        fcntl(fd, F_SETFD, FD_CLOEXEC);
        board.star[board.star_count++] = fd;
    }
    if (board.star_count != expected)
        die(NULL, "HEDDLE_STAR names %d sockets, not %d: start the program with oshrun", board.star_count, expected);
    free(list);
}

static void oshrun_up(void)
{
    boot.n_pes = number_from_launcher("HEDDLE_N_PES", getenv("HEDDLE_N_PES"), INT_MAX);
    boot.pe = number_from_launcher("HEDDLE_PE", getenv("HEDDLE_PE"), boot.n_pes - 1L);
    boot.node_first = env.direct ? 0 : boot.pe;
    boot.node_pes = env.direct ? boot.n_pes : 1;
    board_map();
    star_read();
    store_release(&board.board->slots[boot.pe].pid, (int32_t)getpid());
    /* oshrun's children die with it; below a shell or another wrapper, a PE dies with that. */
    if (getppid() != board.board->launcher_pid) prctl(PR_SET_PDEATHSIG, SIGKILL);
    /* The program's own children are no PEs. */
    unsetenv("HEDDLE_BOARD");
    unsetenv("HEDDLE_STAR");
}

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

enum { LOOKS_APART_MS = 250, PATIENCE_MS = 500 };

/* Called again and again while this PE waits in the middle of the program. Is it for one that has left, and will do
 * nothing any more? Only if that has been so for a while without a break: what it did last may not be seen yet. */
static void die_if_somebody_left(void)
{
    static _Thread_local int64_t since, last;
    if (load_relaxed(&board.board->slots[boot.pe].state) != BOARD_RUNNING) return;
    for (int pe = 0; pe < boot.n_pes; pe++) {
        if (load_acquire(&board.board->slots[pe].state) != BOARD_LEAVING) continue;
        int64_t now = now_ms();
        if (now - last > LOOKS_APART_MS) since = now;
        last = now;
        if (now - since > PATIENCE_MS)
            die(NULL, "PE %d has exited with status 0 before shmem_finalize, and this PE waits", pe);
        return;
    }
}

static bool oshrun_is_ending(int *status)
{
    uint64_t ending = load_acquire(&board.board->exit);
    *status = (int)(uint32_t)ending;
    if (ending) return true;
    die_if_somebody_left();
    *status = EXIT_FAILURE;
    return kill(board.board->launcher_pid, 0) && errno == ESRCH;
}

/* A PE whose process has ended cannot come any more. */
static void die_if_somebody_is_gone(void)
{
    for (int pe = 0; pe < boot.n_pes; pe++)
        if (load_acquire(&board.board->slots[pe].state) == BOARD_GONE)
            die(NULL, "PE %d has ended, and is missing where all PEs meet in shmem_init or shmem_finalize", pe);
}

/* All PEs have arrived when the count is a multiple of their number; the last one wakes the others. */
static void board_barrier(void)
{
    uint32_t *arrived = &board.board->arrived;
    board.arrivals += (uint32_t)boot.n_pes;
    uint32_t seen = fetch_add(arrived, 1) + 1;
    if (seen == board.arrivals) futex_wake_all(arrived);
    while ((int32_t)((seen = load_acquire(arrived)) - board.arrivals) < 0) {
        futex_wait(arrived, seen, FUTEX_LOOK_MS);
        boot_leave_if_ending();
        if (seen == load_acquire(arrived)) die_if_somebody_is_gone();
    }
}

static void oshrun_gather(const void *mine, size_t size, void *all)
{
    expect(1, size <= BOARD_BLOB_SIZE);
    if (size) memcpy(board.board->slots[boot.pe].blob, mine, size);
    board_barrier();
    if (!size) return;
    for (int pe = 0; pe < boot.n_pes; pe++) memcpy((char *)all + (size_t)pe * size, board.board->slots[pe].blob, size);
    board_barrier(); /* before anybody writes its blob again */
}

static void oshrun_publish(const void *card, size_t size)
{
    struct board_slot *slot = &board.board->slots[boot.pe];
    memcpy(slot->card, card, size);
    slot->card_size = size;
}

static size_t oshrun_look_up(int pe, void *card)
{
    const struct board_slot *slot = &board.board->slots[pe];
    memcpy(card, slot->card, min_size(slot->card_size, BOARD_CARD_SIZE));
    return slot->card_size;
}

/* One message with descriptors and one byte; the kernel takes at most 253 descriptors at a time. */
enum { MESSAGE_FDS = 240 };
union fd_message {
    char space[CMSG_SPACE(MESSAGE_FDS * sizeof(int))];
    struct cmsghdr align;
};

static bool fds_send(int socket, const int *fds, int count)
{
    union fd_message control = {0};
    char byte = 0;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = &control,
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
    union fd_message control;
    char byte;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t got;
    do got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    struct cmsghdr *header = got == 1 ? CMSG_FIRSTHDR(&message) : NULL;
    if (!header || header->cmsg_len != CMSG_LEN((size_t)count * sizeof(int))) return false;
    memcpy(fds, CMSG_DATA(header), (size_t)count * sizeof(int));
    return true;
}

/* If the other end is gone, oshrun knows why, says so, and ends this process; give it the time. */
static void leave_to_oshrun(int error)
{
    if (error && error != EPIPE && error != ECONNRESET) return;
    for (int i = 0; i < 20; i++) {
        boot_leave_if_ending();
        usleep(100000);
    }
}

/* Several messages, for any number of descriptors. */
static void fds_move(bool (*move)(int, int *, int), int socket, int *fds, int count, const char *what)
{
    for (int done = 0; done < count; done += MESSAGE_FDS) {
        int n = count - done < MESSAGE_FDS ? count - done : MESSAGE_FDS;
        errno = 0;
        if (move(socket, fds + done, n)) continue;
        leave_to_oshrun(errno);
        die(NULL, "cannot %s descriptors of shared memory: %s (if it is \"Too many open files\", raise ulimit -n above %d)",
            what, errno ? strerror(errno) : "a PE is gone", 4 * boot.n_pes + 64);
    }
}

static bool fds_send_any(int socket, int *fds, int count) { return fds_send(socket, fds, count); }

static void oshrun_share(const int *mine, int count, int *all)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < files.rlim_max) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    int total = boot.node_pes * count;
    if (boot.node_pes == 1) {
        for (int i = 0; i < count; i++) all[i] = fcntl(mine[i], F_DUPFD_CLOEXEC, 0);
        return;
    }
    if (boot.pe) {
        fds_move(fds_send_any, board.star[0], (int *)mine, count, "send");
        fds_move(fds_receive, board.star[0], all, total, "receive");
        return;
    }
    for (int i = 0; i < count; i++) all[i] = fcntl(mine[i], F_DUPFD_CLOEXEC, 0);
    for (int pe = 1; pe < boot.n_pes; pe++) fds_move(fds_receive, board.star[pe - 1], all + pe * count, count, "receive");
    for (int pe = 1; pe < boot.n_pes; pe++) fds_move(fds_send_any, board.star[pe - 1], all, total, "send");
}

/* A PE's standard output is a pipe to oshrun. By lines, what it prints shows when it is printed, and is not lost with
 * the process. Before main, because nothing may have been printed. */
__attribute__((constructor)) static void print_by_lines(void)
{
    if (oshrun_present()) setvbuf(stdout, NULL, _IOLBF, 0);
}

static void oshrun_note(enum board_state state) { store_ordered(&board.board->slots[boot.pe].state, (uint32_t)state); }

static bool oshrun_end_job(int status)
{
    uint64_t nobody = 0;
    bool first = compare_exchange(&board.board->exit, &nobody, (uint64_t)(1 + boot.pe) << 32 | (uint32_t)status);
    futex_wake_all(&board.board->arrived);
    return first;
}

const struct boot_driver boot_oshrun = {
    .name = "oshrun",
    .present = oshrun_present,
    .up = oshrun_up,
    .gather = oshrun_gather,
    .publish = oshrun_publish,
    .look_up = oshrun_look_up,
    .share = oshrun_share,
    .note = oshrun_note,
    .end_job = oshrun_end_job,
    .is_ending = oshrun_is_ending,
};
