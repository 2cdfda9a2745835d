#include "ext/external_heap.h"

#include <string.h>

#include <shmemx.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "ext/space.h"
#include "memory/external.h"

static struct {
    void *base;
    size_t size;
} noted; /* by external_heap_create, for external_heap_finish */

void external_heap_up(void) { noted.size = 0; }

static void check_device_type(int device_type, const char *where)
{
    if (device_type == SHMEMX_EXTERNAL_HEAP_HOST) return;
    bool is_known = device_type == SHMEMX_EXTERNAL_HEAP_ZE || device_type == SHMEMX_EXTERNAL_HEAP_CUDA;
    die_argument(where, "device_type",
                 is_known ? "%d, memory of a GPU, expected SHMEMX_EXTERNAL_HEAP_HOST (%d); see shmemx_space_create"
                          : "%d, expected SHMEMX_EXTERNAL_HEAP_HOST (%d)",
                 device_type, SHMEMX_EXTERNAL_HEAP_HOST);
}

void external_heap_create(void *base, size_t size, int device_type, const char *where)
{
    char why[512];
    if (!world.n_pes) die(where, "called before shmemx_heap_preinit or after shmem_finalize");
    check_device_type(device_type, where);
    if (noted.size || external.size)
        die_argument(where, "base", "%p, the second external heap, expected one in a job", base);
    size_t page = region_mapping_unit();
    if (!size || size % page)
        die_argument(where, "size", "%zu, expected a multiple of %zu, the size of a page", size, page);
    const char *problem = external_problem(base, size, why, sizeof why);
    if (problem) die_argument(where, "base", "%p, %s", base, problem);
    noted.base = base;
    noted.size = size;
}

/* Ends the job if PEs have noted different sizes. */
static void check_sizes(const char *where)
{
    barrier_gather(team_world, &noted.size, sizeof noted.size);
    for (int pe = 0; pe < world.n_pes; pe++) {
        size_t other = *(const size_t *)barrier_left(team_world, pe);
        if (other != noted.size)
            die(where, "external heaps of different sizes: PE %d has %zu bytes, PE %d has %zu", world.pe, noted.size,
                pe, other);
    }
}

void external_heap_finish(const char *where)
{
    char why[512];
    size_t offset;
    if (!world.n_pes) die(where, "called before shmemx_heap_preinit or after shmem_finalize");
    check_sizes(where);
    if (!noted.size) return;
    if (!space_take_pool(noted.size, &offset, why, sizeof why))
        die(where, "no room for an external heap of %zu bytes: %s", noted.size, why);
    int error = external_map(noted.base, noted.size, offset);
    if (error) die(where, "cannot map the external heap at %p: %s", noted.base, strerror(error));
    debug("external heap: %zu MiB at %p", noted.size >> 20, noted.base);
    noted.size = 0;
    barrier_all(where); /* no PE accesses the memory of another before it is symmetric */
}
