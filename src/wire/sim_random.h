/* Choices of the network for tests. */
#ifndef HEDDLE_SIM_RANDOM_H
#define HEDDLE_SIM_RANDOM_H

#include "base/base.h"

/* xorshift64*, of a state that is never 0 */
force_inline uint64_t sim_draw(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 0x2545f4914f6cdd1d;
}

/* A state for each of those who choose. */
force_inline uint64_t sim_seeded(uint64_t seed, uint64_t salt)
{
    uint64_t state = (seed + 1) * 0x9e3779b97f4a7c15 ^ (salt << 32);
    return state ? state : 1;
}

#endif
