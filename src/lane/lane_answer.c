#include "lane/lane_answer.h"

#include <string.h>

#include "lane/bulk_move.h"
#include "lane/deferred_answers.h"
#include "lane/failure.h"
#include "lane/foreign.h"
#include "lane/lane_send.h"
#include "lane/rx.h"
#include "lane/unsignaled.h"

static void deliver(const struct batch *b, const char *bytes, size_t nbytes)
{
    for (uint32_t i = 0; i < b->n_results; i++) {
        const struct result *r = &b->results[i];
        if (nbytes < r->nbytes) failure_die("an acknowledgement is too short");
        memcpy(r->to, bytes, r->nbytes);
        size_t step = min_size(record_padded(r->nbytes), nbytes);
        bytes += step;
        nbytes -= step;
    }
}

static void batch_applied(struct lane *lane, struct stream *stream, struct batch *b)
{
    stream->first = b->next;
    stream->answered_bytes = b->up_to;
    stream->answered = b->number;
    lane->inside.expected--;
    bool is_last = !b->bulk || bulk_applied(lane, b->bulk);
    lane_buffer_give(lane, b);
    if (is_last && b->sequence) lane_applied(lane, b->sequence);
}

void lane_answered(void *arg, const void *bytes, size_t nbytes)
{
    struct stream *stream = arg;
    struct batch *b = stream->first; /* acknowledgements come in the order of the batches that request them */
    struct batch_header header;
    if (unlikely(!batch_is_of_job(bytes, nbytes))) {
        foreign_dropped(WIRE_FOREIGN_ACK);
        return;
    }
    memcpy(&header, bytes, sizeof header);
    if (!b || header.number != b->number) failure_die("an acknowledgement is out of order");
    unsignaled_answered(stream->lane, stream, header.number);
    deliver(b, (const char *)bytes + sizeof header, nbytes - sizeof header);
    batch_applied(stream->lane, stream, b);
    if (!stream->first && stream->open) lane_send(stream);
}

void lane_answered_at_rx(void *stream, const void *bytes, size_t nbytes)
{
    rx_note_served();
    if (rx_is_with_lane()) lane_answered(stream, bytes, nbytes);
    else if (unlikely(!batch_is_of_job(bytes, nbytes))) foreign_dropped(WIRE_FOREIGN_ACK);
    else deferred_answers_add(stream, bytes, nbytes);
}
