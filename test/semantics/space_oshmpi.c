/* Memory spaces by the names of OSHMPI, in a program that includes shmemx_oshmpi_compat.h. With an argument, it makes
 * the mistake that the argument names, for space_oshmpi.py. */
#include "semantics.h"

#include <shmemx_oshmpi_compat.h>

enum { MIB = 1 << 20 };

static shmemx_space_config_t host(size_t size)
{
    return (shmemx_space_config_t){
        .sheap_size = size, .num_contexts = 1, .memkind = SHMEMX_MEM_HOST, .hints = SHMEMX_SPACE_LAT_PREFERRED};
}

static void by_a_context(shmemx_space_t space, long *block)
{
    shmem_ctx_t ctx;
    long seen = 0;
    check_equal(shmemx_space_create_ctx(space, SHMEM_CTX_SERIALIZED, &ctx), 0);
    shmem_ctx_long_p(ctx, block + 1, me + 1, after(1));
    shmem_ctx_long_atomic_add(ctx, block + 2, me + 1, 0);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    check_equal(block[1], before(1) + 1);
    if (!me) check_equal(block[2], n * (n + 1) / 2);
    shmem_ctx_long_get(ctx, &seen, block + 1, 1, after(1));
    check_equal(seen, me + 1);
    shmem_ctx_destroy(ctx);
}

static void lives(size_t size)
{
    shmemx_space_t space, other;
    shmemx_space_create(host(size), &space);
    shmemx_space_create(host(size), &other);
    shmemx_space_attach(space);
    shmemx_space_attach(other);
    long *block = shmemx_space_calloc(space, 8, sizeof *block), *more = shmemx_space_malloc(other, size);
    check(block && more);
    check_equal(shmemx_space_malloc(other, 1), NULL); /* it is full */
    by_a_context(space, block);
    void *aligned = shmemx_space_align(space, 4096, 8);
    check_equal((uintptr_t)aligned % 4096, 0);
    shmem_free(aligned), shmem_free(more), shmem_free(block);
    shmemx_space_detach(other);
    shmemx_space_detach(space);
    shmemx_space_attach(space); /* once more */
    block = shmemx_space_malloc(space, size);
    check(block != NULL);
    shmem_free(block);
    shmemx_space_detach(space);
    shmemx_space_destroy(space);
    shmemx_space_destroy(other);
}

static void make_mistake(const char *what)
{
    shmemx_space_t space = NULL;
    shmemx_space_config_t config = host(MIB);
    if (!strcmp(what, "ze")) config.memkind = SHMEMX_MEM_ZE;
    shmemx_space_create(config, &space);
    if (!strcmp(what, "early")) shmemx_space_malloc(space, 8);
    if (!strcmp(what, "early_ctx")) shmemx_space_create_ctx(space, 0, &(shmem_ctx_t){0});
    shmemx_space_attach(space);
    if (!strcmp(what, "twice")) shmemx_space_attach(space);
    if (!strcmp(what, "attached")) shmemx_space_destroy(space);
    shmemx_space_malloc(space, 8);
    shmemx_space_detach(space);
}

int main(int argc, char **argv)
{
    begin(SHMEM_THREAD_SINGLE);
    if (argc > 1) make_mistake(argv[1]);
    else lives(2 * MIB);
    return end();
}
