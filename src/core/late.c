#include "core/late.h"

#include "base/atomic.h"
#include "base/env.h"
#include "core/debt.h"
#include "core/lane.h"
#include "core/pool.h"

/* Inside the lane */

static bool is_expected_to_be_waited_for(const struct lane *lane, const struct batch *b)
{
    const struct stream *s = b->stream;
    return !s->before || s->before_contexts != b->contexts || s->before <= load_relaxed(&lane->late.awaited);
}

/* A streak of them fits into what a connection keeps in flight; and so does a block of 8 KiB in one, with its headers.
 */
static bool is_short(const struct batch *b)
{
    enum { SHORT = 9000 };
    return b->at - b->bytes <= SHORT;
}

/* Pairs with the acquires in lane_has_passed. */
static void look_whose(struct late_book *book)
{
    uint64_t contexts = 0;
    for (uint32_t i = 0; i < book->n; i++) contexts |= book->late[i].contexts;
    store_release(&book->contexts, contexts);
}

bool late_goes(struct lane *lane, struct batch *b)
{
    struct stream *s = b->stream;
    struct late_book *book = &lane->late;
    uint32_t turns = load_relaxed(&book->turns);
    bool is_one_of_many = s->before_turns == turns;
    bool is_charged = b->contexts & (TWINS | load_relaxed(&book->never));
    bool is_late = env.answers == ANSWERS_LATE && !is_one_of_many && !is_charged && !b->n_results && is_short(b) &&
                   !is_expected_to_be_waited_for(lane, b) && s->n_late < LATE_STREAK && book->n < LATE_MAX;
    s->before = b->sequence;
    s->before_contexts = b->contexts;
    s->before_turns = turns;
    if (!is_late) return false;
    book->late[book->n++] = (struct late){.sequence = b->sequence, .contexts = b->contexts, .stream = s};
    s->n_late++;
    look_whose(book);
    return true;
}

bool late_answered(struct lane *lane, struct stream *stream, uint64_t sequence)
{
    struct late_book *book = &lane->late;
    bool found = false;
    uint32_t kept = 0;
    if (!stream->n_late) return false;
    for (uint32_t i = 0; i < book->n; i++) {
        struct late *late = &book->late[i];
        if (late->stream != stream || late->sequence > sequence) {
            book->late[kept++] = *late;
            continue;
        }
        found |= late->sequence == sequence;
        stream->n_late--;
    }
    book->n = kept;
    look_whose(book);
    return found;
}

static struct late *late_of_note(struct late_book *book, uint64_t note)
{
    for (struct late *late = book->late; late < book->late + book->n; late++)
        if (debt_note(late->sequence) == note) return late;
    return NULL;
}

void late_listen(struct lane *lane)
{
    struct late_book *book = &lane->late;
    uint32_t told = load_acquire(&book->told), heard = book->heard; /* pairs with the release in late_tell */
    if (heard == told) return;
    for (; heard != told; heard++) {
        struct late *late = late_of_note(book, load_relaxed(&book->hints[heard % LATE_HINTS]));
        if (late) late_answered(lane, late->stream, late->sequence);
    }
    store_release(&book->heard, heard); /* pairs with the acquire there */
}

/* By an empty batch: the answer is all that is wanted. */
bool late_ask(struct lane *lane, uint64_t mark, uint64_t contexts)
{
    struct late_book *book = &lane->late;
    bool any = false;
    for (uint32_t i = 0; i < book->n && book->late[i].sequence <= mark; i++) {
        struct stream *s = book->late[i].stream;
        if (!(book->late[i].contexts & contexts)) continue;
        any = true;
        if (!s->first) lane_send_empty(lane, s); /* else an answer is coming that says it */
    }
    return !any;
}

/* Not inside the lane */

void late_tell(uint64_t note)
{
    uint32_t number = debt_lane(note);
    if (number >= pool.n_lanes) return;
    struct late_book *book = &pool.lanes[number].late;
    uint32_t told = load_relaxed(&book->told);
    if (told - load_acquire(&book->heard) >= LATE_HINTS) return;
    store_relaxed(&book->hints[told % LATE_HINTS], note);
    store_release(&book->told, told + 1);
}

/* Not exact where several threads do it at once: it is a guess that hangs on it. */
void late_note_wait(struct late_book *book, uint64_t mark)
{
    if (load_relaxed(&book->awaited) < mark) store_relaxed(&book->awaited, mark);
}

void late_note_turn(struct late_book *book) { store_relaxed(&book->turns, load_relaxed(&book->turns) + 1); }

void late_never(struct context *c)
{
    pthread_mutex_lock(&world.lock); /* that under which it gets a lane, which is told likewise */
    if (c->lane != &no_lane) fetch_or(&c->lane->late.never, c->bit);
    store_release(&c->is_charged, true); /* pairs with is_last, charge.c */
    pthread_mutex_unlock(&world.lock);
}
