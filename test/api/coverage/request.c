/* Requests: made, merged, tested and waited for; each puts numbers to the right neighbour, and looks there. */
#include "coverage.h"

enum { MANY = 6 };

static uint64_t targets[MANY];
static const uint64_t numbers[MANY] = {11, 22, 33, 44, 55, 66};

static int next_pe(void) { return (my_pe + 1) % n_pes; }

static void post(int i, shmemx_request_h *request)
{
    shmemx_uint64_put_nbe(&targets[i], &numbers[i], 1, next_pe(), request);
}

/* Nobody writes to the targets, and they are 0. */
static void start(void)
{
    shmem_barrier_all();
    for (int i = 0; i < MANY; i++) targets[i] = 0;
    shmem_barrier_all();
}

/* The first n puts have arrived, as others can see: for who has waited for them. */
static void expect_arrived(const struct function *f, int n)
{
    for (int i = 0; i < n; i++)
        if (shmem_uint64_atomic_fetch(&targets[i], next_pe()) != numbers[i])
            failed(f->name, "put %d has not arrived", i);
}

static void expect_over(const struct function *f, int result, const shmemx_request_h *request)
{
    if (result) failed(f->name, "returned %d", result);
    if (*request != SHMEMX_REQUEST_NULL) failed(f->name, "left a request");
}

void test_request_alloc(const struct function *f)
{
    const long all[] = {0,
                        SHMEMX_REQUEST_PRIVATE,
                        SHMEMX_REQUEST_SHARED,
                        SHMEMX_REQUEST_SERIALIZED,
                        SHMEMX_REQUEST_EXCLUSIVE_TRY,
                        SHMEMX_REQUEST_LOCAL,
                        SHMEMX_REQUEST_PRIORITY_HIGH,
                        SHMEMX_REQUEST_PRIORITY_LOW,
                        SHMEMX_REQUEST_PRIVATE | SHMEMX_REQUEST_EXCLUSIVE_TRY};
    start();
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        shmemx_request_h request;
        if (shmemx_request_alloc(all[i], &request)) failed(f->name, "options %#lx are refused", all[i]);
        if (!request) failed(f->name, "options %#lx make nothing", all[i]);
        post(0, &request);
        expect_over(f, shmemx_request_wait(&request), &request);
        if (!(all[i] & SHMEMX_REQUEST_LOCAL)) expect_arrived(f, 1);
    }
    shmemx_request_h lasting;
    if (shmemx_request_alloc(SHMEMX_REQUEST_PERSISTENT, &lasting)) failed(f->name, "PERSISTENT is refused");
    for (int i = 0; i < MANY; i++) {
        post(i, &lasting);
        if (shmemx_request_wait(&lasting) || !lasting) failed(f->name, "a persistent request does not last");
        expect_arrived(f, i + 1);
    }
    expect_over(f, shmemx_request_free(&lasting), &lasting);
    if (!shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE, &lasting)) {
        post(0, &lasting);
        shmemx_request_wait(&lasting);
    }
    if (lasting) failed(f->name, "an exclusive request that is refused is something");
}

void test_request_allocate(const struct function *f)
{
    shmemx_request_h request;
    start();
    if (shmemx_request_allocate(&request) || !request) failed(f->name, "makes nothing");
    post(0, &request);
    expect_over(f, shmemx_request_wait(&request), &request);
    expect_arrived(f, 1);
}

static void post_all(shmemx_request_h *request)
{
    for (int i = 0; i < MANY; i++) post(i, request);
}

/* Waits, in several ways */

typedef int wait_function(shmemx_request_h *);
static void end_by(const struct function *f, wait_function *wait)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    start();
    expect_over(f, wait(&request), &request);
    post_all(&request);
    if (!request) failed(f->name, "a put makes no request");
    expect_over(f, wait(&request), &request);
    expect_arrived(f, MANY);
}

static int by_request_wait(shmemx_request_h *request) { return shmemx_request_wait(request); }
static int by_wait_nbe(shmemx_request_h *request) { return shmemx_wait_nbe(request); }
static int by_request_free(shmemx_request_h *request) { return shmemx_request_free(request); }

void test_request_wait(const struct function *f) { end_by(f, by_request_wait); }
void test_wait_nbe(const struct function *f) { end_by(f, by_wait_nbe); }
void test_request_free(const struct function *f) { end_by(f, by_request_free); }

/* Tests, in several ways */

typedef int test_function(shmemx_request_h *, int *);
static void test_by(const struct function *f, test_function *test)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    int flag = 0;
    start();
    if (test(&request, &flag) || flag != 1) failed(f->name, "no request is not complete");
    post_all(&request);
    do {
        if (test(&request, &flag)) failed(f->name, "fails");
        if (!flag != !!request) failed(f->name, "flag %d, request %p", flag, (void *)request);
    } while (!flag);
    expect_arrived(f, MANY);
}

static int by_request_test(shmemx_request_h *request, int *flag) { return shmemx_request_test(request, flag); }
static int by_test_nbe(shmemx_request_h *request, int *flag) { return shmemx_test_nbe(request, flag); }

void test_request_test(const struct function *f) { test_by(f, by_request_test); }
void test_test_nbe(const struct function *f) { test_by(f, by_test_nbe); }

/* The names of the drafts, whose result says more. */

void test_req_wait(const struct function *f)
{
    shmem_req_h request = SHMEM_REQ_INVALID;
    start();
    if (shmemx_req_wait(&request) >= 0) failed(f->name, "waits for no request");
    post_all(&request);
    expect_over(f, shmem_req_wait(&request), &request);
    expect_arrived(f, MANY);
}

void test_req_test(const struct function *f)
{
    shmem_req_h request = SHMEM_REQ_INVALID;
    int result;
    start();
    if (shmemx_req_test(&request) >= 0) failed(f->name, "tests no request");
    post_all(&request);
    while ((result = shmem_req_test(&request)) > 0)
        if (!request) failed(f->name, "ends a request that is not complete");
    expect_over(f, result, &request);
    expect_arrived(f, MANY);
}

void test_request_wait_local(const struct function *f)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    uint64_t got = 0, fetched = 0;
    start();
    targets[0] = 5;
    shmem_sync_all();
    shmemx_uint64_get_nbe(&got, &targets[0], 1, next_pe(), &request);
    shmemx_uint64_atomic_fetch_nbe(&fetched, &targets[0], next_pe(), &request);
    if (shmemx_request_wait_local(&request) || !request) failed(f->name, "ends the request");
    if (got != 5 || fetched != 5) failed(f->name, "got %ju and %ju, not 5", (uintmax_t)got, (uintmax_t)fetched);
    shmemx_request_wait(&request);
    if (shmemx_request_wait_local(&request) || request) failed(f->name, "waits for nothing");
}

void test_request_fence(const struct function *f)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    start();
    shmemx_request_fence(request);
    for (int i = 0; i < MANY - 1; i++) post(i, &request);
    shmemx_request_fence(request);
    shmemx_uint64_atomic_set_nbe(&targets[MANY - 1], 1, next_pe(), &request);
    shmem_uint64_wait_until(&targets[MANY - 1], SHMEM_CMP_EQ, 1);
    for (int i = 0; i < MANY - 1; i++)
        if (targets[i] != numbers[i]) failed(f->name, "what comes later overtakes put %d", i);
    shmemx_request_wait(&request);
}

static void post_to_each(shmemx_request_h *requests)
{
    start();
    for (int i = 0; i < MANY; i++) {
        requests[i] = SHMEMX_REQUEST_NULL;
        post(i, &requests[i]);
    }
}

static void expect_all_over(const struct function *f, const shmemx_request_h *requests)
{
    for (int i = 0; i < MANY; i++) expect_over(f, 0, &requests[i]);
    expect_arrived(f, MANY);
}

void test_request_wait_all(const struct function *f)
{
    shmemx_request_h requests[MANY];
    post_to_each(requests);
    if (shmemx_request_wait_all(MANY, requests)) failed(f->name, "fails");
    expect_all_over(f, requests);
}

void test_request_wait_any(const struct function *f)
{
    shmemx_request_h requests[MANY];
    size_t index = 0;
    post_to_each(requests);
    for (int i = 0; i < MANY; i++) {
        if (shmemx_request_wait_any(MANY, requests, &index) || index >= MANY || requests[index])
            failed(f->name, "index %zu", index);
    }
    if (shmemx_request_wait_any(MANY, requests, &index) || index != SIZE_MAX) failed(f->name, "finds one more");
    expect_all_over(f, requests);
}

void test_request_wait_some(const struct function *f)
{
    shmemx_request_h requests[MANY];
    size_t count, indices[MANY], sum = 0;
    post_to_each(requests);
    do {
        if (shmemx_request_wait_some(MANY, requests, &count, indices)) failed(f->name, "fails");
        for (size_t i = 0; i < count; i++) sum += 1 + indices[i];
    } while (count);
    if (sum != MANY * (MANY + 1) / 2) failed(f->name, "indices add up to %zu", sum);
    expect_all_over(f, requests);
}

void test_merge_request(const struct function *f)
{
    shmemx_request_h requests[MANY], *pointers[MANY + 2], out = SHMEMX_REQUEST_NULL;
    post_to_each(requests);
    for (int i = 0; i < MANY; i++) pointers[i] = &requests[i];
    pointers[MANY] = NULL;
    pointers[MANY + 1] = &requests[0];
    if (shmemx_merge_request(MANY + 2, pointers, &out) || !out) failed(f->name, "fails");
    expect_over(f, shmemx_request_wait(&out), &out);
    expect_all_over(f, requests);
}

void test_request_merge(const struct function *f)
{
    shmemx_request_h requests[MANY], out = SHMEMX_REQUEST_NULL;
    post_to_each(requests);
    if (shmemx_request_merge(&out, MANY, requests) || !out) failed(f->name, "fails");
    expect_over(f, shmemx_request_wait(&out), &out);
    expect_all_over(f, requests);
}
