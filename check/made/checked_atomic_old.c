/* Made by gen_check.py from shmem.api: do not edit. */
/* Atomic operations under their old names. */
#include "check.h"

CHECKED(float, shmem_float_fetch, const float *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_float_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_double_fetch, const double *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_double_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_fetch, const int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_fetch, const long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_fetch, const long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_float_set, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    pshmem_float_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_set, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    pshmem_double_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_set, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_int_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_set, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_long_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_set, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_longlong_set(dest, value, pe);
    call_end(&call);
}

CHECKED(float, shmem_float_swap, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_float_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_double_swap, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_double_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_swap, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_swap, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_swap, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_cswap, int *dest, int cond, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_cswap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_cswap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_cswap, long *dest, long cond, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_cswap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_cswap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_cswap, long long *dest, long long cond, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_cswap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_cswap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_finc, int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_finc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_finc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_finc, long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_finc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_finc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_finc, long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_finc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_finc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_int_inc, int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_int_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_inc, long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_long_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_inc, long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_longlong_inc(dest, pe);
    call_end(&call);
}

CHECKED(int, shmem_int_fadd, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_fadd);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_fadd(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_fadd, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_fadd);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_fadd(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_fadd, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_fadd);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_fadd(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_int_add, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_int_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_add, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_long_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_add, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_longlong_add(dest, value, pe);
    call_end(&call);
}
