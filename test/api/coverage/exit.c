/* A program that ends with shmem_global_exit, for exit.py. Arguments: the status, what the other PEs do. */
#include <shmem.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static long never, lock;

static void *wait_forever(void *unused)
{
    shmem_long_wait_until(&never, SHMEM_CMP_NE, 0);
    return unused;
}

static void be_busy(const char *what)
{
    if (!strcmp(what, "barrier")) shmem_barrier_all();
    if (!strcmp(what, "wait")) wait_forever(NULL);
    if (!strcmp(what, "lock")) shmem_set_lock(&lock);
    if (!strcmp(what, "pause")) pause();
    for (volatile int forever = 1; forever;) {
    }
}

/* The last PE ends the job: while a thread of it waits, with text that is not flushed, and with the lock. */
int main(int argc, char **argv)
{
    int provided;
    if (argc != 3 || shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided)) return 99;
    const char *what = argv[2];
    const int me = shmem_my_pe(), last = shmem_n_pes() - 1;
    pthread_t thread;
    setvbuf(stdout, NULL, _IOFBF, 4096);
    printf("PE %d says its last words", me);
    if (me == last) shmem_set_lock(&lock);
    shmem_sync_all();
    if (me != last && strcmp(what, "all")) be_busy(what);
    if (!strcmp(what, "thread")) pthread_create(&thread, NULL, wait_forever, NULL);
    if (me == last) usleep(20000); /* the others are busy by now */
    shmem_global_exit(atoi(argv[1]));
}
