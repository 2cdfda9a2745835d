/* A program that was compiled without our shmem.h, with the numbers of Open MPI and HPE, as the bindings of Neko and
 * other Fortran codes have them. It runs with HEDDLE_CONSTANTS=openmpi; bad_input.py shows that these numbers are
 * refused otherwise. */
#include "semantics.h"

enum { THEIR_SET = 1, THEIR_ADD = 2 };
enum { THEIR_EQ, THEIR_NE, THEIR_GT, THEIR_LE, THEIR_LT, THEIR_GE };

static uint64_t arrived;
static long words[4], sent[4];

static void signals_set_and_add(void)
{
    int to = after(1);
    for (uint64_t round = 1; round <= 20; round++) {
        for (int i = 0; i < 4; i++) sent[i] = (long)round * 10 + i;
        shmem_putmem_signal_nbi(words, sent, sizeof sent, &arrived, 2 * round, THEIR_SET, to);
        shmem_quiet();
        check_equal(shmem_signal_wait_until(&arrived, THEIR_GE, 2 * round), 2 * round);
        check(words[0] == (long)round * 10 && words[3] == (long)round * 10 + 3);
        shmem_barrier_all();
        shmem_putmem_signal(words, sent, 0, &arrived, 1, THEIR_ADD, to);
        check_equal(shmem_signal_wait_until(&arrived, THEIR_NE, 2 * round), 2 * round + 1);
        shmem_barrier_all();
    }
}

/* Each comparison holds for the values on its side, and for no other. */
static void comparisons(void)
{
    static const struct {
        int cmp;
        int less, equal, more; /* whether it holds */
    } all[] = {{THEIR_EQ, 0, 1, 0}, {THEIR_NE, 1, 0, 1}, {THEIR_GT, 0, 0, 1},
               {THEIR_LE, 1, 1, 0}, {THEIR_LT, 1, 0, 0}, {THEIR_GE, 0, 1, 1}};
    static long word;
    word = 7;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        long below = 6, same = 7, above = 8;
        check_equal(!!shmem_long_test(&word, all[i].cmp, above), all[i].less);
        check_equal(!!shmem_long_test(&word, all[i].cmp, same), all[i].equal);
        check_equal(!!shmem_long_test_all_vector(&word, 1, NULL, all[i].cmp, &below), all[i].more);
    }
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    signals_set_and_add();
    comparisons();
    return end();
}
