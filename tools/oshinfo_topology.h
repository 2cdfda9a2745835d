#ifndef HEDDLE_OSHINFO_TOPOLOGY_H
#define HEDDLE_OSHINFO_TOPOLOGY_H

/* Initialises and finalizes the library; PE 0 prints. The exit status of main. */
int topology_show(void);

#endif
