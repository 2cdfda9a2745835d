/* Lanes: independent sets of a wire's resources, each with its one lock, its one progress function and its sequence of
 * batches; and batches: records gathered for one node, in flight on a lane as one message.
 *
 * The first record for a node leaves at once. While something is in flight to that node, records gather in the lane's
 * open batch for it, which leaves when it is full, when all that is in flight has been answered, or when somebody
 * waits for it. */
#ifndef HEDDLE_LANE_H
#define HEDDLE_LANE_H

#include "base/lock.h"
#include "core/record.h"
#include "wire/wire.h"

enum {
    BATCH_SIZE = 64 << 10, /* bytes of a message: one system call where TCP is below */
    BATCHES = 16,          /* buffers of a lane: what may be gathered or in flight */
    HISTORY = 2 * BATCHES,
};

/* Where a result goes when the answer comes; answers have results in the order of the records. */
struct result {
    void *to;
    size_t nbytes;
};

struct batch {
    struct stream *stream;
    struct batch *next;    /* in flight on the same stream; or free */
    struct batch *next_unsent;
    uint64_t sequence;     /* in the lane's history */
    char *at;              /* where the next record goes, in bytes */
    char *end;             /* behind the last place where one of two words fits */
    uint32_t node;         /* the stream's */
    size_t answer_size;    /* bytes of results that are expected */
    bool sent;             /* false while the driver has the bytes and is not done with them */
    uint32_t n_results, result_room;
    struct result *results;
    char bytes[BATCH_SIZE] aligned(cache_line);
};

/* A lane's way to one node: one process there takes everything in, in order. */
struct stream {
    struct lane *lane;
    uint32_t node;
    struct wire_port *port;
    struct batch *open;           /* being gathered, or NULL */
    struct batch *first, **last;  /* in flight, in order */
};

struct lane {
    struct lock lock;
    uint64_t done;   /* low water: every batch up to this one is applied. Read without the lock */
    uint64_t opened; /* the newest batch. Sequences begin at lane_first(number): a mark tells its lane */
    struct batch *gathering; /* what post_word appends to: open, behind others in flight; or one where nothing fits */
    struct stream *recent;
    struct stream **streams; /* by node, hashed: as many places as a power of two, half of them empty */
    uint32_t n_streams, stream_bits;
    struct batch *free;            /* buffers */
    struct batch *unsent, **unsent_last; /* the driver had no room for them: tried again in their order */
    struct batch *limbo;           /* applied, but the driver has not said that it is done with the bytes */
    struct batch *buffers[BATCHES]; /* all of them, made when they are first needed */
    uint32_t n_batches;
    uint32_t gathered; /* batches not handed to the driver: the progress thread looks at it without the lock */
    bool sending;      /* the driver was not done with a batch when it was handed over: likewise */
    uint64_t sent_bytes; /* of batches, since the lane was opened */
    bool applied[HISTORY]; /* by sequence: those after `done` */
    struct wire_lane *wire;
    uint64_t first;         /* lane_first(number) */
    uint32_t number, users; /* users: contexts; this and what follows under world.lock */
    uint64_t answering;     /* the newest batch whose answer has results; read without the lock */
    uint64_t fenced;        /* the newest batch behind which a request has had a fence; without the lock */
    uintptr_t owner;        /* the thread that took it when it was free, or SEVERAL */
    bool is_private;        /* all users are PRIVATE contexts of the owner */
} aligned(cache_line);

/* A mark: bits 48-62 the number of a lane and 1, 0-47 a sequence in its history. 0: none. */
enum { MARK_LANE_SHIFT = 48 };
always_inline uint64_t lane_first(uint32_t number) { return (uint64_t)(number + 1) << MARK_LANE_SHIFT; }
always_inline uint32_t mark_lane(uint64_t mark) { return (uint32_t)(mark >> MARK_LANE_SHIFT) - 1; }

/* Stages of shmem_init: the wire and its lanes. Nothing with one node. */
void lane_up(void);
void lane_down(void);

/* The lane of contexts that need none: with one node, and of the invalid context. Nobody can own it. */
extern struct lane no_lane hidden;

/* A lane for a context with these options, and back; no_lane with one node. */
struct lane *lane_take(long options);
void lane_give(struct lane *lane);

/* Room for a record of `nbytes` whose result has `result` bytes. Inside the lane; leaves and comes back if it has to
 * wait. */
cold void *lane_room_slow(struct lane *lane, uint32_t node, size_t nbytes, size_t result, struct stream **stream);

always_inline void *lane_room(struct lane *lane, uint32_t node, size_t nbytes, struct stream **stream)
{
    struct stream *s = lane->recent;
    struct batch *b;
    if (unlikely(s->node != node || !(b = s->open) || nbytes > (size_t)(b->bytes + BATCH_SIZE - b->at)))
        return lane_room_slow(lane, node, nbytes, 0, stream);
    *stream = s;
    void *at = b->at;
    b->at += nbytes;
    return at;
}

/* The answer's next result goes there. */
void lane_expect(struct stream *stream, void *to, size_t nbytes);

void lane_send(struct stream *stream);

/* The record is written: it is noted at the mark of whoever posted it, and leaves if nothing is in flight to its node. */
always_inline void lane_posted(uint64_t *mark, struct stream *stream)
{
    if (load_relaxed(mark) < stream->open->sequence) store_relaxed(mark, stream->open->sequence);
    if (unlikely(!stream->first)) lane_send(stream);
    else stream->lane->gathering = stream->open;
}

/* Sends what is gathered and waits until everything up to the mark is applied. Not inside the lane. */
void lane_wait(struct lane *lane, uint64_t mark);

/* Sends what is gathered and hands on what has come, once. Not inside the lane; nothing with no_lane. */
void lane_push(struct lane *lane);

/* The same by any thread, also by one that does not own the lane. */
void lane_wait_by_anybody(struct lane *lane, uint64_t mark);
void lane_push_by_anybody(struct lane *lane);

/* The lane with a number, which is below lane_count(), or NULL. */
struct lane *lane_numbered(uint32_t number);
uint32_t lane_count(void);

/* Has the lane no other user than the one who asks? */
bool lane_is_alone(const struct lane *lane);

/* For the progress thread: true if something is still gathered on some lane. */
bool lane_help(void);

/* How much this process has sent to other nodes, batches and answers; for tests that count. */
uint64_t pool_sent_bytes(void);

/* Serves arrivals at the door, unless another thread is doing that. True if there was something. */
bool door_poll(void);

/* For the progress thread: takes the door, if nobody has it; serves what has come, true if nothing is left and the
 * event descriptor will tell of the next; gives it back. */
bool door_take(void);
bool door_is_quiet(void);
void door_give(void);
int door_fd(void);

/* Has a connection broken? The job cannot go on then: the progress thread gives whoever knows why some time to end it,
 * and then ends it itself. */
bool pool_is_lost(void);
_Noreturn void pool_lost(void);

/* The progress thread, and telling it that something is gathered. */
void progress_up(void);
void progress_down(void);
void progress_wake(void);

#endif
