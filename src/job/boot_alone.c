/* A program run by hand: one PE, no launcher. Unless a launcher has started several and left no way to find the others:
 * then each would be "PE 0 of 1", and that is never meant. */
#include <sys/mman.h>

#include "base/log.h"
#include "job/boot.h"
#include "job/seat.h"

static bool alone_present(void) { return true; }

/* What launchers say to their tasks: how many they are. `also`, if any, is set only in such a task: the number alone is
 * in the environment of a whole allocation, too. */
static const struct {
    const char *count, *also, *advice;
} signs[] = {
    {"SLURM_STEP_NUM_TASKS", "SLURM_PROCID",
     "use srun --mpi=pmix or srun --mpi=pmi2 (srun --mpi=list shows what there is)"},
    {"OMPI_COMM_WORLD_SIZE", NULL, "let libpmix.so.2 be found: install libpmix2"},
    {"PMI_SIZE", NULL,
     "start the program itself with the launcher, not by way of one that closes the descriptor PMI_FD"},
    {"MV2_COMM_WORLD_SIZE", NULL, "use a launcher with PMIx or PMI"},
    {"PALS_SIZE", NULL, "use a launcher with PMIx or PMI"},
};

static void die_if_not_alone(void)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const char *count = getenv(signs[i].count);
        if (!count || atol(count) < 2 || (signs[i].also && !getenv(signs[i].also))) continue;
        die(NULL,
            "%s tasks were started (%s), but they have no PMIx or PMI to find each other: %s; HEDDLE_BOOT=alone makes "
            "each a job of its own",
            count, signs[i].count, signs[i].advice);
    }
}

static void alone_up(void)
{
    if (!getenv("HEDDLE_BOOT")) die_if_not_alone();
    static int no_star = -1;
    size_t size = board_size(1);
    struct board *board = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (board == MAP_FAILED) die(NULL, "out of memory");
    if (!secret_make(&board->secret)) die(NULL, "the system has no random numbers");
    boot.pe = 0;
    boot.n_pes = 1;
    board_sit(board, 0, 1, 0, &no_star);
}

const struct boot_driver boot_alone = {
    .name = "alone",
    .present = alone_present,
    .up = alone_up,
};
