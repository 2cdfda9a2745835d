/* Counters: what goes to other nodes is counted once, and complete after a quiet. */
#include "coverage.h"

#include <string.h>

int thread_level = SHMEM_THREAD_MULTIPLE;

enum { WRITES = 7, READS = 5, LONG = 80 << 10 }; /* a long one is several records, and counts once */

static uint64_t words[WRITES], got[READS], counted;
static char far_away[LONG], here[LONG];

static uint64_t issued_writes(shmem_ctx_t ctx)
{
    uint64_t value = UINT64_MAX;
    shmemx_pcntr_get_issued_write(ctx, &value);
    return value;
}

static uint64_t issued_reads(shmem_ctx_t ctx)
{
    uint64_t value = UINT64_MAX;
    shmemx_pcntr_get_issued_read(ctx, &value);
    return value;
}

static uint64_t completed_writes(shmem_ctx_t ctx)
{
    uint64_t value = UINT64_MAX;
    shmemx_pcntr_get_completed_write(ctx, &value);
    return value;
}

static uint64_t completed_reads(shmem_ctx_t ctx)
{
    uint64_t value = UINT64_MAX;
    shmemx_pcntr_get_completed_read(ctx, &value);
    return value;
}

static uint64_t target(void)
{
    uint64_t value = UINT64_MAX;
    shmemx_pcntr_get_completed_target(&value);
    return value;
}

static bool is_near(int pe) { return pe == my_pe || shmem_ptr(words, pe) != NULL; }

/* What comes for a node may come in at the receive endpoint of any of its PEs, and is counted there: all of them
 * together have counted what was issued to them, since a time when this one had counted `before`. */
static void check_target(uint64_t before)
{
    uint64_t all = 0, issued = 0;
    counted = target() - before;
    shmem_barrier_all();
    for (int pe = 0; pe < n_pes; pe++) {
        if (!is_near(pe)) continue;
        all += shmem_uint64_g(&counted, pe);
        issued += is_near((pe + n_pes - 1) % n_pes) ? 0 : WRITES + READS;
    }
    expect(shmemx_pcntr_get_completed_target, all >= issued);
    shmem_barrier_all();
}

/* Each PE issues on contexts to its right neighbour, and is the target of its left one. */
static void count_on(shmem_ctx_t ctx)
{
    const int to = (my_pe + 1) % n_pes;
    const uint64_t writes = is_near(to) ? 0 : WRITES, reads = is_near(to) ? 0 : READS;
    shmemx_pcntr_t before, all;
    shmemx_pcntr_get_all(ctx, &before);
    shmem_sync_all();
    for (int i = 0; i < WRITES - 1; i++) shmem_ctx_uint64_p(ctx, &words[i], 1, to);
    shmem_ctx_putmem(ctx, far_away, here, LONG, to);
    for (int i = 0; i < READS - 1; i++) shmem_ctx_getmem_nbi(ctx, &got[i], &words[i], sizeof got[i], to);
    shmem_ctx_getmem_nbi(ctx, here, far_away, LONG, to);
    const uint64_t done = completed_writes(ctx);
    expect(shmemx_pcntr_get_completed_write, done >= before.completed_put && done <= before.pending_put + writes);
    expect(shmemx_pcntr_get_issued_write, issued_writes(ctx) == before.pending_put + writes);
    expect(shmemx_pcntr_get_issued_read, issued_reads(ctx) == before.pending_get + reads);
    shmem_ctx_quiet(ctx);
    expect(shmemx_pcntr_get_completed_write, completed_writes(ctx) == before.pending_put + writes);
    expect(shmemx_pcntr_get_completed_read, completed_reads(ctx) == before.pending_get + reads);
    shmem_sync_all();
    shmemx_pcntr_get_all(ctx, &all);
    expect(shmemx_pcntr_get_all,
           all.pending_put == before.pending_put + writes && all.completed_put == all.pending_put);
    expect(shmemx_pcntr_get_all, all.pending_get == before.pending_get + reads && all.completed_get == all.pending_get);
    expect(shmemx_pcntr_get_all, all.target <= target());
    check_target(before.target);
}

/* What is charged to a request is counted where it is issued. */
static void count_requests(void)
{
    const int to = (my_pe + 1) % n_pes;
    const uint64_t before = issued_writes(SHMEM_CTX_DEFAULT), writes = is_near(to) ? 0 : 1;
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    shmemx_uint64_p_nbe(&words[0], 1, to, &request);
    expect(shmemx_pcntr_get_issued_write, issued_writes(SHMEM_CTX_DEFAULT) == before + writes);
    shmemx_request_wait(&request);
    shmem_sync_all();
}

void test_pcntr(const struct function *f)
{
    (void)f;
    shmem_ctx_t ctx;
    shmem_ctx_create(0, &ctx);
    expect(shmemx_pcntr_get_issued_write, issued_writes(ctx) == 0);
    count_on(ctx);
    count_on(SHMEM_CTX_DEFAULT);
    count_requests();
    shmem_ctx_destroy(ctx);
}

void test_resource_query(const struct function *f)
{
    shmemx_resource_info_t info;
    memset(&info, 255, sizeof info);
    shmemx_resource_query(&info);
    if (info.leased > info.open || info.open > info.lanes || info.exclusive > info.leased ||
        info.contexts < info.leased)
        failed(f->name, "%d lanes, %d open, %d leased, %d exclusive, %d contexts", info.lanes, info.open, info.leased,
               info.exclusive, info.contexts);
    if ((info.lanes > 0) != (info.wire[0] != 0)) failed(f->name, "%d lanes over %.16s", info.lanes, info.wire);
}
