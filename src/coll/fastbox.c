#include "coll/fastbox.h"

#include <string.h>

struct use {
    struct fastbox *box;
    uint32_t times; /* number of times that it was filled before */
};

static struct use use_of(const struct team *team, uint64_t k)
{
    return (struct use){.box = meeting_fastbox(team, k % FASTBOXES), .times = (uint32_t)(k / FASTBOXES)};
}

static uint32_t reads_of(const struct team *team, uint32_t times) { return times * ((uint32_t)team->node_members - 1); }

void fastbox_fill(struct team *team, const void *from, size_t nbytes)
{
    struct use use = use_of(team, team->fastboxes++);
    bell_wait(&use.box->reads, reads_of(team, use.times));
    memcpy(use.box->bytes, from, nbytes);
    bell_ring(&use.box->full, use.times + 1);
}

void fastbox_take(struct team *team, void *to, size_t nbytes)
{
    struct use use = use_of(team, team->fastboxes++);
    bell_wait(&use.box->full, use.times + 1);
    memcpy(to, use.box->bytes, nbytes);
    bell_ring_one_more(&use.box->reads);
}

void fastbox_wait_taken(const struct team *team)
{
    for (uint64_t k = team->fastboxes > FASTBOXES ? team->fastboxes - FASTBOXES : 0; k < team->fastboxes; k++) {
        struct use use = use_of(team, k);
        bell_wait(&use.box->reads, reads_of(team, use.times + 1));
    }
}
