#include "ext/list_broadcast.h"

#include <string.h>

#include "base/log.h"
#include "coll/nbc_queue.h"
#include "job/boot.h"
#include "memory/heap.h"
#include "ext/request_op.h"

static struct {
    uint64_t *words;       /* by PE: notifications from it; at the same offset of each PE's WORK */
    uint64_t *expected;    /* by PE: notifications from it after all broadcasts that have been started on this PE */
    struct nbc_queue *nbc; /* of broadcasts whose root is this PE; created with the first one */
} lists;

void list_up(void)
{
    size_t n = (size_t)boot.n_pes, at = heap_allocate(&heap_work, n * sizeof *lists.words, cache_line);
    lists.expected = calloc(n, sizeof *lists.expected);
    if (at == HEAP_NONE || !lists.expected) die(NULL, "no room for the words of lists of PEs");
    lists.words = (uint64_t *)(region_table[REGION_WORK].base + at); /* zero: no WORK memory was released yet */
}

void list_down(void)
{
    nbc_end(lists.nbc);
    free(lists.expected);
    memset(&lists, 0, sizeof lists);
}

/* Ends the job unless the list is valid and contains the caller and the root. */
static void check_list(const int *pes, size_t n, int root, const char *where)
{
    bool *is_there = calloc((size_t)world.n_pes, sizeof *is_there);
    if (!is_there) die(where, "out of memory for a list of PEs");
    for (size_t i = 0; i < n; i++) {
        if (pes[i] < 0 || pes[i] >= world.n_pes)
            die_argument(where, "pes", "%p, whose element %zu is %d, but valid PEs are 0 to %d", (const void *)pes, i,
                         pes[i], world.n_pes - 1);
        if (is_there[pes[i]]) die_argument(where, "pes", "%p, in which PE %d is twice", (const void *)pes, pes[i]);
        is_there[pes[i]] = true;
    }
    if (root < 0 || root >= world.n_pes || !is_there[root])
        die_argument(where, "root", "%d, not one of the list", root);
    if (!is_there[world.pe]) die_argument(where, "pes", "%p, in which the calling PE is missing", (const void *)pes);
    free(is_there);
}

/* The root's part: as in nbc.c, except that the root notifies all PEs itself. */

static bool list_step(struct nbc_op *s)
{
    size_t nbytes = nbc_is_carried(s->nbytes) ? s->nbytes : 0;
    if (!nbc_has_moved(s)) return false;
    for (size_t i = 0; i < s->n_pes; i++) {
        if (s->pes[i] == world.pe) continue;
        struct target word = peer_copy_of(&region_table[REGION_WORK], &lists.words[world.pe], s->pes[i]);
        struct target t = peer_copy_of(s->dest.region, s->dest.address, s->pes[i]);
        nbc_deliver(&word, &t, s->source.address, nbytes);
    }
    if (nbytes && s->dest.address != s->source.address) memmove(s->dest.address, s->source.address, nbytes);
    return true;
}

static void list_move(const struct nbc_op *s, int tid, request_handle *moved)
{
    (void)tid;
    for (size_t i = 0; i < s->n_pes; i++)
        if (s->pes[i] != world.pe)
            request_put(context_implicit(), s->dest.address, s->source.address, s->nbytes, s->pes[i], moved, s->where,
                        false);
    if (s->dest.address != s->source.address) memmove(s->dest.address, s->source.address, s->nbytes);
}

static void list_send(struct nbc_op *s, const int *pes, request_handle *request, const char *where)
{
    s->step = list_step;
    s->move = nbc_is_carried(s->nbytes) ? NULL : list_move;
    s->threads = 1;
    s->pes = malloc(s->n_pes * sizeof *pes);
    if (!s->pes) die(where, "out of memory for a list of PEs");
    memcpy(s->pes, pes, s->n_pes * sizeof *pes);
    nbc_start(nbc_at(&lists.nbc, NULL, where), s, 0, request, where);
}

/* The part of all other PEs: wait for the word. */
struct hearing {
    struct pending pending;
    const uint64_t *word;
    uint64_t expected;
};

static bool hearing_advance(struct pending *p)
{
    const struct hearing *h = (const struct hearing *)p;
    return load_acquire(h->word) >= h->expected; /* pairs with the sender's nbc_deliver */
}

static void hearing_release(struct pending *p) { free(p); }

static void list_receive(int root, request_handle *request, const char *where)
{
    struct hearing *h = malloc(sizeof *h);
    if (!h) die(where, "out of memory for a collective");
    *h = (struct hearing){.pending = {.advance = hearing_advance, .release = hearing_release},
                          .word = &lists.words[root],
                          .expected = fetch_add(&lists.expected[root], 1) + 1};
    request_add_pending(request, &h->pending, where);
}

int list_broadcast(const int *pes, size_t n, void *dest, const void *source, size_t nbytes, int root,
                   request_handle *request, const char *where)
{
    argument_check_started(where);
    check_list(pes, n, root, where);
    request_exists(request);
    if (!nbytes) return 0;
    struct nbc_op s = {.nbytes = nbytes,
                       .n_pes = n,
                       .dest = span_of(dest, nbytes, where, "dest"),
                       .source = span_of(source, nbytes, where, "source")};
    if (root == world.pe) list_send(&s, pes, request, where);
    else list_receive(root, request, where);
    return 0;
}
