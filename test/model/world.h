/* The job that the model's process is in. */
#ifndef MODEL_WORLD_H
#define MODEL_WORLD_H

#include <stdarg.h>

#include "base/base.h"

enum { WORLD_LONG = 256 }; /* bytes of a long transfer, HEDDLE_BULK */

struct world_options {
    unsigned lanes;
    bool is_locked; /* HEDDLE_LOCK=force */
};

/* A new process in a new job; before shmem_init. */
void world_reset(const struct world_options *options);

/* A thread: the progress thread's part of it all. */
void world_progress(int thread);

#endif
