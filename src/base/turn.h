/* Turns: where a search over several things begins. */
#ifndef HEDDLE_TURN_H
#define HEDDLE_TURN_H

#include <stddef.h>
#include <stdint.h>

/* A number below n, another one in each call of a thread, in no rhythm that a program could share. n is not 0. */
static inline size_t turn_next(size_t n)
{
    static _Thread_local uint64_t turn;
    turn += 0x9e3779b97f4a7c15; /* 2^64 by the golden ratio */
    return (turn >> 32) % n;
}

#endif
