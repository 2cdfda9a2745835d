#include "core/debt.h"

#include <string.h>

#include "base/atomic.h"
#include "core/lane.h"

/* A word: the PE, and a note behind it. */
enum { PLACES = 256, COUNT_BITS = 33 };
static uint64_t debts[PLACES];

static uint64_t *place_of(uint32_t pe) { return &debts[pe % PLACES]; }
static uint32_t pe_of(uint64_t debt) { return (uint32_t)(debt >> DEBT_BITS); }
static bool is_to(uint64_t debt, uint32_t pe) { return debt && pe_of(debt) == pe; }

uint64_t debt_note(uint64_t sequence)
{
    uint64_t lane = sequence >> MARK_LANE, count = sequence & ((1ull << COUNT_BITS) - 1);
    return lane << COUNT_BITS | count;
}

uint32_t debt_lane(uint64_t note) { return (uint32_t)(note >> COUNT_BITS) - 1; }

/* 0 if it does not fit: there are as many PEs, or lanes, as nobody has. */
static uint64_t debt_of(uint32_t pe, uint64_t sequence)
{
    bool fits = !(pe >> (64 - DEBT_BITS)) && !(sequence >> MARK_LANE >> (DEBT_BITS - COUNT_BITS));
    return fits ? (uint64_t)pe << DEBT_BITS | debt_note(sequence) : 0;
}

static bool is_same_lane(uint64_t a, uint64_t b) { return a >> COUNT_BITS == b >> COUNT_BITS; }

/* The release pairs with the acquire in debt_take: who tells that a batch is applied has seen it applied. */
bool debt_owe(uint32_t pe, uint64_t sequence)
{
    uint64_t *place = place_of(pe), debt = debt_of(pe, sequence), before = load_relaxed(place);
    if (!debt || (before && !is_same_lane(before, debt))) return false;
    store_release(place, debt);
    return true;
}

void debt_settle(uint32_t pe, uint64_t sequence)
{
    uint64_t *place = place_of(pe), before = load_relaxed(place);
    if (before && is_same_lane(before, debt_of(pe, sequence))) compare_exchange(place, &before, 0);
}

uint64_t debt_take(uint32_t pe)
{
    uint64_t *place = place_of(pe), debt = load_relaxed(place);
    while (is_to(debt, pe))
        if (compare_exchange(place, &debt, 0)) return debt & ((1ull << DEBT_BITS) - 1);
    return 0;
}

void debt_down(void) { memset(debts, 0, sizeof debts); }
