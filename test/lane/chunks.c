/* Frozen facts: what is exposed to cards, and for good taken from the machine, is the chunks of memory that long
 * transfers reach: once, however many PEs reach them, and nothing else. A PE has a key for each such chunk of each node
 * that it talks to. The program is linked with the library's insides, to count; it is run with HEDDLE_DIRECT=0, over a
 * network that has cards; puts of BYTES are long. */
#include "semantics/semantics.h"

#include <malloc.h>

#include "lane/lane.h"
#include "lane/lane_pool.h"
#include "lane/mem_reg.h"

enum {
    CHUNKS = 17,
    BYTES = 4096,
    KEY_BYTES = 512, /* at most, of memory for a key, as doc/scale.md says */
};

static struct wire_rma counting; /* the driver's, and what follows is how often it was called in this PE */
static const struct wire_rma *driver;
static int exposed, keys;
static char *area;

static const char *expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    check(nbytes <= RDMA_CHUNK);
    __atomic_add_fetch(&exposed, 1, __ATOMIC_RELAXED);
    return driver->expose(at, nbytes, key, size, span);
}

static const char *key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    const char *why = driver->key_open(port, key, size, opened);
    if (!why) __atomic_add_fetch(&keys, 1, __ATOMIC_RELEASE);
    return why;
}

/* Before anything is exposed. */
static void count_from_now(void)
{
    driver = lane_pool.rma;
    counting = *driver;
    counting.expose = expose;
    counting.key_open = key_open;
    lane_pool.rma = &counting;
    mem_reg_up(&counting);
    shmem_barrier_all();
}

/* Bytes that this process has asked for; without batches, whose number depends on who is how fast. */
static long memory(void)
{
    struct mallinfo2 info = mallinfo2();
    long batches = 0;
    for (const struct lane *lane = lane_pool.lanes; lane < lane_pool.lanes + lane_pool.n_lanes; lane++)
        for (uint32_t i = 0; i < lane->inside.n_batches; i++)
            batches += (long)(malloc_usable_size(lane->inside.buffers[i]) +
                              malloc_usable_size(lane->inside.buffers[i]->results));
    return (long)(info.uordblks + info.hblkhd) - batches;
}

/* As many transfers at a time, whatever the number of chunks: of a few bytes, to the first chunks of a PE. They go as
 * messages until the keys are here. */
static void reach(int chunks, int pe, int keys_then)
{
    static char source[BYTES];
    do {
        for (int i = 0; i < CHUNKS; i++) shmem_putmem_nbi(area + (size_t)(i % chunks) * RDMA_CHUNK, source, BYTES, pe);
        shmem_quiet();
    } while (load(&keys) < keys_then);
}

static void check_counts(const char *when, const int *exposed_there, const int *keys_there)
{
    shmem_barrier_all();
    int exposed_now = load(&exposed), keys_now = load(&keys);
    if (exposed_now != exposed_there[me] || keys_now != keys_there[me])
        printf("%s: PE %d has exposed %d chunks, not %d, and has %d keys, not %d\n", when, me, exposed_now,
               exposed_there[me], keys_now, keys_there[me]);
    check_equal(exposed_now, exposed_there[me]);
    check_equal(keys_now, keys_there[me]);
    shmem_barrier_all();
}

/* What is short or atomic needs nobody's card, even on an idle connection; unless a quiet follows each of the last
 * puts. */
static void words_expose_nothing(void)
{
    shmem_long_atomic_fetch((long *)area, after(1)); /* everything before is acknowledged */
    for (size_t i = 0; i < CHUNKS; i++) {
        shmem_long_p((long *)(area + i * RDMA_CHUNK), 1, after(1));
        shmem_long_atomic_inc((long *)(area + i * RDMA_CHUNK) + 1, after(2));
    }
    check_counts("words", (int[]){0, 0, 0}, (int[]){0, 0, 0});
}

static void grows_with_chunks_and_nodes(void)
{
    long one = 0, all = 0, again = 0, both = 0;
    if (me == 0) reach(1, 1, 1), one = memory();
    check_counts("one chunk", (int[]){0, 1, 0}, (int[]){1, 0, 0});
    if (me == 0) reach(CHUNKS, 1, CHUNKS), all = memory();
    check_counts("all chunks", (int[]){0, CHUNKS, 0}, (int[]){CHUNKS, 0, 0});
    if (me == 0) reach(CHUNKS, 1, CHUNKS), again = memory();
    check_counts("all chunks again", (int[]){0, CHUNKS, 0}, (int[]){CHUNKS, 0, 0});
    if (me == 0) reach(CHUNKS, 2, 2 * CHUNKS), both = memory();
    check_counts("two nodes", (int[]){0, CHUNKS, CHUNKS}, (int[]){2 * CHUNKS, 0, 0});
    check(all <= one + (CHUNKS - 1) * KEY_BYTES);
    check(again <= all + KEY_BYTES); /* notes of transfers, if more were on their way at a time */
    check(both <= again + CHUNKS * KEY_BYTES);
    if (me == 0) printf("bytes: 1 chunk %ld, all %ld, again %ld, of two nodes %ld\n", one, all, again, both);
}

static void a_chunk_is_exposed_once_for_all(void)
{
    if (me == 2) reach(CHUNKS, 1, CHUNKS);
    check_counts("two who reach it", (int[]){0, CHUNKS, CHUNKS}, (int[]){2 * CHUNKS, 0, CHUNKS});
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    check_equal(n, 3);
    count_from_now();
    area = shmem_align(BYTES, (size_t)CHUNKS * RDMA_CHUNK); /* nothing crosses from a chunk to the next */
    words_expose_nothing();
    grows_with_chunks_and_nodes();
    a_chunk_is_exposed_once_for_all();
    return end();
}
