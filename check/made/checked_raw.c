/* Made by gen_check.py from shmem.api: do not edit. */
/* Raw entry points. */
#include "check.h"

CHECKED(void, shmemx_raw_put, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_raw_put(ctx, dest, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_put_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_raw_put_nbi(ctx, dest, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_get, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_raw_get(ctx, dest, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_get_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_raw_get_nbi(ctx, dest, source, nbytes, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_iput, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_element(&call, "element", element);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, blocks(nblocks, bsize, dst, element), 1);
    struct span source_span = span_here(&call, "source", source, blocks(nblocks, bsize, sst, element), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_raw_iput(ctx, dest, source, dst, sst, bsize, nblocks, element, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_iget, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, bsize, nblocks);
    check_stride(&call, "sst", sst, bsize, nblocks);
    check_element(&call, "element", element);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, blocks(nblocks, bsize, dst, element), 1);
    struct span source_span = span_there(&call, "source", source, blocks(nblocks, bsize, sst, element), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_raw_iget(ctx, dest, source, dst, sst, bsize, nblocks, element, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_put_signal, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_put_signal);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nbytes, 1), 1);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &source_span, &sig_addr_span);
    pshmemx_raw_put_signal(ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_put_signal_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_put_signal_nbi);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nbytes, 1), 1);
    struct span sig_addr_span = span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)),
        _Alignof(uint64_t));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &sig_addr_span);
    check_apart(&call, &source_span, &sig_addr_span);
    pshmemx_raw_put_signal_nbi(ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_signal, shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_signal);
    call_context(&call, "ctx", ctx, false);
    check_sig_op(&call, "sig_op", sig_op);
    check_pe(&call, "pe", pe);
    span_there(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_raw_signal(ctx, sig_addr, signal, sig_op, pe);
    call_end(&call);
}

CHECKED(void, shmemx_raw_atomic, shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_atomic);
    call_context(&call, "ctx", ctx, false);
    check_width(&call, "width", width);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, width), width);
    pshmemx_raw_atomic(ctx, op, width, dest, value, pe);
    call_end(&call);
}

CHECKED(uint64_t, shmemx_raw_atomic_fetch, shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_width(&call, "width", width);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, width), width);
    uint64_t result = pshmemx_raw_atomic_fetch(ctx, op, width, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_raw_atomic_fetch_nbi, shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_atomic_fetch_nbi);
    call_context(&call, "ctx", ctx, false);
    check_width(&call, "width", width);
    check_pe(&call, "pe", pe);
    struct span fetch_span = span_here(&call, "fetch", fetch, elements(1, width), width);
    struct span dest_span = span_there(&call, "dest", dest, elements(1, width), width);
    check_apart(&call, &fetch_span, &dest_span);
    pshmemx_raw_atomic_fetch_nbi(ctx, op, width, fetch, dest, cond, value, pe);
    call_end(&call);
}

CHECKED(uint64_t, shmemx_raw_wait_until, int type, const void *ivar, int cmp, uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_wait_until);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, pshmemx_raw_type_size(type)), type_alignment(type));
    call_blocks(&call);
    uint64_t result = pshmemx_raw_wait_until(type, ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_raw_wait_until_all, int type, const void *ivars, size_t nelems, const int *status,
    int cmp, const void *cmp_values, size_t nvalues)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_wait_until_all);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, pshmemx_raw_type_size(type)), type_alignment(type));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nvalues, pshmemx_raw_type_size(type)),
        type_alignment(type));
    call_blocks(&call);
    pshmemx_raw_wait_until_all(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    call_end(&call);
}

CHECKED(size_t, shmemx_raw_wait_until_any, int type, const void *ivars, size_t nelems, const int *status,
    int cmp, const void *cmp_values, size_t nvalues)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_wait_until_any);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, pshmemx_raw_type_size(type)), type_alignment(type));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nvalues, pshmemx_raw_type_size(type)),
        type_alignment(type));
    call_blocks(&call);
    size_t result = pshmemx_raw_wait_until_any(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmemx_raw_wait_until_some, int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_wait_until_some);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, pshmemx_raw_type_size(type)),
        type_alignment(type));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nvalues,
        pshmemx_raw_type_size(type)), type_alignment(type));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmemx_raw_wait_until_some(type, ivars, nelems, indices, status, cmp, cmp_values,
        nvalues);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_test, int type, const void *ivar, int cmp, uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_test);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, pshmemx_raw_type_size(type)), type_alignment(type));
    int result = pshmemx_raw_test(type, ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_test_all, int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_test_all);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, pshmemx_raw_type_size(type)), type_alignment(type));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nvalues, pshmemx_raw_type_size(type)),
        type_alignment(type));
    int result = pshmemx_raw_test_all(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmemx_raw_test_any, int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_test_any);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, pshmemx_raw_type_size(type)), type_alignment(type));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nvalues, pshmemx_raw_type_size(type)),
        type_alignment(type));
    size_t result = pshmemx_raw_test_any(type, ivars, nelems, status, cmp, cmp_values, nvalues);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmemx_raw_test_some, int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_test_some);
    check_type(&call, "type", type);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, pshmemx_raw_type_size(type)),
        type_alignment(type));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nvalues,
        pshmemx_raw_type_size(type)), type_alignment(type));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmemx_raw_test_some(type, ivars, nelems, indices, status, cmp, cmp_values, nvalues);
    call_end(&call);
    return result;
}
