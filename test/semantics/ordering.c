/* Section 11: fence and quiet. */
#include <shmemx.h>

#include "semantics.h"

enum { ROUNDS = 60 };
static long data[4], flag, ready;
static uint64_t signal_word;
static shmem_ctx_t own;

/* Ways to write data[0] on the right neighbour, before the fence. */
static void by_p(long v) { shmem_ctx_long_p(own, &data[0], v, after(1)); }
static void by_put(long v) { shmem_ctx_long_put(own, data, (long[]){v, v, v}, 3, after(1)); }
static void by_put_nbi(long v)
{
    static long source[2];
    source[v % 2] = v;
    shmem_ctx_long_put_nbi(own, data, &source[v % 2], 1, after(1));
}
static void by_iput(long v) { shmem_ctx_long_iput(own, data, (long[]){v, 0, v}, 1, 2, 2, after(1)); }
static void by_atomic_set(long v) { shmem_ctx_long_atomic_set(own, &data[0], v, after(1)); }
static void by_atomic_add(long v)
{
    (void)v;
    shmem_ctx_long_atomic_add(own, &data[0], 1, after(1));
}
static void by_atomic_nbi(long v)
{
    static long old;
    shmem_ctx_long_atomic_swap_nbi(own, &old, &data[0], v, after(1));
}
static void by_put_signal(long v)
{
    shmem_ctx_long_put_signal(own, data, &v, 1, &signal_word, 1, SHMEM_SIGNAL_ADD, after(1));
}
static void by_plain_store(long v)
{
    volatile long *theirs = shmem_ptr(&data[0], after(1));
    if (theirs) *theirs = v;
    else by_p(v);
}

/* Ways to tell, after the fence. */
static void tell_by_p(long v) { shmem_ctx_long_p(own, &flag, v, after(1)); }
static void tell_by_atomic(long v) { shmem_ctx_long_atomic_set(own, &flag, v, after(1)); }
static void tell_by_signal(long v) { shmem_ctx_signal_set(own, (uint64_t *)&flag, (uint64_t)v, after(1)); }
static void tell_by_put(long v) { shmem_ctx_long_put(own, &flag, &v, 1, after(1)); }

static void order_by_fence(void) { shmem_ctx_fence(own); }
static void order_by_quiet(void) { shmem_ctx_quiet(own); }
static void order_by_pe_quiet(void)
{
    int target = after(1);
    shmem_ctx_pe_quiet(own, &target, 1);
}
static void order_by_pe_fence(void)
{
    int target = after(1);
    shmem_ctx_pe_fence(own, &target, 1);
}

static void check_pair(void (*write)(long), void (*order)(void), void (*tell)(long))
{
    data[0] = flag = ready = 0;
    shmem_barrier_all();
    for (long v = 1; v <= ROUNDS; v++) {
        write(v);
        order();
        tell(v);
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, v);
        check_equal(*(volatile long *)&data[0], v);
        shmem_long_atomic_set(&ready, v, before(1));
        shmem_long_wait_until(&ready, SHMEM_CMP_EQ, v);
    }
    shmem_ctx_quiet(own);
    shmem_barrier_all();
}

/* §11: what was written before a fence, in whatever way, is there before what comes after it, in whatever
 * way */
static void fence_orders_every_kind_of_operation(void)
{
    static void (*const writes[])(long) = {by_p,          by_put,        by_put_nbi,    by_iput,       by_atomic_set,
                                           by_atomic_add, by_atomic_nbi, by_put_signal, by_plain_store};
    static void (*const tells[])(long) = {tell_by_p, tell_by_atomic, tell_by_signal, tell_by_put};
    static void (*const orders[])(void) = {order_by_fence, order_by_quiet, order_by_pe_quiet, order_by_pe_fence};
    for (size_t w = 0; w < sizeof writes / sizeof *writes; w++)
        for (size_t t = 0; t < sizeof tells / sizeof *tells; t++) check_pair(writes[w], orders[(w + t) % 4], tells[t]);
}

/* §11: after quiet, third parties see it */
static void quiet_shows_to_third_parties(void)
{
    static long word;
    for (long v = 1; v <= 100; v++) {
        shmem_ctx_long_put_nbi(own, &word, &(long){v}, 1, after(1));
        shmem_ctx_quiet(own);
        shmem_long_atomic_set(&flag, v, after(2)); /* the PE after that looks at what we wrote */
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, v);
        check_equal(shmem_long_g(&word, before(1)), v);
        shmem_sync_all();
    }
}

/* §11: quiet also publishes plain stores to our own symmetric memory */
static void quiet_publishes_own_stores(void)
{
    static long mine;
    flag = 0;
    shmem_barrier_all();
    for (long v = 1; v <= 100; v++) {
        mine = v;
        v % 2 ? shmem_ctx_quiet(own) : shmem_ctx_fence(own);
        shmem_ctx_long_atomic_set(own, &flag, v, after(1));
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, v);
        check_equal(shmem_long_g(&mine, before(1)), v);
        shmem_sync_all();
    }
}

/* §11: quiet completes non-blocking gets and fetches */
static void quiet_completes_gets(void)
{
    static long there[64];
    for (int i = 0; i < 64; i++) there[i] = 100 * me + i;
    shmem_barrier_all();
    long here[64], fetched[64];
    for (int i = 0; i < 64; i++) shmem_ctx_long_get_nbi(own, &here[i], &there[i], 1, after(1));
    for (int i = 0; i < 64; i++) shmem_ctx_long_atomic_fetch_nbi(own, &fetched[i], &there[i], after(1));
    shmem_ctx_quiet(own);
    for (int i = 0; i < 64; i++) check(here[i] == 100 * after(1) + i && fetched[i] == here[i]);
    shmem_barrier_all();
}

/* §11: pe_quiet of no PE ignores the pointer; PEs may be named twice */
static void pe_quiet_takes_any_list(void)
{
    int twice[3] = {after(1), after(1), me};
    shmem_pe_quiet(NULL, 0);
    shmem_ctx_pe_quiet(own, NULL, 0);
    shmem_long_put_nbi(&data[1], &(long){55 + me}, 1, after(1));
    shmem_pe_quiet(twice, 3);
    check_equal(shmem_long_g(&data[1], after(1)), 55 + me);
    shmem_barrier_all();
}

/* §11: likewise when it is used for the first time, while connections to others are made */
static void fence_orders_while_connections_are_made(void)
{
    static long last;
    for (int k = 1; k < n; k++) {
        shmem_ctx_long_p(own, &last, k, after(1));
        shmem_ctx_fence(own);
        shmem_ctx_long_p(own, &data[3], k, after(k));
    }
    shmem_ctx_quiet(own);
    shmem_barrier_all();
    check_equal(last, n - 1);
    last = 0;
    shmem_barrier_all();
}

/* §8, §11: own PE and neighbours are ordered alike */
static void own_pe_is_ordered_too(void)
{
    static long a, b;
    for (long v = 1; v < 50; v++) {
        shmem_long_p(&a, v, me);
        shmem_fence();
        shmem_long_p(&b, v, me);
        shmem_long_wait_until(&b, SHMEM_CMP_EQ, v);
        check_equal(a, v);
    }
    shmem_barrier_all();
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    shmem_ctx_t ctx;
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
    for (int k = 0; k < 2; k++) {
        own = k ? ctx : SHMEM_CTX_DEFAULT;
        fence_orders_while_connections_are_made();
        fence_orders_every_kind_of_operation();
        quiet_shows_to_third_parties();
        quiet_publishes_own_stores();
        quiet_completes_gets();
        pe_quiet_takes_any_list();
    }
    own_pe_is_ordered_too();
    shmem_ctx_destroy(ctx);
    return end();
}
