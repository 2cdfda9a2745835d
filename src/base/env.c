#include "base/env.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/decimal.h"

extern char **environ;

struct env env;

bool env_parse_size(const char *text, size_t *size)
{
    char *end;
    while (isspace((unsigned char)*text)) text++;
    if (!isdigit((unsigned char)*text) && *text != '.') return false; /* no sign, nan, inf or 0x */
    if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) return false;
    long double number = decimal_parse(text, &end);
    if (end == text) return false;

    long double scale = 1;
    if (*end) {
        const char *suffix = strchr("kmgt", tolower((unsigned char)*end));
        if (!suffix) return false;
        scale = ldexpl(1, 10 * (int)(suffix - "kmgt" + 1));
    }
    long double bytes = ceill(number * scale);
    if (!(bytes < 0x1p63L)) return false;
    *size = (size_t)bytes;
    return true;
}

/* Each kind of value: how a text becomes one. */
static bool parse_SIZE(const char *text, const char *grammar, void *value)
{
    (void)grammar;
    return env_parse_size(text, value);
}

static bool parse_SWITCH(const char *text, const char *grammar, void *value)
{
    (void)text, (void)grammar; /* any value switches on, "0" too: OpenSHMEM 1.6, Environment Variables */
    *(bool *)value = true;
    return true;
}

static bool parse_CHOICE(const char *text, const char *grammar, void *value)
{
    size_t length = strlen(text);
    for (int choice = 0;; choice++) {
        size_t word = strcspn(grammar, "|");
        *(int *)value = choice;
        if (word == length && !memcmp(grammar, text, word)) return true;
        if (!grammar[word]) return false;
        grammar += word + 1;
    }
}

static bool parse_TEXT(const char *text, const char *grammar, void *value)
{
    (void)grammar;
    *(const char **)value = text;
    return true;
}

static const struct row {
    size_t field;
    bool (*parse)(const char *text, const char *grammar, void *value);
    const char *grammar, *names, *standard, *help;
} rows[] = {
#define ENV(field, kind, grammar, names, standard, help)                                                               \
    {offsetof(struct env, field), parse_##kind, grammar, names, standard, help},
#include "base/env.def"
#undef ENV
};
enum { ROWS = sizeof rows / sizeof *rows };

/* The first of the row's names that is set, written to `name`; NULL if none is. */
static const char *row_find(const struct row *row, char *name, size_t name_size)
{
    const char *names = row->names;
    while (*names) {
        size_t length = strcspn(names, " ");
        snprintf(name, name_size, "%.*s", (int)length, names);
        const char *value = getenv(name);
        if (value) return value;
        names += length + strspn(names + length, " ");
    }
    return NULL;
}

bool env_read(char *why, size_t why_size)
{
    memset(&env, 0, sizeof env);
    for (const struct row *row = rows; row < rows + ROWS; row++) {
        char name[64];
        const char *text = row_find(row, name, sizeof name);
        const char *chosen = text ? text : row->standard;
        if (!text && !*chosen) continue;
        if (row->parse(chosen, row->grammar, (char *)&env + row->field)) continue;
        snprintf(why, why_size, "%s is \"%s\", not %s", name, chosen, row->grammar);
        return false;
    }
    return true;
}

const char *env_member(const char *names, int k)
{
    for (; *names; names += strcspn(names, " "), names += strspn(names, " ")) {
        size_t prefix = strcspn(names, "< ");
        for (char **variable = environ; names[prefix] == '<' && *variable; variable++)
            if (!strncmp(*variable, names, prefix) && strchr(*variable, '=') && !k--) return *variable;
    }
    return NULL;
}

void env_print(FILE *out)
{
    for (const struct row *row = rows; row < rows + ROWS; row++) {
        char name[64] = "";
        const char *text = row_find(row, name, sizeof name), *member;
        const char *none = env_member(row->names, 0) ? "" : "not set";
        for (int k = 0; (member = env_member(row->names, k)); k++) fprintf(out, "  %s\n", member);
        fprintf(out, "  %-24.*s %s%s%s\n      %s (%s)\n", (int)strcspn(row->names, " "), row->names,
                text             ? text
                : *row->standard ? row->standard
                                 : none,
                text ? ", from " : "", text ? name : "", row->help, row->grammar);
    }
}
