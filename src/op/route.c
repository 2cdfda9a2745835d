#include "op/route.h"

#include "base/log.h"
#include "context/quiet.h"
#include "core/wait_policy.h"
#include "lane/bulk.h"
#include "lane/lane_pool.h"
#include "lane/post.h"
#include "memory/copy.h"
#include "memory/device.h"
#include "memory/lines.h"

/* DIRECT: the memory is mapped. DEVICE: memory of a GPU on another node; its copies wait for the driver and hold the
 * lane, so that they are never transfers. SINGLE: one access by the NIC. AWAITED: a transfer by the NIC, for which the
 * call waits. TRANSFER: a long one, which proceeds while the program computes. BATCH: records. */
enum way { DIRECT, DEVICE, SINGLE_PUT, SINGLE_GET, AWAITED_PUT, AWAITED_GET, TRANSFER, BATCH };

/* The routes of each kind, in the order in which they are tried. */
static const uint8_t ways[][5] = {
    [ROUTE_PUT] = {DIRECT, DEVICE, SINGLE_PUT, AWAITED_PUT, BATCH},
    [ROUTE_PUT_NBI] = {DIRECT, DEVICE, TRANSFER, BATCH},
    [ROUTE_PUT_WORD] = {DIRECT, DEVICE, SINGLE_PUT, BATCH},
    [ROUTE_PUT_WITH] = {DIRECT, DEVICE, AWAITED_PUT, BATCH},
    [ROUTE_PUT_WITH_NBI] = {DIRECT, DEVICE, TRANSFER, BATCH},
    [ROUTE_GET] = {DIRECT, DEVICE, SINGLE_GET, AWAITED_GET, BATCH},
    [ROUTE_GET_NBI] = {DIRECT, DEVICE, TRANSFER, BATCH},
    [ROUTE_GET_COUNTED] = {DIRECT, DEVICE, BATCH},
};

struct operation {
    enum route_kind kind;
    struct context *c;
    const struct target *t;
    char *local;
    size_t nbytes;
    const struct route_word *word;
};

static bool is_get(const struct operation *o) { return o->kind >= ROUTE_GET; }

/* Between a GPU's memory here and other nodes: through host memory, a piece at a time. */
enum { STAGE_MAX = 1 << 20 };

void *route_stage(size_t nbytes)
{
    void *stage = malloc(nbytes);
    if (!stage) die(NULL, "out of memory for %zu bytes on their way from or to a GPU", nbytes);
    return stage;
}

bool route_is_staged(const struct target *t, const void *local)
{
    return unlikely(t->region == REGION_DEVICE) && device_owns(local);
}

/* The data of a get is present when it returns. */
cold_path static void post_staged(const struct operation *o)
{
    struct target t = *o->t;
    char *local = o->local, *stage = route_stage(min_size(o->nbytes, STAGE_MAX));
    for (size_t n, left = o->nbytes; left; local += n, t.offset += n, left -= n) {
        n = min_size(left, STAGE_MAX);
        if (is_get(o)) {
            post_get(o->c, &t, stage, n);
            quiet_wait(o->c);
            device_copy(local, stage, n);
        } else {
            device_copy(stage, local, n);
            post_put(o->c, &t, stage, n);
        }
    }
    free(stage);
}

void route_change(struct context *c, const struct route_word *word)
{
    post_amo(c, &word->at, word->adds ? AMO_ADD : AMO_SET, 64, 0, word->value, NULL);
}

static void copy(const struct operation *o)
{
    if (is_get(o)) copy_from(o->t, o->local, o->nbytes);
    else copy_to(o->t, o->local, o->nbytes);
}

static void post(const struct operation *o)
{
    uint64_t value = 0;
    if (is_get(o)) {
        post_get(o->c, o->t, o->local, o->nbytes);
    } else if (o->kind == ROUTE_PUT_WORD) {
        memcpy(&value, o->local, o->nbytes);
        post_scalar(o->c, o->t, value, o->nbytes);
    } else {
        post_put(o->c, o->t, o->local, o->nbytes);
    }
}

static void post_with(const struct operation *o, const struct route_word *word)
{
    if (!o->nbytes) route_change(o->c, word);
    else if (is_get(o)) post_get_counted(o->c, o->t, o->local, o->nbytes, &word->at);
    else if (word->counts) post_put_counted(o->c, o->t, o->local, o->nbytes, &word->at);
    else post_put_signal(o->c, o->t, o->local, o->nbytes, &word->at, word->value, word->adds);
}

static void transfer(const struct operation *o, const struct route_word *word)
{
    if (word) bulk_put_signal(o->c, o->t, o->local, o->nbytes, &word->at, word->value, word->adds);
    else if (is_get(o)) bulk_get(o->c, o->t, o->local, o->nbytes);
    else bulk_put(o->c, o->t, o->local, o->nbytes);
}

/* Returns false, without an effect, if this route does not apply. */
static bool take(enum way way, const struct operation *o)
{
    switch (way) {
    case DIRECT:
        if (!o->t->mapped) return false;
        if (o->nbytes) copy(o);
        if (o->word) line_count(o->word->at.mapped); /* a counter: signal.c updates the words of signals */
        return true;
    case DEVICE:
        if (likely(o->t->region != REGION_DEVICE)) return false;
        if (route_is_staged(o->t, o->local)) post_staged(o);
        else post(o);
        if (o->word) route_change(o->c, o->word); /* what is posted for a node arrives in order */
        break;
    case SINGLE_PUT:
        if (!bulk_put_alone(o->c, o->t, o->local, o->nbytes)) return false;
        if (o->nbytes > RDMA_COPIED) quiet_wait(o->c);
        return true;
    case SINGLE_GET:
        return bulk_get_piece(o->c, o->t, o->local, o->nbytes);
    case AWAITED_PUT:
        if (!bulk_suits_put(o->c, o->t, o->nbytes)) return false;
        transfer(o, o->word);
        quiet_wait(o->c);
        return true;
    case AWAITED_GET:
        if (!bulk_is_long(o->nbytes) || !bulk_suits_get(o->c, o->t, o->nbytes)) return false;
        transfer(o, NULL);
        break;
    case TRANSFER:
        if (!o->nbytes || !bulk_is_long(o->nbytes)) return false;
        transfer(o, o->word);
        return true;
    case BATCH:
        if (o->word) post_with(o, o->word);
        else post(o);
    }
    if (o->kind == ROUTE_GET) quiet_wait(o->c);
    return true;
}

void route(enum route_kind kind, struct context *c, const struct target *t, const void *local, size_t nbytes,
           const struct route_word *word)
{
    struct operation o = {kind, context_issuing(c), t, (char *)local, nbytes, word};
    for (const uint8_t *way = ways[kind]; !take(*way, &o); way++) continue;
}

bool route_block_is_transfer(struct context *c, const struct target *t, size_t nbytes)
{
    if (bulk_is_unordered(&context_lane(c)->bulk)) return true; /* a message would overtake that transfer */
    return bulk_is_long(nbytes) && (!wait_policy.wire_shares_cpu || bulk_suits_put(c, t, nbytes));
}
