/* One PE after the other changes two words on PE 0 that belong together. */
#include <shmem.h>
#include <stdio.h>

static long lock, words[2];

int main(void)
{
    long w[2];
    shmem_init();
    shmem_set_lock(&lock);
    shmem_get(w, words, 2, 0);
    w[0] += 1;
    w[1] -= 1;
    shmem_put(words, w, 2, 0);
    shmem_clear_lock(&lock);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) printf("%ld %ld\n", words[0], words[1]);
    shmem_finalize();
}
