/* In which call each thread of a PE is, for who looks from outside: oshrun --report-hang and --top. A memfd of this
 * name, found below /proc/PID/fd, is an array of the structs below.
 *
 * The invariant: the reader never writes, and each struct has one writer, its thread. Every word is stored whole; words
 * need not be of the same moment, which does not matter to who looks for calls that last. */
#ifndef HEDDLE_CALLS_H
#define HEDDLE_CALLS_H

#include <stdint.h>

#define CALLS_NAME "heddle-calls"
enum { CALLS_THREADS = 64 }; /* more threads than these are not shown */

struct shown_call {
    uint64_t began_ns; /* of CLOCK_MONOTONIC; 0: the thread is in no call */
    uint64_t ended;    /* calls of this thread */
    uint32_t function; /* enum function */
    int32_t pe;        /* of the world, whose memory it is about; negative: of none, or of several */
    uint64_t bytes;    /* that these have moved */
    uint64_t unused[4];
};
_Static_assert(sizeof(struct shown_call) == 64, "threads that call do not disturb each other");

#endif
