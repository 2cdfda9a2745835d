/* Messages that the provider has, or that wait for room in its queue.
 *
 * A provider may need all memory registered from which it sends (FI_MR_LOCAL). Messages are then sent from copies in
 * registered blocks of the endpoint, which are kept. */
#ifndef HEDDLE_OFI_SENDING_H
#define HEDDLE_OFI_SENDING_H

#include "ofi.h"

struct sending {
    struct fi_context2 context; /* the provider's; first, because a completion has its address */
    struct sending *next;
    fi_addr_t to;
    uint64_t label;
    struct wire_port *port; /* that counts its bytes; NULL for hellos, welcomes and answers */
    size_t nbytes;
    bool *sent;             /* set when the bytes may be written again; NULL: they are the copy at the end of this */
    void *description;      /* of its registered block; NULL: it is of malloc */
    struct sending **block; /* the list to which the block returns */
    struct iovec parts[2];  /* the second one may be empty */
    char copy[];
};

/* Registers memory of ours with the provider. Returns NULL, or the reason why it cannot. */
const char *ofi_register(const void *at, size_t nbytes, uint64_t access, struct fid_mr **region) hidden_symbol;

/* Makes a message from the caller's memory; or from a copy, if the provider takes a single part or registered memory
 * only. Returns NULL without memory. */
struct sending *sending_make(struct wire_port *port, uint64_t label, const struct wire_message *message,
                             bool *sent) hidden_symbol;

/* Returns 0 if the message is sent, -FI_EAGAIN if the queue is full. Otherwise it failed, and the error is reported. */
ssize_t sending_start(struct endpoint *e, struct sending *s) hidden_symbol;
void sending_end(struct sending *s) hidden_symbol;

/* Frees one that was not started. */
void sending_free(struct sending *s) hidden_symbol;

/* Sends a copy of the bytes, now or when there is room. */
void endpoint_tell(struct endpoint *e, fi_addr_t to, uint64_t label, const void *bytes, size_t nbytes) hidden_symbol;

/* Sends what waits for room, as far as there is any. */
void backlog_start(struct endpoint *e) hidden_symbol;

/* Frees what waits for room, and the blocks. */
void sendings_clear(struct endpoint *e) hidden_symbol;

#endif
