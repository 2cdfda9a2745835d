/* Put and get: typed, sized, single, strided, in blocks, non-blocking, with a signal or a counter. The whole area
 * around the elements is compared with an image of what it must be. */
#include "coverage.h"

#include <string.h>

/* What a spot moves: blocks of bsize elements, whose starts are sst apart in source and dst apart in dest. */
struct layout {
    size_t blocks, bsize;
    ptrdiff_t dst, sst;
};

enum { OLD, NEW };             /* kinds of signals */
enum { SOURCE_ELEMENTS = 40 }; /* enough for every layout */

/* Of each spot: of its transfers, and of empty ones. */
static shmemx_ct_t counters[SPOTS][2];

static void make_counters(const struct function *f)
{
    for (int i = 0; f->variant & COUNTED && i < 2 * SPOTS; i++) {
        shmemx_ct_create(&counters[i / 2][i % 2]);
        if (counters[i / 2][i % 2] == SHMEMX_CT_INVALID) failed(f->name, "no counter");
    }
}

static void free_counters(const struct function *f)
{
    for (int i = 0; f->variant & COUNTED && i < 2 * SPOTS; i++) shmemx_ct_free(&counters[i / 2][i % 2]);
}

static void reset_counters(const struct spot *s)
{
    for (int i = 0; s->f->variant & COUNTED && i < 2; i++) shmemx_ct_set(counters[s->number][i], 0);
}

/* One transfer of each kind, once there is one. */
static void expect_counts(const struct spot *s, int from)
{
    for (int i = 0; s->f->variant & COUNTED && i < 2; i++)
        if (shmemx_ct_get(counters[s->number][i]) != (from >= 0))
            failed(s->f->name, "%s: %ld counted%s", spot_name(s), shmemx_ct_get(counters[s->number][i]),
                   i ? " of empty ones" : "");
}

/* The data is there once it is counted. */
static void await_counts(const struct spot *s)
{
    for (int i = 0; s->f->variant & COUNTED && i < 2; i++) shmemx_ct_wait(counters[s->number][i], 1);
}

static struct layout layout_of(const struct spot *s)
{
    static const size_t counts[SPOTS] = {7, 2, 16, 1};
    const int i = s->number;
    const ptrdiff_t size = 1 + i % 3;
    switch (s->f->variant & 7) {
    case SINGLE:
        return (struct layout){1, 1, 1, 1};
    case STRIDED:
        return (struct layout){5, 1, 1 + i, 4 - i};
    case BLOCKED:
        return (struct layout){4, (size_t)size, size + i % 2, size + 2 - i / 2};
    default:
        return (struct layout){1, counts[i], 1, 1};
    }
}

/* Puts into dest what the layout takes of the source of PE owner. */
static void move_elements(const struct spot *s, void *dest, int owner)
{
    const struct layout l = layout_of(s);
    for (size_t block = 0; block < l.blocks; block++)
        for (size_t i = 0; i < l.bsize; i++) {
            const size_t to = block * (size_t)l.dst + i, from = block * (size_t)l.sst + i;
            make_element(s->f, element(s->f, dest, to), seed_of(s, owner, from, NEW));
        }
}

static struct call call_with_layout(const struct spot *s)
{
    const struct layout l = layout_of(s);
    struct call c = call_on(s);
    const bool contiguous = (s->f->variant & 7) == CONTIGUOUS;
    c.nelems = contiguous ? l.bsize : l.blocks;
    c.bsize = l.bsize;
    c.dst = l.dst;
    c.sst = l.sst;
    return c;
}

/* The same call with nothing to move, and null pointers. */
static void call_with_nothing(const struct spot *s, struct call c)
{
    if ((s->f->variant & 7) == SINGLE) return;
    c.nelems = 0;
    c.dest = NULL;
    c.source = NULL;
    call(s->f, &c);
}

/* Put */

static uint64_t old_signal(const struct spot *s, int pe) { return mix(seed_of(s, pe, 0, OLD)); }
static uint64_t new_signal(const struct spot *s, int pe) { return mix(seed_of(s, pe, 0, NEW)); }

static bool is_added(const struct spot *s)
{
    return !(s->f->variant & SETS_ONLY) && (s->number == 1 || s->number == 2);
}

/* What the signals of this PE are once PE from, unless it is -1, has updated them. */
static uint64_t wanted_signal(const struct spot *s, int from)
{
    const uint64_t old = old_signal(s, my_pe);
    return from < 0 ? old : is_added(s) ? old + new_signal(s, from) : new_signal(s, from);
}

static int source_pe(const struct spot *s) { return s->group->me < 0 ? -1 : s->group->world[s->from]; }

static void prepare_put(const struct spot *s)
{
    fill_guard(s->area);
    s->signals[0] = s->signals[1] = old_signal(s, my_pe);
    reset_counters(s);
}

static void put(const struct spot *s)
{
    struct call c = call_with_layout(s);
    c.sig_op = is_added(s) ? SHMEM_SIGNAL_ADD : SHMEM_SIGNAL_SET;
    c.signal = new_signal(s, my_pe);
    c.sig_addr = &s->signals[1];
    c.ct = counters[s->number][1];
    call_with_nothing(s, c);
    c.sig_addr = &s->signals[0];
    c.ct = counters[s->number][0];
    c.dest = s->area + GUARD;
    c.source = c.value = s->local;
    make_elements(s, s->local, SOURCE_ELEMENTS, my_pe, NEW);
    call(s->f, &c);
    if (!(s->f->variant & (NBI | BY_REQUEST))) memset(s->local, 0xee, AREA); /* the source may be reused */
}

static void verify_put(const struct spot *s)
{
    const int from = source_pe(s);
    unsigned char *image = fresh_image();
    if (from >= 0) move_elements(s, image + GUARD, from);
    expect_area(s, "dest", s->area, image);
    expect_counts(s, from);
    const uint64_t wanted = wanted_signal(s, s->f->variant & SIGNAL ? from : -1);
    const char *const which[] = {"the signal", "the signal of an empty put"};
    for (int i = 0; i < 2; i++)
        if (s->signals[i] != wanted)
            failed(s->f->name, "%s: %s is %#jx, not %#jx", spot_name(s), which[i], (uintmax_t)s->signals[i],
                   (uintmax_t)wanted);
}

/* The data is there once the signal is, or the count. */
static void await_signal(const struct spot *s)
{
    await_counts(s);
    if (s->f->variant & COUNTED) verify_put(s);
    if (!(s->f->variant & SIGNAL)) return;
    const uint64_t wanted = wanted_signal(s, source_pe(s));
    shmem_signal_wait_until(&s->signals[0], SHMEM_CMP_EQ, wanted);
    shmem_signal_wait_until(&s->signals[1], SHMEM_CMP_EQ, wanted);
    verify_put(s);
}

void test_put(const struct function *f)
{
    static const struct steps steps = {prepare_put, put, await_signal, verify_put};
    make_counters(f);
    run_on_contexts(f, &steps);
    free_counters(f);
}

/* Get */

static void prepare_get(const struct spot *s)
{
    fill_guard(s->area);
    make_elements(s, s->area + GUARD, SOURCE_ELEMENTS, my_pe, NEW);
    reset_counters(s);
}

static void verify_got(const struct spot *s)
{
    unsigned char *image = fresh_image();
    move_elements(s, image + GUARD, s->group->world[s->to]);
    expect_area(s, "dest", s->local, image);
}

static void get(const struct spot *s)
{
    struct call c = call_with_layout(s);
    fill_guard(s->local);
    c.ct = counters[s->number][1];
    call_with_nothing(s, c);
    c.ct = counters[s->number][0];
    c.dest = c.result = s->local + GUARD;
    c.source = s->area + GUARD;
    call(s->f, &c);
    if (!(s->f->variant & (NBI | BY_REQUEST))) verify_got(s);
}

static void verify_source(const struct spot *s)
{
    unsigned char *image = fresh_image();
    make_elements(s, image + GUARD, SOURCE_ELEMENTS, my_pe, NEW);
    expect_area(s, "source", s->area, image);
    expect_counts(s, source_pe(s));
}

void test_get(const struct function *f)
{
    static const struct steps steps = {prepare_get, get, verify_got, verify_source};
    make_counters(f);
    run_on_contexts(f, &steps);
    free_counters(f);
}
