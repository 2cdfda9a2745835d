/* Frozen facts of rings: a push that waits for room in one on another node asks for it without its bytes, and its owner
 * takes out nothing that may not be there. The program is linked with the library's insides, to see what is sent, and
 * to make a hole; it is run with HEDDLE_DIRECT=0. Argument `slow`: over a network whose
 * messages come far apart, long pushes alone. */
#include "semantics/semantics.h"

#include <shmemx.h>

#include "lane/network.h"
#include "ext/append.h"

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
    size_t before = network_sent_bytes();
    for (int i = 0; i < PUSHES; i++) {
        memset(bytes, 'a' + i, LENGTH);
        shmemx_push(oct, bytes, LENGTH, 0);
    }
    shmem_quiet();
    size_t sent = network_sent_bytes() - before;
    printf("%d pushes of %d bytes to a ring that is full: %zu bytes sent\n", PUSHES, LENGTH, sent);
    check(sent <= (size_t)PUSHES * LENGTH * 5);
}

/* Of two pushes the later one has landed: the other one's bytes are on their way. */
static void owner_takes_whole_elements_before_a_hole(void)
{
    long *ring = shmem_calloc(4, sizeof *ring), taken[4];
    shmemx_oct_t longs;
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &longs, ring, 4 * sizeof *ring, sizeof *ring,
                                                    SHMEMX_OCT_WRAP),
                0);
    struct append *a = (struct append *)longs;
    a->reserved = 2 * sizeof *ring;
    a->out_of_turn = sizeof *ring;
    check_equal(shmemx_oct_consume(longs, taken, sizeof taken), 0);
    a->out_of_turn = 2 * sizeof *ring;
    check_equal(shmemx_oct_consume(longs, taken, sizeof *ring + 1), sizeof *ring);
    check_equal(shmemx_oct_consume(longs, taken, sizeof taken), sizeof *ring);
    shmem_barrier_all();
    shmemx_oct_destroy(&longs);
    shmem_free(ring);
}

/* Who waited for room would wait for ever. */
static void what_never_fits_is_dropped(void)
{
    long *ring = shmem_malloc(sizeof *ring), two[2] = {1, 2};
    shmemx_oct_t small;
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &small, ring, sizeof *ring, sizeof *ring,
                                                    SHMEMX_OCT_WRAP),
                0);
    shmemx_push(small, two, sizeof two, after(1));
    shmem_barrier_all();
    check_equal(shmemx_oct_overflow(small), 1);
    shmemx_oct_destroy(&small);
    shmem_free(ring);
}

/* Much longer than a batch, and on from the begin of the ring: what has landed is there, all of it. Each byte tells
 * where it is in all that was pushed, so that one of the round before is not taken for it. */
static unsigned char byte_at(size_t position) { return (unsigned char)(position * 2654435761u >> 24); }

static void long_pushes_go_on_at_the_begin(void)
{
    enum { RING = 400000, PUSH = 300001, TIMES = 6 };
    unsigned char *ring = shmem_malloc(RING), *bytes = malloc(PUSH);
    shmemx_oct_t turning;
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &turning, ring, RING, 1, SHMEMX_OCT_WRAP), 0);
    for (size_t at = 0; me == 1 && at < (size_t)TIMES * PUSH; at += PUSH) {
        for (size_t i = 0; i < PUSH; i++) bytes[i] = byte_at(at + i);
        shmemx_push(turning, bytes, PUSH, 0);
    }
    for (size_t at = 0, got; me == 0 && at < (size_t)TIMES * PUSH; at += got) {
        shmemx_oct_wait(turning, at + 1); /* not longer: the rest may be in a later message */
        got = shmemx_oct_consume(turning, bytes, PUSH);
        for (size_t i = 0; i < got; i++) check_equal(bytes[i], byte_at(at + i));
    }
    shmem_barrier_all();
    shmemx_oct_destroy(&turning);
    free(bytes);
    shmem_free(ring);
}

static void full_rings(void)
{
    owner_takes_whole_elements_before_a_hole();
    what_never_fits_is_dropped();
    void *ring = shmem_malloc(ROOM);
    word = shmem_calloc(1, sizeof *word);
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, ring, ROOM, 1, SHMEMX_OCT_WRAP), 0);
    if (me == 0) consume_late();
    else if (me == 1) push_all();
    shmem_barrier_all();
    shmemx_oct_destroy(&oct);
}

int main(int argc, char **argv)
{
    (void)argv;
    begin(SHMEM_THREAD_SINGLE);
    if (argc == 1) full_rings();
    else long_pushes_go_on_at_the_begin();
    return end();
}
