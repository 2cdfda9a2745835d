/* Traits: allocation hints for a partition of the symmetric memory, as a text:
 * SIZE=64M:PGSIZE=2M:KIND=FASTMEM:POLICY=PREFERRED. Texts come from the environment or from a call. */
#ifndef HEDDLE_TRAITS_H
#define HEDDLE_TRAITS_H

#include "base/base.h"

enum { PARTITION_FIRST = 1, PARTITION_LAST = 127 }; /* numbers of partitions; the first is what shmem_malloc uses */

/* As the constants SHMEMX_KIND_... and SHMEMX_POLICY_... of shmemx.h. */
enum memory_kind { KIND_SYSDEFAULT, KIND_NORMALMEM, KIND_FASTMEM, KIND_NODE, KIND_CUDA };
enum memory_policy { POLICY_NONE, POLICY_MANDATORY, POLICY_PREFERRED, POLICY_INTERLEAVED };

struct traits {
    size_t size;      /* bytes */
    size_t page_size; /* 0: whatever the heap has */
    enum memory_kind kind;
    enum memory_policy policy;
    int node; /* for KIND_NODE */
};

/* Returns false, with the reason in `why`, if the text is invalid or this machine cannot have such a partition. */
must_check bool traits_parse(const char *text, int id, struct traits *traits, char *why, size_t why_size);

/* A partition that the environment requests. */
struct wish {
    int id;
    const char *name, *value; /* of the variable; the name ends at the `=` */
    struct traits traits;
};

/* "SHMEM_SYMMETRIC_PARTITION2 is "SIZE=1G"", for messages */
const char *wish_text(const struct wish *wish, char *text, size_t text_size);

/* Reads SHMEM_SYMMETRIC_PARTITION<ID>, after env_read: false, and a sentence that names the variable, as there. */
must_check bool wishes_read(char *why, size_t why_size);

/* Sets *first to the list in ascending order of numbers; returns its length. */
size_t wishes(const struct wish **first);

/* Returns the partition with a number; NULL if there is none. */
const struct wish *wish_of(int id);

#endif
