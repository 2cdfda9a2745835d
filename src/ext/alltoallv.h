/* All-to-all exchanges in which each pair of members has its own size. Heddle's functions return an error if something
 * does not fit; Cray's cannot fail. */
#ifndef HEDDLE_ALLTOALLV_H
#define HEDDLE_ALLTOALLV_H

#include "core/core.h"

/* Member i sends s_sizes[j] bytes at source + s_offsets[j] to member j, into j's dest + t_offsets[i], where j expects
 * t_sizes[i]. 0, or nonzero. */
int alltoallv_exchange(struct team *team, void *dest, const size_t *t_offsets, const size_t *t_sizes,
                       const void *source, const size_t *s_offsets, const size_t *s_sizes, const char *where);

/* The blocks lie one behind the other in dest, in an order that is not defined: *t_size bytes in all, at most
 * dest_len. */
int alltoallv_packed(struct team *team, void *dest, size_t dest_len, size_t *t_size, const void *source,
                     const size_t *s_offsets, const size_t *s_sizes, const char *where);

/* t_sizes receives the number of bytes from each member. With SHMEM_ALLTOALLV_TSIZE_CHK it holds the largest sizes that
 * are accepted. */
void alltoallv_cray(struct team *team, void *dest, const size_t *t_offsets, size_t *t_sizes, const void *source,
                    const size_t *s_offsets, const size_t *s_sizes, const char *where);

void alltoallv_cray_packed(struct team *team, void *dest, size_t dest_len, size_t *t_size, const void *source,
                           const size_t *s_offsets, const size_t *s_sizes, const char *where);

#endif
