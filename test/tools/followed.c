/* For follow.py: threads that put, get, fetch and add on contexts of their own, in the heap and in globals; the main
 * thread looks at what has come. Argument "race": they also increment one variable without any order. */
#include "semantics/semantics.h"

enum { THREADS = 3, WORDS = 48, ROUNDS = 10 };

static long global[THREADS * WORDS], count, raced;
static long *heap;
static int is_racing;

static long value(int pe, long thread, int i) { return pe * 10000 + thread * 100 + i; }

static __attribute__((noinline)) void race(void) { raced++; }

static void *work(void *argument)
{
    shmem_ctx_t ctx;
    long thread = (long)(intptr_t)argument, at = thread * WORDS, mine[WORDS], got[WORDS], fetched = -1;
    for (int i = 0; i < WORDS; i++) mine[i] = value(me, thread, i);
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx)) return argument;
    for (int round = 0; round < ROUNDS; round++) {
        shmem_ctx_long_put(ctx, heap + at, mine, WORDS, after(1));
        shmem_ctx_long_put_nbi(ctx, global + at, mine, WORDS, after(1));
        shmem_ctx_long_atomic_add(ctx, &count, 1, 0);
        shmem_ctx_quiet(ctx);
        shmem_ctx_long_get(ctx, got, heap + at, WORDS, after(1));
        shmem_ctx_long_atomic_fetch_nbi(ctx, &fetched, global + at, after(1));
        shmem_ctx_quiet(ctx);
        check(!memcmp(got, mine, sizeof got) && fetched == mine[0]);
        if (is_racing)
            race(), nap(20); /* who has ended before another begins has an order with it by the library's locks */
    }
    shmem_ctx_destroy(ctx);
    return argument;
}

int main(int argc, char **argv)
{
    pthread_t threads[THREADS];
    is_racing = argc > 1 && !strcmp(argv[1], "race");
    begin(SHMEM_THREAD_MULTIPLE);
    heap = shmem_calloc(THREADS * WORDS, sizeof *heap);
    for (int t = 0; t < THREADS; t++) threads[t] = thread_start(work, (void *)(intptr_t)t);
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    shmem_barrier_all();
    for (int t = 0; t < THREADS; t++)
        for (int i = 0; i < WORDS; i++) {
            check_equal(heap[t * WORDS + i], value(before(1), t, i));
            check_equal(global[t * WORDS + i], value(before(1), t, i));
        }
    if (me == 0) check_equal(count, (long)n * THREADS * ROUNDS);
    return end();
}
