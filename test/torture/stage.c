#include "stage.h"

#include <stdlib.h>
#include <string.h>

#include "appends.h"
#include "collectives.h"
#include "locks.h"
#include "peek.h"

struct stage stage = {.library = PTHREAD_MUTEX_INITIALIZER, .changing = PTHREAD_MUTEX_INITIALIZER};

static unsigned char data[DATA_SIZE] __attribute__((aligned(64)));
static unsigned char shared[SHARED_SIZE] __attribute__((aligned(64)));

void stage_up(int level)
{
    stage.me = shmem_my_pe();
    stage.n_pes = shmem_n_pes();
    stage.level = level;
    stage.base[IN_HEAP] = shmem_align(4096, HEAP_SIZE);
    stage.base[IN_DATA] = data;
    stage.base[IN_SHARED] = shared;
    stage.base[IN_APPEND] = shmem_align(4096, APPEND_SIZE + TIGHT_SIZE);
    stage.base[IN_TIGHT] = stage.base[IN_APPEND] + APPEND_SIZE;
    stage.local_heap = shmem_align(4096, (size_t)LOCAL_HEAP * MAX_PROGRAMS);
    if (!stage.base[IN_HEAP] || !stage.base[IN_APPEND] || !stage.local_heap) abort();
    peek_up(stage.me, stage.base);
    teams_up();
    appends_up();
    collectives_up();
}

void stage_down(void)
{
    collectives_down();
    appends_down();
    teams_down();
    shmem_free(stage.base[IN_APPEND]);
    shmem_free(stage.local_heap);
    shmem_free(stage.base[IN_HEAP]);
}

static void *zeros(size_t n, size_t size)
{
    void *made = calloc(n ? n : 1, size);
    if (!made) abort();
    return made;
}

void stage_set(struct plan *plan)
{
    pthread_mutex_lock(&stage.changing);
    stage.plan = plan;
    for (int r = 0; r < REGIONS; r++)
        pattern_fill(stage.base[r], plan_background(plan, stage.me, r), 0,
                     r == IN_APPEND ? APPEND_SIZE : plan->used[stage.me][r]);
    appends_set();
    collectives_set();
    locks_set();
    memset(board->tickets[stage.me], 0, sizeof board->tickets[stage.me]);
    stage.ctx = zeros(plan->n_places, sizeof *stage.ctx);
    stage.domains = zeros(plan->n_places, sizeof *stage.domains);
    stage.turns = zeros(plan->n_places, sizeof *stage.turns);
    stage.requests = zeros(plan->n_strands, sizeof *stage.requests);
    stage.released = zeros(plan->n_ops, sizeof *stage.released);
    for (uint32_t i = 0; i < plan->n_places; i++) {
        const struct place *place = &plan->places[i];
        pthread_mutex_init(&stage.turns[i], NULL);
        if (place->pe == stage.me && place->thread == NO_THREAD) stage.ctx[i] = place_open(place, &stage.domains[i]);
    }
    for (uint32_t i = 0; i < plan->n_strands; i++) {
        const struct strand *strand = &plan->strands[i];
        if (strand->pe == stage.me && strand->thread == NO_THREAD)
            shmemx_request_alloc(strand->request->options, &stage.requests[i]);
    }
    for (int t = 0; t < MAX_PROGRAMS; t++) {
        stage.local[t][0] = zeros(plan->local[stage.me][t][0] + GUARD, 1);
        stage.local[t][1] = stage.local_heap + (size_t)t * LOCAL_HEAP;
    }
    pthread_barrier_init(&stage.meeting, NULL, (unsigned)plan->knobs.threads);
    pthread_mutex_unlock(&stage.changing);
}

void stage_clear(void)
{
    struct plan *plan = stage.plan;
    pthread_mutex_lock(&stage.changing);
    for (uint32_t i = 0; i < plan->n_strands; i++)
        if (stage.requests[i] && plan->strands[i].pe == stage.me) shmemx_request_free(&stage.requests[i]);
    for (uint32_t i = 0; i < plan->n_places; i++) {
        const struct place *place = &plan->places[i];
        if (place->pe != stage.me || place->thread != NO_THREAD) continue;
        if (stage.ctx[i] != SHMEM_CTX_DEFAULT) shmem_ctx_destroy(stage.ctx[i]);
    }
    for (uint32_t i = 0; i < plan->n_places; i++)
        if (stage.domains[i]) shmemx_domain_destroy(1, &stage.domains[i]);
    for (uint32_t i = 0; i < plan->n_places; i++) pthread_mutex_destroy(&stage.turns[i]);
    for (int t = 0; t < MAX_PROGRAMS; t++) free(stage.local[t][0]);
    pthread_barrier_destroy(&stage.meeting);
    free(stage.ctx);
    free(stage.domains);
    free(stage.turns);
    free(stage.requests);
    free(stage.released);
    plan_free(plan);
    stage.plan = NULL;
    pthread_mutex_unlock(&stage.changing);
}

unsigned char *stage_near(const struct op *op) { return stage.local[op->thread][op->is_local_heap] + op->local; }

void stage_enter(void)
{
    if (stage.level == SHMEM_THREAD_SERIALIZED) pthread_mutex_lock(&stage.library);
}

void stage_leave(void)
{
    if (stage.level == SHMEM_THREAD_SERIALIZED) pthread_mutex_unlock(&stage.library);
}

bool stage_has_witness(void) { return stage.level >= SHMEM_THREAD_SERIALIZED; }
