/* Restores the sending order of the messages of one channel: what one port sends, or the answers that return to it.
 *
 * FI_ORDER_SAS orders the matching of messages with receive buffers, not their completion. ofi_rxm segments long
 * messages or reads them from the sender's memory; a short message that was sent later completes meanwhile. The sender
 * numbers its messages, and the receiver delivers them by number. It copies a message that completes early. */
#ifndef HEDDLE_OFI_ORDER_H
#define HEDDLE_OFI_ORDER_H

#include <stddef.h>
#include <stdint.h>

#include "base/base.h"

/* Numbers go from 1 to UINT32_MAX, then to 1 again. */
enum { ORDER_UNNUMBERED = 0 };

/* All zero: the next message is the first. */
struct order {
    uint32_t delivered;  /* the number of the last message that was delivered, 0 before the first */
    struct early *early; /* the copies of early messages, by ascending number */
};

typedef void order_deliver(void *arg, const void *bytes, size_t nbytes);

uint32_t order_next(uint32_t number) hidden_symbol;

/* Delivers this message and the early ones that follow it, or keeps a copy. Returns NULL, or a sentence that says why
 * it can do neither. */
const char *order_take(struct order *order, uint32_t number, const void *bytes, size_t nbytes, order_deliver *deliver,
                       void *arg) hidden_symbol;

/* Frees the copies. */
void order_clear(struct order *order) hidden_symbol;

#endif
