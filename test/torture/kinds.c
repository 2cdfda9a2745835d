#include "kinds.h"

static const struct kind_table *const tables[] = {&put_kinds,    &get_kinds,    &strided_kinds,
                                                  &atomic_kinds, &signal_kinds, &count_kinds};

const struct kind *kind_number(uint32_t i)
{
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
        if (i < tables[t]->n) return &tables[t]->kinds[i];
        i -= (uint32_t)tables[t]->n;
    }
    return NULL;
}

bool kind_is_written(const struct kind *kind) { return kind->sort != SORT_GET && kind->amo != AMO_FETCH; }

bool kind_reads(const struct kind *kind) { return kind->sort == SORT_GET || kind->traits & FETCHES; }

uint64_t amo_result(enum amo amo, unsigned width, uint64_t before, uint64_t operand, uint64_t cond)
{
    const uint64_t mask = width == 8 ? UINT64_MAX : UINT32_MAX;
    uint64_t after = before;
    switch (amo) {
    case AMO_FETCH:
        break;
    case AMO_SET:
        after = operand;
        break;
    case AMO_CSWAP:
        after = (before & mask) == (cond & mask) ? operand : before;
        break;
    case AMO_ADD:
        after = before + operand;
        break;
    case AMO_AND:
        after = before & operand;
        break;
    case AMO_OR:
        after = before | operand;
        break;
    case AMO_XOR:
        after = before ^ operand;
        break;
    }
    return after & mask;
}
