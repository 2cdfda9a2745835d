/* Three updates on the right neighbour are in flight at once. A quiet completes them and their fetched values. */
#include <shmem.h>
#include <stdio.h>

static long owner = -1, first = -1, visits;

int main(void)
{
    long old_owner, old_first, old_visits;
    shmem_init();
    long me = shmem_my_pe();
    int right = (int)(me + 1) % shmem_n_pes();
    shmem_atomic_swap_nbi(&old_owner, &owner, me, right);
    shmem_atomic_compare_swap_nbi(&old_first, &first, -1L, me, right); /* only if no PE was there before */
    shmem_atomic_fetch_inc_nbi(&old_visits, &visits, right);
    shmem_quiet();
    printf("PE %ld found owner %ld, first %ld and %ld visits\n", me, old_owner, old_first, old_visits);
    shmem_finalize();
}
