/* Section 2: variables of a shared object are not symmetric, the executable's are. */
#include "semantics.h"

extern long *library_variable(void);
static long own;

int main(int argc, char **argv)
{
    (void)argv;
    begin(SHMEM_THREAD_SINGLE);
    for (int pe = 0; pe < n; pe++) {
        check_equal(shmem_addr_accessible(library_variable(), pe), 0);
        check(shmem_ptr(library_variable(), pe) == NULL);
        check_equal(shmem_addr_accessible(&own, pe), 1);
    }
    shmem_long_p(&own, me + 1, after(1));
    shmem_barrier_all();
    check_equal(own, before(1) + 1);
    if (argc > 1) shmem_long_p(library_variable(), 1, after(1)); /* ends the job */
    return end();
}
