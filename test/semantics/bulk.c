/* Long transfers: complete by quiet, ordered by fence, signalled and counted after their data; and they go on while
 * the program computes. */
#include "semantics.h"

#include <shmemx.h>

#include <sys/wait.h>

enum { SIZE = 3 << 20, ODD = 13, LANES = 4, SHORT = 300 };

static unsigned char *data, *source; /* symmetric, and not */
static uint64_t *word;
static int turn;

/* A byte that is different in each turn, and depends on its place. */
static unsigned char byte_at(size_t i, int t) { return (unsigned char)(i * 7 + (i >> 13) + (size_t)t * 31); }

static void fill(unsigned char *bytes, size_t size, int t)
{
    for (size_t i = 0; i < size; i++) bytes[i] = byte_at(i, t);
}

static void check_bytes(const unsigned char *bytes, size_t size, int t)
{
    size_t wrong = 0;
    for (size_t i = 0; i < size; i++) wrong += bytes[i] != byte_at(i, t);
    check_equal(wrong, 0);
}

static void next_turn(void)
{
    shmem_barrier_all();
    turn++;
    fill(source, SIZE, turn);
    memset(data, 0, SIZE);
    *word = 0;
    shmem_barrier_all();
}

static void quiet_completes_a_put(void)
{
    for (size_t size = SIZE / 64 - ODD; size < SIZE; size = size * 3 + ODD) {
        next_turn();
        shmem_putmem_nbi(data, source, size, after(1));
        shmem_quiet();
        memset(source, 0, SIZE); /* it may be used again */
        shmem_barrier_all();
        check_bytes(data, size, turn);
        check_equal(data[size], 0);
    }
}

static void quiet_completes_a_get(void)
{
    next_turn();
    fill(data, SIZE, turn + me);
    shmem_barrier_all();
    shmem_getmem_nbi(source, data, SIZE - ODD, after(1));
    shmem_quiet();
    check_bytes(source, SIZE - ODD, turn + after(1));
    check_equal(source[SIZE - 1], byte_at(SIZE - 1, turn));
}

/* What is posted behind a fence is behind the whole transfer. */
static void fence_keeps_order(void)
{
    for (int round = 0; round < 5; round++) {
        next_turn();
        shmem_putmem_nbi(data, source, SIZE, after(1));
        shmem_fence();
        shmem_uint64_p(word, (uint64_t)turn, after(1));
        shmem_uint64_wait_until(word, SHMEM_CMP_EQ, (uint64_t)turn);
        check_bytes(data, SIZE, turn);
        shmem_quiet();
    }
}

/* A transfer does not overtake what was posted before the fence that it is behind. */
static void transfer_is_behind_a_fence(void)
{
    next_turn();
    for (int i = 0; i < 10 * SHORT; i++) shmem_uint64_p(word, (uint64_t)i, after(1));
    for (size_t i = 0; i < SHORT; i++) shmem_char_p((char *)data + i, 1, after(1));
    shmem_fence();
    shmem_putmem_nbi(data, source, SIZE, after(1));
    shmem_quiet();
    shmem_barrier_all();
    check_bytes(data, SIZE, turn);
    check_equal(*word, 10 * SHORT - 1);
}

static void signal_is_behind_the_data(void)
{
    for (int round = 0; round < 3; round++) {
        next_turn();
        shmem_putmem_signal_nbi(data, source, SIZE - ODD, word, 1, SHMEM_SIGNAL_ADD, after(1));
        shmem_putmem_signal_nbi(data + SIZE - ODD, source + SIZE - ODD, ODD, word, 2, SHMEM_SIGNAL_ADD, after(1));
        shmem_signal_wait_until(word, SHMEM_CMP_GE, 3);
        check_bytes(data, SIZE, turn);
        shmem_quiet();
    }
}

/* Where they are moved as long transfers, too; and their source may be written to when they return. */
static void those_that_are_awaited_are_behind_the_data(void)
{
    next_turn();
    shmem_putmem_signal(data, source, SIZE - ODD, word, 1, SHMEM_SIGNAL_SET, after(1));
    memset(source, 0, SIZE);
    shmem_signal_wait_until(word, SHMEM_CMP_EQ, 1);
    check_bytes(data, SIZE - ODD, turn);
}

static void counts_are_behind_the_data(void)
{
    shmemx_ct_t ct;
    shmemx_ct_create(&ct);
    for (int round = 1; round <= 3; round++) {
        next_turn();
        shmemx_putmem_ct_nbi(ct, data, source, SIZE - ODD, after(1));
        shmemx_putmem_ct_nbi(ct, data + SIZE - ODD, source + SIZE - ODD, ODD, after(1));
        shmemx_ct_wait_dec(ct, 2);
        check_bytes(data, SIZE, turn);
        next_turn(); /* quiets */
        shmemx_putmem_ct(ct, data, source, SIZE, after(1));
        memset(source, 0, SIZE);
        shmemx_ct_wait_dec(ct, 1);
        check_bytes(data, SIZE, turn);
    }
    shmemx_ct_free(&ct);
}

/* Small ones are not held up: this would hang if one of them waited for room that only a transfer can make. */
static void small_operations_go_beside(void)
{
    next_turn();
    static unsigned char copies[SIZE / 2];
    fill(data + SIZE / 2, SIZE / 2, turn + me);
    shmem_barrier_all();
    shmem_putmem_nbi(data, source, SIZE / 2, after(1));
    shmem_getmem_nbi(copies, data + SIZE / 2, SIZE / 2, after(1));
    for (int i = 0; i < 20 * SHORT; i++) shmem_uint64_atomic_inc(word, after(1));
    check(shmem_uint64_atomic_fetch(word, after(1)) >= 20 * SHORT);
    shmem_barrier_all();
    check_bytes(data, SIZE / 2, turn);
    check_bytes(copies, SIZE / 2, turn + after(1));
    check_equal(*word, 20 * SHORT);
}

/* More of them than a lane can keep numbers for. */
static void many_at_once(void)
{
    enum { PART = 1024 };
    next_turn();
    for (size_t at = 0; at < SIZE; at += PART) shmem_putmem_nbi(data + at, source + at, PART, after(1));
    shmem_quiet();
    shmem_barrier_all();
    check_bytes(data, SIZE, turn);
}

static void to_all_at_once(void)
{
    size_t part = SIZE / (size_t)n;
    next_turn();
    for (int pe = 0; pe < n; pe++) shmem_putmem_nbi(data + part * (size_t)me, source + part * (size_t)me, part, pe);
    shmem_barrier_all(); /* quiets */
    check_bytes(data, part * (size_t)n, turn);
}

static void *put_slice(void *argument)
{
    size_t t = (size_t)(uintptr_t)argument, part = SIZE / LANES;
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(t % 2 ? SHMEM_CTX_PRIVATE : 0, &ctx), 0);
    for (int round = 0; round < 3; round++)
        shmem_ctx_putmem_nbi(ctx, data + t * part, source + t * part, part, after(1));
    shmem_ctx_destroy(ctx); /* quiets */
    return NULL;
}

static void threads_have_their_own(void)
{
    next_turn();
    in_threads(LANES, put_slice);
    shmem_sync_all();
    check_bytes(data, SIZE, turn);
}

/* Looks at what a get is still writing. */
__attribute__((no_sanitize("thread"), noinline)) static unsigned char peek(const unsigned char *byte)
{
    return *(const volatile unsigned char *)byte;
}

/* The program computes, and makes no call: the other side gets all of it, and says so. */
static void goes_on_while_the_program_computes(void)
{
    static volatile long answer;
    for (int get = 0; get < 2; get++) {
        next_turn();
        answer = 0;
        fill(data, SIZE * (size_t)get, turn);
        memset(source, 0, SIZE * (size_t)get);
        shmem_barrier_all();
        if (me == 0) {
            if (get) shmem_getmem_nbi(source, data, SIZE, after(1));
            else shmem_putmem_signal_nbi(data, source, SIZE, word, 1, SHMEM_SIGNAL_SET, after(1));
            if (get)
                while (peek(&source[SIZE - 1]) != byte_at(SIZE - 1, turn)) continue;
            else
                while (n > 1 && !answer) continue;
        }
        if (me == 1 && !get) {
            shmem_signal_wait_until(word, SHMEM_CMP_EQ, 1);
            check_bytes(data, SIZE, turn);
            shmem_long_p((long *)&answer, 1, 0);
            shmem_quiet();
        }
        shmem_quiet();
        if (get && me == 0) check_bytes(source, SIZE, turn);
    }
}

/* A forked child has nothing on its way, and its parent's transfer goes on. */
static void a_forked_child_leaves_it_alone(void)
{
    int status = -1;
    next_turn();
    shmem_putmem_nbi(data, source, SIZE, after(1));
    pid_t child = fork();
    if (!child) {
        shmem_fence();
        _exit(7);
    }
    check(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 7);
    shmem_barrier_all();
    check_bytes(data, SIZE, turn);
}

/* Transfers that nobody has waited for end with the library, which can be started again. */
static void finalize_completes(void)
{
    next_turn();
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(0, &ctx), 0);
    shmem_ctx_putmem_nbi(ctx, data, source, SIZE, after(1));
    shmem_putmem_nbi(data, source, SIZE / 2, after(1));
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    data = shmem_align(64, SIZE);
    word = shmem_calloc(1, sizeof *word);
    source = malloc(SIZE);
    quiet_completes_a_put();
    quiet_completes_a_get();
    fence_keeps_order();
    transfer_is_behind_a_fence();
    signal_is_behind_the_data();
    those_that_are_awaited_are_behind_the_data();
    counts_are_behind_the_data();
    small_operations_go_beside();
    many_at_once();
    to_all_at_once();
    threads_have_their_own();
    goes_on_while_the_program_computes();
    a_forked_child_leaves_it_alone();
    finalize_completes();
    return end();
}
