#include "memory/copy.h"

#include "memory/device.h"

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
