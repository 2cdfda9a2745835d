#include "lane/lane_open.h"

#include <stdlib.h>

#include "base/limit_text.h"
#include "base/log.h"
#include "lane/bulk_move.h"
#include "lane/stream.h"

void lane_open(struct lane *lane)
{
    const char *why = lane_pool.wire->lane_open(&lane->wire);
    if (why) die(NULL, "cannot open lane %u: %s%s", lane->number, why, limit_text_if_few_files().text);
    lane->shares_rx = lane_pool.wire->lane_shares_rx && lane_pool.wire->lane_shares_rx(lane->wire);
    lane->recent = &no_stream;
    lane_gather_nothing(lane);
}

void lane_close(struct lane *lane)
{
    if (lane->wire) lane_pool.wire->lane_close(lane->wire);
    streams_close(lane);
    bulk_close(&lane->bulk);
    for (uint32_t i = 0; i < lane->n_batches; i++) {
        free(lane->buffers[i]->results);
        free(lane->buffers[i]);
    }
}
