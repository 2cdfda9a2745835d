#include "fortran.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

void fortran_die(const char *routine, const char *format, ...)
{
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (shmem_n_pes() > 1) fprintf(stderr, "heddle: PE %d: %s: %s\n", shmem_my_pe(), routine, text);
    else fprintf(stderr, "heddle: %s: %s\n", routine, text);
    shmem_global_exit(1);
}

size_t fortran_count(const int *nelems, const char *routine)
{
    if (*nelems < 0) fortran_die(routine, "the number of elements is %d, not at least 0", *nelems);
    return (size_t)*nelems;
}

long *fortran_sync(int *pSync)
{
    uintptr_t mask = _Alignof(long) - 1;
    return (long *)(((uintptr_t)pSync + mask) & ~mask);
}
