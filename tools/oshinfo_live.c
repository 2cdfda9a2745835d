/* oshinfo --live: a job is looked at from outside. What can be read, and why that is sound, is in lane/live_stats.h. */
#include "oshinfo_live.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <shmem.h>

#include "job/board.h"
#include "lane/lane_stats.h"
#include "lane/live_stats.h"
#include "memfd.h"

struct pe {
    int pid;
    struct live_stats_head head;
    struct lane_stats *looks; /* at the lanes, of the last time; NULL before the first */
};

struct job {
    int n_pes;
    struct pe *pes;
};

static char trouble[256]; /* why the last thing did not work */

__attribute__((format(printf, 1, 2))) static bool fails(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(trouble, sizeof trouble, format, arguments);
    va_end(arguments);
    return false;
}

/* The memfd of that name, to read; -1 if it cannot be had. */
static int shown_open(int pid, const char *name)
{
    int fd = memfd_open(pid, name);
    if (fd >= 0) return fd;
    if (errno == ENOENT) fails("process %d does not exist", pid);
    else if (errno == ENODATA) fails("process %d is no PE between shmem_init and shmem_finalize, and no oshrun", pid);
    else fails("process %d cannot be looked at: %s", pid, strerror(errno));
    return -1;
}

/* Is what a process shows of the kind that this program knows? */
static bool head_is_known(int pid, const struct live_stats_head *head)
{
    if (load_acquire(&head->magic) != LIVE_STATS_MAGIC) return fails("process %d is still in shmem_init", pid);
    if (head->layout == live_stats_layout()) return true;
    return fails("process %d runs another version: %.*s, or built otherwise; this is of %s", pid,
                 (int)sizeof head->version, head->version, SHMEM_VENDOR_STRING);
}

/* Looks at the lanes; since the look before, if there was one. Returns what is to be shown, to be freed. */
static struct lane_stats *lanes_look(struct pe *pe, const struct lane *lanes)
{
    uint32_t n = pe->head.n_lanes;
    struct lane_stats *shown = calloc(n + 1, sizeof *shown), *now = calloc(n + 1, sizeof *now);
    if (!shown || !now) {
        fails("out of memory");
        free(shown);
        free(now);
        return NULL;
    }
    for (uint32_t i = 0; i < n; i++) {
        now[i] = lane_stats_now(&lanes[i]);
        shown[i] = pe->looks ? lane_stats_since(now[i], &pe->looks[i]) : now[i];
    }
    free(pe->looks);
    pe->looks = now;
    return shown;
}

static void pe_print(const struct pe *pe, const struct lane_stats *shown, bool is_first)
{
    const struct live_stats_head *head = &pe->head;
    printf("PE %d of %d, process %d: ", head->pe, head->n_pes, pe->pid);
    if (!head->n_lanes) {
        printf("no lanes: all PEs are on one node, and reach each other's memory directly\n");
        return;
    }
    printf("lanes over %.*s, %s\n", WIRE_NAME_SIZE, head->wire,
           is_first ? "since shmem_init" : "counted since the last look");
    lane_stats_print(stdout, LANE_STATS_LIVE, shown, head->n_lanes);
    if (head->exposed + head->refused)
        printf("PE %d: cards of other nodes use %u chunks of its node's memory; %u more could not be exposed\n",
               head->pe, head->exposed, head->refused);
}

/* False: the process is none that can be looked at, or not any more. */
static bool pe_show_mapped(struct pe *pe, const char *mapped, size_t size)
{
    bool is_first = !pe->looks;
    if (!head_is_known(pe->pid, (const struct live_stats_head *)mapped)) return false;
    pe->head = *(const struct live_stats_head *)mapped;
    if (size < live_stats_lanes_at() + pe->head.n_lanes * sizeof(struct lane))
        return fails("process %d shows less than it says", pe->pid);
    struct lane_stats *shown = lanes_look(pe, (const struct lane *)(mapped + live_stats_lanes_at()));
    if (!shown) return false;
    pe_print(pe, shown, is_first);
    free(shown);
    return true;
}

static bool pe_show(struct pe *pe)
{
    size_t size;
    int fd = shown_open(pe->pid, LIVE_STATS_NAME);
    if (fd < 0) return false;
    const char *mapped = memfd_map(fd, live_stats_lanes_at(), &size);
    close(fd);
    if (!mapped) return fails("process %d is still in shmem_init", pe->pid);
    bool ok = pe_show_mapped(pe, mapped, size);
    munmap((void *)mapped, size);
    return ok;
}

/* The PEs that an oshrun has started here; one without number has not come to shmem_init yet. */
static bool job_of_board(struct job *job, int pid, const struct board *board, size_t size)
{
    if (board->magic != BOARD_MAGIC || size < board_size(board->n_pes))
        return fails("process %d is an oshrun of another version", pid);
    if (board->launcher_pid != pid) return fails("process %d is no PE between shmem_init and shmem_finalize", pid);
    job->pes = calloc(board->n_pes, sizeof *job->pes);
    if (!job->pes) return fails("out of memory");
    for (uint32_t i = 0; i < board->n_pes; i++)
        if (load_acquire(&board->slots[i].pid)) job->pes[job->n_pes++].pid = board->slots[i].pid;
    return job->n_pes || fails("no PE of oshrun %d has come to shmem_init", pid);
}

/* A PE alone, or those of an oshrun. */
static bool job_find(struct job *job, int pid)
{
    size_t size;
    int fd = shown_open(pid, LIVE_STATS_NAME);
    if (fd >= 0) {
        close(fd);
        job->pes = calloc(1, sizeof *job->pes);
        if (!job->pes) return fails("out of memory");
        job->pes[job->n_pes++].pid = pid;
        return true;
    }
    fd = shown_open(pid, "heddle-board");
    if (fd < 0) return false;
    const struct board *board = memfd_map(fd, sizeof *board, &size);
    close(fd);
    if (!board) return fails("oshrun %d is still starting", pid);
    bool ok = job_of_board(job, pid, board, size);
    munmap((void *)board, size);
    return ok;
}

/* All PEs that can be looked at, now. Their number. */
static int job_show(struct job *job)
{
    int shown = 0;
    for (int i = 0; i < job->n_pes; i++) shown += pe_show(&job->pes[i]);
    fflush(stdout);
    return shown;
}

static void job_forget(struct job *job)
{
    for (int i = 0; i < job->n_pes; i++) free(job->pes[i].looks);
    free(job->pes);
}

int live_show(const char *process)
{
    struct job job = {0};
    char *end;
    long pid = strtol(process, &end, 10);
    if (pid < 1 || pid > INT_MAX || *end) {
        fprintf(stderr, "oshinfo: --live: %s is not the number of a process\n", process);
        return 2;
    }
    bool ok = job_find(&job, (int)pid) && job_show(&job);
    if (!ok) fprintf(stderr, "oshinfo: %s\n", trouble);
    while (ok && isatty(STDOUT_FILENO) && !sleep(1)) {
        printf("\n");
        if (job_show(&job)) continue;
        printf("over: %s\n", trouble);
        break;
    }
    job_forget(&job);
    if (!ok) return 1;
    if (!ferror(stdout)) return 0;
    fprintf(stderr, "oshinfo: cannot write\n");
    return 1;
}
