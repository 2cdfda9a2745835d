/* Lanes: independent sets of a wire's resources, each with its one lock, its one progress function and its sequence of
 * batches; and batches: records gathered for one node, in flight on a lane as one message.
 *
 * The first record for a node leaves at once. While messages are in flight to that node, records gather in the lane's
 * open batch for it. It leaves when it is full, when all messages in flight are acknowledged, or when a thread waits
 * for it. */
#ifndef HEDDLE_LANE_H
#define HEDDLE_LANE_H

#include <stddef.h>

#include "base/atomic.h"
#include "base/lock.h"
#include "lane/lane_limits.h"
#include "lane/record.h"
#include "wire/wire.h"

/* The destination of a result; an answer has results in the order of the records. */
struct result {
    void *to;
    size_t nbytes;
};

struct batch {
    struct stream *stream;
    struct bulk *bulk;  /* the long transfer of which this is a piece; NULL: gathered records */
    uint64_t contexts;  /* contexts of the lane that have records in it */
    struct batch *next; /* next in flight on the same connection, or next free */
    struct batch *next_unsent;
    uint64_t sequence;  /* number in the lane's history; of a piece, that of its transfer; 0: an empty batch, which has
                           none */
    uint64_t number;    /* number in its connection, from 1 on, once it is closed */
    uint64_t up_to;     /* bytes of the connection up to its end, once it is closed */
    char *at;           /* place of the next record */
    char *end;          /* limit for records of at most two words */
    uint32_t node;      /* node of the connection */
    size_t answer_size; /* expected bytes of results */
    bool asks;          /* requests an acknowledgement: unsignaled.h */
    bool sent;          /* false while the driver uses the bytes */
    uint32_t n_results, result_room;
    uint32_t results_here; /* results that post_record may add; the lane is held for the first one */
    struct result *results;
    struct wire_message message; /* valid once it is closed; its second part, if any, is memory of the program */
    char bytes[BATCH_SIZE] aligned_to(cache_line);
};

/* The long transfers (bulk.h) of one connection. */
struct bulk_stream {
    uint32_t queued;  /* transfers in the queue, */
    uint32_t pieces;  /* and messages in flight */
    uint32_t held_up; /* number of the round in which its first transfer could not continue */
    uint32_t fences;  /* the lane's, when the last transfer was posted */
    uint64_t fenced;  /* number of the last message before the newest of these, or a later message before a transfer */
};

/* The connection of a lane to one node: one process there receives all messages in order. */
struct stream {
    struct lane *lane;
    uint32_t node;
    uint32_t n_unsignaled; /* batches in the lane's table */
    struct wire_port *port;
    struct batch *open;          /* batch that is being gathered, or NULL */
    struct batch *first, **last; /* in flight, in order: they will be acknowledged */
    uint64_t sent, asked;    /* the number of the last message, and of the last one that requests an acknowledgement */
    uint64_t sent_bytes;     /* bytes of all messages */
    uint64_t answered_bytes; /* bytes up to the last acknowledged message */
    uint64_t answered;       /* number of that message */
    uint64_t before;         /* number of the last gathered batch that was sent, or 0 */
    uint32_t before_series;  /* unsignaled.series_ended when that was sent */
    int alone;               /* consecutive puts that a quiet followed: bulk_put_alone */
    bool is_written;         /* the NIC writes a single put: no message overtakes it */
    struct bulk_stream bulk;
    struct rdma_stream *rdma; /* NULL before the first transfer that the NIC might move */
};

force_inline size_t batch_length(const struct batch *b) { return (size_t)(b->at - b->bytes); }

/* Includes the part that is memory of the program. */
force_inline size_t batch_message_length(const struct batch *b) { return batch_length(b) + b->message.parts[1].nbytes; }

/* True if a record of `nbytes` fits. The record that fills a batch may reach beyond BATCH_FULL. */
force_inline bool batch_has_room(const struct batch *b, size_t nbytes)
{
    return batch_length(b) < BATCH_FULL && nbytes <= BATCH_SIZE - batch_length(b);
}

/* A mark is the sequence number of a batch, and identifies its lane: the numbers of a lane begin at (its number + 1) <<
 * MARK_LANE, so that 0 is never a mark. IDLE_MARK, where those of the first lane begin, is always complete. */
enum { MARK_LANE = 48 };
#define IDLE_MARK (1ull << MARK_LANE)

force_inline uint32_t mark_lane(uint64_t mark) { return (uint32_t)(mark >> MARK_LANE) - 1; }

/* The long transfers of a lane. */
struct bulk_queue {
    struct bulk *first, **last; /* transfers that have pieces to hand over */
    struct bulk *flying;        /* transfers without such pieces, some of which the NIC has had */
    struct bulk *spare;
    uint32_t n;         /* transfers that are not applied */
    uint32_t to_move;   /* those that a thread has to move; the progress thread reads it without the lock */
    uint32_t unordered; /* those for which a fence or local completion waits; read without the lock */
    uint32_t pieces;    /* handed over and not applied */
    uint32_t round;     /* number of times that pieces have been handed over */
    uint64_t moved;     /* pieces that were handed over or applied, ever: read without the lock */
};

force_inline bool bulk_is_moving(const struct bulk_queue *queue) { return queue->first || queue->flying; }

/* A thread that reads 0 may write to the sources: pairs with the release in set_ordered. */
force_inline bool bulk_is_unordered(const struct bulk_queue *queue) { return load_acquire(&queue->unordered); }

/* The unsignaled batches of a lane that are not acknowledged (unsignaled.h). */
struct unsignaled_table {
    uint32_t n;
    struct unsignaled {
        uint64_t sequence, number, contexts;
        struct stream *stream;
    } batches[UNSIGNALED_MAX];
    uint64_t awaited;      /* the highest mark for which a thread has waited or tested; accessed without the lock */
    uint32_t series_ended; /* series of batches, see unsignaled.h; accessed without the lock */
};

/* The parts of a lane. Each has one access rule, which all its fields follow, except where a comment names another one.
 * "Inside" means: by the thread that holds the lock of the lane. */

/* Read and written inside. All that post_record needs, in the cache line of the lock. */
struct lane_post {
    struct batch *gathering; /* the batch to which post_record appends: an open one behind others in flight; or one that
                                is always full */
    struct context *poster;  /* the context whose records it takes: its bit is in that batch, and its mark includes it.
                                Read by all threads */
    uintptr_t counted;       /* the words there up to this address are in the context's counters */
    struct stream *recent;   /* the connection of the newest record */
};

/* Written inside, read by all threads. */
struct lane_published {
    uint64_t done;     /* low water: every batch up to this one is applied */
    uint64_t opened;   /* the newest batch */
    uint64_t holding;  /* the newest batch with results in its answer, or long transfer */
    uint64_t looks;    /* polls of the lane by any thread */
    uint32_t gathered; /* batches that the driver does not have */
    bool sending;      /* data that the driver has may still be in this process */
};

/* Constant. `number` is set at the start, the others when the lane is opened, under world.lock. */
struct lane_fixed {
    struct wire_lane *wire; /* NULL before the lane is opened */
    uint32_t number;
    bool shares_rx; /* shares the connections of the receive endpoint, and gets its acknowledgements there (shared.h) */
};

/* Written inside, read by oshinfo and for HEDDLE_STATS: numbers since the lane was opened. */
struct lane_counts {
    uint64_t batches;    /* batches sent */
    uint64_t sent_bytes; /* bytes of these */
    uint64_t card_bytes; /* bytes that the NIC has moved */
    uint64_t locked;     /* acquires by the locked mode, except those of post_record */
    uint64_t biased;     /* acquires by the biased mode, except those of post_record */
    uint64_t words;      /* operations that post_record posted, which takes no lock, and that are counted */
};

/* Read and written inside. */
struct lane_inside {
    struct stream **streams; /* hash table by node: a power of two of entries, at most half of them used */
    uint32_t n_streams, stream_bits;
    struct batch *free;                  /* unused buffers */
    struct batch *unsent, **unsent_last; /* the driver had no room for them: retried in their order */
    struct batch *tx_pending;            /* applied, but the driver still uses the bytes */
    uint32_t n_batches;                  /* number of buffers */
    uint32_t expected;                   /* batches in flight that will be acknowledged */
    struct rdma_lane *rdma;              /* NULL before the first transfer that the NIC might move */
    struct batch *buffers[BATCHES];      /* all buffers, allocated at the first use */
    bool applied[HISTORY];               /* by sequence number: those after `done` */
};

/* Read and written by all threads, with atomic operations. */
struct lane_shared {
    uint64_t fenced;     /* the newest batch behind which a request has had a fence */
    uint64_t waits;      /* waits for batches, since the lane was opened */
    uint32_t waiting;    /* threads that wait for the lane together now */
    uint32_t is_watched; /* 1 while one of them polls for all */
    uint32_t guests;     /* threads that wait as guests (lane_pool_guest) */
    uint32_t fences;     /* grows with each fence */
};

/* Read and written under world.lock. */
struct lane_binding {
    uint32_t users;       /* contexts that post on the lane. Read by all threads */
    uint32_t users_total; /* contexts that have ever posted on it. Read by oshinfo */
    struct context *contexts;
    uint64_t urgent;   /* contexts of high priority: their batches leave first. Written inside; read by all threads */
    uintptr_t user;    /* the only thread that may enter, if that is known; else 0. Read by all threads */
    uintptr_t owner;   /* the thread or domain that took the lane when it was free, or SEVERAL */
    uintptr_t taken;   /* the gate of its lock while it has only the context that took it when it was free; or LOCKED */
    bool is_exclusive; /* its one user requested that */
};

/* Read and written by the progress thread: the values that it saw last. */
struct lane_helped {
    uint64_t looks; /* of published.looks */
    uint64_t moved; /* of bulk.moved */
};

struct lane {
    struct lock lock;
    struct lane_post post;
    struct lane_published published;
    struct lane_fixed fixed;
    struct lane_counts counts;
    struct lane_inside inside;
    struct bulk_queue bulk;
    struct unsignaled_table unsignaled;
    struct lane_shared shared;
    struct lane_binding binding;
    struct lane_helped helped;
} aligned_to(cache_line);
_Static_assert(offsetof(struct lane, published) <= cache_line, "post_record touches one line of a lane");

/* The lane of contexts that need none: with one node, and of the invalid context. It never has an owner. Behind it, the
 * batch of a lane that gathers nothing, and the connection of one that has sent nothing. */
extern struct lane no_lane hidden_symbol;
extern struct batch no_batch hidden_symbol;
extern struct stream no_stream hidden_symbol;

/* All lanes, and the abilities of their network. */
struct lane_pool {
    const struct wire *wire;    /* NULL with one node */
    const struct wire_rma *rma; /* NULL without a NIC that reads and writes by itself, or if RDMA is switched off */
    bool rma_is_stopped;        /* rdma_stop */
    struct lane *lanes;         /* opened at the first use */
    size_t unsignaled_bytes;    /* of a connection, since the last acknowledgement */
    uint32_t n_lanes;
    uint32_t n_spread; /* number of lanes that are shared by contexts that request none of their own */
    uint32_t changes;  /* number of times that a lane became free; read without the lock */
    bool can_bias;
    size_t rdma_awaited;                   /* bytes from which on a blocking put goes by the NIC */
    struct wire_capabilities capabilities; /* of the wire */
};
extern struct lane_pool lane_pool hidden_symbol;

/* Returns true if the sender waits until the driver has sent it (lane_posted_in_place). */
force_inline bool batch_is_seen_off(const struct batch *b)
{
    return lane_pool.capabilities.parts_leave && b->message.parts[1].nbytes;
}

/* Contexts by their bits: all; the one that all request contexts share; and that of the internal context. */
enum { ALL_CONTEXTS = -1 };
#define REQUEST_CTX_BIT  (1ull << 62)
#define INTERNAL_CTX_BIT (1ull << 63)

/* Returns true if the history has no free number. */
bool lane_history_is_full(const struct lane *lane);

/* Inside the lane: the batch or transfer with this number is applied; `done` advances if it was the oldest. */
void lane_applied(struct lane *lane, uint64_t sequence);

force_inline struct lane *lane_of_mark(uint64_t mark) { return &lane_pool.lanes[mark_lane(mark)]; }

/* Returns true if everything on the lane up to the mark is applied. */
bool lane_has_passed(uint64_t mark);

/* Orders later transfers behind all earlier messages. If several threads increment at the same time, increments may be
 * lost, but each of these threads then reads a number that it has not read before. Relaxed: last_before in bulk.c reads
 * the number inside the lane, and the lock of the lane orders the messages. */
force_inline void lane_note_fence(struct lane *lane)
{
    store_relaxed(&lane->shared.fences, load_relaxed(&lane->shared.fences) + 1);
}

/* Increments a counter that only the holder of the lane writes. Pairs with the acquires in pcntr_add and quiet_wait: a
 * thread that sees the number sees a mark that includes everything counted. */
force_inline void count_more(uint64_t *counter, uint64_t n) { store_release(counter, load_relaxed(counter) + n); }

/* Counts the words that post_record has appended since the last call. Inside the lane. */
force_inline void lane_count_fast(struct lane *lane)
{
    uint64_t words = ((uintptr_t)lane->post.gathering->at - lane->post.counted) / (2 * sizeof(uint64_t));
    if (!words) return;
    lane->post.counted = (uintptr_t)lane->post.gathering->at;
    lane->counts.words += words;
    count_more(&lane->post.poster->writes, words);
}

/* Inside the lane: until the batch or transfer with this number is applied, memory of the program is read or written.
 * Numbers come in any order, because a get may be in a batch that was begun earlier. */
force_inline void lane_hold(struct lane *lane, uint64_t sequence)
{
    if (load_relaxed(&lane->published.holding) < sequence) store_relaxed(&lane->published.holding, sequence);
}

/* The effect of a record on the counters of its context: an operation, or a part of one whose last record counts. */
enum posted { POSTED_PART, POSTED_WRITE, POSTED_READ };

/* Assigns a number to a context. The mark pairs with the acquires of visitors that wait for it or test it
 * (quiet_wait_visiting, quiet_test, shard_test), which then read the context's bit. The counters follow the mark. */
force_inline void lane_note(struct context *c, uint64_t sequence, enum posted what)
{
    if (load_relaxed(&c->mark) < sequence) store_release(&c->mark, sequence);
    if (what == POSTED_WRITE) count_more(&c->writes, 1);
    if (what == POSTED_READ) count_more(&c->reads, 1);
}

/* Sets the batch and the context for which post_record may append. */
force_inline void lane_gather(struct lane *lane, struct context *c, struct batch *b)
{
    lane->post.gathering = b;
    store_relaxed(&lane->post.poster, c);
    lane->post.counted = (uintptr_t)b->at;
}

force_inline void lane_gather_nothing(struct lane *lane) { lane_gather(lane, NULL, &no_batch); }

/* After a record is written and counted: lets post_record append behind it, unless the next thread that posts on the
 * context may have a lane of its own. */
force_inline void lane_gather_more(struct lane *lane, struct context *c, struct batch *b)
{
    if (unlikely(load_relaxed(&c->needs_lookup))) lane_gather_nothing(lane);
    else lane_gather(lane, c, b);
}

#endif
