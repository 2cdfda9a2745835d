/* Section 2: a gigabyte of .bss takes memory and time for what is touched of it, not for its size. */
#include "semantics.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>

static char big[1 << 30];

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* What it takes to touch a 32nd of it. */
static double seconds_for_a_32nd(void)
{
    size_t size = sizeof big / 32;
    double begun = cpu_seconds();
    char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (size_t i = 0; i < size; i += 4096) memory[i] = 1;
    double seconds = cpu_seconds() - begun;
    munmap(memory, size);
    return seconds;
}

/* Bytes of memory in the shared memory files that this process has open. */
static size_t bytes_in_files(void)
{
    size_t bytes = 0;
    for (int fd = 0; fd < 256; fd++) {
        struct stat status;
        if (!fstat(fd, &status) && S_ISREG(status.st_mode) && !status.st_nlink) bytes += (size_t)status.st_blocks * 512;
    }
    return bytes;
}

static void check_memory(void)
{
    check(SANITIZED || resident() < ((size_t)48 << 20));
    check(bytes_in_files() < ((size_t)16 << 20));
}

int main(void)
{
    double start = cpu_seconds(), touch = seconds_for_a_32nd();
    if (!SANITIZED && start > touch) fprintf(stderr, "start-up took %.4f s, touching a 32nd %.4f s\n", start, touch);
    check(SANITIZED || start < touch);
    check_memory();
    begin(SHMEM_THREAD_SINGLE);
    check_memory();
    for (size_t i = 0; i < sizeof big; i += sizeof big / 8) shmem_char_p(&big[i + 5], (char)(me + 1), after(1));
    shmem_barrier_all();
    for (size_t i = 0; i < sizeof big; i += sizeof big / 8) check_equal(big[i + 5], before(1) + 1);
    pid_t child = fork();
    if (!child) _exit(big[5] != before(1) + 1 || resident() > ((size_t)96 << 20));
    int status = -1;
    waitpid(child, &status, 0);
    check(SANITIZED || status == 0);
    check_memory();
    return end();
}
