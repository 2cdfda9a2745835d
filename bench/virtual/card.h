/* The card of virtual time that reads and writes the other node's memory by itself: --rma. What it does costs the core
 * that asks for it a message's time, and that of the other node nothing. */
#ifndef VIRTUAL_CARD_H
#define VIRTUAL_CARD_H

#include "wire/wire.h"

/* What the driver of lanes and ports says of itself. */
double port_through(struct wire_port *port, size_t nbytes); /* when bytes that it is given now have left the card */
double port_back(struct wire_port *port, double from, size_t nbytes); /* when bytes that leave there then are here */

/* Tells of everything that is over by now, and when something will be, behind a time. */
void card_advance(double now);
double card_next(double after);

#endif
