/* thread_broadcast: a user-defined collective, made of requests.
 *
 * One PE sends data to a list of PEs that is not a team: here the PEs whose numbers are 0 or prime. All threads of the
 * sender take part. Each sends its slice to all receivers, on its own request, and continues with other work. The main
 * thread merges the requests and waits once, for all slices on all PEs. Unlike shmem_quiet, this does not wait for
 * operations of other threads or other parts of the program. Each slice ends with a signal on the same request, so that
 * a receiver knows when the slice has arrived.
 *
 *     oshcc -O2 -fopenmp thread_broadcast.c -o thread_broadcast && oshrun -n 4 ./thread_broadcast
 *
 * Read send_slice() and broadcast() first.
 */
#include <omp.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4, LINE = 64, BYTES = 1 << 20, ROUNDS = 5 };

static char data[BYTES]; /* symmetric */
static uint64_t slices;  /* symmetric: how many have arrived */
static long unrelated;   /* symmetric: what the program does besides */

/* Slices begin at lines of the cache, so that no two threads touch the same one. */
static size_t slice_begin(int thread)
{
    size_t begin = (BYTES / LINE * (size_t)thread + THREADS - 1) / THREADS * LINE;
    return begin < BYTES ? begin : BYTES;
}

static void send_slice(const int *pes, int n, int thread, shmemx_request_h *request)
{
    size_t begin = slice_begin(thread), end = slice_begin(thread + 1);
    for (int i = 0; i < n; i++)
        shmemx_putmem_signal_nbe(data + begin, data + begin, end - begin, &slices, 1, SHMEM_SIGNAL_ADD, pes[i],
                                 request);
}

/* From the calling PE to all others of the list. */
static void broadcast(const int *pes, int n)
{
    shmemx_request_h own[THREADS] = {0}, all = SHMEMX_REQUEST_NULL;
#pragma omp parallel num_threads(THREADS)
    {
        send_slice(pes, n, omp_get_thread_num(), &own[omp_get_thread_num()]);
    }
    shmemx_request_merge(&all, THREADS, own);
    shmemx_request_wait(&all);
}

static int is_listed(int pe)
{
    for (int i = 2; i * i <= pe; i++)
        if (pe % i == 0) return 0;
    return pe != 1;
}

static void fill(int round)
{
    for (size_t i = 0; i < BYTES; i++) data[i] = (char)(i * 31 + (size_t)round * 7);
}

static int count_wrong(int round)
{
    int wrong = 0;
    for (size_t i = 0; i < BYTES; i++) wrong += data[i] != (char)(i * 31 + (size_t)round * 7);
    return wrong;
}

int main(void)
{
    int provided, wrong = 0, n = 0;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    const int me = shmem_my_pe();
    int *pes = malloc((size_t)shmem_n_pes() * sizeof *pes);
    if (!pes || provided < SHMEM_THREAD_MULTIPLE) shmem_global_exit(1);
    for (int pe = 1; pe < shmem_n_pes(); pe++)
        if (is_listed(pe)) pes[n++] = pe;
    for (int round = 1; round <= ROUNDS; round++) {
        if (me == 0) {
            fill(round);
            shmem_long_atomic_inc(&unrelated, shmem_n_pes() - 1); /* broadcast does not wait for this */
            broadcast(pes, n);
        } else if (is_listed(me)) {
            shmem_signal_wait_until(&slices, SHMEM_CMP_EQ, (uint64_t)(round * THREADS));
            wrong += count_wrong(round);
        }
        shmem_barrier_all();
    }
    if (wrong) printf("PE %d: %d bytes are wrong\n", me, wrong);
    else if (me == 0) printf("%d rounds of %d bytes to %d PEs by %d threads\n", ROUNDS, BYTES, n, THREADS);
    free(pes);
    shmem_finalize();
    return wrong != 0;
}
