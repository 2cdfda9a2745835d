/* Meeting: where the members of a team on one node wait for each other and leave small things for each other. */
#ifndef HEDDLE_BARRIER_H
#define HEDDLE_BARRIER_H

#include "memory/peer.h"

enum { GATHER_SIZE = 192 }; /* bytes that a member can leave for the others in one round */

/* Bytes that nodes can tell each other in one round, all together; but each may tell GATHER_SIZE. */
enum { TELL_ROOM = 256 << 10 };

/* A word that others wait for. Whoever changes it looks for sleepers; whoever sleeps says so first. */
struct bell {
    uint32_t value;
    uint32_t sleepers;
};

/* Nodes that each node tells of itself in one step, with itself, and words for as many steps as there can be. */
enum { NET_AT_ONCE = 3, NET_PARTS = 1 + NET_AT_ONCE, NET_WORDS = 16 * NET_AT_ONCE };

/* What a small broadcast over an active set leaves on a node; see fastbox.h. */
#ifndef FASTBOXES
#define FASTBOXES 8 /* the model in test/model/meeting.c has fewer */
#endif
enum { FASTBOX_SIZE = 512 };
struct fastbox {
    struct bell full aligned_to(cache_line);  /* how often it was filled */
    struct bell reads aligned_to(cache_line); /* how often somebody has taken the bytes out */
    char bytes[FASTBOX_SIZE] aligned_to(cache_line);
};

/* One on each node that has members, in the WORK region of the first of them. Seats are for all members, those on
 * other nodes too. */
struct meeting {
    uint32_t arrived aligned_to(cache_line);  /* central barrier: members that have come to this round */
    struct bell come aligned_to(cache_line);  /* the same where several nodes meet, of all rounds, but the leader */
    struct bell round aligned_to(cache_line); /* central barrier: rounds that are complete */
    struct bell node_round aligned_to(cache_line); /* the same for barriers of this node alone */
    struct bell broadcast aligned_to(cache_line);  /* how often a root or leader has done its part here */
    struct net {
        uint32_t words[NET_WORDS]; /* how often each node that tells this one has done so */
        uint32_t rounds;           /* of meetings: the leader's */
    } net aligned_to(cache_line);  /* between nodes */
    uint32_t departed;             /* members that will not touch this again: it is being destroyed */
    struct seat {
        struct bell arrived aligned_to(cache_line); /* flags barrier: the round that this member has come to */
        struct bell reads aligned_to(cache_line);   /* how often others have read from this member as a root */
        uint64_t brought; /* what it has brought here from another node, see nodes.c: written by it alone, because
                             nothing orders what comes from different nodes */
        uint64_t told;    /* the last broadcast on a request whose data all members here have from it, see nbc.c */
        char left[2][GATHER_SIZE] aligned_to(cache_line); /* what it left in the last two rounds */
    } seats[];
};

/* Of active sets, and of the world, which may be one; not of teams that are split off. */
enum fastboxes { FASTBOXES_NONE, FASTBOXES_THERE };

size_t meeting_size(int n_pes, enum fastboxes boxes);
void meeting_clear(struct meeting *meeting, int n_pes,
                   enum fastboxes boxes); /* as it is before the first round: not all of it is touched */

/* Behind the seats, words for collectives that are not waited for: member i has one for each power of two below the
 * number of members, which only the member that many places before it counts up. See nbc_queue.h. Behind those, two
 * places for what each node tells, and boxes. */
int meeting_rounds(int n_pes);
uint64_t *meeting_words(const struct team *team, int i);
struct fastbox *meeting_fastbox(const struct team *team, size_t k);

/* Waits until the bell's value is at least `value`, in the order of a counter that may wrap. */
void bell_wait(struct bell *bell, uint32_t value);
void bell_ring(struct bell *bell, uint32_t value);
void bell_ring_one_more(struct bell *bell);

/* All members, in program order: everyone has come before anyone goes on. Publishes plain stores and what was put
 * on the direct route; says nothing of puts on a wire. */
void barrier_sync(struct team *team);

/* The same for the members on this node, which wait for no others. The team has several nodes. */
void barrier_node(struct team *team);

/* A barrier at which every member leaves up to GATHER_SIZE bytes. */
void barrier_gather(struct team *team, const void *mine, size_t nbytes);

/* What goes with the words between nodes: what everybody has left, or one thing that each node tells. */
struct cargo {
    size_t nbytes;                                                           /* of each; 0: `combine` says it */
    size_t (*combine)(const struct team *team, void *told, const void *arg); /* NULL: everybody's goes */
    const void *arg;
};

/* A barrier of a team on several nodes at which each node tells all members of the team some bytes, at most
 * barrier_tell_size: `combine` is called by some member when all on its node have come, writes them, and returns how
 * many. For it, members leave up to GATHER_SIZE bytes. */
void barrier_tell(struct team *team, const struct cargo *cargo, const void *mine, size_t nbytes);
size_t barrier_tell_size(const struct team *team);

/* What member `i` left at the last gather of this process, or on this node for the last telling; and what a node told.
 * Valid until the next one. */
const void *barrier_left(const struct team *team, int i);
const void *barrier_told(const struct team *team, int node);

/* Something in our meeting, in that of the team's `node`-th node. */
struct target barrier_meeting_of(const struct team *team, int node, const void *in_ours);

/* shmem_sync_all, and shmem_barrier_all, which first completes the default context. */
void sync_all(const char *where);
void barrier_all(const char *where);

#endif
