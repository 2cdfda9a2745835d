/* Requests of non-blocking collectives that were started and not waited for: their buffers, which later ones must not
 * share, and those that are left at the end. */
#include "check.h"
#include "base/fork_lock.h"

#include <pthread.h>

enum { DEST, SOURCE, BUFFERS };

struct started {
    uintptr_t handle; /* of the request */
    enum function maker;
    const void *from;             /* the return address of the call */
    struct span buffers[BUFFERS]; /* nbytes 0: it has none */
};

static struct {
    pthread_mutex_t mutex;
    struct started *rows;
    size_t count, room;
} pending = {.mutex = PTHREAD_MUTEX_INITIALIZER};

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&pending.mutex); }

/* Those of the call that this thread makes, until it has a handle. */
static _Thread_local struct span own_buffers[BUFFERS];
static _Thread_local bool own_is_empty;

static bool is_shared(const struct span *a, const struct span *b)
{
    uintptr_t p = (uintptr_t)a->at, q = (uintptr_t)b->at;
    if (!a->nbytes || !b->nbytes || p + a->nbytes <= q || q + b->nbytes <= p) return false;
    return extents_overlap(&a->extent, p, &b->extent, q);
}

/* Two sources may be the same. */
static void check_apart_from(const struct call *call, const struct started *row)
{
    char maker[80];
    for (int i = 0; i < BUFFERS; i++)
        for (int k = 0; k < BUFFERS; k++) {
            const struct span *own = &own_buffers[i], *other = &row->buffers[k];
            if ((i == SOURCE && k == SOURCE) || !is_shared(own, other)) continue;
            fail_argument(call, own->name,
                          "%p, and its %zu bytes overlap the %zu bytes of %s of %s, which is not complete", own->at,
                          own->nbytes, other->nbytes, other->name, name_of(row->maker, maker, sizeof maker));
        }
}

void pending_check(const struct call *call, const struct span *dest, const struct span *source)
{
    own_buffers[DEST] = dest ? *dest : (struct span){0};
    own_buffers[SOURCE] = source ? *source : (struct span){0};
    own_is_empty = dest && !dest->nbytes && !own_buffers[SOURCE].nbytes;
    pthread_mutex_lock(&pending.mutex);
    for (size_t i = 0; i < pending.count; i++) check_apart_from(call, &pending.rows[i]);
    pthread_mutex_unlock(&pending.mutex);
}

/* The arrays of offsets and sizes belong to the caller again when the call has returned. */
static void keep_pieces(struct extent *e)
{
    size_t n = e->n_pieces, *kept = malloc(2 * n * sizeof *kept);
    if (!kept) die(NULL, "out of memory for %zu offsets of a collective", n);
    for (size_t i = 0; i < n; i++) kept[i] = e->sizes[i], kept[n + i] = e->offsets[i];
    e->sizes = kept;
    e->offsets = kept + n;
}

static void forget_pieces(const struct started *row)
{
    for (int i = 0; i < BUFFERS; i++) free((size_t *)row->buffers[i].extent.sizes);
}

/* A collective of no elements is complete, and its handle is not its own. */
void pending_add(const struct call *call, shmemx_request_h request)
{
    if (!request || own_is_empty) return;
    pthread_mutex_lock(&pending.mutex);
    if (pending.count == pending.room) {
        pending.room = pending.room ? 2 * pending.room : 64;
        pending.rows = realloc(pending.rows, pending.room * sizeof *pending.rows);
        if (!pending.rows) die(NULL, "out of memory for a list of %zu requests", pending.room);
    }
    pending.rows[pending.count++] = (struct started){.handle = (uintptr_t)request,
                                                     .maker = call->function,
                                                     .from = call->from,
                                                     .buffers = {own_buffers[DEST], own_buffers[SOURCE]}};
    struct started *row = &pending.rows[pending.count - 1];
    for (int i = 0; i < BUFFERS; i++)
        if (row->buffers[i].extent.n_pieces) keep_pieces(&row->buffers[i].extent);
    pthread_mutex_unlock(&pending.mutex);
}

/* Those with a handle that has become another one now have that; without one, they have ended. */
static void handle_became(uintptr_t before, uintptr_t now)
{
    for (size_t i = pending.count; before && before != now && i--;) {
        if (pending.rows[i].handle != before) continue;
        if (now) {
            pending.rows[i].handle = now;
            continue;
        }
        forget_pieces(&pending.rows[i]);
        pending.rows[i] = pending.rows[--pending.count];
    }
}

void pending_became(shmemx_request_h before, shmemx_request_h now)
{
    pthread_mutex_lock(&pending.mutex);
    handle_became((uintptr_t)before, (uintptr_t)now);
    pthread_mutex_unlock(&pending.mutex);
}

static shmemx_request_h request_at(const struct request_list *list, size_t i)
{
    if (list->handles) return list->handles[i];
    return list->addresses[i] ? *list->addresses[i] : NULL;
}

void pending_note(struct request_list *list)
{
    if (!list->n) return;
    list->before = malloc(list->n * sizeof *list->before);
    if (!list->before) die(NULL, "out of memory for a list of %zu requests", list->n);
    for (size_t i = 0; i < list->n; i++) list->before[i] = request_at(list, i);
}

void pending_list_became(struct request_list *list, shmemx_request_h now)
{
    pthread_mutex_lock(&pending.mutex);
    for (size_t i = 0; i < list->n; i++)
        if (request_at(list, i) != list->before[i]) handle_became((uintptr_t)list->before[i], (uintptr_t)now);
    pthread_mutex_unlock(&pending.mutex);
    free(list->before);
}

size_t pending_count(const void **from)
{
    pthread_mutex_lock(&pending.mutex);
    size_t count = pending.count;
    if (count) *from = pending.rows[0].from;
    pthread_mutex_unlock(&pending.mutex);
    return count;
}

uint32_t pending_maker(shmemx_request_h request)
{
    uint32_t maker = 0;
    pthread_mutex_lock(&pending.mutex);
    for (size_t i = 0; i < pending.count && !maker; i++)
        if (pending.rows[i].handle == (uintptr_t)request) maker = (uint32_t)pending.rows[i].maker + 1;
    pthread_mutex_unlock(&pending.mutex);
    return maker;
}

void pending_down(void)
{
    for (size_t i = 0; i < pending.count; i++) forget_pieces(&pending.rows[i]);
    free(pending.rows);
    pending.rows = NULL;
    pending.count = pending.room = 0;
}
