#include "memory/argument_check.h"

#include "base/memory_kind.h"
#include "memory/data_segment.h"
#include "memory/region.h"

int argument_check_pe(const struct context *c, int pe, const char *where, const char *argument)
{
    argument_check_started(where);
    if (!c->team) die_argument(where, "ctx", "SHMEM_CTX_INVALID, not a context");
    if (pe < 0 || pe >= c->team->n_pes)
        die_argument(where, argument, "%d, but valid PEs are 0 to %d", pe, c->team->n_pes - 1);
    return team_pe(c->team, pe);
}

void argument_die_not_symmetric(const void *address, size_t nbytes, const char *where, const char *argument)
{
    const struct region *heap = &region_table[REGION_HEAP], *data = &region_table[REGION_DATA],
                        *device = &region_table[REGION_DEVICE];
    char kind[MEMORY_KIND_SIZE];
    size_t offset;
    if (region_holds(device, address, nbytes, &offset)) argument_die_on_device(address, where, argument);
    bool is_global = (uintptr_t)address - data_segment.base < data_segment.size;
    if (is_global && data_programs.other_pe >= 0)
        die_argument(where, argument,
                     "%p, a global variable, but PE %d runs another program than PE %d, so only the heap is symmetric: "
                     "use shmem_malloc",
                     address, data_programs.other_pe, data_programs.pe);
    if (is_global && !data->size)
        die_argument(where, argument,
                     "%p, a global variable, but those are symmetric only in programs that are linked with libheddle: "
                     "use shmem_malloc",
                     address);
    const char *begins_in = is_global                                   ? "global variables"
                            : region_holds(heap, address, 0, &offset)   ? "symmetric heap"
                            : region_holds(device, address, 0, &offset) ? "partition in a GPU's memory"
                                                                        : NULL;
    if (begins_in)
        die_argument(where, argument, "%p, whose %zu bytes reach beyond the end of the %s", address, nbytes, begins_in);
    die_argument(where, argument,
                 "%p, %s, not in symmetric memory: use shmem_malloc, or a global or static variable of the program",
                 address, memory_kind(address, kind));
}

void argument_die_on_device(const void *address, const char *where, const char *argument)
{
    die_argument(where, argument,
                 "%p, in a GPU's memory: put, get, p, g, their strided forms and put_signal reach it, but "
                 "atomics, signals, waits, locks and collectives need memory of the host",
                 address);
}
