/* Decimal numbers as users write them. */
#ifndef HEDDLE_DECIMAL_H
#define HEDDLE_DECIMAL_H

#include <locale.h>
#include <stdlib.h>

/* As strtold, but with a point in every locale of the program. */
static inline long double decimal_parse(const char *text, char **end)
{
    locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    long double number = strtold_l(text, end, c);
    freelocale(c);
    return number;
}

#endif
