/* What the threads of a PE share in a round. */
#ifndef TORTURE_STAGE_H
#define TORTURE_STAGE_H

#include <pthread.h>

#include "board.h"
#include "places.h"
#include "plan.h"

struct stage {
    int me, n_pes, level;
    struct plan *plan;
    unsigned char *base[REGIONS];          /* symmetric */
    unsigned char *local_heap;             /* symmetric */
    unsigned char *local[MAX_PROGRAMS][2]; /* the threads' own memory: anywhere, and there */
    shmem_ctx_t *ctx;                      /* by place; SHMEM_CTX_INVALID: not open */
    shmemx_domain_t *domains;              /* likewise */
    pthread_mutex_t *turns;                /* likewise */
    shmemx_request_h *requests;            /* by strand */
    bool is_registered[MAX_PROGRAMS];      /* by thread: it has registered, successfully */
    bool *released;                        /* by operation: its buffer is its thread's again */
    pthread_barrier_t meeting;             /* of the programs, but the epilogue */
    pthread_mutex_t library;               /* where one thread at a time may be inside */
    pthread_mutex_t changing;              /* held while a round is set up or cleared, and while the witness looks */
};

extern struct stage stage;

/* Of the job, and of a round. */
void stage_up(int level);
void stage_down(void);
void stage_set(struct plan *plan);
void stage_clear(void);

/* The buffer of an operation of this PE. */
unsigned char *stage_near(const struct op *op);

/* Around calls of the library. */
void stage_enter(void);
void stage_leave(void);

/* With fewer threads than MULTIPLE allows, the main thread looks while it waits. */
bool stage_has_witness(void);

#endif
