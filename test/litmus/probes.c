/* Functions that litmus.py disassembles: the inline functions of the direct route, each compiled by itself as it is in
 * an entry point. This file is cross-compiled for aarch64 and never run. */
#include <shmem.h>

#include "context/quiet.h"
#include "op/rma.h"

uint64_t probe_g(struct context *c, const void *source, int pe);
void probe_p(struct context *c, void *dest, uint64_t value, int pe);
void probe_get(struct context *c, void *dest, const void *source, size_t nbytes, int pe);
void probe_fence(struct context *c);
long probe_inline_g(const long *source, int pe);
void probe_inline_get(long *dest, const long *source, int pe);

uint64_t probe_g(struct context *c, const void *source, int pe) { return rma_g64(c, source, pe, NULL); }

void probe_p(struct context *c, void *dest, uint64_t value, int pe) { rma_p64(c, dest, value, pe, NULL); }

void probe_get(struct context *c, void *dest, const void *source, size_t nbytes, int pe)
{
    rma_get(c, dest, source, nbytes, pe, NULL);
}

void probe_fence(struct context *c) { quiet_fence(c); }

long probe_inline_g(const long *source, int pe) { return shmem_long_g(source, pe); }

void probe_inline_get(long *dest, const long *source, int pe) { shmem_long_get(dest, source, 1, pe); }
