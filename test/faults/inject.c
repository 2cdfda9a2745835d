/* Loaded before a program (LD_PRELOAD): PE FAULT_PE does FAULT_HOW to itself, or to the launcher, FAULT_MS milliseconds
 * after its start, or after the program has called fault_begin if FAULT_FROM is "init". The files FAULT_DONE and
 * TEST_MOMENT appear just before. */
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const char *how;

static int is(const char *name) { return !strcmp(how, name); }

static void note(const char *variable)
{
    const char *path = getenv(variable);
    if (path) close(open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
}

/* A child continues this process, or ends the job, after a while. */
static void stop(void)
{
    enum { WHILE_NS = 200000000 };
    pid_t self = getpid(), oshrun = getppid();
    if (!syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL)) {
        nanosleep(&(struct timespec){.tv_nsec = WHILE_NS}, NULL);
        if (is("stop")) kill(self, SIGCONT);
        else kill(oshrun, SIGTERM);
        _exit(0);
    }
    raise(SIGSTOP);
}

static void act(int unused)
{
    (void)unused;
    note("FAULT_DONE");
    note("TEST_MOMENT");
    if (is("kill")) raise(SIGKILL);
    if (is("segv")) signal(SIGSEGV, SIG_DFL), raise(SIGSEGV);
    if (is("abort")) abort();
    if (is("exit 3")) _exit(3);
    if (is("exit 0")) _exit(0);
    if (is("stop") || is("stop, end")) stop();
    if (is("close"))
        for (int fd = 3; fd < 1024; fd++) close(fd);
    if (is("oshrun: kill")) kill(getppid(), SIGKILL);
    if (is("oshrun: terminate")) kill(getppid(), SIGTERM);
    if (is("oshrun: interrupt")) kill(getppid(), SIGINT);
}

static void start_timer(bool is_after_init)
{
    const char *pe = getenv("HEDDLE_PE"), *mine = getenv("FAULT_PE"), *ms = getenv("FAULT_MS"),
               *from = getenv("FAULT_FROM");
    if (!pe) pe = getenv("OMPI_COMM_WORLD_RANK");
    how = getenv("FAULT_HOW");
    if (!pe || !mine || !ms || !how || strcmp(pe, mine) != 0) return;
    if (is_after_init != (from && !strcmp(from, "init"))) return;
    struct sigaction action = {.sa_handler = act, .sa_flags = SA_RESTART};
    struct itimerval once = {.it_value = {.tv_sec = atoi(ms) / 1000, .tv_usec = atoi(ms) % 1000 * 1000 + 1}};
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &once, NULL);
}

__attribute__((constructor)) static void begin(void) { start_timer(false); }

void fault_begin(void);
void fault_begin(void) { start_timer(true); }
