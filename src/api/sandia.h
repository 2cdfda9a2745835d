/* What Sandia's library has in its shmemx.h, and programs use. */
#ifndef HEDDLE_SANDIA_H
#define HEDDLE_SANDIA_H

/* Seconds of a clock that never goes back. */
double sandia_wtime(void);

/* This machine's name, which stays. */
char *sandia_nodename(void);

#endif
