/* In how many steps nodes meet, and all hear of a broadcast: a step takes as long as a message, and all else is short
 * beside it. Each PE is a node of its own, and the network is simulated: HEDDLE_WIRE=sim:latency=. */
#include "semantics/semantics.h"

enum { WINDOWS = 5, CALLS = 6 };

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void meet(shmem_team_t team, int i)
{
    (void)i;
    shmem_team_sync(team);
}

/* A broadcast comes before each meeting: all wait until it has come to the last of them. */
static void tell_all(shmem_team_t team, int i)
{
    static long told, heard;
    if (me == 0) told = i;
    check_equal(shmem_long_broadcast(team, &heard, &told, 1, 0), 0);
    check_equal(heard, i);
    shmem_team_sync(team);
}

static int in_order(const void *a, const void *b)
{
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

/* Seconds of a call, where one follows the other: who comes late to one is not early at the next. The median of some
 * times: one is too long if the machine has something else to do, and the next one too short. */
static double time_of(void (*call)(shmem_team_t team, int i), shmem_team_t team)
{
    double took[WINDOWS];
    shmem_team_sync(team);
    for (int window = 0; window < WINDOWS; window++) {
        double begin = seconds();
        for (int i = 0; i < CALLS; i++) call(team, i);
        took[window] = (seconds() - begin) / CALLS;
    }
    qsort(took, WINDOWS, sizeof *took, in_order);
    return took[WINDOWS / 2];
}

static shmem_team_t first_pes(int size)
{
    shmem_team_t team;
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, size, NULL, 0, &team), 0);
    return team;
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    check_equal(n, 4); /* more that wait keep two processors busy: a simulated network has no interrupts */
    shmem_team_t two = first_pes(2);
    double step = me < 2 ? time_of(meet, two) : 0, of_four = time_of(meet, SHMEM_TEAM_WORLD);
    double told = time_of(tell_all, SHMEM_TEAM_WORLD);
    if (me == 0) {
        printf("a step: %.4f s\n", step);
        printf("four nodes: %.2f steps\n", of_four / step);
        printf("four nodes, with a broadcast: %.2f steps\n", told / step);
        check(of_four / step < 1.5);
        check(told / step < 2.5);
    }
    return end();
}
