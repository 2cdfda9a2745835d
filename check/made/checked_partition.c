/* Made by gen_check.py from shmem.api: do not edit. */
/* Partitions of the symmetric memory. */
#include "check.h"

CHECKED(void *, shmemx_partition_malloc, size_t size, int partition_id)
{
    struct call call;
    call_begin(&call, F_shmemx_partition_malloc);
    agree_value(&call, "size", (uint64_t)size);
    agree_value(&call, "partition_id", (uint64_t)partition_id);
    if (size) call_meet(&call);
    void *result = pshmemx_partition_malloc(size, partition_id);
    block_add(&call, result, size);
    call_end(&call);
    return result;
}

CHECKED(void *, shmemx_partition_align, size_t alignment, size_t size, int partition_id)
{
    struct call call;
    call_begin(&call, F_shmemx_partition_align);
    check_alignment(&call, "alignment", alignment);
    agree_value(&call, "alignment", (uint64_t)alignment);
    agree_value(&call, "size", (uint64_t)size);
    agree_value(&call, "partition_id", (uint64_t)partition_id);
    if (size) call_meet(&call);
    void *result = pshmemx_partition_align(alignment, size, partition_id);
    block_add(&call, result, size);
    call_end(&call);
    return result;
}

CHECKED(void *, shmemx_partition_calloc, size_t count, size_t size, int partition_id)
{
    struct call call;
    call_begin(&call, F_shmemx_partition_calloc);
    agree_value(&call, "count", (uint64_t)count);
    agree_value(&call, "size", (uint64_t)size);
    agree_value(&call, "partition_id", (uint64_t)partition_id);
    if (count && size) call_meet(&call);
    void *result = pshmemx_partition_calloc(count, size, partition_id);
    block_add(&call, result, count * size);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_partition_create, int partition_id, const char *traits)
{
    struct call call;
    call_begin(&call, F_shmemx_partition_create);
    agree_value(&call, "partition_id", (uint64_t)partition_id);
    call_meet(&call);
    int result = pshmemx_partition_create(partition_id, traits);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_partition_of, const void *ptr)
{
    struct call call;
    call_begin(&call, F_shmemx_partition_of);
    int result = pshmemx_partition_of(ptr);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_partition_info, int partition_id, shmemx_partition_info_t *info)
{
    struct call call;
    call_begin(&call, F_shmemx_partition_info);
    span_here(&call, "info", info, elements(1, sizeof(shmemx_partition_info_t)),
        _Alignof(shmemx_partition_info_t));
    int result = pshmemx_partition_info(partition_id, info);
    call_end(&call);
    return result;
}
