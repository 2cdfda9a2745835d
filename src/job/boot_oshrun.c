/* Started by oshrun: a board in shared memory and sockets to PE 0, both inherited. See board.h. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/log.h"
#include "job/boot.h"

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

static struct board *board_inherited(void)
{
    int fd = number_from_launcher("HEDDLE_BOARD", getenv("HEDDLE_BOARD"), INT_MAX);
    struct stat status;
    if (fstat(fd, &status) || (size_t)status.st_size < board_size((unsigned)boot.n_pes))
        die(NULL, "HEDDLE_BOARD=%d is not the board of this job: was its descriptor closed before shmem_init?", fd);
    struct board *board = board_map(fd, (size_t)status.st_size, "the board of this job");
    if (board->magic != BOARD_MAGIC || board->n_pes != (uint32_t)boot.n_pes)
        die(NULL, "oshrun and the library are of different versions: use the oshrun beside the library");
    close(fd);
    return board;
}

static int *star_inherited(void)
{
    int expected = boot.pe ? 1 : boot.n_pes - 1, count = 0;
    char *list = strdup(getenv("HEDDLE_STAR") ? getenv("HEDDLE_STAR") : ""), *rest = list, *word;
    int *star = malloc((size_t)boot.n_pes * sizeof *star);
    if (!list || !star) die(NULL, "out of memory for the sockets of %d PEs", boot.n_pes);
    for (int k = 0; k < boot.n_pes; k++) star[k] = -1;
    while ((word = strsep(&rest, ",")) && *word && count < expected) {
        int fd = number_from_launcher("HEDDLE_STAR", word, INT_MAX);
        fcntl(fd, F_SETFD, FD_CLOEXEC);
        star[boot.pe ? 0 : ++count] = fd;
        if (boot.pe) count = 1;
    }
    if (count != expected)
        die(NULL, "HEDDLE_STAR names %d sockets, not %d: start the program with oshrun", count, expected);
    free(list);
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
    struct board *board = board_inherited();
    board_sit(board, boot.pe, boot.n_pes, 0, star_inherited());
    die_with_wrapper(board->launcher_pid);
    /* The program's own children are no PEs. */
    unsetenv("HEDDLE_BOARD");
    unsetenv("HEDDLE_STAR");
}

static bool oshrun_is_gone(void) { return kill(seat.board->launcher_pid, 0) && errno == ESRCH; }

const struct boot_driver boot_oshrun = {
    .name = "oshrun",
    .present = oshrun_present,
    .up = oshrun_up,
    .is_gone = oshrun_is_gone,
};
