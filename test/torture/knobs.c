#include "knobs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A row for each option; a number has no `text`. */
static struct knobs defaults = {
    .seed = 1, .rounds = 3, .threads = 3, .ops = 24, .phases = 3, .level = 3, .patience = 45};

struct option {
    const char *name, *value, *help;
    size_t number, text; /* where it is in struct knobs */
    uint64_t least, most;
};
#define NOWHERE                    SIZE_MAX
#define NUMBER(field, least, most) offsetof(struct knobs, field), NOWHERE, least, most
#define TEXT(field)                NOWHERE, offsetof(struct knobs, field), 0, 0

static const struct option options[] = {
    {"seed", "N", "the plan follows from it", NUMBER(seed, 0, UINT64_MAX)},
    {"rounds", "N", "so many", NUMBER(rounds, 1, UINT32_MAX)},
    {"first-round", "N", "begin there: rounds do not depend on each other", NUMBER(first_round, 0, UINT32_MAX)},
    {"threads", "N", "of each PE, 1 to 8", NUMBER(threads, 1, 8)},
    {"ops", "N", "of a thread between two meetings of its PE's threads, at most", NUMBER(ops, 1, 1000)},
    {"phases", "N", "so many times the threads of a PE meet in a round", NUMBER(phases, 1, 8)},
    {"level", "N", "of threads: 0 SINGLE, 1 FUNNELED, 2 SERIALIZED, 3 MULTIPLE", NUMBER(level, 0, 3)},
    {"kinds", "A,B", "keep operations of these groups only (--list); -A,B: all but these", TEXT(kinds)},
    {"contexts", "A,B", "likewise: on these contexts", TEXT(contexts)},
    {"requests", "A,B", "likewise: charged to these requests, or none", TEXT(requests)},
    {"ways", "A,B", "likewise: completed in these ways", TEXT(ways)},
    {"steps", "A,B",
     "likewise, beside operations and their completion: fence, local, part, merge, register, backoff, test, exchange, "
     "lock, collective",
     TEXT(steps)},
    {"sizes", "N,M-L", "likewise: of so many bytes", TEXT(sizes)},
    {"only-threads", "N,M-L", "likewise: issued by these threads of each PE", TEXT(only_threads)},
    {"only-pes", "N,M-L", "likewise: issued by these PEs", TEXT(only_pes)},
    {"keep", "N,M-L", "likewise: with these numbers", TEXT(keep)},
    {"patience", "SECONDS", "a job in which nothing happens for so long hangs", NUMBER(patience, 1, 3600)},
    {"soak", "N", "print after every N rounds which resources each PE uses; 0: never", NUMBER(soak, 0, 1000000)},
};
enum { OPTIONS = sizeof options / sizeof *options };

static void print_help(void)
{
    puts("torture [--option=value]...\n"
         "Random operations of all PEs and threads, with everything that OpenSHMEM promises about them checked.");
    for (const struct option *o = options; o < options + OPTIONS; o++) {
        char begin[64];
        snprintf(begin, sizeof begin, "--%s=%s", o->name, o->value);
        printf("  %-24s %s", begin, o->help);
        if (o->number != NOWHERE)
            printf(" [%ju]", (uintmax_t) * (const uint64_t *)((const char *)&defaults + o->number));
        puts("");
    }
    puts("  --list                   print the names of kinds, contexts, requests and ways, and the plan of the first "
         "round");
}

static void wrong(const char *argument)
{
    fprintf(stderr, "torture: %s: no such option, or not a value that it may have; --help lists them\n", argument);
    exit(2);
}

static void set(struct knobs *knobs, const struct option *o, const char *value, const char *argument)
{
    if (o->text != NOWHERE) {
        *(const char **)((char *)knobs + o->text) = value;
        return;
    }
    char *end;
    unsigned long long number = strtoull(value, &end, 10);
    if (!*value || *end || number < o->least || number > o->most) wrong(argument);
    *(uint64_t *)((char *)knobs + o->number) = number;
}

void knobs_read(struct knobs *knobs, int argc, char **argv)
{
    *knobs = defaults;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--help")) {
            print_help();
            exit(0);
        }
        if (!strcmp(argv[i], "--list")) {
            knobs->list = true;
            continue;
        }
        const char *value = strchr(argv[i], '=');
        const struct option *o = options;
        size_t length = value && !strncmp(argv[i], "--", 2) ? (size_t)(value - argv[i]) - 2 : 0;
        while (o < options + OPTIONS && (strlen(o->name) != length || strncmp(argv[i] + 2, o->name, length))) o++;
        if (!length || o == options + OPTIONS) wrong(argv[i]);
        set(knobs, o, value + 1, argv[i]);
    }
    if (knobs->level < 2) knobs->threads = 1; /* the main thread alone */
}

void knobs_print(const struct knobs *knobs, uint32_t round, char *text, size_t size)
{
    struct knobs one = *knobs;
    size_t n = 0;
    one.first_round = round;
    one.rounds = 1;
    for (const struct option *o = options; o < options + OPTIONS && n < size; o++) {
        if (o->text != NOWHERE) {
            const char *value = *(const char *const *)((const char *)&one + o->text);
            if (value) n += (size_t)snprintf(text + n, size - n, " --%s=%s", o->name, value);
        } else {
            uint64_t value = *(const uint64_t *)((const char *)&one + o->number);
            n += (size_t)snprintf(text + n, size - n, " --%s=%ju", o->name, (uintmax_t)value);
        }
    }
}

bool list_has_word(const char *list, const char *word)
{
    const bool all_but = list && *list == '-';
    size_t length = strlen(word);
    for (const char *at = list ? list + all_but : NULL; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        if (strcspn(at, ",") == length && !strncmp(at, word, length)) return !all_but;
    return !list || all_but;
}

bool list_has_number(const char *list, uint64_t number)
{
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        char *end;
        uint64_t first = strtoull(at, &end, 10), last = *end == '-' ? strtoull(end + 1, NULL, 10) : first;
        if (first <= number && number <= last) return true;
    }
    return !list;
}
