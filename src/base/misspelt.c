#include "base/misspelt.h"

#include <string.h>

#include "base/log.h"
#include "base/spelling.h"

extern char **environ;

enum { FAMILY_DIGITS = 3 };

/* The names of each row, of all tables, because the variables of --profile and oshcc are known names as well. */
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

/* The known name that is nearest to this one, and its distance; SIZE_MAX if none is near. For a short name the limit is
 * lower, because a few changes turn it into a different word. */
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

bool misspelt_name(const char *name, char *meant, size_t meant_size)
{
    struct known_name known = {0};
    size_t length = strcspn(name, "=");
    if (length > SPELLING_LONGEST || !prefix_length(name)) return false;
    size_t apart = nearest(name, length, &known);
    if (!apart || apart == SIZE_MAX) return false;
    snprintf(meant, meant_size, "%.*s", known.length, known.text);
    return true;
}

void misspelt_warn(void)
{
    char meant[SPELLING_LONGEST + 1];
    for (char **variable = environ; *variable; variable++)
        if (misspelt_name(*variable, meant, sizeof meant))
            print_warning("unknown variable %.*s is set; did you mean %s?", (int)strcspn(*variable, "="), *variable,
                          meant);
}
