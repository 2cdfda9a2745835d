/* --stdin: which PEs read oshrun's standard input.
 *
 * One PE inherits it. Several PEs read pipes, and oshrun copies: it reads a block when all PEs have taken the one
 * before, so the slowest PE decides. A PE that closes its pipe takes nothing more. */
#include "oshrun.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 64 * 1024 };

static struct {
    const struct options *options;
    int n_pes;    /* that read pipes; 0: none */
    int source;   /* oshrun's standard input; -1: at its end, or not copied */
    int *ends;    /* by PE: the writing end; -1: closed */
    int *reads;   /* by PE: the reading end, until all PEs are started */
    size_t *done; /* by PE: bytes of the block that its pipe has taken */
    size_t size;  /* of the block */
    char block[BLOCK];
} input = {.source = -1};

static void pipe_open(int pe)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC)) give_up(1, "cannot make the standard input of PE %d: %s", pe, strerror(errno));
    input.reads[pe] = ends[0];
    input.ends[pe] = ends[1];
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
}

void input_begin(const struct options *options)
{
    input.options = options;
    if (options->stdin_pe != STDIN_ALL) return;
    size_t n = (size_t)options->n_pes;
    input.n_pes = options->n_pes;
    input.ends = calloc(n, sizeof *input.ends);
    input.reads = calloc(n, sizeof *input.reads);
    input.done = calloc(n, sizeof *input.done);
    if (!input.ends || !input.reads || !input.done) give_up(1, "out of memory");
    for (int pe = 0; pe < input.n_pes; pe++) pipe_open(pe);
    input.source = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 16);
}

int input_pe_end(int pe)
{
    if (input.n_pes) return input.reads[pe];
    return pe == input.options->stdin_pe ? STDIN_FILENO : -1;
}

void input_started(void)
{
    for (int pe = 0; pe < input.n_pes; pe++) close(input.reads[pe]);
}

static void end_close(int pe)
{
    close(input.ends[pe]);
    input.ends[pe] = -1;
}

static void source_close(void)
{
    close(input.source);
    input.source = -1;
    for (int pe = 0; pe < input.n_pes; pe++)
        if (input.ends[pe] >= 0 && input.done[pe] == input.size) end_close(pe);
}

static bool has_readers(void)
{
    for (int pe = 0; pe < input.n_pes; pe++)
        if (input.ends[pe] >= 0) return true;
    return false;
}

static bool waits_for_pes(void)
{
    for (int pe = 0; pe < input.n_pes; pe++)
        if (input.ends[pe] >= 0 && input.done[pe] < input.size) return true;
    return false;
}

int input_watch_max(void) { return input.n_pes + 1; }

/* One entry for each PE with bytes to take, or one for the source. */
int input_watch(struct pollfd *polls)
{
    int n = 0;
    for (int pe = 0; pe < input.n_pes; pe++)
        if (input.ends[pe] >= 0 && input.done[pe] < input.size)
            polls[n++] = (struct pollfd){.fd = input.ends[pe], .events = POLLOUT};
    if (!n && input.source >= 0) polls[n++] = (struct pollfd){.fd = input.source, .events = POLLIN};
    return n;
}

static void pe_feed(int pe)
{
    while (input.ends[pe] >= 0 && input.done[pe] < input.size) {
        ssize_t n = write(input.ends[pe], input.block + input.done[pe], input.size - input.done[pe]);
        if (n > 0) input.done[pe] += (size_t)n;
        else if (n < 0 && errno == EAGAIN) return;
        else if (n < 0 && errno != EINTR) end_close(pe);
    }
    if (input.source < 0 && input.ends[pe] >= 0) end_close(pe);
}

static void block_read(void)
{
    ssize_t n = read(input.source, input.block, BLOCK);
    if (n < 0 && (errno == EINTR || errno == EAGAIN)) return;
    input.size = n > 0 ? (size_t)n : 0;
    for (int pe = 0; pe < input.n_pes; pe++) input.done[pe] = 0;
    if (n <= 0) source_close();
}

void input_serve(const struct pollfd *polls)
{
    if (!input.n_pes) return;
    bool is_ready = !waits_for_pes() && input.source >= 0 && polls[0].revents;
    if (is_ready) block_read();
    for (int pe = 0; pe < input.n_pes; pe++) pe_feed(pe);
    if (input.source >= 0 && !has_readers()) source_close(); /* its writer shall notice */
}
