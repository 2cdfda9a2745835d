/* The limit of the system that a failed call has met, and the command that raises it, for the end of a message. The
 * text is returned by value: memory of a thread is scarce where a program loads the library by dlopen. */
#ifndef HEDDLE_LIMIT_TEXT_H
#define HEDDLE_LIMIT_TEXT_H

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>

#include "base/base.h"

enum { LIMIT_FILES_FEW = 64, LIMIT_FILES_MOST = 4096 };

struct limit_text {
    char text[256];
};

static inline unsigned long long limit_now(int resource)
{
    struct rlimit limit = {0};
    getrlimit(resource, &limit);
    return (unsigned long long)limit.rlim_cur;
}

/* Returns a clause behind "; ", or "" if the error is not that of a limit. */
static inline struct limit_text limit_text(int error)
{
    struct limit_text limit = {""};
    if (error == EMFILE)
        snprintf(limit.text, sizeof limit.text,
                 "; the limit of open files (ulimit -n) is %llu: raise it, for example with \"ulimit -n %d\"",
                 limit_now(RLIMIT_NOFILE), LIMIT_FILES_MOST);
    if (error == ENFILE)
        snprintf(limit.text, sizeof limit.text,
                 "; all files of this machine are in use: \"sysctl -w fs.file-max=N\" raises the limit");
    if (error == EAGAIN)
        snprintf(limit.text, sizeof limit.text,
                 "; the limit of processes and threads of this user (ulimit -u) is %lld, and a container may have a "
                 "lower one (pids.max): \"ulimit -u unlimited\" and \"docker run --pids-limit\" raise them",
                 (long long)limit_now(RLIMIT_NPROC));
    if (error == ENOMEM)
        snprintf(limit.text, sizeof limit.text,
                 "; if memory is free, \"ulimit -v unlimited\" raises the limit of the address space, and "
                 "\"sysctl -w vm.max_map_count=N\" that of its maps");
    return limit;
}

/* The same for a library that may have met the limit of open files: it does not return the reason. "" if more than
 * LIMIT_FILES_FEW descriptors are free. */
static inline struct limit_text limit_text_if_few_files(void)
{
    unsigned long long most = limit_now(RLIMIT_NOFILE), unused = 0;
    if (most > LIMIT_FILES_MOST) return (struct limit_text){""};
    for (int fd = 0; fd < (int)most; fd++) unused += fcntl(fd, F_GETFD) < 0;
    return limit_text(unused > LIMIT_FILES_FEW ? 0 : EMFILE);
}

#endif
