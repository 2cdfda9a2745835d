/* Every function of the interface under both its names. coverage.py makes the list. */
#ifndef HEDDLE_TEST_NAMES_H
#define HEDDLE_TEST_NAMES_H

#include <pshmemx.h>

typedef void function(void);

struct name {
    const char *name;
    function *shmem, *pshmem;
};

extern const struct name names[]; /* up to one without a name */

#endif
