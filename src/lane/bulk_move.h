/* Moving the pieces of posted long transfers (bulk.h). The caller is inside the lane unless a comment says otherwise.
 */
#ifndef HEDDLE_BULK_MOVE_H
#define HEDDLE_BULK_MOVE_H

#include "lane/lane.h"
#include "lane/rdma.h"

enum bulk_kind { BULK_PUT, BULK_PUT_SIGNAL, BULK_GET };

struct bulk {
    struct bulk *next;
    struct stream *stream;
    uint64_t sequence;
    uint64_t contexts; /* contexts of the transfer */
    enum bulk_kind kind;
    struct target target; /* target of the next piece; the next two fields refer to it, too */
    char *local;
    size_t left;           /* bytes */
    uint32_t pieces;       /* pieces handed over as messages and not applied */
    struct rdma_part card; /* pieces that the NIC has */
    bool has_flown;        /* the NIC has had a piece: when none is left to hand over, it is in the list `flying` */
    bool is_unordered;     /* it is counted in `unordered` */
    bool is_to_move;       /* it is counted in `to_move` */
    bool is_single;        /* bulk_put_alone */
    uint64_t behind;       /* the connection's last message before it */
    uint64_t signal[2];    /* header and operand */
};

/* Allocates a struct bulk, which the caller fills in; frees one; appends one to the transfers of the lane. */
struct bulk *bulk_take(struct bulk_queue *queue);
void bulk_give(struct bulk_queue *queue, struct bulk *bulk);
void bulk_append(struct bulk_queue *queue, struct bulk *bulk);

/* Hands over pieces, if there is room, but few at a time, so that no thread waits long for the lane. */
enum { BULK_AT_ONCE = 4 };
void bulk_move(struct lane *lane, int most);

/* The NIC has the whole of this transfer, a single put: later messages of its connection wait until it is complete. */
void bulk_launch(struct lane *lane, struct bulk *bulk);

/* A piece has been applied: returns true if it was the last one of its transfer. */
bool bulk_applied(struct lane *lane, struct bulk *bulk);

/* Returns true if a transfer of these contexts up to the mark has pieces that have not been handed over, or that the
 * NIC has. */
bool bulk_is_queued(const struct bulk_queue *queue, uint64_t mark, uint64_t contexts);

/* Returns true if the source of a transfer up to the mark may still be read. A piece in a message is a copy. */
bool bulk_is_reading(const struct bulk_queue *queue, uint64_t mark);

/* Returns true if any piece has moved since the last call. The lock is not needed. */
bool bulk_has_moved(const struct lane *lane, uint64_t *before);

void bulk_close(struct bulk_queue *queue);

#endif
