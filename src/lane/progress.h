/* The progress thread of a process: receives while nobody else does, and sends what was left gathered on lanes, or half
 * sent. It sleeps in the driver's event descriptor and costs nothing while nothing comes. */
#ifndef HEDDLE_PROGRESS_H
#define HEDDLE_PROGRESS_H

/* Parts of starting the network, and of ending it. */
void progress_up(void);
void progress_down(void);

/* Something is gathered that somebody has to send, should the caller not come back; or there is work at once. */
void progress_wake(void);
void progress_wake_now(void);

#endif
