/* A model of rings: pushes by neighbours and the owner who takes them out, under an explorer of schedules. What the
 * owner takes is what was pushed, each pusher's in its order; and a push for which there is room is not refused. */
#include <getopt.h>
#include <string.h>

#include "explorer.h"
#include "lane/append_apply.h"
#include "memory/lines.h"
#include "memory/region.h"
#include "ext/append.h"
#include "weak.h"
#include "world.h"

enum { PUSHERS = 2, MOST = 8, GRANULE = 8, FILLED = 5 }; /* of a granule, so many bytes are pushed */

/* `is_patient`: whoever has pushed waits until that has been taken, so that no more elements than pushers lie there. */
static const struct scenario {
    const char *name;
    unsigned room, pushes;
    bool is_patient;
} scenarios[] = {
    {"a ring that is always full", 1, 2, false},
    {"a ring that is full now and then", 2, 3, false},
    {"a ring with room for all", 4, 3, true},
    {"a ring with just enough room", 2, 3, true},
};
enum { SCENARIOS = sizeof scenarios / sizeof *scenarios };

static const struct scenario *now;
static struct append ring;
static struct line_use uses[1 + APPEND_LINES];
static unsigned taken[PUSHERS];

static append_handle handle(void) { return (append_handle)&ring; }

/* Bytes that tell whose they are, and which. */
static void fill(char *bytes, unsigned pusher, unsigned i) { memset(bytes, (int)(1 + pusher * MOST + i), FILLED); }

static void push(int pusher)
{
    char bytes[FILLED];
    for (unsigned i = 0; i < now->pushes; i++) {
        fill(bytes, (unsigned)pusher, i);
        while (append_apply(&ring, bytes, FILLED, true)) {
            if (now->is_patient) explorer_fail("push %u of thread %d is refused, though there is room", i, pusher);
            explorer_wait();
        }
        explorer_event();
        while (now->is_patient && taken[pusher] <= i) explorer_wait();
        weak_acquire(&taken[pusher]);
    }
}

static void check_element(const char *found)
{
    char bytes[FILLED];
    unsigned pusher = (unsigned)(found[0] - 1) / MOST;
    if (pusher < PUSHERS) {
        fill(bytes, pusher, taken[pusher]++);
        weak_release(&taken[pusher]);
        if (!memcmp(found, bytes, FILLED)) return;
    }
    explorer_fail("the owner takes %d, which is not what was pushed next", found[0]);
}

static void take(int thread)
{
    (void)thread;
    char found[MOST * GRANULE];
    for (unsigned left = PUSHERS * now->pushes; left;) {
        size_t n = append_consume(handle(), found, sizeof found, "model");
        if (!n) explorer_wait();
        else explorer_event();
        for (size_t i = 0; i < n; i += GRANULE, left--) check_element(found + i);
    }
}

/* The buffer is where the heap begins: the header that says so is 0. */
static void prepare(void)
{
    world_reset(&(struct world_options){.lanes = 1});
    memset(taken, 0, sizeof taken);
    ring = (struct append){.len = now->room * GRANULE, .granule = GRANULE, .wraps = true};
    uses[0].kind = LINE_APPEND;
    lines = (struct lines){.base = (uintptr_t)&ring, .uses = uses};
}

static void finish(void)
{
    if (append_reserved(handle(), "model") != append_complete(handle(), "model"))
        explorer_fail("something has not landed");
}

static struct exploration exploration = {.n_threads = PUSHERS + 1,
                                         .threads = {{push, false}, {push, false}, {take, false}},
                                         .prepare = prepare,
                                         .finish = finish};

int main(int argc, char **argv)
{
    static const struct option options[] = {{"deviations", required_argument, 0, 'd'},
                                            {"scenario", required_argument, 0, 'c'},
                                            {"trail", required_argument, 0, 'r'},
                                            {0}};
    unsigned deviations = 2;
    const char *scenario = NULL, *trail = NULL;
    for (int o; (o = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (o == 'd') deviations = (unsigned)atoi(optarg);
        else if (o == 'c') scenario = optarg;
        else if (o == 'r') trail = optarg;
        else return 2;
    }
    for (now = scenarios; now < scenarios + SCENARIOS; now++) {
        exploration.name = now->name;
        if (scenario && strcmp(scenario, now->name)) continue;
        if (trail) explore_trail(&exploration, trail);
        else printf("%-40s %10ju schedules\n", now->name, (uintmax_t)explore_all(&exploration, deviations, UINT64_MAX));
    }
    return 0;
}
