/* Device: the DEVICE region, symmetric memory of GPUs. Each PE uses one of them, and maps its neighbours' copies into
 * its GPU's address space side by side, as it maps the other regions into that of the host. The CPU cannot access this
 * memory: the direct path does not contain these addresses, and the out-of-line functions copy by the driver. A copy is
 * complete when it returns.
 *
 * CUDA's driver is loaded when the first partition of this kind is made. */
#ifndef HEDDLE_DEVICE_H
#define HEDDLE_DEVICE_H

#include "core/core.h"

/* Adds a span of `size` bytes at the end of the region, in two steps, because the first can fail on a single PE: first
 * the memory of this PE; then, if all PEs succeeded, the mappings of all PEs, or else none. False: the reason is in
 * `why`.
 */
must_check bool device_prepare(size_t size, char *why, size_t why_size);
void device_cancel(void);
void device_commit(size_t *offset, size_t *size); /* where the span is, in whole pages of the GPU */

void device_down(void);

/* Returns true if there is a GPU and its driver here. Makes no context. */
bool device_is_present(void);

/* The number of this PE's GPU; -1 without one. */
int device_number(void);

/* Returns true for an address of a GPU. For the local side of a copy, which may be any memory. Only with a DEVICE
 * region. */
bool device_owns(const void *address);

/* The size of a source that is passed as a value: 8; an impossible size while sources may be memory of a GPU. */
extern size_t device_value_size hidden_symbol;

/* Either address may be a GPU's. */
void device_copy(void *dest, const void *source, size_t nbytes);
void device_copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n);
void device_clear(void *dest, size_t nbytes);

#endif
