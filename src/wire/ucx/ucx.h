/* Declarations for the files of the UCX driver. */
#ifndef HEDDLE_UCX_H
#define HEDDLE_UCX_H

#include <pthread.h>

#include <ucp/api/ucp.h>

#include "wire/wire.h"

struct ucx {
    ucp_context_h context;
    ucp_worker_h rx;
    pthread_mutex_t rx_lock;       /* for what is done with that worker */
    struct wire_lane *shared_lane; /* the one that shares it; NULL: none is open */
    struct wire_events events;
    int rx_fd;
    enum wire_reach reach; /* WIRE_SOCKETS of shared memory, too */
    char nic[64];          /* the network device that HEDDLE_NICS has chosen; "": any */
    size_t unattended;     /* wire.h */
    bool parts_leave;      /* wire.h */
    bool has_rma;          /* a card, or a transport like one, reads and writes memory */
    enum wire_rma_wish wish;
};
extern struct ucx ucx hidden_symbol;

/* Memory from which the card cannot write: it is read-only, and UCX registers with write access. */
enum { REFUSED_RANGES = 4 };
struct refused {
    const char *from, *to;
};

struct wire_lane {
    ucp_worker_h worker;
    struct wire_port **ports;
    uint32_t n_ports;
    struct refused refused[REFUSED_RANGES];
    uint32_t n_refused; /* ever: the oldest range is replaced */
};

struct wire_port {
    struct wire_lane *lane;
    ucp_ep_h endpoint;
    void *stream;
    uint64_t number; /* in lane->ports; a message carries it so that its answer finds the port */
    enum { ONE_SIDED_UNKNOWN, ONE_SIDED, NOT_ONE_SIDED } one_sided; /* whether its transports have RMA */
};

/* Formats an error message in a buffer of the calling thread. */
const char *ucx_failed(const char *what, ucs_status_t status) hidden_symbol;

/* The lock of a worker, if several threads may use it. */
force_inline void worker_lock(ucp_worker_h worker)
{
    if (worker == ucx.rx) pthread_mutex_lock(&ucx.rx_lock);
}

/* For polls: returns false if another thread is in the worker, perhaps for as long as a copy takes. A thread that
 * waited there would make each call of that thread wake it. */
force_inline bool worker_trylock(ucp_worker_h worker)
{
    return worker != ucx.rx || !pthread_mutex_trylock(&ucx.rx_lock);
}

force_inline void worker_unlock(ucp_worker_h worker)
{
    if (worker == ucx.rx) pthread_mutex_unlock(&ucx.rx_lock);
}

/* Returns the best reach on this machine (wire.h); starts nothing. */
void ucx_offer(struct wire_offer *best) hidden_symbol;

/* Of several devices UCX uses the nearest, and the best of these together. If the user names devices, each process
 * uses one. */
const char *ucx_nic(const struct wire_start *start, ucp_config_t *config) hidden_symbol;

/* Valid after the start; NULL if UCX has no RMA here. */
const struct wire_rma *ucx_rma(void) hidden_symbol;

#endif
