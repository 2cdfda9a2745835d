#include "lane/mem_reg.h"

#include <string.h>

#include "base/atomic.h"
#include "base/lock.h"
#include "base/log.h"
#include "lane/live_stats.h"
#include "lane/progress.h"

struct chunk {
    struct chunk *next;
    char *at;
    size_t nbytes;
    enum key_state state;
    struct wire_span *span;
    size_t key_size;
    char key[WIRE_KEY_SIZE];
};

static struct {
    const struct wire_rma *rma;
    struct lock lock;     /* of the list, and of states */
    struct chunk *chunks; /* grows only */
    uint32_t wishes;      /* read without the lock */
    struct exposed_count count;
} expose;

void mem_reg_up(const struct wire_rma *rma) { expose.rma = rma; }

static struct chunk *find(const char *at)
{
    struct chunk *chunk = expose.chunks;
    while (chunk && chunk->at != at) chunk = chunk->next;
    return chunk;
}

/* NULL if there is no memory for it: who asked will ask again. */
static struct chunk *wish(char *at, size_t nbytes)
{
    struct chunk *chunk = calloc(1, sizeof *chunk);
    if (!chunk) return NULL;
    *chunk = (struct chunk){.next = expose.chunks, .at = at, .nbytes = nbytes, .state = KEY_NOT_YET};
    expose.chunks = chunk;
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

static struct chunk *next_wish(void)
{
    lock_enter(&expose.lock);
    struct chunk *chunk = expose.chunks;
    while (chunk && chunk->state != KEY_NOT_YET) chunk = chunk->next;
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

/* Nobody else looks at a chunk while it is a wish. */
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
    for (struct chunk *chunk; (chunk = next_wish());) fulfil(chunk, expose.rma->expose);
    return true;
}

void mem_reg_allocate(const struct region *region)
{
    if (!expose.rma || !expose.rma->allocate) return;
    for (size_t at = 0; at < region->size; at += RDMA_CHUNK) {
        struct chunk *chunk = wish((char *)region->base + at, min_size(RDMA_CHUNK, region->size - at));
        if (chunk) fulfil(chunk, expose.rma->allocate);
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
    for (struct chunk *chunk; (chunk = expose.chunks); free(chunk)) {
        expose.chunks = chunk->next;
        if (chunk->state == KEY_HERE) expose.rma->hide(chunk->span);
    }
    memset(&expose, 0, sizeof expose);
}
