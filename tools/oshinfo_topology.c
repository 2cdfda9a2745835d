/* oshinfo --topology: where the PEs of this job are, as a tree, and how far they are from each other; of a single
 * process, the machine that it runs on. */
#include "oshinfo_topology.h"

#include <string.h>

#include <shmemx.h>

#include "ext/topology.h"
#include "core/core.h"

enum { LABEL = NAME_SIZE + 16, LEVELS = SWITCHES + 2 + OBJECT_NIC, MAP_MOST = 64 };

/* From the outermost thing in; "" behind the last one. */
struct path {
    char labels[LEVELS][LABEL];
};

/* Something in the tree. Brothers and sisters are in the order in which they came. */
struct thing {
    char *label;
    struct thing *child, *next;
    int n, room, *members; /* PEs or CPUs that are here and in nothing smaller */
};

static const char *const object_names[] = {
    [OBJECT_PACKAGE] = "package", [OBJECT_NUMA] = "NUMA", [OBJECT_L3] = "L3", [OBJECT_CORE] = "core"};

static void *must_have(void *memory)
{
    if (!memory) abort();
    return memory;
}

static struct thing *thing_below(struct thing *parent, const char *label)
{
    struct thing **at = &parent->child;
    for (; *at; at = &(*at)->next)
        if (!strcmp((*at)->label, label)) return *at;
    *at = must_have(calloc(1, sizeof **at));
    (*at)->label = must_have(strdup(label));
    return *at;
}

static void thing_add(struct thing *thing, const struct path *path, int member)
{
    for (int level = 0; level < LEVELS && path->labels[level][0]; level++)
        thing = thing_below(thing, path->labels[level]);
    if (thing->n == thing->room) {
        thing->room = thing->room ? 2 * thing->room : 8;
        thing->members = must_have(realloc(thing->members, (size_t)thing->room * sizeof *thing->members));
    }
    thing->members[thing->n++] = member;
}

static void things_free(struct thing *thing)
{
    for (struct thing *t = thing->child, *next; t; t = next) {
        next = t->next;
        things_free(t);
        free(t);
    }
    free(thing->label);
    free(thing->members);
}

/* Drawing */

static void draw_members(const struct thing *thing, const char *what)
{
    if (thing->n) printf("  %s%s", what, thing->n > 1 ? "s" : "");
    for (int i = 0, last; i < thing->n; i = last + 1) {
        for (last = i; last + 1 < thing->n && thing->members[last + 1] == thing->members[last] + 1;) last++;
        printf("%s%d", i ? ", " : " ", thing->members[i]);
        if (last > i) printf("-%d", thing->members[last]);
    }
}

/* A thing that contains exactly one thing shares a line with it. */
static void draw(const struct thing *thing, const char *indent, const char *what)
{
    for (const struct thing *t = thing->child; t; t = t->next) {
        char deeper[4 * LEVELS + 8];
        snprintf(deeper, sizeof deeper, "%s%s", indent, t->next ? "|  " : "   ");
        const struct thing *line = t;
        printf("%s%s %s", indent, t->next ? "|-" : "`-", t->label);
        for (; line->child && !line->child->next && !line->n; line = line->child) printf(", %s", line->child->label);
        draw_members(line, what);
        printf("\n");
        draw(line, deeper, what);
    }
}

/* Paths */

static char *path_next(struct path *path)
{
    int level = 0;
    while (path->labels[level][0]) level++;
    return path->labels[level];
}

static void path_objects(struct path *path, const int32_t *objects)
{
    for (int k = 0; k < OBJECT_NIC && objects[k] >= 0; k++)
        snprintf(path_next(path), LABEL, "%s %d", object_names[k], objects[k]);
}

static void path_outside(struct path *path)
{
    memset(path, 0, sizeof *path);
    for (int k = 0; k < SWITCHES && *topology_switch_name(k); k++)
        snprintf(path_next(path), LABEL, "switch %s", topology_switch_name(k));
    snprintf(path_next(path), LABEL, "host %s", topology_host_name());
}

static void path_of_this_pe(struct path *path)
{
    const struct site *site = topology_place(NULL); /* it is known since there is a federation */
    path_outside(path);
    snprintf(path_next(path), LABEL, "node %u", site->node);
    path_objects(path, site->objects);
}

/* Output */

static void show_machine(void)
{
    char why[256];
    struct thing root = {0};
    struct machine *machine = machine_read(why, sizeof why);
    topology_place(machine);
    for (uint32_t cpu = 0; machine && cpu < machine->n_cpus; cpu++) {
        struct path path;
        int32_t objects[OBJECTS];
        for (int k = 0; k < OBJECTS; k++) objects[k] = machine->of[cpu][k];
        path_outside(&path);
        path_objects(&path, objects);
        thing_add(&root, &path, (int)cpu);
    }
    draw(&root, "", "CPU");
    things_free(&root);
    if (!machine) printf("host %s; what is inside is unknown: %s\n", topology_host_name(), why);
    free(machine);
}

static void show_tree(int n_pes, struct path *paths)
{
    struct thing root = {0};
    for (int pe = 0; pe < n_pes; pe++) {
        struct path path;
        shmem_getmem(&path, paths, sizeof path, pe);
        thing_add(&root, &path, pe);
    }
    draw(&root, "", "PE");
    things_free(&root);
}

static void show_map(int n_pes, shmemx_federation_t each)
{
    int shown = n_pes < MAP_MOST ? n_pes : MAP_MOST, width = 1;
    for (int most = shown - 1; most >= 10; most /= 10) width++;
    if (width < 2) width = 2;
    printf("\ndistances\n%*s", 5 + width, "");
    for (int pe = 0; pe < shown; pe++) printf(" %*d", width, pe);
    for (int pe = 0; pe < shown; pe++) {
        printf("\n  PE %*d", width, pe);
        for (int other = 0; other < shown; other++) printf(" %*d", width, shmemx_federation_distance(each, pe, other));
    }
    if (shown < n_pes) printf("\n  and %d more PEs", n_pes - shown);
    printf(
        "\n\n  %d: on one core, %d: L3 cache, %d: NUMA node, %d: package, %d: node, %d: host, %d: switch or network,\n"
        "  %d: one level of switches higher, and so on\n",
        SHMEMX_FED_CORE, SHMEMX_FED_L3, SHMEMX_FED_NUMA, SHMEMX_FED_SOCKET, SHMEMX_FED_NODE, SHMEMX_FED_HOST,
        SHMEMX_FED_SWITCH, SHMEMX_FED_SWITCH + 1);
}

int topology_show(void)
{
    shmem_init();
    int me = shmem_my_pe(), n_pes = shmem_n_pes(), status = 0;
    struct path *paths = shmem_malloc(sizeof *paths);
    shmemx_federation_t each = SHMEMX_FEDERATION_INVALID;
    if (!paths || shmemx_federation_split_color(SHMEM_TEAM_WORLD, me, 0, &each)) status = 1;
    if (!status && n_pes > 1) path_of_this_pe(paths);
    shmem_barrier_all();
    if (!status && n_pes == 1) show_machine();
    if (!status && n_pes > 1 && me == 0) {
        show_tree(n_pes, paths);
        show_map(n_pes, each);
    }
    shmemx_federation_destroy(&each);
    shmem_finalize();
    return status;
}
