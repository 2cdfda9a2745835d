/* Cells for memory of this process alone: only for pages that a pending operation uses. */
#ifndef HEDDLE_RACE_PRIVATE_H
#define HEDDLE_RACE_PRIVATE_H

#include "base/base.h"

enum { PRIVATE_PAGE = 4096 };

/* The cells of the page with this address; NULL: no pending operation has used it, and is_new is false. */
uint64_t *private_cells(uintptr_t at, bool is_new);

/* May it be in a page that a pending operation has used? Needs no lock, unlike the other functions. */
bool private_is_used(uintptr_t at);
void private_forget(uintptr_t at, size_t nbytes); /* all accesses */
void private_down(void);

#endif
