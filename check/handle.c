/* Objects that the program has created, by handle: contexts, teams, federations, counters, memory spaces. */
#include "check.h"
#include "base/fork_lock.h"

#include <pthread.h>
#include <string.h>
#include <sys/mman.h>

enum { BUCKETS = 1024 };
enum { KEY_WORLD = 1, KEY_SHARED, KEY_NODE, KEY_SETS }; /* where the keys of teams begin */

struct page;

static struct {
    pthread_mutex_t lock; /* protects the lists */
    struct known_object *objects[OBJECT_KINDS][BUCKETS];
    struct known_team *sets;
    struct page *pages;
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&known.lock); }

struct known_team team_world;
static struct known_team team_shared, team_node;

static uint64_t mix(uint64_t key, uint64_t with)
{
    key = (key ^ with) * 0x9e3779b97f4a7c15; /* 2^64 by the golden ratio */
    return key ^ key >> 29;
}

/* Records come from pages of their own: between the library's contexts they would keep malloc() from giving
 * the same address again, and there would be ever more of them. */
struct page {
    struct page *next;
    size_t size, used;
};
enum { PAGE_SIZE = 1 << 16, ALIGNMENT = 16 };

static struct page *page_new(size_t least)
{
    size_t size = round_up(sizeof(struct page) + ALIGNMENT + least, PAGE_SIZE);
    struct page *page = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) die(NULL, "out of memory for records of contexts and teams");
    *page = (struct page){.next = known.pages, .size = size, .used = round_up(sizeof *page, ALIGNMENT)};
    known.pages = page;
    return page;
}

/* Zeroed memory that lives until handle_down; under the lock. */
static void *record_new(size_t size)
{
    struct page *page = known.pages;
    size = round_up(size, ALIGNMENT);
    if (!page || page->used + size > page->size) page = page_new(size);
    page->used += size;
    return (char *)page + page->used - size;
}

static struct known_object **bucket_of(enum object_kind kind, uintptr_t handle)
{
    return &known.objects[kind][mix(handle, 0) % BUCKETS];
}

void *object_find(enum object_kind kind, uintptr_t handle)
{
    struct known_object *object = load_acquire(bucket_of(kind, handle)); /* pairs with the store in object_make */
    while (object && object->handle != handle) object = object->next;
    return object;
}

void *object_make(enum object_kind kind, uintptr_t handle, size_t size)
{
    pthread_mutex_lock(&known.lock);
    struct known_object *object = object_find(kind, handle), **bucket = bucket_of(kind, handle);
    if (object) return object;
    object = record_new(size);
    object->handle = handle;
    object->next = *bucket;
    store_release(bucket, object);
    return object;
}

void object_made(void *record)
{
    struct known_object *object = record;
    store_release(&object->live, true);
    pthread_mutex_unlock(&known.lock);
}

void object_remove(void *record) { store_release(&((struct known_object *)record)->live, false); }

/* Teams */

struct known_team *team_find(uintptr_t handle)
{
    if (handle == (uintptr_t)SHMEM_TEAM_WORLD) return &team_world;
    if (handle == (uintptr_t)SHMEM_TEAM_SHARED) return &team_shared;
    if (handle == (uintptr_t)SHMEMX_TEAM_NODE) return &team_node;
    return object_find(OBJECT_TEAM, handle);
}

/* A record that is used again may be of a larger team. */
static void team_seat(struct known_team *team)
{
    if (team->my_pe || team->seats_room >= team->n_pes) return;
    team->seats_room = team->n_pes;
    team->seats = record_new((size_t)team->n_pes * sizeof *team->seats);
}

static void team_fill(struct known_team *team, shmem_team_t handle, uint64_t key)
{
    team->n_pes = pshmem_team_n_pes(handle);
    team->my_pe = pshmem_team_my_pe(handle);
    team->log_stride = -1;
    team->key = key;
    team->round = team->splits = team->started = 0;
    team->inside = 0;
    team_seat(team);
}

static void team_fill_predefined(struct known_team *team, shmem_team_t handle, uint64_t key)
{
    team->object.handle = (uintptr_t)handle;
    team_fill(team, handle, key);
    store_release(&team->object.live, true);
}

static void team_learn(uint64_t key, int result, const shmem_team_t *team, const void *from)
{
    if (result || *team == SHMEM_TEAM_INVALID) return;
    struct known_team *known_team = object_make(OBJECT_TEAM, (uintptr_t)*team, sizeof *known_team);
    team_fill(known_team, *team, key);
    known_team->from = from;
    object_made(known_team);
}

/* The keys of a split's teams are made from what is the same on all members: which split of the parent it
 * was, and which of its parts. */
static uint64_t part_key(const struct known_team *parent, int axis, int index)
{
    return mix(mix(mix(parent->key, parent->splits), (uint64_t)axis + 1), (uint64_t)index + 1);
}

void team_add(struct call *call, int axis, int index, int result, const shmem_team_t *team)
{
    struct known_team *parent = call->team;
    if (!parent) return;
    team_learn(part_key(parent, axis, index), result, team, call->from);
    parent->splits++;
}

/* A line along an axis is told from the others by its first member. */
void team_add_grid(struct call *call, int axes, const int *ranges, int result, const shmem_team_t *const *teams)
{
    struct known_team *parent = call->team;
    if (!parent) return;
    for (int a = 0, stride = 1; a < axes; a++) {
        int most = (parent->n_pes - 1) / stride + 1, range = a == axes - 1 || ranges[a] > most ? most : ranges[a];
        int first = parent->my_pe - parent->my_pe / stride % range * stride;
        team_learn(part_key(parent, a + 1, first), result, teams[a], call->from);
        stride *= range;
    }
    parent->splits++;
}

/* Before shmem_team_destroy: afterwards the handle may be another team's, of another thread. */
void team_remove(struct call *call, const char *name)
{
    struct known_team *team = call->team;
    if (!team) return;
    if (team == &team_world || team == &team_shared || team == &team_node)
        fail_argument(call, name, "%s, which lives until shmem_finalize",
                      team == &team_world  ? "SHMEM_TEAM_WORLD"
                      : team == &team_node ? "SHMEMX_TEAM_NODE"
                                           : "SHMEM_TEAM_SHARED");
    const struct known_context *one;
    size_t private = context_count(team, SHMEM_CTX_PRIVATE, SHMEM_CTX_PRIVATE, &one);
    if (private)
        fail_argument(call, name, "%p, a team with %zu private contexts that are not destroyed",
                      (void *)team->object.handle, private);
    pthread_mutex_lock(&known.lock);
    object_remove(team);
    for (int i = 0; i < BUCKETS; i++)
        for (struct known_object *o = known.objects[OBJECT_CONTEXT][i]; o; o = o->next)
            if (((struct known_context *)o)->team == team) object_remove(o);
    pthread_mutex_unlock(&known.lock);
}

/* An active set is known from its first use on. */
struct known_team *team_of_set(int start, int log_stride, int size)
{
    pthread_mutex_lock(&known.lock);
    struct known_team *set = known.sets;
    while (set && (set->start != start || set->log_stride != log_stride || set->n_pes != size)) set = set->next_set;
    if (!set) {
        int distance = check.pe - start, rank = distance >> log_stride;
        set = record_new(sizeof *set);
        *set = (struct known_team){
            .object.live = true, .n_pes = size, .start = start, .log_stride = log_stride, .next_set = known.sets};
        set->my_pe = distance < 0 || rank << log_stride != distance || rank >= size ? -1 : rank;
        set->key = mix(mix(mix(KEY_SETS, (uint64_t)start + 1), (uint64_t)log_stride + 1), (uint64_t)size);
        team_seat(set);
        known.sets = set;
    }
    pthread_mutex_unlock(&known.lock);
    return set;
}

int team_member(const struct known_team *team, int i)
{
    if (team == &team_world) return i;
    if (team->log_stride >= 0) return team->start + (i << team->log_stride);
    return pshmem_team_translate_pe((shmem_team_t)team->object.handle, i, SHMEM_TEAM_WORLD);
}

size_t team_count(const void **from)
{
    size_t count = 0;
    *from = NULL;
    for (int i = 0; i < BUCKETS; i++) {
        for (struct known_object *o = known.objects[OBJECT_TEAM][i]; o; o = o->next) {
            if (!o->live) continue;
            if (!*from) *from = ((struct known_team *)o)->from;
            count++;
        }
    }
    return count;
}

/* Federations */

/* With the team in it that is ours. */
void federation_add(struct call *call, int result, const shmemx_federation_t *federation)
{
    struct known_team *parent = call->team;
    if (!parent) return;
    if (!result) {
        shmem_team_t team = pshmemx_federation_my_team(*federation);
        struct known_federation *f = object_make(OBJECT_FEDERATION, (uintptr_t)*federation, sizeof *f);
        f->n_teams = pshmemx_federation_num_teams(*federation);
        object_made(f);
        team_learn(part_key(parent, 0, pshmemx_federation_my_team_index(*federation)), 0, &team, NULL);
    }
    parent->splits++;
}

/* Before shmemx_federation_destroy, as for teams. */
void federation_remove(shmemx_federation_t federation)
{
    if (federation == SHMEMX_FEDERATION_INVALID) return;
    struct known_team *team = team_find((uintptr_t)pshmemx_federation_my_team(federation));
    object_remove(object_find(OBJECT_FEDERATION, (uintptr_t)federation));
    if (team) object_remove(team);
}

/* Contexts */

void context_add(struct call *call, struct known_team *team, long options, int result, const shmem_ctx_t *ctx)
{
    if (result || *ctx == SHMEM_CTX_INVALID || !team) return;
    struct known_context *c = object_make(OBJECT_CONTEXT, (uintptr_t)*ctx, sizeof *c);
    c->team = team;
    c->options = options;
    c->owner = call->thread;
    c->inside = 0;
    c->maker = call->function;
    c->from = call->from;
    object_made(c);
}

/* Before shmem_ctx_destroy, for the same reason. */
void context_remove(struct call *call, const char *name, shmem_ctx_t ctx)
{
    if (ctx == SHMEM_CTX_DEFAULT) fail_argument(call, name, "SHMEM_CTX_DEFAULT, which lives until shmem_finalize");
    if (ctx == SHMEM_CTX_INVALID) return;
    call->context = NULL;
    object_remove(object_find(OBJECT_CONTEXT, (uintptr_t)ctx));
}

size_t context_count(const struct known_team *team, long mask, long wanted, const struct known_context **one)
{
    size_t count = 0;
    pthread_mutex_lock(&known.lock);
    for (int i = 0; i < BUCKETS; i++) {
        for (struct known_object *o = known.objects[OBJECT_CONTEXT][i]; o; o = o->next) {
            const struct known_context *c = (struct known_context *)o;
            if (!o->live || (team && c->team != team) || (c->options & mask) != wanted) continue;
            *one = c;
            count++;
        }
    }
    pthread_mutex_unlock(&known.lock);
    return count;
}

/* Life */

void handle_up(void)
{
    team_fill_predefined(&team_world, SHMEM_TEAM_WORLD, KEY_WORLD);
    team_fill_predefined(&team_shared, SHMEM_TEAM_SHARED, KEY_SHARED);
    team_fill_predefined(&team_node, SHMEMX_TEAM_NODE, KEY_NODE);
}

void handle_down(void)
{
    for (struct page *page = known.pages, *next; page; page = next) {
        next = page->next;
        munmap(page, page->size);
    }
    memset(known.objects, 0, sizeof known.objects);
    known.sets = NULL;
    known.pages = NULL;
    memset(&team_world, 0, sizeof team_world);
    memset(&team_shared, 0, sizeof team_shared);
    memset(&team_node, 0, sizeof team_node);
}
