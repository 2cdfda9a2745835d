/* For partitions.py: prints what partition 2 is like and uses it; or makes the mistake that the argument names. */
#include "semantics.h"

#include <shmemx.h>

/* Those of a GPU's memory, in partition 2. */
static void misuse_device(const char *what)
{
    uint64_t *there = shmemx_partition_malloc(64, 2), *host = shmem_calloc(8, sizeof *host);
    if (!strcmp(what, "add")) shmem_uint64_atomic_add(there, 1, after(1));
    else if (!strcmp(what, "fetch")) shmem_uint64_atomic_fetch(there, after(1));
    else if (!strcmp(what, "swap_nbi")) shmem_uint64_atomic_swap_nbi(host, there, 1, after(1));
    else if (!strcmp(what, "cswap")) shmem_int_atomic_compare_swap((int *)there, 1, 2, after(1));
    else if (!strcmp(what, "signal")) shmem_putmem_signal(host, host + 1, 8, there, 1, SHMEM_SIGNAL_SET, after(1));
    else if (!strcmp(what, "reduce")) shmem_uint64_sum_reduce(SHMEM_TEAM_WORLD, there, host, 1);
    else if (!strcmp(what, "broadcast")) shmem_uint64_broadcast(SHMEM_TEAM_WORLD, host, there, 1, 0);
    else if (!strcmp(what, "lock")) shmem_set_lock((long *)there);
    else if (!strcmp(what, "end")) shmem_putmem((char *)there + (16 << 20), host, 8, after(1));
}

static void misuse(const char *what, const char *text)
{
    if (!strcmp(what, "malloc")) shmemx_partition_malloc(8, atoi(text));
    else if (!strcmp(what, "calloc")) shmemx_partition_calloc(8, 8, atoi(text));
    else if (!strcmp(what, "align")) shmemx_partition_align(64, 8, atoi(text));
    else if (!strcmp(what, "alignment")) shmemx_partition_align(24, 8, 2);
    else if (!strcmp(what, "create")) shmemx_partition_create(atoi(text), "SIZE=2M");
    else if (!strcmp(what, "traits")) shmemx_partition_create(50, text);
    else if (!strcmp(what, "refused")) exit(shmemx_partition_create(50, text) ? 0 : 7);
    else if (!strcmp(what, "free")) shmem_free((char *)shmemx_partition_malloc(1000, 2) + 64);
}

int main(int argc, char **argv)
{
    shmemx_partition_info_t info;
    begin(SHMEM_THREAD_SINGLE);
    if (argc == 2) misuse_device(argv[1]);
    if (argc == 3) misuse(argv[1], argv[2]);
    check_equal(shmemx_partition_info(2, &info), 0);
    size_t size = info.largest;
    char *block = shmemx_partition_malloc(size, 2);
    shmem_char_p(block, (char)(me + 1), after(1));
    shmem_char_p(block + size - 1, (char)(me + 2), after(1));
    shmem_barrier_all();
    check_equal(block[0], before(1) + 1);
    check_equal(block[size - 1], before(1) + 2);
    if (me == 0)
        printf("size %zu page %ld says %zu policy %d\n", size, page_size_at(block), info.page_size, info.policy);
    shmem_free(block);
    return end();
}
