/* A network that answers nothing for as long as a test needs: the other PE is stopped. */
#ifndef HEDDLE_TEST_STOPPED_PE_H
#define HEDDLE_TEST_STOPPED_PE_H

#include <shmem.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "test.h"

/* True if all threads of a process are stopped, by the state that /proc shows. */
static inline bool is_stopped_process(pid_t pid)
{
    char name[64], line[512] = "";
    snprintf(name, sizeof name, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(name, "r");
    if (!file) return false;
    const char *state = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
    fclose(file);
    return state && state[2] == 'T';
}

/* Collective of two PEs of one machine. PE 0 calls `act` while PE 1 is stopped. */
static inline void while_pe_1_is_stopped(void (*act)(void))
{
    static long pid;
    if (shmem_my_pe() == 1) shmem_long_p(&pid, getpid(), 0);
    shmem_barrier_all();
    if (shmem_my_pe() == 1) raise(SIGSTOP);
    if (shmem_my_pe() != 0) return;
    while (!is_stopped_process((pid_t)pid)) usleep(1000);
    act();
    check(!kill((pid_t)pid, SIGCONT));
}

#endif
