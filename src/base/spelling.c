#include "base/spelling.h"

#include <string.h>

size_t spelling_distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t before[SPELLING_LONGEST + 1], last[SPELLING_LONGEST + 1], now[SPELLING_LONGEST + 1];
    for (size_t j = 0; j <= b_length; j++) last[j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        now[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            now[j] = min_size(min_size(last[j], now[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
            bool is_exchange = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (is_exchange) now[j] = min_size(now[j], before[j - 2] + 1);
        }
        memcpy(before, last, sizeof before);
        memcpy(last, now, sizeof last);
    }
    return last[b_length];
}
