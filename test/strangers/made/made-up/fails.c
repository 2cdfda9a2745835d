// Passes with one PE only.
#include <shmem.h>

int main(void)
{
    shmem_init();
    int n = shmem_n_pes();
    shmem_finalize();
    return n > 1;
}
