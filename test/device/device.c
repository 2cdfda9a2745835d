/* Symmetric memory of GPUs, partition 2 of the environment. What arrives is looked at through the driver, not through
 * the library. With an argument: `own`, a context that the program has made before shmem_init is used. */
#include "semantics/semantics.h"

#include <shmemx.h>

#include "device/gpu.h"

enum { HEAP = 2, LATE = 5, MIB = 1 << 20 };

static unsigned char byte_of(int pe, size_t salt, size_t i)
{
    return (unsigned char)(i * 7 + i / 251 + (size_t)pe * 31 + salt);
}

static void fill(unsigned char *bytes, size_t nbytes, int pe, size_t salt)
{
    for (size_t i = 0; i < nbytes; i++) bytes[i] = byte_of(pe, salt, i);
}

static size_t wrong_bytes(const unsigned char *bytes, size_t nbytes, int pe, size_t salt)
{
    size_t wrong = 0;
    for (size_t i = 0; i < nbytes; i++) wrong += bytes[i] != byte_of(pe, salt, i);
    return wrong;
}

static void memory_is_a_gpus(void)
{
    shmemx_partition_info_t info;
    char *block = shmemx_partition_malloc(1000, HEAP), *in_heap = shmem_malloc(1000);
    check(block != NULL);
    check_equal(shmemx_partition_info(HEAP, &info), 0);
    check_equal(info.kind, SHMEMX_KIND_CUDA);
    check(info.device >= 0);
    check_equal(info.page_size, 0);
    check(info.size >= 16 * MIB);
    check(info.free < info.size);
    check_equal(shmemx_partition_of(block), HEAP);
    check_equal(shmemx_partition_of(block + 999), HEAP);
    check_equal(shmem_ptr(block, me), block);
    for (int pe = 0; pe < n; pe++) {
        check_equal(shmem_addr_accessible(block, pe), 1);
        check_equal(shmem_ptr(block, pe) != NULL, shmem_ptr(in_heap, pe) != NULL);
    }
    shmem_free(in_heap), shmem_free(block);
}

/* Every size, to the next PE and from it, between host and GPU and between GPUs. */
static void put_and_get(void)
{
    static const size_t sizes[] = {1, 2, 3, 4, 5, 7, 8, 9, 16, 100, 4096, 65537, 3 * MIB + 5};
    enum { LARGEST = 3 * MIB + 5 };
    unsigned char *there = shmemx_partition_malloc(LARGEST + 64, HEAP),
                  *here = shmemx_partition_malloc(LARGEST + 64, HEAP);
    unsigned char *host = malloc(LARGEST), *seen = malloc(LARGEST);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t size = sizes[i], shift = i % 3;
        fill(host, size, me, i);
        shmem_putmem(there + shift, host, size, after(1)); /* from the host */
        shmem_barrier_all();
        gpu_copy(seen, there + shift, size);
        check_equal(wrong_bytes(seen, size, before(1), i), 0);

        memset(seen, 0, size);
        shmem_getmem(seen, there + shift, size, after(1)); /* to the host */
        check_equal(wrong_bytes(seen, size, me, i), 0);

        shmem_getmem(here, there + shift, size, after(2)); /* to our GPU */
        gpu_copy(seen, here, size);
        check_equal(wrong_bytes(seen, size, after(1), i), 0);
        shmem_barrier_all();

        fill(host, size, me, i + 100);
        gpu_copy(here, host, size);
        shmem_putmem_nbi(there + shift, here, size, after(1)); /* from our GPU */
        shmem_quiet();
        shmem_barrier_all();
        gpu_copy(seen, there + shift, size);
        check_equal(wrong_bytes(seen, size, before(1), i + 100), 0);

        memset(seen, 0, size);
        shmem_getmem_nbi(seen, there + shift, size, me);
        shmem_quiet();
        check_equal(wrong_bytes(seen, size, before(1), i + 100), 0);
        shmem_barrier_all();
    }
    shmem_putmem(there, host, 0, after(1)); /* nothing */
    free(host), free(seen);
    shmem_free(here), shmem_free(there);
}

static void scalars(void)
{
    struct {
        int64_t l;
        int i;
        short s;
        char c;
        double d;
        long double ld;
    } seen, *there = shmemx_partition_calloc(1, sizeof *there, HEAP);
    int to = after(1), from = before(1);
    shmem_int64_p(&there->l, 1000000007LL * me, to);
    shmem_int_p(&there->i, 100000 + me, to);
    shmem_short_p(&there->s, (short)(300 + me), to);
    shmem_char_p(&there->c, (char)me, to);
    shmem_double_p(&there->d, me + 0.5, to);
    shmem_longdouble_p(&there->ld, me + 0.25L, to);
    shmem_barrier_all();
    gpu_copy(&seen, there, sizeof seen);
    check_equal(seen.l, 1000000007LL * from);
    check_equal(seen.i, 100000 + from);
    check_equal(seen.s, 300 + from);
    check_equal(seen.c, from);
    check(seen.d == from + 0.5);
    check(seen.ld == from + 0.25L);
    check_equal(shmem_int64_g(&there->l, to), 1000000007LL * me);
    check_equal(shmem_int_g(&there->i, to), 100000 + me);
    check_equal(shmem_short_g(&there->s, to), 300 + me);
    check_equal(shmem_char_g(&there->c, to), me);
    check(shmem_double_g(&there->d, to) == me + 0.5);
    check(shmem_longdouble_g(&there->ld, to) == me + 0.25L);
    shmem_barrier_all();
    shmem_free(there);
}

/* iput, iget and blocks of several elements; between host and GPU and between GPUs. */
static void strided(void)
{
    enum { N = 500, DST = 3, SST = 2, BLOCK = 2 };
    int *there = shmemx_partition_calloc(N * DST, sizeof *there, HEAP),
        *here = shmemx_partition_malloc(N * DST * sizeof *here, HEAP);
    int host[N * DST], seen[N * DST];
    for (int i = 0; i < N * DST; i++) host[i] = me * 10000 + i;
    shmem_int_iput(there, host, DST, SST, N, after(1));
    shmem_barrier_all();
    gpu_copy(seen, there, sizeof seen);
    for (int i = 0; i < N; i++) check_equal(seen[i * DST], before(1) * 10000 + i * SST);
    check_equal(seen[1], 0);
    check_equal(seen[2], 0);

    memset(seen, 0, sizeof seen);
    shmem_int_iget(seen, there, SST, DST, N, after(1));
    for (int i = 0; i < N; i++) check_equal(seen[i * SST], me * 10000 + i * SST);
    check_equal(seen[1], 0);
    shmem_barrier_all();

    gpu_copy(here, host, sizeof host);
    shmem_int_ibput(there, here, DST, DST, BLOCK, N, after(1));
    shmem_barrier_all();
    gpu_copy(seen, there, sizeof seen);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < BLOCK; k++) check_equal(seen[i * DST + k], before(1) * 10000 + i * DST + k);

    shmem_int_ibget(here, there, BLOCK, DST, BLOCK, N, after(1));
    gpu_copy(seen, here, sizeof seen);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < BLOCK; k++) check_equal(seen[i * BLOCK + k], me * 10000 + i * DST + k);
    shmem_barrier_all();
    shmem_free(here), shmem_free(there);
}

/* Whoever sees the signal, in host memory, sees the data in the GPU's. */
static void signals(void)
{
    enum { SIZE = 200000, ROUNDS = 20 };
    unsigned char *there = shmemx_partition_malloc(SIZE, HEAP), *here = shmemx_partition_malloc(SIZE, HEAP);
    uint64_t *signal = shmem_calloc(2, sizeof *signal);
    unsigned char *host = malloc(SIZE), *seen = malloc(SIZE);
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        fill(host, SIZE, me, round);
        if (round % 2) gpu_copy(here, host, SIZE);
        if (round % 4 < 2)
            shmem_putmem_signal(there, round % 2 ? here : host, SIZE, signal, round, SHMEM_SIGNAL_SET, after(1));
        else shmem_putmem_signal_nbi(there, round % 2 ? here : host, SIZE, signal, round, SHMEM_SIGNAL_SET, after(1));
        shmem_signal_wait_until(signal, SHMEM_CMP_EQ, round);
        gpu_copy(seen, there, SIZE);
        check_equal(wrong_bytes(seen, SIZE, before(1), round), 0);
        shmem_barrier_all();
    }
    for (int k = 0; k < n; k++) shmem_putmem_signal(there + me, host, 1, signal + 1, 1, SHMEM_SIGNAL_ADD, (me + k) % n);
    shmem_signal_wait_until(signal + 1, SHMEM_CMP_EQ, (uint64_t)n);
    gpu_copy(seen, there, (size_t)n);
    for (int pe = 0; pe < n; pe++) check_equal(seen[pe], byte_of(pe, ROUNDS, 0));
    shmem_barrier_all();
    free(host), free(seen);
    shmem_free(signal), shmem_free(here), shmem_free(there);
}

/* Data in a GPU, then a fence, then a flag in host memory. */
static void fence_orders_both_memories(void)
{
    enum { N = 1000, ROUNDS = 20 };
    long *there = shmemx_partition_malloc(N * sizeof *there, HEAP), *flag = shmem_calloc(1, sizeof *flag), host[N],
         seen[N];
    for (long round = 1; round <= ROUNDS; round++) {
        for (int i = 0; i < N; i++) host[i] = me * 1000000L + round * N + i;
        shmem_long_put(there, host, N, after(1));
        shmem_fence();
        shmem_long_p(flag, round, after(1));
        shmem_long_wait_until(flag, SHMEM_CMP_EQ, round);
        gpu_copy(seen, there, sizeof seen);
        for (int i = 0; i < N; i += 37) check_equal(seen[i], before(1) * 1000000L + round * N + i);
        shmem_barrier_all();
    }
    shmem_free(flag), shmem_free(there);
}

static void allocation(void)
{
    shmemx_partition_info_t before_all, after_all;
    shmemx_partition_info(HEAP, &before_all);
    check_equal(shmemx_partition_malloc(before_all.size + 1, HEAP), NULL);
    check_equal(shmemx_partition_malloc(0, HEAP), NULL);
    check_equal(shmemx_partition_calloc(SIZE_MAX, 2, HEAP), NULL);
    char *aligned_block = shmemx_partition_align(65536, 100, HEAP);
    check_equal((uintptr_t)aligned_block % 65536, 0);
    int *block = shmemx_partition_calloc(1000, sizeof *block, HEAP), seen[1000], host[1000];
    gpu_copy(seen, block, sizeof seen);
    for (int i = 0; i < 1000; i++) check_equal(seen[i], 0);
    for (int i = 0; i < 1000; i++) host[i] = me + i;
    gpu_copy(block, host, sizeof host);
    char *behind = shmemx_partition_malloc(64, HEAP); /* so that it has to move */
    block = shmem_realloc(block, MIB);
    check_equal(shmemx_partition_of(block), HEAP);
    gpu_copy(seen, block, sizeof seen);
    for (int i = 0; i < 1000; i++) check_equal(seen[i], me + i);
    shmem_free(behind), shmem_free(block), shmem_free(aligned_block);
    shmemx_partition_info(HEAP, &after_all);
    check_equal(after_all.free, before_all.free);
    check_equal(after_all.largest, after_all.size);
}

/* Threads with contexts of their own put at the same time. */
enum { THREADS = 4, EACH = 3000 };
static int *shared_block;

static void *thread_puts(void *number)
{
    int t = (int)(intptr_t)number, host[EACH];
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
    for (int i = 0; i < EACH; i++) host[i] = me * 100000 + t * EACH + i;
    for (int i = 0; i < EACH; i += 100)
        shmem_ctx_int_put_nbi(ctx, shared_block + t * EACH + i, host + i, 100, after(1));
    shmem_ctx_quiet(ctx);
    check_equal(shmem_ctx_int_g(ctx, shared_block + t * EACH + 77, after(1)), host[77]);
    shmem_ctx_destroy(ctx);
    return NULL;
}

static void threads(void)
{
    pthread_t started[THREADS];
    static int seen[THREADS * EACH];
    shared_block = shmemx_partition_malloc(sizeof seen, HEAP);
    for (int t = 0; t < THREADS; t++) started[t] = thread_start(thread_puts, (void *)(intptr_t)t);
    for (int t = 0; t < THREADS; t++) pthread_join(started[t], NULL);
    shmem_barrier_all();
    gpu_copy(seen, shared_block, sizeof seen);
    for (int i = 0; i < THREADS * EACH; i++) check_equal(seen[i], before(1) * 100000 + i);
    shmem_free(shared_block);
}

/* One more partition, made by a call; one that no PE can have; and one that somebody cannot have is nobody's. */
static void made_by_a_call(void)
{
    long host = 4000 + me, seen = 0;
    shmemx_partition_info_t info;
    check(shmemx_partition_create(LATE, "SIZE=512T:KIND=DEVICE") != 0);
    check(shmemx_partition_info(LATE, &info) != 0);
    check_equal(shmemx_partition_create(LATE, "KIND=device:SIZE=3M"), 0);
    check_equal(shmemx_partition_info(LATE, &info), 0);
    check_equal(info.size, 4 * MIB);
    check_equal(info.kind, SHMEMX_KIND_CUDA);
    long *old = shmemx_partition_malloc(sizeof *old, HEAP), *new = shmemx_partition_malloc(sizeof *new, LATE);
    check_equal(shmemx_partition_of(old), HEAP);
    check_equal(shmemx_partition_of(new), LATE);
    shmem_long_put(new, &host, 1, after(1));
    shmem_barrier_all();
    shmem_long_get(&seen, new, 1, after(2));
    check_equal(seen, 4000 + after(1));
    shmem_barrier_all();
    shmem_free(new), shmem_free(old);
}

/* A pointer to a neighbour's memory is good for the GPU: for its copies, and for a kernel that stores there. */
static void pointers_are_the_gpus(void)
{
    enum { N = 10000 };
    static uint32_t host[N], seen[N];
    uint32_t *there = shmemx_partition_malloc(sizeof seen, HEAP), *pointer = shmem_ptr(there, after(1));
    int has_kernels = 0;
    for (int i = 0; i < N; i++) host[i] = (uint32_t)(me * 100 + i);
    if (pointer) gpu_copy(pointer, host, sizeof host);
    shmem_barrier_all();
    gpu_copy(seen, there, sizeof seen);
    for (int i = 0; i < N && shmem_ptr(there, before(1)); i++) check_equal(seen[i], before(1) * 100 + i);
    shmem_barrier_all();
    if (pointer) has_kernels = gpu_run_kernel(pointer, (uint32_t)me * 100000, N);
    shmem_barrier_all();
    shmem_getmem(seen, there, sizeof seen, me);
    for (int i = 0; i < N && has_kernels && shmem_ptr(there, before(1)); i++)
        check_equal(seen[i], before(1) * 100000 + i);
    if (!me)
        printf("kernels that store in a neighbour's memory: %s\n", has_kernels ? "run" : "skipped, there is no GPU");
    shmem_barrier_all();
    shmem_free(there);
}

static void all_tests(void)
{
    memory_is_a_gpus();
    put_and_get();
    scalars();
    strided();
    signals();
    fence_orders_both_memories();
    allocation();
    threads();
    made_by_a_call();
    pointers_are_the_gpus();
}

static int gpu_of_partition(void)
{
    shmemx_partition_info_t info = {.device = -1};
    shmemx_partition_info(HEAP, &info);
    return info.device;
}

int main(int argc, char **argv)
{
    int own = argc > 1 && !strcmp(argv[1], "own"), count = 0;
    char name[64] = "";
    gpu_load();
    gpu.count(&count);
    if (own) {
        gpu_use(count - 1);
        gpu.push(gpu.context);
    }
    begin(SHMEM_THREAD_MULTIPLE);
    if (own) check_equal(gpu_of_partition(), count - 1);
    else check_equal(gpu_of_partition(), me % count);
    gpu_use(gpu_of_partition());
    gpu.name(name, sizeof name, gpu_of_partition());
    if (!me) printf("%d PEs, %d GPUs, %s\n", n, count, name);
    all_tests();
    shmem_finalize();
    begin(SHMEM_THREAD_MULTIPLE); /* and once more */
    put_and_get();
    signals();
    if (own) check_equal(gpu.pop(&(void *){NULL}), 0);
    return end();
}
