/* A model of what PEs of one node tell each other at a meeting: bells, and words behind data, under an explorer of
 * schedules. */
#include <string.h>

#include "coll/barrier.h"
#include "coll/nbc_queue.h"
#include "explorer.h"
#include "job/boot.h"
#include "lane/pause.h"

enum { READERS = 2, DEVIATIONS = 4 };

static struct bell bell;
static uint64_t word;
static char source[] = "what the word tells of", dest[sizeof source];

/* Who waits looks again; whether anybody would be woken is not looked at, as sleepers look for themselves. */
bool pause_slow_awake(struct pause *pause)
{
    pause_slow(pause);
    return true;
}

void boot_leave_if_ending(void) {}
bool members_are_valid(const struct team *team) { return (void)team, true; }
int members_node_of(const struct team *team, int i) { return (void)team, i; }

static void prepare(void)
{
    bell = (struct bell){0};
    word = 0;
    memset(dest, 0, sizeof dest);
}

static void nothing(void) {}

static void rings(int thread)
{
    (void)thread;
    bell_ring_one_more(&bell);
    explorer_event();
}

/* Waits for ever if one is lost. */
static void waits_for_all(int thread)
{
    (void)thread;
    bell_wait(&bell, READERS);
}

static void delivers(int thread)
{
    (void)thread;
    nbc_deliver(&(struct target){.mapped = &word}, &(struct target){.mapped = dest}, source, sizeof source);
    explorer_event();
}

static void waits_for_word(int thread)
{
    (void)thread;
    while (!load_acquire(&word)) explorer_wait();
    if (memcmp(dest, source, sizeof source)) explorer_fail("the word is there, and what it tells of is not");
}

static const struct exploration explorations[] = {
    {"members count what they have read",
     READERS + 1,
     {{rings, false}, {rings, false}, {waits_for_all, false}},
     prepare,
     nothing},
    {"a word tells of data", 2, {{delivers, false}, {waits_for_word, false}}, prepare, nothing},
};

int main(int argc, char **argv)
{
    const char *scenario = argc == 5 ? argv[2] : NULL; /* --scenario NAME --trail TRAIL, as a failure prints it */
    for (size_t i = 0; i < sizeof explorations / sizeof *explorations; i++) {
        const struct exploration *what = &explorations[i];
        if (scenario && strcmp(scenario, what->name)) continue;
        if (scenario) explore_trail(what, argv[4]);
        else printf("%-40s %10ju schedules\n", what->name, (uintmax_t)explore_all(what, DEVIATIONS, UINT64_MAX));
    }
    return 0;
}
