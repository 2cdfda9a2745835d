/* All-to-all with different sizes: in place, and packed; over teams, and, as Cray has them, over active sets. */
#include "coverage.h"

#include <string.h>

enum { LONGEST = 40 };

static unsigned char in_data[MAX_PES * (LONGEST + 1)];
static long psyncs[2][_SHMEM_ALLTOALL_SYNC_SIZE];

/* What member i sends to member j: nothing at all sometimes. */
static size_t bytes_of(int i, int j) { return (size_t)((i * 7 + j * 3) % 5) * 10; }

/* The first bytes differ between all pairs. */
static unsigned char value_of(int i, int j, size_t k)
{
    return (unsigned char)((mix((uint64_t)(i * MAX_PES + j)) >> k % 8 * 8) + k);
}

struct sizes {
    unsigned char source[MAX_PES * LONGEST];
    size_t s_offsets[MAX_PES], s_sizes[MAX_PES], t_offsets[MAX_PES], t_sizes[MAX_PES];
};

/* In the source, pieces lie one behind the other from the last to the first. */
static struct sizes sizes_of(const struct group *g)
{
    struct sizes s;
    size_t at = 0;
    for (int j = g->size - 1; j >= 0; j--) {
        s.s_offsets[j] = at;
        s.s_sizes[j] = bytes_of(g->me, j);
        for (size_t k = 0; k < s.s_sizes[j]; k++) s.source[at++] = value_of(g->me, j, k);
        s.t_offsets[j] = (size_t)j * (LONGEST + 1);
        s.t_sizes[j] = bytes_of(j, g->me);
    }
    return s;
}

static bool is_from(const unsigned char *bytes, size_t n, int i, int j)
{
    for (size_t k = 0; k < n; k++)
        if (bytes[k] != value_of(i, j, k)) return false;
    return true;
}

/* The offsets and sizes are the caller's again at once. */
static int exchange_by_request(const struct group *g, unsigned char *dest, const struct sizes *s)
{
    struct sizes passed = *s;
    shmemx_request_h request;
    if (shmemx_alltoallvmem_nb(g->team, dest, passed.t_offsets, passed.t_sizes, s->source, passed.s_offsets,
                               passed.s_sizes, &request))
        return -1;
    memset(&passed, 0xee, sizeof passed);
    return shmemx_req_wait(&request);
}

static void exchange(const struct function *f, const struct group *g, unsigned char *dest)
{
    const struct sizes s = sizes_of(g);
    memset(dest, 0xee, sizeof in_data);
    shmem_team_sync(g->team);
    if (f->variant & BY_REQUEST
            ? exchange_by_request(g, dest, &s)
            : shmemx_alltoallvmem(g->team, dest, s.t_offsets, s.t_sizes, s.source, s.s_offsets, s.s_sizes))
        failed(f->name, "on %s: failed", g->name);
    for (int i = 0; i < g->size; i++) {
        if (!is_from(dest + s.t_offsets[i], s.t_sizes[i], i, g->me))
            failed(f->name, "on %s: wrong from %d", g->name, i);
        if (dest[s.t_offsets[i] + s.t_sizes[i]] != 0xee) failed(f->name, "on %s: too much from %d", g->name, i);
    }
    shmem_team_sync(g->team);
}

static size_t sum_of(const size_t *sizes, int n)
{
    size_t sum = 0;
    for (int i = 0; i < n; i++) sum += sizes[i];
    return sum;
}

/* Pieces may come in any order: each is found by its first byte, and taken out. */
static void expect_pieces(const struct function *f, const struct group *g, unsigned char *dest, size_t nbytes)
{
    bool seen[MAX_PES] = {false};
    for (size_t at = 0; at < nbytes;) {
        int i = 0;
        while (i < g->size && (seen[i] || !bytes_of(i, g->me) || !is_from(dest + at, bytes_of(i, g->me), i, g->me)))
            i++;
        if (i == g->size) {
            failed(f->name, "on %s: no piece at %zu", g->name, at);
            return;
        }
        seen[i] = true;
        at += bytes_of(i, g->me);
    }
}

/* Returns nonzero if dest is too small, as the blocking form. */
static int pack_by_request(const struct group *g, unsigned char *dest, size_t room, size_t *nbytes,
                           const struct sizes *s)
{
    struct sizes passed = *s;
    shmemx_request_h request;
    if (shmemx_alltoallvmem_packed_nb(g->team, dest, room, nbytes, s->source, passed.s_offsets, passed.s_sizes,
                                      &request))
        return -1;
    memset(&passed, 0xee, sizeof passed);
    return shmemx_req_wait(&request) || *nbytes > room;
}

static int pack_either(const struct function *f, const struct group *g, unsigned char *dest, size_t room,
                       size_t *nbytes, const struct sizes *s)
{
    if (f->variant & BY_REQUEST) return pack_by_request(g, dest, room, nbytes, s);
    return shmemx_alltoallvmem_packed(g->team, dest, room, nbytes, s->source, s->s_offsets, s->s_sizes);
}

static void pack(const struct function *f, const struct group *g, unsigned char *dest)
{
    const struct sizes s = sizes_of(g);
    const size_t wanted = sum_of(s.t_sizes, g->size);
    size_t nbytes = 1;
    memset(dest, 0xee, sizeof in_data);
    shmem_team_sync(g->team);
    if (pack_either(f, g, dest, wanted, &nbytes, &s)) failed(f->name, "on %s: failed", g->name);
    if (nbytes != wanted) failed(f->name, "on %s: %zu bytes, not %zu", g->name, nbytes, wanted);
    if (dest[wanted] != 0xee) failed(f->name, "on %s: too much", g->name);
    expect_pieces(f, g, dest, nbytes);
    if (!wanted) return;
    const int failed_here = pack_either(f, g, dest, wanted - 1, &nbytes, &s);
    const bool counts_all = (f->variant & BY_REQUEST) != 0;
    if (!failed_here || counts_all == (nbytes < wanted)) failed(f->name, "on %s: fits where there is no room", g->name);
}

/* With all sets: two work arrays that take turns are enough, says Cray. */
static void exchange_cray(const struct function *f, const struct group *g, unsigned char *dest)
{
    static int turn;
    long *psync = psyncs[turn++ % 2];
    memset(dest, 0xee, sizeof in_data);
    shmem_barrier_all();
    if (g->me < 0) return;
    struct sizes s = sizes_of(g), wanted = s;
    memset(s.t_sizes, 0xee, sizeof s.t_sizes);
    if (f->variant & ON_SET)
        shmemx_alltoallv(dest, s.t_offsets, s.t_sizes, s.source, s.s_offsets, s.s_sizes, g->start, g->log_stride,
                         g->size, psync);
    else shmemx_team_alltoallv(dest, s.t_offsets, s.t_sizes, s.source, s.s_offsets, s.s_sizes, g->team, psync);
    for (int i = 0; i < g->size; i++) {
        if (s.t_sizes[i] != wanted.t_sizes[i])
            failed(f->name, "on %s: %zu bytes from %d, not %zu", g->name, s.t_sizes[i], i, wanted.t_sizes[i]);
        if (!is_from(dest + s.t_offsets[i], wanted.t_sizes[i], i, g->me))
            failed(f->name, "on %s: wrong from %d", g->name, i);
        if (dest[s.t_offsets[i] + wanted.t_sizes[i]] != 0xee) failed(f->name, "on %s: too much from %d", g->name, i);
    }
}

static void pack_cray(const struct function *f, const struct group *g, unsigned char *dest)
{
    static int turn;
    long *psync = psyncs[turn++ % 2];
    memset(dest, 0xee, sizeof in_data);
    shmem_barrier_all();
    if (g->me < 0) return;
    struct sizes s = sizes_of(g);
    const size_t wanted = sum_of(s.t_sizes, g->size);
    size_t nbytes = 1;
    if (f->variant & ON_SET)
        shmemx_alltoallv_packed(dest, wanted, &nbytes, s.source, s.s_offsets, s.s_sizes, g->start, g->log_stride,
                                g->size, psync);
    else shmemx_team_alltoallv_packed(dest, wanted, &nbytes, s.source, s.s_offsets, s.s_sizes, g->team, psync);
    if (nbytes != wanted) failed(f->name, "on %s: %zu bytes, not %zu", g->name, nbytes, wanted);
    if (dest[wanted] != 0xee) failed(f->name, "on %s: too much", g->name);
    expect_pieces(f, g, dest, nbytes);
}

typedef void run(const struct function *f, const struct group *g, unsigned char *dest);

static void on_teams(const struct function *f, run *run)
{
    unsigned char *in_heap = shmem_malloc(sizeof in_data);
    for (int i = 0; i < TEAMS; i++)
        if (teams[i].me >= 0 && teams[i].size > 0) {
            run(f, &teams[i], in_heap);
            run(f, &teams[i], in_data);
        }
    shmem_free(in_heap);
}

/* All PEs, also those outside. */
static void on_groups(const struct function *f, run *run)
{
    unsigned char *in_heap = shmem_malloc(sizeof in_data);
    const struct group *groups = f->variant & ON_SET ? sets : teams;
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < SHMEM_ALLTOALL_SYNC_SIZE; i++) psyncs[k][i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    for (int i = 0; i < (f->variant & ON_SET ? (int)SETS : (int)TEAMS); i++) {
        if (groups[i].size <= 0) continue;
        run(f, &groups[i], in_heap);
        run(f, &groups[i], in_data);
    }
    shmem_barrier_all();
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < SHMEM_ALLTOALL_SYNC_SIZE; i++)
            if (psyncs[k][i] != SHMEM_SYNC_VALUE) failed(f->name, "the work array is not as it was");
    shmem_free(in_heap);
}

void test_alltoallv(const struct function *f)
{
    shmemx_request_h request;
    if (f->variant & BY_REQUEST)
        expect(shmemx_alltoallvmem_nb,
               shmemx_alltoallvmem_nb(SHMEM_TEAM_INVALID, in_data, NULL, NULL, NULL, NULL, NULL, &request) != 0);
    else
        expect(shmemx_alltoallvmem,
               shmemx_alltoallvmem(SHMEM_TEAM_INVALID, in_data, NULL, NULL, NULL, NULL, NULL) != 0);
    on_teams(f, exchange);
}

void test_alltoallv_packed(const struct function *f)
{
    size_t nbytes;
    shmemx_request_h request;
    if (f->variant & BY_REQUEST)
        expect(shmemx_alltoallvmem_packed_nb,
               shmemx_alltoallvmem_packed_nb(SHMEM_TEAM_INVALID, in_data, 0, &nbytes, NULL, NULL, NULL, &request) != 0);
    else
        expect(shmemx_alltoallvmem_packed,
               shmemx_alltoallvmem_packed(SHMEM_TEAM_INVALID, in_data, 0, &nbytes, NULL, NULL, NULL) != 0);
    on_teams(f, pack);
}

void test_alltoallv_cray(const struct function *f) { on_groups(f, exchange_cray); }
void test_alltoallv_cray_packed(const struct function *f) { on_groups(f, pack_cray); }
