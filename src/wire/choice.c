#include "wire/choice.h"

#include <string.h>

#include "wire/nics.h"

struct choice choice_here(char *why, size_t why_size)
{
    struct choice here = {0};
    bool is_enough = false;
    size_t length = 0;
    *why = 0;
    for (int i = 0; i < WIRE_PREFERRED && !is_enough; i++) {
        char reason[512];
        const struct wire *wire = wire_find(wire_preferred[i], reason, sizeof reason);
        if (wire) wire->offer(&here.offers[i]);
        else snprintf(why + length, why_size - length, "%s%s", length ? "; " : "", reason);
        length = strlen(why);
        is_enough = wire && !nics_are_here();
    }
    return here;
}

void choice_combine(void *into, const void *other)
{
    struct choice *ours = into;
    const struct choice *theirs = other;
    for (int i = 0; i < WIRE_PREFERRED; i++)
        if (wire_offer_is_better(&ours->offers[i], &theirs->offers[i])) ours->offers[i] = theirs->offers[i];
}

int choice_best(const struct choice *choice)
{
    const struct wire_offer nothing = {0}, *best = &nothing;
    for (int i = 0; i < WIRE_PREFERRED; i++)
        if (wire_offer_is_better(&choice->offers[i], best)) best = &choice->offers[i];
    return best == &nothing ? -1 : (int)(best - choice->offers);
}

const char *choice_reach_name(enum wire_reach reach)
{
    static const char *const names[] = {
        [WIRE_NOTHING] = "nothing",
        [WIRE_SOCKETS] = "sockets",
        [WIRE_CARD] = "a card of its own",
        [WIRE_RDMA] = "RDMA",
    };
    return names[reach];
}
