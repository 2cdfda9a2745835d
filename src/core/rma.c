#include "core/rma.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "base/atomic.h"
#include "core/bulk.h"
#include "core/context.h"
#include "core/mark.h"
#include "core/peer.h"
#include "core/post.h"

#if defined(__SSE2__)
static void copy_streaming(void *dest, const void *source, size_t nbytes)
{
    char *to = dest;
    const char *from = source;
    size_t head = -(uintptr_t)to & 63;
    memcpy(to, from, head);
    to += head, from += head, nbytes -= head;
    for (; nbytes >= 64; nbytes -= 64, to += 64, from += 64) {
        __m128i a = _mm_loadu_si128((const __m128i *)from), b = _mm_loadu_si128((const __m128i *)from + 1);
        __m128i d = _mm_loadu_si128((const __m128i *)from + 2), e = _mm_loadu_si128((const __m128i *)from + 3);
        _mm_stream_si128((__m128i *)to, a);
        _mm_stream_si128((__m128i *)to + 1, b);
        _mm_stream_si128((__m128i *)to + 2, d);
        _mm_stream_si128((__m128i *)to + 3, e);
    }
    memcpy(to, from, nbytes);
    fence_streamed_stores(); /* so that shmem_fence, which on x86 orders plain stores for free, orders these too */
}
#else
static void copy_streaming(void *dest, const void *source, size_t nbytes) { memcpy(dest, source, nbytes); }
#endif

/* Large, or nothing at all: the addresses may be NULL then. */
void rma_copy_rare(void *dest, const void *source, size_t nbytes)
{
    if (nbytes) copy_streaming(dest, source, nbytes);
}

cold static void rma_put_elsewhere(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                   const char *where)
{
    if (!nbytes) {
        region_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, dest, nbytes, pe, where, "dest");
    if (t.mapped) rma_copy(t.mapped, source, nbytes);
    else post_put(context_issuing(c), &t, source, nbytes);
}

void rma_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    uint64_t value;
    if (nbytes == sizeof value) {
        memcpy(&value, source, sizeof value);
        rma_p64_far(c, dest, value, pe, where);
    } else {
        rma_put_elsewhere(c, dest, source, nbytes, pe, where);
    }
}

void rma_put_nbi_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    if (!nbytes || !bulk_is_long(nbytes)) {
        rma_put_far(c, dest, source, nbytes, pe, where);
        return;
    }
    struct target t = peer_target(c, dest, nbytes, pe, where, "dest");
    if (t.mapped) rma_copy(t.mapped, source, nbytes);
    else bulk_put(context_issuing(c), &t, source, nbytes);
}

static void rma_get_elsewhere(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                              const char *where, bool is_awaited)
{
    if (!nbytes) {
        region_check_pe(c, pe, where, "pe");
        return;
    }
    struct target t = peer_target(c, source, nbytes, pe, where, "source");
    if (t.mapped) rma_copy(dest, t.mapped, nbytes);
    else if (bulk_is_long(nbytes) && !is_awaited) bulk_get(context_issuing(c), &t, dest, nbytes);
    else post_get(context_issuing(c), &t, dest, nbytes);
}

void rma_get_nbi_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    rma_get_elsewhere(c, dest, source, nbytes, pe, where, false);
}

void rma_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    c = context_issuing(c);
    rma_get_elsewhere(c, dest, source, nbytes, pe, where, true);
    if (load_relaxed(&c->mark)) mark_wait(c); /* a get was posted; or something else was, and waiting for it does no harm */
}

#define BITS 8
#include "core/rma_far.h"
#define BITS 16
#include "core/rma_far.h"
#define BITS 32
#include "core/rma_far.h"
#define BITS 64
#include "core/rma_far.h"

/* Elements of one size in a loop that the compiler knows; blocks and odd sizes by memcpy. */
#define COPY_STRIDED(bits)                                                                             \
    static void copy_strided##bits(char *to, const char *from, size_t to_step, size_t from_step, size_t n) \
    {                                                                                                  \
        for (; n; n--, to += to_step, from += from_step) memcpy(to, from, bits / 8);                   \
    }
COPY_STRIDED(8)
COPY_STRIDED(16)
COPY_STRIDED(32)
COPY_STRIDED(64)
COPY_STRIDED(128)

void rma_copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n)
{
    char *to = dest;
    const char *from = source;
    switch (block) {
    case 1: copy_strided8(to, from, to_step, from_step, n); break;
    case 2: copy_strided16(to, from, to_step, from_step, n); break;
    case 4: copy_strided32(to, from, to_step, from_step, n); break;
    case 8: copy_strided64(to, from, to_step, from_step, n); break;
    case 16: copy_strided128(to, from, to_step, from_step, n); break;
    default:
        for (; n; n--, to += to_step, from += from_step) memcpy(to, from, block);
    }
}

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

void rma_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where)
{
    region_check_pe(c, pe, where, "pe");
    if (!bsize || !nblocks) return;
    check_strides(dst, sst, bsize, where);
    struct target t = peer_target(c, dest, strided_extent(dst, bsize, nblocks, element), pe, where, "dest");
    size_t to_step = (size_t)dst * element, from_step = (size_t)sst * element;
    if (t.mapped) {
        rma_copy_strided(t.mapped, source, to_step, from_step, bsize * element, nblocks);
        return;
    }
    c = context_issuing(c);
    for (const char *from = source; nblocks--; from += from_step, t.offset += to_step)
        post_put(c, &t, from, bsize * element);
}

void rma_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where)
{
    c = context_issuing(c);
    rma_iget_nbi(c, dest, source, dst, sst, bsize, nblocks, element, pe, where);
    if (load_relaxed(&c->mark)) mark_wait(c);
}

void rma_iget_nbi(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, size_t element, int pe, const char *where)
{
    region_check_pe(c, pe, where, "pe");
    if (!bsize || !nblocks) return;
    check_strides(dst, sst, bsize, where);
    struct target t = peer_target(c, source, strided_extent(sst, bsize, nblocks, element), pe, where, "source");
    size_t to_step = (size_t)dst * element, from_step = (size_t)sst * element;
    if (t.mapped) {
        rma_copy_strided(dest, t.mapped, to_step, from_step, bsize * element, nblocks);
        return;
    }
    c = context_issuing(c);
    for (char *to = dest; nblocks--; to += to_step, t.offset += from_step) post_get(c, &t, to, bsize * element);
}
