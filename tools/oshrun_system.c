/* What oshrun asks the kernel: the time, processors, programs, and its descendants. */
#include "oshrun.h"

#include <dirent.h>
#include <errno.h>
#include <sched.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/shared_file.h"

int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

const char *signal_name(int signo)
{
    static const char *const names[] = {
        [SIGHUP] = "SIGHUP",   [SIGINT] = "SIGINT",       [SIGQUIT] = "SIGQUIT", [SIGILL] = "SIGILL",
        [SIGTRAP] = "SIGTRAP", [SIGABRT] = "SIGABRT",     [SIGBUS] = "SIGBUS",   [SIGFPE] = "SIGFPE",
        [SIGKILL] = "SIGKILL", [SIGUSR1] = "SIGUSR1",     [SIGSEGV] = "SIGSEGV", [SIGUSR2] = "SIGUSR2",
        [SIGPIPE] = "SIGPIPE", [SIGALRM] = "SIGALRM",     [SIGTERM] = "SIGTERM", [SIGXCPU] = "SIGXCPU",
        [SIGXFSZ] = "SIGXFSZ", [SIGVTALRM] = "SIGVTALRM", [SIGPROF] = "SIGPROF", [SIGIO] = "SIGIO",
        [SIGSYS] = "SIGSYS",
    };
    const char *name = signo > 0 && (size_t)signo < sizeof names / sizeof names[0] ? names[signo] : NULL;
    return name ? name : strsignal(signo);
}

int cpus_usable(int *cpus, int max)
{
    int room = 1024;
    cpu_set_t *set;
    for (;;) { /* the kernel refuses a set smaller than its own */
        set = CPU_ALLOC(room);
        if (!set) return 1;
        if (!sched_getaffinity(0, CPU_ALLOC_SIZE(room), set)) break;
        CPU_FREE(set);
        if (errno != EINVAL || room > 1 << 20) return 1;
        room *= 2;
    }
    int count = 0;
    for (int cpu = 0; cpu < room; cpu++) {
        if (!CPU_ISSET_S((size_t)cpu, CPU_ALLOC_SIZE(room), set)) continue;
        if (count < max) cpus[count] = cpu;
        count++;
    }
    CPU_FREE(set);
    return count ? count : 1;
}

/* 0 if execve() should take this file, else the errno to report. */
static int program_error(const char *path)
{
    struct stat status;
    if (stat(path, &status)) return errno;
    if (S_ISDIR(status.st_mode)) return EISDIR;
    if (!S_ISREG(status.st_mode)) return EACCES;
    return access(path, X_OK) ? errno : 0;
}

_Noreturn static void program_reject(const char *name, int error)
{
    give_up(error == ENOENT || error == ENOTDIR ? STATUS_NOT_FOUND : STATUS_CANNOT_RUN, "%s: %s", name,
            strerror(error));
}

char *program_find(const char *name)
{
    if (strchr(name, '/')) {
        int error = program_error(name);
        if (error) program_reject(name, error);
        return strdup(name);
    }
    const char *folder = getenv("PATH");
    if (!folder) folder = "/bin:/usr/bin";
    bool forbidden = false;
    for (;; folder++) {
        size_t length = strcspn(folder, ":");
        char *path;
        /* An empty entry is the current folder; a name with '/' keeps execvp() from searching again. */
        if (asprintf(&path, "%.*s/%s", length ? (int)length : 1, length ? folder : ".", name) < 0)
            give_up(1, "out of memory");
        int error = *name ? program_error(path) : ENOENT;
        if (!error) return path;
        free(path);
        forbidden |= error == EACCES;
        folder += length;
        if (!*folder) break;
    }
    if (forbidden) program_reject(name, EACCES);
    if (*name && !program_error(name))
        give_up(STATUS_NOT_FOUND, "%s: command not found; did you mean ./%s?", name, name);
    give_up(STATUS_NOT_FOUND, "%s: command not found", *name ? name : "empty name");
}

/* The text of a small file of /proc; false if it cannot be read. */
static bool read_text(const char *path, char *text, size_t room)
{
    FILE *file = fopen(path, "re");
    if (!file) return false;
    size_t length = fread(text, 1, room - 1, file);
    fclose(file);
    text[length] = 0;
    return length > 0;
}

int64_t process_runnable_ns(pid_t pid)
{
    char path[300], text[512];
    long long ran;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    if (!read_text(path, text, sizeof text)) return -1;
    const char *rest = strrchr(text, ')'); /* the name before it may hold anything */
    if (!rest || strncmp(rest, ") R", 3)) return -1;
    snprintf(path, sizeof path, "/proc/%d/schedstat", (int)pid);
    return read_text(path, text, sizeof text) && sscanf(text, "%lld", &ran) == 1 ? ran : -1;
}

/* Linux's include/linux/sched.h: the thread is about to leave, and closes sockets if it is the last one. */
enum { FLAG_EXITING = 4 };

static bool thread_is_ending(pid_t pid, const char *thread)
{
    char path[300], text[512];
    snprintf(path, sizeof path, "/proc/%d/task/%s/stat", (int)pid, thread);
    if (!read_text(path, text, sizeof text)) return true;
    unsigned flags = 0;
    const char *rest = strrchr(text, ')');
    return rest && sscanf(rest, ") %*c %*d %*d %*d %*d %*d %u", &flags) == 1 && flags & FLAG_EXITING;
}

bool process_is_ending(pid_t pid)
{
    char path[32];
    bool all = true;
    snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
    DIR *threads = opendir(path);
    if (!threads) return true;
    for (struct dirent *thread; all && (thread = readdir(threads));)
        all = thread->d_name[0] == '.' || thread_is_ending(pid, thread->d_name);
    closedir(threads);
    return all;
}

void shared_files_remove(pid_t pid)
{
    char prefix[64];
    DIR *folder = pid > 0 ? opendir(SHARED_FILE_FOLDER) : NULL;
    if (!folder) return;
    shared_file_prefix(prefix, sizeof prefix, pid);
    for (struct dirent *file; (file = readdir(folder));)
        if (!strncmp(file->d_name, prefix, strlen(prefix))) unlinkat(dirfd(folder), file->d_name, 0);
    closedir(folder);
}

static void pid_list_add(struct pid_list *list, pid_t pid)
{
    if (list->count == list->room) {
        size_t room = list->room ? 2 * list->room : 64;
        pid_t *pids = realloc(list->pids, room * sizeof *pids);
        if (!pids) return;
        list->pids = pids;
        list->room = room;
    }
    list->pids[list->count++] = pid;
}

bool pid_list_has(const struct pid_list *list, pid_t pid)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->pids[i] == pid) return true;
    return false;
}

/* Every thread has children of its own. A process that is gone meanwhile has none. */
static void children_collect(struct pid_list *list, pid_t parent)
{
    char path[300];
    snprintf(path, sizeof path, "/proc/%d/task", (int)parent);
    DIR *threads = opendir(path);
    if (!threads) return;
    for (struct dirent *thread; (thread = readdir(threads));) {
        if (thread->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)parent, thread->d_name);
        FILE *file = fopen(path, "re");
        int pid;
        while (file && fscanf(file, "%d", &pid) == 1) pid_list_add(list, pid);
        if (file) fclose(file);
    }
    closedir(threads);
}

void descendants_collect(struct pid_list *list)
{
    list->count = 0;
    children_collect(list, getpid());
    for (size_t i = 0; i < list->count; i++) children_collect(list, list->pids[i]);
}
