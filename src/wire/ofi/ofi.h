/* Declarations for the files of the libfabric driver. */
#ifndef HEDDLE_OFI_H
#define HEDDLE_OFI_H

#include <rdma/fabric.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>

#include "ofi_order.h"
#include "wire/wire.h"

enum {
    OFI_VERSION = FI_VERSION(1, 17),
    OFI_LANES = 64,
    SHM_ENDPOINT_BYTES = 16 << 20, /* the file of an endpoint of the provider shm */
};

struct endpoint {
    struct fid_ep *ep;
    struct fid_cq *queue;
    struct buffer *buffers;
    char *memory;                            /* of the buffers */
    struct fid_mr *memory_region;            /* NULL if the provider needs none */
    struct sending *backlog, **backlog_last; /* hellos, welcomes and answers for which there was no room yet */
    struct sending *blocks[2];               /* free registered blocks, short and long (ofi_sending.h) */
    struct slab *slabs;                      /* that they are parts of */
    size_t n_sending;                        /* with the provider */
    struct fid_cntr *sends;                  /* NULL if the provider reports each failed send in the queue */
    uint64_t failed_sends;                   /* by the counter */
    uint32_t empty_looks;                    /* into the queue */
    void (*received)(struct endpoint *endpoint, uint64_t label, const void *bytes, size_t nbytes);
};

struct ofi {
    struct wire_events events;
    struct secret secret; /* of the job */
    struct fi_info *info; /* the provider we use */
    struct fid_fabric *fabric;
    struct fid_domain *domain;
    struct fid_av *peers;
    struct fid_stx *transmit[OFI_LANES]; /* shared transmit contexts, made when they are first needed */
    uint32_t turn;                       /* which of them is next */
    bool polls_add_peers;                /* which needs peers_lock */
    bool is_multi;                       /* a buffer takes message after message */
    bool registers_local;                /* all memory that the provider reads or writes is registered (FI_MR_LOCAL) */
    bool has_rma;                        /* a card, or a provider like one, reads and writes memory by itself */
    size_t lands_from;                   /* a completed write of at least so many bytes is at the target */
    size_t behind_size;                  /* a read does not overtake a write of at most so many bytes */
    size_t n_buffers, buffer_size;       /* of each endpoint */
    struct endpoint rx;
    struct sender **senders; /* ports of other processes that send to our receive endpoint, by their numbers */
    uint32_t n_senders;
    int rx_fd, timer_fd; /* rx_fd: epoll of the receive endpoint's queue, if it has a descriptor, and of the timer */
    bool has_queue_fd, timer_is_set;
    long look_ns; /* polling interval without such a descriptor */
};
extern struct ofi ofi hidden_symbol;

struct wire_lane {
    struct endpoint endpoint; /* first: `received` gets its address */
    struct wire_port **ports;
    uint32_t n_ports;
    uint32_t flushes; /* of ports that wait */
};

/* Writes and flushes of a port. A flush is a read behind all writes that began before it. Writes are counted by turns,
 * so that a flush does not wait for later ones. */
struct ofi_writes {
    uint32_t under_way[2]; /* of this turn, and of the one before */
    uint32_t turn;
    uint32_t *flushed;             /* the caller's, of the flush that waits; else NULL */
    const struct wire_key *key[2]; /* of the last write of each turn, for the flush; NULL: it need not read */
    bool may_be_overtaken[2];      /* by a read: the flush of that turn begins to read when they have completed */
    uint32_t is_read;              /* 0 while the flush reads */
    char byte;                     /* read by the flush */
};

struct wire_port {
    struct wire_lane *lane;
    void *stream;
    fi_addr_t rx;
    uint32_t number;      /* in lane->ports */
    uint32_t sender;      /* our number at the receive endpoint; NO_SENDER before the welcome */
    uint32_t sent;        /* the number of the last message */
    size_t sending_bytes; /* of messages that are not complete at our side */
    struct order answers;
    struct ofi_writes writes;
};

/* Formats an error message in a buffer of the calling thread. */
const char *ofi_failed(const char *what, int64_t code) hidden_symbol;

/* Returns the providers that have all needed features, the fastest first; NULL if there is none. "": any. */
struct fi_info *ofi_providers(const char *wanted) hidden_symbol;
const char *ofi_no_provider(const char *wanted) hidden_symbol; /* the reason, a sentence */

/* Returns the reach of a provider of this name. */
enum wire_reach ofi_reach_of(const char *provider) hidden_symbol;

/* Whether it reaches other machines, if the user names none; whether its address is valid on one link only. */
bool ofi_is_wanted(const struct fi_info *info, const char *wanted) hidden_symbol;
bool ofi_is_of_one_link(const struct fi_info *info) hidden_symbol;

/* Returns true if the first provider of the list that is wanted has a card that reads and writes memory by itself. */
bool ofi_takes_card(const struct fi_info *list, const char *wanted) hidden_symbol;

/* Returns the device (a libfabric domain) for this process among the devices like the first of the list. Of cards, PEs
 * take one after the other; of sockets, a device is chosen only if the user names it. *nic is NULL if any will do. */
const char *ofi_nic(const struct fi_info *list, const struct wire_start *start, const char **nic) hidden_symbol;

/* Of the driver's table. */
void ofi_describe(char *text, size_t size) hidden_symbol;
void ofi_offer(struct wire_offer *best) hidden_symbol;

/* The same provider with memory that others read and write, as it is wished; NULL if it has none. */
struct fi_info *ofi_rma_info(const struct fi_info *info, enum wire_rma_wish wish) hidden_symbol;

/* A read or a write has completed. After a failed one `done` stays 0: the job ends. */
void ofi_rma_completed(void *context, bool has_failed) hidden_symbol;

/* Progresses flushes, after completions of the lane. */
void ofi_rma_progress(struct wire_lane *lane) hidden_symbol;

/* Valid after the start; NULL if the provider has no RMA. */
const struct wire_rma *ofi_rma(void) hidden_symbol;

#endif
