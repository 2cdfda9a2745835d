#include "lane/rkey.h"

#include <string.h>

#include "base/log.h"
#include "lane/failure.h"
#include "lane/lane_send.h"
#include "lane/stream.h"

static uint32_t key_places(const struct rkeys *k) { return k->places ? 1u << k->bits : 0; }

/* Returns the entry of the key to a chunk, or the empty entry for it. */
static struct rkey **key_place(const struct rkeys *k, uint64_t chunk)
{
    uint32_t at = (uint32_t)(chunk / RDMA_CHUNK * 0x9e3779b97f4a7c15 >> (64 - k->bits));
    while (k->places[at] && k->places[at]->chunk != chunk) at = (at + 1) & (key_places(k) - 1);
    return &k->places[at];
}

/* Doubles the table: its size grows with the number of accessed chunks, not with the heap. */
static void keys_grow(struct rkeys *k)
{
    uint32_t before = key_places(k);
    struct rkey **old = k->places;
    k->bits = old ? k->bits + 1 : 3;
    k->places = calloc((size_t)1 << k->bits, sizeof(struct rkey *));
    if (!k->places) die(NULL, "out of memory for keys");
    for (uint32_t i = 0; i < before; i++)
        if (old[i]) *key_place(k, old[i]->chunk) = old[i];
    free(old);
}

static struct rkey *key_find(struct rkeys *k, uint64_t chunk)
{
    if (2 * k->n >= key_places(k)) keys_grow(k);
    struct rkey **place = key_place(k, chunk);
    if (*place) return *place;
    if (!(*place = calloc(1, sizeof **place))) die(NULL, "out of memory for a key");
    (*place)->chunk = chunk;
    k->n++;
    return *place;
}

static struct rkey *key_of(struct rkeys *k, uint64_t chunk)
{
    if (unlikely(!k->recent || k->recent->chunk != chunk)) k->recent = key_find(k, chunk);
    return k->recent;
}

/* Requests a key in a separate message; does nothing if no buffer is free. */
static void key_ask(struct lane *lane, struct stream *stream, struct rkey *key)
{
    struct batch *b = lane_buffer(lane, stream, 0);
    if (!b) return;
    memcpy(b->at, &key->chunk, sizeof key->chunk);
    b->at += sizeof key->chunk;
    key->is_asked = true;
    key->answer.state = KEY_UNKNOWN;
    batch_expect(b, &key->answer, sizeof key->answer);
    lane_hand_over(lane, b);
}

static void key_take(struct stream *stream, struct rkey *key)
{
    if (key->answer.size > WIRE_KEY_SIZE) failure_die("an acknowledgement has a key that is too long");
    const char *why = lane_pool.rma->key_open(stream->port, key->answer.key, key->answer.size, &key->key);
    if (!why) return;
    debug("a key to node %u is of no use: %s", stream->node, why);
    key->answer.state = KEY_NEVER;
}

struct rkey *rkey_to(struct lane *lane, struct stream *stream, struct rkeys *k, const struct target *t)
{
    struct rkey *key = key_of(k, chunk_header(t));
    if (key->answer.state) key->is_asked = false;
    if (key->answer.state == KEY_HERE && !key->key) key_take(stream, key);
    if (key->answer.state < KEY_NEVER && !key->is_asked) key_ask(lane, stream, key);
    return key;
}

void rkeys_close(struct stream *stream, struct rkeys *k)
{
    for (uint32_t i = 0; i < key_places(k); i++) {
        if (k->places[i] && k->places[i]->key) lane_pool.rma->key_close(stream->port, k->places[i]->key);
        free(k->places[i]);
    }
    free(k->places);
}
