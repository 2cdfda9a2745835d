/* In how many steps nodes meet: a step takes as long as a message, and all else is short beside it. Each PE is a node
 * of its own, and the network is simulated: HEDDLE_WIRE=sim:latency=. */
#include "semantics/semantics.h"

enum { ROUNDS = 10 };

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Seconds from one meeting to the next, where one follows the other: who comes late to one is not early at the next. */
static double time_to_meet(shmem_team_t team)
{
    shmem_team_sync(team);
    double begin = seconds();
    for (int i = 0; i < ROUNDS; i++) shmem_team_sync(team);
    return (seconds() - begin) / ROUNDS;
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
    check_equal(n, 16);
    shmem_team_t two = first_pes(2), four = first_pes(4);
    if (me == 0) {
        double step = time_to_meet(two);
        printf("a step: %.4f s\n", step);
        double of_four = time_to_meet(four) / step;
        printf("four nodes: %.2f steps\n", of_four);
        check(of_four < 1.5);
        double of_all = time_to_meet(SHMEM_TEAM_WORLD) / step;
        printf("sixteen nodes: %.2f steps\n", of_all);
        check(of_all < 2.5);
    } else {
        if (me < 2) time_to_meet(two);
        if (me < 4) time_to_meet(four);
        time_to_meet(SHMEM_TEAM_WORLD);
    }
    return end();
}
