/* Lanes: independent sets of a wire's resources, each with its one lock, its one progress function and its sequence of
 * batches; and batches: records gathered for one node, in flight on a lane as one message.
 *
 * The first record for a node leaves at once, unless threads take turns to ask (lane_has_turns). While messages are in
 * flight to that node, records gather in the lane's open batch for it. It leaves when it is full, when all messages in
 * flight are acknowledged, or when a thread waits for it. */
#ifndef HEDDLE_LANE_H
#define HEDDLE_LANE_H

#include "base/lock.h"
#include "lane/bulk.h"
#include "lane/lane_limits.h"
#include "lane/record.h"
#include "lane/unsignaled.h"
#include "wire/wire.h"

/* Where a result goes when the answer comes; answers have results in the order of the records. */
struct result {
    void *to;
    size_t nbytes;
};

struct batch {
    struct stream *stream;
    struct bulk *bulk;  /* the long transfer of which this is a piece; NULL: what was gathered */
    uint64_t contexts;  /* which of the lane's contexts have records in it */
    struct batch *next; /* in flight on the same stream; or free */
    struct batch *next_unsent;
    uint64_t sequence;  /* in the lane's history; of a piece, its transfer's; 0: of no account, an empty one */
    uint64_t number;    /* in its stream, from 1 on; and the stream's bytes */
    uint64_t up_to;     /* up to its end: both once it is closed */
    char *at;           /* where the next record goes, in bytes */
    char *end;          /* behind the last place where one of two words fits */
    uint32_t node;      /* the stream's */
    size_t answer_size; /* bytes of results that are expected */
    bool asks;          /* for an answer: unsignaled.h */
    bool sent;          /* false while the driver has the bytes and is not done with them */
    uint32_t n_results, result_room;
    uint32_t results_here; /* up to so many by post_record: none before the first, for which the lane is held */
    struct result *results;
    struct wire_message message; /* once it is closed; its second part, if any, is memory of the program */
    char bytes[BATCH_SIZE] aligned_to(cache_line);
};

/* A lane's way to one node: one process there takes everything in, in order. */
struct stream {
    struct lane *lane;
    uint32_t node;
    uint32_t n_unsignaled; /* batches in the lane's table */
    struct wire_port *port;
    struct batch *open;          /* being gathered, or NULL */
    struct batch *first, **last; /* in flight, in order: they will be answered */
    uint64_t sent, asked;        /* the numbers of the last message, and of the last one that asks for an answer */
    uint64_t sent_bytes;         /* of all messages, */
    uint64_t answered_bytes;     /* and up to the last one that was answered, */
    uint64_t answered;           /* and its number */
    uint64_t before;             /* the last gathered batch that was sent, or 0; */
    uint64_t before_contexts;    /* its contexts, */
    uint32_t before_polls;       /* and the lane's empty polls then */
    int alone;                   /* puts in a row that a quiet followed: bulk_put_alone */
    bool is_written;             /* a single put is under way by the card: no message overtakes it */
    struct bulk_stream bulk;
    struct rdma_stream *rdma; /* NULL before the first transfer that might go by the card */
};

force_inline size_t batch_length(const struct batch *b) { return (size_t)(b->at - b->bytes); }

/* With what it has of the program's memory. */
force_inline size_t batch_message_length(const struct batch *b) { return batch_length(b) + b->message.parts[1].nbytes; }

/* For a record of `nbytes`: the one with which it is full may reach beyond BATCH_FULL. */
force_inline bool batch_has_room(const struct batch *b, size_t nbytes)
{
    return batch_length(b) < BATCH_FULL && nbytes <= BATCH_SIZE - batch_length(b);
}

/* A mark is the sequence of a batch, and names its lane: lanes begin to count at (their number + 1) << MARK_LANE, so
 * that 0 is no mark; and where the first begins, IDLE_MARK, is one that always has been passed. */
enum { MARK_LANE = 48 };
#define IDLE_MARK (1ull << MARK_LANE)

force_inline uint32_t mark_lane(uint64_t mark) { return (uint32_t)(mark >> MARK_LANE) - 1; }

struct lane {
    struct lock lock;
    uint64_t done;           /* low water: every batch up to this one is applied. Read without the lock */
    uint64_t opened;         /* the newest batch */
    struct batch *gathering; /* what post_record appends to: open, behind others in flight; or one where nothing fits */
    struct context *poster;  /* for whom: its bit is in that batch, its mark includes it. Read without the lock, */
    uintptr_t counted;       /* and it is told of the words there up to this address, less what is not a word */
    struct stream *recent;
    struct stream **streams; /* by node, hashed: as many places as a power of two, half of them empty */
    uint32_t n_streams, stream_bits;
    struct batch *free;                  /* buffers */
    struct batch *unsent, **unsent_last; /* the driver had no room for them: tried again in their order */
    struct batch *tx_pending;            /* applied, but the driver has not said that it is done with the bytes */
    struct batch *buffers[BATCHES];      /* all of them, made when they are first needed */
    uint32_t n_batches;
    uint32_t expected; /* batches in flight that will be answered */
    uint32_t gathered; /* batches not handed to the driver: the progress thread looks at it without the lock */
    bool sending;      /* what was handed to the driver may be still here: likewise */
    uint64_t looks;    /* how often somebody has handed on what has come, and moved what there is room for: likewise */
    uint64_t looks_seen;   /* the progress thread's own */
    uint64_t sent_bytes;   /* of batches, since the lane was opened */
    bool applied[HISTORY]; /* by sequence: those after `done` */
    bool holds_back;       /* a request, with nothing in flight there: lane_has_turns */
    struct bulk_queue bulk;
    struct rdma_lane *rdma; /* NULL likewise */
    uint64_t card_bytes;    /* that a card has moved by itself, since the lane was opened */
    struct wire_lane *wire;
    bool shares_rx;                   /* its connections: answers come with those (shared.h) */
    uint64_t batches, locked, biased; /* sent; entered by either rule, but for what post_record does */
    uint64_t words;                   /* and what else was posted by post_record, which takes no lock, and counted */
    uint64_t holding;     /* the newest batch with results in its answer, or long transfer; read without the lock */
    uint64_t fenced;      /* the newest batch behind which a request has had a fence; without the lock */
    uint64_t waits;       /* for batches: not under the lock */
    uint32_t waiting;     /* threads that wait for it together now, */
    uint32_t is_watched;  /* and 1 while one of them looks for answers: neither under the lock */
    uint32_t guests;      /* lane_pool_guest: nor this */
    uint64_t urgent;      /* contexts of high priority: their batches leave first. Read without the lock */
    uint32_t number;      /* this and what follows under world.lock */
    uint32_t users;       /* how many contexts post here; read without the lock */
    uint32_t users_total; /* how many have, so far */
    struct context *contexts;
    uintptr_t user;    /* the only thread that may enter, if that is known; else 0. Read without the lock */
    uintptr_t owner;   /* the thread or domain that took it when it was free, or SEVERAL */
    uintptr_t taken;   /* the gate of its lock while it has the one context that took it when it was free; or LOCKED */
    bool is_exclusive; /* its one user asked for that */
    struct unsignaled_table unsignaled;
} aligned_to(cache_line);

/* The lane of contexts that need none: with one node, and of the invalid context. Nobody can own it. And what a lane
 * gathers that gathers nothing; and the stream of one that has talked to nobody. */
extern struct lane no_lane hidden_symbol;
extern struct batch no_batch hidden_symbol;
extern struct stream no_stream hidden_symbol;

/* A lane in which nothing has happened, but for its number. */
void lane_open(struct lane *lane);
void lane_close(struct lane *lane);

/* For the driver: an answer has come on a stream, inside its lane; or to the lane that shares, at the receive endpoint.
 */
void lane_answered(void *stream, const void *bytes, size_t nbytes);
void lane_answered_at_rx(void *stream, const void *bytes, size_t nbytes);

/* A counter with one writer at a time: whoever is inside the lane. Pairs with the acquires in pcntr_add and quiet_wait:
 * whoever sees the number sees a mark that includes all that was counted. */
force_inline void count_more(uint64_t *counter, uint64_t n) { store_release(counter, load_relaxed(counter) + n); }

/* Counts what was put there by post_record since the last time, as words. Inside the lane. */
force_inline void lane_count_fast(struct lane *lane)
{
    uint64_t words = ((uintptr_t)lane->gathering->at - lane->counted) / (2 * sizeof(uint64_t));
    if (!words) return;
    lane->counted = (uintptr_t)lane->gathering->at;
    lane->words += words;
    count_more(&lane->poster->writes, words);
}

/* Room for a record of `nbytes` whose result has `result` bytes. Inside the lane; leaves and comes back if it has to
 * wait. */
cold_path void *lane_room_slow(struct lane *lane, uint32_t node, size_t nbytes, size_t result, struct stream **stream);

force_inline void *lane_room(struct lane *lane, uint32_t node, size_t nbytes, struct stream **stream)
{
    struct stream *s = lane->recent;
    struct batch *b;
    lane_count_fast(lane);
    if (unlikely(s->node != node || !(b = s->open) || !batch_has_room(b, nbytes)))
        return lane_room_slow(lane, node, nbytes, 0, stream);
    *stream = s;
    void *at = b->at;
    b->at += nbytes;
    return at;
}

/* The answer's next result goes there. */
void batch_expect(struct batch *b, void *to, size_t nbytes);

void lane_send(struct stream *stream);

/* Has the history no number left? */
bool lane_history_is_full(const struct lane *lane);

/* For what is not gathered. A number in the lane's history, and the stream to a node; leaves the lane and comes back if
 * it has to wait. A buffer for a message with that number, NULL if there is none now; handing it over, behind all that
 * was sent before. */
uint64_t lane_reserve(struct lane *lane, uint32_t node, struct stream **stream);
struct batch *lane_buffer(struct lane *lane, struct stream *stream, uint64_t sequence);
void lane_hand_over(struct lane *lane, struct batch *b);

/* Inside the lane: a batch of nothing, for its answer; unless there is no room for it now. */
void lane_send_empty(struct lane *lane, struct stream *stream);

/* Inside the lane: hands on what has come, and moves what there is room for. */
void lane_look(struct lane *lane);

/* Inside the lane, where something is waited for: hands on what has come, leaves it, because no lock is held while time
 * passes, and comes back. */
struct backoff;
void lane_wait_inside(struct lane *lane, struct backoff *backoff);

/* Inside the lane: what has this number is applied; the low water rises over it. */
void lane_applied(struct lane *lane, uint64_t sequence);

/* Inside the lane: until what has this number is applied, memory of the program is read or written. Numbers come in any
 * order: a result may be asked for in a batch that was begun earlier. */
force_inline void lane_hold(struct lane *lane, uint64_t sequence)
{
    if (load_relaxed(&lane->holding) < sequence) store_relaxed(&lane->holding, sequence);
}

/* What a record is to the counters of its context: an operation, or a part of one whose last record counts. */
enum posted { POSTED_PART, POSTED_WRITE, POSTED_READ };

/* What has this number is the context's. The mark pairs with the acquires of those who wait for it as visitors or test
 * it (quiet_wait_visiting, quiet_test, shard_test), and look at the context's bit then. The counters come behind
 * it. */
force_inline void lane_note(struct context *c, uint64_t sequence, enum posted what)
{
    if (load_relaxed(&c->mark) < sequence) store_release(&c->mark, sequence);
    if (what == POSTED_WRITE) count_more(&c->writes, 1);
    if (what == POSTED_READ) count_more(&c->reads, 1);
}

/* What post_record may append to, and for whom. */
force_inline void lane_gather(struct lane *lane, struct context *c, struct batch *b)
{
    lane->gathering = b;
    store_relaxed(&lane->poster, c);
    lane->counted = (uintptr_t)b->at;
}

force_inline void lane_gather_nothing(struct lane *lane) { lane_gather(lane, NULL, &no_batch); }

/* The record is written and counted. Lets post_record append behind it, unless the next thread that posts on the
 * context may have one of its own. */
force_inline void lane_gather_more(struct lane *lane, struct context *c, struct batch *b)
{
    if (unlikely(load_relaxed(&c->needs_lookup))) lane_gather_nothing(lane);
    else lane_gather(lane, c, b);
}

/* Where threads run one at a time, those that wait for a lane take turns: while others wait, what one of them asks for
 * leaves with what they ask for, when each has had its turn (wait_together). Who looks at the lane meanwhile sends it,
 * too. Not where one is urgent. */
force_inline bool lane_has_turns(const struct lane *lane)
{
    return unlikely(load_relaxed(&lane->waiting)) && world.threads_share_cpu && !load_relaxed(&lane->urgent);
}
cold_path void lane_hold_back(struct lane *lane);

/* The record is written: it is the context's, and leaves if nothing is in flight to its node, or with the push. */
force_inline void lane_posted(struct context *c, struct stream *stream, enum posted what)
{
    struct batch *b = stream->open;
    b->contexts |= load_relaxed(&c->bit);
    b->asks |= load_relaxed(&c->is_waited_by_requests);
    lane_note(c, b->sequence, what);
    lane_gather_more(stream->lane, c, b);
    if (likely(stream->first) || c->is_pushed) return;
    if (what == POSTED_READ && lane_has_turns(stream->lane)) lane_hold_back(stream->lane);
    else lane_send(stream);
}

/* The same for a record whose last `nbytes` are the program's, and for which room was made with these: it leaves at
 * once. Leaves the lane, and comes back, until the driver has read them. */
void lane_posted_in_place(struct context *c, struct stream *stream, enum posted what, const void *source,
                          size_t nbytes);

/* Contexts by their bits: all; the one that all request contexts have; and that of the context that is pushed. */
enum { ALL_CONTEXTS = -1 };
#define REQUEST_CTX_BIT (1ull << 62)
#define PUSHED_CTX_BIT  (1ull << 63)

/* Who waits: a thread that may use the lane as its contexts may be used; or any other, which visits. */
enum waiter { WAITER_USER, WAITER_VISITOR };

/* Sends what is gathered of these contexts (bits) and waits until all of theirs is applied up to the mark; of all
 * contexts, as requests do, until the low water passes it. Not inside a lane. lane_test does it once, and says whether
 * all is. */
void lane_wait(uint64_t mark, uint64_t contexts, enum waiter waiter);
bool lane_test(uint64_t mark, uint64_t contexts, enum waiter waiter);

/* A context leaves the lane with what it has appended: who appends next has entered the lane. Not inside the lane. */
void lane_forget(struct lane *lane);

/* So that the contexts' counters have all that was posted. Not inside the lane. */
void lane_settle(struct lane *lane, enum waiter waiter);

/* Is everything of the lane applied up to the mark? */
bool lane_has_passed(uint64_t mark);

/* Sends what is gathered and hands on what has come, once. Not inside the lane; nothing with no_lane. */
void lane_push(struct lane *lane);

/* Until every long transfer of the lane is with the driver, or, of those that a card puts, over: what is sent then does
 * not overtake them. Not inside the lane. */
void lane_order(struct lane *lane, enum waiter waiter);

/* For the progress thread: goes on with what is gathered on lanes, or half sent; if it leaves that to others, only on
 * those that nobody has looked at since the last time. And with long transfers that nobody else goes on with. */
enum help {
    HELP_NOTHING,   /* there is nothing to go on with */
    HELP_BY_OTHERS, /* they go on with all that there is */
    HELP_GIVEN,
};
enum help lane_help(bool leaves_to_others);
enum help lane_help_bulk(void);

#endif
