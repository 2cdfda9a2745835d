/* exstack: buffers for programs in which simple loops are slow, after the library of that name in bale. Items for each
 * PE are gathered in a buffer. When a buffer is full, all PEs exchange all buffers, and synchronise. histogram.c and
 * index_gather.c compare it with simple loops.
 *
 * An item is a 64-bit word. Items from one PE arrive in the order in which they were pushed, so that a program can keep
 * other data of an item under its index. */
#ifndef EXSTACK_H
#define EXSTACK_H

#include <shmem.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

struct exstack {
    size_t room;       /* items of a buffer */
    uint64_t *out;     /* a buffer for each PE: number of items, 1 for the last buffer, and the items */
    uint64_t *in[2];   /* symmetric: buffers from each PE, two in turn, because a PE may be one exchange ahead */
    unsigned exchange; /* number of exchanges so far */
    int pes, me;
};
enum { EXSTACK_HEAD = 2 };

static size_t exstack_step(const struct exstack *x) { return EXSTACK_HEAD + x->room; }
static uint64_t *exstack_out(const struct exstack *x, int pe) { return x->out + (size_t)pe * exstack_step(x); }

/* Returns the buffer from that PE in the last exchange. */
static const uint64_t *exstack_in(const struct exstack *x, int pe)
{
    return x->in[x->exchange & 1] + (size_t)pe * exstack_step(x);
}

/* Collective. Returns false without memory for it. */
static bool exstack_open(struct exstack *x, size_t room)
{
    *x = (struct exstack){.room = room, .pes = shmem_n_pes(), .me = shmem_my_pe()};
    size_t words = (size_t)x->pes * exstack_step(x);
    x->out = calloc(words, sizeof *x->out);
    x->in[0] = shmem_malloc(words * sizeof *x->out);
    x->in[1] = shmem_malloc(words * sizeof *x->out);
    return x->out && x->in[0] && x->in[1];
}

static void exstack_close(struct exstack *x)
{
    shmem_free(x->in[1]);
    shmem_free(x->in[0]);
    free(x->out);
}

/* False if the buffer is full: exchange, and try again. */
static bool exstack_push(struct exstack *x, int pe, uint64_t item)
{
    uint64_t *out = exstack_out(x, pe);
    if (out[0] == x->room) return false;
    out[EXSTACK_HEAD + out[0]++] = item;
    return true;
}

/* All PEs: sends all buffers, and returns whether all PEs have sent their last. */
static bool exstack_exchange(struct exstack *x, bool is_last)
{
    bool all = true;
    x->exchange++;
    uint64_t *in = x->in[x->exchange & 1] + (size_t)x->me * exstack_step(x);
    for (int k = 0; k < x->pes; k++) {
        int pe = (x->me + k) % x->pes;
        uint64_t *out = exstack_out(x, pe);
        out[1] = is_last;
        shmem_uint64_put_nbi(in, out, EXSTACK_HEAD + out[0], pe);
    }
    shmem_barrier_all();
    for (int pe = 0; pe < x->pes; pe++) {
        exstack_out(x, pe)[0] = 0;
        all = all && exstack_in(x, pe)[1];
    }
    return all;
}

#endif
