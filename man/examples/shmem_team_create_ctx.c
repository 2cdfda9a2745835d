/* A context of a team: operations on it use the numbers that PEs have in the team. */
#include <shmem.h>
#include <stdio.h>

static int word;

int main(void)
{
    shmem_team_t odd, team;
    shmem_ctx_t ctx;
    shmem_init();
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, shmem_n_pes() / 2, NULL, 0, &odd)) odd = SHMEM_TEAM_INVALID;
    if (odd != SHMEM_TEAM_INVALID) {
        if (shmem_team_create_ctx(odd, 0, &ctx)) shmem_global_exit(1);
        shmem_p(ctx, &word, 7, 0); /* to PE 0 of the team, which is PE 1 of the job */
        shmem_ctx_quiet(ctx);
        if (shmem_ctx_get_team(ctx, &team)) shmem_global_exit(1);
        int *first = shmem_team_ptr(team, &word, 0); /* NULL if loads cannot access it */
        printf("PE %d of the team: %s\n", shmem_team_my_pe(team), first && *first == 7 ? "7" : "on another machine");
        shmem_ctx_destroy(ctx);
        shmem_team_destroy(odd);
    } else {
        printf("PE %d is not in the team\n", shmem_my_pe());
    }
    shmem_finalize();
}
