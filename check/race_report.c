#include "race_report.h"

#include <dlfcn.h>
#include <fnmatch.h>
#include <link.h>
#include <string.h>
#include <unistd.h>

#include "base/stack.h"
#include "base/text_line.h"
#include "option.h"
#include "race_shared.h"

enum { KNOWN = 1 << 12, PATTERNS = 256, REPORTS_MAX = 20, WORDS_MAX = 400 };

/* The calls of this process whose numbers are known. */
static struct {
    const void *from;
    unsigned function, thread, site;
} known[KNOWN];

static struct {
    char *text; /* of the file of suppressions */
    const char *pattern[PATTERNS];
    size_t n_patterns;
    bool has_reported;
} report;

/* Places */

static unsigned file_number(const char *name)
{
    struct race_shared *shared = race_map.shared;
    for (unsigned i = 0; i < shared->files_used; i++)
        if (!strncmp(shared->file[i], name, RACE_FILE_NAME - 1)) return i;
    if (shared->files_used == RACE_FILES) return RACE_FILES - 1;
    snprintf(shared->file[shared->files_used], RACE_FILE_NAME, "%s", name);
    return shared->files_used++;
}

/* The file that an address is in, and the offset there: the same in all processes. */
static const char *file_of(const void *from, char *program, uint64_t *offset)
{
    Dl_info info;
    struct link_map *map;
    *offset = (uintptr_t)from;
    if (!dladdr1(from, &info, (void **)&map, RTLD_DL_LINKMAP)) return "";
    *offset -= map->l_addr;
    if (*map->l_name) return map->l_name;
    ssize_t length = readlink("/proc/self/exe", program, RACE_FILE_NAME - 1);
    program[length < 0 ? 0 : length] = 0;
    return program;
}

static unsigned site_new(const void *from, unsigned function, unsigned thread)
{
    struct race_shared *shared = race_map.shared;
    struct race_site site = {.function = function, .thread = (uint16_t)thread};
    char program[RACE_FILE_NAME];
    const char *file = file_of(from, program, &site.offset);
    race_take(&shared->lock);
    site.file = (uint16_t)file_number(file);
    unsigned n = shared->sites_used, i = 1;
    site.place = n + 1;
    for (; i <= n; i++) {
        const struct race_site *other = &shared->site[i];
        if (other->offset != site.offset || other->file != site.file || other->function != site.function) continue;
        site.place = other->place;
        if (other->thread == site.thread) break;
    }
    if (i > n && n + 1 < RACE_SITES) shared->site[++shared->sites_used] = site;
    race_give(&shared->lock);
    return i < RACE_SITES ? i : 0;
}

unsigned race_site(const void *from, unsigned function, unsigned thread)
{
    uint64_t key = ((uintptr_t)from ^ (uint64_t)function << 32 ^ thread) * 0x9e3779b97f4a7c15;
    unsigned at = (unsigned)(key >> 52);
    if (known[at].from == from && known[at].function == function && known[at].thread == thread) return known[at].site;
    unsigned site = site_new(from, function, thread);
    known[at].from = from, known[at].function = function, known[at].thread = thread, known[at].site = site;
    return site;
}

struct wanted_file {
    const char *name, *program;
    uintptr_t load;
    bool is_found;
};

static int compare_file(struct dl_phdr_info *info, size_t size, void *of)
{
    struct wanted_file *wanted = of;
    (void)size;
    if (strcmp(*info->dlpi_name ? info->dlpi_name : wanted->program, wanted->name) != 0) return 0;
    wanted->load = info->dlpi_addr;
    wanted->is_found = true;
    return 1;
}

/* Accesses of one line are alike to a reader, though a compiler makes several of them. */
static uint64_t line_of(const struct race_site *site, const char *name, const char *place)
{
    uint64_t key = 0xcbf29ce484222325;
    if (!*place) return site->place;
    for (const char *c = place; *c; c++) key = (key ^ (unsigned char)*c) * 0x100000001b3; /* FNV-1a */
    for (const char *c = site->function == RACE_NO_FUNCTION ? "" : name; *c; c++)
        key = (key ^ (unsigned char)*c) * 0x100000001b3;
    return key;
}

static const char *name_of_access(enum race_kind kind)
{
    if (kind == RACE_READ || kind == RACE_WRITE) return kind == RACE_READ ? "a load" : "a store";
    return "an atomic operation of C";
}

/* "shmem_int_put of PE 2, thread 3, at a.c:7, in main". Returns a number for the line of the source. */
static uint64_t describe(const struct race_side *side, char *text, size_t room)
{
    const struct race_site *site = &race_map.shared->site[side->site];
    char name[64] = "an operation", place[PLACE_TEXT] = "", thread[32] = "", program[RACE_FILE_NAME];
    struct wanted_file wanted = {.name = race_map.shared->file[site->file], .program = program};
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length < 0 ? 0 : length] = 0;
    dl_iterate_phdr(compare_file, &wanted);
    if (side->site && site->function == RACE_NO_FUNCTION) snprintf(name, sizeof name, "%s", name_of_access(side->kind));
    else if (side->site) name_of((enum function)site->function, name, sizeof name);
    if (side->site && wanted.is_found) stack_place((void *)(wanted.load + site->offset), place, sizeof place);
    if (site->thread > 1) snprintf(thread, sizeof thread, ", thread %u", site->thread);
    snprintf(text, room, "%s of PE %d%s%s%s", name, side->pe, thread, *place ? ", at " : "", place);
    return line_of(site, name, place);
}

/* Objects */

/* "byte 3", "bytes 0 to 7" */
static void describe_bytes(uintptr_t first, size_t n, char *text, size_t room)
{
    if (n == 1) snprintf(text, room, "byte %zu", first);
    else snprintf(text, room, "bytes %zu to %zu", first, first + n - 1);
}

/* "bytes 8 to 15 of `flag`", "byte 0 of a block of 64 bytes allocated at a.c:7, in main" */
static void describe_object(const struct race_pair *pair, char *text, size_t room)
{
    char place[PLACE_TEXT] = "", bytes[64];
    struct symbol symbol;
    struct block block;
    uintptr_t at = (uintptr_t)pair->at;
    if (symbol_find(at, &symbol)) {
        describe_bytes(at - symbol.begin, pair->nbytes, bytes, sizeof bytes);
        snprintf(text, room, "%s of `%s`", bytes, symbol.name);
    } else if (!pair->is_private && block_find(pair->at, &block)) {
        describe_bytes(at - block.begin, pair->nbytes, bytes, sizeof bytes);
        stack_place(block.from, place, sizeof place);
        snprintf(text, room, "%s of a block of %zu bytes%s%s", bytes, block.size, *place ? " allocated at " : "",
                 place);
    } else {
        snprintf(text, room, "memory at %p", pair->at);
    }
}

/* Sentences */

static const char *verb_of(enum race_kind kind)
{
    static const char *const verbs[] = {[RACE_READ] = "read",
                                        [RACE_WRITE] = "written",
                                        [RACE_ATOMIC] = "updated atomically",
                                        [RACE_ATOMIC_READ] = "read atomically",
                                        [RACE_FLOAT_ATOMIC] = "updated atomically as a floating-point number",
                                        [RACE_FLOAT_ATOMIC_READ] = "read atomically as a floating-point number"};
    return verbs[kind];
}

static const char *doing(enum race_kind kind) { return race_is_read(kind) ? "read" : "write"; }

/* Of two threads of a PE. */
static void missing_thread_edge(const struct race_pair *pair, char *text, size_t room)
{
    unsigned now = race_map.shared->site[pair->now.site].thread,
             before = race_map.shared->site[pair->before.site].thread;
    bool both_write = !race_is_read(pair->now.kind) && !race_is_read(pair->before.kind);
    if (pair->owner != pair->now.pe && both_write && pair->is_same_ctx)
        snprintf(text, room,
                 "they may arrive in any order: no fence or quiet of their context, and then an edge between the "
                 "threads, lies between them");
    else if (pair->before.is_pending)
        snprintf(text, room,
                 "thread %u may %s before the operation of thread %u is complete: no quiet of its context and then a "
                 "lock, barrier, join or other edge between threads lies between them",
                 now, doing(pair->now.kind), before);
    else
        snprintf(text, room,
                 "thread %u may %s before thread %u has: no lock, barrier, join or other edge between threads lies "
                 "between them",
                 now, doing(pair->now.kind), before);
}

static bool are_of_one_thread(const struct race_pair *pair)
{
    const struct race_site *sites = race_map.shared->site;
    return sites[pair->now.site].thread == sites[pair->before.site].thread;
}

static const char *missing_edge(const struct race_pair *pair, char *text, size_t room)
{
    const struct race_side *now = &pair->now, *before = &pair->before;
    bool same_pe = now->pe == before->pe, both_write = !race_is_read(now->kind) && !race_is_read(before->kind);
    if (same_pe && !are_of_one_thread(pair)) missing_thread_edge(pair, text, room);
    else if (same_pe && pair->owner != now->pe && both_write && pair->is_same_ctx)
        snprintf(text, room, "they may arrive in any order: no fence or quiet of their context lies between them");
    else if (same_pe && before->is_pending)
        snprintf(text, room, "the first one may not be complete: no quiet of its context lies between them");
    else if (same_pe) snprintf(text, room, "nothing orders them");
    else if (before->is_pending)
        snprintf(text, room,
                 "PE %d may %s before the operation of PE %d is complete: no quiet of its context and then a barrier, "
                 "signal, flag or lock lies between them",
                 now->pe, doing(now->kind), before->pe);
    else
        snprintf(text, room, "PE %d may %s before PE %d has: no barrier, signal, flag or lock lies between them",
                 now->pe, doing(now->kind), before->pe);
    return text;
}

/* Suppressions */

static bool is_suppressed(const char *one, const char *other, const char *object)
{
    const char *texts[] = {one, other, object};
    char pattern[PLACE_TEXT];
    for (size_t i = 0; i < report.n_patterns; i++) {
        snprintf(pattern, sizeof pattern, "*%s*", report.pattern[i]);
        for (int k = 0; k < 3; k++)
            if (!fnmatch(pattern, texts[k], 0)) return true;
    }
    return false;
}

static void suppressions_take(char *text)
{
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (!*line || *line == '#') continue;
        if (report.n_patterns == PATTERNS) die(NULL, "HEDDLE_RACES_IGNORE has more than %d patterns", PATTERNS);
        report.pattern[report.n_patterns++] = line;
    }
}

static void suppressions_read(void)
{
    enum { SIZE_MOST = 1 << 16 };
    const char *name = option_text(OPTION_races_ignore);
    if (!name) return;
    FILE *file = fopen(name, "re");
    report.text = calloc(1, SIZE_MOST);
    size_t n = file && report.text ? fread(report.text, 1, SIZE_MOST, file) : 0;
    if (!file || ferror(file) || n == SIZE_MOST)
        die(NULL, "HEDDLE_RACES_IGNORE is \"%s\", not a file of at most %d bytes that can be read", name,
            SIZE_MOST - 1);
    fclose(file);
    suppressions_take(report.text);
}

/* Reports */

/* Has this number not been given before, by any PE? */
static bool is_first(uint64_t key)
{
    struct race_shared *shared = race_map.shared;
    uint32_t i = 0;
    race_take(&shared->lock);
    while (i < shared->pairs_used && shared->pair[i] != key) i++;
    bool is_new = i == shared->pairs_used && i < RACE_PAIRS;
    if (is_new) shared->pair[shared->pairs_used++] = key;
    race_give(&shared->lock);
    return is_new;
}

/* A number for two return addresses. */
static uint64_t key_of_places(const struct race_pair *pair)
{
    const struct race_shared *shared = race_map.shared;
    uint64_t a = shared->site[pair->now.site].place, b = shared->site[pair->before.site].place;
    return a < b ? a << 32 | b : b << 32 | a;
}

/* A number for two lines, other than those for return addresses. */
static uint64_t key_of_lines(uint64_t a, uint64_t b) { return (a < b ? a * 31 + b : b * 31 + a) | (uint64_t)1 << 63; }

void race_report(const struct race_pair *pair)
{
    char now[WORDS_MAX], before[WORDS_MAX], object[WORDS_MAX], edge[WORDS_MAX];
    if (!is_first(key_of_places(pair))) return;
    uint64_t one = describe(&pair->now, now, sizeof now), other = describe(&pair->before, before, sizeof before);
    if (!is_first(key_of_lines(one, other))) return;
    describe_object(pair, object, sizeof object);
    if (is_suppressed(now, before, object)) return;
    report.has_reported = true;
    if (fetch_add(&race_map.shared->reports, 1) >= REPORTS_MAX) {
        fetch_add(&race_map.shared->not_printed, 1);
        return;
    }
    print_warning("race on %s, in the memory of PE %d\n"
                  "    %s by %s\n"
                  "    %s by %s\n"
                  "    %s",
                  object, pair->owner, verb_of(pair->before.kind), before, verb_of(pair->now.kind), now,
                  missing_edge(pair, edge, sizeof edge));
}

void race_report_up(void)
{
    memset(known, 0, sizeof known);
    report.n_patterns = 0;
    suppressions_read();
}

void race_report_down(int pe)
{
    const struct race_shared *shared = race_map.shared;
    if (!pe && shared->is_incomplete)
        print_warning("--check=races: there was too much to remember, so that races may have been missed");
    if (!pe && shared->reports)
        print_warning("--check=races: pairs of places that race: %u; not printed: %u", shared->reports,
                      shared->not_printed);
    free(report.text);
    report.text = NULL;
}

bool race_report_any(void) { return report.has_reported; }
