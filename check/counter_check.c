/* Counters and appends that the program has made: are they live, is the PE of their team, and has the program noticed
 * what an append had to drop? */
#include "check.h"

struct known_counter {
    struct known_object object;
    struct known_team *team;
    size_t asked; /* what shmemx_oct_overflow said last */
};

static struct known_counter *counter_find(const void *handle) { return object_find(OBJECT_COUNTER, (uintptr_t)handle); }

void counter_check_add(const struct call *call, const void *handle)
{
    if (!handle || !call->team) return;
    struct known_counter *counter = object_make(OBJECT_COUNTER, (uintptr_t)handle, sizeof *counter);
    counter->team = call->team;
    counter->asked = 0;
    object_made(counter);
}

void counter_check_live(const struct call *call, const char *name, const void *handle, const char *what)
{
    struct known_counter *counter = counter_find(handle);
    if (!counter || !object_is_live(counter))
        fail_argument(call, name, "%p, not %s%s", handle, what, counter ? ": it was given back" : "");
    if (!object_is_live(counter->team) && counter->team != &team_world)
        fail_argument(call, name, "%p, of a team that was destroyed", handle);
}

/* The target must be one of those that made it. */
void counter_check_pe(const struct call *call, const char *name, const void *handle)
{
    const struct known_counter *counter = counter_find(handle);
    if (!counter || counter->team == &team_world || !call->team) return;
    int pe = team_member(call->team, call->pe);
    if (pshmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, (shmem_team_t)counter->team->object.handle) < 0)
        fail_argument(call, name, "%p, whose team PE %d of the world is not in", handle, pe);
}

void counter_check_remove(const struct call *call, const char *name, const void *handle, const char *what)
{
    if (!handle) return;
    counter_check_live(call, name, handle, what);
    object_remove(counter_find(handle));
}

void counter_check_overflow_asked(const void *handle, size_t dropped)
{
    struct known_counter *counter = counter_find(handle);
    if (counter) store_relaxed(&counter->asked, dropped);
}

/* Before what was dropped is forgotten. */
void counter_check_overflow(const struct call *call, const char *name, shmemx_oct_t oct)
{
    const struct known_counter *counter = oct ? counter_find(oct) : NULL;
    size_t dropped = counter && object_is_live(counter) ? pshmemx_oct_overflow(oct) : 0;
    if (dropped && !load_relaxed(&counter->asked))
        fail_argument(call, name, "%p, to which %zu pushes were dropped, and shmemx_oct_overflow was not called",
                      (const void *)oct, dropped);
}
