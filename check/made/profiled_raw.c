/* Made by gen_check.py from shmem.api: do not edit. */
/* Raw entry points. */
#include "profile.h"

PROFILED(size_t, shmemx_raw_type_size, int type)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_raw_type_size(type);
    profile_end(F_shmemx_raw_type_size, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_raw_put, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_put(ctx, dest, source, nbytes, pe);
    profile_end(F_shmemx_raw_put, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_put_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_put_nbi(ctx, dest, source, nbytes, pe);
    profile_end(F_shmemx_raw_put_nbi, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_get, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_get(ctx, dest, source, nbytes, pe);
    profile_end(F_shmemx_raw_get, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_get_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_get_nbi(ctx, dest, source, nbytes, pe);
    profile_end(F_shmemx_raw_get_nbi, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_iput, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_iput(ctx, dest, source, dst, sst, bsize, nblocks, element, pe);
    profile_end(F_shmemx_raw_iput, begin, nblocks * bsize * element, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_iget, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_iget(ctx, dest, source, dst, sst, bsize, nblocks, element, pe);
    profile_end(F_shmemx_raw_iget, begin, nblocks * bsize * element, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_put_signal, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_put_signal(ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe);
    profile_end(F_shmemx_raw_put_signal, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_put_signal_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_put_signal_nbi(ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe);
    profile_end(F_shmemx_raw_put_signal_nbi, begin, nbytes, world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_signal, shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_signal(ctx, sig_addr, signal, sig_op, pe);
    profile_end(F_shmemx_raw_signal, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_raw_atomic, shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_atomic(ctx, op, width, dest, value, pe);
    profile_end(F_shmemx_raw_atomic, begin, width, world_pe(ctx, pe));
}

PROFILED(uint64_t, shmemx_raw_atomic_fetch, shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmemx_raw_atomic_fetch(ctx, op, width, dest, cond, value, pe);
    profile_end(F_shmemx_raw_atomic_fetch, begin, width, world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmemx_raw_atomic_fetch_nbi, shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_atomic_fetch_nbi(ctx, op, width, fetch, dest, cond, value, pe);
    profile_end(F_shmemx_raw_atomic_fetch_nbi, begin, width, world_pe(ctx, pe));
}

PROFILED(uint64_t, shmemx_raw_wait_until, int type, const void *ivar, int cmp, uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmemx_raw_wait_until(type, ivar, cmp, cmp_value);
    profile_end(F_shmemx_raw_wait_until, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_raw_wait_until_all, int type, const void *ivars, size_t nelems, const int *status,
    int cmp, const void *cmp_values, size_t nvalues)
{
    uint64_t begin = profile_begin();
    pshmemx_raw_wait_until_all(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    profile_end(F_shmemx_raw_wait_until_all, begin, 0, NO_PE);
}

PROFILED(size_t, shmemx_raw_wait_until_any, int type, const void *ivars, size_t nelems, const int *status,
    int cmp, const void *cmp_values, size_t nvalues)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_raw_wait_until_any(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    profile_end(F_shmemx_raw_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmemx_raw_wait_until_some, int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_raw_wait_until_some(type, ivars, nelems, indices, status, cmp, cmp_values,
        nvalues);
    profile_end(F_shmemx_raw_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_test, int type, const void *ivar, int cmp, uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_test(type, ivar, cmp, cmp_value);
    profile_end(F_shmemx_raw_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_test_all, int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_test_all(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    profile_end(F_shmemx_raw_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmemx_raw_test_any, int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_raw_test_any(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    profile_end(F_shmemx_raw_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmemx_raw_test_some, int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues)
{
    uint64_t begin = profile_begin();
    size_t result = pshmemx_raw_test_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues);
    profile_end(F_shmemx_raw_test_some, begin, 0, NO_PE);
    return result;
}
