/* Output files, in folders that other users may write to, too. A name may be planted there: as a link to a file of this
 * user, or as a FIFO. An output file is therefore new: it takes the place of a regular file, and never follows a link
 * that another user has made. */
#ifndef HEDDLE_OUTPUT_FILE_H
#define HEDDLE_OUTPUT_FILE_H

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/base.h"

/* True if the bytes go where the user wants them: to a device, or through a link of this user or of root. */
static inline bool output_is_followed(const struct stat *is)
{
    return S_ISCHR(is->st_mode) || (S_ISLNK(is->st_mode) && (!is->st_uid || is->st_uid == geteuid()));
}

/* Returns 0, or the errno of an output file that may not be made. */
static inline int output_error_of(const char *path)
{
    struct stat is;
    if (lstat(path, &is)) return errno == ENOENT ? 0 : errno;
    if (S_ISDIR(is.st_mode)) return EISDIR;
    if (S_ISLNK(is.st_mode) && !output_is_followed(&is)) return ELOOP;
    return S_ISREG(is.st_mode) || output_is_followed(&is) ? 0 : EEXIST;
}

/* Returns a descriptor, or -1 with errno. */
static inline int output_open(const char *path)
{
    struct stat is;
    errno = output_error_of(path);
    if (errno) return -1;
    bool exists = !lstat(path, &is);
    if (exists && output_is_followed(&is)) return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (exists && unlink(path)) return -1;
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
}

/* As fopen(path, "w"). */
static inline FILE *output_begin_file(const char *path)
{
    int fd = output_open(path);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "w");
    if (!file && fd >= 0) close(fd);
    return file;
}

/* Closes the file. Returns true if it has all that was written. Otherwise no part of it remains, and errno is the
 * reason, for example a disk that is full. */
static inline bool output_end_file(FILE *file, const char *path)
{
    struct stat is;
    errno = 0;
    bool failed = fflush(file) || ferror(file);
    int why = errno;
    if (fclose(file) && !failed) failed = true, why = errno;
    if (failed && !lstat(path, &is) && S_ISREG(is.st_mode)) unlink(path);
    errno = why ? why : EIO;
    return !failed;
}

/* As fopen(path, "r"), of a regular file that this user has made. */
static inline FILE *output_read_back(const char *path)
{
    struct stat is;
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    bool is_ours = fd >= 0 && !fstat(fd, &is) && S_ISREG(is.st_mode) && is.st_uid == geteuid();
    if (fd >= 0 && !is_ours) close(fd);
    return is_ours ? fdopen(fd, "r") : NULL;
}

#endif
