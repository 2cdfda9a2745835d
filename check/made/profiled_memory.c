/* Made by gen_check.py from shmem.api: do not edit. */
/* Symmetric heap. */
#include "profile.h"

PROFILED(void *, shmem_malloc, size_t size)
{
    uint64_t begin = profile_begin();
    void *result = pshmem_malloc(size);
    profile_end(F_shmem_malloc, begin, size, NO_PE);
    return result;
}

PROFILED(void *, shmem_malloc_with_hints, size_t size, long hints)
{
    uint64_t begin = profile_begin();
    void *result = pshmem_malloc_with_hints(size, hints);
    profile_end(F_shmem_malloc_with_hints, begin, size, NO_PE);
    return result;
}

PROFILED(void *, shmem_calloc, size_t count, size_t size)
{
    uint64_t begin = profile_begin();
    void *result = pshmem_calloc(count, size);
    profile_end(F_shmem_calloc, begin, count * size, NO_PE);
    return result;
}

PROFILED(void *, shmem_align, size_t alignment, size_t size)
{
    uint64_t begin = profile_begin();
    void *result = pshmem_align(alignment, size);
    profile_end(F_shmem_align, begin, size, NO_PE);
    return result;
}

PROFILED(void *, shmem_realloc, void *ptr, size_t size)
{
    uint64_t begin = profile_begin();
    void *result = pshmem_realloc(ptr, size);
    profile_end(F_shmem_realloc, begin, size, NO_PE);
    return result;
}

PROFILED(void, shmem_free, void *ptr)
{
    uint64_t begin = profile_begin();
    pshmem_free(ptr);
    profile_end(F_shmem_free, begin, 0, NO_PE);
}

PROFILED(void *, shmalloc, size_t size)
{
    uint64_t begin = profile_begin();
    void *result = pshmalloc(size);
    profile_end(F_shmalloc, begin, size, NO_PE);
    return result;
}

PROFILED(void *, shmemalign, size_t alignment, size_t size)
{
    uint64_t begin = profile_begin();
    void *result = pshmemalign(alignment, size);
    profile_end(F_shmemalign, begin, size, NO_PE);
    return result;
}

PROFILED(void *, shrealloc, void *ptr, size_t size)
{
    uint64_t begin = profile_begin();
    void *result = pshrealloc(ptr, size);
    profile_end(F_shrealloc, begin, size, NO_PE);
    return result;
}

PROFILED(void, shfree, void *ptr)
{
    uint64_t begin = profile_begin();
    pshfree(ptr);
    profile_end(F_shfree, begin, 0, NO_PE);
}
