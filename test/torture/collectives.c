#include "collectives.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "places.h"
#include "report.h"
#include "stage.h"
#include "witness.h"

/* What one thread passes: all of uint64_t. */
struct call_of_all {
    shmem_team_t team;
    uint64_t *dest, *source;
    size_t n;
    int root, rank, n_pes;
    shmemx_request_h *request;
};

/* A member's source, element by element; and the result at a member. */
struct members {
    uint64_t key;
    size_t n;
    int root, rank, n_pes;
};

static uint64_t source_of(const struct members *m, int rank, size_t k)
{
    return pattern_word(key_of(m->key, (uint64_t)rank), 8 * k, 8);
}

/* Calls */

static void do_sync(const struct call_of_all *c) { shmem_team_sync(c->team); }
static void do_barrier(const struct call_of_all *c) { (void)c, shmem_barrier_all(); }
static void do_sync_all(const struct call_of_all *c) { (void)c, shmem_sync_all(); }
static void do_broadcast(const struct call_of_all *c)
{
    shmem_uint64_broadcast(c->team, c->dest, c->source, c->n, c->root);
}
static void do_fcollect(const struct call_of_all *c) { shmem_uint64_fcollect(c->team, c->dest, c->source, c->n); }
static void do_alltoall(const struct call_of_all *c) { shmem_uint64_alltoall(c->team, c->dest, c->source, c->n); }
static void do_alltoalls(const struct call_of_all *c)
{
    shmem_uint64_alltoalls(c->team, c->dest, c->source, 1, 2, c->n);
}
static void do_sum(const struct call_of_all *c) { shmem_uint64_sum_reduce(c->team, c->dest, c->source, c->n); }
static void do_max(const struct call_of_all *c) { shmem_uint64_max_reduce(c->team, c->dest, c->source, c->n); }
static void do_xor(const struct call_of_all *c) { shmem_uint64_xor_reduce(c->team, c->dest, c->source, c->n); }
static void do_inscan(const struct call_of_all *c) { shmem_uint64_sum_inscan(c->team, c->dest, c->source, c->n); }
static void do_exscan(const struct call_of_all *c) { shmem_uint64_sum_exscan(c->team, c->dest, c->source, c->n); }

/* Each has one element more than the one before it. */
static void do_collect(const struct call_of_all *c)
{
    shmem_uint64_collect(c->team, c->dest, c->source, c->n ? c->n - 1 + (size_t)(c->rank % 2) : 0);
}

static void do_alltoallv(const struct call_of_all *c)
{
    size_t offsets[MAX_PES], sizes[MAX_PES];
    for (int i = 0; i < c->n_pes; i++) offsets[i] = 8 * c->n * (size_t)i, sizes[i] = 8 * c->n;
    shmemx_alltoallvmem(c->team, c->dest, offsets, sizes, c->source, offsets, sizes);
}

static void do_sync_nbe(const struct call_of_all *c) { shmemx_sync_nbe(c->team, c->request); }
static void do_broadcast_nbe(const struct call_of_all *c)
{
    shmemx_uint64_broadcast_nbe(c->team, c->dest, c->source, c->n, c->root, c->request);
}
static void do_alltoall_nbe(const struct call_of_all *c)
{
    shmemx_uint64_alltoall_nbe(c->team, c->dest, c->source, c->n, c->request);
}
static void do_sum_nbe(const struct call_of_all *c)
{
    shmemx_uint64_sum_reduce_nbe(c->team, c->dest, c->source, c->n, c->request);
}
static void do_max_nbe(const struct call_of_all *c)
{
    shmemx_uint64_max_reduce_nbe(c->team, c->dest, c->source, c->n, c->request);
}

/* By the names of the drafts */
static void do_sync_nb(const struct call_of_all *c) { shmem_sync_nb(c->team, c->request); }
static void do_broadcast_nb(const struct call_of_all *c)
{
    shmem_broadcast_nb(c->team, c->dest, c->source, c->n, c->root, c->request);
}
static void do_alltoall_nb(const struct call_of_all *c)
{
    shmem_alltoall_nb(c->team, c->dest, c->source, c->n, c->request);
}
static void do_fcollect_nb(const struct call_of_all *c)
{
    shmemx_fcollect_nb(c->team, c->dest, c->source, c->n, c->request);
}
static void do_collect_nb(const struct call_of_all *c)
{
    shmemx_collect_nb(c->team, c->dest, c->source, c->n ? c->n - 1 + (size_t)(c->rank % 2) : 0, c->request);
}
static void do_inscan_nb(const struct call_of_all *c)
{
    shmemx_sum_inscan_nb(c->team, c->dest, c->source, c->n, c->request);
}
static void do_exscan_nb(const struct call_of_all *c)
{
    shmemx_sum_exscan_nb(c->team, c->dest, c->source, c->n, c->request);
}
static void do_alltoalls_nb(const struct call_of_all *c)
{
    shmemx_alltoalls_nb(c->team, c->dest, c->source, 1, 2, c->n, c->request);
}
static void do_alltoallv_nb(const struct call_of_all *c)
{
    size_t offsets[MAX_PES], sizes[MAX_PES];
    for (int i = 0; i < c->n_pes; i++) offsets[i] = 8 * c->n * (size_t)i, sizes[i] = 8 * c->n;
    shmemx_alltoallvmem_nb(c->team, c->dest, offsets, sizes, c->source, offsets, sizes, c->request);
}
static void do_xor_nb(const struct call_of_all *c)
{
    shmemx_xor_reduce_nb(c->team, c->dest, c->source, c->n, c->request);
}

/* Results: element k of dest */

static uint64_t of_root(const struct members *m, size_t k) { return source_of(m, m->root, k); }
static uint64_t of_each(const struct members *m, size_t k) { return source_of(m, (int)(k / m->n), k % m->n); }
static uint64_t for_me(const struct members *m, size_t k)
{
    return source_of(m, (int)(k / m->n), (size_t)m->rank * m->n + k % m->n);
}
static uint64_t for_me_apart(const struct members *m, size_t k)
{
    return source_of(m, (int)(k / m->n), 2 * ((size_t)m->rank * m->n + k % m->n));
}

static uint64_t collected(const struct members *m, size_t k)
{
    for (int rank = 0;; rank++) {
        size_t n = m->n - 1 + (size_t)(rank % 2);
        if (k < n) return source_of(m, rank, k);
        k -= n;
    }
}

static uint64_t sum_to(const struct members *m, size_t k, int end)
{
    uint64_t sum = 0;
    for (int rank = 0; rank < end; rank++) sum += source_of(m, rank, k);
    return sum;
}

static uint64_t sum(const struct members *m, size_t k) { return sum_to(m, k, m->n_pes); }
static uint64_t sum_up_to_me(const struct members *m, size_t k) { return sum_to(m, k, m->rank + 1); }
static uint64_t sum_before_me(const struct members *m, size_t k) { return sum_to(m, k, m->rank); }

static uint64_t max(const struct members *m, size_t k)
{
    uint64_t most = 0;
    for (int rank = 0; rank < m->n_pes; rank++) most = source_of(m, rank, k) > most ? source_of(m, rank, k) : most;
    return most;
}

static uint64_t xor
    (const struct members *m, size_t k) {
        uint64_t all = 0;
        for (int rank = 0; rank < m->n_pes; rank++) all ^= source_of(m, rank, k);
        return all;
    }

    /* Elements of dest: those of one PE, of all of them, or of all of them but what collect leaves out. */
    enum length {
        OF_NONE,
        OF_ONE,
        OF_ALL,
        OF_COLLECT
    };

static const struct collective_kind {
    const char *name;
    bool is_of_world, is_on_request;
    void (*call)(const struct call_of_all *c);
    uint64_t (*result)(const struct members *m, size_t k);
    enum length length;
} kinds[] = {
    {"shmem_team_sync", false, false, do_sync, NULL, OF_NONE},
    {"shmem_barrier_all", true, false, do_barrier, NULL, OF_NONE},
    {"shmem_sync_all", true, false, do_sync_all, NULL, OF_NONE},
    {"shmem_uint64_broadcast", false, false, do_broadcast, of_root, OF_ONE},
    {"shmem_uint64_collect", false, false, do_collect, collected, OF_COLLECT},
    {"shmem_uint64_fcollect", false, false, do_fcollect, of_each, OF_ALL},
    {"shmem_uint64_alltoall", false, false, do_alltoall, for_me, OF_ALL},
    {"shmem_uint64_alltoalls", false, false, do_alltoalls, for_me_apart, OF_ALL},
    {"shmemx_alltoallvmem", false, false, do_alltoallv, for_me, OF_ALL},
    {"shmem_uint64_sum_reduce", false, false, do_sum, sum, OF_ONE},
    {"shmem_uint64_max_reduce", false, false, do_max, max, OF_ONE},
    {"shmem_uint64_xor_reduce", false, false, do_xor, xor, OF_ONE},
    {"shmem_uint64_sum_inscan", false, false, do_inscan, sum_up_to_me, OF_ONE},
    {"shmem_uint64_sum_exscan", false, false, do_exscan, sum_before_me, OF_ONE},
    {"shmemx_sync_nbe", false, true, do_sync_nbe, NULL, OF_NONE},
    {"shmemx_uint64_broadcast_nbe", false, true, do_broadcast_nbe, of_root, OF_ONE},
    {"shmemx_uint64_alltoall_nbe", false, true, do_alltoall_nbe, for_me, OF_ALL},
    {"shmemx_uint64_sum_reduce_nbe", false, true, do_sum_nbe, sum, OF_ONE},
    {"shmemx_uint64_max_reduce_nbe", false, true, do_max_nbe, max, OF_ONE},
    {"shmem_sync_nb", false, true, do_sync_nb, NULL, OF_NONE},
    {"shmem_broadcast_nb", false, true, do_broadcast_nb, of_root, OF_ONE},
    {"shmem_alltoall_nb", false, true, do_alltoall_nb, for_me, OF_ALL},
    {"shmemx_fcollect_nb", false, true, do_fcollect_nb, of_each, OF_ALL},
    {"shmemx_collect_nb", false, true, do_collect_nb, collected, OF_COLLECT},
    {"shmemx_sum_inscan_nb", false, true, do_inscan_nb, sum_up_to_me, OF_ONE},
    {"shmemx_sum_exscan_nb", false, true, do_exscan_nb, sum_before_me, OF_ONE},
    {"shmemx_alltoalls_nb", false, true, do_alltoalls_nb, for_me_apart, OF_ALL},
    {"shmemx_alltoallvmem_nb", false, true, do_alltoallv_nb, for_me, OF_ALL},
    {"shmemx_xor_reduce_nb", false, true, do_xor_nb, xor, OF_ONE},
};
enum { KINDS = sizeof kinds / sizeof *kinds, FIRST_ON_REQUEST = 14 };

bool collective_choose(struct random *r, struct collective *c, uint32_t *used, int n_pes, bool may_block)
{
    static const uint32_t sizes[] = {0, 1, 2, 7, 64, 512, 513, 1500, 4096, 8192};
    c->kind = may_block ? below(r, KINDS) : FIRST_ON_REQUEST + below(r, KINDS - FIRST_ON_REQUEST);
    c->team = kinds[c->kind].is_of_world ? 0 : (uint8_t)below(r, TEAMS);
    c->n = sizes[below(r, sizeof sizes / sizeof *sizes)];
    c->root = (uint8_t)below(r, (uint32_t)n_pes);
    c->at = *used;
    const size_t nbytes = 2 * 8 * (size_t)n_pes * c->n + 64;
    if (c->at + nbytes > COLLECTIVES_SIZE) return false;
    *used += (uint32_t)nbytes;
    return true;
}

const char *collective_name(const struct collective *collective) { return kinds[collective->kind].name; }
bool collective_is_barrier(const struct collective *collective) { return kinds[collective->kind].call == do_barrier; }

/* Doing them */

static unsigned char *sources, *results; /* symmetric */
static shmemx_request_h requests[COLLECTIVES_MAX];

void collectives_up(void)
{
    sources = shmem_malloc(COLLECTIVES_SIZE);
    results = shmem_malloc(COLLECTIVES_SIZE);
    if (!sources || !results) abort();
}

void collectives_down(void)
{
    shmem_free(results);
    shmem_free(sources);
}

static struct members members_of(const struct collective *c)
{
    struct members m = {.n = c->n, .rank = team_rank(c->team, stage.me, stage.me, stage.n_pes)};
    for (int pe = 0; pe < stage.n_pes; pe++) m.n_pes += team_rank(c->team, stage.me, pe, stage.n_pes) >= 0;
    m.key = key_of(key_of(key_of(stage.plan->knobs.seed, stage.plan->round), 6), c->number);
    m.root = m.n_pes ? c->root % m.n_pes : 0;
    return m;
}

/* Sources, which nobody else reads before this PE has called; results are free on all PEs already. */
static void fill_source(const struct collective *c, const struct members *m)
{
    pattern_fill(sources + c->at, key_of(m->key, (uint64_t)m->rank), 0, 2 * 8 * (size_t)stage.n_pes * c->n);
}

void collectives_set(void) { memset(results, 0xdd, COLLECTIVES_SIZE); }

static void check(const struct collective *c, const struct members *m)
{
    const struct collective_kind *kind = &kinds[c->kind];
    const uint64_t *dest = (const uint64_t *)(results + c->at);
    size_t n = kind->length == OF_ONE ? m->n : kind->length == OF_ALL ? m->n * (size_t)m->n_pes : 0;
    if (kind->length == OF_COLLECT && m->n) n = (m->n - 1) * (size_t)m->n_pes + (size_t)(m->n_pes / 2);
    for (size_t k = 0; k < n; k++) {
        uint64_t expected = kind->result(m, k);
        if (dest[k] == expected) continue;
        char text[256];
        snprintf(text, sizeof text, "%s of %zu elements on %s: at PE %d element %zu of %zu is %#jx, not %#jx",
                 kind->name, m->n, team_name(c->team), stage.me, k, n, (uintmax_t)dest[k], (uintmax_t)expected);
        report_text(stage.plan, NULL, text);
    }
}

void collective_begin(const struct collective *c)
{
    const struct members m = members_of(c);
    const struct call_of_all call = {.team = team_handle(c->team),
                                     .dest = (uint64_t *)(results + c->at),
                                     .source = (uint64_t *)(sources + c->at),
                                     .n = c->n,
                                     .root = m.root,
                                     .rank = m.rank,
                                     .n_pes = m.n_pes,
                                     .request = &requests[c->number]};
    if (m.rank < 0) return;
    fill_source(c, &m);
    stage_enter();
    kinds[c->kind].call(&call);
    stage_leave();
    if (!kinds[c->kind].is_on_request) check(c, &m);
}

void collective_end(const struct collective *c)
{
    const struct members m = members_of(c);
    if (m.rank < 0 || !kinds[c->kind].is_on_request) return;
    if (stage.level == SHMEM_THREAD_MULTIPLE && c->number % 2) shmemx_request_wait(&requests[c->number]);
    for (int result = 1; result > 0;) {
        stage_enter();
        result = shmem_req_test(&requests[c->number]); /* negative: it has been waited for */
        stage_leave();
        if (result > 0) witness_serve(), board_nap();
    }
    check(c, &m);
}
