/* --top: a table of what PEs do, every so often. Calls and bytes are what the profile library shows (oshrun_calls.c),
 * lanes and messages what the library does (lane/live_stats.h). */
#include "oshrun.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "check/units.h"
#include "lane/lane_stats.h"
#include "lane/live_stats.h"
#include "memfd.h"

enum {
    LEAST_MS = 10,  /* between two tables */
    ROWS_MAX = 256, /* of a table that is not for a terminal */
    LINES_APART =
        4, /* of a terminal, that are not rows of PEs: the two of the head, that of all, where the cursor is */
};

struct deed { /* what a PE has done: all grow */
    uint64_t calls, bytes, messages;
};

struct sight { /* what is seen of a PE */
    struct place place;
    struct deed done, since; /* all in all, and since the table before */
    bool has_lanes;
    unsigned n_lanes; /* that contexts are on */
};

static struct {
    const struct job_start *start;
    int n_pes;
    int64_t every_ms, began_at, looked_at, look_at;
    struct sight *sights; /* by PE */
} top = {.look_at = INT64_MAX};

void top_begin(const struct job_start *start, const struct options *options)
{
    if (!(options->top > 0)) return;
    top.start = start;
    top.n_pes = options->n_pes;
    top.every_ms = (int64_t)(options->top * 1000);
    if (top.every_ms < LEAST_MS) top.every_ms = LEAST_MS;
    top.began_at = top.looked_at = now_ms();
    top.look_at = top.began_at + top.every_ms;
    top.sights = calloc((size_t)top.n_pes, sizeof *top.sights);
    if (!top.sights) give_up(1, "out of memory");
}

int64_t top_deadline(void) { return top.look_at; }

/* Looking */

/* A library of another version is not looked at: there are no lanes then. */
static void lanes_look(struct sight *sight, const char *shown, size_t size)
{
    const struct live_stats_head *head = (const struct live_stats_head *)shown;
    bool is_known = load_acquire(&head->magic) == LIVE_STATS_MAGIC && head->layout == live_stats_layout();
    if (!is_known || !head->n_lanes || size < live_stats_lanes_at() + head->n_lanes * sizeof(struct lane)) return;
    const struct lane *lanes = (const struct lane *)(shown + live_stats_lanes_at());
    sight->has_lanes = true;
    sight->done.messages = 0;
    for (uint32_t i = 0; i < head->n_lanes; i++) {
        struct lane_stats look = lane_stats_now(&lanes[i]);
        sight->n_lanes += look.users > 0;
        sight->done.messages += look.batches;
    }
}

/* They are there from shmem_init to shmem_finalize. */
static void lanes_find(struct sight *sight, int pid)
{
    size_t size;
    int fd = memfd_open(pid, LIVE_STATS_NAME);
    if (fd < 0) return;
    const char *shown = memfd_map(fd, live_stats_lanes_at(), &size);
    close(fd);
    if (!shown) return;
    lanes_look(sight, shown, size);
    munmap((void *)(uintptr_t)shown, size);
}

/* What a second shmem_init counts anew is all of it. */
static uint64_t grown(uint64_t now, uint64_t before) { return now >= before ? now - before : now; }

static void pe_look(int pe)
{
    struct sight *sight = &top.sights[pe], before = *sight;
    int pid = load_acquire(&top.start->board->slots[pe].pid);
    sight->place = place_look(pe);
    sight->has_lanes = false;
    sight->n_lanes = 0;
    sight->done.calls = sight->place.ended;
    sight->done.bytes = sight->place.bytes;
    if (sight->place.is_shown && !sight->place.has_ended) lanes_find(sight, pid);
    sight->since =
        (struct deed){grown(sight->done.calls, before.done.calls), grown(sight->done.bytes, before.done.bytes),
                      grown(sight->done.messages, before.done.messages)};
}

/* Showing */

static void cell(FILE *out, int width, bool is_known, uint64_t count, double seconds)
{
    if (is_known) fprintf(out, " %*.0f", width, (double)count / seconds);
    else fprintf(out, " %*s", width, "-");
}

static void row_cells(FILE *out, const struct sight *sight, double seconds)
{
    char text[LABEL];
    bool is_shown = sight->place.is_shown;
    cell(out, 12, is_shown, sight->since.calls, seconds);
    fprintf(out, " %8s", is_shown ? print_bytes((uint64_t)((double)sight->since.bytes / seconds), text) : "-");
    cell(out, 6, sight->has_lanes, sight->n_lanes, 1);
    cell(out, 11, sight->has_lanes, sight->since.messages, seconds);
}

static void print_row(FILE *out, int pe, double seconds)
{
    char place[PLACE_ROOM];
    const struct sight *sight = &top.sights[pe];
    fprintf(out, "%6d", pe);
    row_cells(out, sight, seconds);
    fprintf(out, "  %s\n", place_text(&sight->place, place));
}

static void print_sum(FILE *out, double seconds)
{
    struct sight sum = {0};
    for (int pe = 0; pe < top.n_pes; pe++) {
        const struct sight *sight = &top.sights[pe];
        sum.place.is_shown |= sight->place.is_shown;
        sum.has_lanes |= sight->has_lanes;
        sum.n_lanes += sight->n_lanes;
        sum.since.calls += sight->since.calls;
        sum.since.bytes += sight->since.bytes;
        sum.since.messages += sight->since.messages;
    }
    fprintf(out, "%6s", "all");
    row_cells(out, &sum, seconds);
    fprintf(out, "\n");
}

static void print_table(FILE *out, double seconds, int rows)
{
    if (rows > top.n_pes) rows = top.n_pes;
    fprintf(out, "oshrun: %d PE%s after %.1f s", top.n_pes, top.n_pes > 1 ? "s" : "",
            (double)(top.looked_at - top.began_at) * 1e-3);
    if (rows < top.n_pes) fprintf(out, ", of which there is room for %d", rows);
    fprintf(out, "\n%6s %12s %8s %6s %11s  %s\n", "PE", "calls/s", "bytes/s", "lanes", "messages/s", "in");
    for (int pe = 0; pe < rows; pe++) print_row(out, pe, seconds);
    if (top.n_pes > 1) print_sum(out, seconds);
}

/* A line that a terminal would break in two is cut off. */
static void cut_lines(char *text, size_t columns)
{
    char *to = text;
    for (const char *line = text, *end; *line; line = end + 1) {
        end = strchr(line, '\n');
        size_t length = min_size((size_t)(end - line), columns);
        memmove(to, line, length);
        to += length;
        *to++ = '\n';
    }
    *to = 0;
}

static void show(double seconds)
{
    char *text = NULL;
    size_t length;
    int lines, columns;
    bool on_terminal = output_terminal(&lines, &columns);
    FILE *out = open_memstream(&text, &length);
    if (!out) return;
    print_table(out, seconds, !on_terminal ? ROWS_MAX : lines > LINES_APART ? lines - LINES_APART : 1);
    if (fclose(out)) return;
    if (on_terminal) cut_lines(text, (size_t)columns - 1);
    output_table(text);
    free(text);
}

void top_look(void)
{
    int64_t now = now_ms();
    double seconds = (double)(now > top.looked_at ? now - top.looked_at : 1) * 1e-3;
    for (int pe = 0; pe < top.n_pes; pe++) pe_look(pe);
    top.looked_at = now;
    top.look_at = now + top.every_ms;
    show(seconds);
}
