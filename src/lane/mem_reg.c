#include "lane/mem_reg.h"

#include <string.h>

#include "base/atomic.h"
#include "base/lock.h"
#include "base/log.h"
#include "lane/live_stats.h"
#include "lane/progress_wake.h"

struct chunk {
    struct chunk *next_wish;
    char *at;
    size_t nbytes;
    enum key_state state;
    struct wire_span *span;
    size_t key_size;
    char key[WIRE_KEY_SIZE];
};

static struct {
    const struct wire_rma *rma;
    struct lock lock;      /* protects the fields below */
    struct chunk **chunks; /* hash table by address: a power of two of entries, at most half of them used */
    uint32_t n, bits;
    struct chunk *first_wish, **last_wish; /* chunks in state KEY_NOT_YET, oldest first */
    uint32_t wishes;                       /* number of these: read without the lock */
    struct exposed_count count;
} expose;

void mem_reg_up(const struct wire_rma *rma) { expose.rma = rma; }

static uint32_t places(void) { return expose.chunks ? 1u << expose.bits : 0; }

/* Returns the entry of the chunk that begins at `at`, or the empty entry for it. */
static struct chunk **place_of(const char *at)
{
    uint32_t i = (uint32_t)((uintptr_t)at / 4096 * UINT64_C(0x9e3779b97f4a7c15) >> (64 - expose.bits));
    while (expose.chunks[i] && expose.chunks[i]->at != at) i = (i + 1) & (places() - 1);
    return &expose.chunks[i];
}

/* Doubles the table, so that half of it stays empty. Returns false without memory for that. */
static bool grow(void)
{
    uint32_t before = places();
    if (2 * expose.n < before) return true;
    struct chunk **old = expose.chunks, **chunks = calloc(before ? 2 * (size_t)before : 8, sizeof(struct chunk *));
    if (!chunks) return false;
    expose.chunks = chunks;
    expose.bits = old ? expose.bits + 1 : 3;
    for (uint32_t i = 0; i < before; i++)
        if (old[i]) *place_of(old[i]->at) = old[i];
    free(old);
    return true;
}

static struct chunk *find(const char *at) { return expose.n ? *place_of(at) : NULL; }

/* Requests the registration of a chunk. Returns NULL without memory for that: the other node will ask again. */
static struct chunk *wish(char *at, size_t nbytes)
{
    struct chunk *chunk = grow() ? calloc(1, sizeof *chunk) : NULL;
    if (!chunk) return NULL;
    *chunk = (struct chunk){.at = at, .nbytes = nbytes, .state = KEY_NOT_YET};
    *place_of(at) = chunk;
    expose.n++;
    if (!expose.first_wish) expose.last_wish = &expose.first_wish;
    *expose.last_wish = chunk;
    expose.last_wish = &chunk->next_wish;
    store_ordered(&expose.wishes, expose.wishes + 1); /* ordered: progress_sleep, or it is seen asleep */
    return chunk;
}

void mem_reg_ask(void *at, size_t nbytes, struct key_answer *answer)
{
    *answer = (struct key_answer){.state = KEY_NEVER};
    if (!expose.rma) return;
    lock_enter(&expose.lock);
    struct chunk *chunk = find(at);
    bool is_new = !chunk;
    if (is_new) chunk = wish(at, nbytes);
    answer->state = chunk ? chunk->state : KEY_NOT_YET;
    if (answer->state == KEY_HERE) {
        answer->size = (uint32_t)chunk->key_size;
        answer->nbytes = chunk->nbytes;
        memcpy(answer->key, chunk->key, chunk->key_size);
    }
    lock_leave(&expose.lock);
    if (is_new) progress_wake_now();
}

static struct chunk *take_wish(void)
{
    lock_enter(&expose.lock);
    struct chunk *chunk = expose.first_wish;
    if (chunk) expose.first_wish = chunk->next_wish;
    lock_leave(&expose.lock);
    return chunk;
}

static void count_more_chunks(const char *why_not)
{
    struct exposed_count *count = &expose.count;
    if (!why_not) count->exposed++;
    else count->refused++, snprintf(count->why, sizeof count->why, "%s", why_not);
    live_stats_exposed(count->exposed, count->refused);
}

typedef const char *exposer(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span);

/* Registers a requested chunk. No other thread accesses it until then. */
static void fulfil(struct chunk *chunk, exposer *exposes)
{
    const char *why = exposes(chunk->at, chunk->nbytes, chunk->key, &chunk->key_size, &chunk->span);
    if (why) debug("%zu bytes cannot be exposed to cards: %s", chunk->nbytes, why);
    lock_enter(&expose.lock);
    chunk->state = why ? KEY_NEVER : KEY_HERE;
    count_more_chunks(why);
    store_relaxed(&expose.wishes, expose.wishes - 1);
    lock_leave(&expose.lock);
}

bool mem_reg_wishes(void)
{
    if (!load_ordered(&expose.wishes)) return false;
    for (struct chunk *chunk; (chunk = take_wish());) fulfil(chunk, expose.rma->expose);
    return true;
}

void mem_reg_allocate(const struct region *region)
{
    if (!expose.rma || !expose.rma->allocate) return;
    for (size_t at = 0; at < region->size; at += RDMA_CHUNK) {
        struct chunk *chunk = wish((char *)region->base + at, min_size(RDMA_CHUNK, region->size - at));
        if (chunk) fulfil(take_wish(), expose.rma->allocate);
    }
}

struct exposed_count mem_reg_count(void)
{
    lock_enter(&expose.lock);
    struct exposed_count count = expose.count;
    lock_leave(&expose.lock);
    return count;
}

void mem_reg_down(void)
{
    for (uint32_t i = 0; i < places(); i++) {
        struct chunk *chunk = expose.chunks[i];
        if (chunk && chunk->state == KEY_HERE) expose.rma->hide(chunk->span);
        free(chunk);
    }
    free(expose.chunks);
    memset(&expose, 0, sizeof expose);
}
