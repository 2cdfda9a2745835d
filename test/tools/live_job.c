/* A job for live.py to look at: each PE puts a hundred words, and a long block, to the next one on a context of its
 * own, and a word by a second thread on the default one, says its number and its process, and waits until PE 0 reads a
 * line. Then it puts again on the default context, and ends. If TEST_THREAD is set, all of it but the start is the work
 * of a second thread, beside which the main thread has called pthread_exit(). */
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { WORDS = 100, LONG = 256 << 10 };
static long words[WORDS];
static char block[LONG], source[LONG];

static void *put_by_another_thread(void *next)
{
    shmem_long_p(&words[0], 0, (int)(long)next);
    shmem_quiet();
    return NULL;
}

static void *run(void *unused)
{
    pthread_t thread;
    shmem_ctx_t ctx;
    int me = shmem_my_pe(), next = (me + 1) % shmem_n_pes();
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx)) shmem_global_exit(1);
    for (int i = 0; i < WORDS; i++) shmem_ctx_long_p(ctx, &words[i], i, next);
    shmem_ctx_putmem_nbi(ctx, block, source, LONG, next);
    shmem_ctx_quiet(ctx);
    pthread_create(&thread, NULL, put_by_another_thread, (void *)(long)next);
    pthread_join(thread, NULL);
    shmem_barrier_all();
    printf("%d %d\n", me, (int)getpid());
    fflush(stdout);
    if (!me) getchar();
    shmem_barrier_all();
    for (int i = 0; i < WORDS; i++) shmem_long_p(&words[i], i, next);
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    exit(0);
    return unused;
}

int main(void)
{
    int provided;
    pthread_t thread;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    if (!getenv("TEST_THREAD")) run(NULL);
    pthread_create(&thread, NULL, run, NULL);
    pthread_exit(NULL);
}
