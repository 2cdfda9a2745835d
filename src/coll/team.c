#include "coll/team.h"

#include <string.h>

#include <shmemx.h>

#include "base/atomic.h"
#include "base/log.h"
#include "coll/nbc_queue.h"
#include "coll/barrier.h"
#include "coll/team_lines.h"
#include "lane/backoff.h"
#include "context/quiet.h"
#include "memory/heap.h"
#include "memory/peer.h"
#include "memory/region_reach.h"

size_t team_work_allocate(size_t nbytes)
{
    pthread_mutex_lock(&world.lock);
    size_t at = heap_allocate(&heap_work, nbytes, cache_line);
    pthread_mutex_unlock(&world.lock);
    return at;
}

void team_work_release(size_t at)
{
    if (at == HEAP_NONE) return;
    pthread_mutex_lock(&world.lock);
    heap_release(&heap_work, at);
    pthread_mutex_unlock(&world.lock);
}

size_t team_meeting_allocate(int n_pes, enum fastboxes boxes)
{
    size_t at = team_work_allocate(meeting_size(n_pes, boxes));
    if (at != HEAP_NONE) meeting_clear((struct meeting *)(region_table[REGION_WORK].base + at), n_pes, boxes);
    return at;
}

/* The meetings of the builtin teams are the first allocations in the WORK memory of each PE, so that their offsets are
 * known. Only those of a node's first PE are used. The others are never written, and take no memory. */
static void team_up_builtin(struct team *team)
{
    size_t at = team_work_allocate(meeting_size(team->n_pes, FASTBOXES_THERE));
    if (at == HEAP_NONE || !members_find(team)) die(NULL, "no room for the barrier of %d PEs", team->n_pes);
    for (int k = 0; k < team->n_nodes; k++) team->leaders[k].meeting = at;
    members_meet(team);
}

/* Stores the members as start and stride if they are equally far apart, as in most teams, else as a table. Takes
 * ownership of the table. */
static void team_number(struct team *team, int *pes)
{
    team->start = pes[0];
    team->stride = team->n_pes > 1 ? pes[1] - pes[0] : 1;
    int k = 0;
    while (k < team->n_pes && pes[k] == team_pe(team, k)) k++;
    if (k < team->n_pes) team->pes = pes;
    else free(pes);
}

static void team_up_node(struct team *team)
{
    *team = (struct team){.n_pes = world.node_pes, .my_pe = world.node_pe};
    int *pes = malloc((size_t)team->n_pes * sizeof *pes);
    if (!pes) die(NULL, "out of memory for a team of %d PEs", team->n_pes);
    for (int k = 0; k < team->n_pes; k++) pes[k] = peer_member(k);
    team_number(team, pes);
    team_up_builtin(team);
}

void team_up(void)
{
    *team_world = (struct team){.n_pes = world.n_pes, .my_pe = world.pe, .stride = 1};
    team_up_builtin(team_world);
    team_up_node(team_shared);
    team_up_node(team_node);
}

/* The invariant of a team that is not builtin. */
static bool team_is_valid(const struct team *team)
{
    bool has_table = team->pes && team->pes[team->my_pe] == world.pe;
    return members_are_valid(team) && (has_table || (!team->pes && (team->stride || team->n_pes == 1))) &&
           team->federations >= 0 && *team->link == team && (!team->next || team->next->link == &team->next);
}

static void team_link(struct team *team)
{
    pthread_mutex_lock(&world.lock);
    team->next = world.teams;
    team->link = &world.teams;
    if (team->next) team->next->link = &team->next;
    world.teams = team;
    expect(2, team_is_valid(team));
    pthread_mutex_unlock(&world.lock);
}

/* Frees the memory of a team, which may be NULL. */
static void team_discard(struct team *team)
{
    if (!team) return;
    members_forget(team);
    free(team->pes);
    free(team);
}

static void team_free(struct team *team)
{
    context_destroy_all(team);
    nbc_end(team->nbc);
    pthread_mutex_lock(&world.lock);
    expect(2, team_is_valid(team));
    *team->link = team->next;
    if (team->next) team->next->link = team->link;
    pthread_mutex_unlock(&world.lock);
    team_discard(team);
}

void team_down(void)
{
    while (world.teams) team_free(world.teams);
    context_destroy_all(team_shared);
    context_destroy_all(team_node);
    nbc_end(team_node->nbc);
    nbc_end(team_shared->nbc);
    nbc_end(team_world->nbc);
    members_forget(team_world);
    free(team_shared->pes);
    free(team_node->pes);
    memset(team_builtin, 0, sizeof team_builtin);
}

int team_part_rank(const struct part *part, int pe)
{
    for (int i = 0; part->list && i < part->size; i++)
        if (part->list[i] == pe) return i;
    if (part->list || !part->size) return -1;
    int distance = pe - part->start;
    if (!part->stride) return distance ? -1 : 0;
    int rank = distance / part->stride;
    return distance % part->stride || rank < 0 || rank >= part->size ? -1 : rank;
}

static int part_member(const struct part *part, int i)
{
    return part->list ? part->list[i] : part->start + i * part->stride;
}

/* Stores the members of a part. Returns false without memory for that. */
static bool team_number_part(struct team *team, const struct team *parent, const struct part *part)
{
    if (!parent->pes && !part->list) {
        team->start = team_pe(parent, part->start);
        team->stride = parent->stride * part->stride;
        return true;
    }
    int *pes = malloc((size_t)part->size * sizeof *pes);
    if (!pes) return false;
    for (int i = 0; i < part->size; i++) pes[i] = team_pe(parent, part_member(part, i));
    team_number(team, pes);
    return true;
}

/* Returns a new team without a meeting; NULL without memory for it. */
static struct team *team_new(const struct team *parent, const struct part *part, int rank)
{
    struct team *team = calloc(1, sizeof *team);
    if (!team) return NULL;
    *team = (struct team){.n_pes = part->size, .my_pe = rank, .space = parent->space};
    if (team_number_part(team, parent, part) && members_find(team)) return team;
    team_discard(team);
    return NULL;
}

/* The notice of a member of the parent: whether its allocations succeeded, and the offsets of the meetings of the teams
 * of which it is the first member on its node. */
enum { PARTS = 4 };
struct notice {
    uint64_t ok, meeting[PARTS];
};

static const struct notice *notice_of(const struct team *parent, int i) { return barrier_left(parent, i); }

static bool all_ok(const struct team *parent)
{
    for (int i = 0; i < parent->n_pes; i++)
        if (!notice_of(parent, i)->ok) return false;
    return true;
}

/* Completes the team of the k-th part, after all members of the parent have left their notices. */
static void team_begin(struct team *team, const struct team *parent, const struct part *part, int k)
{
    for (struct leader *leader = team->leaders; leader < team->leaders + team->n_nodes; leader++)
        leader->meeting = notice_of(parent, part_member(part, leader->rank))->meeting[k];
    members_meet(team);
    team_link(team);
}

bool team_make(struct team *parent, int count, const struct part *parts, struct team **teams)
{
    struct notice mine = {.ok = true};
    expect(1, count <= PARTS);
    for (int k = 0; k < count; k++) {
        int rank = team_part_rank(&parts[k], parent->my_pe);
        teams[k] = rank < 0 ? NULL : team_new(parent, &parts[k], rank);
        bool leads = teams[k] && !teams[k]->node_member;
        mine.meeting[k] = leads ? team_meeting_allocate(parts[k].size, FASTBOXES_NONE) : HEAP_NONE;
        if ((rank >= 0 && !teams[k]) || (leads && mine.meeting[k] == HEAP_NONE)) mine.ok = false;
    }
    barrier_gather(parent, &mine, sizeof mine);
    bool ok = all_ok(parent);
    for (int k = 0; k < count; k++) {
        if (ok && teams[k]) team_begin(teams[k], parent, &parts[k], k);
        if (ok) continue;
        team_work_release(mine.meeting[k]);
        team_discard(teams[k]);
        teams[k] = NULL;
    }
    return ok;
}

static void team_configure(struct team *team, const void *config, long mask)
{
    if (team && (mask & SHMEM_TEAM_NUM_CONTEXTS))
        team->num_contexts = ((const shmem_team_config_t *)config)->num_contexts;
}

static team_handle handle_or_invalid(const struct team *team)
{
    return team ? team_handle_of(team) : (team_handle)TEAM_INVALID;
}

/* Returns true if every member of the part is a member of the parent, and none occurs twice. */
static bool part_is_valid(const struct team *parent, const struct part *part)
{
    long last = part->start + (part->size - 1L) * part->stride;
    if (part->size < 1 || part->start < 0 || part->start >= parent->n_pes) return false;
    return last >= 0 && last < parent->n_pes && (part->stride || part->size == 1);
}

int team_split_strided(team_handle handle, int start, int stride, int size, const void *config, long config_mask,
                       team_handle *new_team)
{
    struct team *parent = team_of(handle), *team;
    struct part part = {.start = start, .stride = stride, .size = size};
    *new_team = (team_handle)TEAM_INVALID;
    if (!parent->n_pes || !part_is_valid(parent, &part)) return -1; /* the same result on every member */
    if (!team_make(parent, 1, &part, &team)) return -1;
    team_configure(team, config, config_mask);
    *new_team = handle_or_invalid(team);
    return 0;
}

/* Arranges the parent's PEs in a grid. The first axis varies fastest, and the last one has as many entries as remain.
 * Each line along each axis is a team; the last one may be shorter. */
struct axis {
    const char *name;
    int range; /* ignored for the last one */
    const void *config;
    long mask;
    team_handle *team;
};
enum { AXES = 3 };

/* Returns the line of this process along an axis whose neighbours are `stride` apart. */
static struct part grid_line(const struct team *parent, int stride, int range)
{
    int start = parent->my_pe - parent->my_pe / stride % range * stride,
        rest = (parent->n_pes - start - 1) / stride + 1;
    return (struct part){.start = start, .stride = stride, .size = range < rest ? range : rest};
}

static int split_grid(team_handle handle, int axes, const struct axis *axis, const char *where)
{
    struct team *parent = team_of(handle), *teams[AXES];
    struct part parts[AXES];
    for (int a = 0; a < axes; a++) *axis[a].team = (team_handle)TEAM_INVALID;
    if (!parent->n_pes) return -1;
    for (int a = 0, stride = 1; a < axes; a++) {
        bool is_last = a == axes - 1;
        int most = (parent->n_pes - 1) / stride + 1, range = is_last || axis[a].range > most ? most : axis[a].range;
        if (range < 1) die_argument(where, axis[a].name, "%d, not at least 1", range);
        parts[a] = grid_line(parent, stride, range);
        stride *= range;
    }
    if (!team_make(parent, axes, parts, teams)) return -1;
    for (int a = 0; a < axes; a++) {
        team_configure(teams[a], axis[a].config, axis[a].mask);
        *axis[a].team = handle_or_invalid(teams[a]);
    }
    return 0;
}

int team_split_2d(team_handle parent, int xrange, const void *xaxis_config, long xaxis_mask, team_handle *xaxis_team,
                  const void *yaxis_config, long yaxis_mask, team_handle *yaxis_team, const char *where)
{
    const struct axis axis[] = {{"xrange", xrange, xaxis_config, xaxis_mask, xaxis_team},
                                {"", 0, yaxis_config, yaxis_mask, yaxis_team}};
    return split_grid(parent, 2, axis, where);
}

int team_split_3d(team_handle parent, int xrange, int yrange, const void *xaxis_config, long xaxis_mask,
                  team_handle *xaxis_team, const void *yaxis_config, long yaxis_mask, team_handle *yaxis_team,
                  const void *zaxis_config, long zaxis_mask, team_handle *zaxis_team, const char *where)
{
    const struct axis axis[] = {{"xrange", xrange, xaxis_config, xaxis_mask, xaxis_team},
                                {"yrange", yrange, yaxis_config, yaxis_mask, yaxis_team},
                                {"", 0, zaxis_config, zaxis_mask, zaxis_team}};
    return split_grid(parent, 3, axis, where);
}

/* The choice of a member in a split by colour. */
struct choice {
    int color, key, rank;
};

static int by_key(const void *a, const void *b)
{
    const struct choice *x = a, *y = b;
    return x->key != y->key ? (x->key > y->key) - (x->key < y->key) : x->rank - y->rank;
}

/* Returns the members that chose the colour, in the order of keys. The caller frees the list. */
static struct part part_of_color(const struct team *parent, int color, const char *where)
{
    struct choice *chosen = malloc((size_t)parent->n_pes * sizeof *chosen);
    int *list = malloc((size_t)parent->n_pes * sizeof *list), n = 0;
    if (!chosen || !list) die(where, "out of memory for the colours of %d PEs", parent->n_pes);
    for (int i = 0; i < parent->n_pes; i++) {
        const struct choice *left = barrier_left(parent, i);
        if (left->color == color) chosen[n++] = *left;
    }
    qsort(chosen, (size_t)n, sizeof *chosen, by_key);
    for (int i = 0; i < n; i++) list[i] = chosen[i].rank;
    free(chosen);
    return (struct part){.size = n, .list = list};
}

void team_check_color(int color, const char *where)
{
    if (color < 0 && color != SHMEMX_COLOR_UNDEFINED)
        die_argument(where, "color", "%d, neither at least 0 nor SHMEMX_COLOR_UNDEFINED (%d)", color,
                     SHMEMX_COLOR_UNDEFINED);
}

int team_split_color(team_handle handle, int color, int key, const void *config, long config_mask,
                     team_handle *new_team, const char *where)
{
    struct team *parent = team_of(handle), *team;
    *new_team = (team_handle)TEAM_INVALID;
    if (!parent->n_pes) return -1;
    team_check_color(color, where);
    struct choice mine = {.color = color, .key = key, .rank = parent->my_pe};
    struct part part = {0};
    barrier_gather(parent, &mine, sizeof mine);
    if (color != SHMEMX_COLOR_UNDEFINED) part = part_of_color(parent, color, where);
    bool ok = team_make(parent, 1, &part, &team);
    free((void *)(uintptr_t)part.list);
    if (!ok) return -1;
    team_configure(team, config, config_mask);
    *new_team = handle_or_invalid(team);
    return 0;
}

/* Collective: frees a team that is not referred to any more. */
static void team_end(struct team *team)
{
    struct line_set left;
    nbc_complete(team->nbc);
    bool leaves_lines = team_lines_leave(team, &left);
    barrier_sync(team);
    if (leaves_lines) team_lines_return(team, &left);
    struct meeting *meeting = team->meeting;
    if (team->node_member) {
        fetch_add(&meeting->departed, 1); /* the last access: the leader may use the memory for another team */
    } else {
        for (struct backoff backoff = {0}; load_acquire(&meeting->departed) + 1 < (uint32_t)team->node_members;)
            backoff_step(&backoff);
        team_work_release((uintptr_t)meeting - region_table[REGION_WORK].base);
    }
    team_free(team);
}

void team_destroy(team_handle handle, const char *where)
{
    struct team *team = team_of(handle);
    if (!team->n_pes) return; /* SHMEM_TEAM_INVALID */
    if (team < team_builtin + TEAM_BUILTIN && team >= team_builtin)
        die_argument(where, "team", "a predefined team, which lives until shmem_finalize");
    if (team->is_of_federation)
        die_argument(where, "team", "a team of a federation, which lives until shmemx_federation_destroy");
    if (!team->federations) {
        team_end(team);
        return;
    }
    context_destroy_all(team);
    team->is_left = true;
}

void team_hold(struct team *team)
{
    expect(2, members_are_valid(team) && !team->is_left);
    team->federations++;
}

void team_let_go(struct team *team)
{
    if (!--team->federations && team->is_left) team_end(team);
}

int team_count_of_space(const struct partition *space)
{
    int count = 0;
    pthread_mutex_lock(&world.lock);
    for (const struct team *team = world.teams; team; team = team->next)
        count += team->space == space && !team->is_left;
    pthread_mutex_unlock(&world.lock);
    return count;
}

int team_my_pe(team_handle handle)
{
    struct team *team = team_of(handle);
    return team->n_pes ? team->my_pe : -1;
}

int team_n_pes(team_handle handle)
{
    struct team *team = team_of(handle);
    return team->n_pes ? team->n_pes : -1;
}

int team_rank(const struct team *team, int world_pe)
{
    struct part all = {.start = team->start, .stride = team->stride, .size = team->n_pes, .list = team->pes};
    return team_part_rank(&all, world_pe);
}

int team_translate_pe(team_handle src_team, int src_pe, team_handle dest_team)
{
    struct team *from = team_of(src_team), *to = team_of(dest_team);
    if (!from->n_pes || !to->n_pes || src_pe < 0 || src_pe >= from->n_pes) return -1;
    return team_rank(to, team_pe(from, src_pe));
}

int team_get_config(team_handle handle, long config_mask, void *config)
{
    struct team *team = team_of(handle);
    if (!team->n_pes) return -1;
    if (config_mask & SHMEM_TEAM_NUM_CONTEXTS) ((shmem_team_config_t *)config)->num_contexts = team->num_contexts;
    return 0;
}

void *team_ptr(team_handle handle, const void *dest, int pe)
{
    struct team *team = team_of(handle);
    if (!team->n_pes || pe < 0 || pe >= team->n_pes) return NULL;
    return region_ptr(context_default, dest, team_pe(team, pe));
}

int team_create_ctx(team_handle handle, long options, context_handle *ctx)
{
    return context_create_on(team_of(handle), options, ctx);
}

int team_sync(team_handle handle)
{
    struct team *team = team_of(handle);
    if (!team->n_pes) return -1;
    barrier_sync(team);
    return 0;
}

/* Quiets the contexts, then syncs. */
int team_barrier(team_handle handle, const context_handle *contexts, size_t n, const char *where)
{
    if (!team_of(handle)->n_pes) return -1;
    quiet_contexts(contexts, n, where);
    return team_sync(handle);
}
