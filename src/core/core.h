/* The nouns of Heddle as structs: region, context, team, and the world, which holds all state of this process. */
#ifndef HEDDLE_CORE_H
#define HEDDLE_CORE_H

#include <pthread.h>

#include <heddle_inline.h> /* struct heddle_view: programs may compile it in */

#include "base/atomic.h"

/* Region: one symmetric span. The copies of all PEs of this node are mapped here, `stride` bytes apart, so that
 * an address of ours becomes a neighbour's by arithmetic alone: no table, whatever the number of PEs. */
struct region {
    uintptr_t base;   /* where this PE's own copy begins */
    size_t size;      /* bytes; 0 before shmem_init, so that no address is in it */
    uintptr_t window; /* where the copy of the node's first PE is mapped */
    size_t stride;    /* from one PE's copy to the next one's */
};

/* HEAP is the users', DATA the executable's .data and .bss, DEVICE the users' in GPUs, which the CPU cannot touch (see
 * device.h), WORK the library's own symmetric memory. */
enum { REGION_HEAP, REGION_DATA, REGION_DEVICE, REGION_WORK, REGION_COUNT };
extern struct region region_table[REGION_COUNT] hidden_symbol;

/* Team: an ordered set of PEs, by start and stride in the world's numbering or by a table. */
struct team {
    int n_pes, my_pe;        /* my_pe is -1 where this process is not a member */
    int start, stride;       /* world PE of member i: start + i * stride ... */
    int *pes;                /* ... or pes[i], if there is a table */
    struct meeting *meeting; /* the words that members on this node share, in the WORK region of the first of them */
    int node_members, node_member; /* how many they are, and which of them this process is */
    int n_nodes, my_node;          /* nodes that have members, in the order of their first ones; which is ours */
    struct leader *leaders;        /* of each node, and one behind the last; NULL if there is one node */
    struct run *runs;              /* members by node; NULL if there is one node */
    uint32_t round;                /* of the barrier and of what is gathered there: the same on all members */
    uint32_t node_round;           /* of the barrier of a node's members: the same on those */
    uint32_t broadcasts, reads;    /* what roots or leaders have announced on this node; how often others have read from
                                      this member as one of them */
    uint64_t fastboxes;            /* that were filled on this node: the same on its members */
    uint64_t transfers;        /* the numbers that have been given to what goes from node to node: the same on all */
    struct nbc_queue *nbc;     /* collectives that were started and are not over; NULL before the first */
    bool watch_flags;          /* the barrier's algorithm, see barrier.c */
    size_t lines, lowest_line; /* lines that it has got since it was made; none below is free (memory/lines.h) */
    int num_contexts;          /* of its configuration */
    int federations;           /* whose parent it is: it stays until the last of them is destroyed */
    bool is_of_federation;     /* which destroys it */
    bool is_left;              /* destroyed, except for federations */
    const struct partition *space; /* memory space that it, or a team from which it was split, was made with, or NULL */
    struct context *contexts;      /* those created on it and not destroyed, under world.lock */
    struct team *next, **link;     /* all teams that were made by a split, under world.lock */
};

/* A node's first member of a team, and where in its WORK region the node's meeting is. */
struct leader {
    int rank; /* in the team */
    int run;  /* which of the team's runs is the node's first one */
    uint64_t meeting;
};

/* Members with consecutive numbers that are on one node. */
struct run {
    int first, count;
};

enum { TEAM_INVALID, TEAM_WORLD, TEAM_SHARED, TEAM_NODE, TEAM_BUILTIN };
typedef struct heddle_team *team_handle;
extern struct team team_builtin[TEAM_BUILTIN] hidden_symbol;
#define team_world  (&team_builtin[TEAM_WORLD])
#define team_shared (&team_builtin[TEAM_SHARED])
#define team_node   (&team_builtin[TEAM_NODE])

/* Handles below TEAM_BUILTIN are constants of shmem.h; any other is a pointer. */
force_inline struct team *team_of(team_handle handle)
{
    return likely((uintptr_t)handle >= TEAM_BUILTIN) ? (struct team *)handle : &team_builtin[(uintptr_t)handle];
}

force_inline team_handle team_handle_of(const struct team *team)
{
    size_t i = (size_t)(team - team_builtin);
    return i < TEAM_BUILTIN ? (team_handle)i : (team_handle)(uintptr_t)team;
}

/* The world PE of a member; the caller has checked 0 <= pe < n_pes. */
force_inline int team_pe(const struct team *team, int pe)
{
    return unlikely(team->pes) ? team->pes[pe] : team->start + pe * team->stride;
}

/* Domain: what contexts have in common that are made in it. Lives until the last of them goes. All but the level under
 * world.lock. */
struct domain {
    int thread_level;
    uintptr_t owner; /* of lanes; 0: each context's own thread */
    uint32_t references;
    struct context *contexts;
};

/* How a view reaches its PEs' lines (lines.h): those of PE first + k are mapped shift + k * step behind ours. */
struct line_view {
    size_t shift, step;
};

/* Context: what users hold as shmem_ctx_t. On the direct route only its views are looked at. */
struct context {
    struct heddle_view view;
    struct team *team; /* NULL in the invalid context */
    struct lane *lane; /* where it posts what is for other nodes; no_lane before it has anything to post */

    /* Written by who posts, inside the lane. */
    uint64_t mark;          /* the last batch with a record of this context; 0: nothing is on its way */
    uint64_t idle;          /* the mark when nothing is on its way: 0, or IDLE_MARK, so that it is looked further */
    uint64_t bit;           /* which of the contexts of its lane it is, in batch->contexts */
    uint64_t writes, reads; /* how many operations were posted */

    uint64_t writes_done, reads_done; /* at least so many of them are complete */
    long options;                     /* SHMEM_CTX_PRIVATE and the like */
    struct line_view lines;           /* of the same PEs as the view */
    uintptr_t thread;                 /* that created it */
    struct domain *domain;
    struct context *request_ctx; /* on which operations of requests are issued, on the same lane; of a request context,
                             whose it is; the invalid context, where nothing can be posted, while there is none */
    bool is_request_ctx;
    bool is_waited_by_requests;         /* requests have been charged with what it posts: unsignaled.h */
    bool is_thread_s;                   /* a registered one's: a shard of the default context */
    bool needs_lookup;                  /* user-level threads post on it: only a call maps them to their own contexts */
    bool is_library_owned;              /* a thread of the library posts on it, at any thread level */
    bool notifies;                      /* its puts leave with the next change of a word, its gets with a push */
    int priority;                       /* above 0: a lane of its own before others; below 0: shares */
    uint32_t moves;                     /* number of changes of the lane */
    uint32_t tried;                     /* lane_pool.changes when it last looked for one */
    struct context *next, **link;       /* in team->contexts */
    struct context *next_here;          /* in lane->binding.contexts */
    struct context *next_in, **link_in; /* in domain->contexts */
} aligned_to(cache_line);

/* Another thread may have bound it: pairs with the release in bind_context, lane_pool.c. */
force_inline struct lane *context_lane(const struct context *c) { return load_acquire(&c->lane); }

/* Handles below CONTEXT_BUILTIN are constants of shmem.h; any other is a pointer. */
enum { CONTEXT_INVALID, CONTEXT_DEFAULT, CONTEXT_INTERNAL, CONTEXT_BUILTIN };
typedef struct heddle_ctx *context_handle;
extern struct context context_builtin[CONTEXT_BUILTIN] hidden_symbol;
#define context_default        (&context_builtin[CONTEXT_DEFAULT])
#define context_internal       (&context_builtin[CONTEXT_INTERNAL]) /* what collectives post to other nodes */
#define context_no_request_ctx (&context_builtin[CONTEXT_INVALID])

force_inline struct context *context_of(context_handle handle)
{
    return likely((uintptr_t)handle >= CONTEXT_BUILTIN) ? (struct context *)handle
                                                        : &context_builtin[(uintptr_t)handle];
}

/* The default context, its address kept in a register: loads relative to the code would cost a put a third of its
 * rate on current processors. */
force_inline struct context *context_implicit(void)
{
    struct context *c = context_default;
    __asm__("" : "+r"(c));
    return c;
}

/* Peer: what it takes to reach one PE: the `local`-th of a node. */
struct peer {
    uint32_t node, local;
};

/* Where all PEs are. PEs of a node need not have consecutive numbers. */
struct roster {
    uint32_t n_nodes, my_node;
    const struct peer *peers; /* by world PE; NULL with one node */
    const uint32_t *members;  /* world PEs of this node, ascending; NULL with one node */
};
extern struct roster roster hidden_symbol;

force_inline struct peer peer_of(int pe)
{
    return roster.peers ? roster.peers[pe] : (struct peer){.node = 0, .local = (uint32_t)pe};
}

/* The world PE of this node's `local`-th. */
force_inline int peer_member(int local) { return roster.members ? (int)roster.members[local] : local; }

/* World: everything else this process knows. Written by shmem_init and shmem_finalize only, unless said. */
struct world {
    int pe, n_pes;         /* 0 PEs before shmem_init */
    int node_pe, node_pes; /* which PE of its node this is, of how many */
    int thread_level;
    int cpus;             /* CPUs of all PEs of this machine: the same number on all of them */
    pthread_mutex_t lock; /* for what is changed rarely: lists of contexts and teams, and the work heap */
    struct team *teams;   /* made by splits and not destroyed */
};
extern struct world world hidden_symbol;

#endif
