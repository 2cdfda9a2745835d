#include "plan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "collectives.h"
#include "maker.h"

uint64_t plan_background(const struct plan *plan, int pe, enum region region)
{
    return key_of(key_of(key_of(plan->knobs.seed, plan->round), 1), (uint64_t)pe * REGIONS + region);
}

bool op_is_open(const struct op *op)
{
    return op->kind->traits & OPEN || op->form == CHARGED || op->form == CHARGED_ON_CTX;
}

uint32_t lot_count(const struct plan *plan, const struct lot *lot)
{
    uint32_t n = 0;
    for (uint32_t i = lot->first; i != NONE; i = plan->ops[i].next_in_lot) n += !plan->ops[i].is_dropped;
    return n;
}

/* Filters */

static bool is_kept(const struct plan *plan, const struct op *op)
{
    const struct knobs *k = &plan->knobs;
    const struct lot *lot = &plan->lots[op->lot];
    const struct strand *strand = &plan->strands[op->strand];
    if (lot->way->at == AT_BARRIER && !list_has_word(k->steps, "collective")) return false;
    if (lot->way->at == AT_REGISTERED && !list_has_word(k->steps, "register")) return false; /* nothing completes it */
    if (lot->strand != op->strand && !list_has_word(k->steps, "merge")) return false;
    return list_has_word(k->kinds, op->kind->group) &&
           list_has_word(k->contexts, plan->places[strand->place].kind->group) &&
           list_has_word(k->requests, strand->request ? strand->request->group : "none") &&
           list_has_word(k->ways, lot->way->group) && list_has_number(k->sizes, shape_bytes(&op->shape)) &&
           list_has_number(k->only_threads, op->thread) && list_has_number(k->only_pes, op->pe) &&
           list_has_number(k->keep, op->number);
}

/* Steps, and the group by which those that are no operations and complete nothing can be dropped. */
static const struct {
    const char *name, *group;
    enum { OF_NOTHING, OF_OP, OF_LOT, OF_COLLECTIVE } of;
} doings[DOINGS] = {
    [DO_ISSUE] = {"issue operation", NULL, OF_OP},
    [DO_COMPLETE] = {"complete lot", NULL, OF_LOT},
    [DO_PART] = {"pe_quiet in lot", "part", OF_LOT},
    [DO_LOCAL] = {"local completion of lot", "local", OF_LOT},
    [DO_FENCE] = {"fence in lot", "fence", OF_LOT},
    [DO_MERGE] = {"merge request of lot", "merge", OF_LOT},
    [DO_REGISTER] = {"register", "register", OF_NOTHING},
    [DO_UNREGISTER] = {"unregister", "register", OF_NOTHING},
    [DO_PAUSE] = {"pause", "pause", OF_NOTHING},
    [DO_TEST] = {"test a word", "test", OF_NOTHING},
    [DO_SEND] = {"send a word to the next PE", "exchange", OF_NOTHING},
    [DO_RECEIVE] = {"wait for a word of the PE before", "exchange", OF_NOTHING},
    [DO_LOCK] = {"use a lock", "lock", OF_NOTHING},
    [DO_BEGIN] = {"begin collective", "collective", OF_COLLECTIVE},
    [DO_END] = {"end collective", "collective", OF_COLLECTIVE},
    [DO_MEET] = {"meet the PE's other threads", NULL, OF_NOTHING},
};

static bool is_step_kept(const struct plan *plan, const struct step *step)
{
    return !doings[step->what].group || list_has_word(plan->knobs.steps, doings[step->what].group);
}

static void drop(struct plan *plan)
{
    const char *steps = plan->knobs.steps;
    for (uint32_t i = 0; i < plan->n_ops; i++) {
        struct op *op = &plan->ops[i];
        op->is_dropped = !is_kept(plan, op);
        op->is_flag &= list_has_word(steps, "fence");
    }
    for (int pe = 0; pe < plan->n_pes; pe++) {
        for (int t = 0; t < MAX_PROGRAMS; t++) {
            struct program *p = &plan->programs[pe][t];
            uint32_t kept = 0;
            for (uint32_t i = 0; i < p->n; i++)
                if (is_step_kept(plan, &p->steps[i])) p->steps[kept++] = p->steps[i];
            p->n = kept;
        }
    }
}

static void make_collectives(struct plan *plan)
{
    struct random r = {key_of(key_of(key_of(plan->knobs.seed, plan->round), 7), 0)};
    uint32_t used = 0, n = chance(&r, 50) ? below(&r, 1 + 4 * (uint32_t)plan->knobs.phases) : 0;
    for (uint32_t i = 0; i < n && i < COLLECTIVES_MAX; i++) {
        struct collective *c = &plan->collectives[plan->n_collectives];
        c->number = plan->n_collectives;
        c->phase = (uint8_t)(i * plan->knobs.phases / n);
        plan->n_collectives += collective_choose(&r, c, &used, plan->n_pes, plan->knobs.level == SHMEM_THREAD_MULTIPLE);
    }
}

struct plan *plan_make(const struct knobs *knobs, uint32_t round, int n_pes)
{
    struct plan *plan = calloc(1, sizeof *plan);
    if (!plan) abort();
    plan->knobs = *knobs;
    plan->round = round;
    plan->n_pes = n_pes;
    for (int pe = 0; pe < n_pes; pe++) {
        plan->used[pe][IN_HEAP] = HEAP_STILL;
        plan->used[pe][IN_DATA] = DATA_STILL;
        plan->used[pe][IN_SHARED] = SHARED_SIZE;
        plan->used[pe][IN_TIGHT] = TIGHT_SIZE;
    }
    make_collectives(plan);
    for (int pe = 0; pe < n_pes; pe++) maker_make(plan, pe);
    for (uint32_t i = 0; i < plan->n_ops; i++) /* a push is somewhere among all others */
        if (plan->ops[i].kind->sort == SORT_PUSH)
            plan->ops[i].to = plan->used[plan->ops[i].target][plan->ops[i].region];
    drop(plan);
    return plan;
}

void plan_free(struct plan *plan)
{
    for (int pe = 0; pe < MAX_PES; pe++)
        for (int t = 0; t < MAX_PROGRAMS; t++) free(plan->programs[pe][t].steps);
    free(plan->ops);
    free(plan->places);
    free(plan->strands);
    free(plan->lots);
    free(plan);
}

/* In words */

static void describe_where(const struct plan *plan, const struct strand *strand, char *text, size_t size)
{
    const struct place *place = &plan->places[strand->place];
    char request[128] = "", team[64] = "";
    if (strand->request)
        snprintf(request, sizeof request, "charged to %s%s, ", strand->request->name,
                 strand->thread == NO_THREAD ? " of several threads" : "");
    if (place->kind->on_team) snprintf(team, sizeof team, " (%s)", team_name(place->team));
    snprintf(text, size, "%son %s%s%s", request, place->kind->name, team, place->has_session ? " with a session" : "");
}

void plan_describe_op(const struct plan *plan, const struct op *op, char *text, size_t size)
{
    static const char *const forms[FORMS] = {"", " (ctx form)", " (nbe)", " (nbe, ctx form)"};
    static const char *const regions[REGIONS] = {"heap", "data", "shared words", "append", "small append"};
    char where[256], bytes[128] = "";
    describe_where(plan, &plan->strands[op->strand], where, sizeof where);
    if (op->shape.blocks != 1 || op->kind->traits & STRIDED)
        snprintf(bytes, sizeof bytes, " in %u blocks of %u elements of %u, %u apart there, %u here", op->shape.blocks,
                 op->shape.block, op->shape.width, op->shape.far, op->shape.near);
    snprintf(text, size, "%u, %s%s of %zu bytes%s by PE %d thread %d, PE %d's %s at %u, %s", op->number, op->kind->name,
             forms[op->form], shape_bytes(&op->shape), bytes, op->pe, op->thread, op->target, regions[op->region],
             op->at, where);
}

void plan_describe_lot(const struct plan *plan, const struct lot *lot, char *text, size_t size)
{
    char where[256];
    describe_where(plan, &plan->strands[lot->strand], where, sizeof where);
    snprintf(text, size, "%u, %u operations %s, by %s in PE %d thread %d", lot->number, lot_count(plan, lot), where,
             lot->way->name, lot->pe, lot->thread);
}

void plan_describe_step(const struct plan *plan, int pe, int thread, uint32_t number, char *text, size_t size)
{
    const struct program *program = &plan->programs[pe][thread];
    if (number >= program->n) {
        snprintf(text, size, "step %u of %u", number, program->n);
        return;
    }
    const struct step *step = &program->steps[number];
    int n = snprintf(text, size, "step %u of %u: %s ", number, program->n, doings[step->what].name);
    if (n < 0 || (size_t)n >= size) return;
    if (doings[step->what].of == OF_OP) plan_describe_op(plan, &plan->ops[step->which], text + n, size - (size_t)n);
    if (doings[step->what].of == OF_COLLECTIVE)
        snprintf(text + n, size - (size_t)n, "%u, %s of %u elements on %s", step->which,
                 collective_name(&plan->collectives[step->which]), plan->collectives[step->which].n,
                 team_name(plan->collectives[step->which].team));
    if (doings[step->what].of == OF_LOT) plan_describe_lot(plan, &plan->lots[step->which], text + n, size - (size_t)n);
}
