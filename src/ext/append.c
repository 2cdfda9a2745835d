/* Direct: the sender performs the push in the memory of the target (append_apply.c). Over a wire: one record carries
 * the bytes, and the target performs the push, without a round trip and without an address. Three kinds of push need an
 * answer: a push that may fail; a push to a ring, because only the target knows its room; and a push that does not fit
 * a batch, which first reserves its place and then puts its pieces there, so that they are contiguous.
 *
 * A push to a full ring repeats its request in growing intervals (backoff.h), without its bytes: it requests room, and
 * puts the bytes when it has room. A notification would need a list of waiting PEs at the target, which the owner would
 * have to search in each call that consumes. It would save one round trip at the end of a long wait. */
#include "ext/append.h"

#include "context/context.h"
#include "context/quiet.h"
#include "lane/backoff.h"
#include "lane/post.h"
#include "lane/record.h"
#include "op/rma.h"

void append_die(append_handle oct, const char *where)
{
    argument_check_started(where);
    die_argument(where, "oct", "%p, not an append (destroyed already?)", (void *)oct);
}

/* One push. */
struct push {
    struct context *c;
    struct target append, counter;
    const char *source;
    size_t nbytes;
    bool counts, tries;
};

/* Bytes into the buffer, behind what was put there before. */
static void put_part(const struct push *p, uint64_t buffer, uint64_t at, size_t from, size_t nbytes)
{
    struct target t = {.peer = {.node = p->append.peer.node, .local = record_local(buffer)},
                       .region = record_region(buffer),
                       .offset = record_offset(buffer) + at};
    post_put(p->c, &t, p->source + from, nbytes);
}

static uint64_t push_long(const struct push *p, const struct append *ours)
{
    struct append_answer answer;
    post_reserve(p->c, &p->append, p->nbytes, p->tries, &answer);
    quiet_wait(p->c);
    if (answer.came_of_it) return answer.came_of_it;
    size_t head = min_size(answer.room.len - answer.room.at, p->nbytes);
    put_part(p, answer.room.buffer, answer.room.at, 0, head);
    if (head < p->nbytes) put_part(p, answer.room.buffer, 0, head, p->nbytes - head);
    struct target landed = p->append;
    landed.offset += offsetof(struct append, out_of_turn);
    post_amo(p->c, &landed, AMO_ADD, 64, 0, append_rounded(ours, p->nbytes), NULL);
    if (p->counts) post_amo(p->c, &p->counter, AMO_ADD, 64, 0, 1, NULL);
    return 0;
}

static uint64_t push_asked(const struct push *p)
{
    uint64_t came_of_it;
    post_push(p->c, &p->append, p->source, p->nbytes, p->counts ? &p->counter : NULL, p->tries, &came_of_it);
    quiet_wait(p->c);
    return came_of_it;
}

static uint64_t push_near(const struct push *p)
{
    uint64_t why = append_apply(p->append.mapped, p->source, p->nbytes, p->tries);
    if (!why && p->counts) line_count(p->counter.mapped);
    return why;
}

enum { ASK_ANEW = 256 }; /* bytes that are worth a second message, if there may be no room for them */

/* Once; 0, or why not. */
static uint64_t push_once(const struct push *p, const struct append *ours, bool again)
{
    if (p->append.mapped) return push_near(p);
    if (p->nbytes > POST_PUSH_MAX || (again && p->nbytes > ASK_ANEW)) return push_long(p, ours);
    if (p->tries || ours->wraps) return push_asked(p);
    post_push(p->c, &p->append, p->source, p->nbytes, p->counts ? &p->counter : NULL, false, NULL);
    return 0;
}

/* Repeats a push until it has landed or failed. A full ring gets room later: the thread progresses while it waits. */
static bool push(const struct push *p, const struct append *ours)
{
    uint64_t why;
    if (!p->nbytes) return true;
    bool again = false;
    for (struct backoff backoff = {0}; (why = push_once(p, ours, again)) == APPEND_FULL && !p->tries;
         backoff_step(&backoff)) {
        again = true;
        context_push();
    }
    return !why;
}

static struct push push_of(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe,
                           const char *where)
{
    argument_check_pe(c, pe, where, "pe");
    return (struct push){
        .c = context_issuing(c), .append = line_target(c, oct, pe), .source = source, .nbytes = nbytes};
}

/* What push_here does not do. */
out_of_line static bool push_slow(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe,
                                  bool tries, const char *where)
{
    struct push p = push_of(c, oct, source, nbytes, pe, where);
    p.tries = tries;
    return push(&p, (const struct append *)oct);
}

out_of_line static void push_counted_slow(struct context *c, counting_handle ct, append_handle oct, const void *source,
                                          size_t nbytes, int pe, const char *where)
{
    struct push p = push_of(c, oct, source, nbytes, pe, where);
    p.counter = line_target(c, ct, pe);
    p.counts = true;
    if (nbytes) push(&p, (const struct append *)oct);
    else if (p.counter.mapped) line_count(p.counter.mapped);
    else post_amo(p.c, &p.counter, AMO_ADD, 64, 0, 1, NULL);
}

/* Performs a push that fits, to a buffer in the heap of a PE of this node, unless it is a ring. Returns false without
 * any effect in all other cases, including errors. */
force_inline bool push_here(const struct context *c, append_handle oct, const void *source, size_t nbytes, int pe,
                            const char *where)
{
    size_t k = (unsigned)pe - c->view.heddle_first;
    append_own(oct, where);
    if (unlikely(k >= c->view.heddle_n)) return false;
    struct append *a = line_near(c, oct, k);
    struct append_landed landed = append_landed(a);
    uint64_t flat = a->flat, size = append_rounded(a, nbytes), at = load_relaxed(&a->reserved);
    if (unlikely(nbytes - 1 >= flat)) return false; /* of nothing, too: its place would be the next one's as well */
    do
        if (unlikely(size > flat - at)) return false;
    while (unlikely(!compare_exchange(&a->reserved, &at, at + size)));
    size_t offset = a->heap_offset + at;
    if (likely(offset < c->view.heddle_size) && likely(nbytes <= c->view.heddle_size - offset))
        copy_bytes(rma_near(c, (struct place){.k = k, .address = c->view.heddle_base + offset}), source, nbytes);
    append_land(a, landed, at, size);
    return true;
}

void append_push(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe, const char *where)
{
    if (unlikely(!push_here(c, oct, source, nbytes, pe, where))) push_slow(c, oct, source, nbytes, pe, false, where);
}

int append_push_try(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe, const char *where)
{
    if (likely(push_here(c, oct, source, nbytes, pe, where))) return 0;
    if (push_slow(c, oct, source, nbytes, pe, true, where)) return 0;
    context_not_yet();
    return -1;
}

void append_push_counted(struct context *c, counting_handle ct, append_handle oct, const void *source, size_t nbytes,
                         int pe, const char *where)
{
    counting_word(ct, where);
    if (likely(push_here(c, oct, source, nbytes, pe, where)))
        line_count(line_near(c, ct, (unsigned)pe - c->view.heddle_first));
    else push_counted_slow(c, ct, oct, source, nbytes, pe, where);
}

static struct append *append_with_room(append_handle oct, size_t nbytes, const char *where)
{
    struct append *a = append_own(oct, where);
    size_t most = a->len + (a->wraps ? load_relaxed(&a->consumed) : 0);
    if (nbytes > most)
        die_argument(where, "nbytes", "%zu, more than fits into a buffer of %zu bytes", nbytes, (size_t)a->len);
    return a;
}

bool append_has(append_handle oct, size_t nbytes, const char *where)
{
    const struct append *a = append_with_room(oct, nbytes, where);
    if (append_landed(a).sum >= nbytes) return true;
    context_not_yet();
    return false;
}

void append_wait(append_handle oct, size_t nbytes, const char *where)
{
    const struct append *a = append_with_room(oct, nbytes, where);
    for (struct backoff backoff = {0}; append_landed(a).sum < nbytes; backoff_step(&backoff)) context_push();
}

void append_reset(append_handle oct, const char *where)
{
    struct append *a = append_own(oct, where);
    store_relaxed(&a->overflow, 0);
    store_relaxed(&a->in_turn, 0);
    store_relaxed(&a->out_of_turn, 0);
    store_relaxed(&a->consumed, 0);
    a->whole = 0;
    store_release(&a->reserved, 0);
}

/* The landed bytes have no gap if as many have landed as were reserved; a prefix without gaps stays so. Landed is read
 * first: if a later read of reserved is equal, the two were equal at the first read as well. */
static uint64_t whole_now(struct append *a)
{
    uint64_t landed = append_landed(a).sum;
    if (load_acquire(&a->reserved) == landed) a->whole = landed;
    return a->whole;
}

size_t append_consume(append_handle oct, void *dest, size_t nbytes, const char *where)
{
    struct append *a = append_own(oct, where);
    uint64_t consumed = a->consumed;
    if (!a->wraps) die_argument(where, "oct", "not a ring: see SHMEMX_OCT_WRAP");
    size_t n = min_size(nbytes, whole_now(a) - consumed) & -(size_t)a->granule;
    if (!n) {
        if (nbytes) context_not_yet();
        return 0;
    }
    const char *buffer = record_place(a->buffer, a->len);
    size_t at = consumed % a->len, head = min_size(a->len - at, n);
    memcpy(dest, buffer + at, head);
    memcpy((char *)dest + head, buffer, n - head);
    store_release(&a->consumed,
                  consumed + n); /* pairs with the acquire in reserve, append_apply.c: the bytes may be overwritten */
    return n;
}
