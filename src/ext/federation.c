#include "ext/federation.h"

#include <string.h>

#include <shmemx.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/collective.h"
#include "ext/federation_table.h"
#include "coll/span.h"
#include "memory/heap.h"
#include "memory/region.h"

enum { FEDERATION_NAME = 32 };

struct heddle_federation {
    struct table_view table;
    int my_team; /* -1: none */
    int type;
    struct team *parent;
    struct team *mine;    /* NULL: none */
    struct team *leaders; /* the first members of the teams; NULL if this PE is not one of them, or the team was not
                             needed yet */
    bool has_leaders;
    size_t owned; /* offset of the table in this PE's WORK memory; HEAP_NONE: another PE has it */
    char name[FEDERATION_NAME];
    struct heddle_federation *next, **link; /* all that are not destroyed yet, under world.lock */
};

static struct heddle_federation *federations;

static void federation_link(struct heddle_federation *f)
{
    pthread_mutex_lock(&world.lock);
    f->next = federations;
    f->link = &federations;
    if (f->next) f->next->link = &f->next;
    federations = f;
    pthread_mutex_unlock(&world.lock);
}

static void federation_free(struct heddle_federation *f)
{
    pthread_mutex_lock(&world.lock);
    *f->link = f->next;
    if (f->next) f->next->link = f->link;
    pthread_mutex_unlock(&world.lock);
    free(f);
}

/* Memory of this node */

static void *work_own(size_t at) { return (void *)(region_table[REGION_WORK].base + at); }

/* Returns an address in the WORK memory of a member that is on this node. */
static const void *work_of(const struct team *team, int rank, size_t at)
{
    return region_copy_of(&region_table[REGION_WORK], work_own(at), team_pe(team, rank));
}

/* Returns the member that keeps tables for the members on this node. */
static int keeper_of(const struct team *team) { return team->leaders ? members_leader(team) : 0; }

/* Several threads of a PE may make federations, of different teams, at the same time. The lock protects the machine,
 * hwloc's functions and the place of this PE, each of which the first of them finds. Its holder waits for world.lock at
 * most. */
static pthread_mutex_t place_lock = PTHREAD_MUTEX_INITIALIZER;

/* The machine; the keeper reads it from hwloc once. */
static struct {
    bool is_known;
    size_t at; /* HEAP_NONE: hwloc failed, see `why` */
    char why[256];
} machine;

static void machine_ask(void)
{
    struct machine *found = machine_read(machine.why, sizeof machine.why);
    machine.is_known = true;
    machine.at = found ? team_work_allocate(machine_size(found->n_cpus)) : HEAP_NONE;
    if (machine.at != HEAP_NONE) memcpy(work_own(machine.at), found, machine_size(found->n_cpus));
    else debug("levels inside this machine are unknown: %s", machine.why);
    free(found);
}

void federation_down(void)
{
    while (federations) federation_free(federations);
    memset(&machine, 0, sizeof machine);
}

/* Collective over the parent: returns the place of this PE. */
static struct site place_of(struct team *parent)
{
    int keeper = keeper_of(parent);
    size_t at = HEAP_NONE;
    if (parent->my_pe == keeper) {
        pthread_mutex_lock(&place_lock);
        if (!machine.is_known) machine_ask();
        at = machine.at;
        pthread_mutex_unlock(&place_lock);
    }
    barrier_gather(parent, &at, sizeof at);
    at = *(const size_t *)barrier_left(parent, keeper);
    pthread_mutex_lock(&place_lock);
    struct site place = *topology_place(at == HEAP_NONE ? NULL : work_of(parent, keeper, at));
    pthread_mutex_unlock(&place_lock);
    return place;
}

/* Making */

/* The report of a member on the table. A keeper leaves its offset; or an error, and the PE that caused it. */
struct report {
    size_t at;
    int status, pe;
};

static int write_table(const struct draft *draft, size_t *at)
{
    *at = team_work_allocate(draft_size(draft));
    return *at == HEAP_NONE ? TABLE_ROOM : draft_write(draft, work_own(*at));
}

/* Called by a keeper, after all members have left their claims. */
static struct report make_table(struct team *parent, int type)
{
    struct report report = {.at = HEAP_NONE, .status = TABLE_ROOM};
    const struct claim **claims = malloc((size_t)parent->n_pes * sizeof *claims);
    struct draft *draft = NULL;
    for (int i = 0; claims && i < parent->n_pes; i++) claims[i] = barrier_left(parent, i);
    if (claims) report.status = table_draft(claims, parent->n_pes, type, &draft, &report.pe);
    if (!report.status) report.status = write_table(draft, &report.at);
    draft_free(draft);
    free(claims);
    return report;
}

/* Returns the first report of an error, or one of no error. */
static struct report worst_report(const struct team *parent)
{
    struct report none = {0};
    for (int i = 0; i < parent->n_pes; i++) {
        const struct report *report = barrier_left(parent, i);
        if (report->status) return *report;
    }
    return none;
}

static const char *reason_of(int status)
{
    if (status & UNKNOWN_OBJECTS)
        return machine.at == HEAP_NONE ? machine.why : "hwloc does not know the CPUs that it may use";
    if (status & UNKNOWN_NIC) return "hwloc sees no network device on its host";
    if (status & UNKNOWN_SWITCHES) return "where switches are, is unknown: set HEDDLE_TOPOLOGY";
    if (status & UNKNOWN_HOST) return "HEDDLE_TOPOLOGY has no switch for its host";
    if (status & UNKNOWN_TEAMS) return "HEDDLE_TOPOLOGY names no teams";
    if (status & TABLE_TEAMS) return "not all members of the team that it passes pass the same one";
    if (status & TABLE_CODES) return "its topology has too many levels";
    return "out of memory";
}

/* The first member prints one line with the reason why the federation cannot be made. */
static void complain(const struct report *report, const char *where)
{
    print_warning("%.*s: no federation, because of PE %d of the parent: %s", (int)strcspn(where, "("), where,
                  report->pe, reason_of(report->status));
}

static struct heddle_federation *federation_new(int type, const char *name)
{
    struct heddle_federation *f = calloc(1, sizeof *f);
    if (!f) die(NULL, "out of memory for a federation");
    f->type = type;
    snprintf(f->name, sizeof f->name, "%s", name);
    return f;
}

/* Copies a range of a table's order. */
static int *list_of_order(const struct table_view *t, uint32_t begin, uint32_t end)
{
    int *list = malloc((end - begin + 1) * sizeof *list);
    if (!list) die(NULL, "out of memory for a federation of %d PEs", t->n_pes);
    for (uint32_t i = begin; i < end; i++) list[i - begin] = (int)table_at(t->is_wide, t->order, i);
    return list;
}

static uint32_t begin_of(const struct table_view *t, int team) { return table_at(t->is_wide, t->begins, (size_t)team); }

static bool make_my_team(struct heddle_federation *f)
{
    const struct table_view *t = &f->table;
    struct part part = {0};
    int *list = NULL;
    if (f->my_team >= 0) {
        uint32_t begin = begin_of(t, f->my_team), end = begin_of(t, f->my_team + 1);
        list = list_of_order(t, begin, end);
        part = (struct part){.size = (int)(end - begin), .list = list};
    }
    bool ok = team_make(f->parent, 1, &part, &f->mine);
    free(list);
    if (f->mine) f->mine->is_of_federation = true;
    return ok;
}

/* Collective over the parent, each member with its claim. Returns NULL on all of them if the federation cannot be
 * made. */
static struct heddle_federation *federation_make(struct team *parent, struct claim claim, int type, const char *name,
                                                 const char *where)
{
    int keeper = keeper_of(parent);
    struct report mine = {.at = HEAP_NONE};
    claim.place = place_of(parent);
    barrier_gather(parent, &claim, sizeof claim);
    if (parent->my_pe == keeper) mine = make_table(parent, type);
    barrier_gather(parent, &mine, sizeof mine);
    struct report worst = worst_report(parent);
    if (worst.status) {
        if (parent->my_pe == 0) complain(&worst, where);
        team_work_release(mine.at);
        return NULL;
    }
    struct heddle_federation *f = federation_new(type, name);
    f->table = table_view(work_of(parent, keeper, ((const struct report *)barrier_left(parent, keeper))->at));
    f->my_team = (int)table_at(f->table.is_wide, f->table.team_of, (size_t)parent->my_pe) - 1;
    f->owned = mine.at;
    f->parent = parent;
    if (make_my_team(f)) {
        team_hold(parent);
        federation_link(f);
        return f;
    }
    if (parent->my_pe == 0) complain(&(struct report){.status = TABLE_ROOM}, where);
    team_work_release(f->owned);
    free(f);
    return NULL;
}

static const char *name_of_type(int type)
{
    static const char *const names[] = {
        [SHMEMX_FED_CORE] = "core",     [SHMEMX_FED_L3] = "L3",     [SHMEMX_FED_NUMA] = "NUMA",
        [SHMEMX_FED_SOCKET] = "socket", [SHMEMX_FED_NODE] = "node", [SHMEMX_FED_HOST] = "host",
        [SHMEMX_FED_SWITCH] = "switch", [SHMEMX_FED_NIC] = "NIC",   [SHMEMX_FED_ENV] = "env"};
    return type > 0 && type < (int)(sizeof names / sizeof *names) ? names[type] : NULL;
}

int federation_split_type(team_handle handle, int type, int key, const void *config, federation_handle *new_federation,
                          const char *where)
{
    const shmemx_federation_config_t *asked = config;
    struct team *parent = team_of(handle);
    const char *name = name_of_type(type);
    *new_federation = NULL;
    if (!parent->n_pes) return -1;
    if (!name) die_argument(where, "type", "%d, not one of SHMEMX_FED_NODE (%d) and the like", type, SHMEMX_FED_NODE);
    struct heddle_federation *f =
        federation_make(parent, (struct claim){.key = key}, type, asked && asked->name ? asked->name : name, where);
    if (f && f->mine && asked) f->mine->num_contexts = asked->num_contexts;
    *new_federation = f;
    return f ? 0 : -1;
}

int federation_split_color(team_handle handle, int color, int key, federation_handle *new_federation, const char *where)
{
    struct team *parent = team_of(handle);
    *new_federation = NULL;
    if (!parent->n_pes) return -1;
    team_check_color(color, where);
    *new_federation =
        federation_make(parent, (struct claim){.color = color, .key = key}, SHMEMX_FED_COLOR, "color", where);
    return *new_federation ? 0 : -1;
}

/* The colour of a team is its first member's number in the parent. A team that is not inside the parent has no valid
 * colour. */
static struct claim claim_of_team(const struct team *parent, const struct team *team)
{
    if (!team->n_pes) return (struct claim){.color = SHMEMX_COLOR_UNDEFINED};
    int first = team_rank(parent, team_pe(team, 0));
    return (struct claim){.color = first < 0 ? 0 : first, .key = team->my_pe, .size = first < 0 ? -1 : team->n_pes};
}

int federation_from_teams(team_handle handle, team_handle team, federation_handle *new_federation, const char *where)
{
    struct team *parent = team_of(handle);
    *new_federation = NULL;
    if (!parent->n_pes) return -1;
    *new_federation = federation_make(parent, claim_of_team(parent, team_of(team)), SHMEMX_FED_TEAMS, "teams", where);
    return *new_federation ? 0 : -1;
}

void federation_destroy(federation_handle *handle, const char *where)
{
    struct heddle_federation *f = *handle;
    *handle = NULL;
    if (!f) return;
    if (f->mine) {
        f->mine->is_of_federation = false;
        team_destroy(team_handle_of(f->mine), where);
    }
    if (f->leaders) team_destroy(team_handle_of(f->leaders), where);
    barrier_sync(f->parent); /* no member reads the table after all have arrived */
    team_work_release(f->owned);
    team_let_go(f->parent);
    federation_free(f);
}

/* Queries */

force_inline bool has_team(const struct heddle_federation *f, int team)
{
    return likely(f != NULL) && likely((unsigned)team < (unsigned)f->table.n_teams);
}

int federation_num_teams(federation_handle f) { return f ? f->table.n_teams : -1; }
int federation_my_team_index(federation_handle f) { return f ? f->my_team : -1; }
team_handle federation_my_team(federation_handle f) { return team_handle_of(f && f->mine ? f->mine : team_builtin); }
const char *federation_name(federation_handle f) { return f ? f->name : ""; }
int federation_type(federation_handle f) { return f ? f->type : -1; }

int federation_team_of_pe(federation_handle f, int pe)
{
    if (!f || (unsigned)pe >= (unsigned)f->table.n_pes) return -1;
    return (int)table_at(f->table.is_wide, f->table.team_of, (unsigned)pe) - 1;
}

/* The range of a team in the order. Called with a constant `is_wide`, so that a query checks the width of the table
 * once. */
struct range {
    unsigned begin, end;
};

force_inline struct range range_at(const struct table_view *t, bool is_wide, int team)
{
    const char *at = (const char *)t->begins + (unsigned)team * (is_wide ? sizeof(uint32_t) : sizeof(uint16_t));
    return (struct range){table_at(is_wide, at, 0), table_at(is_wide, at, 1)};
}

force_inline int member_at(const struct table_view *t, bool is_wide, int team, int rank)
{
    struct range range = range_at(t, is_wide, team);
    size_t place = range.begin + (size_t)(unsigned)rank; /* a negative number becomes far too large */
    return likely(place < range.end) ? (int)table_at(is_wide, t->order, place) : -1;
}

int federation_team_size(federation_handle f, int team)
{
    if (!has_team(f, team)) return -1;
    struct range range = likely(!f->table.is_wide) ? range_at(&f->table, false, team) : range_at(&f->table, true, team);
    return (int)(range.end - range.begin);
}

int federation_translate(federation_handle f, int team, int rank)
{
    if (!has_team(f, team)) return -1;
    return likely(!f->table.is_wide) ? member_at(&f->table, false, team, rank) : member_at(&f->table, true, team, rank);
}

int federation_leader(federation_handle f, int team)
{
    if (!has_team(f, team)) return -1;
    return likely(!f->table.is_wide) ? member_at(&f->table, false, team, 0) : member_at(&f->table, true, team, 0);
}

int federation_team_members(federation_handle f, int team, int *pes)
{
    int n = federation_team_size(f, team);
    for (int rank = 0; rank < n; rank++) pes[rank] = federation_translate(f, team, rank);
    return n;
}

int federation_distance(federation_handle f, int team, int other)
{
    if (!has_team(f, team) || !has_team(f, other)) return -1;
    if (unlikely(team == other)) return 0;
    const struct federation_table *table = f->table.table;
    uint64_t differ = table->codes[(unsigned)team] ^ table->codes[(unsigned)other];
    return table->levels[(unsigned)__builtin_clzll(differ | 1) ^ 63];
}

/* Meetings, and exchanges between teams */

int federation_sync(federation_handle f)
{
    if (!f) return -1;
    barrier_sync(f->parent);
    return 0;
}

int federation_barrier(federation_handle f)
{
    if (f) quiet_complete(context_default);
    return federation_sync(f);
}

/* Creates the team of leaders at the first use, which needs all PEs. Returns false on all without memory for
 * it. */
static bool leaders_come(struct heddle_federation *f)
{
    const struct table_view *t = &f->table;
    if (f->has_leaders) return true;
    int *list = malloc(((size_t)t->n_teams + 1) * sizeof *list);
    if (!list) die(NULL, "out of memory for a team of %d leaders", t->n_teams);
    for (int i = 0; i < t->n_teams; i++) list[i] = federation_leader(f, i);
    struct part part = {.size = t->n_teams, .list = list};
    f->has_leaders = team_make(f->parent, 1, &part, &f->leaders);
    free(list);
    return f->has_leaders;
}

int federation_alltoall_leaders(federation_handle f, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (!f || !leaders_come(f)) return -1;
    return f->leaders ? collective_alltoall(f->leaders, dest, source, nbytes, where) : 0;
}

int federation_allgather_leaders(federation_handle f, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (!f || !leaders_come(f)) return -1;
    return f->leaders ? collective_fcollect(f->leaders, dest, source, nbytes, where) : 0;
}

int federation_reduce_leaders(federation_handle f, void *dest, const void *source, size_t nelems, size_t element,
                              reduce_kernel *kernel, const char *where)
{
    if (!f || !leaders_come(f)) return -1;
    return f->leaders ? collective_reduce(f->leaders, dest, source, nelems, element, kernel, where) : 0;
}

int federation_bcast_leaders(federation_handle f, void *dest, const void *source, size_t nbytes, int root_team,
                             const char *where)
{
    if (!f) return -1;
    if (!has_team(f, root_team))
        die_argument(where, "root_team", "%d, but valid teams are 0 to %d", root_team, f->table.n_teams - 1);
    if (!leaders_come(f)) return -1;
    return f->leaders ? collective_broadcast(f->leaders, dest, source, nbytes, root_team, true, where) : 0;
}

/* Data that a member leaves before an exchange: the offset of its list of neighbours in its WORK region. */
struct notice {
    uint64_t at;
    int32_t count;
};

/* Returns a copy of another PE's list, to be freed. */
static int *list_of(const struct team *parent, int pe, const struct notice *notice)
{
    size_t nbytes = (size_t)notice->count * sizeof(int);
    int *list = malloc(nbytes + 1);
    if (!list) die(NULL, "out of memory for a list of %d neighbours", notice->count);
    struct target there = peer_copy_of(&region_table[REGION_WORK], work_own(notice->at), team_pe(parent, pe));
    if (there.mapped) {
        memcpy(list, there.mapped, nbytes);
    } else if (nbytes) {
        post_get(context_internal, &there, list, nbytes);
        quiet_wait(context_internal);
    }
    return list;
}

/* Returns the index of the k-th entry of a team in a list, counted from 0; -1 if there is none. */
static int place_in_list(const int *list, int count, int team, int k)
{
    for (int i = 0; i < count; i++)
        if (list[i] == team && !k--) return i;
    return -1;
}

/* The block for neighbors[k] goes to the entry for this team in its list. If lists name a team several times, the first
 * entry here matches the first one there, and so on. */
static void put_to_neighbor(const struct heddle_federation *f, const int *neighbors, int k, int pe,
                            const struct span *dest, const char *source, size_t nbytes, const char *where)
{
    const struct notice *notice = barrier_left(f->parent, pe);
    int earlier = 0;
    for (int i = 0; i < k; i++) earlier += neighbors[i] == neighbors[k];
    int *list = list_of(f->parent, pe, notice), place = place_in_list(list, notice->count, f->my_team, earlier);
    free(list);
    if (place < 0)
        die_argument(where, "neighbors", "a list with team %d, whose list has team %d a different number of times",
                     neighbors[k], f->my_team);
    span_put(dest, f->parent, pe, (size_t)place * nbytes, source + (size_t)k * nbytes, nbytes);
}

static size_t neighbors_tell(struct heddle_federation *f, int n_neighbors, const int *neighbors, const char *where)
{
    size_t nbytes = (size_t)n_neighbors * sizeof *neighbors, at = team_work_allocate(nbytes);
    if (at == HEAP_NONE) die(where, "out of memory for a list of %d neighbours", n_neighbors);
    if (nbytes) memcpy(work_own(at), neighbors, nbytes);
    struct notice mine = {.at = at, .count = n_neighbors};
    barrier_gather(f->parent, &mine, sizeof mine);
    return at;
}

int federation_neighbor_exchange(federation_handle f, int n_neighbors, const int *neighbors, void *dest,
                                 const void *source, size_t nbytes, const char *where)
{
    if (!f) return -1;
    if (n_neighbors < 0) die_argument(where, "n_neighbors", "%d, not at least 0", n_neighbors);
    if (!f->mine) n_neighbors = 0;
    for (int k = 0; k < n_neighbors; k++)
        if (!has_team(f, neighbors[k]))
            die_argument(where, "neighbors", "a list with %d, but valid teams are 0 to %d", neighbors[k],
                         f->table.n_teams - 1);
    size_t at = neighbors_tell(f, n_neighbors, neighbors, where);
    for (int k = 0; nbytes && k < n_neighbors; k++) {
        struct span to = span_of(dest, (size_t)n_neighbors * nbytes, where, "dest");
        int pe = federation_translate(f, neighbors[k], f->mine->my_pe);
        if (pe >= 0) put_to_neighbor(f, neighbors, k, pe, &to, source, nbytes, where);
    }
    span_quiet();
    barrier_sync(f->parent);
    team_work_release(at);
    return 0;
}
