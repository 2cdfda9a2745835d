/* shmem_x and pshmem_x are one function, for every x, as long as no tool replaces shmem_x. */
#include "names.h"

#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int count = 0, wrong = 0;
    for (const struct name *n = names; n->name; n++, count++) {
        if (n->shmem == n->pshmem) continue;
        fprintf(stderr, "%s and p%s are two functions\n", n->name, n->name);
        wrong++;
    }
    printf("%d functions, %d wrong\n", count, wrong);
    return wrong || !count ? EXIT_FAILURE : EXIT_SUCCESS;
}
