/* The receive endpoint: where messages of other nodes arrive in this process, are applied and answered. Whoever waits
 * in the library serves it, else the progress thread: one at a time, who has the lock. */
#ifndef HEDDLE_RX_H
#define HEDDLE_RX_H

#include "wire/wire.h"

/* For the driver: a message, under the lock. */
void rx_arrived(const struct wire_way *way, const void *bytes, size_t nbytes);

/* Serves arrivals at the receive endpoint, unless another thread is doing that. True if there was something. */
bool rx_poll(void);

/* Who sleeps at the receive endpoint until its event descriptor tells, and arms it for that: one thread at a time, as a
 * driver may tell only one. False: another one does. */
bool rx_watch(void);
void rx_unwatch(void);

/* How often something has been served, messages or answers, by whatever thread. */
uint32_t rx_served(void);

/* Sleeps until something comes at the receive endpoint, or for so long; not at all if something has, which the driver
 * may not hand on yet. If another thread does that already, until it, or another one, has served something since
 * `served`. False, at once, if there is no receive endpoint. */
bool rx_sleep(long us, uint32_t served);

/* For the driver's handlers, under the lock: something is served. */
void rx_note_served(void);

/* A thread that waits comes to the receive endpoint again and again until it has what it waits for, and one that sends
 * for long does so between two pieces: the progress thread need not. Only who serves may say so, as it stays away for
 * as long as somebody does. Who has since the last time? */
enum rx_claim {
    RX_NOBODY,
    RX_WAITER, /* waits for what may come on any way, and sleeps then; or sends pieces */
    RX_LANE,   /* waits for an answer that comes to the receive endpoint */
};
void rx_claim(enum rx_claim claim);

/* Whoever has claimed it sleeps, and not at the receive endpoint: if nobody watches that, the progress thread shall. */
void rx_leave(void);
enum rx_claim rx_was_claimed(void);

/* For the progress thread: takes the receive endpoint, if it is free; serves what has come, in at most RX_LOOKS looks,
 * since a peer may stream without end; gives it back. rx_is_quiet returns true if nothing is left and the event
 * descriptor will signal the next message. */
enum { RX_LOOKS = 64 };
bool rx_trylock(void);
bool rx_is_quiet(void);
void rx_unlock(void);
int rx_fd(void);

/* For who is in the lane that shares the connections of the receive endpoint: takes that, too, if nobody has it, and
 * gives it back. Inside, in a handler: is it so? */
bool rx_trylock_with_lane(void);
void rx_unlock_with_lane(void);
bool rx_is_with_lane(void);

/* How much has been answered, for tests that count. */
uint64_t rx_sent_bytes(void);
uint64_t rx_answers(void);

/* Forgets all; while no other thread is here. */
void rx_down(void);

#endif
