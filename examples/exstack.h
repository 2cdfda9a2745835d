/* exstack: what is written by hand where simple loops are slow, after the library of that name in bale. Items for each
 * PE are gathered in a buffer; when one is full, all PEs exchange all buffers and meet. Beside the loops of histogram.c
 * and index_gather.c, to see what it costs and brings.
 *
 * An item is a 64-bit word and whatever else the program finds by its place: items from one PE arrive in the order in
 * which they were pushed. */
#ifndef EXSTACK_H
#define EXSTACK_H

#include <shmem.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

struct exstack {
    size_t room;       /* items of a buffer */
    uint64_t *out;     /* a buffer for each PE: how many, whether that is all, and the items */
    uint64_t *in[2];   /* symmetric: likewise from each PE, by turns, as a PE may be one exchange ahead */
    unsigned exchange; /* how many there have been */
    int pes, me;
};
enum { EXSTACK_HEAD = 2 };

static size_t exstack_step(const struct exstack *x) { return EXSTACK_HEAD + x->room; }
static uint64_t *exstack_out(const struct exstack *x, int pe) { return x->out + (size_t)pe * exstack_step(x); }

/* What came from that PE in the last exchange: how many words, and the words. */
static const uint64_t *exstack_in(const struct exstack *x, int pe)
{
    return x->in[x->exchange & 1] + (size_t)pe * exstack_step(x);
}

/* All PEs; false if there is no memory. */
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
