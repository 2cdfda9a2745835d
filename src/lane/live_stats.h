/* The data that oshinfo --live reads of a running PE: a memfd that it finds below /proc/PID/fd by its name. It holds a
 * header and, from the next page on, the lanes themselves, so that lanes count as usual and reading costs the PE
 * nothing. It takes the permission to open the PE's descriptors, not that to trace it.
 *
 * The invariant: the reader never writes. Each number has one writer at a time, the thread that holds the lane (or
 * holds world.lock, or adds atomically). It is an aligned word that is stored whole, so that the reader gets a value of
 * some moment. The numbers of a lane may be of different moments, and no difference of them may rely on that. */
#ifndef HEDDLE_LIVE_STATS_H
#define HEDDLE_LIVE_STATS_H

#include <stddef.h>
#include <unistd.h>

#include "lane/lane.h"

#define LIVE_STATS_NAME  "heddle-live"
#define LIVE_STATS_MAGIC 0x4c444448u /* "HDDL": fixed for all versions, like the offsets of the first three members */

struct live_stats_head {
    uint32_t magic;  /* stored last */
    uint32_t layout; /* live_stats_layout() of the library that wrote this */
    char version[32];
    int32_t pe, n_pes;
    uint32_t n_lanes; /* 0 with one node */
    char wire[WIRE_NAME_SIZE];
    uint32_t exposed, refused; /* registered chunks of memory, and those that cannot be registered */
};

/* Returns a number that identifies the layout of everything that a reader reads. */
force_inline uint32_t live_stats_layout(void)
{
#define AT(member) offsetof(struct lane, member)
    const size_t facts[] = {sizeof(struct live_stats_head),
                            sizeof(struct lane),
                            AT(lock),
                            AT(published.done),
                            AT(published.opened),
                            AT(published.gathered),
                            AT(counts.sent_bytes),
                            AT(counts.card_bytes),
                            AT(counts.batches),
                            AT(counts.locked),
                            AT(counts.biased),
                            AT(counts.words),
                            AT(shared.waits),
                            AT(fixed.number),
                            AT(binding.users),
                            AT(binding.users_total)};
#undef AT
    uint32_t layout = 0;
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) layout = layout * 31 + (uint32_t)facts[i];
    return layout;
}

/* Returns the offset of the lanes. */
force_inline size_t live_stats_lanes_at(void) { return (size_t)sysconf(_SC_PAGESIZE); }

/* Returns zeroed memory for the lanes; NULL if there are none. `wire` is the name of the transport, or "". */
struct lane *live_stats_up(uint32_t n_lanes, const char *wire);
void live_stats_down(void);

/* Sets the numbers of chunks in the header. Called by one thread at a time. */
void live_stats_exposed(uint32_t exposed, uint32_t refused);

/* After fork(): maps the lanes at the same addresses, but as memory of the child, independent of the parent. */
void live_stats_in_child(void);

#endif
