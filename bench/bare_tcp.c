/* bare_tcp [rate] [gups] [latency] [both]: the measurements of wire.c and wire_both.c, but for bandwidth, with no
 * library at all: a loop over write and read of records of 16 bytes, packed into buffers of 64 KiB. How it is started:
 * bare_pair.h.
 *
 * A stream is made of runs: a record that says what follows and how much of it, and as many records of a word and a
 * value. Either process applies what comes to its memory, and answers at once. Sockets do not block, as nobody else's
 * do. */
#include "bare_wire.h"

#include <fcntl.h>

enum { buffer_bytes = 64 << 10, run_most = buffer_bytes / 16 - 1, spare_bytes = 4 * buffer_bytes };

struct record {
    uint64_t word;  /* at the head of a run: its kind */
    uint64_t value; /* there: its length; of a request for a value: where it goes */
};

/* Kinds of runs, beside the operations of replay.h. */
enum kind {
    FETCH_INC = ADD + 1,
    GET,
    VALUES, /* the answer to these two: word is where they go */
    ASK,    /* is everything before it applied? */
    APPLIED /* the answer to that; no records follow either */
};

static struct {
    struct record records[buffer_bytes / 16];
    size_t nbytes;       /* that are there */
    uint64_t kind, left; /* of the run that is being read */
} in;

static struct {
    struct record records[(buffer_bytes + spare_bytes) / 16]; /* one's own run, and answers */
    size_t begin, end;                                        /* bytes that are to be sent */
} out;

static struct record *open_run; /* the head of the run that puts and atomics are appended to, or NULL */
static long *got;               /* where values go */
static uint64_t values_awaited, asked, applied;

static int data_socket(void) { return pair.socket[1]; }

/* ---- Runs that are made ---- */

static struct record *append(size_t n)
{
    struct record *at = out.records + out.end / sizeof *at;
    out.end += n * sizeof *at;
    if (out.end > sizeof out.records) fail("the other process asks for more than it may");
    return at;
}

/* Its records. Nothing more is appended to the run before it. */
static struct record *begin_run(uint64_t kind, size_t n)
{
    open_run = NULL;
    struct record *head = append(1 + n);
    *head = (struct record){kind, n};
    return head + 1;
}

/* ---- Runs that come ---- */

static void answer_values(const struct record *r, size_t n, long more)
{
    struct record *answer = begin_run(VALUES, n);
    for (size_t k = 0; k < n; k++) {
        answer[k] = (struct record){r[k].value, (uint64_t)table[r[k].word]};
        table[r[k].word] += more;
    }
}

static void take_values(const struct record *r, size_t n)
{
    for (size_t k = 0; k < n; k++) got[r[k].word] = (long)r[k].value;
    values_awaited -= n;
}

static void apply(const struct record *r, size_t n)
{
    switch (in.kind) {
    case PUT:
        for (size_t k = 0; k < n; k++) table[r[k].word] = (long)r[k].value;
        break;
    case XOR:
        for (size_t k = 0; k < n; k++) table[r[k].word] ^= (long)r[k].value;
        break;
    case ADD:
        for (size_t k = 0; k < n; k++) table[r[k].word] += (long)r[k].value;
        break;
    case FETCH_INC:
        answer_values(r, n, 1);
        break;
    case GET:
        answer_values(r, n, 0);
        break;
    case VALUES:
        take_values(r, n);
        break;
    }
}

static void take_head(const struct record *head)
{
    in.kind = head->word;
    in.left = head->value;
    if (in.kind == ASK) begin_run(APPLIED, 0);
    if (in.kind == APPLIED) applied++;
}

static void take(size_t n_records)
{
    for (size_t at = 0; at < n_records;) {
        if (!in.left) {
            take_head(in.records + at++);
            continue;
        }
        size_t n = in.left < n_records - at ? in.left : n_records - at;
        apply(in.records + at, n);
        in.left -= n, at += n;
    }
}

static void receive(void)
{
    ssize_t n = read(data_socket(), (char *)in.records + in.nbytes, sizeof in.records - in.nbytes);
    if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (n <= 0) fail("the other process went away");
    in.nbytes += (size_t)n;
    size_t whole = in.nbytes / sizeof *in.records;
    take(whole);
    in.nbytes -= whole * sizeof *in.records;
    memmove(in.records, in.records + whole, in.nbytes);
}

/* ---- The loop ---- */

/* Whoever cannot write reads, or both would wait for each other. */
static void send_all(void)
{
    open_run = NULL;
    while (out.begin < out.end) {
        ssize_t n = write(data_socket(), (char *)out.records + out.begin, out.end - out.begin);
        if (n > 0) out.begin += (size_t)n;
        else if (errno == EAGAIN || errno == EINTR) receive();
        else fail("the other process went away");
    }
    out.begin = out.end = 0;
}

static void progress(void)
{
    receive();
    send_all();
}

/* ---- Operations ---- */

static void fill(struct walk *w, struct record *r, size_t n)
{
    size_t i = w->at, k = w->done, end = k + n;
    if (w->random)
        for (; k < end; k++, i = next_random(i)) *r++ = (struct record){i, (uint64_t)value_of(i, k)};
    else
        for (; k < end; k++, i = next_sequential(i)) *r++ = (struct record){i, (uint64_t)value_of(i, k)};
    w->at = i, w->done = k;
}

static void go(struct walk *w, size_t n)
{
    while (n) {
        if (!open_run) open_run = begin_run(w->operation, 0) - 1;
        size_t room = run_most - open_run->value, here = n < room ? n : room;
        open_run->value += here;
        fill(w, append(here), here);
        n -= here;
        if (here == room) send_all();
    }
}

static void put(size_t i, long value) { *begin_run(PUT, 1) = (struct record){i, (uint64_t)value}; }

static void flush(void)
{
    begin_run(ASK, 0);
    asked++;
    send_all();
    while (applied < asked) progress();
}

static void get_at_once(const struct walk *w, size_t n, long *to)
{
    struct record *r = begin_run(GET, n);
    for (size_t j = 0, i = w->at; j < n; j++, i = walk_next(w, i)) r[j] = (struct record){i, j};
    got = to;
    values_awaited = n;
    send_all();
    while (values_awaited) progress();
}

static void get(const struct walk *w, size_t n, long *to)
{
    struct walk one = *w;
    for (size_t j = 0; j < n; j++, one.at = walk_next(w, one.at)) get_at_once(&one, 1, to + j);
}

static long fetch_inc(size_t i)
{
    long value;
    *begin_run(FETCH_INC, 1) = (struct record){i, 0};
    got = &value;
    values_awaited = 1;
    send_all();
    while (values_awaited) progress();
    return value;
}

int main(int argc, char **argv)
{
    pair_begin("bare_tcp", argc, argv, 2);
    fcntl(data_socket(), F_SETFL, O_NONBLOCK);
    table = bare_memory(table_bytes);
    pair.progress = progress;
    ways = (struct ways){
        .go = go, .get = get, .get_at_once = get_at_once, .put = put, .fetch_inc = fetch_inc, .flush = flush};
    measure();
    return 0;
}
