/* What a round is fond of, and what it leaves out: rounds that do a few things often find more than rounds that do all
 * things alike. */
#ifndef TORTURE_MOOD_H
#define TORTURE_MOOD_H

#include "plan.h"

enum { KINDS_MAX = 192, SIZES_MAX = 24 };

enum act {
    ACT_ISSUE,
    ACT_COMPLETE,
    ACT_FENCE,
    ACT_LOCAL,
    ACT_MERGE,
    ACT_PART,
    ACT_REGISTER,
    ACT_PAUSE,
    ACT_TEST,
    ACT_LOCK,
    ACTS
};

struct mood {
    uint32_t kinds[KINDS_MAX], sizes[SIZES_MAX], acts[ACTS]; /* weights */
    bool is_one_way;                                         /* nothing that has a result */
    uint32_t waits, to_itself;   /* percent: of lots whose verdict is awaited, of operations that stay at their PE */
    uint32_t contexts, requests; /* of a thread, at most */
    int favourite;               /* a PE to which all goes; -1: the next one; NO_FAVOURITE */
    bool registers;              /* all threads do it at once */
    uint32_t exchanges, words;   /* phases by bits: threads exchange so many words in them */
};
enum { NO_FAVOURITE = -2 };

/* The same at all PEs. */
struct mood mood_of(const struct plan *plan);

/* Sizes of operations, up to `around` bytes more or less. The first ones are small. */
struct size {
    uint32_t nbytes, around, weight;
};
enum { SMALL_SIZES = 6 };
uint32_t mood_sizes(void);
struct size mood_size(uint32_t i);

#endif
