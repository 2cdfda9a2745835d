/* A PE below a wrapper, for wrapped.py: its memory is symmetric. Prints "up", and ends when its standard input does.
 * With an argument it closes all descriptors of others before shmem_init. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "test.h"

static long global;

int main(int argc, char **argv)
{
    (void)argv;
    for (int fd = 3; argc > 1 && fd < 256; fd++) close(fd);
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *word = shmem_calloc(1, sizeof *word);
    shmem_long_p(&global, me + 1, (me + 1) % n);
    shmem_long_p(word, me + 1, (me + 1) % n);
    shmem_barrier_all();
    check_equal(global, (me + n - 1) % n + 1);
    check_equal(*word, (me + n - 1) % n + 1);
    printf("up\n");
    fflush(stdout);
    while (getchar() != EOF) continue;
    shmem_barrier_all();
    shmem_finalize();
    return test_result();
}
