/* Counters and appends that the program has made, by handle: are they live, is the PE of their team, and has the
 * program noticed what an append had to drop? Records are found without a lock and stay until the last shmem_finalize.
 */
#include "check.h"

#include <pthread.h>
#include <stdlib.h>

enum { BUCKETS = 1024 };

struct known_word {
    const void *handle;
    struct known_word *next;
    struct known_team *team;
    enum function maker;
    bool live;
    size_t asked; /* what shmemx_oct_overflow said last */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* for whoever changes the lists */
static struct known_word *words[BUCKETS];

static struct known_word **bucket_of(const void *handle)
{
    return &words[((uintptr_t)handle >> 6) % BUCKETS]; /* each has a cache line of its own */
}

static struct known_word *word_find(const void *handle)
{
    struct known_word *word = load_acquire(bucket_of(handle)); /* pairs with the store in word_record */
    while (word && word->handle != handle) word = word->next;
    return word;
}

static struct known_word *word_record(const void *handle)
{
    struct known_word *word = word_find(handle), **bucket = bucket_of(handle);
    if (word) return word;
    word = calloc(1, sizeof *word);
    if (!word) die(NULL, "out of memory for records of counters");
    word->handle = handle;
    word->next = *bucket;
    store_release(bucket, word);
    return word;
}

void word_add(const struct call *call, const void *handle)
{
    if (!handle || !call->team) return;
    pthread_mutex_lock(&lock);
    struct known_word *word = word_record(handle);
    word->team = call->team;
    word->maker = call->function;
    word->asked = 0;
    store_release(&word->live, true);
    pthread_mutex_unlock(&lock);
}

void check_word(const struct call *call, const char *name, const void *handle, const char *what)
{
    struct known_word *word = word_find(handle);
    if (!word || !load_acquire(&word->live))
        fail_argument(call, name, "%p, not %s%s", handle, what, word ? ": it was given back" : "");
    if (!load_acquire(&word->team->live) && word->team != &team_world)
        fail_argument(call, name, "%p, of a team that was destroyed", handle);
}

/* The target must be one of those that made it. */
void check_word_pe(const struct call *call, const char *name, const void *handle)
{
    const struct known_word *word = word_find(handle);
    if (!word || word->team == &team_world || !call->team) return;
    int pe = team_member(call->team, call->pe);
    if (pshmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, (shmem_team_t)word->team->handle) < 0)
        fail_argument(call, name, "%p, whose team PE %d of the world is not in", handle, pe);
}

void word_remove(const struct call *call, const char *name, const void *handle, const char *what)
{
    if (!handle) return;
    check_word(call, name, handle, what);
    store_release(&word_find(handle)->live, false);
}

void overflow_asked(const void *handle, size_t dropped)
{
    struct known_word *word = word_find(handle);
    if (word) store_relaxed(&word->asked, dropped);
}

/* Before what was dropped is forgotten. */
void overflow_check(const struct call *call, const char *name, shmemx_oct_t oct)
{
    const struct known_word *word = oct ? word_find(oct) : NULL;
    size_t dropped = word && word->live ? pshmemx_oct_overflow(oct) : 0;
    if (dropped && !load_relaxed(&word->asked))
        fail_argument(call, name, "%p, to which %zu pushes were dropped, and nobody has asked shmemx_oct_overflow",
                      (const void *)oct, dropped);
}

void word_down(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        for (struct known_word *word = words[i], *next; word; word = next) {
            next = word->next;
            free(word);
        }
        words[i] = NULL;
    }
}
