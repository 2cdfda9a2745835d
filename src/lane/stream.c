#include "lane/stream.h"

#include <string.h>

#include "base/log.h"
#include "job/boot.h"
#include "lane/failure.h"
#include "lane/backoff.h"
#include "lane/lane_lock.h"

static uint32_t stream_places(const struct lane *lane)
{
    return lane->inside.streams ? 1u << lane->inside.stream_bits : 0;
}

/* Returns the entry of the connection to a node, or the empty entry for it. */
static struct stream **stream_place(const struct lane *lane, uint32_t node)
{
    uint32_t at = node * 0x9e3779b1u >> (32 - lane->inside.stream_bits);
    while (lane->inside.streams[at] && lane->inside.streams[at]->node != node)
        at = (at + 1) & (stream_places(lane) - 1);
    return &lane->inside.streams[at];
}

/* Doubles the table: a lane's memory grows with the number of its remote nodes, not with the job. */
static void streams_grow(struct lane *lane)
{
    uint32_t before = stream_places(lane);
    struct stream **old = lane->inside.streams;
    lane->inside.stream_bits = old ? lane->inside.stream_bits + 1 : 3;
    lane->inside.streams = calloc((size_t)1 << lane->inside.stream_bits, sizeof *lane->inside.streams);
    if (!lane->inside.streams) die(NULL, "out of memory for connections");
    for (uint32_t i = 0; i < before; i++)
        if (old[i]) *stream_place(lane, old[i]->node) = old[i];
    free(old);
}

static const char *card_connect(struct lane *lane, const char *card, size_t size, struct stream *s)
{
    static _Thread_local char why[128];
    size_t before = strnlen(card, size) + 1;
    if (before < size && !strcmp(card, lane_pool.wire->name))
        return lane_pool.wire->connect(lane->fixed.wire, card + before, size - before, s, &s->port);
    snprintf(why, sizeof why, "another node uses the wire %.*s, this one %s: HEDDLE_WIRE can say which", WIRE_NAME_SIZE,
             card, lane_pool.wire->name);
    return why;
}

/* Without a connection, the progress thread will end the job. Releases the lane, because no lock is held while a thread
 * waits. */
_Noreturn static void wait_for_end(struct lane *lane, const char *why)
{
    failure_note(why);
    lane_unlock(lane);
    for (struct backoff backoff = {0};;) backoff_step(&backoff);
}

static struct stream *stream_open(struct lane *lane, uint32_t node)
{
    char card[BOARD_CARD_SIZE];
    size_t size = boot_card(node, (uint32_t)world.node_pe + lane->fixed.number, card);
    struct stream *s = calloc(1, sizeof *s);
    if (!s) die(NULL, "out of memory for a connection");
    *s = (struct stream){.lane = lane, .node = node};
    const char *why = card_connect(lane, card, size, s);
    if (!why) return s;
    wait_for_end(lane, why);
}

struct stream *stream_to(struct lane *lane, uint32_t node)
{
    if (lane->post.recent->node == node) return lane->post.recent;
    if (2 * lane->inside.n_streams >= stream_places(lane)) streams_grow(lane);
    struct stream **place = stream_place(lane, node);
    if (!*place) {
        *place = stream_open(lane, node);
        lane->inside.n_streams++;
    }
    return lane->post.recent = *place;
}

struct stream *streams_next(const struct lane *lane, uint32_t *place)
{
    while (*place < stream_places(lane))
        if (lane->inside.streams[(*place)++]) return lane->inside.streams[*place - 1];
    return NULL;
}

void streams_close(struct lane *lane)
{
    for (uint32_t i = 0; i < stream_places(lane); i++) free(lane->inside.streams[i]);
    free(lane->inside.streams);
}
