/* The deprecated collectives over active sets (PE_start, logPE_stride, PE_size): each set is a team, made when it is
 * used for the first time and kept. */
#ifndef HEDDLE_ACTIVE_SET_H
#define HEDDLE_ACTIVE_SET_H

#include "core/core.h"

/* The team of an active set that contains the calling PE. All members call it in the same order. pSync is used by
 * the first call for a set only, and holds SHMEM_SYNC_VALUE again when this returns. */
struct team *active_set_team(int PE_start, int logPE_stride, int PE_size, long *pSync, const char *where);

void active_set_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync, const char *where);

void active_set_down(void);

#endif
