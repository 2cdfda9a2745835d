/* The table of a federation, computed from the claims of its PEs: see federation.h. */
#ifndef HEDDLE_FEDERATION_TABLE_H
#define HEDDLE_FEDERATION_TABLE_H

#include "ext/topology.h"

/* The claim of a PE: its colour, or no colour if the topology determines its team. */
struct claim {
    int32_t color, key;
    int32_t size; /* members of its own team, in a federation of existing teams; 0: none */
    struct site place;
};

struct federation_table {
    uint32_t n_pes, n_teams, n_members;
    uint32_t is_wide;   /* the entries have 32 bits in place of 16 */
    uint8_t levels[64]; /* by the highest bit in which two codes differ: the kind of the smallest object that contains
                           both */
    uint64_t codes[];   /* followed by team_of, begins and order */
};

/* Local addresses of the parts of a table. */
struct table_view {
    int n_pes, n_teams;
    bool is_wide;
    const void *team_of, *begins, *order;
    const struct federation_table *table; /* for its codes and levels */
};
struct table_view table_view(const struct federation_table *table);

/* Returns an entry of one of its lists. */
force_inline uint32_t table_at(bool is_wide, const void *list, size_t i)
{
    return is_wide ? ((const uint32_t *)list)[i] : ((const uint16_t *)list)[i];
}

/* Errors of a table, in addition to the bits of unknown places. */
enum { TABLE_ROOM = 1 << 8, TABLE_CODES = 1 << 9, TABLE_TEAMS = 1 << 10 };

struct draft; /* a table in the making: PEs in the order of teams */

/* Sorts PEs into teams of a kind (SHMEMX_FED_...) by their claims. Returns 0 and the draft, or an error and in *pe the
 * PE that caused it. */
int table_draft(const struct claim *const *claims, int n_pes, int type, struct draft **draft, int *pe);
size_t draft_size(const struct draft *draft);                               /* bytes of the table */
int draft_write(const struct draft *draft, struct federation_table *table); /* 0, or TABLE_ROOM or TABLE_CODES */
void draft_free(struct draft *draft);

#endif
