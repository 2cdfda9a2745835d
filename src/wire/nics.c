#include "wire/nics.h"

#include <dirent.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/number_list.h"
#include "base/text_line.h"

enum { LIST_SIZE = 4096, NODE_UNKNOWN = -1, NODES_MOST = 1024, PORTS_MOST = 4 };

/* ---- The files of the kernel ---- */

static bool file_read(const char *path, char *text, size_t size)
{
    FILE *file = fopen(path, "re");
    bool has_text = file && fgets(text, (int)size, file);
    if (file) fclose(file);
    return has_text;
}

/* Length of a device's name without a driver's suffix: UCX adds a port behind a colon, libfabric a kind behind a dash.
 */
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

static bool has_all(const char *list, const cpu_set_t *cpus)
{
    unsigned long cpu = 0;
    while (cpu < CPU_SETSIZE && (!CPU_ISSET(cpu, cpus) || number_list_has(list, cpu))) cpu++;
    return cpu == CPU_SETSIZE;
}

/* Returns the NUMA node of all processors on which this process may run. Returns NODE_UNKNOWN if they belong to several
 * nodes, or if the machine has only one node. */
static int numa_node_here(const char *sys)
{
    cpu_set_t mine;
    char path[512], online[LIST_SIZE], list[LIST_SIZE];
    int here = NODE_UNKNOWN, n_nodes = 0;
    snprintf(path, sizeof path, "%s/devices/system/node/online", sys);
    if (sched_getaffinity(0, sizeof mine, &mine) || !file_read(path, online, sizeof online)) return NODE_UNKNOWN;
    for (int node = 0; node < NODES_MOST; node++) {
        if (!number_list_has(online, (unsigned long)node)) continue;
        n_nodes++;
        snprintf(path, sizeof path, "%s/devices/system/node/node%d/cpulist", sys, node);
        if (file_read(path, list, sizeof list) && has_all(list, &mine)) here = node;
    }
    return n_nodes > 1 ? here : NODE_UNKNOWN;
}

/* ---- Describing ---- */

static bool names_card(const char *wire)
{
    static const char *const words[] = {"rc", "dc", "ud", "ib", "srd", "verbs", "cxi", "efa", "opx", "psm"};
    static const char separators[] = ":,;";
    for (const char *at = wire; *at; at += strcspn(at, separators), at += strspn(at, separators))
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (!strncmp(at, words[i], strlen(words[i]))) return true;
    return false;
}

/* The kernel prints the number of a port's state before its name: "4: ACTIVE". */
static void ports_describe(struct text_line *to, const char *sys, const char *card)
{
    for (int port = 1; port <= PORTS_MOST; port++) {
        char path[512], state[32];
        snprintf(path, sizeof path, "%s/class/infiniband/%s/ports/%d/state", sys, card, port);
        if (!file_read(path, state, sizeof state)) return;
        state[strcspn(state, "\n")] = 0;
        const char *word = strchr(state, ' ');
        text_line_add(to, "%s%s port %d (%s)", to->length ? ", " : "", card, port, word ? word + 1 : state);
    }
}

static void cards_describe(struct text_line *to, const char *sys, const char *class, bool has_ports)
{
    char path[512];
    snprintf(path, sizeof path, "%s/class/%s", sys, class);
    DIR *folder = opendir(path);
    for (struct dirent *d; folder && (d = readdir(folder));) {
        if (*d->d_name == '.') continue;
        if (has_ports) ports_describe(to, sys, d->d_name);
        else text_line_add(to, "%s%s", to->length ? ", " : "", d->d_name);
    }
    if (folder) closedir(folder);
}

const char *nics_text(const char *sys, const char *wire)
{
    static char text[sizeof(struct text_line) + 64];
    struct text_line cards = {.length = 0};
    cards_describe(&cards, sys, "infiniband", true);
    cards_describe(&cards, sys, "cxi", false);
    if (!cards.length && !names_card(wire)) return "";
    snprintf(text, sizeof text, "; network cards of this machine: %s", cards.length ? cards.text : "none");
    return text;
}

/* ---- Choosing ---- */

/* The indices of the candidates, in the requested order. */
struct candidates {
    int at[NICS_MOST], n;
};

static void candidates_add(struct candidates *candidates, int device)
{
    if (candidates->n < NICS_MOST) candidates->at[candidates->n++] = device;
}

/* Returns the index of the first device whose name, in the length that length_of returns, is equal; -1 if there is
 * none. */
static int find(const struct nics *devices, size_t (*length_of)(const char *), const char *name, size_t length)
{
    for (int i = 0; i < devices->n; i++)
        if (length_of(devices->names[i]) == length && !strncmp(devices->names[i], name, length)) return i;
    return -1;
}

static const char *is_missing(const char *name, size_t length, const struct nics *devices)
{
    static char why[512];
    int used = snprintf(why, sizeof why, "HEDDLE_NICS names %.*s, but its network devices here are", (int)length, name);
    for (int i = 0; i < devices->n && used < (int)sizeof why; i++)
        used += snprintf(why + used, sizeof why - (size_t)used, "%s %s", i ? "," : "", devices->names[i]);
    if (!devices->n && used < (int)sizeof why) snprintf(why + used, sizeof why - (size_t)used, " none");
    return why;
}

static const char *candidates_named(struct candidates *candidates, const char *names, const struct nics *devices)
{
    for (size_t length; *names; names += length + (names[length] == ',')) {
        length = strcspn(names, ",");
        int found = find(devices, strlen, names, length);
        if (found < 0) found = find(devices, base_length, names, length);
        if (found < 0) return is_missing(names, length, devices);
        candidates_add(candidates, found);
    }
    return candidates->n ? NULL : "HEDDLE_NICS names no device";
}

static void keep_near(struct candidates *candidates, const char *sys, const struct nics *devices)
{
    struct candidates near = {.n = 0};
    int here = numa_node_here(sys);
    for (int i = 0; i < candidates->n && here != NODE_UNKNOWN; i++)
        if (numa_node_of(sys, devices->names[candidates->at[i]]) == here) candidates_add(&near, candidates->at[i]);
    if (near.n) *candidates = near;
}

const char *nics_choose(const struct nics_wish *wish, const struct nics *devices, int *chosen)
{
    struct candidates candidates = {.n = 0};
    const char *why = wish->names ? candidates_named(&candidates, wish->names, devices) : NULL;
    if (why) return why;
    for (int i = 0; i < devices->n && !wish->names; i++) candidates_add(&candidates, i);
    keep_near(&candidates, wish->sys, devices);
    *chosen = candidates.at[wish->turn % (unsigned)candidates.n];
    return NULL;
}
