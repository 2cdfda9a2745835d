/* Made by gen.py from shmem.api: do not edit. */
/* What Heddle adds to OpenSHMEM 1.6. Every name starts with shmemx_ or SHMEMX_. */
#ifndef HEDDLE_SHMEMX_H
#define HEDDLE_SHMEMX_H

#include "shmem.h"

/* Types of elements, for the raw entry points. Two names of one type, as int64_t and long, share a number. */

#define SHMEMX_TYPE_FLOAT      0
#define SHMEMX_TYPE_DOUBLE     1
#define SHMEMX_TYPE_LONGDOUBLE 2
#define SHMEMX_TYPE_CHAR       3
#define SHMEMX_TYPE_SCHAR      4
#define SHMEMX_TYPE_SHORT      5
#define SHMEMX_TYPE_INT        6
#define SHMEMX_TYPE_LONG       7
#define SHMEMX_TYPE_LONGLONG   8
#define SHMEMX_TYPE_UCHAR      9
#define SHMEMX_TYPE_USHORT     10
#define SHMEMX_TYPE_UINT       11
#define SHMEMX_TYPE_ULONG      12
#define SHMEMX_TYPE_ULONGLONG  13
#define SHMEMX_TYPE_INT8       SHMEMX_TYPE_SCHAR
#define SHMEMX_TYPE_INT16      SHMEMX_TYPE_SHORT
#define SHMEMX_TYPE_INT32      SHMEMX_TYPE_INT
#define SHMEMX_TYPE_INT64      SHMEMX_TYPE_LONG
#define SHMEMX_TYPE_UINT8      SHMEMX_TYPE_UCHAR
#define SHMEMX_TYPE_UINT16     SHMEMX_TYPE_USHORT
#define SHMEMX_TYPE_UINT32     SHMEMX_TYPE_UINT
#define SHMEMX_TYPE_UINT64     SHMEMX_TYPE_ULONG
#define SHMEMX_TYPE_SIZE       SHMEMX_TYPE_ULONG
#define SHMEMX_TYPE_PTRDIFF    SHMEMX_TYPE_LONG
#define SHMEMX_TYPE_COMPLEXD   14
#define SHMEMX_TYPE_COMPLEXF   15

/* Atomic operations */

#define SHMEMX_ATOMIC_FETCH        0
#define SHMEMX_ATOMIC_SET          1
#define SHMEMX_ATOMIC_SWAP         2
#define SHMEMX_ATOMIC_COMPARE_SWAP 3
#define SHMEMX_ATOMIC_ADD          4
#define SHMEMX_ATOMIC_AND          5
#define SHMEMX_ATOMIC_OR           6
#define SHMEMX_ATOMIC_XOR          7

/* Reductions */

#define SHMEMX_REDUCE_AND  0
#define SHMEMX_REDUCE_OR   1
#define SHMEMX_REDUCE_XOR  2
#define SHMEMX_REDUCE_MAX  3
#define SHMEMX_REDUCE_MIN  4
#define SHMEMX_REDUCE_SUM  5
#define SHMEMX_REDUCE_PROD 6

/* Teams and federations */

#define SHMEMX_TEAM_NODE       ((shmem_team_t)3) /* the PEs of this node, as in SHMEM_TEAM_SHARED */
#define SHMEMX_COLOR_UNDEFINED (-1)              /* the colour of who joins no team */

typedef struct heddle_federation *shmemx_federation_t;
#define SHMEMX_FEDERATION_INVALID ((shmemx_federation_t)0)

typedef struct {
    const char *name; /* of the federation, up to 31 characters; NULL: that of its type */
    int num_contexts; /* how many contexts each of its teams will have at a time */
} shmemx_federation_config_t;

/* What PEs of one team of a federation have in common. The first ones are also distances: the smallest thing
 * that holds both, where a switch that is k levels above the one of a host is SHMEMX_FED_SWITCH + k. */
#define SHMEMX_FED_CORE         1
#define SHMEMX_FED_L3           2
#define SHMEMX_FED_NUMA         3
#define SHMEMX_FED_SOCKET       4  /* a package */
#define SHMEMX_FED_NODE         5  /* who shares memory */
#define SHMEMX_FED_HOST         6  /* a machine, or a simulated one */
#define SHMEMX_FED_SWITCH       7  /* the one that a host is connected to */
#define SHMEMX_FED_NEIGHBORHOOD 7  /* the same: a leaf of a fat tree, a group of a dragonfly */
#define SHMEMX_FED_NIC          32 /* the network device that is nearest */
#define SHMEMX_FED_ENV          33 /* what HEDDLE_TOPOLOGY says in rows of Team=... */
#define SHMEMX_FED_COLOR        34 /* made by shmemx_federation_split_color */
#define SHMEMX_FED_TEAMS        35 /* made by shmemx_federation_from_teams */

#ifdef __cplusplus
extern "C" {
#endif

/* Federations. A federation is a whole partition of a team into teams, the parent's PEs by what they have
 * in common or as one likes: every PE of the parent knows all of it. Queries are local, and about any PE;
 * PEs are numbered as in the parent, teams from 0. The first member of a team is its leader. A PE with
 * SHMEMX_COLOR_UNDEFINED is in no team, and knows the federation like all others. It lives until it is
 * destroyed, also if the parent is destroyed before; its teams may be split again, also into federations.
 * Making and destroying are collective over the parent's PEs: the result is 0, or nonzero on all of them,
 * with SHMEMX_FEDERATION_INVALID and a line that says why. Threads: One thread of each PE makes or
 * destroys; that counts as a collective of the parent. Queries may be made by any thread at any time.
 * Heddle, "Federations". */

/* shmemx_federation_split_type: Makes a federation of PEs that are in one thing of a type, one of
 * SHMEMX_FED_NODE, SOCKET, NUMA, L3, CORE, NIC, SWITCH, HOST and ENV; teams follow the numbers of their
 * first PEs, or with ENV their rows. A PE is where the CPUs are that it might use when shmem_init began:
 * if these are in several cores, say, it belongs with those of the same smallest thing that holds all of
 * them. Numbers in a team follow key, then those in the parent. config may be NULL. Types inside a machine
 * need libhwloc, SWITCH needs HEDDLE_TOPOLOGY or Slurm, ENV a file that names teams. */
int shmemx_federation_split_type(shmem_team_t parent, int type, int key,
    const shmemx_federation_config_t *config, shmemx_federation_t *federation);

/* shmemx_federation_split_color: Makes a federation of PEs that pass the same color, any number of at
 * least 0; teams follow their colours. Numbers in a team follow key, then those in the parent.
 * SHMEMX_COLOR_UNDEFINED joins no team. */
int shmemx_federation_split_color(shmem_team_t parent, int color, int key, shmemx_federation_t *federation);

/* shmemx_federation_from_teams: Makes a federation of teams that there are: each PE passes one that it is
 * in and that is a part of the parent, or SHMEM_TEAM_INVALID. All members of a team have to pass it. Teams
 * follow the parent's numbers of their first members. The federation has teams of its own with the same
 * members, and the ones that were passed may be destroyed. */
int shmemx_federation_from_teams(shmem_team_t parent, shmem_team_t team, shmemx_federation_t *federation);

/* shmemx_federation_destroy: Destroys a federation and its teams, and stores SHMEMX_FEDERATION_INVALID.
 * Does nothing if that is there already. */
void shmemx_federation_destroy(shmemx_federation_t *federation);

/* shmemx_federation_num_teams: How many teams the federation has; -1 for SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_num_teams(shmemx_federation_t federation);

/* shmemx_federation_my_team_index: The number of the calling PE's team; -1 if it is in none, and for
 * SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_my_team_index(shmemx_federation_t federation);

/* shmemx_federation_team_of_pe: The number of the team of the parent's PE pe; -1 if it is in none, if
 * there is no such PE, and for SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_team_of_pe(shmemx_federation_t federation, int pe);

/* shmemx_federation_team_size: How many PEs a team has; -1 if there is no such team, and for
 * SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_team_size(shmemx_federation_t federation, int team);

/* shmemx_federation_team_members: Stores the members of a team in their order, and returns how many they
 * are; -1 and nothing stored if there is no such team, and for SHMEMX_FEDERATION_INVALID. pes has room for
 * shmemx_federation_team_size. */
int shmemx_federation_team_members(shmemx_federation_t federation, int team, int *pes);

/* shmemx_federation_my_team: The calling PE's team, which lives as long as the federation and is destroyed
 * with it; SHMEM_TEAM_INVALID if it is in none, and for SHMEMX_FEDERATION_INVALID. Returns the same handle
 * at every call. */
shmem_team_t shmemx_federation_my_team(shmemx_federation_t federation);

/* shmemx_federation_leader: The number in the parent of a team's first member; -1 if there is no such
 * team, and for SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_leader(shmemx_federation_t federation, int team);

/* shmemx_federation_translate: The number in the parent of a team's member number rank; -1 if there is
 * none, and for SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_translate(shmemx_federation_t federation, int team, int rank);

/* shmemx_federation_distance: How far two teams are from each other, measured between their leaders: the
 * type of the smallest thing that holds both, from SHMEMX_FED_CORE up to SHMEMX_FED_SWITCH, and
 * SHMEMX_FED_SWITCH + k for a switch that is k levels higher, or for a network above all switches that are
 * known. Between levels that are unknown, the next larger one. 0 for a team and itself; -1 if there is no
 * such team, and for SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_distance(shmemx_federation_t federation, int team, int other_team);

/* shmemx_federation_name: The name of a federation, of its configuration or of its type. Returns "" for
 * SHMEMX_FEDERATION_INVALID. */
const char *shmemx_federation_name(shmemx_federation_t federation);

/* shmemx_federation_type: The type of a federation: what was given to shmemx_federation_split_type,
 * SHMEMX_FED_COLOR or SHMEMX_FED_TEAMS; -1 for SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_type(shmemx_federation_t federation);


/* Between the teams of a federation. Collective over the parent's PEs; those whose name ends in _leaders
 * move data between the leaders alone, and the other PEs' dest and source only have to be of the same
 * objects. Returns 0, or nonzero for SHMEMX_FEDERATION_INVALID. Threads: One thread of each PE calls; a
 * call counts as a collective of the parent. Heddle, "Federations". */

/* shmemx_federation_sync: shmem_team_sync for all PEs of the parent, those without a team included. */
int shmemx_federation_sync(shmemx_federation_t federation);

/* shmemx_federation_barrier: shmemx_federation_sync after shmem_quiet. */
int shmemx_federation_barrier(shmemx_federation_t federation);

/* shmemx_federation_alltoall_leaders: Gives the j-th block of nbytes bytes of the source of each team i's
 * leader to the leader of team j, as the i-th block of its dest. */
int shmemx_federation_alltoall_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes);

/* shmemx_federation_allgather_leaders: Puts the sources of all leaders one after the other into dest on
 * every leader. */
int shmemx_federation_allgather_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes);

/* shmemx_federation_reduce_leaders: Combines nreduce elements of all leaders by op, SHMEMX_REDUCE_AND, OR,
 * XOR, MAX, MIN, SUM or PROD, into dest on every leader. */
int shmemx_federation_reduce_leaders(shmemx_federation_t federation, int type, int op, void *dest,
    const void *source, size_t nreduce);

/* shmemx_federation_bcast_leaders: Copies nbytes bytes from source on the leader of team root_team to dest
 * on every leader, that one included. */
int shmemx_federation_bcast_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes, int root_team);

/* shmemx_federation_neighbor_exchange: Member r of each team exchanges a block of nbytes bytes with member
 * r of each team on its list neighbors: the k-th of source is for neighbors[k], the k-th of dest from
 * there. All members of a team pass the same list, and a team is on another's list as often as that is on
 * its own; where it is several times, the first answers the first, and so on. A block of a team that has
 * no member r stays as it was. PEs without a team pass any list. */
int shmemx_federation_neighbor_exchange(shmemx_federation_t federation, int n_neighbors, const int *neighbors,
    void *dest, const void *source, size_t nbytes);


/* Raw entry points. For bindings of other languages: every operation of OpenSHMEM 1.6 that has typed
 * names, without a name for each type. What has no type (shmem_init, shmem_malloc, shmem_team_…,
 * shmem_ctx_…, shmem_barrier_all, locks and so on) is called as it is. Sizes are bytes. Where the kind of
 * an element matters, type says it, SHMEMX_TYPE_INT and the like. A value is passed and returned in the
 * low bits of a uint64_t. Otherwise each does what its typed functions do, with the same rules. ctx may be
 * SHMEM_CTX_DEFAULT. Threads: As for the typed functions. Heddle, "Raw entry points". */

/* shmemx_raw_type_size: The bytes of an element of this type, 0 if there is no such type. May be called at
 * any time by any thread. */
size_t shmemx_raw_type_size(int type);

/* shmemx_raw_put: shmem_put and shmem_p: copies nbytes bytes from source to dest on PE pe. An aligned 4 or
 * 8 bytes are one store. */
void shmemx_raw_put(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_put_nbi: shmem_put_nbi: starts to copy nbytes bytes from source to dest on PE pe. */
void shmemx_raw_put_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_get: shmem_get and shmem_g: copies nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_get_nbi: shmem_get_nbi: starts to copy nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_iput: shmem_iput and shmem_ibput: copies nblocks blocks of bsize elements of element bytes to
 * PE pe. Blocks start sst elements apart in source and dst elements apart in dest. A bsize of 1 is
 * shmem_iput. */
void shmemx_raw_iput(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);

/* shmemx_raw_iget: shmem_iget and shmem_ibget: copies nblocks blocks of bsize elements of element bytes
 * from PE pe. Blocks start sst elements apart in source and dst elements apart in dest. A bsize of 1 is
 * shmem_iget. */
void shmemx_raw_iget(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);

/* shmemx_raw_put_signal: shmem_put_signal: copies nbytes bytes from source to dest on PE pe, then updates
 * *sig_addr there. */
void shmemx_raw_put_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);

/* shmemx_raw_put_signal_nbi: shmem_put_signal_nbi: shmemx_raw_put_signal, but source may be reused only
 * after a quiet. */
void shmemx_raw_put_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* shmemx_raw_signal: shmem_signal_set and shmem_signal_add: updates *sig_addr on PE pe. */
void shmemx_raw_signal(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* shmemx_raw_atomic: shmem_atomic_set, add, inc, and, or and xor: updates the word of width bytes, 4 or 8,
 * at dest on PE pe by op, SHMEMX_ATOMIC_SET, ADD, AND, OR or XOR. */
void shmemx_raw_atomic(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe);

/* shmemx_raw_atomic_fetch: shmem_atomic_fetch, swap, compare_swap and fetch_…: as shmemx_raw_atomic, and
 * returns what the word was before. op may also be SHMEMX_ATOMIC_FETCH, which ignores value, SWAP, and
 * COMPARE_SWAP, which alone reads cond. */
uint64_t shmemx_raw_atomic_fetch(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe);

/* shmemx_raw_atomic_fetch_nbi: shmem_atomic_fetch_nbi and the like: shmemx_raw_atomic_fetch, but returns
 * at once; the width bytes at fetch are valid after a quiet on the context. */
void shmemx_raw_atomic_fetch_nbi(shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe);

/* shmemx_raw_wait_until: shmem_wait_until and shmem_signal_wait_until: waits until *ivar cmp cmp_value is
 * true and returns the value that made it so. */
uint64_t shmemx_raw_wait_until(int type, const void *ivar, int cmp, uint64_t cmp_value);

/* shmemx_raw_wait_until_all: shmem_wait_until_all and shmem_wait_until_all_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
void shmemx_raw_wait_until_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_wait_until_any: shmem_wait_until_any and shmem_wait_until_any_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
size_t shmemx_raw_wait_until_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_wait_until_some: shmem_wait_until_some and shmem_wait_until_some_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
size_t shmemx_raw_wait_until_some(int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues);

/* shmemx_raw_test: shmem_test: 1 if *ivar cmp cmp_value is true, else 0. */
int shmemx_raw_test(int type, const void *ivar, int cmp, uint64_t cmp_value);

/* shmemx_raw_test_all: shmem_test_all and shmem_test_all_vector: nvalues is 1 for one value, or nelems for
 * a value each. */
int shmemx_raw_test_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_test_any: shmem_test_any and shmem_test_any_vector: nvalues is 1 for one value, or nelems for
 * a value each. */
size_t shmemx_raw_test_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_test_some: shmem_test_some and shmem_test_some_vector: nvalues is 1 for one value, or nelems
 * for a value each. */
size_t shmemx_raw_test_some(int type, const void *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const void *cmp_values, size_t nvalues);


/* Raw entry points of collectives. For bindings, like shmemx_raw_put: the collectives over a team, by
 * bytes or by type. They return 0 on success. Threads: As for the typed functions. Heddle, "Raw entry
 * points". */

/* shmemx_raw_alltoall: shmem_alltoall: gives the j-th block of nbytes bytes of each PE i's source to PE j,
 * as the i-th block of its dest. */
int shmemx_raw_alltoall(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_alltoalls: shmem_alltoalls: the same with nelems elements of element bytes, which lie sst
 * elements apart in source and dst apart in dest. */
int shmemx_raw_alltoalls(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, size_t element);

/* shmemx_raw_broadcast: shmem_broadcast: copies nbytes bytes from source on PE PE_root of the team to dest
 * on all its PEs. */
int shmemx_raw_broadcast(shmem_team_t team, void *dest, const void *source, size_t nbytes, int PE_root);

/* shmemx_raw_collect: shmem_collect: puts the sources of all PEs one after the other into dest on every
 * PE; nbytes may differ. */
int shmemx_raw_collect(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_fcollect: shmem_fcollect: shmemx_raw_collect with the same nbytes on all PEs. */
int shmemx_raw_fcollect(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_reduce: shmem_and_reduce and the like: combines nreduce elements of all PEs by op,
 * SHMEMX_REDUCE_AND, OR, XOR, MAX, MIN, SUM or PROD; type must be one that OpenSHMEM has this reduction
 * for. */
int shmemx_raw_reduce(shmem_team_t team, int type, int op, void *dest, const void *source, size_t nreduce);

/* shmemx_raw_sum_inscan: shmem_sum_inscan: dest becomes the sum of the sources of this PE and all with
 * lower numbers in team. */
int shmemx_raw_sum_inscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);

/* shmemx_raw_sum_exscan: shmem_sum_exscan: dest becomes the sum of the sources of all PEs with lower
 * numbers in team: 0 on the first. */
int shmemx_raw_sum_exscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);


/* Splitting teams by colour and in three dimensions. Collective over the parent team, like the splits of
 * the standard; the parent and its children can be used at once. On failure the result is nonzero and
 * every new team SHMEM_TEAM_INVALID, on every PE of the parent. SHMEMX_TEAM_NODE is a predefined team: the
 * PEs of this node, which share memory. Threads: One thread of each PE calls; calls on one team must not
 * overlap. Heddle, "Teams". */

/* shmemx_team_split_color: Makes a team of all PEs of the parent that pass the same color, any number of
 * at least 0; numbers in it follow key, and where keys are equal, the numbers in the parent.
 * SHMEMX_COLOR_UNDEFINED joins no team and gives SHMEM_TEAM_INVALID. config and config_mask need only be
 * the same within a team. Returns 0 on success. */
int shmemx_team_split_color(shmem_team_t parent_team, int color, int key, const shmem_team_config_t *config,
    long config_mask, shmem_team_t *new_team);

/* shmemx_team_split_3d: Lays the parent's PEs out in planes of yrange rows of xrange and makes a team of
 * each line along each axis: PE i is at x = i % xrange, y = i / xrange % yrange, z = i / (xrange *
 * yrange). The last lines may be short. Returns 0 on success. */
int shmemx_team_split_3d(shmem_team_t parent_team, int xrange, int yrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team,
    const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team,
    const shmem_team_config_t *zaxis_config, long zaxis_mask, shmem_team_t *zaxis_team);

#ifdef __cplusplus
}
#endif

/* C11: one name for all types, as in shmem.h. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L


#endif

#endif
