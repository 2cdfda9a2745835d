/* Each PE sends its number plus one to PE 0, which does other work until every element has its own value. */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    size_t n = (size_t)shmem_n_pes(), most = 0;
    long *inbox = shmem_calloc(n, sizeof *inbox), *expected = calloc(n, sizeof *expected);
    size_t *indices = calloc(n, sizeof *indices);
    for (size_t i = 0; i < n; i++) expected[i] = (long)i + 1;
    shmem_atomic_set(&inbox[me], me + 1L, 0);
    while (me == 0 && !shmem_test_all_vector(inbox, n, NULL, SHMEM_CMP_EQ, expected)) {
        if (shmem_test_any_vector(inbox, n, NULL, SHMEM_CMP_EQ, expected) == SIZE_MAX) continue; /* none yet */
        size_t some = shmem_test_some_vector(inbox, n, indices, NULL, SHMEM_CMP_EQ, expected);
        if (some > most) most = some;
    }
    if (me == 0) printf("all %zu elements have arrived\n", n);
    free(indices);
    free(expected);
    shmem_free(inbox); /* begins with a barrier */
    shmem_finalize();
}
