/* Network devices of this machine: is there a card that is more than a way to sockets, and which of several should a
 * process use? */
#ifndef HEDDLE_NICS_H
#define HEDDLE_NICS_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* All cards that the kernel knows are listed there: InfiniBand, RoCE, Omni-Path and EFA in the first, Slingshot in the
 * second. */
static inline bool nics_are_here(void)
{
    return !access("/sys/class/infiniband", F_OK) || !access("/sys/class/cxi", F_OK);
}

enum { NICS_MOST = 64 }; /* of a machine that are looked at */

/* Devices by the names that a driver has for them, each once. */
struct nics {
    char names[NICS_MOST][64];
    int n;
};

static inline void nics_add(struct nics *nics, const char *name)
{
    int known = 0;
    while (known < nics->n && strcmp(nics->names[known], name) != 0) known++;
    if (known == nics->n && nics->n < NICS_MOST) snprintf(nics->names[nics->n++], sizeof *nics->names, "%s", name);
}

/* Describes the cards of this machine at the end of a sentence about a driver that did not start: "; network cards of
 * this machine: mlx5_0 port 1 (ACTIVE)", or "none". Returns "" where neither the machine has a card nor `wire`, as in
 * HEDDLE_WIRE, names a transport or provider of cards. The text is valid until the next call. */
const char *nics_text(const char *sys, const char *wire);

struct nics_wish {
    const char *names; /* "mlx5_0,mlx5_1": HEDDLE_NICS; NULL: any */
    unsigned turn;     /* the processes of a node take turns: 0, 1, ... */
    const char *sys;   /* where the kernel tells of devices and processors: "/sys" */
};

/* Which of the devices that a driver has, one at least unless some are named, this process should use: of those of the
 * wish the nearest, by NUMA node, and of equally near ones that of its turn. NULL, and its index; else a sentence that
 * says which device is not there. */
const char *nics_choose(const struct nics_wish *wish, const struct nics *devices, int *chosen);

#endif
