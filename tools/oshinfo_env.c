#include "oshinfo_env.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/env.h"
#include "base/misspelt.h"
#include "memory/traits.h"
#include "oshinfo_text.h"

extern char **environ;

/* Variables, straight from their rows. A row without names is the title of the group of those behind it. */
#undef ENV_GROUP /* base/env.h has no use for groups */
#define ENV_GROUP(title) {NULL, NULL, NULL, title},
static const struct variable {
    const char *accepts, *names, *standard, *help;
} variables[] = {
#define ENV(field, kind, grammar, names, standard, help) {grammar, names, standard, help},
#include "base/env.def"
#include "check/env.def"
#include "tools/env.def"
#undef ENV
#undef ENV_GROUP
};
enum { N_VARIABLES = sizeof variables / sizeof *variables };

/* The value in force as it was typed, and the name it came from; the default and "" if none is set. */
static const char *variable_value(const struct variable *v, char *from, size_t from_size)
{
    for (const char *names = v->names; *names; names += strspn(names, " ")) {
        size_t length = strcspn(names, " ");
        snprintf(from, from_size, "%.*s", (int)length, names);
        names += length;
        if (getenv(from)) return getenv(from);
    }
    *from = 0;
    return v->standard;
}

/* The message with which shmem_init would refuse the variables; "" if it would not. */
static const char *variables_problem(void)
{
    static char why[256];
    if (env_read(why, sizeof why) && wishes_read(why, sizeof why)) *why = 0;
    return why;
}

static int first_name_length(const struct variable *v) { return (int)strcspn(v->names, " "); }

static int widest_name(void)
{
    int width = 0;
    for (const struct variable *v = variables; v < variables + N_VARIABLES; v++)
        if (v->names && first_name_length(v) > width) width = first_name_length(v);
    return width;
}

/* The name, the value and where it is from, without the end of the line, which would begin with `before`. */
static void print_value(const struct variable *v, int width)
{
    char from[64];
    const char *value = variable_value(v, from, sizeof from);
    const char *source = *from ? from : *value ? "default" : "";
    printf("  %s%-*.*s%s  %s", COLOUR_NAME, width, first_name_length(v), v->names, COLOUR_PLAIN,
           *from || *value           ? value
           : env_member(v->names, 0) ? ""
                                     : "not set");
    if (*source && *value) printf("  %s(%s%s)%s", COLOUR_FAINT, *from ? "from " : "", source, COLOUR_PLAIN);
}

static void print_variable(const struct variable *v, int width)
{
    enum { INDENT = 6 };
    char terms[256];
    const char *others = strchr(v->names, ' ');
    print_value(v, width);
    for (int k = 0; env_member(v->names, k); k++) printf("\n%*s%s", INDENT, "", env_member(v->names, k));
    printf("\n%*s", INDENT, "");
    print_wrapped(v->help, INDENT);
    snprintf(terms, sizeof terms, "Accepts %s.%s%s%s%s%s", v->accepts, *v->standard ? " Default: " : "", v->standard,
             *v->standard ? "." : "", others ? " Other names:" : "", others ? others : "");
    printf("%*s%s", INDENT, "", COLOUR_FAINT);
    print_wrapped(terms, INDENT);
    printf("%s", COLOUR_PLAIN);
}

static void print_problems(void)
{
    char meant[80];
    for (char **member = environ; *member; member++)
        if (misspelt_name(*member, meant, sizeof meant))
            printf("unknown variable %.*s is set; did you mean %s?\n", (int)strcspn(*member, "="), *member, meant);
    if (*variables_problem()) printf("shmem_init would refuse this: %s\n", variables_problem());
}

void variables_print(void)
{
    int width = widest_name();
    for (const struct variable *v = variables; v < variables + N_VARIABLES; v++)
        if (v->names) print_variable(v, width);
        else printf("%s%senvironment: %s%s\n", v == variables ? "" : "\n", COLOUR_BOLD, v->help, COLOUR_PLAIN);
    print_problems();
}

void variables_print_brief(void)
{
    int width = widest_name(), group = 0;
    for (const struct variable *v = variables; v < variables + N_VARIABLES; v++) {
        char from[64] = "";
        if (!v->names) group++;
        else if (group == 1 || (variable_value(v, from, sizeof from), *from) || env_member(v->names, 0)) {
            print_value(v, width);
            printf("\n");
        }
    }
    print_problems();
}

bool variable_print(const char *name)
{
    char meant[80];
    size_t length = strlen(name);
    for (const struct variable *v = variables; v < variables + N_VARIABLES; v++) {
        for (const char *known = v->names ? v->names : ""; *known;
             known += strcspn(known, " "), known += strspn(known, " ")) {
            if (strcspn(known, "< ") != length || strncmp(known, name, length) != 0) continue;
            print_variable(v, first_name_length(v));
            return true;
        }
    }
    if (misspelt_name(name, meant, sizeof meant))
        fprintf(stderr, "oshinfo: unknown variable %s; did you mean %s?\n", name, meant);
    else fprintf(stderr, "oshinfo: unknown variable %s; 'oshinfo --env' lists all variables\n", name);
    return false;
}

/* The variables of a family that are set, as in SHMEM_SYMMETRIC_PARTITION<ID>. */
static void json_members_set(const struct variable *v)
{
    const char *member;
    printf(", \"set\": [");
    for (int k = 0; (member = env_member(v->names, k)); k++) {
        if (k) printf(", ");
        json_string(member, strlen(member));
    }
    printf("]");
}

static void json_variable(const struct variable *v, const char *group)
{
    char from[64];
    const char *value = variable_value(v, from, sizeof from);
    printf("\n    {\"names\": ");
    json_list(v->names);
    printf(", \"value\": ");
    if (*from || *value) json_string(value, strlen(value));
    else printf("null");
    if (strchr(v->names, '<')) json_members_set(v);
    printf(", ");
    json_member("from", from);
    printf(", ");
    json_member("default", v->standard);
    printf(", ");
    json_member("group", group);
    printf(",\n     ");
    json_member("accepts", v->accepts);
    printf(",\n     ");
    json_member("help", v->help);
    putchar('}');
}

void variables_json(void)
{
    const char *group = "", *comma = "";
    printf("  \"environment\": [");
    for (const struct variable *v = variables; v < variables + N_VARIABLES; v++) {
        if (!v->names) {
            group = v->help;
            continue;
        }
        printf("%s", comma);
        json_variable(v, group);
        comma = ",";
    }
    printf("\n  ],\n  ");
    json_member("problem", variables_problem());
    printf("\n");
}
