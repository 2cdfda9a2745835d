/* Sizes for people: "3 MiB", "100 TiB". */
#ifndef HEDDLE_SIZE_TEXT_H
#define HEDDLE_SIZE_TEXT_H

#include "base/base.h"

enum { SIZE_TEXT = 32 };

/* In the largest unit of which there is one, with up to four digits. Returns the text. */
static inline const char *size_text(size_t bytes, char text[SIZE_TEXT])
{
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double size = (double)bytes;
    int unit = 0;
    for (; size >= 1024; unit++) size /= 1024;
    snprintf(text, SIZE_TEXT, "%.4g %s", size, bytes == 1 ? "byte" : units[unit]);
    return text;
}

#endif
