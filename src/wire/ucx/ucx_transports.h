/* What UCX's transports can do, by their names. */
#ifndef HEDDLE_UCX_TRANSPORTS_H
#define HEDDLE_UCX_TRANSPORTS_H

#include <stdbool.h>

/* Does the list of transports that UCX is restricted to (UCX_TLS) have one that begins with any of these words? A list
 * of what it must not take may leave some. */
bool transports_may_be(const char *list, const char *const *words);

/* The same, of those that read and write other processes' memory by themselves. */
bool transports_may_be_rdma(const char *list);

/* Returns true if only a card can have a transport of the list: it names such, and none of sockets or of one machine.
 */
bool transports_need_card(const char *list);

/* Return true if a card, or an interface for sockets, may be among the network devices that UCX is restricted to
 * (UCX_NET_DEVICES). Only the ports of cards have a number: "mlx5_0:1". */
bool devices_may_be_cards(const char *list);
bool devices_may_be_interfaces(const char *list);

/* Returns true if the transport of this name reads and writes other processes' memory by itself. With of_ucx_memory, a
 * transport that maps memory which UCX has allocated counts, too. */
bool transport_is_one_sided(const char *name, bool of_ucx_memory);

/* `info` is what ucp_ep_print_info says of an endpoint: does one of its transports read and write other processes'
 * memory by itself; or, if so asked, within a machine what UCX has allocated? */
bool transports_are_one_sided(const char *info, bool of_ucx_memory);

#endif
