#include "ext/places.h"

#include <string.h>

#include "base/log.h"
#include "coll/barrier.h"

size_t places_carried = MEETING_PLACE_MOST;

static size_t table_size(const struct team *team) { return (size_t)team->n_pes * sizeof(struct place_for); }

static bool table_is_carried(const struct team *team)
{
    return table_size(team) <= min_size(places_carried, meeting_place_size(team->n_pes));
}

void places_prepare(struct nbc_queue *a, const char *where) { nbc_make_tables(a, table_size(nbc_team(a)), where); }

const void *places_publish(struct nbc_op *s, size_t *nbytes)
{
    const struct team *team = nbc_team(s->nbc);
    struct place_for *table = nbc_table(s, table_size(team));
    for (int i = 0; i < team->n_pes; i++) table[i] = s->parts[i].here;
    *nbytes = table_size(team);
    if (table_is_carried(team)) return table;
    s->table = (uintptr_t)table - region_table[REGION_WORK].base;
    *nbytes = sizeof s->table;
    return &s->table;
}

/* From the table of member i. */
static void fetch(struct nbc_op *s, int i)
{
    const struct team *team = nbc_team(s->nbc);
    const struct region *work = &region_table[REGION_WORK];
    struct place_for *there = &s->parts[i].there;
    uint64_t at;
    memcpy(&at, meeting_place(team, s->place, i), sizeof at);
    at += (size_t)team->my_pe * sizeof *there;
    struct target t = peer_copy_of(work, (void *)(work->base + at), team_pe(team, i));
    if (t.mapped) memcpy(there, t.mapped, sizeof *there);
    else post_get(context_internal, &t, there, sizeof *there);
}

void places_fetch(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    if (table_is_carried(team)) {
        for (int i = 0; i < team->n_pes; i++)
            s->parts[i].there = ((const struct place_for *)meeting_place(team, s->place, i))[team->my_pe];
        return;
    }
    for (int k = 0; k < team->n_pes; k++) fetch(s, span_turn(team, k));
    if (team->leaders)
        request_note(&s->moved, load_acquire(&context_internal->mark), s->where); /* as in is_last, request_op.c */
}

void place_check(const struct team *team, const struct place_for *place, int other, size_t nbytes, const char *where)
{
    if (place->size != nbytes)
        die_argument(where, "s_sizes", "%zu at %d, but that PE's t_sizes is %zu at %d", nbytes, other,
                     (size_t)place->size, team->my_pe);
}

void places_check(const struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    for (int i = 0; i < team->n_pes; i++) place_check(team, &s->parts[i].there, i, s->parts[i].nbytes, s->where);
}

void places_pack(struct nbc_op *s)
{
    size_t total = 0, at = 0;
    for (int i = 0; i < nbc_team(s->nbc)->n_pes; i++) {
        size_t nbytes = (size_t)s->parts[i].there.size;
        bool fits = nbytes <= s->room - at;
        s->parts[i].here = (struct place_for){at, fits ? nbytes : 0};
        at += fits ? nbytes : 0;
        total += nbytes;
    }
    *s->total = total;
    if (s->fitting) *s->fitting = at;
}

void places_leave_out(struct nbc_op *s)
{
    for (int i = 0; i < nbc_team(s->nbc)->n_pes; i++) s->parts[i].nbytes = (size_t)s->parts[i].there.size;
}
