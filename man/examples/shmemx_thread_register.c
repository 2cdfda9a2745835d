/* Threads with network resources of their own, which wait only for their own operations. */
#include <pthread.h>
#include <shmemx.h>
#include <stdio.h>

static long counter;

static void *work(void *unused)
{
    shmemx_thread_register();
    for (int i = 0; i < 100; i++) shmem_atomic_inc(&counter, 0);
    shmemx_thread_quiet(); /* only those of this thread */
    shmemx_thread_unregister();
    return unused;
}

int main(void)
{
    pthread_t threads[2];
    int level;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level)) shmem_global_exit(1);
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) printf("%ld\n", counter);
    shmem_finalize();
}
