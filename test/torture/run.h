/* A thread that goes through its program. */
#ifndef TORTURE_RUN_H
#define TORTURE_RUN_H

#include "stage.h"
#include "ways.h"

/* The calling thread's program; its own contexts are destroyed at the end. */
void run_program(int thread);

/* For ways: the context of a place, made if need be; around calls, where several threads take turns on it. */
shmem_ctx_t run_context(uint32_t place);
void run_take_turn(uint32_t place);
void run_end_turn(uint32_t place);

/* A lot is complete: everything that this thread can see of it is as it should be, and others look. */
void run_completed(int thread, const struct lot *lot);

#endif
