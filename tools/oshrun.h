/* The parts of oshrun: options -> start -> job, with output and system beside them.
 *
 *     oshrun.c          the job from its first PE to its last: signals, deaths, deadlines, the exit status
 *     oshrun_options.c  the table of options
 *     oshrun_loader.c   libraries: one before the program for --check, --profile ...; where Heddle's are
 *     oshrun_program.c  what the program's file says
 *     oshrun_hosts.c    --hosts: another launcher, for other machines
 *     oshrun_calls.c    what PEs show of their calls
 *     oshrun_hang.c     --report-hang: who is in which call
 *     oshrun_top.c      --top: a table of what PEs do
 *     oshrun_debug.c    --debug: PEs that wait for a debugger
 *     oshrun_start.c    what a PE is given: board, sockets, pipes, environment; fork and exec
 *     oshrun_output.c   lines from the PEs, and oshrun's own, to standard output and standard error
 *     oshrun_system.c   what the kernel knows: processors, descendants, programs, names of signals
 */
#ifndef HEDDLE_OSHRUN_H
#define HEDDLE_OSHRUN_H

#include "base/base.h"
#include "job/board.h"

#include <poll.h>
#include <signal.h>
#include <sys/types.h>

enum {
    MAX_PES = 4096,
    STATUS_BAD_USAGE = 2,
    STATUS_TIMEOUT = 124,    /* as timeout(1) */
    STATUS_CANNOT_RUN = 126, /* as a shell */
    STATUS_NOT_FOUND = 127,
    STATUS_SIGNAL = 128, /* + the signal */
};

/* Options */

enum { WRITTEN_PAGE, WRITTEN_TRACE, N_WRITTEN };

struct options {
    int n_pes;
    bool bind_to_core;
    bool tag_output;
    bool verbose;
    double timeout;     /* seconds; 0: none */
    double report_hang; /* likewise */
    double top;         /* likewise */
    const char *debug;  /* PEs as "0,2-3"; "": all; NULL: none */
    char **exports;     /* of -x: "VAR=value", ended by NULL */
    int n_exports;
    const char *library;            /* "check" or "profile": loaded before the program; NULL: none */
    const char *written[N_WRITTEN]; /* the files that the job leaves behind; NULL: none */
    const char *hosts, *hostfile;   /* where, if not here; NULL */
    int per_host;                   /* PEs on each; 0: as --hosts says */
    const char *launcher;           /* by which; NULL: any */
    bool show;                      /* only print what would be run there */
    char **passed;                  /* of -x: "VAR", set here */
    int n_passed;
    char **command; /* the program and its arguments, ended by NULL */
};

/* Ends oshrun itself for --help, --version and mistakes. */
void options_parse(struct options *options, char **arguments);

void options_preload(struct options *options); /* adds LD_PRELOAD to the exports */

/* Adds LD_LIBRARY_PATH to the exports, but for a file that was linked with a libheddle that is there. */
void options_search_path(struct options *options, const char *program);

/* With --hosts that are not all this machine, becomes the launcher that reaches them, or ends; else returns. */
void hosts_hand_over(struct options *options);

/* What -rpath said when a program was linked, in either spelling, for the caller to free; NULL: nothing. */
char *program_search_path(const char *program);
bool program_is_linked_with(const char *program, const char *begin); /* a library whose name begins so */

/* One line on standard error, then exit. Only before the job starts: say() is for later. */
_Noreturn void give_up(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* System */

int64_t now_ms(void);                /* of a clock that never jumps */
const char *signal_name(int signo);  /* "SIGSEGV" */
int cpus_usable(int *cpus, int max); /* how many this process may run on; the first `max` of them */

/* The file that execvp() would run, without trying: oshrun complains once, not once per PE. */
char *program_find(const char *name);

bool process_is_ending(pid_t pid); /* all of its threads are, and nobody may have heard of it yet */

struct pid_list {
    pid_t *pids;
    size_t count, room;
};
void descendants_collect(struct pid_list *list); /* parents before their children */
bool pid_list_has(const struct pid_list *list, pid_t pid);

/* Output */

void output_begin(int n_pes, bool tag);
void output_adopt(int pe, int which, int fd);  /* which: STDOUT_FILENO or STDERR_FILENO */
int output_watch_max(void);                    /* how many entries output_watch() may need */
int output_watch(struct pollfd *polls);        /* fills in what output waits for; how many */
void output_serve(const struct pollfd *polls); /* after poll(): reads, and writes whole lines */
void output_drain(int pe);                     /* reads what this PE has left behind */
void output_close_inputs(void);                /* nobody is left who could write: reads the rest to its end */
int64_t output_deadline(void);                 /* when a partial line is due, INT64_MAX if none is */
bool output_is_done(void);
int output_error(void); /* the errno that ended standard output, 0 if it is well */
void say(const char *format, ...) __attribute__((format(printf, 1, 2))); /* "oshrun: ...\n" */

/* Is standard error a terminal? Its size, then. */
bool output_terminal(int *lines, int *columns);

/* Lines on standard error. On a terminal they stay below all else until the next table takes their place. */
void output_table(const char *text);

/* Start */

struct start_report { /* from a child that could not become its PE */
    int pe;
    int error; /* errno */
};

struct job_start {
    struct board *board;
    pid_t *pids;  /* of the PEs; 0: not started */
    int reports;  /* struct start_report, until the last PE runs its program */
    int signals;  /* a signalfd for everything in `handled` */
    int listener; /* a PE that connects gets its board and star from start_serve */
};

void start_prepare(struct job_start *start, struct options *options);
bool start_pes(struct job_start *start, const struct options *options); /* false: said why, some may run */
void start_serve(const struct job_start *start);
void start_pe_ended(int pe); /* closes its sockets: PEs that receive from it see their end */

/* Where PEs are: of those that show their calls, for --report-hang and --top */

enum { PLACE_ROOM = 192 };

struct place { /* where a PE is, as one sees it who looks */
    bool is_shown, has_ended;
    uint64_t began_ns;     /* of several threads in calls, by the one that has been there for longest; 0: in no call */
    uint64_t ended, bytes; /* calls of all threads, and what these have moved */
    uint32_t function;
    int32_t pe;
};
void calls_begin(const struct job_start *start, const struct options *options);
struct place place_look(int pe);
bool place_is_same(const struct place *a, const struct place *b);
const char *place_text(const struct place *place, char text[PLACE_ROOM]); /* "shmem_long_g, for PE 3, since 1.6 s" */

/* Hangs */

void hang_begin(const struct options *options);
int64_t hang_deadline(void); /* when to look again; INT64_MAX: never */
void hang_look(void);        /* tells once of each hang */

/* Debuggers */

void debug_begin(const struct options *options);
bool debug_in_child(int pe);           /* before its program runs; false and errno: it cannot wait there */
void debug_stopped(int pe, pid_t pid); /* it has come to its program: a debugger for it, or who to start one for */

/* The table of --top */

void top_begin(const struct job_start *start, const struct options *options);
int64_t top_deadline(void); /* when the next table is due; INT64_MAX: never */
void top_look(void);

#endif
