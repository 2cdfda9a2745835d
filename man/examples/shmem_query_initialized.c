/* A function of a library that may be called before or after the program starts OpenSHMEM. It checks what it may
 * access. */
#include <shmem.h>
#include <stdio.h>

static void of_a_library(void)
{
    static int word;
    int up, major, minor, pe = 0;
    shmem_query_initialized(&up);
    if (!up) shmem_init(); /* the matching shmem_finalize is below */
    shmem_info_get_version(&major, &minor);
    if (shmem_pe_accessible(pe) && shmem_addr_accessible(&word, pe))
        printf("OpenSHMEM %d.%d: word can be reached on PE %d\n", major, minor, pe);
    if (!up) shmem_finalize();
}

int main(void)
{
    shmem_init();
    of_a_library();
    shmem_finalize();
}
