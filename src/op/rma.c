#include "op/rma.h"

#include "base/atomic.h"
#include "base/log.h"
#include "lane/bulk.h"
#include "context/context.h"
#include "memory/device.h"
#include "context/quiet.h"
#include "memory/peer.h"
#include "lane/post.h"

/* Between a GPU's memory here and other nodes: through host memory, a piece at a time. */
enum { STAGE_MAX = 1 << 20 };

static void *stage_make(size_t nbytes)
{
    void *stage = malloc(nbytes);
    if (!stage) die(NULL, "out of memory for %zu bytes on their way from or to a GPU", nbytes);
    return stage;
}

cold_path static void put_staged(struct context *c, struct target t, const char *source, size_t nbytes)
{
    char *stage = stage_make(min_size(nbytes, STAGE_MAX));
    for (size_t n; nbytes; source += n, t.offset += n, nbytes -= n) {
        n = min_size(nbytes, STAGE_MAX);
        device_copy(stage, source, n);
        post_put(c, &t, stage, n);
    }
    free(stage);
}

/* There when it returns. */
cold_path static void get_staged(struct context *c, struct target t, char *dest, size_t nbytes)
{
    char *stage = stage_make(min_size(nbytes, STAGE_MAX));
    for (size_t n; nbytes; dest += n, t.offset += n, nbytes -= n) {
        n = min_size(nbytes, STAGE_MAX);
        post_get(c, &t, stage, n);
        quiet_wait(c);
        device_copy(dest, stage, n);
    }
    free(stage);
}

static bool is_staged(const struct target *t, const void *here)
{
    return unlikely(t->region == REGION_DEVICE) && device_owns(here);
}

void rma_post_put(struct context *c, const struct target *t, const void *source, size_t nbytes)
{
    if (is_staged(t, source)) put_staged(c, *t, source, nbytes);
    else post_put(c, t, source, nbytes);
}

void rma_post_get(struct context *c, const struct target *t, void *dest, size_t nbytes)
{
    if (is_staged(t, dest)) get_staged(c, *t, dest, nbytes);
    else post_get(c, t, dest, nbytes);
}

/* Long transfers proceed while the program computes, except those of a GPU's memory, whose copies wait for the driver
 * and hold the lane. */
static bool is_left_to_others(const struct target *t, size_t nbytes)
{
    return bulk_is_long(nbytes) && t->region != REGION_DEVICE;
}

/* The source may be reused when it returns: it is copied, or has been read by the card. */
static void put_to_host(struct context *c, const struct target *t, const void *source, size_t nbytes)
{
    if (bulk_put_alone(c, t, source, nbytes)) {
        if (nbytes > RDMA_COPIED) quiet_wait(c);
        return;
    }
    if (!bulk_suits_put(c, t, nbytes)) {
        post_put(c, t, source, nbytes);
        return;
    }
    bulk_put(c, t, source, nbytes);
    quiet_wait(c);
}

cold_path static void put_target(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                 const char *where)
{
    if (!nbytes) {
        argument_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, dest, nbytes, pe, where, "dest");
    if (t.mapped) copy_to(&t, source, nbytes);
    else if (likely(t.region != REGION_DEVICE)) put_to_host(context_issuing(c), &t, source, nbytes);
    else rma_post_put(context_issuing(c), &t, source, nbytes);
}

/* Out of line, or a put of a word saves the registers that this needs. */
out_of_line static void put_bytes(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                  const char *where)
{
    if (unlikely(!post_bytes_fast(context_issuing_fast(c), dest, pe, source, nbytes)))
        put_target(c, dest, source, nbytes, pe, where);
}

void rma_put_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    uint64_t value;
    if (nbytes == device_value_size) {
        memcpy(&value, source, sizeof value);
        rma_p64_slow(c, dest, value, pe, where);
    } else {
        put_bytes(c, dest, source, nbytes, pe, where);
    }
}

void rma_put_nbi_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    if (!nbytes || !bulk_is_long(nbytes)) {
        rma_put_slow(c, dest, source, nbytes, pe, where);
        return;
    }
    struct target t = peer_target(c, dest, nbytes, pe, where, "dest");
    if (t.mapped) copy_to(&t, source, nbytes);
    else if (is_left_to_others(&t, nbytes)) bulk_put(context_issuing(c), &t, source, nbytes);
    else rma_post_put(context_issuing(c), &t, source, nbytes);
}

/* There when it returns, as what follows. */
static void get_from_host(struct context *c, const struct target *t, void *dest, size_t nbytes)
{
    if (bulk_get_piece(c, t, dest, nbytes)) return;
    if (bulk_is_long(nbytes) && bulk_suits_get(c, t, nbytes)) bulk_get(c, t, dest, nbytes);
    else post_get(c, t, dest, nbytes);
    quiet_wait(c);
}

static void get_from_node(struct context *c, const struct target *t, void *dest, size_t nbytes)
{
    if (likely(t->region != REGION_DEVICE)) {
        get_from_host(c, t, dest, nbytes);
        return;
    }
    rma_post_get(c, t, dest, nbytes);
    quiet_wait(c);
}

cold_path static void get_target(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                 const char *where, bool is_awaited)
{
    if (!nbytes) {
        argument_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, source, nbytes, pe, where, "source");
    if (t.mapped) copy_from(&t, dest, nbytes);
    else if (is_awaited) get_from_node(context_issuing(c), &t, dest, nbytes);
    else if (unlikely(t.region == REGION_DEVICE)) rma_post_get(context_issuing(c), &t, dest, nbytes);
    else if (bulk_is_long(nbytes)) bulk_get(context_issuing(c), &t, dest, nbytes);
    else post_get(context_issuing(c), &t, dest, nbytes);
}

void rma_get_nbi_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    if (unlikely(bulk_is_long(nbytes) || !post_get_fast(context_issuing_fast(c), source, pe, dest, nbytes)))
        get_target(c, dest, source, nbytes, pe, where, false);
}

void rma_get_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    c = context_issuing(c);
    get_target(c, dest, source, nbytes, pe, where, true);
}

#define BITS 8
#include "op/rma_slow.inl"
#define BITS 16
#include "op/rma_slow.inl"
#define BITS 32
#include "op/rma_slow.inl"
#define BITS 64
#include "op/rma_slow.inl"

/* Bytes from the first to behind the last element of a strided span. */
static size_t strided_extent(ptrdiff_t stride, size_t bsize, size_t nblocks, size_t element)
{
    return ((nblocks - 1) * (size_t)stride + bsize) * element;
}

static void check_strides(ptrdiff_t dst, ptrdiff_t sst, size_t bsize, const char *where)
{
    if (dst < 1 || (size_t)dst < bsize) die_argument(where, "dst", "%td, not at least %zu", dst, bsize ? bsize : 1);
    if (sst < 1 || (size_t)sst < bsize) die_argument(where, "sst", "%td, not at least %zu", sst, bsize ? bsize : 1);
}

static void copy_blocks(uint32_t region, void *dest, const void *source, size_t to_step, size_t from_step, size_t block,
                        size_t n)
{
    if (region == REGION_DEVICE) device_copy_strided(dest, source, to_step, from_step, block, n);
    else copy_strided(dest, source, to_step, from_step, block, n);
}

/* Blocks to another node; those of a GPU's memory are brought together first. */
static void put_strided(struct context *c, struct target t, const char *source, size_t to_step, size_t from_step,
                        size_t block, size_t n)
{
    char *stage = is_staged(&t, source) ? stage_make(block * n) : NULL;
    if (stage) {
        device_copy_strided(stage, source, block, from_step, block, n);
        source = stage;
        from_step = block;
    }
    for (; n--; source += from_step, t.offset += to_step) post_put(c, &t, source, block);
    free(stage);
}

static void get_strided(struct context *c, struct target t, char *dest, size_t to_step, size_t from_step, size_t block,
                        size_t n)
{
    char *stage = is_staged(&t, dest) ? stage_make(block * n) : NULL, *to = stage ? stage : dest;
    for (size_t i = 0; i < n; i++, t.offset += from_step) post_get(c, &t, to + i * (stage ? block : to_step), block);
    if (!stage) return;
    quiet_wait(c);
    device_copy_strided(dest, stage, to_step, block, block, n);
    free(stage);
}

void rma_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where)
{
    argument_check_pe(c, pe, where, "pe");
    if (!bsize || !nblocks) return;
    check_strides(dst, sst, bsize, where);
    struct target t = peer_target(c, dest, strided_extent(dst, bsize, nblocks, element), pe, where, "dest");
    size_t to_step = (size_t)dst * element, from_step = (size_t)sst * element;
    if (t.mapped) copy_blocks(t.region, t.mapped, source, to_step, from_step, bsize * element, nblocks);
    else put_strided(context_issuing(c), t, source, to_step, from_step, bsize * element, nblocks);
}

void rma_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where)
{
    c = context_issuing(c);
    rma_iget_nbi(c, dest, source, dst, sst, bsize, nblocks, element, pe, where);
    if (quiet_is_pending(c)) quiet_wait(c);
    fence_after_get();
}

void rma_iget_nbi(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, size_t element, int pe, const char *where)
{
    argument_check_pe(c, pe, where, "pe");
    if (!bsize || !nblocks) return;
    check_strides(dst, sst, bsize, where);
    struct target t = peer_target(c, source, strided_extent(sst, bsize, nblocks, element), pe, where, "source");
    size_t to_step = (size_t)dst * element, from_step = (size_t)sst * element;
    if (t.mapped) copy_blocks(t.region, dest, t.mapped, to_step, from_step, bsize * element, nblocks);
    else get_strided(context_issuing(c), t, dest, to_step, from_step, bsize * element, nblocks);
}
