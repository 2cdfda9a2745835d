#include "maker.h"

#include "collectives.h"

#include <stdlib.h>
#include <string.h>

void *maker_more(void **array, uint32_t *n, uint32_t *room, size_t size)
{
    if (*n == *room) {
        *room = *room ? 2 * *room : 64;
        *array = realloc(*array, *room * size);
        if (!*array) abort();
    }
    char *at = (char *)*array + *n * size;
    memset(at, 0, size);
    ++*n;
    return at;
}

void maker_step(struct maker *m, uint32_t thread, struct step step)
{
    struct program *p = &m->plan->programs[m->pe][thread];
    *(struct step *)maker_more((void **)&p->steps, &p->n, &p->room, sizeof step) = step;
}

uint32_t maker_pick(struct random *r, const uint32_t *weights, uint32_t n)
{
    uint32_t sum = 0, i = 0;
    for (uint32_t k = 0; k < n; k++) sum += weights[k];
    if (!sum) return n;
    for (uint32_t at = below(r, sum); at >= weights[i]; i++) at -= weights[i];
    return i;
}

static uint32_t threads_of(const struct maker *m) { return (uint32_t)m->plan->knobs.threads; }
static bool is_last_phase(const struct maker *m) { return m->phase + 1 == m->plan->knobs.phases; }
static struct strand *strand_of(const struct maker *m, uint32_t k) { return &m->plan->strands[m->first_strand + k]; }
static struct place *place_of(const struct maker *m, uint32_t k) { return &m->plan->places[strand_of(m, k)->place]; }
static uint32_t strands_of(const struct maker *m) { return m->plan->n_strands - m->first_strand; }

/* What there is */

static uint32_t add_place(struct maker *m, const struct place_kind *kind, uint32_t thread)
{
    struct plan *plan = m->plan;
    struct place *place = maker_more((void **)&plan->places, &plan->n_places, &plan->places_room, sizeof *place);
    uint32_t team = kind->on_team ? 1 + below(&m->random, TEAMS - 1) : 0;
    if (team_rank((int)team, m->pe, m->pe, plan->n_pes) < 0) team = 0;
    *place = (struct place){.kind = kind,
                            .pe = (uint8_t)m->pe,
                            .thread = (uint8_t)(kind->users == BY_ONE_THREAD ? thread : NO_THREAD),
                            .team = (uint8_t)team,
                            .has_session = kind != &default_place && chance(&m->random, 15)};
    return plan->n_places - 1;
}

static void add_strand(struct maker *m, uint32_t thread, uint32_t place, const struct request_kind *request)
{
    struct plan *plan = m->plan;
    if (strands_of(m) == STRANDS_MAX) return;
    struct strand *strand = maker_more((void **)&plan->strands, &plan->n_strands, &plan->strands_room, sizeof *strand);
    *strand = (struct strand){.pe = (uint8_t)m->pe, .thread = (uint8_t)thread, .place = place, .request = request};
    m->open[strands_of(m) - 1] = NONE;
}

static const struct place_kind *choose_place_kind(struct maker *m, bool for_one_thread)
{
    const struct place_kind *kind;
    uint32_t weights[64], n = 0;
    for (; (kind = place_kind_number(n)); n++)
        weights[n] = (kind->users == BY_ONE_THREAD) == for_one_thread && kind->domain <= (int)m->plan->knobs.level
                         ? kind->weight
                         : 0;
    return place_kind_number(maker_pick(&m->random, weights, n));
}

static const struct request_kind *choose_request_kind(struct maker *m, bool shared)
{
    const struct request_kind *kind;
    uint32_t weights[64], n = 0;
    for (; (kind = request_kind_number(n)); n++) weights[n] = !shared || request_is_shared(kind) ? kind->weight : 0;
    return request_kind_number(maker_pick(&m->random, weights, n));
}

/* One that this thread may use: the default one, or another. NO_THREAD: that several may use at once. */
static uint32_t choose_place(struct maker *m, uint32_t thread)
{
    uint32_t place = m->first_place + below(&m->random, m->plan->n_places - m->first_place);
    const struct place *p = &m->plan->places[place];
    bool fits = thread == NO_THREAD ? p->kind->users == AT_ONCE : p->thread == NO_THREAD || p->thread == thread;
    return fits && !chance(&m->random, 40) ? place : m->first_place;
}

static void make_strands(struct maker *m)
{
    m->first_place = add_place(m, &default_place, NO_THREAD);
    for (uint32_t k = below(&m->random, 4); k--;) add_place(m, choose_place_kind(m, false), NO_THREAD);
    const uint32_t common = m->plan->n_places;
    for (uint32_t t = 0; t < threads_of(m); t++)
        for (uint32_t k = below(&m->random, m->mood.contexts + 1); k--;) add_place(m, choose_place_kind(m, true), t);
    for (uint32_t t = 0; t < threads_of(m); t++) {
        for (uint32_t p = m->first_place; p < m->plan->n_places; p++)
            if (p < common || m->plan->places[p].thread == t) add_strand(m, t, p, NULL);
        for (uint32_t k = below(&m->random, m->mood.requests + 1); k--;)
            add_strand(m, t, choose_place(m, t), choose_request_kind(m, false));
    }
    for (uint32_t k = below(&m->random, 2); k--;)
        add_strand(m, NO_THREAD, choose_place(m, NO_THREAD), choose_request_kind(m, true));
}

/* Lots */

static uint32_t lot_of(struct maker *m, uint32_t thread, uint32_t strand)
{
    struct plan *plan = m->plan;
    if (m->open[strand] != NONE) return m->open[strand];
    struct lot *lot = maker_more((void **)&plan->lots, &plan->n_lots, &plan->lots_room, sizeof *lot);
    *lot = (struct lot){.number = plan->n_lots - 1,
                        .strand = m->first_strand + strand,
                        .way = &way_left,
                        .pe = (uint8_t)m->pe,
                        .thread = (uint8_t)thread,
                        .first = NONE,
                        .last = NONE,
                        .joined = NONE};
    m->is_mixed[strand] = false;
    if (thread < MAX_PROGRAMS && strand_of(m, strand)->place == m->first_place && !strand_of(m, strand)->request)
        m->threads[thread].born = m->threads[thread].registrations;
    return m->open[strand] = lot->number;
}

static void lot_append(struct plan *plan, struct lot *lot, uint32_t op)
{
    plan->ops[op].lot = lot->number;
    plan->ops[op].place_in_lot = lot->count++;
    plan->ops[op].next_in_lot = NONE;
    if (lot->first == NONE) lot->first = op;
    else plan->ops[lot->last].next_in_lot = op;
    lot->last = op;
}

static uint32_t issue(struct maker *m, uint32_t thread, uint32_t strand, int flag_to)
{
    uint32_t op = maker_op(m, thread, m->first_strand + strand, flag_to);
    if (op == NONE) return NONE;
    uint32_t lot = lot_of(m, thread, strand);
    lot_append(m->plan, &m->plan->lots[lot], op);
    maker_step(m, thread, (struct step){DO_ISSUE, .which = op});
    return op;
}

/* How this thread could complete the strand's lot. */
static unsigned ways_at(const struct maker *m, uint32_t thread, uint32_t strand)
{
    const struct strand *s = strand_of(m, strand);
    const struct place *place = &m->plan->places[s->place];
    const bool may_use = place->thread == NO_THREAD || place->thread == thread;
    if (s->request)
        return AT_REQUEST | (may_use && s->place != m->first_place && !m->is_mixed[strand] ? AT_CHARGED : 0);
    if (s->place == m->first_place) {
        unsigned at = AT_DEFAULT;
        if (s->thread != thread) return at;
        bool since =
            m->threads[thread].registrations % 2 && m->threads[thread].born == m->threads[thread].registrations;
        return at | AT_OWN | (since ? AT_REGISTERED : 0);
    }
    unsigned at = AT_CTX;
    bool is_alone = place->thread == thread;
    for (uint32_t k = 0; k < strands_of(m); k++)
        if (k != strand && strand_of(m, k)->place == s->place && (m->open[k] != NONE || m->frozen[k] > m->phase))
            is_alone = false;
    return at | (is_alone ? AT_ALONE : 0);
}

/* A way for one lot, or for several of the same sort. */
static const struct way *choose_way(struct maker *m, unsigned at, bool many)
{
    const struct way *way;
    uint32_t weights[64], n = 0;
    for (; (way = way_number(n)); n++) weights[n] = way->at & at && !(way->at & AT_MANY) == !many ? way->weight : 0;
    uint32_t i = maker_pick(&m->random, weights, n);
    return i < n ? way_number(i) : &way_left;
}

static void lot_settle(struct maker *m, uint32_t thread, uint32_t lot, const struct way *way)
{
    struct lot *l = &m->plan->lots[lot];
    l->way = way;
    l->thread = (uint8_t)thread;
    l->look = (uint8_t)below(&m->random, LOOKS);
    l->waits = chance(&m->random, m->mood.waits);
    l->seed = (uint32_t)draw(&m->random);
}

static bool may_join(const struct maker *m, uint32_t a, uint32_t b)
{
    const struct strand *s = strand_of(m, a), *t = strand_of(m, b);
    if (!s->request != !t->request) return false;
    if (!s->request)
        return s->place != m->first_place && t->place != m->first_place && s->place != t->place &&
               place_of(m, a)->kind->users != IN_TURN && place_of(m, b)->kind->users != IN_TURN;
    return !(s->request->options & SHMEMX_REQUEST_PERSISTENT) && !(t->request->options & SHMEMX_REQUEST_PERSISTENT);
}

/* The thread completes the strand's lot now, and with it perhaps others of its own. */
static void complete(struct maker *m, uint32_t thread, uint32_t strand)
{
    const unsigned at = ways_at(m, thread, strand);
    uint32_t lot = m->open[strand], last = lot, joined = 0;
    if (chance(&m->random, 30)) {
        for (uint32_t k = 0; k < strands_of(m) && joined < 3; k++) {
            if (k == strand || m->open[k] == NONE || strand_of(m, k)->thread != thread || !may_join(m, strand, k))
                continue;
            lot_settle(m, thread, m->open[k], &way_left);
            m->plan->lots[last].joined = m->open[k];
            last = m->open[k];
            m->open[k] = NONE;
            joined++;
        }
    }
    const struct way *way = choose_way(m, at, joined);
    for (uint32_t l = lot; l != NONE; l = m->plan->lots[l].joined) lot_settle(m, thread, l, way);
    m->open[strand] = NONE;
    maker_step(m, thread, (struct step){DO_COMPLETE, .which = lot});
    if (way->at == AT_REGISTERED) m->threads[thread].registrations++;
}

/* What has been given to a thread, which knows nothing of the strand. */
static void complete_given(struct maker *m, uint32_t thread)
{
    for (uint32_t i = 0; i < m->threads[thread].n; i++) {
        uint32_t lot = m->threads[thread].lots[i];
        unsigned at =
            ways_at(m, thread, m->plan->lots[lot].strand - m->first_strand) & ~(unsigned)(AT_ALONE | AT_CHARGED);
        const struct way *way = choose_way(m, at, false);
        lot_settle(m, thread, lot, way);
        maker_step(m, thread, (struct step){DO_COMPLETE, .which = lot});
        if (way->at == AT_REGISTERED) m->threads[thread].registrations++;
    }
    m->threads[thread].n = 0;
}

/* Another thread, or in the last phase the main thread after all, completes it in the next phase. */
static bool may_be_given(const struct maker *m, uint32_t strand)
{
    const struct strand *s = strand_of(m, strand);
    if (s->request) return !(s->request->options & SHMEMX_REQUEST_PRIVATE);
    return m->plan->places[s->place].thread == NO_THREAD;
}

static bool give(struct maker *m, uint32_t strand)
{
    uint32_t heir = is_last_phase(m) ? threads_of(m) : below(&m->random, threads_of(m));
    if (!may_be_given(m, strand) || m->threads[heir].n == GIVEN_MAX) return false;
    m->threads[heir].lots[m->threads[heir].n++] = m->open[strand];
    m->open[strand] = NONE;
    if (strand_of(m, strand)->request || place_of(m, strand)->kind->users != AT_ONCE) m->frozen[strand] = m->phase + 2;
    return true;
}

/* What a thread does */

static bool is_usable(const struct maker *m, uint32_t thread, uint32_t strand)
{
    const uint8_t owner = strand_of(m, strand)->thread;
    return (owner == thread || owner == NO_THREAD) && m->frozen[strand] <= m->phase;
}

/* One of the thread's; `open`: with something to complete that is its own. NONE if there is none. */
static uint32_t choose_strand(struct maker *m, uint32_t thread, bool open)
{
    uint32_t found[STRANDS_MAX], n = 0;
    for (uint32_t k = 0; k < strands_of(m); k++) {
        if (!is_usable(m, thread, k)) continue;
        if (!open || (m->open[k] != NONE && strand_of(m, k)->thread == thread)) found[n++] = k;
    }
    return n ? found[below(&m->random, n)] : NONE;
}

static void fence_and_flag(struct maker *m, uint32_t thread, uint32_t strand)
{
    const struct lot *lot = &m->plan->lots[m->open[strand]];
    uint32_t op = lot->first;
    for (uint32_t k = below(&m->random, lot->count); k--;) op = m->plan->ops[op].next_in_lot;
    if (m->plan->ops[op].strand != lot->strand) return;
    maker_step(m, thread, (struct step){DO_FENCE, .which = lot->number, .pes = below(&m->random, 2)});
    issue(m, thread, strand, m->plan->ops[op].target);
}

static void part(struct maker *m, uint32_t thread, uint32_t strand)
{
    const struct lot *lot = &m->plan->lots[m->open[strand]];
    if (strand_of(m, strand)->request) return;
    uint32_t pes = (uint32_t)draw(&m->random) & ((1u << m->plan->n_pes) - 1);
    maker_step(m, thread, (struct step){DO_PART, .which = lot->number, .more = lot->count, .pes = pes});
}

static void merge(struct maker *m, uint32_t thread, uint32_t strand)
{
    uint32_t other = choose_strand(m, thread, true);
    if (other == strand || !strand_of(m, strand)->request || !may_join(m, strand, other)) return;
    struct lot *from = &m->plan->lots[m->open[strand]], *to = &m->plan->lots[m->open[other]];
    maker_step(m, thread, (struct step){DO_MERGE, .which = from->number, .more = to->number});
    for (uint32_t op = from->first, next; op != NONE; op = next) {
        next = m->plan->ops[op].next_in_lot;
        lot_append(m->plan, to, op);
    }
    from->first = from->last = NONE;
    from->count = 0;
    m->open[strand] = NONE;
    m->is_mixed[other] = true;
}

static void change_registration(struct maker *m, uint32_t thread)
{
    static const uint32_t options[] = {0,
                                       0,
                                       0,
                                       SHMEMX_CTX_EXCLUSIVE,
                                       SHMEMX_CTX_PRIORITY_HIGH,
                                       SHMEMX_CTX_PRIORITY_LOW,
                                       SHMEMX_CTX_EXCLUSIVE | SHMEMX_CTX_REQUIRE};
    bool is_registered = m->threads[thread].registrations++ % 2;
    uint32_t option = options[below(&m->random, sizeof options / sizeof *options)];
    maker_step(m, thread, (struct step){is_registered ? DO_UNREGISTER : DO_REGISTER, .more = option});
}

static void local(struct maker *m, uint32_t thread, uint32_t strand)
{
    uint32_t lot = m->open[strand];
    maker_step(m, thread, (struct step){DO_LOCAL, .which = lot, .more = m->plan->lots[lot].count});
}

static void use_lock(struct maker *m, uint32_t thread)
{
    if (m->plan->knobs.level < SHMEM_THREAD_MULTIPLE) return; /* it blocks, and nobody could look meanwhile */
    maker_step(m, thread, (struct step){DO_LOCK, .more = (uint32_t)draw(&m->random)});
}

static void act(struct maker *m, uint32_t thread)
{
    static void (*const with_lot[ACTS])(struct maker * m, uint32_t thread,
                                        uint32_t strand) = {[ACT_COMPLETE] = complete,
                                                            [ACT_FENCE] = fence_and_flag,
                                                            [ACT_LOCAL] = local,
                                                            [ACT_MERGE] = merge,
                                                            [ACT_PART] = part};
    const uint32_t what = maker_pick(&m->random, m->mood.acts, ACTS);
    const uint32_t strand = choose_strand(m, thread, with_lot[what]);
    if (what == ACT_REGISTER) change_registration(m, thread);
    else if (what == ACT_PAUSE) maker_step(m, thread, (struct step){DO_PAUSE, .more = below(&m->random, 2000)});
    else if (what == ACT_TEST) maker_step(m, thread, (struct step){DO_TEST, .more = (uint32_t)draw(&m->random)});
    else if (what == ACT_LOCK) use_lock(m, thread);
    else if (strand == NONE) return;
    else if (what == ACT_ISSUE) issue(m, thread, strand, -1);
    else with_lot[what](m, thread, strand);
}

static void end_phase(struct maker *m, uint32_t thread)
{
    for (uint32_t k = 0; k < strands_of(m); k++) {
        if (m->open[k] == NONE || strand_of(m, k)->thread != thread) continue;
        if (chance(&m->random, 25) && give(m, k)) continue;
        if (is_last_phase(m) || chance(&m->random, 60)) complete(m, thread, k);
    }
}

/* The first thread's, where it was issued at the default context. */
static void complete_by_barrier(struct maker *m)
{
    for (uint32_t k = 0; k < strands_of(m); k++) {
        const struct strand *s = strand_of(m, k);
        if (m->open[k] == NONE || s->thread != 0 || s->request || s->place != m->first_place) continue;
        lot_settle(m, 0, m->open[k], &way_barrier);
        maker_step(m, 0, (struct step){DO_COMPLETE, .which = m->open[k]});
        m->open[k] = NONE;
    }
}

/* The next one of the phase begins, and what has begun may end; at the end of the phase all of them do. */
static void collect(struct maker *m, bool all)
{
    const struct plan *plan = m->plan;
    while (m->begun < plan->n_collectives && plan->collectives[m->begun].phase == m->phase &&
           (all || chance(&m->random, 20))) {
        maker_step(m, 0, (struct step){DO_BEGIN, .which = m->begun});
        if (collective_is_barrier(&plan->collectives[m->begun])) complete_by_barrier(m);
        m->begun++;
    }
    while (m->ended < m->begun && (all || chance(&m->random, 20)))
        maker_step(m, 0, (struct step){DO_END, .which = m->ended++});
}

static void exchange(struct maker *m, uint32_t thread, enum doing what)
{
    if (!(m->mood.exchanges >> m->phase & 1)) return;
    maker_step(m, thread,
               (struct step){what, .which = m->phase, .more = (uint32_t)draw(&m->random), .pes = m->mood.words});
}

static void make_phase(struct maker *m, uint32_t thread)
{
    const bool at_once = chance(&m->random, 50);
    if (m->mood.registers && !m->phase) change_registration(m, thread);
    if (at_once) complete_given(m, thread);
    const uint32_t acts = below(&m->random, (uint32_t)m->plan->knobs.ops + 1);
    /* The first thread does it before it begins a collective, where the one that waits for the word may be awaited. */
    const uint32_t send = thread ? below(&m->random, acts + 1) : 0;
    const uint32_t receive = thread ? send + below(&m->random, acts + 1 - send) : 0;
    for (uint32_t i = 0; i <= acts; i++) {
        if (i == send) exchange(m, thread, DO_SEND);
        if (i == receive) exchange(m, thread, DO_RECEIVE);
        if (thread == 0) collect(m, i == acts);
        if (i < acts) act(m, thread);
    }
    if (!at_once) complete_given(m, thread);
}

void maker_make(struct plan *plan, int pe)
{
    struct maker m = {.plan = plan, .pe = pe, .first_place = plan->n_places, .first_strand = plan->n_strands};
    m.random.state = key_of(key_of(key_of(plan->knobs.seed, plan->round), 3), (uint64_t)pe);
    m.mood = mood_of(plan);
    make_strands(&m);
    for (; m.phase < plan->knobs.phases; m.phase++) {
        for (uint32_t t = 0; t < threads_of(&m); t++) make_phase(&m, t);
        for (uint32_t t = 0; t < threads_of(&m); t++) end_phase(&m, t);
        for (uint32_t k = 0; k < strands_of(&m); k++)
            if (m.open[k] != NONE && strand_of(&m, k)->thread == NO_THREAD) give(&m, k);
        for (uint32_t t = 0; t < threads_of(&m); t++) maker_step(&m, t, (struct step){.what = DO_MEET});
    }
    complete_given(&m, threads_of(&m));
}
