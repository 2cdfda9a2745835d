/* The table of options, and the search for a name in it. */
#include "oshrun.h"

#include <string.h>

#include "base/spelling.h"

static const char START[] = "Start", PLACE[] = "Place", OUTPUT[] = "Output", WATCH[] = "Watch", CHECK[] = "Check",
                  HOSTS[] = "Other machines";
enum { JOB = false, PROGRAM = true };

const struct option_row option_rows[] = {
#define OPTION(group, scope, names, also, argument, help, set) {group, scope, names, also, argument, help, set_##set},
#include "oshrun_options.def"
#undef OPTION
};
const int n_option_rows = sizeof option_rows / sizeof *option_rows;

bool option_value_is_optional(const struct option_row *row) { return row->argument && *row->argument == '['; }

static bool list_has(const char *list, const char *name, size_t length)
{
    for (const char *at = list; *at; at += strspn(at, " ")) {
        size_t this_length = strcspn(at, " ");
        if (this_length == length && !strncmp(at, name, length)) return true;
        at += this_length;
    }
    return false;
}

static const struct option_row *row_of(const char *name, size_t length)
{
    for (const struct option_row *row = option_rows; row < option_rows + n_option_rows; row++)
        if (list_has(row->names, name, length) || list_has(row->also, name, length)) return row;
    return NULL;
}

/* Other launchers spell long names with one dash, too. */
const struct option_row *option_find(const char *name, size_t length)
{
    char longer[64];
    const struct option_row *row = row_of(name, length);
    if (row || length < 3 || name[1] == '-' || length + 2 > sizeof longer) return row;
    snprintf(longer, sizeof longer, "-%.*s", (int)length, name);
    return row_of(longer, length + 1);
}

static void nearest_of_list(const char *list, const char *name, size_t length, const char **found, size_t *least)
{
    static char best[32];
    for (const char *at = list; *at; at += strspn(at, " ")) {
        size_t this_length = strcspn(at, " ");
        bool is_begin = length > 3 && length < this_length && !strncmp(at, name, length);
        size_t apart = is_begin ? 1 : spelling_distance(name, length, at, this_length);
        if (this_length > 2 && apart < *least && this_length < sizeof best) {
            *least = apart;
            snprintf(best, sizeof best, "%.*s", (int)this_length, at);
            *found = best;
        }
        at += this_length;
    }
}

const char *option_nearest(const char *name, size_t length)
{
    const char *found = NULL;
    size_t least = 1 + (length > 9 ? 3 : length / 3); /* a short word is soon another one */
    if (length > SPELLING_LONGEST) return NULL;
    for (const struct option_row *row = option_rows; row < option_rows + n_option_rows; row++) {
        nearest_of_list(row->names, name, length, &found, &least);
        nearest_of_list(row->also, name, length, &found, &least);
    }
    return found;
}
