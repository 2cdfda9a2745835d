/* The heartbeat: other machines are asked now and then whether they are still there. */
#ifndef HEDDLE_HEARTBEAT_H
#define HEDDLE_HEARTBEAT_H

/* Stages of shmem_init: in between, each node is asked by one other. */
void heartbeat_up(void);
void heartbeat_down(void);

#endif
