/* The limit of the system that a failed call has met, and the command that raises it, for the end of a message. The
 * text is valid until the thread's next call. */
#ifndef HEDDLE_LIMIT_TEXT_H
#define HEDDLE_LIMIT_TEXT_H

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>

#include "base/base.h"

enum { LIMIT_TEXT = 256, LIMIT_FILES_FEW = 64, LIMIT_FILES_MOST = 4096 };

static inline unsigned long long limit_now(int resource)
{
    struct rlimit limit = {0};
    getrlimit(resource, &limit);
    return (unsigned long long)limit.rlim_cur;
}

/* Returns a clause behind "; ", or "" if the error is not that of a limit. */
static inline const char *limit_text(int error)
{
    static _Thread_local char text[LIMIT_TEXT];
    *text = 0;
    if (error == EMFILE)
        snprintf(text, sizeof text,
                 "; the limit of open files (ulimit -n) is %llu: raise it, for example with \"ulimit -n 4096\"",
                 limit_now(RLIMIT_NOFILE));
    if (error == ENFILE)
        snprintf(text, sizeof text,
                 "; all files of this machine are in use: \"sysctl -w fs.file-max=N\" raises the limit");
    if (error == EAGAIN)
        snprintf(text, sizeof text,
                 "; the limit of processes and threads of this user (ulimit -u) is %lld, and a container may have a "
                 "lower one (pids.max): \"ulimit -u unlimited\" and \"docker run --pids-limit\" raise them",
                 (long long)limit_now(RLIMIT_NPROC));
    if (error == ENOMEM)
        snprintf(text, sizeof text,
                 "; if memory is free, \"ulimit -v unlimited\" raises the limit of the address space, and "
                 "\"sysctl -w vm.max_map_count=N\" that of its maps");
    return text;
}

/* The same for a library that may have met the limit of open files: it does not return the reason. "" if more than
 * LIMIT_FILES_FEW descriptors are free. */
static inline const char *limit_text_if_few_files(void)
{
    unsigned long long most = limit_now(RLIMIT_NOFILE), unused = 0;
    if (most > LIMIT_FILES_MOST) return "";
    for (int fd = 0; fd < (int)most; fd++) unused += fcntl(fd, F_GETFD) < 0;
    return unused > LIMIT_FILES_FEW ? "" : limit_text(EMFILE);
}

#endif
