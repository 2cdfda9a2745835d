/* Queries: who and how many the PEs are, the library's name, and what memory can be reached how. */
#include "coverage.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static uint64_t word, heads[MAX_PES];

static int answer(const struct function *f)
{
    struct call c = {.answer = -1};
    call(f, &c);
    return c.answer;
}

/* On PE 0 every PE counts at its number. */
void test_my_pe(const struct function *f)
{
    const int pe = answer(f);
    if (pe < 0 || pe >= n_pes || pe != my_pe) {
        failed(f->name, "%d of %d", pe, n_pes);
        return;
    }
    heads[pe] = 0;
    if (my_pe == 0) memset(heads, 0, sizeof heads);
    shmem_barrier_all();
    shmem_uint64_atomic_inc(&heads[pe], 0);
    shmem_barrier_all();
    for (int i = 0; i < n_pes && my_pe == 0; i++)
        if (heads[i] != 1) failed(f->name, "%ju PEs have number %d", (uintmax_t)heads[i], i);
}

void test_n_pes(const struct function *f)
{
    const int n = answer(f);
    static uint64_t here;
    here = 0;
    shmem_barrier_all();
    shmem_uint64_atomic_add(&here, (uint64_t)n, 0); /* as many times as there are PEs */
    shmem_barrier_all();
    if (n != n_pes || (my_pe == 0 && here != (uint64_t)n * (uint64_t)n)) failed(f->name, "%d", n);
}

void test_query_thread(const struct function *f)
{
    int provided = -1;
    shmem_query_thread(&provided);
    if (provided < SHMEM_THREAD_SINGLE || provided > SHMEM_THREAD_MULTIPLE) failed(f->name, "%d", provided);
}

void test_info_get_version(const struct function *f)
{
    int major = -1, minor = -1;
    shmem_info_get_version(&major, &minor);
    if (major != 1 || minor != 6 || major != SHMEM_MAJOR_VERSION || minor != SHMEM_MINOR_VERSION)
        failed(f->name, "%d.%d", major, minor);
}

void test_info_get_name(const struct function *f)
{
    char name[SHMEM_MAX_NAME_LEN + 1];
    memset(name, '#', sizeof name);
    shmem_info_get_name(name);
    const bool ends = memchr(name, 0, SHMEM_MAX_NAME_LEN) && name[SHMEM_MAX_NAME_LEN] == '#';
    if (!ends || strcmp(name, SHMEM_VENDOR_STRING)) failed(f->name, "%.*s", SHMEM_MAX_NAME_LEN, name);
}

void test_pe_accessible(const struct function *f)
{
    const int wrong[] = {-1, n_pes, n_pes + 1, INT_MAX, INT_MIN};
    for (int pe = 0; pe < n_pes; pe++)
        if (shmem_pe_accessible(pe) != 1) failed(f->name, "PE %d is not accessible", pe);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (shmem_pe_accessible(wrong[i]) != 0) failed(f->name, "PE %d is accessible", wrong[i]);
}

/* Addresses, with whether they are symmetric. */
struct address {
    const char *what;
    void *at;
    bool is_symmetric;
};
enum { ADDRESSES = 7 };

static void find_addresses(struct address *addresses, char *heap, void *on_stack, void *private)
{
    const struct address all[ADDRESSES] = {
        {"a static object", &word, true},
        {"the inside of a static array", (char *)heads + 13, true},
        {"the heap", heap, true},
        {"the inside of the heap", heap + 101, true},
        {"the stack", on_stack, false},
        {"private memory", private, false},
        {"NULL", NULL, false},
    };
    memcpy(addresses, all, sizeof all);
}

void test_addr_accessible(const struct function *f)
{
    char on_stack, *heap = shmem_malloc(200), *private = malloc(10);
    struct address addresses[ADDRESSES];
    find_addresses(addresses, heap, &on_stack, private);
    for (int i = 0; i < ADDRESSES; i++)
        for (int pe = -1; pe <= n_pes; pe++) {
            const int seen = shmem_addr_accessible(addresses[i].at, pe);
            const int wanted = addresses[i].is_symmetric && pe >= 0 && pe < n_pes;
            if (seen != wanted) failed(f->name, "gave %d for %s on PE %d", seen, addresses[i].what, pe);
        }
    free(private);
    shmem_free(heap);
}

/* shmem_ptr or shmem_team_ptr */
typedef void *pointer_to(const struct group *, const void *, int);

static void *world_pointer(const struct group *g, const void *dest, int pe)
{
    (void)g;
    return shmem_ptr(dest, pe);
}

static void *team_pointer(const struct group *g, const void *dest, int pe) { return shmem_team_ptr(g->team, dest, pe); }

/* What is behind a pointer to another PE's object is that object. */
static void expect_pointers(const struct function *f, const struct group *g, uint64_t *object, pointer_to *pointer)
{
    *object = (uint64_t)my_pe * 10;
    shmem_barrier_all();
    for (int pe = 0; g->me >= 0 && pe < g->size; pe++) {
        const volatile uint64_t *there = pointer(g, object, pe);
        if (there && *there != (uint64_t)g->world[pe] * 10) failed(f->name, "on %s: PE %d is another", g->name, pe);
    }
    shmem_barrier_all();
    const int next = g->me < 0 ? 0 : (g->me + 1) % g->size;
    uint64_t *there = g->me < 0 ? NULL : pointer(g, object, next);
    if (there) *there = 77;
    shmem_barrier_all();
    if (there && shmem_uint64_g(object, g->world[next]) != 77) failed(f->name, "on %s: a store is lost", g->name);
    shmem_barrier_all();
}

static void expect_no_pointers(const struct function *f, const struct group *g, pointer_to *pointer)
{
    char on_stack, *heap = shmem_malloc(200), *private = malloc(10);
    struct address addresses[ADDRESSES];
    find_addresses(addresses, heap, &on_stack, private);
    for (int i = 0; i < ADDRESSES; i++)
        for (int pe = 0; g->me >= 0 && pe < g->size; pe++)
            if (!addresses[i].is_symmetric && pointer(g, addresses[i].at, pe))
                failed(f->name, "on %s: a pointer to %s of PE %d", g->name, addresses[i].what, pe);
    free(private);
    shmem_free(heap);
}

static void expect_pointers_of(const struct function *f, const struct group *g, pointer_to *pointer)
{
    uint64_t *heap = shmem_malloc(8 * sizeof *heap);
    expect_pointers(f, g, &word, pointer);
    expect_pointers(f, g, &heap[3], pointer);
    expect_no_pointers(f, g, pointer);
    if (g->me >= 0 && !pointer(g, heap, g->me)) failed(f->name, "on %s: none to its own heap", g->name);
    shmem_free(heap);
}

/* All neighbours' heaps can be reached. */
static void expect_shared(const struct function *f)
{
    uint64_t *heap = shmem_malloc(8);
    for (int i = 0; i < teams[SHARED].size; i++) {
        expect(shmem_ptr, shmem_ptr(heap, teams[SHARED].world[i]) != NULL);
        if (!shmem_team_ptr(SHMEM_TEAM_SHARED, heap, i)) failed(f->name, "on PE %d of the shared team", i);
    }
    shmem_free(heap);
}

void test_ptr(const struct function *f)
{
    expect_pointers_of(f, &teams[WORLD], world_pointer);
    expect_shared(f);
}

void test_team_ptr(const struct function *f)
{
    for (int i = 0; i < TEAMS; i++) expect_pointers_of(f, &teams[i], team_pointer);
    expect(shmem_team_ptr, shmem_team_ptr(SHMEM_TEAM_INVALID, &word, 0) == NULL);
    expect_shared(f);
}

/* Without a tool that takes commands nothing happens. */
void test_pcontrol(const struct function *f)
{
    shmem_pcontrol(0);
    shmem_pcontrol(1);
    shmem_pcontrol(2);
    shmem_pcontrol(3, 1.5, f->name, 7);
    expect(shmem_pcontrol, shmem_my_pe() == my_pe);
}

/* Every name of a type has the number of a type of that size; beyond the last number there is none. */
void test_raw_type_size(const struct function *f)
{
    static const struct {
        int type;
        size_t size;
    } types[] = {
        {SHMEMX_TYPE_FLOAT, sizeof(float)},
        {SHMEMX_TYPE_DOUBLE, sizeof(double)},
        {SHMEMX_TYPE_CHAR, 1},
        {SHMEMX_TYPE_SCHAR, 1},
        {SHMEMX_TYPE_SHORT, sizeof(short)},
        {SHMEMX_TYPE_INT, sizeof(int)},
        {SHMEMX_TYPE_LONG, sizeof(long)},
        {SHMEMX_TYPE_LONGLONG, sizeof(long long)},
        {SHMEMX_TYPE_UCHAR, 1},
        {SHMEMX_TYPE_USHORT, sizeof(short)},
        {SHMEMX_TYPE_UINT, sizeof(int)},
        {SHMEMX_TYPE_ULONG, sizeof(long)},
        {SHMEMX_TYPE_ULONGLONG, sizeof(long long)},
        {SHMEMX_TYPE_INT8, 1},
        {SHMEMX_TYPE_INT16, 2},
        {SHMEMX_TYPE_INT32, 4},
        {SHMEMX_TYPE_INT64, 8},
        {SHMEMX_TYPE_UINT8, 1},
        {SHMEMX_TYPE_UINT16, 2},
        {SHMEMX_TYPE_UINT32, 4},
        {SHMEMX_TYPE_UINT64, 8},
        {SHMEMX_TYPE_SIZE, sizeof(size_t)},
        {SHMEMX_TYPE_PTRDIFF, sizeof(ptrdiff_t)},
        {SHMEMX_TYPE_COMPLEXF, 2 * sizeof(float)},
        {SHMEMX_TYPE_COMPLEXD, 2 * sizeof(double)},
        {SHMEMX_TYPE_LONGDOUBLE, sizeof(long double)},
        {-1, 0},
        {16, 0},
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (shmemx_raw_type_size(types[i].type) != types[i].size)
            failed(f->name, "type %d has %zu bytes", types[i].type, shmemx_raw_type_size(types[i].type));
}

void test_wtime(const struct function *f)
{
    double begin = shmemx_wtime();
    while (shmemx_wtime() == begin) continue;
    if (shmemx_wtime() < begin) failed(f->name, "the clock goes back");
    if (shmemx_wtime() > begin + 100) failed(f->name, "%g s in no time", shmemx_wtime() - begin);
}

void test_nodename(const struct function *f)
{
    char name[256] = "";
    gethostname(name, sizeof name - 1);
    if (strcmp(shmemx_nodename(), name)) failed(f->name, "%s, not %s", shmemx_nodename(), name);
    if (shmemx_nodename() != shmemx_nodename()) failed(f->name, "the text does not stay");
}
