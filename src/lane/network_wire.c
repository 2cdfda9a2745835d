#include "lane/network_wire.h"

#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "job/boot.h"
#include "wire/choice.h"

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
            die(NULL, "HEDDLE_WIRE is auto, but there is no driver that all PEs have: %s",
                *why ? why : "other PEs lack what is here");
        debug("HEDDLE_WIRE is auto: all PEs have %s over %s", choice_reach_name(choice.offers[best].reach),
              wire_preferred[best]);
        snprintf(name, sizeof name, "%s", wire_preferred[best]);
    }
    const struct wire *wire = wire_find(name, why, sizeof why);
    if (!wire) die(NULL, "HEDDLE_WIRE is %s, but there is no such driver: %s", env.wire, why);
    return wire;
}
