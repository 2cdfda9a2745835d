/* Places of PEs on machines that this one need not be. */
#include "oshrun.h"

#include <string.h>

#include "test.h"

enum { MOST = 16 };

/* Sockets with cores of two hardware threads, numbered as Linux does: first all first threads. */
static struct machine machine_of(int sockets, int cores, struct cpu *cpus)
{
    int all = sockets * cores;
    for (int i = 0; i < 2 * all; i++) {
        int core = i % all;
        cpus[i] = (struct cpu){.number = i, .core = core, .socket = core / cores, .numa = core / cores};
    }
    return (struct machine){.cpus = cpus, .count = 2 * all};
}

static const char *places_of(struct placing placing, int n_pes)
{
    static char text[512], why[200];
    struct cpu cpus[MOST];
    struct machine machine = machine_of(2, 4, cpus);
    bool chosen[MOST];
    if (!place_settle(&placing, &machine, n_pes, why, sizeof why)) return why;
    text[0] = 0;
    for (int pe = 0; pe < n_pes; pe++) {
        size_t length = strlen(text);
        place_choose(&placing, &machine, pe, chosen);
        if (pe) text[length++] = ' ';
        place_print(&machine, chosen, text + length, sizeof text - length);
    }
    return text;
}

static void is(struct placing placing, int n_pes, const char *wanted)
{
    const char *seen = places_of(placing, n_pes);
    if (strcmp(seen, wanted) != 0) fprintf(stderr, "\"%s\", wanted \"%s\"\n", seen, wanted);
    check(!strcmp(seen, wanted));
}

int main(void)
{
    is((struct placing){.bind = UNIT_CORE}, 3, "0,8 1,9 2,10");
    is((struct placing){.map = UNIT_CORE}, 9, "0,8 1,9 2,10 3,11 4,12 5,13 6,14 7,15 0,8");
    is((struct placing){.bind = UNIT_HWTHREAD}, 2, "0 1");
    is((struct placing){.map = UNIT_SOCKET}, 3, "0,8 4,12 1,9");
    is((struct placing){.map = UNIT_NUMA, .bind = UNIT_NUMA}, 2, "0-3,8-11 4-7,12-15");
    is((struct placing){.map = UNIT_CORE, .bind = UNIT_SOCKET}, 2, "0-3,8-11 0-3,8-11");
    is((struct placing){.cores = 2}, 3, "0-1,8-9 2-3,10-11 4-5,12-13");
    is((struct placing){.map = UNIT_SOCKET, .cores = 2}, 4, "0-1,8-9 4-5,12-13 2-3,10-11 6-7,14-15");
    is((struct placing){.map = UNIT_NODE, .bind = UNIT_NONE}, 1, "0-15");
    is((struct placing){0}, 1, "0-15");
    is((struct placing){.map = UNIT_SOCKET, .cores = 5}, 1,
       "1 PE with 5 cores each do not fit on a socket of which oshrun may use 4 cores");
    is((struct placing){.cores = 4}, 3,
       "3 PEs with 4 cores each do not fit on a machine of which oshrun may use 8 cores");
    is((struct placing){.cores = 5, .bind = UNIT_HWTHREAD}, 3, "0-4 5-9 10-14");
    return test_result();
}
