/* The check library: every shmem_x here verifies its arguments and how it is used, then calls pshmem_x. It
 * knows the library only through shmem.h; oshrun --check loads it before the program. libheddle-races has the same
 * files.
 *
 *     gen_check.py   makes made/checked_*.c from the tables: what is verified, once for all functions that are alike
 *     life.c             start and end, written by hand
 *     call.c             threads, thread levels, contexts and teams of a call
 *     lock_check.c       locks: does this PE hold them, or wait for them?
 *     order_check.c      nonblocking collectives: do all PEs start the same ones with the same arguments?
 *     meet.c             collectives: do all PEs make the same call with the same arguments? Waits: can they end?
 *     argument.c         values: PEs, counts, strides, constants, configurations
 *     span.c             memory: symmetric or not, alignment, overlap
 *     extent.c           lengths and overlap of strided elements
 *     block.c            the blocks of the symmetric heap
 *     counter_check.c    counters and appends: live? is the PE in their team? was overflow noticed?
 *     pending.c          non-blocking collectives: do they share buffers? are their requests waited for?
 *     symbol.c           variables of the program: their sizes
 *     handle.c           contexts and teams, live and destroyed
 *     outside.c          threads, signal handlers and children of the program
 *     fail.c             how the job ends
 *     stack.c            where it ends: lines of the program's source
 *     function_name.c    what a function is called
 *     check.c            what this process is, which all of them read
 *     race.c             accesses that nothing orders: see race.h
 *     bypass.c           programs that nothing can be checked of
 *     option.c           variables, from env.def
 *
 * A file calls those below it alone.
 */
#ifndef HEDDLE_CHECK_H
#define HEDDLE_CHECK_H

#include <pshmemx.h>

#include "api/all_quiet.h"
#include "base/atomic.h"
#include "base/base.h"
#include "base/log.h"
#include "extent.h"
#include "fail.h"
#include "function_name.h"
#include "made/functions.h"

/* Defines what the program calls; the parentheses keep a C11 macro of the same name from being expanded. */
#define CHECKED(ret, name, ...) __attribute__((visibility("default"))) ret(name)(__VA_ARGS__)

/* The object of a handle: a context, a team and so on, whose records begin with this struct. Records are found without
 * a lock. They remain until the last shmem_finalize, so that the handle of a destroyed object is recognised. A new
 * object with the same handle gets the same record. */
struct known_object {
    uintptr_t handle;
    struct known_object *next;
    bool live;
};

/* A team that was seen: predefined, made by a split, or an active set, which has no handle. */
struct known_team {
    struct known_object object;
    struct known_team *next_set; /* of the active sets */
    int n_pes, my_pe;
    int start, log_stride;  /* of an active set; log_stride is -1 for a team */
    const void *from;       /* the return address of the call that made it */
    uint64_t key;           /* the same on all members, of no two teams that live at a time */
    uint64_t round, splits; /* blocking collectives so far, and splits of it */
    uint64_t started;       /* nonblocking collectives so far */
    uint32_t inside;        /* 1 + the collective that a thread of ours is in, 0 if none is */
    uint8_t *seats;         /* where the members have posted this round; on the first member */
    int seats_room;
};

/* A context that was seen. */
struct known_context {
    struct known_object object;
    struct known_team *team;
    long options;
    unsigned owner;  /* the thread that made it */
    uint32_t inside; /* of a serialized one: 1 + the function that a thread is in */
    enum function maker;
    const void *from; /* the return address of the call that made it */
};

/* A federation that was seen. */
struct known_federation {
    struct known_object object;
    int n_teams;
};

/* What all PEs of a collective must pass alike. */
enum { AGREED_MAX = 10, NO_POST = -1 };
struct agreed {
    const char *name;
    uint64_t value; /* a number, or a place_of */
    bool is_place;
};

/* One call of the program, from call_begin to call_end. */
struct call {
    const char *where; /* "shmem_int_put(dest, source, nelems, pe)" */
    enum function function;
    const void *from;              /* the return address, in calls that create or allocate */
    unsigned thread;               /* that makes it */
    struct known_team *team;       /* that PE numbers count in; NULL for an invalid one */
    int n_pes;                     /* of it; -1 if invalid */
    int pe;                        /* the target */
    bool serialized;               /* is this thread the one inside, at SHMEM_THREAD_SERIALIZED? */
    struct known_context *context; /* a serialized one, to be left */
    struct known_space *space;     /* of a buffer of this collective; NULL: none is in a memory space */
    struct known_team *meeting;    /* the team whose collective this is */
    int post;                      /* see meet.c; NO_POST: none */
    const void *at;                /* the word or the lock that it waits for; NULL: none */
    size_t sum;                    /* of all PEs' counts, for those collectives that let them differ */
    int agreed_count;
    struct agreed agreed[AGREED_MAX];
};

enum { PLACE_TEXT = 300 }; /* bytes for stack_place */

/* This process. */
struct check {
    bool up;
    int pe, n_pes;
    int level; /* SHMEM_THREAD_... */
    uintptr_t heap_base;
    size_t heap_size;     /* bytes */
    unsigned main_thread; /* which initialised */
    uint32_t inside;      /* at SHMEM_THREAD_SERIALIZED: 1 + the function that a thread is in */
};
extern struct check check;

/* call.c */
void call_begin(struct call *call, enum function function);

/* Returns true after the last shmem_finalize. */
bool call_is_late(void);
void call_begin_any_thread(struct call *call, enum function function);
void call_end(struct call *call);
unsigned thread_me(void);    /* this thread's number, from 1 */
bool thread_is_inside(void); /* has it a call_begin without its call_end? */
void call_context(struct call *call, const char *name, shmem_ctx_t ctx, bool may_be_invalid);
void call_team(struct call *call, const char *name, shmem_team_t team, bool may_be_invalid);
void call_federation(struct call *call, const char *name, shmemx_federation_t federation, bool may_be_invalid);

/* space_check.c: numbers of blocks that are in memory spaces are SPACE_BLOCKS | space << SPACE_BLOCK_BITS | block. */
enum { SPACE_BLOCKS = 0x800000, SPACE_BLOCK_BITS = 15 };
struct known_space;
struct span;
void call_space(struct call *call, const char *name, shmem_space_t space); /* the call is of the space's team */
void space_check_add(struct call *call, int result, const shmem_space_t *space);
void space_check_remove(int result, shmem_space_t space);
uint32_t space_check_block_number(shmem_space_t space);
void space_check_buffer(struct call *call, const struct span *span);
bool space_check_is_foreign(const struct call *call, const void *at);  /* may the target PE alone have a space there? */
void call_set(struct call *call, int start, int log_stride, int size); /* PE_start, logPE_stride, PE_size */

/* argument.c. `n` says how many elements there are: nothing is wrong with strides if there are none. */
void check_pe(struct call *call, const char *name, int pe);
void check_pes(struct call *call, const char *name, const int *pes, size_t n);
void check_count(struct call *call, const char *name, int n);
void check_stride(struct call *call, const char *name, ptrdiff_t stride, size_t least, size_t n);
void check_cmp(struct call *call, const char *name, int cmp);
void check_sig_op(struct call *call, const char *name, int sig_op);
void check_type(struct call *call, const char *name, int type);
void check_width(struct call *call, const char *name, size_t width);
void check_element(struct call *call, const char *name, size_t size);
void check_domain(struct call *call, const char *name, shmemx_domain_t domain);
void check_level(struct call *call, const char *name, int level);
void check_range(struct call *call, const char *name, int range);
void check_part(struct call *call, const char *name, shmem_team_t team);
void check_fed_type(struct call *call, const char *name, int type);
void check_alignment(struct call *call, const char *name, size_t alignment);
void check_config(struct call *call, const char *name, const void *config, long mask);
void check_psync(struct call *call, const char *name, const long *psync, size_t n);

/* The alignment of an element of SHMEMX_TYPE_...: complex numbers have that of their parts. */
static inline size_t type_alignment(int type)
{
    size_t size = pshmemx_raw_type_size(type);
    return type == SHMEMX_TYPE_COMPLEXD || type == SHMEMX_TYPE_COMPLEXF ? size / 2 : size;
}

static inline size_t pwrk_elements(int n)
{
    return n / 2 + 1 > SHMEM_REDUCE_MIN_WRKDATA_SIZE ? (size_t)n / 2 + 1 : SHMEM_REDUCE_MIN_WRKDATA_SIZE;
}

/* Spans: the memory that an argument stands for. */
struct span {
    const char *name, *at;
    size_t nbytes; /* from the first to behind the last element */
    struct extent extent;
    bool there; /* `at` is the symmetric address of memory of the target PE */
};
struct span span_there(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment);
struct span span_own(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment);
struct span span_here(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment);
struct span span_or_null(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment);
void check_apart(const struct call *call, const struct span *a, const struct span *b);
void check_apart_or_same(const struct call *call, const struct span *a, const struct span *b);

/* Where the global variables of the program are. */
void program_data(uintptr_t *begin, size_t *size);

/* A number for a symmetric address that is the same on every PE; 0 for NULL and what is not symmetric. */
uint64_t place_of(const void *at);
void place_print(uint64_t place, char *text, size_t room);
void place_print_name(uint64_t place, char *text, size_t room); /* of a variable, if the program has its name */

/* symbol.c: the variable of the program that an address is in. False: it has no symbol table, or none is there. */
struct symbol {
    uintptr_t begin;
    size_t size;
    const char *name;
};
bool symbol_find(uintptr_t at, struct symbol *symbol);

/* block.c */
struct block {
    uintptr_t begin;
    size_t size;
    uint32_t number; /* the first allocation is 1: the same on every PE; of a memory space: see space_check.c */
    enum function maker;
    const void *from; /* the return address of the call that allocated it */
    bool live;
};
void block_add(struct call *call, void *at, size_t size);
void block_add_in(struct call *call, shmem_space_t space, void *at, size_t size);
void block_remove(const void *at);
void block_move(struct call *call, void *from, void *to, size_t size);
bool block_find(const void *at, struct block *block); /* the last one that begins at or before `at`, live or not */
void check_block(struct call *call, const char *name, const void *at);
/* How many are live, their bytes, and the return address of the call that allocated the first. */
size_t block_totals(size_t *bytes, const void **from);
void block_down(void);

/* handle.c */
enum object_kind { OBJECT_TEAM, OBJECT_CONTEXT, OBJECT_FEDERATION, OBJECT_COUNTER, OBJECT_SPACE, OBJECT_KINDS };
void *object_find(enum object_kind kind, uintptr_t handle); /* NULL: none */

/* Returns the record for a new object, of `size` bytes, to be filled in. No other thread changes a record until
 * object_made, which makes it live. */
void *object_make(enum object_kind kind, uintptr_t handle, size_t size);
void object_made(void *record);
static inline bool object_is_live(const void *record)
{
    return load_acquire(&((const struct known_object *)record)->live); /* pairs with the store in object_made */
}
void object_remove(void *record);

extern struct known_team team_world;
struct known_team *team_find(uintptr_t handle);
void team_add(struct call *call, int axis, int index, int result, const shmem_team_t *team);
void team_add_grid(struct call *call, int axes, const int *ranges, int result,
                   const shmem_team_t *const *teams); /* the last axis has no range */
void team_remove(struct call *call, const char *name);
struct known_team *team_of_set(int start, int log_stride, int size);
int team_member(const struct known_team *team, int i); /* its number in the world */
void federation_add(struct call *call, int result, const shmemx_federation_t *federation);
void federation_remove(shmemx_federation_t federation);
void context_add(struct call *call, struct known_team *team, long options, int result, const shmem_ctx_t *ctx);
void context_remove(struct call *call, const char *name, shmem_ctx_t ctx);
void handle_up(void);
void handle_down(void);
/* Live contexts of the program that match (options & mask) == wanted, and one of them. */
size_t context_count(const struct known_team *team, long mask, long wanted, const struct known_context **one);

size_t team_count(const void **from); /* those that the program made; the return address of a call that made one */

/* meet.c */
void agree_value(struct call *call, const char *name, uint64_t value);
void agree_span(struct call *call, const struct span *span);
void agree_address(struct call *call, const char *name, const void *at);
void call_meet(struct call *call);               /* waits for all PEs of the collective, and compares */
void call_meet_sum(struct call *call, size_t n); /* and adds up n over them: call->sum */

/* Ends the job unless PE `pe`, which is in a function or has started it, has passed the same to the same function. */
void call_compare(struct call *call, int pe, bool has_started, enum function function, const uint64_t *values);

/* A number of a collective of a team, the same on all members; odd. `number` counts them on the team. */
static inline uint64_t team_tag(const struct known_team *team, uint64_t number)
{
    return ((team->key ^ number * 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9) | 1;
}

/* The call waits, for a word or a lock at `at`, which may be NULL. Other PEs can see that. */
void call_blocks(struct call *call, const void *at);

/* For a call that waits for requests and has a post: would the wait return at once? Other PEs can see for which
 * nonblocking collective it waits. */
enum how_many { ALL, ANY, ALL_LOCAL };
bool call_requests_are_over(struct call *call, size_t n, const shmemx_request_h *requests, enum how_many how_many);
void meet_lock_taken(const long *lock); /* by this PE; other PEs can see it */
void meet_lock_cleared(const long *lock);
void call_leave(struct call *call); /* undoes these */

/* A thread that waits for other PEs: yields at first, then sleeps; after a while looks where all PEs are. */
struct waiting {
    struct call *call;
    bool is_meeting; /* in a collective: PEs that have not come are reported */
    unsigned steps;
    long sleep_us;
    double begin, next_look, next_note;
    uint64_t round; /* of looks, before the condition was tested; 0: none */
};
void waiting_step(struct waiting *waiting);

/* True if a wait for one of n elements has one that its status does not leave out. */
static inline bool is_any_chosen(size_t n, const int *status)
{
    for (size_t i = 0; i < n; i++)
        if (!status || !status[i]) return true;
    return false;
}
shmem_ctx_t meet_ctx(void); /* of the checks */
void meet_up(void);
void meet_down(void);

/* order_check.c */
void order_check(struct call *call); /* a nonblocking collective that is about to start; does not wait for other PEs */
void order_up(shmem_ctx_t ctx);
void order_down(void);

/* outside.c */
void outside_before_init(void);
void outside_after_init(void);

/* Has the program threads that do not wait, signal handlers or children? They may end a wait. */
bool outside_may_act(bool (*is_waiting)(pid_t thread));

/* counter_check.c. `what` a handle should be: "a counter", "an append" */
void counter_check_add(const struct call *call, const void *handle);
void counter_check_remove(const struct call *call, const char *name, const void *handle, const char *what);
void counter_check_live(const struct call *call, const char *name, const void *handle, const char *what);
void counter_check_pe(const struct call *call, const char *name, const void *handle);
void counter_check_overflow_asked(const void *handle, size_t dropped);
void counter_check_overflow(const struct call *call, const char *name, shmemx_oct_t oct);

/* pending.c. dest and source are NULL if there is none. */
void pending_check(const struct call *call, const struct span *dest, const struct span *source);
void pending_add(const struct call *call, shmemx_request_h request); /* that the call has made */
void pending_became(shmemx_request_h before, shmemx_request_h now);  /* NULL: it has ended */
struct request_list { /* requests of a call, in an array or at addresses, and what they were before */
    const shmemx_request_h *handles;
    shmemx_request_h *const *addresses;
    size_t n;
    shmemx_request_h *before;
};
void pending_note(struct request_list *list);
void pending_list_became(struct request_list *list, shmemx_request_h now); /* those that the call has changed */
size_t pending_count(const void **from); /* the return address of a call that made one */

/* 1 + the function that began a nonblocking collective of the request; 0: there is none. */
uint32_t pending_maker(shmemx_request_h request);
void pending_down(void);

/* lock_check.c */
void lock_check_before_set(struct call *call, const long *lock);

/* Queues for the lock, and polls until it is the turn of this PE. Meanwhile PEs that wait for each other are found.
 * Returns false if other PEs cannot see that this PE waits: then the library has to wait. */
bool lock_check_wait(struct call *call, long *lock);
void lock_check_before_turn(struct call *call, const long *lock);
void lock_check_before_test(struct call *call, const long *lock);
void lock_check_before_clear(struct call *call, const long *lock);
void lock_check_before_finalize(struct call *call);
void lock_check_taken(const long *lock);
void lock_check_down(void);

#endif
