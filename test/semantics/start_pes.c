/* Section 3, start_pes: repeat calls have no effect, the argument is ignored, and the program's end
 * finalizes. */
#include "semantics.h"

static long word;

/* §3: after start_pes, a PE that is done stays until the others are, without shmem_finalize */
static void end_of_program_waits_for_the_others(void)
{
    word = 40 + me;
    shmem_barrier_all();
    if (me == n - 1) nap(50);
    check_equal(shmem_long_g(&word, after(1)), 40 + after(1));
}

/* §3: whoever is done is no PE that has left the others in the lurch: they may still wait for each other, for long */
static void others_may_wait_for_each_other(void)
{
    static long flag;
    if (n < 3) return;
    if (me == n - 1) {
        nap(1200);
        shmem_long_p(&flag, 1, n - 2);
    } else if (me == n - 2) {
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    }
}

int main(void)
{
    start_pes(12345);
    me = shmem_my_pe();
    n = shmem_n_pes();
    check(me >= 0 && me < n);
    start_pes(-1);
    start_pes(0);
    check_equal(shmem_n_pes(), n);
    check_equal(_my_pe(), me);
    check_equal(_num_pes(), n);
    end_of_program_waits_for_the_others();
    others_may_wait_for_each_other();
    return test_result();
}
