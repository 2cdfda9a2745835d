/* bad_input CASE NUMBER: PE 0 makes one mistake; the others wait for it in a barrier. The cases are calls.
 * NUMBER is a PE, or whatever the case needs. Without arguments it prints the names of the cases, one per
 * line: the function that is called, and after a space what is wrong with the call. */
#include "semantics/semantics.h"

#include <shmemx.h>
#include <sys/wait.h>

static long word, words[8], other[8], psync[SHMEM_SYNC_SIZE], pwork[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static int iword;
static double dword;
static uint64_t signal_word;
static long pe; /* NUMBER */
static long *heap;
static long *foreign; /* not symmetric */
static shmem_team_t team;
static shmem_ctx_t ctx;
static int which;
static shmemx_request_h request;

/* A copy of a request that has ended. */
static shmemx_request_h *over(void)
{
    shmemx_request_h other_request;
    shmemx_request_alloc(SHMEMX_REQUEST_SHARED, &request);
    other_request = request;
    shmemx_request_wait(&other_request);
    return &request;
}

#define WORLD SHMEM_TEAM_WORLD
#define PE    (int)pe
#define SET   SHMEM_SIGNAL_SET

/* X(function, what is wrong, call) */
/* clang-format off */
#define CASES(X)                                                                                       \
    X(shmem_long_p, "pe", shmem_long_p(&word, 1, PE))                                                  \
    X(shmem_long_g, "pe", shmem_long_g(&word, PE))                                                     \
    X(shmem_long_put, "pe", shmem_long_put(words, other, 8, PE))                                       \
    X(shmem_long_get, "pe", shmem_long_get(words, other, 8, PE))                                       \
    X(shmem_putmem, "pe", shmem_putmem(heap, other, 8, PE))                                            \
    X(shmem_getmem, "pe", shmem_getmem(words, heap, 8, PE))                                            \
    X(shmem_put64, "pe", shmem_put64(heap, other, 2, PE))                                              \
    X(shmem_get128, "pe", shmem_get128(words, heap, 2, PE))                                            \
    X(shmem_long_put_nbi, "pe", shmem_long_put_nbi(heap, other, 8, PE))                                \
    X(shmem_long_get_nbi, "pe", shmem_long_get_nbi(words, heap, 8, PE))                                \
    X(shmem_long_iput, "pe", shmem_long_iput(words, other, 1, 1, 8, PE))                               \
    X(shmem_long_iget, "pe", shmem_long_iget(words, other, 1, 1, 8, PE))                               \
    X(shmem_long_ibput, "pe", shmem_long_ibput(words, other, 2, 2, 2, 2, PE))                          \
    X(shmem_long_ibget, "pe", shmem_long_ibget(words, other, 2, 2, 2, 2, PE))                          \
    X(shmem_long_put_signal, "pe", shmem_long_put_signal(words, other, 8, &signal_word, 1, SET, PE)) \
    X(shmem_putmem_signal_nbi, "pe", shmem_putmem_signal_nbi(heap, other, 8, &signal_word, 1, SET, PE)) \
    X(shmem_signal_add, "pe", shmem_signal_add(&signal_word, 1, PE))                                   \
    X(shmem_signal_set, "pe", shmem_signal_set(&signal_word, 1, PE))                                   \
    X(shmem_long_atomic_fetch, "pe", shmem_long_atomic_fetch(&word, PE))                               \
    X(shmem_long_atomic_set, "pe", shmem_long_atomic_set(&word, 1, PE))                                \
    X(shmem_long_atomic_swap, "pe", shmem_long_atomic_swap(&word, 1, PE))                              \
    X(shmem_long_atomic_compare_swap, "pe", shmem_long_atomic_compare_swap(heap, 0, 1, PE))            \
    X(shmem_int_atomic_inc, "pe", shmem_int_atomic_inc(&iword, PE))                                    \
    X(shmem_long_atomic_fetch_inc, "pe", shmem_long_atomic_fetch_inc(heap, PE))                        \
    X(shmem_long_atomic_add, "pe", shmem_long_atomic_add(heap, 1, PE))                                 \
    X(shmem_long_atomic_fetch_add, "pe", shmem_long_atomic_fetch_add(heap, 1, PE))                     \
    X(shmem_ulong_atomic_and, "pe", shmem_ulong_atomic_and((unsigned long *)heap, 1, PE))              \
    X(shmem_ulong_atomic_fetch_or, "pe", shmem_ulong_atomic_fetch_or((unsigned long *)heap, 1, PE))    \
    X(shmem_uint64_atomic_xor, "pe", shmem_uint64_atomic_xor(&signal_word, 1, PE))                     \
    X(shmem_double_atomic_swap, "pe", shmem_double_atomic_swap(&dword, 1, PE))                         \
    X(shmem_long_atomic_fetch_nbi, "pe", shmem_long_atomic_fetch_nbi(other, heap, PE))                 \
    X(shmem_long_atomic_compare_swap_nbi, "pe", shmem_long_atomic_compare_swap_nbi(other, heap, 0, 1, PE)) \
    X(shmem_long_atomic_fetch_add_nbi, "pe", shmem_long_atomic_fetch_add_nbi(other, heap, 1, PE))      \
    X(shmem_ctx_long_p, "pe", shmem_ctx_long_p(ctx, &word, 1, PE))                                     \
    X(shmem_ctx_long_get, "pe", shmem_ctx_long_get(ctx, words, heap, 8, PE))                           \
    X(shmem_ctx_long_atomic_add, "pe", shmem_ctx_long_atomic_add(ctx, heap, 1, PE))                    \
    X(shmem_ctx_signal_add, "pe", shmem_ctx_signal_add(ctx, &signal_word, 1, PE))                      \
    X(shmem_long_finc, "pe", shmem_long_finc(heap, PE))                                                \
    X(shmem_putmem, "pe of nothing", shmem_putmem(heap, other, 0, PE))                                 \
    X(shmem_pe_quiet, "target_pes", shmem_pe_quiet(&(int){PE}, 1))                                     \
    X(shmem_long_broadcast, "PE_root", shmem_long_broadcast(WORLD, words, other, 1, PE))               \
    X(shmem_broadcast64, "PE_root", shmem_broadcast64(words, other, 1, PE, 0, 0, n, psync))            \
    X(shmem_barrier, "PE_start", shmem_barrier(PE, 0, 1, psync))                                       \
    X(shmem_long_p, "dest", shmem_long_p(foreign, 1, 1))                                               \
    X(shmem_long_g, "source", shmem_long_g(foreign, 1))                                                \
    X(shmem_long_put, "dest", shmem_long_put(foreign, other, 1, 1))                                    \
    X(shmem_long_get, "source", shmem_long_get(other, foreign, 1, 1))                                  \
    X(shmem_putmem_nbi, "dest", shmem_putmem_nbi(foreign, other, 3, 1))                                \
    X(shmem_getmem_nbi, "source", shmem_getmem_nbi(other, foreign, 3, 1))                              \
    X(shmem_long_iput, "dest", shmem_long_iput(foreign, other, 1, 1, 2, 1))                            \
    X(shmem_long_ibget, "source", shmem_long_ibget(other, foreign, 1, 1, 1, 2, 1))                     \
    X(shmem_long_atomic_fetch, "source", shmem_long_atomic_fetch(foreign, 1))                          \
    X(shmem_long_atomic_add, "dest", shmem_long_atomic_add(foreign, 1, 1))                             \
    X(shmem_int_atomic_compare_swap, "dest", shmem_int_atomic_compare_swap((int *)foreign, 0, 1, 1))   \
    X(shmem_long_atomic_swap_nbi, "dest", shmem_long_atomic_swap_nbi(other, foreign, 1, 1))            \
    X(shmem_long_put_signal, "dest", shmem_long_put_signal(foreign, other, 1, &signal_word, 1, SET, 1)) \
    X(shmem_long_put_signal, "sig_addr",                                                               \
      shmem_long_put_signal(words, other, 1, (uint64_t *)foreign, 1, SET, 1))                          \
    X(shmem_signal_set, "sig_addr", shmem_signal_set((uint64_t *)foreign, 1, 1))                       \
    X(shmem_set_lock, "lock", shmem_set_lock(foreign))                                                 \
    X(shmem_test_lock, "lock", shmem_test_lock(foreign))                                               \
    X(shmem_clear_lock, "lock", shmem_clear_lock(foreign))                                             \
    X(shmem_clear_lock, "lock that is free", shmem_clear_lock(&word))                                  \
    X(shmem_long_sum_reduce, "dest", shmem_long_sum_reduce(WORLD, foreign, other, 1))                  \
    X(shmem_long_sum_reduce, "source", shmem_long_sum_reduce(WORLD, words, foreign, 1))                \
    X(shmem_long_sum_inscan, "dest", shmem_long_sum_inscan(WORLD, foreign, other, 1))                  \
    X(shmem_long_broadcast, "dest", shmem_long_broadcast(WORLD, foreign, other, 1, 0))                 \
    X(shmem_long_fcollect, "dest", shmem_long_fcollect(WORLD, foreign, other, 1))                      \
    X(shmem_long_alltoall, "dest", shmem_long_alltoall(WORLD, foreign, other, 1))                      \
    X(shmem_long_sum_to_all, "dest", shmem_long_sum_to_all(foreign, other, 1, 0, 0, n, pwork, psync))  \
    X(shmem_long_p, "dest null", shmem_long_p(NULL, 1, 1))                                             \
    X(shmem_long_put, "dest beyond", shmem_long_put(words, other, (size_t)1 << 40, 1))                 \
    X(shmem_long_iput, "dest wraps", shmem_long_iput(words, other, (ptrdiff_t)1 << 61, 1, 2, 1))       \
    X(shmem_long_iget, "source wraps", shmem_long_iget(words, other, 1, (ptrdiff_t)1 << 61, 2, 1))     \
    X(shmem_long_iput, "dst", shmem_long_iput(words, other, PE, 1, 2, 1))                              \
    X(shmem_long_iget, "sst", shmem_long_iget(words, other, 1, PE, 2, 1))                              \
    X(shmem_long_ibput, "dst", shmem_long_ibput(words, other, PE, 2, 2, 2, 1))                         \
    X(shmem_long_ibput, "sst", shmem_long_ibput(words, other, 2, PE, 2, 2, 1))                         \
    X(shmem_long_alltoalls, "dest wraps",                                                              \
      shmem_long_alltoalls(WORLD, words, other, (ptrdiff_t)1 << 61, 1, 1))                             \
    X(shmem_long_alltoalls, "dst", shmem_long_alltoalls(WORLD, words, other, PE, 1, 1))                \
    X(shmem_long_alltoalls, "sst", shmem_long_alltoalls(WORLD, words, other, 1, PE, 1))                \
    X(shmem_long_put_signal, "sig_op", shmem_long_put_signal(words, other, 1, &signal_word, 1, PE, 1)) \
    X(shmem_long_wait_until, "cmp", shmem_long_wait_until(&word, PE, 0))                               \
    X(shmem_long_test, "cmp", shmem_long_test(&word, PE, 0))                                           \
    X(shmem_signal_wait_until, "cmp", shmem_signal_wait_until(&signal_word, PE, 0))                    \
    X(shmem_long_test_any, "cmp", shmem_long_test_any(words, 2, NULL, PE, 0))                          \
    X(shmem_long_wait_until_all_vector, "cmp", shmem_long_wait_until_all_vector(words, 2, NULL, PE, other)) \
    X(shmem_align, "alignment", shmem_align((size_t)pe, 8))                                            \
    X(shmem_free, "ptr twice", (shmem_free(heap), shmem_free(heap)))                                   \
    X(shmem_free, "ptr inside", shmem_free(heap + 1))                                                  \
    X(shmem_free, "ptr foreign", shmem_free(foreign))                                                  \
    X(shmem_free, "ptr static", shmem_free(words))                                                     \
    X(shmem_realloc, "ptr inside", shmem_realloc(heap + 1, 80))                                        \
    X(shmem_realloc, "ptr foreign", shmem_realloc(foreign, 80))                                        \
    X(shmem_ctx_long_p, "ctx", shmem_ctx_long_p(SHMEM_CTX_INVALID, &word, 1, 0))                       \
    X(shmem_ctx_long_atomic_inc, "ctx", shmem_ctx_long_atomic_inc(SHMEM_CTX_INVALID, &word, 0))        \
    X(shmem_ctx_signal_set, "ctx", shmem_ctx_signal_set(SHMEM_CTX_INVALID, &signal_word, 1, 0))        \
    X(shmem_ctx_destroy, "ctx", shmem_ctx_destroy(SHMEM_CTX_DEFAULT))                                  \
    X(shmem_team_destroy, "team", shmem_team_destroy(SHMEM_TEAM_SHARED))                               \
    X(shmem_init_thread, "requested", shmem_init_thread(PE, &iword))                                   \
    X(shmem_barrier, "logPE_stride", shmem_barrier(0, PE, 1, psync))                                   \
    X(shmem_barrier, "PE_size", shmem_barrier(0, 0, PE, psync))                                        \
    X(shmemx_raw_put, "pe", shmemx_raw_put(SHMEM_CTX_DEFAULT, &word, other, 8, PE))                    \
    X(shmemx_raw_put, "ctx", shmemx_raw_put(SHMEM_CTX_INVALID, &word, other, 8, 0))                    \
    X(shmemx_raw_get, "source", shmemx_raw_get(SHMEM_CTX_DEFAULT, other, foreign, 8, 1))               \
    X(shmemx_raw_atomic, "pe", shmemx_raw_atomic(ctx, SHMEMX_ATOMIC_ADD, 8, heap, 1, PE))              \
    X(shmemx_raw_atomic, "op", shmemx_raw_atomic(ctx, PE, 8, heap, 1, 0))                              \
    X(shmemx_raw_atomic, "width", shmemx_raw_atomic(ctx, SHMEMX_ATOMIC_ADD, (size_t)pe, heap, 1, 0))   \
    X(shmemx_raw_atomic_fetch, "op of all", shmemx_raw_atomic_fetch(ctx, PE, 4, heap, 0, 1, 0))        \
    X(shmemx_raw_atomic_fetch, "width", shmemx_raw_atomic_fetch(ctx, 0, (size_t)pe, heap, 0, 1, 0))    \
    X(shmemx_raw_atomic_fetch_nbi, "op of all",                                                        \
      shmemx_raw_atomic_fetch_nbi(ctx, PE, 4, other, heap, 0, 1, 0))                                   \
    X(shmemx_raw_atomic_fetch_nbi, "width",                                                            \
      shmemx_raw_atomic_fetch_nbi(ctx, 0, (size_t)pe, other, heap, 0, 1, 0))                           \
    X(shmemx_raw_wait_until, "type", shmemx_raw_wait_until(PE, heap, SHMEM_CMP_EQ, 0))                 \
    X(shmemx_raw_test, "type of a word", shmemx_raw_test(PE, heap, SHMEM_CMP_EQ, 0))                   \
    X(shmemx_raw_test, "cmp", shmemx_raw_test(SHMEMX_TYPE_INT, heap, PE, 0))                           \
    X(shmemx_raw_test_any, "nvalues",                                                                  \
      shmemx_raw_test_any(SHMEMX_TYPE_INT, heap, 3, NULL, SHMEM_CMP_EQ, other, (size_t)pe))            \
    X(shmemx_raw_reduce, "type", shmemx_raw_reduce(WORLD, PE, SHMEMX_REDUCE_SUM, words, other, 1))     \
    X(shmemx_raw_reduce, "op of a reduction", shmemx_raw_reduce(WORLD, SHMEMX_TYPE_INT, PE, words, other, 1)) \
    X(shmemx_raw_reduce, "op of reals", shmemx_raw_reduce(WORLD, SHMEMX_TYPE_FLOAT, PE, words, other, 1)) \
    X(shmemx_raw_sum_inscan, "type", shmemx_raw_sum_inscan(WORLD, PE, words, other, 1))                \
    X(shmemx_raw_broadcast, "PE_root", shmemx_raw_broadcast(WORLD, words, other, 8, PE))               \
    X(shmemx_long_p_nbe, "pe", shmemx_long_p_nbe(&word, 1, PE, &request))                              \
    X(shmemx_long_fadd_nbe, "dest", shmemx_long_fadd_nbe(other, foreign, 1, 1, &request))            \
    X(shmemx_request_alloc, "params", shmemx_request_alloc(pe, &request))                              \
    X(shmemx_request_wait, "request of nobody", (request = (shmemx_request_h)pe, shmemx_request_wait(&request))) \
    X(shmemx_request_free, "request of nobody", (request = (shmemx_request_h)pe, shmemx_request_free(&request))) \
    X(shmemx_request_wait, "request that is over", shmemx_request_wait(over()))

#define OUTSIDE(X)                                                                                     \
    X(shmem_query_thread, "", shmem_query_thread(&iword))                                              \
    X(shmem_finalize, "", shmem_finalize())                                                            \
    X(shmem_global_exit, "", shmem_global_exit(0))                                                     \
    X(shmem_long_p, "", shmem_long_p(&word, 1, 0))                                                     \
    X(shmem_long_g, "", shmem_long_g(&word, 0))                                                        \
    X(shmem_long_put, "", shmem_long_put(words, other, 1, 0))                                          \
    X(shmem_getmem, "", shmem_getmem(words, other, 1, 0))                                              \
    X(shmem_long_put_nbi, "", shmem_long_put_nbi(words, other, 1, 0))                                  \
    X(shmem_long_iput, "", shmem_long_iput(words, other, 1, 1, 1, 0))                                  \
    X(shmem_long_ibget, "", shmem_long_ibget(words, other, 1, 1, 1, 1, 0))                             \
    X(shmem_long_atomic_fetch, "", shmem_long_atomic_fetch(&word, 0))                                  \
    X(shmem_long_atomic_add, "", shmem_long_atomic_add(&word, 1, 0))                                   \
    X(shmem_int_atomic_compare_swap, "", shmem_int_atomic_compare_swap(&iword, 0, 1, 0))               \
    X(shmem_long_put_signal, "", shmem_long_put_signal(words, other, 1, &signal_word, 1, SET, 0)) \
    X(shmem_signal_add, "", shmem_signal_add(&signal_word, 1, 0))                                      \
    X(shmem_pe_quiet, "", shmem_pe_quiet(&(int){0}, 1))                                                \
    X(shmem_barrier_all, "", shmem_barrier_all())                                                      \
    X(shmem_sync_all, "", shmem_sync_all())                                                            \
    X(shmem_barrier, "", shmem_barrier(0, 0, 1, psync))                                                \
    X(shmem_malloc, "", shmem_malloc(8))                                                               \
    X(shmem_malloc_with_hints, "", shmem_malloc_with_hints(8, 0))                                      \
    X(shmem_calloc, "", shmem_calloc(8, 1))                                                            \
    X(shmem_align, "", shmem_align(64, 8))                                                             \
    X(shmem_realloc, "", shmem_realloc(foreign, 8))                                                    \
    X(shmem_free, "", shmem_free(foreign))                                                             \
    X(shmem_ctx_create, "", shmem_ctx_create(0, &ctx))                                                 \
    X(shmem_set_lock, "", shmem_set_lock(&word))                                                       \
    X(shmem_test_lock, "", shmem_test_lock(&word))                                                     \
    X(shmem_clear_lock, "", shmem_clear_lock(&word))                                                   \
    X(shmemx_raw_put, "", shmemx_raw_put(SHMEM_CTX_DEFAULT, &word, other, 8, 0))                       \
    X(shmemx_raw_atomic, "", shmemx_raw_atomic(SHMEM_CTX_DEFAULT, SHMEMX_ATOMIC_ADD, 8, &word, 1, 0))

/* clang-format on */

#define RUN(function, wrong, call)                                                                                     \
    if (!which--) (void)(call);
#define NAME(function, wrong, call) #function " " wrong,

static const char *const names[] = {CASES(NAME)};
static const char *const outside_names[] = {OUTSIDE(NAME)};
enum { COUNT = sizeof names / sizeof *names, OUTSIDE_COUNT = sizeof outside_names / sizeof *outside_names };

static void make_mistake(int number)
{
    which = number;
    moment();
    CASES(RUN)
}

static void call_outside(int number)
{
    which = number;
    OUTSIDE(RUN)
}

static int number_of(const char *const *list, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(list[i], name)) return i;
    return -1;
}

static int print_list(void)
{
    for (int i = 0; i < COUNT; i++) printf("%s\n", names[i]);
    for (int i = 0; i < OUTSIDE_COUNT; i++) printf("outside %s\n", outside_names[i]);
    return 0;
}

/* What has an answer instead of a line: there is no team yet, or no more. */
static int refusals(void)
{
    shmem_team_t made = WORLD;
    check(shmem_team_split_strided(WORLD, 0, 1, 1, NULL, 0, &made) != 0 && made == SHMEM_TEAM_INVALID);
    check(shmem_team_sync(WORLD) != 0);
    check(shmem_long_sum_reduce(WORLD, words, other, 1) != 0);
    check(shmem_long_broadcast(WORLD, words, other, 1, 0) != 0);
    check(shmem_team_create_ctx(WORLD, 0, &ctx) != 0 && ctx == SHMEM_CTX_INVALID);
    check_equal(shmem_team_my_pe(WORLD), -1);
    check_equal(shmem_my_pe(), -1);
    check_equal(shmem_n_pes(), -1);
    check_equal(shmem_pe_accessible(0), 0);
    check_equal(shmem_addr_accessible(&word, 0), 0);
    check(shmem_ptr(&word, 0) == NULL);
    return test_result();
}

int main(int argc, char **argv)
{
    if (argc < 3) return print_list();
    pe = atol(argv[2]);
    foreign = malloc(4096);
    if (!strcmp(argv[1], "refuse")) {
        int status = refusals();
        begin(SHMEM_THREAD_SINGLE);
        shmem_finalize();
        return status | refusals();
    }
    if (!strcmp(argv[1], "child")) {
        begin(SHMEM_THREAD_SINGLE);
        pid_t child = me ? -1 : fork();
        if (!child) moment(), shmem_long_p(&word, 1, 1);
        if (child > 0) waitpid(child, NULL, 0);
        return end();
    }
    if (pe == -77) call_outside(number_of(outside_names, OUTSIDE_COUNT, argv[1])); /* before shmem_init */
    begin(SHMEM_THREAD_SINGLE);
    heap = shmem_calloc(64, sizeof *heap);
    shmem_team_split_strided(WORLD, 0, 1, n, NULL, 0, &team);
    shmem_team_create_ctx(team, 0, &ctx);
    if (pe == -88) { /* after shmem_finalize */
        shmem_finalize();
        call_outside(number_of(outside_names, OUTSIDE_COUNT, argv[1]));
        return 0;
    }
    if (me == 0 || strstr(argv[1], "twice")) make_mistake(number_of(names, COUNT, argv[1]));
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
