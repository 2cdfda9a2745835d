/* The machine of virtual time: cores, a network card with lanes, a wire, and the node at its other end. Times are in
 * nanoseconds. */
#ifndef VIRTUAL_MACHINE_H
#define VIRTUAL_MACHINE_H

#include "base/base.h"

struct machine {
    double wire;        /* L: from one card to the other */
    double message;     /* o: what a core does for a message, to send it or to take it in */
    double gap;         /* g: between two messages of a lane */
    double byte;        /* G: of the card, */
    double lane_byte;   /* and of a lane; 0: it is as fast as the card */
    double instruction; /* of a core */
    double copy, take;  /* a byte, by a core: into a message; out of one that has come, where the driver does so */
    double line;        /* a cache line moves from one core to another */
    double turn;        /* a core goes on with another thread */
    double post, apply; /* instructions: to post an operation; to apply it */
    double look;        /* to look for answers in vain */
    long cards, cores, lanes;
    bool kernel;   /* moves the messages: contexts spread over as many lanes as there are cores */
    bool rma;      /* the card reads and writes memory by itself */
    size_t record; /* bytes of an operation in a message */
};
extern struct machine machine;

/* The calling thread's time, in which it does something on its core, when that is free. */
double clock_now(void);
void clock_spend(double ns);
void clock_rest(double ns); /* without a core */

/* What the thread is charged when it leaves the lane that it goes into, or at the latest by clock_settle: what is done
 * inside keeps others out. */
void clock_owe(double ns);
void clock_settle(void);

/* Runs threads, each on a core and with a clock of its own, always the one whose clock is behind, until all have
 * ended. */
void clock_run(int n_threads, void (*run)(int thread));

/* When something comes next, behind that time. */
double network_next(double after);

/* How many messages have been sent. */
extern uint64_t network_messages;

#endif
