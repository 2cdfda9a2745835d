/* The heartbeat: checks in intervals that the next node still answers. */
#ifndef HEDDLE_HEARTBEAT_H
#define HEDDLE_HEARTBEAT_H

/* Stages of shmem_init. Between them one other node polls each node. */
void heartbeat_up(void);
void heartbeat_down(void);

#endif
