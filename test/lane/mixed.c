/* Records of all kinds in one batch, with a request and without: each arrives, and each is counted once. Run with
 * HEDDLE_DIRECT=0, over a network that is slow enough that batches are gathered. */
#include <stdint.h>
#include <string.h>

#include <shmemx.h>

#include "test.h"

enum { ROUNDS = 200, LONGEST = 100 };

static long *table; /* a word, a sum, and what answers */
static char *bytes;
static shmem_ctx_t ctx;

struct counts {
    uint64_t writes, reads, writes_done, reads_done;
};

static struct counts counts_of(shmem_ctx_t of)
{
    struct counts now;
    shmemx_pcntr_get_completed_write(of, &now.writes_done);
    shmemx_pcntr_get_completed_read(of, &now.reads_done);
    shmemx_pcntr_get_issued_write(of, &now.writes);
    shmemx_pcntr_get_issued_read(of, &now.reads);
    return now;
}

static char byte_of(int round, size_t i) { return (char)(round + 3 * (int)i + 1); }

static void fill(char *source, int round)
{
    for (size_t i = 0; i < LONGEST; i++) source[i] = byte_of(round, i);
}

/* The first `nbytes` are there, and those behind are untouched. */
static void check_bytes(const char *found, int round, size_t nbytes)
{
    for (size_t i = 0; i < LONGEST; i++) check_equal(found[i], i < nbytes ? byte_of(round, i) : 0);
}

static void each_kind_arrives_and_is_counted(int pe)
{
    static char source[ROUNDS][LONGEST], back[ROUNDS][LONGEST];
    static long sums[ROUNDS];
    struct counts before = counts_of(ctx);
    for (int k = 0; k < ROUNDS; k++) {
        size_t nbytes = 1 + (size_t)k % LONGEST;
        fill(source[k], k);
        shmem_ctx_long_p(ctx, &table[0], k, pe);
        shmem_ctx_putmem_nbi(ctx, bytes + k * LONGEST, source[k], nbytes, pe);
        shmem_ctx_long_atomic_add(ctx, &table[1], 1, pe);
        shmem_ctx_getmem_nbi(ctx, back[k], bytes + k * LONGEST, nbytes, pe);
        shmem_ctx_long_atomic_fetch_add_nbi(ctx, &sums[k], &table[2], 2, pe);
    }
    struct counts issued = counts_of(ctx);
    check_equal(issued.writes - before.writes, 3 * ROUNDS);
    check_equal(issued.reads - before.reads, 2 * ROUNDS);
    shmem_ctx_quiet(ctx);
    for (int k = 0; k < ROUNDS; k++) {
        check_bytes(back[k], k, 1 + (size_t)k % LONGEST);
        check_equal(sums[k], 2 * k);
    }
    struct counts over = counts_of(ctx);
    check_equal(over.writes_done, over.writes);
    check_equal(over.reads_done, over.reads);
}

static void each_kind_can_be_charged_to_a_request(int pe)
{
    static char source[ROUNDS][LONGEST], back[ROUNDS][LONGEST];
    static long sums[ROUNDS];
    shmemx_request_h request = SHMEMX_REQUEST_NULL, each[ROUNDS] = {SHMEMX_REQUEST_NULL};
    struct counts before = counts_of(SHMEM_CTX_DEFAULT);
    for (int k = 0; k < ROUNDS; k++) {
        size_t nbytes = 1 + (size_t)k % LONGEST;
        fill(source[k], k);
        shmemx_putmem_nbe(bytes + k * LONGEST, source[k], nbytes, pe, &request);
        shmemx_long_atomic_add_nbe(&table[1], 1, pe, &request);
        shmemx_getmem_nbe(back[k], bytes + k * LONGEST, nbytes, pe, &each[k]);
        shmemx_long_atomic_fetch_add_nbe(&sums[k], &table[2], 2, pe, &each[k]);
        check(request != SHMEMX_REQUEST_NULL && each[k] != SHMEMX_REQUEST_NULL);
    }
    struct counts issued = counts_of(SHMEM_CTX_DEFAULT);
    check_equal(issued.writes - before.writes, 2 * ROUNDS);
    check_equal(issued.reads - before.reads, 2 * ROUNDS);
    for (int k = ROUNDS; k--;) {
        shmemx_request_wait(&each[k]);
        check_bytes(back[k], k, 1 + (size_t)k % LONGEST);
        check_equal(sums[k], 2 * k);
    }
    shmemx_request_wait(&request);
    check_equal(shmem_long_g(&table[1], pe), ROUNDS);
}

int main(void)
{
    shmem_init();
    table = shmem_calloc(3, sizeof *table);
    bytes = shmem_calloc(ROUNDS, LONGEST);
    check(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0);
    if (shmem_my_pe() == 0) each_kind_arrives_and_is_counted(1);
    shmem_barrier_all();
    memset(table, 0, 3 * sizeof *table);
    memset(bytes, 0, (size_t)ROUNDS * LONGEST);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) each_kind_can_be_charged_to_a_request(1);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    shmem_finalize();
    return test_result();
}
