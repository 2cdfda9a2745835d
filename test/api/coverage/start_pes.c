/* start_pes: the program starts the library once, whatever it says how often, and does not end it. */
#include "coverage.h"

#include <stdlib.h>

static uint64_t object;

int main(void)
{
    int initialized = 1;
    watch("start_pes");
    shmem_query_initialized(&initialized);
    expect(shmem_query_initialized, initialized == 0);
    start_pes(0);
    my_pe = _my_pe();
    n_pes = _num_pes();
    start_pes(17);
    shmem_query_initialized(&initialized);
    expect(start_pes, initialized != 0);
    expect(start_pes, n_pes == shmem_n_pes() && my_pe == shmem_my_pe());
    shmem_uint64_p(&object, 50 + (uint64_t)my_pe, (my_pe + 1) % n_pes);
    shmem_barrier_all();
    expect(start_pes, object == 50 + (uint64_t)((my_pe + n_pes - 1) % n_pes));
    return failures() ? EXIT_FAILURE : EXIT_SUCCESS;
}
