/* What the coverage tests share: groups, values, areas, and how failures are told. */
#include "coverage.h"

#include <float.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

__attribute__((weak)) int thread_level = SHMEM_THREAD_SINGLE;
int my_pe = -1, n_pes;
struct group teams[TEAMS], sets[SETS];

static const char *now_testing;
static int failure_count, failures_of_test, calls_of_test;

/* The symmetric part of all spots, once static and once in the heap. */
struct symmetric {
    _Alignas(64) unsigned char areas[SPOTS][AREA], sources[SPOTS][AREA], works[SPOTS][AREA];
    uint64_t signals[SPOTS][2];
    long psyncs[SPOTS][2 * SHMEM_SYNC_SIZE];
};
static struct symmetric in_data, *in_heap;
static unsigned char *local_memory;
static shmemx_request_h request; /* of what is charged to one */

bool uses_messages(void) { return teams[SHARED].size != n_pes; }

/* Failures */

void failed(const char *function, const char *format, ...)
{
    enum { TOLD = 4 }; /* of one test; the first ones say enough */
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    failure_count++;
    if (++failures_of_test <= TOLD) fprintf(stderr, "%s: PE %d: %s\n", function, my_pe, text);
}

bool expect_at(bool ok, const char *function, const char *what, const char *file, int line)
{
    if (!ok) failed(function, "%s:%d: failed: %s", file, line, what);
    return ok;
}

int failures(void) { return failure_count; }

static void stuck(int number)
{
    (void)number;
    char text[128];
    int n = snprintf(text, sizeof text, "%s: PE %d: does not come to an end\n", now_testing, my_pe);
    if (write(STDERR_FILENO, text, (size_t)n) < 0) _exit(3);
    _exit(2);
}

void watch(const char *function)
{
    enum { SECONDS = 200 }; /* for 16 PEs: the longest test takes one, on a slow machine with a sanitizer */
    now_testing = function;
    signal(SIGALRM, stuck);
    alarm(SECONDS * (1 + (unsigned)n_pes / 17));
}

/* Values */

uint64_t mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

/* Makes random bits a NaN with a payload or a -0.0 now and then. What is left is a number of any size. */
static void make_real(size_t size, uint64_t words[2], uint64_t seed)
{
    const bool nan = seed % 4 == 0, zero = seed % 8 == 1;
    if (size == sizeof(float)) {
        if (nan) words[0] |= 0x7f800001;
        if (zero) words[0] = 0x80000000;
    } else if (size == sizeof(double)) {
        if (nan) words[0] |= 0x7ff0000000000001;
        if (zero) words[0] = 0x8000000000000000;
    } else {
        if (nan) words[1] |= 0x7fff;
        if (zero) words[0] = 0, words[1] = 0x8000;
        if (LDBL_MANT_DIG == 64) words[1] &= 0xffff;              /* the rest is padding */
        if (LDBL_MANT_DIG == 64 && !zero) words[0] |= 1ull << 63; /* as all numbers but zero have it */
    }
}

void make_element(const struct function *f, void *at, uint64_t seed)
{
    uint64_t words[2] = {mix(seed), mix(~seed)};
    if (f->kind == REAL) make_real(f->size, words, words[1] >> 32);
    memcpy(at, words, f->size);
}

bool has_meaning(const struct function *f, size_t i)
{
    return f->kind != REAL || f->size != 16 || LDBL_MANT_DIG != 64 || i < 10;
}

uint64_t bits_at(const void *at, size_t size)
{
    switch (size) {
    case 1:
        return *(const uint8_t *)at;
    case 2:
        return *(const uint16_t *)at;
    case 4:
        return *(const uint32_t *)at;
    default:
        return *(const uint64_t *)at;
    }
}

void bits_put(void *at, size_t size, uint64_t bits)
{
    switch (size) {
    case 1:
        *(uint8_t *)at = (uint8_t)bits;
        break;
    case 2:
        *(uint16_t *)at = (uint16_t)bits;
        break;
    case 4:
        *(uint32_t *)at = (uint32_t)bits;
        break;
    default:
        *(uint64_t *)at = bits;
    }
}

uint64_t load_bits(const struct function *f, const void *at) { return bits_at(at, f->size); }
void store_bits(const struct function *f, void *at, uint64_t bits) { bits_put(at, f->size, bits); }

long long as_signed(const struct function *f, uint64_t bits)
{
    const unsigned unused = 64 - 8 * (unsigned)f->size;
    return (int64_t)(bits << unused) >> unused;
}

/* Areas */

void fill_guard(void *area)
{
    static unsigned char bytes[AREA]; /* copied as a whole: a sanitizer looks at each access, of however many bytes */
    if (!bytes[0])
        for (size_t i = 0; i < AREA; i++) bytes[i] = (unsigned char)(0xc3 ^ i * 11);
    memcpy(area, bytes, AREA);
}

unsigned char *fresh_image(void)
{
    static _Alignas(64) unsigned char image[AREA];
    fill_guard(image);
    return image;
}

uint64_t seed_of(const struct spot *s, int pe, size_t i, int kind)
{
    return mix(s->seed ^ mix((uint64_t)pe << 48 ^ (uint64_t)kind << 40 ^ i));
}

void make_elements(const struct spot *s, void *memory, size_t n, int pe, int kind)
{
    for (size_t i = 0; i < n; i++) make_element(s->f, element(s->f, memory, i), seed_of(s, pe, i, kind));
}

const char *spot_name(const struct spot *s)
{
    static char name[96];
    snprintf(name, sizeof name, "on %s, with %s in %s memory", s->group->name,
             s->number % 2 ? "itself" : "its neighbour", s->number < 2 ? "heap" : "static");
    return name;
}

void expect_area(const struct spot *s, const char *what, const void *area, const void *image)
{
    const unsigned char *seen = area, *wanted = image;
    if (!memcmp(seen, wanted, AREA)) return;
    for (size_t i = 0; i < AREA; i++) {
        if (seen[i] == wanted[i] || !has_meaning(s->f, i % s->f->size)) continue;
        const ptrdiff_t at = (ptrdiff_t)i - GUARD;
        failed(s->f->name, "%s: byte %td of %s (element %td) is %#x, not %#x", spot_name(s), at, what,
               at / (ptrdiff_t)s->f->size, seen[i], wanted[i]);
        return;
    }
}

struct call call_on(const struct spot *s)
{
    const struct group *g = s->group;
    return (struct call){.ctx = g->ctx,
                         .team = g->team,
                         .start = g->start,
                         .log_stride = g->log_stride,
                         .set_size = g->size,
                         .psync = s->psync,
                         .work = s->work,
                         .pe = s->to,
                         .request = &request,
                         .pes = g->world,
                         .size = (size_t)g->size,
                         .threads = 1 + my_pe % 3};
}

void *scratch(bool heap) { return heap ? in_heap->areas[0] : in_data.areas[0]; }

/* Groups */

/* Fills in who is in a group of size PEs: start, start + stride and so on. */
static void describe(struct group *g, const char *name, int start, int stride, int size)
{
    g->name = name;
    g->me = -1;
    g->size = size;
    g->start = start;
    for (int i = 0; i < size; i++) {
        g->world[i] = start + i * stride;
        if (g->world[i] == my_pe) g->me = i;
    }
}

static void make_sets(void)
{
    const int odd = n_pes / 2, log_strides[SETS] = {0, 1, 1, 2, 3, 0};
    describe(&sets[0], "the set of all PEs", 0, 1, n_pes);
    describe(&sets[1], "the set of even PEs", 0, 2, n_pes - odd);
    describe(&sets[2], "the set of odd PEs", 1, 2, odd);
    describe(&sets[3], "the set of every fourth PE", 0, 4, (n_pes + 3) / 4);
    describe(&sets[4], "the set of the last PE", n_pes - 1, 8, 1);
    describe(&sets[5], "the set of all PEs but 0", 1, 1, n_pes - 1);
    for (int i = 0; i < SETS; i++) sets[i].log_stride = log_strides[i];
}

/* Makes the team and its context; on PEs that are not in it both are invalid. */
static void make_team(struct group *g, const char *name, int start, int stride, int size, long options)
{
    describe(g, name, start, stride, size);
    g->team = SHMEM_TEAM_INVALID;
    if (!size) return;
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, start, stride, size, NULL, 0, &g->team))
        failed("shmem_team_split_strided", "cannot make %s", name);
    if (g->me >= 0 && shmem_team_create_ctx(g->team, options, &g->ctx))
        failed("shmem_team_create_ctx", "cannot make a context of %s", name);
}

static void make_teams(void)
{
    describe(&teams[WORLD], "the world", 0, 1, n_pes);
    teams[WORLD].team = SHMEM_TEAM_WORLD;
    teams[WORLD].ctx = SHMEM_CTX_DEFAULT;
    struct group *shared = &teams[SHARED];
    describe(shared, "the shared team", 0, 1, shmem_team_n_pes(SHMEM_TEAM_SHARED));
    shared->team = SHMEM_TEAM_SHARED;
    shared->me = shmem_team_my_pe(SHMEM_TEAM_SHARED);
    for (int i = 0; i < shared->size; i++)
        shared->world[i] = shmem_team_translate_pe(SHMEM_TEAM_SHARED, i, SHMEM_TEAM_WORLD);
    if (shmem_team_create_ctx(SHMEM_TEAM_SHARED, SHMEM_CTX_PRIVATE, &shared->ctx))
        failed("shmem_team_create_ctx", "cannot make a context of the shared team");
    make_team(&teams[REVERSED], "the reversed team", n_pes - 1, -1, n_pes, 0);
    make_team(&teams[OTHERS], "the reversed team without 0", n_pes - 1, -1, n_pes - 1,
              SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE);
}

static void destroy_teams(void)
{
    for (int i = SHARED; i < TEAMS; i++) {
        if (teams[i].me < 0) continue;
        shmem_ctx_destroy(teams[i].ctx);
        if (i != SHARED) shmem_team_destroy(teams[i].team);
    }
}

/* Spots */

static uint64_t seed_of_name(const char *name, int number)
{
    uint64_t seed = (uint64_t)number;
    for (; *name; name++) seed = mix(seed ^ (unsigned char)*name);
    return seed;
}

static struct spot spot_of(const struct function *f, const struct group *g, int number)
{
    struct symmetric *here = number < 2 ? in_heap : &in_data, *there = number < 2 ? &in_data : in_heap;
    const bool other = number % 2 == 0 && g->me >= 0;
    return (struct spot){.f = f,
                         .group = g,
                         .number = number,
                         .to = other ? (g->me + 1) % g->size : g->me,
                         .from = other ? (g->me + g->size - 1) % g->size : g->me,
                         .area = here->areas[number],
                         .source = there->sources[number],
                         .work = here->works[number],
                         .psync = here->psyncs[number],
                         .local = local_memory + number * AREA,
                         .signals = there->signals[number],
                         .seed = seed_of_name(f->name, number)};
}

void complete(const struct function *f, const struct group *g)
{
    const bool by_request = (f->variant & BY_REQUEST) && !(f->has_ctx && g == &teams[REVERSED]);
    if (by_request) shmemx_request_wait(&request);
    else if (g->ctx != SHMEM_CTX_INVALID) shmem_ctx_quiet(g->ctx);
}

static void run_on_group(const struct function *f, const struct steps *steps, const struct group *g)
{
    struct spot spots[SPOTS];
    for (int i = 0; i < SPOTS; i++) {
        spots[i] = spot_of(f, g, i);
        steps->prepare(&spots[i]);
    }
    shmem_barrier_all();
    if (g->me >= 0) {
        for (int i = 0; i < SPOTS; i++) steps->act(&spots[i]);
        complete(f, g);
        for (int i = 0; i < SPOTS && steps->settle; i++) steps->settle(&spots[i]);
    }
    shmem_barrier_all();
    for (int i = 0; i < SPOTS; i++) steps->verify(&spots[i]);
}

void run_steps(const struct function *f, const struct steps *steps, const struct group *groups, int n_groups)
{
    for (int i = 0; i < n_groups; i++)
        if (groups[i].size > 0) run_on_group(f, steps, &groups[i]);
}

void run_on_contexts(const struct function *f, const struct steps *steps)
{
    run_steps(f, steps, teams, f->has_ctx ? TEAMS : 1);
}

void come_late(const struct spot *s)
{
    const struct timespec moment = {0, 50000};
    if (s->number == 0 && s->group->me == (int)(s->seed % (uint64_t)s->group->size)) nanosleep(&moment, NULL);
}

void call_collective(const struct spot *s, struct call c)
{
    c.answer = 0;
    call(s->f, &c);
    if (s->f->variant & BY_REQUEST) complete(s->f, s->group);
    if (c.answer) failed(s->f->name, "%s: returned %d", spot_name(s), c.answer);
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        if (c.psync[i] != SHMEM_SYNC_VALUE) failed(s->f->name, "%s: pSync[%d] is %ld", spot_name(s), i, c.psync[i]);
}

void run_collective(const struct function *f, const struct steps *steps)
{
    if (f->variant & ON_SET) run_steps(f, steps, sets, SETS);
    else run_steps(f, steps, teams, TEAMS);
}

/* The run */

void call(const struct function *f, struct call *c)
{
    f->call(c);
    calls_of_test++;
}

static void run_test(const struct function *f)
{
    watch(f->name);
    failures_of_test = calls_of_test = 0;
    f->test(f);
    if (f->call && !calls_of_test) failed(f->name, "was not called");
    shmem_barrier_all();
}

static void reset_psyncs(struct symmetric *memory)
{
    for (int i = 0; i < SPOTS; i++)
        for (int j = 0; j < 2 * SHMEM_SYNC_SIZE; j++) memory->psyncs[i][j] = SHMEM_SYNC_VALUE;
}

static void begin(void)
{
    int provided;
    watch("shmem_init");
    shmem_init_thread(thread_level, &provided);
    my_pe = shmem_my_pe();
    n_pes = shmem_n_pes();
    if (n_pes > MAX_PES) {
        fprintf(stderr, "at most %d PEs, not %d\n", MAX_PES, n_pes);
        exit(EXIT_FAILURE);
    }
    in_heap = shmem_align(64, sizeof *in_heap);
    reset_psyncs(in_heap);
    reset_psyncs(&in_data);
    local_memory = aligned_alloc(64, SPOTS * AREA);
    make_sets();
    make_teams();
}

/* The second threads pass a word around the PEs until the main thread of PE 0 ends that. So every PE has a thread that
 * waits in the library while its main thread tests, and few of them run at a time. */

enum { LAST_ROUND = INT_MAX };

static bool has_second_thread, is_over; /* is_over: atomic */
static pthread_t second_thread;
static int token; /* the round; the PE on the left puts it */

static void pass_on(shmem_ctx_t ctx, int round)
{
    shmem_ctx_int_p(ctx, &token, round, (my_pe + 1) % n_pes);
    shmem_ctx_quiet(ctx);
}

/* Returns the round that the PE on the left has put after this one. */
static int next_round(int round)
{
    shmem_int_wait_until(&token, SHMEM_CMP_NE, round);
    return __atomic_load_n(&token, __ATOMIC_ACQUIRE);
}

static void *pass_rounds(void *unused)
{
    const struct timespec moment = {0, 10000000};
    shmem_ctx_t ctx;
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx)) failed("shmem_ctx_create", "in the second thread");
    for (int round = 0, seen = 0; seen != LAST_ROUND;) {
        if (my_pe == 0) {
            round = __atomic_load_n(&is_over, __ATOMIC_ACQUIRE) ? LAST_ROUND : round + 1;
            pass_on(ctx, round);
            nanosleep(&moment, NULL);
        }
        seen = next_round(seen);
        if (my_pe != 0) pass_on(ctx, seen);
        else if (seen != round) failed("shmem_int_wait_until", "round %d came back as %d", round, seen);
    }
    shmem_ctx_destroy(ctx);
    return unused;
}

static void begin_second_thread(void)
{
    if (has_second_thread && pthread_create(&second_thread, NULL, pass_rounds, NULL)) exit(EXIT_FAILURE);
}

static void end_second_thread(void)
{
    __atomic_store_n(&is_over, true, __ATOMIC_RELEASE);
    if (has_second_thread) pthread_join(second_thread, NULL);
}

/* The options of main. */
static bool takes_samples;

static void read_options(int *argc, char ***argv)
{
    for (; *argc > 1 && !strncmp((*argv)[1], "--", 2); --*argc, ++*argv) {
        if (!strcmp((*argv)[1], "--two-threads")) has_second_thread = true;
        else if (!strcmp((*argv)[1], "--samples")) takes_samples = true;
        else fprintf(stderr, "unknown option %s\n", (*argv)[1]), exit(EXIT_FAILURE);
    }
    if (has_second_thread) thread_level = SHMEM_THREAD_MULTIPLE;
}

/* True if they differ in the type of their elements at most. */
static bool is_like(const struct function *a, const struct function *b)
{
    return a->test == b->test && a->variant == b->variant && a->has_ctx == b->has_ctx;
}

static bool is_wanted(const struct function *f, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (!strcmp(f->name, argv[i])) return true;
    return argc < 2;
}

int cover(const struct function *functions, size_t n, int argc, char **argv)
{
    read_options(&argc, &argv);
    begin();
    begin_second_thread();
    for (size_t i = 0; i < n; i++)
        if (is_wanted(&functions[i], argc, argv) && !(takes_samples && i && is_like(&functions[i], &functions[i - 1])))
            run_test(&functions[i]);
    watch("shmem_finalize");
    end_second_thread();
    shmemx_request_wait(&request);
    destroy_teams();
    shmem_free(in_heap);
    free(local_memory);
    shmem_finalize();
    if (failure_count) fprintf(stderr, "PE %d: %d failures\n", my_pe, failure_count);
    return failure_count ? EXIT_FAILURE : EXIT_SUCCESS;
}
