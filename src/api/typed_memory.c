/* Made by gen.py from shmem.api: do not edit. */
/* Symmetric heap. */
#include "api/public.h"

PUBLIC(void *, shmem_malloc, size_t size)
{
    return memory_malloc(size, 0, "shmem_malloc(size)");
}

PUBLIC(void *, shmem_malloc_with_hints, size_t size, long hints)
{
    return memory_malloc(size, hints, "shmem_malloc_with_hints(size, hints)");
}

PUBLIC(void *, shmem_calloc, size_t count, size_t size)
{
    return memory_calloc(count, size, "shmem_calloc(count, size)");
}

PUBLIC(void *, shmem_align, size_t alignment, size_t size)
{
    return memory_align(alignment, size, "shmem_align(alignment, size)");
}

PUBLIC(void *, shmem_realloc, void *ptr, size_t size)
{
    return memory_realloc(ptr, size, "shmem_realloc(ptr, size)");
}

PUBLIC(void, shmem_free, void *ptr)
{
    memory_free(ptr, "shmem_free(ptr)");
}

PUBLIC(void *, shmalloc, size_t size)
{
    return memory_malloc(size, 0, "shmalloc(size)");
}

PUBLIC(void *, shmemalign, size_t alignment, size_t size)
{
    return memory_align(alignment, size, "shmemalign(alignment, size)");
}

PUBLIC(void *, shrealloc, void *ptr, size_t size)
{
    return memory_realloc(ptr, size, "shrealloc(ptr, size)");
}

PUBLIC(void, shfree, void *ptr)
{
    memory_free(ptr, "shfree(ptr)");
}
