/* Says what federations of every type there are, as JSON: topology.py knows what is right. */
#include <shmemx.h>
#include <stdio.h>

static const struct {
    const char *name;
    int type;
} types[] = {{"core", SHMEMX_FED_CORE},           {"l3", SHMEMX_FED_L3},     {"numa", SHMEMX_FED_NUMA},
             {"socket", SHMEMX_FED_SOCKET},       {"node", SHMEMX_FED_NODE}, {"host", SHMEMX_FED_HOST},
             {"switch", SHMEMX_FED_NEIGHBORHOOD}, {"nic", SHMEMX_FED_NIC},   {"env", SHMEMX_FED_ENV}};

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmemx_federation_t f;
    if (!me) printf("{");
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        int status = shmemx_federation_split_type(SHMEM_TEAM_WORLD, types[i].type, 0, NULL, &f);
        if (!me) printf("\"%s\": [", types[i].name);
        for (int pe = 0; !me && !status && pe < n; pe++)
            printf("%s%d", pe ? ", " : "", shmemx_federation_team_of_pe(f, pe));
        if (!me) printf("], ");
        shmemx_federation_destroy(&f);
    }
    shmemx_federation_split_color(SHMEM_TEAM_WORLD, me, 0, &f);
    if (!me) printf("\"distance\": [");
    for (int pe = 0; !me && pe < n; pe++) printf("%s%d", pe ? ", " : "", shmemx_federation_distance(f, 0, pe));
    if (!me) printf("]}\n");
    shmemx_federation_destroy(&f);
    shmem_finalize();
    return 0;
}
