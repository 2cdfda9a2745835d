#include "coll/partition.h"

#include <shmemx.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "job/boot.h"
#include "lane/rdma.h"
#include "memory/device.h"
#include "memory/numa.h"
#include "memory/region.h"

_Static_assert((int)KIND_NORMALMEM == SHMEMX_KIND_NORMALMEM && (int)KIND_FASTMEM == SHMEMX_KIND_FASTMEM &&
                   (int)KIND_NODE == SHMEMX_KIND_NODE && (int)KIND_CUDA == SHMEMX_KIND_CUDA &&
                   (int)POLICY_MANDATORY == SHMEMX_POLICY_MANDATORY &&
                   (int)POLICY_PREFERRED == SHMEMX_POLICY_PREFERRED &&
                   (int)POLICY_INTERLEAVED == SHMEMX_POLICY_INTERLEAVED && PARTITION_LAST == SHMEMX_PARTITION_LAST,
               "the same in shmemx.h");

static struct partition heap_partition;
static struct partition *all = &heap_partition; /* partition 1 first; under world.lock where threads may differ */

static struct partition *find(int id)
{
    struct partition *found = NULL;
    pthread_mutex_lock(&world.lock);
    for (struct partition *p = all; p && !found; p = p->next)
        if (!p->team && p->id == id) found = p;
    pthread_mutex_unlock(&world.lock);
    return found;
}

void partition_link(struct partition *p)
{
    pthread_mutex_lock(&world.lock);
    p->next = all->next;
    all->next = p;
    pthread_mutex_unlock(&world.lock);
}

void partition_unlink(struct partition *p)
{
    pthread_mutex_lock(&world.lock);
    struct partition **link = &all->next;
    while (*link != p) link = &(*link)->next;
    *link = p->next;
    pthread_mutex_unlock(&world.lock);
}

bool partition_is_space(const struct partition *space)
{
    bool found = false;
    pthread_mutex_lock(&world.lock);
    for (const struct partition *p = all->next; p && !found; p = p->next) found = p == space && p->team;
    pthread_mutex_unlock(&world.lock);
    return found;
}

struct partition *partition_numbered(int id, const char *where)
{
    argument_check_started(where);
    struct partition *p = find(id);
    if (p) return p;
    if (id < PARTITION_FIRST || id > PARTITION_LAST)
        die_argument(where, "partition_id", "%d, expected %d to %d", id, PARTITION_FIRST, PARTITION_LAST);
    die_argument(where, "partition_id",
                 "%d, but no SHMEM_SYMMETRIC_PARTITION%d and no shmemx_partition_create has made it", id, id);
}

struct partition *partition_around(const void *address)
{
    struct partition *found = NULL;
    size_t offset;
    pthread_mutex_lock(&world.lock);
    for (struct partition *p = all->next; p && !found; p = p->next)
        if (region_holds(p->region, address, 1, &offset) && offset - p->offset < p->size) found = p;
    if (!found && region_holds(all->region, address, 1, &offset) && offset < all->size) found = all;
    pthread_mutex_unlock(&world.lock);
    return found;
}

/* Host memory: a block of the heap, with other pages if the user asked for them. */

static size_t unit_of(const struct traits *t) { return t->page_size > REGION_UNIT ? t->page_size : REGION_UNIT; }

/* Returns the same result on all PEs. */
static bool block_take(struct partition *p, char *why, size_t why_size)
{
    p->region = &region_table[REGION_HEAP];
    p->size = round_up(p->traits.size, unit_of(&p->traits));
    p->offset = HEAP_NONE;
    if (unit_of(&p->traits) <= region_alignment(p->region))
        p->offset = heap_allocate(&heap_symmetric, p->size, unit_of(&p->traits));
    if (p->offset == HEAP_NONE)
        snprintf(why, why_size, "the heap has no room for that: its largest free piece has %zu MiB",
                 heap_largest_free(&heap_symmetric) >> 20);
    return p->offset != HEAP_NONE;
}

static void *span_of_partition(const struct partition *p) { return (void *)(p->region->base + p->offset); }

/* Pages and NUMA nodes. The system may refuse a preferred kind; that causes one warning. */
static bool block_furnish(struct partition *p, const char *what, char *why, size_t why_size)
{
    const struct traits *t = &p->traits;
    p->page_size = t->page_size ? region_repage(p->offset, p->size, t->page_size) : region_page_size();
    if (t->page_size && p->page_size != t->page_size && !boot.pe)
        print_warning(
            "%s: pages of %zu KiB cannot be had for it: using pages of %zu KiB (see /sys/kernel/mm/hugepages)", what,
            t->page_size >> 10, p->page_size >> 10);
    if (!t->policy || numa_bind(span_of_partition(p), p->size, t, why, why_size)) return true;
    if (t->policy == POLICY_MANDATORY) return false;
    if (!boot.pe) print_warning("%s: taking its memory from any NUMA node: %s", what, why);
    return true;
}

/* Creation. `agree` returns true if it is called with true on all PEs. */
typedef bool agreement(bool ok);

static bool make_on_host(struct partition *p, const char *what, agreement *agree, char *why, size_t why_size)
{
    if (!block_take(p, why, why_size)) return false;
    if (agree(block_furnish(p, what, why, why_size))) return true;
    heap_release(&heap_symmetric, p->offset);
    return false;
}

static bool make_on_device(struct partition *p, agreement *agree, char *why, size_t why_size)
{
    bool ok = device_prepare(p->traits.size, why, why_size), all_ok = agree(ok);
    if (!all_ok && ok) device_cancel();
    if (!all_ok) return false;
    p->region = &region_table[REGION_DEVICE];
    device_commit(&p->offset, &p->size);
    return true;
}

/* `what` names the variable or function that requests it. */
static bool make(int id, const struct traits *t, const char *what, agreement *agree, char *why, size_t why_size)
{
    struct partition *p = calloc(1, sizeof *p);
    why[0] = 0;
    if (!p) die(NULL, "out of memory for a partition");
    *p = (struct partition){.id = id, .traits = *t, .heap = &p->own};
    bool made =
        t->kind == KIND_CUDA ? make_on_device(p, agree, why, why_size) : make_on_host(p, what, agree, why, why_size);
    if (!made) {
        free(p);
        return false;
    }
    if (heap_up(&p->own, p->size)) die(NULL, "out of memory for the tables of a partition");
    partition_link(p);
    if (p->traits.kind == KIND_CUDA) debug("partition %d: %zu MiB of GPU %d", id, p->size >> 20, device_number());
    else debug("partition %d: %zu MiB in pages of %zu KiB", id, p->size >> 20, p->page_size >> 10);
    return true;
}

/* Partitions of the environment: if a PE cannot create one, the job ends. */

static bool agree_or_die(bool ok) { return ok; }

static void make_as_wished(const struct wish *w)
{
    char what[256], why[512];
    if (!make(w->id, &w->traits, wish_text(w, what, sizeof what), agree_or_die, why, sizeof why))
        die(NULL, "%s: %s", what, why);
}

static void furnish_heap(const struct wish *w)
{
    char what[256], why[512];
    heap_partition.traits = w->traits;
    if (!block_furnish(&heap_partition, wish_text(w, what, sizeof what), why, sizeof why))
        die(NULL, "%s: %s", what, why);
}

void partition_up(void)
{
    const struct wish *w;
    const struct region *heap = &region_table[REGION_HEAP];
    heap_partition = (struct partition){.id = PARTITION_FIRST,
                                        .region = heap,
                                        .size = heap->size - region_spaces_size,
                                        .page_size = region_page_size(),
                                        .heap = &heap_symmetric};
    for (size_t n = wishes(&w); n--; w++) {
        if (w->id == PARTITION_FIRST) furnish_heap(w);
        else make_as_wished(w);
    }
}

void partition_down(void)
{
    for (struct partition *p; (p = all->next);) {
        all->next = p->next;
        heap_down(&p->own);
        free(p);
    }
    heap_partition = (struct partition){0};
    device_down();
}

/* Partitions created by a call */

static bool agree_with_all(bool ok) { return !barrier_max(team_world, !ok); }

bool partition_on_device(struct partition *p, char *why, size_t why_size)
{
    return make_on_device(p, agree_with_all, why, why_size);
}

bool partition_reserve(struct heap *heap, struct team *team, const char *where)
{
    if (likely(!heap_is_full(heap))) return true;
    int status = heap_grow(heap);
    if (!barrier_max(team, status != 0)) return true;
    debug("%s: %s PE has no memory for a larger table of blocks", where, status ? "this" : "another");
    if (!status) heap_grow_undo(heap);
    return false;
}

int partition_create(int id, const char *text, const char *where)
{
    struct traits traits;
    char why[512] = "";
    argument_check_started(where);
    if (id <= PARTITION_FIRST || id > PARTITION_LAST)
        die_argument(where, "partition_id", "%d, expected %d to %d", id, PARTITION_FIRST + 1, PARTITION_LAST);
    if (find(id)) die_argument(where, "partition_id", "%d, which exists already", id);
    if (!text) die_argument(where, "traits", "NULL");
    if (!traits_parse(text, id, &traits, why, sizeof why)) die_argument(where, "traits", "\"%s\": %s", text, why);
    barrier_all(where); /* no PE accesses the block that will be taken */
    if (traits.page_size) rdma_stop();
    bool made = partition_reserve(&heap_symmetric, team_world, where) &&
                make(id, &traits, text, agree_with_all, why, sizeof why);
    if (!made) debug("%s: \"%s\": %s", "shmemx_partition_create", text, why[0] ? why : "another PE cannot have it");
    barrier_all(where);
    return made ? 0 : -1;
}

/* Queries */

int partition_of(const void *ptr, const char *where)
{
    argument_check_started(where);
    const struct partition *p = partition_around(ptr);
    return p ? p->id : 0;
}

/* The heap contains the other partitions, in blocks that are not the user's. */
static size_t size_of(const struct partition *p)
{
    size_t size = p->size;
    if (p != all) return size;
    pthread_mutex_lock(&world.lock);
    for (const struct partition *q = all->next; q; q = q->next)
        if (q->region == p->region && !q->team) size -= q->size;
    pthread_mutex_unlock(&world.lock);
    return size;
}

int partition_info(int id, void *to, const char *where)
{
    shmemx_partition_info_t *info = to;
    argument_check_started(where);
    const struct partition *p = find(id);
    if (!p) return -1;
    *info = (shmemx_partition_info_t){.size = size_of(p),
                                      .free = p->size - heap_used(p->heap),
                                      .largest = heap_largest_free(p->heap),
                                      .page_size = p->page_size,
                                      .kind = (int)p->traits.kind,
                                      .policy = (int)p->traits.policy,
                                      .device = p->traits.kind == KIND_CUDA ? device_number() : -1};
    return 0;
}
