#include "coll/members.h"

#include "base/env.h"
#include "core/wait_policy.h"
#include "memory/region.h"

static uint32_t node_of(const struct team *team, int i) { return peer_of(team_pe(team, i)).node; }

int members_node_of(const struct team *team, int i)
{
    uint32_t node = node_of(team, i);
    int k = 0;
    while (node_of(team, team->leaders[k].rank) != node) k++;
    return k;
}

/* Numbers the nodes that have members, in the order of their first ones; numbers[] is indexed by the world's node. Also
 * counts the runs of each node and those before it. */
static void number_nodes(struct team *team, uint32_t *numbers)
{
    uint32_t before = UINT32_MAX;
    for (uint32_t node = 0; node < roster.n_nodes; node++) numbers[node] = UINT32_MAX;
    for (int i = 0; i < team->n_pes; i++) {
        uint32_t node = node_of(team, i), *number = &numbers[node];
        if (*number == UINT32_MAX) {
            *number = (uint32_t)team->n_nodes++;
            team->leaders[*number] = (struct leader){.rank = i};
        }
        team->leaders[*number].run += node != before;
        before = node;
    }
    for (int k = 1; k <= team->n_nodes; k++) team->leaders[k].run += team->leaders[k - 1].run;
}

/* Goes from the last member to the first, so that each node's count of runs ends at the index of its first run. */
static void fill_runs(struct team *team, const uint32_t *numbers)
{
    for (int i = team->n_pes - 1; i >= 0; i--) {
        int *run = &team->leaders[numbers[node_of(team, i)]].run;
        bool is_end = i == team->n_pes - 1 || node_of(team, i + 1) != node_of(team, i);
        if (is_end) --*run;
        team->runs[*run] = (struct run){.first = i, .count = is_end ? 1 : team->runs[*run].count + 1};
    }
}

static void count_node_members(struct team *team)
{
    team->node_members = team->node_member = 0;
    for (const struct run *run = members_runs(team, team->my_node); run < members_runs(team, team->my_node + 1);
         run++) {
        if (run->first < team->my_pe)
            team->node_member += (int)min_size((size_t)run->count, (size_t)(team->my_pe - run->first));
        team->node_members += run->count;
    }
}

bool members_find(struct team *team)
{
    uint32_t *numbers = malloc(roster.n_nodes * sizeof *numbers);
    team->n_nodes = 0;
    team->leaders = calloc(min_size((size_t)team->n_pes, roster.n_nodes) + 1, sizeof *team->leaders);
    if (numbers && team->leaders) {
        number_nodes(team, numbers);
        team->my_node = (int)numbers[roster.my_node];
        team->runs = malloc((size_t)team->leaders[team->n_nodes].run * sizeof *team->runs);
        if (team->runs) fill_runs(team, numbers);
    }
    free(numbers);
    if (team->runs) count_node_members(team);
    else members_forget(team);
    return team->runs != NULL;
}

void members_forget(struct team *team)
{
    free(team->leaders);
    free(team->runs);
    team->leaders = NULL;
    team->runs = NULL;
}

void members_meet(struct team *team)
{
    const struct region *work = &region_table[REGION_WORK];
    const struct leader *own = &team->leaders[team->my_node];
    team->meeting = region_copy_of(work, (void *)(work->base + own->meeting), team_pe(team, own->rank));
    bool flags = env.barrier ? env.barrier == BARRIER_FLAGS : team->n_pes <= world.cpus && !wait_policy.pes_share_cpu;
    team->watch_flags = team->n_nodes == 1 && flags;
    if (team->n_nodes == 1) members_forget(team);
}

/* True if nodes are in the order of their first members, and their runs contain each member once. */
static bool nodes_are_valid(const struct team *team)
{
    int members = 0;
    for (int k = 0; k < team->n_nodes; k++) {
        const struct run *run = members_runs(team, k), *end = members_runs(team, k + 1);
        if (run >= end || run->first != team->leaders[k].rank) return false;
        if (k && run->first <= team->leaders[k - 1].rank) return false;
        for (; run < end; run++) {
            members += run->count;
            if (run->count < 1 || (run + 1 < end && run[1].first <= run->first + run->count)) return false;
        }
    }
    return members == team->n_pes && members_on_node(team, team->node_member) == team->my_pe;
}

bool members_are_valid(const struct team *team)
{
    if (team->my_pe < 0 || team->my_pe >= team->n_pes || team_pe(team, team->my_pe) != world.pe) return false;
    if (team->node_member < 0 || team->node_member >= team->node_members) return false;
    if (team->my_node < 0 || team->my_node >= team->n_nodes || !team->leaders != !team->runs) return false;
    if (team->leaders) return team->n_nodes > 1 && nodes_are_valid(team);
    return team->n_nodes == 1 && team->node_members == team->n_pes && team->node_member == team->my_pe;
}
