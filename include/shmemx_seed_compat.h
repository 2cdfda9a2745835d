/* Made by gen.py from shmem.api: do not edit. */
/* Literal spellings of the documents that Heddle's extensions come from, and of programs that were written
 * to them, as far as C allows: what they call shmem_... and is not in OpenSHMEM 1.6, and calls whose shape
 * has changed since. Include it instead of shmem.h or shmemx.h, in such programs only: it gives new meanings
 * to standard names. */
#ifndef HEDDLE_SHMEMX_SEED_COMPAT_H
#define HEDDLE_SHMEMX_SEED_COMPAT_H

#include "shmemx.h"

/* Threads */

#define shmem_thread_register   shmemx_thread_register
#define shmem_thread_unregister shmemx_thread_unregister
#define shmem_thread_quiet      shmemx_thread_quiet
#define shmem_thread_fence      shmemx_thread_fence

/* Domains and contexts */

typedef shmemx_domain_t shmem_domain_t;
#define SHMEM_DOMAIN_DEFAULT SHMEMX_DOMAIN_DEFAULT
#define SHMEM_CTX_NULL       SHMEM_CTX_INVALID

#define shmem_domain_create  shmemx_domain_create
#define shmem_domain_destroy shmemx_domain_destroy
#define shmem_domain_config  shmemx_domain_config

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

/* shmem_ctx_create(options, &ctx) of the standard, or (domain, &ctx). */
#define shmem_ctx_create(first, ctx)                                                                   \
    _Generic((first), shmemx_domain_t: shmemx_ctx_create, default: shmem_ctx_create)(first, ctx)

/* shmemx_init_thread(required), which returns the level, or (required, &provided). */
static inline int heddle_init_thread_2(int required, int *provided)
{
    return shmem_init_thread(required, provided);
}
#define shmemx_init_thread(...)                                                                        \
    HEDDLE_THIRD(__VA_ARGS__, heddle_init_thread_2, (shmemx_init_thread), 0)(__VA_ARGS__)

/* A context may come first or last, under either prefix. */
#define HEDDLE_CTX_FIRST(first, if_first, if_last) _Generic((first), shmem_ctx_t: if_first, default: if_last)

#define shmemx_ctx_short_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_put, shmemx_ctx_short_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_put, shmemx_ctx_short_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_put, shmemx_ctx_int_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_put, shmemx_ctx_int_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_put, shmemx_ctx_long_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_put, shmemx_ctx_long_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_put, shmemx_ctx_longlong_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_put, shmemx_ctx_longlong_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_put, shmemx_ctx_float_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_put, shmemx_ctx_float_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_put, shmemx_ctx_double_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_put, shmemx_ctx_double_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_put, shmemx_ctx_longdouble_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_put, shmemx_ctx_longdouble_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_put, shmemx_ctx_char_put) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_put(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_put, shmemx_ctx_char_put) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put8, shmemx_ctx_put8) \
    (first, __VA_ARGS__)
#define shmem_ctx_put8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put8, shmemx_ctx_put8) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put16, shmemx_ctx_put16) \
    (first, __VA_ARGS__)
#define shmem_ctx_put16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put16, shmemx_ctx_put16) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put32, shmemx_ctx_put32) \
    (first, __VA_ARGS__)
#define shmem_ctx_put32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put32, shmemx_ctx_put32) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put64, shmemx_ctx_put64) \
    (first, __VA_ARGS__)
#define shmem_ctx_put64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put64, shmemx_ctx_put64) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put128, shmemx_ctx_put128) \
    (first, __VA_ARGS__)
#define shmem_ctx_put128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put128, shmemx_ctx_put128) \
    (first, __VA_ARGS__)
#define shmemx_ctx_putmem(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_putmem, shmemx_ctx_putmem) \
    (first, __VA_ARGS__)
#define shmem_ctx_putmem(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_putmem, shmemx_ctx_putmem) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_get, shmemx_ctx_short_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_get, shmemx_ctx_short_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_get, shmemx_ctx_int_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_get, shmemx_ctx_int_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_get, shmemx_ctx_long_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_get, shmemx_ctx_long_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_get, shmemx_ctx_longlong_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_get, shmemx_ctx_longlong_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_get, shmemx_ctx_float_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_get, shmemx_ctx_float_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_get, shmemx_ctx_double_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_get, shmemx_ctx_double_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_get, shmemx_ctx_longdouble_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_get, shmemx_ctx_longdouble_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_get, shmemx_ctx_char_get) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_get(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_get, shmemx_ctx_char_get) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get8, shmemx_ctx_get8) \
    (first, __VA_ARGS__)
#define shmem_ctx_get8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get8, shmemx_ctx_get8) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get16, shmemx_ctx_get16) \
    (first, __VA_ARGS__)
#define shmem_ctx_get16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get16, shmemx_ctx_get16) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get32, shmemx_ctx_get32) \
    (first, __VA_ARGS__)
#define shmem_ctx_get32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get32, shmemx_ctx_get32) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get64, shmemx_ctx_get64) \
    (first, __VA_ARGS__)
#define shmem_ctx_get64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get64, shmemx_ctx_get64) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get128, shmemx_ctx_get128) \
    (first, __VA_ARGS__)
#define shmem_ctx_get128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get128, shmemx_ctx_get128) \
    (first, __VA_ARGS__)
#define shmemx_ctx_getmem(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_getmem, shmemx_ctx_getmem) \
    (first, __VA_ARGS__)
#define shmem_ctx_getmem(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_getmem, shmemx_ctx_getmem) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_put_nbi, shmemx_ctx_short_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_put_nbi, shmemx_ctx_short_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_put_nbi, shmemx_ctx_int_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_put_nbi, shmemx_ctx_int_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_put_nbi, shmemx_ctx_long_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_put_nbi, shmemx_ctx_long_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_put_nbi, shmemx_ctx_longlong_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_put_nbi, shmemx_ctx_longlong_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_put_nbi, shmemx_ctx_float_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_put_nbi, shmemx_ctx_float_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_put_nbi, shmemx_ctx_double_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_put_nbi, shmemx_ctx_double_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_put_nbi, shmemx_ctx_longdouble_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_put_nbi, shmemx_ctx_longdouble_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_put_nbi, shmemx_ctx_char_put_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_put_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_put_nbi, shmemx_ctx_char_put_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put8_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put8_nbi, shmemx_ctx_put8_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_put8_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put8_nbi, shmemx_ctx_put8_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put16_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put16_nbi, shmemx_ctx_put16_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_put16_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put16_nbi, shmemx_ctx_put16_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put32_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put32_nbi, shmemx_ctx_put32_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_put32_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put32_nbi, shmemx_ctx_put32_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put64_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put64_nbi, shmemx_ctx_put64_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_put64_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put64_nbi, shmemx_ctx_put64_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put128_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put128_nbi, shmemx_ctx_put128_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_put128_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put128_nbi, shmemx_ctx_put128_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_putmem_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_putmem_nbi, shmemx_ctx_putmem_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_putmem_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_putmem_nbi, shmemx_ctx_putmem_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_get_nbi, shmemx_ctx_short_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_get_nbi, shmemx_ctx_short_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_get_nbi, shmemx_ctx_int_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_get_nbi, shmemx_ctx_int_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_get_nbi, shmemx_ctx_long_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_get_nbi, shmemx_ctx_long_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_get_nbi, shmemx_ctx_longlong_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_get_nbi, shmemx_ctx_longlong_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_get_nbi, shmemx_ctx_float_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_get_nbi, shmemx_ctx_float_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_get_nbi, shmemx_ctx_double_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_get_nbi, shmemx_ctx_double_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_get_nbi, shmemx_ctx_longdouble_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_get_nbi, shmemx_ctx_longdouble_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_get_nbi, shmemx_ctx_char_get_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_get_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_get_nbi, shmemx_ctx_char_get_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get8_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get8_nbi, shmemx_ctx_get8_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_get8_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get8_nbi, shmemx_ctx_get8_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get16_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get16_nbi, shmemx_ctx_get16_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_get16_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get16_nbi, shmemx_ctx_get16_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get32_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get32_nbi, shmemx_ctx_get32_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_get32_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get32_nbi, shmemx_ctx_get32_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get64_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get64_nbi, shmemx_ctx_get64_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_get64_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get64_nbi, shmemx_ctx_get64_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get128_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get128_nbi, shmemx_ctx_get128_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_get128_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get128_nbi, shmemx_ctx_get128_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_getmem_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_getmem_nbi, shmemx_ctx_getmem_nb) \
    (first, __VA_ARGS__)
#define shmem_ctx_getmem_nb(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_getmem_nbi, shmemx_ctx_getmem_nb) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_put_nbi, shmemx_ctx_short_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_put_nbi, shmemx_ctx_short_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_put_nbi, shmemx_ctx_int_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_put_nbi, shmemx_ctx_int_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_put_nbi, shmemx_ctx_long_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_put_nbi, shmemx_ctx_long_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_put_nbi, shmemx_ctx_longlong_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_put_nbi, shmemx_ctx_longlong_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_put_nbi, shmemx_ctx_float_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_put_nbi, shmemx_ctx_float_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_put_nbi, shmemx_ctx_double_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_put_nbi, shmemx_ctx_double_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_put_nbi, shmemx_ctx_longdouble_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_put_nbi, shmemx_ctx_longdouble_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_put_nbi, shmemx_ctx_char_put_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_put_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_put_nbi, shmemx_ctx_char_put_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put8_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put8_nbi, shmemx_ctx_put8_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_put8_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put8_nbi, shmemx_ctx_put8_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put16_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put16_nbi, shmemx_ctx_put16_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_put16_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put16_nbi, shmemx_ctx_put16_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put32_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put32_nbi, shmemx_ctx_put32_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_put32_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put32_nbi, shmemx_ctx_put32_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put64_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put64_nbi, shmemx_ctx_put64_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_put64_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put64_nbi, shmemx_ctx_put64_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_put128_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put128_nbi, shmemx_ctx_put128_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_put128_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_put128_nbi, shmemx_ctx_put128_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_putmem_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_putmem_nbi, shmemx_ctx_putmem_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_putmem_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_putmem_nbi, shmemx_ctx_putmem_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_get_nbi, shmemx_ctx_short_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_get_nbi, shmemx_ctx_short_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_get_nbi, shmemx_ctx_int_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_get_nbi, shmemx_ctx_int_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_get_nbi, shmemx_ctx_long_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_get_nbi, shmemx_ctx_long_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_get_nbi, shmemx_ctx_longlong_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_get_nbi, shmemx_ctx_longlong_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_get_nbi, shmemx_ctx_float_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_get_nbi, shmemx_ctx_float_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_get_nbi, shmemx_ctx_double_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_get_nbi, shmemx_ctx_double_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_get_nbi, shmemx_ctx_longdouble_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_get_nbi, shmemx_ctx_longdouble_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_get_nbi, shmemx_ctx_char_get_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_get_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_get_nbi, shmemx_ctx_char_get_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get8_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get8_nbi, shmemx_ctx_get8_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_get8_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get8_nbi, shmemx_ctx_get8_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get16_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get16_nbi, shmemx_ctx_get16_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_get16_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get16_nbi, shmemx_ctx_get16_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get32_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get32_nbi, shmemx_ctx_get32_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_get32_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get32_nbi, shmemx_ctx_get32_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get64_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get64_nbi, shmemx_ctx_get64_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_get64_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get64_nbi, shmemx_ctx_get64_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_get128_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get128_nbi, shmemx_ctx_get128_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_get128_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_get128_nbi, shmemx_ctx_get128_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_getmem_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_getmem_nbi, shmemx_ctx_getmem_nbi) \
    (first, __VA_ARGS__)
#define shmem_ctx_getmem_nbi(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_getmem_nbi, shmemx_ctx_getmem_nbi) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_p, shmemx_ctx_short_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_p, shmemx_ctx_short_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_p, shmemx_ctx_int_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_p, shmemx_ctx_int_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_p, shmemx_ctx_long_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_p, shmemx_ctx_long_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_p, shmemx_ctx_longlong_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_p, shmemx_ctx_longlong_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_p, shmemx_ctx_float_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_p, shmemx_ctx_float_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_p, shmemx_ctx_double_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_p, shmemx_ctx_double_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_p, shmemx_ctx_longdouble_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_p, shmemx_ctx_longdouble_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_p, shmemx_ctx_char_p) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_p(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_p, shmemx_ctx_char_p) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_g, shmemx_ctx_short_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_g, shmemx_ctx_short_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_g, shmemx_ctx_int_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_g, shmemx_ctx_int_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_g, shmemx_ctx_long_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_g, shmemx_ctx_long_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_g, shmemx_ctx_longlong_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_g, shmemx_ctx_longlong_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_g, shmemx_ctx_float_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_g, shmemx_ctx_float_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_g, shmemx_ctx_double_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_g, shmemx_ctx_double_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_g, shmemx_ctx_longdouble_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_g, shmemx_ctx_longdouble_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_g, shmemx_ctx_char_g) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_g(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_g, shmemx_ctx_char_g) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_iput, shmemx_ctx_short_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_iput, shmemx_ctx_short_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_iput, shmemx_ctx_int_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_iput, shmemx_ctx_int_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_iput, shmemx_ctx_long_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_iput, shmemx_ctx_long_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_iput, shmemx_ctx_longlong_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_iput, shmemx_ctx_longlong_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_iput, shmemx_ctx_float_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_iput, shmemx_ctx_float_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_iput, shmemx_ctx_double_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_iput, shmemx_ctx_double_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_iput, shmemx_ctx_longdouble_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_iput, shmemx_ctx_longdouble_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_iput, shmemx_ctx_char_iput) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_iput(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_iput, shmemx_ctx_char_iput) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iput8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput8, shmemx_ctx_iput8) \
    (first, __VA_ARGS__)
#define shmem_ctx_iput8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput8, shmemx_ctx_iput8) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iput16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput16, shmemx_ctx_iput16) \
    (first, __VA_ARGS__)
#define shmem_ctx_iput16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput16, shmemx_ctx_iput16) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iput32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput32, shmemx_ctx_iput32) \
    (first, __VA_ARGS__)
#define shmem_ctx_iput32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput32, shmemx_ctx_iput32) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iput64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput64, shmemx_ctx_iput64) \
    (first, __VA_ARGS__)
#define shmem_ctx_iput64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput64, shmemx_ctx_iput64) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iput128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput128, shmemx_ctx_iput128) \
    (first, __VA_ARGS__)
#define shmem_ctx_iput128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iput128, shmemx_ctx_iput128) \
    (first, __VA_ARGS__)
#define shmemx_ctx_short_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_iget, shmemx_ctx_short_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_short_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_short_iget, shmemx_ctx_short_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_iget, shmemx_ctx_int_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_iget, shmemx_ctx_int_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_iget, shmemx_ctx_long_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_iget, shmemx_ctx_long_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_iget, shmemx_ctx_longlong_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_iget, shmemx_ctx_longlong_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_iget, shmemx_ctx_float_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_iget, shmemx_ctx_float_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_iget, shmemx_ctx_double_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_iget, shmemx_ctx_double_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longdouble_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_iget, shmemx_ctx_longdouble_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_longdouble_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longdouble_iget, shmemx_ctx_longdouble_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_char_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_iget, shmemx_ctx_char_iget) \
    (first, __VA_ARGS__)
#define shmem_ctx_char_iget(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_char_iget, shmemx_ctx_char_iget) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iget8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget8, shmemx_ctx_iget8) \
    (first, __VA_ARGS__)
#define shmem_ctx_iget8(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget8, shmemx_ctx_iget8) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iget16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget16, shmemx_ctx_iget16) \
    (first, __VA_ARGS__)
#define shmem_ctx_iget16(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget16, shmemx_ctx_iget16) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iget32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget32, shmemx_ctx_iget32) \
    (first, __VA_ARGS__)
#define shmem_ctx_iget32(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget32, shmemx_ctx_iget32) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iget64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget64, shmemx_ctx_iget64) \
    (first, __VA_ARGS__)
#define shmem_ctx_iget64(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget64, shmemx_ctx_iget64) \
    (first, __VA_ARGS__)
#define shmemx_ctx_iget128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget128, shmemx_ctx_iget128) \
    (first, __VA_ARGS__)
#define shmem_ctx_iget128(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_iget128, shmemx_ctx_iget128) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_atomic_fetch, shmemx_ctx_float_fetch) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_atomic_fetch, shmemx_ctx_float_fetch) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_atomic_fetch, shmemx_ctx_double_fetch) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_atomic_fetch, shmemx_ctx_double_fetch) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_fetch, shmemx_ctx_int_fetch) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_fetch, shmemx_ctx_int_fetch) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_fetch, shmemx_ctx_long_fetch) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_fetch, shmemx_ctx_long_fetch) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_fetch, shmemx_ctx_longlong_fetch) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_fetch(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_fetch, shmemx_ctx_longlong_fetch) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_atomic_set, shmemx_ctx_float_set) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_atomic_set, shmemx_ctx_float_set) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_atomic_set, shmemx_ctx_double_set) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_atomic_set, shmemx_ctx_double_set) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_set, shmemx_ctx_int_set) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_set, shmemx_ctx_int_set) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_set, shmemx_ctx_long_set) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_set, shmemx_ctx_long_set) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_set, shmemx_ctx_longlong_set) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_set(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_set, shmemx_ctx_longlong_set) \
    (first, __VA_ARGS__)
#define shmemx_ctx_float_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_atomic_swap, shmemx_ctx_float_swap) \
    (first, __VA_ARGS__)
#define shmem_ctx_float_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_float_atomic_swap, shmemx_ctx_float_swap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_double_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_atomic_swap, shmemx_ctx_double_swap) \
    (first, __VA_ARGS__)
#define shmem_ctx_double_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_double_atomic_swap, shmemx_ctx_double_swap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_swap, shmemx_ctx_int_swap) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_swap, shmemx_ctx_int_swap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_swap, shmemx_ctx_long_swap) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_swap, shmemx_ctx_long_swap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_swap, shmemx_ctx_longlong_swap) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_swap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_swap, shmemx_ctx_longlong_swap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_cswap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_compare_swap, shmemx_ctx_int_cswap) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_cswap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_compare_swap, shmemx_ctx_int_cswap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_cswap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_compare_swap, shmemx_ctx_long_cswap) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_cswap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_compare_swap, shmemx_ctx_long_cswap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_cswap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_compare_swap, shmemx_ctx_longlong_cswap) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_cswap(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_compare_swap, shmemx_ctx_longlong_cswap) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_finc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_fetch_inc, shmemx_ctx_int_finc) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_finc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_fetch_inc, shmemx_ctx_int_finc) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_finc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_fetch_inc, shmemx_ctx_long_finc) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_finc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_fetch_inc, shmemx_ctx_long_finc) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_finc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_fetch_inc, shmemx_ctx_longlong_finc) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_finc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_fetch_inc, shmemx_ctx_longlong_finc) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_inc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_inc, shmemx_ctx_int_inc) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_inc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_inc, shmemx_ctx_int_inc) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_inc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_inc, shmemx_ctx_long_inc) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_inc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_inc, shmemx_ctx_long_inc) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_inc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_inc, shmemx_ctx_longlong_inc) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_inc(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_inc, shmemx_ctx_longlong_inc) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_fadd(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_fetch_add, shmemx_ctx_int_fadd) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_fadd(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_fetch_add, shmemx_ctx_int_fadd) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_fadd(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_fetch_add, shmemx_ctx_long_fadd) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_fadd(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_fetch_add, shmemx_ctx_long_fadd) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_fadd(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_fetch_add, shmemx_ctx_longlong_fadd) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_fadd(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_fetch_add, shmemx_ctx_longlong_fadd) \
    (first, __VA_ARGS__)
#define shmemx_ctx_int_add(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_add, shmemx_ctx_int_add) \
    (first, __VA_ARGS__)
#define shmem_ctx_int_add(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_int_atomic_add, shmemx_ctx_int_add) \
    (first, __VA_ARGS__)
#define shmemx_ctx_long_add(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_add, shmemx_ctx_long_add) \
    (first, __VA_ARGS__)
#define shmem_ctx_long_add(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_long_atomic_add, shmemx_ctx_long_add) \
    (first, __VA_ARGS__)
#define shmemx_ctx_longlong_add(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_add, shmemx_ctx_longlong_add) \
    (first, __VA_ARGS__)
#define shmem_ctx_longlong_add(first, ...) \
    HEDDLE_CTX_FIRST(first, shmem_ctx_longlong_atomic_add, shmemx_ctx_longlong_add) \
    (first, __VA_ARGS__)
#endif

/* Without a context, _nb is _nbi. */

#define shmem_short_put_nb shmem_short_put_nbi
#define shmem_int_put_nb shmem_int_put_nbi
#define shmem_long_put_nb shmem_long_put_nbi
#define shmem_longlong_put_nb shmem_longlong_put_nbi
#define shmem_float_put_nb shmem_float_put_nbi
#define shmem_double_put_nb shmem_double_put_nbi
#define shmem_longdouble_put_nb shmem_longdouble_put_nbi
#define shmem_char_put_nb shmem_char_put_nbi
#define shmem_put8_nb shmem_put8_nbi
#define shmem_put16_nb shmem_put16_nbi
#define shmem_put32_nb shmem_put32_nbi
#define shmem_put64_nb shmem_put64_nbi
#define shmem_put128_nb shmem_put128_nbi
#define shmem_putmem_nb shmem_putmem_nbi
#define shmem_short_get_nb shmem_short_get_nbi
#define shmem_int_get_nb shmem_int_get_nbi
#define shmem_long_get_nb shmem_long_get_nbi
#define shmem_longlong_get_nb shmem_longlong_get_nbi
#define shmem_float_get_nb shmem_float_get_nbi
#define shmem_double_get_nb shmem_double_get_nbi
#define shmem_longdouble_get_nb shmem_longdouble_get_nbi
#define shmem_char_get_nb shmem_char_get_nbi
#define shmem_get8_nb shmem_get8_nbi
#define shmem_get16_nb shmem_get16_nbi
#define shmem_get32_nb shmem_get32_nbi
#define shmem_get64_nb shmem_get64_nbi
#define shmem_get128_nb shmem_get128_nbi
#define shmem_getmem_nb shmem_getmem_nbi

/* Merged requests */

typedef shmemx_request_h shmem_request_h, shmem_request_t;
typedef shmemx_request_params_t shmem_request_params_t;

#define SHMEM_REQUEST_UNINITIALIZED SHMEMX_REQUEST_UNINITIALIZED
#define SHMEM_REQUEST_INVALID       SHMEMX_REQUEST_INVALID

#define shmem_request_alloc    shmemx_request_alloc
#define shmem_request_allocate shmemx_request_allocate
#define shmem_request_free     shmemx_request_free
#define shmem_request_test     shmemx_request_test
#define shmem_request_wait     shmemx_request_wait
#define shmem_request_merge    shmemx_request_merge
#define shmem_merge_request    shmemx_merge_request
#define shmem_wait_nbe         shmemx_wait_nbe
#define shmem_test_nbe         shmemx_test_nbe

#define shmem_putmem_nbe shmemx_putmem_nbe
#define shmem_getmem_nbe shmemx_getmem_nbe
#define shmem_float_put_nbe      shmemx_float_put_nbe
#define shmem_double_put_nbe     shmemx_double_put_nbe
#define shmem_longdouble_put_nbe shmemx_longdouble_put_nbe
#define shmem_char_put_nbe       shmemx_char_put_nbe
#define shmem_schar_put_nbe      shmemx_schar_put_nbe
#define shmem_short_put_nbe      shmemx_short_put_nbe
#define shmem_int_put_nbe        shmemx_int_put_nbe
#define shmem_long_put_nbe       shmemx_long_put_nbe
#define shmem_longlong_put_nbe   shmemx_longlong_put_nbe
#define shmem_uchar_put_nbe      shmemx_uchar_put_nbe
#define shmem_ushort_put_nbe     shmemx_ushort_put_nbe
#define shmem_uint_put_nbe       shmemx_uint_put_nbe
#define shmem_ulong_put_nbe      shmemx_ulong_put_nbe
#define shmem_ulonglong_put_nbe  shmemx_ulonglong_put_nbe
#define shmem_int8_put_nbe       shmemx_int8_put_nbe
#define shmem_int16_put_nbe      shmemx_int16_put_nbe
#define shmem_int32_put_nbe      shmemx_int32_put_nbe
#define shmem_int64_put_nbe      shmemx_int64_put_nbe
#define shmem_uint8_put_nbe      shmemx_uint8_put_nbe
#define shmem_uint16_put_nbe     shmemx_uint16_put_nbe
#define shmem_uint32_put_nbe     shmemx_uint32_put_nbe
#define shmem_uint64_put_nbe     shmemx_uint64_put_nbe
#define shmem_size_put_nbe       shmemx_size_put_nbe
#define shmem_ptrdiff_put_nbe    shmemx_ptrdiff_put_nbe
#define shmem_put8_nbe           shmemx_put8_nbe
#define shmem_put16_nbe          shmemx_put16_nbe
#define shmem_put32_nbe          shmemx_put32_nbe
#define shmem_put64_nbe          shmemx_put64_nbe
#define shmem_put128_nbe         shmemx_put128_nbe
#define shmem_float_get_nbe      shmemx_float_get_nbe
#define shmem_double_get_nbe     shmemx_double_get_nbe
#define shmem_longdouble_get_nbe shmemx_longdouble_get_nbe
#define shmem_char_get_nbe       shmemx_char_get_nbe
#define shmem_schar_get_nbe      shmemx_schar_get_nbe
#define shmem_short_get_nbe      shmemx_short_get_nbe
#define shmem_int_get_nbe        shmemx_int_get_nbe
#define shmem_long_get_nbe       shmemx_long_get_nbe
#define shmem_longlong_get_nbe   shmemx_longlong_get_nbe
#define shmem_uchar_get_nbe      shmemx_uchar_get_nbe
#define shmem_ushort_get_nbe     shmemx_ushort_get_nbe
#define shmem_uint_get_nbe       shmemx_uint_get_nbe
#define shmem_ulong_get_nbe      shmemx_ulong_get_nbe
#define shmem_ulonglong_get_nbe  shmemx_ulonglong_get_nbe
#define shmem_int8_get_nbe       shmemx_int8_get_nbe
#define shmem_int16_get_nbe      shmemx_int16_get_nbe
#define shmem_int32_get_nbe      shmemx_int32_get_nbe
#define shmem_int64_get_nbe      shmemx_int64_get_nbe
#define shmem_uint8_get_nbe      shmemx_uint8_get_nbe
#define shmem_uint16_get_nbe     shmemx_uint16_get_nbe
#define shmem_uint32_get_nbe     shmemx_uint32_get_nbe
#define shmem_uint64_get_nbe     shmemx_uint64_get_nbe
#define shmem_size_get_nbe       shmemx_size_get_nbe
#define shmem_ptrdiff_get_nbe    shmemx_ptrdiff_get_nbe
#define shmem_get8_nbe           shmemx_get8_nbe
#define shmem_get16_nbe          shmemx_get16_nbe
#define shmem_get32_nbe          shmemx_get32_nbe
#define shmem_get64_nbe          shmemx_get64_nbe
#define shmem_get128_nbe         shmemx_get128_nbe

/* Atomic operations have no place for the fetched value there: it is dropped. */
#define shmem_float_swap_nbe(target, value, pe, request) \
    shmemx_float_swap_nbe(NULL, target, value, pe, request)
#define shmem_double_swap_nbe(target, value, pe, request) \
    shmemx_double_swap_nbe(NULL, target, value, pe, request)
#define shmem_int_swap_nbe(target, value, pe, request) shmemx_int_swap_nbe(NULL, target, value, pe, request)
#define shmem_long_swap_nbe(target, value, pe, request) shmemx_long_swap_nbe(NULL, target, value, pe, request)
#define shmem_longlong_swap_nbe(target, value, pe, request) \
    shmemx_longlong_swap_nbe(NULL, target, value, pe, request)
#define shmem_uint_swap_nbe(target, value, pe, request) shmemx_uint_swap_nbe(NULL, target, value, pe, request)
#define shmem_ulong_swap_nbe(target, value, pe, request) \
    shmemx_ulong_swap_nbe(NULL, target, value, pe, request)
#define shmem_ulonglong_swap_nbe(target, value, pe, request) \
    shmemx_ulonglong_swap_nbe(NULL, target, value, pe, request)
#define shmem_int32_swap_nbe(target, value, pe, request) \
    shmemx_int32_swap_nbe(NULL, target, value, pe, request)
#define shmem_int64_swap_nbe(target, value, pe, request) \
    shmemx_int64_swap_nbe(NULL, target, value, pe, request)
#define shmem_uint32_swap_nbe(target, value, pe, request) \
    shmemx_uint32_swap_nbe(NULL, target, value, pe, request)
#define shmem_uint64_swap_nbe(target, value, pe, request) \
    shmemx_uint64_swap_nbe(NULL, target, value, pe, request)
#define shmem_size_swap_nbe(target, value, pe, request) shmemx_size_swap_nbe(NULL, target, value, pe, request)
#define shmem_ptrdiff_swap_nbe(target, value, pe, request) \
    shmemx_ptrdiff_swap_nbe(NULL, target, value, pe, request)
#define shmem_int_cswap_nbe(target, cond, value, pe, request) \
    shmemx_int_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_long_cswap_nbe(target, cond, value, pe, request) \
    shmemx_long_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_longlong_cswap_nbe(target, cond, value, pe, request) \
    shmemx_longlong_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_uint_cswap_nbe(target, cond, value, pe, request) \
    shmemx_uint_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_ulong_cswap_nbe(target, cond, value, pe, request) \
    shmemx_ulong_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_ulonglong_cswap_nbe(target, cond, value, pe, request) \
    shmemx_ulonglong_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_int32_cswap_nbe(target, cond, value, pe, request) \
    shmemx_int32_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_int64_cswap_nbe(target, cond, value, pe, request) \
    shmemx_int64_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_uint32_cswap_nbe(target, cond, value, pe, request) \
    shmemx_uint32_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_uint64_cswap_nbe(target, cond, value, pe, request) \
    shmemx_uint64_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_size_cswap_nbe(target, cond, value, pe, request) \
    shmemx_size_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_ptrdiff_cswap_nbe(target, cond, value, pe, request) \
    shmemx_ptrdiff_cswap_nbe(NULL, target, cond, value, pe, request)
#define shmem_int_fadd_nbe(target, value, pe, request) shmemx_int_fadd_nbe(NULL, target, value, pe, request)
#define shmem_long_fadd_nbe(target, value, pe, request) shmemx_long_fadd_nbe(NULL, target, value, pe, request)
#define shmem_longlong_fadd_nbe(target, value, pe, request) \
    shmemx_longlong_fadd_nbe(NULL, target, value, pe, request)
#define shmem_uint_fadd_nbe(target, value, pe, request) shmemx_uint_fadd_nbe(NULL, target, value, pe, request)
#define shmem_ulong_fadd_nbe(target, value, pe, request) \
    shmemx_ulong_fadd_nbe(NULL, target, value, pe, request)
#define shmem_ulonglong_fadd_nbe(target, value, pe, request) \
    shmemx_ulonglong_fadd_nbe(NULL, target, value, pe, request)
#define shmem_int32_fadd_nbe(target, value, pe, request) \
    shmemx_int32_fadd_nbe(NULL, target, value, pe, request)
#define shmem_int64_fadd_nbe(target, value, pe, request) \
    shmemx_int64_fadd_nbe(NULL, target, value, pe, request)
#define shmem_uint32_fadd_nbe(target, value, pe, request) \
    shmemx_uint32_fadd_nbe(NULL, target, value, pe, request)
#define shmem_uint64_fadd_nbe(target, value, pe, request) \
    shmemx_uint64_fadd_nbe(NULL, target, value, pe, request)
#define shmem_size_fadd_nbe(target, value, pe, request) shmemx_size_fadd_nbe(NULL, target, value, pe, request)
#define shmem_ptrdiff_fadd_nbe(target, value, pe, request) \
    shmemx_ptrdiff_fadd_nbe(NULL, target, value, pe, request)

/* ---- End of requests ---- */

/* Counting puts and append */

typedef shmemx_ct_t  shmem_ct_t;
typedef shmemx_oct_t shmem_oct_t;

#define shmem_ct_create   shmemx_ct_create
#define shmem_ct_free     shmemx_ct_free
#define shmem_ct_get      shmemx_ct_get
#define shmem_ct_set      shmemx_ct_set
#define shmem_ct_wait     shmemx_ct_wait
#define shmem_put_ct      shmemx_put_ct
#define shmem_putmem_ct   shmemx_putmem_ct
#define shmem_getmem_ct   shmemx_getmem_ct
#define shmem_oct_create  shmemx_oct_create
#define shmem_oct_destroy shmemx_oct_destroy
#define shmem_oct_free    shmemx_oct_free
#define shmem_oct_reset   shmemx_oct_reset
#define shmem_oct_get     shmemx_oct_get
#define shmem_push        shmemx_push
#define shmem_int_push    shmemx_int_push

#endif
