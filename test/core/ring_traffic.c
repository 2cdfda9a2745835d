/* Frozen fact: a push that waits for room in a ring on another node asks for it without its bytes. The program is
 * linked with the library's insides, to see what is sent; it is run with HEDDLE_DIRECT=0. */
#include "semantics/semantics.h"

#include <shmemx.h>

#include "core/lane.h"

enum { LENGTH = 30000, ROOM = 40000, PUSHES = 5, LOOKS = 300 };

static shmemx_oct_t oct;
static long *word;

/* The owner answers all the while, and makes no room. */
static void serve(void)
{
    for (int i = 0; i < LOOKS; i++) shmem_long_atomic_fetch(word, 1);
}

static void consume_late(void)
{
    static unsigned char taken[LENGTH];
    for (int i = 0; i < PUSHES; i++) {
        serve();
        for (size_t got = 0; got < LENGTH;) got += shmemx_oct_consume(oct, taken + got, LENGTH - got);
        for (int k = 0; k < LENGTH; k++) check_equal(taken[k], 'a' + i);
    }
}

static void push_all(void)
{
    static unsigned char bytes[LENGTH];
    size_t before = pool_sent_bytes();
    for (int i = 0; i < PUSHES; i++) {
        memset(bytes, 'a' + i, LENGTH);
        shmemx_push(oct, bytes, LENGTH, 0);
    }
    shmem_quiet();
    size_t sent = pool_sent_bytes() - before;
    printf("%d pushes of %d bytes to a ring that is full: %zu bytes sent\n", PUSHES, LENGTH, sent);
    check(sent <= (size_t)PUSHES * LENGTH * 5);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    void *ring = shmem_malloc(ROOM);
    word = shmem_calloc(1, sizeof *word);
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, ring, ROOM, 1, SHMEMX_OCT_WRAP), 0);
    if (me == 0) consume_late();
    else if (me == 1) push_all();
    shmem_barrier_all();
    shmemx_oct_destroy(&oct);
    return end();
}
