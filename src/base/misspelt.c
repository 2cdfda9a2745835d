#include "base/misspelt.h"

#include <string.h>

#include "base/log.h"
#include "base/spelling.h"

extern char **environ;

enum { FAMILY_DIGITS = 3 };

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
            size_t apart = spelling_distance(name, ours, known, stem), near = stem - prefix > 5 ? 2 : 1;
            if (apart > near || apart >= least) continue;
            *found = (struct known_name){known, (int)whole};
            least = apart;
        }
    }
    return least;
}

static bool is_misspelt(const char *name, size_t length, struct known_name *meant)
{
    if (length > SPELLING_LONGEST || !prefix_length(name)) return false;
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
