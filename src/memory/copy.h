/* Copies of symmetric memory that is mapped in this process: memory of the host by the CPU, of a GPU by its driver. */
#ifndef HEDDLE_COPY_H
#define HEDDLE_COPY_H

#include <string.h>

#include "memory/peer.h"

/* From this size on some processors copy faster than by memcpy. */
#define COPY_LARGE_FROM ((size_t)1 << 20)
cold_path void copy_large(void *dest, const void *source, size_t nbytes); /* or nothing at all */

/* From this size on a copy does not fit any cache, and stores that bypass the caches save reading the destination. For
 * shorter copies they would be two to three times slower than stores to a destination in the cache. */
#define COPY_STREAMING_FROM ((size_t)24 << 20)
cold_path void copy_streaming(void *dest, const void *source, size_t nbytes);

/* Copies any size; the sizes of scalars without a call. */
force_inline void copy_bytes(void *dest, const void *source, size_t nbytes)
{
    if (nbytes == 8) memcpy(dest, source, 8);
    else if (nbytes == 4) memcpy(dest, source, 4);
    else if (likely(nbytes - 1 < COPY_LARGE_FROM - 1)) memcpy(dest, source, nbytes);
    else copy_large(dest, source, nbytes);
}

/* Copies n blocks of `block` bytes whose starts are to_step and from_step bytes apart. */
void copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n);

/* Copies to and from a target that is mapped in this process, of the host or of a GPU. */
void copy_to(const struct target *t, const void *source, size_t nbytes);
void copy_from(const struct target *t, void *dest, size_t nbytes);

#endif
