/* Kinds of operations: how each is called, and what it does to memory. */
#ifndef TORTURE_KINDS_H
#define TORTURE_KINDS_H

#include <shmem.h>
#include <shmemx.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The spellings of a call. */
enum form { PLAIN, ON_CTX, CHARGED, CHARGED_ON_CTX, FORMS };

/* The arguments of any of them. `far` is the address at the target, `near` is this thread's memory. */
struct call {
    shmem_ctx_t ctx;
    shmemx_request_h *request;
    void *far, *near;
    ptrdiff_t far_stride, near_stride;
    size_t block, n; /* elements of a block of a strided operation; elements, or blocks */
    uint64_t operand, cond;
    uint64_t *signal;
    shmemx_ct_t ct;
    shmemx_oct_t oct;
    bool *fits; /* what a push that may fail says */
    int pe;
};

typedef void issue_fn(const struct call *c);

/* What an operation does. */
enum sort { SORT_PUT, SORT_GET, SORT_ATOMIC, SORT_SIGNALLED /* a put with a signal */, SORT_PUSH, SORTS };

/* What an atomic operation makes of a word. */
enum amo { AMO_FETCH, AMO_SET, AMO_CSWAP, AMO_ADD, AMO_AND, AMO_OR, AMO_XOR };

enum trait {
    OPEN = 1 << 0,    /* returns before its buffer is its owner's again, also without a request */
    SIZED = 1 << 1,   /* of any number of elements, else of one */
    STRIDED = 1 << 2, /* elements lie apart */
    BLOCKED = 1 << 3, /* several together */
    FETCHES = 1 << 4, /* an atomic operation with a result */
    FLAG = 1 << 5,    /* somebody may wait for the word */
    COUNTS = 1 << 6,  /* at the target */
    TRIES = 1 << 7,   /* to push to a small append, and may fail */
    RINGS = 1 << 8,   /* pushes to a ring */
};

struct kind {
    const char *name, *group; /* what --kinds names */
    enum sort sort;
    unsigned traits, width, weight; /* bytes of an element; how often */
    enum amo amo;
    issue_fn *issue[FORMS]; /* NULL: there is no such spelling */
};

/* In elements: blocks begin `far` apart at the target, `near` apart here. */
struct shape {
    uint32_t width, blocks, block, far, near;
};

static inline size_t shape_bytes(const struct shape *s) { return (size_t)s->width * s->blocks * s->block; }

static inline size_t shape_span(const struct shape *s, uint32_t stride)
{
    return s->blocks ? ((size_t)(s->blocks - 1) * stride + s->block) * s->width : 0;
}

/* All kinds, one table behind the other. */
struct kind_table {
    const struct kind *kinds;
    size_t n;
};
extern const struct kind_table put_kinds, get_kinds, strided_kinds, atomic_kinds, signal_kinds, count_kinds;

const struct kind *kind_number(uint32_t i); /* NULL behind the last one */
bool kind_is_written(const struct kind *kind);
bool kind_reads(const struct kind *kind);

/* The word after it. */
uint64_t amo_result(enum amo amo, unsigned width, uint64_t before, uint64_t operand, uint64_t cond);

/* In kinds_*.c: functions for the spellings, all of the same arguments. */
#define IN_TWO(function, spelling, ...)                                                                                \
    static void function(const struct call *c) { shmem_##spelling(__VA_ARGS__); }                                      \
    static void function##_ctx(const struct call *c) { shmem_ctx_##spelling(c->ctx, __VA_ARGS__); }

/* Without a request, but an extension. */
#define IN_TWO_EXTRA(function, spelling, ...)                                                                          \
    static void function(const struct call *c) { shmemx_##spelling(__VA_ARGS__); }                                     \
    static void function##_ctx(const struct call *c) { shmemx_ctx_##spelling(c->ctx, __VA_ARGS__); }

#define IN_FOUR(function, spelling, ...)                                                                               \
    IN_TWO(function, spelling, __VA_ARGS__)                                                                            \
    static void function##_nbe(const struct call *c) { shmemx_##spelling##_nbe(__VA_ARGS__, c->request); }             \
    static void function##_ctx_nbe(const struct call *c)                                                               \
    {                                                                                                                  \
        shmemx_ctx_##spelling##_nbe(c->ctx, __VA_ARGS__, c->request);                                                  \
    }

#define TWO(function)                                                                                                  \
    {                                                                                                                  \
        function, function##_ctx                                                                                       \
    }
#define FOUR(function)                                                                                                 \
    {                                                                                                                  \
        function, function##_ctx, function##_nbe, function##_ctx_nbe                                                   \
    }

#define TABLE(name, kinds) const struct kind_table name = {kinds, sizeof kinds / sizeof *kinds}

#endif
