/* Mistakes in an alltoall of different sizes: "size": PE 1 expects less from PE 0 than that sends; "dest": it is not
 * symmetric. The second argument is the form, "blocking" or "nb". The job ends with a line. */
#include "semantics.h"

#include <shmemx.h>

enum { SENT = 20, EXPECTED = 12, MOST = 8 };

static char symmetric[MOST * SENT];

int main(int argc, char **argv)
{
    char source[SENT] = "", private[MOST * SENT];
    size_t t_offsets[MOST], t_sizes[MOST], s_offsets[MOST] = {0}, s_sizes[MOST];
    shmemx_request_h request;
    begin(SHMEM_THREAD_SINGLE);
    check(argc == 3 && n <= MOST);
    char *dest = !strcmp(argv[1], "dest") && me == 0 ? private : symmetric;
    for (int i = 0; i < n; i++) t_offsets[i] = (size_t)i * SENT, t_sizes[i] = s_sizes[i] = SENT;
    if (!strcmp(argv[1], "size") && me == 1) t_sizes[0] = EXPECTED;
    if (strcmp(argv[2], "nb")) {
        shmemx_alltoallvmem(SHMEM_TEAM_WORLD, dest, t_offsets, t_sizes, source, s_offsets, s_sizes);
    } else {
        shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, dest, t_offsets, t_sizes, source, s_offsets, s_sizes, &request);
        shmemx_req_wait(&request);
    }
    return end();
}
