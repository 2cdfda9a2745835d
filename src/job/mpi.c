#include "job/mpi.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Sets *function to the function of that name; false if no library of the program has one. */
static bool find(const char *name, void *function)
{
    void *found = dlsym(RTLD_DEFAULT, name);
    memcpy(function, &found, sizeof found);
    return found;
}

bool mpi_is_initialized(void)
{
    int (*initialized)(int *flag), flag = 0;
    return find("MPI_Initialized", &initialized) && !initialized(&flag) && flag;
}

bool mpi_is_open_mpi(int major)
{
    enum { LONGEST = 8192 }; /* MPI_MAX_LIBRARY_VERSION_STRING of MPICH; Open MPI's is shorter */
    int (*get_version)(char *text, int *length), length, found = 0;
    if (!find("MPI_Get_library_version", &get_version)) return false;
    char *text = calloc(1, LONGEST + 1);
    bool is = text && !get_version(text, &length) && sscanf(text, "Open MPI v%d", &found) == 1 && found >= major;
    free(text);
    return is;
}
