/* What becomes of more bytes than t_sizes allows in shmemx_alltoallv, by SHMEM_ALLTOALLV_TSIZE_CHK: the argument. */
#include "semantics.h"

#include <shmemx.h>

enum { SENT = 20, ROOM = 12, APART = 32, MOST = 8 };

static char dest[MOST * APART];
static long psync[SHMEM_ALLTOALL_SYNC_SIZE];

static void expect(size_t arrived, const size_t *t_sizes)
{
    for (int i = 0; i < n; i++) {
        check_equal(t_sizes[i], arrived);
        for (size_t k = 0; k < APART; k++) check_equal(dest[i * APART + (int)k], k < arrived ? 'a' + i : '-');
    }
}

int main(int argc, char **argv)
{
    char source[SENT];
    size_t t_offsets[MOST], t_sizes[MOST], s_offsets[MOST] = {0}, s_sizes[MOST];
    begin(SHMEM_THREAD_SINGLE);
    check(argc == 2 && n <= MOST);
    for (int i = 0; i < n; i++) t_offsets[i] = (size_t)i * APART, t_sizes[i] = ROOM, s_sizes[i] = SENT;
    for (int i = 0; i < SHMEM_ALLTOALL_SYNC_SIZE; i++) psync[i] = SHMEM_SYNC_VALUE;
    memset(source, 'a' + me, sizeof source);
    memset(dest, '-', sizeof dest);
    shmem_barrier_all();
    shmemx_alltoallv(dest, t_offsets, t_sizes, source, s_offsets, s_sizes, 0, 0, n, psync);
    expect(strcmp(argv[1], "trunc") ? SENT : ROOM, t_sizes);
    return end();
}
