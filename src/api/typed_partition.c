/* Made by gen.py from shmem.api: do not edit. */
/* Partitions of the symmetric memory. */
#include "api/public.h"

PUBLIC(void *, shmemx_partition_malloc, size_t size, int partition_id)
{
    return memory_malloc_from(size, partition_id, "shmemx_partition_malloc(size, partition_id)");
}

PUBLIC(void *, shmemx_partition_align, size_t alignment, size_t size, int partition_id)
{
    return memory_align_from(alignment, size, partition_id,
        "shmemx_partition_align(alignment, size, partition_id)");
}

PUBLIC(void *, shmemx_partition_calloc, size_t count, size_t size, int partition_id)
{
    return memory_calloc_from(count, size, partition_id,
        "shmemx_partition_calloc(count, size, partition_id)");
}

PUBLIC(int, shmemx_partition_create, int partition_id, const char *traits)
{
    return partition_create(partition_id, traits, "shmemx_partition_create(partition_id, traits)");
}

PUBLIC(int, shmemx_partition_of, const void *ptr)
{
    return partition_of(ptr, "shmemx_partition_of(ptr)");
}

PUBLIC(int, shmemx_partition_info, int partition_id, shmemx_partition_info_t *info)
{
    return partition_info(partition_id, info, "shmemx_partition_info(partition_id, info)");
}
