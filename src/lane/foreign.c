#include "lane/foreign.h"

#include "base/atomic.h"
#include "base/log.h"

static uint64_t counts[WIRE_FOREIGN_KINDS];

void foreign_dropped(enum wire_foreign what)
{
    static const char *const names[WIRE_FOREIGN_KINDS] = {"a message", "an acknowledgement", "a greeting"};
    bool is_first = !foreign_count(WIRE_FOREIGN_KINDS);
    fetch_add(&counts[what], 1);
    if (!is_first) return;
    print_warning(
        "dropped %s without the secret of this job: another job, or a process that is not trusted, has connected to "
        "this PE (HEDDLE_NICS chooses the network devices that can be connected to)",
        names[what]);
}

uint64_t foreign_count(enum wire_foreign what)
{
    if (what < WIRE_FOREIGN_KINDS) return load_relaxed(&counts[what]);
    uint64_t sum = 0;
    for (int k = 0; k < WIRE_FOREIGN_KINDS; k++) sum += load_relaxed(&counts[k]);
    return sum;
}

void foreign_down(void)
{
    if (foreign_count(WIRE_FOREIGN_KINDS) > 1)
        print_warning("dropped %llu messages, %llu acknowledgements and %llu greetings without the secret of this job",
                      (unsigned long long)counts[WIRE_FOREIGN_MESSAGE], (unsigned long long)counts[WIRE_FOREIGN_ACK],
                      (unsigned long long)counts[WIRE_FOREIGN_GREETING]);
    for (int k = 0; k < WIRE_FOREIGN_KINDS; k++) counts[k] = 0;
}
