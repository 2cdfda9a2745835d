/* Memory spaces: every function, on a space of all PEs. test/semantics/spaces.c has what they do between teams. */
#include "semantics/semantics.h"

#include <shmemx.h>

enum { MIB = 1 << 20 };

static void made_and_destroyed(void)
{
    shmem_space_config_t config = {.size = 5 * MIB, .mtype = SHMEM_MTYPE_CPU}, found;
    shmem_space_t space = &config, other;
    shmem_team_t team;
    int device_type = -1;
    uint64_t caps = 0;
    check_equal(shmemx_space_create(SHMEM_TEAM_WORLD, 0, config, &space), 0);
    check(space != SHMEM_SPACE_INVALID);
    check_equal(shmemx_space_get_team(space, &team), 0);
    check(team == SHMEM_TEAM_WORLD);
    check_equal(shmemx_space_get_device_type(space, &device_type), 0);
    check_equal(device_type, SHMEMX_SPACE_DEVICE_CPU);
    check_equal(shmemx_space_get_caps(space, &caps), 0);
    check_equal(caps & 0x1f, 0x1f);

    long *block = shmemx_space_malloc(space, 100 * sizeof *block), *last;
    check(block != NULL);
    check_equal(shmemx_get_space(block, &other), 0);
    check(other == space);
    check_equal(shmemx_get_space_config(block, &found), 0);
    check_equal(found.size, config.size);
    check_equal(found.mtype, config.mtype);
    check_equal(shmemx_partition_of(block), 0);
    block[0] = me, block[1] = -1;
    shmem_barrier_all();
    shmem_long_p(block + 1, me, after(1));
    shmem_barrier_all();
    check_equal(block[1], before(1));

    last = shmemx_space_calloc(space, 1000, sizeof *last);
    for (int i = 0; i < 1000; i++) check_equal(last[i], 0);
    shmemx_space_free(space, last);
    last = shmemx_space_align(space, 65536, 8);
    check_equal((uintptr_t)last % 65536, 0);
    shmemx_space_free(space, last);
    last = shmemx_space_malloc_with_hints(space, 8, SHMEM_MALLOC_SIGNAL_REMOTE);
    check(last != NULL && last != block);
    shmemx_space_free(space, last);
    shmemx_space_free(space, block);
    check_equal(shmemx_space_destroy(space), 0);
}

static void made_with_a_team(void)
{
    shmemx_space_device_config_t config = {.device_type = SHMEMX_SPACE_DEVICE_CPU, .size = MIB};
    shmem_space_t space;
    shmem_team_t team;
    check_equal(shmemx_space_create_with_team(&config, &space, &team), 0);
    check_equal(shmem_team_n_pes(team), n);
    char *block = shmemx_space_malloc(space, MIB);
    check(block != NULL);
    shmemx_space_free(space, block);
    shmem_team_destroy(team);
    check_equal(shmemx_space_destroy(space), 0);
}

static void nothing_is_nothing(void)
{
    static long global;
    long *ordinary = shmem_malloc(8);
    shmem_space_t space = &global;
    shmem_space_config_t config;
    shmem_team_t team;
    int device_type;
    uint64_t caps;
    check(shmemx_get_space(&global, &space) != 0);
    check(space == SHMEM_SPACE_INVALID);
    check(shmemx_get_space(ordinary, &space) != 0);
    check(shmemx_get_space_config(ordinary, &config) != 0);
    check(shmemx_get_space(NULL, &space) != 0);
    check(shmemx_space_get_team(SHMEM_SPACE_INVALID, &team) != 0);
    check(team == SHMEM_TEAM_INVALID);
    check(shmemx_space_get_team(&global, &team) != 0);
    check(shmemx_space_get_device_type(&global, &device_type) != 0);
    check(shmemx_space_get_caps(&global, &caps) != 0);
    check_equal(shmemx_space_malloc(SHMEM_SPACE_INVALID, 8), NULL);
    check_equal(shmemx_space_calloc(SHMEM_SPACE_INVALID, 8, 8), NULL);
    check_equal(shmemx_space_align(SHMEM_SPACE_INVALID, 64, 8), NULL);
    shmemx_space_free(SHMEM_SPACE_INVALID, NULL);
    check_equal(shmemx_space_destroy(SHMEM_SPACE_INVALID), 0);
    check(shmemx_query_gpu_awareness(SHMEM_TEAM_WORLD) == shmemx_query_gpu_awareness(SHMEM_TEAM_WORLD));
    check_equal(shmemx_query_gpu_awareness(SHMEM_TEAM_INVALID), 0);
    shmem_free(ordinary);
}

/* test/semantics/external_heap.c has what operations do with it. */
static void memory_of_the_program(void)
{
    int provided = -1;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    long *memory = aligned_alloc(page, page);
    shmemx_heap_preinit();
    check_equal(shmemx_heap_preinit_thread(SHMEM_THREAD_SINGLE, &provided), 0);
    check_equal(provided, SHMEM_THREAD_SINGLE);
    memory[0] = -1, memory[1] = me;
    shmemx_heap_create(memory, page, SHMEMX_EXTERNAL_HEAP_HOST, 0);
    shmemx_heap_postinit();
    shmem_long_p(memory, me, after(1));
    shmem_barrier_all();
    check_equal(memory[0], before(1));
    check_equal(memory[1], me);
    shmemx_heap_postinit(); /* with nothing to do */
    shmem_finalize(), shmem_finalize();
    check_equal(shmem_long_g(memory + 1, after(1)), after(1));
    shmem_barrier_all();
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    memory_of_the_program();
    made_and_destroyed();
    made_with_a_team();
    nothing_is_nothing();
    return end();
}
