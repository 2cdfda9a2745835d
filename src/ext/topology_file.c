/* A file that says where switches are. The grammar is that of topology.conf in Slurm, of the plugin topology/tree, with
 * two more kinds of rows:
 *
 *     # a comment
 *     SwitchName=leaf[0-1] Nodes=n[0-7]            LinkSpeed=... is read over, one switch in a row
 *     SwitchName=top Switches=leaf[0-1]
 *     SimulatedHost=n[0-3] PEs=0-7 CPUs=0-1        PEs of the world that are to be on such hosts, in equal parts; with
 *                                                  CPUs, each as if it were bound to one of them, in turn
 *     Team=red PEs=0-3,8                           a team of SHMEMX_FED_ENV
 *
 * A line that ends in \ continues in the next one. Names are lists as in n[0-3,07],login. */
#include <ctype.h>
#include <limits.h>
#include <stdarg.h>
#include <string.h>
#include <strings.h>

#include "ext/topology.h"

enum { LIST_MOST = 1 << 20 }; /* names in a list; more are taken for a mistake */

/* The values of the words of each line; NULL: the line has no such word. */
enum word { SWITCH_NAME, NODES, SWITCHES_BELOW, LINK_SPEED, SIMULATED_HOST, PES, CPUS, TEAM, WORDS };
static const char *const word_names[WORDS] = {"SwitchName",    "Nodes", "Switches", "LinkSpeed",
                                              "SimulatedHost", "PEs",   "CPUs",     "Team"};

struct row {
    int line;
    const char *words[WORDS];
};

struct topology_file {
    char *text;
    struct row *rows;
    size_t n_rows;
};

/* The buffer for an error message. */
struct complaint {
    char *why;
    size_t size;
};

__attribute__((format(printf, 3, 4))) static bool complain(const struct complaint *c, int line, const char *format, ...)
{
    va_list arguments;
    int length = snprintf(c->why, c->size, "line %d: ", line);
    va_start(arguments, format);
    vsnprintf(c->why + length, c->size - (size_t)length, format, arguments);
    va_end(arguments);
    return false;
}

/* Lists: of names with numbers in brackets, or of numbers alone. */

struct list {
    const struct complaint *complaint;
    const char *text;
    int line;
    long count;                                                    /* number of names so far */
    bool (*each)(struct list *list, const char *name, long index); /* returns false to stop */
    const void *wanted;
    long found;
    char name[NAME_SIZE];
};

static bool list_bad(const struct list *list, const char *what)
{
    return complain(list->complaint, list->line, "%s in '%.100s'", what, list->text);
}

/* Reads the first number of "07-12"; `digits` is the number of digits with which it is written. */
static bool take_range(const char **at, long *first, long *last, int *digits)
{
    char *end;
    if (!isdigit((unsigned char)**at)) return false;
    *first = *last = strtol(*at, &end, 10);
    *digits = (int)(end - *at);
    if (*end == '-') {
        if (!isdigit((unsigned char)end[1])) return false;
        *last = strtol(end + 1, &end, 10);
    }
    *at = end;
    return *digits <= 9 && *last >= *first && *last - *first < LIST_MOST;
}

/* Expands a name of which `length` characters are known from the item `at` on. Returns false to stop, with or without
 * an error. */
static bool list_expand(struct list *list, size_t length, const char *at)
{
    size_t plain = strcspn(at, "[,");
    if (length + plain + 10 >= NAME_SIZE) return list_bad(list, "a name is too long");
    memcpy(list->name + length, at, plain);
    length += plain;
    at += plain;
    if (*at != '[') {
        list->name[length] = 0;
        if (!length || strchr(list->name, ']')) return list_bad(list, "a name is missing, or a bracket");
        if (list->count >= LIST_MOST) return list_bad(list, "there are too many names");
        return list->each(list, list->name, list->count++);
    }
    const char *rest = strchr(at, ']');
    if (!rest) return list_bad(list, "a bracket is not closed");
    do {
        long first, last;
        int digits;
        at++;
        if (!take_range(&at, &first, &last, &digits) || (at != rest && *at != ','))
            return list_bad(list, "a range is bad");
        for (long i = first; i <= last; i++) {
            int written = snprintf(list->name + length, 10 + 1, "%0*ld", digits, i);
            if (!list_expand(list, length + (size_t)written, rest + 1)) return false;
        }
    } while (at != rest);
    return true;
}

/* Returns the end of an item, which may have commas in brackets: the next comma, or the end of the list. */
static const char *item_end(const char *at)
{
    for (bool inside = false; *at && (inside || *at != ','); at++) inside = *at == '[' || (inside && *at != ']');
    return at;
}

/* Visits all names; the list is valid if the error message stays empty. */
static bool list_each(struct list *list)
{
    for (const char *at = list->text;; at++) {
        if (!list_expand(list, 0, at)) return !*list->complaint->why;
        at = item_end(at);
        if (!*at) return true;
    }
}

/* Returns the index of a number in "0-3,8"; -1 if it is not there, -2 if the list is not one of numbers. With `index`,
 * returns the number with that index. */
static long numbers_find(const char *list, long wanted, long *index)
{
    long count = 0, found = -1, first, last;
    int digits;
    for (const char *at = list;; at++) {
        if (!take_range(&at, &first, &last, &digits) || (*at && *at != ',')) return -2;
        if (wanted >= first && wanted <= last) found = count + wanted - first;
        if (index && *index >= count && *index - count <= last - first) {
            *index = first + *index - count;
            index = NULL;
        }
        count += last - first + 1;
        if (!*at) return index ? count : found;
    }
}

static long numbers_count(const char *list)
{
    long beyond = LONG_MAX;
    return numbers_find(list, -1, &beyond);
}

/* Returns true if the names are equal, or one equals the other up to its first dot. Hosts have both forms. */
static bool same_host(const char *a, const char *b)
{
    size_t x = strlen(a), y = strlen(b), shorter = x < y ? x : y;
    return !memcmp(a, b, shorter) && (x == y || (x < y ? b : a)[shorter] == '.');
}

static bool find_host(struct list *list, const char *name, long index)
{
    if (!same_host(name, list->wanted)) return true;
    list->found = index;
    return false;
}

static bool find_name(struct list *list, const char *name, long index)
{
    if (strcmp(name, list->wanted)) return true;
    list->found = index;
    return false;
}

static bool find_index(struct list *list, const char *name, long index)
{
    (void)name;
    if (index != *(const long *)list->wanted) return true;
    list->found = index;
    return false;
}

static bool count_all(struct list *list, const char *name, long index)
{
    (void)name;
    list->found = index + 1;
    return true;
}

static bool row_names(const struct row *row, enum word w, const char *name)
{
    char why[256] = "";
    struct complaint complaint = {why, sizeof why};
    struct list list = {.complaint = &complaint, .text = row->words[w], .wanted = name, .found = -1};
    list.each = w == NODES ? find_host : find_name;
    list_each(&list);
    return list.found >= 0;
}

/* Reading lines */

static bool word_store(struct row *row, char *word, const struct complaint *c)
{
    char *equals = strchr(word, '=');
    if (!equals || !equals[1]) return complain(c, row->line, "'%.100s' is not WORD=VALUE", word);
    *equals = 0;
    for (int w = 0; w < WORDS; w++) {
        if (strcasecmp(word, word_names[w])) continue;
        if (row->words[w]) return complain(c, row->line, "%s appears twice", word_names[w]);
        row->words[w] = equals + 1;
        return true;
    }
    return complain(
        c, row->line,
        "unknown word '%.100s': the words are SwitchName, Nodes, Switches, LinkSpeed, SimulatedHost, PEs, CPUs "
        "and Team",
        word);
}

static bool list_is_good(const struct row *row, enum word w, long *count, const struct complaint *c)
{
    struct list list = {.complaint = c, .text = row->words[w], .line = row->line, .each = count_all};
    if (!row->words[w]) return true;
    if (w == PES || w == CPUS) {
        *count = numbers_count(row->words[w]);
        return *count > 0 || complain(c, row->line, "%s=%.100s is not a list of numbers", word_names[w], row->words[w]);
    }
    bool good = list_each(&list);
    *count = list.found;
    return good;
}

/* Checks which words a line combines. */
static bool row_is_good(const struct row *row, const struct complaint *c)
{
    const char *const *w = row->words;
    long counts[WORDS] = {0};
    int kinds = !!w[SWITCH_NAME] + !!w[SIMULATED_HOST] + !!w[TEAM];
    for (int i = 0; i < WORDS; i++)
        if (i != LINK_SPEED && !list_is_good(row, (enum word)i, &counts[i], c)) return false;
    if (kinds != 1) return complain(c, row->line, "a row needs one of SwitchName, SimulatedHost and Team");
    if (w[SWITCH_NAME] && (!w[NODES] == !w[SWITCHES_BELOW] || w[PES] || w[CPUS] || counts[SWITCH_NAME] != 1))
        return complain(c, row->line, "a row of one SwitchName has either Nodes or Switches");
    if (!w[SWITCH_NAME] && (!w[PES] || w[NODES] || w[SWITCHES_BELOW] || w[LINK_SPEED] || (w[TEAM] && w[CPUS])))
        return complain(c, row->line, "a row of a %s has PEs", w[TEAM] ? "Team" : "SimulatedHost");
    if (w[SIMULATED_HOST] && counts[PES] % counts[SIMULATED_HOST])
        return complain(c, row->line, "%ld PEs cannot be distributed to %ld hosts", counts[PES],
                        counts[SIMULATED_HOST]);
    return true;
}

/* Returns a logical line, and advances `at` to the next one. */
static char *take_line(char **at, int *line, int *next)
{
    char *begin = *at, *end = begin;
    *line = *next;
    for (; *end && *end != '\n'; end++) {
        if (end[0] != '\\' || end[1] != '\n') continue;
        end[0] = end[1] = ' ';
        ++*next;
    }
    ++*next;
    *at = *end ? end + 1 : NULL;
    *end = 0;
    begin[strcspn(begin, "#")] = 0;
    return begin;
}

static bool row_add(struct topology_file *file, char *text, int line, const struct complaint *c)
{
    struct row row = {.line = line};
    char *save, *word = strtok_r(text, " \t\r\f\v", &save);
    if (!word) return true;
    for (; word; word = strtok_r(NULL, " \t\r\f\v", &save))
        if (!word_store(&row, word, c)) return false;
    if (!row_is_good(&row, c)) return false;
    struct row *rows = realloc(file->rows, (file->n_rows + 1) * sizeof *rows);
    if (!rows) return complain(c, line, "out of memory");
    file->rows = rows;
    rows[file->n_rows++] = row;
    return true;
}

/* Returns the end of the rows; rows may be NULL. */
static const struct row *rows_end(const struct topology_file *file)
{
    return file->n_rows ? file->rows + file->n_rows : file->rows;
}

static const struct row *switch_find(const struct topology_file *file, const char *name)
{
    for (const struct row *row = file->rows; row < rows_end(file); row++)
        if (row->words[SWITCH_NAME] && !strcmp(row->words[SWITCH_NAME], name)) return row;
    return NULL;
}

static bool find_unknown(struct list *list, const char *name, long index)
{
    if (switch_find(list->wanted, name)) return true;
    list->found = index;
    complain(list->complaint, list->line, "no row has SwitchName=%s", name);
    return false;
}

static bool switches_are_good(const struct topology_file *file, const struct complaint *c)
{
    for (const struct row *row = file->rows; row < rows_end(file); row++) {
        const char *name = row->words[SWITCH_NAME], *below = row->words[SWITCHES_BELOW];
        if (name && switch_find(file, name) != row)
            return complain(c, row->line, "SwitchName=%s is in line %d, too", name, switch_find(file, name)->line);
        struct list list = {.complaint = c, .text = below, .line = row->line, .each = find_unknown, .wanted = file};
        if (below && !list_each(&list)) return false;
    }
    return true;
}

struct topology_file *topology_file_parse(const char *text, char *why, size_t why_size)
{
    const struct complaint complaint = {why, why_size};
    struct topology_file *file = calloc(1, sizeof *file);
    int line = 0, next = 1;
    bool good = file && (file->text = strdup(text));
    *why = 0;
    for (char *at = good ? file->text : NULL; good && at;) {
        char *words = take_line(&at, &line, &next);
        good = row_add(file, words, line, &complaint);
    }
    if (good && switches_are_good(file, &complaint)) return file;
    if (!*why) snprintf(why, why_size, "out of memory");
    topology_file_free(file);
    return NULL;
}

void topology_file_free(struct topology_file *file)
{
    if (!file) return;
    free(file->rows);
    free(file->text);
    free(file);
}

/* Finding a PE */

/* Finds the row that has the first word and whose second word contains the name. Two such rows are an error. */
static bool row_with(const struct topology_file *file, enum word w, const char *name, const struct row **found,
                     const struct complaint *c)
{
    *found = NULL;
    for (const struct row *row = file->rows; row < rows_end(file); row++) {
        if (!row->words[w] || !row_names(row, w, name)) continue;
        if (*found) return complain(c, row->line, "%s is in line %d, too", name, (*found)->line);
        *found = row;
    }
    return true;
}

static bool row_with_pe(const struct topology_file *file, enum word w, int pe, const struct row **found,
                        const struct complaint *c)
{
    *found = NULL;
    for (const struct row *row = file->rows; row < rows_end(file); row++) {
        if (!row->words[w] || numbers_find(row->words[PES], pe, NULL) < 0) continue;
        if (*found) return complain(c, row->line, "PE %d is in line %d, too", pe, (*found)->line);
        *found = row;
    }
    return true;
}

static void simulate(const struct row *row, int pe, struct topology_entry *entry)
{
    char why[256] = "";
    struct complaint complaint = {why, sizeof why};
    struct list count = {.complaint = &complaint, .text = row->words[SIMULATED_HOST], .each = count_all};
    list_each(&count);
    long index = numbers_find(row->words[PES], pe, NULL);
    long host = index / (numbers_count(row->words[PES]) / count.found);
    struct list nth = {.complaint = &complaint, .text = count.text, .each = find_index, .wanted = &host};
    list_each(&nth);
    memcpy(entry->host, nth.name, NAME_SIZE);
    entry->is_simulated = true;
    if (!row->words[CPUS]) return;
    index %= numbers_count(row->words[CPUS]);
    numbers_find(row->words[CPUS], -1, &index);
    entry->cpu = (int)index;
}

/* Finds the switches above a host, from the innermost outwards. */
static bool climb(const struct topology_file *file, struct topology_entry *entry, const struct complaint *c)
{
    const struct row *row;
    if (!row_with(file, NODES, entry->host, &row, c)) return false;
    while (row) {
        const char *name = row->words[SWITCH_NAME];
        if (entry->depth == SWITCHES)
            return complain(c, row->line, "%s has more than %d levels below it, or a cycle", name, SWITCHES);
        snprintf(entry->switches[entry->depth++], NAME_SIZE, "%s", name);
        if (!row_with(file, SWITCHES_BELOW, name, &row, c)) return false;
    }
    for (int i = 0, k = entry->depth - 1; i < k; i++, k--) {
        char name[NAME_SIZE];
        memcpy(name, entry->switches[i], NAME_SIZE);
        memcpy(entry->switches[i], entry->switches[k], NAME_SIZE);
        memcpy(entry->switches[k], name, NAME_SIZE);
    }
    return true;
}

bool topology_file_find(const struct topology_file *file, int pe, const char *host, struct topology_entry *entry,
                        char *why, size_t why_size)
{
    const struct complaint complaint = {why, why_size};
    const struct row *row;
    *entry = (struct topology_entry){.team = -1, .cpu = -1};
    *why = 0;
    for (row = file->rows; row < rows_end(file); row++) {
        entry->has_switches |= row->words[SWITCH_NAME] != NULL;
        entry->has_teams |= row->words[TEAM] != NULL;
    }
    snprintf(entry->host, NAME_SIZE, "%s", host);
    if (!row_with_pe(file, SIMULATED_HOST, pe, &row, &complaint)) return false;
    if (row) simulate(row, pe, entry);
    if (!row_with_pe(file, TEAM, pe, &row, &complaint)) return false;
    if (row) entry->team = (int)(row - file->rows);
    return climb(file, entry, &complaint);
}
