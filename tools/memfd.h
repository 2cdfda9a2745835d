/* Memory that another process shows to who looks from outside: a memfd that is found by its name. */
#ifndef HEDDLE_TOOLS_MEMFD_H
#define HEDDLE_TOOLS_MEMFD_H

#include <stddef.h>

/* A process's descriptor of the memfd with this name, opened here to read; -1 and errno if that fails: ENOENT if there
 * is no such process, ENODATA if it has no such memfd. */
int memfd_open(int pid, const char *name);

/* All of a memfd, mapped; NULL if it is shorter than `least`: whoever makes it is not done yet. */
const void *memfd_map(int fd, size_t least, size_t *size);

#endif
