/* Teams: ordered sets of PEs, made by splitting. */
#ifndef HEDDLE_TEAM_H
#define HEDDLE_TEAM_H

#include "coll/barrier.h"
#include "coll/members.h"
#include "context/context.h"
#include "core/core.h"

/* Stages of shmem_init: create the world and the node's team. Stage of shmem_finalize: destroy the teams that
 * remain. */
void team_up(void);
void team_down(void);

/* Members of a team that is to be created, in the numbering of its parent. */
struct part {
    int start, stride, size; /* size 0: no team */
    const int *list;         /* if not NULL, the numbers of the `size` members */
};

/* Collective over the parent. Each member passes the same values for the parts that contain it. Creates `count` teams,
 * of which this process joins those that contain it. Returns true if that succeeded on every member; else no team was
 * created, and every team[i] is NULL. A part that does not contain this process returns NULL. */
must_check bool team_make(struct team *parent, int count, const struct part *parts, struct team **teams);

/* Returns the number in the part of a member of the parent, or -1. */
int team_part_rank(const struct part *part, int pe);

int team_split_strided(team_handle parent, int start, int stride, int size, const void *config, long config_mask,
                       team_handle *new_team);
int team_split_2d(team_handle parent, int xrange, const void *xaxis_config, long xaxis_mask, team_handle *xaxis_team,
                  const void *yaxis_config, long yaxis_mask, team_handle *yaxis_team, const char *where);
int team_split_3d(team_handle parent, int xrange, int yrange, const void *xaxis_config, long xaxis_mask,
                  team_handle *xaxis_team, const void *yaxis_config, long yaxis_mask, team_handle *yaxis_team,
                  const void *zaxis_config, long zaxis_mask, team_handle *zaxis_team, const char *where);
int team_split_color(team_handle parent, int color, int key, const void *config, long config_mask,
                     team_handle *new_team, const char *where);
void team_check_color(int color, const char *where); /* ends the job if it is not a valid colour */
void team_destroy(team_handle team, const char *where);

/* Collective: keep and release the parent of a federation, which needs it even after users have destroyed it. */
void team_hold(struct team *team);
void team_let_go(struct team *team);

/* Returns the number of teams that were made with a memory space, or from such a team, and are not destroyed. */
int team_count_of_space(const struct partition *space);

int team_my_pe(team_handle team);
int team_n_pes(team_handle team);
int team_translate_pe(team_handle src_team, int src_pe, team_handle dest_team);
int team_get_config(team_handle team, long config_mask, void *config);
void *team_ptr(team_handle team, const void *dest, int pe);
int team_create_ctx(team_handle team, long options, context_handle *ctx);
int team_barrier(team_handle handle, const context_handle *contexts, size_t n, const char *where);
int team_sync(team_handle team);

/* Returns the number of a world PE in a team, or -1. */
int team_rank(const struct team *team, int world_pe);

/* Allocates WORK memory of this PE, which is zero where none has been released yet; returns HEAP_NONE if there is none.
 * Releases it, unless it is HEAP_NONE. */
size_t team_work_allocate(size_t nbytes);
void team_work_release(size_t at);

/* Allocates zeroed WORK memory for the meeting of a team of n_pes; returns HEAP_NONE if there is none. */
size_t team_meeting_allocate(int n_pes, enum fastboxes boxes);

#endif
