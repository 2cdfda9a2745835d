/* Frozen facts: how many instructions of the library a query of a federation executes. */
#include <shmemx.h>

#include "steps.h"
#include "test.h"

#ifdef STEPS_AVAILABLE

static shmemx_federation_t f;
static int seen;

static void num_teams(void) { seen = shmemx_federation_num_teams(f); }
static void my_team_index(void) { seen = shmemx_federation_my_team_index(f); }
static void my_team(void) { seen = shmemx_federation_my_team(f) == SHMEM_TEAM_INVALID; }
static void team_of_pe(void) { seen = shmemx_federation_team_of_pe(f, 1); }
static void team_size(void) { seen = shmemx_federation_team_size(f, 1); }
static void leader(void) { seen = shmemx_federation_leader(f, 1); }
static void translate(void) { seen = shmemx_federation_translate(f, 1, 1); }
static void distance(void) { seen = shmemx_federation_distance(f, 1, 0); }
static void type(void) { seen = shmemx_federation_type(f); }
static void name(void) { seen = *shmemx_federation_name(f); }

static const struct operation operations[] = {
    {"shmemx_federation_num_teams", num_teams, 20}, {"shmemx_federation_my_team_index", my_team_index, 20},
    {"shmemx_federation_my_team", my_team, 20},     {"shmemx_federation_team_of_pe", team_of_pe, 20},
    {"shmemx_federation_team_size", team_size, 20}, {"shmemx_federation_leader", leader, 20},
    {"shmemx_federation_translate", translate, 20}, {"shmemx_federation_distance", distance, 20},
    {"shmemx_federation_type", type, 20},           {"shmemx_federation_name", name, 20},
};

int main(void)
{
    shmem_init();
    check(shmemx_federation_split_color(SHMEM_TEAM_WORLD, shmem_my_pe() % 2, 0, &f) == 0);
    if (shmem_my_pe() == 0) steps_measure(operations, sizeof operations / sizeof *operations);
    shmem_barrier_all();
    shmemx_federation_destroy(&f);
    shmem_finalize();
    return steps_result();
}

#else

int main(void) { return skip("counts are stated for x86-64 without sanitizers", "such a build"); }

#endif
