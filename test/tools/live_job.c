/* A job for live.py to look at: each PE puts a hundred words, and a long block, to the next one on a context of its
 * own, and a word by a second thread on the default one, says its number and its process, and waits until PE 0 reads a
 * line. Then it puts again on the default context, and ends. */
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
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

int main(void)
{
    int provided;
    pthread_t thread;
    shmem_ctx_t ctx;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
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
    return 0;
}
