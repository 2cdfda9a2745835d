/* Reads a machine through hwloc. The library is loaded when it is needed, so that it is optional. The interface that
 * Heddle uses is declared in its own header, so that a Heddle built without the headers of hwloc can use it. */
#include <dlfcn.h>
#include <string.h>

#include "ext/topology.h"
#include "ext/topology_hwloc.h"

static struct {
    int (*topology_init)(struct hl_topology **);
    int (*set_io_types_filter)(struct hl_topology *, int filter);
    int (*topology_load)(struct hl_topology *);
    void (*topology_destroy)(struct hl_topology *);
    int (*type_depth)(struct hl_topology *, int type);
    unsigned (*objects_at)(struct hl_topology *, int depth);
    struct hl_object *(*object_at)(struct hl_topology *, int depth, unsigned index);
    int (*bitmap_isset)(const struct hl_bitmap *, unsigned index);
    int (*bitmap_weight)(const struct hl_bitmap *);
} hl;

static const struct {
    const char *name;
    void *function;
} functions[] = {
    {"hwloc_topology_init", &hl.topology_init}, {"hwloc_topology_set_io_types_filter", &hl.set_io_types_filter},
    {"hwloc_topology_load", &hl.topology_load}, {"hwloc_topology_destroy", &hl.topology_destroy},
    {"hwloc_get_type_depth", &hl.type_depth},   {"hwloc_get_nbobjs_by_depth", &hl.objects_at},
    {"hwloc_get_obj_by_depth", &hl.object_at},  {"hwloc_bitmap_isset", &hl.bitmap_isset},
    {"hwloc_bitmap_weight", &hl.bitmap_weight},
};

static bool library_load(char *why, size_t why_size)
{
#ifdef HEDDLE_WITHOUT_HWLOC
    snprintf(why, why_size, "hwloc is left out: configure with -DHEDDLE_HWLOC=AUTO");
    return false;
#endif
    void *library = dlopen("libhwloc.so.15", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(why, why_size, "%s: install libhwloc15, or name the folder in LD_LIBRARY_PATH", dlerror());
        return false;
    }
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(library, functions[i].name);
        if (!function) {
            snprintf(why, why_size, "libhwloc.so.15 has no %s", functions[i].name);
            dlclose(library);
            return false;
        }
        memcpy(functions[i].function, &function, sizeof function);
    }
    return true;
}

/* Stores the object of the type for each CPU. A machine without such objects has one in each of the surrounding
 * objects. If several contain one CPU, such as NUMA nodes of fast and of plain memory, the first one counts. */
static void fill_objects(struct hl_topology *topology, struct machine *machine, int object, int type)
{
    int depth = hl.type_depth(topology, type);
    unsigned n = depth == HL_DEPTH_UNKNOWN ? 0 : hl.objects_at(topology, depth);
    for (uint32_t cpu = 0; cpu < machine->n_cpus; cpu++) {
        int16_t *of = machine->of[cpu];
        of[object] = n ? -1 : object ? of[object - 1] : 0;
        for (unsigned i = 0; i < n && of[object] < 0; i++)
            if (hl.bitmap_isset(hl.object_at(topology, depth, i)->cpuset, cpu)) of[object] = (int16_t)i;
    }
}

/* Returns the smallest object with CPUs that contains a device. */
static const struct hl_object *around(const struct hl_object *device)
{
    while (device && !device->cpuset) device = device->parent;
    return device;
}

/* Stores the nearest network device for each CPU: the one with the fewest CPUs around it that include this one. Devices
 * of one card count as one. If there are any OpenFabrics devices, the others are for administration. */
static void fill_nics(struct hl_topology *topology, struct machine *machine)
{
    unsigned n = hl.objects_at(topology, HL_DEPTH_OS_DEVICE);
    int kind = HL_NETWORK;
    for (unsigned i = 0; i < n; i++)
        if (*hl.object_at(topology, HL_DEPTH_OS_DEVICE, i)->attributes == HL_OPENFABRICS) kind = HL_OPENFABRICS;
    for (uint32_t cpu = 0; cpu < machine->n_cpus; cpu++) {
        const struct hl_object *card = NULL;
        int best = 0, number = -1, nearest = -1;
        for (unsigned i = 0; i < n; i++) {
            const struct hl_object *device = hl.object_at(topology, HL_DEPTH_OS_DEVICE, i), *place = around(device);
            if (*device->attributes != kind || !place) continue;
            number += device->parent != card;
            card = device->parent;
            int cpus = hl.bitmap_weight(place->cpuset);
            if (!hl.bitmap_isset(place->cpuset, cpu) || (nearest >= 0 && cpus >= best)) continue;
            nearest = number;
            best = cpus;
        }
        machine->of[cpu][OBJECT_NIC] = (int16_t)nearest;
    }
}

static struct machine *machine_new(struct hl_topology *topology)
{
    int depth = hl.type_depth(topology, HL_PU);
    uint32_t n_cpus = 0;
    for (unsigned i = 0; i < hl.objects_at(topology, depth); i++) {
        unsigned cpu = hl.object_at(topology, depth, i)->os_index;
        if (cpu < INT16_MAX && cpu >= n_cpus) n_cpus = cpu + 1;
    }
    struct machine *machine = malloc(machine_size(n_cpus));
    if (machine) machine->n_cpus = n_cpus;
    return machine;
}

struct machine *machine_read(char *why, size_t why_size)
{
    static const int types[] = {
        [OBJECT_PACKAGE] = HL_PACKAGE, [OBJECT_NUMA] = HL_NUMA, [OBJECT_L3] = HL_L3, [OBJECT_CORE] = HL_CORE};
    struct hl_topology *topology = NULL;
    struct machine *machine = NULL;
    if (!hl.topology_init && !library_load(why, why_size)) return NULL;
    snprintf(why, why_size, "hwloc cannot read the topology of this machine");
    if (hl.topology_init(&topology)) return NULL;
    hl.set_io_types_filter(topology, HL_KEEP_IMPORTANT);
    if (!hl.topology_load(topology)) machine = machine_new(topology);
    for (int object = 0; machine && object < OBJECT_NIC; object++)
        fill_objects(topology, machine, object, types[object]);
    if (machine) fill_nics(topology, machine);
    hl.topology_destroy(topology);
    return machine;
}
