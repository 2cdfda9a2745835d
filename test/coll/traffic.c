/* Frozen facts: how many bytes collectives send from node to node. What is for a node crosses the wire once, however
 * many members are there. The program is linked with the library's insides, to see what is sent; it is run with
 * HEDDLE_NODES. */
#include "coll/team.h"
#include "lane/network.h"
#include "semantics/semantics.h"

#include "lane/lane.h"

enum { LONGS = 1 << 17 }; /* of one contribution */
static const size_t NBYTES = LONGS * sizeof(long);
static long *dest, *source, *counts;

/* All bytes that the job has sent since the last call. */
static size_t sent(void)
{
    static long before;
    shmem_barrier_all();
    counts[0] = (long)network_sent_bytes() - before;
    before += counts[0];
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &counts[1], &counts[0], 1);
    return (size_t)counts[1];
}

/* Headers, answers and meetings add a little to the data. */
static void check_sent(const char *what, size_t optimum)
{
    size_t seen = sent();
    if (me == 0) printf("%s: %zu bytes between nodes, at least %zu\n", what, seen, optimum);
    check(seen >= optimum);
    check(seen <= optimum + optimum / 50 + 8192 * (size_t)n);
}

static void fill_source(void)
{
    for (size_t i = 0; i < LONGS; i++) source[i] = me * 1000003L + (long)i;
}

static void broadcast_sends_to_every_node_once(size_t others, int root)
{
    shmem_long_broadcast(SHMEM_TEAM_WORLD, dest, source, LONGS, root);
    for (size_t i = 0; i < LONGS; i++) check_equal(dest[i], root * 1000003L + (long)i);
    check_sent("broadcast", others * NBYTES);
}

static void fcollect_sends_every_block_to_every_node_once(size_t others)
{
    shmem_long_fcollect(SHMEM_TEAM_WORLD, dest, source, LONGS);
    for (int pe = 0; pe < n; pe++)
        for (size_t i = 0; i < LONGS; i++) check_equal(dest[(size_t)pe * LONGS + i], pe * 1000003L + (long)i);
    check_sent("fcollect", others * (size_t)n * NBYTES);
}

static void collect_sends_every_block_to_every_node_once(size_t others)
{
    size_t mine = me % 2 ? LONGS : LONGS / 2, all = 0;
    for (int pe = 0; pe < n; pe++) all += pe % 2 ? NBYTES : NBYTES / 2;
    shmem_long_collect(SHMEM_TEAM_WORLD, dest, source, mine);
    const long *at = dest;
    for (int pe = 0; pe < n; pe++)
        for (size_t i = 0; i < (size_t)(pe % 2 ? LONGS : LONGS / 2); i++) check_equal(*at++, pe * 1000003L + (long)i);
    check_sent("collect", others * all);
}

/* Every node's result comes to where a part is combined, and the part goes from there to every node. */
static void sum_sends_to_and_from_every_node_once(size_t others, const long *from)
{
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, from, LONGS);
    for (size_t i = 0; i < LONGS; i++) check_equal(dest[i], n * (n - 1) / 2 * 1000003L + n * (long)i);
    check_sent("sum_reduce", 2 * others * NBYTES);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    size_t others = roster.n_nodes - 1;
    check(others > 0 && (int)others < n - 1); /* several nodes, and several members on some */
    dest = shmem_malloc((size_t)n * NBYTES);
    source = shmem_malloc(NBYTES);
    counts = shmem_calloc(2, sizeof *counts);
    fill_source();
    sent();
    for (int root = 0; root < n; root++) broadcast_sends_to_every_node_once(others, root);
    fcollect_sends_every_block_to_every_node_once(others);
    collect_sends_every_block_to_every_node_once(others);
    sum_sends_to_and_from_every_node_once(others, source);
    memcpy(dest, source, NBYTES);
    sum_sends_to_and_from_every_node_once(others, dest); /* in place */
    return end();
}
