/* Numbers that follow from a seed, and bytes that follow from a key: so everybody can say what anybody's memory holds.
 */
#ifndef TORTURE_PATTERN_H
#define TORTURE_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline uint64_t mixed(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

/* A number of its own for each pair, in this order. */
static inline uint64_t key_of(uint64_t key, uint64_t what) { return mixed(key + 0x9e3779b97f4a7c15 * (what + 1)); }

struct random {
    uint64_t state;
};

static inline uint64_t draw(struct random *r) { return mixed(r->state += 0x9e3779b97f4a7c15); }
static inline uint32_t below(struct random *r, uint32_t n) { return (uint32_t)((draw(r) >> 32) * n >> 32); }
static inline bool chance(struct random *r, uint32_t percent) { return below(r, 100) < percent; }

/* Of the bytes of a key's endless pattern, those that begin `from` bytes into it. */
void pattern_fill(void *to, uint64_t key, size_t from, size_t nbytes);

/* The same as a number, of its first 1, 2, 4 or 8 bytes. */
uint64_t pattern_word(uint64_t key, size_t from, size_t nbytes);

#endif
