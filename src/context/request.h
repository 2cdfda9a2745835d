/* Requests: handles with which a program waits for some operations alone. A request is a small set of marks: merging is
 * the union, testing a comparison, and no operation is tracked by itself.
 *
 * Most requests need no memory. A handle is one of
 *
 *     0        no request
 *     a mark   the mark to wait for, or IDLE_MARK: a live request that waits for nothing, because its operations went
 *              over the direct route
 *     a name   bit 63 is set, 32-62 are a generation, 0-31 a place in the table of struct request
 *
 * Operations on several lanes, requests with options, and requests of several threads have an object; the handle is its
 * name. A wrong handle is detected. */
#ifndef HEDDLE_REQUEST_H
#define HEDDLE_REQUEST_H

#include "context/context.h"
#include "lane/lane.h"

/* The handles of programs are pointers that must not be dereferenced. A lane notes marks in them as in a context. */
typedef uint64_t __attribute__((may_alias)) request_handle;

/* Charges an operation that is already complete: the request exists from now on. */
force_inline void request_exists(request_handle *request)
{
    if (unlikely(!*request)) *request = IDLE_MARK;
}

/* Prepares a variable of the program, whatever it holds, for a new request. */
void request_clear(request_handle *request, const char *where);

/* A stage of shmem_finalize: frees remaining objects. The lanes complete outstanding operations. */
void request_down(void);

/* Returns the context on which the next operation of a request is issued: this context if it is charged as well, or
 * else the request's own context if it has one, or else the request context of this one. Waits for operations that a
 * fence orders before it and the streams of this lane do not. */
struct context *request_context(struct context *c, bool on_ctx, const request_handle *request, const char *where);

/* Adds all operations up to the mark to the request. */
void request_note(request_handle *request, uint64_t mark, const char *where);

int request_alloc(long options, request_handle *request, const char *where);
int request_free(request_handle *request, const char *where);
int request_wait(request_handle *request, const char *where);
int request_wait_local(request_handle *request, const char *where);
int request_test(request_handle *request, int *flag, const char *where);

/* Returns true if request_wait, or request_wait_local, would return at once. Does not end the request. */
bool request_is_over(request_handle request, bool is_local, const char *where);

/* For calls of programs, which may repeat it at once: calls context_not_yet. */
int request_poll(request_handle *request, int *flag, const char *where);
void request_fence(request_handle request, const char *where);

/* Both return 0 when the request has ended, and a negative number if there is none. The test returns a positive number
 * if the request is not complete. */
int request_await(request_handle *request, const char *where);
int request_ask(request_handle *request, const char *where);

int request_wait_all(size_t count, request_handle *requests, const char *where);
int request_wait_any(size_t count, request_handle *requests, size_t *index, const char *where);
int request_wait_some(size_t count, request_handle *requests, size_t *completed, size_t *indices, const char *where);

/* Moves the operations of all handles to *out and sets the handles to NULL. */
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

/* Returns the number of objects; for tests. */
size_t request_objects(void);

#endif
