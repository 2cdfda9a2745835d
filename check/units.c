#include "units.h"

#include <stdio.h>

const char *print_bytes(uint64_t bytes, char *text)
{
    static const char units[] = " KMGTPE";
    double value = (double)bytes;
    int unit = 0;
    for (; value >= 9999.5 && unit < 6; unit++) value /= 1024;
    if (!unit) snprintf(text, LABEL, "%llu", (unsigned long long)bytes);
    else snprintf(text, LABEL, value < 99.95 ? "%.1f%c" : "%.0f%c", value, units[unit]);
    return text;
}

const char *print_time(double ns, char *text)
{
    if (ns < 999.5) snprintf(text, LABEL, "%.0f ns", ns);
    else if (ns < 999.5e3) snprintf(text, LABEL, "%.3g us", ns / 1e3);
    else if (ns < 999.5e6) snprintf(text, LABEL, "%.3g ms", ns / 1e6);
    else snprintf(text, LABEL, "%.2f s", ns / 1e9);
    return text;
}
