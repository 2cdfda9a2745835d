#include "wire/nics.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/number_list.h"

enum { MOST_NICS = 64, LIST_SIZE = 4096, NODE_UNKNOWN = -1 };

/* ---- What the kernel tells ---- */

static bool file_read(const char *path, char *text, size_t size)
{
    FILE *file = fopen(path, "re");
    bool has_text = file && fgets(text, (int)size, file);
    if (file) fclose(file);
    return has_text;
}

/* Length of a device's name without what drivers add: UCX a port behind a colon, libfabric a kind behind a dash. */
static size_t base_length(const char *device) { return strcspn(device, ":-"); }

static int numa_node_of(const char *sys, const char *device)
{
    static const char *const classes[] = {"infiniband", "cxi", "net"};
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
        char path[512], text[32];
        snprintf(path, sizeof path, "%s/class/%s/%.*s/device/numa_node", sys, classes[i], (int)base_length(device),
                 device);
        if (file_read(path, text, sizeof text)) return atoi(text);
    }
    return NODE_UNKNOWN;
}

/* The node that all processors belong to on which this process may run; unknown if there is no such node, or only one
 * node at all. */
static int numa_node_here(const char *sys)
{
    cpu_set_t mine;
    char path[512], list[LIST_SIZE];
    if (sched_getaffinity(0, sizeof mine, &mine)) return NODE_UNKNOWN;
    for (int node = 0;; node++) {
        snprintf(path, sizeof path, "%s/devices/system/node/node%d/cpulist", sys, node);
        if (!file_read(path, list, sizeof list)) return NODE_UNKNOWN;
        bool has_all = true;
        for (unsigned long cpu = 0; cpu < CPU_SETSIZE && has_all; cpu++)
            has_all = !CPU_ISSET(cpu, &mine) || number_list_has(list, cpu);
        if (has_all) return node;
    }
}

/* ---- Choosing ---- */

/* Candidates by their index, in the order of the wish. */
struct candidates {
    int at[MOST_NICS], n;
};

/* The index of the first device whose name, as long as length_of says, is that; -1 if there is none. */
static int find(const char *const *devices, int n, size_t (*length_of)(const char *), const char *name, size_t length)
{
    for (int i = 0; i < n; i++)
        if (length_of(devices[i]) == length && !strncmp(devices[i], name, length)) return i;
    return -1;
}

static void candidates_add(struct candidates *candidates, int device)
{
    if (candidates->n < MOST_NICS) candidates->at[candidates->n++] = device;
}

static const char *is_missing(const char *name, size_t length, const char *const *devices, int n)
{
    static char why[512];
    int used = snprintf(why, sizeof why, "HEDDLE_NICS names %.*s, but its network devices here are", (int)length, name);
    for (int i = 0; i < n && used < (int)sizeof why; i++)
        used += snprintf(why + used, sizeof why - (size_t)used, "%s %s", i ? "," : "", devices[i]);
    if (!n) snprintf(why + used, sizeof why - (size_t)used, " none");
    return why;
}

static const char *candidates_wished(struct candidates *candidates, const char *names, const char *const *devices,
                                     int n)
{
    for (size_t length; *names; names += length + (names[length] == ',')) {
        length = strcspn(names, ",");
        int found = find(devices, n, strlen, names, length);
        if (found < 0) found = find(devices, n, base_length, names, length);
        if (found < 0) return is_missing(names, length, devices, n);
        candidates_add(candidates, found);
    }
    return NULL;
}

static void keep_near(struct candidates *candidates, const char *sys, const char *const *devices)
{
    struct candidates near = {.n = 0};
    int here = numa_node_here(sys);
    for (int i = 0; i < candidates->n && here != NODE_UNKNOWN; i++)
        if (numa_node_of(sys, devices[candidates->at[i]]) == here) candidates_add(&near, candidates->at[i]);
    if (near.n) *candidates = near;
}

const char *nics_choose(const struct nics_wish *wish, const char *const *devices, int n, int *chosen)
{
    struct candidates candidates = {.n = 0};
    const char *why = wish->names ? candidates_wished(&candidates, wish->names, devices, n) : NULL;
    if (why) return why;
    for (int i = 0; i < n && !wish->names; i++) candidates_add(&candidates, i);
    if (!candidates.n) return "HEDDLE_NICS names no device";
    keep_near(&candidates, wish->sys, devices);
    *chosen = candidates.at[wish->turn % (unsigned)candidates.n];
    return NULL;
}
