/* Names of the files in /dev/shm that a PE makes for an engine: "heddle-", the number of its PID namespace, its PID and
 * a random number. They are unique where containers share /dev/shm, and oshrun finds those of a killed PE. */
#ifndef HEDDLE_SHARED_FILE_H
#define HEDDLE_SHARED_FILE_H

#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/base.h"

#define SHARED_FILE_FOLDER "/dev/shm"

/* Returns how many bytes the files may still take, of all processes together. */
static inline uint64_t shared_file_room(void)
{
    struct statvfs space;
    return statvfs(SHARED_FILE_FOLDER, &space) ? UINT64_MAX : (uint64_t)space.f_bavail * space.f_frsize;
}

/* Writes how the names of the process begin, a process of the caller's PID namespace. */
static inline void shared_file_prefix(char *text, size_t size, pid_t pid)
{
    struct stat space = {0};
    if (stat("/proc/self/ns/pid", &space)) space.st_ino = 0;
    snprintf(text, size, "heddle-%llu-%d-", (unsigned long long)space.st_ino, (int)pid);
}

/* Writes a new name of this process. Returns false if the system has no random numbers. */
must_check static inline bool shared_file_name(char *text, size_t size)
{
    uint64_t random;
    if (getrandom(&random, sizeof random, 0) != (ssize_t)sizeof random) return false;
    shared_file_prefix(text, size, getpid());
    size_t length = strlen(text);
    snprintf(text + length, size - length, "%016llx", (unsigned long long)random);
    return true;
}

#endif
