/* The lines of a team: cache lines (memory/lines.h) that it alone uses, at the same numbers on all of its members.
 *
 * Every member takes and returns lines of its team in the same order, because the calls that do so are collective. So
 * all members find the same free line without communication. The team needs an agreement only when it has too few
 * lines. Then its first member reserves a block that is free on every member, under one lock of the job, and publishes
 * it at one meeting. A member never holds the lock while it waits for another member, so that the number of meetings is
 * bounded, whatever other teams do. */
#ifndef HEDDLE_TEAM_LINES_H
#define HEDDLE_TEAM_LINES_H

#include "memory/lines.h"

/* Collective, at most one meeting. Returns the first of `count` consecutive lines, or LINES without room for them. */
size_t team_lines_take(struct team *team, size_t count);

/* Before the last meeting of a team: each member gives up the lines that are not in use. Returns false if there are
 * none. */
struct line_set;
must_check bool team_lines_leave(struct team *team, struct line_set *left);

/* After that meeting: the team's first member makes the blocks available to other teams. */
void team_lines_return(struct team *team, const struct line_set *left);

#endif
