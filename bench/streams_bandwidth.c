/* streams_bandwidth: put_nbi by size and number of threads, each on a context of its own. */
#include "streams_crew.h"

enum { transfer_room = 8 << 20 };

static char *buffer; /* symmetric: transfer_room bytes, divided between the threads */

static void put_bytes(struct worker *w)
{
    enum { in_flight = 4 };
    size_t part = transfer_room / (size_t)crew.threads, first = part * (size_t)w->number;
    for (size_t k = 0; k < in_flight; k++) {
        size_t at = first + (part >= in_flight * w->size ? k * w->size : 0);
        shmem_ctx_putmem_nbi(w->ctx, buffer + at, w->source + at, w->size, bench.target);
    }
    shmem_ctx_quiet(w->ctx);
}

static void bandwidths(void)
{
    enum { sizes = 4, counts = 4 };
    static struct bench_series series[sizes][counts];
    static const size_t size_of[sizes] = {1 << 10, 16 << 10, 128 << 10, 1 << 20};
    char *source = bench_memory(transfer_room);
    for (size_t i = 0; i < transfer_room; i++) source[i] = byte_at(i);
    buffer = bench_symmetric(transfer_room);
    for (int round = 0; !bench.pe && round < job.rounds; round++)
        for (int s = 0; s < sizes; s++)
            for (int i = 0, n = 1; i < counts && n <= job.threads; i++, n *= 2) {
                double unused;
                crew_run(n, LANE, put_bytes, size_of[s], source);
                bench_add(&series[s][i], 1e-9 * 4 * (double)size_of[s] * crew_rate(&unused));
            }
    streams_measured();
    for (size_t i = 0; bench.pe == bench.target && i < transfer_room; i++)
        if (buffer[i] != 0 && buffer[i] != byte_at(i)) bench_fail("bandwidth: byte %zu is wrong", i);
    if (bench.pe == bench.target && buffer[1] != byte_at(1)) bench_fail("bandwidth: nothing came");
    shmem_barrier_all();
    for (int s = 0; s < sizes; s++)
        for (int i = 0, n = 1; i < counts && n <= job.threads; i++, n *= 2) {
            struct bench_series *b = &series[s][i];
            b->name = "stream bandwidth", b->op = "put_nbi", b->variant = threads_name(n), b->unit = "GB/s";
            b->size = size_of[s];
            bench_print(b);
        }
    shmem_free(buffer);
    free(source);
}

int main(int argc, char **argv)
{
    streams_begin("streams_bandwidth", argc, argv);
    bandwidths();
    shmem_finalize();
    return 0;
}
