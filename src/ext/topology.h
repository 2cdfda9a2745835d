/* Topology: the place of a PE, from the outermost switch of the network to a core of its machine.
 *
 * Objects inside a machine come from hwloc. One PE of a node loads it and leaves a table in shared memory, from which
 * the other PEs read. The place of a PE is given by the CPUs that it might use when shmem_init began. If these are in
 * one package, NUMA node, L3 cache or core, the PE is in it. If they are in several, the PE is in none of that kind,
 * and counts as part of the smallest object that contains them all. Switches come from HEDDLE_TOPOLOGY, or from
 * Slurm. */
#ifndef HEDDLE_TOPOLOGY_H
#define HEDDLE_TOPOLOGY_H

#include "base/base.h"

/* Kinds of objects inside a machine, from the largest to the smallest. A kind that the machine lacks equals the one
 * before. */
enum { OBJECT_PACKAGE, OBJECT_NUMA, OBJECT_L3, OBJECT_CORE, OBJECT_NIC, OBJECTS };

/* By number of the CPU in the system: the object of each kind that contains it; -1 for none. */
struct machine {
    uint32_t n_cpus;
    int16_t of[][OBJECTS];
};

static inline size_t machine_size(uint32_t n_cpus)
{
    return sizeof(struct machine) + n_cpus * sizeof(int16_t[OBJECTS]);
}

/* topology_hwloc.c: reads this machine with hwloc; the caller frees the result. Returns NULL and the reason in
 * `why`. */
struct machine *machine_read(char *why, size_t why_size);

enum { SWITCHES = 8, NAME_SIZE = 64 };

/* Reasons why a part of a place is unknown: bits. */
enum {
    UNKNOWN_OBJECTS = 1,  /* hwloc cannot be loaded, or its table had no room */
    UNKNOWN_NIC = 2,      /* hwloc found no network device */
    UNKNOWN_SWITCHES = 4, /* no source of switches */
    UNKNOWN_HOST = 8,     /* the file does not name this host */
    UNKNOWN_TEAMS = 16,   /* the file has no teams */
};

/* The place of a PE. Hosts and switches are identified by hashes of their names. */
struct site {
    uint64_t host, switches[SWITCHES]; /* from the outermost to the innermost; 0 marks the end */
    uint32_t node;
    int32_t objects[OBJECTS]; /* -1: in several, or unknown */
    int32_t team;             /* the row of the file that contains this PE; -1: none */
    uint32_t unknown;
};

/* Stages of shmem_init. */
void topology_up(void);
void topology_down(void);

/* Returns the place of this PE. `machine` is the node's table, or NULL. Every call returns the result of the first one.
 * Ends the job if the file is bad. */
const struct site *topology_place(const struct machine *machine);

/* Names of the objects of this PE's place, after topology_place. */
const char *topology_host_name(void);
const char *topology_switch_name(int depth); /* "" past the innermost switch */

/* topology_file.c: a topology.conf of Slurm's topology/tree, and rows for simulated hosts and for teams. */
struct topology_file;
struct topology_file *topology_file_parse(const char *text, char *why, size_t why_size); /* or NULL, and why */
void topology_file_free(struct topology_file *file);

/* The entry of the file for a PE, which is on `host` unless the file simulates another one. */
struct topology_entry {
    char host[NAME_SIZE], switches[SWITCHES][NAME_SIZE]; /* from the outermost to the innermost; "" marks the end */
    int depth;                                           /* number of switches */
    int team;                                            /* -1: none */
    int cpu;                                             /* -1: not simulated */
    bool is_simulated, has_switches, has_teams;          /* the last two: for any host or PE */
};
must_check bool topology_file_find(const struct topology_file *file, int pe, const char *host,
                                   struct topology_entry *entry, char *why, size_t why_size);

#endif
