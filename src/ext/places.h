/* Places of the blocks in an alltoall of different sizes. Only the receiver of a block has its place. Each member
 * copies the places in its dest to a table. It contributes the table if that is short. Else it contributes the offset
 * of the table in its WORK region, and each other member gets one entry from there.
 *
 * In the packed form the receiver has to know the sizes of the blocks first. Each member contributes them, as the sizes
 * of places that have no offset. */
#ifndef HEDDLE_PLACES_H
#define HEDDLE_PLACES_H

#include "coll/nbc_queue.h"

/* The place for a block. It lies where the sender can read it. */
struct place_for {
    uint64_t offset, size; /* of the block in dest */
};

/* The blocks from and to a member. */
struct places_part {
    struct place_for here, there; /* for the block from that member; for the block to it, once that is fetched. Of the
                                     packed form, first: for that member; from it */
    const char *source;           /* the block to it */
    size_t nbytes;
};

/* Bytes of a table that is contributed itself, at most. Only a test writes it, before the first collective. */
extern size_t places_carried hidden_symbol;

/* Allocates the memory of the tables of a queue. Called before a collective starts. */
void places_prepare(struct nbc_queue *a, const char *where);

/* Fills the table of this member. Returns the contribution and its size; the result lives until the next call for the
 * queue. The collective has a place. */
const void *places_publish(struct nbc_op *s, size_t *nbytes);

/* Reads the places at the other members, which have all contributed. They are there when nbc_has_moved returns true. */
void places_fetch(struct nbc_op *s);

/* Ends the job with a message if the size of a block for a member differs from that of its place. */
void place_check(const struct team *team, const struct place_for *place, int other, size_t nbytes, const char *where);
void places_check(const struct nbc_op *s);

/* Of the packed form. The first places the blocks whose sizes were fetched behind each other, except those that do not
 * fit. The second leaves out the blocks of this member that have no place. */
void places_pack(struct nbc_op *s);
void places_leave_out(struct nbc_op *s);

#endif
