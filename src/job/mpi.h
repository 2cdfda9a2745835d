/* The MPI in this process, if there is one: both libraries talk to the launcher. Found by the names of its functions,
 * so Heddle is not linked with it. */
#ifndef HEDDLE_MPI_H
#define HEDDLE_MPI_H

#include "base/base.h"

/* True from MPI_Init on, also after MPI_Finalize. */
bool mpi_is_initialized(void);

/* True if the program is linked with that version of Open MPI or a later one. */
bool mpi_is_open_mpi(int major);

#endif
