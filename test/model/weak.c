#include "weak.h"

#include <malloc.h>
#include <string.h>

#include "explorer.h"

enum { WORDS = 1024, KEPT = 4, KEYS = 1024, CELLS = 1 << 15, ACCESSES = 6 };

/* What a thread must have seen: of each thread, accesses up to a time of its clock; of each word, the number of a store
 * before which it finds nothing older. Words from n_words on: nothing. */
struct view {
    unsigned n_words;
    uint32_t times[EXPLORER_THREADS];
    uint32_t stores[WORDS];
};

/* An atomic variable and its last stores, the newest one last. A store carries the view of its thread to those that
 * acquire it. */
struct word {
    const void *at;
    size_t size;
    uint32_t newest; /* its number */
    unsigned n;
    struct store {
        uint64_t value;
        struct view view;
    } stores[KEPT]; /* by number */
};

static struct thread {
    struct view view;
    struct view loaded; /* what relaxed loads have found: a fence acquires it */
    struct view fenced; /* what relaxed stores carry: of the last fence that releases */
    const uint32_t *asleep;
} threads[EXPLORER_THREADS];

static struct view ordered; /* of sequentially consistent accesses and fences */

static struct word words[WORDS];
static unsigned n_words;
static uint16_t word_places[4 * WORDS]; /* 1 + the number of the word, by a hash of where it is; 0: none */

static struct key {
    const void *at;
    struct view view;
} keys[KEYS];
static unsigned n_keys;

/* The last accesses to eight bytes. */
static struct cell {
    uintptr_t at; /* of the first byte, divided by eight */
    uint64_t run;
    unsigned next;
    struct access {
        uint8_t thread, bytes;
        bool writes, is_atomic;
        uint32_t time; /* 0: none */
        const void *by;
    } accesses[ACCESSES];
} cells[CELLS];
static uint64_t run;

static const char *others;
static size_t others_size;

void weak_act_for(const void *memory, size_t nbytes)
{
    others = memory;
    others_size = nbytes;
}

static bool is_elsewhere(const void *at) { return others && (size_t)((const char *)at - others) >= others_size; }

static bool is_outside(void) { return explorer_self() < 0; }
static struct thread *self(void) { return &threads[explorer_self()]; }

/* Views */

static uint32_t store_seen(const struct view *v, size_t i) { return i < v->n_words ? v->stores[i] : 0; }

static void see_store(struct view *v, size_t i, uint32_t number)
{
    for (; v->n_words <= i; v->n_words++) v->stores[v->n_words] = 0;
    if (v->stores[i] < number) v->stores[i] = number;
}

static void view_clear(struct view *v)
{
    v->n_words = 0;
    memset(v->times, 0, sizeof v->times);
}

static void view_copy(struct view *to, const struct view *from)
{
    to->n_words = from->n_words;
    memcpy(to->times, from->times, sizeof to->times);
    memcpy(to->stores, from->stores, from->n_words * sizeof *from->stores);
}

static void view_join(struct view *to, const struct view *from)
{
    for (int i = 0; i < EXPLORER_THREADS; i++)
        if (to->times[i] < from->times[i]) to->times[i] = from->times[i];
    for (; to->n_words < from->n_words; to->n_words++) to->stores[to->n_words] = 0;
    for (unsigned i = 0; i < from->n_words; i++)
        if (to->stores[i] < from->stores[i]) to->stores[i] = from->stores[i];
}

void weak_reset(void)
{
    run++;
    n_words = n_keys = 0;
    memset(word_places, 0, sizeof word_places);
    view_clear(&ordered);
    for (int i = 0; i < EXPLORER_THREADS; i++) {
        struct thread *t = &threads[i];
        view_clear(&t->view), view_clear(&t->loaded), view_clear(&t->fenced);
        t->view.times[i] = 1;
        t->asleep = NULL;
    }
}

/* Others see what the thread has done so far, and may not see what comes. */
static void pass_on(struct view *to, const struct view *from)
{
    view_copy(to, from);
    self()->view.times[explorer_self()]++;
}

/* Plain accesses */

static struct cell *cell_of(uintptr_t at)
{
    enum { TRIES = 32 };
    size_t i = (at * 0x9e3779b97f4a7c15) >> 40;
    for (int k = 0; k < TRIES; k++) {
        struct cell *c = &cells[(i + (size_t)k) % CELLS];
        if (c->run == run && c->at != at) continue;
        if (c->run != run) *c = (struct cell){.at = at, .run = run};
        return c;
    }
    struct cell *c = &cells[i % CELLS]; /* forgets another one */
    *c = (struct cell){.at = at, .run = run};
    return c;
}

static void check_access(const struct access *before, const struct access *now, uintptr_t at)
{
    if (!before->time || before->thread == now->thread || !(before->bytes & now->bytes)) return;
    if (!(before->writes || now->writes) || (before->is_atomic && now->is_atomic)) return;
    if (before->time <= self()->view.times[before->thread]) return;
    explorer_fail("nothing orders two threads at %#jx: thread %u %s it at %p, thread %u %s it at %p", (uintmax_t)at,
                  before->thread, before->writes ? "writes" : "reads", before->by, now->thread,
                  now->writes ? "writes" : "reads", now->by);
}

static void access_cell(struct cell *c, const struct access *now, uintptr_t at)
{
    struct access *place = NULL;
    for (struct access *a = c->accesses; a < c->accesses + ACCESSES; a++) {
        check_access(a, now, at);
        bool is_covered = a->thread == now->thread && !(a->bytes & ~now->bytes) && (now->writes || !a->writes) &&
                          (a->is_atomic || !now->is_atomic);
        if (!place && (!a->time || is_covered)) place = a;
    }
    if (!place) place = &c->accesses[c->next++ % ACCESSES];
    *place = *now;
}

static void access_bytes(const void *at, size_t nbytes, bool writes, bool is_atomic, const void *by)
{
    if (is_outside() || is_elsewhere(at)) return;
    struct access now = {.thread = (uint8_t)explorer_self(), .writes = writes, .is_atomic = is_atomic, .by = by};
    now.time = self()->view.times[now.thread];
    for (uintptr_t a = (uintptr_t)at, end = a + nbytes; a < end;) {
        unsigned first = a % 8, n = end - a < 8 - first ? (unsigned)(end - a) : 8 - first;
        now.bytes = (uint8_t)((0xffu >> (8 - n)) << first);
        access_cell(cell_of(a / 8), &now, a);
        a += n;
    }
}

#define CALLER __builtin_return_address(0)

void weak_reads(const void *at, size_t nbytes) { access_bytes(at, nbytes, false, false, CALLER); }
void weak_writes(const void *at, size_t nbytes) { access_bytes(at, nbytes, true, false, CALLER); }

/* Atomic ones */

static uint64_t value_at(const void *at, size_t size)
{
    uint64_t value = 0;
    memcpy(&value, at, size);
    return value;
}

static struct store *store_of(struct word *w, uint32_t number) { return &w->stores[number % KEPT]; }

static struct store *word_add(struct word *w, uint64_t value)
{
    struct store *s = store_of(w, ++w->newest);
    s->value = value;
    if (w->n < KEPT) w->n++;
    return s;
}

/* Whoever comes finds no older value: the program has written it, in whatever way. */
static void word_begin(struct word *w, uint64_t value)
{
    w->n = 0;
    view_clear(&word_add(w, value)->view);
}

static struct word *word_of(const void *at, size_t size)
{
    size_t place = ((uintptr_t)at * 0x9e3779b97f4a7c15) >> 40;
    struct word *w = NULL;
    for (;; place++) {
        uint16_t number = word_places[place %= 4 * WORDS];
        w = number ? &words[number - 1] : NULL;
        if (!w || (w->at == at && w->size == size)) break;
    }
    if (!w) {
        if (n_words == WORDS) explorer_fail("more than %d atomic variables", WORDS);
        w = &words[n_words++];
        word_places[place] = (uint16_t)n_words;
        w->at = at, w->size = size, w->newest = 0;
        word_begin(w, value_at(at, size));
    } else if (store_of(w, w->newest)->value != value_at(at, size)) {
        word_begin(w, value_at(at, size));
    }
    return w;
}

static bool acquires(int order) { return order != __ATOMIC_RELAXED && order != __ATOMIC_RELEASE; }
static bool releases(int order) { return order == __ATOMIC_RELEASE || order >= __ATOMIC_ACQ_REL; }

static void point(int order)
{
    if (order != __ATOMIC_RELAXED) explorer_point();
}

static size_t index_of(const struct word *w) { return (size_t)(w - words); }

/* The thread has found this store. */
static void note_load(struct word *w, uint32_t number, int order)
{
    struct thread *t = self();
    see_store(&t->view, index_of(w), number);
    view_join(acquires(order) ? &t->view : &t->loaded, &store_of(w, number)->view);
}

static void note_store(struct word *w, uint64_t value, int order, bool is_update)
{
    struct thread *t = self();
    struct view before;
    if (is_update) view_copy(&before, &store_of(w, w->newest)->view); /* a chain of updates releases as one */
    struct view *carried = &word_add(w, value)->view;
    see_store(&t->view, index_of(w), w->newest);
    if (releases(order)) pass_on(carried, &t->view);
    else view_copy(carried, &t->fenced), see_store(carried, index_of(w), w->newest);
    if (is_update) view_join(carried, &before);
    if (order == __ATOMIC_SEQ_CST) see_store(&ordered, index_of(w), w->newest);
}

uint64_t weak_load(const void *at, size_t size, int order)
{
    if (is_outside()) return value_at(at, size);
    point(order);
    access_bytes(at, size, false, true, CALLER);
    struct word *w = word_of(at, size);
    uint32_t oldest = w->newest - w->n + 1, seen = store_seen(&self()->view, index_of(w));
    if (order == __ATOMIC_SEQ_CST && seen < store_seen(&ordered, index_of(w))) seen = store_seen(&ordered, index_of(w));
    if (oldest < seen) oldest = seen;
    uint32_t number = w->newest - (explorer_quiet ? 0 : explorer_choose(w->newest - oldest + 1));
    note_load(w, number, order);
    return store_of(w, number)->value;
}

void weak_store(void *at, size_t size, uint64_t value, int order)
{
    if (!is_outside()) {
        point(order);
        access_bytes(at, size, true, true, CALLER);
        struct word *w = word_of(at, size);
        note_store(w, value_at(&value, size), order, false);
    }
    memcpy(at, &value, size);
    point(order);
}

static uint64_t updated(enum weak_update what, uint64_t old, uint64_t value)
{
    switch (what) {
    case WEAK_SET:
        return value;
    case WEAK_ADD:
        return old + value;
    case WEAK_SUB:
        return old - value;
    case WEAK_AND:
        return old & value;
    case WEAK_OR:
        return old | value;
    default:
        return old ^ value;
    }
}

uint64_t weak_fetch(enum weak_update what, void *at, size_t size, uint64_t value, int order)
{
    point(order);
    uint64_t old = value_at(at, size), now = updated(what, old, value);
    if (!is_outside()) {
        access_bytes(at, size, true, true, CALLER);
        struct word *w = word_of(at, size);
        note_load(w, w->newest, order);
        note_store(w, value_at(&now, size), order, true);
    }
    memcpy(at, &now, size);
    point(order);
    return old;
}

bool weak_compare_exchange(void *at, void *expected, size_t size, uint64_t value, int order, int order_else)
{
    point(order);
    uint64_t old = value_at(at, size);
    bool is_equal = old == value_at(expected, size);
    if (!is_outside()) {
        access_bytes(at, size, is_equal, true, CALLER);
        struct word *w = word_of(at, size);
        note_load(w, w->newest, is_equal ? order : order_else);
        if (is_equal) note_store(w, value_at(&value, size), order, true);
    }
    memcpy(is_equal ? at : expected, is_equal ? &value : &old, size);
    point(order);
    return is_equal;
}

static void fence_of(struct thread *t, int order)
{
    if (acquires(order)) view_join(&t->view, &t->loaded);
    if (order == __ATOMIC_SEQ_CST) view_join(&t->view, &ordered), view_copy(&ordered, &t->view);
    if (releases(order)) view_copy(&t->fenced, &t->view), t->view.times[t - threads]++;
}

void weak_fence(int order)
{
    if (is_outside()) return;
    point(order);
    fence_of(self(), order);
}

void weak_membarrier(void)
{
    explorer_point();
    for (int round = 0; round < 2; round++) /* each is behind all others */
        for (int i = 0; i < EXPLORER_THREADS; i++) fence_of(&threads[i], __ATOMIC_SEQ_CST);
}

/* Locks, messages and sleep */

static struct key *key_of(const void *at)
{
    struct key *k = keys;
    while (k < keys + n_keys && k->at != at) k++;
    if (n_keys == KEYS) explorer_fail("more than %d locks and messages", KEYS);
    if (k == keys + n_keys) {
        n_keys++;
        k->at = at;
        view_clear(&k->view);
    }
    return k;
}

void weak_acquire(const void *key)
{
    if (!is_outside()) view_join(&self()->view, &key_of(key)->view);
}

void weak_release(const void *key)
{
    if (!is_outside()) pass_on(&key_of(key)->view, &self()->view);
}

void weak_release_message(const void *key)
{
    if (!is_outside()) view_copy(&key_of(key)->view, &self()->fenced);
}

void weak_futex_wait(uint32_t *word, uint32_t value)
{
    explorer_point();
    fence_of(self(), __ATOMIC_SEQ_CST);
    if (weak_load(word, sizeof *word, __ATOMIC_RELAXED) != value) return; /* a fence alone makes a store visible */
    self()->asleep = word;
    while (self()->asleep) explorer_wait();
}

void weak_futex_wake(uint32_t *word, unsigned most)
{
    explorer_point();
    if (is_outside()) return;
    fence_of(self(), __ATOMIC_SEQ_CST);
    for (struct thread *t = threads; t < threads + EXPLORER_THREADS && most; t++)
        if (t->asleep == word) t->asleep = NULL, most--;
    explorer_event();
}

/* What compilers insert in front of plain accesses, and what the library's code is compiled to call */

#define PLAIN(size)                                                                                                    \
    void __tsan_read##size(void *at);                                                                                  \
    void __tsan_write##size(void *at);                                                                                 \
    void __tsan_unaligned_read##size(void *at);                                                                        \
    void __tsan_unaligned_write##size(void *at);                                                                       \
    void __tsan_read##size(void *at) { access_bytes(at, size, false, false, CALLER); }                                 \
    void __tsan_write##size(void *at) { access_bytes(at, size, true, false, CALLER); }                                 \
    void __tsan_unaligned_read##size(void *at) { access_bytes(at, size, false, false, CALLER); }                       \
    void __tsan_unaligned_write##size(void *at) { access_bytes(at, size, true, false, CALLER); }

PLAIN(1)
PLAIN(2)
PLAIN(4)
PLAIN(8)
PLAIN(16)

void __tsan_init(void);
void __tsan_atomic_signal_fence(int order);
void __tsan_func_entry(void *from);
void __tsan_func_exit(void);
void __tsan_read_range(void *at, size_t nbytes);
void __tsan_write_range(void *at, size_t nbytes);
void __tsan_init(void) {}
void __tsan_atomic_signal_fence(int order) { (void)order; }
void __tsan_func_entry(void *from) { (void)from; }
void __tsan_func_exit(void) {}
void __tsan_read_range(void *at, size_t nbytes) { access_bytes(at, nbytes, false, false, CALLER); }
void __tsan_write_range(void *at, size_t nbytes) { access_bytes(at, nbytes, true, false, CALLER); }

void *weak_memcpy(void *to, const void *from, size_t nbytes);
void *weak_memmove(void *to, const void *from, size_t nbytes);
void *weak_memset(void *to, int byte, size_t nbytes);

void *weak_memcpy(void *to, const void *from, size_t nbytes)
{
    access_bytes(from, nbytes, false, false, CALLER);
    access_bytes(to, nbytes, true, false, CALLER);
    return memcpy(to, from, nbytes);
}

void *weak_memmove(void *to, const void *from, size_t nbytes)
{
    access_bytes(from, nbytes, false, false, CALLER);
    access_bytes(to, nbytes, true, false, CALLER);
    return memmove(to, from, nbytes);
}

void *weak_memset(void *to, int byte, size_t nbytes)
{
    access_bytes(to, nbytes, true, false, CALLER);
    return memset(to, byte, nbytes);
}

void weak_free(void *at)
{
    size_t nbytes = at ? malloc_usable_size(at) : 0;
    for (uintptr_t a = (uintptr_t)at / 8; a < ((uintptr_t)at + nbytes) / 8; a++) {
        struct cell *c = cell_of(a);
        memset(c->accesses, 0, sizeof c->accesses);
    }
    free(at);
}
