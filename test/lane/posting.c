/* Frozen facts: how many instructions it costs to post an operation on a PE of another node, while a batch is being
 * gathered on a lane whose lock is its owner's, and that none of them is a locked one. The other PE is stopped, so that
 * a get is in flight as long as the measurement lasts. What is charged to a request may cost 12 more. Run with
 * HEDDLE_DIRECT=0; argument `registered`: by a registered thread, with other threads beside it; `shared`:
 * on a lane that several threads share. */
#include <shmemx.h>

#include "steps.h"
#include "stopped_pe.h"
#include "test.h"

#ifdef STEPS_AVAILABLE

static long *heap, local = 7;
static long pair[2];
static shmem_ctx_t ctx;
static shmemx_request_h request, ctx_request;

static void p(void) { shmem_long_p(heap, 1, 1); }
static void ctx_p(void) { shmem_ctx_long_p(ctx, heap, 1, 1); }
static void putmem8(void) { shmem_putmem(heap, &local, 8, 1); }
static void atomic_add(void) { shmem_long_atomic_add(heap, 1, 1); }
static void ctx_get_nbi(void) { shmem_ctx_long_get_nbi(ctx, &local, heap, 1, 1); }
static void get_nbi(void) { shmem_long_get_nbi(&local, heap, 1, 1); }
static void fetch_add_nbi(void) { shmem_long_atomic_fetch_add_nbi(&local, heap, 1, 1); }
static void put16_nbi(void) { shmem_putmem_nbi(heap, pair, 16, 1); }

/* The same charged to a request, which they make; and to one that is live. */
static void p_nbe(void)
{
    request = SHMEMX_REQUEST_NULL;
    shmemx_long_p_nbe(heap, 1, 1, &request);
}
static void more_p_nbe(void) { shmemx_long_p_nbe(heap, 1, 1, &request); }
static void ctx_p_nbe(void) { shmemx_ctx_long_p_nbe(ctx, heap, 1, 1, &ctx_request); }
static void putmem8_nbe(void) { shmemx_putmem_nbe(heap, &local, 8, 1, &request); }
static void atomic_add_nbe(void) { shmemx_long_atomic_add_nbe(heap, 1, 1, &request); }
static void get_nbe(void) { shmemx_long_get_nbe(&local, heap, 1, 1, &request); }
static void fadd_nbe(void) { shmemx_long_fadd_nbe(&local, heap, 1, 1, &request); }
static void put16_nbe(void) { shmemx_putmem_nbe(heap, pair, 16, 1, &request); }

static const struct operation operations[] = {
    {"first get_nbi is sent at once", get_nbi, NO_BUDGET},
    {"first ctx_get_nbi is sent at once", ctx_get_nbi, NO_BUDGET},
    {"shmem_long_p", p, STEPS_BUDGET(60, 63, 62)},
    {"shmem_ctx_long_p", ctx_p, STEPS_BUDGET(57, 60, 58)},
    {"shmem_putmem, 8 bytes", putmem8, STEPS_BUDGET(70, 73, 71)},
    {"shmem_long_atomic_add", atomic_add, STEPS_BUDGET(64, 70, 66)},
    {"shmem_long_get_nbi", get_nbi, STEPS_BUDGET(110, 111, 104)},
    {"shmem_long_atomic_fetch_add_nbi", fetch_add_nbi, STEPS_BUDGET(104, 108, 104)},
    {"shmem_putmem_nbi, 16 bytes", put16_nbi, STEPS_BUDGET(115, 115, 115)},
    {"shmemx_long_p_nbe, new request", p_nbe, STEPS_BUDGET(72, 74, 70)},
    {"shmemx_long_p_nbe", more_p_nbe, STEPS_BUDGET(67, 69, 65)},
    {"shmemx_ctx_long_p_nbe", ctx_p_nbe, STEPS_BUDGET(67, 70, 67)},
    {"shmemx_putmem_nbe, 8 bytes", putmem8_nbe, STEPS_BUDGET(79, 82, 84)},
    {"shmemx_long_atomic_add_nbe", atomic_add_nbe, STEPS_BUDGET(71, 75, 69)},
    {"shmemx_long_get_nbe", get_nbe, STEPS_BUDGET(109, 109, 104)},
    {"shmemx_long_fadd_nbe", fadd_nbe, STEPS_BUDGET(105, 105, 108)},
    {"shmemx_putmem_nbe, 16 bytes", put16_nbe, STEPS_BUDGET(94, 96, 91)},
};

/* A registered thread is looked up first. */
static const struct operation of_registered[] = {
    {"first get_nbi is sent at once", get_nbi, NO_BUDGET},
    {"shmem_long_p, registered", p, STEPS_BUDGET(70, 71, 78)},
    {"shmem_long_atomic_add, registered", atomic_add, STEPS_BUDGET(75, 78, 85)},
};

/* On a lane of several threads, by its lock. Clang's numbers include assertions. */
static const struct operation on_shared_lane[] = {
    {"first get_nbi is sent at once", get_nbi, NO_BUDGET},
    {"shmem_long_p, shared lane", p, STEPS_BUDGET(130, 138, 163)},
    {"shmem_long_atomic_add, shared lane", atomic_add, STEPS_BUDGET(135, 145, 166)},
};

static void measure(void) { steps_measure(operations, sizeof operations / sizeof *operations); }
static void measure_registered(void) { steps_measure(of_registered, sizeof of_registered / sizeof *of_registered); }
static void measure_shared(void) { steps_measure(on_shared_lane, sizeof on_shared_lane / sizeof *on_shared_lane); }

int main(int argc, char **argv)
{
    const bool registered = argc > 1 && !strcmp(argv[1], "registered");
    const bool shared = argc > 1 && !strcmp(argv[1], "shared");
    int provided;
    shmem_init_thread(argc > 1 ? SHMEM_THREAD_MULTIPLE : SHMEM_THREAD_SINGLE, &provided);
    if (registered) shmemx_thread_register();
    heap = shmem_calloc(8, sizeof *heap);
    check(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0);
    steps_are_unlocked = !shared;
    while_pe_1_is_stopped(shared ? measure_shared : registered ? measure_registered : measure);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    shmem_finalize();
    return steps_result();
}

#else

int main(void) { return skip("counts are stated for x86-64 without sanitizers", "such a build"); }

#endif
