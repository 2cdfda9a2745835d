#include "lane/lane_open.h"

#include <stdlib.h>

#include "base/limit_text.h"
#include "base/log.h"
#include "lane/bulk_move.h"
#include "lane/stream.h"

void lane_open(struct lane *lane)
{
    const char *why = lane_pool.wire->lane_open(&lane->fixed.wire);
    if (why) die(NULL, "cannot open lane %u: %s%s", lane->fixed.number, why, limit_text_if_few_files().text);
    lane->fixed.shares_rx = lane_pool.wire->lane_shares_rx && lane_pool.wire->lane_shares_rx(lane->fixed.wire);
    lane->post.recent = &no_stream;
    lane_gather_nothing(lane);
}

void lane_close(struct lane *lane)
{
    if (lane->fixed.wire) lane_pool.wire->lane_close(lane->fixed.wire);
    streams_close(lane);
    bulk_close(&lane->bulk);
    for (uint32_t i = 0; i < lane->inside.n_batches; i++) {
        free(lane->inside.buffers[i]->results);
        free(lane->inside.buffers[i]);
    }
}
