/* Over TCP, two processes have one connection for both ways. Run with HEDDLE_DIRECT=0 and a wire over TCP. */
#include "semantics/semantics.h"

#include <dirent.h>
#include <stdbool.h>
#include <sys/socket.h>

static long from[64];

/* Not by /proc/net/tcp: a table of all processes that changes between two reads may show a line twice, or not at all.
 */
static bool is_connection(int fd)
{
    struct sockaddr_storage peer;
    socklen_t size = sizeof peer;
    int type;
    if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &(socklen_t){sizeof type}) || type != SOCK_STREAM) return false;
    if (getpeername(fd, (struct sockaddr *)&peer, &size)) return false;
    return peer.ss_family == AF_INET || peer.ss_family == AF_INET6;
}

static int connections(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    check(folder != NULL);
    for (struct dirent *entry; (entry = readdir(folder));) count += is_connection((int)strtol(entry->d_name, NULL, 10));
    closedir(folder);
    return count;
}

int main(void)
{
    int before = connections(); /* a launcher's */
    begin(SHMEM_THREAD_SINGLE);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        if (pe != me) shmem_long_p(&from[me], 1 + me, pe);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        if (pe != me) check_equal(shmem_long_g(&from[me], pe), 1 + me);
    shmem_barrier_all();
    check_equal(connections() - before, n - 1);
    return end();
}
