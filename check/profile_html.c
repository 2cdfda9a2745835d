/* The page: one file of HTML with pictures in SVG. It needs no script, and is well-formed XML. */
#include "profile_page.h"
#include "units.h"

#include <math.h>
#include <string.h>
#include <time.h>

enum {
    ROWS_MAX = 64, /* of a picture: more PEs share rows */
    CELL = 18,     /* pixels, of the picture of traffic */
    BIN_WIDTH = 4, /* pixels, of the timeline */
    ROW_HEIGHT = 20,
    MARGIN = 64, /* for the names of rows */
    AXIS_HEIGHT = 22,
    LATEST = 5, /* PEs that are named */
    SLOWEST = 20,
};

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
    "<meta name=\"color-scheme\" content=\"light dark\"/><title>Heddle: profile</title><style>\n"
    ":root { --text: #222; --page: #fff; --line: #ddd; --label: #555; --moves: #1f7558; --waits: #b8501f; --rest: "
    "#eee; "
    "--traffic: #1f4e9c }\n"
    "@media (prefers-color-scheme: dark) { :root { --text: #e4e4e4; --page: #181818; --line: #444; --label: #aaa; "
    "--moves: #4fc79c; --waits: #ff9a66; --rest: #333; --traffic: #7fb0ff } }\n"
    "body { font: 14px sans-serif; margin: 1em; color: var(--text); background: var(--page); overflow-wrap: anywhere "
    "}\n"
    ".wide { overflow-x: auto; max-width: 100% } table { border-collapse: collapse }\n"
    "td, th { padding: 2px 12px; text-align: right; border-bottom: 1px solid var(--line) }\n"
    "td:first-child, th:first-child { text-align: left } svg text { font-size: 11px; fill: var(--label) }\n"
    ".moves { fill: var(--moves) } .waits { fill: var(--waits) } .rest { fill: var(--rest) } "
    ".traffic { fill: var(--traffic) }\n"
    ".axis { stroke: var(--label) } span.moves { color: var(--moves) } span.waits { color: var(--waits) }\n"
    "</style></head><body>\n";

/* Rows of pictures */

struct rows {
    int n, each; /* number of rows, and PEs in each */
};

static struct rows rows_of(int n_pes)
{
    int each = (n_pes + ROWS_MAX - 1) / ROWS_MAX;
    return (struct rows){(n_pes + each - 1) / each, each};
}

static int row_end(struct rows rows, int row)
{
    int end = (row + 1) * rows.each;
    return end < profile.n_pes ? end : profile.n_pes;
}

/* "PE 3" or "PEs 4-7" */
static const char *row_name(struct rows rows, int row, char *text)
{
    int first = row * rows.each, last = row_end(rows, row) - 1;
    if (first == last) snprintf(text, LABEL, "PE %d", first);
    else snprintf(text, LABEL, "PEs %d-%d", first, last);
    return text;
}

/* Traffic */

static uint64_t cell_sum(struct rows rows, const uint64_t *traffic, int from, int to)
{
    uint64_t sum = 0;
    for (int pe = from * rows.each; pe < row_end(rows, from); pe++)
        for (int other = to * rows.each; other < row_end(rows, to); other++)
            sum += traffic[(size_t)pe * (size_t)profile.n_pes + (size_t)other];
    return sum;
}

/* The shade is logarithmic in the bytes, and darkest for the busiest pair. */
static void print_cell(FILE *out, struct rows rows, int from, int to, uint64_t bytes, uint64_t most)
{
    char one[LABEL], other[LABEL], text[LABEL];
    double shade = bytes ? 0.15 + 0.85 * log2((double)bytes + 1) / log2((double)most + 1) : 0;
    fprintf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" ", MARGIN + to * CELL, CELL + from * CELL,
            CELL - 1, CELL - 1);
    if (bytes) fprintf(out, "class=\"traffic\" fill-opacity=\"%.2f\">", shade);
    else fprintf(out, "class=\"rest\">");
    fprintf(out, "<title>%s with %s: %llu bytes (%s)</title></rect>\n", row_name(rows, from, one),
            row_name(rows, to, other), (unsigned long long)bytes, print_bytes(bytes, text));
}

static void print_traffic(FILE *out, const uint64_t *traffic)
{
    struct rows rows = rows_of(profile.n_pes);
    char name[LABEL];
    uint64_t most = 0;
    fprintf(out, "<h2>Traffic</h2>\n<p>Bytes that the PE of a row moved to or from the PE of a column, other than by "
                 "collectives. Point at a square to see its number.</p>\n");
    for (int from = 0; from < rows.n; from++)
        for (int to = 0; to < rows.n; to++) {
            uint64_t bytes = cell_sum(rows, traffic, from, to);
            if (bytes > most) most = bytes;
        }
    fprintf(
        out,
        "<div class=\"wide\"><svg id=\"traffic\" xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\">\n",
        MARGIN + rows.n * CELL, CELL + rows.n * CELL);
    for (int from = 0; from < rows.n; from++) {
        fprintf(out, "<text x=\"0\" y=\"%d\">%s</text>\n", CELL + from * CELL + 13, row_name(rows, from, name));
        fprintf(out, "<text x=\"%d\" y=\"13\">%d</text>\n", MARGIN + from * CELL + 2, from * rows.each);
        for (int to = 0; to < rows.n; to++) print_cell(out, rows, from, to, cell_sum(rows, traffic, from, to), most);
    }
    fprintf(out, "</svg></div>\n");
}

/* Timeline */

struct share { /* times in a bin of the picture */
    double moves, waits;
};

/* Adds a PE's bins to those of the picture, which are `bin_ns` long each. */
static void shares_add(struct share *shares, const struct page_part *part, double bin_ns)
{
    for (int i = 0; i < PAGE_BINS; i++) {
        double from = (double)i * (double)part->bin_ticks / bin_ns,
               to = (double)(i + 1) * (double)part->bin_ticks / bin_ns;
        for (int bin = (int)fmin(from, PAGE_BINS); bin < PAGE_BINS && bin < to; bin++) {
            double part_of_it = (fmin(to, bin + 1) - fmax(from, bin)) / (to - from);
            shares[bin].moves += (double)part->bins[i][0] * part_of_it;
            shares[bin].waits += (double)part->bins[i][1] * part_of_it;
        }
    }
}

/* Bars of one kind: from `low` to `high`, shares of the row's height. Neighbours of the same height are one. */
static void print_bars(FILE *out, const char *kind, int y, const double *low, const double *high)
{
    fprintf(out, "<path class=\"%s\" d=\"", kind);
    for (int bin = 0, end; bin < PAGE_BINS; bin = end) {
        int bottom = (int)lround(low[bin] * ROW_HEIGHT), top = (int)lround(high[bin] * ROW_HEIGHT);
        for (end = bin + 1; end < PAGE_BINS; end++)
            if (lround(low[end] * ROW_HEIGHT) != bottom || lround(high[end] * ROW_HEIGHT) != top) break;
        if (top > bottom)
            fprintf(out, "M%d %dh%dv%dh-%dz", MARGIN + bin * BIN_WIDTH, y + ROW_HEIGHT - top, (end - bin) * BIN_WIDTH,
                    top - bottom, (end - bin) * BIN_WIDTH);
    }
    fprintf(out, "\"/>\n");
}

static void print_row(FILE *out, int y, const struct share *shares, double whole)
{
    double none[PAGE_BINS], moves[PAGE_BINS], both[PAGE_BINS];
    for (int bin = 0; bin < PAGE_BINS; bin++) {
        double sum = fmax(whole, shares[bin].moves + shares[bin].waits); /* threads may be in calls at the same time */
        none[bin] = 0;
        moves[bin] = shares[bin].moves / sum;
        both[bin] = (shares[bin].moves + shares[bin].waits) / sum;
    }
    print_bars(out, "moves", y, none, moves);
    print_bars(out, "waits", y, moves, both);
}

/* Times below the timeline. */
static void print_axis(FILE *out, int y, double end)
{
    enum { MARKS = 4 };
    char time[LABEL];
    for (int mark = 0; mark <= MARKS; mark++) {
        int x = MARGIN + PAGE_BINS * BIN_WIDTH * mark / MARKS;
        fprintf(out, "<path class=\"axis\" d=\"M%d %dv6\"/><text x=\"%d\" y=\"%d\">%s</text>\n", x, y, x + 3, y + 16,
                mark ? print_time(end * mark / MARKS, time) : "0");
    }
}

static void print_timeline(FILE *out, const struct page_part *parts)
{
    struct rows rows = rows_of(profile.n_pes);
    char name[LABEL], time[LABEL];
    double end = 1;
    for (int pe = 0; pe < profile.n_pes; pe++) end = fmax(end, (double)parts[pe].end);
    fprintf(out,
            "<h2>Timeline</h2>\n<p>The share of its time that a PE spent in calls that <span class=\"moves\">move data"
            "</span>, and in calls that <span class=\"waits\">wait</span>, collectives included. The width is "
            "%s.</p>\n",
            print_time(end, time));
    fprintf(
        out,
        "<div class=\"wide\"><svg id=\"timeline\" xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\">\n",
        2 * MARGIN + PAGE_BINS * BIN_WIDTH, rows.n * (ROW_HEIGHT + 2) + AXIS_HEIGHT);
    for (int row = 0; row < rows.n; row++) {
        struct share shares[PAGE_BINS] = {{0, 0}};
        int y = row * (ROW_HEIGHT + 2), first = row * rows.each;
        for (int pe = first; pe < row_end(rows, row); pe++) shares_add(shares, &parts[pe], end / PAGE_BINS);
        fprintf(out,
                "<text x=\"0\" y=\"%d\">%s</text><rect class=\"rest\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n",
                y + 14, row_name(rows, row, name), MARGIN, y, PAGE_BINS * BIN_WIDTH, ROW_HEIGHT);
        print_row(out, y, shares, end / PAGE_BINS * (row_end(rows, row) - first));
    }
    print_axis(out, rows.n * (ROW_HEIGHT + 2), end);
    fprintf(out, "</svg></div>\n");
}

/* Tables */

/* Returns the longest wait of all PEs that was not taken yet, and its PE. */
static const struct slow *next_slowest(const struct page_part *parts, int *taken, int *pe)
{
    const struct slow *slowest = NULL;
    for (int i = 0; i < profile.n_pes; i++) {
        const struct slow *slow = taken[i] < PAGE_SLOWEST ? &parts[i].slowest[taken[i]] : NULL;
        if (!slow || !slow->ticks || (slowest && slowest->ticks >= slow->ticks)) continue;
        slowest = slow;
        *pe = i;
    }
    if (slowest) taken[*pe]++;
    return slowest;
}

static void print_slowest(FILE *out, const struct page_part *parts)
{
    const struct slow *slow;
    char name[64], time[LABEL], begin[LABEL], about[LABEL] = "";
    int pe = 0, *taken = calloc((size_t)profile.n_pes, sizeof *taken);
    if (!taken) return;
    fprintf(out, "<h2>Slowest waits</h2>\n<div class=\"wide\"><table "
                 "id=\"slowest\"><tr><th>function</th><th>PE</th><th>waited for PE</th><th>time</th>"
                 "<th>began after</th></tr>\n");
    for (int i = 0; i < SLOWEST && (slow = next_slowest(parts, taken, &pe)); i++) {
        about[0] = 0;
        if (slow->pe >= 0) snprintf(about, sizeof about, "%d", (int)slow->pe);
        fprintf(out, "<tr><td>%s</td><td>%d</td><td>%s</td><td>%s</td><td>%s</td></tr>\n",
                name_of((enum function)slow->function, name, sizeof name), pe, about,
                print_time((double)slow->ticks, time), print_time((double)slow->begin, begin));
    }
    fprintf(out, "</table></div>\n");
    free(taken);
}

static void print_functions(FILE *out, const struct sums *sums)
{
    static int order[FUNCTION_COUNT];
    char name[64], total[LABEL], average[LABEL];
    int count = functions_sort(sums, order);
    fprintf(out, "<h2>Functions</h2>\n<div class=\"wide\"><table "
                 "id=\"functions\"><tr><th>function</th><th>calls</th><th>bytes</th><th>time</th>"
                 "<th>average</th></tr>\n");
    for (int i = 0; i < count; i++) {
        const uint64_t *row = sums->of[order[i]];
        fprintf(out, "<tr><td>%s</td><td>%llu</td><td>%llu</td><td>%s</td><td>%s</td></tr>\n",
                name_of((enum function)order[i], name, sizeof name), (unsigned long long)row[SUM_CALLS],
                (unsigned long long)row[SUM_BYTES], print_time((double)row[SUM_NS], total),
                print_time((double)row[SUM_NS] / (double)row[SUM_CALLS], average));
    }
    fprintf(out, "</table></div>\n");
}

/* Late PEs: those that wait least, because the other PEs wait for them. */

static double waited(const struct page_part *part)
{
    double sum = 0;
    for (int i = 0; i < PAGE_BINS; i++) sum += (double)part->bins[i][1];
    return sum;
}

static const struct page_part *parts_of_order;

static int compare_waited(const void *a, const void *b)
{
    double one = waited(&parts_of_order[*(const int *)a]), other = waited(&parts_of_order[*(const int *)b]);
    return one < other ? -1 : one > other;
}

static void print_late(FILE *out, const struct page_part *parts)
{
    char time[LABEL], less[LABEL];
    int *order = calloc((size_t)profile.n_pes, sizeof *order), n = profile.n_pes < LATEST ? profile.n_pes : LATEST;
    if (profile.n_pes > 1 && order) {
        for (int pe = 0; pe < profile.n_pes; pe++) order[pe] = pe;
        parts_of_order = parts;
        qsort(order, (size_t)profile.n_pes, sizeof *order, compare_waited);
        double most = waited(&parts[order[profile.n_pes - 1]]);
        fprintf(out, "<h2>Late PEs</h2>\n<p>A PE that comes late to a collective waits less than the other PEs.</p>\n"
                     "<div class=\"wide\"><table id=\"late\"><tr><th>PE</th><th>waited</th><th>how much less than "
                     "the PE that waited most</th></tr>\n");
        for (int i = 0; i < n; i++) {
            double its = waited(&parts[order[i]]);
            fprintf(out, "<tr><td>PE %d</td><td>%s</td><td>%s</td></tr>\n", order[i], print_time(its, time),
                    print_time(most - its, less));
        }
        fprintf(out, "</table></div>\n");
    }
    free(order);
}

/* The job */

static void print_escaped(FILE *out, const char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '&') fputs("&amp;", out);
        else if (c == '<') fputs("&lt;", out);
        else if (c == '>') fputs("&gt;", out);
        else fputc(c < ' ' || c > '~' ? '?' : c, out); /* the page stays XML with any argument */
    }
}

/* The program and its arguments, from the kernel. */
static void print_command(FILE *out)
{
    char words[1024];
    FILE *file = fopen("/proc/self/cmdline", "r");
    size_t n = file ? fread(words, 1, sizeof words - 1, file) : 0;
    if (file) fclose(file);
    for (size_t i = 0; i + 1 < n; i++)
        if (!words[i]) words[i] = ' ';
    words[n] = 0;
    print_escaped(out, words);
}

static bool is_on_host(const struct page_part *parts, int pe, const char *host)
{
    return pe < profile.n_pes && strcmp(parts[pe].host, host) == 0;
}

/* The PEs of the host of PE `first`, which is its first one: "0-3, 8". */
static void print_pes_of(FILE *out, const struct page_part *parts, int first)
{
    const char *host = parts[first].host, *before = "";
    for (int pe = first, end; pe < profile.n_pes; pe = end + 1) {
        for (end = pe; is_on_host(parts, end, host); end++) continue;
        if (end == pe) continue;
        fprintf(out, "%s%d", before, pe);
        if (end > pe + 1) fprintf(out, "-%d", end - 1);
        before = ", ";
    }
}

static bool is_first_of_host(const struct page_part *parts, int pe)
{
    for (int before = 0; before < pe; before++)
        if (is_on_host(parts, before, parts[pe].host)) return false;
    return true;
}

/* "Hosts: a (PE 0-3), b (PE 4-7)" */
static void print_hosts(FILE *out, const struct page_part *parts)
{
    for (int pe = 0; pe < profile.n_pes; pe++) {
        if (!is_first_of_host(parts, pe)) continue;
        fprintf(out, pe ? ", " : "Hosts: ");
        print_escaped(out, parts[pe].host);
        fprintf(out, " (PE ");
        print_pes_of(out, parts, pe);
        fprintf(out, ")");
    }
}

static void print_job(FILE *out, const struct page_part *parts)
{
    char date[64] = "";
    time_t now = time(NULL);
    struct tm local;
    if (localtime_r(&now, &local)) strftime(date, sizeof date, "%Y-%m-%d %H:%M:%S %z", &local);
    fprintf(out, "<p id=\"job\">Command: <code>");
    print_command(out);
    fprintf(out, "</code><br/>");
    print_hosts(out, parts);
    fprintf(out, "<br/>End: %s</p>\n", date);
}

void page_print(FILE *out, const struct sums *sums, const uint64_t *traffic, const struct page_part *parts)
{
    char time[LABEL];
    fprintf(
        out,
        "%s<h1>%s: profile of %d PE%s</h1>\n<p>%s; the time of a call includes some of the %.0f ns that measuring it "
        "takes.</p>\n",
        head, SHMEM_VENDOR_STRING, profile.n_pes, profile.n_pes > 1 ? "s" : "",
        print_time((double)(clock_ns() - profile.ns_at_start), time), profile.cost_ns);
    print_job(out, parts);
    print_late(out, parts);
    if (traffic) print_traffic(out, traffic);
    print_slowest(out, parts);
    print_timeline(out, parts);
    print_functions(out, sums);
    fprintf(out, "</body></html>\n");
}
