/* Prints the largest block that can be had, the memory in use, and the page size of the heap; uses the
 * block's ends. With an argument: that many bytes are asked for in the first place. */
#include <locale.h>

#include "semantics.h"

static size_t largest_block(void)
{
    size_t low = 0, high = (size_t)1 << 46; /* low can be had, high cannot */
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        void *block = shmem_malloc(middle);
        *(block ? &low : &high) = middle;
        shmem_free(block);
    }
    return low;
}

static void use_ends(size_t size)
{
    char *block = shmem_malloc(size);
    if (!block) return;
    shmem_char_p(block, (char)(me + 1), after(1));
    shmem_char_p(block + size - 1, (char)(me + 1), after(1));
    shmem_barrier_all();
    check_equal(block[0], (size == 1 ? block[0] : before(1) + 1));
    check_equal(block[size - 1], before(1) + 1);
    shmem_free(block);
}

int main(void)
{
    setlocale(LC_ALL, ""); /* before shmem_init, as programs do */
    begin(SHMEM_THREAD_SINGLE);
    size_t size = largest_block();
    use_ends(size);
    char *block = shmem_malloc(1);
    if (me == 0) printf("largest %zu resident %zu page %ld\n", size, resident(), block ? page_size_at(block) : 0);
    shmem_free(block);
    return end();
}
