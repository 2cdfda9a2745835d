/* Meeting: the shared segment of a team on one node, in which members wait for each other and exchange small data. */
#ifndef HEDDLE_BARRIER_H
#define HEDDLE_BARRIER_H

#include "memory/peer.h"

enum { GATHER_SIZE = 192 }; /* bytes that a member can leave for the other members in one round */

/* Bytes that all nodes together can exchange in one round. Each node may send at least GATHER_SIZE. */
enum { TELL_ROOM = 256 << 10 };

/* Futex event counter. Writers check for sleepers after they store the value; a waiter counts itself as a sleeper
 * before it sleeps. */
struct bell {
    uint32_t value;
    uint32_t sleepers;
};

/* Nodes that each node notifies in one step, that number with the node itself, and words for the largest number of
 * steps. */
enum { NET_AT_ONCE = 3, NET_PARTS = 1 + NET_AT_ONCE, NET_WORDS = 16 * NET_AT_ONCE };

/* Buffers of small broadcasts over active sets on a node; see fastbox.h. */
#ifndef FASTBOXES
#define FASTBOXES 8 /* the model in test/model/meeting.c has fewer */
#endif
enum { FASTBOX_SIZE = 512 };
struct fastbox {
    struct bell full aligned_to(cache_line);  /* number of times that it was filled */
    struct bell reads aligned_to(cache_line); /* number of times that a member copied the bytes out */
    char bytes[FASTBOX_SIZE] aligned_to(cache_line);
};

/* Transfers of blocking and of nonblocking collectives are not ordered with each other. */
enum channel { CHANNEL_BLOCKING, CHANNEL_NONBLOCKING, CHANNELS };

/* One on each node that has members, in the WORK region of the first of them. It has seats for all members, including
 * those on other nodes. */
struct meeting {
    uint32_t arrived aligned_to(cache_line);       /* central barrier: members that arrived in this round */
    struct bell come aligned_to(cache_line);       /* arrived in all rounds of several nodes, without the leader */
    struct bell round aligned_to(cache_line);      /* central barrier: rounds that are complete */
    struct bell node_round aligned_to(cache_line); /* central barrier of this node alone: rounds that are complete */
    struct bell broadcast aligned_to(cache_line);  /* number of steps that a root or leader completed on this node */
    struct net {
        uint32_t words[NET_WORDS]; /* notifications from each node that notifies this one */
        uint32_t rounds;           /* rounds between nodes; the leader alone uses it */
    } net aligned_to(cache_line);  /* between nodes */
    uint32_t departed;             /* members that will not access this again, because the team is being destroyed */
    struct seat {
        struct bell arrived aligned_to(cache_line); /* flags barrier: the round in which this member arrived */
        struct bell reads aligned_to(cache_line);   /* reads by other members from this one as a root */
        /* Progress of its transfers to this node from another node, see nodes.c and pairs.c. Only this member writes
         * the words, because transfers from different nodes are not ordered. */
        uint64_t brought[CHANNELS];
        uint64_t told; /* its last nonblocking collective of which all members here have its data, see nbc.c */
        char left[2][GATHER_SIZE] aligned_to(cache_line); /* its data of the last two rounds */
    } seats[];
};

/* Active sets and the world (which may be an active set) have fast boxes; teams that are split off have none. */
enum fastboxes { FASTBOXES_NONE, FASTBOXES_THERE };

size_t meeting_size(int n_pes, enum fastboxes boxes);
void meeting_clear(struct meeting *meeting, int n_pes,
                   enum fastboxes boxes); /* initialises the part that must be zero before the first round */

/* Behind the seats lie two buffers for the data of each node, places for the contributions of members to nonblocking
 * collectives, which these use in turn, and fast boxes. A meeting has about PLACES_ROOM bytes of places. */
enum { MEETING_PLACES = 4, PLACES_ROOM = 128 << 10, MEETING_PLACE_MOST = PLACES_ROOM / MEETING_PLACES / 2 };
size_t meeting_place_size(int n_pes);
char *meeting_place(const struct team *team, size_t k, int i);
struct fastbox *meeting_fastbox(const struct team *team, size_t k);

/* Waits until the bell's value is at least `value`, compared as a counter that may wrap. */
void bell_wait(struct bell *bell, uint32_t value);
void bell_ring(struct bell *bell, uint32_t value);
void bell_ring_one_more(struct bell *bell);

/* Collective: returns after all members have called it. It publishes plain stores and direct puts, but does not
 * complete puts over a transport. */
void barrier_sync(struct team *team);

/* Barrier of the members on this node alone. The team must have several nodes. */
void barrier_node(struct team *team);

/* A barrier at which every member leaves up to GATHER_SIZE bytes. */
void barrier_gather(struct team *team, const void *mine, size_t nbytes);

/* A barrier that returns the largest of the numbers that members pass. */
int barrier_max(struct team *team, int mine);

/* Data that travels with the notifications between nodes: the data of all members, or one message of each node. */
struct cargo {
    size_t nbytes; /* bytes of each member; 0: the return value of `combine` */
    size_t (*combine)(const struct team *team, void *told, const void *arg); /* NULL: the data of all members is sent */
    const void *arg;
};

/* Barrier of a team on several nodes, at which each node sends some bytes to all members of the team, at most
 * barrier_tell_size. When all members of a node have arrived, one of them calls `combine`, which writes the bytes and
 * returns their number. Members leave up to GATHER_SIZE bytes as its input. */
void barrier_tell(struct team *team, const struct cargo *cargo, const void *mine, size_t nbytes);
size_t barrier_tell_size(const struct team *team);

/* The first returns the data of member `i` in the last gather, or on this node in the last barrier_tell; the second the
 * message of a node. Valid until the next barrier of that kind. */
const void *barrier_left(const struct team *team, int i);
const void *barrier_told(const struct team *team, int node);

/* Returns the address, in the meeting of the team's `node`-th node, of the object that is at `in_ours` in the local
 * meeting. */
struct target barrier_meeting_of(const struct team *team, int node, const void *in_ours);

/* shmem_sync_all, and shmem_barrier_all, which first completes the default context. */
void sync_all(const char *where);
void barrier_all(const char *where);

#endif
