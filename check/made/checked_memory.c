/* Made by gen_check.py from shmem.api: do not edit. */
/* Symmetric heap. */
#include "check.h"

CHECKED(void *, shmem_malloc, size_t size)
{
    struct call call;
    call_begin(&call, F_shmem_malloc);
    agree_value(&call, "size", (uint64_t)size);
    if (size) call_meet(&call);
    void *result = pshmem_malloc(size);
    block_add(&call, result, size);
    call_end(&call);
    return result;
}

CHECKED(void *, shmem_malloc_with_hints, size_t size, long hints)
{
    struct call call;
    call_begin(&call, F_shmem_malloc_with_hints);
    agree_value(&call, "size", (uint64_t)size);
    agree_value(&call, "hints", (uint64_t)hints);
    if (size) call_meet(&call);
    void *result = pshmem_malloc_with_hints(size, hints);
    block_add(&call, result, size);
    call_end(&call);
    return result;
}

CHECKED(void *, shmem_calloc, size_t count, size_t size)
{
    struct call call;
    call_begin(&call, F_shmem_calloc);
    agree_value(&call, "count", (uint64_t)count);
    agree_value(&call, "size", (uint64_t)size);
    if (count && size) call_meet(&call);
    void *result = pshmem_calloc(count, size);
    block_add(&call, result, count * size);
    call_end(&call);
    return result;
}

CHECKED(void *, shmem_align, size_t alignment, size_t size)
{
    struct call call;
    call_begin(&call, F_shmem_align);
    check_alignment(&call, "alignment", alignment);
    agree_value(&call, "alignment", (uint64_t)alignment);
    agree_value(&call, "size", (uint64_t)size);
    if (size) call_meet(&call);
    void *result = pshmem_align(alignment, size);
    block_add(&call, result, size);
    call_end(&call);
    return result;
}

CHECKED(void *, shmem_realloc, void *ptr, size_t size)
{
    struct call call;
    call_begin(&call, F_shmem_realloc);
    check_block(&call, "ptr", ptr);
    agree_address(&call, "ptr", ptr);
    agree_value(&call, "size", (uint64_t)size);
    if (ptr || size) call_meet(&call);
    void *result = pshmem_realloc(ptr, size);
    block_move(&call, ptr, result, size);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_free, void *ptr)
{
    struct call call;
    call_begin(&call, F_shmem_free);
    check_block(&call, "ptr", ptr);
    agree_address(&call, "ptr", ptr);
    if (ptr) call_meet(&call);
    pshmem_free(ptr);
    block_remove(ptr);
    call_end(&call);
}

CHECKED(void *, shmalloc, size_t size)
{
    struct call call;
    call_begin(&call, F_shmalloc);
    agree_value(&call, "size", (uint64_t)size);
    if (size) call_meet(&call);
    void *result = pshmalloc(size);
    block_add(&call, result, size);
    call_end(&call);
    return result;
}

CHECKED(void *, shmemalign, size_t alignment, size_t size)
{
    struct call call;
    call_begin(&call, F_shmemalign);
    check_alignment(&call, "alignment", alignment);
    agree_value(&call, "alignment", (uint64_t)alignment);
    agree_value(&call, "size", (uint64_t)size);
    if (size) call_meet(&call);
    void *result = pshmemalign(alignment, size);
    block_add(&call, result, size);
    call_end(&call);
    return result;
}

CHECKED(void *, shrealloc, void *ptr, size_t size)
{
    struct call call;
    call_begin(&call, F_shrealloc);
    check_block(&call, "ptr", ptr);
    agree_address(&call, "ptr", ptr);
    agree_value(&call, "size", (uint64_t)size);
    if (ptr || size) call_meet(&call);
    void *result = pshrealloc(ptr, size);
    block_move(&call, ptr, result, size);
    call_end(&call);
    return result;
}

CHECKED(void, shfree, void *ptr)
{
    struct call call;
    call_begin(&call, F_shfree);
    check_block(&call, "ptr", ptr);
    agree_address(&call, "ptr", ptr);
    if (ptr) call_meet(&call);
    pshfree(ptr);
    block_remove(ptr);
    call_end(&call);
}
