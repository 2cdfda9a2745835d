#include "board.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "report.h"
#include "loopback.h"
#include "starved.h"

struct board *board;

static long about[2]; /* PE 0's process, and the board's descriptor there: nothing to leave behind */

/* On hosts that are namespaces of one machine, TORTURE_BOARD names a file that all see. */
static const char *board_file(void) { return getenv("TORTURE_BOARD"); }

static int board_create(void)
{
    int fd = board_file() ? open(board_file(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)
                          : memfd_create("torture", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, sizeof *board)) abort();
    about[0] = getpid();
    about[1] = fd;
    return fd;
}

void board_up(void)
{
    char name[64];
    static long told[2];
    int fd = shmem_my_pe() == 0 ? board_create() : -1;
    shmem_long_broadcast(SHMEM_TEAM_WORLD, told, about, 2, 0);
    snprintf(name, sizeof name, "/proc/%ld/fd/%ld", told[0], told[1]);
    int own = open(board_file() ? board_file() : name, O_RDWR | O_CLOEXEC);
    board = mmap(NULL, sizeof *board, PROT_READ | PROT_WRITE, MAP_SHARED, own, 0);
    if (board == MAP_FAILED) {
        perror("torture: the PEs must be on one machine, and may open each other's files");
        exit(2);
    }
    close(own);
    shmem_barrier_all();
    if (fd >= 0) close(fd);
}

void board_nap(void) { nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL); }

void board_meet(void (*serve)(void))
{
    const uint32_t n = (uint32_t)shmem_n_pes(), generation = __atomic_load_n(&board->generation, __ATOMIC_ACQUIRE);
    if (__atomic_add_fetch(&board->arrived, 1, __ATOMIC_ACQ_REL) == n) {
        __atomic_store_n(&board->arrived, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&board->generation, generation + 1, __ATOMIC_RELEASE);
    }
    while (__atomic_load_n(&board->generation, __ATOMIC_ACQUIRE) == generation) {
        if (serve) serve();
        board_nap();
    }
}

static void futex(uint32_t *word, int what, uint32_t value, const struct timespec *time)
{
    syscall(SYS_futex, word, what, value, time, NULL, 0);
}

uint32_t board_bell(int pe) { return __atomic_load_n(&board->bells[pe], __ATOMIC_ACQUIRE); }

void board_ring(int pe)
{
    __atomic_add_fetch(&board->bells[pe], 1, __ATOMIC_ACQ_REL);
    futex(&board->bells[pe], FUTEX_WAKE, 1, NULL);
}

void board_wait(int pe, uint32_t bell) { futex(&board->bells[pe], FUTEX_WAIT, bell, &(struct timespec){.tv_sec = 1}); }

bool board_is_first_to_fail(void) { return !__atomic_exchange_n(&board->failed, 1, __ATOMIC_ACQ_REL); }

/* Watching */

static struct {
    const struct knobs *knobs;
    int n_pes;
} watched;

static uint64_t ticks(void)
{
    uint64_t sum = __atomic_load_n(&board->generation, __ATOMIC_RELAXED);
    for (int pe = 0; pe < watched.n_pes; pe++)
        for (int actor = 0; actor < ACTORS; actor++)
            sum += __atomic_load_n(&board->actors[pe][actor].ticks, __ATOMIC_RELAXED);
    return sum;
}

static double clock_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Where it may not go it stays. Do messages of this machine stand still on one of them? */
static bool visit_processors(void)
{
    bool stands_still = false;
    cpu_set_t all, one;
    sched_getaffinity(0, sizeof all, &all);
    for (long cpu = sysconf(_SC_NPROCESSORS_CONF); cpu-- > 0;) {
        CPU_ZERO(&one);
        CPU_SET((size_t)cpu, &one);
        sched_setaffinity(0, sizeof one, &one);
        stands_still |= loopback_stands_still();
    }
    sched_setaffinity(0, sizeof all, &all);
    return stands_still;
}

/* A second in which all could run: processors of virtual machines may stand still for a minute, all or one of them, and
 * kernels may forget a thread for as long. What that holds up does not hang. */
static void pass_second(void)
{
    double begun;
    bool stands_still;
    do {
        begun = clock_seconds();
        sleep(1);
        stands_still = visit_processors();
    } while (starved_is_any(board->pids, watched.n_pes) || stands_still || clock_seconds() - begun > 2);
}

static void *watch(void *unused)
{
    (void)unused;
    uint64_t before = UINT64_MAX;
    for (uint64_t still = 0; still < watched.knobs->patience; still++) {
        uint64_t now = ticks();
        if (now != before) still = 0;
        before = now;
        pass_second();
        if (__atomic_load_n(&board->over, __ATOMIC_ACQUIRE)) return NULL;
    }
    report_hang(watched.knobs, watched.n_pes);
}

void board_watch(const struct knobs *knobs, int n_pes)
{
    pthread_t thread;
    watched.knobs = knobs;
    watched.n_pes = n_pes;
    if (!pthread_create(&thread, NULL, watch, NULL)) pthread_detach(thread);
}
