/* Section 14: one PE that has no memory for the library's own tables makes an allocation fail on all, and all go on
 * with the same heap. */
#include "semantics.h"

#include <stddef.h>

/* The C library's realloc, by another of its names: the one below stands in its place. */
void *__libc_realloc(void *block, size_t size);

static int refuses, refused;

/* The tables of the heap are the only large thing that is made larger here. */
void *realloc(void *block, size_t size)
{
    if (refuses && size > 2000) {
        refused++;
        return NULL;
    }
    return __libc_realloc(block, size);
}

enum { MOST = 4000 };
static void *blocks[MOST];

/* Whether all PEs have the same number. */
static int agree(ptrdiff_t value)
{
    static ptrdiff_t mine, least, most;
    mine = value;
    shmem_ptrdiff_min_reduce(SHMEM_TEAM_WORLD, &least, &mine, 1);
    shmem_ptrdiff_max_reduce(SHMEM_TEAM_WORLD, &most, &mine, 1);
    int same = least == most;
    shmem_barrier_all();
    return same;
}

/* A block's place in the heap, -1 for none; heaps begin elsewhere on each PE. */
static char *first;
static ptrdiff_t place(const void *block) { return block ? (const char *)block - first : -1; }

/* Allocates until it fails, and gives how many there are. A PE for which `make` works and another for which it
 * does not would not meet again. */
static int fill(int from, void *(*make)(void))
{
    int count = from;
    while (count < MOST && (blocks[count] = make())) count++;
    check(agree(count));
    for (int i = 0; i < count; i++) check(agree(place(blocks[i])));
    return count;
}

static void *make_malloc(void) { return shmem_malloc(64); }
static void *make_calloc(void) { return shmem_calloc(8, 8); }
static void *make_align(void) { return shmem_align(128, 64); }

/* §14: an allocation that cannot be satisfied on one PE returns NULL on all of them; afterwards the same calls give
 * the same addresses again */
static void one_refusal_is_everybodys(int refuser, void *(*make)(void))
{
    shmem_free(first = shmem_malloc(64));
    refused = 0;
    refuses = me == refuser;
    int count = fill(0, make);
    check(count < MOST);
    check_equal(refused, me == refuser);
    check(shmem_realloc(blocks[count - 1], 100000) == NULL);
    check(shmem_realloc(blocks[count - 1], 1) == blocks[count - 1]);
    check(make() == NULL);
    shmem_free(blocks[0]);
    blocks[0] = make(); /* the freed block's row in the table is enough where no rest is left */
    check(agree(place(blocks[0])));
    if (!blocks[0]) {
        refuses = 0;
        blocks[0] = make();
    }
    check(blocks[0] != NULL);

    refuses = 0;
    int more = fill(count, make);
    check_equal(more, MOST);
    long *last = blocks[more - 1];
    *last = -1;
    shmem_barrier_all();
    shmem_long_p(last, me, after(1));
    shmem_barrier_all();
    check_equal(*last, before(1));
    for (int i = 0; i < more; i++) shmem_free(blocks[i]);
}

int main(void)
{
    static void *(*const makes[])(void) = {make_malloc, make_calloc, make_align};
    for (int i = 0; i < 3; i++) { /* the library starts with small tables each time */
        begin(SHMEM_THREAD_SINGLE);
        one_refusal_is_everybodys((n - 1) * i / 2, makes[i]);
        end();
    }
    return test_result();
}
