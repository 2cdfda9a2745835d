/* The symmetric heap of the historic interface: its blocks have words of 32 bits, and addresses in Cray's pointers. */
#include "fortran.h"

#include <stdint.h>

void shpalloc_(void **addr, const int *length, int *errcode, const int *abort);
void shpdeallc_(void **addr, int *errcode, const int *abort);
void shpclmove_(void **addr, const int *length, int *status, const int *abort);

enum { DONE = 0, MOVED = 1, NO_LENGTH = -1, NO_MEMORY = -2 };

/* What a block's length is wrong with, if anything; the job ends if the program wants that. */
static int length_check(const int *length, const int *abort, const char *routine)
{
    if (*length > 0) return DONE;
    if (*abort) fortran_die(routine, "argument length is %d, not at least 1", *length);
    return NO_LENGTH;
}

static int no_memory(const int *length, const int *abort, const char *routine)
{
    if (*abort) fortran_die(routine, "the symmetric heap has no room for %d words of 32 bits", *length);
    return NO_MEMORY;
}

static size_t bytes_of(const int *length) { return (size_t)*length * sizeof(int32_t); }

void shpalloc_(void **addr, const int *length, int *errcode, const int *abort)
{
    *errcode = length_check(length, abort, "SHPALLOC");
    if (*errcode) return;
    *addr = shmem_malloc(bytes_of(length));
    if (!*addr) *errcode = no_memory(length, abort, "SHPALLOC");
}

void shpdeallc_(void **addr, int *errcode, const int *abort)
{
    (void)abort; /* an address that is not a block ends the job */
    shmem_free(*addr);
    *errcode = DONE;
}

void shpclmove_(void **addr, const int *length, int *status, const int *abort)
{
    *status = length_check(length, abort, "SHPCLMOVE");
    if (*status) return;
    uintptr_t before = (uintptr_t)*addr;
    void *block = shmem_realloc(*addr, bytes_of(length));
    if (!block) {
        *status = no_memory(length, abort, "SHPCLMOVE");
        return;
    }
    *addr = block;
    *status = (uintptr_t)block == before ? DONE : MOVED;
}
