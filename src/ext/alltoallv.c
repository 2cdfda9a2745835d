#include "ext/alltoallv.h"

#include "base/env.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "ext/nbc.h"
#include "ext/places.h"
#include "coll/span.h"
#include "coll/team_lines.h"
#include "ext/counting_create.h"

/* Copies to an entry of a table at another member; this member's copy of the entry is at `entry`. */
static void put_entry(struct team *team, void *entry, int other, const void *value, size_t nbytes)
{
    struct span span = {.region = &region_table[REGION_WORK], .address = entry};
    span_put(&span, team, other, 0, value, nbytes);
}

/* Sends to each member the place for its block: the `my_pe`-th one there. `sizes` is NULL if any size has room. Places
 * lie at the front of the lowest free lines of the team: a member writes them while others may still be in the exchange
 * before, where they read what lies behind the places, but no places any more. */
static void tell_places(struct team *team, struct place_for *places, const size_t *offsets, const size_t *sizes)
{
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        struct place_for mine = {offsets[other], sizes ? sizes[other] : SIZE_MAX};
        put_entry(team, &places[team->my_pe], other, &mine, sizeof mine);
    }
    span_quiet();
    barrier_sync(team);
}

static void send_part(struct team *team, const void *dest, uint64_t offset, int other, const char *source,
                      size_t nbytes, const char *where)
{
    if (!nbytes) return;
    struct span span = span_of((const char *)dest + offset, nbytes, where, "dest");
    span_put(&span, team, other, 0, source, nbytes);
}

static void send_to(struct team *team, const struct place_for *place, int other, const void *dest, const char *source,
                    size_t nbytes, const char *where)
{
    place_check(team, place, other, nbytes, where);
    send_part(team, dest, place->offset, other, source, nbytes, where);
}

/* Between nodes the non-blocking forms take fewer messages. On one node a meeting is faster than a request. */
static int exchange_nodes(struct team *team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
                          const void *source, const size_t *s_offsets, const size_t *s_sizes, const char *where)
{
    request_handle request = 0;
    nbc_alltoallv(team, dest, t_offsets, t_sizes, source, s_offsets, s_sizes, &request, where);
    request_wait(&request, where);
    return 0;
}

int alltoallv_exchange(struct team *team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
                       const void *source, const size_t *s_offsets, const size_t *s_sizes, const char *where)
{
    if (!team->n_pes) return -1; /* SHMEM_TEAM_INVALID */
    if (team->leaders) return exchange_nodes(team, dest, t_offsets, t_sizes, source, s_offsets, s_sizes, where);
    size_t line =
        team_lines_take(team, round_up((size_t)team->n_pes * sizeof(struct place_for), cache_line) / cache_line);
    if (line == LINES) return -1;
    struct place_for *places = line_at(line);
    tell_places(team, places, t_offsets, t_sizes);
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        send_to(team, &places[other], other, dest, (const char *)source + s_offsets[other], s_sizes[other], where);
    }
    lines_complete(team);
    lines_release(line);
    return 0;
}

/* In the order of the values of SHMEM_ALLTOALLV_TSIZE_CHK. */
enum too_much { OVERWRITES, ENDS_THE_JOB, IS_LEFT_OUT };

/* Returns the number of bytes to send. */
static size_t size_for(const struct team *team, const struct place_for *place, int other, size_t nbytes,
                       const char *where)
{
    if (nbytes <= place->size) return nbytes;
    if (env.alltoallv_check == ENDS_THE_JOB)
        die_argument(where, "s_sizes",
                     "%zu at %d, but that PE's t_sizes is %zu at %d, and SHMEM_ALLTOALLV_TSIZE_CHK is abort", nbytes,
                     other, (size_t)place->size, team->my_pe);
    return (size_t)place->size;
}

void alltoallv_cray(struct team *team, void *dest, const size_t *t_offsets, size_t *t_sizes, const void *source,
                    const size_t *s_offsets, const size_t *s_sizes, const char *where)
{
    size_t size = round_up((size_t)team->n_pes * (sizeof(struct place_for) + sizeof(uint64_t)), cache_line);
    size_t line = team->n_pes ? team_lines_take(team, size / cache_line) : LINES;
    if (line == LINES) die_argument(where, "the team", "invalid, or its table of offsets has no room");
    struct place_for *places = line_at(line);
    uint64_t *arrived = (uint64_t *)(places + team->n_pes); /* bytes that arrived from each member */
    tell_places(team, places, t_offsets, env.alltoallv_check == OVERWRITES ? NULL : t_sizes);
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        uint64_t nbytes = size_for(team, &places[other], other, s_sizes[other], where);
        send_part(team, dest, places[other].offset, other, (const char *)source + s_offsets[other], nbytes, where);
        put_entry(team, &arrived[team->my_pe], other, &nbytes, sizeof nbytes);
    }
    lines_complete(team);
    for (int k = 0; k < team->n_pes; k++) t_sizes[k] = arrived[k];
    lines_release(line);
}

/* Each member pushes its blocks, and the receiver determines their places. */
static int pack_by_pushes(struct team *team, void *dest, size_t dest_len, size_t *t_size, const void *source,
                          const size_t *s_offsets, const size_t *s_sizes, const char *where)
{
    append_handle oct;
    if (append_create(team, &oct, dest, dest_len, 1, 0, where)) return -1;
    struct append *own = append_own(oct, where);
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        append_push(context_internal, oct, (const char *)source + s_offsets[other], s_sizes[other],
                    team_pe(team, other), where);
    }
    lines_complete(team);
    *t_size = append_landed(own).sum;
    bool fits = !own->overflow;
    append_destroy(&oct, where);
    return fits ? 0 : -1;
}

void alltoallv_cray_packed(struct team *team, void *dest, size_t dest_len, size_t *t_size, const void *source,
                           const size_t *s_offsets, const size_t *s_sizes, const char *where)
{
    if (pack_by_pushes(team, dest, dest_len, t_size, source, s_offsets, s_sizes, where))
        die_argument(where, "dest_len", "%zu bytes, which is too small for the received data", dest_len);
}

int alltoallv_packed(struct team *team, void *dest, size_t dest_len, size_t *t_size, const void *source,
                     const size_t *s_offsets, const size_t *s_sizes, const char *where)
{
    size_t total = 0;
    request_handle request = 0;
    if (!team->leaders) return pack_by_pushes(team, dest, dest_len, t_size, source, s_offsets, s_sizes, where);
    nbc_alltoallv_packed(team, dest, dest_len, &total, t_size, source, s_offsets, s_sizes, &request, where);
    request_wait(&request, where);
    return total <= dest_len ? 0 : -1;
}
