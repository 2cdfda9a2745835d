/* Made by gen_check.py from shmem.api: do not edit. */
/* Partitions of the symmetric memory. */
#include "profile.h"

PROFILED(void *, shmemx_partition_malloc, size_t size, int partition_id)
{
    uint64_t begin = profile_begin();
    void *result = pshmemx_partition_malloc(size, partition_id);
    profile_end(F_shmemx_partition_malloc, begin, size, NO_PE);
    return result;
}

PROFILED(void *, shmemx_partition_align, size_t alignment, size_t size, int partition_id)
{
    uint64_t begin = profile_begin();
    void *result = pshmemx_partition_align(alignment, size, partition_id);
    profile_end(F_shmemx_partition_align, begin, size, NO_PE);
    return result;
}

PROFILED(void *, shmemx_partition_calloc, size_t count, size_t size, int partition_id)
{
    uint64_t begin = profile_begin();
    void *result = pshmemx_partition_calloc(count, size, partition_id);
    profile_end(F_shmemx_partition_calloc, begin, count * size, NO_PE);
    return result;
}

PROFILED(int, shmemx_partition_create, int partition_id, const char *traits)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_partition_create(partition_id, traits);
    profile_end(F_shmemx_partition_create, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_partition_of, const void *ptr)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_partition_of(ptr);
    profile_end(F_shmemx_partition_of, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_partition_info, int partition_id, shmemx_partition_info_t *info)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_partition_info(partition_id, info);
    profile_end(F_shmemx_partition_info, begin, 0, NO_PE);
    return result;
}
