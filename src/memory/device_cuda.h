/* The part of CUDA's driver interface that device.c uses, with the prefix cu_ for CU. It is the same since CUDA 11.2;
 * the layouts are frozen below. */
#ifndef HEDDLE_DEVICE_CUDA_H
#define HEDDLE_DEVICE_CUDA_H

#include <stddef.h>
#include <stdint.h>

typedef uint64_t cu_address;
typedef uint64_t cu_memory; /* a handle of cuMemCreate */
typedef struct cu_context_opaque *cu_context;
typedef struct cu_stream_opaque *cu_stream;

enum { CU_OK = 0, CU_STREAM_NON_BLOCKING = 1 };
enum { CU_HAS_VIRTUAL_MEMORY = 102, CU_HAS_FD_HANDLES = 103 }; /* attributes of a device */
enum { CU_POINTER_MEMORY_TYPE = 2 };                           /* attribute of an address */
enum { CU_HOST = 1, CU_DEVICE = 2 };                           /* memory types */
enum { CU_PINNED = 1, CU_FD_HANDLE = 1, CU_AT_DEVICE = 1, CU_READ_WRITE = 3, CU_GRANULARITY = 0 };

struct cu_location {
    int type, id;
};

struct cu_memory_properties {
    int type, handle_types;
    struct cu_location location;
    void *unused;
    unsigned char flags[8];
};

struct cu_access {
    struct cu_location location;
    int flags;
};

/* A side of a copy of rows: bytes to skip, the memory's type, its address by type, and from row to row. */
struct cu_side {
    size_t x, y;
    int type;
    const void *host;
    cu_address device;
    void *array;
    size_t pitch;
};

struct cu_copy_2d {
    struct cu_side from, to;
    size_t width, height;
};

_Static_assert(sizeof(struct cu_memory_properties) == 32 && sizeof(struct cu_access) == 12, "as in cuda.h");
_Static_assert(sizeof(struct cu_side) == 56 && sizeof(struct cu_copy_2d) == 128, "as in cuda.h");

#endif
