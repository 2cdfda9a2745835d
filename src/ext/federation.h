/* Federations: a whole partition of a team into teams, known to every PE of it.
 *
 * Each node has one table of all PEs, in the WORK region of the parent's first PE on that node:
 *
 *     team_of[pe]         1 + the team of that PE, 0 for none
 *     order[...]          PEs, team by team, each team in the order of its members
 *     begins[team]        index in order of a team's first member; one more entry marks the end of the last team
 *     codes[team]         place of the team's leader in the topology, for distances
 *
 * The first two share one integer per PE: two halves of 16 bits up to 65,535 PEs, of 32 bits beyond. PEs are numbered
 * as in the parent. Queries read this table only, so any thread may make them at any time. */
#ifndef HEDDLE_FEDERATION_H
#define HEDDLE_FEDERATION_H

#include "coll/reduce.h"
#include "coll/team.h"

typedef struct heddle_federation *federation_handle;

/* Stage of shmem_finalize: frees the federations that remain. */
void federation_down(void);

int federation_split_type(team_handle parent, int type, int key, const void *config, federation_handle *new_federation,
                          const char *where);
int federation_split_color(team_handle parent, int color, int key, federation_handle *new_federation,
                           const char *where);
int federation_from_teams(team_handle parent, team_handle team, federation_handle *new_federation, const char *where);
void federation_destroy(federation_handle *handle, const char *where);

int federation_num_teams(federation_handle handle);
int federation_my_team_index(federation_handle handle);
team_handle federation_my_team(federation_handle handle);
int federation_team_of_pe(federation_handle handle, int pe);
int federation_team_size(federation_handle handle, int team);
int federation_team_members(federation_handle handle, int team, int *pes);
int federation_leader(federation_handle handle, int team);
int federation_translate(federation_handle handle, int team, int rank);
int federation_distance(federation_handle handle, int team, int other_team);
const char *federation_name(federation_handle handle);
int federation_type(federation_handle handle);

int federation_sync(federation_handle handle);
int federation_barrier(federation_handle handle);
int federation_alltoall_leaders(federation_handle handle, void *dest, const void *source, size_t nbytes,
                                const char *where);
int federation_allgather_leaders(federation_handle handle, void *dest, const void *source, size_t nbytes,
                                 const char *where);
int federation_reduce_leaders(federation_handle handle, void *dest, const void *source, size_t nelems, size_t element,
                              reduce_kernel *kernel, const char *where);
int federation_bcast_leaders(federation_handle handle, void *dest, const void *source, size_t nbytes, int root_team,
                             const char *where);
int federation_neighbor_exchange(federation_handle handle, int n_neighbors, const int *neighbors, void *dest,
                                 const void *source, size_t nbytes, const char *where);

#endif
