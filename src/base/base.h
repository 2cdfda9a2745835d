/* What every file of Heddle may use: attributes, assertions, small arithmetic. */
#ifndef HEDDLE_BASE_H
#define HEDDLE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define likely(x)     __builtin_expect(!!(x), 1)
#define unlikely(x)   __builtin_expect(!!(x), 0)
#define force_inline  static inline __attribute__((always_inline))
#define cold_path     __attribute__((cold, noinline))
#define out_of_line   __attribute__((noinline))
#define must_check    __attribute__((warn_unused_result))
#define aligned_to(n) __attribute__((aligned(n)))
#define hidden_symbol __attribute__((visibility("hidden")))
#define cache_line    64

/* Internal invariants, always compiled. Level 1: cheap ones; level 2: whole structures. */
#ifndef HEDDLE_ASSERT_LEVEL
#define HEDDLE_ASSERT_LEVEL 0
#endif
#define expect(level, cond)                                                                                            \
    ((void)((HEDDLE_ASSERT_LEVEL >= (level) && unlikely(!(cond))) ? (assert_failed(#cond, __FILE__, __LINE__), 0) : 0))
_Noreturn cold_path void assert_failed(const char *condition, const char *file, int line);

static inline size_t round_up(size_t n, size_t unit) { return (n + unit - 1) / unit * unit; }
static inline size_t round_down(size_t n, size_t unit) { return n / unit * unit; }
static inline size_t min_size(size_t a, size_t b) { return a < b ? a : b; }
static inline bool is_power_of_2(size_t n) { return n && !(n & (n - 1)); }

#endif
