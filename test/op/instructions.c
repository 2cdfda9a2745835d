/* Frozen facts: how many instructions of the library an operation on a neighbour's heap executes, or a collective of a
 * team of one PE. */
#include <shmemx.h>

#include "steps.h"
#include "test.h"

#ifdef STEPS_AVAILABLE

static long *heap, local = 7;
static shmem_ctx_t ctx;
static shmemx_request_h request;
static shmemx_ct_t counter;
static shmemx_oct_t append;
static shmem_team_t alone;
static char block[64];

static void p(void) { shmem_long_p(heap, 1, 1); }
static void ctx_p(void) { shmem_ctx_long_p(ctx, heap, 1, 1); }
static void g(void) { local = shmem_long_g(heap, 1); }
static void putmem8(void) { shmem_putmem(heap, &local, 8, 1); }
static void long_put1(void) { shmem_long_put(heap, &local, 1, 1); }
static void atomic_add(void) { shmem_long_atomic_add(heap, 1, 1); }
static void ctx_atomic_add(void) { shmem_ctx_long_atomic_add(ctx, heap, 1, 1); }
static void fetch_add(void) { local = shmem_long_atomic_fetch_add(heap, 1, 1); }
static void p_nbe(void)
{
    request = SHMEMX_REQUEST_NULL;
    shmemx_long_p_nbe(heap, 1, 1, &request);
}
static void more_p_nbe(void) { shmemx_long_p_nbe(heap, 1, 1, &request); }
static void putmem8_nbe(void) { shmemx_putmem_nbe(heap, &local, 8, 1, &request); }
static void atomic_add_nbe(void) { shmemx_long_atomic_add_nbe(heap, 1, 1, &request); }
static void fadd_nbe(void) { shmemx_long_fadd_nbe(&local, heap, 1, 1, &request); }
static void push8(void) { shmemx_push(append, &local, 8, 1); }
static void push64(void) { shmemx_push(append, block, 64, 1); }
static void putmem8_ct(void) { shmemx_putmem_ct(counter, heap, &local, 8, 1); }
static void putmem64_ct(void) { shmemx_putmem_ct(counter, heap, block, 64, 1); }
static void put_nbi1(void) { shmem_long_put_nbi(heap, &local, 1, 1); }
static void put_nbe1(void) { shmemx_long_put_nbe(heap, &local, 1, 1, &request); }
static void fetch_add_nbi(void) { shmem_long_atomic_fetch_add_nbi(&local, heap, 1, 1); }
static void p_nbe_and_wait(void)
{
    shmemx_long_p_nbe(heap, 1, 1, &request);
    shmemx_request_wait(&request);
}
static void sync_nb_and_wait(void)
{
    shmem_team_sync_nb(alone, &request);
    shmem_req_wait(&request);
}
static void reduce_nb_and_wait(void)
{
    shmemx_long_sum_reduce_nb(alone, heap, heap, 1, &request);
    shmem_req_wait(&request);
}
static void fence(void) { shmem_fence(); }
static void quiet(void) { shmem_quiet(); }
static void ctx_quiet(void) { shmem_ctx_quiet(ctx); }

static const struct operation operations[] = {
    {"shmem_long_p", p, 16},
    {"shmem_ctx_long_p", ctx_p, 25},
    {"shmem_long_g", g, 16},
    {"shmem_putmem, 8 bytes", putmem8, 28},
    {"shmem_long_put, 1 element", long_put1, 28},
    {"shmem_long_atomic_add", atomic_add, 18},
    {"shmem_ctx_long_atomic_add", ctx_atomic_add, 25},
    {"shmem_long_atomic_fetch_add", fetch_add, 18},
    {"shmemx_long_p_nbe, new request", p_nbe, 20},
    {"shmemx_long_p_nbe", more_p_nbe, 18},
    {"shmemx_putmem_nbe, 8 bytes", putmem8_nbe, 30},
    {"shmemx_long_atomic_add_nbe", atomic_add_nbe, 18},
    {"shmemx_long_fadd_nbe", fadd_nbe, 22},
    {"shmem_long_put_nbi, 1 element", put_nbi1, 28},
    {"shmemx_long_put_nbe, 1 element", put_nbe1, 30},
    {"shmem_long_atomic_fetch_add_nbi", fetch_add_nbi, 22},
    {"shmemx_long_p_nbe and wait", p_nbe_and_wait, 34},
    {"shmemx_putmem_ct, 8 bytes", putmem8_ct, 60},
    {"shmemx_putmem_ct, 64 bytes", putmem64_ct, 64},
    {"shmemx_push, 8 bytes", push8, 96},
    {"shmemx_push, 64 bytes", push64, 100},
    {"shmem_team_sync_nb and wait", sync_nb_and_wait, 350},
    {"shmemx_long_sum_reduce_nb and wait", reduce_nb_and_wait, 680},
    {"shmem_fence", fence, 12},
    {"shmem_quiet", quiet, 12},
    {"shmem_ctx_quiet", ctx_quiet, 12},
};

int main(void)
{
    shmem_init();
    heap = shmem_calloc(8, sizeof *heap);
    check(shmem_ctx_create(0, &ctx) == 0);
    shmemx_ct_create(&counter);
    shmemx_oct_create(&append, shmem_malloc(4096), 4096);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &alone);
    if (shmem_my_pe() == 0) steps_measure(operations, sizeof operations / sizeof *operations);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    shmem_finalize();
    return steps_result();
}

#else

int main(void) { return skip("counts are stated for x86-64 without sanitizers", "such a build"); }

#endif
