/* Nonblocking collectives: do all PEs of a team start the same ones in the same order? A PE that starts one does not
 * wait for the other PEs. It posts its call in a ring in symmetric memory, under a tag made from the team and the
 * number of nonblocking collectives on it so far. Then it reads the ring of the member before it, and of the member
 * behind it. If a member has posted a call under this tag, the two are compared.
 *
 * Of two neighbors, the one that reads last finds the post of the other: each reads after its own post is complete. So
 * all neighbors are compared, hence all members, unless a post was overwritten: a PE may be many collectives ahead. */
#include "check.h"

#include <pthread.h>
#include <string.h>

#include "base/fork_lock.h"

enum { STARTS = 128 }; /* a power of two */

struct start {
    uint64_t tag; /* 0: none */
    uint64_t function, values[AGREED_MAX];
    uint64_t sum; /* of what is above: a post that changes while it is read does not have it */
};

static struct {
    struct start *ring; /* NULL for a single PE, or if there was no room */
    shmem_ctx_t ctx;
    pthread_mutex_t mutex; /* protects the ring of this PE */
} order = {.mutex = PTHREAD_MUTEX_INITIALIZER};

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&order.mutex); }

static uint64_t sum_of(const struct start *start)
{
    uint64_t words[offsetof(struct start, sum) / sizeof(uint64_t)], sum = 0;
    memcpy(words, start, sizeof words);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) sum = (sum ^ words[i]) * 0x9e3779b97f4a7c15 + i;
    return sum ^ sum >> 32;
}

static void compare_with(struct call *call, int pe, size_t place, uint64_t tag)
{
    struct start theirs;
    pshmem_ctx_getmem(order.ctx, &theirs, &order.ring[place], sizeof theirs, pe);
    if (theirs.tag == tag && theirs.sum == sum_of(&theirs))
        call_compare(call, pe, true, (enum function)theirs.function, theirs.values);
}

void order_check(struct call *call)
{
    struct known_team *team = call->team;
    if (!team || team->n_pes < 2 || !order.ring) return;
    uint64_t number = ++team->started, tag = team_tag(team, number);
    size_t place = (size_t)(team->key + number) % STARTS;
    struct start mine = {.tag = tag, .function = call->function};
    for (int i = 0; i < call->agreed_count; i++) mine.values[i] = call->agreed[i].value;
    mine.sum = sum_of(&mine);
    pthread_mutex_lock(&order.mutex);
    order.ring[place] = mine;
    pthread_mutex_unlock(&order.mutex);
    fence_puts_complete(); /* pairs with itself on the other PE: one of the two reads what the other one has posted */
    int before = (team->my_pe + team->n_pes - 1) % team->n_pes, behind = (team->my_pe + 1) % team->n_pes;
    compare_with(call, team_member(team, before), place, tag);
    if (behind != before) compare_with(call, team_member(team, behind), place, tag);
}

void order_up(shmem_ctx_t ctx)
{
    order.ctx = ctx;
    order.ring = check.n_pes > 1 ? pshmem_calloc(STARTS, sizeof *order.ring) : NULL;
}

void order_down(void)
{
    if (order.ring) pshmem_free(order.ring);
    order.ring = NULL;
}
