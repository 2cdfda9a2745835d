#include "ways.h"

#include "run.h"

static uint32_t place_of(const struct lot *lot) { return stage.plan->strands[lot->strand].place; }
static shmemx_request_h *request_of(const struct lot *lot) { return &stage.requests[lot->strand]; }
static const struct lot *joined(const struct lot *lot)
{
    return lot->joined == NONE ? NULL : &stage.plan->lots[lot->joined];
}

/* What was issued on the default context */

static void quiet(int thread, const struct lot *lot)
{
    stage_enter();
    shmem_quiet();
    stage_leave();
    run_completed(thread, lot);
}

static void pe_quiet(int thread, const struct lot *lot)
{
    int pes[2 * MAX_PES], n = 0;
    for (int pe = stage.n_pes; pe--;) pes[n++] = pe;
    pes[n++] = (int)(lot->seed % (uint32_t)stage.n_pes); /* twice */
    stage_enter();
    shmem_pe_quiet(pes, (size_t)n);
    stage_leave();
    run_completed(thread, lot);
}

static void thread_quiet(int thread, const struct lot *lot)
{
    stage_enter();
    shmemx_thread_quiet();
    stage_leave();
    run_completed(thread, lot);
}

static void unregister(int thread, const struct lot *lot)
{
    stage_enter();
    if (stage.is_registered[thread]) shmemx_thread_unregister();
    else shmemx_thread_quiet(); /* it was refused */
    stage_leave();
    run_completed(thread, lot);
}

/* On any context */

static void ctx_quiet(int thread, const struct lot *lot)
{
    run_take_turn(place_of(lot));
    shmem_ctx_quiet(run_context(place_of(lot)));
    run_end_turn(place_of(lot));
    run_completed(thread, lot);
}

static void ctx_quiet_test(int thread, const struct lot *lot)
{
    int is_over;
    do {
        run_take_turn(place_of(lot));
        is_over = shmemx_ctx_quiet_test(run_context(place_of(lot)));
        run_end_turn(place_of(lot));
        if (!is_over) board_nap();
    } while (!is_over);
    run_completed(thread, lot);
}

static void ctx_pe_quiet(int thread, const struct lot *lot)
{
    int pes[MAX_PES], n = 0;
    const struct place *place = &stage.plan->places[place_of(lot)];
    run_take_turn(place_of(lot));
    shmem_ctx_t ctx = run_context(place_of(lot));
    const int team = ctx == SHMEM_CTX_DEFAULT ? 0 : place->team;
    for (int pe = 0; pe < stage.n_pes; pe++) {
        int rank = team_rank(team, stage.me, pe, stage.n_pes);
        if (rank >= 0) pes[n++] = rank;
    }
    shmem_ctx_pe_quiet(ctx, pes, (size_t)n);
    run_end_turn(place_of(lot));
    run_completed(thread, lot);
}

static void ctx_destroy(int thread, const struct lot *lot)
{
    const uint32_t place = place_of(lot);
    stage_enter();
    if (stage.ctx[place] == SHMEM_CTX_DEFAULT) shmem_quiet(); /* there was none of its own */
    else shmem_ctx_destroy(stage.ctx[place]);
    stage_leave();
    stage.ctx[place] = SHMEM_CTX_INVALID;
    run_completed(thread, lot);
}

static void domain_quiet(int thread, const struct lot *lot)
{
    run_take_turn(place_of(lot));
    if (stage.domains[place_of(lot)]) shmemx_domain_quiet(stage.domains[place_of(lot)]);
    else shmem_ctx_quiet(run_context(place_of(lot)));
    run_end_turn(place_of(lot));
    run_completed(thread, lot);
}

static void quiet_all(int thread, const struct lot *lot)
{
    shmem_ctx_t contexts[8];
    size_t n = 0;
    stage_enter();
    for (const struct lot *l = lot; l; l = joined(l)) contexts[n++] = run_context(place_of(l));
    shmemx_quiet_all(contexts, n);
    stage_leave();
    for (const struct lot *l = lot; l; l = joined(l)) run_completed(thread, l);
}

/* What was charged to a request */

static void request_wait(int thread, const struct lot *lot)
{
    stage_enter();
    shmemx_request_wait(request_of(lot));
    stage_leave();
    run_completed(thread, lot);
}

static void request_test(int thread, const struct lot *lot)
{
    int is_over;
    do {
        stage_enter();
        shmemx_request_test(request_of(lot), &is_over);
        stage_leave();
        if (!is_over) board_nap();
    } while (!is_over);
    run_completed(thread, lot);
}

static void request_free(int thread, const struct lot *lot)
{
    stage_enter();
    shmemx_request_free(request_of(lot));
    stage_leave();
    run_completed(thread, lot);
}

/* Charged to a context as well, whose quiet completes it, too; the request is over then, and ends. */
static void charged_quiet(int thread, const struct lot *lot)
{
    run_take_turn(place_of(lot));
    shmem_ctx_quiet(run_context(place_of(lot)));
    run_end_turn(place_of(lot));
    run_completed(thread, lot);
    stage_enter();
    shmemx_request_wait(request_of(lot));
    stage_leave();
}

/* Several requests: taken from their variables, and the rest given back. */

struct many {
    shmemx_request_h handles[8];
    const struct lot *lots[8];
    size_t n;
};

static struct many take_many(const struct lot *lot)
{
    struct many many = {.n = 0};
    for (const struct lot *l = lot; l; l = joined(l)) {
        many.lots[many.n] = l;
        many.handles[many.n++] = *request_of(l);
        *request_of(l) = SHMEMX_REQUEST_NULL;
    }
    return many;
}

static void wait_all(int thread, const struct lot *lot)
{
    struct many many = take_many(lot);
    stage_enter();
    shmemx_request_wait_all(many.n, many.handles);
    stage_leave();
    for (size_t i = 0; i < many.n; i++) run_completed(thread, many.lots[i]);
}

static void wait_any(int thread, const struct lot *lot)
{
    struct many many = take_many(lot);
    for (size_t which;;) {
        stage_enter();
        shmemx_request_wait_any(many.n, many.handles, &which);
        stage_leave();
        if (which == SIZE_MAX) break;
        run_completed(thread, many.lots[which]);
    }
}

static void wait_some(int thread, const struct lot *lot)
{
    struct many many = take_many(lot);
    size_t n, which[8];
    do {
        stage_enter();
        shmemx_request_wait_some(many.n, many.handles, &n, which);
        stage_leave();
        for (size_t i = 0; i < n; i++) run_completed(thread, many.lots[which[i]]);
    } while (n);
}

static void merge_and_wait(int thread, const struct lot *lot)
{
    struct many many = take_many(lot);
    shmemx_request_h all = SHMEMX_REQUEST_NULL;
    stage_enter();
    shmemx_request_merge(&all, (int)many.n, many.handles);
    shmemx_request_wait(&all);
    stage_leave();
    for (size_t i = 0; i < many.n; i++) run_completed(thread, many.lots[i]);
}

static const struct way ways[] = {
    {"shmem_quiet", "quiet", AT_DEFAULT, 6, quiet},
    {"shmem_pe_quiet", "pe_quiet", AT_DEFAULT, 2, pe_quiet},
    {"shmemx_thread_quiet", "thread_quiet", AT_OWN, 4, thread_quiet},
    {"shmemx_thread_unregister", "thread_quiet", AT_REGISTERED, 2, unregister},
    {"shmem_ctx_quiet", "quiet", AT_CTX | AT_DEFAULT, 6, ctx_quiet},
    {"shmemx_ctx_quiet_test", "quiet_test", AT_CTX | AT_DEFAULT, 2, ctx_quiet_test},
    {"shmem_ctx_pe_quiet", "pe_quiet", AT_CTX | AT_DEFAULT, 2, ctx_pe_quiet},
    {"shmem_ctx_destroy", "destroy", AT_ALONE, 3, ctx_destroy},
    {"shmemx_domain_quiet", "quiet", AT_CTX, 1, domain_quiet},
    {"shmemx_quiet_all", "quiet_all", AT_CTX | AT_MANY, 1, quiet_all},
    {"shmemx_request_wait", "wait", AT_REQUEST, 6, request_wait},
    {"shmemx_request_test", "test", AT_REQUEST, 3, request_test},
    {"shmemx_request_free", "free", AT_REQUEST, 1, request_free},
    {"shmem_ctx_quiet and shmemx_request_wait", "quiet", AT_CHARGED, 3, charged_quiet},
    {"shmemx_request_wait_all", "wait_all", AT_REQUEST | AT_MANY, 1, wait_all},
    {"shmemx_request_wait_any", "wait_any", AT_REQUEST | AT_MANY, 1, wait_any},
    {"shmemx_request_wait_some", "wait_some", AT_REQUEST | AT_MANY, 1, wait_some},
    {"shmemx_request_merge and shmemx_request_wait", "merge", AT_REQUEST | AT_MANY, 1, merge_and_wait},
};

const struct way *way_number(uint32_t i) { return i < sizeof ways / sizeof *ways ? &ways[i] : NULL; }

const struct way way_barrier = {"shmem_barrier_all", "barrier", AT_BARRIER, 0, run_completed};
const struct way way_left = {"its lot's first one", "left", 0, 0, NULL};
