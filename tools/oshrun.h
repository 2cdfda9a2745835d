/* The parts of oshrun: options -> start -> job, with output and system beside them.
 *
 *     oshrun.c          the job from its first PE to its last: signals, deaths, deadlines, the exit status
 *     oshrun_options.c  the command line: options, programs, and what does not fit together
 *     oshrun_options.def, oshrun_table.c  the table of options, and the search for a name
 *     oshrun_set.c      what each option does to struct options
 *     oshrun_help.c     --help and --version
 *     oshrun_words.c    lists of words
 *     oshrun_loader.c   libraries: one before the program for --check, --profile ...; where Heddle's are
 *     oshrun_program.c  what the program's file says
 *     oshrun_foreign.c  programs that are linked with another OpenSHMEM
 *     oshrun_hosts.c    --hosts: the machines, and the launcher that reaches them
 *     oshrun_hand_over.c  the command of that launcher
 *     oshrun_machine.c  the processors of this machine: cores, sockets, NUMA nodes
 *     oshrun_place.c    --bind-to, --map-by: which processors each PE gets
 *     oshrun_calls.c    what PEs show of their calls
 *     oshrun_hang.c     --report-hang: who is in which call
 *     oshrun_top.c      --top: a table of what PEs do
 *     oshrun_debug.c    --debug: PEs that wait for a debugger
 *     oshrun_start.c    what a PE is given: board, sockets, pipes, environment; fork and exec
 *     oshrun_input.c    --stdin: standard input for several PEs
 *     oshrun_files.c    --output-filename: the files of each PE
 *     oshrun_output.c   lines from the PEs, and oshrun's own, to standard output and standard error
 *     oshrun_memory.c   the memory limit of the control group
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

/* Lists of words, each ended by NULL */

struct words {
    char **at;
    size_t count, room;
};
void words_add(struct words *words, const char *word);
/* A text that is kept as long as oshrun runs. Ends oshrun without memory for it. */
char *text_of(const char *format, ...) __attribute__((format(printf, 1, 2)));
void words_print(FILE *to, const struct words *words); /* quoted for a shell */

/* Options */

enum { WRITTEN_PAGE, WRITTEN_TRACE, N_WRITTEN };
enum { STDIN_ALL = -2, STDIN_NONE = -1 }; /* else the PE that reads it */

enum unit { UNIT_DEFAULT, UNIT_NONE, UNIT_HWTHREAD, UNIT_CORE, UNIT_SOCKET, UNIT_NUMA, UNIT_NODE };

struct placing {
    enum unit bind, map;
    int cores; /* for each PE; 0: the default of 1 */
};

/* One program of the job: "oshrun -n 1 ./a : -n 3 ./b" has two. */
struct program {
    int n_pes, first_pe;
    const char *folder;   /* of --wdir; NULL: oshrun's own */
    struct words exports; /* of -x: "VAR=VALUE" */
    struct words passed;  /* of -x: "VAR", which is set in oshrun's environment */
    struct words command; /* the program and its arguments */
};

struct options {
    struct program *programs;
    int n_programs;
    int n_pes;            /* of all programs */
    struct words exports; /* "VAR=VALUE" for all programs */
    struct words shown;   /* of --show: the options without those of other machines */
    struct placing placing;
    bool report_bindings, tag_output, merge_stderr, quiet, verbose;
    const char *output_folder; /* of --output-filename; NULL: none */
    int stdin_pe;
    double timeout, report_hang, top; /* seconds; 0: none */
    const char *debug;                /* PEs as "0,2-3"; "": all; NULL: none */
    const char *library;              /* "check", "races" or "profile": loaded before the program; NULL: none */
    const char *written[N_WRITTEN];   /* the files that the job leaves behind; NULL: none */
    const char *hosts, *hostfile;     /* the machines, if not this one; NULL */
    int per_host;                     /* PEs on each machine; 0: as --hosts says */
    const char *launcher;             /* for other machines; NULL: any */
    bool show;                        /* only print the command */
};

/* Ends oshrun itself for --help, --version and mistakes. */
void options_parse(struct options *options, char **arguments);

/* A row of the table of options. */
struct option_row {
    const char *group;    /* of --help */
    bool of_program;      /* may differ between programs */
    const char *names;    /* in --help, with a space between */
    const char *also;     /* accepted, too */
    const char *argument; /* its name in --help; NULL: none; "[=...]": none, or one behind "="; "A B": two */
    const char *help;
    void (*set)(struct options *options, struct program *program, const char *name, char *value);
};
extern const struct option_row option_rows[];
extern const int n_option_rows;
const struct option_row *option_find(const char *name, size_t length); /* NULL: there is none */
const char *option_nearest(const char *name, size_t length);           /* NULL: none is near */
bool option_value_is_optional(const struct option_row *row);

/* The function of an option. All have one type, because each is in a row of the table, and few need all parameters. */
#define SETTER(function)                                                                                               \
    void function(__attribute__((unused)) struct options *options, __attribute__((unused)) struct program *program,    \
                  __attribute__((unused)) const char *name, __attribute__((unused)) char *value)
#define OPTION(group, scope, names, also, argument, help, set) SETTER(set_##set);
#include "oshrun_options.def"
#undef OPTION

const struct program *program_of(const struct options *options, int pe);

void options_preload(struct options *options); /* adds LD_PRELOAD to the exports of each program */

/* Adds LD_LIBRARY_PATH to a program's exports, but not for a file that was linked with a libheddle that is there. */
void options_search_path(const struct options *options, struct program *program, const char *file);
bool folder_of_oshrun(char *folder, size_t room);

/* With --hosts that are not all this machine, becomes the launcher that reaches them, or ends; else returns. With
 * --show, prints the command and ends. */
void hosts_hand_over(struct options *options);

struct host {
    char *name;
    int slots; /* PEs; 0: not given */
};
struct hosts {
    struct host *at;
    int count;
};
struct launcher;
const struct launcher *launcher_find(const char *wanted, const struct hosts *hosts); /* wanted: NULL: any */
const char *launcher_program(const struct launcher *launcher);
const char *launcher_title(const struct launcher *launcher);
char *hosts_text(const struct hosts *hosts, bool with_slots);
bool hosts_are_equal(const struct hosts *hosts);
/* Adds the launcher's words for the options, up to the end of the programs. */
void launcher_command(const struct launcher *launcher, struct words *words, struct options *options,
                      const struct hosts *hosts);

/* The search path that -rpath gave a program, in either spelling, for the caller to free; NULL: none. */
char *program_search_path(const char *program);
/* The library, whose name begins so, that a program is linked with, for the caller to free; NULL: none. */
char *program_library(const char *program, const char *begin);

/* Ends oshrun if the program is linked with another OpenSHMEM. `name` is the user's name for the file. */
void foreign_refuse(const char *name, const char *file);

/* Ends oshrun if --check=races is for a program that is linked with the library of -fsanitize=thread: the functions of
 * both have the same names. */
void sanitizer_refuse(const struct options *options, const char *name, const char *file);

/* One line on standard error, then exit. Only before the job starts: say() is for later. */
_Noreturn void give_up(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* "NAME needs WANTED, got "VALUE"; for example NAME EXAMPLE" */
_Noreturn void give_up_value(const char *name, const char *value, const char *wanted, const char *example);

/* Places */

struct cpu {
    int number;             /* the kernel's */
    int core, socket, numa; /* indices from 0 on this machine, in the order of the first processor */
};
struct machine {
    struct cpu *cpus; /* those that oshrun may use */
    int count;
};
void machine_read(struct machine *machine);

/* Fills in by the defaults. False, and why, if the machine has no such places for the PEs. */
bool place_settle(struct placing *placing, const struct machine *machine, int n_pes, char *why, size_t room);
/* Sets chosen[i] for each processor of the machine that PE `pe` is bound to. */
void place_choose(const struct placing *placing, const struct machine *machine, int pe, bool *chosen);
/* "0-3,8": the numbers of the chosen processors */
void place_print(const struct machine *machine, const bool *chosen, char *text, size_t room);

/* System */

int64_t now_ms(void);                /* of a clock that never jumps */
const char *signal_name(int signo);  /* "SIGSEGV" */
int cpus_usable(int *cpus, int max); /* how many this process may run on; the first `max` of them */

/* The file that execvp() would run, without trying: oshrun complains once, not once per PE. */
char *program_find(const char *name);

/* If the process is runnable, the processor time that its first thread has had; -1 if it sleeps, or is unknown. */
int64_t process_runnable_ns(pid_t pid);
bool process_is_ending(pid_t pid); /* all of its threads are ending, and its parent may not know yet */

/* Removes the files that the process has left in /dev/shm if it was killed (base/shared_file.h). */
void shared_files_remove(pid_t pid);

struct pid_list {
    pid_t *pids;
    size_t count, room;
};
void descendants_collect(struct pid_list *list); /* parents before their children */
bool pid_list_has(const struct pid_list *list, pid_t pid);

/* The memory limit of the control group: memory_begin when the job begins; memory_advice returns the end of a message
 * about a PE that SIGKILL has ended, or "" if the limit was not the reason. */
void memory_begin(void);
const char *memory_advice(void);

/* Output */

void output_begin(const struct options *options);
void output_adopt(int pe, pid_t pid, int out, int err); /* the pipes of its standard output and standard error */
int output_watch_max(void);                             /* how many entries output_watch() may need */
int output_watch(struct pollfd *polls);                 /* fills in what output waits for; how many */
void output_serve(const struct pollfd *polls);          /* after poll(): reads, and writes whole lines */
void output_drain(int pe);                              /* reads what this PE has left behind */
void output_close_inputs(void);                         /* after the last writer has ended: reads the rest */
int64_t output_deadline(void);                          /* when a partial line is due, INT64_MAX if none is */
bool output_is_done(void);
int output_error(void); /* the errno that ended standard output, 0 if it is well */
void say(const char *format, ...) __attribute__((format(printf, 1, 2))); /* "oshrun: ...\n" */

/* Is standard error a terminal? Its size, then. */
bool output_terminal(int *lines, int *columns);

/* Lines on standard error. On a terminal they stay below all else until the next table takes their place. */
void output_table(const char *text);

/* Standard input for several PEs. */
int input_pe_end(int pe); /* the end to read for this PE, before its fork; -1: none */
void input_begin(const struct options *options);
void input_started(void);              /* all PEs are started: closes the ends they read */
int input_watch_max(void);             /* how many entries input_watch() may need */
int input_watch(struct pollfd *polls); /* fills in what the input waits for; how many */
void input_serve(const struct pollfd *polls);

/* --output-filename: a copy of the output of each PE. */
void files_make_folder(const struct options *options); /* for another launcher, too */
void files_begin(const struct options *options);
void files_write(int pe, int which, const char *text, size_t size); /* which: STDOUT_FILENO or STDERR_FILENO */

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
