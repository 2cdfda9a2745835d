#include "memfd.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int memfd_open(int pid, const char *name)
{
    char folder[64], wanted[64], path[sizeof folder + 256], target[128];
    int found = -1, error = ENODATA;
    snprintf(folder, sizeof folder, "/proc/%d/fd", pid);
    snprintf(wanted, sizeof wanted, "/memfd:%s (deleted)", name);
    DIR *open_folder = opendir(folder);
    if (!open_folder) return -1;
    for (struct dirent *entry; found < 0 && (entry = readdir(open_folder));) {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        ssize_t length = readlink(path, target, sizeof target - 1);
        target[length < 0 ? 0 : length] = 0;
        if (strcmp(target, wanted) != 0) continue;
        found = open(path, O_RDONLY | O_CLOEXEC);
        if (found < 0) error = errno;
    }
    closedir(open_folder);
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
