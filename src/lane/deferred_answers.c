#include "lane/deferred_answers.h"

#include <string.h>

#include "base/lock.h"
#include "lane/failure.h"

struct kept {
    struct kept *next;
    void *stream;
    size_t nbytes;
    char bytes[];
};

static struct {
    struct lock lock;
    struct kept *first, *last;
} kept;

void deferred_answers_add(void *stream, const void *bytes, size_t nbytes)
{
    struct kept *k = malloc(sizeof *k + nbytes);
    if (!k) failure_die("out of memory for an acknowledgement");
    *k = (struct kept){.stream = stream, .nbytes = nbytes};
    memcpy(k->bytes, bytes, nbytes);
    lock_enter(&kept.lock);
    if (kept.first) kept.last->next = k;
    else store_relaxed(&kept.first, k);
    kept.last = k;
    lock_leave(&kept.lock);
}

static struct kept *take(void)
{
    if (deferred_answers_are_none()) return NULL;
    lock_enter(&kept.lock);
    struct kept *k = kept.first;
    if (k) store_relaxed(&kept.first, k->next);
    lock_leave(&kept.lock);
    return k;
}

bool deferred_answers_hand_on(void (*answered)(void *stream, const void *bytes, size_t nbytes))
{
    bool any = false;
    for (struct kept *k; (k = take()); free(k), any = true) answered(k->stream, k->bytes, k->nbytes);
    return any;
}

bool deferred_answers_are_none(void) { return !load_relaxed(&kept.first); }

void deferred_answers_down(void)
{
    for (struct kept *k; (k = take());) free(k);
}
