/* The job that the model's process is in. */
#ifndef MODEL_WORLD_H
#define MODEL_WORLD_H

#include <setjmp.h>
#include <stdarg.h>

#include "base/base.h"

enum { WORLD_LONG = 256 }; /* bytes of a long transfer, HEDDLE_BULK */

struct world_options {
    unsigned lanes;
    bool is_locked, is_tls_off; /* HEDDLE_LOCK=force, HEDDLE_TLS=off */
    bool threads_share_cpu;
    bool is_crowded; /* what asks for no lane of its own shares one */
    bool beats;      /* below SHMEM_THREAD_MULTIPLE, on several machines */
};

/* A new process in a new job; before shmem_init. */
void world_reset(const struct world_options *options);

/* shmem_init of such a process, and what of shmem_finalize the lanes see. */
void world_up(const struct world_options *options, const char *where);
void world_down(void);

/* Where a wrong argument leads to; NULL: nobody passes one. */
extern jmp_buf *world_wrong_argument;

/* Called where PEs meet: when shmem_finalize is done with what was on its way. */
extern void (*world_barrier)(void);

/* A thread: the progress thread's part of it all. */
void world_progress(int thread);

/* The same for the watch thread, which runs the heartbeat. */
void world_watch(int thread);

#endif
