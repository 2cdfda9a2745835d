/* Bits of a word on PE 0 are set, inverted and cleared. Each PE prints the previous value of its bit. */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>

static uint32_t jobs, checksum;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    uint32_t mine = UINT32_C(1) << me % 32;
    shmem_atomic_or(&jobs, mine, 0);
    shmem_atomic_xor(&checksum, mine, 0);
    shmem_barrier_all();
    uint32_t before = shmem_atomic_fetch_and(&jobs, ~mine, 0);
    uint32_t seen = shmem_atomic_fetch_xor(&checksum, mine, 0); /* twice: the old value again */
    printf("PE %d: job %s, %s in the checksum\n", me, before & mine ? "taken" : "gone",
           seen & mine ? "and" : "and not");
    shmem_finalize();
}
