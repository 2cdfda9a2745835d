/* Lists of numbers as the kernel writes them, of processors and NUMA nodes: "0-1,4". */
#ifndef HEDDLE_NUMBER_LIST_H
#define HEDDLE_NUMBER_LIST_H

#include <stdbool.h>
#include <stdlib.h>

static inline bool number_list_has(const char *list, unsigned long n)
{
    for (char *end; *list; list = end + (*end == ',')) {
        unsigned long from = strtoul(list, &end, 10), to = from;
        if (end == list) return false;
        if (*end == '-') to = strtoul(end + 1, &end, 10);
        if (from <= n && n <= to) return true;
    }
    return false;
}

#endif
