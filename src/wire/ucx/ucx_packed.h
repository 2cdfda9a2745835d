/* Short messages as one piece. UCX hands the kernel what it adds to a message, its parts and the number of its port as
 * four or five pieces, which costs more than to put them together; that it does for data types of others, of which this
 * is one. */
#ifndef HEDDLE_UCX_PACKED_H
#define HEDDLE_UCX_PACKED_H

#include "ucx.h"

enum { PACKED_MOST = 2048 }; /* bytes: of longer ones the copy would cost more */

/* Makes ucx.packed, the data type of a struct wire_message that stays as it is until it is sent. */
const char *ucx_packed_up(void) hidden_symbol;
void ucx_packed_down(void) hidden_symbol;

#endif
