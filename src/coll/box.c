#include "coll/box.h"

#include <string.h>

struct use {
    struct box *box;
    uint32_t times; /* that it was filled before */
};

static struct use use_of(const struct team *team, uint64_t k)
{
    return (struct use){.box = meeting_box(team, k % BOXES), .times = (uint32_t)(k / BOXES)};
}

static uint32_t reads_of(const struct team *team, uint32_t times) { return times * ((uint32_t)team->node_members - 1); }

void box_fill(struct team *team, const void *from, size_t nbytes)
{
    struct use use = use_of(team, team->boxes++);
    bell_wait(&use.box->reads, reads_of(team, use.times));
    memcpy(use.box->bytes, from, nbytes);
    bell_ring(&use.box->full, use.times + 1);
}

void box_take(struct team *team, void *to, size_t nbytes)
{
    struct use use = use_of(team, team->boxes++);
    bell_wait(&use.box->full, use.times + 1);
    memcpy(to, use.box->bytes, nbytes);
    bell_ring_one_more(&use.box->reads);
}

void box_wait_taken(const struct team *team)
{
    for (uint64_t k = team->boxes > BOXES ? team->boxes - BOXES : 0; k < team->boxes; k++) {
        struct use use = use_of(team, k);
        bell_wait(&use.box->reads, reads_of(team, use.times + 1));
    }
}
