/* What the coverage tests share. Each function of the interface has a row, which coverage.py makes from
 * calls.tmpl: its name, the type of its elements, a test, and a call that takes its arguments from a struct.
 * So one test serves all functions of a shape, and of similar shapes. */
#ifndef HEDDLE_TEST_COVERAGE_H
#define HEDDLE_TEST_COVERAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <limits.h>

#include <shmemx.h>

enum {
    MAX_PES = 256,
    SPOTS = 4,   /* objects that one test uses at the same time, see struct spot */
    GUARD = 64,  /* bytes before the elements of an area */
    AREA = 6144, /* bytes of an area, with guards on both sides */
};

/* Failures. Each names a function and the PE. */

extern int thread_level; /* that the library is started with: a program may define another than SINGLE */
extern int my_pe, n_pes; /* of the world; -1 and 0 before the library is up */

/* True if there are PEs that are reached by messages. */
bool uses_messages(void);

/* True if there are so many PEs that tests whose time grows faster than the number of PEs take samples. */
static inline bool is_crowd(void) { return n_pes > 16; }

/* The size to try after this one: every size, or in a crowd a few that divide no number of PEs. */
static inline int next_size(int size) { return is_crowd() && size > 3 ? 2 * size - 1 : size + 1; }

void failed(const char *function, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool expect_at(bool ok, const char *function, const char *what, const char *file, int line);
int failures(void);

/* A check of one function by what the condition says. Its value is the condition's. */
#define expect(function, condition) expect_at((condition), #function, #condition, __FILE__, __LINE__)

/* Begins the test of a function. If that is stuck, the program says where, and ends. */
void watch(const char *function);

/* An area of symmetric memory, heap or static, for tests without spots. */
void *scratch(bool in_heap);

/* A call of a function under test; each uses what it needs. */

struct call {
    shmem_ctx_t ctx;
    shmem_team_t team;
    void *dest, *result, *work;
    const void *source, *value, *cond;
    size_t nelems, bsize, size, alignment;
    ptrdiff_t dst, sst;
    int pe, cmp, sig_op;
    uint64_t *sig_addr, signal;
    shmemx_ct_t ct;
    shmemx_oct_t oct;
    const int *status, *pes;
    size_t *indices;
    int start, log_stride, set_size; /* an active set */
    long *psync, *lock, hints;
    size_t index;  /* what came back: a number of elements or an index */
    int answer;    /* what came back: a status, a truth value or a number */
    void *pointer; /* what came back: an address */
    shmemx_request_h *request;
    int threads; /* that take part: another number on each PE */
};

/* A function under test. */

enum kind { NOTHING, BYTES, SIGNED, UNSIGNED, REAL, COMPLEX };
#define KIND_OF_CHAR (CHAR_MIN < 0 ? SIGNED : UNSIGNED)

/* Variants of tests. */
enum {
    CONTIGUOUS,
    SINGLE,
    STRIDED,
    BLOCKED,
    SIGNAL = 8,
    NBI = 16,
    COUNTED = 32,
    SETS_ONLY = 64
};                                              /* put and get: a
                                         layout, and how */
enum { TRIES = 64 };                            /* push: with NBI and COUNTED */
enum { ALL, ANY, SOME, WAITS = 4, VECTOR = 8 }; /* waiting and testing: how many, and with a value for each */
enum { FENCE, QUIET };                          /* what orders, or also completes */
enum { BROADCAST, COLLECT, FCOLLECT, ALLTOALL, ALLTOALLS };
enum { /* atomic operations, reductions and scans */
       FETCH,
       SET,
       SWAP,
       COMPARE_SWAP,
       INC,
       ADD,
       AND,
       OR,
       XOR,
       MAX,
       MIN,
       SUM,
       PROD,
       INSCAN,
       EXSCAN,
       OPERATION = 31, /* these bits say which */
       RETURNS = 32,   /* gives the value from before */
};
enum { ON_SET = 64 };      /* collectives: over an active set instead of a team */
enum { BY_REQUEST = 128 }; /* charged to a request */

struct function {
    const char *name;
    enum kind kind; /* of its elements */
    size_t size;    /* of an element, in bytes */
    bool has_ctx;   /* a shmem_ctx_… */
    int variant;
    void (*test)(const struct function *);
    void (*call)(struct call *); /* NULL: the test calls the function by its name */
};

/* Runs the tests of all rows, or of those that the arguments of main name; the value is the exit status. Options
 * precede the names. With --two-threads each PE has a second thread, which waits for words and puts them at the same
 * time. With --samples, of functions that differ in the type of their elements only, one is tested. */
int cover(const struct function *functions, size_t n, int argc, char **argv);

/* Calls f and remembers that it was called. */
void call(const struct function *f, struct call *c);

/* Groups: the teams, contexts and active sets that functions are tried on. */

struct group {
    const char *name;
    shmem_team_t team;
    shmem_ctx_t ctx;
    int me; /* the calling PE's number, or -1 */
    int size;
    int world[MAX_PES];    /* the world's number of each member */
    int start, log_stride; /* of an active set */
};

enum { WORLD, SHARED, REVERSED, OTHERS, TEAMS, SETS = 6 };

extern struct group teams[TEAMS]; /* all; the neighbours; all in reverse order; all but 0 in reverse order */
extern struct group sets[SETS];   /* all; the even ones; the odd ones; every fourth; the last; all but 0 */

/* Values of elements. */

/* The bytes of an element, which depend on the seed: of floating-point types a NaN or -0.0 now and then. */
void make_element(const struct function *f, void *at, uint64_t seed);

/* A number whose bits all depend on all bits of x. */
uint64_t mix(uint64_t x);

/* Whether byte i of an element is a part of its value: long double has padding. */
bool has_meaning(const struct function *f, size_t i);

/* An integer of the element's size, without sign, and back. */
uint64_t load_bits(const struct function *f, const void *at);
void store_bits(const struct function *f, void *at, uint64_t bits);

/* The same for calls, which know the size alone. */
uint64_t bits_at(const void *at, size_t size);
void bits_put(void *at, size_t size, uint64_t bits);

/* The same as a number: with its sign, if the type has one. */
long long as_signed(const struct function *f, uint64_t bits);

/* Spots: the objects of a test. Each is an area on every PE, in the heap (0, 1) or static (2, 3). A PE acts
 * on its right neighbour's area in even spots, on its own in odd ones. */

struct spot {
    const struct function *f;
    const struct group *group;
    int number;
    int to, from;          /* members of the group: on whom this PE acts, and who acts on it */
    unsigned char *area;   /* symmetric; elements start GUARD bytes in */
    unsigned char *source; /* symmetric, and in the heap if area is static, else static */
    unsigned char *work;   /* symmetric, where area is: the work array of a reduction */
    unsigned char *local;  /* of this PE alone */
    uint64_t *signals;     /* two, symmetric, and where source is */
    long *psync;           /* two work arrays, symmetric, where area is */
    uint64_t seed;         /* of all values */
};

struct steps {
    void (*prepare)(const struct spot *);
    void (*act)(const struct spot *);    /* between barriers */
    void (*settle)(const struct spot *); /* between barriers, after the quiet */
    void (*verify)(const struct spot *); /* also on PEs that are not in the group */
};

/* Takes the steps for SPOTS spots at a time on each group. */
void run_steps(const struct function *f, const struct steps *steps, const struct group *groups, int n_groups);

/* Completes what f has posted on the group: by its request, or by a quiet, which does for both where there is a
 * context. */
void complete(const struct function *f, const struct group *g);

/* run_steps on all teams for a function with a context, on the world for any other. */
void run_on_contexts(const struct function *f, const struct steps *steps);

/* run_steps on all active sets for a variant ON_SET, on all teams for any other. */
void run_collective(const struct function *f, const struct steps *steps);

/* Makes one member of the spot's group come late, now and then. */
void come_late(const struct spot *s);

/* Calls the spot's function with c. Fails unless the answer is 0 and the work array as it was. */
void call_collective(const struct spot *s, struct call c);

/* The seed of element i of a spot on a PE of the world. The kind tells old contents and new values apart. */
uint64_t seed_of(const struct spot *s, int pe, size_t i, int kind);

/* Element number i of memory. */
static inline void *element(const struct function *f, void *memory, size_t i) { return (char *)memory + i * f->size; }

/* Makes the first n elements from their seeds. */
void make_elements(const struct spot *s, void *memory, size_t n, int pe, int kind);

/* Fills an area, or an image of one, with what must not change. */
void fill_guard(void *area);

/* Fails where an area differs from its image. */
void expect_area(const struct spot *s, const char *what, const void *area, const void *image);

/* An area's worth of memory for the image of one, with guards everywhere. */
unsigned char *fresh_image(void);

/* Where a spot's failure happened, for messages. */
const char *spot_name(const struct spot *s);

/* An empty call on a spot's group. */
struct call call_on(const struct spot *s);

#endif
