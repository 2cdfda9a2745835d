/* The part of hwloc's interface that topology_hwloc.c uses, with the prefix hl_ in place of hwloc_. It is the same in
 * all of hwloc 2; test/ext/hwloc_layout.c compares it with the header. */
#ifndef HEDDLE_TOPOLOGY_HWLOC_H
#define HEDDLE_TOPOLOGY_HWLOC_H

#include <stdint.h>

enum hl_type { HL_PACKAGE = 1, HL_CORE = 2, HL_PU = 3, HL_L3 = 6, HL_NUMA = 13 };

enum { HL_DEPTH_UNKNOWN = -1, HL_DEPTH_OS_DEVICE = -6 };
enum { HL_KEEP_IMPORTANT = 3 };              /* a filter */
enum { HL_NETWORK = 2, HL_OPENFABRICS = 3 }; /* kinds of OS devices */

struct hl_bitmap;
struct hl_topology;

struct hl_object {
    int type;
    char *subtype;
    unsigned os_index;
    char *name;
    uint64_t total_memory;
    int *attributes; /* of an OS device: its kind */
    int depth;
    unsigned logical_index;
    struct hl_object *next_cousin, *previous_cousin, *parent;
    unsigned sibling_rank;
    struct hl_object *next_sibling, *previous_sibling;
    unsigned arity;
    struct hl_object **children, *first_child, *last_child;
    int symmetric_subtree;
    unsigned memory_arity;
    struct hl_object *memory_first_child;
    unsigned io_arity;
    struct hl_object *io_first_child;
    unsigned misc_arity;
    struct hl_object *misc_first_child;
    struct hl_bitmap *cpuset; /* NULL for devices */
};

#endif
