/* Started by a launcher that speaks PMI, version 1 or 2, over the descriptor PMI_FD: mpiexec.hydra, srun --mpi=pmi2.
 * The protocol is text, and needs no library. A record is a value under a key that names the fence and the PE; long
 * ones are cut into pieces, because launchers take about a thousand characters in a line.
 *
 * An MPI in the same process talks over the same socket. When it is finalized it says goodbye for both of us, and
 * closes PMI_FD: from then on that number may be a file of the program's. */
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdarg.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/log.h"
#include "job/boot.h"
#include "job/end.h"
#include "job/mpi.h"

enum {
    LINE_SIZE = 4096,
    PIECE = 240, /* bytes of a record in one value: twice as many characters */
    LOOK_MS = 100,
    GONE_MS = 500,     /* a connection that has ended for so long has not just been ended by an MPI in this process */
    LENGTH_DIGITS = 6, /* version 2: the length before each message */
    LENGTH_OF_RECORD = 16, /* hexadecimal digits of a record's length, at the begin of its first piece */
    PES_MOST = 1 << 30,    /* twice a distance between PEs, and the sum of two PE numbers, are ints */
};

static struct {
    int given, fd;      /* the launcher's socket: PMI_FD, and a descriptor of our own; -1: there was none */
    struct stat socket; /* which one that is */
    int version;
    unsigned fences;
    char *jobid;          /* version 1: the name of its key-value space */
    char line[LINE_SIZE]; /* the last answer */
    uint64_t patience;    /* of the last fence, for each answer since then, */
    int64_t asked_ns;     /* after the question */
} pmi = {.given = -1, .fd = -1};

/* The socket */

static bool pmi_present(void) { return getenv("PMI_FD") && (getenv("PMI_RANK") || getenv("PMI_ID")); }

/* Does that number still stand for the launcher's socket? */
static bool is_the_socket(int fd)
{
    struct stat now;
    return !fstat(fd, &now) && now.st_dev == pmi.socket.st_dev && now.st_ino == pmi.socket.st_ino;
}

/* Runs before main, so that the program cannot have closed PMI_FD, or have replaced it by another socket. */
__attribute__((constructor)) static void keep_socket(void)
{
    pmi.given = pmi_present() ? atoi(getenv("PMI_FD")) : -1;
    if (pmi.given >= 0 && !fstat(pmi.given, &pmi.socket) && S_ISSOCK(pmi.socket.st_mode))
        pmi.fd = fcntl(pmi.given, F_DUPFD_CLOEXEC, 0);
}

static bool others_have_left(void) { return !is_the_socket(pmi.given); }

_Noreturn static void die_without_launcher(const char *why)
{
    if (others_have_left())
        die(NULL, "PMI_FD was closed, perhaps by MPI_Finalize, before the PEs exchanged addresses: call that after "
                  "shmem_init, and with PEs on several machines after the last shmem_finalize");
    die(NULL, "the launcher does not follow PMI version %d: %s", pmi.version, why);
}

/* Lines. What can fail returns why it has, or NULL. */

static const char *line_send(const char *text, size_t length)
{
    for (size_t done = 0; done < length;) {
        if (!is_the_socket(pmi.fd)) return "its socket has been closed";
        ssize_t n = send(pmi.fd, text + done, length - done, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return strerror(errno);
        done += (size_t)n;
    }
    return NULL;
}

/* Until there is something to read, or the connection has ended. Others may end the job meanwhile, once there is a
 * board to say so. */
static void answer_wait(void)
{
    struct pollfd wait = {.fd = pmi.fd, .events = POLLIN};
    for (int ready; (ready = poll(&wait, 1, LOOK_MS)) <= 0;) {
        if (seat.board) end_leave_if_near();
        if (!ready) fence_check(pmi.asked_ns, pmi.patience);
    }
}

/* At most `length` bytes, and at least one. */
static const char *some_receive(char *to, size_t length, int flags, size_t *received)
{
    ssize_t n;
    do {
        answer_wait();
        n = recv(pmi.fd, to, length, flags);
    } while (n < 0 && errno == EINTR);
    *received = n > 0 ? (size_t)n : 0;
    return n > 0 ? NULL : n ? strerror(errno) : "it has closed the connection";
}

/* Exactly `length` bytes. */
static const char *bytes_receive(char *to, size_t length)
{
    for (size_t n; length; to += n, length -= n) {
        const char *why = some_receive(to, length, 0, &n);
        if (why) return why;
    }
    return NULL;
}

/* A line and nothing behind it, which may be another library's: we look at what there is, and take as much as is ours.
 */
static const char *line_receive_1(void)
{
    for (size_t length = 0; length < LINE_SIZE - 1;) {
        size_t n;
        const char *why = some_receive(pmi.line + length, LINE_SIZE - 1 - length, MSG_PEEK, &n);
        const char *end = why ? NULL : memchr(pmi.line + length, '\n', n);
        if (end) n = (size_t)(end - pmi.line) + 1 - length;
        if (!why) why = bytes_receive(pmi.line + length, n);
        if (why) return why;
        length += n;
        if (!end) continue;
        pmi.line[length - 1] = 0;
        return NULL;
    }
    return "its line is too long";
}

static const char *line_receive_2(void)
{
    char digits[LENGTH_DIGITS + 1] = "";
    const char *why = bytes_receive(digits, LENGTH_DIGITS);
    if (why) return why;
    long length = strtol(digits, NULL, 10);
    if (length <= 0 || length >= LINE_SIZE) return "a message has a wrong length";
    pmi.line[length] = 0;
    return bytes_receive(pmi.line, (size_t)length);
}

static const char *line_receive(void) { return pmi.version == 1 ? line_receive_1() : line_receive_2(); }

/* The value of `key` in the last answer, "key=value", with what ends it cut off; NULL if it is not there. */
static char *answered(const char *key)
{
    static char value[LINE_SIZE];
    size_t length = strlen(key);
    const char *ends = pmi.version == 1 ? " " : ";";
    for (const char *at = pmi.line; *at; at += strcspn(at, ends), at += *at != 0) {
        if (strncmp(at, key, length) || at[length] != '=') continue;
        snprintf(value, sizeof value, "%.*s", (int)strcspn(at + length + 1, ends), at + length + 1);
        return value;
    }
    return NULL;
}

static const char *tell_list(const char *format, va_list arguments)
{
    char text[LINE_SIZE];
    size_t head = pmi.version == 1 ? 0 : LENGTH_DIGITS;
    int n = vsnprintf(text + head, sizeof text - head, format, arguments);
    if (n < 0 || (size_t)n >= sizeof text - head) return "a command to it is too long (PMI_JOBID, or its kvsname)";
    if (head) {
        char digits[LENGTH_DIGITS + 1];
        snprintf(digits, sizeof digits, "%*d", LENGTH_DIGITS, n);
        memcpy(text, digits, head);
    }
    return line_send(text, head + (size_t)n);
}

__attribute__((format(printf, 1, 2))) static const char *tell(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const char *why = tell_list(format, arguments);
    va_end(arguments);
    return why;
}

/* Sends a command and waits for the answer that has this name. */
__attribute__((format(printf, 2, 3))) static void ask(const char *answer, const char *format, ...)
{
    va_list arguments;
    pmi.asked_ns = clock_ns();
    va_start(arguments, format);
    const char *why = tell_list(format, arguments);
    va_end(arguments);
    if (!why) why = line_receive();
    if (why) die_without_launcher(why);
    const char *cmd = answered("cmd");
    if (!cmd || strcmp(cmd, answer)) die_without_launcher(pmi.line);
}

static bool went_well(void)
{
    const char *rc = answered("rc");
    return !rc || atoi(rc) == 0;
}

static void need_success(void)
{
    if (!went_well()) die_without_launcher(pmi.line);
}

/* Starting */

/* Slurm's version 1 is a translation of its version 2. */
static bool pmi1_present(void) { return pmi_present() && !getenv("SLURM_PROCID"); }

static int number(const char *name, const char *text, long least, long most)
{
    char *end = NULL;
    long value = text && isdigit((unsigned char)*text) ? strtol(text, &end, 10) : -1;
    if (!end || *end || value < least || value > most)
        die(NULL, "%s is \"%s\", not a number from %ld to %ld: the launcher sets it", name, text ? text : "", least,
            most);
    return (int)value;
}

static const char *rank_text(void) { return getenv("PMI_RANK") ? getenv("PMI_RANK") : getenv("PMI_ID"); }

static void connect_launcher(int version)
{
    if (!getenv("PMI_FD"))
        die(NULL,
            "HEDDLE_BOOT is pmi%d, but this process was not started by a launcher with PMI-%d (PMI_FD is not set): "
            "unset "
            "HEDDLE_BOOT, or start the program with mpiexec.hydra or srun --mpi=pmi2",
            version, version);
    int given = number("PMI_FD", getenv("PMI_FD"), 0, INT_MAX);
    if (pmi.fd < 0)
        die(NULL,
            "the launcher speaks PMI over descriptor %d (PMI_FD), but that is %s: does something between the launcher "
            "and this process close what it does not know?",
            given, fcntl(given, F_GETFD) < 0 ? "closed" : "no socket");
    pmi.version = 1; /* both begin like this */
    ask("response_to_init", "cmd=init pmi_version=%d pmi_subversion=%d\n", version, version == 1 ? 1 : 0);
    need_success();
    pmi.version = version;
}

static void pmi1_up(void)
{
    connect_launcher(1);
    ask("my_kvsname", "cmd=get_my_kvsname\n");
    const char *name = answered("kvsname");
    if (!name || !(pmi.jobid = strdup(name))) die_without_launcher(pmi.line);
    boot.n_pes = number("PMI_SIZE", getenv("PMI_SIZE"), 1, PES_MOST);
    boot.pe = number("PMI_RANK", rank_text(), 0, boot.n_pes - 1);
}

static void pmi2_up(void)
{
    const char *jobid = getenv("PMI_JOBID");
    connect_launcher(2);
    ask("fullinit-response", "cmd=fullinit;%s%s%spmirank=%s;threaded=FALSE;", jobid ? "pmijobid=" : "",
        jobid ? jobid : "", jobid ? ";" : "", rank_text());
    need_success();
    boot.n_pes = number("size", answered("size"), 1, PES_MOST);
    boot.pe = number("rank", answered("rank"), 0, boot.n_pes - 1);
    if (!jobid) {
        ask("job-getid-response", "cmd=job-getid;");
        jobid = answered("jobid");
    }
    pmi.jobid = strdup(jobid ? jobid : "");
}

/* Records. The first piece begins with the length of all. */

static void value_put(const char *key, const char *value)
{
    if (pmi.version == 1) ask("put_result", "cmd=put kvsname=%s key=%s value=%s\n", pmi.jobid, key, value);
    else ask("kvs-put-response", "cmd=kvs-put;key=%s;value=%s;", key, value);
    need_success();
}

/* NULL if there is none. */
static const char *value_get(const char *key)
{
    if (pmi.version == 1) ask("get_result", "cmd=get kvsname=%s key=%s\n", pmi.jobid, key);
    else ask("kvs-get-response", "cmd=kvs-get;jobid=%s;srcid=-1;key=%s;", pmi.jobid, key);
    return went_well() ? answered("value") : NULL;
}

static void key_of(char *key, size_t size, unsigned fence, int pe, size_t piece)
{
    snprintf(key, size, "heddle-%u-%d-%zu", fence, pe, piece);
}

static void pmi_publish(const void *record, size_t size)
{
    const unsigned char *from = record;
    size_t left = size, piece = 0;
    do {
        char key[64], value[LENGTH_OF_RECORD + 2 * PIECE + 1], *to = value;
        size_t n = min_size(left, PIECE);
        if (!piece) to += snprintf(to, LENGTH_OF_RECORD + 1, "%0*zx", LENGTH_OF_RECORD, size);
        for (size_t i = 0; i < n; i++) to += snprintf(to, 3, "%02x", from[i]);
        *to = 0;
        key_of(key, sizeof key, pmi.fences, boot.pe, piece++);
        value_put(key, value);
        from += n;
        left -= n;
    } while (left);
}

static int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; }

/* Up to `room` bytes of a value in hexadecimal digits; how many. */
static size_t unhex(const char *text, unsigned char *to, size_t room)
{
    size_t n = 0;
    for (; n < room && digit(text[0]) >= 0 && digit(text[1]) >= 0; text += 2)
        to[n++] = (unsigned char)(digit(text[0]) << 4 | digit(text[1]));
    return n;
}

static size_t pmi_look_up(int pe, void *record, size_t room)
{
    unsigned char *to = record;
    size_t size = 0, done = 0, piece = 0;
    do {
        char key[64], length[LENGTH_OF_RECORD + 1];
        key_of(key, sizeof key, pmi.fences - 1, pe, piece++);
        const char *value = value_get(key);
        if (!value) return 0;
        if (piece == 1) {
            if (strspn(value, "0123456789abcdef") < LENGTH_OF_RECORD) return 0;
            snprintf(length, sizeof length, "%s", value);
            size = strtoull(length, NULL, 16);
            if (size > room) return size;
            value += LENGTH_OF_RECORD;
        }
        size_t n = unhex(value, to + done, size - done);
        if (!n && done < size) die_without_launcher("a value is damaged");
        done += n;
    } while (done < size);
    return size;
}

static void fence_once(void)
{
    if (pmi.version == 1) ask("barrier_out", "cmd=barrier_in\n");
    else ask("kvs-fence-response", "cmd=kvs-fence;");
    need_success();
}

/* A fence of version 2 lets everybody see what has been put before it, but need not be a barrier: hydra's is not, and
 * a reader waits for a value instead. So PEs meet as in a dissemination barrier: in each round a value from the PE
 * twice as far away, which has put it after it had that of the round before. Slurm's fence is a barrier. */
static void meet(void)
{
    static unsigned rounds;
    char key[64];
    for (int distance = 1; distance < boot.n_pes; distance *= 2) {
        rounds++;
        snprintf(key, sizeof key, "heddle-meet-%u-%d", rounds, boot.pe);
        value_put(key, "here");
        fence_once();
        snprintf(key, sizeof key, "heddle-meet-%u-%d", rounds, (boot.pe + boot.n_pes - distance) % boot.n_pes);
        if (!value_get(key)) die_without_launcher("it has lost a value");
    }
}

static void pmi_fence(uint64_t patience)
{
    pmi.patience = patience;
    pmi.fences++;
    if (pmi.version == 2 && !getenv("SLURM_PROCID")) meet();
    else fence_once();
}

/* The end */

static void pmi_abort(int status)
{
    if (!pmi.fences) return; /* it does not know us yet, or we not it */
    if (pmi.version == 1) tell("cmd=abort exitcode=%d\n", status);
    else tell("cmd=abort;isworld=TRUE;msg=exit status %d;", status);
}

/* An MPI in this process does it: MPICH in MPI_Finalize, from version 4.2 on in exit(), where it would write to a
 * closed connection. A launcher that has ended does not answer. */
static void pmi_leave(void)
{
    if (mpi_is_initialized()) return;
    pmi.patience = 0;
    if (!tell(pmi.version == 1 ? "cmd=finalize\n" : "cmd=finalize;")) line_receive();
}

/* Between questions the launcher says nothing: only its end can be read. Not while one is being asked. */
static bool connection_has_ended(void)
{
    char byte;
    return pmi.fd >= 0 && recv(pmi.fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

static bool pmi_is_gone(void)
{
    static int64_t since;
    int64_t now = clock_ms(), begin = load_relaxed(&since);
    if (!connection_has_ended() || others_have_left()) return false;
    if (!begin) store_relaxed(&since, begin = now);
    return now - begin > GONE_MS;
}

const struct boot_driver boot_pmi1 = {
    .name = "pmi1",
    .present = pmi1_present,
    .up = pmi1_up,
    .publish = pmi_publish,
    .fence = pmi_fence,
    .look_up = pmi_look_up,
    .abort = pmi_abort,
    .leave = pmi_leave,
    .is_gone = pmi_is_gone,
};

const struct boot_driver boot_pmi2 = {
    .name = "pmi2",
    .present = pmi_present,
    .up = pmi2_up,
    .publish = pmi_publish,
    .fence = pmi_fence,
    .look_up = pmi_look_up,
    .abort = pmi_abort,
    .leave = pmi_leave,
    .is_gone = pmi_is_gone,
};
