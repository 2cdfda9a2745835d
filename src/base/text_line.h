/* A line of text that is made of parts and never longer than its room. */
#ifndef HEDDLE_TEXT_LINE_H
#define HEDDLE_TEXT_LINE_H

#include <stdarg.h>
#include <stdio.h>

#include "base/base.h"

struct text_line {
    size_t length;
    char text[1024];
};

/* Append as much as there is room for. */
static inline void text_line_add_list(struct text_line *line, const char *format, va_list arguments)
{
    int n = vsnprintf(line->text + line->length, sizeof line->text - line->length, format, arguments);
    if (n > 0) line->length = min_size(line->length + (size_t)n, sizeof line->text - 1);
}

__attribute__((format(printf, 2, 3))) static inline void text_line_add(struct text_line *line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_line_add_list(line, format, arguments);
    va_end(arguments);
}

#endif
