#include "appends.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "report.h"
#include "stage.h"
#include "witness.h"

static struct {
    shmemx_ct_t counters[COUNTERS];
    shmemx_oct_t plain, tight, ring;
    unsigned char *ring_buffer;
    unsigned char *log; /* what has been taken out of the ring */
    size_t taken, expected;
    long left[COUNTERS]; /* what counters are at the end */
} appends;

void appends_up(void)
{
    for (int i = 0; i < COUNTERS; i++) shmemx_ct_create(&appends.counters[i]);
    shmemx_oct_create(&appends.plain, stage.base[IN_APPEND], APPEND_SIZE);
    shmemx_oct_create(&appends.tight, stage.base[IN_TIGHT], TIGHT_SIZE);
    appends.ring_buffer = shmem_malloc(RING_SIZE);
    shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &appends.ring, appends.ring_buffer, RING_SIZE, 1,
                                        SHMEMX_OCT_WRAP);
}

void appends_down(void)
{
    shmemx_oct_destroy(&appends.ring);
    shmemx_oct_destroy(&appends.tight);
    shmemx_oct_destroy(&appends.plain);
    for (int i = 0; i < COUNTERS; i++) shmemx_ct_free(&appends.counters[i]);
    shmem_free(appends.ring_buffer);
}

static bool is_here(const struct op *op) { return op->target == stage.me && !op->is_dropped; }
static bool rings(const struct op *op) { return op->kind->sort == SORT_PUSH && op->kind->traits & RINGS; }

void appends_set(void)
{
    for (int i = 0; i < COUNTERS; i++) shmemx_ct_set(appends.counters[i], 0);
    shmemx_oct_reset(appends.plain);
    shmemx_oct_reset(appends.tight);
    shmemx_oct_reset(appends.ring);
    size_t expected = 0;
    for (const struct op *op = stage.plan->ops; op < stage.plan->ops + stage.plan->n_ops; op++)
        if (is_here(op) && rings(op)) expected += shape_bytes(&op->shape);
    appends.log = realloc(appends.log, expected + 1);
    __atomic_store_n(&appends.expected, 0, __ATOMIC_RELEASE);
    appends.taken = 0;
    __atomic_store_n(&appends.expected, expected, __ATOMIC_RELEASE); /* pairs with the acquire in appends_consume */
}

shmemx_ct_t appends_counter(const struct op *op) { return appends.counters[op->number % COUNTERS]; }

shmemx_oct_t appends_of(const struct op *op)
{
    return op->kind->traits & RINGS ? appends.ring : op->kind->traits & TRIES ? appends.tight : appends.plain;
}

/* Items */

static void item_head(const struct op *op, uint64_t *head)
{
    head[0] = op->key;
    head[1] = (uint64_t)shape_bytes(&op->shape) << 32 | op->number;
}

void appends_item(const struct op *op, unsigned char *item)
{
    uint64_t head[2];
    const size_t nbytes = shape_bytes(&op->shape);
    if (!nbytes) return;
    item_head(op, head);
    memcpy(item, head, ITEM_HEAD);
    pattern_fill(item + ITEM_HEAD, op->key, 0, nbytes - ITEM_HEAD);
}

static bool is_item(const struct op *op, const unsigned char *at, size_t room)
{
    const size_t nbytes = shape_bytes(&op->shape);
    unsigned char *item = malloc(nbytes);
    appends_item(op, item);
    bool is = nbytes <= room && !memcmp(item, at, nbytes);
    free(item);
    return is;
}

bool appends_has(const struct op *op, const unsigned char *bytes, size_t nbytes)
{
    uint64_t head[2];
    if (!shape_bytes(&op->shape)) return true;
    item_head(op, head);
    const unsigned char *at = memmem(bytes, nbytes, head, ITEM_HEAD);
    return at && is_item(op, at, nbytes - (size_t)(at - bytes));
}

/* The ring */

bool appends_consume(void)
{
    const size_t expected = __atomic_load_n(&appends.expected, __ATOMIC_ACQUIRE);
    if (appends.taken >= expected) return false;
    size_t most = expected - appends.taken, some = 1 + appends.taken * 7919 % 5000;
    size_t n = shmemx_oct_consume(appends.ring, appends.log + appends.taken, some < most ? some : most);
    __atomic_store_n(&appends.taken, appends.taken + n, __ATOMIC_RELEASE);
    return true;
}

/* Waiting */

static bool counts(const struct op *op, int counter)
{
    return is_here(op) && op->kind->traits & COUNTS && op->number % COUNTERS == (uint32_t)counter;
}

/* In odd rounds what has been waited for is subtracted. */
static void wait_for_counter(int counter, void (*serve)(void))
{
    const struct plan *plan = stage.plan;
    const bool subtracts = plan->round % 2;
    shmemx_ct_t ct = appends.counters[counter];
    long wanted = 0;
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++) wanted += counts(op, counter);
    appends.left[counter] = subtracts ? 0 : wanted;
    if (stage.level == SHMEM_THREAD_MULTIPLE && !subtracts) shmemx_ct_wait(ct, wanted);
    if (stage.level == SHMEM_THREAD_MULTIPLE && subtracts) shmemx_ct_wait_dec(ct, wanted);
    for (int is_there = stage.level == SHMEM_THREAD_MULTIPLE; !is_there;) {
        stage_enter();
        is_there = shmemx_ct_test(ct, wanted);
        if (is_there && subtracts) shmemx_ct_add(ct, -wanted);
        stage_leave();
        if (!is_there) serve(), board_nap();
    }
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++)
        if (counts(op, counter) && op->kind->sort == SORT_PUT) witness_look_here(op, "when the counter had counted it");
}

static bool is_plain(const struct op *op)
{
    return is_here(op) && op->kind->sort == SORT_PUSH && !(op->kind->traits & (TRIES | RINGS));
}

static void wait_for_pushes(void (*serve)(void))
{
    const struct plan *plan = stage.plan;
    size_t wanted = 0;
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++)
        if (is_plain(op)) wanted += shape_bytes(&op->shape);
    if (stage.level == SHMEM_THREAD_MULTIPLE) shmemx_oct_wait(appends.plain, wanted);
    for (size_t landed = 0; landed < wanted;) {
        stage_enter();
        landed = shmemx_oct_get_complete(appends.plain);
        stage_leave();
        if (landed < wanted) serve(), board_nap();
    }
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++)
        if (is_plain(op)) witness_look_here(op, "when its append had got all");
}

void appends_wait(void (*serve)(void))
{
    for (int i = 0; i < COUNTERS; i++) wait_for_counter(i, serve);
    wait_for_pushes(serve);
    while (__atomic_load_n(&appends.taken, __ATOMIC_ACQUIRE) < appends.expected) board_nap();
}

/* The end */

static void check_number(const char *what, size_t expected, size_t seen)
{
    char text[256];
    if (expected == seen) return;
    snprintf(text, sizeof text, "at the end of the round, at PE %d: %s is %zu, not %zu", stage.me, what, seen,
             expected);
    report_text(stage.plan, NULL, text);
}

static bool is_there(const struct op *op) { return op->kind->traits & TRIES ? board->fits[op->number] == FITS : true; }

/* Items one behind the other, each of those that belong there once. */
static void check_items(const char *what, const unsigned char *bytes, size_t nbytes, unsigned traits)
{
    const struct plan *plan = stage.plan;
    bool *seen = calloc(plan->n_ops + 1, 1);
    size_t wanted = 0;
    for (size_t at = 0; at < nbytes;) {
        uint64_t head[2] = {0, UINT32_MAX};
        if (nbytes - at >= ITEM_HEAD) memcpy(head, bytes + at, ITEM_HEAD);
        const uint32_t number = (uint32_t)head[1];
        const struct op *op = number < plan->n_ops ? &plan->ops[number] : NULL;
        bool belongs = op && is_here(op) && op->kind->sort == SORT_PUSH &&
                       (op->kind->traits & (TRIES | RINGS)) == traits && !seen[number] && is_there(op) &&
                       is_item(op, bytes + at, nbytes - at);
        if (!belongs) {
            char text[256];
            snprintf(text, sizeof text,
                     "at the end of the round, at PE %d: in the %s, %zu bytes of %zu are no item that belongs there",
                     stage.me, what, nbytes - at, nbytes);
            report_text(plan, op, text);
        }
        seen[number] = true;
        at += shape_bytes(&op->shape);
    }
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++)
        if (is_here(op) && op->kind->sort == SORT_PUSH && (op->kind->traits & (TRIES | RINGS)) == traits &&
            is_there(op))
            wanted += shape_bytes(&op->shape);
    check_number(what, wanted, nbytes);
    free(seen);
}

/* Behind what has been pushed nothing has changed. */
static void check_append(const char *what, enum region region, size_t size, shmemx_oct_t oct, unsigned traits)
{
    const size_t nbytes = shmemx_oct_get_complete(oct);
    unsigned char *rest = malloc(size);
    check_number("what has been given out", nbytes, shmemx_oct_get(oct));
    check_number("how many were dropped", 0, shmemx_oct_overflow(oct));
    check_items(what, stage.base[region], nbytes, traits);
    pattern_fill(rest, plan_background(stage.plan, stage.me, region), nbytes, size - nbytes);
    if (memcmp(rest, stage.base[region] + nbytes, size - nbytes))
        report_text(stage.plan, NULL, "something was written behind what an append has got");
    free(rest);
}

/* What a push did not find room for had none. */
static void check_refusals(void)
{
    const struct plan *plan = stage.plan;
    const size_t used = shmemx_oct_get(appends.tight);
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++)
        if (is_here(op) && op->kind->traits & TRIES && board->fits[op->number] == REFUSED &&
            used + shape_bytes(&op->shape) <= TIGHT_SIZE)
            report_text(plan, op, "it was told that it does not fit, and there is room at the end");
}

void appends_check(void)
{
    for (int i = 0; i < COUNTERS; i++)
        check_number("a counter", (size_t)appends.left[i], (size_t)shmemx_ct_get(appends.counters[i]));
    check_append("append", IN_APPEND, APPEND_SIZE, appends.plain, 0);
    check_append("small append", IN_TIGHT, TIGHT_SIZE, appends.tight, TRIES);
    check_refusals();
    check_items("ring", appends.log, appends.taken, RINGS);
}
