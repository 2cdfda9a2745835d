/* Direct: the sender does where it lands what a push does (append_apply.c). Over a wire: one record carries the bytes,
 * and whoever applies it does the same there: no round trip, no address. Three things need an answer: a push that may
 * fail, a push to a ring, whose room nobody else knows, and one that does not fit a batch, which first reserves its
 * place and then is put there in pieces, so that it lies in one.
 *
 * A push to a ring that is full asks again, ever more rarely (backoff.h), and not with its bytes: it asks for room, and
 * puts them there when it has got some. To be told when there is room, it would have to be on a list at the target that
 * others can reach, and that the owner looks through whenever it consumes: a round trip saved at the end of a long
 * wait. */
#include "op/append.h"

#include "context/context.h"
#include "context/quiet.h"
#include "lane/backoff.h"
#include "lane/post.h"
#include "lane/record.h"
#include "op/rma.h"

void append_die(append_handle oct, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
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

/* Until it has landed or is lost; what is full becomes free if it is a ring: whoever waits for that, serves. */
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

/* All of a push that fits, to a neighbour's buffer in the heap that is no ring. False if nothing has happened, as it is
 * another one, or something is wrong. */
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

void append_wait(append_handle oct, size_t nbytes, const char *where)
{
    struct append *a = append_own(oct, where);
    size_t most = a->len + (a->wraps ? load_relaxed(&a->consumed) : 0);
    if (nbytes > most)
        die_argument(where, "nbytes", "%zu, more than fits into a buffer of %zu bytes", nbytes, (size_t)a->len);
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

/* What has landed has no hole while as much has landed as was given out; what was whole once, stays so. Landed is read
 * first: if what was given out later is no more than that, it was no more then. */
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
