/* The state of this process's TCP connections, as the kernel knows it. The kernel of another machine acknowledges data
 * for a process that is stopped, and the kernel of a machine that is down or cut off does not. */
#ifndef HEDDLE_WIRE_TCP_STATE_H
#define HEDDLE_WIRE_TCP_STATE_H

enum tcp_state {
    TCP_STATE_UNKNOWN,      /* no connection to another machine */
    TCP_STATE_ACKNOWLEDGED, /* other machines have acknowledged what was sent to them */
    TCP_STATE_SILENT,       /* a machine does not acknowledge */
};

/* Reads the state of all connections of this process. */
enum tcp_state tcp_state(void);

#endif
