/* Each PE sends its number plus one to PE 0, which waits for a different value of each element. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    size_t n = (size_t)shmem_n_pes();
    long *inbox = shmem_calloc(n, sizeof *inbox), *expected = calloc(n, sizeof *expected);
    size_t *indices = calloc(n, sizeof *indices);
    for (size_t i = 0; i < n; i++) expected[i] = (long)i + 1;
    shmem_atomic_set(&inbox[me], me + 1L, 0);
    if (me == 0) {
        size_t any = shmem_wait_until_any_vector(inbox, n, NULL, SHMEM_CMP_EQ, expected);
        size_t some = shmem_wait_until_some_vector(inbox, n, indices, NULL, SHMEM_CMP_EQ, expected);
        printf("element %zu has arrived, and %s\n", any, some == n ? "so have all others" : "some are missing");
        shmem_wait_until_all_vector(inbox, n, NULL, SHMEM_CMP_EQ, expected);
        printf("all %zu elements have arrived\n", n);
    }
    free(indices);
    free(expected);
    shmem_free(inbox); /* begins with a barrier */
    shmem_finalize();
}
