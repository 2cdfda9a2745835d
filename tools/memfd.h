/* Memory that another process shows to who looks from outside: a memfd that is found by its name. */
#ifndef HEDDLE_TOOLS_MEMFD_H
#define HEDDLE_TOOLS_MEMFD_H

#include <stddef.h>

/* Opens the memfd of this name of a process for reading. Returns -1 and sets errno if that fails: ENOENT for an unknown
 * process, ENODATA if it has no such memfd. */
int memfd_open(int pid, const char *name);

/* Maps a whole memfd; returns NULL if it is shorter than `least`, because its creator has not finished. */
const void *memfd_map(int fd, size_t least, size_t *size);

#endif
