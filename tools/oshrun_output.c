/* Output of the PEs, line by line.
 *
 * A stream is one pipe from a PE, or what oshrun itself has to say; a sink is where it goes. A sink holds at
 * most one line that is under way; while it does, its streams wait, and so, by their full pipes, do the PEs.
 * Nothing here ever blocks, so that a reader who does not read cannot keep oshrun from its signals and
 * deadlines. */
#include "oshrun.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    LINE_ROOM = 64 * 1024, /* a longer line is passed on in pieces */
    TAG_ROOM = 16,
    ERASE_ROOM = 16,
    PARTIAL_MS = 100, /* a line without an end is a prompt after this time, unless the PE waits for a processor */
    OSHRUN = -1,      /* the "PE" of oshrun's own lines */
};

struct sink {
    int fd;
    bool is_socket;
    int error;                 /* the errno that ended it: everything after is dropped */
    const struct stream *open; /* whose line has begun here and not ended */
    int standing;              /* lines of a table that nothing has been written below */
    size_t length, done;       /* of the line under way; length 0: none is */
    char text[ERASE_ROOM + TAG_ROOM + LINE_ROOM];
};

struct stream {
    int fd; /* -1: closed */
    int pe;
    pid_t pid;
    struct sink *sink;
    size_t start, end; /* what is in text[] and not yet passed on */
    int64_t due;       /* ms: when a line without an end is passed on */
    int64_t ran_ns;    /* processor time of the PE when `due` was last put off; -1 if it was not */
    bool in_line;      /* the last thing passed on did not end a line */
    bool after_cr;     /* it ended in '\r': a '\n' that follows belongs to it */
    int poll;          /* its place in output_watch()'s list, -1: none */
    char *text;        /* LINE_ROOM bytes */
};

static struct {
    bool tag;
    int partial_ms; /* PARTIAL_MS, times the PEs per core: between two parts of a line a PE may wait for its
                       turn */
    int n_streams;
    struct stream *streams; /* 2 per PE, then oshrun's own */
    char *text;             /* of all streams: memory only where it is touched */
    struct sink sinks[2];
    struct sink *err; /* of standard error: the same as standard output's if both are the same file */
} output;

/* Opens `fd` once more, so that "do not block" stays ours: its other users share the description of `fd`. */
static int open_without_blocking(int fd)
{
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    int own = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    return own >= 0 ? own : fd;
}

static void sink_begin(struct sink *sink, int fd, const struct stat *status)
{
    sink->fd = fd;
    sink->is_socket = S_ISSOCK(status->st_mode);
    /* A regular file does not block, and opened again it would have another offset. */
    if (S_ISFIFO(status->st_mode) || S_ISCHR(status->st_mode)) sink->fd = open_without_blocking(fd);
}

void output_begin(const struct options *options)
{
    int n_pes = options->n_pes;
    output.tag = options->tag_output;
    int pes_per_core = n_pes / cpus_usable(NULL, 0);
    output.partial_ms = PARTIAL_MS * (pes_per_core < 1 ? 1 : pes_per_core > 10 ? 10 : pes_per_core);
    output.n_streams = 2 * n_pes + 1;
    output.streams = calloc((size_t)output.n_streams, sizeof *output.streams);
    output.text = malloc((size_t)output.n_streams * LINE_ROOM);
    if (!output.streams || !output.text) give_up(1, "out of memory");

    struct stat status[2] = {0};
    for (int i = 0; i < 2; i++)
        if (fstat(STDOUT_FILENO + i, &status[i])) output.sinks[i].error = errno;
    bool same = status[0].st_dev == status[1].st_dev && status[0].st_ino == status[1].st_ino;
    output.err = same ? &output.sinks[0] : &output.sinks[1];
    sink_begin(&output.sinks[0], STDOUT_FILENO, &status[0]);
    if (!same) sink_begin(&output.sinks[1], STDERR_FILENO, &status[1]);

    for (int i = 0; i < output.n_streams; i++) {
        struct sink *sink = i % 2 || i == 2 * n_pes ? output.err : &output.sinks[0];
        output.streams[i] = (struct stream){
            .fd = -1,
            .pe = i == 2 * n_pes ? OSHRUN : i / 2,
            .sink = sink,
            .poll = -1,
            .text = output.text + (size_t)i * LINE_ROOM,
        };
    }
}

void output_adopt(int pe, pid_t pid, int out, int err)
{
    struct stream *streams = output.streams + 2 * (size_t)pe;
    streams[0].pid = streams[1].pid = pid;
    streams[0].fd = out;
    streams[1].fd = err;
}

/* Writes what the file takes now. */
static void sink_write(struct sink *sink)
{
    while (sink->done < sink->length) {
        const char *from = sink->text + sink->done;
        size_t size = sink->length - sink->done;
        ssize_t n =
            sink->is_socket ? send(sink->fd, from, size, MSG_DONTWAIT | MSG_NOSIGNAL) : write(sink->fd, from, size);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return;
        if (n < 0) {
            sink->error = errno;
            break;
        }
        sink->done += (size_t)n;
    }
    sink->length = sink->done = 0;
}

/* The PE may be in the middle of a line: the time for the rest begins now. */
static void stream_expect_more(struct stream *stream, int64_t now)
{
    stream->due = now + output.partial_ms;
    stream->ran_ns = -1;
}

/* True if a line without an end is a prompt. A PE that has written a part and then waited for a processor writes the
 * rest later: on a busy machine after any time. */
static bool stream_is_due(struct stream *stream, int64_t now)
{
    if (stream->fd < 0 || stream->end - stream->start == LINE_ROOM) return true;
    if (now < stream->due) return false;
    int64_t before = stream->ran_ns, ran = process_runnable_ns(stream->pid);
    bool is_starved = ran >= 0 && (before < 0 || ran - before < output.partial_ms * 1000000 / 2);
    if (!is_starved) return true;
    stream->due = now + output.partial_ms;
    stream->ran_ns = ran;
    return false;
}

/* How much of the stream is to be passed on together, with the end of its line: 0 if that has to wait. */
static size_t stream_piece(struct stream *stream, int64_t now)
{
    const char *text = stream->text + stream->start;
    size_t length = stream->end - stream->start;
    if (!length) return 0;
    const char *newline = memchr(text, '\n', length);
    const char *cr = memchr(text, '\r', newline ? (size_t)(newline - text) : length);
    if (cr && cr + 1 != newline) return (size_t)(cr - text) + 1;
    if (newline) return (size_t)(newline - text) + 1;
    return stream_is_due(stream, now) ? length : 0;
}

/* Begins a line on a terminal with what takes the table away that stands where it comes. */
static size_t sink_erase(struct sink *sink)
{
    int lines = sink->standing;
    sink->standing = 0;
    return lines ? (size_t)snprintf(sink->text, ERASE_ROOM, "\r\033[%dA\033[J", lines) : 0;
}

/* Makes the next piece of the stream the sink's line. */
static void sink_take(struct sink *sink, struct stream *stream, size_t length)
{
    const char *text = stream->text + stream->start;
    bool only_newline = length == 1 && *text == '\n';
    bool begins = !(stream->after_cr && only_newline) && (!stream->in_line || sink->open != stream);
    size_t tag = sink_erase(sink);
    if (sink->open && sink->open != stream && (stream->pe == OSHRUN || output.tag)) sink->text[tag++] = '\n';
    if (output.tag && stream->pe != OSHRUN && begins)
        tag += (size_t)snprintf(sink->text + tag, TAG_ROOM, "[%d] ", stream->pe);
    memcpy(sink->text + tag, text, length);
    sink->length = tag + length;
    sink->done = 0;

    stream->start += length;
    stream->after_cr = text[length - 1] == '\r';
    stream->in_line = !stream->after_cr && text[length - 1] != '\n';
    sink->open = stream->in_line ? stream : NULL;
}

/* With tags, a PE that has ended leaves no line open, or the next tag would stand behind it. */
static void stream_end_line(struct stream *stream)
{
    bool is_open = output.tag && stream->sink->open == stream && stream->fd < 0 && stream->start == stream->end;
    if (!is_open || stream->pe == OSHRUN) return;
    stream->start = 0;
    stream->end = 1;
    stream->text[0] = '\n';
}

static void stream_pass_on(struct stream *stream, int64_t now)
{
    struct sink *sink = stream->sink;
    while (!sink->length) {
        if (sink->error) stream->start = stream->end = 0;
        else stream_end_line(stream);
        size_t length = stream_piece(stream, now);
        if (!length) return;
        sink_take(sink, stream, length);
        sink_write(sink);
    }
}

/* One read(): how many bytes it brought. */
static size_t stream_read(struct stream *stream)
{
    if (stream->start) {
        memmove(stream->text, stream->text + stream->start, stream->end - stream->start);
        stream->end -= stream->start;
        stream->start = 0;
    }
    if (stream->fd < 0 || stream->end == LINE_ROOM) return 0;
    ssize_t n;
    do n = read(stream->fd, stream->text + stream->end, LINE_ROOM - stream->end);
    while (n < 0 && errno == EINTR);
    if (n > 0) {
        int which = (stream - output.streams) % 2 ? STDERR_FILENO : STDOUT_FILENO;
        files_write(stream->pe, which, stream->text + stream->end, (size_t)n);
        stream->end += (size_t)n;
        stream_expect_more(stream, now_ms());
        return (size_t)n;
    }
    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return 0;
    close(stream->fd);
    stream->fd = -1;
    return 0;
}

int output_watch_max(void) { return output.n_streams + 2; }

int output_watch(struct pollfd *polls)
{
    int n = 0;
    for (struct sink *sink = output.sinks; sink < output.sinks + 2; sink++)
        if (sink->length) polls[n++] = (struct pollfd){.fd = sink->fd, .events = POLLOUT};
    for (struct stream *stream = output.streams; stream < output.streams + output.n_streams; stream++) {
        stream->poll = -1;
        if (stream->fd < 0 || stream->sink->length) continue;
        stream->poll = n;
        polls[n++] = (struct pollfd){.fd = stream->fd, .events = POLLIN};
    }
    return n;
}

void output_serve(const struct pollfd *polls)
{
    static int first; /* whose turn it is: with a slow reader no PE may starve the others */
    int64_t now = now_ms();
    for (struct sink *sink = output.sinks; sink < output.sinks + 2; sink++) sink_write(sink);
    for (int i = 0; i < output.n_streams; i++) {
        struct stream *stream = &output.streams[(first + i) % output.n_streams];
        /* A stream that waited for its sink may have more. So may one whose line is due, if oshrun waited for a
         * processor. */
        if (stream->poll < 0) stream_expect_more(stream, now);
        else if (polls[stream->poll].revents || now >= stream->due) stream_read(stream);
        stream->poll = -1;
        stream_pass_on(stream, now);
    }
    first = (first + 1) % output.n_streams;
}

/* Reads what is in the pipe now, not what some process keeps adding to it. */
static void stream_drain(struct stream *stream)
{
    int left = 0;
    if (stream->fd >= 0 && ioctl(stream->fd, FIONREAD, &left)) left = 0;
    int64_t now = now_ms();
    stream_expect_more(stream, now);
    stream_pass_on(stream, now); /* makes room */
    while (left > 0) {
        size_t n = stream_read(stream);
        if (!n) return; /* a slow reader: the rest stays where it is */
        left -= (int)n;
        stream_pass_on(stream, now_ms());
    }
    stream_read(stream); /* the end, unless another process holds it: a partial line need not wait */
    stream_pass_on(stream, now_ms());
}

void output_drain(int pe)
{
    struct stream *streams = output.streams + 2 * (size_t)pe;
    stream_drain(&streams[0]);
    stream_drain(&streams[1]);
}

void output_close_inputs(void)
{
    for (struct stream *stream = output.streams; stream < output.streams + output.n_streams; stream++) {
        stream_drain(stream);
        if (stream->fd < 0 || stream->sink->length) continue; /* again when the reader has read */
        close(stream->fd);
        stream->fd = -1;
        stream_pass_on(stream, now_ms());
    }
}

int64_t output_deadline(void)
{
    int64_t deadline = INT64_MAX;
    for (const struct stream *stream = output.streams; stream < output.streams + output.n_streams; stream++) {
        if (stream->start == stream->end || stream->sink->length) continue;
        if (stream->due < deadline) deadline = stream->due;
    }
    return deadline;
}

bool output_is_done(void)
{
    for (const struct stream *stream = output.streams; stream < output.streams + output.n_streams; stream++)
        if (stream->fd >= 0 || stream->start != stream->end) return false;
    return !output.sinks[0].length && !output.sinks[1].length;
}

int output_error(void) { return output.sinks[0].error; }

/* Lines of oshrun's own; what has no room is left out. */
static void own_add(const char *text)
{
    struct stream *own = &output.streams[output.n_streams - 1];
    size_t length = strlen(text);
    stream_read(own); /* has no descriptor: makes room */
    if (LINE_ROOM - own->end < length) return;
    memcpy(own->text + own->end, text, length);
    own->end += length;
    stream_pass_on(own, now_ms());
}

void say(const char *format, ...)
{
    char line[1024], text[sizeof line + 16];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    snprintf(text, sizeof text, "oshrun: %s\n", line);
    own_add(text);
}

bool output_terminal(int *lines, int *columns)
{
    struct winsize size = {0};
    if (!isatty(STDERR_FILENO)) return false;
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size)) size.ws_row = 0;
    *lines = size.ws_row ? size.ws_row : 24;
    *columns = size.ws_col ? size.ws_col : 80;
    return true;
}

/* Where a line is under way, the next table comes when that has ended. */
static void table_stand(struct sink *sink, const char *text)
{
    size_t length = strlen(text);
    if (sink->length || sink->open || sink->error || length > LINE_ROOM) return;
    size_t erase = sink_erase(sink);
    memcpy(sink->text + erase, text, length);
    sink->length = erase + length;
    sink->done = 0;
    for (const char *at = text; *at; at++) sink->standing += *at == '\n';
    sink_write(sink);
}

void output_table(const char *text)
{
    if (isatty(STDERR_FILENO)) table_stand(output.err, text);
    else own_add(text);
}
