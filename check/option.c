#include "option.h"

#include <locale.h>

#include "base/log.h"

static const struct row {
    const char *grammar, *name, *standard;
} rows[] = {
#define ENV(field, kind, grammar, names, standard, help) {grammar, names, standard},
#include "env.def"
#undef ENV
};

const char *option_text(enum option option)
{
    const char *text = getenv(rows[option].name);
    return text && *text ? text : NULL;
}

double option_number(enum option option, double least, double most)
{
    const struct row *row = &rows[option];
    const char *text = option_text(option);
    if (!text) text = row->standard;
    char *end;
    locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0); /* the program's may have a comma in place of the point */
    double number = strtod_l(text, &end, c);
    freelocale(c);
    if (end == text || *end || !(number > 0 && number >= least && number <= most))
        die(NULL, "%s is \"%s\", not %s", row->name, text, row->grammar);
    return number;
}
