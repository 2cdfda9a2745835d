/* What long transfers move, in all programs that are compared (wire.h, bare_wire.h), and which bytes that are: they
 * follow from the place and from a seed that is another one in each measurement. */
#ifndef BENCH_TRANSFERS_H
#define BENCH_TRANSFERS_H

#include <stdbool.h>
#include <stddef.h>

enum { window_bytes = 16 << 20, smallest = 64 << 10, largest = 8 << 20 };

/* How many of them are under way at once. */
static inline size_t transfers_at_once(size_t size) { return window_bytes / size > 64 ? 64 : window_bytes / size; }

static inline size_t transfers_seed(size_t size, bool put) { return (size >> 10) + put; }

static inline char transfers_byte(size_t i, size_t seed) { return (char)(seed + i * 7 + (i >> 12)); }

static inline void transfers_fill(char *bytes, size_t seed)
{
    for (size_t i = 0; i < window_bytes; i++) bytes[i] = transfers_byte(i, seed);
}

/* The first byte of n that is another one; or n. */
static inline size_t transfers_wrong(const char *bytes, size_t seed, size_t n)
{
    size_t i = 0;
    while (i < n && bytes[i] == transfers_byte(i, seed)) i++;
    return i;
}

#endif
