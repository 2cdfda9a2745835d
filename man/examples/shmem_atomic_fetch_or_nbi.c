/* Sets, clears and inverts bits of words on the right neighbour. The previous values are valid after a quiet. */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>

static uint32_t set, kept = 0xff, inverted = 0xf0;

int main(void)
{
    uint32_t before[3];
    shmem_init();
    int right = (shmem_my_pe() + 1) % shmem_n_pes();
    shmem_atomic_fetch_or_nbi(&before[0], &set, 0x1u, right);
    shmem_atomic_fetch_and_nbi(&before[1], &kept, 0x0fu, right);
    shmem_atomic_fetch_xor_nbi(&before[2], &inverted, 0xffu, right);
    shmem_quiet();
    printf("PE %d fetched %#x, %#x and %#x\n", shmem_my_pe(), before[0], before[1], before[2]);
    shmem_finalize();
}
