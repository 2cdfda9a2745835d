/* Requests: what users hold to wait for some operations alone. A request is a small set of marks: merging is the union,
 * testing a comparison, and nothing is tracked per operation.
 *
 * Most requests need no memory. A handle is one of
 *
 *     0        no request
 *     a mark   bits 0-1 are 1, bit 2 REQUEST_HOLDS, 4-15 the number of a lane, 16-63 a sequence in its history;
 *              sequence 0: a live request that waits for nothing, as all that went over the direct route
 *     a name   bits 0-1 are 2, 2-31 a place in the table of struct request, 32-63 its generation: operations on several
 *              lanes, requests with options, and those of several threads have an object. A handle that is wrong is
 *              found out. */
#ifndef HEDDLE_REQUEST_H
#define HEDDLE_REQUEST_H

#include "core/lane.h"

typedef struct shmemx_request *request_handle;

enum {
    REQUEST_MARK = 1,
    REQUEST_NAME = 2,
    REQUEST_KIND = 3,
    REQUEST_HOLDS = 4, /* memory of the caller is in use up to the mark: results come there */
    REQUEST_LANE_SHIFT = 4,
    REQUEST_LANES = 1 << 12,
    REQUEST_SEQUENCE_SHIFT = 16,
    REQUEST_LANE = (REQUEST_LANES - 1) << REQUEST_LANE_SHIFT,
};
_Static_assert(sizeof(request_handle) == sizeof(uint64_t), "a mark fits a handle");

always_inline uint64_t word_of(request_handle handle) { return (uint64_t)(uintptr_t)handle; }
always_inline request_handle handle_of(uint64_t word) { return (request_handle)(uintptr_t)word; }

/* The word of a lane without a sequence. */
always_inline uint64_t request_lane_word(uint32_t number) { return number << REQUEST_LANE_SHIFT | REQUEST_MARK; }

/* An operation that is complete already is charged to the request: it exists from now on. */
always_inline void request_exists(request_handle *request)
{
    if (unlikely(!*request)) *request = handle_of(REQUEST_MARK);
}

/* A stage of shmem_finalize: objects that are left go. What is outstanding the lanes complete. */
void request_down(void);

/* The lane on which the next operation of a request is issued: of the calling thread on this context, unless the request
 * has one of its own. Waits for what a fence orders before it and this lane's streams do not. */
struct lane *request_lane(struct lane *usual, bool may_be_own, const request_handle *request, const char *where);

/* What was posted on the lane up to the mark belongs to the request. */
void request_note(request_handle *request, const struct lane *lane, uint64_t mark, bool holds, const char *where);

int request_alloc(long options, request_handle *request, const char *where);
int request_free(request_handle *request, const char *where);
int request_wait(request_handle *request, const char *where);
int request_wait_local(request_handle *request, const char *where);
int request_test(request_handle *request, int *flag, const char *where);
void request_fence(request_handle request, const char *where);

int request_wait_all(size_t count, request_handle *requests, const char *where);
int request_wait_any(size_t count, request_handle *requests, size_t *index, const char *where);
int request_wait_some(size_t count, request_handle *requests, size_t *completed, size_t *indices, const char *where);

/* All that the handles stand for becomes *out's, and they become NULL. */
int request_merge(size_t count, request_handle **in, request_handle *out, const char *where);
int request_merge_array(request_handle *out, int count, request_handle *requests, const char *where);

/* How many objects there are; for tests that count. */
size_t request_objects(void);

#endif
