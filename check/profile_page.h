/* A profile as a page of HTML (oshrun --profile=html): bytes between PEs, the times at which each PE moved data or
 * waited, the late PEs and the longest waits. The memory for it does not grow with the length of a job. */
#ifndef HEDDLE_PROFILE_PAGE_H
#define HEDDLE_PROFILE_PAGE_H

#include "profile.h"
#include "profile_sums.h"

enum { PAGE_BINS = 256, PAGE_SLOWEST = 10, PAGE_HOST = 64 };

struct slow { /* a call that waited; ticks since the profile began, converted to nanoseconds at the end */
    uint64_t begin, ticks, function;
    int64_t pe; /* the PE that it waited for; negative: several */
};

/* The data of one thread, then of one PE. PE 0 gathers it as an array of 64-bit words. */
struct page_part {
    uint64_t bin_ticks; /* length of a bin: it doubles when the job outgrows the bins */
    uint64_t end;
    uint64_t bins[PAGE_BINS][2];       /* ticks in calls that move data, and in calls that wait */
    struct slow slowest[PAGE_SLOWEST]; /* the longest first; 0 ticks: unused */
    char host[PAGE_HOST];              /* of the PE, cut to this length */
};

/* Prints the page from the data of all PEs, in nanoseconds. `traffic` may be NULL. */
void page_print(FILE *out, const struct sums *sums, const uint64_t *traffic, const struct page_part *parts);

#endif
