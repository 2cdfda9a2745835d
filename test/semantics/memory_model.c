/* Section 2: what is symmetric, and what may be done with its addresses. */
#include "semantics.h"

#include <dlfcn.h>

static long in_bss;
static long in_data = 4711;
static uint64_t static_signal;
static int static_block[64];
int extern_variable = 17;
static _Alignas(64) char page_like[3 * 4096];

static long *function_local(void)
{
    static long local = 99;
    return &local;
}

/* §2: .data keeps its initial values when it is made symmetric */
static void globals_begin_with_their_initial_values(void)
{
    check_equal(in_bss, 0);
    check_equal(in_data, 4711);
    check_equal(extern_variable, 17);
    check_equal(*function_local(), 99);
    for (size_t i = 0; i < sizeof page_like; i++) check_equal(page_like[i], 0);
}

/* §2: global and static variables, function-local ones too, are symmetric */
static void static_variables_are_symmetric(void)
{
    shmem_barrier_all();
    shmem_long_p(&in_bss, 1000 + me, after(1));
    shmem_long_p(&in_data, 2000 + me, after(1));
    shmem_int_p(&extern_variable, 3000 + me, after(1));
    shmem_long_p(function_local(), 4000 + me, after(1));
    page_like[4096] = 0;
    shmem_char_p(&page_like[4095], (char)me, after(1));
    shmem_barrier_all();
    check_equal(in_bss, 1000 + before(1));
    check_equal(in_data, 2000 + before(1));
    check_equal(extern_variable, 3000 + before(1));
    check_equal(*function_local(), 4000 + before(1));
    check_equal(page_like[4095], before(1));
    check_equal(shmem_long_g(&in_bss, after(1)), 1000 + me);
    check_equal(shmem_long_atomic_fetch(function_local(), after(1)), 4000 + me);
    shmem_barrier_all();
}

/* §2: static variables and heap can be mixed in a single call */
static void static_and_heap_mix_in_one_call(void)
{
    uint64_t *heap_signal = shmem_calloc(1, sizeof *heap_signal);
    int *heap_block = shmem_calloc(64, sizeof *heap_block), mine[64];
    for (int i = 0; i < 64; i++) mine[i] = 100 * me + i;
    shmem_int_put_signal(static_block, mine, 64, heap_signal, 1, SHMEM_SIGNAL_SET, after(1));
    shmem_int_put_signal(heap_block, mine, 64, &static_signal, 1, SHMEM_SIGNAL_SET, after(1));
    shmem_signal_wait_until(heap_signal, SHMEM_CMP_EQ, 1);
    shmem_signal_wait_until(&static_signal, SHMEM_CMP_EQ, 1);
    for (int i = 0; i < 64; i++) check_equal(static_block[i], 100 * before(1) + i);
    for (int i = 0; i < 64; i++) check_equal(heap_block[i], 100 * before(1) + i);
    check_equal(shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap_block, static_block, 64), 0);
    check_equal(heap_block[1], 100 * (n * (n - 1) / 2) + n);
    shmem_free(heap_block);
    shmem_free(heap_signal);
}

/* §2: interior pointers are as good as the object's own */
static void interior_pointers_are_symmetric(void)
{
    char *block = shmem_calloc(4096, 1);
    for (int i = 0; i < 4096; i += 511) shmem_char_p(block + i, (char)(i % 100 + me), after(1));
    shmem_char_p(block + 4095, 77, after(1));
    shmem_barrier_all();
    for (int i = 0; i < 4095; i += 511) check_equal(block[i], (char)(i % 100 + before(1)));
    check_equal(block[4095], 77);
    shmem_free(block);
}

/* §2: an address from shmem_ptr is not a symmetric address */
static void addresses_from_shmem_ptr_are_not_symmetric(void)
{
    long *object = shmem_malloc(sizeof *object);
    long *theirs = shmem_ptr(object, after(1));
    check_equal(theirs != NULL, all_share_memory());
    check_equal(shmem_addr_accessible(theirs, me), n == 1);
    shmem_free(object);
}

/* §2: heap blocks suit any object, so put128 too */
static void blocks_are_aligned_for_any_object(void)
{
    for (size_t size = 1; size < 200; size += 7) {
        void *block = shmem_malloc(size);
        check_equal((uintptr_t)block % _Alignof(max_align_t), 0);
        check_equal((uintptr_t)block % 16, 0);
        shmem_free(block);
    }
}

/* §2: null pointers with a length of zero are supported */
static void null_pointers_with_zero_length_are_fine(void)
{
    static uint64_t word;
    word = 0;
    shmem_barrier_all();
    shmem_putmem(NULL, NULL, 0, after(1));
    shmem_getmem(NULL, NULL, 0, after(1));
    shmem_int_put(NULL, NULL, 0, after(1));
    shmem_int_get_nbi(NULL, NULL, 0, after(1));
    shmem_put128(NULL, NULL, 0, after(1));
    shmem_int_iput(NULL, NULL, 1, 1, 0, after(1));
    shmem_int_iget(NULL, NULL, 1, 1, 0, after(1));
    shmem_int_ibput(NULL, NULL, 1, 1, 1, 0, after(1));
    shmem_int_ibget(NULL, NULL, 1, 1, 1, 0, after(1));
    check_equal(shmem_int_sum_reduce(SHMEM_TEAM_WORLD, NULL, NULL, 0), 0);
    check_equal(shmem_int_broadcast(SHMEM_TEAM_WORLD, NULL, NULL, 0, 0), 0);
    check_equal(shmem_int_fcollect(SHMEM_TEAM_WORLD, NULL, NULL, 0), 0);
    check_equal(shmem_int_collect(SHMEM_TEAM_WORLD, NULL, NULL, 0), 0);
    check_equal(shmem_int_alltoall(SHMEM_TEAM_WORLD, NULL, NULL, 0), 0);
    check_equal(shmem_int_alltoalls(SHMEM_TEAM_WORLD, NULL, NULL, 1, 1, 0), 0);
    check_equal(shmem_int_sum_inscan(SHMEM_TEAM_WORLD, NULL, NULL, 0), 0);
    shmem_putmem_signal(NULL, NULL, 0, &word, 5, SHMEM_SIGNAL_ADD, after(1));
    shmem_barrier_all();
    check_equal(word, 5);
    shmem_barrier_all();
}

/* §2: shmem_pe_accessible is 1 for the PEs of the job and 0 for any other number */
static void pe_accessible_says_which_numbers_are_pes(void)
{
    for (int pe = 0; pe < n; pe++) check_equal(shmem_pe_accessible(pe), 1);
    check_equal(shmem_pe_accessible(-1), 0);
    check_equal(shmem_pe_accessible(n), 0);
    check_equal(shmem_pe_accessible(INT32_MAX), 0);
    check_equal(shmem_pe_accessible(INT32_MIN), 0);
}

/* §2: shmem_addr_accessible must cope with any address */
static void addr_accessible_knows_every_address(void)
{
    int local = 0;
    char *block = shmem_malloc(64);
    void *plain = malloc(64);
    const void *foreign[] = {
        &local,     plain,     NULL, "text", (void *)(uintptr_t)&shmem_init, dlsym(RTLD_DEFAULT, "_IO_2_1_stdout_"),
        (void *)-1, (void *)16};
    for (int pe = 0; pe < n; pe++) {
        check_equal(shmem_addr_accessible(&in_bss, pe), 1);
        check_equal(shmem_addr_accessible(&in_data, pe), 1);
        check_equal(shmem_addr_accessible(function_local(), pe), 1);
        check_equal(shmem_addr_accessible(block + 63, pe), 1);
        for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
            check_equal(shmem_addr_accessible(foreign[i], pe), 0);
    }
    check_equal(shmem_addr_accessible(block, n), 0);
    check_equal(shmem_addr_accessible(block, -1), 0);
    free(plain);
    shmem_free(block);
}

/* §2: shmem_ptr of a heap object on self is the object; on a neighbour it is the neighbour's */
static void shmem_ptr_reaches_the_object(void)
{
    long *object = shmem_calloc(2, sizeof *object);
    check(shmem_ptr(object, me) == object);
    check(shmem_ptr(object + 1, me) == object + 1);
    static long global;
    check(shmem_ptr(&global, me) == &global);
    check(shmem_team_ptr(SHMEM_TEAM_WORLD, &global, me) == &global);
    long *theirs = shmem_ptr(object + 1, after(1));
    check_equal(theirs != NULL, all_share_memory());
    if (theirs) *theirs = 500 + me;
    shmem_barrier_all();
    check_equal(object[1], theirs ? 500 + before(1) : 0);
    check_equal(object[0], 0);
    shmem_free(object);
}

/* §2: NULL where there is nothing to point at */
static void shmem_ptr_is_null_for_what_is_not_symmetric(void)
{
    int local = 0;
    long *object = shmem_malloc(sizeof *object);
    check(shmem_ptr(&local, me) == NULL);
    check(shmem_ptr(NULL, me) == NULL);
    check(shmem_ptr(object, -1) == NULL);
    check(shmem_ptr(object, n) == NULL);
    shmem_free(object);
}

/* §2: shmem_team_ptr counts PEs in the team; the world's is shmem_ptr; an invalid team gives NULL */
static void team_ptr_is_team_relative(void)
{
    long *object = shmem_malloc(sizeof *object);
    shmem_team_t reversed;
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed), 0);
    for (int pe = 0; pe < n; pe++) {
        check(shmem_team_ptr(SHMEM_TEAM_WORLD, object, pe) == shmem_ptr(object, pe));
        check(shmem_team_ptr(reversed, object, pe) == shmem_ptr(object, n - 1 - pe));
        check(shmem_team_ptr(SHMEM_TEAM_INVALID, object, pe) == NULL);
    }
    check(shmem_team_ptr(reversed, object, n) == NULL);
    check(shmem_team_ptr(reversed, object, -1) == NULL);
    shmem_team_destroy(reversed);
    shmem_free(object);
}

enum { ADDS = 2000 };

/* §2: AMOs are exclusive among all contexts of one domain; here WORLD and SHARED are one */
static void atomics_of_all_contexts_are_exclusive(void)
{
    long *counter = shmem_calloc(1, sizeof *counter);
    shmem_ctx_t world, shared, split;
    shmem_team_t team;
    const int sharing = all_share_memory() ? n : 1; /* PEs that are in one team SHARED with PE 0 */
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team), 0);
    check_equal(shmem_ctx_create(0, &world), 0);
    check_equal(shmem_team_create_ctx(SHMEM_TEAM_SHARED, 0, &shared), 0);
    check_equal(shmem_team_create_ctx(team, SHMEM_CTX_PRIVATE, &split), 0);
    for (int i = 0; i < ADDS; i++) {
        shmem_long_atomic_inc(counter, 0);
        shmem_ctx_long_atomic_add(world, counter, 2, 0);
        shmem_ctx_long_atomic_fetch_add(shared, counter, 3, 0);
        shmem_ctx_long_atomic_inc(split, counter, 0);
    }
    shmem_ctx_quiet(world);
    shmem_ctx_quiet(shared);
    shmem_ctx_destroy(split);
    shmem_barrier_all();
    check_equal(shmem_long_g(counter, 0), 4L * ADDS * n + 3L * ADDS * sharing);
    shmem_ctx_destroy(world);
    shmem_ctx_destroy(shared);
    shmem_team_destroy(team);
    shmem_free(counter);
}

int main(void)
{
    globals_begin_with_their_initial_values();
    begin(SHMEM_THREAD_SINGLE);
    globals_begin_with_their_initial_values();
    static_variables_are_symmetric();
    static_and_heap_mix_in_one_call();
    interior_pointers_are_symmetric();
    addresses_from_shmem_ptr_are_not_symmetric();
    blocks_are_aligned_for_any_object();
    null_pointers_with_zero_length_are_fine();
    pe_accessible_says_which_numbers_are_pes();
    addr_accessible_knows_every_address();
    shmem_ptr_reaches_the_object();
    shmem_ptr_is_null_for_what_is_not_symmetric();
    team_ptr_is_team_relative();
    atomics_of_all_contexts_are_exclusive();
    return end();
}
