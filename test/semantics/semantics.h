/* What the tests of this folder share: who we are, patience, and the memory in use. */
#ifndef HEDDLE_TEST_SEMANTICS_H
#define HEDDLE_TEST_SEMANTICS_H

#include <fcntl.h>
#include <pthread.h>
#include <shmem.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "test.h"

static int me, n;

#define maybe_unused __attribute__((unused))

#ifdef HEDDLE_SANITIZED
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

/* More PEs than cores: everything takes turns, so rounds are fewer. */
static maybe_unused int is_oversubscribed(void) { return n > sysconf(_SC_NPROCESSORS_ONLN); }

/* On one machine all PEs share memory; unless it is switched off, and each is a node of its own, or some are. */
static maybe_unused int all_share_memory(void)
{
    const char *direct = getenv("HEDDLE_DIRECT"), *nodes = getenv("HEDDLE_NODES");
    return n == 1 || ((!direct || strcmp(direct, "0")) && (!nodes || atoi(nodes) < 2));
}

/* Between nodes whose messages are delayed on purpose: rounds are fewer, too. */
static maybe_unused int is_delayed(void)
{
    const char *wire = getenv("HEDDLE_WIRE");
    return !all_share_memory() && wire && strstr(wire, "delay=");
}

/* With a library before the program that meets at each collective: likewise. */
static maybe_unused int is_checked(void)
{
    const char *preload = getenv("LD_PRELOAD");
    return preload && strstr(preload, "heddle-check");
}

static maybe_unused void begin(int level)
{
    int provided = -1;
    check_equal(shmem_init_thread(level, &provided), 0);
    check(provided >= level);
    me = shmem_my_pe();
    n = shmem_n_pes();
}

static maybe_unused int end(void)
{
    shmem_finalize();
    return test_result();
}

/* The k-th PE after this one, going round. */
static maybe_unused int after(int k) { return (me + k) % n; }
static maybe_unused int before(int k) { return (me + n - k % n) % n; }

static maybe_unused void nap(int milliseconds)
{
    struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    nanosleep(&time, NULL);
}

/* What follows is what a script times: it measures from here, not from the start of the job (job.py). */
static maybe_unused void moment(void)
{
    const char *file = getenv("TEST_MOMENT");
    int fd = file ? open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0600) : -1;
    if (fd >= 0) close(fd);
}

/* For loops that must overlap in time with those of other PEs: false when the time is over. Begin with time =
 * {0}. */
static maybe_unused int goes_on(struct timespec *end, int milliseconds)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!end->tv_sec) *end = (struct timespec){now.tv_sec, now.tv_nsec + milliseconds * 1000000L};
    return (now.tv_sec - end->tv_sec) * 1000000000L + now.tv_nsec < end->tv_nsec;
}

/* "KernelPageSize" of the mapping that holds the address, in KiB. */
static maybe_unused long page_size_at(const void *address)
{
    char line[512];
    unsigned long begins, ends;
    long size = 0;
    int inside = 0;
    FILE *file = fopen("/proc/self/smaps", "r");
    while (file && !size && fgets(line, sizeof line, file)) {
        if (sscanf(line, "%lx-%lx ", &begins, &ends) == 2 && strchr(line, '-') < strchr(line, ' '))
            inside = (uintptr_t)address - begins < ends - begins;
        else if (inside) sscanf(line, "KernelPageSize: %ld", &size);
    }
    if (file) fclose(file);
    return size;
}

/* Bytes of memory that this process has in use. Each thread keeps up to 64 pages that are not in the numbers of
 * /proc/self/statm yet; these are exact. */
static maybe_unused size_t memory_look(const char *what)
{
    char line[128];
    size_t length = strlen(what), kib = 0;
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, what, length)) sscanf(line + length, "%zu", &kib);
    if (file) fclose(file);
    return kib << 10;
}

static maybe_unused size_t resident(void) { return memory_look("Rss:"); }

/* Without what others see, too, such as the rings of a simulated wire, which fill for the first time. */
static maybe_unused size_t resident_alone(void) { return memory_look("Anonymous:"); }

/* Bytes by which a PE may grow over verbs without a leak: UCX takes 2 MiB for each of several pools when messages first
 * need it. 0 over other networks. */
static maybe_unused size_t late_pools(void)
{
    const char *wire = getenv("HEDDLE_WIRE");
    int is_verbs = wire && (strstr(wire, "rc,") || strstr(wire, "verbs"));
    return is_verbs && !all_share_memory() ? (size_t)16 << 20 : 0;
}

static maybe_unused int load(const int *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }
static maybe_unused void store(int *word, int value) { __atomic_store_n(word, value, __ATOMIC_RELEASE); }

static maybe_unused pthread_t thread_start(void *(*run)(void *), void *argument)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, argument)) abort();
    return thread;
}

/* Runs a function in threads, which get the numbers from 0 on as argument, and waits for their end. */
static maybe_unused void in_threads(int count, void *(*run)(void *))
{
    pthread_t threads[64]; /* more than any test starts */
    for (int i = 0; i < count; i++) threads[i] = thread_start(run, (void *)(intptr_t)i);
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
}

#endif
