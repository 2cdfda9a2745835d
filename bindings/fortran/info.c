/* Queries of the historic interface that give more than one number. */
#include "fortran.h"

#include <string.h>

void shmem_info_get_version_(int *major, int *minor);
void shmem_info_get_name_(char *name, size_t length);

void shmem_info_get_version_(int *major, int *minor) { shmem_info_get_version(major, minor); }

/* A CHARACTER variable comes with its length behind the arguments, and is filled with blanks. */
void shmem_info_get_name_(char *name, size_t length)
{
    char text[SHMEM_MAX_NAME_LEN];
    shmem_info_get_name(text);
    size_t used = strnlen(text, length);
    memcpy(name, text, used);
    memset(name + used, ' ', length - used);
}
