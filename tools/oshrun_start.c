/* Starting the PEs: what they share, what each is given, and the fork itself. */
#include "oshrun.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/limit_text.h"

/* Descriptors that PEs inherit keep clear of 3..9, which shell scripts use by number. */
enum { FIRST_FD = 16, SPARE_FDS = 64, N_OWN_VARIABLES = 5 };

static const char *const own_variables[N_OWN_VARIABLES] = {"HEDDLE_PE", "HEDDLE_N_PES", "HEDDLE_BOARD", "HEDDLE_STAR",
                                                           "HEDDLE_SOCKET"};

/* What oshrun reads from its signalfd. */
static const int handled[] = {SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT, SIGTSTP};

/* What the PEs of one program are started with. */
struct started {
    const struct program *of;
    char *file;
    char **environment; /* N_OWN_VARIABLES places at its end are each PE's own */
    size_t n_inherited;
};

static struct {
    struct started *programs; /* as in options->programs */
    int n_programs;
    int n_pes;
    int board;
    int *star;      /* star[k]: PE k's socket to PE 0 */
    int *star_root; /* star_root[k]: PE 0's socket to PE k */
    char name[48];  /* of the socket for PEs whose descriptors were closed; "" if there is none */
    int null;
    int reports; /* the end the children write */
    bool merge_stderr;
    struct placing placing;
    struct machine machine;
    bool *chosen; /* by processor of the machine, for the PE that is being started; NULL: no binding */
    pid_t launcher;
    struct rlimit files;
    sigset_t mask;
    struct sigaction on_child;
} start;

/* Moves a new descriptor up, out of the way. */
static int move_up(int fd)
{
    if (fd < 0 || fd >= FIRST_FD) return fd;
    int moved = fcntl(fd, F_DUPFD_CLOEXEC, FIRST_FD);
    int error = errno;
    close(fd);
    errno = error;
    return moved;
}

/* Descriptors 0, 1 and 2 must exist, or pipes would take their place. A closed one becomes an end of a pipe
 * whose other end is gone: reading it ends at once, writing it fails, as it does on a closed descriptor. */
static void reserve_standard_files(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) >= 0) continue;
        int ends[2];
        if (pipe(ends)) exit(1);
        int keep = fd == STDIN_FILENO ? ends[0] : ends[1], other = fd == STDIN_FILENO ? ends[1] : ends[0];
        if (keep != fd) {
            dup2(keep, fd);
            close(keep);
        }
        if (other != fd) close(other);
    }
}

/* oshrun needs two pipes and two sockets per PE, and for some options a pipe and two files more. */
static void raise_file_limit(const struct options *options)
{
    if (getrlimit(RLIMIT_NOFILE, &start.files)) return;
    int each = 4 + (options->output_folder ? 2 : 0) + (options->stdin_pe == STDIN_ALL ? 2 : 0);
    rlim_t need = (rlim_t)each * (rlim_t)start.n_pes + SPARE_FDS;
    if (start.files.rlim_max < need)
        give_up(1, "%d PEs need %d open files, the limit is %d (ulimit -n): raise it with \"ulimit -Hn %d\"",
                start.n_pes, (int)need, (int)start.files.rlim_max, (int)need);
    struct rlimit raised = {.rlim_cur = need, .rlim_max = start.files.rlim_max};
    if (start.files.rlim_cur < need) setrlimit(RLIMIT_NOFILE, &raised);
}

static struct board *board_create(void)
{
    size_t size = board_size((unsigned)start.n_pes);
    start.board = move_up(memfd_create("heddle-board", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (start.board < 0 || ftruncate(start.board, (off_t)size))
        give_up(1, "cannot create the job table: %s", strerror(errno));
    /* A PE that shrinks the board would kill oshrun with SIGBUS. */
    fcntl(start.board, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
    struct board *board = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, start.board, 0);
    if (board == MAP_FAILED) give_up(1, "cannot map the job table: %s", strerror(errno));
    board->magic = BOARD_MAGIC;
    board->n_pes = (uint32_t)start.n_pes;
    board->launcher_pid = start.launcher;
    if (!secret_make(&board->secret)) give_up(1, "cannot make the job's secret: %s", strerror(errno));
    for (int pe = 0; pe < start.n_pes; pe++) board->slots[pe].pe = (uint32_t)pe;
    return board;
}

static void star_create(void)
{
    start.star = calloc((size_t)start.n_pes, sizeof(int));
    start.star_root = calloc((size_t)start.n_pes, sizeof(int));
    if (!start.star || !start.star_root) give_up(1, "out of memory");
    for (int pe = 1; pe < start.n_pes; pe++) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends))
            give_up(1, "cannot make the socket of PE %d: %s", pe, strerror(errno));
        start.star_root[pe] = move_up(ends[0]);
        start.star[pe] = move_up(ends[1]);
        if (start.star_root[pe] < 0 || start.star[pe] < 0)
            give_up(1, "cannot make the socket of PE %d: %s", pe, strerror(errno));
    }
}

static void drop(int *fd)
{
    if (*fd > 0) close(*fd);
    *fd = -1;
}

/* A second way to the board and the star, for a PE below a wrapper that closes inherited descriptors, as Python's
 * subprocess does: it connects to an abstract socket, sends its number, and receives them. Not fatal if the system
 * refuses the socket: a PE that needs it says so. */
static void listen_create(struct job_start *job)
{
    unsigned long long random[2];
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    bool has_name = getrandom(random, sizeof random, 0) == sizeof random;
    job->listener = has_name ? socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;
    if (job->listener < 0) return;
    snprintf(start.name, sizeof start.name, "heddle-%016llx%016llx", random[0], random[1]);
    memcpy(address.sun_path + 1, start.name, strlen(start.name));
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(start.name));
    if (!bind(job->listener, (struct sockaddr *)&address, length) && !listen(job->listener, MAX_PES)) return;
    start.name[0] = 0;
    drop(&job->listener); /* poll would end at once, again and again: a socket that does not listen is hung up */
}

static bool is_same_user(int socket)
{
    struct ucred peer;
    socklen_t size = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size)) return false;
    return peer.uid == geteuid() || peer.uid == 0;
}

/* In the form that board_receive_all reads. */
static bool send_descriptors(int socket, int *fds, int count)
{
    for (int sent = 0; sent < count; sent += BOARD_MESSAGE_FDS) {
        union board_fd_message control = {0};
        char byte = 0;
        size_t size = (size_t)(count - sent < BOARD_MESSAGE_FDS ? count - sent : BOARD_MESSAGE_FDS) * sizeof(int);
        struct iovec data = {.iov_base = &byte, .iov_len = 1};
        struct msghdr message = {
            .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = CMSG_SPACE(size)};
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        *header = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(size)};
        memcpy(CMSG_DATA(header), fds + sent, size);
        if (sendmsg(socket, &message, MSG_NOSIGNAL) != 1) return false;
    }
    return true;
}

static void serve_pe(int socket)
{
    const struct timeval patience = {.tv_sec = 1};
    int32_t pe = -1;
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (!is_same_user(socket) || recv(socket, &pe, sizeof pe, 0) != sizeof pe || pe < 0 || pe >= start.n_pes) return;
    if (!send_descriptors(socket, &start.board, 1)) return;
    if (pe) send_descriptors(socket, &start.star[pe], 1);
    else if (start.n_pes > 1) send_descriptors(socket, start.star_root + 1, start.n_pes - 1);
}

void start_serve(const struct job_start *job)
{
    int socket;
    while ((socket = accept4(job->listener, NULL, NULL, SOCK_CLOEXEC)) >= 0) {
        serve_pe(socket);
        close(socket);
    }
}

void start_pe_ended(int pe)
{
    if (pe) drop(&start.star[pe]);
    for (int k = 1; !pe && k < start.n_pes; k++) drop(&start.star_root[k]);
}

static bool same_variable(const char *a, const char *b)
{
    size_t length = strcspn(a, "=");
    return length == strcspn(b, "=") && !strncmp(a, b, length);
}

static void environment_change(struct started *program, const struct words *exports)
{
    for (size_t i = 0; i < exports->count; i++) {
        size_t place = 0;
        while (place < program->n_inherited && !same_variable(program->environment[place], exports->at[i])) place++;
        program->environment[place] = exports->at[i];
        if (place == program->n_inherited) program->n_inherited++;
    }
}

/* oshrun's own environment, changed as -x says, and without what an oshrun around this one gave it. */
static void environment_create(struct started *program, const struct options *options)
{
    size_t room = options->exports.count + program->of->exports.count + N_OWN_VARIABLES + 1;
    for (char **from = environ; *from; from++) room++;
    program->environment = calloc(room, sizeof(char *));
    if (!program->environment) give_up(1, "out of memory");
    for (char **from = environ; *from; from++) {
        bool is_own = false;
        for (int i = 0; i < N_OWN_VARIABLES; i++) is_own |= same_variable(*from, own_variables[i]);
        if (!is_own) program->environment[program->n_inherited++] = *from;
    }
    environment_change(program, &options->exports);
    environment_change(program, &program->of->exports);
}

/* As the PE's own execve() would find it from the folder of --wdir. */
static char *file_find(const struct options *options, const struct program *program)
{
    const char *name = program->command.at[0];
    bool is_below = program->folder && strchr(name, '/') && *name != '/';
    char *below = is_below ? text_of("%s/%s", program->folder, name) : NULL;
    char *file = program_find(is_below ? below : name), *real = program->folder ? realpath(file, NULL) : NULL;
    foreign_refuse(name, file);
    sanitizer_refuse(options, name, file);
    if (!real) return file;
    free(file);
    return real;
}

static void programs_prepare(struct options *options)
{
    start.n_programs = options->n_programs;
    start.programs = calloc((size_t)options->n_programs, sizeof *start.programs);
    if (!start.programs) give_up(1, "out of memory");
    for (int i = 0; i < options->n_programs; i++) {
        struct started *program = &start.programs[i];
        program->of = &options->programs[i];
        program->file = file_find(options, program->of);
        options_search_path(options, &options->programs[i], program->file);
        environment_create(program, options);
    }
}

static struct started *started_of(int pe)
{
    struct started *program = start.programs;
    while (pe >= program->of->first_pe + program->of->n_pes) program++;
    return program;
}

static void places_prepare(struct options *options)
{
    char why[256];
    machine_read(&start.machine);
    start.placing = options->placing;
    if (!place_settle(&start.placing, &start.machine, options->n_pes, why, sizeof why))
        give_up(STATUS_BAD_USAGE, "--map-by: %s; for example --map-by core:PE=1", why);
    if (start.placing.bind == UNIT_NONE && !options->report_bindings) return;
    start.chosen = calloc((size_t)start.machine.count, sizeof *start.chosen);
    if (!start.chosen) give_up(1, "out of memory");
}

/* Blocks what the signalfd reports. A signal that was ignored when oshrun started, as SIGHUP under nohup,
 * stays ignored, here and in the PEs. */
static int signals_prepare(void)
{
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigset_t wanted;
    sigemptyset(&wanted);
    sigaction(SIGCHLD, &action, &start.on_child); /* ignored, it would hide how PEs end */
    for (size_t i = 0; i < sizeof handled / sizeof handled[0]; i++) {
        sigaction(handled[i], NULL, &action);
        if (action.sa_handler != SIG_IGN) sigaddset(&wanted, handled[i]);
    }
    sigprocmask(SIG_BLOCK, &wanted, &start.mask);
    signal(SIGPIPE, SIG_IGN);
    int fd = signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK);
    if (fd < 0) give_up(1, "cannot wait for signals: %s", strerror(errno));
    return fd;
}

void start_prepare(struct job_start *job, struct options *options)
{
    reserve_standard_files();
    programs_prepare(options);
    start.n_pes = options->n_pes;
    start.merge_stderr = options->merge_stderr;
    start.launcher = getpid();
    places_prepare(options);
    raise_file_limit(options);
    memory_begin();
    files_begin(options);
    input_begin(options);
    job->board = board_create();
    job->pids = calloc((size_t)start.n_pes, sizeof(pid_t));
    star_create();
    listen_create(job);
    int reports[2];
    start.null = move_up(open("/dev/null", O_RDWR | O_CLOEXEC));
    if (!job->pids || start.null < 0 || pipe2(reports, O_CLOEXEC)) give_up(1, "cannot start: %s", strerror(errno));
    job->reports = reports[0];
    start.reports = reports[1];
    fcntl(job->reports, F_SETFL, O_NONBLOCK);
    job->signals = signals_prepare();
    prctl(PR_SET_CHILD_SUBREAPER, 1); /* orphans of the PEs come to oshrun, which ends them with the job */
}

/* "HEDDLE_STAR=16,18,20" */
static char *star_variable(int pe)
{
    size_t room = 32 + 12 * (size_t)(pe ? 1 : start.n_pes), length;
    char *text = malloc(room);
    if (!text) return NULL;
    length = (size_t)snprintf(text, room, "HEDDLE_STAR=");
    if (pe) snprintf(text + length, room - length, "%d", start.star[pe]);
    for (int k = 1; !pe && k < start.n_pes; k++)
        length += (size_t)snprintf(text + length, room - length, k > 1 ? ",%d" : "%d", start.star_root[k]);
    return text;
}

/* Fills in the last places of the environment; false: no memory. */
static bool environment_for(const struct started *program, int pe)
{
    char **own = program->environment + program->n_inherited;
    for (int i = 0; i < N_OWN_VARIABLES; i++) free(own[i]);
    memset(own, 0, N_OWN_VARIABLES * sizeof *own);
    own[3] = star_variable(pe); /* in the order of own_variables */
    return own[3] && asprintf(&own[4], "HEDDLE_SOCKET=%s", start.name) > 0 &&
           asprintf(&own[0], "HEDDLE_PE=%d", pe) > 0 && asprintf(&own[1], "HEDDLE_N_PES=%d", start.n_pes) > 0 &&
           asprintf(&own[2], "HEDDLE_BOARD=%d", start.board) > 0;
}

static bool inherit(int fd) { return !fcntl(fd, F_SETFD, 0); }

/* The standard files, the board and the star of this PE; all else closes itself. */
static bool child_take_files(int pe, int out, int err)
{
    int in = input_pe_end(pe);
    if (in != STDIN_FILENO && dup2(in < 0 ? start.null : in, STDIN_FILENO) < 0) return false;
    if (dup2(out, STDOUT_FILENO) < 0 || dup2(err, STDERR_FILENO) < 0 || !inherit(start.board)) return false;
    if (pe) return inherit(start.star[pe]);
    for (int k = 1; k < start.n_pes; k++)
        if (!inherit(start.star_root[k])) return false;
    return true;
}

/* The limit that oshrun was started with, and for PE 0, which holds a socket for every other, as many more.
 */
static void child_restore_limit(int pe)
{
    struct rlimit files = start.files;
    if (!pe && files.rlim_max - files.rlim_cur >= (rlim_t)start.n_pes) files.rlim_cur += (rlim_t)start.n_pes;
    setrlimit(RLIMIT_NOFILE, &files);
}

static void child_bind(void)
{
    int most = start.machine.cpus[start.machine.count - 1].number + 1;
    cpu_set_t *set = start.placing.bind == UNIT_NONE ? NULL : CPU_ALLOC((size_t)most);
    if (!set) return;
    CPU_ZERO_S(CPU_ALLOC_SIZE(most), set);
    for (int i = 0; i < start.machine.count; i++)
        if (start.chosen[i]) CPU_SET_S((size_t)start.machine.cpus[i].number, CPU_ALLOC_SIZE(most), set);
    sched_setaffinity(0, CPU_ALLOC_SIZE(most), set);
    CPU_FREE(set);
}

_Noreturn static void child_run(const struct started *program, int pe, int out, int err)
{
    const char *folder = program->of->folder;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != start.launcher) _exit(STATUS_CANNOT_RUN); /* oshrun died before the prctl() */
    if (child_take_files(pe, out, err) && (!folder || !chdir(folder))) {
        child_restore_limit(pe);
        child_bind();
        signal(SIGPIPE, SIG_DFL);
        sigaction(SIGCHLD, &start.on_child, NULL);
        sigprocmask(SIG_SETMASK, &start.mask, NULL);
        if (debug_in_child(pe)) execvpe(program->file, program->of->command.at, program->environment);
    }
    struct start_report report = {.pe = pe, .error = errno};
    ssize_t ignored = write(start.reports, &report, sizeof report); /* less than PIPE_BUF: in one piece */
    (void)ignored;
    _exit(STATUS_NOT_FOUND);
}

/* A pipe whose reading end is oshrun's and does not block. */
static bool output_pipe(int ends[2])
{
    if (pipe2(ends, O_CLOEXEC)) return false;
    return !fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

static bool start_pe(struct job_start *job, int pe)
{
    int out[2] = {-1, -1}, err[2] = {-1, -1};
    const struct started *program = started_of(pe);
    if (!environment_for(program, pe) || !output_pipe(out) || (!start.merge_stderr && !output_pipe(err))) return false;
    if (start.chosen) place_choose(&start.placing, &start.machine, pe, start.chosen);
    pid_t pid = fork();
    if (!pid) child_run(program, pe, out[1], start.merge_stderr ? out[1] : err[1]);
    int error = errno;
    close(out[1]);
    if (err[1] >= 0) close(err[1]);
    output_adopt(pe, pid, out[0], err[0]);
    errno = error;
    if (pid < 0) return false;
    job->pids[pe] = pid;
    return true;
}

/* MPI takes its number of processes from its own launcher, and would begin a job of one process in each PE. */
static void warn_of_mpi(const struct options *options)
{
    for (int i = 0; i < start.n_programs && options->n_pes > 1 && !options->quiet; i++) {
        char *mpi = program_library(start.programs[i].file, "libmpi");
        if (mpi)
            say("%s is linked with MPI, which will see one process: mpirun or mpiexec starts it for both",
                options->programs[i].command.at[0]);
        free(mpi);
    }
}

static void report_pe(const struct options *options, int pe, pid_t pid)
{
    char cpus[200] = "";
    if (start.chosen) place_print(&start.machine, start.chosen, cpus, sizeof cpus);
    bool is_bound = start.placing.bind != UNIT_NONE;
    if (options->report_bindings)
        say("PE %d: %s CPU%s %s", pe, is_bound ? "bound to" : "not bound, may use", strpbrk(cpus, ",-") ? "s" : "",
            cpus);
    if (options->verbose && is_bound) say("PE %d: pid %d, CPUs %s: %s", pe, (int)pid, cpus, started_of(pe)->file);
    else if (options->verbose) say("PE %d: pid %d: %s", pe, (int)pid, started_of(pe)->file);
}

bool start_pes(struct job_start *job, const struct options *options)
{
    warn_of_mpi(options);
    bool ok = true;
    for (int pe = 0; ok && pe < start.n_pes; pe++) {
        ok = start_pe(job, pe);
        if (!ok) say("cannot start PE %d: %s%s", pe, strerror(errno), limit_text(errno).text);
        else report_pe(options, pe, job->pids[pe]);
    }
    close(start.reports); /* so that the other end learns when every PE runs its program */
    input_started();
    /* The board stays open, so that oshinfo --live finds the PEs, and the star for start_serve. */
    dup2(start.null, STDIN_FILENO); /* what feeds PE 0 shall notice when PE 0 stops reading */
    close(start.null);
    return ok;
}
