#include "ext/space.h"

#include <string.h>

#include <shmemx.h>

#include "base/env.h"
#include "base/log.h"
#include "coll/symmetric_malloc.h"
#include "context/quiet.h"
#include "memory/device.h"
#include "memory/region.h"

/* The pool: which of its units belong to spaces of this PE. One round of barrier_gather exchanges the map. */
enum { POOL_UNITS = GATHER_SIZE * 8, POOL_WORDS = POOL_UNITS / 64 };
struct pool_map {
    uint64_t words[POOL_WORDS];
};
static struct {
    size_t offset, unit; /* its offset in REGION_HEAP, and bytes of a unit */
    size_t units;
    struct pool_map taken; /* under world.lock */
} pool;

/* Spans of GPUs that belonged to a space which is destroyed. A later space takes one that is large enough. The list is
 * the same on all PEs. */
struct spare {
    size_t offset, size;
    struct spare *next;
};
static struct spare *spares;

void space_up(void)
{
    size_t unit = REGION_UNIT;
    while (region_spaces_size / unit > POOL_UNITS) unit *= 2;
    pool.offset = region_table[REGION_HEAP].size - region_spaces_size;
    pool.unit = unit;
    pool.units = region_spaces_size / unit;
    pool.taken = (struct pool_map){0};
}

void space_down(void)
{
    for (struct spare *s; (s = spares);) {
        spares = s->next;
        free(s);
    }
}

static bool map_has(const struct pool_map *map, size_t unit) { return map->words[unit / 64] >> unit % 64 & 1; }

/* Returns the lowest run of `n` units that are not in the map; pool.units if there is none. */
static size_t map_find(const struct pool_map *map, size_t n)
{
    size_t run = 0;
    for (size_t unit = 0; unit < pool.units; unit++) {
        run = map_has(map, unit) ? 0 : run + 1;
        if (run == n) return unit + 1 - n;
    }
    return pool.units;
}

static struct pool_map pool_snapshot(void)
{
    pthread_mutex_lock(&world.lock);
    struct pool_map map = pool.taken;
    pthread_mutex_unlock(&world.lock);
    return map;
}

/* Returns false if another thread of this PE has taken a unit of them since the snapshot. */
static bool pool_mark(size_t first, size_t n)
{
    pthread_mutex_lock(&world.lock);
    bool is_free = true;
    for (size_t unit = first; unit < first + n; unit++) is_free = is_free && !map_has(&pool.taken, unit);
    for (size_t unit = first; is_free && unit < first + n; unit++)
        pool.taken.words[unit / 64] |= (uint64_t)1 << unit % 64;
    pthread_mutex_unlock(&world.lock);
    return is_free;
}

static void pool_clear(size_t first, size_t n)
{
    pthread_mutex_lock(&world.lock);
    for (size_t unit = first; unit < first + n; unit++) pool.taken.words[unit / 64] &= ~((uint64_t)1 << unit % 64);
    pthread_mutex_unlock(&world.lock);
}

static size_t units_of(const struct partition *p) { return (p->size + pool.unit - 1) / pool.unit; }
static size_t first_unit_of(const struct partition *p) { return (p->offset - pool.offset) / pool.unit; }

/* Takes units that are free on all members. A thread of a member may take some of them for another team at the same
 * time: then all members try again. */
static bool take_on_host(struct partition *p, char *why, size_t why_size)
{
    enum { DONE, AGAIN };
    for (;;) {
        struct pool_map mine = pool_snapshot(), taken = {0};
        barrier_gather(p->team, &mine, sizeof mine);
        for (int i = 0; i < p->team->n_pes; i++) {
            const struct pool_map *other = barrier_left(p->team, i);
            for (size_t w = 0; w < POOL_WORDS; w++) taken.words[w] |= other->words[w];
        }
        size_t n = units_of(p), first = map_find(&taken, n);
        if (first == pool.units) {
            snprintf(why, why_size,
                     "expected a size for which the %zu MiB of HEDDLE_SPACES have room on all PEs of the team",
                     region_spaces_size >> 20);
            return false;
        }
        bool is_mine = pool_mark(first, n);
        p->offset = pool.offset + first * pool.unit;
        if (barrier_max(p->team, is_mine ? DONE : AGAIN) == DONE) break;
        if (is_mine) pool_clear(first, n);
    }
    p->region = &region_table[REGION_HEAP];
    p->page_size = region_page_size();
    return true;
}

static bool fits_into_pool(size_t size, char *why, size_t why_size)
{
    if (size <= pool.units * pool.unit) return true;
    snprintf(why, why_size, "expected at most %zu MiB: see HEDDLE_SPACES", region_spaces_size >> 20);
    return false;
}

bool space_take_pool(size_t size, size_t *offset, char *why, size_t why_size)
{
    struct partition p = {.team = team_world, .size = round_up(size, REGION_UNIT)};
    if (!fits_into_pool(size, why, why_size) || !take_on_host(&p, why, why_size)) return false;
    *offset = p.offset;
    return true;
}

/* Takes the first spare span that is large enough, or a new one. */
static bool take_on_device(struct partition *p, char *why, size_t why_size)
{
    struct spare **link = &spares, *spare;
    while ((spare = *link) && spare->size < p->size) link = &spare->next;
    if (!spare) return partition_on_device(p, why, why_size);
    p->region = &region_table[REGION_DEVICE];
    p->offset = spare->offset;
    p->size = spare->size;
    *link = spare->next;
    free(spare);
    return true;
}

static void give_back(const struct partition *p)
{
    if (p->traits.kind != KIND_CUDA) {
        region_forget(p->offset, p->size);
        pool_clear(first_unit_of(p), units_of(p));
        return;
    }
    struct spare *spare = malloc(sizeof *spare);
    if (!spare) die(NULL, "out of memory for a span of a GPU");
    *spare = (struct spare){p->offset, p->size, spares};
    spares = spare;
}

/* The arguments of a creation, which must be the same on all members. */
struct order {
    size_t size;
    int mtype;
    uintptr_t base; /* address of the member's heap */
};

/* Returns what is expected instead; NULL if the arguments are right. */
static const char *order_problem(const struct order *order, const struct team *team)
{
    if (order->mtype < SHMEM_MTYPE_SYSTEM || order->mtype > SHMEM_MTYPE_GPU)
        return "expected the kind SHMEM_MTYPE_SYSTEM (0), SHMEM_MTYPE_CPU (1) or SHMEM_MTYPE_GPU (2)";
    if (!order->size) return "expected a size above 0";
    if (order->mtype == SHMEM_MTYPE_GPU && team->n_pes < world.n_pes)
        return "expected a team of all PEs, because only they can share memory of GPUs";
    return NULL;
}

/* Returns false if members pass different arguments. Sets *same_address if their heaps begin at the same address. */
static bool order_agree(struct team *team, const struct order *mine, bool *same_address)
{
    bool is_same = true;
    *same_address = true;
    barrier_gather(team, mine, sizeof *mine);
    for (int i = 0; i < team->n_pes; i++) {
        const struct order *other = barrier_left(team, i);
        is_same = is_same && other->size == mine->size && other->mtype == mine->mtype;
        *same_address = *same_address && other->base == mine->base;
    }
    return is_same;
}

static struct partition *space_new(struct team *team, const struct order *order, bool same_address)
{
    bool is_gpu = order->mtype == SHMEM_MTYPE_GPU;
    struct partition *p = calloc(1, sizeof *p);
    if (!p) die(NULL, "out of memory for a memory space");
    *p = (struct partition){.team = team,
                            .traits = {.size = order->size, .kind = is_gpu ? KIND_CUDA : KIND_SYSDEFAULT, .node = -1},
                            .space = {.asked = order->size, .mtype = order->mtype, .same_address = same_address},
                            .size = round_up(order->size, REGION_UNIT),
                            .heap = &p->own};
    return p;
}

/* Collective over the team. Returns NULL on all members after one line that names the argument `config`. */
static struct partition *space_make(struct team *team, size_t size, int mtype, const char *where)
{
    struct order order = {.size = size, .mtype = mtype, .base = region_table[REGION_HEAP].base};
    struct partition *p = NULL;
    char why[512] = "";
    bool same_address;
    const char *problem = NULL;
    if (!order_agree(team, &order, &same_address)) problem = "expected the same size and kind on all PEs of the team";
    else problem = order_problem(&order, team);
    bool is_gpu = mtype == SHMEM_MTYPE_GPU;
    if (!problem && !is_gpu && !fits_into_pool(size, why, sizeof why)) problem = why;
    if (!problem) {
        p = space_new(team, &order, same_address);
        bool taken = is_gpu ? take_on_device(p, why, sizeof why) : take_on_host(p, why, sizeof why);
        if (!taken) problem = *why ? why : "another PE cannot have it";
    }
    if (problem) {
        if (!team->my_pe) warn_argument(where, "config", "{size %zu, kind %d}: %s", size, mtype, problem);
        free(p);
        return NULL;
    }
    if (heap_up(&p->own, p->size)) die(NULL, "out of memory for the tables of a memory space");
    team_hold(team);
    partition_link(p);
    debug("%.*s: %zu MiB for %d PEs", (int)strcspn(where, "("), where, p->size >> 20, team->n_pes);
    return p;
}

int space_create(team_handle handle, size_t size, int mtype, void **space, const char *where)
{
    argument_check_started(where);
    if (!space) die_argument(where, "space", "NULL, expected the address of a variable");
    *space = NULL;
    /* HPE's library, whose constants such a program has, numbers SHMEM_TEAM_WORLD 0. */
    if (!handle && env.constants == CONSTANTS_OPENMPI) handle = (team_handle)TEAM_WORLD;
    struct team *team = team_of(handle);
    if (!team->n_pes) {
        warn_argument(where, "team", "SHMEM_TEAM_INVALID, expected a team with this PE");
        return -1;
    }
    *space = space_make(team, size, mtype, where);
    return *space ? 0 : -1;
}

int space_create_with_team(int device_type, size_t size, int flags, void **space, team_handle *team, const char *where)
{
    argument_check_started(where);
    if (!space || !team) die_argument(where, space ? "team" : "space", "NULL, expected the address of a variable");
    *space = NULL;
    *team = (team_handle)TEAM_INVALID;
    bool is_known = device_type == SHMEMX_SPACE_DEVICE_CPU || device_type == SHMEMX_SPACE_DEVICE_CUDA;
    if (!is_known || flags) {
        if (!world.pe && is_known) warn_argument(where, "config", "{flags %d}, expected 0", flags);
        else if (!world.pe)
            warn_argument(where, "config", "{device_type %d}, expected %d (the host) or %d (CUDA)", device_type,
                          SHMEMX_SPACE_DEVICE_CPU, SHMEMX_SPACE_DEVICE_CUDA);
        return -1;
    }
    if (team_split_strided((team_handle)TEAM_WORLD, 0, 1, world.n_pes, NULL, 0, team)) return -1;
    int mtype = device_type == SHMEMX_SPACE_DEVICE_CPU ? SHMEM_MTYPE_CPU : SHMEM_MTYPE_GPU;
    struct partition *p = space_make(team_of(*team), size, mtype, where);
    if (!p) {
        team_destroy(*team, where);
        *team = (team_handle)TEAM_INVALID;
        return -1;
    }
    p->space.has_own_team = true;
    p->team->space = p;
    *space = p;
    return 0;
}

/* Ends the job if the handle is not that of a space. */
static struct partition *space_of(void *space, const char *where)
{
    argument_check_started(where);
    if (!partition_is_space(space))
        die_argument(where, "space", "%p, expected a memory space that is not destroyed", space);
    return space;
}

int space_destroy(void *handle, const char *where)
{
    if (!handle) return 0;
    struct partition *p = space_of(handle, where);
    struct team *team = p->team;
    size_t blocks = heap_live(p->heap);
    quiet_complete(context_default);
    int teams = barrier_max(team, p->space.has_own_team ? team_count_of_space(p) : 0);
    if (blocks || teams) {
        if (!team->my_pe && blocks)
            warn_argument(where, "space", "%p, with %zu blocks of %zu bytes, expected a memory space without blocks",
                          handle, blocks, heap_used(p->heap));
        else if (!team->my_pe)
            warn_argument(where, "space", "%p, with %d teams, expected a memory space whose teams are destroyed",
                          handle, teams);
        return -1;
    }
    partition_unlink(p);
    give_back(p);
    heap_down(&p->own);
    free(p);
    team_let_go(team);
    return 0;
}

void *space_malloc(void *space, size_t size, long hints, const char *where)
{
    (void)hints; /* about atomics and signals: all pages serve both */
    return space ? symmetric_take(space_of(space, where), size, where) : NULL;
}

void *space_calloc(void *space, size_t count, size_t size, const char *where)
{
    return space ? symmetric_take_cleared(space_of(space, where), count, size, where) : NULL;
}

void *space_align(void *space, size_t alignment, size_t size, const char *where)
{
    return space ? symmetric_take_aligned(space_of(space, where), alignment, size, where) : NULL;
}

void space_free(void *space, void *ptr, const char *where)
{
    if (ptr) symmetric_release(space_of(space, where), ptr, where);
}

/* Queries */

int space_get_team(void *space, team_handle *team)
{
    *team = (team_handle)TEAM_INVALID;
    if (!partition_is_space(space)) return -1;
    *team = team_handle_of(((struct partition *)space)->team);
    return 0;
}

int space_get_device_type(void *space, int *device_type)
{
    if (!partition_is_space(space)) return -1;
    bool is_gpu = ((struct partition *)space)->space.mtype == SHMEM_MTYPE_GPU;
    *device_type = is_gpu ? SHMEMX_SPACE_DEVICE_CUDA : SHMEMX_SPACE_DEVICE_CPU;
    return 0;
}

int space_get_caps(void *space, uint64_t *caps)
{
    const struct partition *p = space;
    if (!partition_is_space(space)) return -1;
    *caps = SHMEMX_SPACE_RMA | SHMEMX_SPACE_WORLD_ACCESS;
    if (p->space.mtype == SHMEM_MTYPE_GPU) return 0;
    *caps |= SHMEMX_SPACE_COLLECTIVES | SHMEMX_SPACE_ATOMICS | SHMEMX_SPACE_DIRECT_ACCESS;
    if (p->space.same_address) *caps |= SHMEMX_SPACE_IDENT_ADDR;
    return 0;
}

static const struct partition *space_with(const void *ptr, const char *where)
{
    argument_check_started(where);
    const struct partition *p = partition_around(ptr);
    return p && p->team ? p : NULL;
}

int space_around(const void *ptr, void **space, const char *where)
{
    *space = (void *)(uintptr_t)space_with(ptr, where);
    return *space ? 0 : -1;
}

int space_config(const void *ptr, size_t *size, int *mtype, const char *where)
{
    const struct partition *p = space_with(ptr, where);
    if (!p) return -1;
    *size = p->space.asked;
    *mtype = p->space.mtype;
    return 0;
}

int space_gpu_awareness(team_handle team) { return team_of(team)->n_pes && device_is_present(); }
