#include "ext/counting_create.h"

#include <shmemx.h>

#include "coll/barrier.h"
#include "coll/span.h"
#include "coll/team_lines.h"

/* The contents of the lines are ready: from now on all members may use them. */
static void lines_open(struct team *team, size_t first, enum line_kind kind)
{
    store_relaxed(&lines.uses[first].kind, (uint32_t)kind);
    barrier_sync(team);
}

void lines_complete(struct team *team)
{
    span_quiet();
    quiet_complete(context_default);
    barrier_sync(team);
}

/* No member sends to the lines any more. */
static void lines_close(const void *handle)
{
    size_t first = line_number(handle);
    lines_complete(lines.uses[first].team);
    lines_release(first);
}

int counting_create(struct team *team, counting_handle *ct, const char *where)
{
    argument_check_started(where);
    *ct = NULL;
    if (!team->n_pes) return -1; /* SHMEM_TEAM_INVALID */
    size_t line = team_lines_take(team, 1);
    if (line == LINES) return -1;
    store_relaxed((uint64_t *)line_at(line), 0);
    *ct = line_at(line);
    lines_open(team, line, LINE_COUNTER);
    return 0;
}

void counting_free(counting_handle *ct, const char *where)
{
    if (!*ct) return;
    counting_word(*ct, where);
    lines_close(*ct);
    *ct = NULL;
}

/* Returns the place of the buffer, in the form that is sent to the other members. */
static uint64_t buffer_header(const void *buffer, size_t len, size_t granule, const char *where)
{
    if (!len) return 0;
    struct span span = span_of(buffer, len, where, "buffer");
    if ((uintptr_t)buffer % granule)
        die_argument(where, "buffer", "%p, not aligned to its elements of %zu bytes", buffer, granule);
    return record_header(0, &(struct target){.peer.local = (uint32_t)world.node_pe,
                                             .region = (uint32_t)(span.region - region_table),
                                             .offset = (uintptr_t)buffer - span.region->base});
}

static void check_options(long options, size_t len, size_t granule, const char *where)
{
    if (options & ~SHMEMX_OCT_WRAP) die_argument(where, "options", "%#lx, not 0 or SHMEMX_OCT_WRAP", options);
    if (len % granule) die_argument(where, "len", "%zu, not a multiple of the elements' %zu bytes", len, granule);
}

int append_create(struct team *team, append_handle *oct, void *buffer, size_t len, size_t granule, long options,
                  const char *where)
{
    argument_check_started(where);
    *oct = NULL;
    if (!team->n_pes) return -1; /* SHMEM_TEAM_INVALID */
    check_options(options, len, granule, where);
    uint64_t header = buffer_header(buffer, len, granule, where);
    size_t line = team_lines_take(team, APPEND_LINES);
    if (line == LINES) return -1;
    bool wraps = (options & SHMEMX_OCT_WRAP) != 0, is_flat = !wraps && record_region(header) == REGION_HEAP;
    *(struct append *)line_at(line) = (struct append){.flat = is_flat ? len : 0,
                                                      .heap_offset = is_flat ? record_offset(header) : 0,
                                                      .buffer = header,
                                                      .len = len,
                                                      .granule = (uint32_t)granule,
                                                      .wraps = wraps,
                                                      .owner = world.pe};
    *oct = line_at(line);
    lines_open(team, line, LINE_APPEND);
    return 0;
}

void append_destroy(append_handle *oct, const char *where)
{
    if (!*oct) return;
    append_own(*oct, where);
    lines_close(*oct);
    *oct = NULL;
}
