/* The life of the library in a process: shmem_init to shmem_finalize, any number of times. */
#ifndef HEDDLE_INIT_H
#define HEDDLE_INIT_H

#include "base/base.h"

/* Both flavours of init; `provided` may be NULL. Returns 0. */
int init_begin(int requested, int *provided, const char *where);
void init_end(const char *where);
void init_start_pes(const char *where);

void init_query_thread(int *provided, const char *where);
void init_query_initialized(int *initialized);
_Noreturn void init_global_exit(int status, const char *where);

int init_my_pe(void);
int init_n_pes(void);
void init_get_version(int *major, int *minor);
void init_get_name(char *name);

#endif
