#include "memfd.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 384 };

/* Opens the first descriptor in `folder` that links to `wanted`. `entries` becomes how many descriptors there are. */
static int open_in(const char *folder, const char *wanted, int *entries)
{
    char path[PATH_ROOM], target[128];
    int found = -1, error = ENODATA;
    DIR *open_folder = opendir(folder);
    *entries = 0;
    if (!open_folder) return -1;
    for (struct dirent *entry; found < 0 && (entry = readdir(open_folder));) {
        snprintf(path, sizeof path, "%.100s/%s", folder, entry->d_name);
        ssize_t length = readlink(path, target, sizeof target - 1);
        if (length < 0) continue;
        target[length] = 0;
        ++*entries;
        if (strcmp(target, wanted) != 0) continue;
        found = open(path, O_RDONLY | O_CLOEXEC);
        if (found < 0) error = errno;
    }
    closedir(open_folder);
    errno = error;
    return found;
}

/* Through the threads: after the main thread's end /proc/PID/fd is empty, although the others have the files open. */
int memfd_open(int pid, const char *name)
{
    char folder[PATH_ROOM], wanted[64];
    int found = -1, entries = 0;
    snprintf(wanted, sizeof wanted, "/memfd:%s (deleted)", name);
    snprintf(folder, sizeof folder, "/proc/%d/task", pid);
    DIR *tasks = opendir(folder);
    if (!tasks) return -1;
    for (struct dirent *task; !entries && (task = readdir(tasks));) {
        if (task->d_name[0] == '.') continue;
        snprintf(folder, sizeof folder, "/proc/%d/task/%.16s/fd", pid, task->d_name);
        found = open_in(folder, wanted, &entries);
    }
    int error = errno;
    closedir(tasks);
    errno = error;
    return found;
}

const void *memfd_map(int fd, size_t least, size_t *size)
{
    struct stat status;
    if (fstat(fd, &status) || (size_t)status.st_size < least) return NULL;
    *size = (size_t)status.st_size;
    const void *at = mmap(NULL, *size, PROT_READ, MAP_SHARED, fd, 0);
    return at == MAP_FAILED ? NULL : at;
}
