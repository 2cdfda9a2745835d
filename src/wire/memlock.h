/* A network card reads and writes pinned memory, and the kernel limits how much memory a process may pin
 * (RLIMIT_MEMLOCK, `ulimit -l`). UCX retries for ever where a buffer cannot be pinned. So the drivers check before they
 * start. */
#ifndef HEDDLE_MEMLOCK_H
#define HEDDLE_MEMLOCK_H

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>

enum { MEMLOCK_LEAST = 64 << 20 }; /* bytes that the buffers of an engine take */

/* Returns true if the kernel lets this process pin so many bytes. It applies its own rule to pages that stay untouched:
 * the limit, and who is exempt from it. */
static inline bool memlock_allows(size_t nbytes)
{
    void *pages = mmap(NULL, nbytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (pages == MAP_FAILED) return true;
    bool is_refused = mlock2(pages, nbytes, MLOCK_ONFAULT) && (errno == ENOMEM || errno == EPERM);
    munmap(pages, nbytes);
    return !is_refused;
}

/* Returns NULL, or a sentence that says why this process cannot use a card. */
static inline const char *memlock_check(void)
{
    static char why[320];
    struct rlimit limit;
    if (memlock_allows(MEMLOCK_LEAST) || getrlimit(RLIMIT_MEMLOCK, &limit)) return NULL;
    snprintf(
        why, sizeof why,
        "the limit of locked memory (ulimit -l) is %llu KiB, and a network card needs %d KiB or more; run \"ulimit -l "
        "unlimited\" before the launcher, or raise memlock in /etc/security/limits.conf and restart the launcher's "
        "daemons",
        (unsigned long long)limit.rlim_cur >> 10, MEMLOCK_LEAST >> 10);
    return why;
}

#endif
