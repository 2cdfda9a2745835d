#include "memory/copy.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "base/atomic.h"
#include "memory/device.h"

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
void copy_slow(void *dest, const void *source, size_t nbytes)
{
    if (nbytes) copy_streaming(dest, source, nbytes);
}

/* Elements of one size in a loop that the compiler knows; blocks and odd sizes by memcpy. */
#define ELEMENTS_COPY(bits)                                                                                            \
    static void elements_copy##bits(char *to, const char *from, size_t to_step, size_t from_step, size_t n)            \
    {                                                                                                                  \
        for (; n; n--, to += to_step, from += from_step) memcpy(to, from, bits / 8);                                   \
    }
ELEMENTS_COPY(8)
ELEMENTS_COPY(16)
ELEMENTS_COPY(32)
ELEMENTS_COPY(64)
ELEMENTS_COPY(128)

void copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n)
{
    char *to = dest;
    const char *from = source;
    switch (block) {
    case 1:
        elements_copy8(to, from, to_step, from_step, n);
        break;
    case 2:
        elements_copy16(to, from, to_step, from_step, n);
        break;
    case 4:
        elements_copy32(to, from, to_step, from_step, n);
        break;
    case 8:
        elements_copy64(to, from, to_step, from_step, n);
        break;
    case 16:
        elements_copy128(to, from, to_step, from_step, n);
        break;
    default:
        for (; n; n--, to += to_step, from += from_step) memcpy(to, from, block);
    }
}

void copy_to(const struct target *t, const void *source, size_t nbytes)
{
    if (unlikely(t->region == REGION_DEVICE)) device_copy(t->mapped, source, nbytes);
    else copy_bytes(t->mapped, source, nbytes);
}

void copy_from(const struct target *t, void *dest, size_t nbytes)
{
    if (unlikely(t->region == REGION_DEVICE)) device_copy(dest, t->mapped, nbytes);
    else copy_bytes(dest, t->mapped, nbytes);
}
