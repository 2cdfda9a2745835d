#ifndef HEDDLE_OSHINFO_LIVE_H
#define HEDDLE_OSHINFO_LIVE_H

/* What the lanes of a running PE do, or of all PEs of an oshrun on this machine: once, or every second if it goes to a
 * terminal. `process` is a number. The exit status of main. */
int live_show(const char *process);

#endif
