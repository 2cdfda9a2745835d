/* Copying symmetric memory that is mapped here: the host's by the CPU, a GPU's by its driver. */
#ifndef HEDDLE_COPY_H
#define HEDDLE_COPY_H

#include <string.h>

#include "memory/peer.h"

/* From here on some processors have a faster way than memcpy's. */
#define COPY_LARGE_FROM ((size_t)1 << 20)
cold_path void copy_large(void *dest, const void *source, size_t nbytes); /* or nothing at all */

/* From here on a copy does not fit any cache, and stores that bypass it save reading the destination. Below, they
 * would lose: two to three times against a destination that is in the cache. */
#define COPY_STREAMING_FROM ((size_t)24 << 20)
cold_path void copy_streaming(void *dest, const void *source, size_t nbytes);

/* A copy of any size; the small ones that scalars need without a call. */
force_inline void copy_bytes(void *dest, const void *source, size_t nbytes)
{
    if (nbytes == 8) memcpy(dest, source, 8);
    else if (nbytes == 4) memcpy(dest, source, 4);
    else if (likely(nbytes - 1 < COPY_LARGE_FROM - 1)) memcpy(dest, source, nbytes);
    else copy_large(dest, source, nbytes);
}

/* n blocks of `block` bytes whose starts are to_step and from_step bytes apart. */
void copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n);

/* Copies to and from a target that is mapped here, whatever its memory. */
void copy_to(const struct target *t, const void *source, size_t nbytes);
void copy_from(const struct target *t, void *dest, size_t nbytes);

#endif
