/* The receive endpoint: messages of other nodes arrive there, are applied and acknowledged. Threads that wait in the
 * library poll it, else the progress thread: one at a time, the holder of its lock. */
#ifndef HEDDLE_RX_H
#define HEDDLE_RX_H

#include "wire/wire.h"

/* For the driver: a message has arrived. Called with the lock held. */
void rx_arrived(const struct wire_way *way, const void *bytes, size_t nbytes);

/* Polls the receive endpoint, unless another thread holds it. Returns true if a message or an acknowledgement had
 * arrived. */
bool rx_poll(void);

/* Makes this thread the one that sleeps at the receive endpoint, and arms its event descriptor: one thread at a time,
 * because a driver may wake only one. Returns false if another thread does. */
bool rx_watch(void);
void rx_unwatch(void);

/* Returns how often messages or acknowledgements have been handled, by any thread. */
uint32_t rx_served(void);

/* Sleeps until a message arrives at the receive endpoint, or for so long; returns at once if one has arrived that the
 * driver may not have delivered yet. If another thread sleeps there already, sleeps until any thread has handled
 * something since `served`. Returns false, at once, without a receive endpoint. */
bool rx_sleep(long us, uint32_t served);

/* For the driver's handlers, with the lock held: a message or an acknowledgement is handled. */
void rx_note_served(void);

/* Claims the receive endpoint: a thread that waits polls it again and again until its wait ends, and one that sends for
 * long polls it between two pieces, so that the progress thread need not. Only a thread that polls may claim it,
 * because the progress thread stays away as long as there is a claim. rx_was_claimed returns the claim since the last
 * call. */
enum rx_claim {
    RX_NOBODY,
    RX_WAITER, /* waits for data that may arrive on any path, and sleeps then; or sends pieces */
    RX_LANE,   /* waits for an acknowledgement that arrives at the receive endpoint */
};
void rx_claim(enum rx_claim claim);

/* The claiming thread sleeps, and not at the receive endpoint: if no thread watches that, wakes the progress thread. */
void rx_leave(void);
enum rx_claim rx_was_claimed(void);

/* For the progress thread: takes the receive endpoint, if it is free; handles messages in at most RX_LOOKS polls,
 * because a remote process may stream without end; releases it. */
enum { RX_LOOKS = 64 };
enum rx_looked {
    RX_QUIET,  /* nothing is left, and the event descriptor will signal the next message */
    RX_SERVED, /* more may have arrived */
    RX_BUSY,   /* nothing has arrived, and the event descriptor may not signal: another thread uses the driver */
};
bool rx_trylock(void);
enum rx_looked rx_look(void);
void rx_unlock(void);
int rx_fd(void);

/* For the thread that holds the lane with the connections of the receive endpoint: also takes the receive endpoint, if
 * it is free. rx_unlock releases it. The other function, for handlers, returns true if both are held. */
bool rx_trylock_with_lane(void);
bool rx_is_with_lane(void);

/* Returns the bytes of acknowledgements sent, for tests. */
uint64_t rx_sent_bytes(void);
uint64_t rx_answers(void);

/* Frees all, after all other threads have ended. */
void rx_down(void);

#endif
