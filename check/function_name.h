#ifndef HEDDLE_FUNCTION_NAME_H
#define HEDDLE_FUNCTION_NAME_H

#include "base/base.h"
#include "made/functions.h"

/* "shmem_int_put", written to `name`, which is returned. */
const char *name_of(enum function function, char *name, size_t room);

#endif
