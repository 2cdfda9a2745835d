/* Started by oshrun: a board in shared memory and sockets to PE 0, inherited or fetched. See board.h. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/log.h"
#include "job/boot.h"
#include "job/seat.h"

static bool oshrun_present(void) { return getenv("HEDDLE_BOARD") && getenv("HEDDLE_PE"); }

/* A variable that oshrun sets: a number in [0, limit]. */
static int number_from_launcher(const char *name, const char *text, long limit)
{
    char *end;
    errno = 0;
    long value = text ? strtol(text, &end, 10) : -1;
    if (!text || end == text || *end || errno || value < 0 || value > limit)
        die(NULL, "%s is \"%s\", not a number from 0 to %ld: start the program with oshrun", name, text ? text : "",
            limit);
    return (int)value;
}

/* What oshrun gives to a PE: a board, and its star in the order of the PEs at the other ends. */
struct gifts {
    int board, count, *star;
};

/* True if the descriptor is a board, of whatever version. */
static bool is_board(int fd)
{
    uint32_t magic;
    return pread(fd, &magic, sizeof magic, 0) == sizeof magic && magic >> 8 == BOARD_MAGIC >> 8;
}

static bool is_star(int fd)
{
    int type;
    socklen_t size = sizeof type;
    return !getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) && type == SOCK_SEQPACKET;
}

/* True if the PE has inherited all of it: a wrapper may have closed descriptors, and opened other files there. */
static bool inherit(struct gifts *gifts)
{
    char *list = strdup(getenv("HEDDLE_STAR") ? getenv("HEDDLE_STAR") : ""), *rest = list, *word;
    if (!list) die(NULL, "out of memory for the sockets of %d PEs", boot.n_pes);
    gifts->board = number_from_launcher("HEDDLE_BOARD", getenv("HEDDLE_BOARD"), INT_MAX);
    bool is_whole = is_board(gifts->board);
    int count = 0;
    for (; (word = strsep(&rest, ",")) && *word && count < gifts->count; count++) {
        gifts->star[count] = number_from_launcher("HEDDLE_STAR", word, INT_MAX);
        is_whole = is_whole && is_star(gifts->star[count]);
    }
    free(list);
    if (count != gifts->count)
        die(NULL, "HEDDLE_STAR names %d sockets, not %d: start the program with oshrun", count, gifts->count);
    for (int k = 0; is_whole && k < count; k++) fcntl(gifts->star[k], F_SETFD, FD_CLOEXEC);
    return is_whole;
}

/* A socket to oshrun, or -1. Another user may have taken the name after oshrun has ended. */
static int launcher_connect(void)
{
    const char *name = getenv("HEDDLE_SOCKET");
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    size_t length = name ? strlen(name) : 0;
    if (!length || length >= sizeof address.sun_path) return -1;
    memcpy(address.sun_path + 1, name, length);
    int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    length += offsetof(struct sockaddr_un, sun_path) + 1;
    bool is_up = fd >= 0 && !connect(fd, (const struct sockaddr *)&address, (socklen_t)length);
    struct ucred peer;
    socklen_t size = sizeof peer;
    if (is_up && !getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) && (peer.uid == geteuid() || !peer.uid))
        return fd;
    if (fd >= 0) close(fd);
    return -1;
}

/* From oshrun again. */
static bool fetch(struct gifts *gifts)
{
    int socket = launcher_connect();
    int32_t pe = boot.pe;
    if (socket < 0) return false;
    bool done = send(socket, &pe, sizeof pe, MSG_NOSIGNAL) == sizeof pe &&
                board_receive_all(socket, &gifts->board, 1) && board_receive_all(socket, gifts->star, gifts->count);
    close(socket);
    return done && is_board(gifts->board);
}

static struct board *board_from(int fd)
{
    struct stat status;
    if (fstat(fd, &status) || (size_t)status.st_size < board_size((unsigned)boot.n_pes))
        die(NULL, "oshrun and the library are of different versions: use the oshrun beside the library");
    struct board *board = board_map(fd, (size_t)status.st_size, "the board of this job");
    if (board->magic != BOARD_MAGIC || board->n_pes != (uint32_t)boot.n_pes)
        die(NULL, "oshrun and the library are of different versions: use the oshrun beside the library");
    close(fd);
    return board;
}

/* By PE: in PE 0 the sockets to all others, else the one to PE 0. */
static int *star_from(const struct gifts *gifts)
{
    int *star = malloc((size_t)boot.n_pes * sizeof *star);
    if (!star) die(NULL, "out of memory for the sockets of %d PEs", boot.n_pes);
    for (int k = 0; k < boot.n_pes; k++) star[k] = -1;
    for (int k = 0; k < gifts->count; k++) star[boot.pe ? 0 : k + 1] = gifts->star[k];
    return star;
}

/* oshrun's children die with it; a PE below a shell or another wrapper dies with that. The kernel sends the signal when
 * the thread ends that started the PE, so not below a wrapper with threads, such as a Python program: oshrun adopts the
 * PE if the wrapper dies first. (The folder has two links and one for each thread.) */
static void die_with_wrapper(pid_t launcher)
{
    char threads[64];
    struct stat folder;
    snprintf(threads, sizeof threads, "/proc/%d/task", (int)getppid());
    if (getppid() != launcher && !stat(threads, &folder) && folder.st_nlink <= 3) prctl(PR_SET_PDEATHSIG, SIGKILL);
}

static void oshrun_up(void)
{
    boot.n_pes = number_from_launcher("HEDDLE_N_PES", getenv("HEDDLE_N_PES"), INT_MAX);
    boot.pe = number_from_launcher("HEDDLE_PE", getenv("HEDDLE_PE"), boot.n_pes - 1L);
    struct gifts gifts = {.count = boot.pe ? 1 : boot.n_pes - 1};
    gifts.star = malloc((size_t)boot.n_pes * sizeof *gifts.star);
    if (!gifts.star) die(NULL, "out of memory for the sockets of %d PEs", boot.n_pes);
    if (!inherit(&gifts) && !fetch(&gifts))
        die(NULL,
            "descriptor %d (HEDDLE_BOARD) or those of HEDDLE_STAR were closed before shmem_init, and oshrun does not "
            "answer at the socket %s (HEDDLE_SOCKET): leave inherited descriptors open",
            gifts.board, getenv("HEDDLE_SOCKET") ? getenv("HEDDLE_SOCKET") : "");
    struct board *board = board_from(gifts.board);
    board_sit(board, boot.pe, boot.n_pes, 0, star_from(&gifts));
    free(gifts.star);
    die_with_wrapper(board->launcher_pid);
    /* The program's own children are no PEs. */
    unsetenv("HEDDLE_BOARD");
    unsetenv("HEDDLE_STAR");
    unsetenv("HEDDLE_SOCKET");
}

static bool oshrun_is_gone(void) { return kill(seat.board->launcher_pid, 0) && errno == ESRCH; }

const struct boot_driver boot_oshrun = {
    .name = "oshrun",
    .present = oshrun_present,
    .up = oshrun_up,
    .is_gone = oshrun_is_gone,
};
