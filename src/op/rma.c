#include "op/rma.h"

#include "base/atomic.h"
#include "base/log.h"
#include "lane/bulk.h"
#include "context/context.h"
#include "memory/device.h"
#include "context/quiet.h"
#include "memory/peer.h"
#include "lane/post.h"
#include "op/route.h"

cold_path static void put_target(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                 const char *where)
{
    if (!nbytes) {
        argument_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, dest, nbytes, pe, where, "dest");
    route(ROUTE_PUT, c, &t, source, nbytes, NULL);
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
    route(ROUTE_PUT_NBI, c, &t, source, nbytes, NULL);
}

cold_path static void get_target(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                 const char *where, enum route_kind kind)
{
    if (!nbytes) {
        argument_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, source, nbytes, pe, where, "source");
    route(kind, c, &t, dest, nbytes, NULL);
}

void rma_get_nbi_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    if (unlikely(bulk_is_long(nbytes) || !post_get_fast(context_issuing_fast(c), source, pe, dest, nbytes)))
        get_target(c, dest, source, nbytes, pe, where, ROUTE_GET_NBI);
}

void rma_get_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    get_target(c, dest, source, nbytes, pe, where, ROUTE_GET);
}

#define BITS 8
#include "op/rma_slow.inl"
#define BITS 16
#include "op/rma_slow.inl"
#define BITS 32
#include "op/rma_slow.inl"
#define BITS 64
#include "op/rma_slow.inl"

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
    char *stage = route_is_staged(&t, source) ? route_stage(block * n) : NULL;
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
    char *stage = route_is_staged(&t, dest) ? route_stage(block * n) : NULL, *to = stage ? stage : dest;
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
    struct target t = peer_target(c, dest, argument_extent(nblocks, dst, bsize, element), pe, where, "dest");
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
    struct target t = peer_target(c, source, argument_extent(nblocks, sst, bsize, element), pe, where, "source");
    size_t to_step = (size_t)dst * element, from_step = (size_t)sst * element;
    if (t.mapped) copy_blocks(t.region, dest, t.mapped, to_step, from_step, bsize * element, nblocks);
    else get_strided(context_issuing(c), t, dest, to_step, from_step, bsize * element, nblocks);
}
