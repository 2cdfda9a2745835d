/* Section 13, the deprecated collectives over active sets. */
#include "semantics.h"

enum { PSYNCS = 2, LONGEST = SHMEM_SYNC_SIZE };
static long psync[PSYNCS][LONGEST + 8], pwork[SHMEM_REDUCE_MIN_WRKDATA_SIZE * 64];
static int64_t source[64], dest[64 * 8];
static const long BEYOND = 0x5a5a5a5a;

/* An active set, and our place in it. */
struct set {
    int start, log_stride, size, rank;
};
static struct set sets[16];
static int n_sets;

static void add_set(int start, int log_stride)
{
    int size = (n - 1 - start) / (1 << log_stride) + 1, distance = me - start;
    int inside = distance >= 0 && distance % (1 << log_stride) == 0;
    sets[n_sets++] = (struct set){start, log_stride, size, inside ? distance >> log_stride : -1};
}

static void reset(void)
{
    for (int p = 0; p < PSYNCS; p++)
        for (int i = 0; i < LONGEST + 8; i++) psync[p][i] = i < LONGEST ? SHMEM_SYNC_VALUE : BEYOND;
    shmem_barrier_all();
}

/* §13: pSync is restored when the call returns, nothing beyond its size is touched ... */
static void check_restored(const long *words, int used)
{
    for (int i = 0; i < used; i++) check_equal(words[i], SHMEM_SYNC_VALUE);
    for (int i = LONGEST; i < LONGEST + 8; i++) check_equal(words[i], BEYOND);
}

typedef void call(const struct set *set, long *words);

static void call_barrier(const struct set *s, long *w) { shmem_barrier(s->start, s->log_stride, s->size, w); }
static void call_sync(const struct set *s, long *w) { (shmem_sync)(s->start, s->log_stride, s->size, w); }

static void call_broadcast(const struct set *s, long *w)
{
    int root = s->size - 1;
    source[0] = 50 + s->rank, dest[0] = -1;
    call_barrier(s, psync[0]);
    shmem_broadcast64(dest, source, 1, root, s->start, s->log_stride, s->size, w);
    check_equal(dest[0], s->rank == root ? -1 : 50 + root); /* the root's own dest is not touched */
}

static void call_broadcast32(const struct set *s, long *w)
{
    int32_t *to = (int32_t *)dest, *from = (int32_t *)source;
    from[0] = 70 + s->rank, to[0] = to[1] = -1;
    call_barrier(s, psync[0]);
    shmem_broadcast32(to, from, 1, 0, s->start, s->log_stride, s->size, w);
    check_equal(to[0], s->rank ? 70 : -1);
    check_equal(to[1], -1);
}

static void call_fcollect(const struct set *s, long *w)
{
    source[0] = 10 * s->rank, source[1] = 10 * s->rank + 1;
    call_barrier(s, psync[0]);
    shmem_fcollect64(dest, source, 2, s->start, s->log_stride, s->size, w);
    for (int i = 0; i < 2 * s->size; i++) check_equal(dest[i], i / 2 * 10 + i % 2);
}

static void call_collect(const struct set *s, long *w)
{
    int place = 0;
    for (int i = 0; i < 3; i++) source[i] = s->rank;
    call_barrier(s, psync[0]);
    shmem_collect64(dest, source, (size_t)(s->rank % 3), s->start, s->log_stride, s->size, w);
    for (int r = 0; r < s->size; r++)
        for (int i = 0; i < r % 3; i++) check_equal(dest[place++], r);
}

static void call_alltoall(const struct set *s, long *w)
{
    for (int i = 0; i < s->size; i++) source[i] = 100 * s->rank + i;
    call_barrier(s, psync[0]);
    shmem_alltoall64(dest, source, 1, s->start, s->log_stride, s->size, w);
    for (int i = 0; i < s->size; i++) check_equal(dest[i], 100 * i + s->rank);
}

static void call_alltoalls(const struct set *s, long *w)
{
    for (int i = 0; i < 2 * s->size; i++) source[i] = 100 * s->rank + i, dest[i] = -1;
    call_barrier(s, psync[0]);
    shmem_alltoalls64(dest, source, 2, 2, 1, s->start, s->log_stride, s->size, w);
    for (int i = 0; i < 2 * s->size - 1; i++) check_equal(dest[i], i % 2 ? -1 : 100 * (i / 2) + 2 * s->rank);
}

static void call_sum(const struct set *s, long *w)
{
    long *from = (long *)source, *to = (long *)dest, members = s->size;
    for (int i = 0; i < 30; i++) from[i] = s->rank + i;
    call_barrier(s, psync[0]);
    shmem_long_sum_to_all(to, from, 30, s->start, s->log_stride, s->size, pwork, w);
    for (int i = 0; i < 30; i++) check_equal(to[i], members * (members - 1) / 2 + members * i);
}

static void call_or(const struct set *s, long *w)
{
    short *from = (short *)source, *to = (short *)dest;
    from[0] = (short)(1 << s->rank);
    call_barrier(s, psync[0]);
    shmem_short_or_to_all(to, from, 1, s->start, s->log_stride, s->size, (short *)pwork, w);
    check_equal(to[0], (1 << s->size) - 1);
}

/* §13: ... and nobody writes it late: after a return it is the caller's again, to do anything with */
static void check_psync(call *collective, int used)
{
    for (int i = 0; i < n_sets; i++) {
        reset();
        if (sets[i].rank >= 0) {
            if (sets[i].rank == sets[i].size - 1) nap(1);
            collective(&sets[i], psync[1]);
            check_restored(psync[1], used);
            for (int w = 0; w < LONGEST; w++) psync[1][w] = 4711;
        }
        shmem_barrier_all();
        nap(0);
        shmem_barrier_all();
        for (int w = 0; sets[i].rank >= 0 && w < LONGEST; w++) check_equal(psync[1][w], 4711);
    }
}

/* §13: barrier and sync may use one pSync again at once; the others take turns between two */
static void check_reuse(call *collective, int psyncs)
{
    reset();
    for (int i = 0; i < n_sets; i++) {
        for (int round = 0; round < 20 && sets[i].rank >= 0; round++)
            collective(&sets[i], psync[psyncs == 1 ? 1 : round % 2]);
        shmem_barrier_all();
    }
    check_restored(psync[1], LONGEST);
}

/* §13: shmem_barrier completes the default context; both hold all PEs of the set until the last has come */
static void barriers_hold_and_complete(void)
{
    static long counter;
    for (int i = 0; i < n_sets; i++) {
        reset();
        counter = 0;
        shmem_barrier_all();
        const struct set *s = &sets[i];
        for (long round = 1; round <= 20 && s->rank >= 0; round++) {
            if (round % s->size == s->rank && round % 7 == 0) nap(2);
            shmem_long_atomic_inc(&counter, s->start);
            if (round % 2) call_barrier(s, psync[0]);
            else shmem_quiet(), call_sync(s, psync[0]);
            check(shmem_long_g(&counter, s->start) >= round * s->size);
            call_sync(s, psync[0]);
        }
        shmem_barrier_all();
    }
}

/* §13: 1.4 programs give shmem_sync an array of SHMEM_BARRIER_SYNC_SIZE */
static void sync_touches_no_more_than_a_barriers_words(void)
{
    static long words[SHMEM_BARRIER_SYNC_SIZE + 4];
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE + 4; i++)
        words[i] = i < SHMEM_BARRIER_SYNC_SIZE ? SHMEM_SYNC_VALUE : BEYOND;
    shmem_barrier_all();
    for (int i = 0; i < n_sets; i++) {
        if (sets[i].rank >= 0) call_sync(&sets[i], words);
        shmem_barrier_all();
    }
    for (int i = SHMEM_BARRIER_SYNC_SIZE; i < SHMEM_BARRIER_SYNC_SIZE + 4; i++) check_equal(words[i], BEYOND);
}

/* §13: dest may be source in reductions */
static void reductions_work_in_place(void)
{
    long *both = (long *)dest;
    for (int i = 0; i < n_sets; i++) {
        reset();
        const struct set *s = &sets[i];
        for (int k = 0; k < 30; k++) both[k] = 1;
        shmem_barrier_all();
        if (s->rank >= 0) shmem_long_sum_to_all(both, both, 30, s->start, s->log_stride, s->size, pwork, psync[1]);
        for (int k = 0; s->rank >= 0 && k < 30; k++) check_equal(both[k], s->size);
        shmem_barrier_all();
    }
}

/* §13: SHMEM_SYNC_SIZE is enough for all */
static void sync_size_is_the_largest(void)
{
    check(SHMEM_SYNC_SIZE >= SHMEM_BARRIER_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_BCAST_SYNC_SIZE);
    check(SHMEM_SYNC_SIZE >= SHMEM_COLLECT_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_REDUCE_SYNC_SIZE);
    check(SHMEM_SYNC_SIZE >= SHMEM_ALLTOALL_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_ALLTOALLS_SYNC_SIZE);
}

/* Beyond the standard, which asks for a dest that is ready on all PEs: where PEs share memory, nothing comes into a
 * dest more than one broadcast early, so that two dest and two pSync in turn need nothing between the calls. Of a size
 * that is pushed. */
static void alternating_broadcasts_keep_step(void)
{
    enum { PUSHED = 96 };
    static int64_t pushed[2 * PUSHED];
    void *heap = shmem_malloc(1);
    int root = n - 1, shared = 1;
    for (int pe = 0; pe < n; pe++) shared = shared && shmem_ptr(heap, pe);
    shmem_free(heap);
    reset();
    for (int i = 0; shared && i < 20; i++) {
        int64_t *from = pushed + i % 2 * PUSHED, *to = dest + i % 2 * PUSHED;
        for (int k = 0; k < PUSHED; k++) from[k] = i;
        shmem_broadcast64(to, from, PUSHED, root, 0, 0, n, psync[i % 2]);
        if (me == root) continue;
        nap(1);
        for (int k = 0; k < PUSHED; k++) check_equal(to[k], i);
        memset(to, -1, PUSHED * sizeof *to);
    }
    shmem_barrier_all();
}

/* The same from one root after the other, with sizes that are left in fast boxes and others, into two dest again:
 * nothing comes into a dest before its owner has come for it, or after. */
static void small_and_large_broadcasts_keep_step(void)
{
    enum { LARGE = 96 };
    static int64_t ours[2][LARGE];
    int64_t *to = shmem_calloc(2 * LARGE, sizeof *to), *from = shmem_malloc(2 * LARGE * sizeof *from);
    int shared = 1;
    for (int pe = 0; pe < n; pe++) shared = shared && shmem_ptr(to, pe);
    reset();
    for (int i = 0; shared && i < 60; i++) {
        const int words[] = {1, LARGE, LARGE, 64, 2}, count = words[i % 5], root = i / 20 % n, half = i % 2 * LARGE;
        for (int k = 0; k < count; k++) from[half + k] = 1000 * i + k;
        shmem_broadcast64(to + half, from + half, (size_t)count, root, 0, 0, n, psync[i % 2]);
        if (me == root) continue;
        if (i % 7 == me % 7) nap(1);
        for (int k = 0; k < LARGE; k++) check_equal(to[half + k], k < count ? 1000 * i + k : ours[i % 2][k]);
        for (int k = 0; k < LARGE; k++) to[half + k] = ours[i % 2][k] = -i;
    }
    shmem_barrier_all();
    shmem_free(from);
    shmem_free(to);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    for (int log_stride = 0; log_stride < 3; log_stride++)
        for (int start = 0; start < n && start < 3; start++) add_set(start, log_stride);
    sync_size_is_the_largest();
    sync_touches_no_more_than_a_barriers_words();
    check_psync(call_barrier, SHMEM_BARRIER_SYNC_SIZE);
    check_psync(call_sync, SHMEM_BARRIER_SYNC_SIZE);
    check_psync(call_broadcast, SHMEM_BCAST_SYNC_SIZE);
    check_psync(call_broadcast32, SHMEM_BCAST_SYNC_SIZE);
    check_psync(call_fcollect, SHMEM_COLLECT_SYNC_SIZE);
    check_psync(call_collect, SHMEM_COLLECT_SYNC_SIZE);
    check_psync(call_alltoall, SHMEM_ALLTOALL_SYNC_SIZE);
    check_psync(call_alltoalls, SHMEM_ALLTOALLS_SYNC_SIZE);
    check_psync(call_sum, SHMEM_REDUCE_SYNC_SIZE);
    check_psync(call_or, SHMEM_REDUCE_SYNC_SIZE);
    check_reuse(call_barrier, 1);
    check_reuse(call_sync, 1);
    check_reuse(call_broadcast, 2);
    check_reuse(call_collect, 2);
    check_reuse(call_sum, 2);
    barriers_hold_and_complete();
    reductions_work_in_place();
    alternating_broadcasts_keep_step();
    small_and_large_broadcasts_keep_step();
    return end();
}
