/* Watching: in a job whose launcher may not end it when a PE dies or a machine is cut off, each process has a thread
 * that notices. It sleeps, and costs nothing while all is well. */
#ifndef HEDDLE_WATCH_H
#define HEDDLE_WATCH_H

/* For good, once there is a board: ends this process when the job is ending, or another PE of this machine is gone. */
void watch_up(void);

/* Stages of shmem_init: in between, other machines are asked now and then whether they are still there. */
void watch_nodes_up(void);
void watch_nodes_down(void);

#endif
