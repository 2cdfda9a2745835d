/* The progress thread of a process: it polls the receive endpoint while no other thread does, and sends batches that
 * were left gathered or partly sent. It sleeps in the driver's event descriptor and costs nothing while no messages
 * arrive. */
#ifndef HEDDLE_PROGRESS_H
#define HEDDLE_PROGRESS_H

/* Start and stop the progress thread, with the network. */
void progress_up(void);
void progress_down(void);

#endif
