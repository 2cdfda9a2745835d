/* oshrun: runs the PEs of an OpenSHMEM program on this machine.
 *
 * One process, no threads, one poll(). The job goes through the phases below, never back; it is over when no
 * descendant of oshrun is left and all they wrote is passed on. */
#include "oshrun.h"

#include <errno.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/atomic.h"

enum {
    LEAVE_MS = 1000,     /* shmem_global_exit: for the others to exit by themselves */
    TERMINATE_MS = 300,  /* from SIGTERM to SIGKILL */
    INTERRUPT_MS = 5000, /* from a signal to oshrun to SIGKILL */
    REPEAT_MS = 200,     /* the same signal twice within this time is one: timeout(1) sends it to us and our group */
    OUTPUT_MS = 1000,    /* for the reader of what a job has left that was told to end */
    CAUSE_MS = 10000,    /* for a PE all of whose threads have begun to end, while another is judged */
    SWEEP_MS = 10,       /* between two searches for processes to kill */
    SWEEPS_MAX = 500,    /* a process that SIGKILL does not end is left to its fate */
};

enum phase {
    PHASE_RUNNING,
    PHASE_LEAVING,     /* the PEs were told by shmem_global_exit */
    PHASE_TERMINATING, /* all got SIGTERM */
    PHASE_KILLING,     /* all get SIGKILL until none is left */
    PHASE_OVER,        /* no descendant is left; their output may be */
};

static struct {
    const struct options *options;
    struct job_start start;
    int n_alive; /* PEs */
    enum phase phase;
    int64_t phase_until;
    int sweeps;
    bool decided; /* the status is final: the first failure wins */
    int status;
    int64_t timeout_at;
    int interrupt;           /* the signal that asked the job to end, 0: none */
    bool interrupt_is_known; /* the user at the terminal knows which key was pressed */
    bool interrupt_must_end; /* a PE that does not end by it is killed when its time is up */
    int64_t interrupt_at;
    bool hurried;   /* by --timeout or a signal: output that is left has OUTPUT_MS to find a reader */
    bool abandoned; /* and found none */
    struct pid_list descendants;
    struct pollfd *polls;
} job;

static void decide(int status)
{
    if (job.decided) return;
    job.decided = true;
    job.status = status;
}

/* Ending what runs */

static void signal_descendants(int signo)
{
    descendants_collect(&job.descendants);
    for (size_t i = 0; i < job.descendants.count; i++) kill(job.descendants.pids[i], signo);
    for (int pe = 0; pe < job.options->n_pes; pe++) /* should /proc not tell */
        if (job.start.pids[pe] > 0 && !pid_list_has(&job.descendants, job.start.pids[pe]))
            kill(job.start.pids[pe], signo);
}

static void phase_enter(enum phase phase, int64_t ms)
{
    job.phase = phase;
    job.phase_until = now_ms() + ms;
}

static void sweep(void)
{
    signal_descendants(SIGKILL);
    phase_enter(PHASE_KILLING, SWEEP_MS);
    if (++job.sweeps < SWEEPS_MAX) return;
    say("%zu processes do not end, the first is pid %d", job.descendants.count,
        job.descendants.count ? (int)job.descendants.pids[0] : 0);
    phase_enter(PHASE_OVER, OUTPUT_MS);
}

static void kill_all(void)
{
    if (job.phase < PHASE_KILLING) sweep();
}

static void terminate_all(void)
{
    if (job.phase >= PHASE_TERMINATING) return;
    signal_descendants(SIGTERM);
    signal_descendants(SIGCONT); /* a stopped process has to run to end */
    phase_enter(PHASE_TERMINATING, TERMINATE_MS);
}

/* How PEs end */

static void decide_interrupted(void)
{
    if (!job.decided && !job.interrupt_is_known)
        say("ended by signal %d (%s)", job.interrupt, signal_name(job.interrupt));
    decide(STATUS_SIGNAL + job.interrupt);
}

/* What to try after a crash, where it could help. */
static const char *advice(int signo, bool in_heddle)
{
    bool is_access = signo == SIGSEGV || signo == SIGBUS;
    if (signo == SIGKILL) return memory_advice();
    return is_access && in_heddle && !job.options->library ? "; run it with oshrun --check to find the cause" : "";
}

static void decide_failed(int pe, pid_t pid, int how, bool in_heddle)
{
    int status = WIFSIGNALED(how) ? STATUS_SIGNAL + WTERMSIG(how) : WEXITSTATUS(how);
    if (job.decided) return;
    if (WIFSIGNALED(how))
        say("PE %d (pid %d) killed by signal %d (%s)%s", pe, (int)pid, WTERMSIG(how), signal_name(WTERMSIG(how)),
            advice(WTERMSIG(how), in_heddle));
    else say("PE %d (pid %d) exited with status %d%s", pe, (int)pid, status, in_heddle ? " before shmem_finalize" : "");
    decide(status ? status : 1);
}

/* A PE ended while nothing had ended the job yet. */
static void judge(int pe, pid_t pid, int how, enum board_state state)
{
    bool said_why = state == BOARD_SAID_WHY,
         in_heddle = state == BOARD_RUNNING || state == BOARD_JOINING || state == BOARD_LEAVING;
    if (WIFEXITED(how) && !WEXITSTATUS(how) && !said_why && !in_heddle) return;

    bool by_interrupt = job.interrupt && (WIFEXITED(how) || WTERMSIG(how) == job.interrupt);
    if (said_why) decide(WIFSIGNALED(how) ? STATUS_SIGNAL + WTERMSIG(how) : WEXITSTATUS(how) ? WEXITSTATUS(how) : 1);
    else if (by_interrupt && WIFEXITED(how) && WEXITSTATUS(how))
        decide(WEXITSTATUS(how)); /* it answered the signal in its own way */
    else if (by_interrupt) decide_interrupted();
    else decide_failed(pe, pid, how, in_heddle);

    if (by_interrupt) job.interrupt_must_end = true;    /* the others got the signal, too, and have their time */
    else if (state != BOARD_FINALIZED) terminate_all(); /* else no PE waits for it, and the PEs finish on their own */
}

/* While the job runs; but one of its PEs may have asked for its end. */
static void running_pe_ended(int pe, pid_t pid, int how, enum board_state state)
{
    uint64_t ending = load_acquire(&job.start.board->exit);
    if (!ending) {
        judge(pe, pid, how, state);
        return;
    }
    decide((int)(ending & 0xff)); /* as exit() would cut it */
    phase_enter(PHASE_LEAVING, LEAVE_MS);
}

static void pe_ended(int pe, int how)
{
    pid_t pid = job.start.pids[pe];
    uint32_t *state = &job.start.board->slots[pe].state;
    job.start.pids[pe] = 0;
    job.n_alive--;
    output_drain(pe); /* its own last words come before ours */
    if (job.phase == PHASE_RUNNING) running_pe_ended(pe, pid, how, (enum board_state)load_acquire(state));
    if (load_relaxed(state) != BOARD_FINALIZED) shared_files_remove(load_relaxed(&job.start.board->slots[pe].pid));
    /* Only now: others who wait for it would say so, and what we have ended the job for has been said. */
    store_release(state, BOARD_GONE);
    start_pe_ended(pe);
}

static int pe_of(pid_t pid)
{
    for (int pe = 0; pe < job.options->n_pes; pe++)
        if (job.start.pids[pe] == pid) return pe;
    return -1; /* an orphan of some PE */
}

/* A child that could not run the program says so before it exits. */
static void hear_reports(void)
{
    struct start_report report;
    ssize_t n;
    while ((n = read(job.start.reports, &report, sizeof report)) == (ssize_t)sizeof report) {
        if (!job.decided) say("%s: %s", program_of(job.options, report.pe)->command.at[0], strerror(report.error));
        decide(report.error == ENOENT ? STATUS_NOT_FOUND : STATUS_CANNOT_RUN);
        terminate_all();
    }
    if (n) return;
    close(job.start.reports);
    job.start.reports = -1;
}

/* Has a signal ended this process that is on its way out? abort() is none: it may be a consequence itself. */
static bool is_killed(pid_t pid)
{
    int64_t until = now_ms() + CAUSE_MS;
    siginfo_t info;
    do {
        info = (siginfo_t){0};
        if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT)) return false;
        if (!info.si_pid) usleep(1000);
    } while (!info.si_pid && now_ms() < until);
    return info.si_pid && info.si_code != CLD_EXITED && info.si_status != SIGABRT;
}

/* An engine may abort its process when a peer is torn off (UCX: an assertion), and that end may be heard of before the
 * peer's, which takes its time on a busy machine: a PE that a signal is ending meanwhile comes first. */
static void hear_causes(int pe)
{
    for (int other = 0; other < job.options->n_pes && job.phase == PHASE_RUNNING; other++) {
        pid_t pid = job.start.pids[other];
        int how;
        if (other == pe || pid <= 0 || !process_is_ending(pid) || !is_killed(pid)) continue;
        if (waitpid(pid, &how, WNOHANG) == pid) pe_ended(other, how);
    }
}

static void reap(void)
{
    int how;
    pid_t pid;
    if (job.start.reports >= 0) hear_reports();
    while ((pid = waitpid(-1, &how, WNOHANG)) > 0) {
        int pe = pe_of(pid);
        if (pe >= 0 && WIFSTOPPED(how)) debug_stopped(pe, pid);
        else if (pe >= 0) {
            if (WIFSIGNALED(how) && WTERMSIG(how) == SIGABRT) hear_causes(pe);
            pe_ended(pe, how);
        }
    }
    /* oshrun adopts every orphan, so without a child it has no descendant either. */
    if (pid < 0 && errno == ECHILD) phase_enter(PHASE_OVER, OUTPUT_MS);
    else if (!job.n_alive && (job.phase == PHASE_RUNNING || job.phase == PHASE_LEAVING)) kill_all();
}

/* Signals to oshrun */

/* The terminal has signalled its whole foreground group already. */
static bool is_from_terminal(const struct signalfd_siginfo *info) { return info->ssi_code == SI_KERNEL; }

static void forward(const struct signalfd_siginfo *info)
{
    descendants_collect(&job.descendants);
    for (size_t i = 0; i < job.descendants.count; i++) {
        pid_t pid = job.descendants.pids[i];
        if (is_from_terminal(info) && getpgid(pid) == getpgrp()) continue;
        kill(pid, (int)info->ssi_signo);
    }
    if (job.interrupt_must_end) signal_descendants(SIGCONT); /* a stopped process has to run to end */
}

/* SIGUSR1 and SIGUSR2 are for the program, not for a shell around it, which would die of them. */
static void forward_to_program(int signo)
{
    descendants_collect(&job.descendants);
    for (int pe = 0; pe < job.options->n_pes; pe++) {
        pid_t pid = load_acquire(&job.start.board->slots[pe].pid);
        if (!pid_list_has(&job.descendants, pid)) pid = job.start.pids[pe]; /* it does not use Heddle, or not yet */
        if (pid > 0) kill(pid, signo);
    }
}

/* A program may handle SIGINT and SIGQUIT and continue. SIGTERM and SIGHUP end it, if necessary by SIGKILL. A second
 * signal kills at once. */
static void interrupt(const struct signalfd_siginfo *info)
{
    int signo = (int)info->ssi_signo;
    int64_t now = now_ms();
    bool again = job.interrupt && now - job.interrupt_at < INTERRUPT_MS;
    if (again && signo == job.interrupt && now - job.interrupt_at < REPEAT_MS) return;
    job.hurried = true;
    if (job.phase == PHASE_OVER) {
        decide(STATUS_SIGNAL + signo);
        return;
    }
    if (!again) {
        job.interrupt = signo;
        job.interrupt_is_known = is_from_terminal(info);
        job.interrupt_must_end = signo == SIGTERM || signo == SIGHUP;
        job.interrupt_at = now;
    }
    if (again || job.phase != PHASE_RUNNING) {
        decide_interrupted();
        kill_all();
    } else {
        forward(info);
    }
}

/* Lets the kernel decide: it does not stop a group that no shell could continue. */
static void stop_here(void)
{
    sigset_t stop, blocked;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, &blocked);
    sigprocmask(SIG_SETMASK, &blocked, NULL);
}

static void hear_signals(void)
{
    struct signalfd_siginfo info;
    bool child = false;
    while (read(job.start.signals, &info, sizeof info) == (ssize_t)sizeof info) {
        switch (info.ssi_signo) {
        case SIGCHLD:
            child = true;
            break;
        case SIGUSR1:
        case SIGUSR2:
            forward_to_program((int)info.ssi_signo);
            break;
        case SIGCONT:
            forward(&info);
            break;
        case SIGTSTP:
            forward(&info);
            stop_here();
            break;
        default:
            interrupt(&info);
            break;
        }
    }
    if (child) reap();
}

/* Deadlines */

/* "PE 2 was", "PEs 0-3, 7 were" */
static void name_running(char *text, size_t room)
{
    int n_pes = job.options->n_pes;
    size_t length = (size_t)snprintf(text, room, job.n_alive == 1 ? "PE" : "PEs");
    const char *separator = " ";
    for (int pe = 0, last; pe < n_pes; pe = last + 1) {
        last = pe;
        if (job.start.pids[pe] <= 0) continue;
        if (length + 40 > room) {
            length += (size_t)snprintf(text + length, room - length, ", ...");
            break;
        }
        while (last + 1 < n_pes && job.start.pids[last + 1] > 0) last++;
        const char *format = last > pe ? "%s%d-%d" : "%s%d";
        length += (size_t)snprintf(text + length, room - length, format, separator, pe, last);
        separator = ", ";
    }
    snprintf(text + length, room - length, job.n_alive == 1 ? " was" : " were");
}

static void time_out(void)
{
    char running[512];
    job.timeout_at = INT64_MAX;
    decide(STATUS_TIMEOUT);
    job.hurried = true;
    if (job.phase != PHASE_RUNNING) return;
    name_running(running, sizeof running);
    say("timeout after %g s; %s still running", job.options->timeout, running);
    terminate_all();
}

static void interrupt_time_out(void)
{
    if (job.interrupt_must_end) {
        decide_interrupted();
        kill_all();
    } else {
        job.interrupt = 0; /* no PE ended: the program continues */
        job.hurried = false;
    }
}

static int64_t interrupt_deadline(void)
{
    return job.interrupt && job.phase == PHASE_RUNNING ? job.interrupt_at + INTERRUPT_MS : INT64_MAX;
}

static int64_t phase_deadline(void)
{
    bool waits_for_ever = job.phase == PHASE_RUNNING || (job.phase == PHASE_OVER && !job.hurried);
    return waits_for_ever ? INT64_MAX : job.phase_until;
}

static int64_t look_deadline(void)
{
    int64_t next = hang_deadline() < top_deadline() ? hang_deadline() : top_deadline();
    return job.phase == PHASE_RUNNING ? next : INT64_MAX;
}

static void look(int64_t now)
{
    if (now >= hang_deadline()) hang_look();
    if (now >= top_deadline()) top_look();
}

static void check_deadlines(void)
{
    int64_t now = now_ms();
    if (now >= interrupt_deadline()) interrupt_time_out();
    if (now >= job.timeout_at) time_out();
    if (now >= look_deadline()) look(now);
    if (now < phase_deadline()) return;
    if (job.phase == PHASE_LEAVING) terminate_all();
    else if (job.phase == PHASE_OVER) job.abandoned = true;
    else sweep();
}

static int next_deadline(void)
{
    const int64_t deadlines[] = {interrupt_deadline(), job.timeout_at, phase_deadline(), look_deadline(),
                                 output_deadline()};
    int64_t next = INT64_MAX;
    for (size_t i = 0; i < sizeof deadlines / sizeof deadlines[0]; i++)
        if (deadlines[i] < next) next = deadlines[i];
    if (next == INT64_MAX) return -1;
    int64_t wait = next - now_ms();
    return wait < 0 ? 0 : wait > 60000 ? 60000 : (int)wait;
}

/* Like a shell's pipeline, the job ends silently when the reader of its output is gone. */
static void check_output(void)
{
    int error = output_error();
    if (!error || job.decided) return;
    if (error != EPIPE) say("cannot write standard output: %s", strerror(error));
    decide(error == EPIPE ? STATUS_SIGNAL + SIGPIPE : 1);
    terminate_all();
}

enum { N_POLLS = 3 }; /* before those of the output */

static void wait_and_serve(void)
{
    job.polls[0] = (struct pollfd){.fd = job.start.signals, .events = POLLIN};
    job.polls[1] = (struct pollfd){.fd = job.start.reports, .events = POLLIN}; /* -1 is skipped */
    job.polls[2] = (struct pollfd){.fd = job.start.listener, .events = POLLIN};
    int n_input = input_watch(job.polls + N_POLLS), n = n_input + output_watch(job.polls + N_POLLS + n_input);
    if (poll(job.polls, (nfds_t)n + N_POLLS, next_deadline()) < 0) return;
    if (job.polls[1].revents) hear_reports();
    if (job.polls[2].revents & POLLIN) start_serve(&job.start);
    input_serve(job.polls + N_POLLS);
    output_serve(job.polls + N_POLLS + n_input);
    check_output();
    if (job.polls[0].revents) hear_signals();
    check_deadlines();
}

static int job_run(void)
{
    while (job.phase != PHASE_OVER) wait_and_serve();
    output_close_inputs();
    while (!output_is_done() && !job.abandoned) {
        wait_and_serve();
        output_close_inputs();
    }
    check_output();
    return job.status;
}

static void job_start(struct options *options)
{
    job.options = options;
    job.timeout_at = options->timeout > 0 ? now_ms() + (int64_t)(options->timeout * 1000) : INT64_MAX;
    start_prepare(&job.start, options);
    output_begin(options);
    calls_begin(&job.start, options);
    hang_begin(options);
    top_begin(&job.start, options);
    debug_begin(options);
    job.polls = calloc((size_t)(output_watch_max() + input_watch_max()) + N_POLLS, sizeof *job.polls);
    if (!job.polls) give_up(1, "out of memory");
    bool ok = start_pes(&job.start, options);
    for (int pe = 0; pe < options->n_pes; pe++) job.n_alive += job.start.pids[pe] > 0;
    if (ok) return;
    decide(1);
    reap(); /* if not one was started, there is nothing to wait for */
    terminate_all();
}

int main(int argc, char **argv)
{
    (void)argc;
    static struct options options;
    options_parse(&options, argv);
    job_start(&options);
    return job_run();
}
