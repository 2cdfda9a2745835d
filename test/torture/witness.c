#include "witness.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "appends.h"
#include "model.h"
#include "peek.h"
#include "report.h"

/* A job is a word. */
enum { JOB_LOT = 24, JOB_COUNT = 16, JOB_PES = 16 };
#define JOB        (1ull << 63)
#define JOB_TARGET (1ull << 62) /* the target looks, not the operation's witness */

static uint64_t job_of(uint32_t lot, uint32_t count, uint32_t pes, bool target_looks)
{
    return JOB | (target_looks ? JOB_TARGET : 0) | (uint64_t)lot << (JOB_COUNT + JOB_PES) | (uint64_t)count << JOB_PES |
           pes;
}

static struct {
    pthread_t thread;
    shmem_ctx_t ctx; /* of who looks from here */
    uint64_t turns;
    bool over;
} witness;

/* Looking at one operation */

/* How somebody looks: in the target's memory, at the target or from outside, or by gets of one kind or another. */
struct eye {
    const char *name;
    bool (*get)(const struct op *op, unsigned char *seen);
};

static size_t slot_size(const struct op *op) { return op->to - op->from; }
static unsigned char *slot_of(const struct op *op) { return stage.base[op->region] + op->from; }

/* That it may be looked at, another process has said, or a flag behind a fence, and ThreadSanitizer knows of neither.
 */
__attribute__((no_sanitize("thread"))) static bool look_here(const struct op *op, unsigned char *seen)
{
    const volatile unsigned char *slot = slot_of(op);
    for (size_t i = 0; i < slot_size(op); i++) seen[i] = slot[i];
    return true;
}

static bool look_from_outside(const struct op *op, unsigned char *seen)
{
    return peek(op->target, op->region, op->from, seen, slot_size(op));
}

static bool look_by_get(const struct op *op, unsigned char *seen)
{
    stage_enter();
    if (witness.turns++ % 2) {
        shmem_ctx_getmem(witness.ctx, seen, slot_of(op), slot_size(op), op->target);
    } else {
        shmem_ctx_getmem_nbi(witness.ctx, seen, slot_of(op), slot_size(op), op->target);
        shmem_ctx_quiet(witness.ctx);
    }
    stage_leave();
    return true;
}

static bool look_by_own_get(const struct op *op, unsigned char *seen)
{
    stage_enter();
    shmem_getmem(seen, slot_of(op), slot_size(op), op->target);
    stage_leave();
    return true;
}

static const struct eye here = {"in its own memory", look_here},
                        outside = {"in the target's memory", look_from_outside}, by_get = {"by a get", look_by_get},
                        by_own_get = {"by a get of its own", look_by_own_get};

_Noreturn static void report_difference(const struct op *op, const struct eye *eye, const char *why,
                                        const unsigned char *expected, const unsigned char *seen)
{
    struct difference what = {.nbytes = slot_size(op), .expected = expected, .seen = seen};
    unsigned char *later = malloc(what.nbytes);
    char when[256];
    while (expected[what.at] == seen[what.at]) what.at++;
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
    bool is_there = later && eye->get(op, later) && !memcmp(expected, later, what.nbytes);
    snprintf(when, sizeof when, "by PE %d %s, %s (the data is at byte %u of what it looked at)", stage.me, eye->name,
             why, op->at - op->from);
    report_wrong(stage.plan, op, when, what,
                 is_there ? "300 ms later all is there: it was late" : "300 ms later it is wrong, too");
}

_Noreturn static void report_missing(const struct op *op, const struct eye *eye, const char *why)
{
    unsigned char *later = malloc(slot_size(op));
    char text[256];
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
    bool is_there = eye->get(op, later) && appends_has(op, later, slot_size(op));
    snprintf(text, sizeof text, "by PE %d %s, %s: it is not in the append; 300 ms later %s", stage.me, eye->name, why,
             is_there ? "it is: it was late" : "neither");
    report_text(stage.plan, op, text);
}

static void compare(const struct op *op, const struct eye *eye, const char *why, const unsigned char *seen)
{
    __atomic_fetch_add(&board->looked, 1, __ATOMIC_RELAXED);
    if (op->kind->sort == SORT_PUSH) {
        if (!appends_has(op, seen, slot_size(op))) report_missing(op, eye, why);
        return;
    }
    unsigned char *expected = malloc(slot_size(op));
    if (!expected) abort();
    model_slot(stage.plan, op, expected);
    if (memcmp(expected, seen, slot_size(op))) report_difference(op, eye, why, expected, seen);
    free(expected);
}

static void look_at(const struct op *op, const struct eye *eye, const char *why)
{
    unsigned char *seen = malloc(slot_size(op));
    if (!seen) abort();
    if (eye->get(op, seen)) compare(op, eye, why, seen);
    free(seen);
}

void witness_look_here(const struct op *op, const char *why) { look_at(op, &here, why); }

static bool is_asked_for(const struct op *op, uint32_t count, uint32_t pes)
{
    if (op->kind->traits & RINGS || (op->kind->traits & TRIES && board->fits[op->number] != FITS)) return false;
    return !op->is_dropped && op->sharing == ALONE && op->place_in_lot < count && (pes >> op->target & 1) &&
           kind_is_written(op->kind);
}

static void do_job(uint64_t job)
{
    const struct plan *plan = stage.plan;
    const bool own = job & JOB_TARGET;
    const uint32_t number = job >> (JOB_COUNT + JOB_PES) & ((1 << JOB_LOT) - 1);
    const uint32_t count = job >> JOB_PES & ((1 << JOB_COUNT) - 1), pes = job & ((1 << JOB_PES) - 1);
    char why[128];
    snprintf(why, sizeof why, "when PE %d thread %d had completed it", plan->lots[number].pe,
             plan->lots[number].thread);
    for (uint32_t i = plan->lots[number].first; i != NONE; i = plan->ops[i].next_in_lot) {
        const struct op *op = &plan->ops[i];
        if (is_asked_for(op, count, pes) && (own ? op->target : op->witness) == stage.me)
            look_at(op, own ? &here : &by_get, why);
    }
}

/* Many operations at once: first all are seen, and then compared, as what is late may come any moment. */

typedef bool filter_fn(const struct op *op, const void *what);

static void look_from_outside_at(const struct lot *lot, filter_fn *filter, const void *what, const char *why)
{
    const struct plan *plan = stage.plan;
    size_t size = 0, at = 0;
    for (uint32_t i = lot->first; i != NONE; i = plan->ops[i].next_in_lot)
        if (filter(&plan->ops[i], what)) size += slot_size(&plan->ops[i]);
    unsigned char *seen = malloc(size + 1);
    if (!seen) abort();
    for (uint32_t i = lot->first; i != NONE; i = plan->ops[i].next_in_lot) {
        if (!filter(&plan->ops[i], what)) continue;
        if (!outside.get(&plan->ops[i], seen + at)) goto out; /* the system does not let us */
        at += slot_size(&plan->ops[i]);
    }
    at = 0;
    for (uint32_t i = lot->first; i != NONE; i = plan->ops[i].next_in_lot) {
        if (!filter(&plan->ops[i], what)) continue;
        compare(&plan->ops[i], &outside, why, seen + at);
        at += slot_size(&plan->ops[i]);
    }
out:
    free(seen);
}

struct asked {
    uint32_t count, pes;
};

static bool is_asked(const struct op *op, const void *what)
{
    const struct asked *asked = what;
    return is_asked_for(op, asked->count, asked->pes);
}

void witness_peek(const struct lot *lot, uint32_t count, uint32_t pes)
{
    look_from_outside_at(lot, is_asked, &(struct asked){count, pes}, "which had completed it");
}

/* Flags, and signals */

/* Is this what whoever sees the flag sees, too? Operations of the same strand to the same PE, issued before. */
static bool is_behind(const struct op *op, const void *what)
{
    const struct op *flag = what;
    if (op == flag) return true;
    return flag->is_flag && op->number < flag->number && op->strand == flag->strand &&
           is_asked_for(op, UINT32_MAX, 1u << flag->target);
}

static unsigned word_width(const struct op *op) { return op->kind->sort == SORT_SIGNALLED ? 8 : op->kind->width; }

static bool word_is_there(const struct op *op, bool by_library)
{
    void *at = stage.base[op->region] + op->word;
    const uint64_t wanted = model_word(stage.plan, op);
    const bool is_long = word_width(op) == 8;
    bool is_there;
    if (!by_library) {
        return is_long ? __atomic_load_n((uint64_t *)at, __ATOMIC_ACQUIRE) == wanted
                       : __atomic_load_n((uint32_t *)at, __ATOMIC_ACQUIRE) == (uint32_t)wanted;
    }
    stage_enter();
    is_there =
        is_long ? shmem_uint64_test(at, SHMEM_CMP_EQ, wanted) : shmem_uint32_test(at, SHMEM_CMP_EQ, (uint32_t)wanted);
    stage_leave();
    return is_there;
}

static bool watch(const struct op *flag)
{
    const struct plan *plan = stage.plan;
    char why[128];
    if (!word_is_there(flag, flag->number % 2)) return false;
    snprintf(why, sizeof why, "when the word of operation %u had come", flag->number);
    for (uint32_t i = plan->lots[flag->lot].first; i != NONE; i = plan->ops[i].next_in_lot)
        if (is_behind(&plan->ops[i], flag)) look_at(&plan->ops[i], &here, why);
    return true;
}

/* Often at first. Yields without an end would keep other threads of the machine out, on Linux 6.18 for half a minute,
 * and the kernel's own, which move what goes over TCP, too. */
static void let_others(uint32_t looks)
{
    if (looks < 100) sched_yield();
    else board_nap();
}

void witness_peek_flag(const struct op *flag)
{
    enum { PATIENCE = 1000 };
    const uint64_t wanted = model_word(stage.plan, flag);
    char why[128];
    uint64_t word = ~wanted;
    for (int looks = 0; looks < PATIENCE && word != wanted; looks++) {
        word = 0;
        if (!peek(flag->target, flag->region, flag->word, &word, word_width(flag))) return;
        if (word != wanted) let_others((uint32_t)looks);
    }
    snprintf(why, sizeof why, "when the word of operation %u had come", flag->number);
    if (word == wanted) look_from_outside_at(&stage.plan->lots[flag->lot], is_behind, flag, why);
}

/* The board */

/* True if something was done, or may soon be. */
static bool serve(void)
{
    bool busy = false;
    struct actor *actor = &board->actors[stage.me][WITNESS];
    for (int pe = 0; pe < stage.n_pes; pe++) {
        for (int t = 0; t < MAX_PROGRAMS; t++) {
            uint64_t *job = &board->jobs[stage.me][pe][t], *flag = &board->watches[stage.me][pe][t];
            uint64_t what = __atomic_load_n(job, __ATOMIC_ACQUIRE), number = __atomic_load_n(flag, __ATOMIC_ACQUIRE);
            if (what || number) busy = true;
            if (what) {
                __atomic_store_n(&actor->is_busy, 1, __ATOMIC_RELAXED);
                do_job(what);
                __atomic_store_n(job, 0, __ATOMIC_RELEASE);
                __atomic_add_fetch(&actor->ticks, 1, __ATOMIC_RELAXED);
            }
            if (number && watch(&stage.plan->ops[number - 1])) {
                __atomic_store_n(flag, 0, __ATOMIC_RELEASE);
                __atomic_add_fetch(&actor->ticks, 1, __ATOMIC_RELAXED);
            }
        }
    }
    if (stage.plan && stage_has_witness() && stage.level == SHMEM_THREAD_MULTIPLE) busy |= appends_consume();
    __atomic_store_n(&actor->is_busy, busy, __ATOMIC_RELAXED);
    return busy;
}

void witness_serve(void)
{
    if (stage_has_witness()) return;
    if (witness.ctx == SHMEM_CTX_INVALID && shmem_ctx_create(SHMEM_CTX_PRIVATE, &witness.ctx))
        witness.ctx = SHMEM_CTX_DEFAULT;
    serve();
}

static void *run(void *unused)
{
    stage_enter();
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &witness.ctx)) witness.ctx = SHMEM_CTX_DEFAULT;
    stage_leave();
    uint32_t looks = 0;
    while (!__atomic_load_n(&witness.over, __ATOMIC_ACQUIRE)) {
        uint32_t bell = board_bell(stage.me);
        pthread_mutex_lock(
            &stage.changing); /* what others ask for comes by another process, of which a sanitizer knows nothing */
        const bool is_busy = serve();
        pthread_mutex_unlock(&stage.changing);
        if (is_busy) let_others(looks++);
        else looks = 0, board_wait(stage.me, bell);
    }
    stage_enter();
    if (witness.ctx != SHMEM_CTX_DEFAULT) shmem_ctx_destroy(witness.ctx);
    stage_leave();
    return unused;
}

void witness_up(void)
{
    if (stage_has_witness() && pthread_create(&witness.thread, NULL, run, NULL)) abort();
}

void witness_down(void)
{
    __atomic_store_n(&witness.over, true, __ATOMIC_RELEASE);
    board_ring(stage.me);
    if (stage_has_witness()) pthread_join(witness.thread, NULL);
    else if (witness.ctx != SHMEM_CTX_INVALID && witness.ctx != SHMEM_CTX_DEFAULT) shmem_ctx_destroy(witness.ctx);
}

/* Those who ask */

static void post(uint64_t *word, uint64_t value, int pe)
{
    while (__atomic_load_n(word, __ATOMIC_ACQUIRE)) {
        witness_serve();
        board_nap();
    }
    __atomic_store_n(word, value, __ATOMIC_RELEASE);
    board_ring(pe);
}

void witness_ask(int thread, const struct lot *lot, uint32_t count, uint32_t pes, enum look look, bool waits)
{
    const struct plan *plan = stage.plan;
    uint32_t who = 0;
    for (uint32_t i = lot->first; i != NONE; i = plan->ops[i].next_in_lot) {
        const struct op *op = &plan->ops[i];
        if (!is_asked_for(op, count, pes)) continue;
        if (look == LOOK_SOURCE) look_at(op, &by_own_get, "which had completed it");
        else who |= 1u << (look == LOOK_TARGET ? op->target : op->witness);
    }
    for (int pe = 0; pe < stage.n_pes; pe++)
        if (who >> pe & 1)
            post(&board->jobs[pe][stage.me][thread], job_of(lot->number, count, pes, look == LOOK_TARGET), pe);
    if (waits) witness_wait(thread);
}

void witness_watch(int thread, const struct op *op)
{
    post(&board->watches[op->target][stage.me][thread], op->number + 1, op->target);
}

static bool is_asking(int thread)
{
    for (int pe = 0; pe < stage.n_pes; pe++)
        if (__atomic_load_n(&board->jobs[pe][stage.me][thread], __ATOMIC_ACQUIRE) ||
            __atomic_load_n(&board->watches[pe][stage.me][thread], __ATOMIC_ACQUIRE))
            return true;
    return false;
}

void witness_wait(int thread)
{
    while (is_asking(thread)) {
        witness_serve();
        board_nap();
    }
}
