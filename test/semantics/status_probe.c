/* status_probe HOW: the ways in which a program can end. */
#include "semantics.h"

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    if (!strcmp(how, "start_pes")) {
        start_pes(0);
        setvbuf(stdout, NULL, _IOFBF, 1 << 16); /* so that nothing but the end of the process flushes it */
        printf("last words of PE %d\n", shmem_my_pe());
        return 3;
    }
    begin(SHMEM_THREAD_SINGLE);
    setvbuf(stdout, NULL, _IOFBF, 1 << 16); /* so that nothing but the end of the process flushes it */
    shmem_barrier_all();
    printf("last words of PE %d\n", me);
    if (!strcmp(how, "all leave")) shmem_global_exit(40 + me);
    if (!strcmp(how, "no finalize")) return 0;
    shmem_finalize();
    return strcmp(how, "after") ? 0 : 5;
}
