/* Made by gen.py from shmem.api: do not edit. */
/* Raw entry points. */
#include "api/public.h"

PUBLIC(size_t, shmemx_raw_type_size, int type)
{
    return raw_type_size(type);
}

PUBLIC(void, shmemx_raw_put, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    rma_put(context_of(ctx), dest, source, nbytes, pe, "shmemx_raw_put(ctx, dest, source, nbytes, pe)");
}

PUBLIC(void, shmemx_raw_put_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nbytes, pe,
        "shmemx_raw_put_nbi(ctx, dest, source, nbytes, pe)");
}

PUBLIC(void, shmemx_raw_get, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    rma_get(context_of(ctx), dest, source, nbytes, pe, "shmemx_raw_get(ctx, dest, source, nbytes, pe)");
}

PUBLIC(void, shmemx_raw_get_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nbytes, pe,
        "shmemx_raw_get_nbi(ctx, dest, source, nbytes, pe)");
}

PUBLIC(void, shmemx_raw_iput, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, element, pe,
        "shmemx_raw_iput(ctx, dest, source, dst, sst, bsize, nblocks, element, pe)");
}

PUBLIC(void, shmemx_raw_iget, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, element, pe,
        "shmemx_raw_iget(ctx, dest, source, dst, sst, bsize, nblocks, element, pe)");
}

PUBLIC(void, shmemx_raw_put_signal, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    word_put_signal(context_of(ctx), dest, source, nbytes, sig_addr, signal, sig_op, pe,
        "shmemx_raw_put_signal(ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe)");
}

PUBLIC(void, shmemx_raw_put_signal_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    word_put_signal_nbi(context_of(ctx), dest, source, nbytes, sig_addr, signal, sig_op, pe,
        "shmemx_raw_put_signal_nbi(ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe)");
}

PUBLIC(void, shmemx_raw_signal, shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    word_signal(context_of(ctx), sig_addr, signal, sig_op, pe,
        "shmemx_raw_signal(ctx, sig_addr, signal, sig_op, pe)");
}

PUBLIC(void, shmemx_raw_atomic, shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe)
{
    raw_atomic(context_of(ctx), op, width, dest, value, pe,
        "shmemx_raw_atomic(ctx, op, width, dest, value, pe)");
}

PUBLIC(uint64_t, shmemx_raw_atomic_fetch, shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe)
{
    return raw_atomic_fetch(context_of(ctx), op, width, dest, cond, value, pe,
        "shmemx_raw_atomic_fetch(ctx, op, width, dest, cond, value, pe)");
}

PUBLIC(void, shmemx_raw_atomic_fetch_nbi, shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe)
{
    raw_atomic_fetch_nbi(context_of(ctx), op, width, fetch, dest, cond, value, pe,
        "shmemx_raw_atomic_fetch_nbi(ctx, op, width, fetch, dest, cond, value, pe)");
}

PUBLIC(uint64_t, shmemx_raw_wait_until, int type, const void *ivar, int cmp, uint64_t cmp_value)
{
    return raw_wait_until(type, ivar, cmp, cmp_value, "shmemx_raw_wait_until(type, ivar, cmp, cmp_value)");
}

PUBLIC(void, shmemx_raw_wait_until_all, int type, const void *ivars, size_t nelems, const int *status,
    int cmp, const void *cmp_values, size_t nvalues)
{
    wait_until_all(raw_word(type,
        "shmemx_raw_wait_until_all(type, ivars, nelems, status, cmp, cmp_values, nvalues)"), ivars, nelems,
        status, cmp, cmp_values, raw_step(nelems, nvalues,
        "shmemx_raw_wait_until_all(type, ivars, nelems, status, cmp, cmp_values, nvalues)"),
        "shmemx_raw_wait_until_all(type, ivars, nelems, status, cmp, cmp_values, nvalues)");
}

PUBLIC(size_t, shmemx_raw_wait_until_any, int type, const void *ivars, size_t nelems, const int *status,
    int cmp, const void *cmp_values, size_t nvalues)
{
    return wait_until_any(raw_word(type,
        "shmemx_raw_wait_until_any(type, ivars, nelems, status, cmp, cmp_values, nvalues)"), ivars, nelems,
        status, cmp, cmp_values, raw_step(nelems, nvalues,
        "shmemx_raw_wait_until_any(type, ivars, nelems, status, cmp, cmp_values, nvalues)"),
        "shmemx_raw_wait_until_any(type, ivars, nelems, status, cmp, cmp_values, nvalues)");
}

PUBLIC(size_t, shmemx_raw_wait_until_some, int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues)
{
    return wait_until_some(raw_word(type,
        "shmemx_raw_wait_until_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues)"), ivars,
        nelems, indices, status, cmp, cmp_values, raw_step(nelems, nvalues,
        "shmemx_raw_wait_until_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues)"),
        "shmemx_raw_wait_until_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues)");
}

PUBLIC(int, shmemx_raw_test, int type, const void *ivar, int cmp, uint64_t cmp_value)
{
    return raw_test(type, ivar, cmp, cmp_value, "shmemx_raw_test(type, ivar, cmp, cmp_value)");
}

PUBLIC(int, shmemx_raw_test_all, int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues)
{
    return wait_test_all(raw_word(type,
        "shmemx_raw_test_all(type, ivars, nelems, status, cmp, cmp_values, nvalues)"), ivars, nelems, status,
        cmp, cmp_values, raw_step(nelems, nvalues,
        "shmemx_raw_test_all(type, ivars, nelems, status, cmp, cmp_values, nvalues)"),
        "shmemx_raw_test_all(type, ivars, nelems, status, cmp, cmp_values, nvalues)");
}

PUBLIC(size_t, shmemx_raw_test_any, int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues)
{
    return wait_test_any(raw_word(type,
        "shmemx_raw_test_any(type, ivars, nelems, status, cmp, cmp_values, nvalues)"), ivars, nelems, status,
        cmp, cmp_values, raw_step(nelems, nvalues,
        "shmemx_raw_test_any(type, ivars, nelems, status, cmp, cmp_values, nvalues)"),
        "shmemx_raw_test_any(type, ivars, nelems, status, cmp, cmp_values, nvalues)");
}

PUBLIC(size_t, shmemx_raw_test_some, int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues)
{
    return wait_test_some(raw_word(type,
        "shmemx_raw_test_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues)"), ivars,
        nelems, indices, status, cmp, cmp_values, raw_step(nelems, nvalues,
        "shmemx_raw_test_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues)"),
        "shmemx_raw_test_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues)");
}
