/* A fuzzer of what oshrun gives to a PE: variables, messages with descriptors, and the board in shared memory. A PE
 * takes them or ends with a message.
 *
 * An input: the variables; a byte of flags; the head of the board; then messages, each with a length and a number of
 * descriptors. */
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"

/* Maps that this input has made. */
enum { MAPS = 4 };
static struct {
    void *at;
    size_t size;
} maps[MAPS];
static int n_maps;

static void *map(void *at, size_t size, int protection, int flags, int fd, off_t offset)
{
    if (n_maps == MAPS) abort();
    at = mmap(at, size, protection, flags, fd, offset);
    if (at != MAP_FAILED) maps[n_maps].at = at, maps[n_maps++].size = size;
    return at;
}
#define mmap map
#include "job/boot_oshrun.c"
#include "job/seat.c"

enum { IS_RIGHT_BOARD = 1, IS_SHORT = 2, PES = 4, FDS = 8 };

struct boot boot;
static int first_fd; /* that an input makes */

const char build_name[BUILD_SIZE] = "a build";
void end_leave_if_near(void) {}
void end_for_builds(uint32_t pe, const char *build) { die(NULL, "PE %u has the build %.*s", pe, BUILD_SIZE, build); }

/* A board with any content, or one that is right up to its slots. */
static int board_make(uint8_t flags)
{
    struct board head = {.magic = BOARD_MAGIC, .n_pes = PES};
    size_t size = flags & IS_SHORT ? sizeof head : board_size(PES);
    int fd = memfd_create("fuzz", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)size)) abort();
    if (!(flags & IS_RIGHT_BOARD)) fuzz_bytes(&head, sizeof head);
    if (pwrite(fd, &head, sizeof head, 0) != sizeof head) abort();
    return fd;
}

/* Sends what is left of the input as messages. */
static void messages_send(int socket, int fd)
{
    int fds[FDS];
    for (int i = 0; i < FDS; i++) fds[i] = fd;
    while (fuzz_input.left) {
        union board_fd_message control = {0};
        char bytes[FDS] = "";
        uint8_t head = fuzz_byte();
        size_t count = head % FDS;
        struct iovec data = {.iov_base = bytes, .iov_len = head / FDS % FDS};
        struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1};
        if (count) {
            message.msg_control = &control, message.msg_controllen = CMSG_SPACE(count * sizeof(int));
            struct cmsghdr *header = CMSG_FIRSTHDR(&message);
            *header = (struct cmsghdr){
                .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(count * sizeof(int))};
            memcpy(CMSG_DATA(header), fds, count * sizeof(int));
        }
        if (sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL) < 0) break;
    }
    shutdown(socket, SHUT_WR);
}

void fuzz_one(void)
{
    static const char *const variables[] = {"HEDDLE_PE", "HEDDLE_N_PES", "HEDDLE_STAR", "HEDDLE_SOCKET"};
    int ends[2], board = -1, star[PES];
    char number[16];
    first_fd = dup(STDERR_FILENO);
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) setenv(variables[i], fuzz_text(40), 1);
    uint8_t flags = fuzz_byte();
    int fd = board_make(flags);
    snprintf(number, sizeof number, "%d", fd);
    setenv("HEDDLE_BOARD", number, 1);
    boot.n_pes = PES;
    if (is_board(fd)) board_from(dup(fd));
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) abort();
    messages_send(ends[0], fd);
    int count = flags >> 4 & (PES - 1);
    if (board_receive_all(ends[1], &board, 1) && board_receive_all(ends[1], star, count) && is_board(board))
        board_from(board);
    oshrun_up();
}

void fuzz_clear(void)
{
    while (n_maps) n_maps--, munmap(maps[n_maps].at, maps[n_maps].size);
    close_range((unsigned)first_fd, ~0u, 0);
}
