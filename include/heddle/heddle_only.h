/* Other libraries have a shmem.h with the same names for other values. A program that is compiled with one of them and
 * linked with Heddle would wait for the wrong condition, or not at all. Therefore oshcc, pkg-config and CMake
 *
 *   - search this folder first, or as early as they can. It holds only headers with such names, and each of them includes
 *     Heddle's header. The include folder of Heddle itself may be a prefix full of other software, whose headers must not
 *     be found earlier than the user wants. Compilers do not search this folder by default, where it would come last;
 *   - read this file before the program (-imacros), in case another shmem.h is found first: each of them declares the old
 *     function below, which the macro turns into an error. Heddle's shmem.h removes the macro. */
#ifndef HEDDLE_ONLY_H
#define HEDDLE_ONLY_H

#define shmem_longdouble_iget                                                                                          \
    _Pragma("GCC error \"another library's shmem.h: use oshcc, or search Heddle's include/heddle before it\"")

#endif
