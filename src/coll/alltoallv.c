#include "coll/alltoallv.h"

#include "coll/barrier.h"
#include "coll/create.h"
#include "coll/span.h"

/* What a member expects from one other; in lines, where that one can look it up and nobody else writes. */
struct place_for {
    uint64_t offset, size;
};

/* Tells every member where its bytes go here: into its `from_me`-th place. */
static void tell_places(struct team *team, struct place_for *places, const size_t *offsets, const size_t *sizes)
{
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        struct place_for mine = {offsets[other], sizes[other]};
        struct span span = {.region = &region_table[REGION_WORK], .address = (char *)&places[team->my_pe]};
        span_put(&span, team, other, 0, &mine, sizeof mine);
    }
    span_quiet();
    barrier_sync(team);
}

static void send_to(struct team *team, const struct place_for *place, int other, const void *dest, const char *source,
                    size_t nbytes, const char *where)
{
    if (place->size != nbytes)
        die_argument(where, "s_sizes", "%zu at %d, but that PE's t_sizes is %zu at %d", nbytes, other,
                     (size_t)place->size, team->my_pe);
    if (!nbytes) return;
    const char *to = (const char *)dest + place->offset;
    struct span span = span_of(to, nbytes, where, "dest");
    span_put(&span, team, other, 0, source, nbytes);
}

int alltoallv_exchange(struct team *team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
                       const void *source, const size_t *s_offsets, const size_t *s_sizes, const char *where)
{
    if (!team->n_pes) return -1; /* SHMEM_TEAM_INVALID */
    size_t line = lines_agree(team, round_up((size_t)team->n_pes * sizeof(struct place_for), cache_line) / cache_line);
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

int alltoallv_packed(struct team *team, void *dest, size_t dest_len, size_t *t_size, const void *source,
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
