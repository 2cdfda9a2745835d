/* sitter WHERE: all PEs say that they are ready, and stay in WHERE until the job is ended from outside. */
#include "semantics/semantics.h"

static long word;

int main(int argc, char **argv)
{
    const char *where = argc > 1 ? argv[1] : "";
    if (!strcmp(where, "init") && atoi(getenv("HEDDLE_PE"))) printf("ready\n"), fflush(stdout);
    if (!strcmp(where, "init") && !atoi(getenv("HEDDLE_PE"))) printf("ready\n"), fflush(stdout), nap(60000);
    begin(SHMEM_THREAD_SINGLE);
    char *block = shmem_malloc(64 << 20);
    memset(block, 1, 64 << 20);
    printf("ready\n");
    fflush(stdout);
    while (!strcmp(where, "compute")) word++;
    while (!strcmp(where, "put")) shmem_putmem(block, block + (32 << 20), 32 << 20, after(1));
    if (!strcmp(where, "barrier") && me) shmem_barrier_all();
    if (!strcmp(where, "wait")) shmem_long_wait_until(&word, SHMEM_CMP_EQ, 1);
    nap(60000);
    return 0;
}
