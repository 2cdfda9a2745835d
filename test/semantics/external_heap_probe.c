/* For external_heap.py: makes the mistake that the argument names. */
#include "semantics.h"

#include <shmemx.h>
#include <sys/mman.h>

enum { SIZE = 1 << 20 };

static char global[SIZE] __attribute__((aligned(65536)));

static void *mapping(int access, int kind) { return mmap(NULL, SIZE, access, kind | MAP_ANONYMOUS, -1, 0); }

int main(int argc, char **argv)
{
    char stack[SIZE] __attribute__((aligned(65536)));
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "early")) shmemx_heap_postinit();
    shmemx_heap_preinit();
    me = shmem_my_pe();
    n = shmem_n_pes();
    char *memory = mapping(PROT_READ | PROT_WRITE, MAP_PRIVATE);
    size_t size = SIZE;
    int kind = SHMEMX_EXTERNAL_HEAP_HOST;
    if (!strcmp(what, "null")) memory = NULL;
    if (!strcmp(what, "unaligned")) memory += 64;
    if (!strcmp(what, "size")) size = 100;
    if (!strcmp(what, "nothing")) size = 0;
    if (!strcmp(what, "cuda")) kind = SHMEMX_EXTERNAL_HEAP_CUDA;
    if (!strcmp(what, "kind")) kind = 9;
    if (!strcmp(what, "stack")) memory = stack;
    if (!strcmp(what, "global")) memory = global;
    if (!strcmp(what, "shared")) memory = mapping(PROT_READ | PROT_WRITE, MAP_SHARED);
    if (!strcmp(what, "constant")) memory = mapping(PROT_READ, MAP_PRIVATE);
    if (!strcmp(what, "unmapped")) munmap(memory + SIZE / 2, SIZE / 2);
    if (!strcmp(what, "heap")) memory = shmem_align(65536, SIZE);
    if (!strcmp(what, "differs")) size = me ? SIZE : SIZE / 2;
    if (!strcmp(what, "large"))
        size = (size_t)SIZE * 65, memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (strcmp(what, "some") || me) shmemx_heap_create(memory, size, kind, 0);
    if (!strcmp(what, "second")) shmemx_heap_create(memory, size, kind, 0);
    shmemx_heap_postinit();
    if (!strcmp(what, "third")) shmemx_heap_create(memory, size, kind, 0);
    if (!strcmp(what, "free")) shmem_free(memory);
    if (!strcmp(what, "end")) shmem_putmem(memory + SIZE - 4, stack, 8, 0);
    shmem_finalize();
    return 0;
}
