/* The board: what the PEs of a job share on one machine. Where oshrun has started them, oshrun shares it, too, and it
 * is the only thing that both know; other launchers' PEs make one themselves, see boot_meet.c.
 *
 * oshrun makes one memfd, writes this at its start, and starts every PE with
 *     HEDDLE_PE      the PE's number
 *     HEDDLE_N_PES   how many there are
 *     HEDDLE_BOARD   the descriptor of the memfd
 *     HEDDLE_STAR    the PE's socket (AF_UNIX, SOCK_SEQPACKET) to PE 0; in PE 0 the n-1 sockets to PEs 1, 2, ...
 *                    with commas between. Descriptors of shared memory travel over them.
 *     HEDDLE_SOCKET  the name of an abstract socket (AF_UNIX, SOCK_SEQPACKET). A PE whose inherited descriptors were
 *                    closed connects to it, sends its number (int32_t), and receives the board and its star.
 * The memory has no name in any file system: it is gone when the last process is. */
#ifndef HEDDLE_BOARD_H
#define HEDDLE_BOARD_H

#include <sys/socket.h>

#include "base/base.h"
#include "base/build.h"
#include "base/secret.h"

#define BOARD_MAGIC     0x48444c38u /* "HDL8": changes whenever this layout does */
#define BOARD_BLOB_SIZE 192
#define BOARD_CARD_SIZE 1016

enum board_state {
    BOARD_STARTED,   /* before shmem_init, or a program that does not use Heddle */
    BOARD_RUNNING,   /* between shmem_init and shmem_finalize: other PEs may wait for this one */
    BOARD_FINALIZED, /* after the last shmem_finalize */
    BOARD_SAID_WHY,  /* this PE has printed why it ends the job: oshrun need not */
    BOARD_JOINING,   /* in shmem_init: other PEs may wait for this PE */
    BOARD_LEAVING,   /* exit() with status 0 without shmem_finalize: allowed if no PE waits for this one */
    BOARD_GONE,      /* its process has ended; stored by oshrun, so that those who wait for it need not for ever */
};

struct board_slot {
    uint32_t state; /* enum board_state, stored by the PE, read by oshrun */
    int32_t pid;    /* of the process that runs Heddle, which may be a grandchild of oshrun; 0 before its start */
    uint32_t pe;    /* which PE of the job it is: the slot's number, unless the job has several machines */
    char build[BUILD_SIZE];     /* of the PE's library: written before it sits down */
    char blob[BOARD_BLOB_SIZE]; /* what this PE offers in an exchange */
    uint64_t card_size;
    char card[BOARD_CARD_SIZE]; /* what this PE tells about itself for good: how to reach it over the wire */
};

struct board {
    uint32_t magic;
    uint32_t n_pes;       /* slots */
    int32_t launcher_pid; /* oshrun; 0 with another launcher */
    uint32_t arrived;     /* arrivals at the board's barrier since the job began: its futex word */
    uint64_t exit;        /* 0, or what the first PE to end the job wrote here: (1 + PE) << 32 | status */
    uint32_t first;       /* 1 + the slot of the first PE that joined; 0: none has */
    uint32_t kernel_pes;  /* of the job, that this machine's kernel runs: by slot 0, where there are several machines */
    uint32_t is_explained; /* 1 since the PE in `exit` has said why, or has nothing to say */
    uint32_t padding;
    struct secret secret; /* of the job: written by the creator of the board before other processes map it */
    uint32_t padding_too[2];
    struct board_slot slots[];
};

static inline size_t board_size(unsigned n_pes)
{
    return sizeof(struct board) + (size_t)n_pes * sizeof(struct board_slot);
}

/* What the PEs of one machine do at their board, but not oshrun. A star of sockets joins one of them, the center, to
 * all others; descriptors travel over it. */
struct board_seat {
    struct board *board;
    int mine, count; /* our slot, of how many */
    int center;
    int *star;         /* by slot in the center, else star[center]; -1 where there is none */
    uint32_t arrivals; /* that the board will have counted when the next barrier is complete */
};
extern struct board_seat seat hidden_symbol;

void board_sit(struct board *board, int mine, int count, int center, int *star);
void board_barrier(void);
void board_share(const int *mine, int count, int *all); /* all PEs of the machine */
int board_spread(int fd);                               /* slot 0's descriptor, for everybody */
void board_send(int socket, int fd);
int board_receive(int socket);

/* Descriptors travel in messages of one byte and at most so many; the kernel takes 253. */
enum { BOARD_MESSAGE_FDS = 240 };
union board_fd_message {
    char space[CMSG_SPACE(BOARD_MESSAGE_FDS * sizeof(int))];
    struct cmsghdr align;
};
bool board_receive_all(int socket, int *fds, int count); /* false: not so many came */

void *board_map(int fd, size_t size, const char *what); /* shared memory, or the end of the job */

#endif
