/* Extensions of Heddle to OpenSHMEM. Every name starts with shmemx_ or SHMEMX_. */
#ifndef HEDDLE_SHMEMX_H
#define HEDDLE_SHMEMX_H

#include "shmem.h"

#endif
