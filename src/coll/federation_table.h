/* What a federation knows, made of what its PEs say of themselves: see federation.h. */
#ifndef HEDDLE_FEDERATION_TABLE_H
#define HEDDLE_FEDERATION_TABLE_H

#include "coll/topology.h"

/* What a PE says: of a colour, or, where the topology says which team it is in, nothing. */
struct claim {
    int32_t color, key;
    int32_t size; /* of the team that it brings along; 0: none */
    struct site place;
};

struct federation_table {
    uint32_t n_pes, n_teams, n_members;
    uint32_t is_wide;   /* 32 bits for what otherwise takes 16 */
    uint8_t levels[64]; /* where two codes differ in this bit, and in none above, what kind of thing holds both */
    uint64_t codes[];   /* and team_of, begins, order */
};

/* A table as seen from here. */
struct table_view {
    int n_pes, n_teams;
    bool is_wide;
    const void *team_of, *begins, *order;
    const struct federation_table *table; /* for its codes and levels */
};
struct table_view table_view(const struct federation_table *table);

/* The number at a place of one of its lists. */
force_inline uint32_t table_at(bool is_wide, const void *list, size_t i)
{
    return is_wide ? ((const uint32_t *)list)[i] : ((const uint16_t *)list)[i];
}

/* What keeps a table from being made, beside what is unknown. */
enum { TABLE_ROOM = 1 << 8, TABLE_CODES = 1 << 9, TABLE_TEAMS = 1 << 10 };

struct draft; /* of a table: PEs in the order of teams */

/* The PEs by their claims, into teams of a kind, SHMEMX_FED_…. Returns the draft and 0, or what keeps it from being
 * made, and in *pe the PE whose fault that is. */
int table_draft(const struct claim *const *claims, int n_pes, int type, struct draft **draft, int *pe);
size_t draft_size(const struct draft *draft);                               /* bytes of the table */
int draft_write(const struct draft *draft, struct federation_table *table); /* 0, or TABLE_ROOM or TABLE_CODES */
void draft_free(struct draft *draft);

#endif
