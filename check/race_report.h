/* Reports of races, with the places of both accesses in the source. */
#ifndef HEDDLE_RACE_REPORT_H
#define HEDDLE_RACE_REPORT_H

#include "race.h"

enum { RACE_NO_FUNCTION = 0xffff }; /* in the place of enum function: a load or a store of the program */

/* The number of the place that a call comes from, with this return address; 0 if there are too many. */
unsigned race_site(const void *from, unsigned function, unsigned thread);

struct race_side {
    int pe;
    unsigned site;
    enum race_kind kind;
    bool is_pending; /* an operation that a quiet completes, not what the PE does itself */
};

struct race_pair {
    struct race_side now, before;
    const void *at;  /* the first byte of both, as an address of this PE */
    size_t nbytes;   /* from there on */
    bool is_private; /* memory of this process alone */
    bool is_same_ctx;
    int owner; /* the PE whose memory that is */
};

/* Reports it, unless the pair of places was reported before, or is suppressed. */
void race_report(const struct race_pair *pair);
void race_report_up(void);
void race_report_down(int pe); /* the summary; collective */
bool race_report_any(void);    /* has this PE reported any? */

#endif
