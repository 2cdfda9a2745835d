/* Memory of several kinds that a network's card meets: sources that may only be read; and a part of the heap that gets
 * other pages while there are keys to it. Bytes are right by whatever way they go. */
#include "semantics.h"

#include <shmemx.h>
#include <sys/mman.h>

enum { SIZE = 512 << 10, TABLE = 64 << 10, ROUNDS = 8 };

static const unsigned char table[TABLE] = {[0] = 1, [TABLE / 2] = 2, [TABLE - 1] = 3}; /* in .rodata */
static unsigned char *dest;
static uint64_t *word;

static void fill(unsigned char *bytes, int round)
{
    for (size_t i = 0; i < SIZE; i++) bytes[i] = (unsigned char)(i * 7 + (i >> 13) + (size_t)round * 31);
}

/* What the PE before this one has put. */
static void check_and_clear(const unsigned char *wanted, size_t size)
{
    shmem_barrier_all();
    check_equal(memcmp(dest, wanted, size), 0);
    memset(dest, 0, SIZE);
    shmem_barrier_all();
}

/* Several times: first as messages, and by the card once there is a key. */
static void put_in_all_ways(const unsigned char *source, size_t size)
{
    for (int round = 1; round <= ROUNDS; round++) {
        shmem_putmem(dest, source, size, after(1));
        check_and_clear(source, size);
        shmem_putmem_nbi(dest, source, size, after(1));
        check_and_clear(source, size);
        *word = 0;
        shmem_barrier_all();
        shmem_putmem_signal_nbi(dest, source, size, word, 1, SHMEM_SIGNAL_SET, after(1));
        shmem_signal_wait_until(word, SHMEM_CMP_EQ, 1);
        check_and_clear(source, size);
    }
}

static void constants_are_put(void) { put_in_all_ways(table, TABLE); }

static void pages_that_may_only_be_read_are_put(void)
{
    unsigned char *pages = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    fill(pages, 1);
    check_equal(mprotect(pages, SIZE, PROT_READ), 0);
    put_in_all_ways(pages, SIZE);
    munmap(pages, SIZE);
}

/* Both ways, between neighbours. */
static void exchange(unsigned char *there, int rounds)
{
    unsigned char *ours = malloc(SIZE), *wanted = malloc(SIZE);
    for (int round = 0; round < rounds; round++) {
        fill(ours, round + me);
        shmem_putmem_nbi(there, ours, SIZE, after(1));
        shmem_barrier_all();
        fill(wanted, round + before(1));
        check_equal(memcmp(there, wanted, SIZE), 0);
        memset(ours, 0, SIZE);
        shmem_getmem_nbi(ours, there, SIZE, after(1));
        shmem_quiet();
        fill(wanted, round + me);
        check_equal(memcmp(ours, wanted, SIZE), 0);
        shmem_barrier_all();
    }
    free(ours);
    free(wanted);
}

/* What lies behind the keys is gone: bytes that went by them would be lost, or never seen. Not by cards that look up an
 * address when they come to it, as the simulated one does; but by those that keep the pages. */
static void memory_may_get_other_pages(void)
{
    shmemx_partition_info_t info;
    unsigned char *block = shmem_malloc(SIZE);
    exchange(block, ROUNDS);
    shmem_free(block);
    check_equal(shmemx_partition_create(2, "SIZE=4M:PGSIZE=4K"), 0);
    check_equal(shmemx_partition_info(2, &info), 0);
    unsigned char *all = shmemx_partition_malloc(info.largest, 2);
    for (size_t at = 0; at + SIZE <= info.largest; at += SIZE) exchange(all + at, 2);
    exchange(dest, 2); /* the heap around it */
    shmem_free(all);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    dest = shmem_calloc(SIZE, 1);
    word = shmem_calloc(1, sizeof *word);
    constants_are_put();
    pages_that_may_only_be_read_are_put();
    memory_may_get_other_pages();
    return end();
}
