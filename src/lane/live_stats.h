/* What oshinfo --live reads of a running PE: a memfd that is found below /proc/PID/fd by its name. It holds a head and,
 * from the next page on, the lanes themselves, so that lanes count as they do anyway and looking costs the PE nothing.
 * Whoever may open the PE's descriptors may look; no leave to trace it is needed.
 *
 * The invariant: the reader never writes. Each number has one writer at a time, whoever is inside the lane (or holds
 * world.lock, or adds atomically), and is an aligned word, which is stored whole: what is read is what it was at some
 * moment. The numbers of a lane need not be of the same moment, and no difference of them may rely on that. */
#ifndef HEDDLE_LIVE_STATS_H
#define HEDDLE_LIVE_STATS_H

#include <stddef.h>
#include <unistd.h>

#include "lane/lane.h"

#define LIVE_STATS_NAME  "heddle-live"
#define LIVE_STATS_MAGIC 0x4c444448u /* "HDDL": of every version, as are the places of the first three members */

struct live_stats_head {
    uint32_t magic;  /* stored last */
    uint32_t layout; /* live_stats_layout() of the library that wrote this */
    char version[32];
    int32_t pe, n_pes;
    uint32_t n_lanes; /* 0 with one node */
    char wire[WIRE_NAME_SIZE];
    uint32_t exposed, refused; /* chunks of memory that cards of other nodes may use, and that cannot be exposed */
};

/* Where everything is that a reader looks at, in one number. */
force_inline uint32_t live_stats_layout(void)
{
#define AT(member) offsetof(struct lane, member)
    const size_t facts[] = {sizeof(struct live_stats_head),
                            sizeof(struct lane),
                            AT(lock),
                            AT(done),
                            AT(opened),
                            AT(gathered),
                            AT(sent_bytes),
                            AT(card_bytes),
                            AT(batches),
                            AT(locked),
                            AT(biased),
                            AT(words),
                            AT(waits),
                            AT(number),
                            AT(users),
                            AT(users_total)};
#undef AT
    uint32_t layout = 0;
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) layout = layout * 31 + (uint32_t)facts[i];
    return layout;
}

/* Where the lanes begin. */
force_inline size_t live_stats_lanes_at(void) { return (size_t)sysconf(_SC_PAGESIZE); }

/* Memory for the lanes, all zeros; NULL if there are none. `wire` is its name, or "". */
struct lane *live_stats_up(uint32_t n_lanes, const char *wire);
void live_stats_down(void);

/* Chunks so far, as in the head. One thread at a time. */
void live_stats_exposed(uint32_t exposed, uint32_t refused);

/* fork(): the lanes at the same addresses, but the child's own, whatever becomes of the parent's. */
void live_stats_in_child(void);

#endif
