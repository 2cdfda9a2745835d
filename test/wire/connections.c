/* Over TCP, two processes have one connection for both ways. Run with HEDDLE_DIRECT=0 and a wire over TCP. */
#include "semantics/semantics.h"

#include <dirent.h>
#include <stdbool.h>
#include <unistd.h>

static long from[64];

/* Is this process the one with the socket? */
static bool is_mine(unsigned long inode)
{
    char wanted[64], path[300], link[300];
    bool is = false;
    DIR *folder = opendir("/proc/self/fd");
    check(folder != NULL);
    snprintf(wanted, sizeof wanted, "socket:[%lu]", inode);
    for (struct dirent *entry; (entry = readdir(folder));) {
        snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
        ssize_t length = readlink(path, link, sizeof link - 1);
        link[length > 0 ? length : 0] = 0;
        is |= !strcmp(link, wanted);
    }
    closedir(folder);
    return is;
}

static int connections(void)
{
    enum { ESTABLISHED = 1 };
    char line[512];
    int count = 0;
    FILE *table = fopen("/proc/self/net/tcp", "r");
    check(table != NULL);
    while (fgets(line, sizeof line, table)) {
        unsigned state;
        unsigned long inode;
        if (sscanf(line, " %*d: %*s %*s %x %*s %*s %*s %*u %*d %lu", &state, &inode) != 2) continue;
        count += state == ESTABLISHED && is_mine(inode);
    }
    fclose(table);
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
