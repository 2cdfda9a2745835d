/* Locks of the historic interface: a default INTEGER, which is too small for C's locks. Its word on PE 0 has two
 * halves, the next ticket and the ticket that is served. A PE takes a ticket and waits until it is served, so that PEs
 * get the lock in order. The halves are equal when the lock is free, and both may wrap. */
#include "fortran.h"

#include <sched.h>
#include <stdint.h>

enum { HOME = 0, SERVED = 0xffff };
#define TICKET (1u << 16)

void shmem_set_lock_(uint32_t *lock);
void shmem_clear_lock_(uint32_t *lock);
int shmem_test_lock_(uint32_t *lock);

static uint32_t ticket_of(uint32_t word) { return word / TICKET; }

void shmem_set_lock_(uint32_t *lock)
{
    uint32_t word = shmem_uint32_atomic_fetch_add(lock, TICKET, HOME), mine = ticket_of(word);
    while ((word & SERVED) != mine) {
        sched_yield();
        word = shmem_uint32_atomic_fetch(lock, HOME);
    }
}

void shmem_clear_lock_(uint32_t *lock)
{
    shmem_quiet(); /* what was written under the lock is there before the next one has it */
    uint32_t word = shmem_uint32_atomic_fetch(lock, HOME);
    /* Only the holder changes this half. When it wraps, the other half must not change. */
    shmem_uint32_atomic_add(lock, (word & SERVED) == SERVED ? -(uint32_t)SERVED : 1, HOME);
    shmem_quiet();
}

int shmem_test_lock_(uint32_t *lock)
{
    uint32_t word = shmem_uint32_atomic_fetch(lock, HOME);
    return ticket_of(word) != (word & SERVED) ||
           shmem_uint32_atomic_compare_swap(lock, word, word + TICKET, HOME) != word;
}
