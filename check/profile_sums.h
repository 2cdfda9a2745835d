/* Adding up a profile over threads and PEs. */
#ifndef HEDDLE_PROFILE_SUMS_H
#define HEDDLE_PROFILE_SUMS_H

#include "profile.h"

enum { SUM_CALLS, SUM_BYTES, SUM_NS, SUM_FIELDS };

/* What all threads of all PEs have done: calls, bytes and nanoseconds of each function. */
struct sums {
    uint64_t of[FUNCTION_COUNT][SUM_FIELDS];
};

struct summary { /* on all PEs of their own, and on PE 0 of all */
    struct sums sums;
    uint64_t *traffic; /* on PE 0 a row for each PE: what it has moved to or from each; NULL: that could not be had */
};

/* Collective. Returns false if the symmetric heap is full. */
bool summary_make(struct summary *summary);
void summary_forget(struct summary *summary);

/* On PE 0: all PEs' `words` words, PE by PE. Collective; false as above. */
bool gather(const uint64_t *mine, size_t words, uint64_t *all);

/* The functions that were called, by their time. Returns how many. */
int functions_sort(const struct sums *sums, int order[FUNCTION_COUNT]);

#endif
