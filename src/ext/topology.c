#include "ext/topology.h"

#include <errno.h>
#include <sched.h>
#include <string.h>
#include <unistd.h>

#include "base/env.h"
#include "base/kernel.h"
#include "base/log.h"
#include "core/core.h"

enum { CPUS_MOST = 8192, CPU_WORDS = CPUS_MOST / 64 };

static struct {
    uint64_t cpus[CPU_WORDS]; /* CPUs that this PE might use when shmem_init began */
    bool is_known;
    struct site place;
    struct topology_entry names;
} here;

void topology_up(void)
{
    memset(&here, 0, sizeof here);
    if (sched_getaffinity(0, sizeof here.cpus, (cpu_set_t *)here.cpus)) memset(here.cpus, 0, sizeof here.cpus);
}

void topology_down(void) { memset(&here, 0, sizeof here); }

/* FNV-1a, continued from `hash`. */
static uint64_t hash_of(uint64_t hash, const char *text)
{
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) hash = (hash ^ *c) * 0x100000001b3;
    return hash ? hash : 1;
}
#define HASH_START 0xcbf29ce484222325

/* Containers on several machines may have the same name: the boot ID of the kernel identifies the machine. */
static uint64_t hash_of_this_host(const char *name)
{
    char kernel[KERNEL_SIZE];
    kernel_read(kernel);
    return hash_of(hash_of(HASH_START, name), kernel);
}

/* HEDDLE_TOPOLOGY */

enum { TOPOLOGY_MOST = 64 << 20 }; /* bytes of a file: 2^20 nodes in rows of their own fit */

static char *file_text(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file) die(NULL, "HEDDLE_TOPOLOGY: cannot open %s: %s", path, strerror(errno));
    size_t size = 0, room = 1 << 16;
    char *text = NULL;
    for (;;) {
        if (size > TOPOLOGY_MOST)
            die(NULL, "HEDDLE_TOPOLOGY: %s has more than %d MiB, expected a text file that is shorter", path,
                TOPOLOGY_MOST >> 20);
        text = realloc(text, room);
        if (!text) die(NULL, "HEDDLE_TOPOLOGY: out of memory for %s", path);
        size += fread(text + size, 1, room - 1 - size, file);
        if (size < room - 1) break;
        room *= 2;
    }
    if (ferror(file)) die(NULL, "HEDDLE_TOPOLOGY: cannot read %s: %s", path, strerror(errno));
    fclose(file);
    text[size] = 0;
    return text;
}

static void ask_file(const char *path, const char *host)
{
    char why[512];
    char *text = file_text(path);
    struct topology_file *file = topology_file_parse(text, why, sizeof why);
    if (!file || !topology_file_find(file, world.pe, host, &here.names, why, sizeof why))
        die(NULL, "HEDDLE_TOPOLOGY: %s: %s", path, why);
    topology_file_free(file);
    free(text);
}

/* Slurm exports the place of a task as "top.leaf1.node3", and the kinds of these names as "switch.switch.node". If
 * another launcher has copied the variable from another machine, it does not end in this host's name. */
static void ask_slurm(const char *host)
{
    const char *address = getenv("SLURM_TOPOLOGY_ADDR"), *pattern = getenv("SLURM_TOPOLOGY_ADDR_PATTERN");
    const char *last = address ? strrchr(address, '.') : NULL;
    if (!last || !pattern || strncmp(pattern, "switch.", 7)) return;
    if (strncmp(last + 1, host, strcspn(host, ".")) || strlen(last + 1) != strcspn(host, ".")) {
        debug("SLURM_TOPOLOGY_ADDR is %s, which is not about this host, %s", address, host);
        return;
    }
    for (const char *at = address; at < last && here.names.depth < SWITCHES; at += strcspn(at, ".") + 1)
        snprintf(here.names.switches[here.names.depth++], NAME_SIZE, "%.*s", (int)strcspn(at, "."), at);
    here.names.has_switches = true;
}

/* Converts the CPU set to objects: those that contain all of it. */
static void find_objects(const struct machine *machine, struct site *place)
{
    bool is_first = true;
    for (int k = 0; k < OBJECTS; k++) place->objects[k] = -1;
    for (uint32_t cpu = 0; machine && cpu < machine->n_cpus && cpu < CPUS_MOST; cpu++) {
        if (!(here.cpus[cpu / 64] >> cpu % 64 & 1)) continue;
        for (int k = 0; k < OBJECTS; k++) {
            if (is_first) place->objects[k] = machine->of[cpu][k];
            else if (place->objects[k] != machine->of[cpu][k]) place->objects[k] = -1;
        }
        is_first = false;
    }
    if (is_first) place->unknown |= UNKNOWN_OBJECTS;
    if (place->objects[OBJECT_NIC] < 0) place->unknown |= UNKNOWN_NIC;
}

static void find_place(const struct machine *machine, struct site *place)
{
    char host[NAME_SIZE] = "";
    const struct topology_entry *names = &here.names;
    gethostname(host, sizeof host - 1);
    here.names = (struct topology_entry){.team = -1, .cpu = -1};
    snprintf(here.names.host, NAME_SIZE, "%s", host);
    if (env.topology) ask_file(env.topology, host);
    else ask_slurm(host);
    if (names->cpu >= 0 && names->cpu < CPUS_MOST) {
        memset(here.cpus, 0, sizeof here.cpus);
        here.cpus[names->cpu / 64] = (uint64_t)1 << names->cpu % 64;
    }
    *place = (struct site){.node = roster.my_node, .team = names->team};
    place->host = names->is_simulated ? hash_of(HASH_START, names->host) : hash_of_this_host(names->host);
    for (int k = 0; k < names->depth; k++)
        place->switches[k] = hash_of(k ? place->switches[k - 1] : HASH_START, names->switches[k]);
    if (!names->depth) place->unknown |= names->has_switches ? UNKNOWN_HOST : UNKNOWN_SWITCHES;
    if (!names->has_teams) place->unknown |= UNKNOWN_TEAMS;
    find_objects(machine, place);
}

const struct site *topology_place(const struct machine *machine)
{
    if (!here.is_known) find_place(machine, &here.place);
    here.is_known = true;
    return &here.place;
}

const char *topology_host_name(void) { return here.names.host; }
const char *topology_switch_name(int depth) { return depth < here.names.depth ? here.names.switches[depth] : ""; }
