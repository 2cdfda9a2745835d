/* --debug: chosen PEs stop at the first instruction of their program and wait for a debugger, in a window of its own
 * where there can be one. oshrun traces such a PE up to there, and then leaves it stopped. */
#include "oshrun.h"

#include <ctype.h>
#include <spawn.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <unistd.h>

static struct {
    bool *wants; /* by PE; NULL: none */
} debug;

/* A number at *at; afterwards *at is behind it. -1: there is none. */
static long number_take(const char **at)
{
    char *end;
    if (!isdigit((unsigned char)**at)) return -1;
    long number = strtol(*at, &end, 10);
    *at = end;
    return number < MAX_PES ? number : MAX_PES;
}

/* One "2" or "2-5" of a list, and the comma behind it. */
static bool range_take(const char **at, long *first, long *last)
{
    *first = *last = number_take(at);
    if (**at == '-') {
        ++*at;
        *last = number_take(at);
    }
    if (*first < 0 || *last < *first || (**at && **at != ',')) return false;
    if (!**at) return true;
    ++*at;
    return **at != 0;
}

static void choose(const char *list, int n_pes)
{
    const char *at = list;
    while (*at) {
        long first, last;
        if (!range_take(&at, &first, &last)) give_up_value("--debug", list, "a list of PEs", "=0,2-3");
        if (last >= n_pes) give_up(STATUS_BAD_USAGE, "--debug names PE %ld, but the PEs are 0 to %d", last, n_pes - 1);
        for (long pe = first; pe <= last; pe++) debug.wants[pe] = true;
    }
}

void debug_begin(const struct options *options)
{
    if (!options->debug) return;
    debug.wants = calloc((size_t)options->n_pes, sizeof *debug.wants);
    if (!debug.wants) give_up(1, "out of memory");
    if (*options->debug) choose(options->debug, options->n_pes);
    else memset(debug.wants, true, (size_t)options->n_pes);
}

bool debug_in_child(int pe)
{
    if (!debug.wants || !debug.wants[pe]) return true;
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0,
          0); /* a debugger is not an ancestor; may fail on systems that need no such permission */
    return !ptrace(PTRACE_TRACEME, 0, NULL, NULL);
}

/* Runs a command of this user's, without waiting for it. */
static bool command_run(const char *const *command)
{
    posix_spawnattr_t attributes;
    sigset_t none, pipe;
    pid_t pid;
    sigemptyset(&none);
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    if (posix_spawnattr_init(&attributes)) return false;
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &pipe);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    int error = posix_spawnp(&pid, command[0], NULL, &attributes, (char *const *)(uintptr_t)command, environ);
    posix_spawnattr_destroy(&attributes);
    return !error;
}

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value && *value;
}

/* For gdb: that the process was stopped is not the program's matter. */
static const char no_stop[] = "handle SIGSTOP nostop noprint nopass";

void debug_stopped(int pe, pid_t pid)
{
    char title[32], process[16];
    if (ptrace(PTRACE_DETACH, pid, NULL, (void *)(uintptr_t)SIGSTOP)) return;
    snprintf(title, sizeof title, "PE %d", pe);
    snprintf(process, sizeof process, "%d", (int)pid);
    const char *const tmux[] = {"tmux", "new-window", "-d", "-n", title, "gdb", "-p", process, "-ex", no_stop, NULL};
    const char *const xterm[] = {"xterm", "-T", title, "-e", "gdb", "-p", process, "-ex", no_stop, NULL};
    if (is_set("TMUX") && command_run(tmux)) return;
    if (is_set("DISPLAY") && command_run(xterm)) return;
    say("PE %d waits for a debugger: gdb -p %s -ex '%s'", pe, process, no_stop);
}
