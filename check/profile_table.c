#include "profile.h"
#include "profile_sums.h"
#include "units.h"

#include <string.h>

enum { MATRIX_MAX = 16, TOP_PAIRS = 10 };

/* Printing */

static void print_functions(FILE *out, const struct sums *sums)
{
    static int order[FUNCTION_COUNT];
    int count = functions_sort(sums, order), width = 8;
    char name[64], total[LABEL], average[LABEL];
    for (int i = 0; i < count; i++) {
        int length = (int)strlen(name_of((enum function)order[i], name, sizeof name));
        if (length > width) width = length;
    }
    fprintf(out, "%-*s %14s %18s %10s %10s\n", width, "function", "calls", "bytes", "time", "average");
    for (int i = 0; i < count; i++) {
        const uint64_t *row = sums->of[order[i]];
        fprintf(out, "%-*s %14llu %18llu %10s %10s\n", width, name_of((enum function)order[i], name, sizeof name),
                (unsigned long long)row[0], (unsigned long long)row[1], print_time((double)row[2], total),
                print_time((double)row[2] / (double)row[0], average));
    }
}

static void print_matrix(FILE *out, const uint64_t *traffic)
{
    int n = profile.n_pes;
    char text[LABEL];
    fprintf(out, "bytes that the PE of a row moved to or from the PE of a column, other than by collectives\n   PE");
    for (int to = 0; to < n; to++) fprintf(out, " %7d", to);
    fprintf(out, "\n");
    for (int from = 0; from < n; from++) {
        fprintf(out, "%5d", from);
        for (int to = 0; to < n; to++) {
            uint64_t bytes = traffic[(size_t)from * (size_t)n + (size_t)to];
            fprintf(out, " %7s", bytes ? print_bytes(bytes, text) : "-");
        }
        fprintf(out, "\n");
    }
}

/* For many PEs: the busiest pairs, and how many pairs there are of each magnitude. */
static void print_summary(FILE *out, const uint64_t *traffic)
{
    size_t n = (size_t)profile.n_pes, pairs[65] = {0}, top[TOP_PAIRS], n_top = 0;
    char low[LABEL], high[LABEL];
    for (size_t i = 0; i < n * n; i++) {
        pairs[traffic[i] ? 64 - __builtin_clzll(traffic[i]) : 0]++;
        if (!traffic[i] || (n_top == TOP_PAIRS && traffic[top[n_top - 1]] >= traffic[i])) continue;
        if (n_top < TOP_PAIRS) n_top++;
        size_t k = n_top - 1;
        for (; k && traffic[top[k - 1]] < traffic[i]; k--) top[k] = top[k - 1];
        top[k] = i;
    }
    fprintf(out, "bytes that a PE moved to or from another, other than by collectives: the busiest pairs\n");
    for (size_t k = 0; k < n_top; k++)
        fprintf(out, "    PE %zu with PE %zu: %s\n", top[k] / n, top[k] % n, print_bytes(traffic[top[k]], low));
    fprintf(out, "pairs by bytes\n    %12s %8zu\n", "none", pairs[0]);
    for (int bits = 1; bits <= 64; bits++)
        if (pairs[bits])
            fprintf(out, "    %5s-%-6s %8zu\n", print_bytes((uint64_t)1 << (bits - 1), low),
                    print_bytes(bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1, high), pairs[bits]);
}

static void print_all(const struct sums *sums, const uint64_t *traffic)
{
    char *text = NULL, time[LABEL];
    size_t length = 0, n = (size_t)profile.n_pes, moved = 0;
    FILE *out = open_memstream(&text, &length);
    if (!out) return;
    fprintf(out,
            "heddle: profile of %d PE%s, %s; the time of a call includes some of the %.0f ns that measuring "
            "it takes\n",
            profile.n_pes, n > 1 ? "s" : "", print_time((double)(clock_ns() - profile.ns_at_start), time),
            profile.cost_ns);
    print_functions(out, sums);
    for (size_t i = 0; traffic && i < n * n; i++) moved += traffic[i] != 0;
    if (moved && n <= MATRIX_MAX) print_matrix(out, traffic);
    else if (moved) print_summary(out, traffic);
    fclose(out);
    fflush(stdout);
    fwrite(text, 1, length, stderr);
    fflush(stderr);
    free(text);
}

void table_print(const struct summary *summary)
{
    if (!profile.pe) print_all(&summary->sums, summary->traffic);
}
