/* The library's life: it is started and ended as often as one likes, also nested, and works in between. */
#include "coverage.h"

#include <pthread.h>
#include <stdlib.h>

static uint64_t in_data;

static int is_initialized(void)
{
    int initialized = -1;
    shmem_query_initialized(&initialized);
    return initialized;
}

static int level_in_force(void)
{
    int level = -1;
    shmem_query_thread(&level);
    return level;
}

/* The left neighbour's number arrives in an object. */
static void exchange(uint64_t *object, uint64_t number)
{
    const int next = (my_pe + 1) % n_pes, previous = (my_pe + n_pes - 1) % n_pes;
    *object = 0;
    shmem_barrier_all();
    shmem_uint64_p(object, number + (uint64_t)my_pe, next);
    shmem_barrier_all();
    expect(shmem_uint64_p, *object == number + (uint64_t)previous);
    shmem_barrier_all();
}

static void begin(int level)
{
    int provided = -1;
    expect(shmem_query_initialized, is_initialized() == 0);
    if (level < 0) {
        shmem_init();
    } else {
        expect(shmem_init_thread, shmem_init_thread(level, &provided) == 0);
        expect(shmem_init_thread, provided >= SHMEM_THREAD_SINGLE && provided <= SHMEM_THREAD_MULTIPLE);
        expect(shmem_query_thread, level_in_force() == provided);
    }
    expect(shmem_query_initialized, is_initialized() != 0);
    const bool is_first = my_pe < 0;
    const int pe = shmem_my_pe(), n = shmem_n_pes();
    expect(shmem_my_pe, is_first || (pe == my_pe && n == n_pes));
    my_pe = pe;
    n_pes = n;
}

/* An init within another changes nothing, and its finalize is a barrier. */
static void nest(void)
{
    int provided = -1;
    const int level = level_in_force();
    uint64_t *heap = shmem_calloc(1, sizeof *heap), source = 1000 + (uint64_t)my_pe;
    shmem_init();
    expect(shmem_init_thread, shmem_init_thread(SHMEM_THREAD_SINGLE, &provided) == 0);
    expect(shmem_init_thread, provided == level_in_force() && provided == level);
    shmem_put64_nbi(heap, &source, 1, (my_pe + 1) % n_pes);
    shmem_finalize();
    expect(shmem_finalize, *heap == 1000 + (uint64_t)((my_pe + n_pes - 1) % n_pes));
    expect(shmem_finalize, is_initialized() != 0);
    shmem_finalize();
    expect(shmem_finalize, is_initialized() != 0);
    exchange(heap, 5);
    shmem_free(heap);
}

/* Leaves a team, a context and a block to the last finalize, and an operation that it completes. */
static void leave_behind(void)
{
    static uint64_t source;
    shmem_team_t team;
    shmem_ctx_t ctx;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n_pes, NULL, 0, &team);
    expect(shmem_team_create_ctx, shmem_team_create_ctx(team, 0, &ctx) == 0);
    expect(shmem_malloc, shmem_malloc(1 << 20) != NULL);
    source = 2000 + (uint64_t)my_pe;
    shmem_ctx_put64_nbi(ctx, &in_data, &source, 1, (my_pe + 1) % n_pes);
}

static void live(int level)
{
    begin(level);
    uint64_t *heap = shmem_malloc(sizeof *heap);
    exchange(&in_data, 3);
    exchange(heap, 4);
    nest();
    leave_behind();
    shmem_finalize();
    expect(shmem_finalize, is_initialized() == 0);
    expect(shmem_finalize, in_data == 2000 + (uint64_t)((my_pe + n_pes - 1) % n_pes));
}

/* Numbers for threads that are not the system's: as they are two, by who calls. */
static pthread_t first;
static uint64_t number(void) { return pthread_equal(pthread_self(), first) ? 7 : 8; }

static void *other_thread(void *unused)
{
    (void)unused;
    shmemx_thread_register();
    expect(shmemx_register_gettid, shmemx_thread_ctx() != SHMEM_CTX_DEFAULT);
    exchange(&in_data, 5);
    shmemx_thread_unregister();
    expect(shmemx_register_gettid, shmemx_thread_ctx() == SHMEM_CTX_DEFAULT);
    return NULL;
}

/* With a level as the argument and as the result, and with threads that have numbers of ours. */
static void live_with_numbers(void)
{
    pthread_t thread;
    first = pthread_self();
    shmemx_register_gettid(number);
    expect(shmemx_init_thread, shmemx_init_thread(SHMEM_THREAD_MULTIPLE) == SHMEM_THREAD_MULTIPLE);
    shmemx_thread_register();
    expect(shmemx_register_gettid, shmemx_thread_ctx() != SHMEM_CTX_DEFAULT);
    exchange(&in_data, 6);
    pthread_create(&thread, NULL, other_thread, NULL);
    pthread_join(thread, NULL);
    exchange(&in_data, 7);
    shmem_finalize();
    shmemx_register_gettid(NULL);
}

int main(void)
{
    watch("shmem_init");
    for (int round = 0; round < 3; round++)
        for (int level = -1; level <= SHMEM_THREAD_MULTIPLE; level++) live(level);
    live_with_numbers();
    return failures() ? EXIT_FAILURE : EXIT_SUCCESS;
}
