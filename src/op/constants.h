/* Numbers of constants in programs that were compiled without this library's shmem.h: bindings of other languages write
 * them down. Comparison operators and updates of signals have numbers here that no other library has, so that a number
 * of another library is refused and never taken for another constant. */
#ifndef HEDDLE_CONSTANTS_H
#define HEDDLE_CONSTANTS_H

#define CONSTANTS_ADVICE                                                                                               \
    "was it compiled with another shmem.h? HEDDLE_CONSTANTS=openmpi accepts the numbers of Open MPI and HPE"

/* The constant of our shmem.h for a number that is none of ours, with HEDDLE_CONSTANTS=openmpi. Otherwise, and if the
 * number is not Open MPI's either, the job ends with an error. */
int constant_cmp(int cmp, const char *where);
int constant_sig_op(int sig_op, const char *where);

#endif
