/* For spaces.py: makes the mistake that the argument names, and prints what the call returned. */
#include "semantics.h"

#include <shmemx.h>

enum { MIB = 1 << 20 };

static int create(shmem_team_t team, size_t size, int mtype)
{
    shmem_space_t space = &space;
    shmem_space_config_t config = {.size = size, .mtype = mtype};
    int status = shmemx_space_create(team, 0, config, &space);
    check((space == SHMEM_SPACE_INVALID) == (status != 0));
    return status;
}

static int create_with_team(int device_type, size_t size, int flags)
{
    shmem_space_t space = &space;
    shmem_team_t team = SHMEM_TEAM_WORLD;
    shmemx_space_device_config_t config = {.device_type = device_type, .size = size, .flags = flags};
    int status = shmemx_space_create_with_team(&config, &space, &team);
    check((space == SHMEM_SPACE_INVALID) == (status != 0));
    check((team == SHMEM_TEAM_INVALID) == (status != 0));
    return status;
}

/* The space and its block are as before after a call that fails. */
static int destroy_with_block(void)
{
    shmem_space_t space;
    shmem_space_config_t config = {.size = MIB, .mtype = SHMEM_MTYPE_CPU};
    shmemx_space_create(SHMEM_TEAM_WORLD, 0, config, &space);
    long *block = shmemx_space_malloc(space, 100);
    int status = shmemx_space_destroy(space);
    shmem_long_p(block, me, after(1));
    shmem_barrier_all();
    check_equal(*block, before(1));
    shmemx_space_free(space, block);
    check_equal(shmemx_space_destroy(space), 0);
    return status;
}

static int destroy_with_team(int of_parity)
{
    shmem_space_t space;
    shmem_team_t team, child;
    shmemx_space_device_config_t config = {.size = MIB};
    shmemx_space_create_with_team(&config, &space, &team);
    if (of_parity) {
        shmem_team_split_strided(team, 0, 2, (n + 1) / 2, NULL, 0, &child);
        shmem_team_destroy(team);
    }
    int status = shmemx_space_destroy(space);
    check_equal(shmemx_space_malloc(space, 0), NULL); /* it is there still */
    shmem_team_destroy(of_parity ? child : team);
    check_equal(shmemx_space_destroy(space), 0);
    return status;
}

static void end_the_job(const char *what)
{
    shmem_team_t first;
    shmem_space_t space, other;
    shmem_space_config_t config = {.size = MIB, .mtype = SHMEM_MTYPE_CPU};
    shmemx_space_create(SHMEM_TEAM_WORLD, 0, config, &space);
    shmemx_space_create(SHMEM_TEAM_WORLD, 0, config, &other);
    char *block = shmemx_space_malloc(space, 100);
    if (!strcmp(what, "free_elsewhere")) shmemx_space_free(other, block);
    if (!strcmp(what, "free_inside")) shmemx_space_free(space, block + 64);
    if (!strcmp(what, "free_twice")) shmemx_space_free(space, block), shmemx_space_free(space, block);
    if (!strcmp(what, "alignment")) shmemx_space_align(space, 24, 8);
    if (!strcmp(what, "destroyed")) shmemx_space_destroy(other), shmemx_space_malloc(other, 8);
    if (!strcmp(what, "no_space")) shmemx_space_malloc(block, 8);
    if (!strcmp(what, "null")) shmemx_space_create(SHMEM_TEAM_WORLD, 0, config, NULL);
    if (!strcmp(what, "ordinary_free")) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &first);
        if (me) return;
        shmemx_space_create(first, 0, config, &space);
        shmem_free(shmemx_space_malloc(space, 100));
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int status = 0;
    begin(SHMEM_THREAD_SINGLE);
    if (!strcmp(what, "size")) status = create(SHMEM_TEAM_WORLD, 0, SHMEM_MTYPE_CPU);
    else if (!strcmp(what, "kind")) status = create(SHMEM_TEAM_WORLD, MIB, 7);
    else if (!strcmp(what, "team")) status = create(SHMEM_TEAM_INVALID, MIB, 0);
    else if (!strcmp(what, "gpu")) status = create(SHMEM_TEAM_WORLD, MIB, SHMEM_MTYPE_GPU);
    else if (!strcmp(what, "differs")) status = create(SHMEM_TEAM_WORLD, (size_t)(me + 1) * MIB, SHMEM_MTYPE_CPU);
    else if (!strcmp(what, "large")) status = create(SHMEM_TEAM_WORLD, (size_t)1 << 50, SHMEM_MTYPE_CPU);
    else if (!strcmp(what, "full"))
        status = create(SHMEM_TEAM_WORLD, 40 * MIB, 0) + create(SHMEM_TEAM_WORLD, 40 * MIB, 0);
    else if (!strcmp(what, "device")) status = create_with_team(9, MIB, 0);
    else if (!strcmp(what, "flags")) status = create_with_team(0, MIB, 4);
    else if (!strcmp(what, "nothing")) status = create_with_team(0, 0, 0);
    else if (!strcmp(what, "block")) status = destroy_with_block();
    else if (!strcmp(what, "team_alive")) status = destroy_with_team(0);
    else if (!strcmp(what, "child_alive")) status = destroy_with_team(1);
    else if (!strcmp(what, "works")) status = create(SHMEM_TEAM_WORLD, MIB, 0);
    else end_the_job(what);
    if (!me) printf("status %d\n", status);
    return end();
}
