/* Programs in the spellings of the documents that domains and contexts come from, and of those that were written to
 * them: contexts last or first, with shmem_ or shmemx_. */
#include <shmemx_seed_compat.h>

#include "semantics.h"

#ifdef NDEBUG
#undef NDEBUG
#endif
#include <assert.h>

enum { THREADS = 4, CONTEXTS_PER_THREAD = 2, WINDOW = 20, LENGTH = 512 };

static char inbox[THREADS][LENGTH];
static long sums[THREADS], word;
static int values[4];

/* A bandwidth benchmark: a domain and a context for each thread. */
static shmemx_ctx_t *ctxs;
static void *stream(void *number)
{
    const intptr_t i = (intptr_t)number;
    char buffer[LENGTH];
    memset(buffer, (int)i + 1, sizeof buffer);
    for (int k = 0; k < WINDOW; k++) shmemx_ctx_putmem(inbox[i], buffer, LENGTH, after(1), ctxs[i]);
    shmemx_ctx_quiet(ctxs[i]);
    return NULL;
}

static void bandwidth_with_a_domain_for_each_thread(void)
{
    shmemx_domain_t *domains = malloc(THREADS * sizeof *domains);
    ctxs = malloc(THREADS * sizeof *ctxs);
    assert(domains && ctxs);
    const int err = shmemx_domain_create(SHMEMX_THREAD_SINGLE, THREADS, domains);
    assert(err == 0);
    for (int i = 0; i < THREADS; i++) shmemx_ctx_create(domains[i], ctxs + i);
    in_threads(THREADS, stream);
    shmem_barrier_all();
    for (int i = 0; i < THREADS; i++) check(inbox[i][0] == i + 1 && inbox[i][LENGTH - 1] == i + 1);
    for (int i = 0; i < THREADS; i++) shmemx_ctx_destroy(ctxs[i]);
    shmemx_domain_destroy(THREADS, domains);
    free(domains);
    free(ctxs);
    shmem_barrier_all();
}

/* A graph search: several contexts in each domain, atomics with the context last. */
static void search_with_several_contexts_in_a_domain(void)
{
    shmemx_domain_t domains[THREADS];
    shmemx_ctx_t contexts[THREADS * CONTEXTS_PER_THREAD];
    int err = shmemx_domain_create(SHMEMX_THREAD_MULTIPLE, THREADS, domains);
    assert(err == 0);
    for (int i = 0; i < THREADS; i++) {
        for (int j = 0; j < CONTEXTS_PER_THREAD; j++) {
            err = shmemx_ctx_create(domains[i], contexts + (i * CONTEXTS_PER_THREAD + j));
            assert(err == 0);
        }
    }
    for (int i = 0; i < THREADS * CONTEXTS_PER_THREAD; i++) {
        (void)shmemx_ctx_long_fadd(&sums[i / 2], 1, after(1), contexts[i]);
        shmemx_ctx_long_inc(&sums[i / 2], after(1), contexts[i]);
        check(shmemx_ctx_long_finc(&sums[i / 2], after(1), contexts[i]) >= 2);
        shmemx_ctx_fence(contexts[i]);
        (void)shmemx_ctx_long_cswap(&word, 0, 5, after(1), contexts[i]);
        check_equal(shmemx_ctx_long_g(&word, after(1), contexts[i]), 5);
    }
    for (int i = 0; i < THREADS * CONTEXTS_PER_THREAD; i++) shmemx_ctx_destroy(contexts[i]);
    shmemx_domain_destroy(THREADS, domains);
    shmem_barrier_all();
    for (int i = 0; i < THREADS; i++) check_equal(sums[i], 3 * CONTEXTS_PER_THREAD);
    shmem_barrier_all();
}

/* As in the first specification of contexts: no x, a domain where the standard has options. */
static void domains_without_an_x(void)
{
    shmem_domain_t domain;
    shmem_ctx_t ctx, other;
    int from[4] = {1, 2, 3, 4}, back[4] = {0};
    shmem_domain_create(SHMEM_THREAD_SERIALIZED, 1, &domain);
    check_equal(shmem_ctx_create(domain, &ctx), 0);
    check_equal(shmem_ctx_create(SHMEM_DOMAIN_DEFAULT, &other), 0);
    shmem_ctx_put32(values, from, 4, after(1), ctx);
    shmem_ctx_quiet(ctx);
    shmem_ctx_int_get_nb(back, values, 4, after(1), other);
    shmem_ctx_quiet(other);
    for (int i = 0; i < 4; i++) check_equal(back[i], from[i]);
    shmem_ctx_destroy(other);
    check_equal(shmem_ctx_create(0, &other), 0); /* the standard's */
    shmem_ctx_int_put_nbi(other, values, from, 4, after(1));
    shmem_ctx_destroy(other);
    shmem_ctx_destroy(ctx);
    shmem_domain_destroy(1, &domain);
    shmem_barrier_all();
}

/* As on slides: contexts first, _nb; and without any. */
static void contexts_first(void)
{
    shmemx_ctx_t ctx[2];
    int k2 = 0, k3 = 30 + me;
    for (int i = 0; i < 2; i++) shmemx_ctx_create(SHMEMX_DOMAIN_DEFAULT, &ctx[i]);
    shmemx_ctx_int_put_nb(ctx[1], &values[0], &k3, 1, after(1));
    shmemx_ctx_quiet(ctx[1]);
    shmemx_ctx_int_get(ctx[0], &k2, &values[0], 1, after(1));
    check_equal(k2, k3);
    shmem_int_put_nb(&values[1], &k3, 1, after(1));
    shmem_thread_quiet();
    check_equal(shmem_int_g(&values[1], after(1)), k3);
    for (int i = 0; i < 2; i++) shmemx_ctx_destroy(ctx[i]);
    shmem_barrier_all();
}

/* shmem_req_test has one argument in the drafts after OpenSHMEM 1.6, and had two. Both names mean both. */
static void requests_are_tested_with_one_argument_or_two(void)
{
    for (int way = 0; way < 4; way++) {
        shmem_request_h request = SHMEM_REQUEST_INVALID;
        int flag = 0, result = 1;
        shmem_long_put_nbe(&word, &(long){way}, 1, after(1), &request);
        while (way < 2 && !flag) {
            if (way) check_equal(shmem_req_test(&request, &flag), 0);
            else check_equal(shmemx_req_test(&request, &flag), 0);
        }
        while (way >= 2 && result > 0) result = way == 2 ? shmem_req_test(&request) : shmemx_req_test(&request);
        check(request == SHMEM_REQ_INVALID);
        if (way < 2) check_equal(shmem_req_test(&request, &flag), 0);
        check_equal(flag, way < 2);
        check(shmem_req_test(&request) < 0);
        check(shmem_req_wait(&request) < 0);
        check_equal(shmem_long_g(&word, after(1)), way);
    }
    shmem_barrier_all();
}

int main(void)
{
    int provided = -1;
    shmemx_init_thread(SHMEMX_THREAD_MULTIPLE, &provided);
    assert(provided == SHMEMX_THREAD_MULTIPLE);
    check_equal(shmemx_init_thread(SHMEM_THREAD_MULTIPLE), SHMEM_THREAD_MULTIPLE);
    shmem_finalize();
    me = shmem_my_pe();
    n = shmem_n_pes();
    bandwidth_with_a_domain_for_each_thread();
    search_with_several_contexts_in_a_domain();
    domains_without_an_x();
    contexts_first();
    requests_are_tested_with_one_argument_or_two();
    return end();
}
