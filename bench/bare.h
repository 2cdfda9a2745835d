/* The bare shared-library calls that the small operations are measured against: see bare.c. */
#ifndef BARE_H
#define BARE_H

#include <stddef.h>

void bare_store(long *at, long value);
long bare_load(const long *at);
void bare_add(long *at, long value);

/* The least that a library can do: given a symmetric address and a PE, both of which may be wrong. */
void bare_symmetric(void *base, size_t nbytes, void *mapped, int pe);
void bare_checked_store(long *at, long value, int pe);
void bare_checked_add(long *at, long value, int pe);

#endif
