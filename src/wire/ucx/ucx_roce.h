/* RoCE: cards with Ethernet below the verbs of InfiniBand. */
#ifndef HEDDLE_UCX_ROCE_H
#define HEDDLE_UCX_ROCE_H

#include <stdbool.h>

/* Returns true if a card has a port for Ethernet and a driver other than mlx5. sys: where the kernel describes devices,
 * "/sys". only: the one card that counts, with or without its port ("mlx5_0:1"); "": any. */
bool roce_is_without_mlx5(const char *sys, const char *only);

#endif
