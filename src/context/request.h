/* Requests: what users hold to wait for some operations alone. A request is a small set of marks: merging is the union,
 * testing a comparison, and nothing is tracked per operation.
 *
 * Most requests need no memory. A handle is one of
 *
 *     0        no request
 *     a mark   what to wait for, or IDLE_MARK: a live request that waits for nothing, as all that went over the direct
 *              route
 *     a name   bit 63 is set, 32-62 are a generation, 0-31 a place in the table of struct request
 *
 * Operations on several lanes, requests with options, and those of several threads have an object, which the name
 * means. A handle that is wrong is found out. */
#ifndef HEDDLE_REQUEST_H
#define HEDDLE_REQUEST_H

#include "context/context.h"
#include "lane/lane.h"

/* The programs' handles are pointers to what does not exist. A lane notes marks in them as in a context. */
typedef uint64_t __attribute__((may_alias)) request_handle;

/* An operation that is complete already is charged to the request: it exists from now on. */
force_inline void request_exists(request_handle *request)
{
    if (unlikely(!*request)) *request = IDLE_MARK;
}

/* A stage of shmem_finalize: frees remaining objects. The lanes complete outstanding operations. */
void request_down(void);

/* The context on which the next operation of a request is issued: this one, if it is charged as well, or else its
 * request context, unless the request has one of its own. Waits for what a fence orders before it and this lane's
 * streams do not. */
struct context *request_context(struct context *c, bool on_ctx, const request_handle *request, const char *where);

/* Adds all operations up to the mark to the request. */
void request_note(request_handle *request, uint64_t mark, const char *where);

int request_alloc(long options, request_handle *request, const char *where);
int request_free(request_handle *request, const char *where);
int request_wait(request_handle *request, const char *where);
int request_wait_local(request_handle *request, const char *where);
int request_test(request_handle *request, int *flag, const char *where);

/* The same for programs, which may repeat it at once: context_not_yet. */
int request_poll(request_handle *request, int *flag, const char *where);
void request_fence(request_handle request, const char *where);

int request_wait_all(size_t count, request_handle *requests, const char *where);
int request_wait_any(size_t count, request_handle *requests, size_t *index, const char *where);
int request_wait_some(size_t count, request_handle *requests, size_t *completed, size_t *indices, const char *where);

/* All that the handles stand for becomes *out's, and they become NULL. */
int request_merge(size_t count, request_handle **in, request_handle *out, const char *where);
int request_merge_array(request_handle *out, int count, request_handle *requests, const char *where);

/* An object that a request waits for and that waiting threads must progress: a link in a list of the request, owned by
 * the object. Waits and tests call `advance` from any thread, which returns true at its end, and `release` when the
 * request no longer needs it. */
struct pending {
    struct pending *next;
    bool (*advance)(struct pending *p);
    void (*release)(struct pending *p);
};
void request_add_pending(request_handle *request, struct pending *p, const char *where);

/* How many objects there are; for tests that count. */
size_t request_objects(void);

#endif
