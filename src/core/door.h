/* The door: where messages of other nodes arrive in this process, are applied and answered. Whoever waits in the
 * library serves it, else the progress thread: one at a time, who has the baton. */
#ifndef HEDDLE_DOOR_H
#define HEDDLE_DOOR_H

#include "wire/wire.h"

/* For the driver: a message, under the baton. */
void door_arrived(const struct wire_way *way, const void *bytes, size_t nbytes);

/* Serves arrivals at the door, unless another thread is doing that. True if there was something. */
bool door_poll(void);

/* Who sleeps at the door until its event descriptor tells, and arms it for that: one thread at a time, as a driver may
 * tell only one. False: another one does. */
bool door_watch(void);
void door_unwatch(void);

/* Sleeps until something comes at the door, or for so long; not at all if something has, which the driver may not hand
 * on yet. False, at once, if another thread does that already. */
bool door_sleep(long us);

/* A thread that waits comes to the door again and again until it has what it waits for: the progress thread need not.
 * Has any said so since the last time? */
void door_claim(void);
bool door_was_claimed(void);

/* For the progress thread: takes the door, if nobody has it; serves what has come, true if nothing is left and the
 * event descriptor will tell of the next; gives it back. */
bool door_take(void);
bool door_is_quiet(void);
void door_give(void);
int door_fd(void);

/* How much has been answered, for tests that count. */
uint64_t door_sent_bytes(void);
uint64_t door_answers(void);

/* Forgets all; while no other thread is here. */
void door_down(void);

#endif
