/* Other libraries have a shmem.h, too, with the same names for other values: a program that is compiled with one of
 * those and linked with Heddle would wait for the wrong thing, or not at all. So oshcc, pkg-config and CMake
 *
 *   - search this folder first, or as early as they can. It holds nothing but headers with such names, each of which
 *     includes ours: nothing else that is in Heddle's include folder, which may be a prefix full of other software, is
 *     found before its time, and it is no folder that a compiler searches by itself, and then only at the end;
 *   - read this file before the program (-imacros), for what is found before ours all the same: the old name below is
 *     declared in every shmem.h. Ours removes the trap. */
#ifndef HEDDLE_ONLY_H
#define HEDDLE_ONLY_H

#define shmem_longdouble_iget                                                                                          \
    _Pragma("GCC error \"another library's shmem.h: use oshcc, or search Heddle's include/heddle before it\"")

#endif
