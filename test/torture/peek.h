/* Reading another process's memory, without the library and at once: nothing goes on because somebody looks. */
#ifndef TORTURE_PEEK_H
#define TORTURE_PEEK_H

#include <stdbool.h>
#include <stddef.h>

#include "plan.h"

/* Tells the others where this PE's regions are. */
void peek_up(int pe, unsigned char *const *bases);

/* False if the system does not let us. */
bool peek(int pe, enum region region, size_t at, void *to, size_t nbytes);

#endif
