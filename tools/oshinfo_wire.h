#ifndef HEDDLE_OSHINFO_WIRE_H
#define HEDDLE_OSHINFO_WIRE_H

/* Initialises and finalizes the library; PE 0 prints. The exit status of main: 1 if something was not as promised. */
int wire_show(void);

#endif
