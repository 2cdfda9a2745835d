/* Network devices of this machine: is there a card that is more than a way to sockets, and which of several should a
 * process use? */
#ifndef HEDDLE_NICS_H
#define HEDDLE_NICS_H

#include <stdbool.h>
#include <unistd.h>

/* All cards that the kernel knows are listed there: InfiniBand, RoCE, Omni-Path and EFA in the first, Slingshot in the
 * second. */
static inline bool nics_are_here(void)
{
    return !access("/sys/class/infiniband", F_OK) || !access("/sys/class/cxi", F_OK);
}

struct nics_wish {
    const char *names; /* "mlx5_0,mlx5_1": HEDDLE_NICS; NULL: any */
    unsigned turn;     /* the processes of a node take turns: 0, 1, ... */
    const char *sys;   /* where the kernel tells of devices and processors: "/sys" */
};

/* Which of the devices that a driver has this process should use: of those of the wish the nearest, by NUMA node, and
 * of equally near ones that of its turn. NULL, and its index; else a sentence that says which device is not there. */
const char *nics_choose(const struct nics_wish *wish, const char *const *devices, int n, int *chosen);

#endif
