/* Torture: random operations of all PEs and threads, round by round, and a look at everything that OpenSHMEM promises
 * about them. doc/torture.md says what is covered. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "appends.h"
#include "locks.h"
#include "model.h"
#include "report.h"
#include "run.h"
#include "usage.h"
#include "witness.h"

static void *run_thread(void *number)
{
    run_program((int)(intptr_t)number);
    return NULL;
}

/* Everything is complete: all of this PE's memory is as it should be, also where no operation has been. */
static void check_memory(void)
{
    const struct plan *plan = stage.plan;
    for (int r = 0; r < SLOT_REGIONS; r++) {
        const size_t nbytes = plan->used[stage.me][r];
        unsigned char *image = malloc(nbytes);
        if (!image) abort();
        model_memory(plan, stage.me, r, image);
        if (memcmp(image, stage.base[r], nbytes)) {
            size_t at = 0;
            while (image[at] == stage.base[r][at]) at++;
            const struct op *op = model_whose(plan, stage.me, r, at);
            if (!op) report_text(plan, NULL, "something was written where no operation is");
            report_wrong(plan, op, "by its target, at the end of the round",
                         (struct difference){.at = at - op->from,
                                             .nbytes = op->to - op->from,
                                             .expected = image + op->from,
                                             .seen = stage.base[r] + op->from},
                         "");
        }
        free(image);
    }
}

static void barrier(void)
{
    stage_enter();
    shmem_barrier_all();
    stage_leave();
}

static void run_round(const struct knobs *knobs, uint32_t round)
{
    const int threads = (int)knobs->threads;
    pthread_t running[MAX_THREADS];
    stage_set(plan_make(knobs, round, stage.n_pes));
    barrier();
    for (int t = 1; t < threads; t++)
        if (pthread_create(&running[t], NULL, run_thread, (void *)(intptr_t)t)) abort();
    run_program(0);
    for (int t = 1; t < threads; t++) pthread_join(running[t], NULL);
    run_program(threads);
    appends_wait(witness_serve);
    board_meet(witness_serve);
    check_memory();
    barrier();
    check_memory();
    appends_check();
    locks_check();
    stage_clear();
    board_meet(NULL);
}

static void list(const struct knobs *knobs, int n_pes)
{
    char text[1024];
    const struct kind *kind;
    for (uint32_t i = 0; (kind = kind_number(i)); i++) printf("kind %s: %s\n", kind->group, kind->name);
    for (uint32_t i = 0; place_kind_number(i); i++)
        printf("context %s: %s\n", place_kind_number(i)->group, place_kind_number(i)->name);
    for (uint32_t i = 0; request_kind_number(i); i++)
        printf("request %s: %s\n", request_kind_number(i)->group, request_kind_number(i)->name);
    for (uint32_t i = 0; way_number(i); i++) printf("way %s: %s\n", way_number(i)->group, way_number(i)->name);
    struct plan *plan = plan_make(knobs, (uint32_t)knobs->first_round, n_pes);
    for (int pe = 0; pe < n_pes; pe++) {
        for (int t = 0; t <= (int)knobs->threads; t++) {
            for (uint32_t i = 0; i < plan->programs[pe][t].n; i++) {
                plan_describe_step(plan, pe, t, i, text, sizeof text);
                printf("PE %d thread %d: %s\n", pe, t, text);
            }
        }
    }
    plan_free(plan);
}

int main(int argc, char **argv)
{
    struct knobs knobs;
    int provided = 0;
    knobs_read(&knobs, argc, argv);
    shmem_init_thread((int)knobs.level, &provided);
    if (provided < (int)knobs.level || shmem_n_pes() > MAX_PES) {
        fprintf(stderr, "torture: at most %d PEs, and the thread level is to be had\n", MAX_PES);
        return 2;
    }
    if (knobs.list) {
        if (shmem_my_pe() == 0) list(&knobs, shmem_n_pes());
        shmem_finalize();
        return 0;
    }
    board_up();
    stage_up((int)knobs.level);
    witness_up();
    if (stage.me == 0) board_watch(&knobs, stage.n_pes);
    for (uint64_t i = 0; i < knobs.rounds; i++) {
        run_round(&knobs, (uint32_t)(knobs.first_round + i));
        if (knobs.soak && !((i + 1) % knobs.soak)) usage_print(stage.me, i + 1);
    }
    witness_down();
    board_meet(NULL);
    if (stage.me == 0) {
        __atomic_store_n(&board->over, 1, __ATOMIC_RELEASE);
        printf("torture: ok, %ju rounds, %ju operations, %ju looks\n", (uintmax_t)knobs.rounds,
               (uintmax_t)board->issued, (uintmax_t)board->looked);
    }
    stage_down();
    shmem_finalize();
    return 0;
}
