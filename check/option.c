#include "option.h"

#include "base/decimal.h"
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
    double number = (double)decimal_parse(text, &end);
    if (end == text || *end || !(number > 0 && number >= least && number <= most))
        die(NULL, "%s is \"%s\", not %s", row->name, text, row->grammar);
    return number;
}
