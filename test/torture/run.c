#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "appends.h"
#include "collectives.h"
#include "exchange.h"
#include "locks.h"
#include "model.h"
#include "report.h"
#include "witness.h"

enum { SCRIBBLE = 0xa5, UNREAD = 0xee };

static const struct op *op_number(uint32_t i) { return &stage.plan->ops[i]; }
static const struct lot *lot_number(uint32_t i) { return &stage.plan->lots[i]; }
static const struct strand *strand_of(const struct lot *lot) { return &stage.plan->strands[lot->strand]; }

/* Contexts */

void run_take_turn(uint32_t place)
{
    if (stage.plan->places[place].kind->users == IN_TURN) pthread_mutex_lock(&stage.turns[place]);
    stage_enter();
}

void run_end_turn(uint32_t place)
{
    stage_leave();
    if (stage.plan->places[place].kind->users == IN_TURN) pthread_mutex_unlock(&stage.turns[place]);
}

shmem_ctx_t run_context(uint32_t place)
{
    if (stage.ctx[place] == SHMEM_CTX_INVALID)
        stage.ctx[place] = place_open(&stage.plan->places[place], &stage.domains[place]);
    return stage.ctx[place];
}

/* Buffers */

static bool reads(const struct op *op) { return kind_reads(op->kind); }
static size_t near_span(const struct op *op) { return shape_span(&op->shape, op->shape.near); }

static void near_prepare(const struct op *op)
{
    unsigned char *near = stage_near(op);
    memset(near, reads(op) ? UNREAD : SCRIBBLE, near_span(op));
    if (op->kind->sort == SORT_PUSH) appends_item(op, near);
    if (op->kind->sort != SORT_PUT && op->kind->sort != SORT_SIGNALLED) return;
    size_t nbytes = shape_bytes(&op->shape);
    unsigned char *data = malloc(nbytes + 1);
    pattern_fill(data, op->key, 0, nbytes);
    model_spread(&op->shape, op->shape.near, near, data);
    free(data);
}

static _Noreturn void report_near(const struct op *op, const char *when, struct difference what)
{
    unsigned char *later = malloc(what.nbytes);
    while (what.expected[what.at] == what.seen[what.at]) what.at++;
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
    model_gather(&op->shape, op->shape.near, stage_near(op), later);
    bool is_there = !memcmp(what.expected, later, what.nbytes);
    report_wrong(stage.plan, op, when, what,
                 is_there ? "300 ms later all is there: it was late" : "300 ms later it is wrong, too");
}

/* What a ticket's fetch_add has returned. */
static void ticket_check(const struct op *op, const char *when)
{
    uint64_t seen = 0,
             first = pattern_word(plan_background(stage.plan, op->target, IN_SHARED), op->word, op->kind->width);
    memcpy(&seen, stage_near(op), op->kind->width);
    uint64_t ticket = op->kind->width == 8 ? seen - first : (uint32_t)(seen - first);
    uint32_t word = op->word / 8 % SHARED_WORDS;
    char text[256];
    if (ticket < TICKETS_MAX && !__atomic_exchange_n(&board->tickets[op->target][word][ticket], 1, __ATOMIC_ACQ_REL))
        return;
    snprintf(text, sizeof text, "%s: it fetched %#jx, which is ticket %ju: there is no such, or somebody else has it",
             when, (uintmax_t)seen, (uintmax_t)ticket);
    report_text(stage.plan, op, text);
}

/* The buffer is the thread's again: what was read is there, what was put may be overwritten. */
static void near_check(const struct op *op, const char *when)
{
    const size_t nbytes = shape_bytes(&op->shape);
    if (stage.released[op->number]) return;
    stage.released[op->number] = true;
    if (!reads(op)) {
        memset(stage_near(op), SCRIBBLE, near_span(op));
        return;
    }
    if (op->sharing == SHARES_TICKET) ticket_check(op, when);
    if (op->sharing != ALONE) return;
    unsigned char *expected = malloc(2 * nbytes + 1), *seen = expected + nbytes;
    model_gather(&op->shape, op->shape.near, stage_near(op), seen); /* first: what is late may come any moment */
    model_result(stage.plan, op, expected);
    if (memcmp(expected, seen, nbytes))
        report_near(op, when, (struct difference){.nbytes = nbytes, .expected = expected, .seen = seen});
    free(expected);
}

/* Of the lot's operations before place `count`, to these PEs. */
static void release(const struct lot *lot, uint32_t count, uint32_t pes, bool reads_too, const char *when)
{
    for (uint32_t i = lot->first; i != NONE; i = op_number(i)->next_in_lot) {
        const struct op *op = op_number(i);
        if (op->is_dropped || op->place_in_lot >= count || !(pes >> op->target & 1) || !op_is_open(op)) continue;
        if (!reads(op) || reads_too) near_check(op, when);
    }
}

void run_completed(int thread, const struct lot *lot)
{
    char when[128];
    snprintf(when, sizeof when, "by PE %d thread %d, which had completed it", stage.me, thread);
    if (lot->seed % 2) witness_peek(lot, LOT_ALL, PES_ALL);
    release(lot, UINT32_MAX, UINT32_MAX, true, when);
    if (!(lot->seed % 2)) witness_peek(lot, LOT_ALL, PES_ALL);
    witness_ask(thread, lot, LOT_ALL, PES_ALL, lot->look, lot->waits);
}

/* Steps */

static void do_issue(int thread, const struct step *step)
{
    const struct op *op = op_number(step->which);
    const struct strand *strand = &stage.plan->strands[op->strand];
    const struct place *place = &stage.plan->places[strand->place];
    shmemx_request_h *request = &stage.requests[op->strand];
    bool fits = true;
    struct call call = {.far = stage.base[op->region] + op->at,
                        .near = stage_near(op),
                        .far_stride = op->shape.far,
                        .near_stride = op->shape.near,
                        .block = op->shape.block,
                        .n = op->kind->traits & STRIDED ? op->shape.blocks : op->shape.block,
                        .operand = op->operand,
                        .cond = op->cond,
                        .signal = (uint64_t *)(stage.base[op->region] + op->word),
                        .request = request,
                        .ct = appends_counter(op),
                        .oct = appends_of(op),
                        .fits = &fits};
    if (op->is_dropped) return;
    near_prepare(op);
    if (op->is_flag || op->kind->sort == SORT_SIGNALLED) witness_watch(thread, op);
    run_take_turn(strand->place);
    call.ctx = run_context(strand->place);
    call.pe = call.ctx == SHMEM_CTX_DEFAULT ? op->target : team_rank(place->team, stage.me, op->target, stage.n_pes);
    if (call.ctx == SHMEM_CTX_DEFAULT && op->on_thread_ctx) call.ctx = shmemx_thread_ctx();
    if (strand->request && strand->request->is_allocated && !*request)
        shmemx_request_alloc(strand->request->options, request);
    op->kind->issue[op->form](&call);
    board->fits[op->number] = fits ? FITS : REFUSED;
    run_end_turn(strand->place);
    __atomic_fetch_add(&board->issued, 1, __ATOMIC_RELAXED);
    if (!op_is_open(op)) near_check(op, "when the call had returned");
    if ((op->is_flag || op->kind->sort == SORT_SIGNALLED) && op->number % 4 == 0) witness_peek_flag(op);
}

static void do_complete(int thread, const struct step *step)
{
    const struct lot *lot = lot_number(step->which);
    uint32_t n = 0;
    for (uint32_t l = step->which; l != NONE; l = lot_number(l)->joined) n += lot_count(stage.plan, lot_number(l));
    if (n) lot->way->complete(thread, lot);
    const struct strand *strand = strand_of(lot);
    if (strand->thread == NO_THREAD && !stage.requests[lot->strand])
        shmemx_request_alloc(strand->request->options, &stage.requests[lot->strand]); /* for all that post next */
}

static void do_part(int thread, const struct step *step)
{
    const struct lot *lot = lot_number(step->which);
    const uint32_t place = strand_of(lot)->place, team = stage.plan->places[place].team;
    int pes[2 * MAX_PES];
    size_t n = 0;
    run_take_turn(place);
    shmem_ctx_t ctx = run_context(place);
    for (int pe = 0; pe < stage.n_pes; pe++) {
        int rank = ctx == SHMEM_CTX_DEFAULT ? pe : team_rank((int)team, stage.me, pe, stage.n_pes);
        if ((step->pes >> pe & 1) && rank >= 0) pes[n++] = rank;
    }
    if (ctx == SHMEM_CTX_DEFAULT) shmem_pe_quiet(pes, n);
    else shmem_ctx_pe_quiet(ctx, pes, n);
    run_end_turn(place);
    witness_peek(lot, step->more, step->pes);
    release(lot, step->more, step->pes, true, "after a pe_quiet");
    witness_ask(thread, lot, step->more, step->pes, LOOK_TARGET, true);
}

static void do_local(int thread, const struct step *step)
{
    const struct lot *lot = lot_number(step->which);
    const uint32_t place = strand_of(lot)->place;
    const bool is_request = strand_of(lot)->request;
    (void)thread;
    run_take_turn(place);
    if (is_request) shmemx_request_wait_local(&stage.requests[lot->strand]);
    else shmemx_ctx_local_complete(run_context(place));
    run_end_turn(place);
    release(lot, step->more, PES_ALL, is_request, "after local completion");
}

static void do_fence(int thread, const struct step *step)
{
    const struct lot *lot = lot_number(step->which);
    const uint32_t place = strand_of(lot)->place;
    run_take_turn(place);
    shmem_ctx_t ctx = run_context(place);
    if (strand_of(lot)->request) shmemx_request_fence(stage.requests[lot->strand]);
    else if (ctx == SHMEM_CTX_DEFAULT && strand_of(lot)->thread == thread && step->pes) shmemx_thread_fence();
    else shmem_ctx_fence(ctx);
    run_end_turn(place);
}

static void do_merge(int thread, const struct step *step)
{
    shmemx_request_h *from = &stage.requests[lot_number(step->which)->strand];
    (void)thread;
    stage_enter();
    shmemx_merge_request(1, &from, &stage.requests[lot_number(step->more)->strand]);
    stage_leave();
}

static void do_register(int thread, const struct step *step)
{
    stage_enter();
    stage.is_registered[thread] = !shmemx_thread_register_ex((long)step->more);
    stage_leave();
}

static void do_unregister(int thread, const struct step *step)
{
    (void)thread, (void)step;
    stage_enter();
    shmemx_thread_unregister();
    stage_leave();
}

static void do_pause(int thread, const struct step *step)
{
    (void)thread;
    nanosleep(&(struct timespec){.tv_nsec = step->more * 1000L}, NULL);
}

static void do_test(int thread, const struct step *step)
{
    (void)thread;
    exchange_test(step->more);
}

static void do_send(int thread, const struct step *step) { exchange_send(thread, step->which, 0, step->more); }
/* And perhaps to and fro some more. */
static void do_receive(int thread, const struct step *step)
{
    exchange_receive(thread, step->which, 0, step->more);
    for (uint32_t i = 1; i < step->pes; i++) {
        exchange_send(thread, step->which, i, step->more + i / 2);
        exchange_receive(thread, step->which, i, step->more + i / 3);
    }
}

static void do_lock(int thread, const struct step *step)
{
    (void)thread;
    locks_use(step->more);
}

static void do_begin(int thread, const struct step *step)
{
    (void)thread;
    collective_begin(&stage.plan->collectives[step->which]);
}

static void do_end(int thread, const struct step *step)
{
    (void)thread;
    collective_end(&stage.plan->collectives[step->which]);
}

static void do_meet(int thread, const struct step *step)
{
    (void)thread, (void)step;
    pthread_barrier_wait(&stage.meeting);
}

static void (*const doings[DOINGS])(int thread, const struct step *step) = {
    [DO_ISSUE] = do_issue, [DO_COMPLETE] = do_complete, [DO_PART] = do_part,         [DO_LOCAL] = do_local,
    [DO_FENCE] = do_fence, [DO_MERGE] = do_merge,       [DO_PAUSE] = do_pause,       [DO_TEST] = do_test,
    [DO_SEND] = do_send,   [DO_RECEIVE] = do_receive,   [DO_LOCK] = do_lock,         [DO_BEGIN] = do_begin,
    [DO_END] = do_end,     [DO_MEET] = do_meet,         [DO_REGISTER] = do_register, [DO_UNREGISTER] = do_unregister,
};

static void close_contexts(int thread)
{
    for (uint32_t i = 0; i < stage.plan->n_places; i++) {
        const struct place *place = &stage.plan->places[i];
        if (place->pe != stage.me || place->thread != thread || stage.ctx[i] == SHMEM_CTX_INVALID) continue;
        stage_enter();
        if (stage.ctx[i] != SHMEM_CTX_DEFAULT) shmem_ctx_destroy(stage.ctx[i]);
        stage_leave();
        stage.ctx[i] = SHMEM_CTX_INVALID;
    }
}

void run_program(int thread)
{
    const struct program *program = &stage.plan->programs[stage.me][thread];
    struct actor *actor = &board->actors[stage.me][thread];
    actor->round = stage.plan->round;
    actor->is_busy = 1;
    for (uint32_t i = 0; i < program->n; i++) {
        actor->step = i;
        __atomic_add_fetch(&actor->ticks, 1, __ATOMIC_RELAXED);
        doings[program->steps[i].what](thread, &program->steps[i]);
    }
    close_contexts(thread);
    if (thread == 0) do_unregister(thread, NULL); /* it is the main thread, and does not end */
    witness_wait(thread);
    actor->is_busy = 0;
}
