#include "base/misspelt.h"

#include <string.h>

#include "base/log.h"

extern char **environ;

enum { LONGEST = 64, FAMILY_DIGITS = 3 };

/* The names of each row, of all tables: a variable of --profile or oshcc is none that was mistyped. */
static const char *const rows[] = {
#define ENV(field, kind, grammar, names, standard, help) names,
#include "base/env.def"
#include "../check/env.def"
#include "../tools/env.def"
#undef ENV
};
enum { ROWS = sizeof rows / sizeof *rows };

static const char *const prefixes[] = {"HEDDLE_", "SHMEM_", "SMA_"};

struct known_name {
    const char *text;
    int length;
};

/* How many letters are left out, put in, changed, or exchanged with their neighbour, between two words. */
static size_t distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t before[LONGEST + 1], last[LONGEST + 1], now[LONGEST + 1];
    for (size_t j = 0; j <= b_length; j++) last[j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        now[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            now[j] = min_size(min_size(last[j], now[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
            bool is_exchange = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (is_exchange) now[j] = min_size(now[j], before[j - 2] + 1);
        }
        memcpy(before, last, sizeof before);
        memcpy(last, now, sizeof last);
    }
    return last[b_length];
}

static size_t prefix_length(const char *name)
{
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (!strncmp(name, prefixes[i], strlen(prefixes[i]))) return strlen(prefixes[i]);
    return 0;
}

/* Without the number that names one of a family, as in SHMEM_SYMMETRIC_PARTITION<ID>. */
static size_t length_without_number(const char *name, size_t length)
{
    size_t digits = 0;
    while (digits < FAMILY_DIGITS && digits < length && strchr("0123456789", name[length - 1 - digits])) digits++;
    return length - digits;
}

/* The known name that is nearest to this one, and its distance; SIZE_MAX if none is near. A short word is soon another
 * one, so there it is less that counts as near. */
static size_t nearest(const char *name, size_t length, struct known_name *found)
{
    size_t prefix = prefix_length(name), least = SIZE_MAX;
    for (size_t row = 0; row < ROWS; row++) {
        for (const char *known = rows[row]; *known; known += strcspn(known, " "), known += strspn(known, " ")) {
            size_t whole = strcspn(known, " "), stem = strcspn(known, "< ");
            size_t ours = stem < whole ? length_without_number(name, length) : length;
            if (prefix_length(known) != prefix || strncmp(known, name, prefix) != 0) continue;
            size_t apart = distance(name, ours, known, stem), near = stem - prefix > 5 ? 2 : 1;
            if (apart > near || apart >= least) continue;
            *found = (struct known_name){known, (int)whole};
            least = apart;
        }
    }
    return least;
}

static bool is_misspelt(const char *name, size_t length, struct known_name *meant)
{
    if (length > LONGEST || !prefix_length(name)) return false;
    size_t apart = nearest(name, length, meant);
    return apart && apart != SIZE_MAX;
}

void misspelt_warn(void)
{
    struct known_name meant;
    for (char **variable = environ; *variable; variable++) {
        size_t length = strcspn(*variable, "=");
        if (is_misspelt(*variable, length, &meant))
            print_warning("nobody reads %.*s, which is set: is %.*s meant?", (int)length, *variable, meant.length,
                          meant.text);
    }
}
