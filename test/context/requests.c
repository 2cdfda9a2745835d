/* What requests cost: objects, memory and lanes. The program is linked with the library's insides, to see them. Run
 * with HEDDLE_DIRECT=0, and with one lane as well as with many. */
#include "semantics/semantics.h"

#include <malloc.h>
#include <shmemx.h>

#include "lane/lane.h"
#include "lane/lane_pool.h"
#include "context/request.h"

enum { A_LITTLE = 512 << 10 }; /* bytes: more than lanes and messages in flight need, less than six for each request */
enum { LIVE = SANITIZED ? 20000 : 1000000, CHURN = SANITIZED ? 2000 : 100000, MANY = 1000, CONTEXTS = 8 };

static long words[64];
static uint32_t lanes;

/* Bytes, but for the lanes' buffers, which come and stay as they are needed. */
static size_t heap_in_use(void)
{
    size_t buffers = 0;
    for (uint32_t i = 0; i < lanes; i++) buffers += lane_pool.lanes[i].inside.n_batches * sizeof(struct batch);
    return SANITIZED ? 0 : mallinfo2().uordblks - buffers;
}

static void post(shmemx_request_h *request, int i) { shmemx_long_atomic_add_nbe(&words[i % 64], 1, after(1), request); }

static void a_million_live_requests_take_no_memory_but_their_handles(void)
{
    static shmemx_request_h requests[LIVE];
    for (int i = 0; i < LIVE; i++) post(&requests[0], i); /* the lane has all its buffers now */
    shmemx_request_wait(&requests[0]);
    shmem_barrier_all();
    const size_t before = heap_in_use();
    for (int i = 0; i < LIVE; i++) post(&requests[i], i);
    shmemx_request_wait(&requests[LIVE - 1]);
    shmem_barrier_all(); /* the network has copies of what is on its way */
    check(heap_in_use() < before + A_LITTLE);
    check_equal(request_objects(), 0);
    for (int i = 0; i < LIVE - 1; i++) check(requests[i] != SHMEMX_REQUEST_NULL);
    check_equal(shmemx_request_wait_all(LIVE, requests), 0);
    shmem_barrier_all();
}

/* Operations on several lanes need an object, until the request ends. */
static void a_request_on_several_lanes_has_one_object(void)
{
    shmem_ctx_t ctx[CONTEXTS];
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    for (int i = 0; i < CONTEXTS; i++) check_equal(shmem_ctx_create(0, &ctx[i]), 0);
    for (int i = 0; i < 4 * CONTEXTS; i++)
        shmemx_ctx_long_atomic_add_nbe(ctx[i % CONTEXTS], &words[0], 1, after(1), &request);
    check(request_objects() <= 1);
    if (lanes == 1) check_equal(request_objects(), 0);
    shmemx_request_wait(&request);
    check_equal(request_objects(), 0);
    for (int i = 0; i < CONTEXTS; i++) shmem_ctx_destroy(ctx[i]);
}

static void no_request_is_lost_in_many_rounds(void)
{
    size_t before = 0;
    shmem_barrier_all();
    for (int i = 0; i < CHURN; i++) {
        shmemx_request_h request;
        if (i == 100) before = heap_in_use();
        check_equal(shmemx_request_alloc(i % 2 ? SHMEMX_REQUEST_SHARED : SHMEMX_REQUEST_PERSISTENT, &request), 0);
        check_equal(request_objects(), 1);
        if (i % 16 == 0) post(&request, i);
        shmemx_request_free(&request);
        check_equal(request_objects(), 0);
    }
    check(heap_in_use() < before + A_LITTLE);
    shmem_barrier_all(); /* what others do next on their lanes takes memory of our receive endpoint, too */
}

static void many_live_requests_share_the_lanes(void)
{
    static shmemx_request_h requests[MANY];
    for (int i = 0; i < MANY; i++) {
        check_equal(shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE_TRY, &requests[i]), 0);
        post(&requests[i], i);
    }
    check_equal(request_objects(), MANY);
    for (int i = 0; i < MANY; i++) check_equal(shmemx_request_wait(&requests[i]), 0);
    check_equal(request_objects(), 0);
}

static int taken(void)
{
    int count = 0;
    for (uint32_t i = 0; i < lanes; i++) count += lane_pool.lanes[i].binding.users != 0;
    return count;
}

/* With a lane of its own, or not at all; and the lane is free again when it ends. */
static void an_exclusive_request_has_a_lane_of_its_own_or_is_not_made(void)
{
    enum { MORE = 100 };
    shmemx_request_h requests[MORE], last = SHMEMX_REQUEST_NULL;
    const int before = taken();
    int made = 0;
    while (made < MORE && !shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE, &requests[made])) made++;
    check(made < MORE && !requests[made]);
    check(lanes > 2 ? made > 0 : made >= 0);
    check_equal(taken(), before + made);
    for (int i = 0; i < made; i++) post(&requests[i], i);
    for (int i = 0; i < made; i++) shmemx_request_wait(&requests[i]);
    check_equal(taken(), before);
    check_equal(shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE, &last) == 0, made > 0);
    shmemx_request_free(&last);
}

/* Words may lie gathered for a request that ends: by itself, and with the library. */
static void an_exclusive_request_may_end_with_words_gathered(void)
{
    for (int i = 0; i < 2; i++) {
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        if (shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE, &request)) return;
        for (int k = 0; k < 50; k++) post(&request, k);
        if (!i) shmemx_request_free(&request);
    }
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    lanes = lane_pool.n_lanes;
    a_million_live_requests_take_no_memory_but_their_handles();
    a_request_on_several_lanes_has_one_object();
    no_request_is_lost_in_many_rounds();
    many_live_requests_share_the_lanes();
    an_exclusive_request_has_a_lane_of_its_own_or_is_not_made();
    shmem_barrier_all();
    an_exclusive_request_may_end_with_words_gathered();
    return end();
}
