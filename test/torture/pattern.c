#include "pattern.h"

#include <string.h>

static uint64_t word_at(uint64_t key, size_t number) { return mixed(key ^ 0x9e3779b97f4a7c15 * (number + 1)); }

void pattern_fill(void *to, uint64_t key, size_t from, size_t nbytes)
{
    unsigned char *at = to;
    while (nbytes) {
        uint64_t word = word_at(key, from / 8);
        size_t skip = from % 8, n = 8 - skip < nbytes ? 8 - skip : nbytes;
        memcpy(at, (const unsigned char *)&word + skip, n);
        at += n, from += n, nbytes -= n;
    }
}

uint64_t pattern_word(uint64_t key, size_t from, size_t nbytes)
{
    uint64_t word = 0;
    pattern_fill(&word, key, from, nbytes);
    return word;
}
