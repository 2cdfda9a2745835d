/* Influences on a wait that no call of a PE shows: threads, signal handlers, children and GPUs of the program may store
 * to symmetric memory. The threads and handlers that begin to exist during shmem_init are those of the library. */
#include "check.h"

#include <dirent.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { THREADS = 320, SIGNALS = 65 };

typedef void (*handler_t)(int);

static struct {
    bool is_known;                       /* are all threads in these lists? */
    pid_t before[THREADS], own[THREADS]; /* 0: none; before shmem_init, and those of the library */
    handler_t handlers[SIGNALS];         /* before shmem_init; then: of the library, NULL if it has none */
    bool has_forked;                     /* a child may live, which shares the symmetric memory */
} outside;

/* Functions that start another program, such as system(), do not come here. */
static void fork_note(void) { store_relaxed(&outside.has_forked, true); }

__attribute__((constructor)) static void fork_watch(void) { pthread_atfork(fork_note, NULL, NULL); }

/* Adds the threads in a part of the folder to the list. Returns how many there are then, also without room for them. */
static int threads_add(pid_t list[THREADS], int n, const char *part, long bytes)
{
    for (long at = 0; at < bytes; at += ((const struct dirent64 *)(part + at))->d_reclen) {
        pid_t thread = (pid_t)strtol(((const struct dirent64 *)(part + at))->d_name, NULL, 10);
        if (thread && n < THREADS) list[n] = thread;
        n += thread != 0;
    }
    return n;
}

/* Lists the threads of the process. Returns false if not all are in the list. Allocates nothing: it is called while the
 * program waits. */
static bool threads_list(pid_t list[THREADS])
{
    _Alignas(struct dirent64) char part[4096];
    int n = 0, folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    long bytes = -1;
    memset(list, 0, THREADS * sizeof *list);
    if (folder < 0) return false;
    while (n <= THREADS && (bytes = syscall(SYS_getdents64, folder, part, sizeof part)) > 0)
        n = threads_add(list, n, part, bytes);
    close(folder);
    return !bytes && n <= THREADS;
}

static bool is_listed(pid_t thread, const pid_t list[THREADS])
{
    for (int i = 0; i < THREADS; i++)
        if (list[i] == thread) return true;
    return false;
}

/* NULL: the signal ends the process, does nothing, or cannot be caught. */
static handler_t handler_of(int signal)
{
    struct sigaction action;
    if (sigaction(signal, NULL, &action) || action.sa_handler == SIG_DFL || action.sa_handler == SIG_IGN) return NULL;
    return action.sa_handler;
}

/* After it, the program does not continue with its wait. */
static bool is_fault(int signal)
{
    return signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE || signal == SIGILL || signal == SIGABRT ||
           signal == SIGTRAP || signal == SIGSYS;
}

/* A kernel on a GPU stores without a thread of the process. */
static int is_gpu_driver(struct dl_phdr_info *library, size_t size, void *unused)
{
    (void)size, (void)unused;
    return strstr(library->dlpi_name, "libcuda.so") || strstr(library->dlpi_name, "libhsa-runtime64.so") ||
           strstr(library->dlpi_name, "libze_loader.so");
}

void outside_before_init(void)
{
    /* Another thread could create some during shmem_init, which would be taken for the library's. */
    outside.is_known = threads_list(outside.before) && !outside.before[1];
    for (int i = 1; i < SIGNALS; i++) outside.handlers[i] = handler_of(i);
}

void outside_after_init(void)
{
    pid_t now[THREADS];
    outside.is_known = threads_list(now) && outside.is_known;
    outside.has_forked = false; /* earlier children do not have the memory */
    for (int i = 0; i < THREADS; i++) outside.own[i] = is_listed(now[i], outside.before) ? 0 : now[i];
    for (int i = 1; i < SIGNALS; i++) {
        handler_t handler = handler_of(i);
        outside.handlers[i] = handler == outside.handlers[i] ? NULL : handler;
    }
}

/* The list has each thread that does not wait, or one that it has created: see is_stuck. The kernel adds a new thread
 * behind the others. If it ends the list early because the last thread of it has ended, that thread did not wait. */
bool outside_may_act(bool (*is_waiting)(pid_t thread))
{
    pid_t now[THREADS];
    if (load_relaxed(&outside.has_forked) || !outside.is_known || !threads_list(now) ||
        dl_iterate_phdr(is_gpu_driver, NULL))
        return true;
    for (int i = 0; i < THREADS; i++)
        if (now[i] && !is_listed(now[i], outside.own) && !is_waiting(now[i])) return true;
    for (int i = 1; i < SIGNALS; i++) {
        handler_t handler = handler_of(i);
        if (handler && handler != outside.handlers[i] && !is_fault(i)) return true;
    }
    return false;
}
