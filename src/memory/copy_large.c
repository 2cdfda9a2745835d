/* Copies that memcpy is not the best at. */
#include "memory/copy.h"

#include "base/atomic.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

/* Twice as wide as what every processor of this kind has: a tenth faster where many of them copy. */
__attribute__((target("avx2"))) static void copy_past_caches(char *to, const char *from, size_t nbytes)
{
    for (; nbytes >= 128; nbytes -= 128, to += 128, from += 128) {
        __m256i a = _mm256_loadu_si256((const __m256i *)from), b = _mm256_loadu_si256((const __m256i *)from + 1);
        __m256i c = _mm256_loadu_si256((const __m256i *)from + 2), d = _mm256_loadu_si256((const __m256i *)from + 3);
        _mm256_stream_si256((__m256i *)to, a);
        _mm256_stream_si256((__m256i *)to + 1, b);
        _mm256_stream_si256((__m256i *)to + 2, c);
        _mm256_stream_si256((__m256i *)to + 3, d);
    }
    memcpy(to, from, nbytes);
    fence_streamed_stores(); /* so that shmem_fence, which on x86 orders plain stores for free, orders these too */
}

void copy_streaming(void *dest, const void *source, size_t nbytes)
{
    size_t head = min_size(-(uintptr_t)dest & 63, nbytes);
    memcpy(dest, source, head);
    dest = (char *)dest + head, source = (const char *)source + head, nbytes -= head;
    if (__builtin_cpu_supports("avx2")) copy_past_caches(dest, source, nbytes);
    else memcpy(dest, source, nbytes);
}

/* "Fast short rep movsb", except on AMD's family 25 (Zen 3 and 4), which has the flag and is slow at some alignments.
 */
static bool is_string_copy_fast(void)
{
#ifdef HEDDLE_TSAN /* which would not see what it reads and writes */
    return false;
#endif
    enum { LEAF = 7, FAST_SHORT = 1 << 4, AMD_SLOW = 25 }; /* FAST_SHORT: in EDX */
    unsigned a, b, c, d, most = __get_cpuid_max(0, NULL);
    if (most < LEAF || !__get_cpuid_count(LEAF, 0, &a, &b, &c, &d) || !(d & FAST_SHORT)) return false;
    __cpuid(1, a, b, c, d);
    unsigned family = (a >> 8 & 15) + (a >> 20 & 255);
    __cpuid(0, a, b, c, d);
    return b != signature_AMD_ebx || family != AMD_SLOW;
}

/* Of what fits a cache it is faster than memcpy's loop, which takes its place above the size of a core's cache. Stores
 * behind it are seen behind it, as behind those of memcpy. */
static bool copy_string(void *dest, const void *source, size_t nbytes)
{
    enum { UNKNOWN, FAST, SLOW };
    static int known; /* asking takes longer than a small copy on a virtual machine */
    int is = load_relaxed(&known);
    if (is == UNKNOWN) store_relaxed(&known, is = is_string_copy_fast() ? FAST : SLOW);
    if (is == SLOW || (((uintptr_t)dest ^ (uintptr_t)source) & 63)) return false;
    __asm__ volatile("rep movsb" : "+D"(dest), "+S"(source), "+c"(nbytes) : : "memory");
    return true;
}
#else
void copy_streaming(void *dest, const void *source, size_t nbytes) { memcpy(dest, source, nbytes); }

static bool copy_string(void *dest, const void *source, size_t nbytes)
{
    (void)dest, (void)source, (void)nbytes;
    return false;
}
#endif

/* The addresses may be NULL where there is nothing. */
void copy_large(void *dest, const void *source, size_t nbytes)
{
    if (nbytes >= COPY_STREAMING_FROM) copy_streaming(dest, source, nbytes);
    else if (nbytes && !copy_string(dest, source, nbytes)) memcpy(dest, source, nbytes);
}
