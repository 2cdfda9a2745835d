/* limits maps | memory: maps all that the kernel allows before shmem_init; or touches memory without end. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { STEP = 4096, LEFT = 4, BLOCK = 16 << 20 };

/* Neighbours with other permissions do not merge. LEFT maps remain for what starts before the symmetric memory. */
static void use_maps(void)
{
    size_t size = 1ul << 34;
    char *at = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    size_t n = 0;
    if (at == MAP_FAILED) exit(9);
    while (2 * n * STEP < size && !mprotect(at + 2 * n * STEP, STEP, PROT_READ)) n++;
    for (size_t i = 0; i < LEFT / 2 && i < n; i++) mprotect(at + 2 * i * STEP, STEP, PROT_NONE);
}

static void use_memory(void)
{
    for (;;) {
        char *at = mmap(NULL, BLOCK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (at == MAP_FAILED) exit(9);
        memset(at, 1, BLOCK);
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "maps")) use_maps();
    shmem_init();
    if (!strcmp(what, "memory") && shmem_my_pe() == 1) use_memory();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
