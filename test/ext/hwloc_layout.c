/* What topology_hwloc.h says of hwloc is what its header says, where there is one. Nothing to run: it compiles, or it
 * does not. */
#include <stddef.h>

#include "ext/topology_hwloc.h"
#include "test.h"

#if __has_include(<hwloc.h>)
#include <hwloc.h>

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs)
#define SAME_PLACE(member, their_member)                                                                               \
    _Static_assert(offsetof(struct hl_object, member) == offsetof(struct hwloc_obj, their_member), #their_member)

SAME(HL_PACKAGE, HWLOC_OBJ_PACKAGE);
SAME(HL_CORE, HWLOC_OBJ_CORE);
SAME(HL_PU, HWLOC_OBJ_PU);
SAME(HL_L3, HWLOC_OBJ_L3CACHE);
SAME(HL_NUMA, HWLOC_OBJ_NUMANODE);
SAME(HL_DEPTH_UNKNOWN, HWLOC_TYPE_DEPTH_UNKNOWN);
SAME(HL_DEPTH_OS_DEVICE, HWLOC_TYPE_DEPTH_OS_DEVICE);
SAME(HL_KEEP_IMPORTANT, HWLOC_TYPE_FILTER_KEEP_IMPORTANT);
SAME(HL_NETWORK, HWLOC_OBJ_OSDEV_NETWORK);
SAME(HL_OPENFABRICS, HWLOC_OBJ_OSDEV_OPENFABRICS);
SAME_PLACE(type, type);
SAME_PLACE(os_index, os_index);
SAME_PLACE(attributes, attr);
SAME_PLACE(logical_index, logical_index);
SAME_PLACE(next_cousin, next_cousin);
SAME_PLACE(parent, parent);
SAME_PLACE(children, children);
SAME_PLACE(misc_first_child, misc_first_child);
SAME_PLACE(cpuset, cpuset);
_Static_assert(offsetof(union hwloc_obj_attr_u, osdev.type) == 0, "the kind of an OS device");
_Static_assert(sizeof(hwloc_obj_osdev_type_t) == sizeof(int), "the kind of an OS device");

int main(void) { return 0; }
#else
int main(void) { return skip("no hwloc.h", "apt-get install libhwloc-dev"); } /* nothing to compare with */
#endif
