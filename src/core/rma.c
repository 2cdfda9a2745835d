#include "core/rma.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "base/atomic.h"
#include "core/region.h"

#if defined(__SSE2__)
void rma_copy_streaming(void *dest, const void *source, size_t nbytes)
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
void rma_copy_streaming(void *dest, const void *source, size_t nbytes) { memcpy(dest, source, nbytes); }
#endif

void rma_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    if (!nbytes) region_check_pe(c, pe, where, "pe");
    else rma_copy(region_reach(c, dest, nbytes, pe, where, "dest"), source, nbytes);
}

void rma_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    if (!nbytes) region_check_pe(c, pe, where, "pe");
    else rma_copy(dest, region_reach(c, source, nbytes, pe, where, "source"), nbytes);
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
    char *at = region_reach(c, dest, strided_extent(dst, bsize, nblocks, element), pe, where, "dest");
    rma_copy_strided(at, source, (size_t)dst * element, (size_t)sst * element, bsize * element, nblocks);
}

void rma_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where)
{
    region_check_pe(c, pe, where, "pe");
    if (!bsize || !nblocks) return;
    check_strides(dst, sst, bsize, where);
    const char *at = region_reach(c, source, strided_extent(sst, bsize, nblocks, element), pe, where, "source");
    rma_copy_strided(dest, at, (size_t)dst * element, (size_t)sst * element, bsize * element, nblocks);
}
