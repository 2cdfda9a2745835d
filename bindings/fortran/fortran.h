/* What the functions share that Fortran programs call under the names of the historic interface: historic.table. */
#ifndef HEDDLE_FORTRAN_H
#define HEDDLE_FORTRAN_H

#include <shmem.h>

/* Ends the job with a message about a call of a routine. */
_Noreturn void fortran_die(const char *routine, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A number of elements, which is not negative. */
size_t fortran_count(const int *nelems, const char *routine);

/* A work array as C has it: of longs, where Fortran's INTEGERs may begin between two. shmem.fh makes it larger for
 * that. */
long *fortran_sync(int *pSync);

#endif
