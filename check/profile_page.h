/* A profile as a page of HTML (oshrun --profile=html): who has sent how much to whom, when each PE has moved data and
 * when it has waited, and the longest waits. What is kept takes the same room however long a job is. */
#ifndef HEDDLE_PROFILE_PAGE_H
#define HEDDLE_PROFILE_PAGE_H

#include "profile.h"
#include "profile_sums.h"

enum { PAGE_BINS = 256, PAGE_SLOWEST = 10 };

struct slow { /* a call that waited; ticks, and in the end nanoseconds, since the profile began */
    uint64_t begin, ticks, function;
    int64_t pe; /* for whom; negative: for several */
};

/* What a thread keeps, and then what a PE tells: words, to be sent as they are. */
struct page_part {
    uint64_t bin_ticks; /* how long a bin is: it grows with the job */
    uint64_t end;
    uint64_t bins[PAGE_BINS][2];       /* of each, ticks in calls that move data, and in calls that wait */
    struct slow slowest[PAGE_SLOWEST]; /* the longest first; 0 ticks: there are no more */
};

/* The text of the page, from all PEs' parts, in nanoseconds. `traffic` may be NULL. */
void page_print(FILE *out, const struct sums *sums, const uint64_t *traffic, const struct page_part *parts);

#endif
