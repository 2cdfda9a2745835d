/* Topology: where a PE is, from the outermost switch of the network to a core of its machine.
 *
 * What is inside a machine comes from hwloc, which one PE of a node loads and asks; the others read from a table that
 * it leaves in shared memory. A PE is where the CPUs are that it might use when shmem_init began. If these are in one
 * package, NUMA node, L3 cache or core, then so is the PE; if in several, then it is in none of that kind, and counts
 * as part of the smallest thing that holds all of them. Switches come from HEDDLE_TOPOLOGY, or from Slurm. */
#ifndef HEDDLE_TOPOLOGY_H
#define HEDDLE_TOPOLOGY_H

#include "base/base.h"

/* Kinds of things inside a machine, each within the one before; those that a machine does not have are the same as the
 * one before. */
enum { OBJECT_PACKAGE, OBJECT_NUMA, OBJECT_L3, OBJECT_CORE, OBJECT_NIC, OBJECTS };

/* Of each CPU by its number in the system, which package and so on it is in; -1 for none. */
struct machine {
    uint32_t n_cpus;
    int16_t of[][OBJECTS];
};

static inline size_t machine_size(uint32_t n_cpus)
{
    return sizeof(struct machine) + n_cpus * sizeof(int16_t[OBJECTS]);
}

/* topology_hwloc.c: what hwloc says of this machine, to be freed; or NULL, and why. */
struct machine *machine_read(char *why, size_t why_size);

enum { SWITCHES = 8, NAME_SIZE = 64 };

/* Why something is not known of a place: bits. */
enum {
    UNKNOWN_OBJECTS = 1,  /* hwloc cannot be loaded, or there was no room for its table */
    UNKNOWN_NIC = 2,      /* nor has the machine one that hwloc sees */
    UNKNOWN_SWITCHES = 4, /* nobody says where switches are */
    UNKNOWN_HOST = 8,     /* the file does, but not for this host */
    UNKNOWN_TEAMS = 16,   /* the file has no teams */
};

/* Where a PE is. Hosts and switches are told apart by hashes of their names. */
struct site {
    uint64_t host, switches[SWITCHES]; /* from the outermost in; 0 behind the last one */
    uint32_t node;
    int32_t objects[OBJECTS]; /* -1: in several, or in none */
    int32_t team;             /* the row of the file that has this PE; -1: none */
    uint32_t unknown;
};

/* Stages of shmem_init. */
void topology_up(void);
void topology_down(void);

/* Where this PE is, of whose machine the node has this table, or NULL. The same at every call: the first one counts.
 * Ends the job if the file is bad. */
const struct site *topology_place(const struct machine *machine);

/* What things of this PE's place are called, after topology_place. */
const char *topology_host_name(void);
const char *topology_switch_name(int depth); /* "" behind the last one */

/* topology_file.c: a topology.conf of Slurm's topology/tree, and rows for simulated hosts and for teams. */
struct topology_file;
struct topology_file *topology_file_parse(const char *text, char *why, size_t why_size); /* or NULL, and why */
void topology_file_free(struct topology_file *file);

/* What the file says of a PE, which is on `host` unless the file simulates another one. */
struct topology_entry {
    char host[NAME_SIZE], switches[SWITCHES][NAME_SIZE]; /* from the outermost in; "" behind the last one */
    int depth;                                           /* how many switches */
    int team;                                            /* -1: none */
    int cpu;                                             /* -1: not simulated */
    bool is_simulated, has_switches, has_teams;          /* the last two: for any host or PE at all */
};
must_check bool topology_file_find(const struct topology_file *file, int pe, const char *host,
                                   struct topology_entry *entry, char *why, size_t why_size);

#endif
