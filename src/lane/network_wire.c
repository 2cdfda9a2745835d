#include "lane/network_wire.h"

#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "job/boot.h"
#include "wire/choice.h"

static bool is_known(const char *name)
{
    bool is_one = !strcmp(name, "auto") || !strcmp(name, wire_sim.name);
    for (int i = 0; i < WIRE_PREFERRED; i++) is_one = is_one || !strcmp(name, wire_preferred[i]);
    return is_one;
}

static const struct wire *driver_of(const char *name)
{
    char why[1100];
    const struct wire *wire = wire_find(name, why, sizeof why);
    if (wire) return wire;
    if (is_known(name)) die(NULL, "HEDDLE_WIRE=%s: the driver cannot be loaded: %s", env.wire, why);
    die(NULL, "HEDDLE_WIRE=%s: unknown driver %s; expected auto, ucx, ofi or sim (%s)", env.wire, name, why);
}

void network_wire_check(size_t name_length)
{
    char name[WIRE_NAME_SIZE];
    snprintf(name, sizeof name, "%.*s", (int)name_length, env.wire);
    if (!is_known(name)) (void)driver_of(name);
}

const struct wire *network_wire_find(size_t name_length)
{
    char name[WIRE_NAME_SIZE], why[1100];
    snprintf(name, sizeof name, "%.*s", (int)name_length, env.wire);
    if (!strcmp(name, "auto")) {
        struct choice choice = choice_here(why, sizeof why);
        _Static_assert(sizeof choice <= BOARD_BLOB_SIZE, "one exchange");
        boot_agree(&choice, sizeof choice, choice_combine);
        int best = choice_best(&choice);
        if (best < 0)
            die(NULL, "HEDDLE_WIRE is auto, but the PEs have no driver in common: %s",
                *why ? why : "other PEs lack what is here");
        debug("HEDDLE_WIRE is auto: all PEs have %s over %s", choice_reach_name(choice.offers[best].reach),
              wire_preferred[best]);
        snprintf(name, sizeof name, "%s", wire_preferred[best]);
    }
    return driver_of(name);
}
