/* The board: shared memory of the PEs of a job on one machine, and of oshrun if it has started them. It is the only
 * interface between oshrun and the library. Under other launchers the PEs make a board themselves (boot_meet.c).
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
    BOARD_SAID_WHY,  /* this PE has printed the reason why it ends the job, so that oshrun prints none */
    BOARD_JOINING,   /* in shmem_init: other PEs may wait for this PE */
    BOARD_LEAVING,   /* exit() with status 0 without shmem_finalize: allowed if no PE waits for this one */
    BOARD_GONE,      /* its process has ended; stored by oshrun, so that waiting PEs do not wait for ever */
};

struct board_slot {
    uint32_t state; /* enum board_state, stored by the PE, read by oshrun */
    int32_t pid;    /* of the process that runs Heddle, which may be a grandchild of oshrun; 0 before its start */
    uint32_t pe;    /* which PE of the job it is: the slot's number, unless the job has several machines */
    char build[BUILD_SIZE];     /* of the PE's library: written before it joins the board */
    char blob[BOARD_BLOB_SIZE]; /* what this PE offers in an exchange */
    uint64_t card_size;
    char card[BOARD_CARD_SIZE]; /* the permanent network address of this PE */
};

struct board {
    uint32_t magic;
    uint32_t n_pes;       /* slots */
    int32_t launcher_pid; /* oshrun; 0 with another launcher */
    uint32_t arrived;     /* arrivals at the board's barrier since the job began: its futex word */
    uint64_t exit;        /* 0, or written by the first PE that ends the job: (1 + PE) << 32 | status */
    uint32_t first;       /* 1 + the slot of the first PE that joined; 0: none has */
    uint32_t kernel_pes;  /* of the job, that this machine's kernel runs: by slot 0, where there are several machines */
    uint32_t is_explained; /* 1 when the PE in `exit` has printed the reason, or prints none */
    uint32_t padding;
    struct secret secret; /* of the job: written by the creator of the board before other processes map it */
    uint32_t padding_too[2];
    struct board_slot slots[];
};

static inline size_t board_size(unsigned n_pes)
{
    return sizeof(struct board) + (size_t)n_pes * sizeof(struct board_slot);
}

/* Maximum number of descriptors in a message, which has one byte; the limit of the kernel is 253. */
enum { BOARD_MESSAGE_FDS = 240 };
union board_fd_message {
    char space[CMSG_SPACE(BOARD_MESSAGE_FDS * sizeof(int))];
    struct cmsghdr align;
};

/* The place of a PE at the board; not used by oshrun. A star of sockets connects one PE of the machine, the center,
 * with all others; descriptors are sent over it. */
struct board_seat {
    struct board *board;
    int mine, count; /* the slot of this PE, and the number of slots */
    int center;
    int *star;         /* by slot in the center, else star[center]; -1 where there is none */
    uint32_t arrivals; /* that the board will have counted when the next barrier is complete */
};
extern struct board_seat seat hidden_symbol;

#endif
