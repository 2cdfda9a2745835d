/* --bind-to and --map-by: the processors of each PE.
 *
 * PEs take places in turn: cores (or hardware threads, with --bind-to hwthread) of the machine, or of one socket or
 * NUMA node after the other. Each takes as many as PE=N gives. Then --bind-to widens the place to its socket or NUMA
 * node. */
#include "oshrun.h"

#include <string.h>

/* Index of the place that counts: a core, or a hardware thread. */
static int place_of(const struct placing *placing, const struct machine *machine, int i)
{
    return placing->bind == UNIT_HWTHREAD ? i : machine->cpus[i].core;
}

/* Index of the group among which PEs are dealt: the socket, the NUMA node, or the machine. */
static int group_of(enum unit unit, const struct cpu *cpu)
{
    return unit == UNIT_SOCKET ? cpu->socket : unit == UNIT_NUMA ? cpu->numa : 0;
}

static int groups_count(const struct placing *placing, const struct machine *machine)
{
    int most = 0;
    for (int i = 0; i < machine->count; i++)
        if (group_of(placing->map, &machine->cpus[i]) > most) most = group_of(placing->map, &machine->cpus[i]);
    return most + 1;
}

/* True if this processor is the first of its place. */
static bool is_first(const struct placing *placing, const struct machine *machine, int i)
{
    for (int k = 0; k < i; k++)
        if (place_of(placing, machine, k) == place_of(placing, machine, i)) return false;
    return true;
}

static int places_count(const struct placing *placing, const struct machine *machine, int group)
{
    int count = 0;
    for (int i = 0; i < machine->count; i++)
        count += group_of(placing->map, &machine->cpus[i]) == group && is_first(placing, machine, i);
    return count;
}

/* The place with that number in its group. */
static int place_at(const struct placing *placing, const struct machine *machine, int group, int number)
{
    int i = 0;
    for (;; i++) {
        if (group_of(placing->map, &machine->cpus[i]) != group || !is_first(placing, machine, i)) continue;
        if (!number--) return place_of(placing, machine, i);
    }
}

bool place_settle(struct placing *placing, const struct machine *machine, int n_pes, char *why, size_t room)
{
    static const char *const names[] = {
        [UNIT_CORE] = "machine", [UNIT_SOCKET] = "socket", [UNIT_NUMA] = "NUMA node", [UNIT_NODE] = "machine"};
    bool is_asked = placing->map || placing->cores;
    if (!placing->bind) placing->bind = is_asked ? UNIT_CORE : UNIT_NONE;
    if (!placing->map) placing->map = UNIT_CORE;
    if (!placing->cores) placing->cores = 1;
    if (placing->cores == 1) return true; /* PEs share places where there are more */
    const char *unit = placing->bind == UNIT_HWTHREAD ? "hardware threads" : "cores";
    int groups = groups_count(placing, machine);
    for (int group = 0; group < groups; group++) {
        int count = places_count(placing, machine, group), pes = (n_pes + groups - 1 - group) / groups;
        if (pes * placing->cores <= count) continue;
        snprintf(why, room, "%d PE%s with %d %s each do not fit on a %s of which oshrun may use %d %s", pes,
                 pes > 1 ? "s" : "", placing->cores, unit, names[placing->map], count, unit);
        return false;
    }
    return true;
}

void place_choose(const struct placing *placing, const struct machine *machine, int pe, bool *chosen)
{
    int groups = groups_count(placing, machine), group = pe % groups, turn = pe / groups;
    int count = places_count(placing, machine, group), first = -1;
    memset(chosen, 0, (size_t)machine->count * sizeof *chosen);
    for (int k = 0; k < placing->cores; k++) {
        int place = place_at(placing, machine, group, (turn * placing->cores + k) % count);
        for (int i = 0; i < machine->count; i++) {
            if (place_of(placing, machine, i) != place) continue;
            chosen[i] = true;
            if (first < 0) first = i;
        }
    }
    for (int i = 0; i < machine->count; i++) {
        if (placing->bind == UNIT_SOCKET) chosen[i] = machine->cpus[i].socket == machine->cpus[first].socket;
        if (placing->bind == UNIT_NUMA) chosen[i] = machine->cpus[i].numa == machine->cpus[first].numa;
        if (placing->bind == UNIT_NONE) chosen[i] = true;
    }
}

void place_print(const struct machine *machine, const bool *chosen, char *text, size_t room)
{
    size_t length = 0;
    *text = 0;
    for (int i = 0, last; i < machine->count && length + 40 < room; i = last + 1) {
        last = i;
        if (!chosen[i]) continue;
        while (last + 1 < machine->count && chosen[last + 1] &&
               machine->cpus[last + 1].number == machine->cpus[last].number + 1)
            last++;
        length += (size_t)snprintf(text + length, room - length, last > i ? "%s%d-%d" : "%s%d", length ? "," : "",
                                   machine->cpus[i].number, machine->cpus[last].number);
    }
}
