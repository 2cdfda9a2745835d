/* One operation: its kind, its size, its places in memory. */
#include <stdlib.h>
#include <string.h>

#include "appends.h"
#include "maker.h"

static uint32_t choose_size(struct maker *m, bool small)
{
    struct random *r = &m->random;
    const uint32_t n = small ? SMALL_SIZES : mood_sizes(), i = maker_pick(r, m->mood.sizes, n);
    const struct size size = mood_size(i < n ? i : SMALL_SIZES / 2);
    return size.nbytes - size.around + below(r, 2 * size.around + 1);
}

static bool may_be(const struct maker *m, const struct kind *kind, enum form form, bool is_flag)
{
    if (kind->traits & RINGS && m->plan->knobs.level < SHMEM_THREAD_MULTIPLE) return false; /* nobody would empty it */
    return kind->issue[form] && (!is_flag || kind->traits & FLAG) && !(m->mood.is_one_way && kind_reads(kind));
}

/* One of those of which the round is fond; any, if it is fond of none that may be. */
static const struct kind *choose_kind(struct maker *m, enum form form, bool is_flag)
{
    const struct kind *kind;
    uint32_t weights[KINDS_MAX], n = 0;
    for (; (kind = kind_number(n)); n++) weights[n] = may_be(m, kind, form, is_flag) ? m->mood.kinds[n] : 0;
    uint32_t i = maker_pick(&m->random, weights, n);
    if (i < n) return kind_number(i);
    for (n = 0; (kind = kind_number(n)); n++) weights[n] = may_be(m, kind, form, is_flag);
    return kind_number(maker_pick(&m->random, weights, n));
}

static enum form choose_form(struct maker *m, const struct strand *strand)
{
    const bool by_default = strand->place == m->first_place;
    if (strand->request) return by_default && chance(&m->random, 70) ? CHARGED : CHARGED_ON_CTX;
    return by_default && chance(&m->random, 60) ? PLAIN : ON_CTX;
}

static struct shape choose_shape(struct maker *m, const struct kind *kind, bool small)
{
    struct random *r = &m->random;
    struct shape s = {.width = kind->width, .blocks = 1, .block = 1, .far = 1, .near = 1};
    if (kind->traits & SIZED) {
        s.block = choose_size(m, small) / kind->width;
        s.far = s.near = s.block;
    }
    if (kind->traits & STRIDED) {
        s.blocks = below(r, chance(r, 90) ? 9 : small ? 40 : 300);
        s.block = kind->traits & BLOCKED ? 1 + below(r, 5) : 1;
        s.far = s.block + below(r, 4);
        s.near = s.block + below(r, 4);
    }
    return s;
}

static uint32_t aligned_up(uint32_t at, uint32_t to) { return (at + to - 1) / to * to; }

/* A word that others update, too. */
static bool place_shared(struct maker *m, struct op *op)
{
    const bool is_sum = op->kind->amo == AMO_ADD, is_xor = op->kind->amo == AMO_XOR && op->kind->width == 8;
    if (op->kind->sort != SORT_ATOMIC || op->is_flag || !(is_sum || is_xor) || !chance(&m->random, 20)) return false;
    op->sharing = is_sum && op->kind->traits & FETCHES ? SHARES_TICKET : SHARES_SUM;
    if (op->sharing == SHARES_TICKET) op->operand = 1;
    uint32_t table = op->sharing == SHARES_TICKET ? 2 : is_sum; /* half of the words for each width */
    uint32_t word = below(&m->random, SHARED_WORDS / 2) + (op->kind->width == 4 ? SHARED_WORDS / 2 : 0);
    op->region = IN_SHARED;
    op->from = op->at = op->word = (table * SHARED_WORDS + word) * 8;
    op->to = op->from + op->kind->width;
    return true;
}

/* In an append, where there will be room for all; in a small one, or a ring, where there may be none. */
static bool place_push(struct maker *m, struct op *op)
{
    const bool is_plain = !(op->kind->traits & (TRIES | RINGS));
    const uint32_t most = is_plain ? APPEND_SIZE : op->kind->traits & TRIES ? TIGHT_SIZE / 4 : RING_SIZE / 2;
    uint32_t *used = &m->plan->used[op->target][IN_APPEND];
    if (op->shape.block && shape_bytes(&op->shape) < ITEM_HEAD) op->shape.block = ITEM_HEAD / op->kind->width;
    if (shape_bytes(&op->shape) > most || (is_plain && *used + shape_bytes(&op->shape) > APPEND_SIZE)) return false;
    if (is_plain) *used += (uint32_t)shape_bytes(&op->shape);
    op->region = is_plain ? IN_APPEND : IN_TIGHT;
    return true;
}

/* A slot, or something to read, in the target's memory; false if there is no room. */
static bool place_far(struct maker *m, struct op *op)
{
    static const uint32_t sizes_of[] = {HEAP_SIZE, DATA_SIZE}, still[] = {HEAP_STILL, DATA_STILL};
    const uint32_t width = op->kind->width, span = (uint32_t)shape_span(&op->shape, op->shape.far);
    uint32_t *used = m->plan->used[op->target];
    op->region = chance(&m->random, 20) ? IN_DATA : IN_HEAP;
    if (op->kind->sort == SORT_GET) {
        if (span + 64 > still[op->region]) return false;
        op->at = below(&m->random, (still[op->region] - span) / width) * width;
        return true;
    }
    op->from = aligned_up(used[op->region], 16);
    op->at = aligned_up(op->from + GUARD + below(&m->random, 48), width);
    op->word = op->at + span;
    if (op->kind->sort == SORT_SIGNALLED) op->word = aligned_up(op->word, 8) + 8;
    op->to = op->word + GUARD;
    if (op->to > sizes_of[op->region]) return false;
    used[op->region] = op->to;
    if (op->kind->sort == SORT_SIGNALLED) op->word -= 8;
    else op->word = op->at;
    return true;
}

static void place_near(struct maker *m, struct op *op)
{
    const uint32_t span = (uint32_t)shape_span(&op->shape, op->shape.near);
    uint32_t *used = m->plan->local[m->pe][op->thread];
    op->is_local_heap = chance(&m->random, 25) && used[1] + span + 128 < LOCAL_HEAP;
    uint32_t *at = &used[op->is_local_heap];
    op->local = aligned_up(*at + GUARD + below(&m->random, 32), op->kind->width);
    *at = op->local + span + GUARD;
}

static bool is_member(const struct maker *m, const struct place *place, int pe)
{
    return team_rank(place->team, m->pe, pe, m->plan->n_pes) >= 0;
}

static int choose_target(struct maker *m, const struct place *place)
{
    const int favourite = m->mood.favourite < 0 ? (m->pe + 1) % m->plan->n_pes : m->mood.favourite;
    if (m->mood.favourite != NO_FAVOURITE && is_member(m, place, favourite) && chance(&m->random, 80)) return favourite;
    for (;;) {
        int pe = (int)below(&m->random, (uint32_t)m->plan->n_pes);
        if (team_rank(place->team, m->pe, pe, m->plan->n_pes) < 0) continue;
        if (pe != m->pe || chance(&m->random, 25)) return pe;
        if (m->plan->n_pes == 1 || team_rank(place->team, m->pe, (pe + 1) % m->plan->n_pes, m->plan->n_pes) < 0)
            return pe;
    }
}

/* Neither source nor target, if there is such a PE. */
static uint8_t choose_witness(struct maker *m, const struct op *op)
{
    const uint32_t n = (uint32_t)m->plan->n_pes;
    uint32_t pe = below(&m->random, n);
    for (uint32_t k = 0; k < n && (pe == op->pe || pe == op->target); k++) pe = (pe + 1) % n;
    return (uint8_t)pe;
}

uint32_t maker_op(struct maker *m, uint32_t thread, uint32_t strand, int flag_to)
{
    struct plan *plan = m->plan;
    const struct strand *s = &plan->strands[strand];
    const struct place *place = &plan->places[s->place];
    struct op op = {
        .number = plan->n_ops, .pe = (uint8_t)m->pe, .thread = (uint8_t)thread, .strand = strand, .next_in_lot = NONE};
    op.form = (uint8_t)choose_form(m, s);
    op.kind = choose_kind(m, op.form, flag_to >= 0);
    op.is_flag = flag_to >= 0;
    op.target = (uint8_t)(op.is_flag ? flag_to : choose_target(m, place));
    op.witness = choose_witness(m, &op);
    op.on_thread_ctx = chance(&m->random, 30);
    op.shape = choose_shape(m, op.kind, false);
    op.operand = draw(&m->random);
    bool (*const place_it)(struct maker * m, struct op * op) = op.kind->sort == SORT_PUSH ? place_push : place_far;
    if (!place_shared(m, &op) && !place_it(m, &op)) {
        op.shape = choose_shape(m, op.kind, true);
        if (!place_it(m, &op)) return NONE;
    }
    place_near(m, &op);
    op.key = key_of(key_of(key_of(plan->knobs.seed, plan->round), 2), op.number);
    op.cond = draw(&m->random);
    if (op.kind->amo == AMO_CSWAP && op.cond % 2)
        op.cond = pattern_word(plan_background(plan, op.target, op.region), op.at, op.kind->width);
    struct op *made = maker_more((void **)&plan->ops, &plan->n_ops, &plan->ops_room, sizeof op);
    *made = op;
    return op.number;
}
