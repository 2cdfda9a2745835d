/* Section 2: a gigabyte of .bss takes memory and time for what is touched of it, not for its size. */
#include "semantics.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

static char big[1 << 30];
enum { PAGES = sizeof big / 4096 };

/* Pages that this process has touched for the first time, whatever for. A clock would count what others do, too. */
static long pages_touched(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt + usage.ru_majflt;
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
    check(SANITIZED || pages_touched() < PAGES / 32);
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
